export const id = 7901;
export const ids = [7901,3851,8756,2889];
export const modules = {

/***/ 43851:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EZ4: () => (/* binding */ kinds),
/* harmony export */   IeY: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.IeY),
/* harmony export */   Ikc: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.Ikc),
/* harmony export */   KCZ: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.KCZ),
/* harmony export */   L5J: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.L5J),
/* harmony export */   OZ5: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.OZ5),
/* harmony export */   PVZ: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.PVZ),
/* harmony export */   QaX: () => (/* binding */ schemaAddress),
/* harmony export */   RZV: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.RZV),
/* harmony export */   Whr: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.Whr),
/* harmony export */   YOg: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.YOg),
/* harmony export */   YjP: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.YjP),
/* harmony export */   YqI: () => (/* binding */ choice),
/* harmony export */   _H3: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__._H3),
/* harmony export */   aig: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.aig),
/* harmony export */   auy: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.auy),
/* harmony export */   blZ: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.blZ),
/* harmony export */   chJ: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.chJ),
/* harmony export */   euz: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.euz),
/* harmony export */   g1P: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.g1P),
/* harmony export */   gMt: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.gMt),
/* harmony export */   ilI: () => (/* binding */ textWithout),
/* harmony export */   k5n: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.k5n),
/* harmony export */   rej: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.rej),
/* harmony export */   vkY: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.vkY),
/* harmony export */   zMY: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.zMY)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88532);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85411);

zod__WEBPACK_IMPORTED_MODULE_1__/* .config */ .$W({ jitless: true });

const kinds = {
    array: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg,
    boolean: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY,
    number: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig,
    strictObject: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej,
    string: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP,
    union: zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ,
    unknown: zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J,
};
function textWithout(faultOf) {
    return zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
        .min(1)
        .superRefine((text, context) => {
        const message = faultOf(text);
        if (message !== undefined)
            context.addIssue({ code: "custom", message });
    });
}
const schemaAddress = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
    .describe("The address of this schema, for editors. A YAML file names it in its first line instead")
    .optional();
function choice(about, means) {
    return zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(Object.keys(means))
        .meta({ description: about, enumDescriptions: Object.values(means) });
}


/***/ }),

/***/ 22867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fp: () => (/* binding */ permissionOf),
/* harmony export */   KA: () => (/* binding */ isPerson),
/* harmony export */   rz: () => (/* binding */ findAcceptance)
/* harmony export */ });
/* harmony import */ var _core_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43851);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44463);
/* harmony import */ var _commits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32577);



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
            none: `@${actor.login}, who set ${label}, opened the pull request: ask another person with triage rights to set it`,
        };
    if (await mayTriage(github, actor))
        return { by: actor.login };
    return { none: `@${actor.login}, who set ${label}, has no triage rights` };
}
function notSet(label) {
    return { none: `the label "${label}" is not set` };
}
const pullRequestSchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    created_at: _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    labels: _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ name: _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })),
    user: _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr() }).nullable(),
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
const rightsSchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    permission: _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    role_name: _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    user: _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(), permissions: _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ triage: _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional() }).optional() }),
});
function isPerson({ type, login }) {
    return type === "User" && LOGIN.test(login);
}
const NO_RIGHTS = { permission: "none", role: "none", mayTriage: false };
async function permissionOf({ octokit, owner, repo }, { id, login }) {
    const { data } = await octokit.rest.repos.getCollaboratorPermissionLevel({ owner, repo, username: login });
    const { permission, role_name: role, user } = (0,_client_js__WEBPACK_IMPORTED_MODULE_1__.readAnswer)(rightsSchema, data, "a permission");
    if (user.id !== id)
        return NO_RIGHTS;
    return { permission, role, mayTriage: user.permissions?.triage === true };
}
async function mayTriage(github, actor) {
    const { permission, role, mayTriage } = await permissionOf(github, actor);
    return ["admin", "write"].includes(permission) || role === "triage" || mayTriage;
}


/***/ }),

/***/ 32604:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runAction: () => (/* binding */ runAction)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/escape.js + 1 modules
var core_escape = __webpack_require__(11977);
// EXTERNAL MODULE: ./build/core/files.js
var files = __webpack_require__(21645);
// EXTERNAL MODULE: ./build/core/install-command.js
var install_command = __webpack_require__(96837);
// EXTERNAL MODULE: ./build/core/interruptible.js
var interruptible = __webpack_require__(49981);
// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(28314);
// EXTERNAL MODULE: ./build/core/limits.js
var limits = __webpack_require__(40332);
// EXTERNAL MODULE: ./build/core/parse-json.js
var parse_json = __webpack_require__(40476);
// EXTERNAL MODULE: ./build/core/problems.js
var core_problems = __webpack_require__(51400);
// EXTERNAL MODULE: ./build/gate/job.js + 1 modules
var job = __webpack_require__(79933);
// EXTERNAL MODULE: ./build/gate/score/fingerprint.js
var fingerprint = __webpack_require__(16815);
// EXTERNAL MODULE: ./build/gate/score/shards.js
var shards = __webpack_require__(64254);
// EXTERNAL MODULE: ./build/report/red.js
var red = __webpack_require__(65408);
// EXTERNAL MODULE: ./build/scorers/judge/judgement.js
var judgement = __webpack_require__(13629);
// EXTERNAL MODULE: ./build/config/policy.js
var config_policy = __webpack_require__(98389);
// EXTERNAL MODULE: ./build/github/acceptance.js
var acceptance = __webpack_require__(22867);
// EXTERNAL MODULE: ./build/core/schema.js
var schema = __webpack_require__(43851);
// EXTERNAL MODULE: ./build/gate/baseline/base-expectations.js
var base_expectations = __webpack_require__(6667);
// EXTERNAL MODULE: ./build/github/client.js
var client = __webpack_require__(44463);
// EXTERNAL MODULE: ./build/github/commits.js + 1 modules
var commits = __webpack_require__(32577);
;// CONCATENATED MODULE: ./build/github/base-files.js





const PAGE = 100;
const REGULAR = [0o100644, 0o100755];
const queryFor = (paths) => `
query ($owner: String!, $repo: String!, $commit: GitObjectID!, ${paths.map((_, at) => `$p${at}: String!`).join(", ")}) {
  repository(owner: $owner, name: $repo) {
    object(oid: $commit) { ... on Commit { ${paths.map((_, at) => `f${at}: file(path: $p${at}) { ...source }`).join(" ")} } }
  }
}
fragment source on TreeEntry { mode object { ... on Blob { byteSize isTruncated text } } }`;
const entrySchema = schema/* object */.Ikc({
    mode: schema/* int */.Whr(),
    object: schema/* object */.Ikc({
        byteSize: schema/* int */.Whr().min(0).optional(),
        isTruncated: schema/* boolean */.zMY().optional(),
        text: schema/* string */.YjP().nullish(),
    })
        .nullable(),
})
    .nullable();
const answerSchema = schema/* object */.Ikc({
    repository: schema/* object */.Ikc({ object: schema/* record */.g1P(schema/* string */.YjP(), entrySchema) }),
});
async function readBaseFiles(github, files, commit) {
    const requested = [...new Set(files)].flatMap((file) => {
        const path = pathOf(file);
        return path === undefined ? [] : [{ file, path }];
    });
    const found = [];
    const unread = [];
    try {
        for (let from = 0; from < requested.length; from += PAGE) {
            const page = requested.slice(from, from + PAGE);
            const entries = await entriesAt(github, page.map(({ path }) => path), commit);
            for (const [at, { file, path }] of page.entries()) {
                const entry = entries[at] ?? null;
                const read = entry === null ? undefined : await textOf(github, entry, path, commit);
                if (read !== undefined && "text" in read)
                    found.push({ file, text: read.text });
                else if (read !== undefined)
                    unread.push({ severity: "warning", file, message: (0,base_expectations/* unusedText */.qw)(read.why) });
            }
        }
        return { commit, files: found, unread };
    }
    catch (error) {
        if (!(0,client.isFaultOfGitHub)(error))
            throw error;
        const message = `changed cases are not scored by what the base expects, because that cannot be read: ${(0,client.lookText)(error)}`;
        return { commit, files: [], unread: [{ severity: "warning", message }] };
    }
}
function pathOf(file) {
    try {
        return (0,commits/* insideRepository */.rz)(file);
    }
    catch (error) {
        if (!(error instanceof client.GitHubError))
            throw error;
        return undefined;
    }
}
async function entriesAt({ octokit, owner, repo }, paths, commit) {
    const variables = Object.fromEntries(paths.map((path, at) => [`p${at}`, path]));
    const answer = await octokit.graphql(queryFor(paths), { owner, repo, commit, ...variables });
    const { object } = (0,client.readAnswer)(answerSchema, answer, "files of a commit").repository;
    return paths.map((_, at) => {
        const entry = object[`f${at}`];
        if (entry === undefined)
            throw new client.GitHubError("GitHub's answer is cut off or is not files of a commit");
        return entry;
    });
}
async function textOf(github, { mode, object }, path, commit) {
    const { byteSize = 0, isTruncated = true, text } = object ?? {};
    const isFile = REGULAR.includes(mode);
    if (isFile && byteSize > limits/* limits */.Fy.configurationBytes)
        return { why: `it has ${byteSize} bytes, and ${limits/* limits */.Fy.configurationBytes} are read` };
    const isWhole = isFile && !isTruncated && Buffer.byteLength(text ?? "") === byteSize;
    if (isWhole && typeof text === "string")
        return { text };
    try {
        const whole = await (0,commits/* readFileAt */._T)(github, path, commit, limits/* limits */.Fy.configurationBytes);
        return whole === undefined ? undefined : { text: whole };
    }
    catch (error) {
        if (!(0,client.isFaultOfGitHub)(error))
            throw error;
        return { why: (0,client.faultText)(error) };
    }
}

// EXTERNAL MODULE: ./build/github/config-files.js
var config_files = __webpack_require__(4620);
// EXTERNAL MODULE: ./build/gate/baseline/baseline.js
var baseline_baseline = __webpack_require__(68541);
// EXTERNAL MODULE: ./build/gate/compare/weakenings.js
var weakenings = __webpack_require__(4218);
// EXTERNAL MODULE: ./build/github/baseline.js + 1 modules
var baseline = __webpack_require__(59992);
// EXTERNAL MODULE: ./build/github/event.js
var github_event = __webpack_require__(6830);
// EXTERNAL MODULE: ./build/github/inputs.js
var github_inputs = __webpack_require__(52325);
// EXTERNAL MODULE: ./build/github/log.js
var log = __webpack_require__(30284);
;// CONCATENATED MODULE: ./build/github/find-baseline.js









async function selectBaseline(started, github, baseCommit, policy, pushes) {
    const { inputs, event } = started;
    const isTrusted = event.role === "base";
    if (inputs.baseline === "none" && isTrusted)
        return { baseline: baseline_baseline/* noBaseline */.f$, isFirstUse: false, usual: null };
    if (baseCommit === null)
        return {
            baseline: firstUse("there is no commit before this one", event),
            isFirstUse: event.unlistedBranch === null,
            usual: null,
        };
    if (inputs.baseline !== "auto" && isTrusted)
        return {
            baseline: await namedBaseline(inputs.baseline, started, github, baseCommit),
            isFirstUse: false,
            usual: null,
        };
    const found = await recordedBaseline(started, github, baseCommit, policy, pushes);
    const recorded = found.state === "first-use" ? firstUse(found.reason, event) : found;
    const isFirstUse = recorded.state === "first-use";
    const usual = recorded.state === "found" ? recorded.report.settings : null;
    const baseline = inputs.baseline === "auto" ? recorded : await unlessWeaker(started, github, baseCommit, recorded);
    return { baseline, isFirstUse, usual };
}
function firstUse(reason, { unlistedBranch, baseBranch }) {
    if (unlistedBranch === null)
        return { state: "first-use", reason };
    const why = `${unlistedBranch} is no base branch, and ${baseBranch} has recorded no report`;
    return { state: "missing", reason: why };
}
function recordedBaseline({ inputs, event, environment }, github, baseCommit, policy, pushes) {
    return (0,baseline/* findBaseline */.X)(github, {
        pushes,
        suite: inputs.suite,
        call: inputs.call,
        baseCommit,
        baseBranch: event.baseBranch,
        repositoryId: environment.repositoryId,
        workflow: (0,github_event/* workflowFile */.EY)(environment),
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
    const selection = typeof usual?.baseline === "string" ? usual.baseline : started.inputs.baseline;
    const isUsual = usual !== null && (0,weakenings/* changedSettings */.Sb)((0,github_inputs/* settingsOf */.f5)(started.inputs), usual).length === 0;
    const isFirst = recorded.state === "first-use";
    if (selection === "auto" || (selection === "none" && !isUsual && !isFirst))
        return recorded;
    const baseline = await namedBaseline(selection, started, github, baseCommit);
    return baseline.state === "found" && usual !== null
        ? { ...baseline, report: { ...baseline.report, settings: usual } }
        : baseline;
}
async function namedBaseline(file, { inputs: { suite } }, github, commit) {
    if (file === "none")
        return baseline_baseline/* noBaseline */.f$;
    const text = await (0,commits/* readFileAt */._T)(github, file, commit, limits/* limits */.Fy.baselineBytes);
    if (text === undefined)
        return { state: "missing", reason: `the base commit has no file ${file}` };
    const problems = [];
    const { baselineFromText } = await Promise.all(/* import() */[__webpack_require__.e(7785), __webpack_require__.e(6500)]).then(__webpack_require__.bind(__webpack_require__, 76500));
    const baseline = baselineFromText({ file, text }, suite, problems);
    if (problems.length > 0)
        throw new core_problems/* ConfigurationError */.j1(problems);
    return baseline;
}

// EXTERNAL MODULE: ./build/github/gate-suites.js
var gate_suites = __webpack_require__(2593);
// EXTERNAL MODULE: ./build/gate/baseline/earlier-runs.js
var earlier_runs = __webpack_require__(87063);
// EXTERNAL MODULE: ./build/gate/baseline/provenance.js
var provenance = __webpack_require__(83933);
// EXTERNAL MODULE: ./build/github/runs.js
var github_runs = __webpack_require__(51018);
;// CONCATENATED MODULE: ./build/github/list-earlier-runs.js







const EVENTS = ["pull_request", "workflow_dispatch", "push"];
const ENDED = ["success", "failure"];
async function findEarlierRuns(started, github) {
    const { inputs, event, environment } = started;
    const found = { count: 0, runs: [] };
    if (event.role !== "head" || inputs.shard !== undefined)
        return found;
    const commit = event.pullRequest?.headCommit ?? event.commit;
    const earlier = await earlierAt(started, github, commit);
    found.count = earlier.filter(hasEnded).length;
    const inOrder = [...earlier.filter(hasEnded), ...earlier.filter((run) => !hasEnded(run))];
    const own = environment.runAttempt > 1 ? [{ id: environment.runId, commit, conclusion: "failure" }] : [];
    for (const run of [...own, ...inOrder.slice(0, limits/* limits */.Fy.earlierRuns)]) {
        const reports = await (0,github_runs/* reportsOfRun */.Eg)(github, run, (0,github_inputs/* callName */.AA)(inputs)).catch(unlessGone);
        if ("why" in reports)
            continue;
        if (!hasEnded(run))
            found.count += 1;
        found.runs.push(...reports.filter((report) => isOfHead(report, commit)).map(earlier_runs/* earlierRunIn */.LU));
    }
    return found;
}
function unlessGone(error) {
    if ((0,client.statusOf)(error) !== 404)
        throw error;
    return { why: "is gone" };
}
async function earlierAt({ event, environment }, github, commit) {
    const { repository, repositoryId, runId } = environment;
    const workflow = (0,github_event/* workflowFile */.EY)(environment);
    if (workflow === "")
        return [];
    const home = event.pullRequest === null ? repositoryId : event.pullRequest.headRepositoryId;
    const { runs } = await (0,github_runs/* listRuns */.v)(github, { commit, workflow, branch: null }, 1);
    return (runs
        .filter((run) => run.id !== runId && run.headRepositoryId === home && EVENTS.includes(run.event))
        .filter((run) => run.event !== "push" || run.branch !== event.baseBranch)
        .filter(({ path }) => (0,provenance/* isOfWorkflow */.b9)(path, { workflows: [workflow], repository }))
        .sort((a, b) => b.id - a.id));
}
function hasEnded({ conclusion }) {
    return ENDED.includes(conclusion);
}
function isOfHead({ role, headCommit, commit: tested }, commit) {
    return role === "head" && (headCommit ?? tested) === commit;
}

// EXTERNAL MODULE: ./build/github/pull-requests.js
var pull_requests = __webpack_require__(89554);
;// CONCATENATED MODULE: ./build/github/base-branch.js














async function lookAtBaseBranch(started) {
    const { inputs, event, environment, github } = started;
    const here = await (0,config_files/* configHere */.Xt)(inputs.policy, environment.workspace);
    if (github === undefined)
        return unseen(started, here, "the input github-token is empty");
    try {
        const base = await baseCommitOf(github, event.base);
        (0,log/* debug */.Yz)(`base commit: ${base.commit ?? "none"}`);
        const lookAt = event.role === "base" ? onBase : onHead;
        return await lookAt(started, github, here, base);
    }
    catch (error) {
        if (!(0,client.isFaultOfGitHub)(error))
            throw error;
        return unseen(started, here, (0,client.lookText)(error));
    }
}
async function onBase(started, github, here, { commit: baseCommit, time }) {
    const looks = [];
    for (const inputs of (0,gate_suites/* suitesFor */.f)(started.inputs, { base: here })) {
        const { baseline } = await selectBaseline({ ...started, inputs }, github, baseCommit, here);
        const policy = ownPolicy(inputs, here);
        looks.push({ inputs, baseCommit, baseline, policy, time: started.event.time ?? time, ...NOT_ACCEPTED });
    }
    return looks;
}
async function onHead(started, github, here, { commit: baseCommit, policyCommit: tested, time }) {
    const { policy: file } = started.inputs;
    const policyCommit = mayBeOld(started) ? await tipOf(github, started, tested) : tested;
    const pushes = baseCommit === null ? undefined : (0,github_runs/* runsAt */.A)(github, baseCommit, "push", started.event.baseBranch);
    const earlier = findEarlierRuns(started, github);
    pushes?.catch(() => { });
    earlier.catch(() => { });
    const named = policyCommit === null ? undefined : await (0,config_files/* configAt */.ES)(github, [file, ...config_policy/* CONFIG_FILES */.n0], policyCommit);
    demandPolicy(file, [named, here]);
    const looks = [];
    const left = new Set();
    const suites = (0,gate_suites/* suitesFor */.f)(started.inputs, { base: named, head: here });
    const atBase = expectationsAt(github, suites, baseCommit);
    atBase.catch(() => { });
    for (const inputs of suites) {
        const suiteStart = { ...started, inputs };
        const { baseline, isFirstUse, usual } = await selectBaseline(suiteStart, github, baseCommit, named, pushes);
        const { base, isKnown } = await policyFileOfBase(github, {
            file,
            named,
            usual,
            isFirstUse,
            policyCommit,
        });
        const sides = { base: isKnown ? base : undefined, head: here };
        for (const name of suitesLeftOut(started.inputs, suites, baseline, sides))
            left.add(name);
        const head = (await lagsBehind(github, here, base, baseCommit, policyCommit)) ? base : here;
        const chosen = (0,config_policy/* choosePolicy */.KV)({ base, head, isFirstUse });
        const policy = isKnown ? chosen : unknownPolicy(chosen, file);
        (0,log/* debug */.Yz)(`suite ${inputs.suite}: policy in force: ${policy.source}`);
        const accepted = await base_branch_acceptance(started, github, policy.policy);
        looks.push({
            inputs,
            baseCommit,
            baseline,
            baseExpectations: ofSuite(await atBase, inputs),
            policy,
            time: started.event.time ?? time,
            earlier: await earlier,
            ...accepted,
        });
    }
    const [first, ...rest] = looks;
    if (first === undefined || left.size === 0)
        return looks;
    return [{ ...first, baseline: { ...first.baseline, leftOut: [...left].sort() } }, ...rest];
}
function unknownPolicy(chosen, file) {
    const message = `is not known to be the base branch's policy while its baseline cannot be read, so an inconclusive verdict blocks. Keep the policy in ${config_policy/* CONFIG_FILE */.g2}`;
    const { policy, problems } = chosen;
    return {
        ...chosen,
        policy: { ...policy, gate: { ...policy.gate, inconclusive: "fail" } },
        problems: [...problems, { severity: "warning", file, message }],
    };
}
function suitesLeftOut(inputs, gated, baseline, { base, head }) {
    const names = (config) => config?.suites.map(({ name }) => name) ?? [];
    const declared = names(base);
    const { state, together = [], calls = [] } = baseline;
    const call = (0,github_inputs/* callName */.AA)(inputs);
    const isGated = (name) => gated.some(({ suite }) => suite === name);
    const recorded = together.length > 0 ? together : calls;
    const left = () => {
        if (state === "found" || call === config_policy/* DEFAULT_SUITE */.TR)
            return together.filter((name) => declared.length === 0 || declared.includes(name));
        if (calls.includes(call))
            return [];
        if (calls.includes(config_policy/* DEFAULT_SUITE */.TR))
            return declared.length > 0 ? declared : recorded;
        return [...declared, ...names(head)].includes(call) ? [] : recorded;
    };
    return left().filter((name) => !isGated(name));
}
async function expectationsAt(github, suites, commit) {
    const files = suites.flatMap(({ expectations }) => expectations);
    return commit === null || files.length === 0 ? undefined : readBaseFiles(github, files, commit);
}
function ofSuite(all, { expectations }) {
    const isOwn = ({ file }) => file === undefined || expectations.includes(file);
    return all && { ...all, files: all.files.filter(isOwn), unread: all.unread.filter(isOwn) };
}
function mayBeOld({ event, environment }) {
    const { pullRequest } = event;
    const isOfFork = pullRequest !== null && pullRequest.headRepositoryId !== environment.repositoryId;
    return environment.runAttempt > 1 || isOfFork;
}
async function tipOf(github, { event: { pullRequest, baseBranch } }, tested) {
    return pullRequest === null || baseBranch === null ? tested : (0,commits/* readTip */.av)(github, baseBranch);
}
function unseen({ inputs, event }, here, fault) {
    const reason = `the base branch cannot be looked at: ${fault}`;
    const policy = event.role === "base" ? ownPolicy(inputs, here) : config_policy/* defaultActivePolicy */.mp;
    const sides = event.role === "base" ? { base: here } : { base: undefined, head: here };
    return (0,gate_suites/* suitesFor */.f)(inputs, sides).map((suite) => ({
        inputs: suite,
        baseCommit: null,
        time: event.time,
        policy,
        baseline: { state: "unavailable", reason },
        ...NOT_ACCEPTED,
    }));
}
function ownPolicy({ policy }, here) {
    if (here === undefined)
        return policy === config_policy/* CONFIG_FILE */.g2 ? undefined : policy;
    const { policy: own = config_policy/* defaultPolicy */.G4, problems } = here;
    return { ...config_policy/* defaultActivePolicy */.mp, policy: own, source: "file", problems };
}
async function policyFileOfBase(github, { file, named, usual, isFirstUse, policyCommit }) {
    if (policyCommit === null)
        return { base: named, isKnown: true };
    if (usual === null && !isFirstUse && file !== config_policy/* CONFIG_FILE */.g2) {
        const standard = await (0,config_files/* configAt */.ES)(github, config_policy/* CONFIG_FILES */.n0, policyCommit);
        return { base: standard ?? named, isKnown: standard !== undefined };
    }
    const other = usual?.policy;
    if (typeof other !== "string" || other === (named?.file ?? file))
        return { base: named, isKnown: true };
    return { base: (await (0,config_files/* configAt */.ES)(github, [other], policyCommit)) ?? named, isKnown: true };
}
async function lagsBehind(github, here, base, baseCommit, policyCommit) {
    if (base === undefined || baseCommit === null || baseCommit === policyCommit)
        return false;
    const found = await (0,config_files/* configAt */.ES)(github, [base.file], baseCommit);
    return found?.text === here?.text;
}
function demandPolicy(file, found) {
    if (file === config_policy/* CONFIG_FILE */.g2 || found.some((config) => config?.file === file))
        return;
    const message = "does not exist: write the policy, or leave the input policy out";
    throw new core_problems/* ConfigurationError */.j1([{ severity: "error", file, message }]);
}
async function baseCommitOf(github, hint) {
    if ("at" in hint)
        return { commit: hint.at, policyCommit: hint.at, time: null };
    if ("into" in hint) {
        const policyCommit = await (0,commits/* readTip */.av)(github, hint.into);
        return { commit: await (0,commits/* mergeBaseOf */.nM)(github, policyCommit, hint.mergeBaseOf), policyCommit, time: null };
    }
    if ("mergeBaseOf" in hint) {
        const { firstParent: policyCommit } = await (0,commits/* readCommit */.kN)(github, hint.mergedAs);
        if (policyCommit === null)
            throw new client.GitHubError("the commit that merges the pull request has no parent");
        return { commit: await (0,commits/* mergeBaseOf */.nM)(github, policyCommit, hint.mergeBaseOf), policyCommit, time: null };
    }
    const { firstParent, time } = await (0,commits/* readCommit */.kN)(github, hint.firstParentOf);
    return { commit: firstParent, policyCommit: firstParent, time };
}
const NOT_ACCEPTED = { accepted: null, warnings: [] };
async function base_branch_acceptance({ event, inputs }, github, { gate: { acceptLabel: label, acceptBy: by } }) {
    if (label === null || inputs.shard !== undefined)
        return NOT_ACCEPTED;
    const pullRequest = event.pullRequest ?? (await queuedPullRequest(github, event));
    if (pullRequest === null)
        return NOT_ACCEPTED;
    const found = await (0,acceptance/* findAcceptance */.rz)(github, { ...pullRequest, label, by });
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
        (0,log/* debug */.Yz)(`the queued pull request cannot be looked at: ${(0,client.faultText)(error)}`);
        return null;
    }
}

// EXTERNAL MODULE: ./build/core/text.js
var core_text = __webpack_require__(26067);
// EXTERNAL MODULE: ./build/views/comment.js + 4 modules
var comment = __webpack_require__(51181);
// EXTERNAL MODULE: ./build/github/publish.js
var github_publish = __webpack_require__(7433);
// EXTERNAL MODULE: ./build/github/start.js
var start = __webpack_require__(86558);
;// CONCATENATED MODULE: ./build/github/faults.js










async function reportProblems(error, started) {
    await (0,log/* addToSummary */.Dg)(reportHere(error));
    await commentOn(error, started);
}
async function commentOn(error, started) {
    if (started === undefined)
        return;
    const { inputs, environment, event } = started;
    const marker = (0,core_escape/* markdown */.wD) `${(0,comment/* markerLine */.B_)({ suite: (0,github_inputs/* callName */.AA)(inputs), run: environment.runId })}\n`;
    const problems = (0,comment/* problemsView */.od)(error, limits/* limits */.Fy.commentCharacters - marker.text.length, {
        commit: event.pullRequest?.headCommit ?? event.commit,
        job: (0,github_event/* jobUrl */.Ne)(environment),
        repository: (0,github_event/* repositoryUrl */.Ek)(environment),
    });
    const body = (0,core_escape/* markdown */.wD) `${marker}${problems}`;
    const title = (0,core_escape/* oneLine */.TN)((0,core_text/* shorten */.ml)(summaryOf(error), limits/* limits */.Fy.shownText));
    await (0,github_publish.writeCheckRun)({ conclusion: "failure", title, summary: problems, annotations: [] }, started);
    if (inputs.comment !== "never")
        return (0,github_publish.comment)(body, started);
    const updating = { ...started, inputs: { ...inputs, comment: "changes" } };
    await (0,github_publish.markRunning)(updating);
    await (0,github_publish.comment)(body, updating, false);
}
async function reportFault(error) {
    const fault = faultOf(error);
    await (0,log/* addToSummary */.Dg)(reportHere(fault));
    try {
        await commentOn(fault, await (0,start/* startToReport */.eY)());
    }
    catch {
    }
}
function reportCrash(error) {
    (0,log/* endSummary */.oM)(reportHere(faultOf(error)));
}
function reportInterrupt(signal) {
    const message = `stopped by ${signal} before the end, as when the job is cancelled or its time is up: the check is not green, even where a verdict was written before`;
    (0,log/* annotate */.fz)("error", message, { title: "rungate" });
    (0,log/* setOutputs */.n0)({ verdict: "fail", summary: `fail · ${message}` });
    (0,log/* endSummary */.oM)((0,comment/* stoppedView */.Vn)(message));
}
function reportHere(error) {
    const { problems, subject } = error;
    for (const problem of problems)
        (0,log/* writeLog */.ur)((0,core_escape/* terminal */.Fo) `${(0,core_problems/* placeText */.Z9)(problem)}${problem.message}`);
    for (const { message, file, line, column } of problems)
        (0,log/* annotate */.fz)("error", message, { title: `rungate ${subject.toLowerCase()}`, file, line, column });
    (0,log/* setOutputs */.n0)({ verdict: "fail", summary: summaryOf(error) });
    return (0,comment/* problemsView */.od)(error, limits/* limits */.Fy.commentCharacters);
}
function summaryOf({ problems, subject }) {
    const [first] = problems;
    return `fail · ${subject}: ${first === undefined ? "" : (0,core_problems/* placeText */.Z9)(first) + first.message}`;
}
function faultOf(error) {
    const text = error instanceof Error ? error.message : String(error);
    (0,log/* writeLog */.ur)((0,core_escape/* manyLines */.hw)(error instanceof Error ? (error.stack ?? text) : text));
    const home = process.env.GITHUB_ACTION_REPOSITORY;
    const place = home ? ` at ${process.env.GITHUB_SERVER_URL}/${home}/issues` : "";
    return new RungateFault(`rungate failed on something it did not expect, so nothing was judged: ${text}. Please report it${place} with the log`);
}
class RungateFault extends core_problems/* ConfigurationError */.j1 {
    subject = "Fault";
    constructor(message) {
        super([{ severity: "error", message }]);
    }
}

// EXTERNAL MODULE: ./build/github/needs.js
var github_needs = __webpack_require__(89079);
;// CONCATENATED MODULE: ./build/github/action.js






















async function runAction() {
    process.once("uncaughtException", (error) => {
        reportCrash(error);
        process.exit(1);
    });
    await (0,interruptible/* interruptible */.In)(tryToAct, reportInterrupt);
}
async function tryToAct() {
    try {
        process.exitCode = await (0,interruptible/* toItsEnd */.lj)(act);
    }
    catch (error) {
        process.exitCode = 1;
        await reportFault(error);
    }
}
async function act() {
    let started;
    try {
        if (process.env.GITHUB_EVENT_NAME === "workflow_run") {
            const { commentForFork } = await __webpack_require__.e(/* import() */ 3185).then(__webpack_require__.bind(__webpack_require__, 23185));
            await commentForFork();
            return 0;
        }
        if (process.env.GITHUB_EVENT_NAME === "issue_comment") {
            const { answerComment } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(7785), __webpack_require__.e(3568), __webpack_require__.e(8831), __webpack_require__.e(6522)]).then(__webpack_require__.bind(__webpack_require__, 33467));
            return await answerComment();
        }
        started = await (0,start/* start */.ni)();
        demandJobWithoutVerdict(started.inputs);
        const { shard, "first-look": isFirstLook } = started.inputs;
        if (isFirstLook)
            return await lookFirst(started);
        return shard === undefined ? await gate(started) : await scoreShard(started, shard);
    }
    catch (error) {
        if (!(error instanceof core_problems/* ConfigurationError */.j1))
            throw error;
        await reportProblems(error, await toComment(started));
        return 2;
    }
}
async function toComment(started) {
    if (started === undefined)
        return (0,start/* startToReport */.eY)();
    return (0,github_inputs/* inputWithoutVerdict */.iN)(started.inputs) === process.env.GITHUB_JOB ? undefined : started;
}
function demandJobWithoutVerdict(inputs) {
    const name = (0,github_inputs/* inputWithoutVerdict */.iN)(inputs);
    if (name === undefined || name === process.env.GITHUB_JOB)
        return;
    const message = `input ${name}: it is for a job with the id ${name}, because that job is green whatever the agent did. Name the job so, and give the verdict in another one`;
    throw new core_problems/* ConfigurationError */.j1([{ severity: "error", message }]);
}
async function gate(started) {
    const { inputs, environment } = started;
    const placeOf = (as) => (0,external_node_path_.resolve)(environment.workspace, (0,fingerprint/* reportFileName */.cq)((0,github_inputs/* callName */.AA)(inputs), as));
    const files = { report: placeOf("json"), html: placeOf("html"), junit: placeOf("xml") };
    makePlace(files.report);
    for (const file of [files.html, files.junit])
        tryToRemove(file);
    const [suites] = await allOf(lookAtBaseBranch(started), (0,github_publish.markRunning)(started));
    const [reports, { publish }] = await Promise.all([gateSuites(started, suites), Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 7433))]);
    const isFailing = reports.some(red/* isRed */.i);
    const isWritten = await publish(reports, files, started, isFailing);
    return isFailing || !isWritten ? 1 : 0;
}
async function gateSuites(started, suites) {
    const [{ run }, { judgeSuites }] = await Promise.all([
        Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 58604)),
        __webpack_require__.e(/* import() */ 7154).then(__webpack_require__.bind(__webpack_require__, 67154)),
    ]);
    const reports = [];
    for (const suite of suites) {
        const job = jobOf(started, suite);
        reports.push({ report: await run(job), record: job.record });
    }
    return judgeSuites(reports);
}
async function lookFirst(started) {
    const [suites] = await allOf(lookAtBaseBranch(started), (0,github_publish.markRunning)(started));
    await markUnlessBaseSaysNever(started, suites);
    const [reports, { publishFirstLook }] = await Promise.all([
        gateSuites(started, suites),
        Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 7433)),
    ]);
    return (await publishFirstLook(reports)) ? 0 : 1;
}
async function markUnlessBaseSaysNever(started, suites) {
    const { inputs, event } = started;
    const isOfBase = suites.every(({ baseline }) => baseline.state === "found" ? baseline.report.settings?.comment === "never" : baseline.state === "none");
    if (inputs.comment === "never" && event.role !== "base" && !isOfBase)
        await (0,github_publish.markRunning)({ ...started, inputs: { ...inputs, comment: "changes" } });
}
async function allOf(first, second) {
    await Promise.allSettled([first, second]);
    return [await first, await second];
}
async function scoreShard(started, shard) {
    const { inputs, environment } = started;
    const file = (0,external_node_path_.resolve)(environment.workspace, (0,shards/* shardFileName */.iN)((0,github_inputs/* callName */.AA)(inputs), shard));
    makePlace(file);
    const [suites] = await allOf(lookAtBaseBranch(started), (0,github_publish.markRunning)(started));
    const [suite] = suites;
    if (suite === undefined)
        throw new Error("a call without a suite");
    await markUnlessBaseSaysNever(started, suites);
    if (started.event.role !== "base")
        refuseUnseen(suite);
    const [{ runShard }, { publishShard }] = await Promise.all([
        Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 58604)),
        Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 7433)),
    ]);
    const report = await runShard(jobOf(started, suite), shard);
    return (await publishShard(report, file)) ? 0 : 1;
}
function refuseUnseen({ baseline }) {
    if (typeof baseline !== "object" || baseline.state !== "unavailable")
        return;
    throw new core_problems/* ConfigurationError */.j1([{ severity: "error", message: baseline.reason }]);
}
function makePlace(file) {
    const fault = tryToRemove(file);
    if (fault === undefined)
        return;
    const message = `is in the report's place and cannot be removed: ${fault.message}`;
    throw new core_problems/* ConfigurationError */.j1([{ severity: "error", file: (0,external_node_path_.basename)(file), message }]);
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
function jobOf(started, { inputs, baseCommit, time, warnings, policy, baseline, baseExpectations, accepted, earlier }) {
    const { environment, event } = started;
    return {
        policy,
        baseline,
        baseExpectations,
        accepted,
        earlier: earlier?.runs,
        runs: inputs.runs,
        expectations: inputs.expectations,
        suite: inputs.suite,
        record: inputs.record,
        agent: inputs.agent,
        format: inputs.format,
        caseField: inputs["case-field"],
        root: environment.workspace,
        contained: true,
        commit: event.commit,
        createdAt: (0,job/* createdAt */.CT)(process.env.SOURCE_DATE_EPOCH ? undefined : knownTime(time)),
        today: laterDay((0,job/* today */.Ec)(), (0,job/* today */.Ec)(new Date().toISOString())),
        role: event.role,
        settings: inputs["first-look"] ? null : (0,github_inputs/* settingsOf */.f5)(inputs),
        tier: inputs.tier,
        event: {
            headCommit: event.pullRequest?.headCommit ?? null,
            baseCommit,
            pullRequest: event.pullRequest?.number ?? null,
            runAttempt: environment.runAttempt,
            installed: installedIn(environment.workspace),
            ...(earlier && earlier.count > 0 && { runAtCommit: earlier.count + 1 }),
        },
        merge: mergeOf(inputs),
        workflowRun: environment.runId,
        judge: judgeOf(inputs),
        warnings: [...warnings, ...failedRecording(started), ...otherCheckout(started, baseCommit)],
    };
}
function installedIn(root) {
    const bounds = { root, contained: true, mostBytes: limits/* limits */.Fy.configurationBytes, remedy: "" };
    const textOf = (file) => (0,files/* readTextFile */.Gu)(file, bounds, [])?.text ?? "";
    const isInPython = ["pyproject.toml", "requirements.txt"].map(textOf).some(install_command/* namesPythonPackage */.f);
    return namesRungate(textOf("package.json")) || (isInPython && "python");
}
function namesRungate(text) {
    const manifest = (0,json/* objectOf */.Xy)((0,parse_json/* tryParseJson */.Bl)(text));
    const kinds = [manifest.dependencies, manifest.devDependencies, manifest.optionalDependencies];
    return manifest.name === "rungate" || kinds.some((kind) => Object.hasOwn((0,json/* objectOf */.Xy)(kind), "rungate"));
}
function laterDay(day, otherDay) {
    return day > otherDay ? day : otherDay;
}
function knownTime(time) {
    const at = new Date(time ?? Number.NaN);
    return Number.isNaN(at.getTime()) || !/^\d{4}-/.test(at.toISOString()) ? undefined : at.toISOString();
}
function failedRecording({ inputs: { needs = {} } }) {
    const ended = (0,github_needs/* unfinished */.M1)(needs);
    if (ended === undefined)
        return [];
    const message = `job ${ended}, so that runs may be missing: look at it, or take it out of what the gate needs if it records nothing`;
    return [{ severity: "error", message }];
}
function mergeOf({ merge, "shard-jobs": jobs = {} }) {
    if (merge.length === 0)
        return undefined;
    return { patterns: merge, unfinished: (0,github_needs/* unfinished */.M1)(jobs), digests: (0,github_needs/* shardDigests */.SI)(jobs) };
}
function otherCheckout({ event, checkedOut: { commit, why } }, baseCommit) {
    if (commit === event.commit)
        return [];
    if (commit !== null && commit === baseCommit && event.role !== "base") {
        const message = `the workspace has the base commit ${commit.slice(0, 7)} checked out, so its recordings are not those of this pull request: check out the commit that is tested`;
        return [{ severity: "error", message }];
    }
    const tested = event.commit.slice(0, 7);
    const warning = (message) => [{ severity: "warning", message }];
    if (commit !== null)
        return warning(`the workspace has commit ${commit.slice(0, 7)} checked out, and this run is about ${tested}: recordings in it may be of another commit`);
    if (why === undefined)
        return [];
    return warning(`the commit in the workspace is unknown: ${why}. Its recordings count as those of ${tested}`);
}
const PATIENCE_MS = 10_000;
function judgeOf(inputs) {
    const { "judge-model": model, "judge-base-url": server = judgement/* DEFAULT_SERVER */.KA } = inputs;
    if (model === undefined)
        return undefined;
    return { model, server, apiKey: (0,job/* judgeKey */.FF)(inputs["judge-api-key"]), onProgress: progressLog(), debug: log/* debug */.Yz };
}
function progressLog() {
    const started = performance.now();
    let lastLogged = started;
    return (done, total, known) => {
        const now = performance.now();
        if (now - lastLogged < PATIENCE_MS || done === total)
            return;
        lastLogged = now;
        const left = Math.ceil((((now - started) / done) * (total - done)) / 1000);
        (0,log/* writeLog */.ur)((0,core_escape/* terminal */.Fo) `judged ${done}/${total}, ${known} known before, ${left} s left`);
    };
}


/***/ }),

/***/ 96418:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ startCheckRun),
/* harmony export */   j: () => (/* binding */ endCheckRun)
/* harmony export */ });
/* harmony import */ var _core_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43851);
/* harmony import */ var _views_check_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54661);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44463);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6830);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52325);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(30284);






const idSchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1) });
async function startCheckRun(github, inputs, event, environment) {
    const commit = event.pullRequest?.headCommit ?? (event.role === "queue" ? event.commit : undefined);
    if (commit === undefined)
        return undefined;
    const { octokit, owner, repo } = github;
    const name = (0,_views_check_run_js__WEBPACK_IMPORTED_MODULE_1__/* .checkRunName */ .$)((0,_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .callName */ .AA)(inputs));
    return await orWarning(async () => {
        const { data } = await octokit.rest.checks.create({
            ...{ owner, repo, name, head_sha: commit, status: "in_progress", details_url: (0,_event_js__WEBPACK_IMPORTED_MODULE_3__/* .jobUrl */ .Ne)(environment) },
        });
        return (0,_client_js__WEBPACK_IMPORTED_MODULE_2__.readAnswer)(idSchema, data, "a check run").id;
    });
}
async function endCheckRun({ octokit, owner, repo }, check_run_id, { conclusion, title, summary, annotations }) {
    const output = {
        title,
        summary: summary.text,
        annotations: annotations.map(({ level, file, line, ...texts }) => {
            return { ...texts, path: file, start_line: line, end_line: line, annotation_level: level };
        }),
    };
    await orWarning(() => octokit.rest.checks.update({ owner, repo, check_run_id, conclusion, output }));
}
async function orWarning(write) {
    try {
        return await write();
    }
    catch (error) {
        if (!(0,_client_js__WEBPACK_IMPORTED_MODULE_2__.isFaultOfGitHub)(error))
            throw error;
        const message = `the check run cannot be written (${(0,_client_js__WEBPACK_IMPORTED_MODULE_2__.faultText)(error)}): give the job the permission checks: write. In a pull request from a fork GitHub gives none, so require the job there`;
        (0,_log_js__WEBPACK_IMPORTED_MODULE_5__/* .annotate */ .fz)("warning", message, { title: "rungate" });
        return undefined;
    }
}


/***/ }),

/***/ 45537:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g0: () => (/* binding */ answerOn),
  VK: () => (/* binding */ outdateComments),
  vv: () => (/* binding */ updateComment),
  lB: () => (/* binding */ upsertComment)
});

// EXTERNAL MODULE: ./build/core/limits.js
var limits = __webpack_require__(40332);
// EXTERNAL MODULE: ./build/core/schema.js
var schema = __webpack_require__(43851);
// EXTERNAL MODULE: ./build/core/text.js
var core_text = __webpack_require__(26067);
// EXTERNAL MODULE: ./build/views/comment.js + 4 modules
var views_comment = __webpack_require__(51181);
// EXTERNAL MODULE: ./build/github/client.js
var client = __webpack_require__(44463);
// EXTERNAL MODULE: ./build/github/refused-comment.js
var refused_comment = __webpack_require__(72870);
;// CONCATENATED MODULE: ./build/github/write-comment.js

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
    const newer = found.findLast((comment) => comment.run > run);
    if (newer !== undefined) {
        await removeAll(comments, found.slice(1).filter((comment) => comment.run === run));
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
function sameText(text, otherText) {
    return text.replaceAll("\r\n", "\n").trimEnd() === otherText.replaceAll("\r\n", "\n").trimEnd();
}

;// CONCATENATED MODULE: ./build/github/comments.js







async function upsertComment(github, { run, body, ...target }) {
    try {
        return await writeComment(ownCommentsOn(github, target), { run, body });
    }
    catch (error) {
        if (!(error instanceof refused_comment/* RefusedComment */._))
            throw error;
        return { state: "refused", reason: error.message, remedy: error.remedy };
    }
}
async function updateComment(github, { run, body, ...target }) {
    try {
        const comments = ownCommentsOn(github, target);
        return (await settle(comments, await comments.list(), { run, body })) ?? { state: "none" };
    }
    catch (error) {
        if (!(error instanceof refused_comment/* RefusedComment */._))
            throw error;
        return { state: "refused", reason: error.message, remedy: error.remedy };
    }
}
async function outdateComments(github, { run, bodyOf, ...target }) {
    const comments = ownCommentsOn(github, target);
    for (const comment of await comments.all()) {
        const isOwn = comment.suite === target.suite;
        const isOutdated = isOwn
            ? comment.run <= run
            : comment.run < run && (0,views_comment/* commitOf */.D3)(comment.body) !== target.headCommit;
        const body = bodyOf(comment);
        if (isOutdated && !sameText(comment.body, body.text))
            await comments.update(comment.id, body);
    }
}
const PAGE = 100;
const QUERY = `query ($owner: String!, $repo: String!, $pullRequest: Int!, $after: String) {
  repository(owner: $owner, name: $repo) {
    pullRequest(number: $pullRequest) {
      headRefOid
      comments(first: ${PAGE}, after: $after) {
        nodes { fullDatabaseId viewerDidAuthor url body }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
}`;
const commentsSchema = schema/* object */.Ikc({
    nodes: schema/* array */.YOg(schema/* object */.Ikc({
        fullDatabaseId: schema/* coerce.number */.auy.number().int().positive(),
        viewerDidAuthor: schema/* boolean */.zMY(),
        url: schema/* string */.YjP(),
        body: schema/* string */.YjP(),
    })),
    pageInfo: schema/* object */.Ikc({ hasNextPage: schema/* boolean */.zMY(), endCursor: schema/* string */.YjP().nullable() }),
});
const answerSchema = schema/* object */.Ikc({
    repository: schema/* object */.Ikc({ pullRequest: schema/* object */.Ikc({ headRefOid: client.commitId, comments: commentsSchema }) }),
});
const createdSchema = schema/* object */.Ikc({ id: schema/* int */.Whr().min(1), html_url: schema/* string */.YjP() });
function ownCommentsOn(github, { pullRequest, suite, headCommit }) {
    const { octokit, owner, repo } = github;
    const { issues } = octokit.rest;
    const all = () => withRefusal(async () => {
        const comments = await readComments(github, pullRequest, headCommit);
        return comments.flatMap(markedComment).sort((a, b) => a.id - b.id);
    });
    return {
        all,
        list: async () => (await all()).filter((comment) => comment.suite === suite),
        create: ({ text: body }) => withRefusal(async () => {
            const { data } = await issues.createComment({ owner, repo, issue_number: pullRequest, body });
            const { id, html_url: url } = (0,client.readAnswer)(createdSchema, data, "a comment");
            return { id, url };
        }),
        update: (id, { text: body }) => withRefusal(async () => {
            try {
                await issues.updateComment({ owner, repo, comment_id: id, body });
                return true;
            }
            catch (error) {
                if ([404, 410].includes((0,client.statusOf)(error) ?? 0))
                    return false;
                throw error;
            }
        }),
        async remove(id) {
            await issues.deleteComment({ owner, repo, comment_id: id }).catch(() => undefined);
        },
    };
}
async function answerOn({ octokit, owner, repo }, pullRequest, { text: body }) {
    const where = { owner, repo, issue_number: pullRequest };
    const { data } = await octokit.rest.issues.createComment({ ...where, body });
    return (0,client.readAnswer)(createdSchema, data, "a comment").html_url;
}
async function readComments({ octokit, owner, repo }, pullRequest, headCommit) {
    const comments = [];
    let after = null;
    for (let page = 1; page <= limits/* limits */.Fy.pages; page++) {
        const answer = await octokit.graphql(QUERY, { owner, repo, pullRequest, after });
        const { repository } = (0,client.readAnswer)(answerSchema, answer, "a page of comments");
        const { headRefOid: newest, comments: listed } = repository.pullRequest;
        if (newest !== headCommit)
            throw movedOn(headCommit, newest);
        const { nodes, pageInfo } = listed;
        comments.push(...nodes);
        if (!pageInfo.hasNextPage)
            return comments;
        after = pageInfo.endCursor;
    }
    throw new refused_comment/* RefusedComment */._(`the pull request has more than ${(0,core_text/* counted */.hS)(limits/* limits */.Fy.pages * PAGE, "comment")}, too many to look for ours`, "read the job summary: it says the same");
}
function movedOn(headCommit, newest) {
    const [ours, theirs] = [headCommit, newest].map((commit) => commit.slice(0, 7));
    return new refused_comment/* RefusedComment */._(`this run is about commit ${ours}, and the newest commit of the pull request is ${theirs}`, `read what the run of ${theirs} says`);
}
function markedComment(comment) {
    const marker = comment.viewerDidAuthor ? (0,views_comment/* readMarker */.t7)(comment.body) : undefined;
    return marker === undefined
        ? []
        : [{ id: comment.fullDatabaseId, url: comment.url, body: comment.body, ...marker }];
}
async function withRefusal(request) {
    try {
        return await request();
    }
    catch (error) {
        throw (0,refused_comment/* refusedComment */.Y)(error);
    }
}


/***/ }),

/***/ 4620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ES: () => (/* binding */ configAt),
/* harmony export */   Xt: () => (/* binding */ configHere),
/* harmony export */   wJ: () => (/* binding */ isBaseBranch)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98389);
/* harmony import */ var _core_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21645);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40332);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51400);
/* harmony import */ var _commits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(32577);







async function configHere(policyFile, root) {
    const places = policyFile === _config_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .CONFIG_FILE */ .g2 ? _config_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .CONFIG_FILES */ .n0 : [policyFile];
    const file = places.find((place) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, place)));
    if (file === undefined)
        return undefined;
    const problems = [];
    const source = (0,_core_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readConfigurationFile */ .Bt)(file, { root, contained: true }, problems);
    if (source === undefined)
        throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_5__/* .ConfigurationError */ .j1(problems);
    return configIn(source.file, source.text);
}
async function configAt(github, files, commit) {
    for (const file of new Set(files)) {
        const text = await (0,_commits_js__WEBPACK_IMPORTED_MODULE_6__/* .readFileAt */ ._T)(github, file, commit, _core_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .limits */ .Fy.configurationBytes);
        if (text !== undefined)
            return configIn(file, text);
    }
    return undefined;
}
async function configIn(file, text) {
    const { loadConfigFile } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(7785), __webpack_require__.e(9772)]).then(__webpack_require__.bind(__webpack_require__, 79772));
    return loadConfigFile(file, text);
}
async function isBaseBranch(github, branch, defaultBranch) {
    if (branch === defaultBranch)
        return true;
    const config = await configAt(github, _config_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .CONFIG_FILES */ .n0, await (0,_commits_js__WEBPACK_IMPORTED_MODULE_6__/* .readTip */ .av)(github, defaultBranch));
    return config?.policy?.baseline.branches?.includes(branch) ?? false;
}


/***/ }),

/***/ 6830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EY: () => (/* binding */ workflowFile),
/* harmony export */   Ek: () => (/* binding */ repositoryUrl),
/* harmony export */   NT: () => (/* binding */ readWorkflowRunEvent),
/* harmony export */   Ne: () => (/* binding */ jobUrl),
/* harmony export */   Qo: () => (/* binding */ readEnvironment),
/* harmony export */   V1: () => (/* binding */ readIssueCommentEvent),
/* harmony export */   X3: () => (/* binding */ commentSchema),
/* harmony export */   dK: () => (/* binding */ compareWithDefaultBranch),
/* harmony export */   j_: () => (/* binding */ readEvent),
/* harmony export */   pk: () => (/* binding */ workflowUrl)
/* harmony export */ });
/* harmony import */ var _core_git_commit_ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20327);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51400);
/* harmony import */ var _core_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43851);



const sha = _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^[0-9a-f]{40}$/);
const repository = _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ default_branch: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1) });
const commit = _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ timestamp: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }).nullish();
const pullRequest = _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    number: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(1),
    head: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ sha, ref: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), repo: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ id: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr() }).nullable() }),
    base: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ ref: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }),
    updated_at: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullish(),
});
const payloads = {
    pull_request: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ pull_request: pullRequest, repository }),
    push: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        before: sha,
        forced: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().optional(),
        deleted: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().optional(),
        head_commit: commit,
        repository,
    }),
    merge_group: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        merge_group: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
            base_sha: sha,
            base_ref: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
            head_ref: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
            head_commit: commit,
        }),
        repository,
    }),
    schedule: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({}),
    workflow_dispatch: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ repository }),
};
function readEvent(environment, checkedOut) {
    const { eventName: name, sha: tested } = environment;
    const common = {
        commit: tested,
        pullRequest: null,
        queued: null,
        baseBranch: branchOf(environment),
        defaultBranch: null,
        unlistedBranch: null,
        time: null,
    };
    switch (name) {
        case "pull_request": {
            const { pull_request: pull, repository } = readPayload(environment, payloads.pull_request);
            const { sha: headCommit, ref: headBranch, repo } = pull.head;
            const isHead = checkedOut === headCommit;
            return {
                ...common,
                name,
                role: "head",
                commit: isHead ? headCommit : tested,
                base: isHead ? { mergeBaseOf: headCommit, mergedAs: tested } : { firstParentOf: tested },
                baseBranch: pull.base.ref,
                defaultBranch: repository.default_branch,
                pullRequest: { number: pull.number, headCommit, headBranch, headRepositoryId: repo?.id ?? null },
                time: pull.updated_at ?? null,
            };
        }
        case "merge_group": {
            const { merge_group: group, repository } = readPayload(environment, payloads.merge_group);
            return {
                ...common,
                name,
                role: "queue",
                base: { at: group.base_sha },
                baseBranch: group.base_ref.replace(/^refs\/heads\//, ""),
                defaultBranch: repository.default_branch,
                queued: Number(/\/pr-(\d{1,9})-[0-9a-f]{40}$/.exec(group.head_ref)?.[1] ?? 0) || null,
                time: group.head_commit?.timestamp ?? null,
            };
        }
        case "push": {
            const { before, forced, deleted, head_commit, repository } = readPayload(environment, payloads.push);
            const isNew = /^0+$/.test(before) || forced === true || deleted === true;
            const base = isNew ? { firstParentOf: tested } : { at: before };
            const { default_branch: defaultBranch } = repository;
            return { ...common, name, role: "base", base, defaultBranch, time: head_commit?.timestamp ?? null };
        }
        case "workflow_dispatch": {
            const { default_branch: defaultBranch } = readPayload(environment, payloads[name]).repository;
            return { ...common, name, role: "base", base: { firstParentOf: tested }, defaultBranch };
        }
        case "schedule":
            return { ...common, name, role: "base", base: { firstParentOf: tested } };
        default:
            throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1([{ severity: "error", message: refusalOf(name) }]);
    }
}
function compareWithDefaultBranch(event, ref) {
    const { commit, defaultBranch } = event;
    const base = { mergeBaseOf: commit, into: defaultBranch };
    return { ...event, role: "head", base, baseBranch: defaultBranch, unlistedBranch: event.baseBranch ?? ref };
}
function refusalOf(name) {
    if (name === "pull_request_target") {
        return "pull_request_target runs with the rights of the base branch: with the pull request's files checked out anybody could use them, and without there is nothing to gate. Use pull_request; for forks the comment is written by a workflow_run";
    }
    return `event ${name} cannot be gated: use ${Object.keys(payloads).join(", ")}`;
}
function branchOf({ ref }) {
    return /^refs\/heads\/(.+)$/s.exec(ref)?.[1] ?? null;
}
const schema = _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    workflow_run: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        id: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(1),
        run_attempt: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(1),
        event: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        status: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullish(),
        conclusion: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullish(),
        head_sha: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^[0-9a-f]{40}$/),
        head_branch: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullish(),
        actor: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ login: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }).nullish(),
        head_repository: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ id: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(), owner: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ login: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }) }).nullish(),
    }),
});
function readWorkflowRunEvent(environment) {
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
const account = _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ id: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(), login: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), type: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() });
const commentSchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    id: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(1),
    body: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    created_at: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    updated_at: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    user: account.nullable(),
    performed_via_github_app: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({}).nullish(),
})
    .transform(({ performed_via_github_app: app, created_at, updated_at, ...comment }) => ({
    ...comment,
    createdAt: created_at,
    updatedAt: updated_at,
    isByApp: app !== null && app !== undefined,
}));
const issueCommentPayload = _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    action: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    issue: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ number: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(1), pull_request: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({}).nullish() }),
    comment: commentSchema,
    sender: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ id: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr() }),
});
function readIssueCommentEvent(environment) {
    const { action, issue, comment, sender } = readPayload(environment, issueCommentPayload);
    return {
        action,
        pullRequest: issue.number,
        isPullRequest: issue.pull_request !== null && issue.pull_request !== undefined,
        comment,
        sender: sender.id,
    };
}
function readPayload({ eventName, payload }, schema) {
    const { success, data, error } = schema.safeParse(payload);
    if (success)
        return data;
    throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1(error.issues.map(({ path, message }) => ({
        severity: "error",
        message: `the payload of ${eventName} is not as GitHub sends it, at ${path.join(".") || "its top"}: ${message}`,
    })));
}
const environmentSchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    eventName: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1),
    payload: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J(),
    sha,
    ref: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1),
    repository: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^[^/]+\/[^/]+$/),
    repositoryId: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .coerce.number */ .auy.number().int().min(1),
    workflowRef: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1),
    runId: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .coerce.number */ .auy.number().int().min(1),
    runAttempt: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .coerce.number */ .auy.number().int().min(1),
    serverUrl: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .url */ .OZ5(),
    workspace: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1),
});
function readEnvironment({ eventName, payload, sha, ref, serverUrl }, variables) {
    if ((0,_core_git_commit_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .isSha256 */ ._h)(sha ?? ""))
        throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1([{ severity: "error", message: `${_core_git_commit_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_SHA256 */ .kb}: ${_core_git_commit_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .LOCAL_GATE */ ._Z}` }]);
    const result = environmentSchema.safeParse({
        ...{ eventName, payload, sha, ref, serverUrl },
        runId: variables.GITHUB_RUN_ID,
        runAttempt: variables.GITHUB_RUN_ATTEMPT,
        repository: variables.GITHUB_REPOSITORY,
        repositoryId: variables.GITHUB_REPOSITORY_ID,
        workflowRef: variables.GITHUB_WORKFLOW_REF,
        workspace: variables.GITHUB_WORKSPACE,
    });
    if (result.success)
        return result.data;
    throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1(result.error.issues.map(({ path, message }) => ({
        severity: "error",
        message: `${variableOf(path.join("."))}: ${message}. The runner sets it: run the action as a step of a workflow`,
    })));
}
function variableOf(name) {
    return `GITHUB_${name.replace(/[A-Z]/g, "_$&").toUpperCase()}`;
}
function workflowFile({ workflowRef }) {
    return /^[^/]+\/[^/]+\/(.+?\.ya?ml)@/.exec(workflowRef)?.[1] ?? "";
}
function jobUrl(environment) {
    const { runId, runAttempt } = environment;
    return `${repositoryUrl(environment)}/actions/runs/${runId}/attempts/${runAttempt}`;
}
function workflowUrl(environment) {
    const file = workflowFile(environment);
    const name = encodeURIComponent(file.slice(file.lastIndexOf("/") + 1));
    return name === "" ? null : `${repositoryUrl(environment)}/actions/workflows/${name}`;
}
function repositoryUrl({ serverUrl, repository }) {
    return `${serverUrl}/${repository}`;
}


/***/ }),

/***/ 2593:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ suitesFor)
/* harmony export */ });
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98389);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51400);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26067);
/* harmony import */ var _recordings_reading_artifact_folders_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48706);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52325);





function suitesFor(inputs, { base, head }) {
    const baseSuites = base?.suites ?? [];
    const baseNames = new Set(baseSuites.map(({ name }) => name));
    const introduced = (0,_config_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .introducedSuites */ .Bv)(baseSuites, head?.suites);
    const isByInputs = baseSuites.length === 0 && inputs.runs.length > 0;
    const added = isByInputs ? introduced.filter(({ name }) => name === _config_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_SUITE */ .TR) : introduced;
    const suites = chooseSuites(inputs, [...baseSuites, ...added]);
    if (suites.length > 1)
        refuseForOne(inputs, suites);
    return suites.map((suite) => {
        const sharing = baseNames.has(suite.name) ? suites.filter(({ name }) => baseNames.has(name)) : suites;
        return withSuite(inputs, suite, sharing.flatMap(({ runs }) => runs));
    });
}
function chooseSuites(inputs, suites) {
    const { suite: named, runs } = inputs;
    if (named === undefined)
        return suites.length > 0 ? [...suites] : [{ ...NOTHING, name: _config_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_SUITE */ .TR }];
    const found = suites.find(({ name }) => name === named);
    if (found !== undefined)
        return [found];
    if (runs.length > 0 || suites.length === 0)
        return [{ ...NOTHING, name: named }];
    const names = suites.map(({ name }) => name);
    const message = `input suite: rungate.yml has no suite "${named}".${(0,_core_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(named, names) || ` It has: ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)(names)}.`}`;
    throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1([{ severity: "error", message }]);
}
const NOTHING = { runs: [], expectations: [] };
const FOR_ONE = ["runs", "expectations", "format", "case-field", "shard", "merge"];
function refuseForOne(inputs, suites) {
    const inputNames = FOR_ONE.filter((name) => isSet(inputs[name]));
    const problems = [...inputNames, ...(inputs.baseline === "auto" ? [] : ["baseline"])].map((name) => ({
        severity: "error",
        message: `input ${name} is for one suite, and rungate.yml has ${suites.length}: ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)(suites.map((suite) => suite.name))}. Name one of them with the input suite`,
    }));
    if (problems.length > 0)
        throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1(problems);
}
function isSet(value) {
    return Array.isArray(value) ? value.length > 0 : value !== undefined;
}
function withSuite(inputs, suite, all) {
    const folder = inputs["runs-folder"];
    const fromFile = { ...suite, "case-field": suite.caseField };
    const runs = folder === undefined ? suite.runs : (0,_recordings_reading_artifact_folders_js__WEBPACK_IMPORTED_MODULE_3__/* .patternsInside */ .K)(folder, suite.runs, all);
    return {
        ...inputs,
        suite: suite.name,
        call: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .callName */ .AA)(inputs),
        record: suite.record,
        agent: suite.agent,
        "from-file": FOR_ONE.filter((name) => !isSet(inputs[name]) && isSet(fromFile[name])),
        runs: inputs.runs.length > 0 ? inputs.runs : [...runs],
        expectations: inputs.expectations.length > 0 ? inputs.expectations : [...suite.expectations],
        format: inputs.format ?? suite.format,
        "case-field": inputs["case-field"] ?? suite.caseField,
        baseline: inputs.baseline === "auto" && inputs.runs.length === 0 ? (suite.baseline ?? "auto") : inputs.baseline,
        "judge-model": inputs["judge-model"] ?? suite.judge?.model,
        "judge-base-url": inputs["judge-base-url"] ?? (inputs["judge-model"] === undefined ? suite.judge?.baseUrl : undefined),
    };
}


/***/ }),

/***/ 52325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AA: () => (/* binding */ callName),
/* harmony export */   IV: () => (/* binding */ loadInputs),
/* harmony export */   f5: () => (/* binding */ settingsOf),
/* harmony export */   iN: () => (/* binding */ inputWithoutVerdict),
/* harmony export */   rM: () => (/* binding */ loadCommentInputs),
/* harmony export */   ry: () => (/* binding */ loadCommandInputs)
/* harmony export */ });
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98389);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40332);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51400);
/* harmony import */ var _core_schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43851);
/* harmony import */ var _core_validate_schema_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90776);
/* harmony import */ var _gate_score_shards_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64254);
/* harmony import */ var _scorers_judge_judgement_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13629);
/* harmony import */ var _needs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(89079);








const text = _core_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().trim();
const optional = text.transform((value) => (value === "" ? undefined : value));
const lines = text.transform((value) => value.split(/\r?\n/).flatMap((line) => line.trim() || []));
const flag = text
    .toLowerCase()
    .pipe(_core_schema_js__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(["true", "false"]))
    .transform((value) => value === "true");
const share = optional.transform((value, { addIssue }) => {
    if (value === undefined)
        return undefined;
    const shard = (0,_gate_score_shards_js__WEBPACK_IMPORTED_MODULE_5__/* .parseShard */ .uK)(value);
    if (shard === undefined)
        addIssue(`write it as 2/4: the second of four, of at most ${_core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.shards}`);
    return shard;
});
const server = optional.superRefine((value, { addIssue }) => {
    const fault = value === undefined ? undefined : (0,_scorers_judge_judgement_js__WEBPACK_IMPORTED_MODULE_6__/* .serverFault */ .O7)(value);
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
const inputsSchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    runs: lines,
    "runs-folder": optional,
    needs,
    expectations: lines,
    policy: text.transform((value) => value || _config_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIG_FILE */ .g2),
    suite: optional.superRefine((value, { addIssue }) => {
        const fault = value === undefined ? undefined : (0,_config_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .suiteNameFault */ .GK)(value);
        if (fault !== undefined)
            addIssue(fault);
    }),
    format: optional,
    "case-field": optional,
    baseline: text.transform((value) => value || "auto"),
    tier: optional,
    check: flag,
    "report-only": flag,
    "first-look": flag,
    comment: text.pipe(_core_schema_js__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(["auto", "changes", "never"])),
    shard: share,
    merge: lines,
    "shard-jobs": needs,
    "judge-model": optional,
    "judge-base-url": server,
    "judge-api-key": text,
    "github-token": text,
});
function callName({ suite }) {
    return suite ?? _config_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_SUITE */ .TR;
}
function loadInputs(getInput) {
    const inputs = read(inputsSchema, getInput);
    const fault = inputs.merge.length > 0 ? faultOfMerging(inputs) : faultOfCheck(inputs);
    if (fault !== undefined)
        throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1([{ severity: "error", message: fault }]);
    return inputs;
}
function faultOfMerging({ shard, "shard-jobs": jobs }) {
    if (shard !== undefined)
        return "inputs shard and merge: a job scores a share of the cases, or merges what all shares came to";
    if (jobs !== undefined)
        return undefined;
    return "input shard-jobs: beside merge it says how the jobs of the shards ended. Write it as ${{ toJSON(needs) }}";
}
function faultOfCheck(inputs) {
    const name = inputs.check ? inputWithoutVerdict(inputs) : undefined;
    if (name === undefined)
        return undefined;
    return `inputs check and ${name}: only the job that gives the verdict writes the check run. Take check out here`;
}
const commentInputsSchema = inputsSchema.pick({ suite: true }).extend({
    "github-token": text.refine((token) => token !== "", "nothing can be read or written without a token"),
});
function loadCommentInputs(getInput) {
    return read(commentInputsSchema, getInput);
}
const commandInputsSchema = inputsSchema.extend({
    "github-token": commentInputsSchema.shape["github-token"],
    workflow: text.refine((file) => /^[\w.-]+\.ya?ml$/.test(file), "on issue_comment nothing is gated: name the file of the workflow that gates, such as agent.yml, and rungate does what the comment asks for"),
    "push-token": text,
});
function loadCommandInputs(getInput) {
    return read(commandInputsSchema, getInput);
}
function read(schema, getInput) {
    const values = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, getInput(name)]));
    const { success, data, error } = schema.safeParse(values, { reportInput: true });
    if (success)
        return data;
    throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1(error.issues.map((issue) => ({
        severity: "error",
        message: `input ${issue.path.join(".")}: ${(0,_core_validate_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .issueText */ .v4)(issue)}`,
    })));
}
function settingsOf(inputs) {
    const { needs: jobs, ...rest } = inputs;
    const settings = Object.entries(rest).filter(([name]) => !NO_SETTINGS.has(name));
    return {
        ...Object.fromEntries(settings.map(([name, value]) => [name, value ?? null])),
        needs: jobs === undefined ? null : Object.keys(jobs).sort(),
    };
}
const NO_SETTINGS = new Set([
    "github-token",
    "judge-api-key",
    "shard",
    "merge",
    "shard-jobs",
    "runs-folder",
    "call",
    "record",
    "first-look",
    "check",
    "tier",
]);
const WITHOUT_VERDICT = ["first-look", "shard"];
function inputWithoutVerdict(inputs) {
    return WITHOUT_VERDICT.find((name) => Boolean(inputs[name]));
}


/***/ }),

/***/ 30284:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dg: () => (/* binding */ addToSummary),
/* harmony export */   Yz: () => (/* binding */ debug),
/* harmony export */   dK: () => (/* binding */ mask),
/* harmony export */   fz: () => (/* binding */ annotate),
/* harmony export */   n0: () => (/* binding */ setOutputs),
/* harmony export */   oM: () => (/* binding */ endSummary),
/* harmony export */   ur: () => (/* binding */ writeLog)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96421);
/* harmony import */ var _core_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11977);



function writeLog({ text }) {
    _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .info */ .pq((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutCommands */ .Df)(text));
}
function debug(text) {
    _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .debug */ .Yz((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(text));
}
function mask(secret) {
    if (secret !== "")
        _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .setSecret */ .Pq(secret);
}
const LEVELS = { error: _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .error */ .z3, warning: _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .warning */ .$e, notice: _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .notice */ .lm };
function annotate(level, message, { title, file, line, column }) {
    LEVELS[level]((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(message), {
        title: (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(title),
        ...(file !== undefined && { file: (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(file) }),
        ...(line !== undefined && { startLine: line }),
        ...(column !== undefined && { startColumn: column }),
    });
}
async function addToSummary({ text }) {
    try {
        await _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .summary */ .z.addRaw(text, true).write();
    }
    catch (error) {
        const message = `the job summary cannot be written: ${error.message}`;
        annotate("warning", message, { title: "rungate" });
    }
    finally {
        _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .summary */ .z.emptyBuffer();
    }
}
function endSummary({ text }) {
    const left = _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .summary */ .z.stringify();
    _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .summary */ .z.emptyBuffer();
    try {
        const file = process.env.GITHUB_STEP_SUMMARY ?? "";
        const written = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, "utf8");
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, `${text}\n${written}${written.endsWith(left) ? "" : left}`);
    }
    catch {
    }
}
function setOutputs(outputs) {
    try {
        for (const [name, value] of Object.entries(outputs))
            _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .setOutput */ .uH(name, (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(String(value)));
        return true;
    }
    catch (error) {
        const message = `the outputs cannot be written, so later steps would miss them: ${error.message}`;
        annotate("error", message, { title: "rungate" });
        return false;
    }
}


/***/ }),

/***/ 89079:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FK: () => (/* binding */ SECOND_LOOK),
/* harmony export */   M1: () => (/* binding */ unfinished),
/* harmony export */   SI: () => (/* binding */ shardDigests),
/* harmony export */   jJ: () => (/* binding */ parseNeeds)
/* harmony export */ });
/* harmony import */ var _core_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43851);

const needsSchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    result: _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    outputs: _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())
        .nullish()
        .transform((outputs) => outputs ?? {}),
}));
function parseNeeds(text) {
    try {
        return needsSchema.safeParse(JSON.parse(text)).data;
    }
    catch {
        return undefined;
    }
}
const FIRST_LOOK = "first-look";
const SECOND_LOOK = "second-look";
function unfinished(needs) {
    const first = needs[FIRST_LOOK];
    const isSettled = first?.result === "success" && (first.outputs.more ?? "") === "";
    const ended = Object.entries(needs)
        .filter(([, { result }]) => result !== "success")
        .filter(([id, { result }]) => !(isSettled && id === SECOND_LOOK && result === "skipped"))
        .map(([id, { result }]) => `${id} ended as ${result}`);
    return ended.length === 0 ? undefined : ended.join(", ");
}
function shardDigests(needs) {
    const entries = Object.values(needs).flatMap(({ outputs }) => Object.entries(outputs));
    return new Map(entries.flatMap(([name, digest]) => {
        const [, index] = /^digest-(\d{1,3})$/.exec(name) ?? [];
        return index === undefined || digest === "" ? [] : [[Number(index), digest]];
    }));
}


/***/ }),

/***/ 7433:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   comment: () => (/* binding */ comment),
/* harmony export */   markRunning: () => (/* binding */ markRunning),
/* harmony export */   publish: () => (/* binding */ publish),
/* harmony export */   publishFirstLook: () => (/* binding */ publishFirstLook),
/* harmony export */   publishShard: () => (/* binding */ publishShard),
/* harmony export */   writeCheckRun: () => (/* binding */ writeCheckRun)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11977);
/* harmony import */ var _core_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21645);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28314);
/* harmony import */ var _gate_decide_measure_check_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90354);
/* harmony import */ var _gate_run_job_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58604);
/* harmony import */ var _report_cases_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(65594);
/* harmony import */ var _report_red_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(65408);
/* harmony import */ var _views_annotations_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(42303);
/* harmony import */ var _views_check_run_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(54661);
/* harmony import */ var _views_comment_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(51181);
/* harmony import */ var _views_inspect_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(96217);
/* harmony import */ var _views_junit_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(82889);
/* harmony import */ var _views_page_page_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(28751);
/* harmony import */ var _views_terminal_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(46445);
/* harmony import */ var _views_verdict_text_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(22586);
/* harmony import */ var _check_run_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(96418);
/* harmony import */ var _comments_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(45537);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(6830);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(52325);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(30284);
/* harmony import */ var _refused_comment_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(72870);























async function publish(reports, files, started, isRed) {
    const isWritten = writeReports(reports, files.report);
    if (reports.length > 1) {
        const line = (0,_views_comment_js__WEBPACK_IMPORTED_MODULE_11__/* .suitesLine */ .qJ)(reports);
        (0,_log_js__WEBPACK_IMPORTED_MODULE_21__/* .writeLog */ .ur)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) `${line}`);
        await (0,_log_js__WEBPACK_IMPORTED_MODULE_21__/* .addToSummary */ .Dg)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .markdown */ .wD) `### ${line}\n`);
    }
    for (const report of reports) {
        (0,_log_js__WEBPACK_IMPORTED_MODULE_21__/* .writeLog */ .ur)((0,_views_terminal_js__WEBPACK_IMPORTED_MODULE_15__/* .terminalView */ .u)(report, { colors: false, verdict: true }));
        annotateReport(report);
    }
    const areOutputsSet = (0,_log_js__WEBPACK_IMPORTED_MODULE_21__/* .setOutputs */ .n0)(outputsOf(reports, isWritten ? files.report : ""));
    for (const report of reports)
        await (0,_log_js__WEBPACK_IMPORTED_MODULE_21__/* .addToSummary */ .Dg)((0,_views_comment_js__WEBPACK_IMPORTED_MODULE_11__/* .summaryView */ .km)(report, { verdict: true, share: 1 / reports.length }));
    const { environment } = started;
    const place = {
        run: environment.runId,
        job: (0,_event_js__WEBPACK_IMPORTED_MODULE_19__/* .jobUrl */ .Ne)(environment),
        report: isWritten ? `${(0,_event_js__WEBPACK_IMPORTED_MODULE_19__/* .repositoryUrl */ .Ek)(environment)}/actions/runs/${environment.runId}#artifacts` : null,
        repository: (0,_event_js__WEBPACK_IMPORTED_MODULE_19__/* .repositoryUrl */ .Ek)(environment),
        workflow: (0,_event_js__WEBPACK_IMPORTED_MODULE_19__/* .workflowUrl */ .pk)(environment),
    };
    const call = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_20__/* .callName */ .AA)(started.inputs);
    const body = (0,_views_comment_js__WEBPACK_IMPORTED_MODULE_11__/* .suitesCommentView */ .iI)(reports, { ...place, call });
    const effective = withBaseCommentMode(started, reports);
    if (effective !== started)
        await markRunning(effective);
    await comment(body, effective, !isUnknown(started, reports) && reports.some(hasChanged));
    const html = writePages(reports, files.html);
    const junit = writeView("JUnit file", files.junit, () => (0,_views_junit_js__WEBPACK_IMPORTED_MODULE_13__.suitesJunitView)(reports, { verdict: true, isRed }));
    const isWhole = areOutputsSet && (0,_log_js__WEBPACK_IMPORTED_MODULE_21__/* .setOutputs */ .n0)({ html, junit }) && isWritten;
    const result = { isRed: isRed || !isWhole, title: summarySentence(reports), summary: body };
    await writeCheckRun((0,_views_check_run_js__WEBPACK_IMPORTED_MODULE_10__/* .checkRunView */ .j)(reports, result), started);
    return isWhole;
}
function withBaseCommentMode(started, reports) {
    const [before] = reports.flatMap(({ comparison }) => comparison?.settings.filter(({ name }) => name === "comment") ?? []);
    const mode = isUnknown(started, reports) ? "changes" : before?.base;
    if (mode !== "auto" && mode !== "changes")
        return started;
    return { ...started, inputs: { ...started.inputs, comment: mode } };
}
function isUnknown({ inputs, event }, reports) {
    const isUnread = reports.some(({ baseline }) => (0,_report_red_js__WEBPACK_IMPORTED_MODULE_8__/* .isUnseen */ .N)(baseline) || baseline.state === "first-use");
    return inputs.comment === "never" && event.role !== "base" && isUnread;
}
function hasChanged(report) {
    const { result } = report.verdict;
    const hasMoved = (0,_gate_decide_measure_check_js__WEBPACK_IMPORTED_MODULE_5__/* .measureStates */ .Bi)(report).some(({ change, isAboveMax }) => change !== "same" || isAboveMax);
    return result !== "pass" || hasMoved || (0,_report_cases_js__WEBPACK_IMPORTED_MODULE_7__/* .worseCases */ .cb)(report).length > 0 || (0,_report_cases_js__WEBPACK_IMPORTED_MODULE_7__/* .fixedCases */ .KV)(report).length > 0;
}
function writeReports(reports, file) {
    try {
        (0,_core_files_js__WEBPACK_IMPORTED_MODULE_3__/* .writeWhole */ .f8)(file, piecesOf(reports));
        return true;
    }
    catch (error) {
        const message = `the report cannot be written, so the next comparison would miss it: ${error.message}`;
        (0,_log_js__WEBPACK_IMPORTED_MODULE_21__/* .annotate */ .fz)("error", message, { title: "rungate" });
        return false;
    }
}
function writePages(reports, place) {
    const [first, ...rest] = reports;
    if (first !== undefined && rest.length === 0)
        return writeView("page", place, () => (0,_views_page_page_js__WEBPACK_IMPORTED_MODULE_14__.htmlView)(first));
    const pages = reports.map((report) => writeView("page", (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place, `${report.suite}.html`), () => {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(place, { recursive: true });
        return (0,_views_page_page_js__WEBPACK_IMPORTED_MODULE_14__.htmlView)(report);
    }));
    return pages.includes("") ? "" : place;
}
function* piecesOf(reports) {
    for (const report of reports)
        yield* (0,_report_cases_js__WEBPACK_IMPORTED_MODULE_7__/* .reportPieces */ .iq)(report);
}
function writeView(name, file, textOf) {
    try {
        (0,_core_files_js__WEBPACK_IMPORTED_MODULE_3__/* .writeWhole */ .f8)(file, textOf());
        return file;
    }
    catch (error) {
        const message = `the ${name} of the report cannot be written: ${error.message}`;
        (0,_log_js__WEBPACK_IMPORTED_MODULE_21__/* .annotate */ .fz)("warning", message, { title: "rungate" });
        return "";
    }
}
function annotateReport(report) {
    const { verdict } = report;
    if (verdict.blocks) {
        const decided = verdict.checks.filter(({ result }) => result === verdict.result);
        const message = decided.map(({ title, message }) => `${title}: ${message}`).join(" · ");
        (0,_log_js__WEBPACK_IMPORTED_MODULE_21__/* .annotate */ .fz)("error", message, { title: "rungate" });
    }
    for (const { level, message, ...place } of (0,_views_annotations_js__WEBPACK_IMPORTED_MODULE_9__/* .annotationsOf */ .I)(report))
        (0,_log_js__WEBPACK_IMPORTED_MODULE_21__/* .annotate */ .fz)(level, message, place);
}
function outputsOf(reports, file) {
    const [worst, ...rest] = (0,_views_comment_js__WEBPACK_IMPORTED_MODULE_11__/* .worstFirst */ .md)(reports);
    if (worst === undefined)
        throw new Error("nothing was gated");
    const { verdict, scores, baseline } = worst;
    const only = (id) => (rest.length > 0 ? "" : (scores[id]?.value ?? ""));
    return {
        verdict: verdict.result,
        summary: summarySentence(reports),
        report: file,
        "score-code": only("code"),
        "score-f1": only("f1"),
        "score-llm": only("llm"),
        scores: JSON.stringify(rest.length > 0 ? scoresBySuite(reports) : valuesOf(scores)),
        measures: JSON.stringify(rest.length > 0 ? measuresBySuite(reports) : meansOf(worst)),
        suites: reports.length,
        more: moreOf(reports),
        regressions: reports.reduce((sum, report) => sum + (0,_report_cases_js__WEBPACK_IMPORTED_MODULE_7__/* .worseCases */ .cb)(report).length, 0),
        "baseline-sha": baseline.commit ?? "",
    };
}
function summarySentence(reports) {
    const [worst] = (0,_views_comment_js__WEBPACK_IMPORTED_MODULE_11__/* .worstFirst */ .md)(reports);
    if (worst === undefined)
        return "";
    return `${worst.verdict.result}${(0,_views_verdict_text_js__WEBPACK_IMPORTED_MODULE_16__/* .blockingWord */ ._$)(worst)} ${(0,_views_verdict_text_js__WEBPACK_IMPORTED_MODULE_16__/* .verdictSentences */ .qW)(worst).first}`;
}
async function writeCheckRun(result, { github, checkRun }) {
    if (github !== undefined && checkRun !== undefined)
        await (0,_check_run_js__WEBPACK_IMPORTED_MODULE_17__/* .endCheckRun */ .j)(github, checkRun, result);
}
function valuesOf(scores) {
    return Object.fromEntries(Object.entries(scores).map(([id, { value }]) => [id, value]));
}
function scoresBySuite(reports) {
    return Object.fromEntries(reports.map(({ suite, scores }) => [suite, valuesOf(scores)]));
}
function meansOf({ measures = {} }) {
    return Object.fromEntries(Object.entries(measures).map(([name, measure]) => [name, measure?.mean ?? null]));
}
function measuresBySuite(reports) {
    return Object.fromEntries(reports.map((report) => [report.suite, meansOf(report)]));
}
async function publishFirstLook(reports) {
    for (const report of reports)
        (0,_log_js__WEBPACK_IMPORTED_MODULE_21__/* .writeLog */ .ur)((0,_views_terminal_js__WEBPACK_IMPORTED_MODULE_15__/* .terminalView */ .u)(report, { colors: false, verdict: true }));
    const unsettled = reports.flatMap(({ plan }) => plan ?? []);
    const text = unsettled.length === 0
        ? "No second look is needed. The job that gives the verdict is the one to require, not this one."
        : `The first look settles nothing, so the cases are recorded once more. ${unsettled.map(({ reason }) => reason).join(" · ")}`;
    await (0,_log_js__WEBPACK_IMPORTED_MODULE_21__/* .addToSummary */ .Dg)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .markdown */ .wD) `${text}\n`);
    return (0,_log_js__WEBPACK_IMPORTED_MODULE_21__/* .setOutputs */ .n0)({ more: moreOf(reports) });
}
function moreOf(reports) {
    return reports.some(({ plan }) => plan !== undefined) ? "true" : "";
}
const SHARE = (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .markdown */ .wD) `A share of the cases was scored here. Only the job that merges all shares gives a verdict: require its check, not this one.\n`;
async function publishShard(report, file) {
    (0,_log_js__WEBPACK_IMPORTED_MODULE_21__/* .writeLog */ .ur)((0,_views_inspect_js__WEBPACK_IMPORTED_MODULE_12__/* .shardView */ .y)(report));
    await (0,_log_js__WEBPACK_IMPORTED_MODULE_21__/* .addToSummary */ .Dg)(SHARE);
    const text = (0,_gate_run_job_js__WEBPACK_IMPORTED_MODULE_6__.partialReportText)(report);
    try {
        (0,_core_files_js__WEBPACK_IMPORTED_MODULE_3__/* .writeWhole */ .f8)(file, text);
    }
    catch (error) {
        const message = `what this shard scored cannot be written: ${error.message}`;
        (0,_log_js__WEBPACK_IMPORTED_MODULE_21__/* .annotate */ .fz)("error", message, { title: "rungate" });
        return false;
    }
    return (0,_log_js__WEBPACK_IMPORTED_MODULE_21__/* .setOutputs */ .n0)({ report: file, "shard-digest": (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .sha256 */ .sc)(text) });
}
async function comment(body, { inputs, event, environment, github }, isNews = true) {
    const { pullRequest } = event;
    if (inputs.comment === "never" || pullRequest === null || github === undefined)
        return;
    const write = inputs.comment === "changes" && !isNews ? _comments_js__WEBPACK_IMPORTED_MODULE_18__/* .updateComment */ .vv : _comments_js__WEBPACK_IMPORTED_MODULE_18__/* .upsertComment */ .lB;
    const outcome = await write(github, {
        pullRequest: pullRequest.number,
        headCommit: pullRequest.headCommit,
        suite: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_20__/* .callName */ .AA)(inputs),
        run: environment.runId,
        body,
    });
    (0,_log_js__WEBPACK_IMPORTED_MODULE_21__/* .debug */ .Yz)(`comment: ${outcome.state}`);
    if (outcome.state === "refused")
        await (0,_log_js__WEBPACK_IMPORTED_MODULE_21__/* .addToSummary */ .Dg)((0,_views_comment_js__WEBPACK_IMPORTED_MODULE_11__/* .commentRefusedView */ .BV)(outcome));
    if ("url" in outcome)
        (0,_log_js__WEBPACK_IMPORTED_MODULE_21__/* .setOutputs */ .n0)({ "comment-url": outcome.url });
    if (outcome.state === "superseded")
        await (0,_log_js__WEBPACK_IMPORTED_MODULE_21__/* .addToSummary */ .Dg)((0,_views_comment_js__WEBPACK_IMPORTED_MODULE_11__/* .commentRefusedView */ .BV)(SUPERSEDED));
}
async function markRunning({ inputs, event, environment, github, }) {
    const { pullRequest } = event;
    if (inputs.comment === "never" || pullRequest === null || github === undefined)
        return;
    const { number, headCommit } = pullRequest;
    const place = {
        run: environment.runId,
        job: (0,_event_js__WEBPACK_IMPORTED_MODULE_19__/* .jobUrl */ .Ne)(environment),
        repository: (0,_event_js__WEBPACK_IMPORTED_MODULE_19__/* .repositoryUrl */ .Ek)(environment),
        commit: headCommit,
    };
    const suite = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_20__/* .callName */ .AA)(inputs);
    const bodyOf = (comment) => comment.suite === suite
        ? (0,_views_comment_js__WEBPACK_IMPORTED_MODULE_11__/* .runningView */ .HT)({ suite, commit: headCommit }, place)
        : (0,_views_comment_js__WEBPACK_IMPORTED_MODULE_11__/* .outdatedView */ .QX)(comment, place);
    try {
        await (0,_comments_js__WEBPACK_IMPORTED_MODULE_18__/* .outdateComments */ .VK)(github, { pullRequest: number, headCommit, suite, run: place.run, bodyOf });
    }
    catch (error) {
        if (!(error instanceof _refused_comment_js__WEBPACK_IMPORTED_MODULE_22__/* .RefusedComment */ ._))
            throw error;
        (0,_log_js__WEBPACK_IMPORTED_MODULE_21__/* .debug */ .Yz)(`the comments cannot be marked as outdated: ${error.message}`);
    }
}
const SUPERSEDED = {
    reason: "the one that is there says that a newer run wrote it",
    remedy: "if none did, delete that comment and run this job again",
};


/***/ }),

/***/ 89554:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cc: () => (/* binding */ changesWorkflows),
/* harmony export */   Ju: () => (/* binding */ pullRequestHead),
/* harmony export */   N0: () => (/* binding */ openPullRequestInto),
/* harmony export */   eS: () => (/* binding */ openPullRequestsFrom)
/* harmony export */ });
/* harmony import */ var _core_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43851);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44463);


const pullSchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    head: _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ sha: _client_js__WEBPACK_IMPORTED_MODULE_1__.commitId, ref: _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), repo: _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr() }).nullable() }),
});
async function pullRequestHead({ octokit, owner, repo }, number) {
    const { data } = await octokit.rest.pulls.get({ owner, repo, pull_number: number });
    const { sha, ref, repo: home } = (0,_client_js__WEBPACK_IMPORTED_MODULE_1__.readAnswer)(pullSchema, data, "a pull request").head;
    return { number, headCommit: sha, headBranch: ref, headRepositoryId: home?.id ?? null };
}
const listSchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    number: _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1),
    head: _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ sha: _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), repo: _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr() }).nullable() }),
    base: _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ ref: _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
}));
async function openPullRequestsFrom(github, tip) {
    const pulls = await openPulls(github, tip);
    return pulls.map(({ number }) => number);
}
async function openPullRequestInto(github, tip, base) {
    const found = (await openPulls(github, tip)).find((pull) => pull.base.ref === base);
    const { commit: headCommit, branch: headBranch, repositoryId: headRepositoryId } = tip;
    return found === undefined ? null : { number: found.number, headCommit, headBranch, headRepositoryId };
}
async function openPulls({ octokit, owner, repo }, tip) {
    const head = `${tip.owner}:${tip.branch}`;
    const ask = (page) => octokit.rest.pulls.list({ owner, repo, state: "open", head, per_page: 100, page });
    const pulls = await (0,_client_js__WEBPACK_IMPORTED_MODULE_1__.readPages)(listSchema, ask, "a list of pull requests");
    return pulls.filter(({ head: { sha, repo: home } }) => sha === tip.commit && home?.id === tip.repositoryId);
}
const filesSchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ filename: _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), previous_filename: _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional() }));
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

/***/ 72870:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ refusedComment),
/* harmony export */   _: () => (/* binding */ RefusedComment)
/* harmony export */ });
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44463);

class RefusedComment extends Error {
    name = "RefusedComment";
    remedy;
    constructor(reason, remedy) {
        super(reason);
        this.remedy = remedy;
    }
}
const PERMISSIONS = "give the job `permissions: { contents: read, actions: read, pull-requests: write }`; for a pull request from a fork " +
    "the token stays read-only all the same, and a second workflow can comment: `docs/action.md` of rungate has it";
const STATUSES = new Map([
    ["FORBIDDEN", 403],
    ["NOT_FOUND", 404],
]);
function refusedComment(error) {
    if (error instanceof RefusedComment)
        return error;
    const refused = (0,_client_js__WEBPACK_IMPORTED_MODULE_0__.graphqlError)(error);
    const status = refused === undefined ? (0,_client_js__WEBPACK_IMPORTED_MODULE_0__.statusOf)(error) : STATUSES.get(refused.type ?? "");
    const reason = (0,_client_js__WEBPACK_IMPORTED_MODULE_0__.faultText)(error);
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

/***/ 86558:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eY: () => (/* binding */ startToReport),
/* harmony export */   fl: () => (/* binding */ loadToolkit),
/* harmony export */   ni: () => (/* binding */ start)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96421);
/* harmony import */ var _core_git_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22157);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51400);
/* harmony import */ var _gate_job_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79933);
/* harmony import */ var _check_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(96418);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(44463);
/* harmony import */ var _config_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4620);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6830);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(52325);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(30284);
/* harmony import */ var _pull_requests_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(89554);












async function start() {
    (0,_log_js__WEBPACK_IMPORTED_MODULE_10__/* .mask */ .dK)((0,_gate_job_js__WEBPACK_IMPORTED_MODULE_4__/* .judgeKey */ .FF)((0,_actions_core__WEBPACK_IMPORTED_MODULE_1__/* .getInput */ .V4)("judge-api-key")));
    return await begin((0,_inputs_js__WEBPACK_IMPORTED_MODULE_9__/* .loadInputs */ .IV)(_actions_core__WEBPACK_IMPORTED_MODULE_1__/* .getInput */ .V4));
}
async function startToReport() {
    const isFirstLook = (0,_actions_core__WEBPACK_IMPORTED_MODULE_1__/* .getInput */ .V4)("first-look") === "true";
    const jobInput = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_9__/* .inputWithoutVerdict */ .iN)({ shard: (0,_actions_core__WEBPACK_IMPORTED_MODULE_1__/* .getInput */ .V4)("shard") !== "", "first-look": isFirstLook });
    const isLeftToOthers = jobInput !== undefined && jobInput === process.env.GITHUB_JOB;
    if (isLeftToOthers)
        return undefined;
    const comment = (0,_actions_core__WEBPACK_IMPORTED_MODULE_1__/* .getInput */ .V4)("comment") === "never" ? "never" : "auto";
    try {
        return await begin({ ...(0,_inputs_js__WEBPACK_IMPORTED_MODULE_9__/* .loadCommentInputs */ .rM)(_actions_core__WEBPACK_IMPORTED_MODULE_1__/* .getInput */ .V4), comment, check: (0,_actions_core__WEBPACK_IMPORTED_MODULE_1__/* .getInput */ .V4)("check") === "true" });
    }
    catch (error) {
        if (error instanceof _core_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigurationError */ .j1)
            return undefined;
        throw error;
    }
}
async function begin(inputs) {
    const token = inputs["github-token"];
    (0,_log_js__WEBPACK_IMPORTED_MODULE_10__/* .mask */ .dK)(token);
    const { context, getOctokit } = await loadToolkit();
    const environment = (0,_event_js__WEBPACK_IMPORTED_MODULE_8__/* .readEnvironment */ .Qo)(context, process.env);
    const { workspace, repository } = environment;
    const checkedOut = (0,_core_git_git_js__WEBPACK_IMPORTED_MODULE_2__/* .checkedOutCommit */ .Xg)(workspace);
    const found = (0,_event_js__WEBPACK_IMPORTED_MODULE_8__/* .readEvent */ .j_)(environment, checkedOut.commit);
    const shownCommit = checkedOut.commit ?? "unknown";
    (0,_log_js__WEBPACK_IMPORTED_MODULE_10__/* .debug */ .Yz)(`event ${found.name}, tested commit ${found.commit}, in the workspace ${shownCommit}`);
    const github = token === "" ? undefined : await (0,_client_js__WEBPACK_IMPORTED_MODULE_6__.connect)({ token, repository, debug: _log_js__WEBPACK_IMPORTED_MODULE_10__/* .debug */ .Yz, getOctokit });
    const event = await placeEvent(github, found, environment);
    const pullRequest = event.pullRequest ?? (await pullRequestOfBranch(github, environment, event));
    const placed = { ...event, pullRequest };
    const isChecked = inputs.check && github !== undefined;
    const checkRun = isChecked ? await (0,_check_run_js__WEBPACK_IMPORTED_MODULE_5__/* .startCheckRun */ .a)(github, inputs, placed, environment) : undefined;
    return { inputs, environment, event: placed, github, checkedOut, checkRun };
}
async function placeEvent(github, event, { ref }) {
    const { baseBranch, defaultBranch } = event;
    if (defaultBranch === null || baseBranch === defaultBranch)
        return event;
    const beside = (0,_event_js__WEBPACK_IMPORTED_MODULE_8__/* .compareWithDefaultBranch */ .dK)({ ...event, defaultBranch }, ref);
    if (github === undefined || baseBranch === null)
        return beside;
    try {
        return (await (0,_config_files_js__WEBPACK_IMPORTED_MODULE_7__/* .isBaseBranch */ .wJ)(github, baseBranch, defaultBranch)) ? event : beside;
    }
    catch (error) {
        if (!(0,_client_js__WEBPACK_IMPORTED_MODULE_6__.isFaultOfGitHub)(error))
            throw error;
        (0,_log_js__WEBPACK_IMPORTED_MODULE_10__/* .debug */ .Yz)(`the base branches cannot be read: ${(0,_client_js__WEBPACK_IMPORTED_MODULE_6__.faultText)(error)}`);
        return beside;
    }
}
async function pullRequestOfBranch(github, { ref, repository, repositoryId }, { name, role, commit, baseBranch }) {
    const [, branch] = /^refs\/heads\/(.+)$/s.exec(ref) ?? [];
    const isOfBranch = name === "workflow_dispatch" && role === "head";
    if (github === undefined || !isOfBranch || branch === undefined || baseBranch === null)
        return null;
    try {
        const tip = { owner: repository.split("/", 1)[0] ?? "", repositoryId, branch, commit };
        return await (0,_pull_requests_js__WEBPACK_IMPORTED_MODULE_11__/* .openPullRequestInto */ .N0)(github, tip, baseBranch);
    }
    catch (error) {
        if (!(0,_client_js__WEBPACK_IMPORTED_MODULE_6__.isFaultOfGitHub)(error))
            throw error;
        (0,_log_js__WEBPACK_IMPORTED_MODULE_10__/* .debug */ .Yz)(`pull requests cannot be listed: ${(0,_client_js__WEBPACK_IMPORTED_MODULE_6__.faultText)(error)}`);
        return null;
    }
}
async function loadToolkit() {
    await (0,_client_js__WEBPACK_IMPORTED_MODULE_6__.fetchFrom)((0,_client_js__WEBPACK_IMPORTED_MODULE_6__.apiUrl)());
    demandPayload();
    return await Promise.all(/* import() */[__webpack_require__.e(3437), __webpack_require__.e(4387)]).then(__webpack_require__.bind(__webpack_require__, 64387));
}
function demandPayload() {
    try {
        JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(process.env.GITHUB_EVENT_PATH ?? "", "utf8"));
    }
    catch (error) {
        const message = `the event's payload cannot be read (GITHUB_EVENT_PATH): ${error.message}`;
        throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigurationError */ .j1([{ severity: "error", message }]);
    }
}


/***/ }),

/***/ 48706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ patternsInside),
/* harmony export */   M: () => (/* binding */ commonFolder)
/* harmony export */ });
/* harmony import */ var _core_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11977);

function patternsInside(folder, patterns, uploaded = patterns) {
    const depth = commonFolder(uploaded).length;
    const inside = patterns.map((pattern) => partsOf(pattern).slice(depth));
    return inside
        .sort((a, b) => b.length - a.length)
        .map((parts) => `${(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeGlob */ .yk)(folder)}/**/${parts.join("/")}`);
}
const OPEN = /(?<!\\)[*?[{(|]/;
function commonFolder(patterns) {
    const [first = [], ...rest] = patterns.map((pattern) => partsOf(pattern).slice(0, -1));
    const end = first.findIndex((part, at) => OPEN.test(part) || rest.some((other) => other[at] !== part));
    return end < 0 ? first : first.slice(0, end);
}
function partsOf(pattern) {
    return pattern.split("/").filter((part) => part !== "" && part !== ".");
}


/***/ }),

/***/ 14994:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ ReportError),
/* harmony export */   C: () => (/* binding */ readStored)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28314);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40332);
/* harmony import */ var _core_parse_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40476);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26067);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58508);





const TOO_DEEP = `nests deeper than the ${_core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.reportNesting} levels that a report may have`;
class ReportError extends Error {
    name = "ReportError";
}
function readStored(text, stored) {
    const value = parse(text, stored);
    const { schemaVersion, tool } = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) ? value : {};
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) && schemaVersion === undefined)
        throw new ReportError(`is not ${stored.name} of rungate: it has no schemaVersion; ${sourceOf(stored)}`);
    refuseOtherVersion(schemaVersion, stored);
    const { success, data, error } = stored.schema.safeParse(value);
    if (!success || !(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value)) {
        throw new ReportError(notStored(error?.issues ?? [], (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(tool) ? tool.version : undefined, stored));
    }
    return { value, checked: data };
}
function refuseOtherVersion(schemaVersion, { name, renewal }) {
    if (typeof schemaVersion !== "number" || schemaVersion === _version_js__WEBPACK_IMPORTED_MODULE_4__/* .SCHEMA_VERSION */ .f)
        return;
    const [writer, remedy] = schemaVersion > _version_js__WEBPACK_IMPORTED_MODULE_4__/* .SCHEMA_VERSION */ .f ? ["a newer rungate", "update rungate"] : ["an older rungate", renewal];
    throw new ReportError(`is ${name} of ${writer}: schema version ${schemaVersion}, and this one (${_version_js__WEBPACK_IMPORTED_MODULE_4__/* .version */ .r}) reads ${_version_js__WEBPACK_IMPORTED_MODULE_4__/* .SCHEMA_VERSION */ .f}; ${remedy}`);
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
    const fault = faultIn(value, _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.reportNesting);
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
function whyNotJson(text) {
    try {
        (0,_core_parse_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(text);
    }
    catch (error) {
        if (error instanceof RangeError)
            throw new ReportError(TOO_DEEP);
        if (!(error instanceof _core_parse_json_js__WEBPACK_IMPORTED_MODULE_2__/* .JsonError */ .N3))
            throw error;
        return `line ${error.line}, column ${error.column}: ${error.message}`;
    }
    return "the place is unknown";
}
function notStored([first], writtenBy, stored) {
    const where = first === undefined || first.path.length === 0 ? "" : ` at ${first.path.map(String).join(".")}`;
    const what = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(`${where}: ${first?.message ?? "unknown shape"}`, _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.shownText);
    const other = typeof writtenBy === "string" && writtenBy !== _version_js__WEBPACK_IMPORTED_MODULE_4__/* .version */ .r
        ? ` (rungate ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(writtenBy, _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.shownText)} wrote it, this is ${_version_js__WEBPACK_IMPORTED_MODULE_4__/* .version */ .r})`
        : "";
    return `is not ${stored.name} of rungate${what}${other}; ${sourceOf(stored)}`;
}


/***/ }),

/***/ 42303:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ annotationsOf)
/* harmony export */ });
/* harmony import */ var _core_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11977);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40332);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26067);
/* harmony import */ var _gate_decide_worst_case_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37421);
/* harmony import */ var _report_cases_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65594);
/* harmony import */ var _cases_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(17580);






function annotationsOf(report, most = _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.annotations) {
    const level = report.verdict.result === "pass" ? "notice" : "warning";
    return (0,_cases_js__WEBPACK_IMPORTED_MODULE_5__/* .groupCases */ .Ju)(report)
        .explained.flatMap((reportCase) => {
        const { file, line } = reportCase;
        if (file === undefined || line === undefined)
            return [];
        return [
            {
                level,
                file,
                line,
                title: titleOf(reportCase, report),
                message: messageOf(reportCase, report),
            },
        ];
    })
        .slice(0, most);
}
function titleOf({ comparison }, { suite }) {
    const title = comparison?.state === "comparable" ? "Worse than on the base" : "Failing";
    return suite === "default" ? title : `${title} (${text(suite)})`;
}
function messageOf(reportCase, { policy }) {
    const why = (0,_gate_decide_worst_case_text_js__WEBPACK_IMPORTED_MODULE_3__/* .whyItFails */ .hE)(reportCase, policy);
    const reason = why === undefined ? "" : `: ${why}`;
    return text(`${(0,_report_cases_js__WEBPACK_IMPORTED_MODULE_4__/* .caseLabel */ .PZ)(reportCase)} ${(0,_cases_js__WEBPACK_IMPORTED_MODULE_5__/* .passedText */ .qv)(reportCase)}${reason}`);
}
function text(untrusted) {
    return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)((0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(untrusted, _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.shownText));
}


/***/ }),

/***/ 54661:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ checkRunName),
/* harmony export */   j: () => (/* binding */ checkRunView)
/* harmony export */ });
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98389);
/* harmony import */ var _core_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11977);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40332);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26067);
/* harmony import */ var _annotations_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42303);





function checkRunView(reports, { isRed, title, summary }) {
    const isPass = reports.every(({ verdict }) => verdict.result === "pass");
    const most = _core_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.checkRunAnnotations;
    return {
        conclusion: isRed ? "failure" : isPass ? "success" : "neutral",
        title: (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)((0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(title, _core_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.shownText)),
        summary,
        annotations: reports.flatMap((report) => (0,_annotations_js__WEBPACK_IMPORTED_MODULE_4__/* .annotationsOf */ .I)(report, most)).slice(0, most),
    };
}
function checkRunName(call) {
    return call === _config_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_SUITE */ .TR ? "rungate / verdict" : `rungate / verdict (${call})`;
}


/***/ }),

/***/ 96217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ inspectView),
/* harmony export */   y: () => (/* binding */ shardView)
/* harmony export */ });
/* harmony import */ var _core_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11977);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40332);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51400);
/* harmony import */ var _core_statistics_summary_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20544);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26067);
/* harmony import */ var _core_tool_name_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47536);
/* harmony import */ var _gate_score_shards_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(64254);
/* harmony import */ var _recordings_reading_case_from_input_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(58628);
/* harmony import */ var _report_difference_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(66486);
/* harmony import */ var _report_run_errors_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(73808);










const SHOWN_TEXT = 100;
const SHOWN_CANDIDATES = 5;
function inspectView({ runs, problems, unknown }, { colors, next }) {
    const paint = (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .paintWith */ .Hy)(colors);
    const real = runs.filter(({ expectsOnly }) => !expectsOnly);
    return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .sections */ .V0)([
        real.length === 0 ? [] : [(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${pairingText(real)}. Next: ${next}`],
        ...runs.map((run) => runLines(run, paint)),
        problems.map((problem) => problemLine(problem, paint)),
        ...unknown.map((each) => candidateLines(each, paint)),
    ]);
}
function pairingText(runs) {
    const files = new Set(runs.map(({ file }) => file)).size;
    const formats = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .listed */ .KE)([...new Set(runs.map(({ format }) => format))].sort());
    const ids = [...new Set(runs.flatMap(({ case: id }) => (id === null ? [] : [id])))];
    const found = `${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(runs.length, "run")} in ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(files, "file")} (${formats})`;
    const unnamed = runs.filter(({ case: id }) => id === null).length;
    if (unnamed > 0)
        return `${found}: ${unnamed} without a case id, so they pair with no other run`;
    const cases = `${found}: ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(ids.length, "case")}`;
    return (0,_recordings_reading_case_from_input_js__WEBPACK_IMPORTED_MODULE_7__/* .areRandom */ .oO)(ids) ? `${cases}, named by ids that no other export has` : cases;
}
function runLines(run, paint) {
    const identity = [
        run.case === null ? "no case id" : `case ${run.case}`,
        ...(run.trial === null ? [] : [`trial ${run.trial}`]),
    ];
    const tags = Object.entries(run.tags).map(([key, value]) => `${key}=${value}`);
    const calls = run.expectsOnly
        ? "says what is expected, has no run"
        : (0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(run.toolCalls.length, "tool call");
    return [
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${paint.bold((0,_core_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .placeName */ .fW)(run))} ${paint.cyan(run.format)} · ${[...identity, ...tags].join(" · ")} · ${calls}`,
        paint.dim(`  ${run.title}, known by ${run.knownBy.join(", ")}${run.recordedFrom === undefined ? "" : ` · recorded from ${run.recordedFrom}`}`),
        ...messageLine("user", run.input, paint),
        ...(run.reasoning ?? []).map(({ turn, text }) => thoughtLine(turn, text, paint)),
        ...run.toolCalls.map((call) => callLine(call, paint)),
        ...messageLine("agent", run.response, paint),
        ...usageLines(run, paint),
        ...(run.referenceToolCalls ?? []).map((call) => referenceLine(call, paint)),
    ];
}
function usageLines({ model, usage = {}, duration, unmeasured = {} }, paint) {
    const parts = [
        ...(model === undefined ? [] : [(0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(model, SHOWN_TEXT)]),
        ...(usage.total === undefined ? [] : [`${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(usage.total, "token")}${sidesText(usage)}`]),
        ...(usage.cost === undefined ? [] : [`$${usage.cost}`]),
        ...(duration === undefined ? [] : [`${Math.round(duration)} ms`]),
        ...Object.entries(unmeasured).map(([measure, why]) => `no ${measure}: ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(why, SHOWN_TEXT)}`),
    ];
    return parts.length === 0 ? [] : [paint.dim(`  ${(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .padEnd */ .f)("took", 6)} ${parts.join(" · ")}`)];
}
function sidesText({ input, cachedInput, output, reasoning }) {
    const sides = [
        ...(input === undefined ? [] : [`${input} in`]),
        ...(cachedInput ? [`${cachedInput} of them cached`] : []),
        ...(output === undefined ? [] : [`${output} out`]),
        ...(reasoning ? [`${reasoning} of them reasoning`] : []),
    ];
    return sides.length === 0 ? "" : ` (${sides.join(", ")})`;
}
function candidateLines({ file, candidates }, paint) {
    if (candidates.length === 0)
        return [(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${file} has nothing of any format's marks`];
    return [
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${file} comes nearest to`,
        ...candidates
            .slice(0, SHOWN_CANDIDATES)
            .flatMap(({ format, looksFor, has, lacks }) => [
            (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${paint.cyan((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .padEnd */ .f)(format, 20))} has ${has.join(", ")}; ${lacks.length === 0 ? "not where they belong" : `missing ${lacks.join(", ")}`}`,
            paint.dim(`${" ".repeat(23)}looks for ${looksFor}`),
        ]),
    ];
}
function messageLine(who, text, paint) {
    return text === "" ? [] : [paint.dim(`  ${(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .padEnd */ .f)(who, 6)} ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(text, SHOWN_TEXT)}`)];
}
function thoughtLine(turn, text, paint) {
    return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${paint.dim(`${(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .padEnd */ .f)("thought", 8)} message ${turn + 1}`)} ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(text, _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.shownReasoning)}`;
}
function callLine({ id, name, server, arguments: args, malformed, status, group, agent }, paint) {
    const colour = status === "ok" ? paint.green : status === "pending" ? paint.yellow : paint.red;
    const shown = malformed
        ? (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${paint.red("not JSON")} ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(String(args), SHOWN_TEXT)}`
        : (0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)((0,_report_difference_text_js__WEBPACK_IMPORTED_MODULE_8__/* .valueText */ .Ru)(args), SHOWN_TEXT);
    const known = id !== undefined && paint.dim(` ${id}`);
    const by = agent !== undefined && paint.dim(` by ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(agent, SHOWN_TEXT)}`);
    return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .padStart */ .CF)(String(group), 3)}    ${colour((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .padEnd */ .f)(status, 8))} ${paint.bold((0,_core_tool_name_js__WEBPACK_IMPORTED_MODULE_5__/* .fullName */ .fq)({ name, server }))} ${shown}${known}${by}`;
}
function referenceLine({ name, arguments: args }, paint) {
    return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${paint.dim((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .padEnd */ .f)("expected", 15))} ${name} ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)((0,_report_difference_text_js__WEBPACK_IMPORTED_MODULE_8__/* .valueText */ .Ru)(args), SHOWN_TEXT)}`;
}
function problemLine(problem, paint) {
    const word = problem.severity === "error" ? paint.red("error  ") : paint.yellow("warning");
    return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${word} ${(0,_core_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .placeText */ .Z9)(problem)}${problem.message}`;
}
function shardView({ suite, shard, part }) {
    const { cases, problems, problemCounts } = part;
    const runs = cases.reduce((sum, { trials }) => sum + trials.length, 0);
    const { errors, warnings } = problemCounts;
    const unable = (0,_core_statistics_summary_js__WEBPACK_IMPORTED_MODULE_3__/* .sum */ .cz)(cases.map(_report_run_errors_js__WEBPACK_IMPORTED_MODULE_9__/* .countRunErrors */ .wi));
    const found = [
        (0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(cases.length, "case"),
        (0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(runs, "run"),
        (0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(errors, "error"),
        (0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(warnings, "warning"),
        ...(unable > 0 ? [`${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(unable, "run")} could not run`] : []),
    ];
    return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .lines */ .Mn)([
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `shard ${(0,_gate_score_shards_js__WEBPACK_IMPORTED_MODULE_6__/* .shardName */ .Az)(shard)} of suite ${suite}: ${found.join(", ")}`,
        ...problems.map((problem) => (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${problem.severity}: ${(0,_core_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .placeText */ .Z9)(problem)}${problem.message}`),
    ]);
}


/***/ }),

/***/ 82889:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   caseTests: () => (/* binding */ caseTests),
/* harmony export */   checkTests: () => (/* binding */ checkTests),
/* harmony export */   junitView: () => (/* binding */ junitView),
/* harmony export */   suiteElement: () => (/* binding */ suiteElement),
/* harmony export */   suitesJunitView: () => (/* binding */ suitesJunitView),
/* harmony export */   testElement: () => (/* binding */ testElement)
/* harmony export */ });
/* harmony import */ var _core_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11977);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40332);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51400);
/* harmony import */ var _core_statistics_summary_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20544);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26067);
/* harmony import */ var _gate_decide_measure_check_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90354);
/* harmony import */ var _gate_decide_verdict_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(52357);
/* harmony import */ var _gate_decide_worst_case_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(37421);
/* harmony import */ var _report_cases_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(65594);
/* harmony import */ var _report_reasons_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(77802);
/* harmony import */ var _scorers_measures_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(16573);
/* harmony import */ var _cases_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(17580);
/* harmony import */ var _scores_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(80354);













function junitView(report, options) {
    return suitesJunitView([report], options);
}
function suitesJunitView(reports, options) {
    const suites = reports.flatMap((report) => suitesOf(report, options));
    const tests = suites.flatMap((each) => each.tests);
    const count = (word) => tests.filter(({ result }) => result === word).length;
    return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markup */ .PT) `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="rungate" tests="${tests.length}" failures="${count("failure")}" errors="${count("error")}" time="${timeOf(tests)}">${suites.map(suiteElement)}
</testsuites>
`.text;
}
function suitesOf(report, { verdict, isRed }) {
    const { suite, createdAt } = report;
    const isShown = ({ name }) => verdict || name === "integrity";
    const found = isRed ? report.verdict.checks.filter((check) => isShown(check) && (0,_gate_decide_verdict_js__WEBPACK_IMPORTED_MODULE_6__/* .stops */ .Gb)(check, report)) : [];
    const stopping = new Set(found.map(({ name }) => name));
    const checks = checkTests(report, stopping).filter(isShown);
    const casesName = `${suite} cases`;
    return [
        { name: `${suite} gate`, tests: checks, properties: propertiesOf(report, verdict), createdAt },
        { name: casesName, tests: caseTests(report, stopping, casesName), createdAt },
    ];
}
function propertiesOf({ verdict, commit, headCommit, baseline, passRate, tool, measures }, isGate) {
    const values = {
        verdict: isGate ? verdict.result : null,
        "pass rate": passRate === null ? null : (0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .percent */ .KN)(passRate),
        commit,
        "head commit": headCommit,
        "baseline commit": baseline.commit,
        "rungate version": tool.version,
        ...Object.fromEntries(_scorers_measures_js__WEBPACK_IMPORTED_MODULE_10__/* .suiteMeasures */ .Kx.flatMap((measure) => {
            const mean = measures?.[measure]?.mean ?? null;
            return mean === null ? [] : [[(0,_gate_decide_measure_check_js__WEBPACK_IMPORTED_MODULE_5__/* .measureLabel */ .bU)(measure), (0,_scorers_measures_js__WEBPACK_IMPORTED_MODULE_10__/* .measureText */ .kD)(measure, mean)]];
        })),
    };
    return Object.fromEntries(Object.entries(values).flatMap(([key, value]) => (value ? [[key, value]] : [])));
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
    const shown = problems.filter(({ severity }) => severity === "error").slice(0, _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.listedProblems);
    const more = problemCounts.errors - shown.length;
    return [
        ...shown.map((problem) => `${(0,_core_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .placeText */ .Z9)(problem)}${problem.message}`),
        ...(more > 0 ? [`… and ${more} more`] : []),
    ];
}
const ABOUT_CASES = ["floors", "required", "regression", "rules"];
function caseTests(report, stopping, suite) {
    const attention = new Set((0,_cases_js__WEBPACK_IMPORTED_MODULE_11__/* .groupCases */ .Ju)(report).explained);
    const { policy } = report;
    const required = new Set(policy.gate.requiredCases);
    const isRed = stopping.size > 0;
    const isAboutCases = ABOUT_CASES.some((name) => stopping.has(name));
    const unmeasured = report.cases.filter(({ trials }) => trials.some(({ pass }) => pass === null));
    const skipped = report.cases.filter((each) => !(0,_report_cases_js__WEBPACK_IMPORTED_MODULE_8__/* .decides */ .yN)(each));
    const ordered = [
        ...new Set([...attention, ...(0,_report_cases_js__WEBPACK_IMPORTED_MODULE_8__/* .worstCases */ .I1)(report), ...skipped, ...unmeasured, ...report.cases]),
    ];
    const tests = [];
    let room = _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.junitCharacters;
    for (const [at, reportCase] of ordered.slice(0, _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.junitCases).entries()) {
        const result = caseTest(reportCase, {
            isRed,
            isWhy: isAboutCases &&
                (attention.has(reportCase) || reportCase.required === true || required.has(reportCase.id)),
            isNews: attention.has(reportCase),
            lines: at < _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.junitExplained ? runLines(reportCase, policy) : [],
            policy,
        });
        const duration = reportCase.measures?.duration?.mean ?? null;
        const test = {
            ...result,
            place: placeOf(reportCase),
            ...(duration === null ? {} : { seconds: duration / 1_000 }),
        };
        room -= testElement(test, test.name, suite).text.length;
        if (room < 0)
            break;
        tests.push(test);
    }
    const more = ordered.length - tests.length;
    if (more === 0)
        return tests;
    const name = `and ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(more, "more case")}`;
    return [...tests, { name, result: "skipped", message: "left out here, the report has them" }];
}
function caseTest(reportCase, { isRed, isWhy, isNews, lines, policy }) {
    const name = (0,_report_cases_js__WEBPACK_IMPORTED_MODULE_8__/* .caseLabel */ .PZ)(reportCase);
    const { trials, passRate } = reportCase;
    const unmeasured = trials.filter(({ pass }) => pass === null);
    const [error] = unmeasured.flatMap((trial) => errorLine(trial, policy) ?? []);
    if (error !== undefined) {
        const rest = lines.filter((line) => line !== error);
        return { name, result: isRed ? "error" : "skipped", message: error, lines: rest };
    }
    if (!(0,_report_cases_js__WEBPACK_IMPORTED_MODULE_8__/* .decides */ .yN)(reportCase))
        return {
            name,
            result: "skipped",
            message: (0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .joined */ .oR)((0,_cases_js__WEBPACK_IMPORTED_MODULE_11__/* .quarantineText */ .kc)(reportCase), (0,_cases_js__WEBPACK_IMPORTED_MODULE_11__/* .passedText */ .qv)(reportCase)),
            lines,
        };
    if (passRate === 1 && unmeasured.length === 0)
        return reportCase.carried
            ? { name, result: "skipped", message: `not recorded here: ${(0,_cases_js__WEBPACK_IMPORTED_MODULE_11__/* .passedText */ .qv)(reportCase)}` }
            : { name, result: "passed" };
    if (passRate === null || passRate === 1) {
        const [reason = "no run"] = unmeasured.map((trial) => whyNotAssessed(trial, policy));
        const part = passRate === null ? "" : `${unmeasured.length} of ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(trials.length, "run")} `;
        return { name, result: "skipped", message: `${part}not assessed: ${reason}` };
    }
    const message = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .joined */ .oR)((0,_gate_decide_worst_case_text_js__WEBPACK_IMPORTED_MODULE_7__/* .whyItFails */ .hE)(reportCase, policy) ?? "", (0,_cases_js__WEBPACK_IMPORTED_MODULE_11__/* .passedText */ .qv)(reportCase));
    if (isWhy)
        return { name, result: "failure", message, lines };
    const standing = isNews ? "stops nothing" : "fails no more often than on the base";
    return { name, result: "skipped", message: (0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .joined */ .oR)(standing, message), lines };
}
function placeOf({ file, line, trials }) {
    if (file !== undefined)
        return { file, line };
    const firstTrial = trials.find(({ pass }) => pass !== true) ?? trials[0];
    return { file: firstTrial?.file, line: firstTrial?.line };
}
function errorLine(trial, policy) {
    const reason = (0,_scores_js__WEBPACK_IMPORTED_MODULE_12__/* .isInError */ .GK)(trial, policy.gate) ? (0,_report_reasons_js__WEBPACK_IMPORTED_MODULE_9__/* .unscoredReason */ .If)(trial, "error", policy) : undefined;
    return reason === undefined ? undefined : `${place(trial)}: in error: ${reason}`;
}
function whyNotAssessed(trial, policy) {
    return (0,_report_reasons_js__WEBPACK_IMPORTED_MODULE_9__/* .unscoredReason */ .If)(trial, "not-assessed", policy) ?? "no scorer in use";
}
function place(trial) {
    return `trial ${trial.trial}, ${(0,_core_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .placeName */ .fW)(trial)}`;
}
function runLines({ trials, file, line }, policy) {
    const lines = trials.flatMap((trial) => {
        if (trial.pass === true)
            return [];
        const reasons = (0,_report_reasons_js__WEBPACK_IMPORTED_MODULE_9__/* .reasonsOf */ .zM)(trial, policy).map(({ subject, text }) => `  ${subject} ${text}`);
        if (trial.pass === false)
            return [`${place(trial)}: failed`, ...reasons];
        return [errorLine(trial, policy) ?? `${place(trial)}: not assessed: ${whyNotAssessed(trial, policy)}`];
    });
    const more = lines.length - _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.junitLines;
    return [
        ...lines.slice(0, _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.junitLines),
        ...(more > 0 ? [`… and ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(more, "more line")}, in the report`] : []),
        ...(file === undefined ? [] : [`expected in ${file}${line === undefined ? "" : `:${line}`}`]),
    ];
}
function suiteElement({ name, tests, properties = {}, createdAt }) {
    const names = distinct(tests);
    const entries = Object.entries(properties);
    const files = new Set(tests.flatMap(({ place }) => place?.file ?? []));
    const [file] = files.size === 1 ? files : [];
    const count = (result) => tests.filter((test) => test.result === result).length;
    return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markup */ .PT) `
  <testsuite name="${name}"${placeAttributes({ file })} tests="${tests.length}" failures="${count("failure")}" errors="${count("error")}" skipped="${count("skipped")}" time="${timeOf(tests)}"${timestamp(createdAt)}>${entries.length > 0 &&
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markup */ .PT) `
    <properties>${entries.map(([key, value]) => (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markup */ .PT) `
      <property name="${key}" value="${value}"/>`)}
    </properties>`}${tests.map((test, at) => testElement(test, names[at] ?? "", name))}
  </testsuite>`;
}
function timeText(seconds = 0) {
    return String(Number(seconds.toFixed(3)));
}
function timeOf(tests) {
    return timeText((0,_core_statistics_summary_js__WEBPACK_IMPORTED_MODULE_3__/* .sum */ .cz)(tests.map(({ seconds = 0 }) => seconds)));
}
function timestamp(createdAt) {
    const isTime = /^\d{4}-\d\d-\d\dT/.test(createdAt ?? "") && !Number.isNaN(Date.parse(createdAt ?? ""));
    if (!createdAt || !isTime)
        return null;
    return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markup */ .PT) ` timestamp="${new Date(createdAt).toISOString().slice(0, "2026-01-31T12:00:00".length)}"`;
}
function testElement(test, name, suite) {
    const result = resultElement(test);
    const time = timeText(test.seconds);
    const attributes = (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markup */ .PT) `name="${name}" classname="${suite}"${placeAttributes(test.place)} time="${time}"`;
    if (result === null)
        return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markup */ .PT) `
    <testcase ${attributes}/>`;
    return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markup */ .PT) `
    <testcase ${attributes}>
      ${result}
    </testcase>`;
}
function placeAttributes({ file, line } = {}) {
    if (file === undefined)
        return null;
    return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markup */ .PT) ` file="${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(file, _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.shownText)}"${line !== undefined && (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markup */ .PT) ` line="${line}"`}`;
}
function resultElement({ result, message, lines = [] }) {
    if (message === undefined)
        return null;
    const summary = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(message, _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.shownSentence);
    const more = lines.map((line) => (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markup */ .PT) `
${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(line, _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.shownText)}`);
    const text = (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markup */ .PT) `${summary}${more}`;
    if (result === "passed")
        return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markup */ .PT) `<system-out>${text}</system-out>`;
    if (result === "skipped")
        return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markup */ .PT) `<skipped>${text}</skipped>`;
    if (result === "error")
        return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markup */ .PT) `<error message="${summary}" type="error">${text}</error>`;
    return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markup */ .PT) `<failure message="${summary}" type="failure">${text}</failure>`;
}
function distinct(tests) {
    const lastNumbers = new Map();
    return tests.map(({ name }) => {
        const shared = escaped(name);
        let number = lastNumbers.get(shared) ?? 1;
        let unique = name;
        while (lastNumbers.has(escaped(unique)))
            unique = `${name} #${++number}`;
        lastNumbers.set(escaped(unique), 1);
        lastNumbers.set(shared, number);
        return unique;
    });
}
function escaped(name) {
    return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markup */ .PT) `${name}`.text;
}


/***/ })

};

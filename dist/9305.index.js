export const id = 9305;
export const ids = [9305];
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
// EXTERNAL MODULE: ./build/checks/verdict.js + 12 modules
var checks_verdict = __webpack_require__(16385);
// EXTERNAL MODULE: ./build/report/is-red.js
var is_red = __webpack_require__(57517);
;// CONCATENATED MODULE: ./build/fork/word.js


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
    const verdict = (0,checks_verdict/* decide */.L)(report);
    if (verdict.result !== report.verdict.result || verdict.blocks !== report.verdict.blocks)
        return { why: "its report contradicts itself" };
    const decided = { ...report, verdict };
    const isFailing = (0,is_red/* isRed */.i)(decided);
    if (isFailing === (ending === "failed"))
        return { pullRequest, report: decided };
    return { why: isFailing ? RED : GREEN };
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
// EXTERNAL MODULE: ./build/github/download-report.js + 1 modules
var download_report = __webpack_require__(19587);
// EXTERNAL MODULE: ./build/github/refused-artifact.js
var refused_artifact = __webpack_require__(92277);
// EXTERNAL MODULE: ./build/github/storage.js
var storage = __webpack_require__(47171);
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
        if (error instanceof storage/* OtherBytes */.g5)
            return { why: "left a report that does not match its digest" };
        throw error;
    }
}

// EXTERNAL MODULE: ./build/limits.js + 8 modules
var limits = __webpack_require__(69480);
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
function placeOf({ id, attempt, reporter, owner }, repository) {
    const url = `${repository}/actions/runs/${id}`;
    return {
        run: id,
        job: `${url}/attempts/${attempt}`,
        report: `${url}#artifacts`,
        repository,
        reporter: reporter === "fork" ? `the fork of ${(0,wording/* shorten */.ml)(owner, limits/* limits */.F.shownName)}` : "Dependabot's run",
    };
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
    const github = await (0,client.connect)({ token, repository: environment.GITHUB_REPOSITORY, debug: log/* debug */.Yz });
    try {
        const comment = await forkCommentBody(github, run, suite, (0,action_environment/* repositoryUrl */.Ek)(environment));
        if ("nothing" in comment)
            return tell(`nothing to do: ${comment.nothing}`);
        tellOutcome(await (0,comments/* upsertComment */.lB)(github, { ...comment, suite, run: run.id }));
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
/* harmony import */ var _json_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17271);
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
        caseSet: (0,_json_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .fingerprint */ .R)({ keys, settings: measuring(settings) }),
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

/***/ 76557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ codeBlock),
/* harmony export */   t: () => (/* binding */ chartLabel)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84777);
/* harmony import */ var _plain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30854);


function codeBlock(language, lines) {
    const kept = lines.map(_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh);
    const longest = Math.max(2, ...(kept.join("\n").match(/`+/g) ?? []).map(({ length }) => length));
    const fence = "`".repeat(longest + 1);
    return new _markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .Markdown */ .oz([`${fence}${language}`, ...kept, fence].join("\n"));
}
function chartLabel(text) {
    return `"${text.replace(/[^\p{L}\p{M}\p{N} .,%()-]/gu, "-")}"`;
}


/***/ }),

/***/ 17271:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ fingerprint)
/* harmony export */ });
/* harmony import */ var _sha256_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93021);
/* harmony import */ var _canonical_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76289);


function fingerprint(value) {
    return (0,_sha256_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)((0,_canonical_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)(value));
}


/***/ }),

/***/ 64757:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FX: () => (/* binding */ globTest),
/* harmony export */   Hf: () => (/* binding */ globFault),
/* harmony export */   Ot: () => (/* binding */ globFaultText),
/* harmony export */   sO: () => (/* binding */ globSource),
/* harmony export */   tZ: () => (/* binding */ globParts),
/* harmony export */   yk: () => (/* binding */ escapeGlob)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69480);
/* harmony import */ var _re2_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51985);


class GlobError extends Error {
}
function lengthFault({ length }) {
    if (length <= _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.globLength)
        return undefined;
    return `has ${length} characters, more than the ${_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.globLength} that a glob may have: write several shorter ones`;
}
function globTest(glob) {
    const negated = glob.startsWith("!");
    const expression = (0,_re2_js__WEBPACK_IMPORTED_MODULE_1__/* .re2 */ .wI)().compile(globSource(negated ? glob.slice(1) : glob), (0,_re2_js__WEBPACK_IMPORTED_MODULE_1__/* .re2 */ .wI)().DOTALL);
    return (text) => expression.matches(text) !== negated;
}
function globFault(glob) {
    try {
        globTest(glob);
        return undefined;
    }
    catch (error) {
        return globFaultText(error);
    }
}
function globFaultText(error) {
    if (error instanceof GlobError)
        return error.message;
    return `not a glob: ${error.message.replace(/^error parsing regexp: /, "")}`;
}
function escapeGlob(text) {
    return text.replace(/[\\*?[\]{}()|!]/g, "\\$&");
}
const TOKEN = /\*\*\/|\*\*|\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]|[\s\S]/gu;
const ESCAPED = /^\\([\s\S])$/;
function globSource(glob) {
    const fault = lengthFault(glob);
    if (fault !== undefined)
        throw new GlobError(fault);
    const braces = [];
    const parts = (glob.match(TOKEN) ?? []).map((token) => {
        switch (token) {
            case "**/":
                return "(?:.*?/)??";
            case "**":
                return ".*?";
            case "*":
                return "[^/]*?";
            case "?":
                return "[^/]";
            case "{":
                braces.push(false);
                return "(?:";
            case "}":
                closeBrace(braces);
                return ")";
            case ",":
                if (braces.length > 0)
                    braces[braces.length - 1] = true;
                return braces.length > 0 ? "|" : ",";
            case "[":
                throw new GlobError('not a glob: "[" without "]"');
            case "(":
            case ")":
            case "|":
                throw new GlobError(`not a glob: "${token}" has no meaning. For one of several write {a,b}`);
            default:
                return token.length > 1 && token.startsWith("[") ? set(token) : quote(token.replace(ESCAPED, "$1"));
        }
    });
    if (braces.length > 0)
        throw new GlobError('not a glob: "{" without "}"');
    return parts.join("");
}
function quote(text) {
    return text.replace(/[\\.+*?()|[\]{}^$]/g, "\\$&");
}
const NAMED_SET = /(?<!\\)\[:\^?\w+:\]$/;
function globParts(glob) {
    const parts = [{ text: "", crosses: false }];
    let braces = 0;
    for (const token of glob.match(TOKEN) ?? []) {
        const part = parts.at(-1);
        if (token === "{")
            braces += 1;
        else if (token === "}")
            braces -= 1;
        const isSlash = token === "/" || token === "\\/";
        if (isSlash && braces === 0 && !part.crosses)
            parts.push({ text: "", crosses: false });
        else {
            part.text += token;
            part.crosses ||= isSlash || token.startsWith("**");
        }
    }
    return parts;
}
function closeBrace(braces) {
    const hadComma = braces.pop();
    if (hadComma === undefined)
        throw new GlobError('not a glob: "}" without "{"');
    if (!hadComma)
        throw new GlobError('not a glob: "{" and "}" without a comma between them');
}
function set(token) {
    const named = NAMED_SET.exec(token)?.[0];
    if (named !== undefined) {
        throw new GlobError(`not a glob: "${named}" is not known. Write the characters, such as [0-9] or [a-z]`);
    }
    const negated = /^\[[!^]/.test(token);
    const members = token
        .slice(negated ? 2 : 1, -1)
        .replace(/\\([\s\S])|[[^]/g, (all, escaped) => escaped === "-" ? "\\-" : quote(escaped ?? all));
    if (members === "")
        throw new GlobError('not a glob: "[]" holds nothing');
    return `[${negated ? "^/" : ""}${members}]`;
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

/***/ 68707:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ dividingTags),
/* harmony export */   y: () => (/* binding */ divisionsOf)
/* harmony export */ });
/* harmony import */ var _group_by_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32217);
/* harmony import */ var _json_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35857);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69480);
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
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69480);
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
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69480);
/* harmony import */ var _fit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51658);
/* harmony import */ var _sections_report_sections_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2640);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28125);





const CASES = 50;
function commentView(report, at) {
    const marker = (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD) `${(0,_marker_js__WEBPACK_IMPORTED_MODULE_4__/* .markerLine */ .B)({ suite: report.suite, run: at.run })}\n`;
    const word = at.reporter === undefined ? _escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6 : wordOf(at.reporter);
    const budget = _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .F.commentCharacters - marker.text.length - word.text.length;
    return (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD) `${marker}${(0,_fit_js__WEBPACK_IMPORTED_MODULE_2__/* .fit */ .U)((0,_sections_report_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .reportSections */ .l)(report, CASES, at), budget)}${word}`;
}
function wordOf(reporter) {
    return (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD) `\n\n<sub>reported by ${reporter}: whether it is red or green is GitHub's word, the rest its own</sub>`;
}


/***/ }),

/***/ 40452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ headline),
/* harmony export */   l: () => (/* binding */ measuredHeadline)
/* harmony export */ });
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84777);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69480);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9000);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38432);




const WORDS = { pass: "✅ Pass", inconclusive: "🟡 Inconclusive", fail: "❌ Fail" };
function headline(report, reporter) {
    const { first, others } = (0,_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .verdictSentences */ .q)(report);
    const by = reporter !== undefined && (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD) `, reported by ${reporter}`;
    const line = (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD) `### ${WORDS[report.verdict.result]}${(0,_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .blockingWord */ ._)(report)}${by}${suiteName(report)} ${first}`;
    const findings = others.map((text) => (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD) `- ${text}`);
    return {
        kind: "verdict",
        name: "the verdict",
        items: findings.length,
        text: (shown) => {
            const more = findings.length - shown;
            const rest = more > 0 ? [(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD) `- … and ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(more, "more finding")}`] : [];
            return (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)([line, ...findings.slice(0, shown), ...rest], "\n");
        },
    };
}
function measuredHeadline(report) {
    const text = (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD) `### What was measured${suiteName(report)}`;
    return { kind: "verdict", name: "what this is", items: 0, text: () => text };
}
function suiteName({ suite }) {
    return suite !== "default" && (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD) ` · ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(suite, _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .F.shownName)}`;
}


/***/ }),

/***/ 2640:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ reportSections)
});

// EXTERNAL MODULE: ./build/escape/markdown.js
var markdown = __webpack_require__(84777);
// EXTERNAL MODULE: ./build/report/reasons.js
var report_reasons = __webpack_require__(77802);
// EXTERNAL MODULE: ./build/suite/trial.js
var suite_trial = __webpack_require__(22139);
// EXTERNAL MODULE: ./build/wording.js
var wording = __webpack_require__(9000);
// EXTERNAL MODULE: ./build/views/case-groups.js
var case_groups = __webpack_require__(74122);
// EXTERNAL MODULE: ./build/views/scorers.js
var scorers = __webpack_require__(79716);
;// CONCATENATED MODULE: ./build/views/sections/details.js

function details(title, text) {
    return (0,markdown/* markdown */.wD) `<details><summary>${title}</summary>\n\n${text}\n\n</details>`;
}

;// CONCATENATED MODULE: ./build/views/sections/reason-lines.js

function reasonLines(reasons, most) {
    const more = reasons.length - most;
    return [
        ...reasons.slice(0, most).map(({ subject, text }) => (0,markdown/* markdown */.wD) `  - ${(0,markdown/* code */.aY)(subject)} ${(0,markdown/* code */.aY)(text)}`),
        ...(more > 0 ? [(0,markdown/* markdown */.wD) `  - … and ${more} more`] : []),
    ];
}

;// CONCATENATED MODULE: ./build/views/sections/cases.js








const SHOWN = { open: 5, reasons: 6 };
function changedCases(report, most) {
    const { heading, told, lines } = (0,case_groups/* groupCases */.Ju)(report);
    const items = told.slice(0, most).map((one) => caseItem(one, report));
    return {
        kind: "cases",
        name: "the cases",
        items: items.length,
        text: (shown) => {
            const open = items.slice(0, Math.min(shown, SHOWN.open));
            const folded = items.slice(SHOWN.open, shown);
            const more = told.length - shown;
            const others = [
                ...(more > 0 ? [(0,markdown/* markdown */.wD) `- … and ${(0,wording/* counted */.hS)(more, "more case")}, in the report`] : []),
                ...lines.map((line) => (0,markdown/* markdown */.wD) `- ${line}`),
            ];
            const lists = folded.length === 0
                ? [(0,markdown/* joined */.oR)([...open, ...others], "\n")]
                : [
                    (0,markdown/* joined */.oR)(open, "\n"),
                    details((0,wording/* counted */.hS)(folded.length, "more case"), (0,markdown/* joined */.oR)(folded, "\n")),
                    (0,markdown/* joined */.oR)(others, "\n"),
                ];
            return (0,markdown/* joined */.oR)([told.length > 0 ? (0,markdown/* markdown */.wD) `#### ${heading}` : markdown/* nothing */.s6, ...lists], "\n\n");
        },
    };
}
function unchangedCases(report) {
    const { unchanged } = (0,case_groups/* groupCases */.Ju)(report);
    const parts = unchanged.map((line) => (0,markdown/* markdown */.wD) `${line}`);
    const text = (0,markdown/* joined */.oR)(parts, "\n\n");
    return { kind: "unchanged", name: "cases that failed before", items: 0, text: () => text };
}
function caseItem(one, report) {
    const scores = (0,scorers/* caseScores */.cm)(one, report).map((score) => (0,markdown/* markdown */.wD) `${score}`);
    const head = (0,markdown/* markdown */.wD) `**${(0,markdown/* code */.aY)((0,suite_trial/* caseLabel */.P)(one))}** ${(0,case_groups/* passedText */.qv)(one)}`;
    const failing = one.trials.find(({ pass }) => pass === false);
    const reasons = failing === undefined ? [] : (0,report_reasons/* reasonsOf */.zM)(failing, report.policy);
    const item = (0,markdown/* markdown */.wD) `- ${(0,markdown/* joined */.oR)([head, ...scores], " · ")}`;
    return (0,markdown/* joined */.oR)([item, ...reasonLines(reasons, SHOWN.reasons)], "\n");
}

// EXTERNAL MODULE: ./build/views/code-spans.js
var code_spans = __webpack_require__(34452);
// EXTERNAL MODULE: ./build/views/first-use.js
var first_use = __webpack_require__(80585);
;// CONCATENATED MODULE: ./build/views/sections/first-use.js



function firstUse(report) {
    const text = (0,first_use/* isFirstUse */.g)(report) ? (0,markdown/* markdown */.wD) `**Welcome.** ${(0,code_spans/* codeSpans */.t)(first_use/* FIRST_USE */.r)}` : markdown/* nothing */.s6;
    return { kind: "scores", name: "what to do first", items: 0, text: () => text };
}

// EXTERNAL MODULE: ./build/views/sections/footer.js
var footer = __webpack_require__(91155);
// EXTERNAL MODULE: ./build/views/sections/headline.js
var headline = __webpack_require__(40452);
// EXTERNAL MODULE: ./build/escape/code-block.js
var code_block = __webpack_require__(76557);
// EXTERNAL MODULE: ./build/views/hint.js
var hint = __webpack_require__(23460);
;// CONCATENATED MODULE: ./build/views/sections/hint.js



function hint_hint(report) {
    return {
        kind: "unchanged",
        name: "a hint",
        items: 0,
        text: () => (0,markdown/* joined */.oR)((0,hint/* hintViews */.e)(report).map(hintText), "\n\n"),
    };
}
function hintText({ sentence, language, lines }) {
    const block = lines.length > 0 && (0,markdown/* markdown */.wD) `\n\n${(0,code_block/* codeBlock */.D)(language, lines)}`;
    return (0,markdown/* markdown */.wD) `**Hint** ${sentence}${block}`;
}

// EXTERNAL MODULE: ./build/views/judge.js
var judge = __webpack_require__(18734);
;// CONCATENATED MODULE: ./build/views/sections/judge.js


function judge_judge(report) {
    const judged = (0,judge/* judgeSentence */.$L)(report);
    const otherwise = (0,judge/* judgedOtherwiseSentence */.bc)(report);
    const parts = [(0,markdown/* markdown */.wD) `${judged !== undefined && (0,markdown/* markdown */.wD) `**Judge** ${judged}`}`, (0,markdown/* markdown */.wD) `${otherwise}`];
    const text = (0,markdown/* joined */.oR)(parts, "\n\n");
    return { kind: "scores", name: "the judge", items: 0, text: () => text };
}

;// CONCATENATED MODULE: ./build/views/sections/objections.js







const objections_SHOWN = { cases: 10, reasons: 3 };
function objections(report) {
    const text = objectionsText((0,judge/* objectionsOf */.Ij)(report));
    return { kind: "unchanged", name: "what the judge objects to", items: 0, text: () => text };
}
function objectionsText(cases) {
    if (cases.length === 0)
        return markdown/* nothing */.s6;
    const more = cases.length - objections_SHOWN.cases;
    const items = [
        ...cases.slice(0, objections_SHOWN.cases).map(objections_caseItem),
        ...(more > 0 ? [(0,markdown/* markdown */.wD) `- … and ${(0,wording/* counted */.hS)(more, "more case")}, in the report`] : []),
    ];
    return details(`What the judge objects to in ${(0,wording/* counted */.hS)(cases.length, "other case")}`, (0,markdown/* joined */.oR)(items, "\n"));
}
function objections_caseItem({ one, trial, scores }) {
    const head = [(0,markdown/* markdown */.wD) `**${(0,markdown/* code */.aY)((0,suite_trial/* caseLabel */.P)(one))}**`, ...scores.map((score) => (0,markdown/* markdown */.wD) `${score}`)];
    const reasons = reasonLines((0,report_reasons/* judgeReasons */.vn)(trial), objections_SHOWN.reasons);
    return (0,markdown/* joined */.oR)([(0,markdown/* markdown */.wD) `- ${(0,markdown/* joined */.oR)(head, " · ")}`, ...reasons], "\n");
}

// EXTERNAL MODULE: ./build/problems.js
var build_problems = __webpack_require__(57806);
;// CONCATENATED MODULE: ./build/views/sections/problems.js



const problems_SHOWN = 30;
function problems({ problems, problemCounts }) {
    const shown = problems.slice(0, problems_SHOWN);
    const more = problemCounts.errors + problemCounts.warnings - shown.length;
    const rows = shown.map((problem) => (0,markdown/* markdown */.wD) `- ${problem.severity} ${(0,markdown/* code */.aY)(`${(0,build_problems/* placeText */.Z9)(problem)}${problem.message}`)}`);
    const rest = more > 0 ? [(0,markdown/* markdown */.wD) `- … and ${(0,wording/* counted */.hS)(more, "more problem")}`] : [];
    const text = (0,markdown/* markdown */.wD) `#### Problems\n\n${(0,markdown/* joined */.oR)([...rows, ...rest], "\n")}`;
    return {
        kind: "unchanged",
        name: "the list of problems",
        items: 0,
        text: () => (rows.length === 0 ? markdown/* nothing */.s6 : text),
    };
}

;// CONCATENATED MODULE: ./build/views/markdown-table.js

function markdownTable(titles, rows) {
    const shown = [...titles.keys()].filter((at) => rows.some((row) => saysSomething(row[at])));
    const line = (cells) => (0,markdown/* markdown */.wD) `${shown.map((at) => (0,markdown/* markdown */.wD) `| ${cells[at]} `)}|`;
    const rule = (0,markdown/* markdown */.wD) `|${shown.map(() => (0,markdown/* markdown */.wD) `---|`)}`;
    return (0,markdown/* joined */.oR)([line(titles), rule, ...rows.map(line)], "\n");
}
function saysSomething(cell) {
    return cell !== undefined && (typeof cell === "string" ? cell : cell.text) !== "";
}

// EXTERNAL MODULE: ./build/views/score-evidence.js
var score_evidence = __webpack_require__(66029);
// EXTERNAL MODULE: ./build/views/score-rows.js + 1 modules
var score_rows = __webpack_require__(74923);
;// CONCATENATED MODULE: ./build/views/sections/scores.js





const MARKS = { good: "✅", doubtful: "🟡", bad: "❌" };
function scores(report) {
    return { kind: "scores", name: "the table of scores", items: 0, text: () => scoresText(report) };
}
function scoresText(report) {
    const rows = (0,score_rows/* scoreRows */.A)(report);
    if (rows.length === 0)
        return markdown/* nothing */.s6;
    const demand = (0,score_rows/* demandColumn */.E)(rows);
    const titles = ["", "base", "head", "change", demand.title, "state"];
    const notes = [(0,score_evidence/* countsText */.WN)(report), ...(0,score_evidence/* scoreNotes */.EG)(report)].map((note) => (0,markdown/* markdown */.wD) `${note}`);
    const errors = (0,score_evidence/* scoreErrors */.wQ)(report).map(errorLine);
    const table = markdownTable(titles, rows.map((row) => cells(row, demand.cell(row))));
    return (0,markdown/* joined */.oR)([table, (0,markdown/* joined */.oR)(notes, " · "), (0,markdown/* joined */.oR)(errors, "\n")], "\n\n");
}
function cells({ label, isPassRate, base, head, band, change, state }, demanded) {
    const bold = (text) => (isPassRate ? (0,markdown/* markdown */.wD) `**${text}**` : text);
    return [
        bold(label),
        base,
        (0,markdown/* markdown */.wD) `${bold(head)}${band !== "" && (0,markdown/* markdown */.wD) ` ${band}`}`,
        change,
        demanded,
        state === undefined ? "" : (0,markdown/* markdown */.wD) `${MARKS[state.mark]} ${state.word}`,
    ];
}
function errorLine({ scorers, runs, first }) {
    const names = scorers.map((name) => (0,markdown/* markdown */.wD) `${name}`);
    const reason = first !== undefined && (0,markdown/* markdown */.wD) `, the first: ${(0,markdown/* code */.aY)(first)}`;
    return (0,markdown/* markdown */.wD) `- ${(0,markdown/* joined */.oR)(names, ", ")} in error in ${(0,wording/* counted */.hS)(runs, "run")}${reason}`;
}

// EXTERNAL MODULE: ./build/views/slices.js + 1 modules
var slices = __webpack_require__(53708);
;// CONCATENATED MODULE: ./build/views/sections/slices.js





const slices_SHOWN = { values: 20, open: 5, characters: 60 };
function slices_slices(report) {
    const { tables, more } = (0,slices/* sliceTables */.A)(report, { ...slices/* FEW */.d, rows: slices_SHOWN.values });
    const text = (0,markdown/* joined */.oR)([...tables.map(tableText), (0,markdown/* markdown */.wD) `${more}`], "\n\n");
    return { kind: "unchanged", name: "the scores by tag", items: 0, text: () => text };
}
function tableText(table) {
    const { tag, size, titles, rows, more } = table;
    const title = (0,markdown/* markdown */.wD) `by ${nameText(tag)}`;
    const lines = rows.map((row) => [rowName(row), ...row.cells]);
    const text = markdownTable([title, ...titles], [...lines, ...(more === "" ? [] : [[more]])]);
    return rows.length <= slices_SHOWN.open
        ? text
        : details((0,markdown/* markdown */.wD) `Scores ${title}, ${size}, the lowest pass rate first`, text);
}
function rowName({ name, isValue }) {
    return isValue ? nameText(name) : (0,markdown/* markdown */.wD) `${(0,wording/* shorten */.ml)(name, slices_SHOWN.characters)}`;
}
function nameText(name) {
    return (0,markdown/* code */.aY)((0,wording/* shorten */.ml)(name, slices_SHOWN.characters));
}

// EXTERNAL MODULE: ./build/trend/shifts.js + 5 modules
var trend_shifts = __webpack_require__(44509);
// EXTERNAL MODULE: ./build/trend/trend.js
var trend = __webpack_require__(39751);
// EXTERNAL MODULE: ./build/views/trend.js
var views_trend = __webpack_require__(73334);
// EXTERNAL MODULE: ./build/trend/segments.js
var trend_segments = __webpack_require__(76364);
// EXTERNAL MODULE: ./build/views/sparkline.js
var sparkline = __webpack_require__(13046);
;// CONCATENATED MODULE: ./build/views/sections/trend-chart.js






const COLOURS = { value: "#2f81f7", level: "#bf8700" };
const FEWEST = 5;
const NUMBERED = 20;
function trendChart(points, lasting, shown) {
    const segments = (0,trend_segments/* segmentsOf */.O)(points, trend/* PASS_RATE */.h1).map((segment) => segment.filter(({ at }) => at >= points.length - shown));
    const charted = segments.findLastIndex(({ length }) => length >= FEWEST);
    const segment = segments[charted];
    if (segment === undefined)
        return markdown/* nothing */.s6;
    const later = new Set(segment.slice(1).map(({ at }) => at));
    const shifts = lasting.filter(({ at }) => later.has(at));
    const isCut = segments.slice(0, charted).some(({ length }) => length > 0);
    const scope = charted < segments.length - 1 ? "before" : isCut ? "since" : undefined;
    return details(titleOf(scope, shifts), mermaid(segment, shifts));
}
function titleOf(scope, shifts) {
    const when = scope === undefined ? "" : ` ${scope} the cases or the settings changed`;
    const levels = shifts.length === 0 ? "" : "; in orange, the levels between lasting shifts";
    return `Chart of the pass rate${when}${levels}`;
}
function mermaid(segment, shifts) {
    const series = [
        segment.map(({ value }) => value),
        ...(shifts.length === 0 ? [] : [levelsOf(segment, shifts)]),
    ];
    const [low, high] = (0,sparkline/* rangeOf */.be)(series.flat().map((value) => ({ value, isBreak: false })));
    const palette = `${COLOURS.value}, ${COLOURS.level}`;
    return (0,code_block/* codeBlock */.D)("mermaid", [
        `%%{init: {"xyChart": {"height": 300}, "themeVariables": {"xyChart": {"plotColorPalette": "${palette}"}}}}%%`,
        "xychart-beta",
        `  x-axis ${(0,code_block/* chartLabel */.t)("commits, oldest first")} ${axis(segment.length)}`,
        `  y-axis ${(0,code_block/* chartLabel */.t)("pass rate, %")} ${Math.floor(low * 100)} --> ${Math.ceil(high * 100)}`,
        ...series.map((values) => `  line [${values.map((value) => (value * 100).toFixed(1)).join(", ")}]`),
    ]);
}
function axis(count) {
    return count > NUMBERED
        ? `1 --> ${count}`
        : `[${Array.from({ length: count }, (_, at) => at + 1).join(", ")}]`;
}
function levelsOf(segment, shifts) {
    return segment.map(({ at }) => {
        const last = shifts.findLast((shift) => shift.at <= at);
        return last?.after ?? shifts[0]?.before ?? 0;
    });
}

;// CONCATENATED MODULE: ./build/views/sections/trend.js





function trend_trend(report) {
    const text = trendText((0,trend/* trendOf */.RS)(report));
    return { kind: "trend", name: "the trend", items: 0, text: () => text };
}
function trendText(points) {
    const lasting = (0,trend_shifts/* lastingShifts */.a)(points, trend/* PASS_RATE */.h1);
    const words = (0,views_trend/* trendWords */.nv)(points, trend/* PASS_RATE */.h1, lasting);
    if (words === undefined)
        return markdown/* nothing */.s6;
    const { arrow, line, values, notes, shifts } = words;
    const bars = line === undefined ? markdown/* nothing */.s6 : (0,markdown/* code */.aY)(line);
    const parts = [(0,markdown/* markdown */.wD) `${arrow}`, bars, ...[values, ...notes].map((text) => (0,markdown/* markdown */.wD) `${text}`)];
    return (0,markdown/* joined */.oR)([
        (0,markdown/* markdown */.wD) `**Trend** ${(0,markdown/* joined */.oR)(parts, " · ")}`,
        ...shifts.map((shift) => (0,markdown/* markdown */.wD) `**Hint** ${shift}`),
        trendChart(points, lasting, views_trend/* TOLD */.Ev.commits),
    ], "\n\n");
}

;// CONCATENATED MODULE: ./build/views/sections/report-sections.js











function reportSections(report, cases, { reporter, ...links }) {
    return [
        (0,headline/* headline */.P)(report, reporter),
        firstUse(report),
        scores(report),
        judge_judge(report),
        slices_slices(report),
        changedCases(report, cases),
        unchangedCases(report),
        objections(report),
        problems(report),
        hint_hint(report),
        trend_trend(report),
        (0,footer/* footer */.q)(report, links),
    ];
}


/***/ })

};

export const id = 3729;
export const ids = [3729];
export const modules = {

/***/ 278:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SF: () => (/* binding */ ALL_CASES),
/* harmony export */   i_: () => (/* binding */ tiersByName),
/* harmony export */   ow: () => (/* binding */ unknownTierText),
/* harmony export */   vv: () => (/* binding */ tierTest)
/* harmony export */ });
/* harmony import */ var _core_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98998);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51400);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26067);



const ALL_CASES = "all";
function tierTest(tier) {
    if (tier === ALL_CASES)
        return () => true;
    const tags = new Set(tier.tags ?? []);
    const globs = (tier.cases ?? []).map(_core_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .globTest */ .FX);
    return ({ id, labels = [] }) => labels.some((label) => tags.has(label)) || globs.some((test) => test(id));
}
function tiersByName(tiers = {}) {
    return new Map([...Object.entries(tiers), [ALL_CASES, ALL_CASES]]);
}
function unknownTierText(name, tiers) {
    const names = [...tiers.keys()];
    return `the policy has no tier "${name}".${(0,_core_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(name, names) || ` There is: ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)(names)}.`}`;
}


/***/ }),

/***/ 20327:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _Z: () => (/* binding */ LOCAL_GATE),
/* harmony export */   _h: () => (/* binding */ isSha256),
/* harmony export */   jh: () => (/* binding */ isCommitId),
/* harmony export */   kb: () => (/* binding */ NO_SHA256)
/* harmony export */ });
function isSha256(id) {
    return /^[0-9a-f]{64}$/.test(id);
}
function isCommitId(text) {
    return /^[0-9a-f]{40}$/.test(text) || isSha256(text);
}
const NO_SHA256 = "the repository has SHA-256 commit ids, which rungate does not support on GitHub yet";
const LOCAL_GATE = "gate at a command line: `rungate gate --base main` compares with recordings that are committed";


/***/ }),

/***/ 14456:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ askHead),
/* harmony export */   p: () => (/* binding */ ELSEWHERE)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21645);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40332);
/* harmony import */ var _network_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18032);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(26067);






const ELSEWHERE = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(process.execPath);
const VARIABLES = ["HOME", "USERPROFILE", "SYSTEMROOT", "PATHEXT", "TEMP", "TMP"];
function askHead(folder) {
    const repository = `--git-dir=${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, ".git")}`;
    const answer = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)("git", ["--no-optional-locks", repository, "rev-parse", "HEAD", "--symbolic-full-name", "HEAD"], {
        cwd: ELSEWHERE,
        env: variablesFor(folder),
        encoding: "utf8",
        stdio: ["ignore", "pipe", "pipe"],
        timeout: _limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.gitSeconds * 1000,
        killSignal: "SIGKILL",
        windowsHide: true,
    });
    const [id = "", name = ""] = answer.stdout?.split("\n") ?? [];
    if (answer.status !== 0)
        return { why: failureReason(answer) };
    const isHead = name === "HEAD" || (name.startsWith("refs/heads/") && name !== "refs/heads/HEAD");
    return isHead ? { id } : { why: "HEAD leads to no commit" };
}
function variablesFor(folder) {
    const path = (process.env.PATH ?? "").split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter).filter((place) => isOutside(folder, place));
    const allowed = Object.entries(process.env).filter(([name]) => VARIABLES.includes(name.toUpperCase()));
    return { ...Object.fromEntries(allowed), PATH: path.join(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter), LC_ALL: "C" };
}
function isOutside(folder, place) {
    try {
        return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(place) && (0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .leadsOutside */ .dr)(folder, place);
    }
    catch {
        return false;
    }
}
function failureReason({ error, stderr }) {
    if ((0,_network_js__WEBPACK_IMPORTED_MODULE_4__/* .codeOf */ .$N)(error) === "ENOENT")
        return "there is no git on the runner to read the repository";
    if ((0,_network_js__WEBPACK_IMPORTED_MODULE_4__/* .codeOf */ .$N)(error) === "ETIMEDOUT")
        return `git did not answer in ${_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.gitSeconds} seconds`;
    const message = (error?.message ?? stderr).replace(/^fatal: /, "").replace(/\s+/g, " ");
    return `git cannot read the repository (${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .shorten */ .ml)(message.trim(), _limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.shownName)})`;
}


/***/ }),

/***/ 22157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BV: () => (/* binding */ readWorkflowFiles),
/* harmony export */   Hn: () => (/* binding */ repositoryRoot),
/* harmony export */   Mw: () => (/* binding */ hasSha256Ids),
/* harmony export */   OR: () => (/* binding */ defaultBranch),
/* harmony export */   SB: () => (/* binding */ clonedBranch),
/* harmony export */   U: () => (/* binding */ USUAL_BRANCHES),
/* harmony export */   Vp: () => (/* binding */ originRepository),
/* harmony export */   XY: () => (/* binding */ isGitRepository),
/* harmony export */   Xg: () => (/* binding */ checkedOutCommit),
/* harmony export */   aR: () => (/* binding */ gitIgnores),
/* harmony export */   cC: () => (/* binding */ isInRepository),
/* harmony export */   en: () => (/* binding */ isRepositoryName),
/* harmony export */   vO: () => (/* binding */ placeInRepository),
/* harmony export */   xg: () => (/* binding */ upToRepository)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21645);
/* harmony import */ var _glob_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98998);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40332);
/* harmony import */ var _commit_ids_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20327);
/* harmony import */ var _git_head_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14456);







const FOLDER = ".github/workflows";
function readWorkflowFiles(root, problems) {
    const bounds = { root, contained: true, mostBytes: _limits_js__WEBPACK_IMPORTED_MODULE_4__/* .limits */ .Fy.workflowBytes, remedy: "split it" };
    return workflowNames(root, problems).flatMap((name) => (0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readTextFile */ .Gu)(`${FOLDER}/${name}`, bounds, problems) ?? []);
}
function workflowNames(root, problems) {
    const names = [];
    const fail = (message) => problems.push({ severity: "error", file: FOLDER, message });
    try {
        const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.opendirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, FOLDER));
        try {
            for (let entry = folder.readSync(); entry !== null; entry = folder.readSync()) {
                if (/\.ya?ml$/.test(entry.name))
                    names.push(entry.name);
                if (names.length <= _limits_js__WEBPACK_IMPORTED_MODULE_4__/* .limits */ .Fy.workflows)
                    continue;
                fail(`has more than ${_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .limits */ .Fy.workflows} workflows, the most that are looked at`);
                return [];
            }
        }
        finally {
            folder.closeSync();
        }
    }
    catch (error) {
        const { code, message } = error;
        if (code !== "ENOENT")
            fail(`cannot be looked into: ${message}`);
    }
    return names.sort();
}
function originRepository(folder, server) {
    const address = originAddress((gitFile(folder, "config") ?? "").replaceAll("\r\n", "\n"));
    const host = URL.canParse(server) ? new URL(server).host : undefined;
    const [, remoteHost = "", path = ""] = /^(?:https?|ssh):\/\/(?:[^@/]*@)?([^/]+)\/(.+)$/.exec(address) ??
        /^(?:[^@/]*@)?([^:/]+):(.+)$/.exec(address) ??
        [];
    const name = path.replace(/\/$/, "").replace(/\.git$/, "");
    return remoteHost === host && isRepositoryName(name) ? name : undefined;
}
function clonedBranch(folder) {
    return /^ref: refs\/remotes\/origin\/(\S+)\s*$/.exec(gitFile(folder, "refs/remotes/origin/HEAD") ?? "")?.[1];
}
function isRepositoryName(text) {
    return /^[\w.-]{1,100}\/[\w.-]{1,100}$/.test(text) && !/(?:^|\/)\.{1,2}(?:\/|$)/.test(text);
}
function originAddress(config) {
    const [, section = ""] = /^\[remote "origin"\][^\S\n]*\n([^[]*)/m.exec(config) ?? [];
    return /^\s*url\s*=\s*(\S+)\s*$/m.exec(section)?.[1] ?? "";
}
function gitIgnores(root) {
    const bounds = { root, contained: true, mostBytes: _limits_js__WEBPACK_IMPORTED_MODULE_4__/* .limits */ .Fy.configurationBytes, remedy: "" };
    let left = _limits_js__WEBPACK_IMPORTED_MODULE_4__/* .limits */ .Fy.ignoringLines;
    const rules = remembered((folder) => {
        const file = folder === "" ? ".gitignore" : `${folder}/.gitignore`;
        const text = left === 0 ? "" : ((0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readTextFile */ .Gu)(file, bounds, [])?.text ?? "");
        const lines = linesOf(text).slice(0, left);
        left -= lines.length;
        return lines.flatMap((line) => ruleOf(folder, { file, ...line }));
    });
    const ignoredFolder = remembered((folder) => (folder === "" ? undefined : look(folder, true)));
    function look(path, isFolder) {
        const above = foldersAbove(path);
        const outer = ignoredFolder(above.at(-1) ?? "");
        if (outer !== undefined)
            return outer;
        const last = above
            .flatMap(rules)
            .findLast((rule) => (isFolder || !rule.isForFolders) && names(rule, path));
        return last === undefined || last.isNegated ? undefined : last;
    }
    return remembered((file) => look(file, false));
}
function foldersAbove(path) {
    const parts = path.split("/").slice(0, -1);
    return ["", ...parts.map((_part, at) => parts.slice(0, at + 1).join("/"))];
}
function remembered(make) {
    const cache = new Map();
    return (path) => {
        const cached = cache.get(path);
        if (cached !== undefined || cache.has(path))
            return cached;
        const made = make(path);
        cache.set(path, made);
        return made;
    };
}
function names({ folder, matches }, path) {
    return matches(folder === "" ? path : path.slice(folder.length + 1));
}
function linesOf(text) {
    return text.split(/\r?\n/).flatMap((line, at) => {
        const written = line.replace(/(?<!\\)\s+$/, "");
        return written === "" || written.startsWith("#") ? [] : [{ line: at + 1, text: written }];
    });
}
function ruleOf(folder, line) {
    const isNegated = line.text.startsWith("!");
    const pattern = isNegated ? line.text.slice(1) : line.text;
    const glob = pattern.replace(/\/$/, "");
    try {
        return [{ ...line, folder, isNegated, isForFolders: glob !== pattern, matches: testOf(glob) }];
    }
    catch {
        return [];
    }
}
function testOf(glob) {
    const plain = glob.replace(/(?<!\\)[{}()|]/g, "\\$&");
    if (plain.includes("/"))
        return (0,_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .globTest */ .FX)(plain.replace(/^\//, ""));
    const test = (0,_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .globTest */ .FX)(plain);
    return (path) => test(path.slice(path.lastIndexOf("/") + 1));
}
const SHA = /^[0-9a-f]{40}$/;
const USUAL_BRANCHES = ["main", "master", "trunk"];
function checkedOutCommit(folder) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, ".git")))
        return { commit: null, why: undefined };
    const commit = commitInFiles(folder);
    if (commit !== null)
        return { commit, why: undefined };
    const answer = (0,_git_head_js__WEBPACK_IMPORTED_MODULE_6__/* .askHead */ .c)(folder);
    if ("why" in answer)
        return { commit: null, why: `${answer.why}. ${remedyFor(folder)}` };
    return SHA.test(answer.id) ? { commit: answer.id, why: undefined } : { commit: null, why: _commit_ids_js__WEBPACK_IMPORTED_MODULE_5__/* .NO_SHA256 */ .kb };
}
const BRANCH = /^ref: (refs\/(?!.*(?:\.\.|\/\/))[^\s~^:?*[\\\p{C}]+)$/u;
function commitInFiles(folder) {
    const head = gitFile(folder, "HEAD");
    if (head === null || SHA.test(head))
        return head;
    const branch = BRANCH.exec(head)?.[1];
    if (branch === undefined)
        return null;
    const commit = commitOf(folder, branch);
    return commit !== null && SHA.test(commit) ? commit : null;
}
function commitOf(folder, branch) {
    return gitFile(folder, branch) ?? packedCommit(folder, branch);
}
function packedCommit(folder, branch) {
    const lines = gitFile(folder, "packed-refs")?.split("\n") ?? [];
    return lines.find((line) => line.endsWith(` ${branch}`))?.split(" ", 1)[0] ?? null;
}
function remedyFor(folder) {
    return gitFile(folder, "HEAD") === "ref: refs/heads/.invalid"
        ? "It keeps its branches in a reftable: use git 2.45 or newer on the runner"
        : "Look at the step that checks it out, and at git on the runner";
}
function hasSha256Ids(folder) {
    return /^\s*objectformat\s*=\s*sha256\s*$/im.test(gitFile(repositoryRoot(folder), "config") ?? "");
}
function defaultBranch(folder) {
    const remote = /^ref: refs\/remotes\/origin\/(.+)$/.exec(gitFile(folder, "refs/remotes/origin/HEAD") ?? "")?.[1];
    if (remote !== undefined)
        return remote;
    const isCheckedOut = (name) => gitFile(folder, "HEAD") === `ref: refs/heads/${name}`;
    const isThere = (name) => commitOf(folder, `refs/heads/${name}`) !== null;
    return USUAL_BRANCHES.find(isCheckedOut) ?? USUAL_BRANCHES.find(isThere) ?? "main";
}
function placeInRepository(folder) {
    return slashed((0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(repositoryRoot(folder), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder)));
}
function isInRepository(folder) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repositoryRoot(folder), ".git"));
}
function isGitRepository(root) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, ".git");
    const isFolder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(folder, { throwIfNoEntry: false })?.isDirectory();
    return isFolder === undefined ? false : !isFolder || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, "objects"));
}
function repositoryRoot(folder) {
    return upToRepository(folder).at(-1) ?? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder);
}
function upToRepository(folder) {
    const folders = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder)];
    for (let above = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folders[0]); above !== folders.at(-1); above = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(above))
        folders.push(above);
    const top = folders.findIndex((path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, ".git")));
    return folders.slice(0, Math.max(top, 0) + 1);
}
function slashed(path) {
    return path.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join("/");
}
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

/***/ 18032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ codeOf),
/* harmony export */   UM: () => (/* binding */ proxyTo),
/* harmony export */   fB: () => (/* binding */ UNUSABLE_PROXY),
/* harmony export */   ik: () => (/* binding */ adviceOn),
/* harmony export */   io: () => (/* binding */ readBytes)
/* harmony export */ });
const ADVICE = [
    [
        `SELF_SIGNED_CERT_IN_CHAIN DEPTH_ZERO_SELF_SIGNED_CERT UNABLE_TO_VERIFY_LEAF_SIGNATURE UNABLE_TO_GET_ISSUER_CERT
    UNABLE_TO_GET_ISSUER_CERT_LOCALLY`,
        "Node does not know who signed its certificate; name a file with theirs in NODE_EXTRA_CA_CERTS",
    ],
    ["CERT_HAS_EXPIRED CERT_NOT_YET_VALID", "its certificate is not valid today; renew it, or set the clock"],
    ["ERR_TLS_CERT_ALTNAME_INVALID", "its certificate is for another name; check the address"],
    [
        "EPROTO ERR_SSL_WRONG_VERSION_NUMBER ERR_SSL_PACKET_LENGTH_TOO_LONG",
        "what answers there speaks no TLS; check https and the port",
    ],
    ["ECONNREFUSED", "nothing listens there; check the address, that of a proxy too, and that the server runs"],
    [
        "ENOTFOUND EAI_AGAIN",
        "its name is not known here; check the address, and behind a proxy set https_proxy",
    ],
    [
        "ETIMEDOUT UND_ERR_CONNECT_TIMEOUT EHOSTUNREACH ENETUNREACH",
        "no way leads there; check the address and the firewall, and behind a proxy set https_proxy",
    ],
    ["UND_ERR_ABORTED", "the proxy gave no way; check https_proxy, no_proxy and what the proxy allows"],
];
function codeOf(error) {
    if (!(error instanceof Error))
        return undefined;
    if ("code" in error && typeof error.code === "string" && /^\w+$/.test(error.code))
        return error.code;
    return codeOf(error.cause);
}
function adviceOn(code) {
    const [, advice] = ADVICE.find(([codes]) => code !== undefined && codes.split(/\s+/).includes(code)) ?? [];
    return advice === undefined ? "" : `: ${advice}`;
}
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
const UNUSABLE_PROXY = "the proxy that the environment names (https_proxy) cannot be used: expected an address at http:// or https://";
function proxyTo(address, variables) {
    const { protocol, hostname, port } = new URL(address);
    const either = (name) => variables[name] || variables[name.toUpperCase()] || "";
    const proxy = either(protocol === "https:" ? "https_proxy" : "http_proxy");
    if (proxy === "" || isThisMachine(hostname))
        return undefined;
    const places = [hostname, `${hostname}:${port || (protocol === "https:" ? "443" : "80")}`];
    if (either("no_proxy")
        .split(",")
        .some((exception) => covers(exception.trim().toLowerCase(), places)))
        return undefined;
    return new URL(proxy.includes("://") ? proxy : `http://${proxy}`);
}
function isThisMachine(host) {
    return host === "localhost" || host.startsWith("127.") || host === "[::1]";
}
function covers(exception, places) {
    if (exception === "")
        return false;
    const domain = exception.startsWith(".") ? exception : `.${exception}`;
    return exception === "*" || places.some((place) => place === exception || place.endsWith(domain));
}


/***/ }),

/***/ 79933:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  jK: () => (/* binding */ configure),
  CT: () => (/* binding */ createdAt),
  FF: () => (/* binding */ judgeKey),
  OP: () => (/* binding */ readersFor),
  MU: () => (/* binding */ readingOf),
  Ec: () => (/* binding */ today)
});

// EXTERNAL MODULE: ./build/config/policy.js
var config_policy = __webpack_require__(98389);
// EXTERNAL MODULE: ./build/core/expression.js
var expression = __webpack_require__(68406);
// EXTERNAL MODULE: ./build/core/files.js
var files = __webpack_require__(21645);
// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(28314);
// EXTERNAL MODULE: ./build/core/limits.js
var limits = __webpack_require__(40332);
// EXTERNAL MODULE: ./build/core/problems.js
var core_problems = __webpack_require__(51400);
// EXTERNAL MODULE: ./build/core/text.js
var core_text = __webpack_require__(26067);
// EXTERNAL MODULE: ./build/recordings/files/load-options.js
var load_options = __webpack_require__(3118);
// EXTERNAL MODULE: ./build/recordings/files/path-pattern.js + 1 modules
var path_pattern = __webpack_require__(34173);
// EXTERNAL MODULE: ./build/gate/baseline/base-expectations.js
var base_expectations = __webpack_require__(6667);
// EXTERNAL MODULE: ./build/gate/baseline/baseline.js
var baseline_baseline = __webpack_require__(68541);
;// CONCATENATED MODULE: ./build/gate/score/judge-setup.js

function setUpJudge({ model, server, apiKey, known = new Map(), asksAbout }, { judge: { votes, maxRuns, maxTokens } }, baseline, isBlind) {
    const recorded = baseline.state === "found" ? (0,baseline_baseline/* knownJudgements */.cN)(baseline.report) : [];
    return {
        terms: { model, server, votes },
        closed: isBlind ? BLIND : keyFault(apiKey),
        known: new Map([...known, ...recorded]),
        maxRuns,
        maxTokens,
        asksAbout,
    };
}
const BLIND = "the base branch's policy cannot be read, so rungate does not know what to keep from a judge";
function keyFault(key = "") {
    if (key === "")
        return "no key for the judge was given (pull requests from forks and by Dependabot get no secrets; elsewhere it is the input judge-api-key, or RUNGATE_JUDGE_API_KEY or OPENAI_API_KEY in the environment)";
    const isPlain = /^[\x21-\x7e]+$/.test(key);
    return isPlain ? undefined : "the judge's key has characters that no request can carry: check the secret";
}

// EXTERNAL MODULE: ./build/gate/score/select-tier.js
var select_tier = __webpack_require__(40288);
;// CONCATENATED MODULE: ./build/gate/job.js













function judgeKey(argument = "") {
    const { RUNGATE_JUDGE_API_KEY = "", OPENAI_API_KEY = "" } = process.env;
    const keys = [argument, RUNGATE_JUDGE_API_KEY, OPENAI_API_KEY].map((key) => key.trim());
    return keys.find((key) => key !== "") ?? "";
}
function readingOf({ runs, format, caseField, }) {
    if (runs.length === 0)
        return null;
    return (0,json/* sha256 */.sc)(JSON.stringify([[...runs].sort(), format ?? null, caseField ?? null]));
}
async function readersFor(job) {
    const { runs, policy, expectations, baseline, merge } = job;
    await (0,path_pattern/* loadRe2For */.xg)([...runs, ...(merge?.patterns ?? [])]);
    if (job.caseField?.includes(" without "))
        await (0,expression/* loadRe2 */.o4)();
    const readers = { ...noReaders };
    if (typeof policy === "string" || expectations.length > 0) {
        const [{ loadExpectations }, { loadConfigFile }] = await Promise.all([
            Promise.all(/* import() */[__webpack_require__.e(5411), __webpack_require__.e(8815), __webpack_require__.e(7785), __webpack_require__.e(3568), __webpack_require__.e(6624)]).then(__webpack_require__.bind(__webpack_require__, 63568)),
            Promise.all(/* import() */[__webpack_require__.e(5411), __webpack_require__.e(8815), __webpack_require__.e(7785), __webpack_require__.e(9772), __webpack_require__.e(3851)]).then(__webpack_require__.bind(__webpack_require__, 79772)),
        ]);
        Object.assign(readers, { loadExpectations, loadConfigFile });
    }
    if (typeof baseline === "string" || merge !== undefined) {
        const { readBaseline, readPartialReports } = await Promise.all(/* import() */[__webpack_require__.e(5411), __webpack_require__.e(7785), __webpack_require__.e(6500), __webpack_require__.e(8756)]).then(__webpack_require__.bind(__webpack_require__, 76500));
        Object.assign(readers, { readBaseline, readPartialReports });
    }
    return readers;
}
const noReaders = {
    loadExpectations: () => ({ expectations: new Map(), retired: [], problems: [] }),
    loadConfigFile: unnamed,
    readBaseline: unnamed,
    readPartialReports: unnamed,
};
function unnamed() {
    throw new Error("a file is read that the job does not name");
}
const EPOCH_SECONDS = /^\d{1,11}$/;
function createdAt(text) {
    const epoch = process.env.SOURCE_DATE_EPOCH;
    if (text === undefined && !epoch)
        return null;
    const seconds = EPOCH_SECONDS.test(epoch ?? "") ? Number(epoch) : Number.NaN;
    const time = text === undefined ? new Date(seconds * 1000) : new Date(text);
    if (!Number.isNaN(time.getTime()))
        return time.toISOString();
    const message = text === undefined
        ? `SOURCE_DATE_EPOCH "${epoch}" is not a number of seconds since 1970`
        : `"${text}" is not a time: write it as 2026-01-31T12:00:00Z`;
    throw new core_problems/* ConfigurationError */.j1([{ severity: "error", message }]);
}
function today(text) {
    return (createdAt(text) ?? new Date().toISOString()).slice(0, "2026-12-31".length);
}
function configure(job, readers) {
    const problems = [];
    const activePolicy = readPolicy(job, readers, problems);
    for (const problem of activePolicy.problems)
        if (problem.severity === "error")
            problems.push(problem);
    const { policy } = activePolicy;
    if (job.expectations.length > limits/* limits */.Fy.configurationFiles) {
        const message = `${job.expectations.length} expectations files, more than the ${limits/* limits */.Fy.configurationFiles} that one job reads: put more cases into each`;
        throw new core_problems/* ConfigurationError */.j1([{ severity: "error", message }]);
    }
    const texts = job.expectations.flatMap((file) => (0,files/* readConfigurationFile */.Bt)(file, job, problems) ?? []);
    const load = (files) => readers.loadExpectations(files, policy.defaults, policy.rules);
    const loaded = load(texts);
    for (const problem of loaded.problems)
        problems.push(problem);
    const options = (0,load_options/* loadOptions */.Z)(job, problems, (0,config_policy/* scoringPolicy */.So)(activePolicy).redact);
    const suiteFault = (0,config_policy/* suiteNameFault */.GK)(job.suite);
    if (suiteFault !== undefined)
        problems.push({ severity: "error", message: suiteFault });
    if (job.runs.length === 0 && job.merge === undefined)
        problems.push({
            severity: "error",
            message: `no recordings are named. "rungate init" writes ${config_policy/* CONFIG_FILE */.g2}, which names them; or name them with a pattern such as evals/runs/{case}.{trial}.json`,
        });
    const tierFaults = [];
    const tier = (0,select_tier/* tierInForce */.D)(job, activePolicy, tierFaults);
    problems.push(...tierFaults.filter(({ severity }) => severity === "error"));
    const { baseline: baselineOrFile = baseline_baseline/* noBaseline */.f$ } = job;
    const baseline = typeof baselineOrFile === "string" ? readers.readBaseline(baselineOrFile, job, problems) : baselineOrFile;
    if (problems.length > 0)
        throw new core_problems/* ConfigurationError */.j1(problems);
    const { expectations, retired } = loaded;
    const scoring = (0,config_policy/* scoringPolicy */.So)(activePolicy);
    const base = baseline.state === "found" && job.baseExpectations !== undefined
        ? (0,base_expectations/* compareExpectations */.r_)(job.baseExpectations, { texts, expectations, policy, load })
        : undefined;
    return {
        activePolicy,
        texts,
        expectations,
        retired,
        options,
        baseline,
        base,
        scoring,
        tier,
        judge: job.judge && setUpJudge(job.judge, scoring, baseline, isBlind(activePolicy, baseline, job)),
        warnings: [
            ...activePolicy.problems,
            ...tierFaults,
            ...(job.warnings ?? []),
            ...longHistory(baseline, policy),
            ...(base?.problems ?? []),
        ],
    };
}
function isBlind({ hidesUnknown }, { state }, { role }) {
    return hidesUnknown || (state === "unavailable" && role !== "base");
}
function longHistory(baseline, { trend: { points } }) {
    const length = baseline.state === "found" ? baseline.report.history.length : 0;
    if (length <= points)
        return [];
    const message = `the baseline's history has ${(0,core_text/* counted */.hS)(length, "commit")}, of which the newest ${points} are kept (trend.points of the policy); the verdict does not depend on them`;
    return [{ severity: "warning", message }];
}
function readPolicy(job, { loadConfigFile }, problems) {
    const { policy: policyOrFile = config_policy/* defaultActivePolicy */.mp } = job;
    if (typeof policyOrFile !== "string")
        return policyOrFile;
    const source = (0,files/* readConfigurationFile */.Bt)(policyOrFile, job, problems);
    if (source === undefined)
        return config_policy/* defaultActivePolicy */.mp;
    const { policy = config_policy/* defaultPolicy */.G4, problems: found } = loadConfigFile(source.file, source.text);
    return { ...config_policy/* defaultActivePolicy */.mp, policy, source: "file", problems: found };
}


/***/ }),

/***/ 40288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ tierProblems),
/* harmony export */   D: () => (/* binding */ tierInForce)
/* harmony export */ });
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98389);
/* harmony import */ var _config_tiers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(278);
/* harmony import */ var _core_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98998);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40332);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51400);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(26067);
/* harmony import */ var _measure_quarantine_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(70525);







const OF_PULL_REQUESTS = "pr";
function tierInForce({ tier: requested, role = "head" }, { policy: { tiers }, source, changed }, problems) {
    const byName = (0,_config_tiers_js__WEBPACK_IMPORTED_MODULE_1__/* .tiersByName */ .i_)(tiers);
    const usual = role !== "base" && byName.has(OF_PULL_REQUESTS) ? OF_PULL_REQUESTS : _config_tiers_js__WEBPACK_IMPORTED_MODULE_1__/* .ALL_CASES */ .SF;
    const requestedTier = byName.get(requested ?? usual);
    const isAhead = role !== "base" && (changed || source === "default");
    if (requestedTier === undefined)
        problems.push(unknownTier(requested ?? usual, byName, isAhead));
    const isTrusted = role === "base" || source === "file";
    const name = isTrusted ? (requested ?? usual) : OF_PULL_REQUESTS;
    const tier = byName.get(name) ?? _config_tiers_js__WEBPACK_IMPORTED_MODULE_1__/* .ALL_CASES */ .SF;
    if (tier === _config_tiers_js__WEBPACK_IMPORTED_MODULE_1__/* .ALL_CASES */ .SF) {
        if (requestedTier !== undefined && requestedTier !== _config_tiers_js__WEBPACK_IMPORTED_MODULE_1__/* .ALL_CASES */ .SF && !isTrusted)
            problems.push(notForPullRequests(requested ?? usual));
        return undefined;
    }
    const [has, isAsked] = [tier, requestedTier ?? _config_tiers_js__WEBPACK_IMPORTED_MODULE_1__/* .ALL_CASES */ .SF].map(_config_tiers_js__WEBPACK_IMPORTED_MODULE_1__/* .tierTest */ .vv);
    return { name, has, leavesOut: (testedCase) => !has(testedCase) && !isAsked(testedCase) };
}
function unknownTier(name, byName, isAhead) {
    if (!isAhead)
        return { severity: "error", message: (0,_config_tiers_js__WEBPACK_IMPORTED_MODULE_1__/* .unknownTierText */ .ow)(name, byName) };
    const message = `the policy in force has no tier "${name}" yet, so every case must be recorded here`;
    return { severity: "warning", message };
}
function notForPullRequests(name) {
    const message = `the tier "${name}" leaves out no case here, because a pull request may leave out only cases outside the tier "${OF_PULL_REQUESTS}": write a tier of that name in the policy`;
    return { severity: "warning", message };
}
function tierProblems({ policy, next }, cases, suite) {
    if (cases.length === 0)
        return [];
    if (suite !== _config_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_SUITE */ .TR)
        return emptyTiers(policy.tiers, cases);
    return (0,_measure_quarantine_js__WEBPACK_IMPORTED_MODULE_6__/* .policyProblems */ .NP)(selectorFaults(policy.tiers, cases), next && selectorFaults(next.tiers, cases));
}
function selectorFaults(tiers, cases) {
    const ids = cases.map(({ id }) => id);
    const labels = new Set(cases.flatMap(({ labels = [] }) => labels));
    return Object.entries(tiers ?? {}).flatMap(([name, tier]) => {
        if (tier === _config_tiers_js__WEBPACK_IMPORTED_MODULE_1__/* .ALL_CASES */ .SF)
            return [];
        const { tags = [], cases: globs = [] } = tier;
        const byTag = tags
            .filter((tag) => !labels.has(tag))
            .map((tag) => [tag, `the tag "${tag}", which no case has.${(0,_core_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .didYouMean */ .au)(tag, labels)}`]);
        const byId = globs
            .filter((glob) => !ids.some((0,_core_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .globTest */ .FX)(glob)))
            .map((glob) => [glob, `"${shown(glob)}", which matches the id of no case.${nearestId(glob, ids)}`]);
        return [...byTag, ...byId].map(([selector, text]) => ({
            key: `tier ${name} ${selector}`,
            problem: {
                message: `the tier "${name}" of the policy chooses cases by ${text} Correct it, or take it out`,
            },
        }));
    });
}
function nearestId(glob, ids) {
    const [head = ""] = glob.split(/[*?[{\\]/, 1);
    if (head === "" || ids.length > _core_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.namesCompared)
        return "";
    const byHead = new Map(ids.map((id) => [id.slice(0, head.length), id]));
    const nearest = byHead.get((0,_core_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .nearestName */ .qb)(head, byHead.keys()) ?? "");
    return nearest === undefined ? "" : ` Did you mean "${shown(nearest)}"?`;
}
function emptyTiers(tiers, cases) {
    return Object.entries(tiers ?? {})
        .filter(([, tier]) => !cases.some((0,_config_tiers_js__WEBPACK_IMPORTED_MODULE_1__/* .tierTest */ .vv)(tier)))
        .map(([name]) => {
        const message = `no case of this suite is in the tier "${name}" of the policy: give one of its cases a tag of the tier`;
        return { severity: "warning", message };
    });
}
function shown(text) {
    return (0,_core_text_js__WEBPACK_IMPORTED_MODULE_5__/* .shorten */ .ml)(text, _core_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.shownName);
}


/***/ })

};

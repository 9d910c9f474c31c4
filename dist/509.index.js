export const id = 509;
export const ids = [509,3851,8756,1011];
export const modules = {

/***/ 8512:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   branchName: () => (/* binding */ branchName),
/* harmony export */   namedBaseline: () => (/* binding */ namedBaseline),
/* harmony export */   readBase: () => (/* binding */ readBase)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _config_config_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79772);
/* harmony import */ var _config_find_config_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55078);
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(98389);
/* harmony import */ var _core_expression_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(68406);
/* harmony import */ var _core_git_commit_ids_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(20327);
/* harmony import */ var _core_git_git_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(22157);
/* harmony import */ var _core_git_git_commit_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(71011);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(40332);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(51400);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(26067);
/* harmony import */ var _gate_baseline_base_expectations_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(6667);
/* harmony import */ var _gate_baseline_read_reports_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(76500);
/* harmony import */ var _gate_run_job_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(58604);
/* harmony import */ var _recordings_files_path_pattern_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(34173);
/* harmony import */ var _recordings_reading_artifact_folders_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(48706);
/* harmony import */ var _recordings_reading_recorded_sessions_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(80512);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_config_config_file_js__WEBPACK_IMPORTED_MODULE_4__]);
_config_config_file_js__WEBPACK_IMPORTED_MODULE_4__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];




















async function readBase(ref, policyFile, isDefault = false) {
    const name = isDefault ? branchName(ref) : ref;
    const root = (0,_core_git_git_js__WEBPACK_IMPORTED_MODULE_9__/* .repositoryRoot */ .Hn)(process.cwd());
    await (0,_core_expression_js__WEBPACK_IMPORTED_MODULE_7__/* .loadRe2 */ .o4)();
    const commit = (0,_core_git_git_commit_js__WEBPACK_IMPORTED_MODULE_10__/* .readCommit */ .kN)(root, ref);
    const here = policyFile ?? (0,_config_find_config_file_js__WEBPACK_IMPORTED_MODULE_5__/* .findConfigFile */ .i)(process.cwd())?.file;
    const place = here === undefined ? undefined : placeIn(root, here);
    const isOwn = isDefault && place !== undefined && !_config_policy_js__WEBPACK_IMPORTED_MODULE_6__/* .CONFIG_FILES */ .n0.includes(place) && !commit.files.has(place);
    const committed = isOwn ? undefined : configAt(root, commit, place);
    return {
        suites: committed?.suites ?? [],
        async compareWith(job) {
            const config = isOwn ? job.config : committed;
            const baseline = await baselineOf({ name, isDefault, root, commit, config }, job);
            if (baseline.state === "none")
                return { baseline };
            const isFirstUse = baseline.state !== "found";
            const policy = (0,_config_policy_js__WEBPACK_IMPORTED_MODULE_6__/* .choosePolicy */ .KV)({ base: config, head: job.config, isFirstUse });
            const ruling = isOwn && job.policy !== undefined ? job.policy : policy;
            return { policy: ruling, baseline, baseExpectations: expectationsAt(root, commit, job) };
        },
    };
}
function branchName(ref) {
    return ref.replace(/^refs\/(?:heads|remotes)\//, "");
}
async function baselineOf(base, job) {
    const { name, root, commit, config } = base;
    const isAdopted = config === undefined && job.isOfFile === true && job.expectations.length > 0;
    if (isAdopted && !expectationsOf(root, job).some((path) => commit.files.has(path)))
        return { state: "first-use", reason: `${name} has no ${job.config?.file ?? _config_policy_js__WEBPACK_IMPORTED_MODULE_6__/* .CONFIG_FILE */ .g2} yet` };
    const recordings = recordingsAt(base, job);
    if (recordings.length > 0)
        return recordedIn(base, recordings, job);
    if (!base.isDefault)
        return reportedFor(base, job);
    const reason = noRecordings(base);
    return isIgnored(job)
        ? { state: "none", reason: `${reason}. Ask for its report on GitHub with: --base ${name}` }
        : { state: "first-use", reason };
}
function configAt(root, commit, own = _config_policy_js__WEBPACK_IMPORTED_MODULE_6__/* .CONFIG_FILE */ .g2) {
    const file = [own, ..._config_policy_js__WEBPACK_IMPORTED_MODULE_6__/* .CONFIG_FILES */ .n0].find((path) => commit.files.has(path));
    if (file === undefined)
        return undefined;
    demandSize(file, commit);
    let config;
    (0,_core_git_git_commit_js__WEBPACK_IMPORTED_MODULE_10__/* .readGitFiles */ .Gr)(root, commit, [file], (path, bytes) => {
        config = (0,_config_config_file_js__WEBPACK_IMPORTED_MODULE_4__.loadConfigFile)(path, bytes.toString("utf8"));
    });
    if (config?.policy === undefined)
        throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_12__/* .ConfigurationError */ .j1(atBase(config?.problems ?? [], commit));
    return config;
}
function demandSize(file, { sha, files }) {
    const bytes = files.get(file)?.bytes ?? 0;
    if (bytes <= _core_limits_js__WEBPACK_IMPORTED_MODULE_11__/* .limits */ .Fy.configurationBytes)
        return;
    const message = `has ${bytes} bytes at commit ${sha.slice(0, 7)}, more than the ${_core_limits_js__WEBPACK_IMPORTED_MODULE_11__/* .limits */ .Fy.configurationBytes} that are read`;
    throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_12__/* .ConfigurationError */ .j1([{ severity: "error", file, message }]);
}
function atBase(problems, { sha }) {
    return problems.map((problem) => ({
        ...problem,
        message: `at commit ${sha.slice(0, 7)}: ${problem.message}`,
    }));
}
function recordingsAt({ root, commit: { files, links, sha } }, job) {
    const patterns = job.runs.map((pattern) => (0,_recordings_files_path_pattern_js__WEBPACK_IMPORTED_MODULE_17__/* .readPattern */ .ZS)(pattern, job.root, false));
    const isMatch = (path) => patterns.some(({ capture }) => capture((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, path)) !== undefined);
    const folders = job.runs.map((pattern) => slashed((0,node_path__WEBPACK_IMPORTED_MODULE_3__.relative)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(job.root, (0,_recordings_reading_artifact_folders_js__WEBPACK_IMPORTED_MODULE_18__/* .commonFolder */ .M)([pattern]).join("/")))));
    const link = links.find((path) => isMatch(path) || folders.some((folder) => `${folder}/`.startsWith(`${path}/`)));
    if (link !== undefined) {
        const message = `is a link or a submodule at commit ${sha.slice(0, 7)}, so its recordings cannot be read there. Compare with a report instead: --baseline FILE`;
        throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_12__/* .ConfigurationError */ .j1([{ severity: "error", file: link, message }]);
    }
    const found = [...files.keys()].filter(isMatch);
    const bytes = found.reduce((sum, path) => sum + (files.get(path)?.bytes ?? 0), 0);
    const { files: maxFiles, recordingMegabytes } = _core_limits_js__WEBPACK_IMPORTED_MODULE_11__/* .defaultJobLimits */ .RG;
    if (found.length <= maxFiles && bytes <= recordingMegabytes * _core_limits_js__WEBPACK_IMPORTED_MODULE_11__/* .MEBIBYTE */ .gJ)
        return found;
    const message = `commit ${sha.slice(0, 7)} has ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_13__/* .counted */ .hS)(found.length, "recording")} of ${bytes} bytes, more than one job reads: compare with a report by --baseline FILE`;
    throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_12__/* .ConfigurationError */ .j1([{ severity: "error", message }]);
}
function namedBaseline(file, job) {
    const problems = [];
    const baseline = (0,_gate_baseline_read_reports_js__WEBPACK_IMPORTED_MODULE_15__.readBaseline)(file, job, problems);
    if (problems.length > 0)
        return { baseline: file };
    const sha = baseline.state === "found" ? baseline.report.commit : null;
    if (sha === null || !(0,_core_git_commit_ids_js__WEBPACK_IMPORTED_MODULE_8__/* .isCommitId */ .jh)(sha))
        return { baseline };
    const root = (0,_core_git_git_js__WEBPACK_IMPORTED_MODULE_9__/* .repositoryRoot */ .Hn)(job.root);
    const paths = expectationsOf(root, job).filter((path) => !path.startsWith("../"));
    if (paths.length === 0)
        return { baseline };
    try {
        const commit = (0,_core_git_git_commit_js__WEBPACK_IMPORTED_MODULE_10__/* .readCommit */ .kN)(root, sha, paths);
        return { baseline, baseExpectations: expectationsAt(root, commit, job) };
    }
    catch (error) {
        if (!(error instanceof _core_problems_js__WEBPACK_IMPORTED_MODULE_12__/* .ConfigurationError */ .j1))
            throw error;
        return { baseline };
    }
}
function expectationsAt(root, commit, job) {
    const unread = [];
    const names = new Map(expectationsOf(root, job).map((path, at) => [path, job.expectations[at] ?? path]));
    const unused = (path, why) => unread.push({ severity: "warning", file: names.get(path), message: (0,_gate_baseline_base_expectations_js__WEBPACK_IMPORTED_MODULE_14__/* .unusedText */ .qw)(why) });
    const present = [...names.keys()].filter((path) => {
        const { bytes = 0 } = commit.files.get(path) ?? {};
        if (commit.links.includes(path))
            unused(path, "it is a link or a submodule");
        else if (bytes > _core_limits_js__WEBPACK_IMPORTED_MODULE_11__/* .limits */ .Fy.configurationBytes)
            unused(path, `it has ${bytes} bytes, and ${_core_limits_js__WEBPACK_IMPORTED_MODULE_11__/* .limits */ .Fy.configurationBytes} are read`);
        return commit.files.has(path) && bytes <= _core_limits_js__WEBPACK_IMPORTED_MODULE_11__/* .limits */ .Fy.configurationBytes;
    });
    const files = [];
    (0,_core_git_git_commit_js__WEBPACK_IMPORTED_MODULE_10__/* .readGitFiles */ .Gr)(root, commit, present, (path, bytes) => {
        if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
            files.push({ file: names.get(path) ?? path, text: bytes.toString("utf8") });
        else
            unused(path, "it is not UTF-8 text");
    });
    return { commit: commit.sha, files, unread };
}
function expectationsOf(root, job) {
    return job.expectations.map((file) => slashed((0,node_path__WEBPACK_IMPORTED_MODULE_3__.relative)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(job.root, file))));
}
async function recordedIn({ name, root, commit, config }, recordings, job) {
    const copy = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)((0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)()), "rungate-base-"));
    const remove = () => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(copy, { recursive: true, force: true });
    process.once("exit", remove);
    try {
        const expectations = expectationsOf(root, job);
        const committedExpectations = expectations.filter((path) => commit.files.has(path));
        const beside = recordings.map((path) => node_path__WEBPACK_IMPORTED_MODULE_3__.posix.join(node_path__WEBPACK_IMPORTED_MODULE_3__.posix.dirname(path), _recordings_reading_recorded_sessions_js__WEBPACK_IMPORTED_MODULE_19__/* .RECORDED_FILE */ .yK));
        const present = beside.filter((path) => commit.files.has(path));
        (0,_core_git_git_commit_js__WEBPACK_IMPORTED_MODULE_10__/* .readGitFiles */ .Gr)(root, commit, [...new Set([...recordings, ...present, ...committedExpectations])], (path, bytes) => {
            const file = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(copy, path);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(file), { recursive: true });
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(file, bytes);
        });
        const report = await (0,_gate_run_job_js__WEBPACK_IMPORTED_MODULE_16__.run)({
            ...job,
            expectations: job.expectations.filter((_file, at) => committedExpectations.includes(expectations[at] ?? "")),
            root: (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(copy, (0,node_path__WEBPACK_IMPORTED_MODULE_3__.relative)(root, job.root)),
            policy: (0,_config_policy_js__WEBPACK_IMPORTED_MODULE_6__/* .choosePolicy */ .KV)({ base: config, head: config, isFirstUse: false }),
            commit: commit.sha,
            role: "base",
            agent: undefined,
        });
        return { state: "found", report, reason: `the recordings of ${name}` };
    }
    catch (error) {
        if (!(error instanceof _core_problems_js__WEBPACK_IMPORTED_MODULE_12__/* .ConfigurationError */ .j1))
            throw error;
        throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_12__/* .ConfigurationError */ .j1(atBase(error.problems, commit));
    }
    finally {
        process.off("exit", remove);
        remove();
    }
}
async function reportedFor(base, job) {
    const { name, root, commit, config } = base;
    const repository = process.env.GITHUB_REPOSITORY ||
        (0,_core_git_git_js__WEBPACK_IMPORTED_MODULE_9__/* .originRepository */ .Vp)(root, process.env.GITHUB_SERVER_URL || "https://github.com");
    const token = process.env.GITHUB_TOKEN || process.env.GH_TOKEN || (0,_core_git_git_commit_js__WEBPACK_IMPORTED_MODULE_10__/* .ghToken */ .t$)();
    const hasSha256Ids = (0,_core_git_commit_ids_js__WEBPACK_IMPORTED_MODULE_8__/* .isSha256 */ ._h)(commit.sha);
    if (repository !== undefined && token !== undefined && commit.sha !== "" && !hasSha256Ids) {
        const { readLocalBaseline } = await Promise.all(/* import() */[__webpack_require__.e(9992), __webpack_require__.e(4657)]).then(__webpack_require__.bind(__webpack_require__, 84657));
        const { readRepository } = await Promise.all(/* import() */[__webpack_require__.e(7928), __webpack_require__.e(3568), __webpack_require__.e(7987), __webpack_require__.e(4709)]).then(__webpack_require__.bind(__webpack_require__, 94709));
        const { gates } = readRepository(root);
        const files = gates.filter(({ suite }) => suite === job.suite).map(({ workflow }) => workflow.file);
        const [workflow, ...rest] = [
            ...new Set(files.length > 0 ? files : gates.map((gate) => gate.workflow.file)),
        ];
        return await readLocalBaseline({ token, repository }, {
            suite: job.suite,
            baseCommit: commit.sha,
            baseBranch: name.replace(/^origin\//, ""),
            workflow: workflow ?? "",
            workflows: [...rest, ...(config?.policy?.baseline.workflows ?? [])],
        });
    }
    const none = noRecordings(base);
    if (!isIgnored(job))
        return { state: "first-use", reason: none };
    const remedy = hasSha256Ids
        ? `${_core_git_commit_ids_js__WEBPACK_IMPORTED_MODULE_8__/* .NO_SHA256 */ .kb}, where its reports would be. Compare with one in a file: --baseline FILE`
        : repository === undefined
            ? "the remote origin is no repository on GitHub, where its reports could be. Compare with a report in a file: --baseline FILE"
            : "its reports on GitHub need a token. Run: gh auth login";
    throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_12__/* .ConfigurationError */ .j1([{ severity: "error", message: `--base ${name}: ${none}, and ${remedy}` }]);
}
function noRecordings({ name, commit }) {
    return commit.sha === "" ? "the repository has no commit yet" : `${name} has no recordings that match`;
}
function isIgnored({ runs, root }) {
    const ignoredBy = (0,_core_git_git_js__WEBPACK_IMPORTED_MODULE_9__/* .gitIgnores */ .aR)(root);
    return runs.some((pattern) => ignoredBy(pattern.replace(/\{\w+\}/g, "x")) !== undefined);
}
function placeIn(root, path) {
    return slashed((0,node_path__WEBPACK_IMPORTED_MODULE_3__.relative)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(path)));
}
function slashed(path) {
    return path.split(node_path__WEBPACK_IMPORTED_MODULE_3__.sep).join("/");
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 71011:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gr: () => (/* binding */ readGitFiles),
/* harmony export */   findDefaultBase: () => (/* binding */ findDefaultBase),
/* harmony export */   kN: () => (/* binding */ readCommit),
/* harmony export */   t$: () => (/* binding */ ghToken)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40332);
/* harmony import */ var _network_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18032);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51400);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22157);
/* harmony import */ var _git_head_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14456);






function readCommit(root, ref, paths = []) {
    const sha = resolveRef(root, ref) ?? resolveRef(root, `origin/${ref}`);
    if (sha === undefined && hasNoCommit(root))
        return { sha: "", files: new Map(), links: [] };
    if (sha === undefined)
        throw new _problems_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigurationError */ .j1([{ severity: "error", message: unknownRef(root, ref) }]);
    const tree = git(root, ["ls-tree", "-r", "-z", "-l", "--full-tree", sha, "--", ...paths]);
    if (tree === undefined)
        throw unreadable(sha);
    const files = new Map();
    const links = [];
    for (const line of tree.toString("utf8").split("\0")) {
        if (line === "")
            continue;
        const [, mode = "", id, bytes, path] = /^(\d{6}) (?:blob|commit) ([0-9a-f]{40,64}) +(\d+|-)\t([\s\S]+)$/.exec(line) ?? [];
        if (id === undefined || path === undefined || leadsElsewhere(path))
            throw unreadable(sha);
        if (mode.startsWith("100"))
            files.set(path, { id, bytes: Number(bytes) });
        else
            links.push(path);
    }
    return { sha, files, links };
}
function findDefaultBase(root) {
    const names = ["refs/remotes/origin/", "refs/heads/"].flatMap((place) => _git_js__WEBPACK_IMPORTED_MODULE_4__/* .USUAL_BRANCHES */ .U.map((name) => `${place}${name}`));
    const answer = git(root, ["for-each-ref", "--format=%(refname) %(symref)", ORIGIN_HEAD, ...names]);
    if (answer === undefined)
        throw unseen("git cannot read this repository. See why with: git status");
    const lines = answer.toString("utf8").split("\n");
    const targets = new Map(lines.map((line) => line.split(" ", 2)));
    const ref = targets.get(ORIGIN_HEAD) || names.find((name) => targets.has(name));
    if (ref !== undefined)
        return { ref };
    if (hasNoCommit(root))
        return { none: "the repository has no commit yet" };
    if (isShallow(root))
        throw unseen("this clone is shallow and does not have the default branch. Fetch it with: git fetch origin main:refs/remotes/origin/main");
    return { none: "there is no branch main, master or trunk. Name another one with --base" };
}
const ORIGIN_HEAD = "refs/remotes/origin/HEAD";
function unseen(message) {
    return new _problems_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigurationError */ .j1([{ severity: "error", message }]);
}
function leadsElsewhere(path) {
    return path.split(/[\\/]/).some((part) => part === "" || part === "." || part === "..");
}
function resolveRef(root, ref) {
    const answer = git(root, ["rev-parse", "--verify", "--quiet", "--end-of-options", `${ref}^{commit}`]);
    return answer?.toString("utf8").trim() || undefined;
}
function hasNoCommit(root) {
    return resolveRef(root, "HEAD") === undefined && git(root, ["rev-parse", "--git-dir"]) !== undefined;
}
function unknownRef(root, ref) {
    const isRepository = git(root, ["rev-parse", "--git-dir"]) !== undefined;
    if (!isRepository)
        return `--base ${ref}: this folder is not in a git repository that git can read`;
    const [, remote, branch = ref] = /^(origin)\/(.+)$/.exec(ref) ?? [];
    if (remote !== undefined && git(root, ["remote", "get-url", remote]) === undefined) {
        const local = resolveRef(root, `refs/heads/${branch}`) === undefined ? "BRANCH" : branch;
        return `--base ${ref}: this repository has no remote ${remote}. Compare with a branch that is here: --base ${local}`;
    }
    const why = isShallow(root)
        ? "this clone is shallow and does not have it"
        : "there is no such branch, tag or commit here";
    const refspec = /^[\w./-]+$/.test(branch) ? `${branch}:refs/remotes/origin/${branch}` : "BRANCH";
    return `--base ${ref}: ${why}. Fetch it with: git fetch origin ${refspec}`;
}
function isShallow(root) {
    return git(root, ["rev-parse", "--is-shallow-repository"])?.toString("utf8").trim() === "true";
}
function unreadable(sha) {
    const message = `git cannot read all files of commit ${sha.slice(0, 7)}. A partial clone may need: git fetch --refetch`;
    return new _problems_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigurationError */ .j1([{ severity: "error", message }]);
}
function readGitFiles(root, { sha, files }, paths, take) {
    for (const batch of batchesOf(paths, files)) {
        const ids = batch.map((path) => `${files.get(path)?.id}\n`).join("");
        let left = git(root, ["cat-file", "--batch"], ids);
        for (const path of batch) {
            const end = left?.indexOf("\n") ?? -1;
            const [, size] = /^[0-9a-f]{40,64} blob (\d+)$/.exec(left?.toString("utf8", 0, Math.max(end, 0)) ?? "") ?? [];
            if (left === undefined || size === undefined)
                throw unreadable(sha);
            take(path, left.subarray(end + 1, end + 1 + Number(size)));
            left = left.subarray(end + 2 + Number(size));
        }
    }
}
function batchesOf(paths, files) {
    const batches = [];
    let bytes = Number.POSITIVE_INFINITY;
    for (const path of paths) {
        const size = files.get(path)?.bytes ?? 0;
        if (bytes + size > BATCH_BYTES) {
            batches.push([]);
            bytes = 0;
        }
        batches.at(-1)?.push(path);
        bytes += size;
    }
    return batches;
}
const BATCH_BYTES = 64 * _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MEBIBYTE */ .gJ;
function git(root, args, input = "") {
    const { status, stdout, error } = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)("git", ["-C", root, ...args], {
        cwd: _git_head_js__WEBPACK_IMPORTED_MODULE_5__/* .ELSEWHERE */ .p,
        input,
        env: { ...process.env, GIT_TERMINAL_PROMPT: "0" },
        stdio: ["pipe", "pipe", "ignore"],
        maxBuffer: _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.gitBytes,
        windowsHide: true,
    });
    if ((0,_network_js__WEBPACK_IMPORTED_MODULE_2__/* .codeOf */ .$N)(error) === "ENOENT") {
        const message = "to compare with a commit needs git, and there is no program of that name: install it, or use --baseline FILE";
        throw new _problems_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigurationError */ .j1([{ severity: "error", message }]);
    }
    return status === 0 && error === undefined ? stdout : undefined;
}
function ghToken() {
    const { status, stdout } = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)("gh", ["auth", "token"], {
        cwd: _git_head_js__WEBPACK_IMPORTED_MODULE_5__/* .ELSEWHERE */ .p,
        encoding: "utf8",
        stdio: ["ignore", "pipe", "ignore"],
        windowsHide: true,
    });
    return status === 0 ? stdout.trim() || undefined : undefined;
}


/***/ }),

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


/***/ })

};

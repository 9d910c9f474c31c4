export const id = 1011;
export const ids = [1011];
export const modules = {

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


/***/ })

};

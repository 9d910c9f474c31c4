export const id = 6102;
export const ids = [6102];
export const modules = {

/***/ 16102:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   kI: () => (/* binding */ RECORDING_NAME),
/* harmony export */   lY: () => (/* binding */ findFiles),
/* harmony export */   qO: () => (/* binding */ Walk),
/* harmony export */   yg: () => (/* binding */ refuseNearPatterns)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60599);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48806);
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4726);
/* harmony import */ var _base_process_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92029);
/* harmony import */ var _pattern_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(17959);







const ENDINGS = [".json", ".jsonl", ".ndjson"].flatMap((ending) => [ending, `${ending}.gz`]);
const LITERAL = /^[^\\*?[\]{}()|]+$/;
function* refuseNearPatterns(patterns, root, contained) {
    const problems = [];
    for (const pattern of patterns) {
        const near = yield* nearPattern(pattern, root, contained);
        const bare = (0,_pattern_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutQuotes */ .Yg)(pattern);
        if (bare !== pattern)
            problems.push(quoted(pattern, near ?? bare));
        else if (near !== undefined) {
            const message = `no file matched "${pattern}". Did you mean "${near}"?`;
            problems.push({ severity: "error", message });
        }
    }
    if (problems.length > 0)
        throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1(problems);
}
function quoted(pattern, meant) {
    const message = pattern[0] === '"'
        ? `the quotes are part of this pattern: write ${meant} without them`
        : `the quotes are part of this pattern, because cmd.exe keeps single quotes: write "${meant}"`;
    return { severity: "error", file: pattern, message };
}
function* nearPattern(pattern, root, contained) {
    const tried = new Set([pattern]);
    for (const one of meantBy(pattern, root)) {
        if (tried.has(one))
            continue;
        if (yield* matches(one, root, contained))
            return one;
        tried.add(one);
        if (tried.size > _base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.patterns)
            return undefined;
    }
    return undefined;
}
function* matches(pattern, root, contained) {
    try {
        const most = { ..._base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .defaultJobLimits */ .RG, entries: _base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.entriesSearched };
        const { files } = yield* findFiles([pattern], root, contained, most);
        return files.some(({ name }) => RECORDING_NAME.test(name));
    }
    catch (error) {
        if (error instanceof _base_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1)
            return false;
        throw error;
    }
}
function* meantBy(pattern, root) {
    const bare = (0,_pattern_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutQuotes */ .Yg)(pattern).replaceAll("\\", "/");
    yield bare;
    const stem = bare.replace(RECORDING_NAME, "");
    for (const ending of ENDINGS)
        yield stem + ending;
    yield* inOtherFolders(bare, root);
    yield bare.replace(/[._-]\{trial\}/, "");
}
function* inOtherFolders(pattern, root) {
    const parts = pattern.split("/");
    if (parts[0] === "" || parts.includes("..") || parts.includes("**"))
        return;
    const isThere = (at) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, ...parts.slice(0, at + 1)));
    let at = 0;
    while (at < parts.length - 1 && isThere(at))
        at += 1;
    const [above, [missing = "", ...below]] = [parts.slice(0, at), parts.slice(at)];
    const folders = foldersIn((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, ...above));
    const path = (...names) => [...above, ...names].join("/");
    if (below.length > 0 && LITERAL.test(missing)) {
        const nearest = (0,_base_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .nearestName */ .qb)(missing, folders);
        if (nearest !== undefined)
            yield path(nearest, ...below);
        if (above.length + below.length > 1)
            yield path(...below);
    }
    for (const folder of folders)
        yield path(folder, missing, ...below);
}
function foldersIn(path) {
    try {
        const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path, { withFileTypes: true });
        const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
        return names.filter((name) => !name.startsWith(".") && name !== "node_modules").sort();
    }
    catch {
        return [];
    }
}
const RECORDING_NAME = /\.(?:json|jsonl|ndjson)(?:\.gz)?$/;
function* findFiles(patterns, root, contained, most = _base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .defaultJobLimits */ .RG) {
    if (patterns.length > _base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.patterns) {
        const message = `${patterns.length} patterns of recordings, more than the ${_base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.patterns} that one job reads: let each match more, and put it in quotes, so that the shell leaves it as it is`;
        throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1([{ severity: "error", message }]);
    }
    const files = new Map();
    const problems = [];
    const skipped = new Set();
    const boundary = contained ? root : undefined;
    const nameOf = (path) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, path).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join("/") || ".";
    const walk = new Walk({
        boundary,
        entries: most.entries,
        excess: `more than the ${most.entries} files and folders that one job looks at (limits.entries of the policy) lie where the patterns of recordings look: name the folders of the recordings more closely`,
        nameOf,
        onSkipped: (link) => skipped.add(nameOf(link)),
        onUnreadable: (path, reason) => problems.push(problem(nameOf(path), `cannot be looked into: ${reason}`)),
    });
    for (const pattern of patterns) {
        const read = (0,_pattern_js__WEBPACK_IMPORTED_MODULE_6__/* .readPattern */ .ZS)(pattern, root, contained);
        problems.push(...(0,_pattern_js__WEBPACK_IMPORTED_MODULE_6__/* .misspeltWarnings */ .Vb)(pattern));
        const matches = yield* matchesOf(read, walk, boundary);
        if (matches.length === 0)
            problems.push(nothingMatched(pattern, root));
        for (const { path, captures, fault } of matches) {
            const name = nameOf(path);
            const known = files.get(path);
            if (fault !== undefined)
                problems.push(problem(name, fault));
            else
                files.set(path, known === undefined ? { path, name, captures } : { ...known, isContested: true });
        }
        if (files.size > most.files) {
            const message = `with it ${files.size} files match, more than the ${most.files} that one job reads (limits.files of the policy): name them more closely, or share them among several suites`;
            throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1([problem(pattern, message)]);
        }
    }
    for (const link of skipped) {
        const message = "leads to a folder outside the workspace and is not followed";
        problems.push({ severity: "warning", file: link, message });
    }
    const ordered = [...files.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
    return { files: ordered, problems };
}
function* matchesOf(pattern, walk, boundary) {
    const matches = [];
    for (const [at, path] of (yield* walk.paths(pattern)).entries()) {
        if (at % _base_process_js__WEBPACK_IMPORTED_MODULE_5__/* .ITEMS_PER_STEP */ .QE === 0)
            yield;
        const captures = isWanted(path) ? pattern.capture(path) : undefined;
        if (captures === undefined)
            continue;
        const isSound = boundary === undefined && walk.isFile(path);
        matches.push({ path, captures, fault: isSound ? undefined : faultOf(path, boundary) });
    }
    return matches;
}
function isWanted(path) {
    return RECORDING_NAME.test(path) || !statOf(path)?.isDirectory();
}
function statOf(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
    }
    catch {
        return undefined;
    }
}
function nothingMatched(pattern, root) {
    if (statOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, pattern))?.isDirectory()) {
        const inside = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(pattern, "{case}.{trial}.json");
        return problem(pattern, `is a folder: match the recordings in it, with a pattern such as ${inside}`);
    }
    const message = `no file matched "${pattern}": check the pattern, and that the recordings are there${(0,_pattern_js__WEBPACK_IMPORTED_MODULE_6__/* .backslashAdvice */ .zO)(pattern)}`;
    return { severity: "error", message };
}
function problem(file, message) {
    return { severity: "error", file, message };
}
function faultOf(path, boundary) {
    let stats;
    try {
        stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
        if (boundary !== undefined && (0,_base_files_js__WEBPACK_IMPORTED_MODULE_2__/* .leadsOutside */ .dr)(boundary, path)) {
            return "leads outside the workspace: copy the recording into it";
        }
        const system = boundary === undefined ? (0,_base_files_js__WEBPACK_IMPORTED_MODULE_2__/* .systemFolder */ .EV)(node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path)) : undefined;
        if (system !== undefined)
            return (0,_base_files_js__WEBPACK_IMPORTED_MODULE_2__/* .systemFault */ .mc)(system);
    }
    catch (error) {
        return isLink(path) ? "is a link to nothing" : `cannot be read: ${error.message}`;
    }
    if (stats.isDirectory())
        return "is a folder, not a recording: rename it, or match files inside it";
    return stats.isFile() ? undefined : _base_files_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_FILE */ .tW;
}
function isLink(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).isSymbolicLink();
    }
    catch {
        return false;
    }
}
class Walk {
    bounds;
    files = new Set();
    looked = 0;
    constructor(bounds) {
        this.bounds = bounds;
    }
    *paths({ top, steps }) {
        const found = [];
        const real = this.realFolder(top);
        if (real !== undefined)
            yield* this.look(top, steps, [real], found);
        return found.sort();
    }
    isFile(path) {
        return this.files.has(path);
    }
    *look(folder, [step, ...rest], above, found) {
        if (step === undefined)
            return;
        const next = step === "anything below" ? [step] : rest;
        const isSystem = (0,_base_files_js__WEBPACK_IMPORTED_MODULE_2__/* .systemFolder */ .EV)(above.at(-1) ?? "") !== undefined;
        for (const entry of yield* this.entriesOf(folder, step)) {
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, entry.name);
            if (rest.length === 0) {
                found.push(path);
                if (entry.isFile() && !isSystem)
                    this.files.add(path);
            }
            const real = next.length === 0 ? undefined : this.folderAt(path, entry, step, above);
            if (real !== undefined)
                yield* this.look(path, next, [...above, real], found);
        }
    }
    *entriesOf(folder, step) {
        yield;
        if (step === "anything below")
            return yield* this.list(folder, () => true);
        return "name" in step ? this.entryAt(folder, step.name) : yield* this.list(folder, step.matches);
    }
    *list(folder, isWanted) {
        const entries = [];
        try {
            const opened = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.opendirSync)(folder, { bufferSize: 256 });
            try {
                for (let entry = opened.readSync(); entry !== null; entry = opened.readSync()) {
                    this.count(folder);
                    if (isWanted(entry.name))
                        entries.push(entry);
                    if (this.looked % _base_process_js__WEBPACK_IMPORTED_MODULE_5__/* .ITEMS_PER_STEP */ .QE === 0)
                        yield;
                }
            }
            finally {
                opened.closeSync();
            }
        }
        catch (error) {
            if (error instanceof _base_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1)
                throw error;
            this.bounds.onUnreadable(folder, error.message);
        }
        return entries;
    }
    count(folder) {
        this.looked += 1;
        if (this.looked <= this.bounds.entries)
            return;
        const { excess: message, nameOf } = this.bounds;
        throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1([{ severity: "error", file: nameOf(folder), message }]);
    }
    entryAt(folder, name) {
        if (["", ".", ".."].includes(name))
            return [];
        const stats = this.tryToLook(folder, () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)));
        return stats === undefined ? [] : [Object.assign(stats, { name })];
    }
    folderAt(path, entry, step, above) {
        if (step === "anything below" && this.bounds.avoided?.(entry.name))
            return undefined;
        if (entry.isDirectory())
            return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(above.at(-1) ?? "", entry.name);
        const real = entry.isSymbolicLink() ? this.realFolder(path) : undefined;
        if (real === undefined)
            return undefined;
        const { boundary } = this.bounds;
        if (boundary !== undefined && (0,_base_files_js__WEBPACK_IMPORTED_MODULE_2__/* .leadsOutside */ .dr)(boundary, path)) {
            this.bounds.onSkipped(path);
            return undefined;
        }
        return step === "anything below" && above.includes(real) ? undefined : real;
    }
    realFolder(path) {
        return this.tryToLook(path, () => ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory() ? node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path) : undefined));
    }
    tryToLook(path, look) {
        try {
            return look();
        }
        catch (error) {
            const { code, message } = error;
            if (!LEADS_NOWHERE.has(code))
                this.bounds.onUnreadable(path, message);
            return undefined;
        }
    }
}
const LEADS_NOWHERE = new Set(["ENOENT", "ENOTDIR", "ELOOP"]);


/***/ })

};

export const id = 5610;
export const ids = [5610];
export const modules = {

/***/ 52421:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ misspeltWarnings),
/* harmony export */   v: () => (/* binding */ misspeltCaptures)
/* harmony export */ });
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57806);
/* harmony import */ var _path_pattern_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91498);


const NAMES = ["case", "trial"];
const ADDITION = /[-_]?(?:id|name|number|no)$/;
function misspeltCaptures(pattern) {
    const captures = (0,_path_pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .captureNames */ .Dg)(pattern);
    return NAMES.filter((name) => !captures.includes(name)).flatMap((meant) => {
        const capture = captures.find((one) => isOf(meant, one.toLowerCase().replace(ADDITION, "")));
        return capture === undefined ? [] : [{ capture, meant }];
    });
}
function misspeltWarnings(pattern) {
    return misspeltCaptures(pattern).map(({ capture, meant }) => {
        const message = `the capture {${capture}} makes a tag of that name: did you mean {${meant}}?`;
        return { severity: "warning", file: pattern, message };
    });
}
function isOf(meant, word) {
    return word === meant || (0,_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .isMistyped */ .Ke)(word, meant);
}


/***/ }),

/***/ 91498:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dg: () => (/* binding */ captureNames),
/* harmony export */   Yg: () => (/* binding */ withoutQuotes),
/* harmony export */   ZS: () => (/* binding */ readPattern),
/* harmony export */   zO: () => (/* binding */ backslashAdvice)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69480);
/* harmony import */ var _policy_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64757);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57806);
/* harmony import */ var _re2_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51985);
/* harmony import */ var _simple_pattern_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(75847);






const CAPTURE = /(?<!\\)\{([A-Za-z_][\w-]*)\}/g;
const MARK = /\uE000(\d+)\uE001/g;
const LITERAL = /^(?:\\[\s\S]|[^\\*?[\]{}()|\uE000])*$/;
function readPattern(pattern, root, contained) {
    const refuse = (message) => new _problems_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigurationError */ .j1([{ severity: "error", file: pattern.slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .F.shownName), message }]);
    if (pattern.length > _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .F.globLength) {
        const message = `has ${pattern.length} characters, more than the ${_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .F.globLength} that a pattern may have: write several shorter ones`;
        throw refuse(message);
    }
    const names = [];
    const marked = pattern.replace(CAPTURE, (_all, name) => `\uE000${names.push(name) - 1}\uE001`);
    const repeated = names.find((name, at) => name !== "_" && names.indexOf(name) !== at);
    if (repeated !== undefined)
        throw refuse(`captures {${repeated}} twice; use {_} for one of them`);
    if (contained && ((0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(pattern) || pattern.split("/").includes(".."))) {
        throw refuse("must be relative to the workspace, without ..");
    }
    const relativeToRoot = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(marked);
    const isInside = !(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(marked) && !/^\.\.(?:\/|$)/.test(relativeToRoot);
    const top = isInside ? root : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.parse)(root).root;
    const glob = isInside
        ? relativeToRoot
        : node_path__WEBPACK_IMPORTED_MODULE_0__.posix.resolve((0,_policy_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeGlob */ .yk)(root.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join("/")), marked).slice(top.length);
    try {
        const source = sourceOf(glob);
        return (0,_simple_pattern_js__WEBPACK_IMPORTED_MODULE_5__/* .isSimple */ .pn)(pattern)
            ? {
                top,
                steps: stepsOf(glob, partTest),
                capture: capturing((0,_simple_pattern_js__WEBPACK_IMPORTED_MODULE_5__/* .partByPart */ .yG)(glob.split("/").map(partSource))),
            }
            : { top, steps: stepsOf(glob, re2Test), capture: capturing(asAWhole(source)) };
    }
    catch (error) {
        throw refuse(`${(0,_policy_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .globFaultText */ .Ot)(error)}${backslashAdvice(pattern)}`);
    }
    function capturing(groupsIn) {
        return (path) => {
            const groups = groupsIn((0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(top, path).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join("/"));
            if (groups === undefined)
                return undefined;
            const named = names.flatMap((name, at) => {
                const value = groups[`capture${at}`] ?? null;
                return name === "_" || value === null ? [] : [[name, value]];
            });
            return Object.fromEntries(named);
        };
    }
}
function backslashAdvice(pattern) {
    return /\\[\p{L}{*]/u.test(pattern)
        ? `. A backslash takes the next character as it is. Write "${withoutQuotes(pattern).replaceAll("\\", "/")}"`
        : "";
}
function withoutQuotes(pattern) {
    return pattern.replace(/^(["'`])([\s\S]+)\1$/, "$2");
}
function captureNames(pattern) {
    return [...pattern.matchAll(CAPTURE)].map(([, name = ""]) => name);
}
function sourceOf(glob) {
    return (0,_policy_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .globSource */ .sO)(glob).replace(MARK, "(?<capture$1>[^/]+)");
}
function partSource(part) {
    return part === "**" ? undefined : sourceOf(part);
}
function partTest(source) {
    const expression = (0,_simple_pattern_js__WEBPACK_IMPORTED_MODULE_5__/* .partExpression */ .c)(source);
    return (name) => expression.test(name);
}
function re2Test(source) {
    const expression = (0,_re2_js__WEBPACK_IMPORTED_MODULE_4__/* .re2 */ .wI)().compile(source, (0,_re2_js__WEBPACK_IMPORTED_MODULE_4__/* .re2 */ .wI)().DOTALL);
    return (name) => expression.matches(name);
}
function asAWhole(source) {
    const expression = (0,_re2_js__WEBPACK_IMPORTED_MODULE_4__/* .re2 */ .wI)().compile(source, (0,_re2_js__WEBPACK_IMPORTED_MODULE_4__/* .re2 */ .wI)().DOTALL);
    return (path) => {
        const matcher = expression.matcher(path);
        return matcher.matches() ? matcher.getNamedGroups() : undefined;
    };
}
function stepsOf(glob, testBy) {
    return (0,_policy_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .globParts */ .tZ)(glob).map(({ text, crosses }) => {
        if (crosses)
            return "anything below";
        if (LITERAL.test(text))
            return { name: text.replace(/\\([\s\S])/g, "$1") };
        return { matches: testBy(sourceOf(text)) };
    });
}


/***/ }),

/***/ 59157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ RECORDING_NAME),
/* harmony export */   l: () => (/* binding */ findFiles)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69480);
/* harmony import */ var _policy_job_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44113);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57806);
/* harmony import */ var _process_steps_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53245);
/* harmony import */ var _contained_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97625);
/* harmony import */ var _misspelt_captures_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(52421);
/* harmony import */ var _path_pattern_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(91498);
/* harmony import */ var _walk_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(43035);










const RECORDING_NAME = /\.(?:json|jsonl|ndjson)(?:\.gz)?$/;
function* findFiles(patterns, root, contained, most = _policy_job_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .defaultJobLimits */ .R) {
    if (patterns.length > _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .F.patterns) {
        const message = `${patterns.length} patterns of recordings, more than the ${_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .F.patterns} that one job reads: let each match more, and put it in quotes, so that the shell leaves it as it is`;
        throw new _problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1([{ severity: "error", message }]);
    }
    const files = new Map();
    const problems = [];
    const skipped = new Set();
    const boundary = contained ? root : undefined;
    const nameOf = (path) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, path).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join("/") || ".";
    const walk = new _walk_js__WEBPACK_IMPORTED_MODULE_9__/* .Walk */ .q({
        boundary,
        entries: most.entries,
        excess: `more than the ${most.entries} files and folders that one job looks at (limits.entries of the policy) lie where the patterns of recordings look: name the folders of the recordings more closely`,
        nameOf,
        onSkipped: (link) => skipped.add(nameOf(link)),
        onUnreadable: (path, reason) => problems.push(problem(nameOf(path), `cannot be looked into: ${reason}`)),
    });
    for (const pattern of patterns) {
        const read = (0,_path_pattern_js__WEBPACK_IMPORTED_MODULE_8__/* .readPattern */ .ZS)(pattern, root, contained);
        problems.push(...(0,_misspelt_captures_js__WEBPACK_IMPORTED_MODULE_7__/* .misspeltWarnings */ .V)(pattern));
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
            throw new _problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1([problem(pattern, message)]);
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
        if (at % _process_steps_js__WEBPACK_IMPORTED_MODULE_5__/* .ITEMS_PER_STEP */ .QE === 0)
            yield;
        const captures = isWanted(path) ? pattern.capture(path) : undefined;
        if (captures !== undefined)
            matches.push({ path, captures, fault: faultOf(path, boundary) });
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
    const message = `no file matched "${pattern}": check the pattern, which starts where rungate runs, and that the recordings are there${(0,_path_pattern_js__WEBPACK_IMPORTED_MODULE_8__/* .backslashAdvice */ .zO)(pattern)}`;
    return { severity: "error", message };
}
function problem(file, message) {
    return { severity: "error", file, message };
}
function faultOf(path, boundary) {
    let stats;
    try {
        stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
        if (boundary !== undefined && (0,_contained_js__WEBPACK_IMPORTED_MODULE_6__/* .leadsOutside */ .d)(boundary, path)) {
            return "leads outside the workspace: copy the recording into it";
        }
    }
    catch (error) {
        return isLink(path) ? "is a link to nothing" : `cannot be read: ${error.message}`;
    }
    if (stats.isDirectory())
        return "is a folder, not a recording: rename it, or match files inside it";
    return stats.isFile() ? undefined : "is not a regular file";
}
function isLink(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).isSymbolicLink();
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 75847:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ partExpression),
/* harmony export */   pn: () => (/* binding */ isSimple),
/* harmony export */   xg: () => (/* binding */ loadRe2For),
/* harmony export */   yG: () => (/* binding */ partByPart)
/* harmony export */ });
/* harmony import */ var _re2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51985);

const DEEP = "**";
const WILD = /(?<!\\)(?:\{[A-Za-z_][\w-]*\}|\*(?!\*))/g;
const MOST_WILD = 2;
const PLAIN = /^(?:\\.|[^\\*?[\]{}()|\uE000\uE001])*$/su;
function isSimple(pattern) {
    const parts = pattern.split("/").filter((part) => part !== "" && part !== ".");
    const deep = parts.indexOf(DEEP);
    return (parts.at(-1) !== DEEP && parts.every((part, at) => (part === DEEP ? at === deep : isSimplePart(part))));
}
function isSimplePart(part) {
    const wild = part.match(WILD)?.length ?? 0;
    return part !== ".." && wild <= MOST_WILD && PLAIN.test(part.replace(WILD, ""));
}
async function loadRe2For(patterns) {
    if (!patterns.every(isSimple))
        await (0,_re2_js__WEBPACK_IMPORTED_MODULE_0__/* .loadRe2 */ .o4)();
}
function partExpression(source) {
    return new RegExp(`^(?:${source})$`, "su");
}
function partByPart(sources) {
    const deep = sources.indexOf(undefined);
    const expressions = sources.filter((source) => source !== undefined).map(partExpression);
    return (path) => {
        const parts = path.split("/");
        const between = parts.length - expressions.length;
        if (deep < 0 ? between !== 0 : between < 0)
            return undefined;
        const groups = {};
        for (const [at, expression] of expressions.entries()) {
            const found = expression.exec(parts[deep < 0 || at < deep ? at : at + between] ?? "");
            if (found === null)
                return undefined;
            Object.assign(groups, found.groups);
        }
        return groups;
    };
}


/***/ }),

/***/ 43035:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ Walk)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57806);
/* harmony import */ var _process_steps_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53245);
/* harmony import */ var _contained_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97625);





class Walk {
    bounds;
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
    *look(folder, [step, ...rest], above, found) {
        if (step === undefined)
            return;
        const next = step === "anything below" ? [step] : rest;
        for (const entry of yield* this.entriesOf(folder, step)) {
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, entry.name);
            if (rest.length === 0)
                found.push(path);
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
                    if (this.looked % _process_steps_js__WEBPACK_IMPORTED_MODULE_3__/* .ITEMS_PER_STEP */ .QE === 0)
                        yield;
                }
            }
            finally {
                opened.closeSync();
            }
        }
        catch (error) {
            if (error instanceof _problems_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1)
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
        throw new _problems_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1([{ severity: "error", file: nameOf(folder), message }]);
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
        if (boundary !== undefined && (0,_contained_js__WEBPACK_IMPORTED_MODULE_4__/* .leadsOutside */ .d)(boundary, path)) {
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

/***/ 94942:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qh: () => (/* binding */ redactFault),
/* harmony export */   RG: () => (/* binding */ HIDDEN),
/* harmony export */   zw: () => (/* binding */ redactRules)
/* harmony export */ });
/* harmony import */ var _config_expression_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80749);
/* harmony import */ var _glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64757);


const HIDDEN = "[redacted]";
function redactFault(rule) {
    if (!isExpression(rule))
        return (0,_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .globFault */ .Hf)(asPath(rule));
    try {
        redactRules([rule]);
        return undefined;
    }
    catch (error) {
        return error.message;
    }
}
function redactRules(rules) {
    const expressions = rules.filter(isExpression).map((rule) => (0,_config_expression_js__WEBPACK_IMPORTED_MODULE_0__/* .compileExpression */ .W)(rule.slice(1, -1)));
    const globs = rules.filter((rule) => !isExpression(rule)).map((rule) => (0,_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .globTest */ .FX)(asPath(rule)));
    const matches = (path) => globs.some((matchesGlob) => matchesGlob(path));
    return {
        hidesNothing: rules.length === 0,
        hides: (tool, keys) => globs.length > 0 &&
            (matches(asPath(tool)) ||
                pathsTo(keys).some((path) => matches(path) || matches(`${asPath(tool)}/${path}`))),
        hidesArguments: globs.length > 0,
        clean: (text) => expressions.reduce((left, one) => one.matcher(left).replaceAll(HIDDEN), text),
    };
}
function pathsTo(keys) {
    const steps = keys.map(asPath);
    return steps.map((_step, at) => steps.slice(0, at + 1).join("/"));
}
function asPath(text) {
    return text.replaceAll(".", "/");
}
function isExpression(rule) {
    return rule.length > 2 && rule.startsWith("/") && rule.endsWith("/");
}


/***/ }),

/***/ 53245:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ih: () => (/* binding */ interruptibly),
/* harmony export */   QE: () => (/* binding */ ITEMS_PER_STEP),
/* harmony export */   zd: () => (/* binding */ atOnce)
/* harmony export */ });
/* harmony import */ var _interrupt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9797);

const ITEMS_PER_STEP = 256;
const BETWEEN_LOOKS_MS = 50;
function atOnce(steps) {
    for (;;) {
        const { done, value } = steps.next();
        if (done)
            return value;
    }
}
async function interruptibly(steps) {
    let looked = performance.now();
    for (;;) {
        const { done, value } = steps.next();
        const isDue = performance.now() - looked >= BETWEEN_LOOKS_MS;
        if (done || isDue)
            await (0,_interrupt_js__WEBPACK_IMPORTED_MODULE_0__/* .letInterruptsThrough */ .p)();
        if (done)
            return value;
        if (isDue)
            looked = performance.now();
    }
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


/***/ })

};

export const id = 155;
export const ids = [155];
export const modules = {

/***/ 91498:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dg: () => (/* binding */ captureNames),
/* harmony export */   ZS: () => (/* binding */ readPattern),
/* harmony export */   zO: () => (/* binding */ backslashAdvice)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69846);
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
        ? ". A backslash takes the next character as it is: write / between folders"
        : "";
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

/***/ 18125:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ findFiles)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/limits.js + 7 modules
var limits = __webpack_require__(69846);
// EXTERNAL MODULE: ./build/policy/job-limits.js
var job_limits = __webpack_require__(44113);
// EXTERNAL MODULE: ./build/problems.js
var build_problems = __webpack_require__(57806);
// EXTERNAL MODULE: ./build/process/steps.js
var steps = __webpack_require__(53245);
// EXTERNAL MODULE: ./build/disk/contained.js
var contained = __webpack_require__(97625);
// EXTERNAL MODULE: ./node_modules/leven/index.js
var leven = __webpack_require__(47785);
// EXTERNAL MODULE: ./build/disk/path-pattern.js
var path_pattern = __webpack_require__(91498);
;// CONCATENATED MODULE: ./build/disk/misspelt-captures.js


const NAMES = ["case", "trial"];
const ADDITION = /[-_]?(?:id|name|number|no)$/;
function misspeltCaptures(pattern) {
    const captures = (0,path_pattern/* captureNames */.Dg)(pattern);
    return NAMES.filter((name) => !captures.includes(name)).flatMap((name) => {
        const misspelt = captures.find((capture) => isAlmost(capture.toLowerCase(), name));
        if (misspelt === undefined)
            return [];
        const message = `the capture {${misspelt}} makes a tag of that name: did you mean {${name}}?`;
        return [{ severity: "warning", file: pattern, message }];
    });
}
function isAlmost(capture, name) {
    const word = capture.replace(ADDITION, "");
    if (word[0] !== name[0])
        return false;
    return (0,leven/* default */.A)(word, name, { maxDistance: 2 }) < 2 || letters(word) === letters(name);
}
function letters(word) {
    return [...word].sort().join("");
}

// EXTERNAL MODULE: ./build/disk/walk.js
var disk_walk = __webpack_require__(43035);
;// CONCATENATED MODULE: ./build/disk/patterns.js










const RECORDING_NAME = /\.(?:json|jsonl|ndjson)(?:\.gz)?$/;
function* findFiles(patterns, root, contained, most = job_limits/* defaultJobLimits */.R) {
    if (patterns.length > limits/* limits */.F.patterns) {
        const message = `${patterns.length} patterns of recordings, more than the ${limits/* limits */.F.patterns} that one job reads: let each match more`;
        throw new build_problems/* ConfigurationError */.j1([{ severity: "error", message }]);
    }
    const files = new Map();
    const problems = [];
    const skipped = new Set();
    const boundary = contained ? root : undefined;
    const nameOf = (path) => (0,external_node_path_.relative)(root, path).split(external_node_path_.sep).join("/") || ".";
    const walk = new disk_walk/* Walk */.q({
        boundary,
        entries: most.entries,
        excess: `more than the ${most.entries} files and folders that one job looks at (limits.entries of the policy) lie where the patterns of recordings look: name the folders of the recordings more closely`,
        nameOf,
        onSkipped: (link) => skipped.add(nameOf(link)),
        onUnreadable: (path, reason) => problems.push(problem(nameOf(path), `cannot be looked into: ${reason}`)),
    });
    for (const pattern of patterns) {
        const read = (0,path_pattern/* readPattern */.ZS)(pattern, root, contained);
        problems.push(...misspeltCaptures(pattern));
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
            throw new build_problems/* ConfigurationError */.j1([problem(pattern, message)]);
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
        if (at % steps/* ITEMS_PER_STEP */.QE === 0)
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
        return (0,external_node_fs_.statSync)(path);
    }
    catch {
        return undefined;
    }
}
function nothingMatched(pattern, root) {
    if (statOf((0,external_node_path_.resolve)(root, pattern))?.isDirectory()) {
        const inside = external_node_path_.posix.join(pattern, "{case}.{trial}.json");
        return problem(pattern, `is a folder: match the recordings in it, with a pattern such as ${inside}`);
    }
    const message = `no file matched "${pattern}": check the pattern, which starts where rungate runs, and that the recordings are there${(0,path_pattern/* backslashAdvice */.zO)(pattern)}`;
    return { severity: "error", message };
}
function problem(file, message) {
    return { severity: "error", file, message };
}
function faultOf(path, boundary) {
    let stats;
    try {
        stats = (0,external_node_fs_.statSync)(path);
        if (boundary !== undefined && (0,contained/* leadsOutside */.d)(boundary, path)) {
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
        return (0,external_node_fs_.lstatSync)(path).isSymbolicLink();
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

/***/ 91600:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ tokensOf)
/* harmony export */ });
const CHARACTERS_PER_TOKEN = 3;
function tokensOf({ system, user, replyTokens }) {
    return Math.ceil((system.length + user.length) / CHARACTERS_PER_TOKEN) + replyTokens;
}


/***/ }),

/***/ 58076:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ae: () => (/* binding */ casePassRate),
/* harmony export */   Bn: () => (/* binding */ suiteScore),
/* harmony export */   Bu: () => (/* binding */ passPower),
/* harmony export */   lq: () => (/* binding */ caseScore)
/* harmony export */ });
/* harmony import */ var _statistics_mean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83157);

function caseScore({ trials }, scorer) {
    const values = [];
    for (const { scores } of trials) {
        const outcome = scores[scorer];
        if (outcome?.status === "scored")
            values.push(outcome.value);
    }
    return (0,_statistics_mean_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i)(values);
}
function casePassRate({ trials }) {
    const values = [];
    for (const { pass } of trials)
        if (pass !== null)
            values.push(Number(pass));
    return (0,_statistics_mean_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i)(values);
}
function suiteScore(cases, scorer) {
    const means = [];
    const counts = { scored: 0, "not-assessed": 0, error: 0 };
    for (const one of cases) {
        const score = caseScore(one, scorer);
        if (score !== null)
            means.push(score);
        for (const { scores } of one.trials) {
            const outcome = scores[scorer];
            if (outcome !== undefined)
                counts[outcome.status] += 1;
        }
    }
    const value = (0,_statistics_mean_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i)(means);
    return {
        value,
        assessed: counts.scored,
        notAssessed: counts["not-assessed"],
        errors: counts.error,
        band: value === null ? null : band(value),
    };
}
function band(value) {
    if (value >= 0.9)
        return "Excellent";
    if (value >= 0.7)
        return "Good";
    return value >= 0.5 ? "Fair" : "Poor";
}
function passPower(cases) {
    const counts = cases.flatMap(({ trials }) => {
        const decided = trials.filter(({ pass }) => pass !== null);
        return decided.length === 0 ? [] : [{ n: decided.length, c: decided.filter(({ pass }) => pass).length }];
    });
    const k = counts.reduce((fewest, { n }) => Math.min(fewest, n), Number.POSITIVE_INFINITY);
    if (counts.length === 0 || k < 2)
        return null;
    return { k, value: (0,_statistics_mean_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i)(counts.map(({ n, c }) => chooseRatio(c, n, k))) };
}
function chooseRatio(c, n, k) {
    let ratio = 1;
    for (let i = 0; i < k; i++)
        ratio *= Math.max(c - i, 0) / (n - i);
    return ratio;
}


/***/ }),

/***/ 60033:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ coverageProblems)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69846);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57806);
/* harmony import */ var _suite_trial_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21010);



function coverageProblems(part, expectations) {
    const suggest = suggestions();
    const problems = undeclaredCases(part, expectations, suggest);
    if (part.cases.length === 0 && part.withoutRun.length === 0)
        return problems;
    return [...problems, ...missingRuns(part, expectations, suggest)];
}
function undeclaredCases({ cases }, expectations, suggest) {
    const undeclared = cases.flatMap(({ id, recorded, trials }) => recorded === null || recorded.isDeclared || expectations.has(id)
        ? []
        : [{ id, place: recorded.place, isJudged: trials.some(isScored) }]);
    const isNothing = undeclared.length === cases.length && !undeclared.some(({ isJudged }) => isJudged);
    if (expectations.size === 0 && undeclared.length > 0 && isNothing) {
        const message = "no expectations file was given and the recordings carry no references: nothing is assessed";
        return [{ severity: "warning", message }];
    }
    const declared = [...expectations.keys()];
    return undeclared.map(({ id, place, isJudged }) => {
        const assessed = isJudged ? "only a judge assesses its runs" : "its runs are not assessed";
        const message = `no expectation for case "${id}": ${assessed}.${suggest(id, declared)}`;
        return { severity: "warning", ...place, message };
    });
}
function isScored({ scores }) {
    return Object.values(scores).some(({ status }) => status === "scored");
}
function missingRuns({ cases, withoutRun }, expectations, suggest) {
    const recorded = new Set(cases.map(({ id }) => id));
    const undeclared = [...recorded].filter((id) => !expectations.has(id));
    return [...expectations.values(), ...byId(withoutRun)].flatMap(({ id, place }) => {
        if (recorded.has(id))
            return [];
        const message = `case "${id}" has no run: record one, or take the case out and name it under "retired".${suggest(id, undeclared)}`;
        return [{ severity: "error", ...place, message }];
    });
}
function byId(said) {
    return said.toSorted((a, b) => (0,_suite_trial_names_js__WEBPACK_IMPORTED_MODULE_2__/* .compareNames */ .MP)(a.id, b.id));
}
function suggestions() {
    let compared = 0;
    return (id, known) => {
        compared += known.length;
        return compared > _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.namesCompared ? "" : (0,_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(id, known);
    };
}


/***/ }),

/***/ 84618:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ partOf)
/* harmony export */ });
/* harmony import */ var _report_details_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63373);
/* harmony import */ var _report_problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25567);
/* harmony import */ var _report_redact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17234);
/* harmony import */ var _scorers_registry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81999);
/* harmony import */ var _unnamed_tools_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88777);





function partOf(gathered, policy, { work = null, keepsDetails = () => false } = {}) {
    const { cases, withoutRun, problems, unattributed } = gathered;
    const redact = (0,_report_redact_js__WEBPACK_IMPORTED_MODULE_2__/* .redactor */ .$)(policy.redact);
    return {
        cases: cases.map((one) => {
            const told = (value) => policy.judge.reasons && (keepsDetails(one.id) || value < 1);
            return partCase(one, (outcome) => (0,_report_details_js__WEBPACK_IMPORTED_MODULE_0__/* .shownJudgement */ .lS)(outcome, redact, told));
        }),
        withoutRun,
        ...(0,_report_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .listProblems */ .v)(problems, redact),
        unattributed,
        tools: (0,_unnamed_tools_js__WEBPACK_IMPORTED_MODULE_4__/* .toolUse */ .ww)(gathered),
        judge: work,
    };
}
function partCase({ id, tags, recorded, trials }, show) {
    return { id, tags, recorded: recordedOf(recorded), trials: trials.map((trial) => partTrial(trial, show)) };
}
function recordedOf(recorded) {
    if (recorded === undefined)
        return null;
    const { fingerprint, isDeclared, place } = recorded;
    return { fingerprint, isDeclared, place };
}
function partTrial(trial, show) {
    const { place, format, hash, brokenBudgets } = trial;
    return {
        trial: trial.trial,
        ...(trial.numbered ? { numbered: true } : {}),
        file: place.file,
        index: place.index,
        ...(place.line === undefined ? {} : { line: place.line }),
        format: format ?? null,
        hash: hash ?? null,
        toolCalls: trial.toolCalls,
        scores: shownScores(trial, show),
        ...(brokenBudgets.length > 0 ? { brokenBudgets } : {}),
    };
}
function shownScores({ scores }, show) {
    const shown = {};
    for (const { id, kind } of _scorers_registry_js__WEBPACK_IMPORTED_MODULE_3__/* .scorers */ ["if"]) {
        const outcome = scores[id];
        if (outcome !== undefined)
            shown[id] = kind === "judged" ? show(outcome) : outcome;
    }
    return shown;
}


/***/ }),

/***/ 88777:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FB: () => (/* binding */ joinToolUses),
/* harmony export */   s0: () => (/* binding */ unnamedTools),
/* harmony export */   ww: () => (/* binding */ toolUse)
/* harmony export */ });
/* harmony import */ var _policy_guess_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23286);

function toolUse({ cases, expectedTools }) {
    const counts = new Map();
    for (const { trials } of cases)
        for (const { unexpectedTools } of trials)
            for (const name of unexpectedTools)
                count(name, 1, counts);
    return { named: [...expectedTools], unexpected: asList(counts) };
}
function joinToolUses(uses) {
    const counts = new Map();
    for (const { unexpected } of uses)
        for (const { name, calls } of unexpected)
            count(name, calls, counts);
    return { named: [...new Set(uses.flatMap(({ named }) => named))], unexpected: asList(counts) };
}
function unnamedTools({ named, unexpected }) {
    const known = new Set(named);
    const unnamed = unexpected.filter(({ name }) => !known.has(name));
    const total = callsIn(unexpected);
    if (total === 0 || callsIn(unnamed) * 2 <= total)
        return null;
    const tools = unnamed.map(({ name, calls }) => ({ name, calls, readOnly: (0,_policy_guess_js__WEBPACK_IMPORTED_MODULE_0__/* .looksReadOnly */ .Dx)(name) }));
    return {
        share: callsIn(unnamed) / total,
        tools: tools.sort((a, b) => b.calls - a.calls || (a.name < b.name ? -1 : 1)).slice(0, 20),
    };
}
function count(name, calls, counts) {
    counts.set(name, (counts.get(name) ?? 0) + calls);
}
function asList(counts) {
    return [...counts].map(([name, calls]) => ({ name, calls }));
}
function callsIn(uses) {
    return uses.reduce((sum, { calls }) => sum + calls, 0);
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

/***/ 25567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ listProblems),
/* harmony export */   z: () => (/* binding */ joinProblems)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69846);

function listProblems(problems, redact) {
    const errors = problems.filter(({ severity }) => severity === "error").length;
    const shown = problems.map((one) => ({ ...one, message: redact.text(one.message) }));
    return { problems: sorted(shown), problemCounts: { errors, warnings: problems.length - errors } };
}
function joinProblems(lists) {
    const sum = (count) => lists.reduce((all, { problemCounts }) => all + problemCounts[count], 0);
    return {
        problems: sorted(lists.flatMap(({ problems }) => problems)),
        problemCounts: { errors: sum("errors"), warnings: sum("warnings") },
    };
}
function sorted(problems) {
    return problems
        .toSorted((a, b) => Number(a.severity === "warning") - Number(b.severity === "warning") ||
        compareTexts(a.file ?? "", b.file ?? "") ||
        (a.line ?? 0) - (b.line ?? 0) ||
        (a.index ?? 0) - (b.index ?? 0) ||
        compareTexts(a.message, b.message) ||
        (a.column ?? 0) - (b.column ?? 0))
        .slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.shownProblems);
}
function compareTexts(a, b) {
    return a === b ? 0 : a < b ? -1 : 1;
}


/***/ }),

/***/ 40334:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ passes)
/* harmony export */ });
/* harmony import */ var _scorers_registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81999);

function passes({ scores, brokenBudgets = [] }, { gate, passMarks }) {
    let isMeasured = false;
    let isReached = true;
    let lacksJudge = false;
    for (const id of gate.scorers) {
        const outcome = scores[id];
        if (outcome?.status === "scored") {
            isMeasured = true;
            isReached &&= outcome.value >= passMarks[id];
        }
        else if (outcome !== undefined) {
            if ((0,_scorers_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .isJudged */ .sL)(id))
                lacksJudge = true;
            else if (outcome.status === "error")
                return null;
        }
    }
    if (brokenBudgets.length > 0 || !isReached)
        return false;
    return isMeasured && !lacksJudge ? true : null;
}


/***/ }),

/***/ 14822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ Questionnaire),
/* harmony export */   w: () => (/* binding */ beyondTokens)
/* harmony export */ });
/* harmony import */ var _judgement_tokens_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91600);
/* harmony import */ var _policy_redact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94942);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9000);



const NO_JUDGE = "no judge-model was given";
class Questionnaire {
    questions = new Map();
    known = new Set();
    tokens = 0;
    judge;
    tools;
    redact;
    book;
    constructor(setup, { judge, redact }, book) {
        this.judge = setup;
        this.tools = judge.availableTools ?? [];
        this.redact = (0,_policy_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .redactRules */ .zw)(redact);
        this.book = book;
    }
    enter(scorer, run, expectation) {
        const { judge } = this;
        if (judge === undefined)
            return leftOut(NO_JUDGE);
        if (judge.asksAbout?.(expectation.id) === false)
            return leftOut("nobody asked about this case");
        if (judge.closed !== undefined && judge.known.size === 0)
            return leftOut(judge.closed);
        const question = scorer.ask(run, this.seen(run, expectation), judge.terms);
        if ("unasked" in question)
            return leftOut(question.unasked);
        const { key } = question;
        const details = judge.known.get(key);
        const outcome = details && scorer.recall(details, question);
        if (outcome !== undefined) {
            this.known.add(key);
            return outcome;
        }
        if (judge.closed !== undefined)
            return leftOut(judge.closed);
        if (this.questions.has(key))
            return question;
        const { terms, maxRuns, maxTokens } = judge;
        const tokens = (0,_judgement_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .tokensOf */ .k)(question) * terms.votes;
        if (this.questions.size >= maxRuns)
            return leftOut(beyondRuns(maxRuns));
        if (this.tokens + tokens > maxTokens)
            return leftOut(beyondTokens(tokens, maxTokens));
        this.tokens += tokens;
        this.questions.set(key, question);
        return question;
    }
    without() {
        return leftOut(NO_JUDGE);
    }
    seen(run, { availableTools }) {
        const known = run.tools.length > 0 ? run.tools : this.tools;
        return {
            tools: availableTools ?? known,
            isIgnored: (name) => this.book.ignores(name),
            redact: this.redact,
        };
    }
}
function leftOut(reason) {
    return { status: "not-assessed", reason };
}
function beyondRuns(maxRuns) {
    return `budget: a judge may be asked about ${maxRuns} runs that it does not know yet (judge.maxRuns of the policy)`;
}
function beyondTokens(tokens, maxTokens) {
    const [needed, allowed] = [(0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(tokens, "token"), (0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(maxTokens, "token")];
    return `budget: with the longest reply this takes ${needed}, more than is still free of ${allowed} (judge.maxTokens of the policy): allow more, or judge fewer runs`;
}


/***/ }),

/***/ 60859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ Suite)
/* harmony export */ });
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57806);
/* harmony import */ var _scorers_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81999);
/* harmony import */ var _examiner_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(394);
/* harmony import */ var _questionnaire_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14822);
/* harmony import */ var _trial_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22139);
/* harmony import */ var _trial_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(21010);






class Suite {
    cases = new Map();
    problems = [];
    expected;
    hasLearnedLate = false;
    unattributed = 0;
    examiner;
    questionnaire;
    unjudged;
    terms;
    constructor(terms, expected = new Map()) {
        this.expected = new Map(expected);
        this.terms = terms;
        this.examiner = new _examiner_js__WEBPACK_IMPORTED_MODULE_2__/* .Examiner */ .o(terms);
        this.questionnaire = new _questionnaire_js__WEBPACK_IMPORTED_MODULE_3__/* .Questionnaire */ .M(terms.judge, terms.policy, this.examiner.tools);
        const left = _scorers_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .judgedScorers */ .Fk.map(({ id }) => [id, this.questionnaire.without()]);
        this.unjudged = { scores: Object.fromEntries(left), questions: {} };
    }
    again() {
        return this.hasLearnedLate ? new Suite(this.terms, this.expected) : undefined;
    }
    add(run, identity, origin) {
        if (run.expectsOnly) {
            this.warn(run.warnings, origin.place);
            this.expect(run, identity.caseId, origin.place);
            return;
        }
        const expectation = this.expectationOf(run, identity.caseId, origin.place);
        const scored = this.examiner.examine(run, identity, origin, expectation);
        this.addScored(scored, this.askJudge(run, expectation));
    }
    addScored(scored, judged = this.unjudged) {
        const { identity, origin, warnings, recorded, scores } = scored;
        this.warn(warnings, origin.place);
        const one = this.caseOf(identity);
        if (recorded !== undefined)
            this.record(recorded, one, origin.place);
        for (const id of Object.keys(scores)) {
            const outcome = scores[id];
            if (outcome?.status !== "error")
                continue;
            this.problems.push({ severity: "error", ...origin.place, message: `${id}: ${outcome.reason}` });
        }
        one.trials.push({
            ...origin,
            trial: identity.trial,
            toolCalls: scored.toolCalls,
            brokenBudgets: scored.brokenBudgets,
            unexpectedTools: scored.unexpectedTools,
            scores: { ...scores, ...judged.scores },
            questions: judged.questions,
        });
    }
    addBroken(reason, identity, origin) {
        this.problems.push({ severity: "error", ...origin.place, message: reason });
        if (identity === undefined) {
            this.unattributed += 1;
            return;
        }
        this.caseOf(identity).trials.push({
            ...origin,
            trial: identity.trial,
            toolCalls: 0,
            scores: this.examiner.broken(reason),
            brokenBudgets: [],
            unexpectedTools: [],
            questions: {},
        });
    }
    finish() {
        const cases = [...this.cases.values()]
            .sort(_trial_names_js__WEBPACK_IMPORTED_MODULE_5__/* .compareCases */ .fT)
            .map(({ agreed: _agreed, ...one }) => ({ ...one, trials: (0,_trial_names_js__WEBPACK_IMPORTED_MODULE_5__/* .nameTrials */ .x7)(one, this.problems) }));
        return {
            cases,
            expectedTools: new Set(cases.flatMap((one) => this.toolsOf(one))),
            withoutRun: [...this.expected.values()].map(({ id, place }) => ({ id, place })),
            problems: this.problems,
            unattributed: this.unattributed,
        };
    }
    warn(warnings, place) {
        for (const message of warnings)
            this.problems.push({ severity: "warning", ...place, message });
    }
    caseOf({ caseId, tags }) {
        const key = (0,_trial_js__WEBPACK_IMPORTED_MODULE_4__/* .caseKey */ .u)(caseId, tags);
        let one = this.cases.get(key);
        if (one === undefined) {
            one = { id: caseId, tags, trials: [] };
            this.cases.set(key, one);
        }
        return one;
    }
    expect({ referenceToolCalls = [] }, id, place) {
        const said = this.examiner.recorded(id, referenceToolCalls, place);
        const known = this.expected.get(id);
        if (known === undefined) {
            this.expected.set(id, said);
            this.hasLearnedLate ||=
                this.examiner.declared(id) === undefined && [...this.cases.values()].some((one) => one.id === id);
        }
        else if (this.factsOf(known).fingerprint !== this.factsOf(said).fingerprint) {
            const message = `case "${id}" is expected to make other calls here than at ${(0,_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .placeName */ .fW)(known.place)}: keep one of them`;
            this.problems.push({ severity: "error", ...place, message });
        }
    }
    expectationOf({ referenceToolCalls }, id, place) {
        const said = this.examiner.declared(id);
        if (said !== undefined)
            return said;
        const expected = referenceToolCalls === undefined ? this.expected.get(id) : undefined;
        return expected ?? this.examiner.recorded(id, referenceToolCalls, place);
    }
    record(recorded, one, place) {
        const expected = this.expected.get(one.id);
        one.agreed ??= expected === undefined ? recorded : this.factsOf(expected);
        if (!one.recorded?.isDeclared && recorded.isDeclared)
            one.recorded = recorded;
        one.recorded ??= recorded;
        if (one.agreed.fingerprint === recorded.fingerprint)
            return;
        const has = recorded.isDeclared ? "other referenceToolCalls" : "no referenceToolCalls";
        const message = `case "${(0,_trial_js__WEBPACK_IMPORTED_MODULE_4__/* .caseLabel */ .P)(one)}" has ${has} here, unlike at ${(0,_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .placeName */ .fW)(one.agreed.place)}: trials of one case must expect the same. Tag them apart or declare the case in an expectations file`;
        this.problems.push({ severity: "error", ...place, message });
    }
    factsOf(expectation) {
        return this.examiner.recordedFacts(expectation);
    }
    toolsOf({ id, recorded }) {
        const said = this.examiner.declared(id);
        if (said === undefined)
            return recorded?.tools ?? [];
        const { referenceToolCalls = [], expectedToolOrder = [], expectedTool } = said;
        const named = [...referenceToolCalls.map(({ name }) => name), ...expectedToolOrder];
        return expectedTool === undefined ? named : [...named, expectedTool];
    }
    askJudge(run, expectation) {
        if (this.terms.judge === undefined)
            return this.unjudged;
        const judged = { scores: {}, questions: {} };
        for (const scorer of _scorers_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .judgedScorers */ .Fk) {
            const found = this.questionnaire.enter(scorer, run, expectation);
            if ("status" in found)
                judged.scores[scorer.id] = found;
            else
                judged.questions[scorer.id] = found;
        }
        return judged;
    }
}


/***/ }),

/***/ 21010:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MP: () => (/* binding */ compareNames),
/* harmony export */   fT: () => (/* binding */ compareCases),
/* harmony export */   x7: () => (/* binding */ nameTrials)
/* harmony export */ });
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57806);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9000);
/* harmony import */ var _trial_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22139);



const SHOWN_REPEATED = 5;
function nameTrials(one, problems) {
    const distinct = dropIdentical(one, problems);
    const taken = new Set();
    for (const { trial } of distinct)
        if (trial !== undefined)
            taken.add(trial);
    const first = new Map();
    const trials = [];
    let number = 0;
    const nextNumber = () => {
        do
            number += 1;
        while (taken.has(String(number)));
        return String(number);
    };
    for (const pending of distinct) {
        const trial = isNamed(pending)
            ? pending
            : { ...pending, trial: nextNumber(), numbered: true };
        const earlier = first.get(trial.trial);
        if (earlier === undefined) {
            first.set(trial.trial, pending.place);
            trials.push(trial);
            continue;
        }
        const message = `trial "${trial.trial}" of case "${(0,_trial_js__WEBPACK_IMPORTED_MODULE_2__/* .caseLabel */ .P)(one)}" is recorded twice; it stands at ${(0,_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .placeName */ .fW)(earlier)} too`;
        problems.push({ severity: "error", ...pending.place, message });
    }
    return trials.sort((a, b) => compareNames(a.trial, b.trial));
}
function isNamed(pending) {
    return pending.trial !== undefined;
}
function dropIdentical(one, problems) {
    const seen = new Map();
    const repeated = [];
    const distinct = one.trials.filter(({ hash, place }) => {
        if (hash === undefined)
            return true;
        const earlier = seen.get(hash);
        if (earlier === undefined)
            seen.set(hash, place);
        else
            repeated.push({ place, earlier });
        return earlier === undefined;
    });
    const [first] = repeated;
    if (first !== undefined) {
        const names = (0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .KE)(repeated.map(({ place }) => (0,_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .placeName */ .fW)(place)), SHOWN_REPEATED);
        const message = `${repeated.length} of ${one.trials.length} recordings of case "${(0,_trial_js__WEBPACK_IMPORTED_MODULE_2__/* .caseLabel */ .P)(one)}" have the same bytes as an earlier one and are not counted: ${names}. If they were different runs, give each an id or a time of its own`;
        problems.push({ severity: "warning", ...first.earlier, message });
    }
    return distinct;
}
function compareCases(a, b) {
    return compareNames(a.id, b.id) || compareNames((0,_trial_js__WEBPACK_IMPORTED_MODULE_2__/* .caseKey */ .u)(a.id, a.tags), (0,_trial_js__WEBPACK_IMPORTED_MODULE_2__/* .caseKey */ .u)(b.id, b.tags));
}
function compareNames(a, b) {
    const [left, right] = [numberIn(a), numberIn(b)];
    if (left !== right)
        return left - right;
    return a < b ? -1 : a > b ? 1 : 0;
}
function numberIn(name) {
    return /^\d+$/.test(name) ? Number(name) : Number.POSITIVE_INFINITY;
}


/***/ })

};

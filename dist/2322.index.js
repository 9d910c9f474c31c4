export const id = 2322;
export const ids = [2322,3137];
export const modules = {

/***/ 3137:
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
/* harmony export */   xLC: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.xLC),
/* harmony export */   zMY: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.zMY)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8532);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8343);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5411);

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

/***/ 5093:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D$: () => (/* binding */ readRecordings),
/* harmony export */   X1: () => (/* binding */ withoutTexts),
/* harmony export */   sj: () => (/* binding */ findRuns)
/* harmony export */ });
/* unused harmony export searchRecordings */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _base_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3033);
/* harmony import */ var _base_expression_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6456);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(599);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(768);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8806);
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4726);
/* harmony import */ var _base_process_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2029);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1497);
/* harmony import */ var _recordings_detect_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5546);
/* harmony import */ var _recordings_files_allowance_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(9687);
/* harmony import */ var _recordings_files_find_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(6102);
/* harmony import */ var _recordings_files_load_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(5314);
/* harmony import */ var _recordings_files_pattern_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(7959);
/* harmony import */ var _recordings_formats_index_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(8649);
/* harmony import */ var _recordings_run_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(6844);
/* harmony import */ var _setup_find_recordings_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(6736);
/* harmony import */ var _setup_init_text_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(6852);
/* harmony import */ var _setup_record_step_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(852);
/* harmony import */ var _job_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(3078);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(8366);






















const MOST_DOUBTS = 10;
async function findRuns(how) {
    await (0,_base_expression_js__WEBPACK_IMPORTED_MODULE_3__/* .loadRe2 */ .o4)();
    const { homes, doubtful, looked } = searchRecordings(process.cwd(), how);
    const [first, ...others] = homes;
    if (first === undefined) {
        (0,_print_js__WEBPACK_IMPORTED_MODULE_21__/* .printProblems */ .Mr)(doubtful.slice(0, MOST_DOUBTS));
        (0,_print_js__WEBPACK_IMPORTED_MODULE_21__/* .printError */ .yJ)((0,_setup_init_text_js__WEBPACK_IMPORTED_MODULE_18__/* .nothingFoundText */ .vV)(looked));
        return undefined;
    }
    const choice = (0,_setup_find_recordings_js__WEBPACK_IMPORTED_MODULE_17__/* .chooseFolder */ .KK)([first, ...others]);
    if ("suites" in choice) {
        const suites = choice.suites.map((home) => ({ home, patterns: patternsOf(home) ?? [] }));
        (0,_print_js__WEBPACK_IMPORTED_MODULE_21__/* .printError */ .yJ)((0,_setup_init_text_js__WEBPACK_IMPORTED_MODULE_18__/* .suitesText */ .N7)(suites, (0,_base_process_js__WEBPACK_IMPORTED_MODULE_8__/* .programName */ .kX)()));
        return undefined;
    }
    const { home, leftOut } = choice;
    const proposed = proposalFor(home, othersIn(home));
    if (proposed === undefined) {
        (0,_print_js__WEBPACK_IMPORTED_MODULE_21__/* .printError */ .yJ)((0,_base_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) `error: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_9__/* .counted */ .hS)(home.files.length, "file")} of recordings lie in ${home.folder}, named in more ways than can be guessed. Nothing is written: name them with --runs, such as --runs '${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(home.folder, "{case}.{trial}.json")}'`);
        return undefined;
    }
    const twice = (0,_setup_find_recordings_js__WEBPACK_IMPORTED_MODULE_17__/* .sameTrial */ .Pp)(proposed, capture);
    if (twice !== undefined) {
        (0,_print_js__WEBPACK_IMPORTED_MODULE_21__/* .printError */ .yJ)((0,_base_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) `error: ${twice[0]} and ${twice[1]} are the same trial of one case, as they are named. Nothing is written: name those that are meant with --runs, or tell them apart by a capture, such as --runs '${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(home.folder, "{variant}/{case}.{trial}.json")}'`);
        return undefined;
    }
    const patterns = proposed.map(({ pattern }) => pattern);
    tellDoubts(home, patterns);
    const notes = leftOut.length === 0 ? [] : [(0,_setup_init_text_js__WEBPACK_IMPORTED_MODULE_18__/* .leftOutText */ .jG)(leftOut)];
    return { patterns, notes: [...namedOneByOne(home, patterns), ...notes] };
}
function patternsOf(home, others = othersIn(home)) {
    return proposalFor(home, others)?.map(({ pattern }) => pattern);
}
function proposalFor({ folder, files }, others) {
    return (0,_setup_find_recordings_js__WEBPACK_IMPORTED_MODULE_17__/* .proposePatterns */ .Yu)(files, { home: folder, others, capture });
}
function othersIn({ folder, others, doubtful }) {
    const isOneOfThem = (name) => folder !== "." && doubtful.some(({ file }) => file === name);
    return others.filter((name) => !isOneOfThem(name));
}
function namedOneByOne(home, patterns) {
    const names = new Set(home.files.map(({ name }) => (0,_setup_find_recordings_js__WEBPACK_IMPORTED_MODULE_17__/* .globText */ .E1)(name)));
    const others = othersIn(home);
    return (patternsOf(home, []) ?? [])
        .filter((pattern) => !names.has(pattern) && !patterns.includes(pattern))
        .flatMap((pattern) => {
        const matches = (file) => capture(pattern, file) !== undefined;
        const inTheWay = others.filter(matches);
        const single = home.files.some(({ name }) => matches(name) && patterns.includes((0,_setup_find_recordings_js__WEBPACK_IMPORTED_MODULE_17__/* .globText */ .E1)(name)));
        return single && inTheWay.length > 0 ? [(0,_setup_init_text_js__WEBPACK_IMPORTED_MODULE_18__/* .namedOneByOneText */ .IC)(inTheWay, pattern)] : [];
    });
}
function tellDoubts({ folder, doubtful }, patterns) {
    const missed = doubtful.filter(({ file = "" }) => !patterns.some((pattern) => capture(pattern, file) !== undefined));
    if (folder !== ".")
        (0,_print_js__WEBPACK_IMPORTED_MODULE_21__/* .printProblems */ .Mr)(missed.slice(0, MOST_DOUBTS));
}
const read = new Map();
function capture(pattern, file) {
    const known = read.get(pattern) ?? (0,_recordings_files_pattern_js__WEBPACK_IMPORTED_MODULE_14__/* .readPattern */ .ZS)(pattern, process.cwd(), true);
    read.set(pattern, known);
    return known.capture((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(process.cwd(), file));
}
async function readRecordings(options) {
    const unusable = [];
    const how = (0,_recordings_files_load_js__WEBPACK_IMPORTED_MODULE_13__/* .loadOptions */ .ZG)(options, unusable);
    if (unusable.length > 0)
        throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_7__/* .ConfigurationError */ .j1(unusable);
    await (0,_base_expression_js__WEBPACK_IMPORTED_MODULE_3__/* .loadRe2 */ .o4)();
    const { files, problems } = (0,_base_process_js__WEBPACK_IMPORTED_MODULE_8__/* .atOnce */ .zd)((0,_recordings_files_find_js__WEBPACK_IMPORTED_MODULE_12__/* .findFiles */ .lY)(options.runs, process.cwd(), false));
    const runs = [];
    const formats = new Set();
    let isOurs = false;
    const allowance = new _recordings_files_allowance_js__WEBPACK_IMPORTED_MODULE_11__/* .Allowance */ .b();
    const progress = await (0,_job_js__WEBPACK_IMPORTED_MODULE_20__/* .progressBar */ .hr)();
    for (const [at, file] of files.entries()) {
        for (const loaded of (0,_recordings_files_load_js__WEBPACK_IMPORTED_MODULE_13__/* .loadRuns */ .lR)(file, how, allowance)) {
            const one = (0,_recordings_files_load_js__WEBPACK_IMPORTED_MODULE_13__/* .ofCase */ .W6)(loaded);
            const { place } = one;
            const warnings = (0,_recordings_run_js__WEBPACK_IMPORTED_MODULE_16__/* .warningsOf */ .nZ)("error" in one ? { keys: one.keys } : one);
            for (const message of warnings)
                problems.push({ severity: "warning", ...place, message });
            if ("error" in one) {
                problems.push({ severity: "error", ...place, message: one.error });
                continue;
            }
            isOurs ||= (0,_setup_record_step_js__WEBPACK_IMPORTED_MODULE_19__/* .isMadeByRecorder */ .ZT)(one.document);
            runs.push(withoutTexts(one));
            formats.add(one.format);
        }
        progress(at + 1, files.length);
    }
    const broken = (0,_print_js__WEBPACK_IMPORTED_MODULE_21__/* .printProblems */ .Mr)(oncePerFile(problems));
    return { runs, files, formats: [...formats].sort(), isMadeByRecorder: isOurs, broken };
}
function oncePerFile(problems) {
    const alike = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_9__/* .groupBy */ .$z)(problems, ({ file, severity, message }) => JSON.stringify([file, severity, message]));
    return [...alike.values()].flatMap(([first, ...others]) => {
        if (first === undefined || others.length === 0)
            return first ?? [];
        return { ...first, message: `${first.message} (and ${others.length} more of the file's runs)` };
    });
}
function withoutTexts(run) {
    const toolCalls = run.toolCalls.map(({ result: _result, ...call }) => call);
    return { ...run, row: undefined, document: null, input: "", response: "", texts: [], toolCalls };
}
function searchRecordings(root, how) {
    const files = new CandidateFiles(root);
    const allowance = new _recordings_files_allowance_js__WEBPACK_IMPORTED_MODULE_11__/* .Allowance */ .b();
    const look = (folder, project, paths) => {
        const home = { folder, project, files: [], others: [], doubtful: [] };
        for (const path of spread(paths)) {
            if (!isFileInside(root, path))
                continue;
            const name = files.nameOf(path);
            const { runs, doubt } = glanceAt({ path, name, captures: {} }, how, allowance);
            if (runs === undefined)
                home.others.push(name);
            else
                home.files.push({ name, runs });
            if (doubt !== undefined)
                home.doubtful.push(doubt);
        }
        return home;
    };
    const usual = files.projects().flatMap((project) => _setup_find_recordings_js__WEBPACK_IMPORTED_MODULE_17__/* .USUAL_FOLDERS */ .BH.map((place) => {
        const folder = project === "" ? place : `${project}/${place}`;
        return look(folder, project, files.below(folder));
    }));
    const isThere = usual.some((home) => home.files.length > 0);
    const elsewhere = isThere ? [] : [...(0,_base_text_js__WEBPACK_IMPORTED_MODULE_9__/* .groupBy */ .$z)(files.below("."), (path) => (0,_setup_find_recordings_js__WEBPACK_IMPORTED_MODULE_17__/* .homeOf */ .lt)(files.nameOf(path)))];
    const all = [
        ...usual,
        ...elsewhere
            .sort(([a], [b]) => Number(a === ".") - Number(b === "."))
            .map(([folder, paths]) => look(folder, folder === "." ? "" : folder, paths)),
    ];
    return {
        homes: all.filter((home) => home.files.length > 0),
        doubtful: all.flatMap(({ doubtful }) => doubtful),
        looked: all.reduce((sum, home) => sum + home.files.length + home.others.length, 0),
    };
}
class CandidateFiles {
    root;
    walk;
    given = new Set();
    constructor(root) {
        this.root = root;
        this.walk = new _recordings_files_find_js__WEBPACK_IMPORTED_MODULE_12__/* .Walk */ .qO({
            boundary: root,
            entries: _base_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .limits */ .Fy.entriesSearched,
            excess: `more than ${_base_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .limits */ .Fy.entriesSearched} files and folders lie where recordings may be: name them with a pattern, such as --runs 'evals/runs/{case}.{trial}.json'`,
            avoided: _setup_find_recordings_js__WEBPACK_IMPORTED_MODULE_17__/* .isAvoided */ .bI,
            nameOf: (path) => this.nameOf(path),
            onSkipped: () => { },
            onUnreadable: () => { },
        });
    }
    nameOf(path) {
        return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(this.root, path).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join("/") || ".";
    }
    projects() {
        const inFolder = (name) => this.paths([{ name }, { matches: (project) => !(0,_setup_find_recordings_js__WEBPACK_IMPORTED_MODULE_17__/* .isAvoided */ .bI)(project) }]);
        return ["", ..._setup_find_recordings_js__WEBPACK_IMPORTED_MODULE_17__/* .PROJECTS */ .jA.flatMap(inFolder).map((path) => this.nameOf(path))];
    }
    below(folder) {
        const steps = folder === "." ? [] : folder.split("/").map((name) => ({ name }));
        const found = this.paths([...steps, "anything below"]);
        return found.filter((path) => {
            const isNew = (0,_setup_find_recordings_js__WEBPACK_IMPORTED_MODULE_17__/* .mayBeRecording */ .K1)(path) && !this.given.has(path);
            if (isNew)
                this.given.add(path);
            return isNew;
        });
    }
    paths(steps) {
        return (0,_base_process_js__WEBPACK_IMPORTED_MODULE_8__/* .atOnce */ .zd)(this.walk.paths({ top: this.root, steps }));
    }
}
function spread(paths) {
    const most = _base_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .limits */ .Fy.filesLookedInto;
    if (paths.length <= most)
        return paths;
    return Array.from({ length: most }, (_, at) => paths[Math.floor((at * paths.length) / most)] ?? "");
}
function isFileInside(root, path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isFile() && !(0,_base_files_js__WEBPACK_IMPORTED_MODULE_4__/* .leadsOutside */ .dr)(root, path);
    }
    catch {
        return false;
    }
}
const FAMILIAR = 3;
function glanceAt(file, how, allowance) {
    const stem = (0,_setup_find_recordings_js__WEBPACK_IMPORTED_MODULE_17__/* .partsOf */ .CI)(file.name, ".").stem;
    const runs = [];
    let first;
    let looked = 0;
    for (const one of (0,_recordings_files_load_js__WEBPACK_IMPORTED_MODULE_13__/* .loadRuns */ .lR)(file, how, allowance)) {
        looked += 1;
        const seen = "error" in one ? one.partial : one;
        if (seen !== undefined)
            runs.push(foundRun(seen, stem));
        else if ("error" in one)
            first ??= one;
        if (looked === _base_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .limits */ .Fy.runsLookedAt)
            break;
    }
    if (runs.length > 0)
        return { runs };
    if (first === undefined)
        return {};
    return first.isClaimed ? { runs, doubt: told(first) } : doubtOf(first);
}
function foundRun({ caseId, trial, input, document }, stem) {
    return {
        caseId: caseId === stem ? undefined : caseId,
        isOnlyId: caseId !== undefined && isItsId(caseId, document),
        trial,
        input: (0,_base_text_js__WEBPACK_IMPORTED_MODULE_9__/* .shorten */ .ml)(input, _base_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .limits */ .Fy.shownString),
    };
}
function isItsId(caseId, document) {
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isObject */ .Gv)(document) && (0,_base_json_js__WEBPACK_IMPORTED_MODULE_5__/* .member */ .Dc)(document, "id") === caseId;
}
function doubtOf(broken) {
    const { isBystander, unknown } = broken;
    const isStrange = unknown !== undefined && !(0,_recordings_detect_js__WEBPACK_IMPORTED_MODULE_10__/* .nearestFormats */ .R7)(_recordings_formats_index_js__WEBPACK_IMPORTED_MODULE_15__/* .formats */ .F, unknown).some(({ has }) => has.length >= FAMILIAR);
    return isBystander || isStrange ? {} : { doubt: told(broken) };
}
function told({ error, place }) {
    return { severity: "warning", ...place, message: error };
}


/***/ }),

/***/ 3078:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NK: () => (/* binding */ suiteNotNamed),
/* harmony export */   Rb: () => (/* binding */ barOf),
/* harmony export */   St: () => (/* binding */ movedPattern),
/* harmony export */   Zw: () => (/* binding */ jobOf),
/* harmony export */   aG: () => (/* binding */ jobsOf),
/* harmony export */   hr: () => (/* binding */ progressBar),
/* harmony export */   jk: () => (/* binding */ movedPath),
/* harmony export */   kj: () => (/* binding */ withJudge)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _base_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3033);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(599);
/* harmony import */ var _base_glob_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6120);
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4726);
/* harmony import */ var _base_process_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2029);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1497);
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8389);
/* harmony import */ var _gate_job_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8961);
/* harmony import */ var _scorers_judge_judgement_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3629);
/* harmony import */ var _setup_git_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4106);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2315);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(8366);













async function jobsOf(options, ofBase) {
    const cwd = process.cwd();
    const file = configFileOf(options, cwd);
    const config = file === undefined ? undefined : await readConfig(file);
    if (config !== undefined && config.policy === undefined && options.runs.length === 0)
        throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1(config.problems);
    const known = config?.suites ?? [];
    const suites = chooseSuites(ofBase === undefined ? known : withIntroduced(ofBase, known), options, file);
    const onProgress = await progressBar();
    const jobs = suites.map((suite) => {
        const isOfFile = options.runs.length === 0 && suite !== undefined;
        const isMerged = (options.merge ?? []).length > 0;
        const root = isOfFile ? (0,_setup_git_js__WEBPACK_IMPORTED_MODULE_10__/* .repositoryRoot */ .Hn)(cwd) : cwd;
        const fromFile = (path) => movedPath(path, (0,_setup_git_js__WEBPACK_IMPORTED_MODULE_10__/* .repositoryRoot */ .Hn)(cwd), root);
        const given = (path) => movedPath(path, cwd, root);
        return {
            runs: isOfFile && !isMerged ? suite.runs : options.runs,
            expectations: options.expectations.length > 0
                ? options.expectations.map(given)
                : (suite?.expectations ?? []).map(fromFile),
            policy: config && {
                ..._config_policy_js__WEBPACK_IMPORTED_MODULE_7__/* .defaultActivePolicy */ .mp,
                policy: config.policy ?? _config_policy_js__WEBPACK_IMPORTED_MODULE_7__/* .defaultPolicy */ .G4,
                source: "file",
                problems: config.problems,
            },
            suite: options.suite ?? suite?.name ?? _config_policy_js__WEBPACK_IMPORTED_MODULE_7__/* .DEFAULT_SUITE */ .TR,
            format: options.format ?? suite?.format,
            caseField: options.caseField ?? suite?.caseField,
            suiteBaseline: isOfFile && !isMerged ? suite.baseline : undefined,
            root,
            contained: false,
            commit: null,
            createdAt: (0,_gate_job_js__WEBPACK_IMPORTED_MODULE_8__/* .createdAt */ .CT)(options.now),
            onProgress,
            suiteJudge: suite?.judge,
            config,
            isOfFile,
        };
    });
    for (const { expectations, root } of jobs)
        (0,_options_js__WEBPACK_IMPORTED_MODULE_11__/* .demandSafeFiles */ .m$)(options, {
            expectations: expectations.map((one) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, one)),
            policy: file ?? _config_policy_js__WEBPACK_IMPORTED_MODULE_7__/* .CONFIG_FILE */ .g2,
        });
    return jobs;
}
function withIntroduced(ofBase, own) {
    const introduced = (0,_config_policy_js__WEBPACK_IMPORTED_MODULE_7__/* .introducedSuites */ .Bv)(ofBase, own);
    const names = new Set(introduced.map(({ name }) => name));
    for (const { name } of own.filter((one) => one.judge !== undefined && names.has(one.name)))
        (0,_print_js__WEBPACK_IMPORTED_MODULE_12__/* .printError */ .yJ)((0,_base_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `warning: the judge of suite ${name} is not asked, because the base does not have it yet. To ask it, use --judge-model`);
    return [...ofBase, ...introduced];
}
async function jobOf(options, cases = []) {
    const jobs = await jobsOf(options);
    const [job, ...others] = jobs;
    return job !== undefined && others.length === 0 ? job : jobWith(cases, jobs);
}
async function jobWith(cases, jobs) {
    if (cases.length === 0)
        throw suiteNotNamed(jobs.map(({ suite }) => suite));
    const { run } = await Promise.all(/* import() */[__webpack_require__.e(2218), __webpack_require__.e(9702), __webpack_require__.e(9425), __webpack_require__.e(7852)]).then(__webpack_require__.bind(__webpack_require__, 7852));
    const known = new Set();
    const having = [];
    for (const job of jobs) {
        const own = new Set((await run(job)).cases.map(({ id }) => id));
        for (const id of own)
            known.add(id);
        if (cases.every((id) => own.has(id)))
            having.push(job);
    }
    const [found, ...others] = having;
    if (found !== undefined && others.length === 0)
        return found;
    const unknown = cases.find((id) => !known.has(id));
    if (unknown === undefined)
        throw suiteNotNamed((having.length > 0 ? having : jobs).map(({ suite }) => suite));
    const message = `no suite has a run of a case "${unknown}".${(0,_base_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .didYouMean */ .au)(unknown, known)}`;
    throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1([{ severity: "error", message }]);
}
function suiteNotNamed(names) {
    const message = `the file has ${names.length} suites: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_6__/* .listed */ .KE)(names)}. Name one of them, such as --suite ${names[0] ?? _config_policy_js__WEBPACK_IMPORTED_MODULE_7__/* .DEFAULT_SUITE */ .TR}`;
    return new _base_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1([{ severity: "error", message }]);
}
function configFileOf({ policy: named }, cwd) {
    if (named !== undefined)
        return named;
    const { file, unused } = (0,_setup_git_js__WEBPACK_IMPORTED_MODULE_10__/* .findConfigFile */ ["if"])(cwd) ?? {};
    if (file?.startsWith("../"))
        (0,_print_js__WEBPACK_IMPORTED_MODULE_12__/* .printError */ .yJ)((0,_base_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `using ${file}`);
    if (unused !== undefined)
        (0,_print_js__WEBPACK_IMPORTED_MODULE_12__/* .printError */ .yJ)((0,_base_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `warning: ${unused} is not used, because ${file ?? ""} applies. Remove one of them`);
    return file;
}
async function readConfig(file) {
    const problems = [];
    const source = (0,_base_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readConfigurationFile */ .Bt)(file, { root: process.cwd(), contained: false }, problems);
    if (source === undefined)
        return { file, text: "", policy: undefined, suites: [], problems };
    const { folderOf, loadConfigFile } = await Promise.all(/* import() */[__webpack_require__.e(5411), __webpack_require__.e(8815), __webpack_require__.e(7785), __webpack_require__.e(9772), __webpack_require__.e(3137)]).then(__webpack_require__.bind(__webpack_require__, 9772));
    const folder = movedPath(folderOf(file), process.cwd(), (0,_setup_git_js__WEBPACK_IMPORTED_MODULE_10__/* .repositoryRoot */ .Hn)(process.cwd()));
    return loadConfigFile(file, source.text, folder === "" ? "." : folder);
}
function chooseSuites(suites, { suite: named, runs }, file) {
    if (suites.length === 0)
        return [undefined];
    const names = suites.map(({ name }) => name);
    if (named !== undefined) {
        const suite = suites.find(({ name }) => name === named);
        if (suite !== undefined || runs.length > 0)
            return [suite];
        const message = `has no suite "${named}".${(0,_base_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .didYouMean */ .au)(named, names) || ` It has: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_6__/* .listed */ .KE)(names)}.`}`;
        throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1([{ severity: "error", file, message }]);
    }
    if (runs.length === 0 || suites.length === 1)
        return [...suites];
    const usual = suites.find(({ name }) => name === _config_policy_js__WEBPACK_IMPORTED_MODULE_7__/* .DEFAULT_SUITE */ .TR);
    if (usual === undefined)
        throw suiteNotNamed(names);
    return [usual];
}
function movedPath(path, from, to) {
    return from === to ? path : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(to, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(from, path)).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join("/");
}
function movedPattern(pattern, to) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(to, process.cwd()).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join("/");
    return way === "" || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(pattern) ? pattern : `${(0,_base_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeGlob */ .yk)(way)}/${pattern}`;
}
async function withJudge(options, jobs, work) {
    const { judgeCache } = options;
    const unusable = faultOf(options, jobs);
    if (unusable !== undefined)
        throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1([{ severity: "error", message: unusable }]);
    const cache = judgeCache === undefined ? undefined : await openCache(judgeCache);
    const known = cache?.known ?? new Map();
    const onJudged = (judgement) => cache?.add(judgement);
    const stopped = (signal) => {
        cache?.tryToFinish();
        (0,_print_js__WEBPACK_IMPORTED_MODULE_12__/* .printError */ .yJ)((0,_base_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `error: stopped by ${signal} before the end: nothing was decided`);
    };
    try {
        const done = [];
        for (const { suiteJudge, ...job } of jobs) {
            const judge = await judgeOf(options, suiteJudge);
            const judged = judge === undefined ? job : { ...job, judge: { ...judge, known, onJudged } };
            done.push(await (0,_base_process_js__WEBPACK_IMPORTED_MODULE_5__/* .interruptible */ .In)(() => work(judged), stopped));
        }
        cache?.finish();
        return done;
    }
    catch (error) {
        cache?.tryToFinish();
        throw error;
    }
}
async function openCache(file) {
    const { JudgementCache } = await Promise.all(/* import() */[__webpack_require__.e(5411), __webpack_require__.e(7785), __webpack_require__.e(7369), __webpack_require__.e(6259)]).then(__webpack_require__.bind(__webpack_require__, 3325));
    return new JudgementCache(file);
}
async function judgeOf({ judgeModel, judgeBaseUrl }, ofSuite) {
    const model = judgeModel ?? ofSuite?.model;
    if (model === undefined)
        return undefined;
    const own = judgeModel === undefined ? ofSuite?.baseUrl : undefined;
    const server = judgeBaseUrl ?? own ?? _scorers_judge_judgement_js__WEBPACK_IMPORTED_MODULE_9__/* .DEFAULT_SERVER */ .KA;
    return { model, server, apiKey: (0,_gate_job_js__WEBPACK_IMPORTED_MODULE_8__/* .judgeKey */ .FF)(), onProgress: await judgeProgressBar() };
}
function faultOf({ judgeModel, judgeBaseUrl, judgeCache }, jobs) {
    const isJudged = judgeModel !== undefined || jobs.some(({ suiteJudge }) => suiteJudge !== undefined);
    if (!isJudged && judgeCache !== undefined)
        return "--judge-cache keeps what a judge says: name one with --judge-model";
    const fault = judgeBaseUrl === undefined ? undefined : (0,_scorers_judge_judgement_js__WEBPACK_IMPORTED_MODULE_9__/* .serverFault */ .O7)(judgeBaseUrl);
    return fault && `--judge-base-url: ${fault}`;
}
const PATIENCE_MS = 1_000;
const REDRAW_MS = 100;
async function progressBar() {
    return barOf("{bar} {value}/{total} files · {eta_formatted} left");
}
async function judgeProgressBar() {
    const draw = await barOf("{bar} judged {value}/{total}, {known} known before · {eta_formatted} left");
    return (done, total, known) => draw(done, total, { known });
}
async function barOf(format) {
    if (!process.stderr.isTTY)
        return () => { };
    const { Presets, SingleBar } = await __webpack_require__.e(/* import() */ 8502).then(__webpack_require__.t.bind(__webpack_require__, 8502, 19));
    const started = performance.now();
    const bar = new SingleBar({ format, clearOnComplete: true, stream: process.stderr }, Presets.shades_classic);
    let drawn = 0;
    return (done, total, more = {}) => {
        const now = performance.now();
        if (done === total)
            bar.stop();
        else if (now - started > PATIENCE_MS && now - drawn > REDRAW_MS) {
            if (drawn === 0)
                bar.start(total, done, more);
            else
                bar.update(done, more);
            drawn = now;
        }
    };
}


/***/ }),

/***/ 9259:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ patternsInside),
/* harmony export */   M: () => (/* binding */ commonFolder)
/* harmony export */ });
/* harmony import */ var _base_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6120);

function patternsInside(folder, patterns, uploaded = patterns) {
    const depth = commonFolder(uploaded).length;
    const inside = patterns.map((pattern) => partsOf(pattern).slice(depth));
    return inside
        .sort((a, b) => b.length - a.length)
        .map((parts) => `${(0,_base_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeGlob */ .yk)(folder)}/**/${parts.join("/")}`);
}
const OPEN = /(?<!\\)[*?[{(|]/;
function commonFolder(patterns) {
    const [first = [], ...others] = patterns.map((pattern) => partsOf(pattern).slice(0, -1));
    const end = first.findIndex((part, at) => OPEN.test(part) || others.some((other) => other[at] !== part));
    return end < 0 ? first : first.slice(0, end);
}
function partsOf(pattern) {
    return pattern.split("/").filter((part) => part !== "" && part !== ".");
}


/***/ }),

/***/ 816:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ linesToAdd),
/* harmony export */   w: () => (/* binding */ addSuite)
/* harmony export */ });
/* harmony import */ var _config_config_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9772);
/* harmony import */ var _yaml_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8243);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_config_config_file_js__WEBPACK_IMPORTED_MODULE_0__]);
_config_config_file_js__WEBPACK_IMPORTED_MODULE_0__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];


function addSuite(file, text, suite) {
    const before = (0,_config_config_file_js__WEBPACK_IMPORTED_MODULE_0__.loadConfigFile)(file, text, ".");
    if (before.policy === undefined)
        return undefined;
    if (before.suites.some(({ name }) => name === suite.name))
        return undefined;
    const added = withLines(text, before.suites.length > 0, suite);
    const after = (0,_config_config_file_js__WEBPACK_IMPORTED_MODULE_0__.loadConfigFile)(file, added, ".");
    const isWhole = isSame(after.policy, before.policy) &&
        after.suites.length === before.suites.length + 1 &&
        before.suites.every((one) => after.suites.some((other) => isSame(one, other)));
    return isWhole ? added : undefined;
}
function linesToAdd(file, text, suite) {
    const { suites } = (0,_config_config_file_js__WEBPACK_IMPORTED_MODULE_0__.loadConfigFile)(file, text, ".");
    const others = /^suites:/m.test(text) ? [] : suites.filter(({ name }) => name !== suite.name);
    const named = [...others, suite].flatMap((one) => (0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_1__/* .suiteLines */ .C7)(one, true).slice(1));
    return ["suites:", ...named];
}
function withLines(text, hasSuites, suite) {
    if (!hasSuites)
        return `${text.trimEnd()}\n\n${(0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_1__/* .suiteLines */ .C7)(suite).join("\n")}\n`;
    const [, indent = "  "] = /^suites:[^\S\n]*(?:#[^\n]*)?\n([^\S\n]+)\S/m.exec(text) ?? [];
    const lines = (0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_1__/* .suiteLines */ .C7)(suite, true)
        .slice(1)
        .map((line) => indent + line.slice(2));
    return text.replace(/^suites:[^\S\n]*(?:#[^\n]*)?\n/m, (start) => `${start}${lines.join("\n")}\n`);
}
function isSame(one, other) {
    return JSON.stringify(one) === JSON.stringify(other);
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 6736:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BH: () => (/* binding */ USUAL_FOLDERS),
/* harmony export */   CI: () => (/* binding */ partsOf),
/* harmony export */   E1: () => (/* binding */ globText),
/* harmony export */   Ee: () => (/* binding */ suiteOf),
/* harmony export */   FP: () => (/* binding */ LOOKED_IN),
/* harmony export */   K1: () => (/* binding */ mayBeRecording),
/* harmony export */   KK: () => (/* binding */ chooseFolder),
/* harmony export */   Pk: () => (/* binding */ LEFT_OUT),
/* harmony export */   Pp: () => (/* binding */ sameTrial),
/* harmony export */   Qx: () => (/* binding */ suiteName),
/* harmony export */   Yu: () => (/* binding */ proposePatterns),
/* harmony export */   bI: () => (/* binding */ isAvoided),
/* harmony export */   jA: () => (/* binding */ PROJECTS),
/* harmony export */   lt: () => (/* binding */ homeOf)
/* harmony export */ });
/* harmony import */ var _base_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6120);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1497);


const MOST_PATTERNS = 8;
const MOST_ODD = 3;
function proposePatterns(files, around) {
    const readable = files.filter(({ runs }) => runs.length > 0);
    const named = (readable.length > 0 ? readable : files).map((file) => ({
        file,
        name: partsOf(file.name, around.home),
    }));
    const groups = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$z)(named, ({ name }) => `${name.folders.length} ${name.ending}`);
    const patterns = [...groups.values()].flatMap((group) => patternsFor(withoutMadeUp(group), around));
    return patterns.length > MOST_PATTERNS ? undefined : patterns;
}
function withoutMadeUp(files) {
    if (stateCases(files.map(({ file }) => file)))
        return files;
    return files.map(({ file, name }) => ({
        file: { ...file, runs: file.runs.map((run) => ({ ...run, caseId: undefined })) },
        name,
    }));
}
function patternsFor(files, around) {
    const [first] = files;
    if (first !== undefined && files.length === 1 && first.file.runs.length > 1)
        return [literally(first)];
    const together = bestPattern(files, around);
    if (together?.isTelling && together.isClear)
        return [together];
    const [telling, odd] = withoutOddNames(files);
    if (odd.length > 0)
        return [...patternsFor(telling, around), ...odd.map(literally)];
    const apart = folderByFolder(files, around);
    if (apart?.some(({ isTelling }) => isTelling))
        return apart;
    if (together?.isClear)
        return [together];
    if (apart?.every(({ isClear }) => isClear))
        return apart;
    if (together === undefined || files.length <= MOST_PATTERNS)
        return files.map(literally);
    return [together];
}
function withoutOddNames(files) {
    const odd = files.filter(({ name }) => !tellsTrial(name.stem));
    const areFew = odd.length <= MOST_ODD && odd.length * 5 <= files.length;
    return areFew ? [files.filter((file) => !odd.includes(file)), odd] : [files, []];
}
function bestPattern(files, { home, others, capture }) {
    const top = home === "." ? [] : home.split("/").map(globText);
    const tried = shapesOf(files).flatMap((shape) => [false, true].map((areTags) => {
        const pattern = [...top, ...foldersText(files, shape, areTags), shape.text].join("/");
        return {
            pattern,
            files: files.map(({ file }) => file),
            isTelling: shape.isTelling,
            isClear: !others.some((other) => isOfAnother(capture(pattern, other), home)),
            fit: fitOf(pattern, files, capture),
        };
    }));
    const well = tried.filter(({ fit }) => fit === "well");
    const fitting = [...well, ...tried.filter(({ fit }) => fit === "repeats")];
    return fitting.find(({ isClear }) => isClear) ?? fitting[0];
}
function isOfAnother(captured, home) {
    return captured !== undefined && (home === "." || !namesTrial(captured.trial ?? ""));
}
function folderByFolder(files, around) {
    const byFolder = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$z)(files, ({ name }) => name.folders[0]);
    if (byFolder.has(undefined) || byFolder.size < 2 || byFolder.size > MOST_PATTERNS)
        return undefined;
    const found = [...byFolder].map(([folder = "", inside]) => {
        const home = around.home === "." ? folder : `${around.home}/${folder}`;
        const renamed = inside.map(({ file }) => ({ file, name: partsOf(file.name, home) }));
        return bestPattern(renamed, { ...around, home });
    });
    return found.every((one) => one !== undefined) ? found : undefined;
}
function literally({ file }) {
    return { pattern: globText(file.name), files: [file] };
}
const MADE_UP = /^(?=.*\d)(?=.*[a-z])[a-z\d]{12,}$|^[\da-f]{8}-[\da-f]{4}-[\da-f-]{22}$/i;
function stateCases(files) {
    const runs = files.flatMap((file) => file.runs).filter(({ caseId }) => caseId !== undefined);
    if (runs.some(({ caseId = "", isOnlyId }) => isOnlyId && MADE_UP.test(caseId)))
        return false;
    const stating = runs.filter(({ input }) => input !== "");
    const asked = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$z)(stating, ({ input }) => input);
    return [...asked.values()].every((alike) => new Set(alike.map(({ caseId }) => caseId)).size === 1);
}
function shapesOf(files) {
    const ending = globText(files[0]?.name.ending ?? "");
    const whole = { text: `*${ending}`, folders: 0, isTelling: false };
    if (files.some(({ file }) => file.runs.length > 1))
        return [whole];
    return [
        ...inFolders(files, ending),
        ...inNames(files, ending),
        ...oneEach(files, ending),
        { text: `{case}${ending}`, folders: 0, isTelling: false },
        whole,
    ];
}
function inFolders(files, ending) {
    const folders = files.map(({ name }) => name.folders.at(-1));
    if (folders.includes(undefined))
        return [];
    const stems = files.map(({ name }) => name.stem);
    if (stems.every(namesTrial))
        return [shape(`{case}/{trial}${ending}`, 1)];
    const areTrials = folders.every((folder) => namesTrial(folder ?? "")) && isRepeated(stems);
    return areTrials ? [shape(`{trial}/{case}${ending}`, 1)] : [];
}
function inNames(files, ending) {
    const stems = files.map(({ name }) => name.stem);
    const words = new Set(stems.map(wordBeforeTrial));
    const [word] = words;
    if (words.size === 1 && word !== undefined && !word.startsWith("."))
        return [shape(`{case}${globText(word)}{trial}${ending}`)];
    if (stems.every(tellsTrial))
        return [shape(`{case}.{trial}${ending}`)];
    return ["-", "_"]
        .filter((sign) => areNumbered(files, sign))
        .map((sign) => shape(`{case}${sign}{trial}${ending}`));
}
const ANY_CASE = /^(?:run|messages|trace|transcript|trajectory|recording|output|result|steps|conversation|session|response|log)s?$/i;
function oneEach(files, ending) {
    const [stem = "", ...others] = new Set(files.map(({ name }) => name.stem));
    const folders = files.map(({ name }) => name.folders.at(-1) ?? "");
    const areCases = others.length === 0 && ANY_CASE.test(stem) && !folders.every(namesModel);
    return areCases && !folders.includes("") ? [shape(`{case}/${globText(stem)}${ending}`, 1)] : [];
}
function areNumbered(files, sign) {
    if (!files.every(({ name }) => new RegExp(`^.+${sign}\\d{1,3}$`, "s").test(name.stem)))
        return false;
    const cases = [...(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$z)(files, ({ name }) => name.stem.slice(0, name.stem.lastIndexOf(sign))).values()];
    return cases.every((trials) => {
        const inputs = new Set(trials.map(({ file }) => file.runs[0]?.input ?? ""));
        return trials.length > 1 && inputs.size === 1 && !inputs.has("");
    });
}
function isRepeated(names) {
    return new Set(names).size < names.length;
}
function shape(text, folders = 0) {
    return { text, folders, isTelling: true };
}
const LONGEST = 40;
const PLAIN = /^[^\\*?[\]{}()|!+@]+$/;
function suiteOf(patterns) {
    const projects = patterns.map((pattern) => {
        const [folder = "", name = "", ...others] = pattern.replace(/^\.\//, "").split("/");
        return PROJECTS.includes(folder) && PLAIN.test(name) && others.length > 0
            ? `${folder}/${name}`
            : undefined;
    });
    const [first] = projects;
    return first !== undefined && projects.every((one) => one === first) ? suiteName(first) : undefined;
}
function suiteName(project) {
    const name = project.split("/").at(-1) ?? "";
    const plain = name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
    return plain.replace(/^-/, "").slice(0, LONGEST).replace(/-$/, "") || undefined;
}
const NAMES = ["runs", "recordings", "traces", "trajectories", "transcripts"];
const USUAL_FOLDERS = [
    ...NAMES.map((name) => `evals/${name}`),
    "evals",
    ...NAMES.map((name) => `eval/${name}`),
    "eval",
    ...NAMES,
    ...["tests", "test"].flatMap((tests) => ["evals", ...NAMES].map((name) => `${tests}/${name}`)),
];
const PROJECTS = ["agents", "packages", "apps", "services"];
const LOOKED_IN = `evals, eval, ${NAMES.join(", ")}, those in tests and of each project in ${PROJECTS.join(", ")}`;
const OF_RECORDINGS = new Set(["evals", ...NAMES]);
function homeOf(file) {
    const folders = file.split("/").slice(0, -1);
    const at = folders.findIndex((name) => OF_RECORDINGS.has(name));
    return at < 0 ? "." : folders.slice(0, at + 1).join("/");
}
const OTHERS = new Set([
    "__pycache__",
    "build",
    "coverage",
    "dist",
    "node_modules",
    "out",
    "site-packages",
    "target",
    "vendor",
    "venv",
]);
const LEFT_OUT = `hidden ones and ${[...OTHERS].join(", ")}`;
function isAvoided(folder) {
    return folder.startsWith(".") || OTHERS.has(folder);
}
const RECORDING_NAME = /\.(?:jsonl?|ndjson)(?:\.gz)?$|\.sse(?:\.txt)?$/;
function mayBeRecording(name) {
    return RECORDING_NAME.test(name);
}
function chooseFolder(homes) {
    const [home] = homes;
    const firstOf = (project) => homes.findIndex((other) => other.project === project);
    const suites = homes.filter(({ project }, at) => project !== "" && at === firstOf(project));
    if (home.project !== "" && suites.length > 1)
        return { suites };
    return { home, leftOut: homes.slice(1) };
}
const MOST_VARIANTS = 8;
function foldersText(files, { folders }, areTags) {
    const depth = (files[0]?.name.folders.length ?? 0) - folders;
    const tags = new Set();
    return Array.from({ length: depth }, (_, at) => {
        const names = [...new Set(files.map(({ name }) => name.folders[at] ?? ""))];
        const [only = ""] = names;
        if (names.length === 1)
            return globText(only);
        const areModels = names.every(namesModel);
        if (names.length > MOST_VARIANTS || !(areModels || areTags))
            return "*";
        const wanted = areModels ? "model" : "variant";
        const tag = tags.has(wanted) ? `${wanted}${at + 1}` : wanted;
        tags.add(tag);
        return `{${tag}}`;
    });
}
const NOT_IN_A_LIST = /[\p{Cc}\p{Zl}\p{Zp}\p{Co}]|^\s|\s$/gu;
function globText(name) {
    return name.split(NOT_IN_A_LIST).map(_base_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeGlob */ .yk).join("?");
}
function fitOf(pattern, files, capture) {
    const seen = new Set();
    let fit = "well";
    for (const { file } of files) {
        const captured = capture(pattern, file.name);
        if (captured === undefined)
            return "no";
        for (const run of file.runs) {
            if (contradicts(captured.case, run.caseId) || contradicts(captured.trial, run.trial))
                return "no";
            const { key, isNamed } = runName(file, run, captured);
            if (seen.has(key) && isNamed)
                return "no";
            if (seen.has(key))
                fit = "repeats";
            seen.add(key);
        }
    }
    return fit;
}
function sameTrial(proposed, capture) {
    const seen = new Map();
    for (const { pattern, files } of proposed) {
        const own = new Map();
        for (const file of files) {
            for (const run of file.runs) {
                const { key, isNamed } = runName(file, run, capture(pattern, file.name) ?? {});
                const other = seen.get(key);
                if (isNamed && other !== undefined)
                    return [other, file.name];
                own.set(key, file.name);
            }
        }
        for (const [key, name] of own)
            seen.set(key, name);
    }
    return undefined;
}
function runName(file, run, captured) {
    const { case: id, trial, ...tags } = captured;
    const caseId = id ?? run.caseId ?? partsOf(file.name, ".").stem;
    const name = trial ?? run.trial;
    const key = JSON.stringify([caseId, name ?? null, Object.entries(tags).sort()]);
    return { key, isNamed: name !== undefined };
}
function contradicts(captured, stated) {
    return captured !== undefined && stated !== undefined && captured !== stated;
}
const ENDING = /(?:\.(?:jsonl?|ndjson)(?:\.gz)?|\.sse(?:\.txt)?)$/;
function partsOf(file, home) {
    const inside = home === "." ? file : file.slice(home.length + 1);
    const folders = inside.split("/");
    const base = folders.pop() ?? "";
    const ending = ENDING.exec(base)?.[0] ?? "";
    return { folders, stem: base.slice(0, base.length - ending.length), ending };
}
const TRIAL_WORD = "(?:trial|run|repeat|rep|attempt|sample|seed|epoch)";
const DOTTED = new RegExp(`^.+\\.(?:${TRIAL_WORD}[-_]?)?\\d{1,3}$`, "is");
const TRIAL = new RegExp(`^(?:${TRIAL_WORD}[-_]?)?\\d{1,3}$`, "i");
const WORDED = new RegExp(`^.+?([-_.]${TRIAL_WORD}[-_]?)\\d{1,3}$`, "is");
function namesTrial(text) {
    return TRIAL.test(text);
}
function tellsTrial(stem) {
    return DOTTED.test(stem);
}
function wordBeforeTrial(stem) {
    return WORDED.exec(stem)?.[1];
}
const MODEL = /(?:^|[^a-z])(?:gpt|claude|gemini|gemma|llama|mistral|mixtral|qwen|deepseek|grok|haiku|sonnet|opus|kimi|glm)(?![a-z])|^o\d(?:$|-)/i;
function namesModel(text) {
    return MODEL.test(text);
}


/***/ }),

/***/ 6852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IC: () => (/* binding */ namedOneByOneText),
/* harmony export */   N7: () => (/* binding */ suitesText),
/* harmony export */   Zn: () => (/* binding */ nextSteps),
/* harmony export */   iq: () => (/* binding */ foundText),
/* harmony export */   jG: () => (/* binding */ leftOutText),
/* harmony export */   kk: () => (/* binding */ workflowLine),
/* harmony export */   uE: () => (/* binding */ decidedText),
/* harmony export */   vV: () => (/* binding */ nothingFoundText)
/* harmony export */ });
/* unused harmony export PLAIN_EXAMPLE */
/* harmony import */ var _base_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3033);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8806);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1497);
/* harmony import */ var _views_terminal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6445);
/* harmony import */ var _find_recordings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6736);





function workflowLine(workflow) {
    switch (workflow.state) {
        case "written":
            return workflow.kind === "committed"
                ? (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `wrote ${workflow.file}: it gates the recordings that you commit`
                : (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `wrote ${workflow.file}: it records the agent${workflow.toReplace === undefined ? "" : " (because git ignores the recordings)"}, then gates the recordings`;
        case "kept":
            return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `kept ${workflow.file}: it exists and does not call rungate`;
        case "called":
            return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `kept ${workflow.file}: it already calls rungate`;
        case "none":
            return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `wrote no workflow: ${workflow.reason}`;
    }
}
const SHOWN_SUITES = 10;
function suitesText(suites, program) {
    return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .lines */ .Mn)([
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `error: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(suites.length, "project")} have recordings, and each project is a suite. rungate wrote nothing. Run one of these commands for each suite:`,
        ...suites
            .slice(0, SHOWN_SUITES)
            .flatMap(({ home, patterns }) => [
            (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) ``,
            (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${home.folder}: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(home.files.length, "file")} of recordings`,
            (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `    ${[program, "init", ...optionsFor(home, patterns)].join(" ")}`,
        ]),
        ...(suites.length > SHOWN_SUITES
            ? [(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) ``, (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  and ${String(suites.length - SHOWN_SUITES)} more`]
            : []),
    ]);
}
function optionsFor({ project }, patterns) {
    const suite = (0,_find_recordings_js__WEBPACK_IMPORTED_MODULE_4__/* .suiteName */ .Qx)(project);
    return [
        ...patterns.flatMap((pattern) => ["--runs", (0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shellWord */ .r7)(pattern)]),
        "--expectations",
        (0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shellWord */ .r7)(`${project}/evals/expectations.yml`),
        ...(suite === undefined ? [] : ["--suite", suite]),
    ];
}
function leftOutText(homes) {
    const places = homes.map(({ folder, files }) => `${folder} (${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(files.length, "file")})`);
    return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Left out: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)(places)}. To include them, name each pattern with --runs`;
}
const PLAIN_EXAMPLE = `{
  "input": "A flight from Oslo to Lisbon on 12 June, please",
  "toolCalls": [
    { "name": "search_flights", "arguments": { "from": "Oslo", "to": "Lisbon" }, "result": ["NV417"] },
    { "name": "book_flight", "arguments": { "flight": "NV417", "passengers": 1 }, "result": "booked" }
  ],
  "response": "NV417 is booked."
}`;
const FORMATS = "https://github.com/rungate/rungate/blob/main/docs/formats.md";
function nothingFoundText(looked) {
    const none = looked === 0
        ? "there is no JSON or JSONL file"
        : `none of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(looked, "JSON or JSONL file")} is one`;
    return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .lines */ .Mn)([
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `error: no recording was found, so rungate wrote nothing. It looked in ${_find_recordings_js__WEBPACK_IMPORTED_MODULE_4__/* .LOOKED_IN */ .FP}, then in all other folders except ${_find_recordings_js__WEBPACK_IMPORTED_MODULE_4__/* .LEFT_OUT */ .Pk}: ${none}`,
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) ``,
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `A recording is a file with one run of your agent: the tools that it called. There are four ways to make one, best first:`,
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  1. Let rungate record your agent, without a change to its code: rungate record --cases evals/cases.yml -- node agent.mjs`,
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  2. Save the messages or steps of your framework. This takes one line of code.`,
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  3. Export your traces (OpenTelemetry, OpenInference or Langfuse) as JSON.`,
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  4. Write the plain format yourself, such as evals/runs/book-flight.1.json for the first run of the case book-flight:`,
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) ``,
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .manyLines */ .hw)(PLAIN_EXAMPLE),
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) ``,
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `What to save, for each framework: ${FORMATS}`,
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Then run init again. If the recordings are elsewhere: rungate init --runs "path/to/{case}.{trial}.json"`,
    ]);
}
function nextSteps({ written, workflow, check, branch, program, gate, toAdd, }) {
    const steps = [
        ...(toAdd === undefined
            ? []
            : [
                [
                    (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Write this into ${toAdd.file}, in place of what it says of recordings at the top:`,
                    ...toAdd.lines.map((line) => (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${line}`),
                ],
            ]),
        [(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Read ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)(written)}. A recording shows what the agent did, not what is right.`],
        [(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Run the gate on your machine:`, (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${program} ${gate}`],
        ...workflowSteps(workflow, program),
        [
            (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Commit everything${isCommitted(workflow) ? ", including the recordings" : ""}, and push to ${branch}. That run records the baseline. Pull requests are compared with it.`,
        ],
        [
            (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `After the first pull request, require ${check === undefined ? "the check of the job that gates" : `the check "${check}"`} for ${branch} (Settings, Rules).`,
        ],
        [(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Check your setup:`, (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${program} doctor`],
    ];
    return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .lines */ .Mn)([
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Next:`,
        ...steps.flatMap(([first = (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) ``, ...others], at) => [
            (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${String(at + 1)}. ${first}`,
            ...others.map((line) => (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `     ${line}`),
        ]),
        ...jobLines(workflow),
    ]);
}
function isCommitted(workflow) {
    const { kind } = workflow.state === "called" ? (workflow.job ?? {}) : { kind: undefined, ...workflow };
    return kind === "committed";
}
function workflowSteps(workflow, program) {
    switch (workflow.state) {
        case "written": {
            if (workflow.kind === "committed")
                return [];
            const { file, toReplace, secrets } = workflow;
            const command = toReplace === undefined
                ? (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `In ${file}, set up what the command needs.`
                : (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `In ${file}, replace "${toReplace.text}" with ${toReplace.by}.`;
            const secret = secrets.length === 1 ? "the secret" : "the secrets";
            return [[(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${command} Store the key of your model in ${secret} ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)(secrets)}.`]];
        }
        case "called": {
            const { file, gatedBy, job } = workflow;
            if (job !== undefined)
                return [[(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Paste the job below into ${file}, at the end of "jobs:". It gates this suite.`]];
            if (gatedBy !== undefined)
                return [];
            return [
                [
                    (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Check that ${file} gates this suite. To see a job for it:`,
                    (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${program} init --dry-run --suite NAME`,
                ],
            ];
        }
        default:
            return [[(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Add a workflow that gates pull requests: ${RECIPES}`]];
    }
}
function jobLines(workflow) {
    if (workflow.state !== "called" || workflow.job === undefined)
        return [];
    return [
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) ``,
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `For ${workflow.file}, below "jobs:"`,
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) ``,
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .manyLines */ .hw)(workflow.job.text),
    ];
}
const RECIPES = "https://github.com/rungate/rungate/blob/main/docs/recipes.md";
const SHOWN_FILES = 5;
function namedOneByOneText(inTheWay, pattern) {
    return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `New cases will not be gated, because the recordings are named one by one: ${pattern} also matches ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(inTheWay.length, "file")} without a recording (${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)(inTheWay, SHOWN_FILES)}). Move those files away and run init again, or gate all files with --runs ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shellWord */ .r7)(pattern)}`;
}
const SHOWN_TOOLS = 6;
const WIDEST = 60;
function foundText({ patterns, files, formats, runs }) {
    const real = runs.filter(({ expectsOnly }) => !expectsOnly);
    const width = Math.min(WIDEST, Math.max(...patterns.map(({ pattern }) => pattern.length)));
    return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .lines */ .Mn)([
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Found ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(real.length, "run")} in ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(files, "file")}: ${casesText(real)}`,
        ...patterns.map((one) => patternLine(one, width)),
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Formats: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)(formats, SHOWN_TOOLS)}`,
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Tools: ${toolsText(real)}`,
    ]);
}
function casesText(runs) {
    const cases = [...(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$z)(runs, ({ caseId }) => caseId).values()].map(({ length }) => length);
    const [fewest, most] = [Math.min(...cases), Math.max(...cases)];
    const trials = fewest === most ? (0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(most, "trial") : `${fewest} to ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(most, "trial")}`;
    return `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(cases.length, "case")}, ${trials} each`;
}
function patternLine({ pattern, example }, width) {
    if (example === undefined || example.file === pattern)
        return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${pattern}`;
    const captured = Object.entries(example.captures).map(([name, value]) => `${name} ${value}`);
    const says = captured.length === 0 ? "" : `: ${captured.join(", ")}`;
    return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${(0,_views_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .padEnd */ .f)(pattern, width)}  such as ${example.file}${says}`;
}
function toolsText(runs) {
    const calls = new Map();
    for (const run of runs)
        for (const { name } of run.toolCalls)
            calls.set(name, (calls.get(name) ?? 0) + 1);
    const byUse = [...calls].sort(([, a], [, b]) => b - a);
    if (byUse.length === 0)
        return "none was called";
    const names = byUse.map(([name, count]) => `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(name, _base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.shownString)} (${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(count, "call")})`);
    return (0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)(names, SHOWN_TOOLS);
}
const SHOWN = 6;
function decidedText({ readOnly, ignored, volatile }) {
    const differing = [...volatile].map(([name, cases]) => cases === 1 ? short(name) : `${short(name)} (${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(cases, "case")})`);
    const told = [
        ["Tools that only read (f1 leaves their calls out)", readOnly.map(short)],
        ["Scratchpads (never counted)", ignored.map(short)],
        ["Arguments that differ between runs (more than one value is right)", differing],
    ];
    const decided = told.filter(([, names]) => names.length > 0);
    if (decided.length === 0)
        return undefined;
    return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .lines */ .Mn)([
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `rungate guessed this. Check it:`,
        ...decided.map(([what, names]) => (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${what}: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)(names, SHOWN)}`),
    ]);
}
function short(name) {
    return (0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(name, _base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.shownString);
}


/***/ }),

/***/ 2518:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ proposeFiles),
/* harmony export */   h: () => (/* binding */ nextCommand)
/* harmony export */ });
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8806);
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4726);
/* harmony import */ var _base_statistics_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4749);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1497);
/* harmony import */ var _config_config_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9772);
/* harmony import */ var _config_expectations_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3568);
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8389);
/* harmony import */ var _gate_coverage_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2218);
/* harmony import */ var _gate_measure_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9702);
/* harmony import */ var _gate_score_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8125);
/* harmony import */ var _gate_suite_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(118);
/* harmony import */ var _add_suite_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(816);
/* harmony import */ var _propose_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(7380);
/* harmony import */ var _yaml_text_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(8243);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_config_config_file_js__WEBPACK_IMPORTED_MODULE_4__, _config_expectations_js__WEBPACK_IMPORTED_MODULE_5__, _add_suite_js__WEBPACK_IMPORTED_MODULE_11__]);
([_config_config_file_js__WEBPACK_IMPORTED_MODULE_4__, _config_expectations_js__WEBPACK_IMPORTED_MODULE_5__, _add_suite_js__WEBPACK_IMPORTED_MODULE_11__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);














function nextCommand(words, { runs, expectations, policy, suite, format, caseField }, flags = []) {
    const options = [
        ...runs.map((pattern) => ["--runs", pattern]),
        ...expectations.map((file) => ["--expectations", file]),
        ["--policy", policy === _config_policy_js__WEBPACK_IMPORTED_MODULE_6__/* .CONFIG_FILE */ .g2 ? undefined : policy],
        ["--suite", suite],
        ["--format", format],
        ["--case-field", caseField],
    ];
    const named = options.flatMap(([name, value]) => (value === undefined ? [] : [name, value]));
    return [...words, ...named, ...flags].map(_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shellWord */ .r7).join(" ");
}
function proposeFiles(runs, names, kept, { suite, areSnapshots, inputs, } = {}) {
    const rules = kept === undefined ? (0,_propose_js__WEBPACK_IMPORTED_MODULE_12__/* .proposeToolRules */ ._)(runs) : [];
    const policy = kept?.policy ?? readBack(names.policy, (0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_13__/* .policyText */ .MJ)(rules, null, { suite }));
    const proposal = (0,_propose_js__WEBPACK_IMPORTED_MODULE_12__/* .propose */ .B)(runs, policy, inputs);
    const expectations = (0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_13__/* .expectationsText */ .Xp)(proposal, names.policy);
    const loaded = (0,_config_expectations_js__WEBPACK_IMPORTED_MODULE_5__.loadExpectations)([{ file: names.expectations, text: expectations }], policy.defaults, policy.rules);
    refuse(loaded.problems, names.expectations, expectations);
    const preview = previewGate(runs, loaded.expectations, policy);
    return {
        expectations,
        policy: kept === undefined
            ? (0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_13__/* .policyText */ .MJ)(rules, preview.passRate, { suite, ...(areSnapshots ? { areSnapshots } : {}) })
            : suite && (0,_add_suite_js__WEBPACK_IMPORTED_MODULE_11__/* .addSuite */ .w)(names.policy, kept.text, suite),
        cases: proposal.cases.length,
        leftOut: proposal.ownWord.length + proposal.tooLong.length,
        withInput: proposal.cases.filter(({ input }) => input !== undefined).length,
        decided: decidedBy(rules, proposal.cases),
        preview,
    };
}
function readBack(file, text) {
    const { policy, problems } = (0,_config_config_file_js__WEBPACK_IMPORTED_MODULE_4__.loadConfigFile)(file, text);
    refuse(problems, file, text);
    return policy ?? _config_policy_js__WEBPACK_IMPORTED_MODULE_6__/* .defaultPolicy */ .G4;
}
function refuse(problems, file, text) {
    const tooLarge = Buffer.byteLength(text) > _base_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .Fy.configurationBytes;
    const found = tooLarge ? [tooMuch(file, `${Buffer.byteLength(text)} bytes`)] : problems;
    if (found.length > 0)
        throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1(found);
}
function tooMuch(file, size) {
    const message = `would have ${size}, more than the ${_base_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .Fy.configurationBytes} that are read: name fewer recordings with --runs`;
    return { severity: "error", file, message };
}
function previewGate(runs, expectations, policy) {
    const suite = new _gate_suite_js__WEBPACK_IMPORTED_MODULE_10__/* .Suite */ .l7({ expectations, policy });
    const setsFirst = runs.toSorted((a, b) => Number(b.expectsOnly ?? 0) - Number(a.expectsOnly ?? 0));
    for (const run of setsFirst)
        suite.add(run);
    const gathered = suite.finish();
    const problems = [...gathered.problems, ...(0,_gate_coverage_js__WEBPACK_IMPORTED_MODULE_7__/* .coverageProblems */ .DM)((0,_gate_coverage_js__WEBPACK_IMPORTED_MODULE_7__/* .shardResultOf */ .B1)(gathered, policy), expectations)];
    return {
        passRate: (0,_base_statistics_js__WEBPACK_IMPORTED_MODULE_2__/* .mean */ .i2)(gathered.cases.flatMap((one) => passRateOf(one, policy) ?? [])),
        errors: problems.filter(({ severity }) => severity === "error"),
    };
}
function passRateOf({ trials }, policy) {
    const judged = trials.map((one) => ({ ...one, pass: (0,_gate_score_js__WEBPACK_IMPORTED_MODULE_9__/* .passes */ .WE)(one, policy) }));
    return (0,_gate_measure_js__WEBPACK_IMPORTED_MODULE_8__/* .casePassRate */ .Ae)({ trials: judged });
}
function decidedBy(rules, cases) {
    const volatile = new Map();
    for (const { calls } of cases) {
        const inCase = calls.flatMap(({ name, volatile: key }) => (key === undefined ? [] : `${name} ${key}`));
        for (const one of new Set(inCase))
            volatile.set(one, (volatile.get(one) ?? 0) + 1);
    }
    return {
        readOnly: rules.flatMap(({ rule, tools }) => ("readOnly" in rule && rule.readOnly ? tools : [])),
        ignored: rules.flatMap(({ rule, tools }) => ("ignore" in rule ? tools : [])),
        volatile,
    };
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 7380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ propose),
/* harmony export */   _: () => (/* binding */ proposeToolRules)
/* harmony export */ });
/* harmony import */ var _base_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6120);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(768);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8806);
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4726);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1497);
/* harmony import */ var _gate_score_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8125);
/* harmony import */ var _gate_suite_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(118);
/* harmony import */ var _recordings_redact_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3080);
/* harmony import */ var _scorers_counted_calls_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9790);
/* harmony import */ var _scorers_expectation_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7316);
/* harmony import */ var _scorers_options_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4379);
/* harmony import */ var _scorers_tools_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4001);












function propose(runs, policy, inputs = new Map()) {
    const options = (0,_scorers_options_js__WEBPACK_IMPORTED_MODULE_10__/* .resolveOptions */ .$i)(policy.defaults);
    const tools = (0,_scorers_tools_js__WEBPACK_IMPORTED_MODULE_11__/* .toolBook */ .MG)(policy.tools);
    const redact = (0,_recordings_redact_js__WEBPACK_IMPORTED_MODULE_7__/* .redactRules */ .zw)(policy.redact);
    const proposal = { cases: [], ownWord: [], tooLong: [] };
    const known = runs.filter(({ textsOnly }) => !textsOnly);
    const byId = [...(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$z)(known, ({ caseId }) => caseId)];
    for (const [id, recorded] of byId.sort(([a], [b]) => (0,_gate_suite_js__WEBPACK_IMPORTED_MODULE_6__/* .compareNames */ .MP)(a, b))) {
        if (speaksForItself(recorded)) {
            proposal.ownWord.push(id);
            continue;
        }
        const trials = distinctRuns(recorded).map((one) => trialCalls(one, options, tools));
        const proposed = proposeCase(id, trials, redact);
        if (proposed.calls.length > _base_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.references)
            proposal.tooLong.push(id);
        else
            proposal.cases.push({ ...proposed, input: inputs.get(id) });
    }
    return proposal;
}
function speaksForItself(recorded) {
    return (recorded.some(({ expectsOnly }) => expectsOnly) ||
        recorded.every(({ referenceToolCalls }) => referenceToolCalls !== undefined));
}
function distinctRuns(recorded) {
    const seen = new Set();
    return recorded.filter(({ caseId, tags, hash }) => {
        if (hash === undefined)
            return true;
        const key = JSON.stringify([(0,_gate_score_js__WEBPACK_IMPORTED_MODULE_5__/* .caseKey */ .u2)(caseId, tags), hash]);
        const isNew = !seen.has(key);
        seen.add(key);
        return isNew;
    });
}
function proposeToolRules(runs) {
    const hints = hintsOf(runs);
    const names = [...hints.keys()].sort();
    const scratchpads = names.filter((name) => (0,_scorers_tools_js__WEBPACK_IMPORTED_MODULE_11__/* .looksLikeScratchpad */ .Vb)(name));
    const reading = names.filter((name) => !(0,_scorers_tools_js__WEBPACK_IMPORTED_MODULE_11__/* .looksLikeScratchpad */ .Vb)(name) && isReadOnly(name, hints));
    const disputed = names.filter((name) => hints.get(name)?.size === 2);
    return [
        ...readOnlyRules(reading, names, hints),
        ...disputed.map((name) => ruleFor(name, { readOnly: false }, "conflict")),
        ...scratchpads.map((name) => ruleFor(name, { ignore: true }, "name")),
    ];
}
function hintsOf(runs) {
    const hints = new Map();
    const of = (name) => {
        const known = hints.get(name) ?? new Set();
        hints.set(name, known);
        return known;
    };
    for (const { toolCalls, tools, referenceToolCalls = [] } of runs) {
        for (const { name } of [...toolCalls, ...referenceToolCalls])
            of(name);
        for (const { name, readOnly } of tools) {
            if (readOnly === undefined)
                of(name);
            else
                of(name).add(readOnly);
        }
    }
    return hints;
}
function isReadOnly(name, hints) {
    const said = hints.get(name) ?? new Set();
    return said.size === 0 ? (0,_scorers_tools_js__WEBPACK_IMPORTED_MODULE_11__/* .looksReadOnly */ .Dx)(name) : !said.has(false);
}
function readOnlyRules(reading, all, hints) {
    const isReading = new Set(reading);
    const reasonOf = (name) => (hints.get(name)?.has(true) ? "hint" : "name");
    const families = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$z)(reading, (name) => (0,_scorers_tools_js__WEBPACK_IMPORTED_MODULE_11__/* .readingGlob */ .TZ)(name) ?? (0,_base_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeGlob */ .yk)(name));
    return [...families].flatMap(([glob, family]) => {
        const caught = all.filter((0,_scorers_tools_js__WEBPACK_IMPORTED_MODULE_11__/* .nameMatcher */ .MH)(glob));
        if (family.length < 2 || !caught.every((name) => isReading.has(name)))
            return family.map((name) => ruleFor(name, { readOnly: true }, reasonOf(name)));
        const reason = family.every((name) => reasonOf(name) === "hint") ? "hint" : "name";
        return [{ rule: { match: glob, readOnly: true }, tools: family, reason }];
    });
}
function ruleFor(name, traits, reason) {
    return { rule: { match: (0,_base_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeGlob */ .yk)(name), ...traits }, tools: [name], reason };
}
function proposeCase(id, trials, redact) {
    const sound = trials.filter(({ calls }) => !calls.some(({ malformed }) => malformed));
    const alike = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .largest */ .nQ)((0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$z)(sound.length > 0 ? sound : trials, shapeOf).values());
    const volatile = volatileArguments(alike);
    const agreeing = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .largest */ .nQ)((0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$z)(alike, (trial) => callsText(trial, volatile)).values());
    const [chosen] = agreeing;
    if (chosen === undefined)
        throw new Error(`case "${id}" has no trial`);
    return {
        id,
        lookups: chosen.lookups,
        calls: chosen.calls.map((call, at) => proposeCall(call, volatile.get(at), chosen, redact)),
        notes: [
            ...(agreeing.length < trials.length ? [disagreement(chosen, agreeing.length, trials.length)] : []),
            ...otherWay(id, sound, chosen),
            ...(chosen.lookups ? ["The agent only looked things up, so here lookups count."] : []),
            ...(chosen.nothingLeft ? ["Its calls failed or went to scratchpads, so none is listed."] : []),
        ],
    };
}
function disagreement({ place }, agreeing, all) {
    const name = (0,_base_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .placeName */ .fW)(place);
    return agreeing === 1
        ? `The runs differ: of ${all} only ${name} made these calls.`
        : `The runs differ: ${agreeing} of ${all} made these calls, ${name} among them.`;
}
const PLAIN_ID = /^[\w./-]+$/;
function otherWay(id, sound, chosen) {
    const expected = toolNames(chosen);
    const other = sound.find((one) => one.hasEnded && one.calls.length > 0 && toolNames(one) !== expected);
    if (other === undefined || !chosen.hasEnded || !PLAIN_ID.test(id) || id.startsWith("-"))
        return [];
    const trial = other.trial !== undefined && PLAIN_ID.test(other.trial) ? other.trial : "NAME";
    return [
        `${(0,_base_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .placeName */ .fW)(other.place)} called other tools. If that is right too, run: rungate accept ${id} --trial ${trial} --variant`,
    ];
}
function toolNames({ calls }) {
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)(calls.map(({ name }) => name).sort());
}
function shapeOf({ calls, lookups }) {
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)([
        lookups,
        ...calls.map((call) => {
            const stated = statedArguments(call);
            return [call.name, call.malformed, stated === undefined ? null : Object.keys(stated).sort()];
        }),
    ]);
}
function callsText({ calls }, volatile) {
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)(calls.map((call, at) => {
        const args = Object.entries(statedArguments(call) ?? {});
        return Object.fromEntries(args.filter(([key]) => key !== volatile.get(at)?.key));
    }));
}
function proposeCall(call, volatile, { place }, redact) {
    const stated = statedArguments(call);
    if (stated === undefined) {
        return { name: call.name, arguments: undefined, notes: [whyNotStated(call, place)] };
    }
    const write = (0,_scorers_expectation_js__WEBPACK_IMPORTED_MODULE_9__/* .valueWriter */ .TJ)(call.name, redact);
    const isHidden = volatile?.values.some((value) => isAny(write(value, [volatile.key])));
    const values = volatile && !isHidden ? listedValues(volatile) : undefined;
    const matcher = values === undefined ? { $any: true } : { $oneOf: values };
    const entries = Object.entries(stated).map(([key, value]) => [
        (0,_scorers_expectation_js__WEBPACK_IMPORTED_MODULE_9__/* .writtenKey */ .R7)(key),
        key === volatile?.key ? matcher : write(value, [key]),
    ]);
    const advice = values === undefined ? "any value will do" : "any of these will do";
    return {
        name: call.name,
        arguments: Object.fromEntries(entries),
        ...(volatile === undefined ? {} : { volatile: volatile.key }),
        notes: volatile === undefined
            ? []
            : [`The runs differ in "${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(volatile.key, _base_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.shownString)}": ${advice}.`],
    };
}
function isAny(value) {
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value) && value.$any === true;
}
const ENOUGH_TRIALS = 3;
const LISTED_VALUES = 4;
const SHORT_VALUE = 16;
function volatileArguments(trials) {
    const found = new Map();
    for (const [at, call] of (trials[0]?.calls ?? []).entries()) {
        const volatile = Object.keys(statedArguments(call) ?? {}).flatMap((key) => {
            const values = trials.map((trial) => argumentOf(trial, at, key));
            return hasMajority(values) ? [] : [{ key, values: distinct(values) }];
        });
        const [only, another] = volatile;
        if (only === undefined || another !== undefined)
            continue;
        if (trials.length >= ENOUGH_TRIALS || listedValues(only) === undefined)
            found.set(at, only);
    }
    return found;
}
function listedValues({ values }) {
    const areShort = values.every((value) => (typeof value !== "object" || value === null) && (0,_base_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)(value).length <= SHORT_VALUE + 2);
    return areShort && values.length <= LISTED_VALUES ? values : undefined;
}
function argumentOf({ calls }, at, key) {
    const args = calls[at]?.arguments;
    return ((0,_base_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(args) ? (0,_base_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(args, key) : undefined) ?? null;
}
function hasMajority(values) {
    const counts = new Map();
    for (const value of values) {
        const text = (0,_base_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)(value);
        counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    return [...counts.values()].some((count) => count * 2 > values.length);
}
function distinct(values) {
    return [...new Map(values.map((value) => [(0,_base_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)(value), value])).values()];
}
function trialCalls(run, { f1 }, tools) {
    const counted = (0,_scorers_counted_calls_js__WEBPACK_IMPORTED_MODULE_8__/* .countedCalls */ .eb)(run, { calls: f1.calls, failedCalls: "ignore" }, tools);
    const calls = counted.length > 0 ? counted : (0,_scorers_counted_calls_js__WEBPACK_IMPORTED_MODULE_8__/* .countedCalls */ .eb)(run, { calls: "all", failedCalls: "ignore" }, tools);
    return {
        place: run.place,
        trial: run.trial,
        hasEnded: run.limit === undefined &&
            ![...(run.scores?.values() ?? [])].some((score) => score === 0 || score === false),
        calls,
        lookups: counted.length < calls.length,
        nothingLeft: calls.length === 0 && run.toolCalls.length > 0,
    };
}
function statedArguments({ arguments: args, malformed }) {
    if (malformed || !(0,_base_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(args))
        return undefined;
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_1__/* .depthOf */ .d1)(args, _base_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.proposedNesting) <= _base_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.proposedNesting ? args : undefined;
}
function whyNotStated({ arguments: args, malformed }, place) {
    const where = `in ${(0,_base_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .placeName */ .fW)(place)}`;
    if (malformed)
        return `Its arguments ${where} are not JSON: write down what they must be.`;
    if (!(0,_base_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(args))
        return `Its arguments ${where} are not an object, so any are accepted.`;
    return `Its arguments ${where} nest deeper than ${_base_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.proposedNesting} levels, so any are accepted.`;
}


/***/ }),

/***/ 852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vu: () => (/* binding */ ANY_KEY),
/* harmony export */   ZT: () => (/* binding */ isMadeByRecorder),
/* harmony export */   bE: () => (/* binding */ withPackage),
/* harmony export */   fk: () => (/* binding */ isRecorder),
/* harmony export */   is: () => (/* binding */ recorderText),
/* harmony export */   qm: () => (/* binding */ keysFor),
/* harmony export */   xs: () => (/* binding */ commandToReplace)
/* harmony export */ });
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(768);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1497);
/* harmony import */ var _recordings_pattern_folders_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9259);



function isMadeByRecorder(document) {
    const recorder = (0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(document) ? (document.recorder ?? null) : null;
    const by = (0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(recorder) ? recorder.by : undefined;
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(by) && /^rungate\b/.test(by);
}
function isRecorder(command) {
    return /\brungate(?:\/dist\/index\.js)?["']?\s+record(?!\w)/.test(command);
}
const PACKAGE = "https://github.com/rungate/rungate/releases/latest/download/rungate.tgz";
const DEFAULT_FOLDER = "evals/runs";
function recorderText({ runs, cases, install }) {
    const program = install === undefined ? `npx --yes --package ${PACKAGE} rungate` : "npx rungate";
    const folder = (0,_recordings_pattern_folders_js__WEBPACK_IMPORTED_MODULE_2__/* .commonFolder */ .M)(runs).join("/");
    return [
        `${program} record`,
        ...(cases === undefined ? [] : [`--cases ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shellWord */ .r7)(cases)}`]),
        ...(folder === DEFAULT_FOLDER || folder === "" ? [] : [`--out ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shellWord */ .r7)(folder)}`]),
        "--",
    ].join(" ");
}
function withPackage(command) {
    return command.replace(/^npx (?:(?:-y|--yes) )?rungate(?= )/, `npx --yes --package ${PACKAGE} rungate`);
}
function commandToReplace({ cases, install }) {
    if (cases === undefined)
        return install === undefined ? "python -m evals" : "npm run evals";
    return install === undefined ? "python agent.py" : "node agent.mjs";
}
function keysFor(formats) {
    const keys = new Set(formats.flatMap((format) => KEYS[format] ?? []));
    return keys.size === 0 ? [ANY_KEY] : [...keys].sort();
}
const ANY_KEY = "MODEL_API_KEY";
const KEYS = {
    "openai-chat": "OPENAI_API_KEY",
    "openai-responses": "OPENAI_API_KEY",
    anthropic: "ANTHROPIC_API_KEY",
    "gemini-adk": "GEMINI_API_KEY",
};


/***/ }),

/***/ 8243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C7: () => (/* binding */ suiteLines),
/* harmony export */   MJ: () => (/* binding */ policyText),
/* harmony export */   Xp: () => (/* binding */ expectationsText),
/* harmony export */   pS: () => (/* binding */ yamlText)
/* harmony export */ });
/* unused harmony export schemaLine */
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8815);
/* harmony import */ var _base_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3033);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(768);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8806);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1497);
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8389);






const HEADER = [
    schemaLine("policy"),
    "What rungate gates and what it requires, written by `rungate init`. Every key is optional.",
];
const TEMPLATE = `# A run passes when each of its scores reaches its mark.
# code: the right tools in the right order. f1: the right calls with the right arguments.
passMarks: { code: 1, f1: 0.9 }

gate:
  # The gate fails below a floor, whatever the base branch did. passRate is the mean over all cases of the share of
  # runs that pass.
  floors: {}
  # How far the pass rate can fall below the base branch. A larger drop fails the gate unless it can be noise.
  regression: { mode: auto, maxDrop: 0.02 }

# What the tools do. The last match wins. Most lines are guesses from names: check that no readOnly tool changes
# anything. A tool without a line counts as one that changes something.
tools: []

# f1 compares the calls that change something. Lookups and failed attempts cost nothing.
defaults:
  f1: { calls: state-changing, failedCalls: ignore }
  code: { failedCalls: ignore }
`;
const STRICT = ` Your recordings are committed, so a case that always passed and now always fails is a regression.
 Use mode: auto if a workflow records the agent again for each pull request.`;
const FLOOR = 0.7;
const FLOOR_STEPS = 20;
function policyText(rules, passRate, { suite, areSnapshots = false } = {}) {
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(TEMPLATE);
    document.commentBefore = comment(...HEADER);
    if (suite !== undefined)
        nameSuite(document, suite);
    if (areSnapshots)
        compareStrictly(document);
    document.set("tools", toolsNode(rules));
    document.setIn(["gate", "floors"], floorsNode(passRate));
    return yamlText(document);
}
function nameSuite(document, suite) {
    const { items } = document.contents;
    const [first] = items;
    if (first !== undefined)
        first.key.spaceBefore = true;
    const said = suitePairs(suite);
    const [top] = said;
    if (top !== undefined) {
        top.key.commentBefore = comment("The recordings, and what is expected of them. Paths are relative to the repository.");
    }
    items.unshift(...said);
}
function suiteLines(suite, isNamed = suite.name !== _config_policy_js__WEBPACK_IMPORTED_MODULE_5__/* .DEFAULT_SUITE */ .TR) {
    const map = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .YAMLMap */ .CA();
    map.items.push(...suitePairs(suite, isNamed));
    return yamlText(new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Document */ .yo(map, { schema: "core" }))
        .trimEnd()
        .split("\n");
}
function suitePairs({ name, runs, expectations, format, caseField, record }, isNamed = name !== _config_policy_js__WEBPACK_IMPORTED_MODULE_5__/* .DEFAULT_SUITE */ .TR) {
    const oneOrList = (list) => list.length === 1 ? nodeOf(list[0] ?? "") : sequence(list.map(nodeOf));
    const said = [
        ["runs", oneOrList(runs)],
        ["expectations", expectations.length === 0 ? undefined : oneOrList(expectations)],
        ["format", format === undefined ? undefined : nodeOf(format)],
        ["caseField", caseField === undefined ? undefined : nodeOf(caseField)],
        ["record", record === undefined ? undefined : nodeOf(record)],
    ];
    const entries = said.flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]));
    const pairs = isNamed ? [["suites", mapping([[name, mapping(entries)]])]] : entries;
    return pairs.map(([key, value]) => new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Pair */ .Rm(keyNode(key), value));
}
function compareStrictly(document) {
    document.setIn(["gate", "regression", "mode"], "strict");
    const gate = document.get("gate");
    const regression = gate.items.find(({ key }) => key.value === "regression");
    if (regression !== undefined)
        regression.key.commentBefore += `\n${STRICT}`;
}
function toolsNode(rules) {
    const list = sequence(rules.map(ruleNode));
    if (rules.length === 0)
        list.comment = comment('such as { match: "get_*", readOnly: true }');
    return list;
}
function ruleNode({ rule, tools, reason }) {
    const node = nodeOf(rule);
    node.comment = comment(remark());
    return node;
    function remark() {
        if ("ignore" in rule)
            return "a scratchpad, judging by its name: never counted";
        if (reason === "conflict")
            return "recordings disagree whether it only reads";
        const names = tools.length === 1
            ? ""
            : (0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .listed */ .KE)(tools.map((name) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(name, _base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.shownString)), 4);
        const source = reason === "hint" ? "the recordings say that it only reads" : "";
        return [names, source].filter((part) => part !== "").join(": ");
    }
}
function floorsNode(passRate) {
    const floor = Math.min(FLOOR, Math.floor((passRate ?? 0) * FLOOR_STEPS) / FLOOR_STEPS);
    const node = nodeOf(floor > 0 ? { passRate: floor } : {});
    node.comment = comment(passRate === null ? "such as { passRate: 0.7 }" : `the recorded runs reach ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .percent */ .KN)(passRate)}`);
    return node;
}
const INTRODUCTION = [
    "What the agent is expected to call. `rungate init` proposed it from recorded runs.",
    "A recording shows what the agent did, not what is right. Read each case before you rely on it.",
    "",
    "A case is one task of the agent. Every recorded run of it is compared with the calls listed here.",
];
const LESSON = [
    "",
    "An argument must have exactly this value. If more than one value is right, write a matcher:",
    "  { $oneOf: [Lisbon, LIS] }     one of these values",
    "  { $any: true }                any value, but the argument must be there",
    "What else you can write in a case:",
    "  expectedTool: get_weather     this tool must be called; instead of referenceToolCalls",
    '  forbiddenTools: ["delete_*"]  a run that calls one of these fails',
    '  mustSay: ["1628"]             the agent must tell the user this, or the run fails',
    "  required: true                one failing run of the case fails the gate",
];
const SHOWN_CASES = 20;
function expectationsText({ cases, ownWord, tooLong }, policy) {
    const head = [
        schemaLine("expectations"),
        ...INTRODUCTION,
        `Failed calls are not listed, and neither are calls that ${policy} leaves out.`,
        ...LESSON,
        ...leftOut("because their recordings say what is expected", ownWord),
        ...leftOut("because they make more calls than a case can list", tooLong),
    ];
    const nodes = cases.map(caseNode);
    for (const node of nodes.slice(1))
        node.spaceBefore = true;
    const document = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Document */ .yo(mapping([["cases", sequence(nodes)]]), { schema: "core" });
    document.commentBefore = comment(...head);
    return yamlText(document);
}
function leftOut(reason, ids) {
    if (ids.length === 0)
        return [];
    const shown = ids.map((id) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(id, _base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.shownString));
    return ["", `Not listed ${reason}: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .listed */ .KE)(shown, SHOWN_CASES)}.`];
}
function caseNode({ id, input, lookups, calls, notes }) {
    const references = sequence(calls.map(callNode));
    if (calls.length === 0)
        references.comment = comment("must call nothing");
    const node = mapping([
        ["id", nodeOf(id)],
        ...(input === undefined ? [] : [["input", nodeOf(input)]]),
        ...(lookups ? [["f1", nodeOf({ calls: "all" })]] : []),
        ["referenceToolCalls", references],
    ]);
    return withNotes(node, notes);
}
function callNode({ name, arguments: args, notes }) {
    const node = mapping([
        ["name", nodeOf(name)],
        ...(args === undefined ? [] : [["arguments", nodeOf(args)]]),
    ]);
    return withNotes(node, notes);
}
function withNotes(node, notes) {
    if (notes.length > 0)
        node.commentBefore = comment(...notes);
    return node;
}
const ONE_LINE = 88;
const INVISIBLE = /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
const FORM = {
    lineWidth: 0,
    singleQuote: false,
    doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER,
};
function nodeOf(value) {
    if (Array.isArray(value))
        return sequence(value.map(nodeOf), isShort(value));
    if (!(0,_base_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value))
        return scalar(value);
    return mapping(Object.entries(value).map(([key, item]) => [key, nodeOf(item)]), isShort(value));
}
function mapping(entries, oneLine = false) {
    const node = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .YAMLMap */ .CA();
    node.flow = oneLine;
    for (const [key, value] of entries)
        node.items.push(new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Pair */ .Rm(keyNode(key), value));
    return node;
}
function sequence(items, oneLine = items.length === 0) {
    const node = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .YAMLSeq */ .Rw();
    node.flow = oneLine;
    node.items = [...items];
    return node;
}
function comment(...lines) {
    return lines.map((line) => (line === "" ? "" : ` ${(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)(line)}`)).join("\n");
}
function yamlText(document) {
    return document.toString(FORM).replace(INVISIBLE, _base_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .yamlEscape */ .Lf);
}
function scalar(value) {
    const node = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Scalar */ .X5(typeof value === "number" ? exact(value) : value);
    if (typeof value === "string" && value.search(INVISIBLE) >= 0)
        node.type = yaml__WEBPACK_IMPORTED_MODULE_0__/* .Scalar */ .X5.QUOTE_DOUBLE;
    return node;
}
function exact(value) {
    return Number.isInteger(value) && !Number.isSafeInteger(value) ? BigInt(value) : value;
}
function keyNode(key) {
    const node = scalar(key);
    if (key === "<<")
        node.type = yaml__WEBPACK_IMPORTED_MODULE_0__/* .Scalar */ .X5.QUOTE_DOUBLE;
    return node;
}
function isShort(value) {
    return charactersLeft(value, ONE_LINE) >= 0;
}
function charactersLeft(value, of) {
    if (typeof value === "string")
        return of - value.length - 2;
    if (typeof value !== "object" || value === null)
        return of - String(value).length;
    const isList = Array.isArray(value);
    let left = of - 1;
    for (const [key, item] of Object.entries(value)) {
        if (left < 0)
            break;
        left = charactersLeft(item, left - (isList ? 1 : key.length + 4));
    }
    return left;
}
function schemaLine(schema) {
    return `yaml-language-server: $schema=https://raw.githubusercontent.com/rungate/rungate/main/schemas/${schema}.schema.json`;
}


/***/ })

};

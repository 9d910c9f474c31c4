export const id = 550;
export const ids = [550];
export const modules = {

/***/ 16869:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ findRuns),
  D: () => (/* binding */ readRecordings)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/escape.js
var core_escape = __webpack_require__(68587);
// EXTERNAL MODULE: ./build/core/expression.js
var expression = __webpack_require__(68406);
// EXTERNAL MODULE: ./build/core/interruptible.js
var interruptible = __webpack_require__(49981);
// EXTERNAL MODULE: ./build/core/invocation.js
var invocation = __webpack_require__(39186);
// EXTERNAL MODULE: ./build/core/problems.js
var core_problems = __webpack_require__(51400);
// EXTERNAL MODULE: ./build/core/text.js
var core_text = __webpack_require__(26067);
// EXTERNAL MODULE: ./build/recordings/files/allowance.js
var files_allowance = __webpack_require__(89687);
// EXTERNAL MODULE: ./build/recordings/files/find.js
var find = __webpack_require__(16102);
// EXTERNAL MODULE: ./build/recordings/files/load.js + 3 modules
var load = __webpack_require__(54671);
// EXTERNAL MODULE: ./build/recordings/files/path-pattern.js + 1 modules
var path_pattern = __webpack_require__(34173);
// EXTERNAL MODULE: ./build/recordings/run.js
var recordings_run = __webpack_require__(56844);
// EXTERNAL MODULE: ./build/recordings/stored-scores.js
var stored_scores = __webpack_require__(32356);
// EXTERNAL MODULE: ./build/recordings/turns.js
var turns = __webpack_require__(64133);
// EXTERNAL MODULE: ./build/setup/find-recordings.js
var find_recordings = __webpack_require__(96736);
// EXTERNAL MODULE: ./build/setup/init-text.js
var init_text = __webpack_require__(6852);
// EXTERNAL MODULE: ./build/setup/record-step.js
var record_step = __webpack_require__(90852);
// EXTERNAL MODULE: ./build/cli/job-options.js
var job_options = __webpack_require__(82057);
// EXTERNAL MODULE: ./build/cli/print.js
var print = __webpack_require__(18366);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/core/files.js
var files = __webpack_require__(21645);
// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(28314);
// EXTERNAL MODULE: ./build/core/limits.js
var limits = __webpack_require__(40332);
// EXTERNAL MODULE: ./build/recordings/detect.js
var detect = __webpack_require__(35546);
// EXTERNAL MODULE: ./build/recordings/formats/index.js + 77 modules
var formats = __webpack_require__(23601);
;// CONCATENATED MODULE: ./build/cli/search-recordings.js













function searchRecordings(root, how) {
    const files = new CandidateFiles(root);
    const allowance = new files_allowance/* Allowance */.b();
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
    const usual = files.projects().flatMap((project) => find_recordings/* USUAL_FOLDERS */.BH.map((place) => {
        const folder = project === "" ? place : `${project}/${place}`;
        return look(folder, project, files.below(folder));
    }));
    const isThere = usual.some((home) => home.files.length > 0);
    const elsewhere = isThere ? [] : [...(0,core_text/* groupBy */.$z)(files.below("."), (path) => (0,find_recordings/* homeOf */.lt)(files.nameOf(path)))];
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
        this.walk = new find/* Walk */.qO({
            boundary: root,
            entries: limits/* limits */.Fy.entriesSearched,
            excess: `more than ${limits/* limits */.Fy.entriesSearched} files and folders lie where recordings may be: name them with a pattern, such as --runs 'evals/runs/{case}.{trial}.json'`,
            avoided: find_recordings/* isAvoided */.bI,
            nameOf: (path) => this.nameOf(path),
            onSkipped: () => { },
            onUnreadable: () => { },
        });
    }
    nameOf(path) {
        return (0,external_node_path_.relative)(this.root, path).split(external_node_path_.sep).join("/") || ".";
    }
    projects() {
        const inFolder = (name) => this.paths([{ name }, { matches: (project) => !(0,find_recordings/* isAvoided */.bI)(project) }]);
        return ["", ...find_recordings/* PROJECTS */.jA.flatMap(inFolder).map((path) => this.nameOf(path))];
    }
    below(folder) {
        const steps = folder === "." ? [] : folder.split("/").map((name) => ({ name }));
        const found = this.paths([...steps, "anything below"]);
        return found.filter((path) => {
            const isNew = (0,find_recordings/* mayBeRecording */.K1)(path) && !this.given.has(path);
            if (isNew)
                this.given.add(path);
            return isNew;
        });
    }
    paths(steps) {
        return (0,interruptible/* atOnce */.zd)(this.walk.paths({ top: this.root, steps }));
    }
}
function spread(paths) {
    const most = limits/* limits */.Fy.filesLookedInto;
    if (paths.length <= most)
        return paths;
    return Array.from({ length: most }, (_, at) => paths[Math.floor((at * paths.length) / most)] ?? "");
}
function isFileInside(root, path) {
    try {
        return (0,external_node_fs_.statSync)(path).isFile() && !(0,files/* leadsOutside */.dr)(root, path);
    }
    catch {
        return false;
    }
}
const FAMILIAR = 3;
function glanceAt(file, how, allowance) {
    const stem = (0,find_recordings/* partsOf */.CI)(file.name, ".").stem;
    const runs = [];
    let first;
    let looked = 0;
    for (const run of (0,load/* loadRuns */.lR)(file, how, allowance)) {
        looked += 1;
        const seen = "error" in run ? run.partial : run;
        if (seen !== undefined)
            runs.push(foundRun(seen, stem));
        else if ("error" in run)
            first ??= run;
        if (looked === limits/* limits */.Fy.runsLookedAt)
            break;
    }
    if (runs.length > 0)
        return { runs };
    if (first === undefined)
        return {};
    return first.isClaimed ? { runs, doubt: warningOf(first) } : doubtOf(first);
}
function foundRun({ caseId, trial, input, document }, stem) {
    return {
        caseId: caseId === stem ? undefined : caseId,
        isOnlyId: caseId !== undefined && isItsId(caseId, document),
        trial,
        input: (0,core_text/* shorten */.ml)(input, limits/* limits */.Fy.shownString),
    };
}
function isItsId(caseId, document) {
    return (0,json/* isObject */.Gv)(document) && (0,json/* member */.Dc)(document, "id") === caseId;
}
function doubtOf(broken) {
    const { isBystander, unknown } = broken;
    const isStrange = unknown !== undefined && !(0,detect/* nearestFormats */.R7)(formats/* formats */.F, unknown).some(({ has }) => has.length >= FAMILIAR);
    return isBystander || isStrange ? {} : { doubt: warningOf(broken) };
}
function warningOf({ error, place }) {
    return { severity: "warning", ...place, message: error };
}

;// CONCATENATED MODULE: ./build/cli/find-runs.js




















const MOST_DOUBTS = 10;
async function findRuns(how) {
    await (0,expression/* loadRe2 */.o4)();
    const { homes, doubtful, looked } = searchRecordings(process.cwd(), how);
    const [first, ...rest] = homes;
    if (first === undefined) {
        (0,print/* printProblems */.Mr)(doubtful.slice(0, MOST_DOUBTS));
        (0,print/* printError */.yJ)((0,init_text/* nothingFoundText */.vV)(looked));
        return undefined;
    }
    const choice = (0,find_recordings/* chooseFolder */.KK)([first, ...rest]);
    if ("suites" in choice) {
        const suites = choice.suites.map((home) => ({ home, patterns: patternsOf(home) ?? [] }));
        (0,print/* printError */.yJ)((0,init_text/* suitesText */.N7)(suites, (0,invocation/* programName */.k)()));
        return undefined;
    }
    const { home, leftOut } = choice;
    const proposed = proposalFor(home, othersIn(home));
    if (proposed === undefined) {
        (0,print/* printError */.yJ)((0,core_escape/* terminal */.Fo) `error: ${(0,core_text/* counted */.hS)(home.files.length, "file")} of recordings lie in ${home.folder}, named in more ways than can be guessed. Nothing is written: name them with --runs, such as --runs '${(0,external_node_path_.join)(home.folder, "{case}.{trial}.json")}'`);
        return undefined;
    }
    const twice = (0,find_recordings/* sameTrial */.Pp)(proposed, capture);
    if (twice !== undefined) {
        (0,print/* printError */.yJ)((0,core_escape/* terminal */.Fo) `error: ${twice[0]} and ${twice[1]} are the same trial of one case, as they are named. Nothing is written: name those that are meant with --runs, or tell them apart by a capture, such as --runs '${(0,external_node_path_.join)(home.folder, "{variant}/{case}.{trial}.json")}'`);
        return undefined;
    }
    const patterns = proposed.map(({ pattern }) => pattern);
    printDoubts(home, patterns);
    const notes = leftOut.length === 0 ? [] : [(0,init_text/* leftOutText */.jG)(leftOut)];
    return { patterns, notes: [...namedOneByOne(home, patterns), ...notes] };
}
function patternsOf(home, others = othersIn(home)) {
    return proposalFor(home, others)?.map(({ pattern }) => pattern);
}
function proposalFor({ folder, files }, others) {
    return (0,find_recordings/* proposePatterns */.Yu)(files, { home: folder, others, capture });
}
function othersIn({ folder, others, doubtful }) {
    const isBrokenRecording = (name) => folder !== "." && doubtful.some(({ file }) => file === name);
    return others.filter((name) => !isBrokenRecording(name));
}
function namedOneByOne(home, patterns) {
    const names = new Set(home.files.map(({ name }) => (0,find_recordings/* globText */.E1)(name)));
    const others = othersIn(home);
    return (patternsOf(home, []) ?? [])
        .filter((pattern) => !names.has(pattern) && !patterns.includes(pattern))
        .flatMap((pattern) => {
        const matches = (file) => capture(pattern, file) !== undefined;
        const inTheWay = others.filter(matches);
        const single = home.files.some(({ name }) => matches(name) && patterns.includes((0,find_recordings/* globText */.E1)(name)));
        return single && inTheWay.length > 0 ? [(0,init_text/* namedOneByOneText */.IC)(inTheWay, pattern)] : [];
    });
}
function printDoubts({ folder, doubtful }, patterns) {
    const missed = doubtful.filter(({ file = "" }) => !patterns.some((pattern) => capture(pattern, file) !== undefined));
    if (folder !== ".")
        (0,print/* printProblems */.Mr)(missed.slice(0, MOST_DOUBTS));
}
const read = new Map();
function capture(pattern, file) {
    const place = (0,external_node_path_.join)(process.cwd(), pattern);
    const pathPattern = read.get(place) ?? (0,path_pattern/* readPattern */.ZS)(pattern, process.cwd(), true);
    read.set(place, pathPattern);
    return pathPattern.capture((0,external_node_path_.join)(process.cwd(), file));
}
async function readRecordings(options, redact) {
    const unusable = [];
    const how = (0,load/* loadOptions */.ZG)(options, unusable);
    if (unusable.length > 0)
        throw new core_problems/* ConfigurationError */.j1(unusable);
    await (0,expression/* loadRe2 */.o4)();
    const { files, problems } = (0,interruptible/* atOnce */.zd)((0,find/* findFiles */.lY)(options.runs, process.cwd(), false));
    const runs = [];
    const inputs = new Map();
    const scored = new stored_scores/* ScoredRuns */.nB();
    const formats = new Set();
    let isOurs = false;
    const allowance = new files_allowance/* Allowance */.b();
    const progress = await (0,job_options/* progressBar */.hr)();
    for (const [at, file] of files.entries()) {
        for (const loaded of (0,load/* loadRuns */.lR)(file, how, allowance)) {
            const run = (0,load/* ofCase */.W6)(loaded);
            problems.push(...problemsOf(run));
            if ("error" in run)
                continue;
            isOurs ||= (0,record_step/* isMadeByRecorder */.ZT)(run.document);
            const input = inputs.has(run.caseId) || run.expectsOnly ? undefined : (0,turns/* askedIn */.U)(run, redact);
            if (input !== undefined)
                inputs.set(run.caseId, input);
            formats.add(run.format);
            if (!scored.keeps(run))
                runs.push((0,recordings_run/* withoutTexts */.X1)(run));
        }
        progress(at + 1, files.length);
    }
    runs.push(...[...scored.joined()].map(recordings_run/* withoutTexts */.X1));
    const broken = (0,print/* printProblems */.Mr)(oncePerFile(problems));
    return { runs, inputs, files, formats: [...formats].sort(), isMadeByRecorder: isOurs, broken };
}
function problemsOf(run) {
    const isBroken = "error" in run;
    const warnings = (0,recordings_run/* warningsOf */.nZ)(isBroken ? { keys: run.keys } : run);
    return [
        ...warnings.map((message) => ({ severity: "warning", ...run.place, message })),
        ...(isBroken ? [{ severity: "error", ...run.place, message: run.error }] : []),
    ];
}
function oncePerFile(problems) {
    const groups = (0,core_text/* groupBy */.$z)(problems, ({ file, severity, message }) => JSON.stringify([file, severity, message]));
    return [...groups.values()].flatMap(([first, ...rest]) => {
        if (first === undefined || rest.length === 0)
            return first ?? [];
        return { ...first, message: `${first.message} (and ${rest.length} more of the file's runs)` };
    });
}


/***/ }),

/***/ 98861:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ attributesLine),
/* harmony export */   z: () => (/* binding */ addAttributes)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21645);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40332);
/* harmony import */ var _recordings_artifact_folders_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83899);
/* harmony import */ var _setup_git_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74106);
/* harmony import */ var _init_place_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42561);
/* harmony import */ var _init_workflow_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(72689);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(18366);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_init_place_js__WEBPACK_IMPORTED_MODULE_6__, _init_workflow_js__WEBPACK_IMPORTED_MODULE_7__]);
([_init_place_js__WEBPACK_IMPORTED_MODULE_6__, _init_workflow_js__WEBPACK_IMPORTED_MODULE_7__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);









const FILE = ".gitattributes";
function attributesLine(runs) {
    const folder = (0,_recordings_artifact_folders_js__WEBPACK_IMPORTED_MODULE_4__/* .commonFolder */ .M)(runs.map(_init_place_js__WEBPACK_IMPORTED_MODULE_6__/* .patternInRepository */ .uN)).join("/");
    return folder === "" || /[\s"\\]/.test(folder) ? undefined : `${folder}/** linguist-generated`;
}
function addAttributes(line) {
    const file = (0,_init_place_js__WEBPACK_IMPORTED_MODULE_6__/* .fromHere */ .XW)(FILE);
    if (!(0,_setup_git_js__WEBPACK_IMPORTED_MODULE_5__/* .isInRepository */ .cC)(process.cwd()))
        return undefined;
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,_init_place_js__WEBPACK_IMPORTED_MODULE_6__/* .topFolder */ .iq)(), FILE))) {
        (0,_init_workflow_js__WEBPACK_IMPORTED_MODULE_7__/* .writeNew */ .qf)(file, `${line}\n`);
        return file;
    }
    const bounds = { root: (0,_init_place_js__WEBPACK_IMPORTED_MODULE_6__/* .topFolder */ .iq)(), contained: true, mostBytes: _core_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.configurationBytes, remedy: "" };
    const text = (0,_core_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readTextFile */ .Gu)(FILE, bounds, [])?.text;
    if (text === undefined || text.split(/\r?\n/).includes(line))
        return undefined;
    const after = `${text}${text === "" || text.endsWith("\n") ? "" : "\n"}${line}\n`;
    return (0,_print_js__WEBPACK_IMPORTED_MODULE_8__/* .replaceFile */ .fR)(file, text, after) === undefined ? file : undefined;
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 46919:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   addInit: () => (/* binding */ addInit),
/* harmony export */   init: () => (/* binding */ init)
/* harmony export */ });
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98389);
/* harmony import */ var _core_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68587);
/* harmony import */ var _core_invocation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39186);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51400);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26067);
/* harmony import */ var _recordings_files_path_pattern_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34173);
/* harmony import */ var _setup_add_suite_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60816);
/* harmony import */ var _setup_find_recordings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(96736);
/* harmony import */ var _setup_init_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(82518);
/* harmony import */ var _setup_init_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6852);
/* harmony import */ var _find_runs_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(16869);
/* harmony import */ var _init_attributes_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(98861);
/* harmony import */ var _init_place_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(42561);
/* harmony import */ var _init_workflow_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(72689);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(32315);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(18366);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_setup_add_suite_js__WEBPACK_IMPORTED_MODULE_6__, _setup_init_js__WEBPACK_IMPORTED_MODULE_8__, _init_attributes_js__WEBPACK_IMPORTED_MODULE_11__, _init_place_js__WEBPACK_IMPORTED_MODULE_12__, _init_workflow_js__WEBPACK_IMPORTED_MODULE_13__]);
([_setup_add_suite_js__WEBPACK_IMPORTED_MODULE_6__, _setup_init_js__WEBPACK_IMPORTED_MODULE_8__, _init_attributes_js__WEBPACK_IMPORTED_MODULE_11__, _init_place_js__WEBPACK_IMPORTED_MODULE_12__, _init_workflow_js__WEBPACK_IMPORTED_MODULE_13__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);
















const DEFAULT_EXPECTATIONS = "evals/expectations.yml";
const DEFAULT_WORKFLOW = ".github/workflows/agent.yml";
const addInit = (command, exit) => {
    command
        .addOption((0,_options_js__WEBPACK_IMPORTED_MODULE_14__/* .list */ .p_)("--runs <pattern...>", "recordings: globs with captures such as runs/{case}.{trial}.json", "found in evals, runs, recordings and other usual folders"))
        .addOption((0,_options_js__WEBPACK_IMPORTED_MODULE_14__/* .filled */ .Bq)("--expectations <file>", "expectations to write").default(DEFAULT_EXPECTATIONS))
        .addOption((0,_options_js__WEBPACK_IMPORTED_MODULE_14__/* .filled */ .Bq)("--policy <file>", "file to write; if it exists, the suite is added to it").default(_config_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIG_FILE */ .g2))
        .addOption((0,_options_js__WEBPACK_IMPORTED_MODULE_14__/* .filled */ .Bq)("--workflow <file>", "workflow to write, unless one already calls rungate").default(DEFAULT_WORKFLOW))
        .addOption((0,_options_js__WEBPACK_IMPORTED_MODULE_14__/* .filled */ .Bq)("--record <command>", "command that records the agent (default: the recordings are committed)"))
        .option("--suite <name>", "name of the suite (default: the name of the folder or project, in a monorepo)")
        .option("--format <name>", "format of the recordings (default: detected from their content)")
        .option("--case-field <pointer>", "JSON pointer to the case id in a recording, such as /metadata/case")
        .option("--dry-run", "print all files without writing any")
        .action(async (options) => {
        exit(await init(options));
    });
};
async function init(typedOptions) {
    const options = (0,_init_place_js__WEBPACK_IMPORTED_MODULE_12__/* .atTheTop */ .g0)(typedOptions);
    const { kept, how } = (0,_init_workflow_js__WEBPACK_IMPORTED_MODULE_13__/* .checkInit */ .hY)(options);
    const found = options.runs.length > 0 ? { patterns: options.runs, notes: [] } : await (0,_find_runs_js__WEBPACK_IMPORTED_MODULE_10__/* .findRuns */ .s)(how);
    if (found === undefined)
        return 1;
    const suite = options.suite ?? (0,_init_place_js__WEBPACK_IMPORTED_MODULE_12__/* .suiteOfFolder */ .MS)(kept?.suites ?? []) ?? (0,_setup_find_recordings_js__WEBPACK_IMPORTED_MODULE_7__/* .suiteOf */ .Ee)(found.patterns);
    const suiteOptions = { ...options, runs: found.patterns, suite };
    const read = await (0,_find_runs_js__WEBPACK_IMPORTED_MODULE_10__/* .readRecordings */ .D)(suiteOptions, kept?.policy.redact ?? []);
    const { runs, files, formats, broken } = read;
    if (!runs.some(({ expectsOnly }) => !expectsOnly)) {
        (0,_print_js__WEBPACK_IMPORTED_MODULE_15__/* .printProblems */ .Mr)([withoutRuns(runs)]);
        return 1;
    }
    const casesFile = (0,_init_workflow_js__WEBPACK_IMPORTED_MODULE_13__/* .casesBeside */ .wp)(options.expectations, runs.map(({ caseId }) => caseId));
    const workflow = (0,_init_workflow_js__WEBPACK_IMPORTED_MODULE_13__/* .planWorkflow */ .t5)(suiteOptions, read, casesFile);
    const { outcome } = workflow;
    const areSnapshots = outcome.state === "written" && outcome.kind === "committed";
    const line = areSnapshots ? (0,_init_attributes_js__WEBPACK_IMPORTED_MODULE_11__/* .attributesLine */ .c)(found.patterns) : undefined;
    const suiteEntry = (0,_init_workflow_js__WEBPACK_IMPORTED_MODULE_13__/* .suiteConfig */ .tU)(suiteOptions);
    const inputs = new Map([...read.inputs, ...(casesFile?.inputs ?? [])]);
    const names = { expectations: options.expectations, policy: (0,_init_place_js__WEBPACK_IMPORTED_MODULE_12__/* .inRepository */ .yJ)(options.policy) };
    const proposed = (0,_setup_init_js__WEBPACK_IMPORTED_MODULE_8__/* .proposeFiles */ .Y)(runs, names, kept, { suite: suiteEntry, areSnapshots, inputs });
    const patterns = found.patterns.map((pattern) => exampleOf(pattern, files));
    const summary = [
        (0,_setup_init_text_js__WEBPACK_IMPORTED_MODULE_9__/* .foundText */ .iq)({ patterns, files: files.length, formats, runs }),
        ...found.notes,
        ...spaced((0,_setup_init_text_js__WEBPACK_IMPORTED_MODULE_9__/* .decidedText */ .uE)(proposed.decided)),
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) ``,
    ];
    if (options.dryRun) {
        (0,_print_js__WEBPACK_IMPORTED_MODULE_15__/* .printError */ .yJ)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .lines */ .Mn)(summary));
        printFiles(options, proposed, (0,_setup_add_suite_js__WEBPACK_IMPORTED_MODULE_6__/* .linesToAdd */ .C)(options.policy, kept?.text ?? "", suiteEntry), workflow);
        if (line !== undefined)
            printFile(`${(0,_init_place_js__WEBPACK_IMPORTED_MODULE_12__/* .fromHere */ .XW)(".gitattributes")}, to add`, `${line}\n`);
    }
    else {
        (0,_print_js__WEBPACK_IMPORTED_MODULE_15__/* .print */ .yy)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .lines */ .Mn)(summary));
        const written = writeFiles(options, proposed, kept?.text, workflow, casesFile, line);
        const toAdd = proposed.policy === undefined
            ? { file: options.policy, lines: (0,_setup_add_suite_js__WEBPACK_IMPORTED_MODULE_6__/* .linesToAdd */ .C)(options.policy, kept?.text ?? "", suiteEntry) }
            : undefined;
        (0,_print_js__WEBPACK_IMPORTED_MODULE_15__/* .print */ .yy)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .lines */ .Mn)([(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) ``, stepsAfter(options, workflow, { written, toAdd })]));
    }
    const contradictory = (0,_print_js__WEBPACK_IMPORTED_MODULE_15__/* .printProblems */ .Mr)(proposed.preview.errors);
    return broken || contradictory ? 1 : 0;
}
function stepsAfter({ policy }, { outcome, check, branch }, done) {
    const isFound = (0,_init_place_js__WEBPACK_IMPORTED_MODULE_12__/* .inRepository */ .yJ)(policy) === _config_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIG_FILE */ .g2;
    const gate = (0,_setup_init_js__WEBPACK_IMPORTED_MODULE_8__/* .nextCommand */ .h)(["gate"], { runs: [], expectations: [], policy: isFound ? undefined : policy });
    return (0,_setup_init_text_js__WEBPACK_IMPORTED_MODULE_9__/* .nextSteps */ .Zn)({ ...done, workflow: outcome, check, branch, program: (0,_core_invocation_js__WEBPACK_IMPORTED_MODULE_2__/* .programName */ .k)(), gate });
}
function withoutRuns({ length }) {
    return { severity: "error", message: length === 0 ? NO_RUN : NO_RECORDED_RUN };
}
const NO_RUN = "no run could be read, so rungate has nothing to propose and writes nothing";
const NO_RECORDED_RUN = "these files say what is expected, but none has a run of the agent, so rungate writes nothing. Record a run, and name it with --runs";
function spaced(text) {
    return text === undefined ? [] : [(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) ``, text];
}
function exampleOf(pattern, files) {
    const { capture } = (0,_recordings_files_path_pattern_js__WEBPACK_IMPORTED_MODULE_5__/* .readPattern */ .ZS)(pattern, process.cwd(), false);
    for (const { path, name } of files) {
        const captures = capture(path);
        if (captures !== undefined)
            return { pattern, example: { file: name, captures } };
    }
    return { pattern };
}
function printFiles({ expectations, policy, workflow }, files, suite, { text, outcome }) {
    printFile(expectations, files.expectations);
    if (files.policy === undefined)
        printFile(`${policy}, to add by hand`, `${suite.join("\n")}\n`);
    else
        printFile(policy, files.policy);
    if (text === undefined)
        (0,_print_js__WEBPACK_IMPORTED_MODULE_15__/* .printError */ .yJ)((0,_setup_init_text_js__WEBPACK_IMPORTED_MODULE_9__/* .workflowLine */ .kk)(outcome));
    else
        printFile(workflow, text);
    if (outcome.state === "called" && outcome.job !== undefined)
        printFile(`${outcome.file}, below jobs`, `${outcome.job.text}\n`);
}
function addTo(file, before, after) {
    const message = (0,_print_js__WEBPACK_IMPORTED_MODULE_15__/* .replaceFile */ .fR)(file, before, after);
    if (message !== undefined)
        throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigurationError */ .j1([{ severity: "error", file, message }]);
}
function printFile(file, text) {
    (0,_print_js__WEBPACK_IMPORTED_MODULE_15__/* .print */ .yy)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .lines */ .Mn)([(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `==> ${file} <==`, (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .manyLines */ .hw)(text), (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) ``]));
}
function copiedLine({ file, inputs }, ids, { expectations, record }) {
    const copied = ids.filter((id) => inputs.has(id)).length;
    if (copied < inputs.size)
        return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `copied ${copied} of ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(inputs.size, "input")} from ${file}: "rungate record" still needs that file for the others`;
    return record?.includes(file)
        ? (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `copied the inputs from ${file}: write --cases ${expectations} into your command, then you can delete ${file}`
        : (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `copied the inputs from ${file}, which is no longer needed: "rungate record --cases" finds them in ${expectations}`;
}
function writeFiles(options, files, policyText, workflow, casesFile, line) {
    const { expectations, policy, cases, leftOut, preview } = files;
    const written = [options.expectations];
    (0,_init_workflow_js__WEBPACK_IMPORTED_MODULE_13__/* .writeNew */ .qf)(options.expectations, expectations);
    const leftOutText = leftOut === 0 ? "" : `, ${leftOut} left out (its comments say why)`;
    const { passRate } = preview;
    const reached = passRate === null ? "no run can be assessed" : `the runs reach a pass rate of ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .percent */ .KN)(passRate)}`;
    (0,_print_js__WEBPACK_IMPORTED_MODULE_15__/* .print */ .yy)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `wrote ${options.expectations}: ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(cases, "case")}${leftOutText}; ${reached}`);
    if (casesFile !== undefined)
        (0,_print_js__WEBPACK_IMPORTED_MODULE_15__/* .print */ .yy)(copiedLine(casesFile, files.ids, options));
    if (policy === undefined) {
        (0,_print_js__WEBPACK_IMPORTED_MODULE_15__/* .print */ .yy)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `kept ${options.policy}: add the suite to it yourself, as shown below`);
    }
    else if (policyText === undefined) {
        (0,_init_workflow_js__WEBPACK_IMPORTED_MODULE_13__/* .writeNew */ .qf)(options.policy, policy);
        written.push(options.policy);
        (0,_print_js__WEBPACK_IMPORTED_MODULE_15__/* .print */ .yy)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `wrote ${options.policy}: the recordings, what the gate requires, what the tools do`);
    }
    else {
        addTo(options.policy, policyText, policy);
        written.push(options.policy);
        (0,_print_js__WEBPACK_IMPORTED_MODULE_15__/* .print */ .yy)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `added the suite to ${options.policy}`);
    }
    if (workflow.text !== undefined) {
        (0,_init_workflow_js__WEBPACK_IMPORTED_MODULE_13__/* .writeNew */ .qf)(options.workflow, workflow.text);
        written.push(options.workflow);
    }
    (0,_print_js__WEBPACK_IMPORTED_MODULE_15__/* .print */ .yy)((0,_setup_init_text_js__WEBPACK_IMPORTED_MODULE_9__/* .workflowLine */ .kk)(workflow.outcome));
    const attributes = line === undefined ? undefined : (0,_init_attributes_js__WEBPACK_IMPORTED_MODULE_11__/* .addAttributes */ .z)(line);
    if (attributes === undefined)
        return written;
    (0,_print_js__WEBPACK_IMPORTED_MODULE_15__/* .print */ .yy)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `wrote ${attributes}: GitHub folds the recordings in pull requests`);
    return [...written, attributes];
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 7668:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ae: () => (/* binding */ casePassRate),
/* harmony export */   Bn: () => (/* binding */ suiteScore),
/* harmony export */   Bu: () => (/* binding */ passPower),
/* harmony export */   RK: () => (/* binding */ outcomesOf),
/* harmony export */   lq: () => (/* binding */ caseScore)
/* harmony export */ });
/* harmony import */ var _core_statistics_summary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20544);
/* harmony import */ var _scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24714);


function caseScore({ trials }, scorer) {
    const values = [];
    for (const { scores } of trials) {
        const outcome = scores[scorer];
        if (outcome?.status === "scored")
            values.push(outcome.value);
    }
    return (0,_core_statistics_summary_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i2)(values);
}
function casePassRate({ trials }) {
    return (0,_core_statistics_summary_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i2)(outcomesOf({ trials }));
}
function outcomesOf({ trials }) {
    return trials.flatMap(({ pass }) => (pass === null ? [] : [Number(pass)]));
}
function suiteScore(cases, scorer) {
    const means = [];
    const counts = { scored: 0, "not-assessed": 0, error: 0 };
    for (const countedCase of cases) {
        const score = caseScore(countedCase, scorer);
        if (score !== null)
            means.push(score);
        for (const { scores } of countedCase.trials) {
            const outcome = scores[scorer];
            if (outcome !== undefined)
                counts[outcome.status] += 1;
        }
    }
    const value = (0,_core_statistics_summary_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i2)(means);
    return {
        value,
        assessed: counts.scored,
        notAssessed: counts["not-assessed"],
        errors: counts.error,
        band: value === null ? null : band((0,_scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_1__/* .scorerNamed */ .uL)(scorer).goodness(value)),
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
    const value = (0,_core_statistics_summary_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i2)(counts.map(({ n, c }) => chooseRatio(c, n, k)));
    return { k, value, ...(counts.length === cases.length ? {} : { cases: counts.length }) };
}
function chooseRatio(c, n, k) {
    let ratio = 1;
    for (let i = 0; i < k; i++)
        ratio *= Math.max(c - i, 0) / (n - i);
    return ratio;
}


/***/ }),

/***/ 6852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IC: () => (/* binding */ namedOneByOneText),
/* harmony export */   IF: () => (/* binding */ RECIPES),
/* harmony export */   N7: () => (/* binding */ suitesText),
/* harmony export */   Zn: () => (/* binding */ nextSteps),
/* harmony export */   iq: () => (/* binding */ foundText),
/* harmony export */   jG: () => (/* binding */ leftOutText),
/* harmony export */   kk: () => (/* binding */ workflowLine),
/* harmony export */   uE: () => (/* binding */ decidedText),
/* harmony export */   vV: () => (/* binding */ nothingFoundText)
/* harmony export */ });
/* harmony import */ var _core_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68587);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40332);
/* harmony import */ var _core_shell_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88528);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26067);
/* harmony import */ var _core_tool_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47536);
/* harmony import */ var _views_terminal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46445);
/* harmony import */ var _find_recordings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(96736);







function workflowLine(workflow) {
    switch (workflow.state) {
        case "written":
            return workflow.kind === "committed"
                ? (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `wrote ${workflow.file}: it gates the recordings that you commit`
                : (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `wrote ${workflow.file}: it records the agent${workflow.toReplace === undefined ? "" : " (because git ignores the recordings)"}, then gates the recordings`;
        case "kept":
            return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `kept ${workflow.file}: it exists and does not call rungate`;
        case "called":
            return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `kept ${workflow.file}: it already calls rungate`;
        case "none":
            return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `wrote no workflow: ${workflow.reason}`;
    }
}
const SHOWN_SUITES = 10;
function suitesText(suites, program) {
    return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .lines */ .Mn)([
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `error: ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(suites.length, "project")} have recordings, and each project is a suite. rungate wrote nothing. Run one of these commands for each suite:`,
        ...suites
            .slice(0, SHOWN_SUITES)
            .flatMap(({ home, patterns }) => [
            (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) ``,
            (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${home.folder}: ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(home.files.length, "file")} of recordings`,
            (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `    ${[program, "init", ...optionsFor(home, patterns)].join(" ")}`,
        ]),
        ...(suites.length > SHOWN_SUITES
            ? [(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) ``, (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  and ${String(suites.length - SHOWN_SUITES)} more`]
            : []),
    ]);
}
function optionsFor({ project }, patterns) {
    const suite = (0,_find_recordings_js__WEBPACK_IMPORTED_MODULE_6__/* .suiteName */ .Qx)(project);
    return [
        ...patterns.flatMap((pattern) => ["--runs", (0,_core_shell_words_js__WEBPACK_IMPORTED_MODULE_2__/* .shellWord */ .r7)(pattern)]),
        "--expectations",
        (0,_core_shell_words_js__WEBPACK_IMPORTED_MODULE_2__/* .shellWord */ .r7)(`${project}/evals/expectations.yml`),
        ...(suite === undefined ? [] : ["--suite", suite]),
    ];
}
function leftOutText(homes) {
    const places = homes.map(({ folder, files }) => `${folder} (${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(files.length, "file")})`);
    return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Left out: ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(places)}. To include them, name each pattern with --runs`;
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
        : `none of ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(looked, "JSON or JSONL file")} is one`;
    return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .lines */ .Mn)([
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `error: no recording was found, so rungate wrote nothing. It looked in ${_find_recordings_js__WEBPACK_IMPORTED_MODULE_6__/* .LOOKED_IN */ .FP}, then in all other folders except ${_find_recordings_js__WEBPACK_IMPORTED_MODULE_6__/* .LEFT_OUT */ .Pk}: ${none}`,
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) ``,
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `A recording is a file with one run of your agent: the tools that it called. There are four ways to make one, best first:`,
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  1. Let rungate record your agent, without a change to its code: rungate record --cases evals/cases.yml -- node agent.mjs`,
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  2. Save the messages or steps of your framework. This takes one line of code.`,
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  3. Export your traces (OpenTelemetry, OpenInference or Langfuse) as JSON.`,
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  4. Write the plain format yourself, such as evals/runs/book-flight.1.json for the first run of the case book-flight:`,
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) ``,
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .manyLines */ .hw)(PLAIN_EXAMPLE),
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) ``,
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `What to save, for each framework: ${FORMATS}`,
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Then run init again. If the recordings are elsewhere: rungate init --runs "path/to/{case}.{trial}.json"`,
    ]);
}
function nextSteps({ written, workflow, check, branch, program, gate, toAdd, }) {
    const steps = [
        ...(toAdd === undefined
            ? []
            : [
                [
                    (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Write this into ${toAdd.file}, in place of what it says of recordings at the top:`,
                    ...toAdd.lines.map((line) => (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${line}`),
                ],
            ]),
        [(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Read ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(written)}. A recording shows what the agent did, not what is right.`],
        [(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Run the gate on your machine:`, (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${program} ${gate}`],
        ...workflowSteps(workflow, program),
        [
            (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Commit everything${isCommitted(workflow) ? ", including the recordings" : ""}, and push to ${branch}. That run records the baseline. Pull requests are compared with it.`,
        ],
        [
            (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `After the first pull request, require ${check === undefined ? "the check of the job that gates" : `the check "${check}"`} for ${branch} (Settings, Rules).`,
        ],
        [(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Check your setup:`, (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${program} doctor`],
    ];
    return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .lines */ .Mn)([
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Next:`,
        ...steps.flatMap(([first = (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) ``, ...rest], at) => [
            (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${String(at + 1)}. ${first}`,
            ...rest.map((line) => (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `     ${line}`),
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
                ? (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `In ${file}, set up what the command needs.`
                : (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `In ${file}, replace "${toReplace.text}" with ${toReplace.by}.`;
            const secret = secrets.length === 1 ? "the secret" : "the secrets";
            return [[(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${command} Store the key of your model in ${secret} ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(secrets)}.`]];
        }
        case "called": {
            const { file, gatedBy, job } = workflow;
            if (job !== undefined)
                return [[(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Paste the job below into ${file}, at the end of "jobs:". It gates this suite.`]];
            if (gatedBy !== undefined)
                return [];
            return [
                [
                    (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Check that ${file} gates this suite. To see a job for it:`,
                    (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${program} init --dry-run --suite NAME`,
                ],
            ];
        }
        default:
            return [[(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Add a workflow that gates pull requests: ${RECIPES}`]];
    }
}
function jobLines(workflow) {
    if (workflow.state !== "called" || workflow.job === undefined)
        return [];
    return [
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) ``,
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `For ${workflow.file}, below "jobs:"`,
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) ``,
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .manyLines */ .hw)(workflow.job.text),
    ];
}
const RECIPES = "https://github.com/rungate/rungate/blob/main/docs/recipes.md";
const SHOWN_FILES = 5;
function namedOneByOneText(inTheWay, pattern) {
    return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `New cases will not be gated, because the recordings are named one by one: ${pattern} also matches ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(inTheWay.length, "file")} without a recording (${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(inTheWay, SHOWN_FILES)}). Move those files away and run init again, or gate all files with --runs ${(0,_core_shell_words_js__WEBPACK_IMPORTED_MODULE_2__/* .shellWord */ .r7)(pattern)}`;
}
const SHOWN_TOOLS = 6;
const WIDEST = 60;
function foundText({ patterns, files, formats, runs }) {
    const real = runs.filter(({ expectsOnly }) => !expectsOnly);
    const width = Math.min(WIDEST, Math.max(...patterns.map(({ pattern }) => pattern.length)));
    return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .lines */ .Mn)([
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Found ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(real.length, "run")} in ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(files, "file")}: ${casesText(real)}`,
        ...patterns.map((each) => patternLine(each, width)),
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Formats: ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(formats, SHOWN_TOOLS)}`,
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Tools: ${toolsText(real)}`,
    ]);
}
function casesText(runs) {
    const cases = [...(0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .groupBy */ .$z)(runs, ({ caseId }) => caseId).values()].map(({ length }) => length);
    const [fewest, most] = [Math.min(...cases), Math.max(...cases)];
    const trials = fewest === most ? (0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(most, "trial") : `${fewest} to ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(most, "trial")}`;
    return `${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(cases.length, "case")}, ${trials} each`;
}
function patternLine({ pattern, example }, width) {
    if (example === undefined || example.file === pattern)
        return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${pattern}`;
    const captured = Object.entries(example.captures).map(([name, value]) => `${name} ${value}`);
    const suffix = captured.length === 0 ? "" : `: ${captured.join(", ")}`;
    return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${(0,_views_terminal_js__WEBPACK_IMPORTED_MODULE_5__/* .padEnd */ .f)(pattern, width)}  such as ${example.file}${suffix}`;
}
function toolsText(runs) {
    const calls = new Map();
    for (const run of runs)
        for (const name of run.toolCalls.map(_core_tool_name_js__WEBPACK_IMPORTED_MODULE_4__/* .fullName */ .fq))
            calls.set(name, (calls.get(name) ?? 0) + 1);
    const byUse = [...calls].sort(([, a], [, b]) => b - a);
    if (byUse.length === 0)
        return "none was called";
    const names = byUse.map(([name, count]) => `${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(name, _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.shownString)} (${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(count, "call")})`);
    return (0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(names, SHOWN_TOOLS);
}
const SHOWN = 6;
function decidedText({ readOnly, ignored, volatile }) {
    const differing = [...volatile].map(([name, cases]) => cases === 1 ? short(name) : `${short(name)} (${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(cases, "case")})`);
    const guesses = [
        ["Tools that only read (f1 leaves their calls out)", readOnly.map(short)],
        ["Scratchpads (never counted)", ignored.map(short)],
        ["Arguments that differ between runs (more than one value is right)", differing],
    ];
    const decided = guesses.filter(([, names]) => names.length > 0);
    if (decided.length === 0)
        return undefined;
    return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .lines */ .Mn)([
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `rungate guessed this. Check it:`,
        ...decided.map(([what, names]) => (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${what}: ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(names, SHOWN)}`),
    ]);
}
function short(name) {
    return (0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(name, _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.shownString);
}


/***/ })

};

export const id = 6919;
export const ids = [6919];
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
// EXTERNAL MODULE: ./build/recordings/reading/stored-scores.js
var stored_scores = __webpack_require__(14539);
// EXTERNAL MODULE: ./build/recordings/reading/turns.js
var turns = __webpack_require__(50742);
// EXTERNAL MODULE: ./build/recordings/run.js
var recordings_run = __webpack_require__(56844);
// EXTERNAL MODULE: ./build/setup/init/find-recordings.js
var find_recordings = __webpack_require__(53155);
// EXTERNAL MODULE: ./build/setup/init/init-text.js
var init_text = __webpack_require__(47739);
// EXTERNAL MODULE: ./build/setup/init/record-step.js
var record_step = __webpack_require__(73351);
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
var formats = __webpack_require__(56921);
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
/* harmony import */ var _core_git_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22157);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40332);
/* harmony import */ var _recordings_reading_artifact_folders_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(48706);
/* harmony import */ var _init_place_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42561);
/* harmony import */ var _init_workflow_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(72689);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(18366);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_init_place_js__WEBPACK_IMPORTED_MODULE_6__, _init_workflow_js__WEBPACK_IMPORTED_MODULE_7__]);
([_init_place_js__WEBPACK_IMPORTED_MODULE_6__, _init_workflow_js__WEBPACK_IMPORTED_MODULE_7__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);









const FILE = ".gitattributes";
function attributesLine(runs) {
    const folder = (0,_recordings_reading_artifact_folders_js__WEBPACK_IMPORTED_MODULE_5__/* .commonFolder */ .M)(runs.map(_init_place_js__WEBPACK_IMPORTED_MODULE_6__/* .patternInRepository */ .uN)).join("/");
    return folder === "" || /[\s"\\]/.test(folder) ? undefined : `${folder}/** linguist-generated`;
}
function addAttributes(line) {
    const file = (0,_init_place_js__WEBPACK_IMPORTED_MODULE_6__/* .fromHere */ .XW)(FILE);
    if (!(0,_core_git_git_js__WEBPACK_IMPORTED_MODULE_3__/* .isInRepository */ .cC)(process.cwd()))
        return undefined;
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,_init_place_js__WEBPACK_IMPORTED_MODULE_6__/* .topFolder */ .iq)(), FILE))) {
        (0,_init_workflow_js__WEBPACK_IMPORTED_MODULE_7__/* .writeNew */ .qf)(file, `${line}\n`);
        return file;
    }
    const bounds = { root: (0,_init_place_js__WEBPACK_IMPORTED_MODULE_6__/* .topFolder */ .iq)(), contained: true, mostBytes: _core_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .limits */ .Fy.configurationBytes, remedy: "" };
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
/* harmony import */ var _setup_init_add_suite_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92339);
/* harmony import */ var _setup_init_find_recordings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(53155);
/* harmony import */ var _setup_init_init_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(47739);
/* harmony import */ var _setup_init_propose_files_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5861);
/* harmony import */ var _views_next_command_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(79988);
/* harmony import */ var _find_runs_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(16869);
/* harmony import */ var _init_attributes_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(98861);
/* harmony import */ var _init_place_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(42561);
/* harmony import */ var _init_workflow_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(72689);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(32315);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(18366);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_setup_init_add_suite_js__WEBPACK_IMPORTED_MODULE_6__, _setup_init_propose_files_js__WEBPACK_IMPORTED_MODULE_9__, _init_attributes_js__WEBPACK_IMPORTED_MODULE_12__, _init_place_js__WEBPACK_IMPORTED_MODULE_13__, _init_workflow_js__WEBPACK_IMPORTED_MODULE_14__]);
([_setup_init_add_suite_js__WEBPACK_IMPORTED_MODULE_6__, _setup_init_propose_files_js__WEBPACK_IMPORTED_MODULE_9__, _init_attributes_js__WEBPACK_IMPORTED_MODULE_12__, _init_place_js__WEBPACK_IMPORTED_MODULE_13__, _init_workflow_js__WEBPACK_IMPORTED_MODULE_14__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);

















const DEFAULT_EXPECTATIONS = "evals/expectations.yml";
const DEFAULT_WORKFLOW = ".github/workflows/agent.yml";
const addInit = (command, exit) => {
    command
        .addOption((0,_options_js__WEBPACK_IMPORTED_MODULE_15__/* .list */ .p_)("--runs <pattern...>", "recordings: globs with captures such as runs/{case}.{trial}.json", "found in evals, runs, recordings and other usual folders"))
        .addOption((0,_options_js__WEBPACK_IMPORTED_MODULE_15__/* .filled */ .Bq)("--expectations <file>", "expectations to write").default(DEFAULT_EXPECTATIONS))
        .addOption((0,_options_js__WEBPACK_IMPORTED_MODULE_15__/* .filled */ .Bq)("--policy <file>", "file to write; if it exists, the suite is added to it").default(_config_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIG_FILE */ .g2))
        .addOption((0,_options_js__WEBPACK_IMPORTED_MODULE_15__/* .filled */ .Bq)("--workflow <file>", "workflow to write, unless one already calls rungate").default(DEFAULT_WORKFLOW))
        .addOption((0,_options_js__WEBPACK_IMPORTED_MODULE_15__/* .filled */ .Bq)("--record <command>", "command that records the agent (default: the recordings are committed)"))
        .option("--suite <name>", "name of the suite (default: the name of the folder or project, in a monorepo)")
        .option("--format <name>", "format of the recordings (default: detected from their content)")
        .option("--case-field <pointer>", "JSON pointer to the case id in a recording, such as /metadata/case")
        .option("--dry-run", "print all files without writing any")
        .action(async (options) => {
        exit(await init(options));
    });
};
async function init(typedOptions) {
    const options = (0,_init_place_js__WEBPACK_IMPORTED_MODULE_13__/* .atTheTop */ .g0)(typedOptions);
    const { kept, how } = (0,_init_workflow_js__WEBPACK_IMPORTED_MODULE_14__/* .checkInit */ .hY)(options);
    const found = options.runs.length > 0 ? { patterns: options.runs, notes: [] } : await (0,_find_runs_js__WEBPACK_IMPORTED_MODULE_11__/* .findRuns */ .s)(how);
    if (found === undefined)
        return 1;
    const suite = options.suite ?? (0,_init_place_js__WEBPACK_IMPORTED_MODULE_13__/* .suiteOfFolder */ .MS)(kept?.suites ?? []) ?? (0,_setup_init_find_recordings_js__WEBPACK_IMPORTED_MODULE_7__/* .suiteOf */ .Ee)(found.patterns);
    const suiteOptions = { ...options, runs: found.patterns, suite };
    const read = await (0,_find_runs_js__WEBPACK_IMPORTED_MODULE_11__/* .readRecordings */ .D)(suiteOptions, kept?.policy.redact ?? []);
    const { runs, files, formats, broken } = read;
    if (!runs.some(({ expectsOnly }) => !expectsOnly)) {
        (0,_print_js__WEBPACK_IMPORTED_MODULE_16__/* .printProblems */ .Mr)([withoutRuns(runs)]);
        return 1;
    }
    const casesFile = (0,_init_workflow_js__WEBPACK_IMPORTED_MODULE_14__/* .casesBeside */ .wp)(options.expectations, runs.map(({ caseId }) => caseId));
    const workflow = (0,_init_workflow_js__WEBPACK_IMPORTED_MODULE_14__/* .planWorkflow */ .t5)(suiteOptions, read, casesFile);
    const { outcome } = workflow;
    const areSnapshots = outcome.state === "written" && outcome.kind === "committed";
    const line = areSnapshots ? (0,_init_attributes_js__WEBPACK_IMPORTED_MODULE_12__/* .attributesLine */ .c)(found.patterns) : undefined;
    const suiteEntry = (0,_init_workflow_js__WEBPACK_IMPORTED_MODULE_14__/* .suiteConfig */ .tU)(suiteOptions);
    const inputs = new Map([...read.inputs, ...(casesFile?.inputs ?? [])]);
    const names = { expectations: options.expectations, policy: (0,_init_place_js__WEBPACK_IMPORTED_MODULE_13__/* .inRepository */ .yJ)(options.policy) };
    const proposed = (0,_setup_init_propose_files_js__WEBPACK_IMPORTED_MODULE_9__/* .proposeFiles */ .Y)(runs, names, kept, { suite: suiteEntry, areSnapshots, inputs });
    const patterns = found.patterns.map((pattern) => exampleOf(pattern, files));
    const summary = [
        (0,_setup_init_init_text_js__WEBPACK_IMPORTED_MODULE_8__/* .foundText */ .iq)({ patterns, files: files.length, formats, runs }),
        ...found.notes,
        ...spaced((0,_setup_init_init_text_js__WEBPACK_IMPORTED_MODULE_8__/* .decidedText */ .uE)(proposed.decided)),
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) ``,
    ];
    if (options.dryRun) {
        (0,_print_js__WEBPACK_IMPORTED_MODULE_16__/* .printError */ .yJ)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .lines */ .Mn)(summary));
        printFiles(options, proposed, (0,_setup_init_add_suite_js__WEBPACK_IMPORTED_MODULE_6__/* .linesToAdd */ .C)(options.policy, kept?.text ?? "", suiteEntry), workflow);
        if (line !== undefined)
            printFile(`${(0,_init_place_js__WEBPACK_IMPORTED_MODULE_13__/* .fromHere */ .XW)(".gitattributes")}, to add`, `${line}\n`);
    }
    else {
        (0,_print_js__WEBPACK_IMPORTED_MODULE_16__/* .print */ .yy)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .lines */ .Mn)(summary));
        const written = writeFiles(options, proposed, kept?.text, workflow, casesFile, line);
        const toAdd = proposed.policy === undefined
            ? { file: options.policy, lines: (0,_setup_init_add_suite_js__WEBPACK_IMPORTED_MODULE_6__/* .linesToAdd */ .C)(options.policy, kept?.text ?? "", suiteEntry) }
            : undefined;
        (0,_print_js__WEBPACK_IMPORTED_MODULE_16__/* .print */ .yy)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .lines */ .Mn)([(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) ``, stepsAfter(options, workflow, { written, toAdd })]));
    }
    const contradictory = (0,_print_js__WEBPACK_IMPORTED_MODULE_16__/* .printProblems */ .Mr)(proposed.preview.errors);
    return broken || contradictory ? 1 : 0;
}
function stepsAfter({ policy }, { outcome, check, branch }, done) {
    const isFound = (0,_init_place_js__WEBPACK_IMPORTED_MODULE_13__/* .inRepository */ .yJ)(policy) === _config_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIG_FILE */ .g2;
    const gate = (0,_views_next_command_js__WEBPACK_IMPORTED_MODULE_10__/* .nextCommand */ .h)(["gate"], { runs: [], expectations: [], policy: isFound ? undefined : policy });
    return (0,_setup_init_init_text_js__WEBPACK_IMPORTED_MODULE_8__/* .nextSteps */ .Zn)({ ...done, workflow: outcome, check, branch, program: (0,_core_invocation_js__WEBPACK_IMPORTED_MODULE_2__/* .programName */ .k)(), gate });
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
        (0,_print_js__WEBPACK_IMPORTED_MODULE_16__/* .printError */ .yJ)((0,_setup_init_init_text_js__WEBPACK_IMPORTED_MODULE_8__/* .workflowLine */ .kk)(outcome));
    else
        printFile(workflow, text);
    if (outcome.state === "called" && outcome.job !== undefined)
        printFile(`${outcome.file}, below jobs`, `${outcome.job.text}\n`);
}
function addTo(file, before, after) {
    const message = (0,_print_js__WEBPACK_IMPORTED_MODULE_16__/* .replaceFile */ .fR)(file, before, after);
    if (message !== undefined)
        throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigurationError */ .j1([{ severity: "error", file, message }]);
}
function printFile(file, text) {
    (0,_print_js__WEBPACK_IMPORTED_MODULE_16__/* .print */ .yy)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .lines */ .Mn)([(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `==> ${file} <==`, (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .manyLines */ .hw)(text), (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) ``]));
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
    (0,_init_workflow_js__WEBPACK_IMPORTED_MODULE_14__/* .writeNew */ .qf)(options.expectations, expectations);
    const leftOutText = leftOut === 0 ? "" : `, ${leftOut} left out (its comments say why)`;
    const { passRate } = preview;
    const reached = passRate === null ? "no run can be assessed" : `the runs reach a pass rate of ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .percent */ .KN)(passRate)}`;
    (0,_print_js__WEBPACK_IMPORTED_MODULE_16__/* .print */ .yy)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `wrote ${options.expectations}: ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(cases, "case")}${leftOutText}; ${reached}`);
    if (casesFile !== undefined)
        (0,_print_js__WEBPACK_IMPORTED_MODULE_16__/* .print */ .yy)(copiedLine(casesFile, files.ids, options));
    if (policy === undefined) {
        (0,_print_js__WEBPACK_IMPORTED_MODULE_16__/* .print */ .yy)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `kept ${options.policy}: add the suite to it yourself, as shown below`);
    }
    else if (policyText === undefined) {
        (0,_init_workflow_js__WEBPACK_IMPORTED_MODULE_14__/* .writeNew */ .qf)(options.policy, policy);
        written.push(options.policy);
        (0,_print_js__WEBPACK_IMPORTED_MODULE_16__/* .print */ .yy)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `wrote ${options.policy}: the recordings, what the gate requires, what the tools do`);
    }
    else {
        addTo(options.policy, policyText, policy);
        written.push(options.policy);
        (0,_print_js__WEBPACK_IMPORTED_MODULE_16__/* .print */ .yy)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `added the suite to ${options.policy}`);
    }
    if (workflow.text !== undefined) {
        (0,_init_workflow_js__WEBPACK_IMPORTED_MODULE_14__/* .writeNew */ .qf)(options.workflow, workflow.text);
        written.push(options.workflow);
    }
    (0,_print_js__WEBPACK_IMPORTED_MODULE_16__/* .print */ .yy)((0,_setup_init_init_text_js__WEBPACK_IMPORTED_MODULE_8__/* .workflowLine */ .kk)(workflow.outcome));
    const attributes = line === undefined ? undefined : (0,_init_attributes_js__WEBPACK_IMPORTED_MODULE_12__/* .addAttributes */ .z)(line);
    if (attributes === undefined)
        return written;
    (0,_print_js__WEBPACK_IMPORTED_MODULE_16__/* .print */ .yy)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `wrote ${attributes}: GitHub folds the recordings in pull requests`);
    return [...written, attributes];
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 84375:
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

/***/ 92339:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ linesToAdd),
/* harmony export */   w: () => (/* binding */ addSuite)
/* harmony export */ });
/* harmony import */ var _config_config_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79772);
/* harmony import */ var _yaml_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27404);
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
        before.suites.every((suiteBefore) => after.suites.some((other) => isSame(suiteBefore, other)));
    return isWhole ? added : undefined;
}
function linesToAdd(file, text, suite) {
    const { suites } = (0,_config_config_file_js__WEBPACK_IMPORTED_MODULE_0__.loadConfigFile)(file, text, ".");
    const unnamed = /^suites:/m.test(text) ? [] : suites.filter(({ name }) => name !== suite.name);
    const named = [...unnamed, suite].flatMap((each) => (0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_1__/* .suiteLines */ .C7)(each, true).slice(1));
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
function isSame(value, other) {
    return JSON.stringify(value) === JSON.stringify(other);
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 47739:
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
/* harmony import */ var _core_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68587);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40332);
/* harmony import */ var _core_shell_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88528);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26067);
/* harmony import */ var _core_tool_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47536);
/* harmony import */ var _views_next_command_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79988);
/* harmony import */ var _views_terminal_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(46445);
/* harmony import */ var _find_recordings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(53155);








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
    const suite = (0,_find_recordings_js__WEBPACK_IMPORTED_MODULE_7__/* .suiteName */ .Qx)(project);
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
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `error: no recording was found, so rungate wrote nothing. It looked in ${_find_recordings_js__WEBPACK_IMPORTED_MODULE_7__/* .LOOKED_IN */ .FP}, then in all other folders except ${_find_recordings_js__WEBPACK_IMPORTED_MODULE_7__/* .LEFT_OUT */ .Pk}: ${none}`,
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
            return [[(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Add a workflow that gates pull requests: ${_views_next_command_js__WEBPACK_IMPORTED_MODULE_5__/* .RECIPES */ .I}`]];
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
    return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${(0,_views_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .padEnd */ .f)(pattern, width)}  such as ${example.file}${suffix}`;
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


/***/ }),

/***/ 5861:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ proposeFiles)
/* harmony export */ });
/* harmony import */ var _config_config_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79772);
/* harmony import */ var _config_expectations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63568);
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98389);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40332);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51400);
/* harmony import */ var _core_statistics_summary_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20544);
/* harmony import */ var _gate_measure_case_coverage_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56040);
/* harmony import */ var _gate_score_score_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(64813);
/* harmony import */ var _gate_score_suite_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(29091);
/* harmony import */ var _gate_score_suite_scores_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(84375);
/* harmony import */ var _add_suite_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(92339);
/* harmony import */ var _propose_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(86858);
/* harmony import */ var _yaml_text_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(27404);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_config_config_file_js__WEBPACK_IMPORTED_MODULE_0__, _config_expectations_js__WEBPACK_IMPORTED_MODULE_1__, _add_suite_js__WEBPACK_IMPORTED_MODULE_10__]);
([_config_config_file_js__WEBPACK_IMPORTED_MODULE_0__, _config_expectations_js__WEBPACK_IMPORTED_MODULE_1__, _add_suite_js__WEBPACK_IMPORTED_MODULE_10__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);













function proposeFiles(runs, names, kept, { suite, areSnapshots, inputs, } = {}) {
    const rules = kept === undefined ? (0,_propose_js__WEBPACK_IMPORTED_MODULE_11__/* .proposeToolRules */ ._)(runs) : [];
    const policy = kept?.policy ?? readBack(names.policy, (0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_12__/* .policyText */ .MJ)(rules, null, { suite }));
    const proposal = (0,_propose_js__WEBPACK_IMPORTED_MODULE_11__/* .propose */ .B)(runs, policy, inputs);
    const expectations = (0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_12__/* .expectationsText */ .Xp)(proposal, names.policy);
    const loaded = (0,_config_expectations_js__WEBPACK_IMPORTED_MODULE_1__.loadExpectations)([{ file: names.expectations, text: expectations }], policy.defaults, policy.rules);
    refuse(loaded.problems, names.expectations, expectations);
    const preview = previewGate(runs, loaded.expectations, policy);
    return {
        expectations,
        policy: kept === undefined
            ? (0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_12__/* .policyText */ .MJ)(rules, preview.passRate, { suite, ...(areSnapshots ? { areSnapshots } : {}) })
            : suite && (0,_add_suite_js__WEBPACK_IMPORTED_MODULE_10__/* .addSuite */ .w)(names.policy, kept.text, suite),
        cases: proposal.cases.length,
        leftOut: [proposal.ownWord, proposal.tooLong, proposal.disputed, proposal.failed].flat().length,
        ids: proposal.cases.map(({ id }) => id),
        decided: decidedBy(rules, proposal.cases),
        preview,
    };
}
function readBack(file, text) {
    const { policy, problems } = (0,_config_config_file_js__WEBPACK_IMPORTED_MODULE_0__.loadConfigFile)(file, text);
    refuse(problems, file, text);
    return policy ?? _config_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .defaultPolicy */ .G4;
}
function refuse(problems, file, text) {
    const tooLarge = Buffer.byteLength(text) > _core_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.configurationBytes;
    const found = tooLarge ? [tooMuch(file, `${Buffer.byteLength(text)} bytes`)] : problems;
    if (found.length > 0)
        throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1(found);
}
function tooMuch(file, size) {
    const message = `would have ${size}, more than the ${_core_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.configurationBytes} that are read: name fewer recordings with --runs`;
    return { severity: "error", file, message };
}
function previewGate(runs, expectations, policy) {
    const suite = new _gate_score_suite_js__WEBPACK_IMPORTED_MODULE_8__/* .Suite */ .l7({ expectations, policy });
    const setsFirst = runs.toSorted((a, b) => Number(b.expectsOnly ?? 0) - Number(a.expectsOnly ?? 0));
    for (const run of setsFirst)
        suite.add(run);
    const gathered = suite.finish();
    const problems = [...gathered.problems, ...(0,_gate_measure_case_coverage_js__WEBPACK_IMPORTED_MODULE_6__/* .coverageProblems */ .DM)((0,_gate_measure_case_coverage_js__WEBPACK_IMPORTED_MODULE_6__/* .shardResultOf */ .B1)(gathered, policy), expectations)];
    return {
        passRate: (0,_core_statistics_summary_js__WEBPACK_IMPORTED_MODULE_5__/* .mean */ .i2)(gathered.cases.flatMap((pending) => passRateOf(pending, policy) ?? [])),
        errors: problems.filter(({ severity }) => severity === "error"),
    };
}
function passRateOf({ trials }, policy) {
    const judged = trials.map((trial) => ({ ...trial, pass: (0,_gate_score_score_js__WEBPACK_IMPORTED_MODULE_7__/* .passes */ .WE)(trial, policy) }));
    return (0,_gate_score_suite_scores_js__WEBPACK_IMPORTED_MODULE_9__/* .casePassRate */ .Ae)({ trials: judged });
}
function decidedBy(rules, cases) {
    const volatile = new Map();
    for (const { calls = [] } of cases) {
        const inCase = calls.flatMap(({ name, volatile: key }) => (key === undefined ? [] : `${name} ${key}`));
        for (const name of new Set(inCase))
            volatile.set(name, (volatile.get(name) ?? 0) + 1);
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

/***/ 86858:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ propose),
  _: () => (/* binding */ proposeToolRules)
});

// EXTERNAL MODULE: ./build/core/glob.js
var glob = __webpack_require__(98998);
// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(28314);
// EXTERNAL MODULE: ./build/core/limits.js
var limits = __webpack_require__(40332);
// EXTERNAL MODULE: ./build/core/problems.js
var problems = __webpack_require__(51400);
// EXTERNAL MODULE: ./build/core/text.js
var core_text = __webpack_require__(26067);
// EXTERNAL MODULE: ./build/core/tool-name.js
var tool_name = __webpack_require__(47536);
// EXTERNAL MODULE: ./build/gate/score/score.js + 1 modules
var score = __webpack_require__(64813);
// EXTERNAL MODULE: ./build/gate/score/suite.js + 3 modules
var suite = __webpack_require__(29091);
// EXTERNAL MODULE: ./build/recordings/redact-values.js
var redact_values = __webpack_require__(80591);
// EXTERNAL MODULE: ./build/scorers/counted-calls.js + 1 modules
var counted_calls = __webpack_require__(697);
// EXTERNAL MODULE: ./build/scorers/expectation.js
var expectation = __webpack_require__(77316);
// EXTERNAL MODULE: ./build/scorers/meta-tools.js
var meta_tools = __webpack_require__(23739);
// EXTERNAL MODULE: ./build/scorers/options.js
var options = __webpack_require__(66760);
// EXTERNAL MODULE: ./build/scorers/tool-book.js
var tool_book = __webpack_require__(84074);
// EXTERNAL MODULE: ./build/recordings/run.js
var run = __webpack_require__(56844);
;// CONCATENATED MODULE: ./build/setup/init/propose-stated.js





function statedCalls(runs, options, redact) {
    const ofAgents = runs.some(({ toolCalls }) => toolCalls.some(({ agent }) => agent !== undefined));
    const own = runs.flatMap(({ referenceToolCalls }) => (referenceToolCalls ? [{ referenceToolCalls }] : []));
    const byKind = (0,core_text/* groupBy */.$z)(runs.flatMap(({ stated = [] }) => stated.filter(expectsCalls)), ({ kind }) => kind);
    const kinds = run/* statedKinds */.V2.flatMap((kind) => byKind.get(kind) ?? []);
    const [first] = kinds;
    const speaking = own.length > 0 ? own : ((first && byKind.get(first.kind)) ?? []);
    const written = speaking.map((each) => writtenCalls(each, options, redact, ofAgents));
    const [chosen, ...rest] = written;
    if (chosen === undefined)
        return undefined;
    const isSame = (other) => textOf(other) === textOf(chosen);
    if (!rest.every(isSame))
        return "disputed";
    const silent = namesOf(kinds.filter((each) => !speaking.includes(each)));
    return {
        ...chosen,
        notes: [
            `From ${namesOf(speaking)}, not from the calls of the runs.`,
            ...(silent === "" ? [] : [`Not listed: the calls that are expected by ${silent}.`]),
            ...new Set(written.flatMap(({ notes }) => notes)),
        ],
    };
}
function namesOf(expectations) {
    const names = expectations.map(({ by = "the recording itself" }) => (0,core_text/* shorten */.ml)(by, limits/* limits */.Fy.shownString));
    return (0,core_text/* listed */.KE)([...new Set(names)]);
}
function expectsCalls({ expectedTool, expectedToolOrder, referenceToolCalls }) {
    return (expectedTool ?? expectedToolOrder ?? referenceToolCalls) !== undefined;
}
function statedNotes(runs) {
    return [...new Set(runs.flatMap(({ stated = [] }) => stated.flatMap(({ notes }) => notes)))];
}
function textOf({ keys, calls = [] }) {
    return (0,json/* canonicalJson */.dj)([
        keys,
        calls.map(({ name, arguments: args = null, more = {} }) => [name, args, more]),
    ]);
}
function writtenCalls(expectation, options, redact, ofAgents) {
    const { expectedTool, strictMode, expectedToolOrder, referenceToolCalls, notes = [] } = expectation;
    return {
        keys: {
            ...(expectedTool === undefined ? {} : { expectedTool }),
            ...(strictMode === undefined ? {} : { strictMode }),
            ...(expectedToolOrder === undefined ? {} : { expectedToolOrder: [...expectedToolOrder] }),
            ...(expectation.countsAll ? scorerKeys(expectation, options, ofAgents) : {}),
        },
        ...(referenceToolCalls && {
            calls: referenceToolCalls.map((reference) => writtenCall(reference, redact)),
        }),
        notes: [...notes],
    };
}
function scorerKeys({ expectedToolOrder, referenceToolCalls, strictMode, order }, { code, f1 }, ofAgents) {
    const all = { calls: "all", failedCalls: "count" };
    const compares = referenceToolCalls !== undefined && referenceToolCalls.length > 0;
    const required = {
        ...all,
        arguments: compares ? "compare" : "ignore",
        ...(expectedToolOrder === undefined ? {} : { order: order ?? "significant" }),
    };
    const isDefault = { order: "significant", ...code };
    const ofCode = differing(required, isDefault);
    const ofCalls = compares
        ? differing({
            ...all,
            mode: "strict",
            listOrder: "significant",
            nestedKeys: "exact",
            extraCalls: strictMode ? "count" : "ignore",
            missingCalls: "count",
        }, { ...f1 })
        : {};
    return {
        ...(Object.keys(ofCalls).length === 0 ? {} : { f1: ofCalls }),
        ...(Object.keys(ofCode).length === 0 ? {} : { code: ofCode }),
        ...(ofAgents ? { scope: { agents: [run/* MAIN_AGENT */._n] } } : {}),
    };
}
function differing(required, current) {
    return Object.fromEntries(Object.entries(required).filter(([key, value]) => current[key] !== value));
}
function writtenCall(reference, redact) {
    const { name, arguments: args, optional, result, agent } = reference;
    const more = {
        ...(result === undefined ? {} : { result: writtenPattern(result, name, redact) }),
        ...(optional ? { optional } : {}),
        ...(agent === undefined ? {} : { agent }),
    };
    const written = args.kind === "any" ? undefined : writtenPattern(args, name, redact);
    const isStated = (0,json/* isObject */.Gv)(written) && (0,json/* depthOf */.d1)(written, limits/* limits */.Fy.proposedNesting) <= limits/* limits */.Fy.proposedNesting;
    return {
        name,
        arguments: isStated ? written : undefined,
        ...(Object.keys(more).length === 0 ? {} : { more }),
        notes: written === undefined || isStated
            ? []
            : ["Its arguments are not an object, or nest too deep, so any are accepted."],
    };
}
function writtenPattern(pattern, tool, redact) {
    const write = (0,expectation/* valueWriter */.TJ)(tool, redact);
    const writeAt = (part, keys) => {
        if (redact.hides(tool, keys))
            return { $any: true };
        if (part.kind === "scalar")
            return write(part.value, keys);
        if (part.kind === "list" && part.ordered)
            return part.items.map((item) => writeAt(item, keys));
        if (part.kind === "object" && !part.extraKeys) {
            const entries = [...part.entries].map(([key, entry]) => [
                (0,expectation/* writtenKey */.R7)(key),
                writeAt(entry, [...keys, key]),
            ]);
            return showsAll([...part.entries.keys()], redact) ? Object.fromEntries(entries) : { $any: true };
        }
        return showsAll(part.source, redact) ? part.source : { $any: true };
    };
    return writeAt(pattern, []);
}
function showsAll(value, redact) {
    if (Array.isArray(value))
        return value.every((item) => showsAll(item, redact));
    if ((0,json/* isObject */.Gv)(value))
        return showsAll([...Object.keys(value), ...Object.values(value)], redact);
    const text = String(value);
    return redact.clean(text) === text;
}
const TEXTS = ["groundTruth", "mustSay", "mustNotSay"];
function statedTexts(runs, redact) {
    const result = { keys: {}, notes: [] };
    for (const key of TEXTS) {
        const found = runs.flatMap(({ expectedTexts }) => writtenTexts(expectedTexts?.[key]));
        const [first] = found;
        if (first === undefined)
            continue;
        if (new Set(found.map((value) => (0,json/* canonicalJson */.dj)(value))).size > 1)
            result.notes.push(`The recordings have different ${key}, so none is listed.`);
        else if (!showsAll(first, redact))
            result.notes.push(`The policy hides the ${key}, so it is not listed.`);
        else
            result.keys[key] = first;
    }
    return result;
}
function writtenTexts(texts) {
    if (texts === undefined)
        return [];
    const list = texts.map((text) => ((0,json/* isString */.Kg)(text) ? text : text.source));
    const [only, ...rest] = list;
    const isAnswer = texts.every(json/* isString */.Kg);
    return only !== undefined && isAnswer && rest.length === 0 ? [only] : [list];
}
function statedTools({ stated = [], referenceToolCalls = [], }) {
    const names = stated.flatMap((each) => [
        ...(each.expectedTool === undefined ? [] : [each.expectedTool]),
        ...(each.expectedToolOrder ?? []),
        ...(each.referenceToolCalls ?? []).map(({ name }) => name),
    ]);
    return [...new Set([...names, ...referenceToolCalls.map(({ name }) => name)])];
}

// EXTERNAL MODULE: ./build/scorers/requested.js
var requested = __webpack_require__(33730);
;// CONCATENATED MODULE: ./build/setup/init/zero-scores.js




const lowerIsBetter = new Set(requested/* requestedScorers */.s.flatMap(({ id, direction }) => (direction === "lower" ? [id] : [])));
function withoutZeros(runs) {
    const callsOf = ({ toolCalls }) => (0,json/* canonicalJson */.dj)(toolCalls.map((call) => [call.name, call.arguments]));
    const wrong = new Set(runs.filter((run) => zeroScores(run).length > 0).map(callsOf));
    return runs.filter((run) => run.scores === undefined ? !wrong.has(callsOf(run)) : zeroScores(run).length === 0);
}
function zeroNotes(all, right) {
    if (all.length === right.length)
        return [];
    const scorers = (0,core_text/* listed */.KE)([...new Set(all.flatMap(zeroScores))].map((name) => (0,core_text/* shorten */.ml)(name, limits/* limits */.Fy.shownString) || "a scorer without a name"));
    return right.length === 0
        ? [`No call is listed: ${scorers} gave 0 to each run.`]
        : [`${all.length - right.length} of ${(0,core_text/* counted */.hS)(all.length, "run")} left out: ${scorers} gave 0.`];
}
function zeroScores({ scores = new Map() }) {
    return [...scores].flatMap(([name, score]) => {
        const id = name
            .toLowerCase()
            .replace(/[\s_]+/g, "-")
            .replace(/-(?:scorer|metric)$/, "");
        return (score === 0 || score === false) && !lowerIsBetter.has(id) ? [name] : [];
    });
}

;// CONCATENATED MODULE: ./build/setup/init/propose.js
















function propose(runs, policy, inputs = new Map()) {
    const terms = {
        options: (0,options/* resolveOptions */.$i)(policy.defaults),
        tools: (0,tool_book/* toolBook */.MG)(policy.tools),
        redact: (0,redact_values/* redactRules */.zw)(policy.redact),
    };
    const proposal = { cases: [], ownWord: [], tooLong: [], disputed: [], failed: [] };
    const withCalls = runs.filter(({ textsOnly }) => !textsOnly);
    const byId = [...(0,core_text/* groupBy */.$z)(withCalls, ({ caseId }) => caseId)];
    for (const [id, recorded] of byId.sort(([a], [b]) => (0,suite/* compareNames */.MP)(a, b))) {
        const proposed = proposedFor(id, recorded, terms);
        if (typeof proposed === "string")
            proposal[proposed].push(id);
        else if ((proposed.calls ?? []).length > limits/* limits */.Fy.references)
            proposal.tooLong.push(id);
        else
            proposal.cases.push({ ...proposed, input: inputs.get(id) });
    }
    return proposal;
}
function proposedFor(id, recorded, { options, tools, redact }) {
    const agentRuns = recorded.filter(({ expectsOnly }) => !expectsOnly);
    const sets = recorded.filter(({ expectsOnly }) => expectsOnly);
    if (agentRuns.length === 0 || sets.some(({ stated }) => stated === undefined))
        return "ownWord";
    const expected = statedCalls(recorded, options, redact);
    if (expected === "disputed")
        return expected;
    const texts = statedTexts(recorded, redact);
    if (expected !== undefined) {
        const keys = { ...expected.keys, ...texts.keys };
        return { ...expected, id, keys, lookups: false, notes: [...expected.notes, ...texts.notes] };
    }
    const distinct = distinctRuns(agentRuns);
    const right = withoutZeros(distinct);
    const notes = [...statedNotes(recorded), ...zeroNotes(distinct, right)];
    if (right.length === 0) {
        if (Object.keys(texts.keys).length === 0)
            return "failed";
        return { id, ...texts, lookups: false, notes: [...notes, ...texts.notes] };
    }
    const trials = right.map((run) => trialCalls((0,meta_tools/* withInnerCalls */.EF)(run, tools), options, tools));
    const proposed = proposeCase(id, trials, redact);
    return { ...proposed, keys: texts.keys, notes: [...notes, ...proposed.notes, ...texts.notes] };
}
function distinctRuns(recorded) {
    const seen = new Set();
    return recorded.filter(({ caseId, tags, hash }) => {
        if (hash === undefined)
            return true;
        const key = JSON.stringify([(0,score/* caseKey */.u2)(caseId, tags), hash]);
        const isNew = !seen.has(key);
        seen.add(key);
        return isNew;
    });
}
function proposeToolRules(runs) {
    const hints = hintsOf(runs);
    const names = [...hints.keys()].sort();
    const counted = new Set(runs
        .filter(({ stated }) => stated)
        .flatMap((run) => [...run.toolCalls.map(tool_name/* fullName */.fq), ...statedTools(run)]));
    const scratchpads = names.filter((name) => (0,tool_book/* looksLikeScratchpad */.Vb)(name) && !counted.has(name));
    const reading = names.filter((name) => !(0,tool_book/* looksLikeScratchpad */.Vb)(name) && isReadOnly(name, hints));
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
        const values = hints.get(name) ?? new Set();
        hints.set(name, values);
        return values;
    };
    for (const { toolCalls, tools, ...run } of runs) {
        for (const name of [...toolCalls.map(tool_name/* fullName */.fq), ...statedTools(run)])
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
    const values = hints.get(name) ?? new Set();
    return values.size === 0 ? (0,tool_book/* looksReadOnly */.Dx)(name) : !values.has(false);
}
function readOnlyRules(reading, all, hints) {
    const isReading = new Set(reading);
    const reasonOf = (name) => (hints.get(name)?.has(true) ? "hint" : "name");
    const families = (0,core_text/* groupBy */.$z)(reading, (name) => (0,tool_book/* readingGlob */.TZ)(name) ?? (0,glob/* escapeGlob */.yk)(name));
    return [...families].flatMap(([glob, family]) => {
        const caught = all.filter((0,tool_book/* toolMatcher */.$O)(glob));
        if (family.length < 2 || !caught.every((name) => isReading.has(name)))
            return family.map((name) => ruleFor(name, { readOnly: true }, reasonOf(name)));
        const reason = family.every((name) => reasonOf(name) === "hint") ? "hint" : "name";
        return [{ rule: { match: glob, readOnly: true }, tools: family, reason }];
    });
}
function ruleFor(name, traits, reason) {
    return { rule: { match: (0,glob/* escapeGlob */.yk)(name), ...traits }, tools: [name], reason };
}
function proposeCase(id, trials, redact) {
    const sound = trials.filter(({ calls }) => !calls.some(({ malformed }) => malformed));
    const sameShape = (0,core_text/* largest */.nQ)((0,core_text/* groupBy */.$z)(sound.length > 0 ? sound : trials, shapeOf).values());
    const volatile = volatileArguments(sameShape);
    const agreeing = (0,core_text/* largest */.nQ)((0,core_text/* groupBy */.$z)(sameShape, (trial) => callsText(trial, volatile)).values());
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
    const name = (0,problems/* placeName */.fW)(place);
    return agreeing === 1
        ? `The runs differ: of ${all} only ${name} made these calls.`
        : `The runs differ: ${agreeing} of ${all} made these calls, ${name} among them.`;
}
const PLAIN_ID = /^[\w./-]+$/;
function otherWay(id, sound, chosen) {
    const expected = toolNames(chosen);
    const other = sound.find((candidate) => candidate.hasEnded && candidate.calls.length > 0 && toolNames(candidate) !== expected);
    if (other === undefined || !chosen.hasEnded || !PLAIN_ID.test(id) || id.startsWith("-"))
        return [];
    const trial = other.trial !== undefined && PLAIN_ID.test(other.trial) ? other.trial : "NAME";
    return [
        `${(0,problems/* placeName */.fW)(other.place)} called other tools. If that is right too, run: rungate accept ${id} --trial ${trial} --variant`,
    ];
}
function toolNames({ calls }) {
    return (0,json/* canonicalJson */.dj)(calls.map(({ name }) => name).sort());
}
function shapeOf({ calls, lookups }) {
    return (0,json/* canonicalJson */.dj)([
        lookups,
        ...calls.map((call) => {
            const args = expressibleArguments(call);
            return [call.name, call.malformed, args === undefined ? null : Object.keys(args).sort()];
        }),
    ]);
}
function callsText({ calls }, volatile) {
    return (0,json/* canonicalJson */.dj)(calls.map((call, at) => {
        const args = Object.entries(expressibleArguments(call) ?? {});
        return Object.fromEntries(args.filter(([key]) => key !== volatile.get(at)?.key));
    }));
}
function proposeCall(call, volatile, { place }, redact) {
    const args = expressibleArguments(call);
    if (args === undefined) {
        return { name: call.name, arguments: undefined, notes: [inexpressibleReason(call, place)] };
    }
    const write = (0,expectation/* valueWriter */.TJ)(call.name, redact);
    const isHidden = volatile?.values.some((value) => isAny(write(value, [volatile.key])));
    const values = volatile && !isHidden ? listedValues(volatile) : undefined;
    const matcher = values === undefined ? { $any: true } : { $oneOf: values };
    const entries = Object.entries(args).map(([key, value]) => [
        (0,expectation/* writtenKey */.R7)(key),
        key === volatile?.key ? matcher : write(value, [key]),
    ]);
    const advice = values === undefined ? "any value will do" : "any of these will do";
    return {
        name: call.name,
        arguments: Object.fromEntries(entries),
        ...(volatile === undefined ? {} : { volatile: volatile.key }),
        notes: volatile === undefined
            ? []
            : [`The runs differ in "${(0,core_text/* shorten */.ml)(volatile.key, limits/* limits */.Fy.shownString)}": ${advice}.`],
    };
}
function isAny(value) {
    return (0,json/* isObject */.Gv)(value) && value.$any === true;
}
const ENOUGH_TRIALS = 3;
const LISTED_VALUES = 4;
const SHORT_VALUE = 16;
function volatileArguments(trials) {
    const found = new Map();
    for (const [at, call] of (trials[0]?.calls ?? []).entries()) {
        const volatile = Object.keys(expressibleArguments(call) ?? {}).flatMap((key) => {
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
    const areShort = values.every((value) => (typeof value !== "object" || value === null) && (0,json/* canonicalJson */.dj)(value).length <= SHORT_VALUE + 2);
    return areShort && values.length <= LISTED_VALUES ? values : undefined;
}
function argumentOf({ calls }, at, key) {
    const args = calls[at]?.arguments;
    return ((0,json/* isObject */.Gv)(args) ? (0,json/* member */.Dc)(args, key) : undefined) ?? null;
}
function hasMajority(values) {
    const counts = new Map();
    for (const value of values) {
        const text = (0,json/* canonicalJson */.dj)(value);
        counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    return [...counts.values()].some((count) => count * 2 > values.length);
}
function distinct(values) {
    return [...new Map(values.map((value) => [(0,json/* canonicalJson */.dj)(value), value])).values()];
}
function trialCalls(run, { f1 }, tools) {
    const counted = (0,counted_calls/* countedCalls */.eb)(run, { calls: f1.calls, failedCalls: "ignore" }, tools);
    const calls = counted.length > 0 ? counted : (0,counted_calls/* countedCalls */.eb)(run, { calls: "all", failedCalls: "ignore" }, tools);
    return {
        place: run.place,
        trial: run.trial,
        hasEnded: run.limit === undefined,
        calls,
        lookups: counted.length < calls.length,
        nothingLeft: calls.length === 0 && run.toolCalls.length > 0,
    };
}
function expressibleArguments({ arguments: args, malformed }) {
    if (malformed || !(0,json/* isObject */.Gv)(args))
        return undefined;
    return (0,json/* depthOf */.d1)(args, limits/* limits */.Fy.proposedNesting) <= limits/* limits */.Fy.proposedNesting ? args : undefined;
}
function inexpressibleReason({ arguments: args, malformed }, place) {
    const where = `in ${(0,problems/* placeName */.fW)(place)}`;
    if (malformed)
        return `Its arguments ${where} are not JSON: write down what they must be.`;
    if (!(0,json/* isObject */.Gv)(args))
        return `Its arguments ${where} are not an object, so any are accepted.`;
    return `Its arguments ${where} nest deeper than ${limits/* limits */.Fy.proposedNesting} levels, so any are accepted.`;
}


/***/ }),

/***/ 79988:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ RECIPES),
/* harmony export */   h: () => (/* binding */ nextCommand)
/* harmony export */ });
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98389);
/* harmony import */ var _core_shell_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88528);


const RECIPES = "https://github.com/rungate/rungate/blob/main/docs/recipes.md";
function nextCommand(words, { runs, expectations, policy, suite, format, caseField }, flags = []) {
    const options = [
        ...runs.map((pattern) => ["--runs", pattern]),
        ...expectations.map((file) => ["--expectations", file]),
        ["--policy", policy === _config_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIG_FILE */ .g2 ? undefined : policy],
        ["--suite", suite],
        ["--format", format],
        ["--case-field", caseField],
    ];
    const used = options.flatMap(([name, value]) => (value === undefined ? [] : [name, value]));
    return [...words, ...used, ...flags].map(_core_shell_words_js__WEBPACK_IMPORTED_MODULE_1__/* .shellWord */ .r7).join(" ");
}


/***/ })

};

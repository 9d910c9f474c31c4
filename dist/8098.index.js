export const id = 8098;
export const ids = [8098];
export const modules = {

/***/ 58098:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  addChallenge: () => (/* binding */ addChallenge)
});

// EXTERNAL MODULE: ./node_modules/commander/esm.mjs
var esm = __webpack_require__(48179);
// EXTERNAL MODULE: ./build/core/escape.js + 1 modules
var core_escape = __webpack_require__(11977);
// EXTERNAL MODULE: ./build/core/json.js
var core_json = __webpack_require__(28314);
// EXTERNAL MODULE: ./build/core/text.js
var core_text = __webpack_require__(26067);
// EXTERNAL MODULE: ./build/gate/run-job.js + 7 modules
var run_job = __webpack_require__(58604);
// EXTERNAL MODULE: ./build/gate/challenge/breaks.js + 1 modules
var challenge_breaks = __webpack_require__(72447);
;// CONCATENATED MODULE: ./build/views/challenge.js



const LABEL = 29;
const COLUMNS = ["breaks", "red", "inconclusive", "green", "unseen", "tolerated", "undecided"];
const SHOWN_CASES = 10;
const NAMED = 3;
function challengeView(challenge, colors) {
    const paint = (0,core_escape/* paintWith */.Hy)(colors);
    const { suite, breaks, red, inconclusive, green, deaf, list } = challenge;
    const share = (count) => (0,core_text/* percent */.KN)(count / breaks);
    const verdicts = `${share(red)} of ${(0,core_text/* counted */.hS)(breaks, "break")} are red, ${share(inconclusive)} inconclusive, ${share(green)} green`;
    const missed = list.filter(({ result }) => result !== "red");
    const section = (sights, title, linesOf) => {
        const found = missed.filter(({ sight }) => sights.includes(sight));
        const head = (0,core_escape/* terminal */.Fo) `${paint.bold(`${(0,core_text/* counted */.hS)(found.length, "break")} ${title}`)}`;
        return found.length === 0 ? [] : [head, ...linesOf(found).map((line) => (0,core_escape/* terminal */.Fo) `  ${line}`)];
    };
    return (0,core_escape/* sections */.V0)([
        [
            (0,core_escape/* terminal */.Fo) `${paint.bold(`${suite}: ${verdicts}`)}`,
            ...notesOn(challenge).map((note) => (0,core_escape/* terminal */.Fo) `${note}`),
            ...startHere(missed).map((line) => (0,core_escape/* terminal */.Fo) `${paint.bold(line)}`),
        ],
        [
            (0,core_escape/* terminal */.Fo) `${paint.dim(rowText("break", (name) => name))}`,
            ...challenge.kinds.map((row) => (0,core_escape/* terminal */.Fo) `${rowText(challenge_breaks/* breakKinds */.hp[row.kind][0], (name) => (0,core_text/* grouped */.zD)(row[name]))}`),
        ],
        section(["unseen"], "unseen: no score changes", missedLines),
        section(["tolerated"], "tolerated: a score changes, and the run passes all the same", toleratedLines),
        section(["seen"], "undecided: runs fail, and the trials are too few to be sure", undecidedLines),
        section(["unseen", "tolerated"], `unseen or tolerated in ${(0,core_text/* counted */.hS)(deaf.length, "deaf case")}`, () => [
            ...deaf.slice(0, SHOWN_CASES).map((each) => {
                const titles = (0,core_text/* listed */.KE)(each.kinds.map((kind) => challenge_breaks/* breakKinds */.hp[kind][0]));
                return `${each.case}: ${each.unseen + each.tolerated} of ${(0,core_text/* counted */.hS)(each.breaks, "break")}: ${titles}`;
            }),
            ...(deaf.length > SHOWN_CASES ? [`and ${deaf.length - SHOWN_CASES} more`] : []),
        ]),
    ]);
}
function startHere(missed) {
    const remedies = (0,core_text/* groupBy */.$z)(missed, ({ kind, sight }) => sight === "unseen"
        ? challenge_breaks/* breakKinds */.hp[kind][1]
        : sight === "tolerated"
            ? "a stricter pass mark"
            : "required: true in cases that must always pass, or more trials of each case");
    const [most] = [...remedies].sort(([, a], [, b]) => b.length - a.length);
    return most === undefined ? [] : [`Start here, for ${(0,core_text/* counted */.hS)(most[1].length, "break")}: ${most[0]}`];
}
function notesOn(challenge) {
    const { breaks, found, seed, runs, challengedCases, unchallenged, uncounted, judges, alreadyRed } = challenge;
    const failing = challenge.list.filter(({ sight }) => sight === "seen").length;
    const sample = found > breaks ? `, in a sample (seed ${seed}) of ${(0,core_text/* grouped */.zD)(found)} breaks` : "";
    const notes = [
        [true, `${(0,core_text/* percent */.KN)(failing / breaks)} make a run fail.`],
        [true, `Broken: ${(0,core_text/* counted */.hS)(runs, "passing run")} of ${(0,core_text/* counted */.hS)(challengedCases, "case")}${sample}.`],
        [unchallenged.length > 0, `Without a passing run that decides: ${(0,core_text/* listed */.KE)(unchallenged, NAMED)}.`],
        [uncounted > 0, `Not broken: ${(0,core_text/* counted */.hS)(uncounted, "call")} that no scorer of calls counts.`],
        [judges.length > 0, `Left out, because no judge is asked: ${(0,core_text/* listed */.KE)(judges)}.`],
        [alreadyRed.length > 0, `Red without a break: ${(0,core_text/* listed */.KE)(alreadyRed)}. Only what gets worse counts.`],
    ];
    return notes.flatMap(([isShown, note]) => (isShown ? [note] : []));
}
function rowText(title, textOf) {
    return `${(0,core_escape/* padEnd */.f)(title, LABEL)}${COLUMNS.map((name) => (0,core_escape/* padStart */.CF)(textOf(name), name.length + 2)).join("")}`;
}
function missedLines(breaks) {
    return [...(0,core_text/* groupBy */.$z)(breaks, ({ kind }) => kind)].flatMap(([kind, group]) => {
        const places = group.map((each) => `${each.case}${each.at === "" ? "" : ` (${each.at})`}`);
        const [title, remedy] = challenge_breaks/* breakKinds */.hp[kind];
        return [`${title}: ${(0,core_text/* listed */.KE)([...new Set(places)], NAMED)}`, `  would notice it: ${remedy}`];
    });
}
function toleratedLines(breaks) {
    const scorers = new Set(breaks.flatMap(({ seenBy }) => seenBy));
    return [`would notice them: a stricter pass mark of ${(0,core_text/* listed */.KE)([...scorers])}, or its name in gate.scorers`];
}
function undecidedLines(breaks) {
    const needed = [...(0,core_text/* groupBy */.$z)(breaks, ({ trialsNeeded }) => trialsNeeded ?? Number.POSITIVE_INFINITY)];
    const orMore = breaks.every(({ trials }) => trials === 1) ? " or more" : "";
    const hasRules = breaks.some(({ seenBy }) => seenBy.includes("rules"));
    return [
        ...needed
            .sort(([a], [b]) => a - b)
            .map(([trials, { length }]) => trials === Number.POSITIVE_INFINITY
            ? `${(0,core_text/* grouped */.zD)(length)} with no number of trials that the gate compares`
            : `${(0,core_text/* grouped */.zD)(length)} would be red with ${trials} trials${orMore} of each case, on both sides`),
        `would be red at once: a case with required: true${hasRules ? ", a broken rule with gate: { rules: fail }" : ""}`,
    ];
}

// EXTERNAL MODULE: ./build/cli/job-options.js
var job_options = __webpack_require__(82057);
// EXTERNAL MODULE: ./build/cli/options.js
var options = __webpack_require__(32315);
// EXTERNAL MODULE: ./build/cli/print.js
var print = __webpack_require__(18366);
;// CONCATENATED MODULE: ./build/cli/challenge.js









const addChallenge = (command, exit) => {
    command
        .addOption(new esm/* Option */.c$("--seed <number>", "another sample of breaks, where there are too many for all")
        .argParser(seedOption)
        .default(1))
        .option("--snapshots", "the other runs keep their bytes, as where recordings are kept until something changes (default: every run is recorded again)")
        .option("--json", "print every break as JSON and nothing else");
    (0,options/* withJobOptions */.sK)(command).action(async (options) => {
        exit(await challengeSuites(options));
    });
};
function seedOption(text) {
    if (/^\d{1,15}$/.test(text))
        return Number(text);
    throw new esm/* InvalidArgumentError */.Di("Expected a whole number, such as 2.");
}
async function challengeSuites({ seed, snapshots, json, ...options }) {
    const done = [];
    for (const job of await (0,job_options/* jobsOf */.aG)(options)) {
        const onProgress = await (0,job_options/* barOf */.Rb)("{bar} {value}/{total} breaks · {eta_formatted} left");
        done.push([await (0,run_job.runChallenge)(job, { seed, areSnapshots: snapshots ?? false, onProgress }), job]);
    }
    const challenges = done.map(([challenge]) => challenge);
    if (json)
        (0,print/* printJson */.Q2)((0,core_json/* jsonText */.s$)(challenges, 2));
    else
        for (const [at, challenge] of challenges.entries()) {
            if (at > 0)
                (0,print/* print */.yy)((0,core_escape/* terminal */.Fo) ``);
            (0,print/* print */.yy)(challengeView(challenge, print/* hasColors */.jG));
        }
    const missed = done.filter(([challenge, job]) => isBelowFloor(challenge, job));
    return missed.length > 0 ? 1 : 0;
}
function isBelowFloor({ suite, breaks, red }, { policy }) {
    const floor = typeof policy === "object" ? policy.policy.challenge?.floor : undefined;
    const share = red / breaks;
    if (floor === undefined || share >= floor)
        return false;
    const [found, demanded] = (0,core_text/* apart */.zZ)(share, floor);
    const message = `suite ${suite}: ${found} of its breaks are red, and challenge.floor requires ${demanded}`;
    return (0,print/* printProblems */.Mr)([{ severity: "error", message }]);
}


/***/ }),

/***/ 82057:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NK: () => (/* binding */ suiteNotNamed),
/* harmony export */   Rb: () => (/* binding */ barOf),
/* harmony export */   St: () => (/* binding */ movedPattern),
/* harmony export */   Zw: () => (/* binding */ jobOf),
/* harmony export */   aG: () => (/* binding */ jobsOf),
/* harmony export */   hr: () => (/* binding */ progressBar),
/* harmony export */   jk: () => (/* binding */ movedPath),
/* harmony export */   kj: () => (/* binding */ withJudge),
/* harmony export */   yZ: () => (/* binding */ isIgnoredIn)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _config_find_config_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55078);
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98389);
/* harmony import */ var _core_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11977);
/* harmony import */ var _core_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21645);
/* harmony import */ var _core_git_git_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22157);
/* harmony import */ var _core_interruptible_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(49981);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(51400);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(26067);
/* harmony import */ var _gate_job_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(79933);
/* harmony import */ var _scorers_judge_judgement_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(13629);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(32315);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(18366);













async function jobsOf(options, askBase) {
    const cwd = process.cwd();
    const file = configFileOf(options, cwd);
    const config = file === undefined ? undefined : await readConfig(file);
    if (config !== undefined && config.policy === undefined && options.runs.length === 0)
        throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_7__/* .ConfigurationError */ .j1(config.problems);
    const ownSuites = config?.suites ?? [];
    const baseSuites = await askBase?.(ownSuites);
    const suites = chooseSuites(baseSuites === undefined ? ownSuites : withIntroduced(baseSuites, ownSuites), options, file);
    const onProgress = await progressBar();
    const jobs = suites.map((suite) => {
        const isOfFile = options.runs.length === 0 && suite !== undefined;
        const isMerged = (options.merge ?? []).length > 0;
        const root = isOfFile ? (0,_core_git_git_js__WEBPACK_IMPORTED_MODULE_5__/* .repositoryRoot */ .Hn)(cwd) : cwd;
        const fromFile = (path) => movedPath(path, (0,_core_git_git_js__WEBPACK_IMPORTED_MODULE_5__/* .repositoryRoot */ .Hn)(cwd), root);
        const fromOption = (path) => movedPath(path, cwd, root);
        return {
            runs: isOfFile && !isMerged ? suite.runs : options.runs,
            expectations: options.expectations.length > 0
                ? options.expectations.map(fromOption)
                : (suite?.expectations ?? []).map(fromFile),
            policy: config && {
                ..._config_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .defaultActivePolicy */ .mp,
                policy: config.policy ?? _config_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .defaultPolicy */ .G4,
                source: "file",
                problems: config.problems,
            },
            suite: options.suite ?? suite?.name ?? _config_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_SUITE */ .TR,
            format: options.format ?? suite?.format,
            caseField: options.caseField ?? suite?.caseField,
            suiteBaseline: isOfFile && !isMerged ? suite.baseline : undefined,
            root,
            contained: false,
            commit: null,
            createdAt: (0,_gate_job_js__WEBPACK_IMPORTED_MODULE_9__/* .createdAt */ .CT)(options.now),
            today: (0,_gate_job_js__WEBPACK_IMPORTED_MODULE_9__/* .today */ .Ec)(options.now),
            onProgress,
            record: suite?.record,
            agent: suite?.agent,
            isIgnored: suite?.agent && isIgnoredIn(root),
            suiteJudge: suite?.judge,
            config,
            isOfFile,
        };
    });
    for (const { expectations, root } of jobs)
        (0,_options_js__WEBPACK_IMPORTED_MODULE_11__/* .demandSafeFiles */ .m$)(options, {
            expectations: expectations.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, path)),
            policy: file ?? _config_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .CONFIG_FILE */ .g2,
        });
    return jobs;
}
function isIgnoredIn(root) {
    const ignoredBy = (0,_core_git_git_js__WEBPACK_IMPORTED_MODULE_5__/* .gitIgnores */ .aR)(root);
    return (name) => ignoredBy(name) !== undefined;
}
function withIntroduced(baseSuites, own) {
    const introduced = (0,_config_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .introducedSuites */ .Bv)(baseSuites, own);
    const names = new Set(introduced.map(({ name }) => name));
    for (const { name } of own.filter((suite) => suite.judge !== undefined && names.has(suite.name)))
        (0,_print_js__WEBPACK_IMPORTED_MODULE_12__/* .printError */ .yJ)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .terminal */ .Fo) `warning: the judge of suite ${name} is not asked, because the base does not have it yet. To ask it, use --judge-model`);
    return [...baseSuites, ...introduced];
}
async function jobOf(options, cases = []) {
    const jobs = await jobsOf(options);
    const [job, ...rest] = jobs;
    return job !== undefined && rest.length === 0 ? job : jobWith(cases, jobs);
}
async function jobWith(cases, jobs) {
    if (cases.length === 0)
        throw suiteNotNamed(jobs.map(({ suite }) => suite));
    const { run } = await Promise.all(/* import() */[__webpack_require__.e(9036), __webpack_require__.e(2357), __webpack_require__.e(8604)]).then(__webpack_require__.bind(__webpack_require__, 58604));
    const ids = new Set();
    const matching = [];
    for (const job of jobs) {
        const own = new Set((await run(job)).cases.map(({ id }) => id));
        for (const id of own)
            ids.add(id);
        if (cases.every((id) => own.has(id)))
            matching.push(job);
    }
    const [found, ...rest] = matching;
    if (found !== undefined && rest.length === 0)
        return found;
    const unknown = cases.find((id) => !ids.has(id));
    if (unknown === undefined)
        throw suiteNotNamed((matching.length > 0 ? matching : jobs).map(({ suite }) => suite));
    const message = `no suite has a run of a case "${unknown}".${(0,_core_problems_js__WEBPACK_IMPORTED_MODULE_7__/* .didYouMean */ .au)(unknown, ids)}`;
    throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_7__/* .ConfigurationError */ .j1([{ severity: "error", message }]);
}
function suiteNotNamed(names) {
    const message = `the file has ${names.length} suites: ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_8__/* .listed */ .KE)(names)}. Name one of them, such as --suite ${names[0] ?? _config_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_SUITE */ .TR}`;
    return new _core_problems_js__WEBPACK_IMPORTED_MODULE_7__/* .ConfigurationError */ .j1([{ severity: "error", message }]);
}
function configFileOf({ policy: named }, cwd) {
    if (named !== undefined)
        return named;
    const { file, unused } = (0,_config_find_config_file_js__WEBPACK_IMPORTED_MODULE_1__/* .findConfigFile */ .i)(cwd) ?? {};
    if (file?.startsWith("../"))
        (0,_print_js__WEBPACK_IMPORTED_MODULE_12__/* .printError */ .yJ)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .terminal */ .Fo) `using ${file}`);
    if (unused !== undefined)
        (0,_print_js__WEBPACK_IMPORTED_MODULE_12__/* .printError */ .yJ)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .terminal */ .Fo) `warning: ${unused} is not used, because ${file ?? ""} applies. Remove one of them`);
    return file;
}
async function readConfig(file) {
    const problems = [];
    const source = (0,_core_files_js__WEBPACK_IMPORTED_MODULE_4__/* .readConfigurationFile */ .Bt)(file, { root: process.cwd(), contained: false }, problems);
    if (source === undefined)
        return { file, text: "", policy: undefined, suites: [], problems };
    const { folderOf, loadConfigFile } = await Promise.all(/* import() */[__webpack_require__.e(5411), __webpack_require__.e(8815), __webpack_require__.e(7785), __webpack_require__.e(9772), __webpack_require__.e(3851)]).then(__webpack_require__.bind(__webpack_require__, 79772));
    const folder = movedPath(folderOf(file), process.cwd(), (0,_core_git_git_js__WEBPACK_IMPORTED_MODULE_5__/* .repositoryRoot */ .Hn)(process.cwd()));
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
        const message = `has no suite "${named}".${(0,_core_problems_js__WEBPACK_IMPORTED_MODULE_7__/* .didYouMean */ .au)(named, names) || ` It has: ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_8__/* .listed */ .KE)(names)}.`}`;
        throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_7__/* .ConfigurationError */ .j1([{ severity: "error", file, message }]);
    }
    if (runs.length === 0 || suites.length === 1)
        return [...suites];
    const usual = suites.find(({ name }) => name === _config_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_SUITE */ .TR);
    if (usual === undefined)
        throw suiteNotNamed(names);
    return [usual];
}
function movedPath(path, from, to) {
    return from === to ? path : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(to, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(from, path)).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join("/");
}
function movedPattern(pattern, to) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(to, process.cwd()).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join("/");
    return way === "" || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(pattern) ? pattern : `${(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeGlob */ .yk)(way)}/${pattern}`;
}
async function withJudge(options, jobs, work, conclude = async () => { }) {
    const { judgeCache } = options;
    const unusable = faultOf(options, jobs);
    if (unusable !== undefined)
        throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_7__/* .ConfigurationError */ .j1([{ severity: "error", message: unusable }]);
    const cache = judgeCache === undefined ? undefined : await openCache(judgeCache);
    const known = cache?.known ?? new Map();
    const onJudged = (judgement) => cache?.add(judgement);
    const stopped = (signal) => {
        cache?.tryToFinish();
        (0,_print_js__WEBPACK_IMPORTED_MODULE_12__/* .printError */ .yJ)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .terminal */ .Fo) `error: stopped by ${signal} before the end: nothing was decided`);
    };
    try {
        const done = [];
        for (const { suiteJudge, ...job } of jobs) {
            const judge = await judgeOf(options, suiteJudge);
            const judged = judge === undefined ? job : { ...job, judge: { ...judge, known, onJudged } };
            done.push(await (0,_core_interruptible_js__WEBPACK_IMPORTED_MODULE_6__/* .interruptible */ .In)(() => work(judged), stopped));
        }
        await (0,_core_interruptible_js__WEBPACK_IMPORTED_MODULE_6__/* .interruptible */ .In)(() => conclude(done), stopped);
        cache?.finish();
        return done;
    }
    catch (error) {
        cache?.tryToFinish();
        throw error;
    }
}
async function openCache(file) {
    const { JudgementCache } = await Promise.all(/* import() */[__webpack_require__.e(5411), __webpack_require__.e(7785), __webpack_require__.e(6500), __webpack_require__.e(7064)]).then(__webpack_require__.bind(__webpack_require__, 83325));
    return new JudgementCache(file);
}
async function judgeOf({ judgeModel, judgeBaseUrl }, ofSuite) {
    const model = judgeModel ?? ofSuite?.model;
    if (model === undefined)
        return undefined;
    const own = judgeModel === undefined ? ofSuite?.baseUrl : undefined;
    const server = judgeBaseUrl ?? own ?? _scorers_judge_judgement_js__WEBPACK_IMPORTED_MODULE_10__/* .DEFAULT_SERVER */ .KA;
    return { model, server, apiKey: (0,_gate_job_js__WEBPACK_IMPORTED_MODULE_9__/* .judgeKey */ .FF)(), onProgress: await judgeProgressBar() };
}
function faultOf({ judgeModel, judgeBaseUrl, judgeCache }, jobs) {
    const isJudged = judgeModel !== undefined || jobs.some(({ suiteJudge }) => suiteJudge !== undefined);
    if (!isJudged && judgeCache !== undefined)
        return "--judge-cache keeps what a judge says: name one with --judge-model";
    const fault = judgeBaseUrl === undefined ? undefined : (0,_scorers_judge_judgement_js__WEBPACK_IMPORTED_MODULE_10__/* .serverFault */ .O7)(judgeBaseUrl);
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
    const { Presets, SingleBar } = await __webpack_require__.e(/* import() */ 8502).then(__webpack_require__.t.bind(__webpack_require__, 98502, 19));
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

/***/ 55078:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ findConfigFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21645);
/* harmony import */ var _core_git_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22157);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51400);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98389);






function findConfigFile(folder) {
    const folders = (0,_core_git_git_js__WEBPACK_IMPORTED_MODULE_3__/* .upToRepository */ .xg)(folder);
    for (const home of folders) {
        const paths = _policy_js__WEBPACK_IMPORTED_MODULE_5__/* .CONFIG_FILES */ .n0.map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(home, name)).filter(isThere);
        const [file, unused] = paths.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder), path).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join("/"));
        if (file === undefined)
            continue;
        if (home !== folders[0] && isOutside(folders.at(-1) ?? home, paths[0] ?? home)) {
            const message = "leads outside the repository: copy the file into it, or name it with --policy";
            throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1([{ severity: "error", file, message }]);
        }
        return { file, unused };
    }
    return undefined;
}
function isThere(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false }) !== undefined;
    }
    catch {
        return true;
    }
}
function isOutside(folder, path) {
    try {
        return (0,_core_files_js__WEBPACK_IMPORTED_MODULE_2__/* .leadsOutside */ .dr)(folder, path);
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 72447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  hp: () => (/* binding */ breakKinds),
  cV: () => (/* binding */ breaksOf),
  nM: () => (/* binding */ countedPositions),
  Ye: () => (/* binding */ suiteFacts)
});

// EXTERNAL MODULE: ./build/scorers/agents.js
var agents = __webpack_require__(56614);
// EXTERNAL MODULE: ./build/scorers/counted-calls.js + 1 modules
var counted_calls = __webpack_require__(697);
// EXTERNAL MODULE: ./build/scorers/rules.js
var scorers_rules = __webpack_require__(74257);
// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(28314);
;// CONCATENATED MODULE: ./build/gate/challenge/other-values.js

class KnownValues {
    values;
    constructor(runs) {
        const values = new Map();
        for (const { caseId, toolCalls } of runs) {
            for (const { name, arguments: args } of toolCalls) {
                for (const [keys, value] of leavesIn(args)) {
                    if (Array.isArray(value))
                        continue;
                    const place = `${name} ${pathOf(keys)}`;
                    const text = (0,json/* canonicalJson */.dj)(value);
                    const known = values.get(place) ?? new Map();
                    values.set(place, known.set(text, known.get(text) ?? { text, value, cases: new Set() }));
                    known.get(text)?.cases.add(caseId);
                }
            }
        }
        const sorted = (known) => [...known.values()].sort((a, b) => (a.text < b.text ? -1 : 1));
        this.values = new Map([...values].map(([place, known]) => [place, sorted(known)]));
    }
    ofOtherCase(tool, path, caseId) {
        return this.values.get(`${tool} ${path}`)?.find(({ cases }) => !cases.has(caseId))?.value;
    }
}
function otherArguments(call, known, caseId) {
    if (call.malformed)
        return [];
    return leavesIn(call.arguments).flatMap(([keys, value]) => {
        const path = pathOf(keys);
        const other = known.ofOtherCase(call.name, path, caseId);
        const values = [...changedByType(value), ...(other === undefined ? [] : [["enum", other]])];
        return values.map(([type, to]) => ({ type, path, changed: () => replaced(call.arguments, keys, to) }));
    });
}
const DATE = /^(\d{4}-\d{2}-\d{2})(?=$|[T ])/;
function changedByType(value) {
    if (Array.isArray(value))
        return [["list", value.length === 0 ? [OTHER_TEXT] : value.slice(0, -1)]];
    if ((0,json/* isNumeric */.kf)(value))
        return [["number", typeof value === "bigint" ? value + 1n : otherNumber(value)]];
    if (typeof value === "boolean")
        return [["enum", !value]];
    if (!(0,json/* isString */.Kg)(value))
        return [];
    const next = nextDay(DATE.exec(value)?.[1]);
    return next === undefined ? [["text", otherText(value)]] : [["date", value.replace(DATE, next)]];
}
const OTHER_TEXT = "something else";
function otherText(text) {
    return text === OTHER_TEXT ? "another thing" : OTHER_TEXT;
}
function otherNumber(value) {
    return value + 1 === value ? value / 2 : value + 1;
}
function nextDay(day = "") {
    const time = Date.parse(`${day}T00:00:00Z`);
    return Number.isNaN(time) ? undefined : new Date(time + 24 * 3_600_000).toISOString().slice(0, day.length);
}
function leavesIn(value, keys = []) {
    if (!(0,json/* isObject */.Gv)(value))
        return keys.length === 0 ? [] : [[keys, value]];
    return Object.entries(value).flatMap(([key, item]) => leavesIn(item, [...keys, key]));
}
function pathOf(keys) {
    return keys.map((key) => `/${key}`).join("");
}
function replaced(value, [key, ...keys], to) {
    if (key === undefined || !(0,json/* isObject */.Gv)(value))
        return to;
    return { ...value, [key]: replaced(value[key] ?? null, keys, to) };
}

;// CONCATENATED MODULE: ./build/gate/challenge/breaks.js




const LITERAL = "the argument as a literal in referenceToolCalls; f1: { calls: all } if the tool only reads";
const breakKinds = {
    "drop-call": ["a call dropped", "the call in referenceToolCalls, without optional; or the rule atLeast"],
    "swap-calls": ["two calls swapped", "expectedToolOrder, code: { order: significant }, or the rule before"],
    "change-number": ["a number changed", LITERAL],
    "change-date": ["a date changed", LITERAL],
    "change-text": ["a text changed", LITERAL],
    "change-enum": ["a value of another case", LITERAL],
    "change-list": ["a list changed", LITERAL],
    "forbidden-call": ["a forbidden call", "gate: { rules: fail }"],
    "repeat-call": [
        "a call repeated",
        "f1: { extraCalls: count }, with calls: all if the tool only reads; or a rule: noRepeat, atMost, maxToolCalls",
    ],
    "neighbour-tool": ["a neighbour tool called", "the call in referenceToolCalls, or the rule allowedTools"],
    "swallow-error": [
        "an error swallowed",
        "the rule status; f1: { failedCalls: count } where the call is gone",
    ],
    "end-early": [
        "ended early",
        "mustSay with what the answer must say, or the last calls in referenceToolCalls",
    ],
    "no-number": ["an answer without the number", "mustSay with the number"],
};
function suiteFacts(runs, book) {
    const names = runs.flatMap(({ toolCalls }) => toolCalls.map(({ name }) => name));
    const tools = [...new Set(names)].filter((name) => !book.ignores(name)).sort();
    return { book, tools, known: new KnownValues(runs) };
}
function countedPositions(run, expectation, book) {
    const { f1, code } = expectation.options;
    const tools = (0,counted_calls/* toolsOfCase */.LH)(book, expectation);
    const scoped = new Set((0,agents/* withinScope */.ap)(run, expectation).toolCalls);
    const isLeftOut = (call, { calls }) => (0,counted_calls/* whyLeftOut */.qC)(call, run, { calls, failedCalls: "count" }, tools) !== undefined;
    return run.toolCalls.flatMap((call, at) => scoped.has(call) && !(isLeftOut(call, f1) && isLeftOut(call, code)) ? [at] : []);
}
function breaksOf(run, expectation, facts) {
    if (run.reportedBy !== undefined)
        return [];
    const counted = countedPositions(run, expectation, facts.book);
    const [failed, others] = [true, false].map((has) => counted.filter((at) => (0,counted_calls/* hasFailed */.WN)(run.toolCalls[at]) === has));
    const found = [
        ...others.flatMap((at) => callBreaks(run, at, facts)),
        ...swaps(run, others),
        ...forbiddenCalls(run, expectation.rules, facts),
        ...failed.flatMap((at) => swallowedErrors(run, at)),
        ...endings(run),
    ];
    const order = Object.keys(breakKinds);
    return found.sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}
function callBreaks(run, at, { book, tools, known }) {
    const call = run.toolCalls[at];
    const name = callName(run, at);
    const neighbour = neighbourOf(call.name, tools);
    const { id, server: _, ...rest } = call;
    const others = book.isHandoff(call) ? [] : otherArguments(call, known, run.caseId);
    const again = id === undefined ? call : { ...call, id: `${id}-again` };
    const isNeighbour = () => spliced(run, at, { ...rest, name: neighbour ?? call.name });
    const found = [
        { kind: "drop-call", at: name, apply: () => spliced(run, at) },
        { kind: "repeat-call", at: name, apply: () => spliced(run, at, call, again) },
        { kind: "neighbour-tool", at: `${name} → ${neighbour}`, apply: isNeighbour },
    ];
    for (const { type, path, changed } of others) {
        const apply = () => spliced(run, at, { ...call, arguments: changed() });
        found.push({ kind: `change-${type}`, at: `${name} ${path}`, apply });
    }
    return found.filter(({ kind }) => kind !== "neighbour-tool" || neighbour !== undefined);
}
function neighbourOf(name, tools) {
    const others = tools.filter((tool) => tool !== name);
    return others.find((tool) => tool > name) ?? others[0];
}
function swaps(run, counted) {
    return counted.slice(1).flatMap((second, before) => {
        const first = counted[before];
        const [a, b] = [run.toolCalls[first], run.toolCalls[second]];
        if (a.group === b.group || a.name === b.name)
            return [];
        const apply = () => {
            const toolCalls = run.toolCalls.slice();
            toolCalls[first] = { ...b, turn: a.turn, group: a.group };
            toolCalls[second] = { ...a, turn: b.turn, group: b.group };
            return { ...run, toolCalls };
        };
        return [{ kind: "swap-calls", at: `${callName(run, first)}, ${callName(run, second)}`, apply }];
    });
}
function forbiddenCalls(run, rules, { tools }) {
    const named = (rules.forbiddenTools ?? []).map((glob) => glob.replace(/[\\*?[\]{}!]/g, ""));
    const name = [...named, ...tools, "unknown_tool"].find((tool) => (0,scorers_rules/* banOf */.vi)(tool, rules) !== undefined);
    if (name === undefined || run.textsOnly)
        return [];
    const { turn = 1, group = 0, agent } = run.toolCalls.at(-1) ?? {};
    const call = { name, arguments: {}, malformed: false, status: "ok", turn, group: group + 1 };
    const added = agent === undefined ? call : { ...call, agent };
    const apply = () => ({ ...run, toolCalls: [...run.toolCalls, added] });
    return [{ kind: "forbidden-call", at: name, apply }];
}
function swallowedErrors(run, at) {
    const name = callName(run, at);
    const isOk = () => spliced(run, at, { ...run.toolCalls[at], status: "ok" });
    return [
        { kind: "swallow-error", at: `${name} is ok`, apply: isOk },
        { kind: "swallow-error", at: `${name} is gone`, apply: () => spliced(run, at) },
    ];
}
function endings(run) {
    const { toolCalls, response, texts } = run;
    const lastTurn = texts
        .filter(isAnswer)
        .reduce((last, { turn }) => Math.max(last, turn), Number.NEGATIVE_INFINITY);
    const kept = Math.floor(toolCalls.length / 2);
    const end = toolCalls[kept]?.turn ?? lastTurn;
    const early = {
        kind: "end-early",
        at: "",
        apply: () => ({
            ...run,
            response: "",
            texts: texts.filter((text) => !isAnswer(text) || text.turn < Math.min(end, lastTurn)),
            toolCalls: toolCalls.slice(0, kept),
        }),
    };
    const silent = {
        kind: "no-number",
        at: "",
        apply: () => ({
            ...run,
            response: withoutNumbers(response),
            texts: texts.map((text) => isAnswer(text) && text.turn === lastTurn ? { ...text, text: withoutNumbers(text.text) } : text),
        }),
    };
    return [
        ...(toolCalls.length > 0 || response !== "" ? [early] : []),
        ...(/\d/.test(response) ? [silent] : []),
    ];
}
const isAnswer = ({ speaker }) => speaker === "assistant";
const withoutNumbers = (text) => text.replace(/\d+(?:[.,:/-]\d+)*/g, "");
function spliced(run, at, ...calls) {
    return { ...run, toolCalls: run.toolCalls.toSpliced(at, 1, ...calls) };
}
function callName({ toolCalls }, at) {
    const name = toolCalls[at]?.name ?? "";
    const earlier = toolCalls.slice(0, at).filter((call) => call.name === name).length;
    return earlier === 0 ? name : `${name} ${earlier + 1}`;
}


/***/ })

};

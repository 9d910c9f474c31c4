export const id = 5577;
export const ids = [5577,3137];
export const modules = {

/***/ 23137:
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88532);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88343);
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

/***/ 78133:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   accept: () => (/* binding */ accept),
/* harmony export */   addAccept: () => (/* binding */ addAccept)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48179);
/* harmony import */ var _base_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33033);
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4726);
/* harmony import */ var _base_program_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42488);
/* harmony import */ var _gate_job_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38961);
/* harmony import */ var _gate_run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(21448);
/* harmony import */ var _setup_accept_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(55628);
/* harmony import */ var _setup_candidates_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(16070);
/* harmony import */ var _setup_change_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(51492);
/* harmony import */ var _setup_init_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(82518);
/* harmony import */ var _setup_rewriter_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(99382);
/* harmony import */ var _job_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(43078);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(32315);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(18366);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_setup_accept_js__WEBPACK_IMPORTED_MODULE_7__, _setup_init_js__WEBPACK_IMPORTED_MODULE_10__, _setup_rewriter_js__WEBPACK_IMPORTED_MODULE_11__]);
([_setup_accept_js__WEBPACK_IMPORTED_MODULE_7__, _setup_init_js__WEBPACK_IMPORTED_MODULE_10__, _setup_rewriter_js__WEBPACK_IMPORTED_MODULE_11__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);















const addAccept = (command, exit) => {
    command
        .usage("[case...] [options]")
        .argument("[case...]", "ids of cases")
        .option("--all", "every case with a run that does not pass")
        .option("--trial <name>", "the trial to accept, where trials made different calls or some pass")
        .addOption(new commander__WEBPACK_IMPORTED_MODULE_1__/* .Option */ .c$("--optional <number>", "mark that reference of the case optional, the first is 1")
        .argParser(referenceOption)
        .conflicts(["all", "trial"]))
        .addOption(new commander__WEBPACK_IMPORTED_MODULE_1__/* .Option */ .c$("--variant", "add what the run did as another right way, and keep what is expected").conflicts("optional"))
        .option("--yes", "write without asking, as scripts must")
        .addOption(new commander__WEBPACK_IMPORTED_MODULE_1__/* .Option */ .c$("--dry-run", "show the difference and write nothing").conflicts("yes"));
    (0,_options_js__WEBPACK_IMPORTED_MODULE_13__/* .withJobOptions */ .sK)(command).action(async (ids, options) => {
        exit(await accept(ids, options));
    });
};
function referenceOption(text) {
    if (/^[1-9]\d{0,5}$/.test(text))
        return Number(text);
    throw new commander__WEBPACK_IMPORTED_MODULE_1__/* .InvalidArgumentError */ .Di("Write the number of a reference, such as 1 for the first.");
}
async function accept(ids, options) {
    checkUsage(ids, options);
    const job = await (0,_job_js__WEBPACK_IMPORTED_MODULE_12__/* .jobOf */ .Zw)(options, ids);
    if (job.expectations.length === 0)
        throw usageError(NO_EXPECTATIONS);
    const configured = (0,_gate_job_js__WEBPACK_IMPORTED_MODULE_5__/* .configure */ .jK)(job, await (0,_gate_job_js__WEBPACK_IMPORTED_MODULE_5__/* .readersFor */ .OP)(job));
    if (options.optional !== undefined)
        return mark(ids, options.optional, options, job.root, configured);
    const report = await (0,_gate_run_js__WEBPACK_IMPORTED_MODULE_6__.run)(job);
    checkKnown(ids, report, configured.expectations.keys());
    const selected = select(ids, report, options);
    const { wanted, refused } = (0,_setup_candidates_js__WEBPACK_IMPORTED_MODULE_8__/* .readCandidateRuns */ .u)(selected.filter((one) => one.state === "wanted"), job, configured);
    const accepted = (0,_setup_accept_js__WEBPACK_IMPORTED_MODULE_7__/* .acceptRuns */ .Ti)(configured.texts, wanted, configured.activePolicy.policy, {
        asVariant: options.variant,
    });
    const changes = changedFiles(configured.texts, accepted.files);
    for (const { before, after } of changes)
        (0,_print_js__WEBPACK_IMPORTED_MODULE_14__/* .print */ .yy)((0,_setup_accept_js__WEBPACK_IMPORTED_MODULE_7__/* .diffText */ .NI)(before.file, before.text, after, _print_js__WEBPACK_IMPORTED_MODULE_14__/* .hasColors */ .jG));
    const refusals = [...selected.filter((one) => one.state === "refused"), ...refused, ...accepted.refused];
    const refusedIds = new Set(refusals.map(({ id }) => id));
    const outcomes = selected.filter(({ id }) => !refusedIds.has(id));
    (0,_print_js__WEBPACK_IMPORTED_MODULE_14__/* .print */ .yy)((0,_setup_accept_js__WEBPACK_IMPORTED_MODULE_7__/* .outcomeText */ .EL)(outcomes, { all: options.all, callNothing: accepted.callNothing }));
    if (changes.length === 0)
        (0,_print_js__WEBPACK_IMPORTED_MODULE_14__/* .print */ .yy)((0,_base_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) `nothing to write`);
    const broken = brokenRecordings(selected, report, options, job);
    (0,_print_js__WEBPACK_IMPORTED_MODULE_14__/* .printProblems */ .Mr)([...refusals.map((one) => errorOf(refusalText(one, options))), ...broken]);
    const isWritten = changes.length === 0 || (await writeAll(changes, job.root, ids, options));
    return isWritten && refusals.length === 0 && broken.length === 0 ? 0 : 1;
}
async function mark(ids, reference, options, root, { texts, activePolicy }) {
    const [id = ""] = ids;
    try {
        const changes = changedFiles(texts, (0,_setup_rewriter_js__WEBPACK_IMPORTED_MODULE_11__/* .markOptional */ .sJ)(texts, id, reference, activePolicy.policy));
        for (const { before, after } of changes)
            (0,_print_js__WEBPACK_IMPORTED_MODULE_14__/* .print */ .yy)((0,_setup_accept_js__WEBPACK_IMPORTED_MODULE_7__/* .diffText */ .NI)(before.file, before.text, after, _print_js__WEBPACK_IMPORTED_MODULE_14__/* .hasColors */ .jG));
        if (changes.length === 0)
            (0,_print_js__WEBPACK_IMPORTED_MODULE_14__/* .print */ .yy)((0,_base_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) `nothing to write`);
        return changes.length === 0 || (await writeAll(changes, root, ids, options)) ? 0 : 1;
    }
    catch (error) {
        if (!(error instanceof _setup_change_js__WEBPACK_IMPORTED_MODULE_9__/* .NotAcceptable */ .Im))
            throw error;
        (0,_print_js__WEBPACK_IMPORTED_MODULE_14__/* .printProblems */ .Mr)([errorOf(refusalText({ id, reason: error.message }, options))]);
        return 1;
    }
}
const NO_EXPECTATIONS = "there is no expectations file to write to: name it with --expectations, or in rungate.yml";
function usageError(message) {
    return new _base_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigurationError */ .j1([{ severity: "error", message }]);
}
function checkUsage(ids, { all, optional }) {
    if (ids.length === 0 && !all)
        throw (0,_options_js__WEBPACK_IMPORTED_MODULE_13__/* .caseNotNamed */ .tr)("name the cases to accept, or say --all", "accept");
    if (ids.length > 0 && all)
        throw usageError("name cases or say --all, not both");
    if (optional !== undefined && ids.length > 1)
        throw usageError("--optional marks a reference of one case: name one");
}
function checkKnown(ids, report, declared) {
    const known = new Set([...report.cases.map(({ id }) => id), ...declared]);
    const problems = ids
        .filter((id) => !known.has(id))
        .map((id) => ({
        severity: "error",
        message: `there is no case "${id}" in the recordings or the expectations.${(0,_base_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .didYouMean */ .au)(id, known)}`,
    }));
    if (problems.length > 0)
        throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigurationError */ .j1(problems);
}
function select(ids, { cases }, { all, trial }) {
    const byId = new Map();
    for (const one of cases)
        byId.set(one.id, [...(byId.get(one.id) ?? []), one]);
    const asked = all ? [...byId.keys()] : [...new Set(ids)];
    return asked.map((id) => (0,_setup_accept_js__WEBPACK_IMPORTED_MODULE_7__/* .selectTrials */ .Yr)(id, byId.get(id) ?? [], { trial, named: !all }));
}
function changedFiles(before, after) {
    return before.flatMap((file, at) => {
        const text = after[at]?.text ?? file.text;
        return text === file.text ? [] : [{ before: file, after: text }];
    });
}
async function writeAll(changes, root, ids, options) {
    if (options.dryRun) {
        for (const { before } of changes)
            (0,_print_js__WEBPACK_IMPORTED_MODULE_14__/* .print */ .yy)((0,_base_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) `would write ${before.file}`);
        return true;
    }
    if (!options.yes && !(await isAgreed(ids, options)))
        return false;
    return changes.map((one) => write(one, root)).every(Boolean);
}
async function isAgreed(ids, options) {
    if (!(0,_print_js__WEBPACK_IMPORTED_MODULE_14__/* .canAsk */ .Gj)()) {
        const { all, trial, optional, variant } = options;
        const chosen = [
            ...(all ? ["--all"] : []),
            ...(trial === undefined ? [] : ["--trial", trial]),
            ...(optional === undefined ? [] : ["--optional", String(optional)]),
            ...(variant ? ["--variant"] : []),
        ];
        const command = acceptCommand(ids, options, [...chosen, "--yes"]);
        (0,_print_js__WEBPACK_IMPORTED_MODULE_14__/* .printProblems */ .Mr)([
            errorOf(`nothing was written, because there is no terminal to ask at. To write it, run: ${command}`),
        ]);
        return false;
    }
    const isYes = await (0,_print_js__WEBPACK_IMPORTED_MODULE_14__/* .askForYes */ .QV)((0,_base_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) `Write this?`);
    if (!isYes)
        (0,_print_js__WEBPACK_IMPORTED_MODULE_14__/* .print */ .yy)((0,_base_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) `nothing was written`);
    return isYes;
}
function write({ before, after }, root) {
    const fault = (0,_print_js__WEBPACK_IMPORTED_MODULE_14__/* .replaceFile */ .fR)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, before.file), before.text, after);
    if (fault === undefined)
        (0,_print_js__WEBPACK_IMPORTED_MODULE_14__/* .print */ .yy)((0,_base_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) `wrote ${before.file}`);
    else
        (0,_print_js__WEBPACK_IMPORTED_MODULE_14__/* .printProblems */ .Mr)([{ ...errorOf(fault), file: before.file }]);
    return fault === undefined;
}
function refusalText({ id, reason, trial }, options) {
    const message = `case "${id}" cannot be accepted: ${reason}`;
    if (trial === undefined)
        return message;
    const flags = ["--trial", trial, ...(options.variant ? ["--variant"] : [])];
    const command = acceptCommand([id], options, flags);
    return `${message}. To expect what trial ${trial} did, run: ${command}`;
}
function acceptCommand(ids, options, flags) {
    const { runs, expectations, policy, suite, format, caseField } = options;
    const named = {
        runs,
        expectations,
        policy,
        suite: runs.length === 0 ? suite : undefined,
        format,
        caseField,
    };
    const dashed = ids.filter((id) => id.startsWith("-"));
    const words = ["accept", ...ids.filter((id) => !dashed.includes(id))];
    return `${(0,_base_program_js__WEBPACK_IMPORTED_MODULE_4__/* .programName */ .k)()} ${(0,_setup_init_js__WEBPACK_IMPORTED_MODULE_10__/* .nextCommand */ .h)(words, named, dashed.length > 0 ? [...flags, "--", ...dashed] : flags)}`;
}
function brokenRecordings(selected, report, options, job) {
    const recorded = new Set(report.cases.map(({ id }) => id));
    if (!options.all && selected.every(({ id }) => recorded.has(id)))
        return [];
    const files = new Set(job.expectations);
    return report.problems.filter(({ severity, file }) => severity === "error" && !files.has(file ?? ""));
}
function errorOf(message) {
    return { severity: "error", message };
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 43078:
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
/* harmony import */ var _base_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33033);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60599);
/* harmony import */ var _base_glob_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56120);
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4726);
/* harmony import */ var _base_process_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92029);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(91497);
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(98389);
/* harmony import */ var _gate_job_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(38961);
/* harmony import */ var _scorers_judge_judgement_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(13629);
/* harmony import */ var _setup_git_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(74106);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(32315);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(18366);













async function jobsOf(options, askBase) {
    const cwd = process.cwd();
    const file = configFileOf(options, cwd);
    const config = file === undefined ? undefined : await readConfig(file);
    if (config !== undefined && config.policy === undefined && options.runs.length === 0)
        throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1(config.problems);
    const known = config?.suites ?? [];
    const ofBase = await askBase?.(known);
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
            today: (0,_gate_job_js__WEBPACK_IMPORTED_MODULE_8__/* .today */ .Ec)(options.now),
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
            expectations: expectations.map((one) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, one)),
            policy: file ?? _config_policy_js__WEBPACK_IMPORTED_MODULE_7__/* .CONFIG_FILE */ .g2,
        });
    return jobs;
}
function isIgnoredIn(root) {
    const ignoredBy = (0,_setup_git_js__WEBPACK_IMPORTED_MODULE_10__/* .gitIgnores */ .aR)(root);
    return (name) => ignoredBy(name) !== undefined;
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
    const { run } = await Promise.all(/* import() */[__webpack_require__.e(2218), __webpack_require__.e(9702), __webpack_require__.e(1628), __webpack_require__.e(1448)]).then(__webpack_require__.bind(__webpack_require__, 21448));
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
    const { folderOf, loadConfigFile } = await Promise.all(/* import() */[__webpack_require__.e(5411), __webpack_require__.e(8815), __webpack_require__.e(7785), __webpack_require__.e(9772), __webpack_require__.e(3137)]).then(__webpack_require__.bind(__webpack_require__, 79772));
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
async function withJudge(options, jobs, work, conclude = async () => { }) {
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
        await (0,_base_process_js__WEBPACK_IMPORTED_MODULE_5__/* .interruptible */ .In)(() => conclude(done), stopped);
        cache?.finish();
        return done;
    }
    catch (error) {
        cache?.tryToFinish();
        throw error;
    }
}
async function openCache(file) {
    const { JudgementCache } = await Promise.all(/* import() */[__webpack_require__.e(5411), __webpack_require__.e(7785), __webpack_require__.e(7369), __webpack_require__.e(4994), __webpack_require__.e(3325)]).then(__webpack_require__.bind(__webpack_require__, 83325));
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

/***/ 2309:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ createParser)
/* harmony export */ });
/* unused harmony export ParseError */
class ParseError extends Error {
  constructor(message, options) {
    super(message), this.name = "ParseError", this.type = options.type, this.field = options.field, this.value = options.value, this.line = options.line;
  }
}
const LF = 10, CR = 13, SPACE = 32;
function noop(_arg) {
}
function createParser(config) {
  if (typeof config == "function")
    throw new TypeError(
      "`config` must be an object, got a function instead. Did you mean `createParser({onEvent: fn})`?"
    );
  const { onEvent = noop, onError = noop, onRetry = noop, onComment, maxBufferSize } = config, pendingFragments = [];
  let pendingFragmentsLength = 0, isFirstChunk = !0, id, data = "", dataLines = 0, eventType, terminated = !1;
  function feed(chunk) {
    if (terminated)
      throw new Error(
        "Cannot feed parser: it was terminated after exceeding the configured max buffer size. Call `reset()` to resume parsing."
      );
    if (isFirstChunk && (isFirstChunk = !1, chunk.charCodeAt(0) === 239 && chunk.charCodeAt(1) === 187 && chunk.charCodeAt(2) === 191 && (chunk = chunk.slice(3))), pendingFragments.length === 0) {
      const trailing2 = processLines(chunk);
      trailing2 !== "" && (pendingFragments.push(trailing2), pendingFragmentsLength = trailing2.length), checkBufferSize();
      return;
    }
    if (chunk.indexOf(`
`) === -1 && chunk.indexOf("\r") === -1) {
      pendingFragments.push(chunk), pendingFragmentsLength += chunk.length, checkBufferSize();
      return;
    }
    pendingFragments.push(chunk);
    const input = pendingFragments.join("");
    pendingFragments.length = 0, pendingFragmentsLength = 0;
    const trailing = processLines(input);
    trailing !== "" && (pendingFragments.push(trailing), pendingFragmentsLength = trailing.length), checkBufferSize();
  }
  function checkBufferSize() {
    maxBufferSize !== void 0 && (pendingFragmentsLength + data.length <= maxBufferSize || (terminated = !0, pendingFragments.length = 0, pendingFragmentsLength = 0, id = void 0, data = "", dataLines = 0, eventType = void 0, onError(
      new ParseError(`Buffered data exceeded max buffer size of ${maxBufferSize} characters`, {
        type: "max-buffer-size-exceeded"
      })
    )));
  }
  function processLines(chunk) {
    let searchIndex = 0;
    if (chunk.indexOf("\r") === -1) {
      let lfIndex = chunk.indexOf(`
`, searchIndex);
      for (; lfIndex !== -1; ) {
        if (searchIndex === lfIndex) {
          dataLines > 0 && onEvent({ id, event: eventType, data }), id = void 0, data = "", dataLines = 0, eventType = void 0, searchIndex = lfIndex + 1, lfIndex = chunk.indexOf(`
`, searchIndex);
          continue;
        }
        const firstCharCode = chunk.charCodeAt(searchIndex);
        if (isDataPrefix(chunk, searchIndex, firstCharCode)) {
          const valueStart = chunk.charCodeAt(searchIndex + 5) === SPACE ? searchIndex + 6 : searchIndex + 5, value = chunk.slice(valueStart, lfIndex);
          if (dataLines === 0 && chunk.charCodeAt(lfIndex + 1) === LF) {
            onEvent({ id, event: eventType, data: value }), id = void 0, data = "", eventType = void 0, searchIndex = lfIndex + 2, lfIndex = chunk.indexOf(`
`, searchIndex);
            continue;
          }
          data = dataLines === 0 ? value : `${data}
${value}`, dataLines++;
        } else isEventPrefix(chunk, searchIndex, firstCharCode) ? eventType = chunk.slice(
          chunk.charCodeAt(searchIndex + 6) === SPACE ? searchIndex + 7 : searchIndex + 6,
          lfIndex
        ) || void 0 : parseLine(chunk, searchIndex, lfIndex);
        searchIndex = lfIndex + 1, lfIndex = chunk.indexOf(`
`, searchIndex);
      }
      return chunk.slice(searchIndex);
    }
    for (; searchIndex < chunk.length; ) {
      const crIndex = chunk.indexOf("\r", searchIndex), lfIndex = chunk.indexOf(`
`, searchIndex);
      let lineEnd = -1;
      if (crIndex !== -1 && lfIndex !== -1 ? lineEnd = crIndex < lfIndex ? crIndex : lfIndex : crIndex !== -1 ? crIndex === chunk.length - 1 ? lineEnd = -1 : lineEnd = crIndex : lfIndex !== -1 && (lineEnd = lfIndex), lineEnd === -1)
        break;
      parseLine(chunk, searchIndex, lineEnd), searchIndex = lineEnd + 1, chunk.charCodeAt(searchIndex - 1) === CR && chunk.charCodeAt(searchIndex) === LF && searchIndex++;
    }
    return chunk.slice(searchIndex);
  }
  function parseLine(chunk, start, end) {
    if (start === end) {
      dispatchEvent();
      return;
    }
    const firstCharCode = chunk.charCodeAt(start);
    if (isDataPrefix(chunk, start, firstCharCode)) {
      const valueStart = chunk.charCodeAt(start + 5) === SPACE ? start + 6 : start + 5, value2 = chunk.slice(valueStart, end);
      data = dataLines === 0 ? value2 : `${data}
${value2}`, dataLines++;
      return;
    }
    if (isEventPrefix(chunk, start, firstCharCode)) {
      eventType = chunk.slice(chunk.charCodeAt(start + 6) === SPACE ? start + 7 : start + 6, end) || void 0;
      return;
    }
    if (firstCharCode === 105 && chunk.charCodeAt(start + 1) === 100 && chunk.charCodeAt(start + 2) === 58) {
      const value2 = chunk.slice(chunk.charCodeAt(start + 3) === SPACE ? start + 4 : start + 3, end);
      value2.includes("\0") || (id = value2);
      return;
    }
    if (firstCharCode === 58) {
      if (onComment) {
        const line2 = chunk.slice(start, end);
        onComment(line2.slice(chunk.charCodeAt(start + 1) === SPACE ? 2 : 1));
      }
      return;
    }
    const line = chunk.slice(start, end), fieldSeparatorIndex = line.indexOf(":");
    if (fieldSeparatorIndex === -1) {
      processField(line, "", line);
      return;
    }
    const field = line.slice(0, fieldSeparatorIndex), offset = line.charCodeAt(fieldSeparatorIndex + 1) === SPACE ? 2 : 1, value = line.slice(fieldSeparatorIndex + offset);
    processField(field, value, line);
  }
  function processField(field, value, line) {
    switch (field) {
      case "event":
        eventType = value || void 0;
        break;
      case "data":
        data = dataLines === 0 ? value : `${data}
${value}`, dataLines++;
        break;
      case "id":
        value.includes("\0") || (id = value);
        break;
      case "retry":
        /^\d+$/.test(value) ? onRetry(parseInt(value, 10)) : onError(
          new ParseError(`Invalid \`retry\` value: "${value}"`, {
            type: "invalid-retry",
            value,
            line
          })
        );
        break;
      default:
        onError(
          new ParseError(
            `Unknown field "${field.length > 20 ? `${field.slice(0, 20)}\u2026` : field}"`,
            { type: "unknown-field", field, value, line }
          )
        );
        break;
    }
  }
  function dispatchEvent() {
    dataLines > 0 && onEvent({
      id,
      event: eventType,
      data
    }), id = void 0, data = "", dataLines = 0, eventType = void 0;
  }
  function reset(options = {}) {
    if (options.consume && pendingFragments.length > 0) {
      const incompleteLine = pendingFragments.join("");
      parseLine(incompleteLine, 0, incompleteLine.length);
    }
    isFirstChunk = !0, id = void 0, data = "", dataLines = 0, eventType = void 0, pendingFragments.length = 0, pendingFragmentsLength = 0, terminated = !1;
  }
  return { feed, reset };
}
function isDataPrefix(chunk, i, firstCharCode) {
  return firstCharCode === 100 && chunk.charCodeAt(i + 1) === 97 && chunk.charCodeAt(i + 2) === 116 && chunk.charCodeAt(i + 3) === 97 && chunk.charCodeAt(i + 4) === 58;
}
function isEventPrefix(chunk, i, firstCharCode) {
  return firstCharCode === 101 && chunk.charCodeAt(i + 1) === 118 && chunk.charCodeAt(i + 2) === 101 && chunk.charCodeAt(i + 3) === 110 && chunk.charCodeAt(i + 4) === 116 && chunk.charCodeAt(i + 5) === 58;
}

//# sourceMappingURL=index.js.map


/***/ })

};

export const id = 1205;
export const ids = [1205];
export const modules = {

/***/ 32315:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bq: () => (/* binding */ filled),
/* harmony export */   Ct: () => (/* binding */ withPrintOptions),
/* harmony export */   VZ: () => (/* binding */ withJudgedJobOptions),
/* harmony export */   aU: () => (/* binding */ namedViews),
/* harmony export */   m$: () => (/* binding */ demandSafeFiles),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   sK: () => (/* binding */ withJobOptions),
/* harmony export */   tr: () => (/* binding */ caseNotNamed),
/* harmony export */   xA: () => (/* binding */ viewOption)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48179);
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98389);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51400);
/* harmony import */ var _scorers_judge_judgement_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13629);
/* harmony import */ var _views_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41961);







function withJudgedJobOptions(command) {
    return withJobOptions(command)
        .addOption(filled("--judge-model <name>", "model that judges tool calls and what was said, with the key in RUNGATE_JUDGE_API_KEY or OPENAI_API_KEY (default: no judge)"))
        .option("--judge-base-url <address>", `its OpenAI-compatible server (default: ${_scorers_judge_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .DEFAULT_SERVER */ .KA})`)
        .addOption(filled("--judge-cache <file>", "keeps judgements, so that the same run is judged once"));
}
function withJobOptions(command) {
    return command
        .addOption(list("--runs <pattern...>", "recordings: globs with captures such as runs/{case}.{trial}.json", "those of rungate.yml"))
        .addOption(list("--expectations <file...>", "expectations, YAML or JSON", "those of rungate.yml, or in the recordings"))
        .addOption(filled("--policy <file>", `the file to use (default: ${_config_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .CONFIG_FILES */ .n0.join(" or ")}, here or above in the repository)`))
        .option("--suite <name>", "one suite of rungate.yml (default: all of them)")
        .option("--format <name>", "format of the recordings (default: detected from their content)")
        .option("--case-field <pointer>", "JSON pointer to the case id in a recording, such as /metadata/case")
        .option("--now <time>", "ISO time to write into the report (default: SOURCE_DATE_EPOCH, or none)");
}
function withPrintOptions(command) {
    command
        .addOption(new commander__WEBPACK_IMPORTED_MODULE_2__/* .Option */ .c$("--json", "print the report and nothing else").conflicts("markdown"))
        .option("--markdown", "print the report as Markdown")
        .addOption(filled("--output <file>", "write the report to a file too, as --json prints it"));
    for (const view of _views_index_js__WEBPACK_IMPORTED_MODULE_6__/* .fileViews */ .z)
        command.addOption(viewOption(view));
    return command.hook("preAction", () => demandSafeFiles(command.opts()));
}
function demandSafeFiles(options, { expectations, policy } = { expectations: [], policy: _config_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .CONFIG_FILE */ .g2 }) {
    const { output, judgeCache } = options;
    const views = namedViews(options).map(({ name, file }) => ({ flag: `--${name}`, file }));
    demandDistinct([...named("--output", output), ...views, ...named("--judge-cache", judgeCache)], [...expectations.flatMap((file) => named("--expectations", file)), ...named("--policy", policy)]);
}
function named(flag, file) {
    return file === undefined ? [] : [{ flag, file }];
}
function namedViews(options) {
    const files = new Map(Object.entries(options));
    return _views_index_js__WEBPACK_IMPORTED_MODULE_6__/* .fileViews */ .z.flatMap((view) => {
        const file = files.get(viewOption(view).attributeName());
        return typeof file === "string" ? [{ ...view, file }] : [];
    });
}
function viewOption({ name, what }) {
    return filled(`--${name} <file>`, what);
}
function filled(flags, description) {
    return new commander__WEBPACK_IMPORTED_MODULE_2__/* .Option */ .c$(flags, description).argParser((value) => {
        if (value.trim() !== "")
            return value;
        throw new commander__WEBPACK_IMPORTED_MODULE_2__/* .InvalidArgumentError */ .Di("It is blank: check that the variable it comes from is set.");
    });
}
function list(flags, description, preset) {
    return new commander__WEBPACK_IMPORTED_MODULE_2__/* .Option */ .c$(flags, description)
        .argParser((value, before) => [...before, value])
        .default([], preset);
}
function demandDistinct(written, read) {
    const sources = new Map(read.map(({ flag, file }) => [placeOf(file), flag]));
    const taken = new Map();
    const problems = written.flatMap(({ flag, file }) => {
        const place = placeOf(file);
        const source = sources.get(place);
        const other = taken.get(place);
        taken.set(place, flag);
        const message = source !== undefined
            ? `is the file of ${source}, which ${flag} would overwrite: name another file for ${flag}`
            : `both ${other} and ${flag} would be written there: name another file for one of them`;
        return source === undefined && other === undefined ? [] : [{ severity: "error", file, message }];
    });
    if (problems.length > 0)
        throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1(problems);
}
function placeOf(file) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(file);
    return real(path) ?? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(real((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)) ?? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path));
}
function real(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    }
    catch {
        return undefined;
    }
}
function caseNotNamed(demand, command) {
    const message = `${demand}. Write the case before the options: rungate ${command} CASE --runs …`;
    return new _core_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1([{ severity: "error", message }]);
}


/***/ }),

/***/ 18366:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FO: () => (/* binding */ exitCodeOf),
/* harmony export */   Gj: () => (/* binding */ canAsk),
/* harmony export */   Mr: () => (/* binding */ printProblems),
/* harmony export */   Q2: () => (/* binding */ printJson),
/* harmony export */   QV: () => (/* binding */ askForYes),
/* harmony export */   Wr: () => (/* binding */ askForText),
/* harmony export */   Y_: () => (/* binding */ printReport),
/* harmony export */   fR: () => (/* binding */ replaceFile),
/* harmony export */   jG: () => (/* binding */ hasColors),
/* harmony export */   sl: () => (/* binding */ printFault),
/* harmony export */   yJ: () => (/* binding */ printError),
/* harmony export */   yy: () => (/* binding */ print),
/* harmony export */   zh: () => (/* binding */ writeOutput)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_readline__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80481);
/* harmony import */ var picocolors__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57336);
/* harmony import */ var _core_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11977);
/* harmony import */ var _core_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21645);
/* harmony import */ var _core_invocation_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39186);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(40332);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(51400);
/* harmony import */ var _report_cases_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(65594);
/* harmony import */ var _views_comment_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(51181);
/* harmony import */ var _views_terminal_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(46445);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(32315);












function replaceFile(path, before, after) {
    try {
        const target = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(target, "utf8") !== before) {
            return "changed in the meantime and is not written: run this again";
        }
        (0,_core_files_js__WEBPACK_IMPORTED_MODULE_4__/* .writeWhole */ .f8)(target, after);
        return undefined;
    }
    catch (error) {
        if (error instanceof Error)
            return `cannot be written: ${error.message}`;
        throw error;
    }
}
async function printReport(report, options, how) {
    const { json, markdown, output } = options;
    const view = { ...how, asked: askedBy(options, report) };
    const shown = how.verdict ? withExitCode(report, how) : withoutDemands(report);
    if (json)
        printJson((0,_report_cases_js__WEBPACK_IMPORTED_MODULE_8__/* .reportText */ .UH)(report));
    else if (markdown)
        printMarkdown((0,_views_comment_js__WEBPACK_IMPORTED_MODULE_9__/* .summaryView */ .km)(shown, view));
    else
        print((0,_views_terminal_js__WEBPACK_IMPORTED_MODULE_10__/* .terminalView */ .u)(shown, { colors: hasColors, columns: _core_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .limits */ .Fy.terminalColumns, ...view }));
    const outputs = [];
    if (output !== undefined)
        outputs.push({ file: output, text: (0,_report_cases_js__WEBPACK_IMPORTED_MODULE_8__/* .reportPieces */ .iq)(report) });
    for (const { file, load } of (0,_options_js__WEBPACK_IMPORTED_MODULE_11__/* .namedViews */ .aU)(options)) {
        const write = await load();
        outputs.push({ file, text: write(shown, view) });
    }
    writeOutputs(outputs);
}
function askedBy(options, { suite, settings }) {
    const { runs, expectations, policy, format, caseField, directory } = options;
    const program = (0,_core_invocation_js__WEBPACK_IMPORTED_MODULE_5__/* .programName */ .k)();
    if (runs === undefined)
        return { ...settings, program };
    return { runs, expectations, policy, suite, format, "case-field": caseField, directory, program };
}
function withExitCode(report, { isRed }) {
    return { ...report, verdict: { ...report.verdict, blocks: isRed } };
}
function withoutDemands(report) {
    const { policy } = report;
    const { passRate: _, ...floors } = policy.gate.floors;
    const bounded = Object.keys({ ...floors, ...policy.gate.ceilings });
    const scorers = [...new Set([...policy.gate.scorers, ...bounded])];
    return { ...report, policy: { ...policy, gate: { ...policy.gate, scorers, floors: {}, ceilings: {} } } };
}
function writeOutput(file, text) {
    writeOutputs([{ file, text }]);
}
function writeOutputs(outputs) {
    const problems = outputs.flatMap(({ file, text }) => {
        const message = faultOfWriting(file, text);
        return message === undefined ? [] : [{ severity: "error", file, message }];
    });
    if (problems.length > 0)
        throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_7__/* .ConfigurationError */ .j1(problems);
}
function faultOfWriting(file, text) {
    try {
        const there = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file, { throwIfNoEntry: false });
        if (there?.isDirectory())
            return "cannot be written: it is a folder, name a file in it";
        if (there?.isFile() === false)
            return "cannot be written: it is not a regular file";
        (0,_core_files_js__WEBPACK_IMPORTED_MODULE_4__/* .writeWhole */ .f8)(there === undefined ? file : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(file), text);
        return undefined;
    }
    catch (error) {
        if (!(error instanceof Error))
            throw error;
        return `cannot be written, check that its folder is there and yours to write in: ${error.message}`;
    }
}
function exitCodeOf({ blocks }) {
    return blocks ? 1 : 0;
}
function printProblems(problems) {
    for (const problem of problems)
        printError((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .terminal */ .Fo) `${problem.severity}: ${(0,_core_problems_js__WEBPACK_IMPORTED_MODULE_7__/* .placeText */ .Z9)(problem)}${problem.message}`);
    return problems.some(({ severity }) => severity === "error");
}
function printFault(error) {
    printError((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .manyLines */ .hw)(error instanceof Error ? (error.stack ?? error.message) : String(error)));
    printError((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .terminal */ .Fo) `error: rungate failed on something it did not expect, so nothing was judged. Please report it with the lines above`);
}
const hasColors = picocolors__WEBPACK_IMPORTED_MODULE_2__.isColorSupported;
function print({ text }) {
    process.stdout.write((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutCommands */ .Df)(inLines(text)));
}
function printJson(json) {
    process.stdout.write((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonWithoutCommands */ .Dw)(withNewline(json)));
}
function printMarkdown({ text }) {
    process.stdout.write((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutCommands */ .Df)(withNewline(text)));
}
function printError({ text }) {
    process.stderr.write((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutCommands */ .Df)(inLines(text)));
}
function canAsk() {
    return process.stdin.isTTY === true && process.stdout.isTTY === true;
}
async function askForYes({ text }) {
    return /^y(es)?$/i.test((await askForText((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .terminal */ .Fo) `${text} [y/N] `)).trim());
}
let typedLines;
async function askForText({ text }) {
    process.stdout.write((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutCommands */ .Df)(text));
    typedLines ??= (0,node_readline__WEBPACK_IMPORTED_MODULE_1__.createInterface)({ input: process.stdin })[Symbol.asyncIterator]();
    process.stdin.ref();
    const { value = "" } = await typedLines.next();
    process.stdin.unref();
    return value;
}
function inLines(text) {
    return text === "" ? "" : `${text}\n`;
}
function withNewline(text) {
    return text.endsWith("\n") ? text : `${text}\n`;
}


/***/ }),

/***/ 31205:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runCommandLine: () => (/* binding */ runCommandLine)
/* harmony export */ });
/* unused harmony exports commands, withDirectory */
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48179);
/* harmony import */ var _core_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11977);
/* harmony import */ var _core_interruptible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49981);
/* harmony import */ var _core_invocation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39186);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51400);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58508);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(32315);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(18366);








const commands = [
    {
        name: "demo",
        summary: "gate an example suite twice, red and green, and write both reports as pages",
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(8747), __webpack_require__.e(4057), __webpack_require__.e(4318), __webpack_require__.e(9036), __webpack_require__.e(2357), __webpack_require__.e(3729), __webpack_require__.e(8604), __webpack_require__.e(4006)]).then(__webpack_require__.bind(__webpack_require__, 94006))).addDemo,
    },
    {
        name: "init",
        summary: "write first expectations, a policy and a workflow from recordings, and say what is next",
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(5411), __webpack_require__.e(8747), __webpack_require__.e(8815), __webpack_require__.e(7928), __webpack_require__.e(7785), __webpack_require__.e(4057), __webpack_require__.e(4318), __webpack_require__.e(9036), __webpack_require__.e(3729), __webpack_require__.e(9772), __webpack_require__.e(3568), __webpack_require__.e(7987), __webpack_require__.e(1051), __webpack_require__.e(6919)]).then(__webpack_require__.bind(__webpack_require__, 46919))).addInit,
    },
    {
        name: "record",
        summary: "run your agent and record its runs, without a change to its code",
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(8747), __webpack_require__.e(6752), __webpack_require__.e(9799), __webpack_require__.e(4057), __webpack_require__.e(4318), __webpack_require__.e(3729), __webpack_require__.e(5345)]).then(__webpack_require__.bind(__webpack_require__, 35345))).addRecord,
    },
    {
        name: "gate",
        summary: "score recordings, compare with a baseline and give a verdict: exit 0 pass, 1 fail, 2 usage",
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(8747), __webpack_require__.e(4057), __webpack_require__.e(4318), __webpack_require__.e(9036), __webpack_require__.e(2357), __webpack_require__.e(3729), __webpack_require__.e(8604), __webpack_require__.e(1479)]).then(__webpack_require__.bind(__webpack_require__, 1479))).addGate,
    },
    {
        name: "explain",
        summary: "show each call of a case beside what was expected",
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(8747), __webpack_require__.e(4057), __webpack_require__.e(4318), __webpack_require__.e(9036), __webpack_require__.e(2357), __webpack_require__.e(3729), __webpack_require__.e(8604), __webpack_require__.e(7880)]).then(__webpack_require__.bind(__webpack_require__, 67880))).addExplain,
    },
    {
        name: "accept",
        summary: "expect what recorded runs did: show the difference, ask, then write it",
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(5411), __webpack_require__.e(8747), __webpack_require__.e(8815), __webpack_require__.e(7928), __webpack_require__.e(7291), __webpack_require__.e(7785), __webpack_require__.e(4057), __webpack_require__.e(4318), __webpack_require__.e(9036), __webpack_require__.e(2357), __webpack_require__.e(3729), __webpack_require__.e(8604), __webpack_require__.e(9772), __webpack_require__.e(3568), __webpack_require__.e(7987), __webpack_require__.e(8831), __webpack_require__.e(1051), __webpack_require__.e(8133)]).then(__webpack_require__.bind(__webpack_require__, 78133))).addAccept,
    },
    {
        name: "doctor",
        summary: "check what is missing for a gate that you can trust; changes nothing",
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(5411), __webpack_require__.e(8747), __webpack_require__.e(8815), __webpack_require__.e(7928), __webpack_require__.e(7785), __webpack_require__.e(4057), __webpack_require__.e(4318), __webpack_require__.e(3729), __webpack_require__.e(6500), __webpack_require__.e(9772), __webpack_require__.e(3568), __webpack_require__.e(7987), __webpack_require__.e(2356)]).then(__webpack_require__.bind(__webpack_require__, 5222))).addDoctor,
    },
    {
        name: "inspect",
        summary: "show what is seen in recordings: format, case, each call",
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(8747), __webpack_require__.e(4057), __webpack_require__.e(4318), __webpack_require__.e(9036), __webpack_require__.e(8241)]).then(__webpack_require__.bind(__webpack_require__, 78241))).addInspect,
    },
    {
        name: "score",
        summary: "score recordings: exit 1 only when something could not be read",
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(8747), __webpack_require__.e(4057), __webpack_require__.e(4318), __webpack_require__.e(9036), __webpack_require__.e(2357), __webpack_require__.e(3729), __webpack_require__.e(8604), __webpack_require__.e(1479)]).then(__webpack_require__.bind(__webpack_require__, 1479))).addScore,
    },
    {
        name: "compare",
        isRare: true,
        summary: "give the verdict on a report with another as its baseline: exit 0 pass, 1 fail, 2 usage",
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2357), __webpack_require__.e(770)]).then(__webpack_require__.bind(__webpack_require__, 65532))).addCompare,
    },
    {
        name: "trend",
        isRare: true,
        summary: "show how the scores went over the commits that reports remember: exit 0, 2 usage",
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(5411), __webpack_require__.e(7785), __webpack_require__.e(4057), __webpack_require__.e(6500), __webpack_require__.e(2580)]).then(__webpack_require__.bind(__webpack_require__, 23310))).addTrend,
    },
    {
        name: "plan",
        isRare: true,
        summary: "show which drops a suite can see, and how many cases and trials a smaller drop needs",
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(5411), __webpack_require__.e(8747), __webpack_require__.e(7785), __webpack_require__.e(4057), __webpack_require__.e(4318), __webpack_require__.e(9036), __webpack_require__.e(2357), __webpack_require__.e(3729), __webpack_require__.e(6500), __webpack_require__.e(8604), __webpack_require__.e(5125)]).then(__webpack_require__.bind(__webpack_require__, 66120))).addPlan,
    },
    {
        name: "challenge",
        isRare: true,
        summary: "break the recorded runs in known ways and show which breaks the gate would miss: exit 0, 1 below challenge.floor, 2 usage",
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(8747), __webpack_require__.e(4057), __webpack_require__.e(4318), __webpack_require__.e(9036), __webpack_require__.e(2357), __webpack_require__.e(3729), __webpack_require__.e(8604), __webpack_require__.e(8098)]).then(__webpack_require__.bind(__webpack_require__, 58098))).addChallenge,
    },
    {
        name: "calibrate",
        isRare: true,
        summary: "compare the judge's verdicts on calls with people's labels: exit 0, 1 below --min-kappa, 2 usage",
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(5411), __webpack_require__.e(8747), __webpack_require__.e(8815), __webpack_require__.e(7785), __webpack_require__.e(4057), __webpack_require__.e(4318), __webpack_require__.e(9036), __webpack_require__.e(2357), __webpack_require__.e(3729), __webpack_require__.e(6500), __webpack_require__.e(8604), __webpack_require__.e(79)]).then(__webpack_require__.bind(__webpack_require__, 33670))).addCalibrate,
    },
];
const PROGRAM_OPTIONS = ["-h", "--help", "-V", "--version"];
async function runCommandLine(argv) {
    (0,_core_invocation_js__WEBPACK_IMPORTED_MODULE_3__/* .startHere */ .J)();
    const [first = "-"] = argv;
    const args = first.startsWith("-") && !PROGRAM_OPTIONS.includes(first) ? ["gate", ...argv] : argv;
    let code = 0;
    const program = new commander__WEBPACK_IMPORTED_MODULE_0__/* .Command */ .uB("rungate")
        .description("Scores recorded runs of an LLM agent by its tool calls.")
        .version(_version_js__WEBPACK_IMPORTED_MODULE_5__/* .version */ .r)
        .exitOverride()
        .configureOutput(output)
        .showHelpAfterError("(run with --help for the options)");
    for (const { name, summary, isRare, load } of commands) {
        const command = program.command(name).description(summary);
        if (isRare)
            command.helpGroup("Commands for now and then:");
        if (name !== args[0])
            continue;
        const add = await load();
        add(withDirectory(command), (answer) => {
            code = answer;
        });
    }
    process.stdout.on("error", ignoreClosedPipe);
    try {
        await (0,_core_interruptible_js__WEBPACK_IMPORTED_MODULE_2__/* .toItsEnd */ .lj)(() => program.parseAsync(args, { from: "user" }));
        return code;
    }
    catch (error) {
        if (error instanceof commander__WEBPACK_IMPORTED_MODULE_0__/* .CommanderError */ .b7) {
            if (error.code === "commander.unknownCommand")
                printSuggestion(args[0] ?? "", error.message);
            return error.exitCode === 0 ? 0 : 2;
        }
        if (error instanceof _core_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1) {
            (0,_print_js__WEBPACK_IMPORTED_MODULE_7__/* .printProblems */ .Mr)(error.problems);
            return 2;
        }
        (0,_print_js__WEBPACK_IMPORTED_MODULE_7__/* .printFault */ .sl)(error);
        return 1;
    }
}
const OTHER_WORDS = {
    check: "gate",
    test: "gate",
    eval: "gate",
    setup: "init",
    show: "explain",
};
function printSuggestion(word, message) {
    const near = message.includes("Did you mean") ? undefined : (0,_core_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .nearestName */ .qb)(word, Object.keys(OTHER_WORDS));
    if (near !== undefined)
        (0,_print_js__WEBPACK_IMPORTED_MODULE_7__/* .printError */ .yJ)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `(Did you mean ${OTHER_WORDS[near] ?? ""}?)`);
}
function withDirectory(command) {
    return command
        .addOption((0,_options_js__WEBPACK_IMPORTED_MODULE_6__/* .filled */ .Bq)("-C, --directory <folder>", "run as if rungate was started in this folder"))
        .hook("preAction", (named) => enter(named.opts().directory));
}
function enter(folder) {
    if (folder === undefined)
        return;
    try {
        process.chdir(folder);
    }
    catch (error) {
        const message = `--directory ${folder} cannot be entered: ${error.message}`;
        throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1([{ severity: "error", message }]);
    }
}
function ignoreClosedPipe(error) {
    if (error.code !== "EPIPE")
        throw error;
}
const SUGGESTION = /\n(?=\(Did you mean [\w, -]+\?\)\n?$)/;
const output = {
    writeOut: (text) => (0,_print_js__WEBPACK_IMPORTED_MODULE_7__/* .print */ .yy)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .manyLines */ .hw)(text)),
    writeErr: (text) => (0,_print_js__WEBPACK_IMPORTED_MODULE_7__/* .printError */ .yJ)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .manyLines */ .hw)(text)),
    outputError: (text) => {
        const parts = text.replace(/\n$/, "").split(SUGGESTION);
        (0,_print_js__WEBPACK_IMPORTED_MODULE_7__/* .printError */ .yJ)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .lines */ .Mn)(parts.map((line) => (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `${line}`)));
    },
};


/***/ }),

/***/ 39186:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ startHere),
/* harmony export */   k: () => (/* binding */ programName)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _install_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96837);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40332);
/* harmony import */ var _shell_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88528);




let start = process.cwd();
function startHere() {
    start = process.cwd();
}
const PLAIN_WORDS = /^(?!-)[\w.@/:][\w.@/:=+-]*(?: [\w.@/:=+-]+)*$/;
function isPlain(words) {
    return words !== undefined && words.length <= _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.shownName && PLAIN_WORDS.test(words);
}
function programName() {
    const { RUNGATE_PROGRAM: launcher, npm_config_package: address } = process.env;
    if (isPlain(launcher) || launcher === _install_command_js__WEBPACK_IMPORTED_MODULE_1__/* .PYTHON_WITH_NODE */ .DB)
        return launcher;
    const file = slashed(process.argv[1] ?? "rungate");
    const near = slashed((0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(start, process.argv[1] ?? "rungate"));
    if (file.includes("/_npx/"))
        return isPlain(address) && !address.includes(" ") ? (0,_install_command_js__WEBPACK_IMPORTED_MODULE_1__/* .fromPackage */ .Bz)(address) : _install_command_js__WEBPACK_IMPORTED_MODULE_1__/* .FROM_ADDRESS */ .UM;
    if (/^(?:\.\.\/)*node_modules\//.test(near))
        return _install_command_js__WEBPACK_IMPORTED_MODULE_1__/* .INSTALLED */ .Ln;
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(file) === "rungate")
        return "rungate";
    return `node ${(0,_shell_words_js__WEBPACK_IMPORTED_MODULE_3__/* .shellWord */ .r7)(near.length < file.length ? near : file)}`;
}
function slashed(path) {
    return path.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join("/");
}


/***/ }),

/***/ 41961:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ fileViews)
/* harmony export */ });
const fileViews = [
    {
        name: "html",
        what: "write the report as a page for a browser, in one file",
        load: async () => (await __webpack_require__.e(/* import() */ 8751).then(__webpack_require__.bind(__webpack_require__, 28751))).htmlView,
    },
    {
        name: "junit",
        what: "write the checks and cases as JUnit XML, for reporters of tests",
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2357), __webpack_require__.e(2889)]).then(__webpack_require__.bind(__webpack_require__, 82889))).junitView,
    },
];


/***/ })

};

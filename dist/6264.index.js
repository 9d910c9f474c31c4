export const id = 6264;
export const ids = [6264];
export const modules = {

/***/ 93378:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m$: () => (/* binding */ demandSafeFiles),
  Bq: () => (/* binding */ filled),
  p_: () => (/* binding */ list),
  aU: () => (/* binding */ namedViews),
  sK: () => (/* binding */ withJobOptions),
  Ct: () => (/* binding */ withPrintOptions)
});

// EXTERNAL MODULE: ./node_modules/commander/esm.mjs
var esm = __webpack_require__(48179);
// EXTERNAL MODULE: ./build/disk/checkout.js
var checkout = __webpack_require__(4142);
// EXTERNAL MODULE: ./build/policy/default-file.js
var default_file = __webpack_require__(48977);
// EXTERNAL MODULE: ./build/views/file-views.js
var file_views = __webpack_require__(95780);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/problems.js
var build_problems = __webpack_require__(57806);
;// CONCATENATED MODULE: ./build/cli/distinct-files.js



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
        throw new build_problems/* ConfigurationError */.j1(problems);
}
function placeOf(file) {
    const path = (0,external_node_path_.resolve)(file);
    return real(path) ?? (0,external_node_path_.join)(real((0,external_node_path_.dirname)(path)) ?? (0,external_node_path_.dirname)(path), (0,external_node_path_.basename)(path));
}
function real(path) {
    try {
        return (0,external_node_fs_.realpathSync)(path);
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/cli/job-options.js





function withJobOptions(command) {
    return command
        .addOption(list("--runs <pattern...>", "recordings: globs with captures such as runs/{case}.{trial}.json", "none"))
        .addOption(list("--expectations <file...>", "expectations, YAML or JSON", "those in the recordings"))
        .addOption(filled("--policy <file>", `policy (default: ${default_file/* DEFAULT_POLICY */.z}, here or above in the repository)`))
        .option("--suite <name>", "name of the suite", "default")
        .option("--format <name>", "format of the recordings (default: seen from their content)")
        .option("--case-field <pointer>", "JSON pointer to the case id in a recording, such as /metadata/case")
        .option("--now <time>", "ISO time to write into the report (default: SOURCE_DATE_EPOCH, or none)")
        .addOption(new esm/* Option */.c$("--workers <count>", "threads that score, 0 for none (default: by size)")
        .argParser(workersOption)
        .hideHelp());
}
function workersOption(text) {
    if (/^\d$/.test(text))
        return Number(text);
    throw new esm/* InvalidArgumentError */.Di("Write a number from 0 to 9.");
}
function withPrintOptions(command) {
    command
        .addOption(new esm/* Option */.c$("--json", "print the report and nothing else").conflicts("markdown"))
        .option("--markdown", "print the report as Markdown")
        .addOption(filled("--output <file>", "write the report to a file too, as --json prints it"));
    for (const { name, what } of file_views/* fileViews */.z)
        command.addOption(filled(`--${name} <file>`, what));
    return command.hook("preAction", () => demandSafeFiles(command.opts()));
}
function demandSafeFiles(options) {
    const { output, judgeCache, expectations, policy } = options;
    const views = namedViews(options).map(({ name, file }) => ({ flag: `--${name}`, file }));
    const ruling = expectations && (policy ?? (0,checkout/* defaultPolicyFile */.km)(process.cwd()) ?? default_file/* DEFAULT_POLICY */.z);
    demandDistinct([...named("--output", output), ...views, ...named("--judge-cache", judgeCache)], [...(expectations ?? []).flatMap((file) => named("--expectations", file)), ...named("--policy", ruling)]);
}
function named(flag, file) {
    return file === undefined ? [] : [{ flag, file }];
}
function namedViews(options) {
    const files = new Map(Object.entries(options));
    return file_views/* fileViews */.z.flatMap((view) => {
        const file = files.get(view.name);
        return typeof file === "string" ? [{ ...view, file }] : [];
    });
}
function filled(flags, description) {
    return new esm/* Option */.c$(flags, description).argParser((value) => {
        if (value.trim() !== "")
            return value;
        throw new esm/* InvalidArgumentError */.Di("It is blank: check that the variable it comes from is set.");
    });
}
function list(flags, description, preset) {
    return new esm/* Option */.c$(flags, description)
        .argParser((value, before) => [...before, value])
        .default([], preset);
}


/***/ }),

/***/ 88092:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gj: () => (/* binding */ canAsk),
/* harmony export */   Q2: () => (/* binding */ printJson),
/* harmony export */   QV: () => (/* binding */ askForYes),
/* harmony export */   cc: () => (/* binding */ complain),
/* harmony export */   jG: () => (/* binding */ hasColors),
/* harmony export */   xE: () => (/* binding */ printMarkdown),
/* harmony export */   yy: () => (/* binding */ print)
/* harmony export */ });
/* harmony import */ var node_readline__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80481);
/* harmony import */ var picocolors__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57336);
/* harmony import */ var _escape_runner_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81114);



const hasColors = picocolors__WEBPACK_IMPORTED_MODULE_1__.isColorSupported;
function print({ text }) {
    process.stdout.write((0,_escape_runner_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutCommands */ .Df)(inLines(text)));
}
function printJson(json) {
    process.stdout.write((0,_escape_runner_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonWithoutCommands */ .Dw)(ended(json)));
}
function printMarkdown({ text }) {
    process.stdout.write((0,_escape_runner_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutCommands */ .Df)(ended(text)));
}
function complain({ text }) {
    process.stderr.write((0,_escape_runner_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutCommands */ .Df)(inLines(text)));
}
function canAsk() {
    return process.stdin.isTTY === true && process.stdout.isTTY === true;
}
async function askForYes({ text }) {
    process.stdout.write((0,_escape_runner_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutCommands */ .Df)(`${text} [y/N] `));
    for await (const answer of (0,node_readline__WEBPACK_IMPORTED_MODULE_0__.createInterface)({ input: process.stdin }))
        return /^y(es)?$/i.test(answer.trim());
    return false;
}
function inLines(text) {
    return text === "" ? "" : `${text}\n`;
}
function ended(text) {
    return text.endsWith("\n") ? text : `${text}\n`;
}


/***/ }),

/***/ 96264:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCommandLine: () => (/* binding */ runCommandLine)
});

// UNUSED EXPORTS: commands

// EXTERNAL MODULE: ./node_modules/commander/esm.mjs
var esm = __webpack_require__(48179);
// EXTERNAL MODULE: ./build/problems.js
var problems = __webpack_require__(57806);
// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(58508);
// EXTERNAL MODULE: ./build/cli/job-options.js + 1 modules
var job_options = __webpack_require__(93378);
;// CONCATENATED MODULE: ./build/cli/accept.js


const addAccept = (program, exit) => {
    const command = program
        .command("accept")
        .description("expect what recorded runs did: show the difference, ask, then write it")
        .usage("[case...] [options]")
        .argument("[case...]", "ids of cases")
        .option("--all", "every case with a run that does not pass")
        .option("--trial <name>", "the trial to accept, where trials made different calls or some pass")
        .addOption(new esm/* Option */.c$("--optional <number>", "mark that reference of the case optional, the first is 1")
        .argParser(referenceOption)
        .conflicts(["all", "trial"]))
        .option("--yes", "write without asking, as scripts must")
        .addOption(new esm/* Option */.c$("--dry-run", "show the difference and write nothing").conflicts("yes"));
    (0,job_options/* withJobOptions */.sK)(command).action(async (ids, options) => {
        const { accept } = await Promise.all(/* import() */[__webpack_require__.e(5869), __webpack_require__.e(9547), __webpack_require__.e(8815), __webpack_require__.e(9355), __webpack_require__.e(9223), __webpack_require__.e(3758), __webpack_require__.e(5610), __webpack_require__.e(6385), __webpack_require__.e(6823), __webpack_require__.e(4044), __webpack_require__.e(9900), __webpack_require__.e(6459), __webpack_require__.e(6676), __webpack_require__.e(5974), __webpack_require__.e(7595)]).then(__webpack_require__.bind(__webpack_require__, 38079));
        exit(await accept(ids, options));
    });
};
function referenceOption(text) {
    if (/^[1-9]\d{0,5}$/.test(text))
        return Number(text);
    throw new esm/* InvalidArgumentError */.Di("Write the number of a reference, such as 1 for the first.");
}

// EXTERNAL MODULE: ./build/judgement/server.js
var server = __webpack_require__(14677);
;// CONCATENATED MODULE: ./build/cli/judge-options.js


function withJudgedJobOptions(command) {
    return (0,job_options/* withJobOptions */.sK)(command)
        .addOption((0,job_options/* filled */.Bq)("--judge-model <name>", "model that judges tool calls and what was said, with the key in RUNGATE_JUDGE_API_KEY or OPENAI_API_KEY (default: no judge)"))
        .option("--judge-base-url <address>", "its OpenAI-compatible server", server/* DEFAULT_SERVER */.K)
        .addOption((0,job_options/* filled */.Bq)("--judge-cache <file>", "keeps judgements, so that the same run is judged once"))
        .hook("preAction", (command) => (0,job_options/* demandSafeFiles */.m$)(command.opts()));
}

;// CONCATENATED MODULE: ./build/cli/calibrate.js



const addCalibrate = (program, exit) => {
    const command = program
        .command("calibrate")
        .description("compare the judge's verdicts on calls with people's labels: exit 0, 1 below --min-kappa, 2 usage")
        .usage("<labels> [options]")
        .argument("[labels]", "what people say of calls (case, callId, appropriate): YAML, JSON, JSONL or CSV")
        .addOption((0,job_options/* filled */.Bq)("--report <file>", "report with the judge's verdicts, as --json printed it, in place of --runs").conflicts(["runs", "judgeModel"]))
        .addOption(new esm/* Option */.c$("--min-kappa <number>", "exit 1 when kappa is below").argParser(kappaOption))
        .option("--json", "print the calibration as JSON and nothing else");
    withJudgedJobOptions(command).action(async (file, options) => {
        const { calibrateJudge } = await Promise.all(/* import() */[__webpack_require__.e(5869), __webpack_require__.e(9547), __webpack_require__.e(8815), __webpack_require__.e(9223), __webpack_require__.e(3758), __webpack_require__.e(5610), __webpack_require__.e(6385), __webpack_require__.e(6823), __webpack_require__.e(4044), __webpack_require__.e(9900), __webpack_require__.e(6459), __webpack_require__.e(5974), __webpack_require__.e(4443), __webpack_require__.e(8384)]).then(__webpack_require__.bind(__webpack_require__, 81542));
        exit(await calibrateJudge(file, options));
    });
};
function kappaOption(text) {
    const kappa = text.trim() === "" ? Number.NaN : Number(text);
    if (kappa >= -1 && kappa <= 1)
        return kappa;
    throw new esm/* InvalidArgumentError */.Di("Expected a number from -1 to 1, such as 0.6.");
}

// EXTERNAL MODULE: ./build/escape/terminal.js
var terminal = __webpack_require__(82124);
// EXTERNAL MODULE: ./build/cli/print-text.js
var print_text = __webpack_require__(88092);
;// CONCATENATED MODULE: ./build/cli/commander-output.js


const SUGGESTION = /\n(?=\(Did you mean [\w, -]+\?\)\n?$)/;
const output = {
    writeOut: (text) => (0,print_text/* print */.yy)((0,terminal/* manyLines */.hw)(text)),
    writeErr: (text) => (0,print_text/* complain */.cc)((0,terminal/* manyLines */.hw)(text)),
    outputError: (text) => {
        const said = text.replace(/\n$/, "").split(SUGGESTION);
        (0,print_text/* complain */.cc)((0,terminal/* lines */.Mn)(said.map((line) => (0,terminal/* terminal */.Fo) `${line}`)));
    },
};

;// CONCATENATED MODULE: ./build/cli/compare.js

const addCompare = (program, exit) => {
    const command = program
        .command("compare")
        .description("give the verdict on a report with another as its baseline: exit 0 pass, 1 fail, 2 usage")
        .argument("<base>", "report to compare with, as --json printed it")
        .argument("<head>", "report to judge, by the policy that it carries")
        .option("--report-only", "exit 0 whatever the verdict");
    (0,job_options/* withPrintOptions */.Ct)(command).action(async (base, head, options) => {
        const { compare } = await Promise.all(/* import() */[__webpack_require__.e(9547), __webpack_require__.e(9223), __webpack_require__.e(3758), __webpack_require__.e(5610), __webpack_require__.e(6385), __webpack_require__.e(4044), __webpack_require__.e(6459), __webpack_require__.e(5974), __webpack_require__.e(6607), __webpack_require__.e(6465), __webpack_require__.e(4443), __webpack_require__.e(9487)]).then(__webpack_require__.bind(__webpack_require__, 20141));
        exit(await compare(base, head, options));
    });
};

;// CONCATENATED MODULE: ./build/cli/doctor.js
const addDoctor = (program, exit) => {
    program
        .command("doctor")
        .description("say what a repository lacks for a gate that can be trusted; nothing is changed")
        .option("--repository <owner/name>", "the repository on GitHub (default: GITHUB_REPOSITORY, or the remote origin)")
        .option("--json", "print the findings as JSON and nothing else")
        .addHelpText("after", "\nReads .github/workflows here, and the files that its gates name. With GITHUB_TOKEN or GH_TOKEN it asks GitHub,\nwithout changing anything, for what only GitHub knows: required checks, the baseline, settings.\nExit code: 0 nothing is missing, 1 something is, 2 usage error.")
        .action(async (options) => {
        const { doctor } = await Promise.all(/* import() */[__webpack_require__.e(5869), __webpack_require__.e(9547), __webpack_require__.e(8815), __webpack_require__.e(9223), __webpack_require__.e(3758), __webpack_require__.e(5610), __webpack_require__.e(6823), __webpack_require__.e(9900), __webpack_require__.e(6676), __webpack_require__.e(8605), __webpack_require__.e(6954)]).then(__webpack_require__.bind(__webpack_require__, 93168));
        exit(await doctor(options));
    });
};

;// CONCATENATED MODULE: ./build/cli/explain.js

const addExplain = (program, exit) => {
    const command = program
        .command("explain")
        .description("show each call of a case beside what was expected")
        .usage("<case> [options]")
        .argument("[case]", "the case's id")
        .option("--json", "print the case as the report has it");
    withJudgedJobOptions(command).action(async (id, options) => {
        const { explain } = await Promise.all(/* import() */[__webpack_require__.e(9547), __webpack_require__.e(9223), __webpack_require__.e(3758), __webpack_require__.e(5610), __webpack_require__.e(6385), __webpack_require__.e(4044), __webpack_require__.e(6459), __webpack_require__.e(5974), __webpack_require__.e(6607), __webpack_require__.e(6465), __webpack_require__.e(4443), __webpack_require__.e(9487)]).then(__webpack_require__.bind(__webpack_require__, 20141));
        await explain(id, options);
        exit(0);
    });
};

;// CONCATENATED MODULE: ./build/cli/gate.js


const addGate = (program, exit) => {
    const command = program
        .command("gate")
        .description("score recordings, compare with a baseline and give a verdict: exit 0 pass, 1 fail, 2 usage")
        .addOption((0,job_options/* list */.p_)("--merge <pattern...>", "what score --shard has left, in place of --runs", "none").conflicts("runs"))
        .addOption((0,job_options/* filled */.Bq)("--baseline <file>", "report to compare with, as --json printed it (default: none)"))
        .addOption((0,job_options/* filled */.Bq)("--commit <sha>", "commit of the base branch that was recorded: makes the report a baseline, and only what is broken exits 1"))
        .option("--reuse", "do not score again what the baseline has scored: for one that nobody else could have written")
        .option("--report-only", "exit 0 whatever the verdict");
    (0,job_options/* withPrintOptions */.Ct)(withJudgedJobOptions(command)).action(async (options) => {
        const { gate } = await Promise.all(/* import() */[__webpack_require__.e(9547), __webpack_require__.e(9223), __webpack_require__.e(3758), __webpack_require__.e(5610), __webpack_require__.e(6385), __webpack_require__.e(4044), __webpack_require__.e(6459), __webpack_require__.e(5974), __webpack_require__.e(6607), __webpack_require__.e(6465), __webpack_require__.e(4443), __webpack_require__.e(9487)]).then(__webpack_require__.bind(__webpack_require__, 20141));
        exit(await gate(options));
    });
};

// EXTERNAL MODULE: ./build/policy/default-file.js
var default_file = __webpack_require__(48977);
;// CONCATENATED MODULE: ./build/cli/init.js


const DEFAULT_EXPECTATIONS = "evals/expectations.yml";
const DEFAULT_WORKFLOW = ".github/workflows/agent.yml";
const addInit = (program, exit) => {
    program
        .command("init")
        .description("write first expectations, a policy and a workflow from recordings, and say what is next")
        .addOption((0,job_options/* list */.p_)("--runs <pattern...>", "recordings: globs with captures such as runs/{case}.{trial}.json", "found in evals, runs, recordings and other usual folders"))
        .addOption((0,job_options/* filled */.Bq)("--expectations <file>", "expectations to write").default(DEFAULT_EXPECTATIONS))
        .addOption((0,job_options/* filled */.Bq)("--policy <file>", "policy to write; one that exists is kept and used").default(default_file/* DEFAULT_POLICY */.z))
        .addOption((0,job_options/* filled */.Bq)("--workflow <file>", "workflow to write, unless one calls rungate; one that exists is kept").default(DEFAULT_WORKFLOW))
        .addOption((0,job_options/* filled */.Bq)("--record <command>", "let the workflow record with this command (default: recordings are committed)"))
        .option("--suite <name>", "name of the suite (default: the project's in which the recordings lie, in a monorepo)")
        .option("--format <name>", "format of the recordings (default: seen from their content)")
        .option("--case-field <pointer>", "JSON pointer to the case id in a recording, such as /metadata/case")
        .option("--dry-run", "print all files and write none")
        .action(async (options) => {
        const { init } = await Promise.all(/* import() */[__webpack_require__.e(5869), __webpack_require__.e(9547), __webpack_require__.e(8815), __webpack_require__.e(9223), __webpack_require__.e(3758), __webpack_require__.e(5610), __webpack_require__.e(4044), __webpack_require__.e(6459), __webpack_require__.e(6676), __webpack_require__.e(8605), __webpack_require__.e(6450)]).then(__webpack_require__.bind(__webpack_require__, 90253));
        exit(await init(options));
    });
};

;// CONCATENATED MODULE: ./build/cli/inspect.js
const addInspect = (program, exit) => {
    program
        .command("inspect")
        .description("show what is seen in recordings: format, case, each call")
        .argument("<file...>", "files, or patterns with captures")
        .option("--format <name>", "format of the recordings (default: seen from their content)")
        .option("--case-field <pointer>", "JSON pointer to the case id in a recording")
        .option("--reasoning", "show what the agent thought as well")
        .option("--json", "print JSON and nothing else")
        .action(async (files, options) => {
        const { inspect } = await Promise.all(/* import() */[__webpack_require__.e(9547), __webpack_require__.e(9223), __webpack_require__.e(3758), __webpack_require__.e(5610), __webpack_require__.e(6385), __webpack_require__.e(4044), __webpack_require__.e(6459), __webpack_require__.e(5974), __webpack_require__.e(6607), __webpack_require__.e(6465), __webpack_require__.e(4443), __webpack_require__.e(9487)]).then(__webpack_require__.bind(__webpack_require__, 20141));
        exit(await inspect(files, options));
    });
};

// EXTERNAL MODULE: ./build/limits.js + 8 modules
var limits = __webpack_require__(69480);
// EXTERNAL MODULE: ./build/shards/shard.js
var shards_shard = __webpack_require__(71064);
// EXTERNAL MODULE: ./build/views/file-views.js
var file_views = __webpack_require__(95780);
;// CONCATENATED MODULE: ./build/cli/score.js






const addScore = (program, exit) => {
    const command = program
        .command("score")
        .description("score recordings: exit 1 only when something could not be read")
        .addOption(new esm/* Option */.c$("--shard <share>", "score one share of the cases, such as 2/4, for gate --merge")
        .argParser(shardOption)
        .conflicts(["markdown", ...file_views/* fileViews */.z.map(({ name }) => name)]));
    (0,job_options/* withPrintOptions */.Ct)(withJudgedJobOptions(command)).action(async (options) => {
        const { score } = await Promise.all(/* import() */[__webpack_require__.e(9547), __webpack_require__.e(9223), __webpack_require__.e(3758), __webpack_require__.e(5610), __webpack_require__.e(6385), __webpack_require__.e(4044), __webpack_require__.e(6459), __webpack_require__.e(5974), __webpack_require__.e(6607), __webpack_require__.e(6465), __webpack_require__.e(4443), __webpack_require__.e(9487)]).then(__webpack_require__.bind(__webpack_require__, 20141));
        exit(await score(options));
    });
};
function shardOption(text) {
    const shard = (0,shards_shard/* parseShard */.uK)(text);
    if (shard === undefined) {
        const message = `Write it as 2/4: the second of four, of at most ${limits/* limits */.F.shards}.`;
        throw new esm/* InvalidArgumentError */.Di(message);
    }
    return shard;
}

// EXTERNAL MODULE: ./build/cli/tell.js
var tell = __webpack_require__(7798);
;// CONCATENATED MODULE: ./build/cli/trend.js



const FEWEST_POINTS = 2;
const addTrend = (program, exit) => {
    program
        .command("trend")
        .description("show how the scores went over the commits that reports remember: exit 0, 2 usage")
        .usage("<report...> [options]")
        .argument("<report...>", "reports of one suite, as --json printed them; where two know a commit, the later one counts")
        .addOption((0,job_options/* list */.p_)("--scorer <name>", 'what to show, such as f1 or "pass rate"; may be repeated', "all in use"))
        .addOption(new esm/* Option */.c$("--points <number>", "newest commits to show")
        .argParser(pointsOption)
        .default(limits/* limits */.F.historyPoints))
        .option("--json", "print the commits and the lasting shifts as JSON and nothing else")
        .action(async (files, options) => {
        const { trend } = await Promise.all(/* import() */[__webpack_require__.e(5869), __webpack_require__.e(9547), __webpack_require__.e(9223), __webpack_require__.e(3758), __webpack_require__.e(5610), __webpack_require__.e(6823), __webpack_require__.e(9900), __webpack_require__.e(1494)]).then(__webpack_require__.bind(__webpack_require__, 51696));
        trend(files, options);
        exit(0);
    });
};
function pointsOption(text) {
    const points = Number(text);
    if (/^\d+$/.test(text) && points >= FEWEST_POINTS && points <= limits/* limits */.F.historyPoints)
        return points;
    throw new esm/* InvalidArgumentError */.Di(`Expected a whole number from ${FEWEST_POINTS} to ${limits/* limits */.F.historyPoints}.`);
}

;// CONCATENATED MODULE: ./build/cli/program.js















const commands = {
    gate: addGate,
    score: addScore,
    compare: addCompare,
    trend: addTrend,
    explain: addExplain,
    inspect: addInspect,
    init: addInit,
    doctor: addDoctor,
    accept: addAccept,
    calibrate: addCalibrate,
};
async function runCommandLine(args) {
    let code = 0;
    const program = new esm/* Command */.uB("rungate")
        .description("Scores recorded runs of an LLM agent by its tool calls.")
        .version(version/* version */.r)
        .exitOverride()
        .configureOutput(output)
        .showHelpAfterError("(run with --help for the options)");
    for (const add of wanted(args)) {
        add(program, (answer) => {
            code = answer;
        });
    }
    process.stdout.on("error", ignoreClosedPipe);
    try {
        await program.parseAsync(args, { from: "user" });
        return code;
    }
    catch (error) {
        if (error instanceof esm/* CommanderError */.b7)
            return error.exitCode === 0 ? 0 : 2;
        if (error instanceof problems/* ConfigurationError */.j1) {
            (0,tell/* tell */.q)(error.problems);
            return 2;
        }
        (0,tell/* tellFault */.M)(error);
        return 1;
    }
}
function ignoreClosedPipe(error) {
    if (error.code !== "EPIPE")
        throw error;
}
function wanted([name = ""]) {
    const named = Object.hasOwn(commands, name) ? commands[name] : undefined;
    return named === undefined ? Object.values(commands) : [named];
}


/***/ }),

/***/ 7798:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ tellFault),
/* harmony export */   q: () => (/* binding */ tell)
/* harmony export */ });
/* harmony import */ var _escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82124);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57806);
/* harmony import */ var _print_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88092);



function tell(problems) {
    for (const problem of problems)
        (0,_print_text_js__WEBPACK_IMPORTED_MODULE_2__/* .complain */ .cc)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${problem.severity}: ${(0,_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .placeText */ .Z9)(problem)}${problem.message}`);
    return problems.some(({ severity }) => severity === "error");
}
function tellFault(error) {
    (0,_print_text_js__WEBPACK_IMPORTED_MODULE_2__/* .complain */ .cc)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .manyLines */ .hw)(error instanceof Error ? (error.stack ?? error.message) : String(error)));
    (0,_print_text_js__WEBPACK_IMPORTED_MODULE_2__/* .complain */ .cc)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `error: rungate failed on something it did not expect, so nothing was judged. Please report it with the lines above`);
}


/***/ }),

/***/ 4142:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OR: () => (/* binding */ defaultBranch),
/* harmony export */   Xg: () => (/* binding */ checkedOutCommit),
/* harmony export */   km: () => (/* binding */ defaultPolicyFile),
/* harmony export */   vO: () => (/* binding */ placeInRepository)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _policy_default_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48977);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57806);
/* harmony import */ var _contained_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97625);
/* harmony import */ var _git_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35831);






const SHA = /^[0-9a-f]{40}$/;
const USUAL_BRANCHES = ["main", "master"];
function checkedOutCommit(folder) {
    const head = (0,_git_file_js__WEBPACK_IMPORTED_MODULE_5__/* .gitFile */ .P)(folder, "HEAD");
    if (head === null || SHA.test(head))
        return head;
    const branch = /^ref: (refs\/[\w./-]+)$/.exec(head)?.[1];
    if (branch === undefined || branch.includes(".."))
        return null;
    const commit = (0,_git_file_js__WEBPACK_IMPORTED_MODULE_5__/* .gitFile */ .P)(folder, branch);
    return commit !== null && SHA.test(commit) ? commit : null;
}
function defaultBranch(folder) {
    const remote = /^ref: refs\/remotes\/origin\/(.+)$/.exec((0,_git_file_js__WEBPACK_IMPORTED_MODULE_5__/* .gitFile */ .P)(folder, "refs/remotes/origin/HEAD") ?? "")?.[1];
    if (remote !== undefined)
        return remote;
    const current = /^ref: refs\/heads\/(.+)$/.exec((0,_git_file_js__WEBPACK_IMPORTED_MODULE_5__/* .gitFile */ .P)(folder, "HEAD") ?? "")?.[1] ?? "";
    return USUAL_BRANCHES.includes(current) ? current : "main";
}
function placeInRepository(folder) {
    const top = upToRepository(folder).at(-1) ?? folder;
    return slashed((0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(top, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder)));
}
function defaultPolicyFile(folder) {
    const folders = upToRepository(folder);
    const home = folders.find((one) => isThere((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(one, _policy_default_file_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_POLICY */ .z)));
    if (home === undefined)
        return undefined;
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(home, _policy_default_file_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_POLICY */ .z);
    const file = slashed((0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder), path));
    const [own = home, ...above] = folders;
    if (home !== own && isOutside(above.at(-1) ?? own, path)) {
        const message = "leads outside the repository: copy the file into it, or name it with --policy";
        throw new _problems_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigurationError */ .j1([{ severity: "error", file, message }]);
    }
    return file;
}
function upToRepository(folder) {
    const folders = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder)];
    for (let above = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folders[0]); above !== folders.at(-1); above = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(above))
        folders.push(above);
    const top = folders.findIndex((one) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(one, ".git")));
    return folders.slice(0, Math.max(top, 0) + 1);
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
        return (0,_contained_js__WEBPACK_IMPORTED_MODULE_4__/* .leadsOutside */ .d)(folder, path);
    }
    catch {
        return false;
    }
}
function slashed(path) {
    return path.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join("/");
}


/***/ }),

/***/ 97625:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ leadsOutside)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


function leadsOutside(folder, path) {
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(folder), node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path));
    return inside === ".." || inside.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(inside);
}


/***/ }),

/***/ 35831:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ gitFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


const MOST_BYTES = 1024 * 1024;
function gitFile(folder, name) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, ".git", name);
    try {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
        return stats.isFile() && stats.size <= MOST_BYTES ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8").trim() : null;
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 30854:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a5: () => (/* binding */ keptInOrder),
/* harmony export */   kH: () => (/* binding */ INVISIBLE),
/* harmony export */   wh: () => (/* binding */ plainText)
/* harmony export */ });
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\u2800]|(?!(?<=\p{Extended_Pictographic})\ufe0f)\p{Default_Ignorable_Code_Point}|(?<=\p{M}{4})\p{M}/gu;
function plainText(text) {
    return text.replace(INVISIBLE, (character) => {
        if (character === "\n")
            return "\\n";
        if (character === "\t")
            return "\\t";
        return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
    });
}
const LEFTWARDS = "[\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefe\\u{10800}-\\u{10fff}\\u{1e800}-\\u{1efff}]+";
const LEFTWARDS_WORDS = new RegExp(`${LEFTWARDS}(?:[ '_-]${LEFTWARDS})*`, "gu");
const RIGHTWARDS = "&#8206;";
function keptInOrder(text) {
    return text.replace(LEFTWARDS_WORDS, `${RIGHTWARDS}$&${RIGHTWARDS}`);
}


/***/ }),

/***/ 81114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Df: () => (/* binding */ withoutCommands),
/* harmony export */   Dw: () => (/* binding */ jsonWithoutCommands),
/* harmony export */   TN: () => (/* binding */ oneLine)
/* harmony export */ });
/* harmony import */ var _plain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30854);

const INDENTED_COMMAND = /^((?:[^\S\n\r\u2028\u2029]|\u0085)*):(?=:)/gm;
function withoutCommands(text) {
    return text.replace(INDENTED_COMMAND, "$1:\u200b").replaceAll("##[", "#\u200b#[");
}
function jsonWithoutCommands(text) {
    return text
        .replaceAll("##[", "#\\u0023[")
        .replace(_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .INVISIBLE */ .kH, (character) => (character === "\n" ? "\n" : jsonEscape(character)));
}
function oneLine(text) {
    return (0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(text).replaceAll("##[", "#\u200b#[");
}
function jsonEscape(character) {
    return [...Array(character.length).keys()]
        .map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, "0")}`)
        .join("");
}


/***/ }),

/***/ 94690:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ fill)
/* harmony export */ });
function fill(strings, pieces, escapeText, between = () => "") {
    let filled = strings[0] ?? "";
    let isTouched = false;
    const append = (text) => {
        filled += `${isTouched ? between(filled, text) : ""}${text}`;
        isTouched ||= text !== "";
    };
    const add = (piece) => {
        if (typeof piece === "string")
            append(escapeText(piece, filled));
        else if (typeof piece === "number")
            append(String(piece));
        else if (isList(piece))
            for (const one of piece)
                add(one);
        else if (piece)
            append(piece.text);
    };
    for (const [at, piece] of pieces.entries()) {
        add(piece);
        const own = strings[at + 1] ?? "";
        filled += own;
        if (own !== "")
            isTouched = false;
    }
    return filled;
}
function isList(piece) {
    return Array.isArray(piece);
}


/***/ }),

/***/ 82124:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fo: () => (/* binding */ terminal),
/* harmony export */   Hy: () => (/* binding */ paintWith),
/* harmony export */   Mn: () => (/* binding */ lines),
/* harmony export */   V0: () => (/* binding */ sections),
/* harmony export */   hw: () => (/* binding */ manyLines)
/* harmony export */ });
/* unused harmony export TerminalText */
/* harmony import */ var picocolors__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57336);
/* harmony import */ var _plain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30854);
/* harmony import */ var _template_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94690);



class TerminalText {
    text;
    constructor(text) {
        this.text = text;
    }
}
function terminal(strings, ...pieces) {
    return new TerminalText((0,_template_js__WEBPACK_IMPORTED_MODULE_2__/* .fill */ .G)(strings, pieces, _plain_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh));
}
function lines(parts) {
    return joined(parts, "\n");
}
function sections(parts) {
    const told = parts.filter((section) => section.length > 0).map(lines);
    return joined(told, "\n\n");
}
function manyLines(text) {
    const inLines = text.replace(/\r?\n$/, "").split(/\r?\n/);
    return lines(inLines.map((line) => terminal `${line.replaceAll("\t", "    ")}`));
}
function joined(parts, separator) {
    return new TerminalText(parts.map(({ text }) => text).join(separator));
}
const COLORS = ["bold", "dim", "red", "green", "yellow", "cyan"];
function paintWith(colors) {
    const paint = (0,picocolors__WEBPACK_IMPORTED_MODULE_0__.createColors)(colors);
    const painted = COLORS.map((color) => {
        const brush = (piece) => new TerminalText(paint[color](terminal `${piece}`.text));
        return [color, brush];
    });
    return Object.fromEntries(painted);
}


/***/ }),

/***/ 14677:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ DEFAULT_SERVER),
/* harmony export */   O: () => (/* binding */ serverFault)
/* harmony export */ });
const DEFAULT_SERVER = "https://api.openai.com/v1";
function serverFault(address) {
    if (!URL.canParse(address))
        return "write the address of a server, such as https://api.openai.com/v1";
    const { protocol, hostname, username, password } = new URL(address);
    if (username || password)
        return "leave out the name and the password: the address stands in the report";
    if (address.includes("#"))
        return "leave out the fragment (#…): no server gets to see it";
    if (address.includes("?"))
        return "leave out the query (?…): the address stands in the report, and requests go to paths below it";
    const isLoopback = hostname === "localhost" || hostname === "[::1]" || /^127(?:\.\d+){3}$/.test(hostname);
    return protocol === "https:" || (protocol === "http:" && isLoopback)
        ? undefined
        : "use https: the key would be sent in the open";
}


/***/ }),

/***/ 69480:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ limits)
});

;// CONCATENATED MODULE: ./build/limits/comparison.js
const comparisonLimits = {
    explainedCalls: 200,
    comparisons: 50_000_000,
    freeListItems: 1_000,
    permutationSteps: 200_000_000,
    window: 1_000,
    namesCompared: 1_000_000,
};

;// CONCATENATED MODULE: ./build/limits/configuration.js
const configurationLimits = {
    globLength: 1_000,
    expressionLength: 1_000,
    expressionSize: 2_000,
    expressionText: 200_000,
    configurationFiles: 1_000,
    configurationBytes: 16 * 1024 * 1024,
    configurationValues: 1_000_000,
    configurationLexemes: 5_000_000,
    configurationMistakes: 1_000,
    configurationAliases: 2_000,
    cases: 100_000,
    retired: 10_000,
    toolRules: 1_000,
    availableTools: 1_000,
    proposedNesting: 100,
    workflows: 200,
    workflowBytes: 1024 * 1024,
    gates: 50,
    ignoringLines: 500,
};

;// CONCATENATED MODULE: ./build/limits/github.js
const githubLimits = {
    requests: 500,
    requestSeconds: 30,
    requestRetries: 2,
    rateLimitSeconds: 60,
    rateLimitWaits: 2,
    redirects: 3,
    downloadSeconds: 120,
    commitPages: 3,
    baselineDistance: 200,
    artifactPages: 5,
    runPages: 5,
    baselineWorkflows: 5,
    baselineCandidates: 5,
    pages: 20,
    pullRequestsOfBranch: 5,
};

;// CONCATENATED MODULE: ./build/limits/judge.js
const judgeLimits = {
    judgedRuns: 10_000,
    judgeTokens: 100_000_000,
    judgeVotes: 9,
    judgeConcurrency: 32,
    judgeTimeoutSeconds: 600,
    judgeDeadlineSeconds: 3_600,
    judgeRetries: 3,
    judgeFaultsInRow: 3,
    judgeRetryAfterSeconds: 60,
    judgeAnswerBytes: 1024 * 1024,
    judgeRefusal: 4_000,
    judgedText: 4_000,
    judgedValue: 2_000,
    judgedRun: 200_000,
    judgedCalls: 100,
    judgedRows: 80,
    judgedContexts: 200,
    toolDescription: 1_000,
    redactedText: 50_000,
    redactedRun: 5_000_000,
    hidingSteps: 1_000_000_000,
    hiddenValues: 1_000,
    openedTexts: 4,
    judgeThinking: 4_000,
    judgeVerdict: 120,
    judgeRow: 80,
    judgeWord: 10,
    keptReasoning: 2_000,
    keptJudgements: 20_000,
    labels: 10_000,
};

;// CONCATENATED MODULE: ./build/limits/recordings.js
const recordingsLimits = {
    files: 200_000,
    mostFiles: 1_000_000,
    entries: 2_000_000,
    mostEntries: 20_000_000,
    runs: 200_000,
    mostRuns: 1_000_000,
    recordingBytes: 8 * 1024 * 1024 * 1024,
    mostRecordingBytes: 256 * 1024 * 1024 * 1024,
    documentBytes: 64 * 1024 * 1024,
    listElements: 1_000_000,
    numberCharacters: 10_000,
    mostDocumentBytes: 256 * 1024 * 1024,
    unzippedBytes: 256 * 1024 * 1024,
    patterns: 100,
    nesting: 200,
    callsPerRun: 10_000,
    references: 1_000,
    name: 1_000,
    entriesSearched: 50_000,
    filesLookedInto: 1_000,
    runsLookedAt: 20,
    valuesSearched: 100_000,
};

;// CONCATENATED MODULE: ./build/limits/reports.js
const reportsLimits = {
    baselineBytes: 64 * 1024 * 1024,
    reportNesting: 300,
    historyPoints: 1_000,
    shards: 20,
    partialReportBytes: 64 * 1024 * 1024,
    partialReportsBytes: 512 * 1024 * 1024,
};

;// CONCATENATED MODULE: ./build/limits/texts.js
const textLimits = {
    caseText: 100_000,
    pieces: 200,
    pieceText: 1_000,
    groundTruths: 20,
    recordedScores: 20,
    contexts: 200,
    comparedWords: 20_000_000,
    scoredText: 200_000,
};

;// CONCATENATED MODULE: ./build/limits/views.js
const viewsLimits = {
    shownString: 120,
    shownValue: 400,
    shownName: 250,
    shownText: 500,
    shownSentence: 4_000,
    shownReasoning: 400,
    shownLacks: 20,
    shownLack: 240,
    shownDifferences: 20,
    shownCalls: 50,
    shownEdits: 2_000,
    commentCharacters: 65_536,
    summaryBytes: 1024 * 1024,
    summaryRest: 64 * 1024,
    annotations: 10,
    pageCases: 10_000,
    pageCharacters: 32_000_000,
    pageRows: 16_000_000,
    pageUnfolded: 100,
    pageTrials: 50,
    pageGoneCases: 1_000,
    junitCases: 10_000,
    junitCharacters: 8 * 1024 * 1024,
    junitExplained: 500,
    junitLines: 20,
    listedProblems: 50,
    slicedTags: 8,
    slicedValues: 50,
    chartedMeasures: 12,
    listedShifts: 10,
    printedMeasures: 100,
    shownProblems: 1_000,
};

;// CONCATENATED MODULE: ./build/limits.js








const limits = {
    ...recordingsLimits,
    ...configurationLimits,
    ...comparisonLimits,
    ...reportsLimits,
    ...githubLimits,
    ...judgeLimits,
    ...textLimits,
    ...viewsLimits,
};


/***/ }),

/***/ 48977:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ DEFAULT_POLICY)
/* harmony export */ });
const DEFAULT_POLICY = ".github/rungate.yml";


/***/ }),

/***/ 57806:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ke: () => (/* binding */ isMistyped),
/* harmony export */   Z9: () => (/* binding */ placeText),
/* harmony export */   au: () => (/* binding */ didYouMean),
/* harmony export */   cu: () => (/* binding */ ShardsError),
/* harmony export */   eN: () => (/* binding */ RecordingError),
/* harmony export */   fW: () => (/* binding */ placeName),
/* harmony export */   j1: () => (/* binding */ ConfigurationError),
/* harmony export */   qb: () => (/* binding */ nearestName)
/* harmony export */ });
/* harmony import */ var leven__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47785);

class ConfigurationError extends Error {
    problems;
    subject = "Configuration";
    constructor(problems) {
        super(problems.map((problem) => `${placeText(problem)}${problem.message}`).join("\n"));
        this.name = "ConfigurationError";
        this.problems = problems;
    }
}
class ShardsError extends ConfigurationError {
    subject = "Shards";
}
class RecordingError extends Error {
    name = "RecordingError";
}
function placeName({ file, line, column, index }) {
    if (file === undefined)
        return "";
    if (line !== undefined)
        return `${file}:${line}${column === undefined ? "" : `:${column}`}`;
    return index ? `${file} (run ${index + 1})` : file;
}
function placeText(place) {
    return place.file === undefined ? "" : `${placeName(place)}: `;
}
const LONGEST_WORD = 100;
function didYouMean(word, known) {
    const nearest = nearestName(word, known);
    return nearest === undefined ? "" : ` Did you mean "${nearest}"?`;
}
function nearestName(word, known) {
    if (word.length > LONGEST_WORD)
        return undefined;
    const comparable = [...known].filter(({ length }) => length <= LONGEST_WORD);
    const byLowerCase = new Map(comparable.map((one) => [one.toLowerCase(), one]));
    const maxDistance = Math.max(2, Math.floor(word.length / 3));
    const nearest = (0,leven__WEBPACK_IMPORTED_MODULE_0__/* .closestMatch */ .h)(word.toLowerCase(), [...byLowerCase.keys()], { maxDistance });
    return nearest === undefined ? undefined : byLowerCase.get(nearest);
}
const SHORTEST_MISTYPED = 4;
function isMistyped(name, other) {
    if (name === other || Math.max(name.length, other.length) > LONGEST_WORD)
        return false;
    const [one, two] = [lettersOf(name), lettersOf(other)];
    if (one === two)
        return one !== "";
    if (Math.max(one.length, two.length) < SHORTEST_MISTYPED || one[0] !== two[0])
        return false;
    if (digitsOf(one) !== digitsOf(two))
        return false;
    return (0,leven__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(one, two, { maxDistance: 2 }) < 2 || sorted(one) === sorted(two);
}
function lettersOf(name) {
    return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}
function digitsOf(name) {
    return name.replace(/\P{N}/gu, "");
}
function sorted(name) {
    return [...name].sort().join("");
}


/***/ }),

/***/ 71064:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Az: () => (/* binding */ shardName),
/* harmony export */   iN: () => (/* binding */ shardFileName),
/* harmony export */   tC: () => (/* binding */ shareOf),
/* harmony export */   uK: () => (/* binding */ parseShard)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69480);

function parseShard(text) {
    const [, index = 0, of = 0] = (/^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text) ?? []).map(Number);
    return index >= 1 && index <= of && of <= _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.shards ? { index, of } : undefined;
}
function shardName({ index, of }) {
    return `${index}/${of}`;
}
function shareOf(total, { index, of }) {
    return Math.floor(total / of) + (index <= total % of ? 1 : 0);
}
function shardFileName(suite, { index, of }) {
    return `rungate-shard.${suite}.${index}-of-${of}.json`;
}


/***/ }),

/***/ 58508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ version)
/* harmony export */ });
/* harmony import */ var node_module__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98995);

const version = (0,node_module__WEBPACK_IMPORTED_MODULE_0__.createRequire)(import.meta.url)("../package.json").version;


/***/ }),

/***/ 95780:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ fileViews)
/* harmony export */ });
const fileViews = [
    {
        name: "html",
        what: "write the report as a page for a browser, in one file",
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(9547), __webpack_require__.e(9223), __webpack_require__.e(3758), __webpack_require__.e(6607), __webpack_require__.e(3990), __webpack_require__.e(8771)]).then(__webpack_require__.bind(__webpack_require__, 24596))).htmlView,
    },
    {
        name: "junit",
        what: "write the checks and cases as JUnit XML, for reporters of tests",
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(9547), __webpack_require__.e(9223), __webpack_require__.e(3758), __webpack_require__.e(6385), __webpack_require__.e(4313)]).then(__webpack_require__.bind(__webpack_require__, 94313))).junitView,
    },
];


/***/ })

};

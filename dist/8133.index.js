export const id = 8133;
export const ids = [8133];
export const modules = {

/***/ 48803:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ refuseFailed),
/* harmony export */   t: () => (/* binding */ chooseCalls)
/* harmony export */ });
/* harmony import */ var _core_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11977);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28314);
/* harmony import */ var _views_conversation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81866);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18366);




function hasFailed({ toolCalls, limit, scores }) {
    const isLow = (score) => score === 0 || score === false;
    const stored = [...(scores?.values() ?? [])].map((score) => ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(score) ? score.score : score));
    return limit !== undefined || toolCalls.some(({ status }) => status === "error") || stored.some(isLow);
}
function refuseFailed(cases) {
    const isLost = ({ toolCalls }) => toolCalls.length > 0 && toolCalls.every(({ status }) => status === "error");
    return cases
        .filter(({ candidates }) => candidates.every(({ run }) => isLost(run)))
        .map(({ id }) => ({ id, reason: "all its calls failed. Say what is right: accept --new --failed asks" }));
}
async function chooseCalls(cases, redact) {
    const chosen = [];
    for (const { id, candidates } of cases) {
        const failed = candidates.find(({ run }) => hasFailed(run));
        if (failed === undefined)
            continue;
        const calls = await rightCalls(id, failed, redact);
        if (calls === undefined)
            continue;
        const run = { ...failed.run, toolCalls: calls.map((call) => ({ ...call, status: "ok" })) };
        chosen.push({ id, candidates: [{ ...failed, run }], passing: [] });
    }
    return chosen;
}
async function rightCalls(id, { run, label }, redact) {
    const calls = [...run.toolCalls].sort((a, b) => a.turn - b.turn);
    (0,_print_js__WEBPACK_IMPORTED_MODULE_3__/* .print */ .yy)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .lines */ .Mn)([(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${id}, ${label}`, ...conversationText(run, calls, redact)]));
    const question = (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Which of its calls are right? Numbers such as 1,3, or all, none, skip: `;
    for (;;) {
        const answer = (await (0,_print_js__WEBPACK_IMPORTED_MODULE_3__/* .askForText */ .Wr)(question)).trim().toLowerCase();
        if (answer === "" || answer === "skip")
            return undefined;
        if (answer === "all")
            return calls;
        if (answer === "none")
            return [];
        const numbers = new Set(answer.split(/[\s,]+/).map(Number));
        const chosen = calls.filter((_call, at) => numbers.has(at + 1));
        if (chosen.length === numbers.size)
            return chosen;
        (0,_print_js__WEBPACK_IMPORTED_MODULE_3__/* .print */ .yy)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Write numbers from 1 to ${calls.length}`);
    }
}
function conversationText(run, calls, redact) {
    let number = 0;
    return (0,_views_conversation_js__WEBPACK_IMPORTED_MODULE_2__/* .conversationOf */ .$)(run, redact).map(({ name, isCall, text }) => {
        if (!isCall)
            return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `     ${name}: ${text}`;
        const failed = calls[number]?.status === "error" ? " (failed)" : "";
        number += 1;
        return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${number}. ${name} ${text}${failed}`;
    });
}


/***/ }),

/***/ 78133:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   accept: () => (/* binding */ accept),
/* harmony export */   addAccept: () => (/* binding */ addAccept),
/* harmony export */   diffText: () => (/* binding */ diffText),
/* harmony export */   outcomeText: () => (/* binding */ outcomeText)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48179);
/* harmony import */ var diff__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37291);
/* harmony import */ var _core_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11977);
/* harmony import */ var _core_invocation_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39186);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(40332);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(51400);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(26067);
/* harmony import */ var _gate_accept_accept_runs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(82950);
/* harmony import */ var _gate_accept_expectation_changes_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(88625);
/* harmony import */ var _gate_accept_read_candidates_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(71322);
/* harmony import */ var _gate_accept_rewrite_cases_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(33699);
/* harmony import */ var _gate_accept_select_trials_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(4441);
/* harmony import */ var _gate_job_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(79933);
/* harmony import */ var _gate_run_job_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(58604);
/* harmony import */ var _views_next_command_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(79988);
/* harmony import */ var _accept_failed_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(48803);
/* harmony import */ var _init_workflow_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(72689);
/* harmony import */ var _job_options_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(82057);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(32315);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(18366);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_gate_accept_accept_runs_js__WEBPACK_IMPORTED_MODULE_8__, _gate_accept_rewrite_cases_js__WEBPACK_IMPORTED_MODULE_11__, _init_workflow_js__WEBPACK_IMPORTED_MODULE_17__]);
([_gate_accept_accept_runs_js__WEBPACK_IMPORTED_MODULE_8__, _gate_accept_rewrite_cases_js__WEBPACK_IMPORTED_MODULE_11__, _init_workflow_js__WEBPACK_IMPORTED_MODULE_17__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);





















const addAccept = (command, exit) => {
    command
        .usage("[case...] [options]")
        .argument("[case...]", "ids of cases")
        .option("--all", "every case with a run that does not pass")
        .option("--new", "every recorded case that no expectations file has")
        .addOption(new commander__WEBPACK_IMPORTED_MODULE_1__/* .Option */ .c$("--failed", "with --new: only cases in which something failed. Asks which calls were right").conflicts("yes"))
        .option("--trial <name>", "the trial to accept, where trials made different calls or some pass")
        .addOption(new commander__WEBPACK_IMPORTED_MODULE_1__/* .Option */ .c$("--optional <number>", "mark that reference of the case optional, the first is 1")
        .argParser(referenceOption)
        .conflicts(["all", "new", "trial"]))
        .addOption(new commander__WEBPACK_IMPORTED_MODULE_1__/* .Option */ .c$("--variant", "add what the run did as another right way, and keep what is expected").conflicts("optional"))
        .option("--yes", "write without asking, as scripts must")
        .addOption(new commander__WEBPACK_IMPORTED_MODULE_1__/* .Option */ .c$("--dry-run", "show the difference and write nothing").conflicts("yes"));
    (0,_options_js__WEBPACK_IMPORTED_MODULE_19__/* .withJobOptions */ .sK)(command).action(async (ids, options) => {
        exit(await accept(ids, options));
    });
};
function referenceOption(text) {
    if (/^[1-9]\d{0,5}$/.test(text))
        return Number(text);
    throw new commander__WEBPACK_IMPORTED_MODULE_1__/* .InvalidArgumentError */ .Di("Write the number of a reference, such as 1 for the first.");
}
async function accept(typedIds, options) {
    checkUsage(typedIds, options);
    const job = await (0,_job_options_js__WEBPACK_IMPORTED_MODULE_18__/* .jobOf */ .Zw)(options, typedIds);
    if (job.expectations.length === 0)
        throw usageError(NO_EXPECTATIONS);
    const configured = (0,_gate_job_js__WEBPACK_IMPORTED_MODULE_13__/* .configure */ .jK)(job, await (0,_gate_job_js__WEBPACK_IMPORTED_MODULE_13__/* .readersFor */ .OP)(job));
    if (options.optional !== undefined)
        return mark(typedIds, options.optional, options, job.root, configured);
    const report = await (0,_gate_run_job_js__WEBPACK_IMPORTED_MODULE_14__.run)(options.all || options.new ? job : { ...job, onlyCases: typedIds });
    const ids = options.new ? newCases(report) : typedIds;
    checkKnown(ids, report, configured.expectations.keys());
    const selected = select(ids, report, options);
    const { wanted: candidates, refused } = (0,_gate_accept_read_candidates_js__WEBPACK_IMPORTED_MODULE_10__/* .readCandidateRuns */ .u)(selected.filter((selection) => selection.state === "wanted"), job, configured);
    const unclear = options.new && !options.failed ? (0,_accept_failed_js__WEBPACK_IMPORTED_MODULE_16__/* .refuseFailed */ .Q)(candidates) : [];
    const wanted = options.failed
        ? await (0,_accept_failed_js__WEBPACK_IMPORTED_MODULE_16__/* .chooseCalls */ .t)(candidates, configured.scoring.redact)
        : candidates.filter(({ id }) => unclear.every((refusedCase) => refusedCase.id !== id));
    const [file = ""] = job.expectations;
    const added = wanted.map(({ id }) => id).filter((id) => !configured.expectations.has(id));
    const accepted = (0,_gate_accept_accept_runs_js__WEBPACK_IMPORTED_MODULE_8__/* .acceptRuns */ .T)(configured.texts, wanted, configured.activePolicy.policy, {
        asVariant: options.variant,
        inputs: (0,_init_workflow_js__WEBPACK_IMPORTED_MODULE_17__/* .casesBeside */ .wp)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(job.root, file), added, job.root)?.inputs,
    });
    const changes = changedFiles(configured.texts, accepted.files);
    for (const { before, after } of changes)
        (0,_print_js__WEBPACK_IMPORTED_MODULE_20__/* .print */ .yy)(diffText(before.file, before.text, after, _print_js__WEBPACK_IMPORTED_MODULE_20__/* .hasColors */ .jG));
    const refusals = [
        ...selected.filter((selection) => selection.state === "refused"),
        ...refused,
        ...unclear,
        ...accepted.refused,
    ];
    const refusedIds = new Set(refusals.map(({ id }) => id));
    const isKept = ({ id }) => !refusedIds.has(id);
    const outcomes = options.failed ? [] : selected.filter(isKept);
    if (options.failed)
        (0,_print_js__WEBPACK_IMPORTED_MODULE_20__/* .print */ .yy)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .lines */ .Mn)(wanted.filter(isKept).map(({ id }) => (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .terminal */ .Fo) `${id} now expects the calls that you chose`)));
    (0,_print_js__WEBPACK_IMPORTED_MODULE_20__/* .print */ .yy)(outcomeText(outcomes, { all: options.all, callNothing: accepted.callNothing }));
    if (changes.length === 0)
        (0,_print_js__WEBPACK_IMPORTED_MODULE_20__/* .print */ .yy)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .terminal */ .Fo) `nothing to write`);
    const broken = brokenRecordings(selected, report, options, job);
    (0,_print_js__WEBPACK_IMPORTED_MODULE_20__/* .printProblems */ .Mr)([...refusals.map((selection) => errorOf(refusalText(selection, options))), ...broken]);
    const isWritten = changes.length === 0 || (await writeAll(changes, job.root, ids, options));
    return isWritten && refusals.length === 0 && broken.length === 0 ? 0 : 1;
}
async function mark(ids, reference, options, root, { texts, activePolicy }) {
    const [id = ""] = ids;
    try {
        const changes = changedFiles(texts, (0,_gate_accept_rewrite_cases_js__WEBPACK_IMPORTED_MODULE_11__/* .markOptional */ .sJ)(texts, id, reference, activePolicy.policy));
        for (const { before, after } of changes)
            (0,_print_js__WEBPACK_IMPORTED_MODULE_20__/* .print */ .yy)(diffText(before.file, before.text, after, _print_js__WEBPACK_IMPORTED_MODULE_20__/* .hasColors */ .jG));
        if (changes.length === 0)
            (0,_print_js__WEBPACK_IMPORTED_MODULE_20__/* .print */ .yy)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .terminal */ .Fo) `nothing to write`);
        return changes.length === 0 || (await writeAll(changes, root, ids, options)) ? 0 : 1;
    }
    catch (error) {
        if (!(error instanceof _gate_accept_expectation_changes_js__WEBPACK_IMPORTED_MODULE_9__/* .NotAcceptable */ .Im))
            throw error;
        (0,_print_js__WEBPACK_IMPORTED_MODULE_20__/* .printProblems */ .Mr)([errorOf(refusalText({ id, reason: error.message }, options))]);
        return 1;
    }
}
const NO_EXPECTATIONS = "there is no expectations file to write to: name it with --expectations, or in rungate.yml";
function usageError(message) {
    return new _core_problems_js__WEBPACK_IMPORTED_MODULE_6__/* .ConfigurationError */ .j1([{ severity: "error", message }]);
}
function checkUsage(ids, { all, new: isNew, failed, optional }) {
    const chosen = [ids.length > 0, all, isNew].filter(Boolean).length;
    if (chosen === 0)
        throw (0,_options_js__WEBPACK_IMPORTED_MODULE_19__/* .caseNotNamed */ .tr)("name the cases to accept, or say --all or --new", "accept");
    if (chosen > 1)
        throw usageError("name cases, or say --all or --new: one of them");
    if (failed && !isNew)
        throw usageError("--failed needs --new");
    if (failed && !(0,_print_js__WEBPACK_IMPORTED_MODULE_20__/* .canAsk */ .Gj)())
        throw usageError("--failed asks which calls were right: run it in a terminal, or name the cases");
    if (optional !== undefined && ids.length > 1)
        throw usageError("--optional marks a reference of one case: name one");
}
function newCases({ cases }) {
    return [...new Set(cases.flatMap(({ id, source }) => (source === "none" ? [id] : [])))];
}
function checkKnown(ids, report, declared) {
    const knownIds = new Set([...report.cases.map(({ id }) => id), ...declared]);
    const problems = ids
        .filter((id) => !knownIds.has(id))
        .map((id) => ({
        severity: "error",
        message: `there is no case "${id}" in the recordings or the expectations.${(0,_core_problems_js__WEBPACK_IMPORTED_MODULE_6__/* .didYouMean */ .au)(id, knownIds)}`,
    }));
    if (problems.length > 0)
        throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_6__/* .ConfigurationError */ .j1(problems);
}
function select(ids, { cases }, { all, trial }) {
    const byId = new Map();
    for (const reportCase of cases)
        byId.set(reportCase.id, [...(byId.get(reportCase.id) ?? []), reportCase]);
    const selectedIds = all ? [...byId.keys()] : [...new Set(ids)];
    return selectedIds.map((id) => (0,_gate_accept_select_trials_js__WEBPACK_IMPORTED_MODULE_12__/* .selectTrials */ .Y)(id, byId.get(id) ?? [], { trial, named: !all }));
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
            (0,_print_js__WEBPACK_IMPORTED_MODULE_20__/* .print */ .yy)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .terminal */ .Fo) `would write ${before.file}`);
        return true;
    }
    if (!options.yes && !(await isAgreed(ids, options)))
        return false;
    return changes.map((change) => write(change, root)).every(Boolean);
}
async function isAgreed(ids, options) {
    if (!(0,_print_js__WEBPACK_IMPORTED_MODULE_20__/* .canAsk */ .Gj)()) {
        const { all, trial, optional, variant } = options;
        const chosen = [
            ...(all ? ["--all"] : []),
            ...(options.new ? ["--new"] : []),
            ...(trial === undefined ? [] : ["--trial", trial]),
            ...(optional === undefined ? [] : ["--optional", String(optional)]),
            ...(variant ? ["--variant"] : []),
        ];
        const command = acceptCommand(options.new ? [] : ids, options, [...chosen, "--yes"]);
        (0,_print_js__WEBPACK_IMPORTED_MODULE_20__/* .printProblems */ .Mr)([
            errorOf(`nothing was written, because there is no terminal to ask at. To write it, run: ${command}`),
        ]);
        return false;
    }
    const isYes = await (0,_print_js__WEBPACK_IMPORTED_MODULE_20__/* .askForYes */ .QV)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .terminal */ .Fo) `Write this?`);
    if (!isYes)
        (0,_print_js__WEBPACK_IMPORTED_MODULE_20__/* .print */ .yy)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .terminal */ .Fo) `nothing was written`);
    return isYes;
}
function write({ before, after }, root) {
    const fault = (0,_print_js__WEBPACK_IMPORTED_MODULE_20__/* .replaceFile */ .fR)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, before.file), before.text, after);
    if (fault === undefined)
        (0,_print_js__WEBPACK_IMPORTED_MODULE_20__/* .print */ .yy)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .terminal */ .Fo) `wrote ${before.file}`);
    else
        (0,_print_js__WEBPACK_IMPORTED_MODULE_20__/* .printProblems */ .Mr)([{ ...errorOf(fault), file: before.file }]);
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
    const inputs = {
        runs,
        expectations,
        policy,
        suite: runs.length === 0 ? suite : undefined,
        format,
        caseField,
    };
    const dashed = ids.filter((id) => id.startsWith("-"));
    const words = ["accept", ...ids.filter((id) => !dashed.includes(id))];
    return `${(0,_core_invocation_js__WEBPACK_IMPORTED_MODULE_4__/* .programName */ .k)()} ${(0,_views_next_command_js__WEBPACK_IMPORTED_MODULE_15__/* .nextCommand */ .hQ)(words, inputs, dashed.length > 0 ? [...flags, "--", ...dashed] : flags)}`;
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
function outcomeText(selected, { all, callNothing }) {
    const passing = selected.filter(({ state }) => state === "passes");
    const described = all ? selected.filter(({ state }) => state !== "passes") : selected;
    const summary = all && passing.length > 0 ? [`passing already: ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_7__/* .counted */ .hS)(passing.length, "case")}`] : [];
    const silent = callNothing.map((id) => `${id} now passes if nothing is called`);
    return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .lines */ .Mn)([...described.map(outcomeLine), ...summary, ...silent].map((line) => (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .terminal */ .Fo) `${line}`));
}
function outcomeLine(selection) {
    switch (selection.state) {
        case "passes":
            return `${selection.id} passes already`;
        case "not-assessed":
            return `${selection.id} asks for nothing and stays so: name it to accept its run`;
        case "mostly-passes":
            return `${selection.id} stays as it is: ${selection.passing} of its ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_7__/* .counted */ .hS)(selection.runs, "run")} pass. To expect what another did, name the case and the trial: rungate accept CASE --trial NAME`;
        case "refused":
            return `${selection.id} is refused: ${selection.reason}`;
        case "wanted": {
            const labels = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_7__/* .listed */ .KE)(selection.candidates.map(({ label }) => label));
            return `${selection.id} now expects what ${labels} did${passedBefore(selection.passing.length)}`;
        }
    }
}
function passedBefore(count) {
    if (count === 0)
        return "";
    return `. ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_7__/* .counted */ .hS)(count, "other run")} passed before: rungate gate says whether that is still so`;
}
const CONTEXT_LINES = 3;
function diffText(file, before, after, colors) {
    const paint = (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .paintWith */ .Hy)(colors);
    const patch = (0,diff__WEBPACK_IMPORTED_MODULE_2__/* .structuredPatch */ .YB)(file, file, before, after, undefined, undefined, {
        context: CONTEXT_LINES,
        maxEditLength: _core_limits_js__WEBPACK_IMPORTED_MODULE_5__/* .limits */ .Fy.shownEdits,
    });
    const head = [paint.bold(`--- ${file}`), paint.bold(`+++ ${file}`)];
    if (patch === undefined) {
        head.push((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .terminal */ .Fo) `more than ${_core_limits_js__WEBPACK_IMPORTED_MODULE_5__/* .limits */ .Fy.shownEdits} lines differ: write the file and see the difference in git`);
    }
    const hunks = (patch?.hunks ?? []).flatMap((hunk) => [
        paint.cyan(`@@ -${hunk.oldStart},${hunk.oldLines} +${hunk.newStart},${hunk.newLines} @@`),
        ...hunk.lines.map(paintLine),
    ]);
    return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .lines */ .Mn)([...head, ...hunks]);
    function paintLine(line) {
        const shown = line.replace(/\r$/, "").replaceAll("\t", "    ");
        if (line.startsWith("+"))
            return paint.green(shown);
        return line.startsWith("-") ? paint.red(shown) : (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .terminal */ .Fo) `${shown}`;
    }
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 81866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ conversationOf),
/* harmony export */   h: () => (/* binding */ conversationLines)
/* harmony export */ });
/* harmony import */ var _core_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11977);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40332);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26067);
/* harmony import */ var _core_tool_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47536);
/* harmony import */ var _recordings_redact_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80591);
/* harmony import */ var _report_details_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90564);
/* harmony import */ var _report_difference_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(66486);







function conversationOf(run, rules) {
    const redact = (0,_report_details_js__WEBPACK_IMPORTED_MODULE_5__/* .redactor */ .$p)(rules);
    const elsewhere = (0,_recordings_redact_values_js__WEBPACK_IMPORTED_MODULE_4__/* .rulesForTexts */ .tq)(run.toolCalls, (0,_recordings_redact_values_js__WEBPACK_IMPORTED_MODULE_4__/* .redactRules */ .zw)(rules));
    const clean = (text) => (elsewhere === undefined ? _recordings_redact_values_js__WEBPACK_IMPORTED_MODULE_4__/* .HIDDEN */ .RG : elsewhere.clean(redact.text(text)));
    const said = (name, text) => ({
        name,
        isCall: false,
        text: (0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(clean(text).trim(), _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.shownText),
    });
    const users = run.texts.flatMap(({ speaker, text, turn }) => speaker === "user" ? [{ turn, ...said("user", text) }] : []);
    const asked = users.length === 0 && run.input !== "" ? [{ turn: 0, ...said("user", run.input) }] : users;
    const calls = run.toolCalls.map((call) => ({
        turn: call.turn,
        name: redact.text(call.name),
        isCall: true,
        text: argumentsOf(call, redact),
    }));
    const inOrder = [...asked, ...calls].sort((a, b) => a.turn - b.turn);
    return [
        ...inOrder.map(({ turn: _turn, ...part }) => part),
        ...(run.response === "" ? [] : [said("answer", run.response)]),
    ];
}
function argumentsOf(call, redact) {
    const { name, recordedAs = name, arguments: args, malformed } = call;
    if (malformed)
        return String(redact.malformed(args));
    const names = [name, recordedAs, (0,_core_tool_name_js__WEBPACK_IMPORTED_MODULE_3__/* .fullName */ .fq)(call)];
    return (0,_report_difference_text_js__WEBPACK_IMPORTED_MODULE_6__/* .valueText */ .Ru)(names.reduce((value, tool) => redact.argument(value, tool, []), args));
}
function conversationLines(parts, paint) {
    return parts.map(({ name, isCall, text }) => isCall
        ? (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `    ${paint.dim("call  ")} ${name} ${text}`
        : (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `    ${paint.dim(name.padEnd(6))} ${text}`);
}


/***/ })

};

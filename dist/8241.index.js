export const id = 8241;
export const ids = [8241];
export const modules = {

/***/ 8241:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   addInspect: () => (/* binding */ addInspect),
/* harmony export */   inspect: () => (/* binding */ inspect)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _base_expression_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6456);
/* harmony import */ var _base_glob_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6120);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(768);
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4726);
/* harmony import */ var _base_process_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2029);
/* harmony import */ var _recordings_detect_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5546);
/* harmony import */ var _recordings_files_allowance_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9687);
/* harmony import */ var _recordings_files_find_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6102);
/* harmony import */ var _recordings_files_load_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3213);
/* harmony import */ var _recordings_formats_index_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(9684);
/* harmony import */ var _views_inspect_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(6217);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(8366);














const addInspect = (command, exit) => {
    command
        .argument("<file...>", "files, or patterns with captures")
        .option("--format <name>", "format of the recordings (default: seen from their content)")
        .option("--case-field <pointer>", "JSON pointer to the case id in a recording")
        .option("--reasoning", "show what the agent thought as well")
        .option("--json", "print JSON and nothing else")
        .action(async (files, options) => {
        exit(await inspect(files, options));
    });
};
async function inspect(files, options) {
    const inspected = await inspectFiles(files, options);
    if (options.json)
        (0,_print_js__WEBPACK_IMPORTED_MODULE_13__/* .printJson */ .Q2)((0,_base_json_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonText */ .s$)(inspected, 2));
    else
        (0,_print_js__WEBPACK_IMPORTED_MODULE_13__/* .print */ .yy)((0,_views_inspect_js__WEBPACK_IMPORTED_MODULE_12__/* .inspectView */ ._)(inspected, _print_js__WEBPACK_IMPORTED_MODULE_13__/* .hasColors */ .jG));
    return inspected.problems.some(({ severity }) => severity === "error") ? 1 : 0;
}
async function inspectFiles(patterns, stated) {
    const unusable = [];
    const options = (0,_recordings_files_load_js__WEBPACK_IMPORTED_MODULE_10__/* .loadOptions */ .ZG)(stated, unusable);
    if (unusable.length > 0)
        throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_5__/* .ConfigurationError */ .j1(unusable);
    const escaped = patterns.map((pattern) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(pattern) ? (0,_base_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeGlob */ .yk)(pattern.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join("/")) : pattern);
    await (0,_base_expression_js__WEBPACK_IMPORTED_MODULE_2__/* .loadRe2 */ .o4)();
    const { files, problems } = (0,_base_process_js__WEBPACK_IMPORTED_MODULE_6__/* .atOnce */ .zd)((0,_recordings_files_find_js__WEBPACK_IMPORTED_MODULE_9__/* .findFiles */ .lY)(escaped, process.cwd(), false));
    const inspected = { runs: [], problems: [...problems], unknown: [] };
    const allowance = new _recordings_files_allowance_js__WEBPACK_IMPORTED_MODULE_8__/* .Allowance */ .b();
    for (const file of files) {
        for (const one of (0,_recordings_files_load_js__WEBPACK_IMPORTED_MODULE_10__/* .loadRuns */ .lR)(file, options, allowance)) {
            if ("error" in one)
                addFault(inspected, one, stated);
            else
                addRun(inspected, one, stated);
        }
    }
    return inspected;
}
function addFault(inspected, { error, place, caseId, unknown, partial }, stated) {
    if (partial !== undefined)
        addRun(inspected, caseId === undefined ? partial : { ...partial, caseId }, stated);
    const message = unknown === undefined ? error : (0,_recordings_detect_js__WEBPACK_IMPORTED_MODULE_7__/* .unknownText */ .qL)(unknown, "");
    inspected.problems.push({ severity: "error", ...place, message });
    if (unknown === undefined || inspected.unknown.at(-1)?.file === place.file)
        return;
    inspected.unknown.push({ file: place.file, candidates: (0,_recordings_detect_js__WEBPACK_IMPORTED_MODULE_7__/* .nearestFormats */ .R7)(_recordings_formats_index_js__WEBPACK_IMPORTED_MODULE_11__/* .formats */ .F, unknown) });
}
function addRun({ runs, problems }, run, { reasoning }) {
    const { place, format } = run;
    for (const message of run.warnings)
        problems.push({ severity: "warning", ...place, message });
    const { referenceToolCalls: references } = run;
    runs.push({
        file: place.file,
        index: place.index,
        format,
        knownBy: (0,_recordings_detect_js__WEBPACK_IMPORTED_MODULE_7__/* .compareMarks */ .K3)((0,_recordings_detect_js__WEBPACK_IMPORTED_MODULE_7__/* .formatNamed */ .vq)(format), (0,_recordings_detect_js__WEBPACK_IMPORTED_MODULE_7__/* .wordsIn */ .Hn)(run.document)).has,
        case: run.caseId ?? null,
        trial: run.trial ?? null,
        tags: run.tags,
        input: run.input,
        response: run.response,
        ...(reasoning ? { reasoning: thoughtsIn(run) } : {}),
        toolCalls: run.toolCalls,
        ...(references === undefined ? {} : { referenceToolCalls: references.map(briefly) }),
        ...(run.expectsOnly ? { expectsOnly: true } : {}),
    });
}
function thoughtsIn({ texts }) {
    return texts.flatMap(({ speaker, turn, text }) => (speaker === "reasoning" ? [{ turn, text }] : []));
}
function briefly({ name, arguments: { source } }) {
    return { name, arguments: source };
}


/***/ }),

/***/ 561:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Az: () => (/* binding */ shardName),
/* harmony export */   II: () => (/* binding */ shardFaults),
/* harmony export */   IS: () => (/* binding */ shardOf),
/* harmony export */   N3: () => (/* binding */ mergeParts),
/* harmony export */   iN: () => (/* binding */ shardFileName),
/* harmony export */   tC: () => (/* binding */ shareOf),
/* harmony export */   uK: () => (/* binding */ parseShard)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8806);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1497);
/* harmony import */ var _report_cases_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5594);
/* harmony import */ var _coverage_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2218);
/* harmony import */ var _score_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1632);
/* harmony import */ var _suite_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(118);







function mergeParts(parts) {
    return {
        cases: parts.flatMap(({ cases }) => cases).sort(_suite_js__WEBPACK_IMPORTED_MODULE_6__/* .compareCases */ .fT),
        withoutRun: parts.flatMap(({ withoutRun }) => withoutRun),
        ...(0,_report_cases_js__WEBPACK_IMPORTED_MODULE_3__/* .joinProblems */ .zx)(parts),
        unattributed: parts.reduce((sum, { unattributed }) => sum + unattributed, 0),
        tools: (0,_coverage_js__WEBPACK_IMPORTED_MODULE_4__/* .joinToolUses */ .FB)(parts.map(({ tools }) => tools)),
        judge: joinWork(parts.flatMap(({ judge }) => judge ?? [])),
    };
}
function joinWork(works) {
    const [first, ...others] = works;
    if (first === undefined)
        return null;
    return others.reduce((sum, one) => ({
        asked: sum.asked + one.asked,
        known: sum.known + one.known,
        requests: sum.requests + one.requests,
        promptTokens: sum.promptTokens + one.promptTokens,
        replyTokens: sum.replyTokens + one.replyTokens,
        unmetered: sum.unmetered + one.unmetered,
    }), first);
}
function shardFaults(files, terms, digests) {
    const [first] = files.toSorted((a, b) => a.report.shard.index - b.report.shard.index);
    if (first === undefined)
        return [];
    const reading = terms.reading ?? first.report.reading;
    const agreed = { ...terms, ...agreedOrigin(terms, first.report), reading };
    return [
        ...missingOrDouble(files),
        ...files.flatMap((one) => [
            ...replaced(one, digests),
            ...foreign(one.report, agreed, first.report),
            ...strangeCase(one.report),
        ].map((fault) => problem(`shard ${shardName(one.report.shard)} ${fault}`, one.file))),
    ];
}
function problem(message, file) {
    return { severity: "error", message, ...(file === undefined ? {} : { file }) };
}
function agreedOrigin(terms, first) {
    const isKnown = terms.workflowRun !== null || first.commit !== null;
    return {
        commit: isKnown ? (terms.commit ?? first.commit) : null,
        workflowRun: terms.workflowRun ?? first.workflowRun,
    };
}
function replaced({ digest, report: { shard } }, digests) {
    if (digests === undefined || digests.get(shard.index) === digest)
        return [];
    return digests.has(shard.index)
        ? ["is not what its job wrote: another job left a file of this name. Run all jobs again"]
        : [
            `is not known to be what its job wrote, because the output digest-${shard.index} of its job is empty. If the log of that job says "Skip output", a secret of few characters is in the digest, and GitHub drops it: use a longer secret. Otherwise run all jobs again. In a workflow of your own, the job hands its output shard-digest on as digest-${shard.index}`,
        ];
}
function missingOrDouble(files) {
    const totals = new Map(files.map(({ file, report }) => [report.shard.of, file]));
    const [of = 0, ...others] = totals.keys();
    if (others.length > 0) {
        const found = [...totals].map(([total, file]) => `of ${total} shards (${file})`);
        return [problem(`the partial reports are not of one division: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)(found)}`)];
    }
    return Array.from({ length: of }, (_, at) => at + 1).flatMap((index) => {
        const name = shardName({ index, of });
        const found = files.filter(({ report }) => report.shard.index === index).map(({ file }) => file);
        if (found.length === 0) {
            return problem(`shard ${name} is missing: it left no partial report. Look at its job, and run it again`);
        }
        return found.length > 1 ? problem(`shard ${name} is there twice: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)(found)}`) : [];
    });
}
function foreign(report, terms, first) {
    const { suite, tool, commit, workflowRun, policy, expectations, reading, judge, recordings } = report;
    const shown = (value) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(String(value), _base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.shownText);
    const again = "run all jobs again";
    return [
        suite !== terms.suite && `is of suite "${shown(suite)}", and this is suite "${terms.suite}"`,
        tool.version !== terms.tool.version &&
            `was scored by rungate ${shown(tool.version)}, and this is ${terms.tool.version}`,
        commit !== terms.commit && `is of commit ${shown(commit)}, and not of ${shown(terms.commit)}`,
        workflowRun !== terms.workflowRun && "is of another run of the workflow",
        policy !== terms.policy && `was scored by another policy than the one in force: ${again}`,
        expectations !== terms.expectations && `was scored by other expectations files: ${again}`,
        reading !== terms.reading &&
            "was told to read other recordings, or to read them otherwise: give all jobs the same inputs",
        judge !== terms.judge && "was told of another judge: give all jobs the same inputs",
        recordings !== first.recordings &&
            `was scored from other recordings than shard ${shardName(first.shard)}: ${again}`,
    ].filter((fault) => fault !== false);
}
function strangeCase({ shard, part }) {
    const seen = new Set();
    for (const one of part.cases) {
        const index = shardOf(one.id, shard.of);
        if (index !== shard.index)
            return [`has case "${(0,_score_js__WEBPACK_IMPORTED_MODULE_5__/* .caseLabel */ .PZ)(one)}", which belongs to shard ${shardName({ index, of: shard.of })}`];
        const key = (0,_score_js__WEBPACK_IMPORTED_MODULE_5__/* .caseKey */ .u2)(one.id, one.tags);
        if (seen.has(key))
            return [`has case "${(0,_score_js__WEBPACK_IMPORTED_MODULE_5__/* .caseLabel */ .PZ)(one)}" twice`];
        seen.add(key);
    }
    return [];
}
function parseShard(text) {
    const [, index = 0, of = 0] = (/^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text) ?? []).map(Number);
    return index >= 1 && index <= of && of <= _base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.shards ? { index, of } : undefined;
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
function shardOf(name, of) {
    return ((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(name).digest().readUInt32BE(0) % of) + 1;
}


/***/ }),

/***/ 6217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ inspectView),
/* harmony export */   y: () => (/* binding */ shardView)
/* harmony export */ });
/* harmony import */ var _base_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3033);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8806);
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4726);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1497);
/* harmony import */ var _gate_shards_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(561);
/* harmony import */ var _report_reasons_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7802);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6445);







const SHOWN_TEXT = 100;
const SHOWN_CANDIDATES = 5;
function inspectView({ runs, problems, unknown }, colors) {
    const paint = (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .paintWith */ .Hy)(colors);
    return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .sections */ .V0)([
        ...runs.map((run) => runLines(run, paint)),
        problems.map((problem) => problemLine(problem, paint)),
        ...unknown.map((one) => candidateLines(one, paint)),
    ]);
}
function runLines(run, paint) {
    const identity = [
        run.case === null ? "no case id" : `case ${run.case}`,
        ...(run.trial === null ? [] : [`trial ${run.trial}`]),
    ];
    const tags = Object.entries(run.tags).map(([key, value]) => `${key}=${value}`);
    const calls = run.expectsOnly
        ? "says what is expected, has no run"
        : (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(run.toolCalls.length, "tool call");
    return [
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${paint.bold((0,_base_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .placeName */ .fW)(run))} ${paint.cyan(run.format)} · ${[...identity, ...tags].join(" · ")} · ${calls}`,
        paint.dim(`  known by ${run.knownBy.join(", ")}`),
        ...said("user", run.input, paint),
        ...(run.reasoning ?? []).map(({ turn, text }) => thoughtLine(turn, text, paint)),
        ...run.toolCalls.map((call) => callLine(call, paint)),
        ...said("agent", run.response, paint),
        ...(run.referenceToolCalls ?? []).map((call) => referenceLine(call, paint)),
    ];
}
function candidateLines({ file, candidates }, paint) {
    if (candidates.length === 0)
        return [(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${file} has nothing of any format's marks`];
    return [
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${file} comes nearest to`,
        ...candidates
            .slice(0, SHOWN_CANDIDATES)
            .flatMap(({ format, looksFor, has, lacks }) => [
            (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${paint.cyan((0,_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .padEnd */ .f)(format, 20))} has ${has.join(", ")}; ${lacks.length === 0 ? "not where they belong" : `missing ${lacks.join(", ")}`}`,
            paint.dim(`${" ".repeat(23)}looks for ${looksFor}`),
        ]),
    ];
}
function said(who, text, paint) {
    return text === "" ? [] : [paint.dim(`  ${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .padEnd */ .f)(who, 6)} ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(text, SHOWN_TEXT)}`)];
}
function thoughtLine(turn, text, paint) {
    return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${paint.dim(`${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .padEnd */ .f)("thought", 8)} message ${turn + 1}`)} ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(text, _base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.shownReasoning)}`;
}
function callLine({ id, name, arguments: args, malformed, status, group }, paint) {
    const colour = status === "ok" ? paint.green : status === "pending" ? paint.yellow : paint.red;
    const shown = malformed
        ? (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${paint.red("not JSON")} ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(String(args), SHOWN_TEXT)}`
        : (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)((0,_report_reasons_js__WEBPACK_IMPORTED_MODULE_5__/* .valueText */ .Ru)(args), SHOWN_TEXT);
    const known = id !== undefined && paint.dim(` ${id}`);
    return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .padStart */ .CF)(String(group), 3)}    ${colour((0,_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .padEnd */ .f)(status, 8))} ${paint.bold(name)} ${shown}${known}`;
}
function referenceLine({ name, arguments: args }, paint) {
    return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${paint.dim((0,_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .padEnd */ .f)("expected", 15))} ${name} ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)((0,_report_reasons_js__WEBPACK_IMPORTED_MODULE_5__/* .valueText */ .Ru)(args), SHOWN_TEXT)}`;
}
function problemLine(problem, paint) {
    const word = problem.severity === "error" ? paint.red("error  ") : paint.yellow("warning");
    return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${word} ${(0,_base_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .placeText */ .Z9)(problem)}${problem.message}`;
}
function shardView({ suite, shard, part }) {
    const { cases, problems, problemCounts } = part;
    const runs = cases.reduce((sum, { trials }) => sum + trials.length, 0);
    const { errors, warnings } = problemCounts;
    const found = [
        (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(cases.length, "case"),
        (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(runs, "run"),
        (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(errors, "error"),
        (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(warnings, "warning"),
    ];
    return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .lines */ .Mn)([
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `shard ${(0,_gate_shards_js__WEBPACK_IMPORTED_MODULE_4__/* .shardName */ .Az)(shard)} of suite ${suite}: ${found.join(", ")}`,
        ...problems.map((one) => (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${one.severity}: ${(0,_base_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .placeText */ .Z9)(one)}${one.message}`),
    ]);
}


/***/ })

};

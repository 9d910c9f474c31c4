export const id = 8241;
export const ids = [8241];
export const modules = {

/***/ 78241:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   addInspect: () => (/* binding */ addInspect),
/* harmony export */   inspect: () => (/* binding */ inspect)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98389);
/* harmony import */ var _core_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11977);
/* harmony import */ var _core_expression_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68406);
/* harmony import */ var _core_interruptible_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49981);
/* harmony import */ var _core_invocation_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(39186);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(28314);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(51400);
/* harmony import */ var _recordings_detect_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(35546);
/* harmony import */ var _recordings_files_allowance_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(89687);
/* harmony import */ var _recordings_files_find_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(16102);
/* harmony import */ var _recordings_files_load_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(69465);
/* harmony import */ var _recordings_files_load_options_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(3118);
/* harmony import */ var _recordings_formats_index_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(3607);
/* harmony import */ var _recordings_run_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(56844);
/* harmony import */ var _views_inspect_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(96217);
/* harmony import */ var _views_next_command_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(79988);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(18366);



















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
        (0,_print_js__WEBPACK_IMPORTED_MODULE_18__/* .printJson */ .Q2)((0,_core_json_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonText */ .s$)(inspected, 2));
    else
        (0,_print_js__WEBPACK_IMPORTED_MODULE_18__/* .print */ .yy)((0,_views_inspect_js__WEBPACK_IMPORTED_MODULE_16__/* .inspectView */ ._)(inspected, { colors: _print_js__WEBPACK_IMPORTED_MODULE_18__/* .hasColors */ .jG, next: nextStep(files) }));
    return inspected.problems.some(({ severity }) => severity === "error") ? 1 : 0;
}
const MOST_NAMED = 3;
function nextStep(files) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(_config_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .CONFIG_FILE */ .g2))
        return `${(0,_core_invocation_js__WEBPACK_IMPORTED_MODULE_6__/* .programName */ .k)()} gate`;
    const runs = files.length > MOST_NAMED ? [] : files.map(asPattern);
    return `${(0,_core_invocation_js__WEBPACK_IMPORTED_MODULE_6__/* .programName */ .k)()} ${(0,_views_next_command_js__WEBPACK_IMPORTED_MODULE_17__/* .nextCommand */ .hQ)(["init"], { runs, expectations: [], policy: undefined })}`;
}
async function inspectFiles(patterns, inspectOptions) {
    await (0,_core_expression_js__WEBPACK_IMPORTED_MODULE_4__/* .loadRe2 */ .o4)();
    const unusable = [];
    const options = (0,_recordings_files_load_options_js__WEBPACK_IMPORTED_MODULE_13__/* .loadOptions */ .Z)(inspectOptions, unusable);
    if (unusable.length > 0)
        throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_8__/* .ConfigurationError */ .j1(unusable);
    const escaped = patterns.map(asPattern);
    const { files, problems } = (0,_core_interruptible_js__WEBPACK_IMPORTED_MODULE_5__/* .atOnce */ .zd)((0,_recordings_files_find_js__WEBPACK_IMPORTED_MODULE_11__/* .findFiles */ .lY)(escaped, process.cwd(), false));
    const inspected = { runs: [], problems: [...problems], unknown: [] };
    const allowance = new _recordings_files_allowance_js__WEBPACK_IMPORTED_MODULE_10__/* .Allowance */ .b();
    for (const file of files) {
        for (const run of (0,_recordings_files_load_js__WEBPACK_IMPORTED_MODULE_12__/* .loadRuns */ .lR)(file, options, allowance)) {
            if ("error" in run)
                addFault(inspected, run, inspectOptions);
            else
                addRun(inspected, run, inspectOptions);
        }
    }
    return inspected;
}
function asPattern(file) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file) ? (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeGlob */ .yk)(file.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join("/")) : file;
}
function addFault(inspected, { error, place, caseId, unknown, partial, keys }, options) {
    if (partial !== undefined)
        addRun(inspected, caseId === undefined ? partial : { ...partial, caseId }, options);
    for (const warning of (0,_recordings_run_js__WEBPACK_IMPORTED_MODULE_15__/* .warningsOf */ .nZ)({ keys }))
        inspected.problems.push({ severity: "warning", ...place, message: warning });
    const message = error.replace(_recordings_detect_js__WEBPACK_IMPORTED_MODULE_9__/* .INSPECT_HINT */ .ty, "");
    inspected.problems.push({ severity: "error", ...place, message });
    if (unknown === undefined || inspected.unknown.at(-1)?.file === place.file)
        return;
    inspected.unknown.push({ file: place.file, candidates: (0,_recordings_detect_js__WEBPACK_IMPORTED_MODULE_9__/* .nearestFormats */ .R7)(_recordings_formats_index_js__WEBPACK_IMPORTED_MODULE_14__/* .formats */ .Fx, unknown) });
}
function addRun({ runs, problems }, run, { reasoning }) {
    const { place, format } = run;
    for (const message of (0,_recordings_run_js__WEBPACK_IMPORTED_MODULE_15__/* .warningsOf */ .nZ)(run))
        problems.push({ severity: "warning", ...place, message });
    const { referenceToolCalls: references } = run;
    runs.push({
        file: place.file,
        index: place.index,
        format,
        title: (0,_recordings_detect_js__WEBPACK_IMPORTED_MODULE_9__/* .formatNamed */ .vq)(format).title.split(":")[0] ?? format,
        ...recorderIn(run.document),
        knownBy: (0,_recordings_detect_js__WEBPACK_IMPORTED_MODULE_9__/* .compareMarks */ .K3)((0,_recordings_detect_js__WEBPACK_IMPORTED_MODULE_9__/* .formatNamed */ .vq)(format), (0,_recordings_detect_js__WEBPACK_IMPORTED_MODULE_9__/* .wordsIn */ .Hn)(run.document)).has,
        case: run.caseId ?? null,
        trial: run.trial ?? null,
        tags: run.tags,
        input: run.input,
        response: run.response,
        ...(reasoning ? { reasoning: thoughtsIn(run) } : {}),
        toolCalls: run.toolCalls,
        ...usageOf(run),
        ...(references === undefined ? {} : { referenceToolCalls: references.map(briefly) }),
        ...(run.expectsOnly ? { expectsOnly: true } : {}),
    });
}
function usageOf({ steps, usage, duration, model, modelCalls, unmeasured }) {
    const all = { steps, model, usage, duration, modelCalls, unmeasured };
    return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}
function recorderIn(document) {
    const recorder = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isObject */ .Gv)(document) ? (document.recorder ?? null) : null;
    const source = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isObject */ .Gv)(recorder) ? recorder.source : undefined;
    const recordedFrom = _recordings_run_js__WEBPACK_IMPORTED_MODULE_15__/* .recordedSources */ .N_.find((name) => name === source);
    return recordedFrom === undefined ? {} : { recordedFrom: recordedFrom };
}
function thoughtsIn({ texts }) {
    return texts.flatMap(({ speaker, turn, text }) => (speaker === "reasoning" ? [{ turn, text }] : []));
}
function briefly({ name, arguments: { source } }) {
    return { name, arguments: source };
}


/***/ }),

/***/ 64254:
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
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28314);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40332);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26067);
/* harmony import */ var _report_cases_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65594);
/* harmony import */ var _fingerprint_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16815);
/* harmony import */ var _suite_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(19036);
/* harmony import */ var _tool_use_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(23055);








function mergeParts(parts) {
    return {
        cases: parts.flatMap(({ cases }) => cases).sort(_suite_js__WEBPACK_IMPORTED_MODULE_6__/* .compareCases */ .fT),
        withoutRun: parts.flatMap(({ withoutRun }) => withoutRun),
        ...(0,_report_cases_js__WEBPACK_IMPORTED_MODULE_4__/* .joinProblems */ .zx)(parts),
        unattributed: parts.reduce((sum, { unattributed }) => sum + unattributed, 0),
        tools: (0,_tool_use_js__WEBPACK_IMPORTED_MODULE_7__/* .joinToolUses */ .FB)(parts.map(({ tools }) => tools)),
        toolCounts: (0,_tool_use_js__WEBPACK_IMPORTED_MODULE_7__/* .joinToolCounts */ .H)(parts.map(({ toolCounts }) => toolCounts)),
        judge: joinWork(parts.flatMap(({ judge }) => judge ?? [])),
    };
}
function joinWork(works) {
    const [first, ...others] = works;
    if (first === undefined)
        return null;
    return others.reduce((sum, work) => ({
        asked: sum.asked + work.asked,
        known: sum.known + work.known,
        requests: sum.requests + work.requests,
        promptTokens: sum.promptTokens + work.promptTokens,
        replyTokens: sum.replyTokens + work.replyTokens,
        unmetered: sum.unmetered + work.unmetered,
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
        ...files.flatMap((shardFile) => [
            ...replaced(shardFile, digests),
            ...foreign(shardFile.report, agreed, first.report),
            ...strangeCase(shardFile.report),
        ].map((fault) => problem(`shard ${shardName(shardFile.report.shard)} ${fault}`, shardFile.file))),
    ];
}
function problem(message, file) {
    return { severity: "error", message, ...(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .defined */ .sw)({ file }) };
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
        return [problem(`the partial reports are not of one division: ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(found)}`)];
    }
    return Array.from({ length: of }, (_, at) => at + 1).flatMap((index) => {
        const name = shardName({ index, of });
        const found = files.filter(({ report }) => report.shard.index === index).map(({ file }) => file);
        if (found.length === 0) {
            return problem(`shard ${name} is missing: it left no partial report. Look at its job, and run it again`);
        }
        return found.length > 1 ? problem(`shard ${name} is there twice: ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(found)}`) : [];
    });
}
function foreign(report, terms, first) {
    const { suite, tool, commit, workflowRun, policy, expectations, reading, judge, recordings } = report;
    const shown = (value) => (0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(String(value), _core_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.shownText);
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
    for (const scoredCase of part.cases) {
        const index = shardOf(scoredCase.id, shard.of);
        if (index !== shard.index)
            return [
                `has case "${(0,_report_cases_js__WEBPACK_IMPORTED_MODULE_4__/* .caseLabel */ .PZ)(scoredCase)}", which belongs to shard ${shardName({ index, of: shard.of })}`,
            ];
        const key = (0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_5__/* .caseKey */ .u2)(scoredCase.id, scoredCase.tags);
        if (seen.has(key))
            return [`has case "${(0,_report_cases_js__WEBPACK_IMPORTED_MODULE_4__/* .caseLabel */ .PZ)(scoredCase)}" twice`];
        seen.add(key);
    }
    return [];
}
function parseShard(text) {
    const [, index = 0, of = 0] = (/^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text) ?? []).map(Number);
    return index >= 1 && index <= of && of <= _core_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.shards ? { index, of } : undefined;
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

/***/ 96217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ inspectView),
/* harmony export */   y: () => (/* binding */ shardView)
/* harmony export */ });
/* harmony import */ var _core_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11977);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40332);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51400);
/* harmony import */ var _core_statistics_summary_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20544);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26067);
/* harmony import */ var _core_tool_name_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47536);
/* harmony import */ var _gate_score_shards_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(64254);
/* harmony import */ var _recordings_reading_case_from_input_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(58628);
/* harmony import */ var _report_difference_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(66486);
/* harmony import */ var _report_run_errors_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(73808);










const SHOWN_TEXT = 100;
const SHOWN_CANDIDATES = 5;
function inspectView({ runs, problems, unknown }, { colors, next }) {
    const paint = (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .paintWith */ .Hy)(colors);
    const real = runs.filter(({ expectsOnly }) => !expectsOnly);
    return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .sections */ .V0)([
        real.length === 0 ? [] : [(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${pairingText(real)}. Next: ${next}`],
        ...runs.map((run) => runLines(run, paint)),
        problems.map((problem) => problemLine(problem, paint)),
        ...unknown.map((each) => candidateLines(each, paint)),
    ]);
}
function pairingText(runs) {
    const files = new Set(runs.map(({ file }) => file)).size;
    const formats = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .listed */ .KE)([...new Set(runs.map(({ format }) => format))].sort());
    const ids = [...new Set(runs.flatMap(({ case: id }) => (id === null ? [] : [id])))];
    const found = `${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(runs.length, "run")} in ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(files, "file")} (${formats})`;
    const unnamed = runs.filter(({ case: id }) => id === null).length;
    if (unnamed > 0)
        return `${found}: ${unnamed} without a case id, so they pair with no other run`;
    const cases = `${found}: ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(ids.length, "case")}`;
    return (0,_recordings_reading_case_from_input_js__WEBPACK_IMPORTED_MODULE_7__/* .areRandom */ .oO)(ids) ? `${cases}, named by ids that no other export has` : cases;
}
function runLines(run, paint) {
    const identity = [
        run.case === null ? "no case id" : `case ${run.case}`,
        ...(run.trial === null ? [] : [`trial ${run.trial}`]),
    ];
    const tags = Object.entries(run.tags).map(([key, value]) => `${key}=${value}`);
    const calls = run.expectsOnly
        ? "says what is expected, has no run"
        : (0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(run.toolCalls.length, "tool call");
    return [
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${paint.bold((0,_core_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .placeName */ .fW)(run))} ${paint.cyan(run.format)} · ${[...identity, ...tags].join(" · ")} · ${calls}`,
        paint.dim(`  ${run.title}, known by ${run.knownBy.join(", ")}${run.recordedFrom === undefined ? "" : ` · recorded from ${run.recordedFrom}`}`),
        ...messageLine("user", run.input, paint),
        ...(run.reasoning ?? []).map(({ turn, text }) => thoughtLine(turn, text, paint)),
        ...run.toolCalls.map((call) => callLine(call, paint)),
        ...messageLine("agent", run.response, paint),
        ...usageLines(run, paint),
        ...(run.referenceToolCalls ?? []).map((call) => referenceLine(call, paint)),
    ];
}
function usageLines({ model, usage = {}, duration, unmeasured = {} }, paint) {
    const parts = [
        ...(model === undefined ? [] : [(0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(model, SHOWN_TEXT)]),
        ...(usage.total === undefined ? [] : [`${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(usage.total, "token")}${sidesText(usage)}`]),
        ...(usage.cost === undefined ? [] : [`$${usage.cost}`]),
        ...(duration === undefined ? [] : [`${Math.round(duration)} ms`]),
        ...Object.entries(unmeasured).map(([measure, why]) => `no ${measure}: ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(why, SHOWN_TEXT)}`),
    ];
    return parts.length === 0 ? [] : [paint.dim(`  ${(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .padEnd */ .f)("took", 6)} ${parts.join(" · ")}`)];
}
function sidesText({ input, cachedInput, output, reasoning }) {
    const sides = [
        ...(input === undefined ? [] : [`${input} in`]),
        ...(cachedInput ? [`${cachedInput} of them cached`] : []),
        ...(output === undefined ? [] : [`${output} out`]),
        ...(reasoning ? [`${reasoning} of them reasoning`] : []),
    ];
    return sides.length === 0 ? "" : ` (${sides.join(", ")})`;
}
function candidateLines({ file, candidates }, paint) {
    if (candidates.length === 0)
        return [(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${file} has nothing of any format's marks`];
    return [
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${file} comes nearest to`,
        ...candidates
            .slice(0, SHOWN_CANDIDATES)
            .flatMap(({ format, looksFor, has, lacks }) => [
            (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${paint.cyan((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .padEnd */ .f)(format, 20))} has ${has.join(", ")}; ${lacks.length === 0 ? "not where they belong" : `missing ${lacks.join(", ")}`}`,
            paint.dim(`${" ".repeat(23)}looks for ${looksFor}`),
        ]),
    ];
}
function messageLine(who, text, paint) {
    return text === "" ? [] : [paint.dim(`  ${(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .padEnd */ .f)(who, 6)} ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(text, SHOWN_TEXT)}`)];
}
function thoughtLine(turn, text, paint) {
    return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${paint.dim(`${(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .padEnd */ .f)("thought", 8)} message ${turn + 1}`)} ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(text, _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.shownReasoning)}`;
}
function callLine({ id, name, server, arguments: args, malformed, status, group, agent }, paint) {
    const colour = status === "ok" ? paint.green : status === "pending" ? paint.yellow : paint.red;
    const shown = malformed
        ? (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${paint.red("not JSON")} ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(String(args), SHOWN_TEXT)}`
        : (0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)((0,_report_difference_text_js__WEBPACK_IMPORTED_MODULE_8__/* .valueText */ .Ru)(args), SHOWN_TEXT);
    const known = id !== undefined && paint.dim(` ${id}`);
    const by = agent !== undefined && paint.dim(` by ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(agent, SHOWN_TEXT)}`);
    return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .padStart */ .CF)(String(group), 3)}    ${colour((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .padEnd */ .f)(status, 8))} ${paint.bold((0,_core_tool_name_js__WEBPACK_IMPORTED_MODULE_5__/* .fullName */ .fq)({ name, server }))} ${shown}${known}${by}`;
}
function referenceLine({ name, arguments: args }, paint) {
    return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${paint.dim((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .padEnd */ .f)("expected", 15))} ${name} ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)((0,_report_difference_text_js__WEBPACK_IMPORTED_MODULE_8__/* .valueText */ .Ru)(args), SHOWN_TEXT)}`;
}
function problemLine(problem, paint) {
    const word = problem.severity === "error" ? paint.red("error  ") : paint.yellow("warning");
    return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${word} ${(0,_core_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .placeText */ .Z9)(problem)}${problem.message}`;
}
function shardView({ suite, shard, part }) {
    const { cases, problems, problemCounts } = part;
    const runs = cases.reduce((sum, { trials }) => sum + trials.length, 0);
    const { errors, warnings } = problemCounts;
    const unable = (0,_core_statistics_summary_js__WEBPACK_IMPORTED_MODULE_3__/* .sum */ .cz)(cases.map(_report_run_errors_js__WEBPACK_IMPORTED_MODULE_9__/* .countRunErrors */ .wi));
    const found = [
        (0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(cases.length, "case"),
        (0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(runs, "run"),
        (0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(errors, "error"),
        (0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(warnings, "warning"),
        ...(unable > 0 ? [`${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(unable, "run")} could not run`] : []),
    ];
    return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .lines */ .Mn)([
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `shard ${(0,_gate_score_shards_js__WEBPACK_IMPORTED_MODULE_6__/* .shardName */ .Az)(shard)} of suite ${suite}: ${found.join(", ")}`,
        ...problems.map((problem) => (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${problem.severity}: ${(0,_core_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .placeText */ .Z9)(problem)}${problem.message}`),
    ]);
}


/***/ })

};

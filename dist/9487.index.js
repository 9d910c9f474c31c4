export const id = 9487;
export const ids = [9487];
export const modules = {

/***/ 4805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ caseNotNamed)
/* harmony export */ });
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57806);

function caseNotNamed(demand, command) {
    const message = `${demand}. Write the case before the options: rungate ${command} CASE --runs …`;
    return new _problems_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1([{ severity: "error", message }]);
}


/***/ }),

/***/ 20141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compare: () => (/* reexport */ compare),
  explain: () => (/* reexport */ explain),
  gate: () => (/* reexport */ gate),
  inspect: () => (/* reexport */ inspect),
  score: () => (/* reexport */ score)
});

// EXTERNAL MODULE: ./build/checks/conclude.js + 15 modules
var conclude = __webpack_require__(10901);
// EXTERNAL MODULE: ./build/limits.js + 8 modules
var limits = __webpack_require__(69480);
// EXTERNAL MODULE: ./build/problems.js
var build_problems = __webpack_require__(57806);
;// CONCATENATED MODULE: ./build/cli/work/exit-code.js
function exitCodeOf({ blocks }) {
    return blocks ? 1 : 0;
}

// EXTERNAL MODULE: ./build/report/text.js
var report_text = __webpack_require__(13920);
// EXTERNAL MODULE: ./build/views/summary.js + 1 modules
var summary = __webpack_require__(73085);
// EXTERNAL MODULE: ./build/views/terminal.js + 3 modules
var terminal = __webpack_require__(54062);
// EXTERNAL MODULE: ./build/cli/job-options.js + 1 modules
var job_options = __webpack_require__(93378);
// EXTERNAL MODULE: ./build/cli/print-text.js
var print_text = __webpack_require__(88092);
// EXTERNAL MODULE: ./build/cli/work/write-output.js
var write_output = __webpack_require__(65340);
;// CONCATENATED MODULE: ./build/cli/work/print-report.js






async function printReport(report, options, how) {
    const { json, markdown, output } = options;
    const shown = how.verdict ? asEnded(report, how) : withoutDemands(report);
    if (json)
        (0,print_text/* printJson */.Q2)((0,report_text/* reportText */.U)(report));
    else if (markdown)
        (0,print_text/* printMarkdown */.xE)((0,summary/* summaryView */.k)(shown, how));
    else
        (0,print_text/* print */.yy)((0,terminal/* terminalView */.u)(shown, { colors: print_text/* hasColors */.jG, verdict: how.verdict, ...askedBy(options) }));
    const outputs = [];
    if (output !== undefined)
        outputs.push({ file: output, text: (0,report_text/* reportPieces */.i)(report) });
    for (const { file, load } of (0,job_options/* namedViews */.aU)(options)) {
        const view = await load();
        outputs.push({ file, text: view(shown, how) });
    }
    (0,write_output/* writeOutputs */.K)(outputs);
}
function askedBy({ runs, expectations, policy, format, caseField }) {
    return runs === undefined ? {} : { asked: { runs, expectations, policy, format, "case-field": caseField } };
}
function asEnded(report, { isRed }) {
    return { ...report, verdict: { ...report.verdict, blocks: isRed } };
}
function withoutDemands(report) {
    const { policy } = report;
    const { passRate: _, ...floors } = policy.gate.floors;
    const bounded = Object.keys({ ...floors, ...policy.gate.ceilings });
    const scorers = [...new Set([...policy.gate.scorers, ...bounded])];
    return { ...report, policy: { ...policy, gate: { ...policy.gate, scorers, floors: {}, ceilings: {} } } };
}

;// CONCATENATED MODULE: ./build/cli/work/compare.js





async function compare(base, head, options) {
    const report = await compareFiles(base, head);
    const code = options.reportOnly ? 0 : exitCodeOf(report.verdict);
    await printReport(report, options, { verdict: true, isRed: code !== 0 });
    return code;
}
async function compareFiles(base, head) {
    const { readBaseline, readReportFile } = await Promise.all(/* import() */[__webpack_require__.e(5869), __webpack_require__.e(6823), __webpack_require__.e(9900), __webpack_require__.e(583)]).then(__webpack_require__.bind(__webpack_require__, 9900));
    const problems = [];
    const at = { root: process.cwd(), contained: false };
    const report = readReportFile(head, at, problems);
    const baseline = readBaseline(base, { ...at, suite: report?.suite }, problems);
    if (problems.length > 0 || report === undefined)
        throw new build_problems/* ConfigurationError */.j1(problems);
    return (0,conclude/* conclude */.E)(report, { baseline, role: "head", points: limits/* limits */.F.historyPoints });
}

// EXTERNAL MODULE: ./build/job/run.js + 1 modules
var run = __webpack_require__(75870);
// EXTERNAL MODULE: ./build/escape/terminal.js
var escape_terminal = __webpack_require__(82124);
// EXTERNAL MODULE: ./build/policy/pass-marks.js
var pass_marks = __webpack_require__(51973);
// EXTERNAL MODULE: ./build/report/judged-by.js
var judged_by = __webpack_require__(96414);
// EXTERNAL MODULE: ./build/report/reasons.js
var reasons = __webpack_require__(77802);
// EXTERNAL MODULE: ./build/report/values.js
var values = __webpack_require__(93757);
// EXTERNAL MODULE: ./build/scorers/registry.js + 3 modules
var registry = __webpack_require__(29223);
// EXTERNAL MODULE: ./build/suite/trial.js
var trial = __webpack_require__(22139);
// EXTERNAL MODULE: ./build/wording.js
var wording = __webpack_require__(9000);
;// CONCATENATED MODULE: ./build/views/explain-code.js



function codeLines(details, paint) {
    const steps = stepsOf(details).map(({ name, call }, at) => {
        const made = call === undefined ? paint.red("not called here") : paint.dim(`call ${call + 1}`);
        return (0,escape_terminal/* terminal */.Fo) `    ${paint.dim(`step ${at + 1}`)} ${cut(name)} ${made}`;
    });
    const calls = details.toolCallInfos.map(({ toolName, toolCallId, messageIndex }, at) => {
        const place = `message ${messageIndex + 1}${toolCallId === null ? "" : ` ${cut(toolCallId)}`}`;
        return (0,escape_terminal/* terminal */.Fo) `    ${paint.dim(`call ${at + 1}`)} ${cut(toolName)} ${paint.dim(place)}`;
    });
    return [...first(steps, "step", paint), ...first(calls, "call", paint)];
}
function stepsOf(details) {
    const { expectedTool, expectedToolOrder, actualTools, strictMode } = details;
    const order = expectedToolOrder ?? (expectedTool === null ? [] : [expectedTool]);
    let next = 0;
    return order.map((name, at) => {
        const call = strictMode ? at : actualTools.indexOf(name, next);
        if (actualTools[call] !== name)
            return { name, call: undefined };
        next = call + 1;
        return { name, call };
    });
}
function first(lines, noun, paint) {
    const left = lines.length - limits/* limits */.F.shownCalls;
    if (left <= 0)
        return [...lines];
    return [
        ...lines.slice(0, limits/* limits */.F.shownCalls),
        (0,escape_terminal/* terminal */.Fo) `    ${paint.dim(`and ${(0,wording/* counted */.hS)(left, noun)} more`)}`,
    ];
}
function cut(text) {
    return (0,wording/* shorten */.ml)(text, limits/* limits */.F.shownName);
}

;// CONCATENATED MODULE: ./build/views/explain-judgement.js



function judgementLines(details, paint) {
    const { evaluations, missingTools, reason, votes } = details;
    return [
        ...evaluations.map(({ name, callId, agreeing, reasoning, ...said }) => {
            const verdict = verdictText(said, paint);
            const spread = votes > 1 ? `, ${agreeing} of ${votes} votes` : "";
            const which = paint.dim(explain_judgement_cut(`${callId}${spread}`));
            return (0,escape_terminal/* terminal */.Fo) `    ${verdict} ${explain_judgement_cut(name)} ${which}${reasoning && ` ${explain_judgement_cut(reasoning)}`}`;
        }),
        ...missingTools.map((tool) => (0,escape_terminal/* terminal */.Fo) `    ${paint.red("missing")} ${explain_judgement_cut(tool)}`),
        ...(reason ? [(0,escape_terminal/* terminal */.Fo) `    ${paint.dim("in all")} ${explain_judgement_cut(reason)}`] : []),
    ];
}
function verdictText({ wasAppropriate, partly }, paint) {
    if (partly)
        return paint.yellow("partly appropriate");
    return wasAppropriate ? paint.green("appropriate") : paint.red("not appropriate");
}
function explain_judgement_cut(text) {
    return (0,wording/* shorten */.ml)(text, limits/* limits */.F.shownReasoning);
}

// EXTERNAL MODULE: ./build/views/outcome.js
var views_outcome = __webpack_require__(28193);
// EXTERNAL MODULE: ./build/views/scorers.js
var scorers = __webpack_require__(79716);
// EXTERNAL MODULE: ./build/views/terminal-width.js
var terminal_width = __webpack_require__(51884);
;// CONCATENATED MODULE: ./build/views/explain.js














function explainView(report, colors) {
    const paint = (0,escape_terminal/* paintWith */.Hy)(colors);
    return (0,escape_terminal/* sections */.V0)(report.cases.map((one) => explainCase(one, report, paint)));
}
function explainCase(one, report, paint) {
    const told = one.source === "recording" ? " · expectations from the recording" : "";
    const from = one.file === undefined ? told : ` · expected in ${one.file}:${one.line}`;
    const rate = one.passRate === null ? "not assessed" : `pass rate ${(0,wording/* percent */.KN)(one.passRate)}`;
    return [
        (0,escape_terminal/* terminal */.Fo) `${paint.bold((0,trial/* caseLabel */.P)(one))} ${rate}${paint.dim(from)}`,
        ...one.trials.flatMap((trial) => [(0,escape_terminal/* terminal */.Fo) ``, ...explainTrial(trial, report, paint)]),
    ];
}
function explainTrial(trial, report, paint) {
    const mark = trial.pass === null ? paint.yellow("?") : trial.pass ? paint.green("✔") : paint.red("✘");
    const place = `${(0,build_problems/* placeName */.fW)(trial)}${trial.format === null ? "" : ` · ${trial.format}`}`;
    const outcomes = Object.entries(trial.scores);
    const measured = outcomes.filter(([id]) => !(0,registry/* isJudged */.sL)(id));
    const details = measured.flatMap(([, one]) => one.status === "scored" && (0,reasons/* isF1Details */.Ol)(one.details) ? [one.details] : []);
    const width = outcomes.reduce((most, [id]) => Math.max(most, (0,terminal_width/* terminalWidth */.JL)(id)), NARROWEST);
    const shown = { trial, report, width, paint };
    const linesOf = (some) => some.flatMap(([id, outcome]) => outcomeLines(id, outcome, shown));
    return [
        (0,escape_terminal/* terminal */.Fo) `  ${mark} trial ${trial.trial} ${paint.dim(place)}`,
        ...linesOf(measured.filter(([id]) => !(0,pass_marks/* isOfTexts */.w5)(id))),
        ...measured.flatMap(([, one]) => stepLines(one, details.length > 0, paint)),
        ...details.flatMap((one) => pairLines(one, paint)),
        ...details.flatMap(({ leftOut }) => leftOut.map((one) => (0,escape_terminal/* terminal */.Fo) `    ${paint.dim(`left out ${one.name} ${one.reason}`)}`)),
        ...(trial.limit === undefined ? [] : [(0,escape_terminal/* terminal */.Fo) `    ended at a limit: ${trial.limit}`]),
        ...(0,reasons/* unpairedReasons */.YN)(trial).map(({ subject, text }) => (0,escape_terminal/* terminal */.Fo) `    ${paint.red(subject)} ${text}`),
        ...details.flatMap(({ extra = [] }) => extra.map(({ name, arguments: args }) => (0,escape_terminal/* terminal */.Fo) `    ${paint.dim(`extra ${name} ${(0,values/* valueText */.R)(args)}`)}`)),
        ...linesOf(measured.filter(([id]) => (0,pass_marks/* isOfTexts */.w5)(id))),
        ...judgedLines(shown),
    ];
}
function stepLines(outcome, hasPairs, paint) {
    if (outcome.status !== "scored" || !(0,reasons/* isCodeDetails */.CV)(outcome.details))
        return [];
    return outcome.value === 1 && hasPairs ? [] : codeLines(outcome.details, paint);
}
const NARROWEST = 5;
function judgedLines(shown) {
    const { trial, report, paint } = shown;
    const judged = Object.entries(trial.scores).filter(([id]) => (0,registry/* isJudged */.sL)(id) && (0,scorers/* isShown */.aJ)(report, id));
    if (judged.length === 0)
        return [];
    return [
        ...judged.flatMap(([id, outcome]) => [
            ...outcomeLines(id, outcome, shown),
            ...(outcome.status === "scored" && (0,reasons/* isLlmDetails */.ky)(outcome.details)
                ? judgementLines(outcome.details, paint)
                : []),
        ]),
        ...[...new Set((0,judged_by/* judgedBy */.N)(trial))].map((name) => (0,escape_terminal/* terminal */.Fo) `    ${paint.dim(`judged by ${name}`)}`),
    ];
}
function outcomeLines(id, outcome, { trial, report: { policy }, width, paint }) {
    const direction = (0,pass_marks/* isLowerBetter */.ui)(id) ? ` · ${scorers/* LOWER_IS_BETTER */.Uo}` : "";
    const advisory = (0,scorers/* isAdvisory */.kW)(policy.gate, id) ? " · advisory" : "";
    return [
        (0,escape_terminal/* terminal */.Fo) `    ${(0,terminal_width/* padEnd */.f)(id, width)} ${(0,views_outcome/* outcomeText */.E)(outcome)}${direction}${advisory}`,
        ...(0,reasons/* textReasons */.Pe)(trial, id).map(({ text }) => (0,escape_terminal/* terminal */.Fo) `      ${paint.red("✘")} ${text}`),
    ];
}
function pairLines({ pairs, nearMisses }, paint) {
    const matched = pairs.map((pair) => ({ ...pair, word: paint.green("matched") }));
    const near = nearMisses.map((pair) => ({ ...pair, word: paint.red("no match") }));
    return [...matched, ...near]
        .toSorted((a, b) => a.reference - b.reference)
        .flatMap(({ word, name, reference, call, fraction, differences, malformed, resultDifferences = [] }) => {
        const share = fraction < 1 ? `, ${(0,wording/* percent */.KN)(fraction)} of its arguments` : "";
        const ofArguments = differences.map((one) => malformed ? `arguments are not JSON: ${String(one.actual)}` : (0,reasons/* differenceText */.Lr)(one));
        const told = [...ofArguments, ...resultDifferences.map((one) => (0,reasons/* resultText */.D6)(name, one))];
        return [
            (0,escape_terminal/* terminal */.Fo) `    ${word} ${name} ${paint.dim(`reference ${reference + 1}, call ${call + 1}${share}`)}`,
            ...told.map((text) => (0,escape_terminal/* terminal */.Fo) `      ${text}`),
        ];
    });
}

// EXTERNAL MODULE: ./build/cli/case-not-named.js
var case_not_named = __webpack_require__(4805);
// EXTERNAL MODULE: ./build/cli/tell.js
var tell = __webpack_require__(7798);
// EXTERNAL MODULE: ./build/cli/work/judged-job.js
var judged_job = __webpack_require__(55420);
;// CONCATENATED MODULE: ./build/cli/work/explain.js







async function explain(id, options) {
    if (id === undefined)
        throw (0,case_not_named/* caseNotNamed */.t)("name the case to explain", "explain");
    await (0,judged_job/* withJudgedJob */.N)(options, (job) => explain_explainCase(id, job, options));
}
async function explain_explainCase(id, { judge, ...job }, { json }) {
    const isAsked = (caseId) => caseId === id;
    const report = await (0,run.run)({
        ...job,
        keepsDetails: isAsked,
        judge: judge && { ...judge, asksAbout: isAsked },
    });
    const cases = report.cases.filter((one) => one.id === id);
    if (cases.length === 0) {
        const known = report.cases.map((one) => one.id);
        const message = `no run of a case "${id}" was found.${(0,build_problems/* didYouMean */.au)(id, known)}`;
        throw new build_problems/* ConfigurationError */.j1([{ severity: "error", message }]);
    }
    if (json)
        (0,print_text/* printJson */.Q2)(JSON.stringify(cases, null, 2));
    else {
        (0,print_text/* print */.yy)(explainView({ ...report, cases }, print_text/* hasColors */.jG));
        if (job.expectations.length === 0 && cases.some(({ source }) => source === "none"))
            (0,tell/* tell */.q)([
                {
                    severity: "warning",
                    message: "no --expectations was given, so only what recordings carry is expected",
                },
            ]);
    }
}

;// CONCATENATED MODULE: ./build/cli/work/gate.js




async function gate(options) {
    const { baseline, merge, commit, reuse, reportOnly } = options;
    return (0,judged_job/* withJudgedJob */.N)(options, async (job) => {
        const report = await (0,run.run)({
            ...job,
            baseline,
            reuse,
            merge: merge.length > 0 ? { patterns: merge } : undefined,
            commit: commit ?? null,
            role: commit === undefined ? "head" : "base",
        });
        const code = reportOnly ? 0 : exitCodeOf(report.verdict);
        await printReport(report, options, { verdict: true, isRed: code !== 0 });
        return code;
    });
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/disk/allowance.js
var disk_allowance = __webpack_require__(53458);
// EXTERNAL MODULE: ./build/disk/patterns.js
var disk_patterns = __webpack_require__(59157);
// EXTERNAL MODULE: ./build/json/canonical.js
var canonical = __webpack_require__(76289);
// EXTERNAL MODULE: ./build/loading/load.js + 2 modules
var load = __webpack_require__(44692);
// EXTERNAL MODULE: ./build/loading/load-options.js
var load_options = __webpack_require__(56700);
// EXTERNAL MODULE: ./build/policy/glob.js
var glob = __webpack_require__(64757);
// EXTERNAL MODULE: ./build/process/steps.js
var steps = __webpack_require__(53245);
// EXTERNAL MODULE: ./build/re2.js
var re2 = __webpack_require__(51985);
// EXTERNAL MODULE: ./build/recordings/formats/index.js + 108 modules
var formats = __webpack_require__(26142);
// EXTERNAL MODULE: ./build/recordings/marks.js
var marks = __webpack_require__(87531);
// EXTERNAL MODULE: ./build/recordings/read.js
var read = __webpack_require__(51905);
;// CONCATENATED MODULE: ./build/views/inspect.js






const SHOWN_TEXT = 100;
const SHOWN_CANDIDATES = 5;
function inspectView({ runs, problems, unknown }, colors) {
    const paint = (0,escape_terminal/* paintWith */.Hy)(colors);
    return (0,escape_terminal/* sections */.V0)([
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
        ? "says what is expected, holds no run"
        : (0,wording/* counted */.hS)(run.toolCalls.length, "tool call");
    return [
        (0,escape_terminal/* terminal */.Fo) `${paint.bold((0,build_problems/* placeName */.fW)(run))} ${paint.cyan(run.format)} · ${[...identity, ...tags].join(" · ")} · ${calls}`,
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
        return [(0,escape_terminal/* terminal */.Fo) `${file} has nothing of any format's marks`];
    return [
        (0,escape_terminal/* terminal */.Fo) `${file} comes nearest to`,
        ...candidates
            .slice(0, SHOWN_CANDIDATES)
            .flatMap(({ format, looksFor, has, lacks }) => [
            (0,escape_terminal/* terminal */.Fo) `  ${paint.cyan((0,terminal_width/* padEnd */.f)(format, 20))} has ${has.join(", ")}; ${lacks.length === 0 ? "not where they belong" : `lacks ${lacks.join(", ")}`}`,
            paint.dim(`${" ".repeat(23)}looks for ${looksFor}`),
        ]),
    ];
}
function said(who, text, paint) {
    return text === "" ? [] : [paint.dim(`  ${(0,terminal_width/* padEnd */.f)(who, 6)} ${(0,wording/* shorten */.ml)(text, SHOWN_TEXT)}`)];
}
function thoughtLine(turn, text, paint) {
    return (0,escape_terminal/* terminal */.Fo) `  ${paint.dim(`${(0,terminal_width/* padEnd */.f)("thought", 8)} message ${turn + 1}`)} ${(0,wording/* shorten */.ml)(text, limits/* limits */.F.shownReasoning)}`;
}
function callLine({ id, name, arguments: args, malformed, status, group }, paint) {
    const colour = status === "ok" ? paint.green : status === "pending" ? paint.yellow : paint.red;
    const shown = malformed
        ? (0,escape_terminal/* terminal */.Fo) `${paint.red("not JSON")} ${(0,wording/* shorten */.ml)(String(args), SHOWN_TEXT)}`
        : (0,wording/* shorten */.ml)((0,values/* valueText */.R)(args), SHOWN_TEXT);
    const known = id !== undefined && paint.dim(` ${id}`);
    return (0,escape_terminal/* terminal */.Fo) `  ${(0,terminal_width/* padStart */.CF)(String(group), 3)}    ${colour((0,terminal_width/* padEnd */.f)(status, 8))} ${paint.bold(name)} ${shown}${known}`;
}
function referenceLine({ name, arguments: args }, paint) {
    return (0,escape_terminal/* terminal */.Fo) `  ${paint.dim((0,terminal_width/* padEnd */.f)("expected", 15))} ${name} ${(0,wording/* shorten */.ml)((0,values/* valueText */.R)(args), SHOWN_TEXT)}`;
}
function problemLine(problem, paint) {
    const word = problem.severity === "error" ? paint.red("error  ") : paint.yellow("warning");
    return (0,escape_terminal/* terminal */.Fo) `${word} ${(0,build_problems/* placeText */.Z9)(problem)}${problem.message}`;
}

;// CONCATENATED MODULE: ./build/cli/work/inspect.js
















async function inspect(files, options) {
    const inspected = await inspectFiles(files, options);
    if (options.json)
        (0,print_text/* printJson */.Q2)((0,canonical/* jsonText */.s)(inspected, 2));
    else
        (0,print_text/* print */.yy)(inspectView(inspected, print_text/* hasColors */.jG));
    return inspected.problems.some(({ severity }) => severity === "error") ? 1 : 0;
}
async function inspectFiles(patterns, stated) {
    const unusable = [];
    const options = (0,load_options/* loadOptions */.Z)(stated, unusable);
    if (unusable.length > 0)
        throw new build_problems/* ConfigurationError */.j1(unusable);
    const escaped = patterns.map((pattern) => (0,external_node_fs_.existsSync)(pattern) ? (0,glob/* escapeGlob */.yk)(pattern.split(external_node_path_.sep).join("/")) : pattern);
    await (0,re2/* loadRe2 */.o4)();
    const { files, problems } = (0,steps/* atOnce */.zd)((0,disk_patterns/* findFiles */.l)(escaped, process.cwd(), false));
    const inspected = { runs: [], problems: [...problems], unknown: [] };
    const allowance = new disk_allowance/* Allowance */.b();
    for (const file of files) {
        for (const one of (0,load/* loadRuns */.lR)(file, options, allowance)) {
            if ("fault" in one)
                addFault(inspected, one, stated);
            else
                addRun(inspected, one, stated);
        }
    }
    return inspected;
}
function addFault(inspected, { fault, origin, identity, unknown, seen }, stated) {
    const { place } = origin;
    if (seen !== undefined)
        addRun(inspected, { ...seen, identity: identity ?? seen.identity }, stated);
    const message = unknown === undefined ? fault : (0,read/* unknownText */.qL)(unknown, "");
    inspected.problems.push({ severity: "error", ...place, message });
    if (unknown === undefined || inspected.unknown.at(-1)?.file === place.file)
        return;
    inspected.unknown.push({ file: place.file, candidates: (0,marks/* nearestFormats */.R7)(formats/* formats */.F, unknown) });
}
function addRun({ runs, problems }, { run, identity, origin, document }, { reasoning }) {
    const { place, format } = origin;
    for (const message of run.warnings)
        problems.push({ severity: "warning", ...place, message });
    const { referenceToolCalls: references } = run;
    runs.push({
        file: place.file,
        index: place.index,
        format,
        knownBy: (0,marks/* compareMarks */.K3)((0,read/* formatNamed */.vq)(format), (0,marks/* wordsIn */.Hn)(document)).has,
        case: identity.caseId ?? null,
        trial: identity.trial ?? null,
        tags: identity.tags,
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

// EXTERNAL MODULE: ./build/shards/partial-report-text.js
var partial_report_text = __webpack_require__(48242);
// EXTERNAL MODULE: ./build/views/shard.js
var views_shard = __webpack_require__(87257);
;// CONCATENATED MODULE: ./build/cli/work/score.js








async function score(options) {
    const { shard } = options;
    if (shard !== undefined)
        demandOutput(options);
    return (0,judged_job/* withJudgedJob */.N)(options, (job) => shard === undefined ? scoreAll(job, options) : scoreShard(job, options, shard));
}
async function scoreAll(job, options) {
    const report = await (0,run.run)(job);
    const integrity = report.verdict.checks.find(({ name }) => name === "integrity");
    const code = integrity?.result === "fail" ? 1 : 0;
    await printReport(report, options, { verdict: false, isRed: code !== 0 });
    return code;
}
async function scoreShard(job, { json, output }, shard) {
    const report = await (0,run.runShard)(job, shard);
    const text = (0,partial_report_text/* partialReportText */.N)(report);
    if (json)
        (0,print_text/* printJson */.Q2)(text);
    else
        (0,print_text/* print */.yy)((0,views_shard/* shardView */.y)(report));
    if (output !== undefined)
        (0,write_output/* writeOutput */.z)(output, text);
    return 0;
}
function demandOutput({ json, output }) {
    if (output !== undefined || json !== undefined)
        return;
    const message = "name a file with --output: what a shard found is for gate --merge to judge";
    throw new build_problems/* ConfigurationError */.j1([{ severity: "error", message }]);
}

;// CONCATENATED MODULE: ./build/cli/work/jobs.js







/***/ }),

/***/ 65340:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ writeOutputs),
/* harmony export */   z: () => (/* binding */ writeOutput)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _disk_write_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46271);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57806);



function writeOutput(file, text) {
    writeOutputs([{ file, text }]);
}
function writeOutputs(outputs) {
    const problems = outputs.flatMap(({ file, text }) => {
        const message = faultOfWriting(file, text);
        return message === undefined ? [] : [{ severity: "error", file, message }];
    });
    if (problems.length > 0)
        throw new _problems_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1(problems);
}
function faultOfWriting(file, text) {
    try {
        const there = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file, { throwIfNoEntry: false });
        if (there?.isDirectory())
            return "cannot be written: it is a folder, name a file in it";
        if (there?.isFile() === false)
            return "cannot be written: it is not a regular file";
        (0,_disk_write_js__WEBPACK_IMPORTED_MODULE_1__/* .writeWhole */ .f)(there === undefined ? file : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(file), text);
        return undefined;
    }
    catch (error) {
        if (!(error instanceof Error))
            throw error;
        return `cannot be written, check that its folder is there and yours to write in: ${error.message}`;
    }
}


/***/ }),

/***/ 84777:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   ji: () => (/* binding */ unseenLine),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   oR: () => (/* binding */ joined),
/* harmony export */   oz: () => (/* binding */ Markdown),
/* harmony export */   s6: () => (/* binding */ nothing),
/* harmony export */   wD: () => (/* binding */ markdown)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69480);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9000);
/* harmony import */ var _plain_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30854);
/* harmony import */ var _template_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94690);




class Markdown {
    text;
    constructor(text) {
        this.text = text;
    }
}
const nothing = new Markdown("");
function markdown(strings, ...pieces) {
    return new Markdown((0,_template_js__WEBPACK_IMPORTED_MODULE_3__/* .fill */ .G)(strings, pieces, escaped, keptApart));
}
function code(text) {
    return new Markdown(`<code>${entities((0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)(text, _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.shownText))}</code>`);
}
const ADDRESS = /^https:\/\/[a-z0-9.-]+(?::\d{1,5})?(?:\/[\w.~%/-]*)?(?:\?[\w.~%=&-]*)?(?:#[\w-]*)?$/i;
function link(label, address) {
    return address !== null && ADDRESS.test(address) ? new Markdown(`[${label.text}](${address})`) : label;
}
function unseenLine(words) {
    return new Markdown(`<!-- ${words.replace(/[^\w= -]/g, "-")} -->`);
}
function joined(parts, separator) {
    const texts = parts.map(({ text }) => text).filter((text) => text !== "");
    return new Markdown(texts.join(separator));
}
const BEGINNING = /^(?:[\s>*+-]|\d+[.)]\s)*$/;
const BLOCK = /^(?:[-+=]|\d(?=\d*(?:[.)]?$|[.)]\s)))/;
const OUTER_SPACE = /^\s|\s$/g;
const LAST_BANG = /!$/;
function escaped(text, before) {
    const safe = entities((0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)(text, _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.shownSentence))
        .replace(OUTER_SPACE, entity)
        .replace(LAST_BANG, entity);
    return BEGINNING.test(before.slice(before.lastIndexOf("\n") + 1)) ? safe.replace(BLOCK, entity) : safe;
}
function entities(text) {
    const safe = (0,_plain_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .wh)(text)
        .replace(/[&<>\\`*_[\]~|#@^]|:(?! )/g, entity)
        .replaceAll("$", () => DOLLAR)
        .replace(FOUND_BY_GITHUB, `$&${BREAK}`);
    return (0,_plain_js__WEBPACK_IMPORTED_MODULE_2__/* .keptInOrder */ .a5)(safe);
}
const DOLLAR = "<span>&#36;</span>";
function entity(character) {
    return `&#${character.codePointAt(0)};`;
}
const BREAK = "&#8203;";
const FOUND_BY_GITHUB = /&#64;|&#35;(?=[\p{L}\p{N}])|&#58;(?=\/\/|(?!(?!(?:100|1234)[&:])\d+(?:&#58;|:))(?:[a-z\d+-]|&#95;)+(?:&#58;|:))|\bwww(?=\.)|\bGH(?=-\d)/giu;
const WORD_END = /[\p{L}\p{N}.:/@#+;_-]$/u;
const WORD_BEGINNING = /^(?:[\p{L}\p{N}.:/@#+_-]|&(?!#32;))/u;
function keptApart(before, text) {
    return WORD_END.test(before) && WORD_BEGINNING.test(text) ? BREAK : "";
}


/***/ }),

/***/ 87531:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hn: () => (/* binding */ wordsIn),
/* harmony export */   K3: () => (/* binding */ compareMarks),
/* harmony export */   R7: () => (/* binding */ nearestFormats)
/* harmony export */ });
/* unused harmony export KIND_KEYS */
/* harmony import */ var _json_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35857);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69480);


const KIND_KEYS = new Set(["type", "role", "object", "event", "method", "key"]);
function compareMarks({ id, looksFor, marks }, words) {
    const compared = marks.map((way) => ({
        format: id,
        looksFor,
        has: way.filter((mark) => words.has(mark)),
        lacks: way.filter((mark) => !words.has(mark)),
    }));
    const [nearest = { format: id, looksFor, has: [], lacks: [] }] = compared.sort(byNearness);
    return nearest;
}
function nearestFormats(formats, document) {
    const words = wordsIn(document);
    return formats
        .map((format) => compareMarks(format, words))
        .filter((candidate) => share(candidate) >= 0.5)
        .sort(byNearness);
}
function wordsIn(document) {
    const words = new Set();
    const values = [document];
    for (const value of values) {
        if ((0,_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
            for (const word of wordsOf(value))
                words.add(word);
        if (typeof value !== "object" || value === null)
            continue;
        for (const item of Object.values(value)) {
            if (values.length < _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .F.valuesSearched)
                values.push(item);
        }
    }
    return words;
}
function wordsOf(object) {
    const kinds = Object.entries(object).flatMap(([key, value]) => KIND_KEYS.has(key) && typeof value === "string" ? value : []);
    return [...Object.keys(object), ...kinds];
}
function byNearness(a, b) {
    return share(b) - share(a) || b.has.length - a.has.length;
}
function share({ has, lacks }) {
    return has.length / (has.length + lacks.length);
}


/***/ }),

/***/ 57517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ isRed)
/* harmony export */ });
function isRed({ verdict, settings, comparison, }) {
    const isIntroduced = comparison?.settings.some(({ name }) => name === "report-only") ?? false;
    return verdict.blocks && (settings?.["report-only"] !== true || isIntroduced);
}


/***/ }),

/***/ 48242:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ partialReportText)
/* harmony export */ });
function partialReportText(report) {
    return `${JSON.stringify(report)}\n`;
}


/***/ }),

/***/ 34452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ codeSpans)
/* harmony export */ });
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84777);

const WORD = /(?:`[^`]*`|[^\s`])+/g;
function codeSpans(text) {
    const words = text.match(WORD) ?? [];
    return (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(words.map(spans), " ");
}
function spans(word) {
    return (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD) `${word.split("`").map((part, at) => (at % 2 === 1 ? (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(part) : part))}`;
}


/***/ }),

/***/ 51658:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ fit)
/* harmony export */ });
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84777);

const STAGES = [
    { leavesOut: [] },
    { leavesOut: ["trend"] },
    { leavesOut: ["trend", "unchanged"], shortens: "cases" },
];
const VERDICT_ONLY = { leavesOut: ["trend", "unchanged", "cases", "scores"], shortens: "verdict" };
function fit(sections, budget, size = (text) => text.length) {
    const fits = ({ text }) => size(text) <= budget;
    for (const stage of STAGES) {
        const text = longest(sections, stage, fits);
        if (fits(text))
            return text;
    }
    return longest(sections, VERDICT_ONLY, fits);
}
function longest(sections, stage, fits) {
    const shortened = sections.filter(({ kind }) => kind === stage.shortens).map(({ items }) => items);
    let [shown, tooMany] = [0, Math.max(0, ...shortened) + 1];
    while (tooMany - shown > 1) {
        const middle = Math.floor((shown + tooMany) / 2);
        if (fits(compose(sections, stage, middle)))
            shown = middle;
        else
            tooMany = middle;
    }
    return compose(sections, stage, shown);
}
function compose(sections, { leavesOut, shortens }, shown) {
    const isLeftOut = ({ kind }) => leavesOut.includes(kind);
    const texts = sections
        .filter((one) => !isLeftOut(one))
        .map((one) => one.text(one.kind === shortens ? Math.min(shown, one.items) : one.items));
    const missing = sections.filter((one) => isLeftOut(one) && one.text(one.items).text !== "");
    const names = missing.map(({ name }) => name).join(", ");
    const note = missing.length === 0 ? _escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6 : (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD) `<sub>Left out, for want of room: ${names}</sub>`;
    return (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)([...texts, note], "\n\n");
}


/***/ }),

/***/ 28193:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ outcomeText)
/* harmony export */ });
/* harmony import */ var _report_reasons_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77802);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9000);


function outcomeText(outcome) {
    if (outcome.status !== "scored")
        return `${outcome.status}: ${outcome.reason}`;
    const { details } = outcome;
    if ((0,_report_reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .isLlmDetails */ .ky)(details))
        return `${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .percent */ .KN)(outcome.value)}  (${judgementText(details)})`;
    if ((0,_report_reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .isTextDetails */ .ac)(details))
        return `${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .percent */ .KN)(outcome.value)}${countsText(details)}`;
    if (!(0,_report_reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .isF1Details */ .Ol)(details))
        return (0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .percent */ .KN)(outcome.value);
    const { truePositives, calls, references } = details;
    return `${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .percent */ .KN)(outcome.value)}  (${truePositives} matched, ${calls} called, ${references} expected; precision ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .percent */ .KN)(details.precision)}, recall ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .percent */ .KN)(details.recall)})`;
}
function countsText({ counts }) {
    const told = Object.entries(counts).map(([name, count]) => `${name} ${Number.isInteger(count) ? (0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(count) : Number(count.toFixed(3))}`);
    return told.length === 0 ? "" : `  (${told.join(", ")})`;
}
function judgementText({ evaluations, missingTools }) {
    const appropriate = evaluations.filter(({ wasAppropriate }) => wasAppropriate).length;
    const partly = evaluations.filter((one) => one.partly).length;
    const calls = evaluations.length === 0
        ? "no call"
        : `${appropriate} of ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(evaluations.length, "call")} appropriate${partly === 0 ? "" : `, ${partly} partly`}`;
    return missingTools.length === 0 ? calls : `${calls}, ${missingTools.length} missing`;
}


/***/ }),

/***/ 54835:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ policyName)
/* harmony export */ });
const SOURCES = {
    base: "policy of the base commit",
    head: "policy of this pull request",
    file: "policy file",
    default: "default policy",
};
const FINGERPRINT = /^sha256:([0-9a-f]{8})[0-9a-f]*$/;
function policyName({ source, fingerprint }) {
    return { source: SOURCES[source], fingerprint: FINGERPRINT.exec(fingerprint)?.[1] };
}


/***/ }),

/***/ 91155:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ footer),
/* harmony export */   t: () => (/* binding */ commitText)
/* harmony export */ });
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84777);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69480);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9000);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54835);




const COMMIT = /^[0-9a-f]{40}$/;
function footer(report, links) {
    const { headCommit, commit, policy, tool } = report;
    const head = headCommit ?? commit;
    const { source, fingerprint } = (0,_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .policyName */ .c)(policy);
    const parts = [
        ...(head === null ? [] : [(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD) `head ${commitText(head, links.repository)}`]),
        ...baselinePart(report, links.repository),
        (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD) `${source}${fingerprint !== undefined && (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD) ` ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(fingerprint)}`}`,
        (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD) `rungate ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(tool.version, _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .F.shownName)}`,
        ...(links.job === null ? [] : [(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)((0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD) `job`, links.job)]),
        ...(links.report === null ? [] : [(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)((0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD) `full report`, links.report)]),
    ];
    const text = (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD) `<sub>${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(parts, " · ")}</sub>`;
    return { kind: "scores", name: "what was compared with what", items: 0, text: () => text };
}
function baselinePart({ baseline }, repository) {
    const { state, commit, reason } = baseline;
    if (state !== "found")
        return [];
    const name = commit !== null && (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD) ` ${commitText(commit, repository)}`;
    return [(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD) `baseline${name}, ${reason}`];
}
function commitText(commit, repository) {
    if (!COMMIT.test(commit))
        return (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)((0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(commit, _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .F.shownName));
    const address = repository === null ? null : `${repository}/commit/${commit}`;
    return (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)((0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(commit.slice(0, 7)), address);
}


/***/ }),

/***/ 87257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ shardView)
/* harmony export */ });
/* harmony import */ var _escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82124);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57806);
/* harmony import */ var _shards_shard_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71064);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9000);




function shardView({ suite, shard, part }) {
    const { cases, problems, problemCounts } = part;
    const runs = cases.reduce((sum, { trials }) => sum + trials.length, 0);
    const { errors, warnings } = problemCounts;
    const found = [
        (0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(cases.length, "case"),
        (0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(runs, "run"),
        (0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(errors, "error"),
        (0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(warnings, "warning"),
    ];
    return (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .lines */ .Mn)([
        (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `shard ${(0,_shards_shard_js__WEBPACK_IMPORTED_MODULE_2__/* .shardName */ .Az)(shard)} of suite ${suite}: ${found.join(", ")}`,
        ...problems.map((one) => (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${one.severity}: ${(0,_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .placeText */ .Z9)(one)}${one.message}`),
    ]);
}


/***/ })

};

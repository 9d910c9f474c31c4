export const id = 548;
export const ids = [548];
export const modules = {

/***/ 46271:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ writeWhole)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

const CHUNK = 64 * 1024;
function writeWhole(path, content) {
    const draft = `${path}.${process.pid}.tmp`;
    try {
        const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(draft, "wx");
        try {
            for (const chunk of chunksOf(content))
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, chunk);
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
        }
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(draft, path);
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(draft, { force: true });
        throw error;
    }
}
function* chunksOf(content) {
    if (typeof content === "string")
        return yield content;
    let chunk = "";
    for (const piece of content) {
        chunk += piece;
        if (chunk.length < CHUNK)
            continue;
        yield chunk;
        chunk = "";
    }
    yield chunk;
}


/***/ }),

/***/ 65032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ markup),
/* harmony export */   V: () => (/* binding */ Markup)
/* harmony export */ });
/* harmony import */ var _plain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30854);
/* harmony import */ var _template_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94690);


class Markup {
    text;
    constructor(text) {
        this.text = text;
    }
}
function markup(strings, ...pieces) {
    return new Markup((0,_template_js__WEBPACK_IMPORTED_MODULE_1__/* .fill */ .G)(strings, pieces, escaped));
}
function escaped(text) {
    const safe = (0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(text)
        .replace(/[&<>"'`]/g, (character) => `&#${character.codePointAt(0)};`)
        .replace(/[\uFFFE\uFFFF]/g, "\uFFFD");
    return (0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .keptInOrder */ .a5)(safe);
}


/***/ }),

/***/ 13920:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ reportText),
/* harmony export */   i: () => (/* binding */ reportPieces)
/* harmony export */ });
function reportText(report) {
    return `${JSON.stringify(report)}\n`;
}
function* reportPieces(report) {
    let before = "{";
    for (const [key, value] of Object.entries(report)) {
        if (value === undefined)
            continue;
        yield `${before}${JSON.stringify(key)}:`;
        before = ",";
        if (key === "cases")
            yield* listPieces(report.cases);
        else
            yield JSON.stringify(value);
    }
    yield "}\n";
}
function* listPieces(items) {
    let before = "[";
    for (const item of items) {
        yield `${before}${JSON.stringify(item)}`;
        before = ",";
    }
    yield items.length === 0 ? "[]" : "]";
}


/***/ }),

/***/ 94313:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ junitView)
});

// EXTERNAL MODULE: ./build/checks/verdict.js + 11 modules
var checks_verdict = __webpack_require__(60633);
// EXTERNAL MODULE: ./build/escape/markup.js
var markup = __webpack_require__(65032);
// EXTERNAL MODULE: ./build/wording.js
var wording = __webpack_require__(9000);
// EXTERNAL MODULE: ./build/limits.js + 7 modules
var limits = __webpack_require__(69846);
// EXTERNAL MODULE: ./build/problems.js
var build_problems = __webpack_require__(57806);
// EXTERNAL MODULE: ./build/report/reasons.js
var report_reasons = __webpack_require__(77802);
// EXTERNAL MODULE: ./build/report/worst.js
var worst = __webpack_require__(57860);
// EXTERNAL MODULE: ./build/suite/trial.js
var trial = __webpack_require__(22139);
// EXTERNAL MODULE: ./build/views/case-groups.js
var case_groups = __webpack_require__(74122);
// EXTERNAL MODULE: ./build/views/scorers.js
var scorers = __webpack_require__(79716);
;// CONCATENATED MODULE: ./build/views/junit/suite.js



function suiteElement({ name, tests, properties = {}, createdAt }) {
    const names = distinct(tests);
    const known = Object.entries(properties);
    const count = (result) => tests.filter((test) => test.result === result).length;
    return (0,markup/* markup */.P) `
  <testsuite name="${name}" tests="${tests.length}" failures="${count("failure")}" errors="${count("error")}" skipped="${count("skipped")}" time="0"${timestamp(createdAt)}>${known.length > 0 &&
        (0,markup/* markup */.P) `
    <properties>${known.map(([key, value]) => (0,markup/* markup */.P) `
      <property name="${key}" value="${value}"/>`)}
    </properties>`}${tests.map((test, at) => testElement(test, names[at] ?? "", name))}
  </testsuite>`;
}
function timestamp(createdAt) {
    const isTime = /^\d{4}-\d\d-\d\dT/.test(createdAt ?? "") && !Number.isNaN(Date.parse(createdAt ?? ""));
    if (!createdAt || !isTime)
        return null;
    return (0,markup/* markup */.P) ` timestamp="${new Date(createdAt).toISOString().slice(0, "2026-01-31T12:00:00".length)}"`;
}
function testElement(test, name, suite) {
    const told = resultElement(test);
    const attributes = (0,markup/* markup */.P) `name="${name}" classname="${suite}" time="0"`;
    if (told === null)
        return (0,markup/* markup */.P) `
    <testcase ${attributes}/>`;
    return (0,markup/* markup */.P) `
    <testcase ${attributes}>
      ${told}
    </testcase>`;
}
function resultElement({ result, message, lines = [] }) {
    if (message === undefined)
        return null;
    const told = (0,wording/* shorten */.ml)(message, limits/* limits */.F.shownSentence);
    const more = lines.map((line) => (0,markup/* markup */.P) `
${(0,wording/* shorten */.ml)(line, limits/* limits */.F.shownText)}`);
    const text = (0,markup/* markup */.P) `${told}${more}`;
    if (result === "passed")
        return (0,markup/* markup */.P) `<system-out>${text}</system-out>`;
    if (result === "skipped")
        return (0,markup/* markup */.P) `<skipped>${text}</skipped>`;
    if (result === "error")
        return (0,markup/* markup */.P) `<error message="${told}" type="error">${text}</error>`;
    return (0,markup/* markup */.P) `<failure message="${told}" type="failure">${text}</failure>`;
}
function distinct(tests) {
    const lastNumbers = new Map();
    return tests.map(({ name }) => {
        const shared = written(name);
        let number = lastNumbers.get(shared) ?? 1;
        let one = name;
        while (lastNumbers.has(written(one)))
            one = `${name} #${++number}`;
        lastNumbers.set(written(one), 1);
        lastNumbers.set(shared, number);
        return one;
    });
}
function written(name) {
    return (0,markup/* markup */.P) `${name}`.text;
}

;// CONCATENATED MODULE: ./build/views/junit/cases.js









const ABOUT_CASES = ["floors", "required", "regression", "budgets"];
function caseTests(report, stopping, suite) {
    const told = new Set((0,case_groups/* groupCases */.Ju)(report).told);
    const { gate } = report.policy;
    const required = new Set(gate.requiredCases);
    const isRed = stopping.size > 0;
    const isAboutCases = ABOUT_CASES.some((name) => stopping.has(name));
    const unmeasured = report.cases.filter(({ trials }) => trials.some(({ pass }) => pass === null));
    const ordered = [...new Set([...told, ...(0,worst/* worstCases */.p)(report), ...unmeasured, ...report.cases])];
    const tests = [];
    let room = limits/* limits */.F.junitCharacters;
    for (const [at, one] of ordered.slice(0, limits/* limits */.F.junitCases).entries()) {
        const test = caseTest(one, {
            isRed,
            isWhy: isAboutCases && (told.has(one) || one.required === true || required.has(one.id)),
            isNews: told.has(one),
            lines: at < limits/* limits */.F.junitExplained ? runLines(one, gate) : [],
            gate,
        });
        room -= testElement(test, test.name, suite).text.length;
        if (room < 0)
            break;
        tests.push(test);
    }
    const more = ordered.length - tests.length;
    if (more === 0)
        return tests;
    const name = `and ${(0,wording/* counted */.hS)(more, "more case")}`;
    return [...tests, { name, result: "skipped", message: "left out here, they stand in the report" }];
}
function caseTest(one, { isRed, isWhy, isNews, lines, gate }) {
    const name = (0,trial/* caseLabel */.P)(one);
    const { trials, passRate } = one;
    const unmeasured = trials.filter(({ pass }) => pass === null);
    const [error] = unmeasured.flatMap((trial) => errorLine(trial, gate) ?? []);
    if (error !== undefined) {
        const others = lines.filter((line) => line !== error);
        return { name, result: isRed ? "error" : "skipped", message: error, lines: others };
    }
    if (passRate === 1 && unmeasured.length === 0)
        return { name, result: "passed" };
    if (passRate === null || passRate === 1) {
        const [reason = "no run"] = unmeasured.map(whyNotAssessed);
        const part = passRate === null ? "" : `${unmeasured.length} of ${(0,wording/* counted */.hS)(trials.length, "run")} `;
        return { name, result: "skipped", message: `${part}not assessed: ${reason}` };
    }
    const message = (0,case_groups/* passedText */.qv)(one);
    if (isWhy)
        return { name, result: "failure", message, lines };
    const why = isNews ? "stops nothing" : "fails no more often than on the base";
    return { name, result: "skipped", message: `${why}: ${message}`, lines };
}
function errorLine(trial, gate) {
    const reason = (0,scorers/* isInError */.GK)(trial, gate) ? reasonOf(trial, "error") : undefined;
    return reason === undefined ? undefined : `${place(trial)}: in error: ${reason}`;
}
function whyNotAssessed(trial) {
    return reasonOf(trial, "not-assessed") ?? "no scorer in use";
}
function reasonOf({ scores }, status) {
    const outcome = Object.values(scores).find((one) => one.status === status);
    return outcome === undefined || outcome.status === "scored" ? undefined : outcome.reason;
}
function place(trial) {
    return `trial ${trial.trial}, ${(0,build_problems/* placeName */.fW)(trial)}`;
}
function runLines({ trials, file, line }, gate) {
    const told = trials.flatMap((trial) => {
        if (trial.pass === true)
            return [];
        const reasons = (0,report_reasons/* reasonsOf */.zM)(trial).map(({ subject, text }) => `  ${subject} ${text}`);
        if (trial.pass === false)
            return [`${place(trial)}: failed`, ...reasons];
        return [errorLine(trial, gate) ?? `${place(trial)}: not assessed: ${whyNotAssessed(trial)}`];
    });
    const more = told.length - limits/* limits */.F.junitLines;
    return [
        ...told.slice(0, limits/* limits */.F.junitLines),
        ...(more > 0 ? [`… and ${(0,wording/* counted */.hS)(more, "more line")}, in the report`] : []),
        ...(file === undefined ? [] : [`expected in ${file}${line === undefined ? "" : `:${line}`}`]),
    ];
}

;// CONCATENATED MODULE: ./build/views/junit/checks.js


function checkTests(report, stopping) {
    return report.verdict.checks.map(({ name, result, title, message }) => {
        const sentence = `${title}: ${message}`;
        if (result === "pass")
            return { name, result: "passed", message: sentence };
        const lines = name === "integrity" ? errorLines(report) : [];
        if (stopping.has(name))
            return { name, result: "failure", message: sentence, lines };
        return { name, result: "skipped", message: `${result}, stops nothing · ${sentence}`, lines };
    });
}
function errorLines({ problems, problemCounts }) {
    if (problemCounts.errors < 2)
        return [];
    const shown = problems.filter(({ severity }) => severity === "error").slice(0, limits/* limits */.F.listedProblems);
    const more = problemCounts.errors - shown.length;
    return [
        ...shown.map((problem) => `${(0,build_problems/* placeText */.Z9)(problem)}${problem.message}`),
        ...(more > 0 ? [`… and ${more} more`] : []),
    ];
}

;// CONCATENATED MODULE: ./build/views/junit/junit.js






function junitView(report, { verdict, isRed }) {
    const { suite, createdAt } = report;
    const isShown = ({ name }) => verdict || name === "integrity";
    const found = isRed ? report.verdict.checks.filter((check) => isShown(check) && (0,checks_verdict/* stops */.G)(check, report)) : [];
    const stopping = new Set(found.map(({ name }) => name));
    const checks = checkTests(report, stopping).filter(isShown);
    const casesName = `${suite} cases`;
    const suites = [
        { name: `${suite} gate`, tests: checks, properties: propertiesOf(report, verdict), createdAt },
        { name: casesName, tests: caseTests(report, stopping, casesName), createdAt },
    ];
    const tests = suites.flatMap((one) => one.tests);
    const count = (word) => tests.filter(({ result }) => result === word).length;
    return (0,markup/* markup */.P) `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="rungate" tests="${tests.length}" failures="${count("failure")}" errors="${count("error")}" time="0">${suites.map(suiteElement)}
</testsuites>
`.text;
}
function propertiesOf({ verdict, commit, headCommit, baseline, passRate, tool }, isGate) {
    const known = {
        verdict: isGate ? verdict.result : null,
        "pass rate": passRate === null ? null : (0,wording/* percent */.KN)(passRate),
        commit,
        "head commit": headCommit,
        "baseline commit": baseline.commit,
        "rungate version": tool.version,
    };
    return Object.fromEntries(Object.entries(known).flatMap(([key, value]) => (value ? [[key, value]] : [])));
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
    if (!(0,_report_reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .isF1Details */ .Ol)(details))
        return (0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .percent */ .KN)(outcome.value);
    const { truePositives, calls, references } = details;
    return `${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .percent */ .KN)(outcome.value)}  (${truePositives} matched, ${calls} called, ${references} expected; precision ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .percent */ .KN)(details.precision)}, recall ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .percent */ .KN)(details.recall)})`;
}
function judgementText({ evaluations, missingTools }) {
    const appropriate = evaluations.filter(({ wasAppropriate }) => wasAppropriate).length;
    const calls = evaluations.length === 0
        ? "no call"
        : `${appropriate} of ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(evaluations.length, "call")} appropriate`;
    return missingTools.length === 0 ? calls : `${calls}, ${missingTools.length} missing`;
}


/***/ }),

/***/ 95466:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ summaryView)
});

// EXTERNAL MODULE: ./build/escape/markdown.js
var markdown = __webpack_require__(84777);
// EXTERNAL MODULE: ./build/limits.js + 7 modules
var limits = __webpack_require__(69846);
// EXTERNAL MODULE: ./build/views/fit.js
var fit = __webpack_require__(51658);
// EXTERNAL MODULE: ./build/views/sections/headline.js
var sections_headline = __webpack_require__(40452);
// EXTERNAL MODULE: ./build/views/sections/report-sections.js + 13 modules
var report_sections = __webpack_require__(2640);
// EXTERNAL MODULE: ./build/escape/code-block.js
var code_block = __webpack_require__(76557);
// EXTERNAL MODULE: ./build/suite/suite-name.js
var suite_name = __webpack_require__(63015);
;// CONCATENATED MODULE: ./build/views/sections/upload-step.js



function uploadStep(report) {
    const { role, baseline, suite, settings, baselineEligible } = report;
    const lacksOne = role === "base" && (baseline.state === "first-use" || baseline.state === "missing");
    const asksForOne = settings === null || settings.baseline === "auto";
    const isShown = lacksOne && asksForOne && baselineEligible && (0,suite_name/* suiteNameFault */.G)(suite) === undefined;
    return {
        kind: "scores",
        name: "the step that uploads the report",
        items: 0,
        text: () => (isShown ? stepText((0,suite_name/* reportFileName */.c)(suite)) : markdown/* nothing */.s6),
    };
}
function stepText(file) {
    const step = (0,code_block/* codeBlock */.D)("yaml", [
        "- uses: actions/upload-artifact@v7",
        "  if: ${{ !cancelled() }}",
        "  with:",
        `    path: ${file}`,
        `    name: ${file}`,
        "    archive: false",
        "    overwrite: true",
        "    if-no-files-found: error",
    ]);
    return (0,markdown/* markdown */.wD) `**No baseline yet.** Pull requests are compared with the report that this run uploads. The reusable workflow uploads it by itself; in a job of your own this step does, after rungate's:\n\n${step}`;
}

;// CONCATENATED MODULE: ./build/views/summary.js






const CASES = 500;
const NO_LINKS = { job: null, report: null, repository: null };
function summaryView(report, { verdict } = { verdict: true }) {
    const [headline, ...others] = (0,report_sections/* reportSections */.l)(report, CASES, NO_LINKS);
    const first = verdict ? headline : (0,sections_headline/* measuredHeadline */.l)(report);
    const sections = first === undefined ? others : [first, uploadStep(report), ...others];
    const budget = limits/* limits */.F.summaryBytes - limits/* limits */.F.summaryRest;
    return (0,markdown/* markdown */.wD) `${(0,fit/* fit */.U)(sections, budget, (text) => Buffer.byteLength(text))}\n`;
}


/***/ }),

/***/ 54062:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ terminalView)
});

// EXTERNAL MODULE: ./build/escape/terminal.js
var terminal = __webpack_require__(82124);
// EXTERNAL MODULE: ./build/problems.js
var build_problems = __webpack_require__(57806);
// EXTERNAL MODULE: ./build/report/reasons.js
var reasons = __webpack_require__(77802);
// EXTERNAL MODULE: ./build/suite/trial.js
var trial = __webpack_require__(22139);
// EXTERNAL MODULE: ./build/wording.js
var wording = __webpack_require__(9000);
// EXTERNAL MODULE: ./build/views/case-groups.js
var case_groups = __webpack_require__(74122);
// EXTERNAL MODULE: ./build/views/hint.js + 1 modules
var views_hint = __webpack_require__(73099);
// EXTERNAL MODULE: ./build/views/judge.js
var judge = __webpack_require__(18734);
// EXTERNAL MODULE: ./build/views/scorers.js
var scorers = __webpack_require__(79716);
// EXTERNAL MODULE: ./build/json/json.js
var json = __webpack_require__(35857);
// EXTERNAL MODULE: ./build/views/change.js
var change = __webpack_require__(87313);
// EXTERNAL MODULE: ./build/views/terminal-width.js
var terminal_width = __webpack_require__(51884);
;// CONCATENATED MODULE: ./build/views/terminal-scores.js







const BAR = 20;
const LABEL = 10;
const VALUE = 7;
const BAND = 9;
function scoreLines(report, paint) {
    if (report.totals.runs === 0)
        return [];
    const { totals, scores, comparison, baseline, policy } = report;
    const against = comparison !== null && paint.dim(` · compared with ${(0,change/* baselineText */.BW)(baseline)}`);
    const head = `${(0,wording/* counted */.hS)(totals.cases, "case")} · ${(0,wording/* counted */.hS)(totals.runs, "run")} · ${(0,wording/* counted */.hS)(totals.toolCalls, "tool call")}`;
    const shown = Object.entries(scores).filter(([id]) => (0,scorers/* isShown */.aJ)(report, id));
    const rows = shown.map(([id, score]) => {
        const advisory = (0,scorers/* isAdvisory */.kW)(policy.gate, id) ? "advisory" : "";
        if (score.value === null) {
            const note = `not assessed in ${(0,wording/* counted */.hS)(score.notAssessed, "run")}${errors(score.errors)}${advisory && ` · ${advisory}`}`;
            return (0,terminal/* terminal */.Fo) `${emptyCells(id)}  ${paint.dim(note)}`;
        }
        const left = score.notAssessed > 0 ? `, ${score.notAssessed} not assessed` : "";
        const notes = [
            `${(0,wording/* counted */.hS)(score.assessed, "run")}${left}${errors(score.errors)}`,
            advisory,
            (0,change/* changeText */.k0)(comparison === null ? undefined : (0,json/* member */.Dc)(comparison.scores, id), score.value),
        ];
        return scoreLine(id, score.value, score.band ?? "", notes, paint);
    });
    return [
        (0,terminal/* terminal */.Fo) `${paint.bold(head)}${against}`,
        ...rows,
        passRateLine(report, paint),
        ...judgeLines(report).map((line) => paint.dim(`  ${line}`)),
    ];
}
function judgeLines(report) {
    const judged = (0,judge/* judgeSentence */.$L)(report);
    const otherwise = (0,judge/* judgedOtherwiseSentence */.bc)(report);
    return [
        ...(judged === undefined ? [] : [`judge ${judged}`]),
        ...(otherwise === undefined ? [] : [otherwise]),
    ];
}
function passRateLine({ passRate, passInterval, passPower, comparison }, paint) {
    const label = "pass rate";
    if (passRate === null)
        return (0,terminal/* terminal */.Fo) `${emptyCells(label)}`;
    const interval = passInterval === null ? "" : `95 % interval ${passInterval.map(wording/* percent */.KN).join(" to ")}`;
    const power = passPower === null ? "" : `pass^${passPower.k} ${(0,wording/* percent */.KN)(passPower.value)}`;
    return scoreLine(label, passRate, "", [interval, power, (0,change/* changeText */.k0)(comparison?.passRate, passRate)], paint);
}
function scoreLine(label, value, word, notes, paint) {
    const note = paint.dim(notes.filter((text) => text !== "").join(" · "));
    return (0,terminal/* terminal */.Fo) `  ${(0,terminal_width/* padEnd */.f)(label, LABEL)} ${(0,terminal_width/* padStart */.CF)((0,wording/* percent */.KN)(value), VALUE)}  ${bar(value, paint)} ${(0,terminal_width/* padEnd */.f)(word, BAND)}  ${note}`;
}
function emptyCells(label) {
    return `  ${(0,terminal_width/* padEnd */.f)(label, LABEL)} ${(0,terminal_width/* padStart */.CF)("–", VALUE)}`;
}
function errors(count) {
    return count > 0 ? `, ${count} in error` : "";
}
function bar(value, paint) {
    const eighths = Math.round(value * BAR * 8);
    const full = "█".repeat(Math.floor(eighths / 8));
    const part = eighths % 8 === 0 ? "" : (" ▏▎▍▌▋▊▉"[eighths % 8] ?? "");
    const filled = full + part;
    return (0,terminal/* terminal */.Fo) `${paint.cyan(filled)}${paint.dim("·".repeat(BAR - filled.length))}`;
}

// EXTERNAL MODULE: ./build/escape/plain.js
var plain = __webpack_require__(30854);
// EXTERNAL MODULE: ./build/views/slices.js + 1 modules
var slices = __webpack_require__(53708);
;// CONCATENATED MODULE: ./build/views/terminal-slices.js





const SHOWN = { values: 10, characters: 40 };
function sliceLines(report, paint) {
    const { tables, more } = (0,slices/* sliceTables */.A)(report, { tables: slices/* FEW_TABLES */.n, rows: SHOWN.values });
    return [
        ...tables.flatMap((table, at) => [...(at === 0 ? [] : [(0,terminal/* terminal */.Fo) ``]), ...tableLines(table, paint)]),
        ...(more === "" ? [] : [paint.dim(`  ${more}`)]),
    ];
}
function tableLines({ tag, titles, rows, more }, paint) {
    const head = [`By ${cut(tag)}`, ...titles.map(cut)];
    const body = rows.map((row) => [`  ${rowName(row)}`, ...row.cells]);
    const widths = head.map((_, at) => [head, ...body].reduce((most, row) => Math.max(most, (0,terminal_width/* terminalWidth */.JL)(row[at] ?? "")), 0));
    const name = ([first = ""]) => (0,terminal_width/* padEnd */.f)(first, widths[0] ?? 0);
    const values = (row) => row.map((cell, at) => (at === 0 ? "" : `  ${(0,terminal_width/* padStart */.CF)(cell, widths[at] ?? 0)}`)).join("");
    return [
        (0,terminal/* terminal */.Fo) `${paint.bold(name(head))}${paint.dim(values(head))}`,
        ...body.map((row) => (0,terminal/* terminal */.Fo) `${name(row)}${values(row)}`),
        ...(more === "" ? [] : [paint.dim(`  ${more}`)]),
    ];
}
function rowName({ name, isValue }) {
    return isValue && /^(without\b|")/.test(name) ? `"${cut(name)}"` : cut(name);
}
function cut(text) {
    return (0,wording/* shorten */.ml)((0,plain/* plainText */.wh)(text), SHOWN.characters);
}

// EXTERNAL MODULE: ./build/trend/shifts.js + 5 modules
var trend_shifts = __webpack_require__(44509);
// EXTERNAL MODULE: ./build/trend/trend.js
var trend = __webpack_require__(39751);
// EXTERNAL MODULE: ./build/views/trend.js
var views_trend = __webpack_require__(73334);
;// CONCATENATED MODULE: ./build/views/terminal-trend-line.js




function trendLines(report, paint) {
    const points = (0,trend/* trendOf */.RS)(report);
    const words = (0,views_trend/* trendWords */.nv)(points, trend/* PASS_RATE */.h1, (0,trend_shifts/* lastingShifts */.a)(points, trend/* PASS_RATE */.h1));
    if (words === undefined)
        return [];
    const { arrow, line, values, notes, shifts } = words;
    const parts = [arrow, line && paint.cyan(line), values, ...notes].filter((text) => text !== undefined);
    return [
        (0,terminal/* terminal */.Fo) `${paint.bold("Trend")} ${parts.map((part, at) => [at > 0 && " · ", part])}`,
        ...shifts.map((text) => (0,terminal/* terminal */.Fo) `  ${text}`),
    ];
}

// EXTERNAL MODULE: ./build/views/verdict.js
var verdict = __webpack_require__(38432);
;// CONCATENATED MODULE: ./build/views/terminal.js













const terminal_SHOWN = { cases: 10, objections: 3, reasons: 4, problems: 20, characters: 200 };
function terminalView(report, { colors, verdict }) {
    const paint = (0,terminal/* paintWith */.Hy)(colors);
    return (0,terminal/* sections */.V0)([
        verdict ? verdictLines(report, paint) : [],
        scoreLines(report, paint),
        sliceLines(report, paint),
        trendLines(report, paint),
        worstLines(report, paint),
        objectionLines(report, paint),
        problemLines(report, paint),
        hintLines(report, paint),
    ]);
}
function verdictLines(report, paint) {
    const { result } = report.verdict;
    const words = {
        pass: paint.green("✔ Pass"),
        inconclusive: paint.yellow("● Inconclusive"),
        fail: paint.red("✘ Fail"),
    };
    const { first, others } = (0,verdict/* verdictSentences */.q)(report);
    return [
        (0,terminal/* terminal */.Fo) `${paint.bold(words[result])}${(0,verdict/* blockingWord */._)(report)} ${first}`,
        ...others.map((text) => (0,terminal/* terminal */.Fo) `  ${text}`),
    ];
}
function worstLines(report, paint) {
    const { heading, told, lines, unchanged } = (0,case_groups/* groupCases */.Ju)(report);
    const more = told.length - terminal_SHOWN.cases;
    return [
        ...(told.length > 0 ? [paint.bold(heading)] : []),
        ...told.slice(0, terminal_SHOWN.cases).flatMap((one) => caseLines(one, report, paint)),
        ...(more > 0 ? [paint.dim(`  … and ${(0,wording/* counted */.hS)(more, "more case")}`)] : []),
        ...[...lines, ...unchanged].map((line) => (0,terminal/* terminal */.Fo) `  ${line}`),
        ...(told.length > 0
            ? [paint.dim(`  "rungate explain CASE --runs …" shows a case in full, --html FILE all of them`)]
            : []),
    ];
}
function caseLines(one, report, paint) {
    const marks = one.trials.map(({ pass }) => pass === null ? paint.yellow("?") : pass ? paint.green("✔") : paint.red("✘"));
    const notes = [(0,case_groups/* beforeText */.Ny)(one), ...(0,scorers/* caseScores */.cm)(one, report)].filter((text) => text !== "");
    const worst = one.trials.find(({ pass }) => pass === false);
    return [
        (0,terminal/* terminal */.Fo) `  ${marks} ${paint.bold((0,trial/* caseLabel */.P)(one))}  ${paint.dim(notes.join(" · "))}`,
        ...(worst === undefined ? [] : trialLines(worst, (0,reasons/* reasonsOf */.zM)(worst), paint)),
    ];
}
function objectionLines(report, paint) {
    const cases = (0,judge/* objectedCases */.oH)(report);
    if (cases.length === 0)
        return [];
    const more = cases.length - terminal_SHOWN.objections;
    return [
        paint.bold("What the judge objects to in other cases"),
        ...cases.slice(0, terminal_SHOWN.objections).flatMap((one) => {
            const worst = (0,judge/* worstJudgedTrial */.V$)(one);
            return [
                (0,terminal/* terminal */.Fo) `  ${paint.bold((0,trial/* caseLabel */.P)(one))}  ${paint.dim(`llm ${(0,wording/* percent */.KN)(one.scores.llm ?? 0)}`)}`,
                ...(worst === undefined ? [] : trialLines(worst, (0,reasons/* judgeReasons */.vn)(worst), paint)),
            ];
        }),
        ...(more > 0 ? [paint.dim(`  … and ${(0,wording/* counted */.hS)(more, "more case")}`)] : []),
    ];
}
function trialLines(trial, reasons, paint) {
    const lines = reasons
        .slice(0, terminal_SHOWN.reasons)
        .map(({ subject, text }) => (0,terminal/* terminal */.Fo) `      ${paint.red(terminal_cut(subject))} ${terminal_cut(text)}`);
    const more = reasons.length - terminal_SHOWN.reasons;
    return [
        (0,terminal/* terminal */.Fo) `    ${paint.dim(`trial ${trial.trial} · ${(0,build_problems/* placeName */.fW)(trial)}`)}`,
        ...lines,
        ...(more > 0 ? [paint.dim(`      … and ${more} more`)] : []),
    ];
}
function terminal_cut(text) {
    return (0,wording/* shorten */.ml)(text, terminal_SHOWN.characters);
}
function problemLines({ problems, problemCounts }, paint) {
    if (problems.length === 0)
        return [];
    const more = problemCounts.errors + problemCounts.warnings - terminal_SHOWN.problems;
    return [
        paint.bold("Problems"),
        ...problems.slice(0, terminal_SHOWN.problems).map((problem) => {
            const word = problem.severity === "error" ? paint.red("error  ") : paint.yellow("warning");
            return (0,terminal/* terminal */.Fo) `  ${word} ${(0,build_problems/* placeText */.Z9)(problem)}${problem.message}`;
        }),
        ...(more > 0 ? [paint.dim(`  … and ${(0,wording/* counted */.hS)(more, "more problem")}`)] : []),
    ];
}
function hintLines({ hint }, paint) {
    if (hint === null)
        return [];
    const { sentence, policy } = (0,views_hint/* hintView */.$)(hint);
    const lines = policy === undefined ? [] : policy.split("\n").map((line) => (0,terminal/* terminal */.Fo) `    ${line}`);
    return [(0,terminal/* terminal */.Fo) `${paint.bold("Hint")} ${sentence}`, ...lines];
}


/***/ })

};

export const id = 8441;
export const ids = [8441];
export const modules = {

/***/ 38441:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publish: () => (/* binding */ publish)
});

// EXTERNAL MODULE: ./build/disk/write.js
var write = __webpack_require__(46271);
// EXTERNAL MODULE: ./build/report/changes.js
var changes = __webpack_require__(84662);
// EXTERNAL MODULE: ./build/report/text.js
var report_text = __webpack_require__(13920);
// EXTERNAL MODULE: ./build/checks/why-it-fails.js
var why_it_fails = __webpack_require__(69742);
// EXTERNAL MODULE: ./build/escape/runner.js
var runner = __webpack_require__(81114);
// EXTERNAL MODULE: ./build/limits.js + 8 modules
var limits = __webpack_require__(69480);
// EXTERNAL MODULE: ./build/suite/trial.js
var trial = __webpack_require__(22139);
// EXTERNAL MODULE: ./build/wording.js
var wording = __webpack_require__(9000);
// EXTERNAL MODULE: ./build/views/case-groups.js
var case_groups = __webpack_require__(74122);
;// CONCATENATED MODULE: ./build/views/annotations.js






function annotationsOf(report) {
    const level = report.verdict.result === "pass" ? "notice" : "warning";
    return (0,case_groups/* groupCases */.Ju)(report)
        .told.flatMap((one) => {
        const { file, line } = one;
        if (file === undefined || line === undefined)
            return [];
        return [{ level, file, line, title: titleOf(one, report), message: messageOf(one, report) }];
    })
        .slice(0, limits/* limits */.F.annotations);
}
function titleOf({ comparison }, { suite }) {
    const title = comparison?.state === "comparable" ? "Worse than on the base" : "Failing";
    return suite === "default" ? title : `${title} (${annotations_text(suite)})`;
}
function messageOf(one, { policy }) {
    const why = (0,why_it_fails/* whyItFails */.hE)(one, policy);
    const reason = why === undefined ? "" : `: ${why}`;
    return annotations_text(`${(0,trial/* caseLabel */.P)(one)} ${(0,case_groups/* passedText */.qv)(one)}${reason}`);
}
function annotations_text(untrusted) {
    return (0,runner/* oneLine */.TN)((0,wording/* shorten */.ml)(untrusted, limits/* limits */.F.shownText));
}

// EXTERNAL MODULE: ./build/views/comment/comment.js
var comment = __webpack_require__(56222);
// EXTERNAL MODULE: ./build/views/html/page.js + 38 modules
var page = __webpack_require__(24596);
// EXTERNAL MODULE: ./build/views/junit/junit.js + 3 modules
var junit_junit = __webpack_require__(94313);
// EXTERNAL MODULE: ./build/views/summary.js + 1 modules
var summary = __webpack_require__(73085);
// EXTERNAL MODULE: ./build/views/terminal.js + 3 modules
var terminal = __webpack_require__(54062);
// EXTERNAL MODULE: ./build/views/verdict.js
var views_verdict = __webpack_require__(38432);
// EXTERNAL MODULE: ./build/action/comment.js + 2 modules
var action_comment = __webpack_require__(47577);
// EXTERNAL MODULE: ./build/action/environment.js
var action_environment = __webpack_require__(88466);
// EXTERNAL MODULE: ./build/action/log.js
var log = __webpack_require__(14173);
// EXTERNAL MODULE: ./build/action/outputs.js + 1 modules
var outputs = __webpack_require__(40698);
// EXTERNAL MODULE: ./build/action/summary.js
var action_summary = __webpack_require__(76079);
;// CONCATENATED MODULE: ./build/action/publish.js















async function publish(report, files, started, isRed) {
    const isWritten = writeReport(report, files.report);
    (0,log/* writeLog */.ur)((0,terminal/* terminalView */.u)(report, { colors: false, verdict: true }));
    (0,action_summary/* addToSummary */.D)((0,summary/* summaryView */.k)(report));
    annotateReport(report);
    const isToldOn = (0,outputs/* setOutputs */.n)(outputsOf(report, isWritten ? files.report : ""));
    const { environment } = started;
    const place = {
        run: environment.GITHUB_RUN_ID,
        job: (0,action_environment/* jobUrl */.Ne)(environment),
        report: isWritten
            ? `${(0,action_environment/* repositoryUrl */.Ek)(environment)}/actions/runs/${environment.GITHUB_RUN_ID}#artifacts`
            : null,
        repository: (0,action_environment/* repositoryUrl */.Ek)(environment),
    };
    await (0,action_comment/* comment */.I)((0,comment/* commentView */.l)(report, place), isSilenced(report) ? wanting(started) : started);
    const html = writeView("page", files.html, () => (0,page.htmlView)(report));
    const junit = writeView("JUnit file", files.junit, () => (0,junit_junit.junitView)(report, { verdict: true, isRed }));
    return isToldOn && (0,outputs/* setOutputs */.n)({ html, junit }) && isWritten;
}
function isSilenced({ comparison }) {
    return comparison?.settings.some(({ name, base }) => name === "comment" && base === "auto") ?? false;
}
function wanting(started) {
    return { ...started, inputs: { ...started.inputs, comment: "auto" } };
}
function writeReport(report, file) {
    try {
        (0,write/* writeWhole */.f)(file, (0,report_text/* reportPieces */.i)(report));
        return true;
    }
    catch (error) {
        const message = `the report cannot be written, so the next comparison would miss it: ${error.message}`;
        (0,log/* annotate */.fz)("error", message, { title: "rungate" });
        return false;
    }
}
function writeView(name, file, textOf) {
    try {
        (0,write/* writeWhole */.f)(file, textOf());
        return file;
    }
    catch (error) {
        const message = `the ${name} of the report cannot be written: ${error.message}`;
        (0,log/* annotate */.fz)("warning", message, { title: "rungate" });
        return "";
    }
}
function annotateReport(report) {
    const { verdict } = report;
    if (verdict.blocks) {
        const decided = verdict.checks.filter(({ result }) => result === verdict.result);
        const message = decided.map(({ title, message }) => `${title}: ${message}`).join(" · ");
        (0,log/* annotate */.fz)("error", message, { title: "rungate" });
    }
    for (const { level, message, ...place } of annotationsOf(report))
        (0,log/* annotate */.fz)(level, message, place);
}
function outputsOf(report, file) {
    const { verdict, scores, baseline } = report;
    return {
        verdict: verdict.result,
        summary: `${verdict.result}${(0,views_verdict/* blockingWord */._)(report)} ${(0,views_verdict/* verdictSentences */.q)(report).first}`,
        report: file,
        "score-code": scores.code?.value ?? "",
        "score-f1": scores.f1?.value ?? "",
        "score-llm": scores.llm?.value ?? "",
        scores: JSON.stringify(Object.fromEntries(Object.entries(scores).map(([id, { value }]) => [id, value]))),
        regressions: (0,changes/* worseCases */.cb)(report).length,
        "baseline-sha": baseline.commit ?? "",
    };
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

/***/ 56222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ commentView)
/* harmony export */ });
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84777);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69480);
/* harmony import */ var _fit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51658);
/* harmony import */ var _sections_report_sections_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2640);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28125);





const CASES = 50;
function commentView(report, at) {
    const marker = (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD) `${(0,_marker_js__WEBPACK_IMPORTED_MODULE_4__/* .markerLine */ .B)({ suite: report.suite, run: at.run })}\n`;
    const word = at.reporter === undefined ? _escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6 : wordOf(at.reporter);
    const budget = _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .F.commentCharacters - marker.text.length - word.text.length;
    return (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD) `${marker}${(0,_fit_js__WEBPACK_IMPORTED_MODULE_2__/* .fit */ .U)((0,_sections_report_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .reportSections */ .l)(report, CASES, at), budget)}${word}`;
}
function wordOf(reporter) {
    return (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD) `\n\n<sub>reported by ${reporter}: whether it is red or green is GitHub's word, the rest its own</sub>`;
}


/***/ }),

/***/ 94313:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  junitView: () => (/* binding */ junitView)
});

// EXTERNAL MODULE: ./build/checks/verdict.js + 12 modules
var checks_verdict = __webpack_require__(16385);
// EXTERNAL MODULE: ./build/escape/markup.js
var markup = __webpack_require__(65032);
// EXTERNAL MODULE: ./build/wording.js
var wording = __webpack_require__(9000);
// EXTERNAL MODULE: ./build/limits.js + 8 modules
var limits = __webpack_require__(69480);
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
    const { policy } = report;
    const required = new Set(policy.gate.requiredCases);
    const isRed = stopping.size > 0;
    const isAboutCases = ABOUT_CASES.some((name) => stopping.has(name));
    const unmeasured = report.cases.filter(({ trials }) => trials.some(({ pass }) => pass === null));
    const ordered = [...new Set([...told, ...(0,worst/* worstCases */.I1)(report), ...unmeasured, ...report.cases])];
    const tests = [];
    let room = limits/* limits */.F.junitCharacters;
    for (const [at, one] of ordered.slice(0, limits/* limits */.F.junitCases).entries()) {
        const test = caseTest(one, {
            isRed,
            isWhy: isAboutCases && (told.has(one) || one.required === true || required.has(one.id)),
            isNews: told.has(one),
            lines: at < limits/* limits */.F.junitExplained ? runLines(one, policy) : [],
            policy,
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
function caseTest(one, { isRed, isWhy, isNews, lines, policy }) {
    const name = (0,trial/* caseLabel */.P)(one);
    const { trials, passRate } = one;
    const unmeasured = trials.filter(({ pass }) => pass === null);
    const [error] = unmeasured.flatMap((trial) => errorLine(trial, policy) ?? []);
    if (error !== undefined) {
        const others = lines.filter((line) => line !== error);
        return { name, result: isRed ? "error" : "skipped", message: error, lines: others };
    }
    if (passRate === 1 && unmeasured.length === 0)
        return { name, result: "passed" };
    if (passRate === null || passRate === 1) {
        const [reason = "no run"] = unmeasured.map((trial) => whyNotAssessed(trial, policy));
        const part = passRate === null ? "" : `${unmeasured.length} of ${(0,wording/* counted */.hS)(trials.length, "run")} `;
        return { name, result: "skipped", message: `${part}not assessed: ${reason}` };
    }
    const message = (0,case_groups/* passedText */.qv)(one);
    if (isWhy)
        return { name, result: "failure", message, lines };
    const why = isNews ? "stops nothing" : "fails no more often than on the base";
    return { name, result: "skipped", message: `${why}: ${message}`, lines };
}
function errorLine(trial, policy) {
    const reason = (0,scorers/* isInError */.GK)(trial, policy.gate) ? (0,report_reasons/* unscoredReason */.If)(trial, "error", policy) : undefined;
    return reason === undefined ? undefined : `${place(trial)}: in error: ${reason}`;
}
function whyNotAssessed(trial, policy) {
    return (0,report_reasons/* unscoredReason */.If)(trial, "not-assessed", policy) ?? "no scorer in use";
}
function place(trial) {
    return `trial ${trial.trial}, ${(0,build_problems/* placeName */.fW)(trial)}`;
}
function runLines({ trials, file, line }, policy) {
    const told = trials.flatMap((trial) => {
        if (trial.pass === true)
            return [];
        const reasons = (0,report_reasons/* reasonsOf */.zM)(trial, policy).map(({ subject, text }) => `  ${subject} ${text}`);
        if (trial.pass === false)
            return [`${place(trial)}: failed`, ...reasons];
        return [errorLine(trial, policy) ?? `${place(trial)}: not assessed: ${whyNotAssessed(trial, policy)}`];
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


/***/ })

};

export const id = 2889;
export const ids = [2889];
export const modules = {

/***/ 82889:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   caseTests: () => (/* binding */ caseTests),
/* harmony export */   checkTests: () => (/* binding */ checkTests),
/* harmony export */   junitView: () => (/* binding */ junitView),
/* harmony export */   suiteElement: () => (/* binding */ suiteElement),
/* harmony export */   suitesJunitView: () => (/* binding */ suitesJunitView),
/* harmony export */   testElement: () => (/* binding */ testElement)
/* harmony export */ });
/* harmony import */ var _core_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11977);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40332);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51400);
/* harmony import */ var _core_statistics_summary_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20544);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26067);
/* harmony import */ var _gate_decide_measure_check_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90354);
/* harmony import */ var _gate_decide_verdict_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(52357);
/* harmony import */ var _gate_decide_worst_case_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(37421);
/* harmony import */ var _report_cases_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(65594);
/* harmony import */ var _report_reasons_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(77802);
/* harmony import */ var _scorers_measures_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(16573);
/* harmony import */ var _cases_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(17580);
/* harmony import */ var _scores_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(80354);













function junitView(report, options) {
    return suitesJunitView([report], options);
}
function suitesJunitView(reports, options) {
    const suites = reports.flatMap((report) => suitesOf(report, options));
    const tests = suites.flatMap((each) => each.tests);
    const count = (word) => tests.filter(({ result }) => result === word).length;
    return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markup */ .PT) `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="rungate" tests="${tests.length}" failures="${count("failure")}" errors="${count("error")}" time="${timeOf(tests)}">${suites.map(suiteElement)}
</testsuites>
`.text;
}
function suitesOf(report, { verdict, isRed }) {
    const { suite, createdAt } = report;
    const isShown = ({ name }) => verdict || name === "integrity";
    const found = isRed ? report.verdict.checks.filter((check) => isShown(check) && (0,_gate_decide_verdict_js__WEBPACK_IMPORTED_MODULE_6__/* .stops */ .Gb)(check, report)) : [];
    const stopping = new Set(found.map(({ name }) => name));
    const checks = checkTests(report, stopping).filter(isShown);
    const casesName = `${suite} cases`;
    return [
        { name: `${suite} gate`, tests: checks, properties: propertiesOf(report, verdict), createdAt },
        { name: casesName, tests: caseTests(report, stopping, casesName), createdAt },
    ];
}
function propertiesOf({ verdict, commit, headCommit, baseline, passRate, tool, measures }, isGate) {
    const values = {
        verdict: isGate ? verdict.result : null,
        "pass rate": passRate === null ? null : (0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .percent */ .KN)(passRate),
        commit,
        "head commit": headCommit,
        "baseline commit": baseline.commit,
        "rungate version": tool.version,
        ...Object.fromEntries(_scorers_measures_js__WEBPACK_IMPORTED_MODULE_10__/* .suiteMeasures */ .Kx.flatMap((measure) => {
            const mean = measures?.[measure]?.mean ?? null;
            return mean === null ? [] : [[(0,_gate_decide_measure_check_js__WEBPACK_IMPORTED_MODULE_5__/* .measureLabel */ .bU)(measure), (0,_scorers_measures_js__WEBPACK_IMPORTED_MODULE_10__/* .measureText */ .kD)(measure, mean)]];
        })),
    };
    return Object.fromEntries(Object.entries(values).flatMap(([key, value]) => (value ? [[key, value]] : [])));
}
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
    const shown = problems.filter(({ severity }) => severity === "error").slice(0, _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.listedProblems);
    const more = problemCounts.errors - shown.length;
    return [
        ...shown.map((problem) => `${(0,_core_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .placeText */ .Z9)(problem)}${problem.message}`),
        ...(more > 0 ? [`… and ${more} more`] : []),
    ];
}
const ABOUT_CASES = ["floors", "required", "regression", "rules"];
function caseTests(report, stopping, suite) {
    const attention = new Set((0,_cases_js__WEBPACK_IMPORTED_MODULE_11__/* .groupCases */ .Ju)(report).explained);
    const { policy } = report;
    const required = new Set(policy.gate.requiredCases);
    const isRed = stopping.size > 0;
    const isAboutCases = ABOUT_CASES.some((name) => stopping.has(name));
    const unmeasured = report.cases.filter(({ trials }) => trials.some(({ pass }) => pass === null));
    const skipped = report.cases.filter((each) => !(0,_report_cases_js__WEBPACK_IMPORTED_MODULE_8__/* .decides */ .yN)(each));
    const ordered = [
        ...new Set([...attention, ...(0,_report_cases_js__WEBPACK_IMPORTED_MODULE_8__/* .worstCases */ .I1)(report), ...skipped, ...unmeasured, ...report.cases]),
    ];
    const tests = [];
    let room = _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.junitCharacters;
    for (const [at, reportCase] of ordered.slice(0, _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.junitCases).entries()) {
        const result = caseTest(reportCase, {
            isRed,
            isWhy: isAboutCases &&
                (attention.has(reportCase) || reportCase.required === true || required.has(reportCase.id)),
            isNews: attention.has(reportCase),
            lines: at < _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.junitExplained ? runLines(reportCase, policy) : [],
            policy,
        });
        const duration = reportCase.measures?.duration?.mean ?? null;
        const test = {
            ...result,
            place: placeOf(reportCase),
            ...(duration === null ? {} : { seconds: duration / 1_000 }),
        };
        room -= testElement(test, test.name, suite).text.length;
        if (room < 0)
            break;
        tests.push(test);
    }
    const more = ordered.length - tests.length;
    if (more === 0)
        return tests;
    const name = `and ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(more, "more case")}`;
    return [...tests, { name, result: "skipped", message: "left out here, the report has them" }];
}
function caseTest(reportCase, { isRed, isWhy, isNews, lines, policy }) {
    const name = (0,_report_cases_js__WEBPACK_IMPORTED_MODULE_8__/* .caseLabel */ .PZ)(reportCase);
    const { trials, passRate } = reportCase;
    const unmeasured = trials.filter(({ pass }) => pass === null);
    const [error] = unmeasured.flatMap((trial) => errorLine(trial, policy) ?? []);
    if (error !== undefined) {
        const rest = lines.filter((line) => line !== error);
        return { name, result: isRed ? "error" : "skipped", message: error, lines: rest };
    }
    if (!(0,_report_cases_js__WEBPACK_IMPORTED_MODULE_8__/* .decides */ .yN)(reportCase))
        return {
            name,
            result: "skipped",
            message: (0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .joined */ .oR)((0,_cases_js__WEBPACK_IMPORTED_MODULE_11__/* .quarantineText */ .kc)(reportCase), (0,_cases_js__WEBPACK_IMPORTED_MODULE_11__/* .passedText */ .qv)(reportCase)),
            lines,
        };
    if (passRate === 1 && unmeasured.length === 0)
        return reportCase.carried
            ? { name, result: "skipped", message: `not recorded here: ${(0,_cases_js__WEBPACK_IMPORTED_MODULE_11__/* .passedText */ .qv)(reportCase)}` }
            : { name, result: "passed" };
    if (passRate === null || passRate === 1) {
        const [reason = "no run"] = unmeasured.map((trial) => whyNotAssessed(trial, policy));
        const part = passRate === null ? "" : `${unmeasured.length} of ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(trials.length, "run")} `;
        return { name, result: "skipped", message: `${part}not assessed: ${reason}` };
    }
    const message = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .joined */ .oR)((0,_gate_decide_worst_case_text_js__WEBPACK_IMPORTED_MODULE_7__/* .whyItFails */ .hE)(reportCase, policy) ?? "", (0,_cases_js__WEBPACK_IMPORTED_MODULE_11__/* .passedText */ .qv)(reportCase));
    if (isWhy)
        return { name, result: "failure", message, lines };
    const standing = isNews ? "stops nothing" : "fails no more often than on the base";
    return { name, result: "skipped", message: (0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .joined */ .oR)(standing, message), lines };
}
function placeOf({ file, line, trials }) {
    if (file !== undefined)
        return { file, line };
    const firstTrial = trials.find(({ pass }) => pass !== true) ?? trials[0];
    return { file: firstTrial?.file, line: firstTrial?.line };
}
function errorLine(trial, policy) {
    const reason = (0,_scores_js__WEBPACK_IMPORTED_MODULE_12__/* .isInError */ .GK)(trial, policy.gate) ? (0,_report_reasons_js__WEBPACK_IMPORTED_MODULE_9__/* .unscoredReason */ .If)(trial, "error", policy) : undefined;
    return reason === undefined ? undefined : `${place(trial)}: in error: ${reason}`;
}
function whyNotAssessed(trial, policy) {
    return (0,_report_reasons_js__WEBPACK_IMPORTED_MODULE_9__/* .unscoredReason */ .If)(trial, "not-assessed", policy) ?? "no scorer in use";
}
function place(trial) {
    return `trial ${trial.trial}, ${(0,_core_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .placeName */ .fW)(trial)}`;
}
function runLines({ trials, file, line }, policy) {
    const lines = trials.flatMap((trial) => {
        if (trial.pass === true)
            return [];
        const reasons = (0,_report_reasons_js__WEBPACK_IMPORTED_MODULE_9__/* .reasonsOf */ .zM)(trial, policy).map(({ subject, text }) => `  ${subject} ${text}`);
        if (trial.pass === false)
            return [`${place(trial)}: failed`, ...reasons];
        return [errorLine(trial, policy) ?? `${place(trial)}: not assessed: ${whyNotAssessed(trial, policy)}`];
    });
    const more = lines.length - _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.junitLines;
    return [
        ...lines.slice(0, _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.junitLines),
        ...(more > 0 ? [`… and ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(more, "more line")}, in the report`] : []),
        ...(file === undefined ? [] : [`expected in ${file}${line === undefined ? "" : `:${line}`}`]),
    ];
}
function suiteElement({ name, tests, properties = {}, createdAt }) {
    const names = distinct(tests);
    const entries = Object.entries(properties);
    const files = new Set(tests.flatMap(({ place }) => place?.file ?? []));
    const [file] = files.size === 1 ? files : [];
    const count = (result) => tests.filter((test) => test.result === result).length;
    return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markup */ .PT) `
  <testsuite name="${name}"${placeAttributes({ file })} tests="${tests.length}" failures="${count("failure")}" errors="${count("error")}" skipped="${count("skipped")}" time="${timeOf(tests)}"${timestamp(createdAt)}>${entries.length > 0 &&
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markup */ .PT) `
    <properties>${entries.map(([key, value]) => (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markup */ .PT) `
      <property name="${key}" value="${value}"/>`)}
    </properties>`}${tests.map((test, at) => testElement(test, names[at] ?? "", name))}
  </testsuite>`;
}
function timeText(seconds = 0) {
    return String(Number(seconds.toFixed(3)));
}
function timeOf(tests) {
    return timeText((0,_core_statistics_summary_js__WEBPACK_IMPORTED_MODULE_3__/* .sum */ .cz)(tests.map(({ seconds = 0 }) => seconds)));
}
function timestamp(createdAt) {
    const isTime = /^\d{4}-\d\d-\d\dT/.test(createdAt ?? "") && !Number.isNaN(Date.parse(createdAt ?? ""));
    if (!createdAt || !isTime)
        return null;
    return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markup */ .PT) ` timestamp="${new Date(createdAt).toISOString().slice(0, "2026-01-31T12:00:00".length)}"`;
}
function testElement(test, name, suite) {
    const result = resultElement(test);
    const time = timeText(test.seconds);
    const attributes = (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markup */ .PT) `name="${name}" classname="${suite}"${placeAttributes(test.place)} time="${time}"`;
    if (result === null)
        return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markup */ .PT) `
    <testcase ${attributes}/>`;
    return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markup */ .PT) `
    <testcase ${attributes}>
      ${result}
    </testcase>`;
}
function placeAttributes({ file, line } = {}) {
    if (file === undefined)
        return null;
    return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markup */ .PT) ` file="${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(file, _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.shownText)}"${line !== undefined && (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markup */ .PT) ` line="${line}"`}`;
}
function resultElement({ result, message, lines = [] }) {
    if (message === undefined)
        return null;
    const summary = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(message, _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.shownSentence);
    const more = lines.map((line) => (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markup */ .PT) `
${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(line, _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.shownText)}`);
    const text = (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markup */ .PT) `${summary}${more}`;
    if (result === "passed")
        return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markup */ .PT) `<system-out>${text}</system-out>`;
    if (result === "skipped")
        return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markup */ .PT) `<skipped>${text}</skipped>`;
    if (result === "error")
        return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markup */ .PT) `<error message="${summary}" type="error">${text}</error>`;
    return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markup */ .PT) `<failure message="${summary}" type="failure">${text}</failure>`;
}
function distinct(tests) {
    const lastNumbers = new Map();
    return tests.map(({ name }) => {
        const shared = escaped(name);
        let number = lastNumbers.get(shared) ?? 1;
        let unique = name;
        while (lastNumbers.has(escaped(unique)))
            unique = `${name} #${++number}`;
        lastNumbers.set(escaped(unique), 1);
        lastNumbers.set(shared, number);
        return unique;
    });
}
function escaped(name) {
    return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markup */ .PT) `${name}`.text;
}


/***/ })

};

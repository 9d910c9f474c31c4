export const id = 4313;
export const ids = [4313];
export const modules = {

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

/***/ 22139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ caseLabel),
/* harmony export */   u: () => (/* binding */ caseKey)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69480);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9000);


function caseKey(id, tags) {
    const sorted = Object.entries(tags).sort(([a], [b]) => (a < b ? -1 : 1));
    return JSON.stringify([id, ...sorted]);
}
function caseLabel({ id, tags }) {
    const pairs = Object.entries(tags).map(([key, value]) => `${key}=${value}`);
    const cut = (text) => (0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)(text, _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.shownName);
    return pairs.length === 0 ? cut(id) : `${cut(id)} (${cut(pairs.sort().join(", "))})`;
}


/***/ }),

/***/ 74122:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ju: () => (/* binding */ groupCases),
/* harmony export */   Ny: () => (/* binding */ beforeText),
/* harmony export */   qv: () => (/* binding */ passedText)
/* harmony export */ });
/* harmony import */ var _report_changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84662);
/* harmony import */ var _report_worst_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57860);
/* harmony import */ var _suite_trial_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22139);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9000);




const NAMED = 8;
function groupCases(report) {
    const failing = (0,_report_worst_js__WEBPACK_IMPORTED_MODULE_1__/* .worstCases */ .I1)(report);
    const { comparison } = report;
    if (comparison === null) {
        const heading = failing.length === 1
            ? "The case that did not pass every run"
            : "Cases that did not pass every run, worst first";
        return { heading, told: failing, lines: [], unchanged: [] };
    }
    const told = (0,_report_worst_js__WEBPACK_IMPORTED_MODULE_1__/* .casesToTell */ ._A)(report);
    const fixed = (0,_report_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .fixedCases */ .KV)(report).map(({ one }) => one);
    const named = new Set([...told, ...fixed]);
    const rest = failing.filter((one) => !named.has(one));
    const inState = (state) => report.cases.filter((one) => one.comparison?.state === state);
    return {
        heading: (0,_report_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .worseCases */ .cb)(report).length > 0
            ? "Worse than on the base, worst first"
            : "Failing, with nothing to compare with",
        told,
        lines: [
            ...line("Fixed", fixed),
            ...line("New", inState("new")),
            ...line("Changed", inState("changed")),
            ...line("Removed", report.totals.runs === 0 ? [] : comparison.removed),
            ...line("Retired", comparison.retired),
        ],
        unchanged: rest.length === 0
            ? []
            : [`${(0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(rest.length, "case")} failing no more often than on the base: ${names(rest)}`],
    };
}
function passedText(one) {
    const passed = one.trials.filter(({ pass }) => pass === true).length;
    const before = beforeText(one) === "" ? "" : `, ${beforeText(one)}`;
    return `passed ${passed} of ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(one.trials.length, "run")}${before}`;
}
function beforeText({ comparison }) {
    if (comparison === null)
        return "";
    const { state, base } = comparison;
    if (state === "comparable")
        return `was ${base.passed} of ${base.trials}`;
    return state === "new" || state === "changed" ? state : "";
}
function line(word, cases) {
    return cases.length === 0 ? [] : [`${word}: ${names(cases)}`];
}
function names(cases) {
    return (0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(cases.map(_suite_trial_js__WEBPACK_IMPORTED_MODULE_2__/* .caseLabel */ .P), NAMED);
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


/***/ }),

/***/ 79716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GK: () => (/* binding */ isInError),
/* harmony export */   ML: () => (/* binding */ scorersInUse),
/* harmony export */   Qf: () => (/* binding */ decidingFirst),
/* harmony export */   Uo: () => (/* binding */ LOWER_IS_BETTER),
/* harmony export */   aJ: () => (/* binding */ isShown),
/* harmony export */   cm: () => (/* binding */ caseScores),
/* harmony export */   kW: () => (/* binding */ isAdvisory),
/* harmony export */   lc: () => (/* binding */ scorerLabel),
/* harmony export */   s0: () => (/* binding */ boundOf)
/* harmony export */ });
/* harmony import */ var _json_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35857);
/* harmony import */ var _policy_bounds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8218);
/* harmony import */ var _policy_pass_marks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51973);
/* harmony import */ var _scorers_registry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29223);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9000);





const LOWER_IS_BETTER = "lower is better";
const SCORES_OF_CASE = { all: 5, most: 4 };
function boundOf(gate, id) {
    return (0,_policy_bounds_js__WEBPACK_IMPORTED_MODULE_1__/* .boundsOf */ .BO)(gate).get(id);
}
function isAdvisory(gate, id) {
    return !gate.scorers.some((scorer) => scorer === id) && boundOf(gate, id) === undefined;
}
function decidingFirst(ids, gate) {
    return ids.toSorted((a, b) => Number(isAdvisory(gate, a)) - Number(isAdvisory(gate, b)));
}
function scorerLabel(id, ...more) {
    const notes = [...((0,_policy_pass_marks_js__WEBPACK_IMPORTED_MODULE_2__/* .isLowerBetter */ .ui)(id) ? [LOWER_IS_BETTER] : []), ...more];
    return notes.length === 0 ? id : `${id} (${notes.join(", ")})`;
}
function isInError({ pass, scores }, gate) {
    return (pass === null &&
        Object.entries(scores).some(([id, { status }]) => status === "error" && !isAdvisory(gate, id)));
}
function isShown({ judge, policy }, id) {
    return (0,_policy_pass_marks_js__WEBPACK_IMPORTED_MODULE_2__/* .isOfTexts */ .w5)(id) || !(0,_scorers_registry_js__WEBPACK_IMPORTED_MODULE_3__/* .isJudged */ .sL)(id) || judge !== null || !isAdvisory(policy.gate, id);
}
function scorersInUse(report) {
    const { scores, comparison, policy } = report;
    const { passRate: _, ...bounds } = Object.fromEntries((0,_policy_bounds_js__WEBPACK_IMPORTED_MODULE_1__/* .boundsOf */ .BO)(policy.gate));
    const ids = new Set([...Object.keys(scores), ...Object.keys(bounds)]);
    return [...ids].filter((id) => {
        if ((0,_policy_pass_marks_js__WEBPACK_IMPORTED_MODULE_2__/* .isOfTexts */ .w5)(id) || (0,_scorers_registry_js__WEBPACK_IMPORTED_MODULE_3__/* .isJudged */ .sL)(id))
            return isShown(report, id);
        const { assessed = 0, errors = 0 } = (0,_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(scores, id) ?? {};
        const wasAssessed = comparison?.unscored.some(({ scorer }) => scorer === id) ?? false;
        return assessed > 0 || errors > 0 || wasAssessed || boundOf(policy.gate, id) !== undefined;
    });
}
function caseScores(one, report) {
    const { scorers } = report.policy.gate;
    const told = Object.entries(one.scores).flatMap(([id, value]) => {
        if (!isShown(report, id))
            return [];
        const isGating = scorers.some((scorer) => scorer === id);
        const isGood = value !== null && (0,_policy_pass_marks_js__WEBPACK_IMPORTED_MODULE_2__/* .isBest */ .zI)(value, id);
        const rank = [!isGating, isGood, isAdvisory(report.policy.gate, id)].map(Number).join("");
        if (value !== null)
            return [{ text: `${id} ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .percent */ .KN)(value)}`, rank, isTold: isGating || !isGood }];
        const isError = one.trials.some(({ scores }) => (0,_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(scores, id)?.status === "error");
        return isError ? [{ text: `${id} in error`, rank, isTold: true }] : [];
    });
    if (told.length <= SCORES_OF_CASE.all)
        return told.map(({ text }) => text);
    const first = told
        .filter(({ isTold }) => isTold)
        .toSorted((a, b) => (a.rank < b.rank ? -1 : Number(a.rank > b.rank)))
        .slice(0, SCORES_OF_CASE.most);
    const shown = told.filter((one) => first.includes(one)).map(({ text }) => text);
    return [...shown, `and ${told.length - shown.length} more`];
}


/***/ })

};

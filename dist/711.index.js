export const id = 711;
export const ids = [711];
export const modules = {

/***/ 75470:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ differingText)
/* harmony export */ });
/* harmony import */ var _json_canonical_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76289);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69846);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9000);



function differingText({ name, base, head }) {
    const shown = (value) => (0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)((0,_json_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonText */ .s)(value), _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .F.shownValue);
    return `${name} is ${shown(head)}, was ${shown(base)}`;
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

/***/ 32217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ groupBy),
/* harmony export */   n: () => (/* binding */ largest)
/* harmony export */ });
function groupBy(items, keyOf) {
    const groups = new Map();
    for (const item of items) {
        const key = keyOf(item);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [item]);
        else
            group.push(item);
    }
    return groups;
}
function largest(groups) {
    let most = [];
    for (const group of groups)
        if (group.length > most.length)
            most = group;
    return most;
}


/***/ }),

/***/ 76289:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ canonicalJson),
/* harmony export */   s: () => (/* binding */ jsonText)
/* harmony export */ });
function canonicalJson(value, lists = "significant") {
    if (typeof value === "string")
        return JSON.stringify(value);
    if (typeof value === "number")
        return canonicalNumber(value);
    if (typeof value !== "object" || value === null)
        return String(value);
    if (Array.isArray(value)) {
        const items = value.map((item) => canonicalJson(item, lists));
        return `[${lists === "free" ? items.sort() : items}]`;
    }
    let members = "";
    for (const key of Object.keys(value).sort()) {
        members += `${members === "" ? "" : ","}${JSON.stringify(key)}:${canonicalJson(value[key], lists)}`;
    }
    return `{${members}}`;
}
function canonicalNumber(value) {
    if (Number.isInteger(value) && !Number.isSafeInteger(value))
        return BigInt(value).toString();
    return JSON.stringify(value);
}
function jsonText(value, indent = 0) {
    const kept = [];
    const text = JSON.stringify(value, (_key, item) => (isKept(item) ? `\u0000${kept.push(keptText(item)) - 1}\u0000` : item), indent);
    return kept.length === 0
        ? text
        : text.replace(/"\\u0000(\d+)\\u0000"(?!:)/g, (_all, at) => kept[at] ?? "null");
}
function isKept(item) {
    if (typeof item === "number")
        return isRounded(item);
    return typeof item === "bigint" || (typeof item === "string" && item.includes("\u0000"));
}
function isRounded(value) {
    const isWritten = Number.isInteger(value) && !Number.isSafeInteger(value) && Math.abs(value) < 1e21;
    return isWritten && BigInt(String(value)) !== BigInt(value);
}
function keptText(item) {
    return typeof item === "number" ? item.toExponential() : canonicalJson(item);
}


/***/ }),

/***/ 35857:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dc: () => (/* binding */ member),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   Kg: () => (/* binding */ isString),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   d1: () => (/* binding */ depthOf),
/* harmony export */   iZ: () => (/* binding */ objectsOf)
/* harmony export */ });
function isObject(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}
function isString(value) {
    return typeof value === "string";
}
function textOf(value) {
    return typeof value === "string" ? value : "";
}
function member(object, key) {
    return Object.hasOwn(object, key) ? object[key] : undefined;
}
function listOf(value) {
    return Array.isArray(value) ? value : [];
}
function objectsOf(value) {
    return Array.isArray(value) ? value.filter(isObject) : [];
}
function depthOf(value, atMost) {
    let depth = 0;
    let level = isContainer(value) ? [value] : [];
    while (level.length > 0 && depth <= atMost) {
        depth += 1;
        const next = [];
        for (const item of level)
            for (const child of Object.values(item))
                if (isContainer(child))
                    next.push(child);
        level = next;
    }
    return depth;
}
function isContainer(value) {
    return typeof value === "object" && value !== null;
}


/***/ }),

/***/ 4424:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ JsonError),
/* harmony export */   q: () => (/* binding */ parseJson)
/* harmony export */ });
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99547);

class JsonError extends Error {
    line;
    column;
    constructor(message, line, column) {
        super(message);
        this.name = "JsonError";
        this.line = line;
        this.column = column;
    }
}
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/gs;
const INTEGER = /^(-?\d+)(?:\.0+)?$/;
const MARK = /^integer-\d+:/;
const BLANK = /^[ \t\r\n]*$/;
function parseJson(text) {
    const body = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
    let value;
    try {
        value = JSON.parse(body);
    }
    catch {
        throw locateError(body);
    }
    return holdsLargeNumber(value) ? parseLargeNumbers(body, value) : value;
}
function holdsLargeNumber(value) {
    const containers = [];
    const isFound = (item) => {
        if (typeof item === "number")
            return isLarge(item);
        if (typeof item === "object" && item !== null)
            containers.push(item);
        return false;
    };
    if (isFound(value))
        return true;
    for (const container of containers) {
        if (Array.isArray(container)) {
            if (container.some(isFound))
                return true;
        }
        else
            for (const key in container)
                if (isFound(container[key]))
                    return true;
    }
    return false;
}
function isLarge(number) {
    return !(Math.abs(number) <= Number.MAX_SAFE_INTEGER);
}
function parseLargeNumbers(text, parsed) {
    const mark = unusedMark(parsed);
    const marked = text.replace(TOKEN, (token, offset) => {
        if (token.startsWith('"'))
            return token;
        const number = Number(token);
        if (Number.isSafeInteger(number))
            return token;
        const digits = INTEGER.exec(token)?.[1];
        if (digits !== undefined)
            return `"${mark}${digits}"`;
        if (!Number.isFinite(number)) {
            throw errorAt(text, offset, `${shorten(token)} is larger than a JSON number can be`);
        }
        return token;
    });
    if (marked === text)
        return parsed;
    return replaceStrings(JSON.parse(marked), (item) => item.startsWith(mark) ? BigInt(item.slice(mark.length)) : item);
}
function unusedMark(value) {
    const used = new Set();
    replaceStrings(value, (item) => {
        const mark = MARK.exec(item)?.[0];
        if (mark !== undefined)
            used.add(mark);
        return item;
    });
    let number = 0;
    while (used.has(`integer-${number}:`))
        number += 1;
    return `integer-${number}:`;
}
function replaceStrings(value, replace) {
    const root = { value };
    const containers = [root];
    for (const container of containers) {
        for (const [key, item] of Object.entries(container)) {
            if (typeof item === "string")
                container[key] = replace(item);
            else if (typeof item === "object" && item !== null)
                containers.push(item);
        }
    }
    return root.value;
}
function locateError(text) {
    if (BLANK.test(text))
        return errorAt(text, text.length, "empty: no JSON value");
    try {
        (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.visit)(text, {
            onError: (code, offset) => {
                throw errorAt(text, offset, describe(code, text, offset));
            },
        }, { disallowComments: true, allowTrailingComma: false });
    }
    catch (error) {
        if (error instanceof JsonError)
            return error;
        throw error;
    }
    return errorAt(text, 0, "not JSON");
}
function describe(code, text, offset) {
    if (BLANK.test(text.slice(offset)))
        return "not JSON: the text ends inside a value (cut off?)";
    const expected = (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.printParseErrorCode)(code)
        .replace(/([a-z])([A-Z])/g, "$1 $2")
        .toLowerCase();
    return `not JSON: ${expected} at ${JSON.stringify(shorten(text.slice(offset)))}`;
}
function errorAt(text, offset, message) {
    const before = text.slice(0, offset);
    const line = before.split("\n").length;
    return new JsonError(message, line, offset - before.lastIndexOf("\n"));
}
function shorten(text) {
    const line = text.split("\n", 1)[0] ?? "";
    return line.length > 24 ? `${line.slice(0, 24)}…` : line;
}


/***/ }),

/***/ 35685:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ decidingJudges),
/* harmony export */   x: () => (/* binding */ gatingJudges)
/* harmony export */ });
/* harmony import */ var _registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81999);

function gatingJudges({ scorers }) {
    return _registry_js__WEBPACK_IMPORTED_MODULE_0__/* .judgedScorers */ .Fk.filter(({ id }) => scorers.includes(id));
}
function decidingJudges({ scorers, floors }) {
    return _registry_js__WEBPACK_IMPORTED_MODULE_0__/* .judgedScorers */ .Fk.filter(({ id }) => scorers.includes(id) || Object.keys(floors).includes(id));
}


/***/ }),

/***/ 93021:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ sha256)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

function sha256(content) {
    return `sha256:${digest(content)}`;
}
const digest = node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash === undefined
    ? (content) => node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash("sha256").update(content).digest("hex")
    : (content) => node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash("sha256", content, "hex");


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
    const failing = (0,_report_worst_js__WEBPACK_IMPORTED_MODULE_1__/* .worstCases */ .p)(report);
    const { comparison } = report;
    if (comparison === null) {
        const heading = failing.length === 1
            ? "The case that did not pass every run"
            : "Cases that did not pass every run, worst first";
        return { heading, told: failing, lines: [], unchanged: [] };
    }
    const worse = (0,_report_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .worseCases */ .cb)(report).map(({ one }) => one);
    const told = [...worse, ...failing.filter(isUncompared)];
    const fixed = (0,_report_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .fixedCases */ .KV)(report).map(({ one }) => one);
    const named = new Set([...told, ...fixed]);
    const rest = failing.filter((one) => !named.has(one));
    const inState = (state) => report.cases.filter((one) => one.comparison?.state === state);
    return {
        heading: worse.length > 0 ? "Worse than on the base, worst first" : "Failing, with nothing to compare with",
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
function isUncompared({ comparison }) {
    return comparison?.state === "new" || comparison?.state === "changed" || comparison?.state === "unassessed";
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

/***/ 79716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Et: () => (/* binding */ floorOf),
/* harmony export */   GK: () => (/* binding */ isInError),
/* harmony export */   ML: () => (/* binding */ scorersInUse),
/* harmony export */   aJ: () => (/* binding */ isShown),
/* harmony export */   cm: () => (/* binding */ caseScores),
/* harmony export */   kW: () => (/* binding */ isAdvisory)
/* harmony export */ });
/* harmony import */ var _json_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35857);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9000);


function floorOf({ floors }, id) {
    return new Map(Object.entries(floors)).get(id);
}
function isAdvisory(gate, id) {
    return !gate.scorers.some((scorer) => scorer === id) && floorOf(gate, id) === undefined;
}
function isInError({ pass, scores }, gate) {
    return (pass === null &&
        Object.entries(scores).some(([id, { status }]) => status === "error" && !isAdvisory(gate, id)));
}
function isShown({ judge, policy }, id) {
    return id !== "llm" || judge !== null || !isAdvisory(policy.gate, id);
}
function scorersInUse(report) {
    const { scores, comparison, policy } = report;
    const { passRate: _, ...floors } = policy.gate.floors;
    const ids = new Set([...Object.keys(scores), ...Object.keys(floors)]);
    return [...ids].filter((id) => {
        if (id === "llm")
            return isShown(report, id);
        const { assessed = 0, errors = 0 } = (0,_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(scores, id) ?? {};
        const wasAssessed = comparison?.unscored.some(({ scorer }) => scorer === id) ?? false;
        return assessed > 0 || errors > 0 || wasAssessed || floorOf(policy.gate, id) !== undefined;
    });
}
function caseScores(one, report) {
    return Object.entries(one.scores).flatMap(([id, value]) => {
        if (!isShown(report, id))
            return [];
        if (value !== null)
            return [`${id} ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .percent */ .KN)(value)}`];
        return one.trials.some(({ scores }) => (0,_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(scores, id)?.status === "error") ? [`${id} in error`] : [];
    });
}


/***/ }),

/***/ 9000:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C6: () => (/* binding */ pText),
/* harmony export */   KE: () => (/* binding */ listed),
/* harmony export */   KN: () => (/* binding */ percent),
/* harmony export */   Lu: () => (/* binding */ shareText),
/* harmony export */   _9: () => (/* binding */ signedPoints),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   l3: () => (/* binding */ commitName),
/* harmony export */   ml: () => (/* binding */ shorten),
/* harmony export */   zD: () => (/* binding */ grouped)
/* harmony export */ });
function percent(share) {
    const value = share * 100;
    const rounded = Math.round(value * 10) / 10;
    const shown = rounded === 100 && value < 100 ? 99.9 : rounded === 0 && value > 0 ? 0.1 : rounded;
    return `${shown === 0 || shown === 100 ? shown : shown.toFixed(1)} %`;
}
function shareText(share) {
    return share === null ? "–" : percent(share);
}
function counted(count, noun) {
    return `${grouped(count)} ${noun}${count === 1 ? "" : "s"}`;
}
function grouped(count) {
    return String(count).replace(/\B(?=(?:\d{3})+$)/g, ",");
}
function listed(items, most = 5) {
    const more = items.length - most;
    return `${items.slice(0, most).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}
function shorten(text, length) {
    return text.length <= length ? text : `${text.slice(0, length).replace(/[\uD800-\uDBFF]$/, "")}…`;
}
function commitName(commit) {
    return /^[0-9a-f]{40}$/.test(commit) ? commit.slice(0, 7) : shorten(commit, 40);
}
function signedPoints(share) {
    const shown = Math.abs(share * 100).toFixed(1);
    if (shown === "0.0")
        return shown;
    return `${share < 0 ? "−" : "+"}${shown}`;
}
function pText(p, level) {
    if (p < 0.0001)
        return "p < .0001";
    const bare = (value, digits) => value.toFixed(digits).replace(/^0/, "");
    const fewest = p >= 0.1 ? 2 : p >= 0.01 ? 3 : 4;
    const digits = [fewest, 4, 6, 8].find((count) => bare(p, count) !== bare(level, count)) ?? fewest;
    return `p = ${bare(p, digits)}`;
}


/***/ })

};

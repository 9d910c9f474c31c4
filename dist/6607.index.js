export const id = 6607;
export const ids = [6607];
export const modules = {

/***/ 76364:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ segmentsOf)
/* harmony export */ });
/* harmony import */ var _trend_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39751);

function segmentsOf(points, measure) {
    const segments = [[]];
    for (const [at, point] of points.entries()) {
        if (point.isBreak)
            segments.push([]);
        const value = (0,_trend_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(point, measure);
        if (value === null)
            continue;
        segments.at(-1)?.push({ at, value, commit: point.commit });
    }
    return segments;
}


/***/ }),

/***/ 44509:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ lastingShifts)
});

;// CONCATENATED MODULE: ./build/statistics/energy-distance.js
const FEWEST = 2;
function bestSplit(values) {
    let [withinLeft, withinRight, across] = [0, total(values), 0];
    let best;
    let farthest = 0;
    for (const [at, value] of values.entries()) {
        const toLeft = distanceTo(value, values, 0, at);
        const toRight = distanceTo(value, values, at + 1, values.length);
        withinLeft += toLeft;
        withinRight -= toRight;
        across += toRight - toLeft;
        const [n, m] = [at + 1, values.length - at - 1];
        if (n < FEWEST || m < FEWEST)
            continue;
        const energy = (2 * across) / (n * m) - withinLeft / pairs(n) - withinRight / pairs(m);
        const distance = (energy * n * m) / (n + m);
        if (distance > farthest)
            [best, farthest] = [n, distance];
    }
    return best;
}
function total(values) {
    return values.reduce((sum, value, at) => sum + distanceTo(value, values, 0, at), 0);
}
function distanceTo(value, values, start, end) {
    let sum = 0;
    for (let at = start; at < end; at++)
        sum += Math.abs(value - (values[at] ?? 0));
    return sum;
}
function pairs(count) {
    return (count * (count - 1)) / 2;
}

// EXTERNAL MODULE: ./build/statistics/mean.js
var mean = __webpack_require__(83157);
;// CONCATENATED MODULE: ./build/statistics/incomplete-beta.js
const MOST_STEPS = 1_000;
const PRECISE = 1e-15;
const TINY = 1e-300;
const LANCZOS_G = 7;
const LANCZOS = [
    0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
    12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];
function incompleteBeta(x, a, b) {
    if (x <= 0)
        return 0;
    if (x >= 1)
        return 1;
    if (x > (a + 1) / (a + b + 2))
        return 1 - incompleteBeta(1 - x, b, a);
    const logBeta = logGamma(a) + logGamma(b) - logGamma(a + b);
    return Math.exp(a * Math.log(x) + b * Math.log1p(-x) - logBeta) / (a * fraction(x, a, b));
}
function fraction(x, a, b) {
    let value = 1;
    let numerator = 1;
    let denominator = 0;
    for (let step = 1; step <= MOST_STEPS; step++) {
        const d = coefficient(step, x, a, b);
        numerator = 1 + d / numerator || TINY;
        denominator = 1 / (1 + d * denominator || TINY);
        value *= numerator * denominator;
        if (Math.abs(numerator * denominator - 1) < PRECISE)
            break;
    }
    return value;
}
function coefficient(step, x, a, b) {
    const m = Math.floor(step / 2);
    const below = (a + 2 * m) * (a + 2 * m + (step % 2 === 0 ? -1 : 1));
    return step % 2 === 0 ? (m * (b - m) * x) / below : (-(a + m) * (a + b + m) * x) / below;
}
function logGamma(x) {
    const base = x - 1 + LANCZOS_G + 0.5;
    const series = LANCZOS.reduce((total, part, at) => total + (at === 0 ? part : part / (x - 1 + at)), 0);
    return Math.log(2 * Math.PI) / 2 + (x - 0.5) * Math.log(base) - base + Math.log(series);
}

;// CONCATENATED MODULE: ./build/statistics/student.js

function studentP(t, degreesOfFreedom) {
    return incompleteBeta(degreesOfFreedom / (degreesOfFreedom + t * t), degreesOfFreedom / 2, 0.5);
}

// EXTERNAL MODULE: ./build/statistics/variance.js
var variance = __webpack_require__(28575);
;// CONCATENATED MODULE: ./build/statistics/trimmed.js



function trimmedMean(values, share) {
    return (0,mean/* mean */.i)(trimmed(values, share));
}
function trimmedP(first, second, share) {
    const difference = (trimmedMean(first, share) ?? 0) - (trimmedMean(second, share) ?? 0);
    const [a, b] = [estimate(first, share), estimate(second, share)];
    const squaredError = a.squaredError + b.squaredError;
    if (squaredError === 0)
        return difference === 0 ? 1 : 0;
    const degreesOfFreedom = squaredError ** 2 / (a.squaredError ** 2 / (a.kept - 1) + b.squaredError ** 2 / (b.kept - 1));
    return studentP(difference / Math.sqrt(squaredError), degreesOfFreedom);
}
function estimate(values, share) {
    const kept = trimmed(values, share);
    const [low, high] = [kept[0] ?? 0, kept.at(-1) ?? 0];
    const winsorised = values.map((value) => Math.min(Math.max(value, low), high));
    const squaredError = ((values.length - 1) * (0,variance/* variance */.G)(winsorised)) / (kept.length * (kept.length - 1));
    return { kept: kept.length, squaredError };
}
function trimmed(values, share) {
    const cut = Math.floor(share * values.length);
    return values.toSorted((a, b) => a - b).slice(cut, values.length - cut);
}

;// CONCATENATED MODULE: ./build/trend/levels.js


const FEWEST_OF_LEVEL = 10;
const WINDOW = 50;
const TRIMMED = 0.2;
const P = { candidate: 0.01, change: 0.001 };
const LEAST_STEP = 0.001;
function levelChanges(values) {
    const candidates = windowStarts(values.length).flatMap((start) => splitsOf(values.slice(start, start + WINDOW), start));
    return withoutWeak(values, apart(candidates));
}
function windowStarts(count) {
    const last = Math.max(0, count - WINDOW);
    const starts = Array.from({ length: Math.ceil(last / (WINDOW / 2)) }, (_, at) => (at * WINDOW) / 2);
    return [...starts, last];
}
function splitsOf(stretch, start) {
    const at = stretch.length < 2 * FEWEST_OF_LEVEL ? undefined : bestSplit(stretch);
    if (at === undefined)
        return [];
    const [left, right] = [stretch.slice(0, at), stretch.slice(at)];
    if (left.length < FEWEST_OF_LEVEL)
        return splitsOf(right, start + at);
    if (right.length < FEWEST_OF_LEVEL)
        return splitsOf(left, start);
    const change = changeBetween(left, right, start + at);
    return change.p < P.candidate ? [...splitsOf(left, start), change, ...splitsOf(right, start + at)] : [];
}
function apart(changes) {
    const kept = [];
    for (const { at } of changes.toSorted((a, b) => a.p - b.p)) {
        if (kept.every((other) => Math.abs(other - at) >= FEWEST_OF_LEVEL))
            kept.push(at);
    }
    return kept.sort((a, b) => a - b);
}
function withoutWeak(values, places) {
    const changes = places.map((at, index) => {
        const left = values.slice(Math.max(places[index - 1] ?? 0, at - WINDOW), at);
        const right = values.slice(at, Math.min(places[index + 1] ?? values.length, at + WINDOW));
        return changeBetween(left, right, at);
    });
    const weakest = Math.max(...changes.map(({ p }) => p));
    if (changes.length === 0 || weakest < P.change)
        return changes;
    const index = changes.findIndex(({ p }) => p === weakest);
    return withoutWeak(values, places.toSpliced(index, 1));
}
function changeBetween(left, right, at) {
    const [before, after] = [trimmedMean(left, TRIMMED) ?? 0, trimmedMean(right, TRIMMED) ?? 0];
    const p = Math.abs(after - before) < LEAST_STEP ? 1 : trimmedP(left, right, TRIMMED);
    return { at, before, after, p };
}

// EXTERNAL MODULE: ./build/trend/segments.js
var trend_segments = __webpack_require__(76364);
;// CONCATENATED MODULE: ./build/trend/shifts.js


const NEWEST = 3;
function lastingShifts(points, measure) {
    const onBase = points.filter(({ isHead }) => !isHead);
    const segments = (0,trend_segments/* segmentsOf */.O)(onBase, measure);
    return segments.flatMap((segment, index) => {
        const isNewest = index === segments.length - 1;
        const levels = levelChanges(segment.map(({ value }) => value));
        const standing = new Set(isNewest ? standingOf(levels, segment) : []);
        return levels.flatMap((change) => {
            const { before, after } = change;
            const first = segment[change.at];
            if (first === undefined)
                return [];
            const { at, commit } = first;
            return { at, commit, before, after, ago: onBase.length - 1 - at, stands: standing.has(change) };
        });
    });
}
function standingOf(changes, segment) {
    const newest = changes.at(-1);
    const undone = changes.findLastIndex((one) => newest !== undefined && isDrop(one) !== isDrop(newest));
    const now = middle(segment.slice(-NEWEST).map(({ value }) => value));
    return changes
        .slice(undone + 1)
        .filter(({ before, after }) => Math.abs(now - after) < Math.abs(now - before));
}
function isDrop({ before, after }) {
    return after < before;
}
function middle(values) {
    return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}


/***/ }),

/***/ 39751:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hz: () => (/* binding */ withBreaks),
/* harmony export */   RS: () => (/* binding */ trendOf),
/* harmony export */   fK: () => (/* binding */ valueAt),
/* harmony export */   h1: () => (/* binding */ PASS_RATE)
/* harmony export */ });
/* harmony import */ var _baseline_history_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42394);
/* harmony import */ var _json_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35857);


const PASS_RATE = "pass rate";
const UNCOMMITTED = "uncommitted";
function trendOf(report) {
    const { history, role, commit } = report;
    const own = (0,_baseline_history_js__WEBPACK_IMPORTED_MODULE_0__/* .historyPoint */ .j)(role === "head" ? { ...report, commit: commit ?? UNCOMMITTED } : report);
    const isNew = own !== null && history.every(({ commit }) => commit !== own.commit);
    const points = isNew ? [...history, own] : history;
    return withBreaks(points.map((point) => ({ ...point, isHead: role === "head" && point === own })));
}
function withBreaks(points) {
    return points.map((point, at) => {
        const before = points[at - 1];
        return { ...point, isBreak: before !== undefined && before.caseSet !== point.caseSet };
    });
}
function valueAt({ passRate, scores }, measure) {
    if (measure === PASS_RATE)
        return passRate;
    return (0,_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(scores, measure) ?? null;
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

/***/ 87313:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BW: () => (/* binding */ baselineText),
/* harmony export */   fd: () => (/* binding */ changeCell),
/* harmony export */   k0: () => (/* binding */ changeText)
/* harmony export */ });
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9000);

function changeText(change, value) {
    if (change === null || change === undefined)
        return "";
    const { base, head, low, high } = change;
    const interval = low === high ? "" : ` (${(0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .signedPoints */ ._9)(low)} to ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .signedPoints */ ._9)(high)})`;
    if (value === null || (0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .percent */ .KN)(value) !== (0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .percent */ .KN)(head))
        return `${(0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .percent */ .KN)(base)} → ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .percent */ .KN)(head)} in paired cases${interval}`;
    return interval === ""
        ? `unchanged from ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .percent */ .KN)(base)}`
        : `${(0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .signedPoints */ ._9)(change.change)} from ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .percent */ .KN)(base)}${interval}`;
}
function changeCell(change, value) {
    if (change === undefined)
        return "";
    const { head, low, high } = change;
    const text = low === high
        ? "unchanged"
        : `${(0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .signedPoints */ ._9)(change.change)} (${(0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .signedPoints */ ._9)(low)} to ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .signedPoints */ ._9)(high)})`;
    const isOfAll = value !== null && (0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .percent */ .KN)(value) === (0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .percent */ .KN)(head);
    return isOfAll ? text : `${text}, paired cases ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .percent */ .KN)(head)}`;
}
function baselineText({ commit, reason }) {
    return commit === null ? reason : `${(0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .commitName */ .l3)(commit)}, ${reason}`;
}


/***/ }),

/***/ 80585:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ isFirstUse),
/* harmony export */   r: () => (/* binding */ FIRST_USE)
/* harmony export */ });
const FIRST_USE = "One thing to do: merge once, with a `push` trigger for the base branch and, in a job of your own, the upload step. That run records the first baseline, and every pull request after it is compared.";
function isFirstUse({ role, baseline, verdict, }) {
    return role === "head" && baseline.state === "first-use" && verdict.result !== "fail";
}


/***/ }),

/***/ 23460:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ hintViews)
/* harmony export */ });
/* harmony import */ var _escape_yaml_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14851);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69480);
/* harmony import */ var _policy_default_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48977);
/* harmony import */ var _policy_glob_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64757);
/* harmony import */ var _policy_guess_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23286);
/* harmony import */ var _report_reasons_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77802);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9000);







function hintViews({ hint, cases, settings }, asked = settings ?? {}) {
    const renamed = (0,_report_reasons_js__WEBPACK_IMPORTED_MODULE_5__/* .renamedTools */ .M1)(cases);
    return [
        ...(renamed.length === 0 ? [] : [renamedHint(renamed, asked)]),
        ...(hint === null ? [] : [unnamedHint(hint)]),
    ];
}
function renamedHint(renamed, asked) {
    const names = renamed.map(({ expected, called, cases }) => `${called} instead of ${expected} (${(0,_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .hS)(cases.size, "case")})`);
    const cases = [...new Set(renamed.flatMap((one) => [...one.cases]))];
    const declared = cases.filter(({ source, passRate }) => source === "file" && passRate !== 1);
    const found = `A tool may have been renamed: the agent called ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .listed */ .KE)(names, 3)}, with the same arguments. If the new name is right,`;
    const first = declared.length > ACCEPTED ? ` (the first ${ACCEPTED} of ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .hS)(declared.length, "case")})` : "";
    return {
        sentence: declared.length > 0
            ? `${found} expect it${first}:`
            : `${found} write it where the recordings say what is expected.`,
        language: "sh",
        lines: declared.length > 0 ? [acceptCommand(declared, asked)] : [],
    };
}
const ACCEPTED = 20;
function acceptCommand(cases, asked) {
    const words = [...new Set(cases.map(({ id }) => id))].slice(0, ACCEPTED).map(commandWord);
    const ids = words.includes(undefined) ? ["CASE"] : words;
    const files = new Set(cases.flatMap(({ file }) => file ?? []));
    const filled = (value, otherwise) => Array.isArray(value) && value.length > 0 ? value : otherwise;
    return [
        "rungate accept",
        ...ids,
        ...option("--runs", filled(asked.runs, [undefined])),
        ...option("--expectations", filled(asked.expectations, [...files])),
        ...option("--policy", asked.policy === _policy_default_file_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_POLICY */ .z ? null : asked.policy),
        ...option("--format", asked.format),
        ...option("--case-field", asked["case-field"]),
    ].join(" ");
}
function option(name, value) {
    if (value === undefined || value === null)
        return [];
    const values = Array.isArray(value) ? value : [value];
    const words = values.map((one) => (typeof one === "string" ? commandWord(one) : undefined) ?? "…");
    return words.length === 0 ? [] : [name, ...words];
}
const PLAIN = /^[\w.][\w./:-]*$/;
const QUOTED = /^(?!-)[^\p{C}"“”„$`\\!%]+$/u;
function commandWord(text) {
    if (text.length > _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .F.shownName)
        return undefined;
    if (PLAIN.test(text))
        return text;
    return QUOTED.test(text) ? `"${text}"` : undefined;
}
function unnamedHint(hint) {
    const rules = hint.tools.flatMap(({ name, readOnly }) => {
        const says = (0,_policy_guess_js__WEBPACK_IMPORTED_MODULE_4__/* .looksLikeScratchpad */ .Vb)(name) ? "ignore" : readOnly ? "readOnly" : undefined;
        return says === undefined ? [] : [`{ match: ${(0,_escape_yaml_js__WEBPACK_IMPORTED_MODULE_0__/* .yamlText */ .pS)((0,_policy_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeGlob */ .yk)(name))}, ${says}: true }`];
    });
    const names = (0,_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .listed */ .KE)(hint.tools.map(({ name }) => name));
    const found = `${(0,_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .percent */ .KN)(hint.share)} of the unexpected calls go to tools that no reference names: ${names}.`;
    if (rules.length === 0) {
        const sentence = `${found} The policy can leave out those that only read.`;
        return { sentence, language: "yaml", lines: [] };
    }
    return {
        sentence: `${found} The policy can leave out those that by their names only read or think:`,
        language: "yaml",
        lines: ["tools:", ...rules.map((rule) => `  - ${rule}`), "defaults:", "  f1: { calls: state-changing }"],
    };
}


/***/ }),

/***/ 18734:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $L: () => (/* binding */ judgeSentence),
/* harmony export */   Ij: () => (/* binding */ objectionsOf),
/* harmony export */   WY: () => (/* binding */ isLeftOut),
/* harmony export */   bc: () => (/* binding */ judgedOtherwiseSentence),
/* harmony export */   g: () => (/* binding */ failuresOfJudge)
/* harmony export */ });
/* harmony import */ var _json_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35857);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69480);
/* harmony import */ var _policy_pass_marks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51973);
/* harmony import */ var _scorers_registry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29223);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9000);
/* harmony import */ var _case_groups_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74122);






const NAMED = 2;
function judgeSentence({ judge, cases }) {
    if (judge === null)
        return undefined;
    const trials = cases.flatMap((one) => one.trials);
    const failed = trials.flatMap((trial) => failuresOfJudge(trial).slice(0, 1));
    const left = trials.filter(isLeftOut).flatMap((trial) => judgedOutcomes(trial).slice(0, 1));
    const judged = trials.filter((trial) => judgedOutcomes(trial).some(({ outcome }) => isScored(outcome)));
    const { known } = judge.work;
    return [
        judgeNames(judge.by.length === 0 ? [judge.model] : judge.by),
        `${(0,_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(judged.length, "run")} judged${known > 0 ? `, ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(known, "judgement")} known before` : ""}`,
        ...withReason("failed", failed.flatMap(reasonOf)),
        ...withReason("not judged", left.flatMap(reasonOf)),
        cost(judge.work),
    ].join(" · ");
}
function judgedOtherwiseSentence({ comparison }) {
    const otherwise = comparison?.judgedOtherwise ?? null;
    if (otherwise === null)
        return undefined;
    const { cases, scorers, base, head } = otherwise;
    return `${(0,_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .listed */ .KE)(scorers)} ${scorers.length === 1 ? "is" : "are"} not compared in ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(cases, "case")}: judged by ${judgeNames(head)} here and by ${judgeNames(base)} on the base`;
}
function failuresOfJudge(trial) {
    const others = Object.entries(trial.scores).filter(([id]) => !(0,_scorers_registry_js__WEBPACK_IMPORTED_MODULE_3__/* .isJudged */ .sL)(id));
    const broken = new Set(others.flatMap(([, one]) => (one.status === "error" ? [one.reason] : [])));
    return judgedOutcomes(trial).filter(({ outcome }) => outcome.status === "error" && !broken.has(outcome.reason));
}
function isLeftOut(trial) {
    const outcomes = judgedOutcomes(trial);
    return outcomes.length > 0 && outcomes.every(({ outcome }) => outcome.status === "not-assessed");
}
function objectionsOf(report, told = (0,_case_groups_js__WEBPACK_IMPORTED_MODULE_5__/* .groupCases */ .Ju)(report).told) {
    const isTold = new Set(told);
    return report.cases
        .flatMap((one) => {
        const missing = one.trials.filter((trial) => missedBy(trial, report).length > 0);
        const [trial] = missing.toSorted((a, b) => leastOf(a) - leastOf(b));
        return trial === undefined || isTold.has(one) ? [] : [{ one, trial }];
    })
        .toSorted((a, b) => leastOf(a.trial) - leastOf(b.trial) || judgedGoodness(a.one) - judgedGoodness(b.one))
        .map(({ one, trial }) => {
        const missed = missedBy(trial, report);
        return { one, trial, scores: missed.map((id) => `${id} ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .percent */ .KN)((0,_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(one.scores, id) ?? 0)}`) };
    });
}
function judgedOutcomes({ scores }) {
    return Object.entries(scores).flatMap(([id, outcome]) => ((0,_scorers_registry_js__WEBPACK_IMPORTED_MODULE_3__/* .isJudged */ .sL)(id) ? [{ id, outcome }] : []));
}
function missedBy(trial, { policy }) {
    return _policy_pass_marks_js__WEBPACK_IMPORTED_MODULE_2__/* .gatingScorers */ .ul.filter((id) => {
        const outcome = (0,_scorers_registry_js__WEBPACK_IMPORTED_MODULE_3__/* .isJudged */ .sL)(id) ? trial.scores[id] : undefined;
        return isScored(outcome) && !(0,_policy_pass_marks_js__WEBPACK_IMPORTED_MODULE_2__/* .reaches */ .O6)(outcome.value, (0,_policy_pass_marks_js__WEBPACK_IMPORTED_MODULE_2__/* .passMarkOf */ .QF)(policy.passMarks, id), id);
    });
}
function leastOf(trial) {
    const shares = judgedOutcomes(trial).flatMap(({ id, outcome }) => isScored(outcome) ? [(0,_policy_pass_marks_js__WEBPACK_IMPORTED_MODULE_2__/* .goodness */ .zO)(outcome.value, id)] : []);
    return Math.min(...shares);
}
function judgedGoodness({ scores }) {
    const shares = Object.entries(scores).flatMap(([id, value]) => value !== null && (0,_scorers_registry_js__WEBPACK_IMPORTED_MODULE_3__/* .isJudged */ .sL)(id) ? [(0,_policy_pass_marks_js__WEBPACK_IMPORTED_MODULE_2__/* .goodness */ .zO)(value, id)] : []);
    return Math.min(1, ...shares);
}
function isScored(outcome) {
    return outcome?.status === "scored";
}
function judgeNames(names) {
    return (0,_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .listed */ .KE)(names.map((name) => (0,_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(name, _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .F.shownName)), NAMED);
}
function reasonOf({ outcome }) {
    return outcome.status === "scored" ? [] : [outcome.reason];
}
function withReason(what, reasons) {
    const [first] = reasons;
    if (first === undefined)
        return [];
    const word = new Set(reasons).size > 1 ? ", the first" : "";
    return [`${reasons.length} ${what}${word}: ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(first, _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .F.shownText)}`];
}
function cost({ requests, promptTokens, replyTokens, unmetered }) {
    if (requests === 0)
        return "no request was sent";
    const uncounted = unmetered > 0 ? ` (${(0,_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(unmetered, "answer")} came without a count)` : "";
    return `${(0,_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(requests, "request")}, ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(promptTokens + replyTokens, "token")}${uncounted}`;
}


/***/ }),

/***/ 66029:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EG: () => (/* binding */ scoreNotes),
/* harmony export */   WN: () => (/* binding */ countsText),
/* harmony export */   wQ: () => (/* binding */ scoreErrors)
/* harmony export */ });
/* harmony import */ var _group_by_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32217);
/* harmony import */ var _json_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35857);
/* harmony import */ var _scorers_registry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29223);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9000);
/* harmony import */ var _judge_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18734);
/* harmony import */ var _scorers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79716);






function countsText({ totals }) {
    const { cases, runs, toolCalls } = totals;
    return `${(0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(cases, "case")}, ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(runs, "run")}, ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(toolCalls, "tool call")}`;
}
const FEW_NOTES = 3;
function scoreNotes(report) {
    const { passInterval, passPower } = report;
    return [
        ...(passInterval === null
            ? []
            : [`95 % interval of the pass rate ${passInterval.map(_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN).join(" to ")}`]),
        ...(passPower === null ? [] : [`pass^${passPower.k} ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN)(passPower.value)}`]),
        ...unassessedNotes(report),
    ];
}
function unassessedNotes(report) {
    const { scores, cases, judge } = report;
    const leftOut = judge === null ? [] : cases.flatMap(({ trials }) => trials.filter(_judge_js__WEBPACK_IMPORTED_MODULE_4__/* .isLeftOut */ .WY));
    const unassessed = (0,_scorers_js__WEBPACK_IMPORTED_MODULE_5__/* .scorersInUse */ .ML)(report).flatMap((id) => {
        const told = (0,_scorers_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .isJudged */ .sL)(id) ? leftOut.filter((trial) => (0,_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(trial.scores, id) !== undefined).length : 0;
        const runs = ((0,_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(scores, id)?.notAssessed ?? 0) - told;
        return runs <= 0 ? [] : [{ id, runs }];
    });
    const groups = unassessed.length <= FEW_NOTES
        ? unassessed.map((one) => [one])
        : [...(0,_group_by_js__WEBPACK_IMPORTED_MODULE_0__/* .groupBy */ .$)(unassessed, ({ runs }) => runs).values()];
    return groups.map((group) => {
        const names = group.map(({ id }) => id).join(", ");
        return `${names} not assessed in ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(group[0]?.runs ?? 0, "run")}`;
    });
}
function scoreErrors(report) {
    const trials = report.cases.flatMap((one) => one.trials);
    const failures = trials.map((trial) => ({ trial, ids: (0,_judge_js__WEBPACK_IMPORTED_MODULE_4__/* .failuresOfJudge */ .g)(trial).map(({ id }) => id) }));
    const found = [];
    for (const id of (0,_scorers_js__WEBPACK_IMPORTED_MODULE_5__/* .scorersInUse */ .ML)(report)) {
        const told = new Set(failures.filter(({ ids }) => ids.includes(id)).map(({ trial }) => trial));
        const runs = ((0,_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(report.scores, id)?.errors ?? 0) - told.size;
        if (runs <= 0)
            continue;
        const outcomes = trials.filter((trial) => !told.has(trial)).map(({ scores }) => (0,_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(scores, id));
        const first = outcomes.find((one) => one?.status === "error")?.reason;
        const alike = found.find((one) => one.runs === runs && one.first === first);
        if (alike === undefined)
            found.push({ scorers: [id], runs, first });
        else
            alike.scorers.push(id);
    }
    return found;
}


/***/ }),

/***/ 74923:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ demandColumn),
  A: () => (/* binding */ scoreRows)
});

// EXTERNAL MODULE: ./build/json/json.js
var json = __webpack_require__(35857);
// EXTERNAL MODULE: ./build/policy/bounds.js
var bounds = __webpack_require__(8218);
// EXTERNAL MODULE: ./build/policy/pass-marks.js
var pass_marks = __webpack_require__(51973);
// EXTERNAL MODULE: ./build/wording.js
var wording = __webpack_require__(9000);
// EXTERNAL MODULE: ./build/views/change.js
var views_change = __webpack_require__(87313);
;// CONCATENATED MODULE: ./build/views/score-state.js


function passRateState(report, measured) {
    const missed = boundMissed(measured);
    if (missed !== undefined)
        return missed;
    const { comparison, accepted, verdict } = report;
    if (comparison === null || comparison.mode === "off")
        return measured.bound === undefined ? undefined : good("holds");
    if (comparison.passRate === null)
        return doubtful("not compared");
    const isLower = comparison.passRate.change < 0;
    if (accepted !== null && isLower)
        return doubtful("lower, accepted");
    const result = verdict.checks.find(({ name }) => name === "regression")?.result;
    if (result === "fail")
        return bad("worse");
    if (result === "inconclusive")
        return doubtful("unclear");
    if (comparison.shift === "worse")
        return doubtful("lower, allowed");
    return good(comparison.passRate.low > 0 ? "higher" : "holds");
}
function scoreState(scorer, measured) {
    const missed = boundMissed(measured);
    if (missed !== undefined)
        return missed;
    const { change, bound } = measured;
    const [fell, rose] = (0,pass_marks/* isLowerBetter */.ui)(scorer) ? [good, doubtful] : [doubtful, good];
    if (change !== undefined && change.high < 0)
        return fell("lower");
    if (change !== undefined && change.low > 0)
        return rose("higher");
    return bound === undefined ? undefined : good("holds");
}
function boundMissed({ value, bound }) {
    if (value === null)
        return bound === undefined ? doubtful("not assessed") : bad("not assessed");
    if (bound === undefined || (0,bounds/* isWithin */.UO)(value, bound))
        return undefined;
    return bad(bound.kind === "floor" ? "below its floor" : "above its ceiling");
}
function good(word) {
    return { mark: "good", word };
}
function doubtful(word) {
    return { mark: "doubtful", word };
}
function bad(word) {
    return { mark: "bad", word };
}

// EXTERNAL MODULE: ./build/views/scorers.js
var scorers = __webpack_require__(79716);
;// CONCATENATED MODULE: ./build/views/score-rows.js







function scoreRows(report) {
    if (report.totals.runs === 0)
        return [];
    return [passRateRow(report), ...(0,scorers/* scorersInUse */.ML)(report).map((id) => scorerRow(id, report))];
}
function demandColumn(rows) {
    if (rows.some(({ bound }) => bound?.kind === "ceiling"))
        return { title: "demanded", cell: ({ bound }) => (bound === undefined ? "" : (0,bounds/* boundText */.O6)(bound)) };
    return { title: "at least", cell: ({ bound }) => (bound === undefined ? "" : (0,wording/* percent */.KN)(bound.value)) };
}
function passRateRow(report) {
    const { passRate, comparison, policy } = report;
    const measured = {
        value: passRate,
        change: comparison?.passRate ?? undefined,
        bound: (0,scorers/* boundOf */.s0)(policy.gate, bounds/* PASS_RATE_BOUND */.Co),
    };
    const state = passRateState(report, measured);
    return { label: "pass rate", isPassRate: true, band: "", ...cells(measured), state };
}
function scorerRow(id, { scores, comparison, policy }) {
    const score = (0,json/* member */.Dc)(scores, id);
    const measured = {
        value: score?.value ?? null,
        change: comparison === null ? undefined : (0,json/* member */.Dc)(comparison.scores, id),
        bound: (0,scorers/* boundOf */.s0)(policy.gate, id),
    };
    const label = (0,scorers/* scorerLabel */.lc)(id, ...((0,scorers/* isAdvisory */.kW)(policy.gate, id) ? ["advisory"] : []));
    const state = scoreState(id, measured);
    const isMissed = (0,pass_marks/* isLowerBetter */.ui)(id) && state?.mark === "bad";
    return { label, isPassRate: false, band: isMissed ? "" : (score?.band ?? ""), ...cells(measured), state };
}
function cells({ value, change, bound }) {
    return {
        value,
        bound,
        base: baseText(change),
        head: (0,wording/* shareText */.Lu)(value),
        change: (0,views_change/* changeCell */.fd)(change, value),
    };
}
function baseText(change) {
    return change === undefined ? "" : (0,wording/* percent */.KN)(change.base);
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


/***/ }),

/***/ 53708:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ FEW),
  A: () => (/* binding */ sliceTables)
});

// EXTERNAL MODULE: ./build/report/divisions.js
var divisions = __webpack_require__(68707);
// EXTERNAL MODULE: ./build/group-by.js
var group_by = __webpack_require__(32217);
// EXTERNAL MODULE: ./build/json/json.js
var json = __webpack_require__(35857);
// EXTERNAL MODULE: ./build/statistics/mean.js
var mean = __webpack_require__(83157);
;// CONCATENATED MODULE: ./build/report/slices.js




function slicesOf({ cases, scores, comparison }, tags) {
    const changes = (0,group_by/* groupBy */.$)(comparison?.slices ?? [], ({ tag }) => tag);
    return (0,divisions/* divisionsOf */.y)(cases, tags).map(({ tag, groups, more }) => {
        const changeOf = new Map((changes.get(tag) ?? []).map(({ value, passRate }) => [value, passRate]));
        return {
            tag,
            slices: groups.map(({ value, cases, passRate }) => ({
                value,
                cases: cases.length,
                runs: cases.reduce((runs, { trials }) => runs + trials.length, 0),
                passRate,
                change: changeOf.get(value) ?? null,
                scores: Object.fromEntries(Object.keys(scores).map((id) => [id, meanScore(cases, id)])),
            })),
            more,
        };
    });
}
function meanScore(cases, scorer) {
    return (0,mean/* mean */.i)(cases.flatMap(({ scores }) => (0,json/* member */.Dc)(scores, scorer) ?? []));
}

// EXTERNAL MODULE: ./build/wording.js
var wording = __webpack_require__(9000);
// EXTERNAL MODULE: ./build/views/change.js
var views_change = __webpack_require__(87313);
// EXTERNAL MODULE: ./build/views/scorers.js
var views_scorers = __webpack_require__(79716);
;// CONCATENATED MODULE: ./build/views/slices.js





const FEW = { tables: 3, scorers: 5 };
const NAMED = { tags: 3, scorers: 20, characters: 40 };
function sliceTables(report, most) {
    const tags = (0,divisions/* dividingTags */.Y)(report.cases);
    const slicings = slicesOf(report, tags.slice(0, most.tables));
    const scorers = Object.entries(report.scores).flatMap(([id, { value }]) => value !== null && (0,views_scorers/* isShown */.aJ)(report, id) ? [id] : []);
    const chosen = new Set((0,views_scorers/* decidingFirst */.Qf)(scorers, report.policy.gate).slice(0, most.scorers));
    const others = tags.slice(slicings.length).map((tag) => (0,wording/* shorten */.ml)(tag, NAMED.characters));
    const left = scorers.filter((id) => !chosen.has(id)).map((id) => (0,wording/* shorten */.ml)(id, NAMED.characters));
    const notShown = [
        ...(others.length > 0 ? [`scores by ${(0,wording/* listed */.KE)(others, NAMED.tags)}`] : []),
        ...(left.length > 0 && slicings.length > 0 ? [(0,wording/* listed */.KE)(left, NAMED.scorers)] : []),
    ];
    const shown = scorers.filter((id) => chosen.has(id));
    return {
        tables: slicings.map((slicing) => sliceTable(slicing, shown, most.rows)),
        more: notShown.length > 0 ? `Not shown: ${notShown.join(" · ")}` : "",
    };
}
function sliceTable({ tag, slices, more }, scorers, most) {
    const isCompared = slices.some(({ change }) => change !== null);
    const left = slices.length - most + more;
    return {
        tag,
        size: (0,wording/* counted */.hS)(slices.length + more, "value"),
        titles: [
            "cases",
            "runs",
            "pass rate",
            ...(isCompared ? ["change"] : []),
            ...scorers.map((id) => (0,views_scorers/* scorerLabel */.lc)(id)),
        ],
        rows: slices.slice(0, most).map((slice) => ({
            name: slice.value ?? `without ${tag}`,
            isValue: slice.value !== null,
            cells: [
                String(slice.cases),
                String(slice.runs),
                (0,wording/* shareText */.Lu)(slice.passRate),
                ...(isCompared ? [changeOf(slice)] : []),
                ...scorers.map((id) => (0,wording/* shareText */.Lu)(slice.scores[id] ?? null)),
            ],
        })),
        more: left > 0 ? `… and ${(0,wording/* counted */.hS)(left, "more value")}` : "",
    };
}
function changeOf({ change, passRate }) {
    return change === null ? "not compared" : (0,views_change/* changeCell */.fd)(change, passRate);
}


/***/ }),

/***/ 13046:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KM: () => (/* binding */ sparkline),
/* harmony export */   Z8: () => (/* binding */ marks),
/* harmony export */   be: () => (/* binding */ rangeOf)
/* harmony export */ });
const BARS = "▁▂▃▄▅▆▇█";
const marks = { break: "·", gap: "–" };
const LEAST_RANGE = 0.1;
function sparkline(points) {
    const [low, high] = rangeOf(points);
    const bar = (value) => {
        const step = Math.floor(((value - low) / (high - low)) * BARS.length);
        return BARS.charAt(Math.min(step, BARS.length - 1));
    };
    return points
        .map(({ value, isBreak }, at) => `${isBreak && at > 0 ? marks.break : ""}${value === null ? marks.gap : bar(value)}`)
        .join("");
}
function rangeOf(points) {
    const values = points.flatMap(({ value }) => value ?? []);
    const low = Math.min(...values);
    const high = Math.max(...values);
    const middle = (low + high) / 2;
    const half = Math.max(high - low, LEAST_RANGE) / 2;
    const bottom = Math.min(Math.max(middle - half, 0), 1 - 2 * half);
    return [bottom, bottom + 2 * half];
}


/***/ }),

/***/ 73334:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cp: () => (/* binding */ spanText),
/* harmony export */   DB: () => (/* binding */ unassessedNote),
/* harmony export */   Ev: () => (/* binding */ TOLD),
/* harmony export */   Lf: () => (/* binding */ seriesOf),
/* harmony export */   WV: () => (/* binding */ shiftSentence),
/* harmony export */   lq: () => (/* binding */ rangeText),
/* harmony export */   nv: () => (/* binding */ trendWords),
/* harmony export */   oW: () => (/* binding */ direction),
/* harmony export */   sm: () => (/* binding */ valuesOf)
/* harmony export */ });
/* harmony import */ var _statistics_mean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83157);
/* harmony import */ var _trend_trend_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39751);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9000);
/* harmony import */ var _sparkline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13046);




const FEWEST = { arrow: 3, line: 5 };
const RECENT = { commits: 5, steady: 0.02 };
const TOLD = { commits: 40, shifts: 2 };
function trendWords(points, measure, lasting) {
    const told = points.slice(-TOLD.commits);
    const values = valuesOf(told, measure);
    const arrow = direction(told, measure);
    const missing = unassessedNote(told, measure) ?? [];
    const shifts = lasting
        .filter(({ at, stands }) => stands && at >= points.length - TOLD.commits)
        .slice(-TOLD.shifts)
        .map((shift) => shiftSentence(shift, measure));
    if (values.length < FEWEST.line) {
        if (comparableValues(told, measure).length < FEWEST.arrow)
            return undefined;
        const each = `${measure} ${values.map(_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .percent */ .KN).join(", ")}`;
        return { arrow, line: undefined, values: each, notes: [missing].flat(), shifts };
    }
    const line = (0,_sparkline_js__WEBPACK_IMPORTED_MODULE_3__/* .sparkline */ .KM)(seriesOf(told, measure));
    const notes = [
        line.includes(_sparkline_js__WEBPACK_IMPORTED_MODULE_3__/* .marks */ .Z8.break) ? "a dot where the cases or the settings changed" : [],
        line.includes(_sparkline_js__WEBPACK_IMPORTED_MODULE_3__/* .marks */ .Z8.gap) ? "a dash where nothing was assessed" : [],
        missing,
    ].flat();
    return { arrow, line, values: rangeText(told, measure), notes, shifts };
}
function direction(points, measure) {
    const values = comparableValues(points, measure);
    const last = values.at(-1);
    const before = (0,_statistics_mean_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i)(values.slice(0, -1).slice(-RECENT.commits));
    if (values.length < FEWEST.arrow || last === undefined || before === null)
        return undefined;
    if (unassessedNote(points, measure) !== undefined)
        return undefined;
    if (Math.abs(last - before) < RECENT.steady)
        return "▶ as the commits before";
    return `${last > before ? "▲ higher" : "▼ lower"} than the commits before`;
}
function comparableValues(points, measure) {
    const start = points.findLastIndex(({ isBreak }) => isBreak);
    return valuesOf(points.slice(Math.max(start, 0)), measure);
}
function unassessedNote(points, measure) {
    const newest = points.at(-1);
    return newest && (0,_trend_trend_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(newest, measure) === null ? "not assessed at the newest commit" : undefined;
}
function rangeText(points, measure) {
    const assessed = points.filter((point) => (0,_trend_trend_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(point, measure) !== null);
    const commits = assessed.filter(({ isHead }) => !isHead).length;
    const change = commits < assessed.length ? " and this change" : "";
    return `${measure} ${spanText(valuesOf(assessed, measure))} over ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(commits, "commit")}${change}`;
}
function spanText(shares) {
    const [low, high] = [Math.min(...shares), Math.max(...shares)].map(_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .percent */ .KN);
    return low === high ? `always ${low}` : `${low} to ${high}`;
}
function shiftSentence({ commit, before, after, ago, stands }, measure) {
    const how = after < before ? "fell" : "rose";
    const points = (Math.abs(after - before) * 100).toFixed(1);
    const when = `at ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .commitName */ .l3)(commit)}, ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(ago, "commit")} ago`;
    return `${measure} ${how} by ${points} points ${when}${stands ? ", and stayed" : ""}`;
}
function valuesOf(points, measure) {
    return points.flatMap((point) => (0,_trend_trend_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(point, measure) ?? []);
}
function seriesOf(points, measure) {
    return points.map((point) => ({ value: (0,_trend_trend_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(point, measure), isBreak: point.isBreak }));
}


/***/ }),

/***/ 38432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ blockingWord),
/* harmony export */   q: () => (/* binding */ verdictSentences)
/* harmony export */ });
/* harmony import */ var _checks_why_it_fails_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69742);
/* harmony import */ var _policy_default_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48977);
/* harmony import */ var _report_is_red_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57517);
/* harmony import */ var _suite_trial_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22139);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9000);





const WEAKER = ["baseline", "weakening"];
function verdictSentences(report) {
    const { verdict, comparison } = report;
    const told = verdict.checks.filter(({ name, result }) => name !== "integrity" || result !== "pass");
    const decided = told.filter(({ result }) => result === verdict.result);
    const leading = leadingOf(decided, report);
    const isWeaker = ({ name }) => WEAKER.includes(name);
    const inOrder = new Set([...told.filter(isWeaker), ...decided, ...told]);
    const rest = [...inOrder].filter((one) => one !== leading);
    const sentence = ({ title, message }) => `${title}: ${message}`;
    const others = rest.map(sentence);
    const demands = comparison !== null || told.some(({ name }) => name === "floors");
    return {
        first: `· ${leading === undefined ? uncompared(report) : sentence(leading)}`,
        others: demands ? others : [...others, `Floors: ${noFloors(report)} no score fails the gate`],
    };
}
function leadingOf(decided, { verdict, comparison }) {
    const [first] = decided;
    const regression = comparison === null ? undefined : decided.find(({ name }) => name === "regression");
    if (verdict.result === "pass")
        return regression;
    const isWeaker = first?.name === "weakening" && first.result === "fail" && comparison?.removed.length === 0;
    return isWeaker ? (regression ?? first) : first;
}
function noFloors({ policy, settings }) {
    if (policy.source !== "default")
        return "the policy sets none, so";
    const where = settings === null ? ` (${_policy_default_file_js__WEBPACK_IMPORTED_MODULE_1__/* .DEFAULT_POLICY */ .z} is not in this folder or above it)` : " is in force";
    return `no policy file${where}, so the defaults hold and`;
}
function blockingWord(report) {
    const { runAttempt } = report;
    return `${endingWord(report)}${runAttempt > 1 ? `, attempt ${runAttempt}` : ""}`;
}
function endingWord(report) {
    const { verdict, role, settings, comparison, cases } = report;
    const { result, blocks } = verdict;
    const isReportOnly = blocks && !(0,_report_is_red_js__WEBPACK_IMPORTED_MODULE_2__/* .isRed */ .i)(report);
    if (result === "inconclusive" && role === "base")
        return ", blocks nothing: recorded as a baseline";
    if (isReportOnly)
        return ", report-only: the job does not fail";
    if (result === "fail")
        return role === "base" && !blocks ? ", recorded as a baseline" : "";
    if (result === "pass")
        return comparison === null && failingAlways(cases).length > 0 ? ", with nothing to compare" : "";
    if (settings === null)
        return blocks ? ", exit code 1 (inconclusive: fail)" : ", exit code 0";
    return blocks ? ", blocks the merge (inconclusive: fail)" : ", does not block the merge";
}
function uncompared(report) {
    const { cases, policy } = report;
    const failing = failingAlways(cases);
    const [first] = failing;
    if (first === undefined)
        return rate(report);
    const fails = failing.length === 1 ? "fails" : "fail";
    const often = failing.some(({ trials }) => trials.length > 1) ? `${fails} every trial` : fails;
    const why = (0,_checks_why_it_fails_js__WEBPACK_IMPORTED_MODULE_0__/* .whyItFails */ .hE)(first, policy);
    const named = why === undefined ? (0,_suite_trial_js__WEBPACK_IMPORTED_MODULE_3__/* .caseLabel */ .P)(first) : `${(0,_suite_trial_js__WEBPACK_IMPORTED_MODULE_3__/* .caseLabel */ .P)(first)}: ${why}`;
    return `${failing.length} of ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(cases.length, "case")} ${often}: ${named}`;
}
function failingAlways(cases) {
    return cases.filter(({ passRate }) => passRate === 0);
}
function rate({ passRate, cases }) {
    if (passRate === null)
        return "nothing was assessed";
    const undecided = cases.flatMap(({ trials }) => trials).filter(({ pass }) => pass === null).length;
    const without = undecided > 0 ? `, ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(undecided, "run")} not assessed` : "";
    return `pass rate ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .percent */ .KN)(passRate)}${without}`;
}


/***/ })

};

export const id = 1494;
export const ids = [1494,7802,583];
export const modules = {

/***/ 81799:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ noBaseline)
/* harmony export */ });
const noBaseline = { state: "none", reason: "no baseline was asked for" };


/***/ }),

/***/ 42394:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ extendHistory),
/* harmony export */   j: () => (/* binding */ historyPoint)
/* harmony export */ });
/* harmony import */ var _json_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17271);
/* harmony import */ var _suite_trial_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22139);


const MEASURING = ["runs", "expectations", "policy", "format", "case-field", "judge-model", "judge-base-url"];
function historyPoint(report) {
    const { commit, createdAt, scores, passRate, totals, cases, settings } = report;
    if (commit === null)
        return null;
    const keys = cases.map(({ id, tags }) => (0,_suite_trial_js__WEBPACK_IMPORTED_MODULE_1__/* .caseKey */ .u)(id, tags)).sort();
    return {
        commit,
        createdAt,
        scores: Object.fromEntries(Object.entries(scores).map(([id, { value }]) => [id, value])),
        passRate,
        cases: totals.cases,
        errors: totals.errors,
        caseSet: (0,_json_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .fingerprint */ .R)({ keys, settings: measuring(settings) }),
    };
}
function measuring(settings) {
    const said = MEASURING.map((name) => [name, settings?.[name] ?? null]);
    return Object.fromEntries(said.filter(([, value]) => value !== null));
}
function extendHistory(before, point, points) {
    const others = point === null ? before : before.filter(({ commit }) => commit !== point.commit);
    const all = point === null ? [...others] : [...others, point];
    return all.slice(Math.max(0, all.length - points));
}


/***/ }),

/***/ 51696:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  trend: () => (/* binding */ trend_trend)
});

// EXTERNAL MODULE: ./build/job/readers/reports.js + 10 modules
var reports = __webpack_require__(9900);
// EXTERNAL MODULE: ./build/limits.js + 8 modules
var limits = __webpack_require__(69480);
// EXTERNAL MODULE: ./build/problems.js
var build_problems = __webpack_require__(57806);
// EXTERNAL MODULE: ./build/trend/measure-trends.js
var measure_trends = __webpack_require__(8873);
// EXTERNAL MODULE: ./build/trend/trend.js
var trend = __webpack_require__(39751);
;// CONCATENATED MODULE: ./build/trend/merge.js


function mergedTrend(trends) {
    const based = trends.flat().filter(({ isHead }) => !isHead);
    const onBase = new Set(based.map(({ commit }) => commit));
    const own = trends.map((trend) => trend.filter(({ isHead, commit }) => !isHead || !onBase.has(commit)));
    const merged = own.map(once).reduce(merge, []);
    const onBranch = merged.filter(({ isHead }, at) => !isHead || at === merged.length - 1);
    return (0,trend/* withBreaks */.Hz)(onBranch.slice(-limits/* limits */.F.historyPoints));
}
function merge(before, after) {
    const places = new Map(before.map(({ commit }, at) => [commit, at]));
    const known = new Set(after.map(({ commit }) => commit));
    const merged = [];
    let next = 0;
    const take = (isDue) => {
        for (let point = before[next]; point !== undefined && isDue(point, next); point = before[++next])
            if (!known.has(point.commit))
                merged.push(point);
    };
    for (const point of after) {
        const place = places.get(point.commit);
        if (place === undefined)
            take((other) => !known.has(other.commit) && !isOlder(point, other));
        else
            take((_, at) => at <= place);
        merged.push(point);
    }
    take(() => true);
    return merged;
}
function isOlder(one, other) {
    return Date.parse(one.createdAt ?? "") < Date.parse(other.createdAt ?? "");
}
function once(points) {
    const last = new Map(points.map(({ commit }, at) => [commit, at]));
    return points.filter(({ commit }, at) => last.get(commit) === at);
}

// EXTERNAL MODULE: ./build/escape/terminal.js
var terminal = __webpack_require__(82124);
// EXTERNAL MODULE: ./build/policy/pass-marks.js
var pass_marks = __webpack_require__(51973);
// EXTERNAL MODULE: ./build/wording.js
var wording = __webpack_require__(9000);
// EXTERNAL MODULE: ./build/views/sparkline.js
var sparkline = __webpack_require__(13046);
;// CONCATENATED MODULE: ./build/views/braille-chart.js


const ROWS = 8;
const DOTS = { across: 2, down: 4 };
const BITS = [
    [0x01, 0x02, 0x04, 0x40],
    [0x08, 0x10, 0x20, 0x80],
];
const STRIDE = 4;
const LABEL = 9;
const NARROWEST = LABEL + 2;
const symbols = { bound: "┄", break: "┊" };
function isNear(bound, points) {
    const [low, high] = (0,sparkline/* rangeOf */.be)(points);
    return bound >= low - (high - low) && bound <= high + (high - low);
}
function brailleChart({ points, bound, marks }, width) {
    const range = (0,sparkline/* rangeOf */.be)(bound === undefined ? points : [...points, { value: bound, isBreak: false }]);
    const place = placesOf(points.length, range, width);
    const columns = Math.floor(place.x(points.length - 1) / DOTS.across) + 1;
    const dots = Array.from({ length: ROWS }, () => new Array(columns).fill(0));
    for (const dot of lineDots(points, place))
        setDot(dots, dot);
    const boundRow = bound === undefined ? -1 : Math.floor(place.y(bound) / DOTS.down);
    const breaks = new Set(points.flatMap(({ isBreak }, at) => isBreak && at > 0 ? Math.floor((place.x(at - 1) + place.x(at)) / 2 / DOTS.across) : []));
    const labels = new Map([
        [boundRow, bound],
        [0, range[1]],
        [ROWS - 1, range[0]],
    ]);
    const rows = dots.map((cells, row) => {
        const drawn = cells.map((bits, column) => {
            if (bits > 0)
                return String.fromCodePoint(0x2800 + bits);
            if (row === boundRow)
                return symbols.bound;
            return breaks.has(column) ? symbols.break : " ";
        });
        return `${labelText(labels.get(row))}${drawn.join("")}`.trimEnd();
    });
    return [...rows, `${" ".repeat(LABEL - 1)}└${"─".repeat(columns)}`, ...markLines(marks, place)];
}
function placesOf(points, [low, high], width) {
    const most = (Math.max(width, NARROWEST) - LABEL) * DOTS.across - 1;
    const right = Math.min(most, (points - 1) * STRIDE);
    const bottom = ROWS * DOTS.down - 1;
    return {
        x: (at) => (points === 1 ? 0 : Math.round((at * right) / (points - 1))),
        y: (share) => Math.round(((high - share) / (high - low)) * bottom),
    };
}
function lineDots(points, place) {
    return points.flatMap(({ value, isBreak }, at) => {
        if (value === null)
            return [];
        const to = { x: place.x(at), y: place.y(value) };
        const before = isBreak ? null : (points[at - 1]?.value ?? null);
        return before === null ? [to] : straight({ x: place.x(at - 1), y: place.y(before) }, to);
    });
}
function straight(from, to) {
    const [across, down] = [to.x - from.x, to.y - from.y];
    const steps = Math.max(Math.abs(across), Math.abs(down), 1);
    return Array.from({ length: steps + 1 }, (_, step) => ({
        x: Math.round(from.x + (across * step) / steps),
        y: Math.round(from.y + (down * step) / steps),
    }));
}
function setDot(dots, { x, y }) {
    const [row, column] = [Math.floor(y / DOTS.down), Math.floor(x / DOTS.across)];
    const cells = dots[row] ?? [];
    cells[column] = (cells[column] ?? 0) | (BITS[x % DOTS.across]?.[y % DOTS.down] ?? 0);
}
function labelText(share) {
    return share === undefined ? `${" ".repeat(LABEL - 1)}│` : `${(0,wording/* percent */.KN)(share).padStart(LABEL - 2)} ┤`;
}
function markLines(marks, place) {
    if (marks.length === 0)
        return [];
    const byColumn = new Map(marks.map(({ at, mark }) => [Math.floor(place.x(at) / DOTS.across), mark]));
    const line = Array.from({ length: Math.max(...byColumn.keys()) + 1 }, (_, at) => byColumn.get(at) ?? " ");
    return [`${" ".repeat(LABEL)}${line.join("")}`];
}

// EXTERNAL MODULE: ./build/views/scorers.js
var scorers = __webpack_require__(79716);
// EXTERNAL MODULE: ./build/views/trend.js
var views_trend = __webpack_require__(73334);
;// CONCATENATED MODULE: ./build/views/terminal-trend.js







const SHOWN = { measures: 8, shifts: 5 };
const FEWEST = 2;
function terminalTrend(points, measures, { colors, width, more }) {
    const paint = (0,terminal/* paintWith */.Hy)(colors);
    if (points.length < FEWEST)
        return (0,terminal/* terminal */.Fo) `${tooFew(points)}`;
    return (0,terminal/* sections */.V0)([
        [paint.bold(headText(points))],
        ...measures.map((one) => measureLines(points, one, width, paint)),
        ...(more > 0 ? [[paint.dim(`… and ${(0,wording/* counted */.hS)(more, "more scorer")}: --scorer NAME shows one`)]] : []),
    ]);
}
function tooFew([point]) {
    const remedy = "A trend is of the commits of the base branch: name the newest report that a push to it uploaded, or several.";
    if (point === undefined)
        return `No trend yet: no report names the commit that it is of. ${remedy}`;
    const { commit, passRate } = point;
    const value = passRate === null ? "not assessed" : (0,wording/* percent */.KN)(passRate);
    return `No trend yet: there is 1 commit, ${(0,wording/* commitName */.l3)(commit)} (pass rate ${value}). ${remedy}`;
}
function headText(points) {
    const [oldest, newest] = [points[0], points.at(-1)].map((point) => (0,wording/* commitName */.l3)(point?.commit ?? ""));
    const head = points.at(-1)?.isHead ? ", which is not on the base branch" : "";
    return `Trend of ${(0,wording/* counted */.hS)(points.length, "commit")}, ${oldest} to ${newest}${head}`;
}
function measureLines(points, { measure, bound, shifts }, width, paint) {
    const label = (0,wording/* shorten */.ml)(measure, limits/* limits */.F.shownName);
    const name = paint.bold((0,scorers/* scorerLabel */.lc)(label));
    const toned = (0,pass_marks/* isLowerBetter */.ui)(measure) ? { ...paint, red: paint.green, green: paint.red } : paint;
    const values = (0,views_trend/* valuesOf */.sm)(points, measure);
    if (values.length === 0)
        return [(0,terminal/* terminal */.Fo) `${name}  not assessed at any of these commits`];
    const notes = [
        (0,views_trend/* unassessedNote */.DB)(points, measure) ?? values.slice(-1).map(wording/* percent */.KN).join(""),
        (0,views_trend/* direction */.oW)(points, measure),
        (0,views_trend/* spanText */.Cp)(values),
    ].filter((text) => text !== undefined);
    const series = (0,views_trend/* seriesOf */.Lf)(points, measure);
    const marks = shifts.map(({ at, before, after }) => ({ at, mark: after < before ? "▼" : "▲" }));
    const drawn = bound !== null && isNear(bound.value, series) ? bound.value : undefined;
    const chart = brailleChart({ points: series, bound: drawn, marks }, width);
    return [
        (0,terminal/* terminal */.Fo) `${name}  ${notes.join(" · ")}`,
        ...chart.map((line) => painted(line, toned)),
        ...shiftLines(label, shifts, toned),
        ...legendLines(series, bound, drawn, paint),
    ];
}
function shiftLines(measure, shifts, paint) {
    const more = shifts.length - SHOWN.shifts;
    return [
        ...(more > 0 ? [paint.dim(`  … ${(0,wording/* counted */.hS)(more, "earlier shift")}: --json has all`)] : []),
        ...shifts.slice(-SHOWN.shifts).map((shift) => {
            const mark = shift.after < shift.before ? paint.red("▼") : paint.green("▲");
            const sentence = (0,views_trend/* shiftSentence */.WV)(shift, measure);
            return (0,terminal/* terminal */.Fo) `  ${mark} ${sentence}`;
        }),
    ];
}
function legendLines(series, bound, drawn, paint) {
    const unassessed = series.filter(({ value }) => value === null).length;
    const texts = [
        ...(bound === null ? [] : [boundLegend(bound, drawn)]),
        ...(series.some(({ isBreak }, at) => isBreak && at > 0)
            ? [`${symbols.break} the cases or the settings changed`]
            : []),
        ...(unassessed > 0 ? [`not assessed at ${(0,wording/* counted */.hS)(unassessed, "commit")}`] : []),
    ];
    return texts.length === 0 ? [] : [paint.dim(`  ${texts.join(" · ")}`)];
}
function boundLegend({ kind, value }, drawn) {
    return drawn === undefined
        ? `${kind} ${(0,wording/* percent */.KN)(value)}, beyond the chart`
        : `${symbols.bound} ${kind} ${(0,wording/* percent */.KN)(value)}`;
}
function painted(line, paint) {
    const brushes = [
        [/^[\u2801-\u28ff]/, paint.cyan],
        [new RegExp(`^${symbols.bound}`), paint.yellow],
        [new RegExp(`^${symbols.break}`), paint.dim],
        [/^▼/, paint.red],
        [/^▲/, paint.green],
    ];
    const parts = line.split(new RegExp(`([\\u2801-\\u28ff]+|${symbols.bound}+|[${symbols.break}▼▲])`));
    return (0,terminal/* terminal */.Fo) `${parts.map((part) => brushes.find(([kind]) => kind.test(part))?.[1](part) ?? part)}`;
}

// EXTERNAL MODULE: ./build/cli/print-text.js
var print_text = __webpack_require__(88092);
;// CONCATENATED MODULE: ./build/cli/work/trend.js









const WIDTH = 80;
function trend_trend(files, options) {
    printTrend(sourcesIn(files), options);
}
function sourcesIn(files) {
    const problems = [];
    const sources = [];
    for (const file of files) {
        const report = (0,reports.readReportFile)(file, { root: process.cwd(), contained: false }, problems, "trend");
        if (report === undefined)
            continue;
        const { suite, policy } = report;
        const [first] = sources;
        if (first !== undefined && first.suite !== suite)
            problems.push({ severity: "error", file, message: otherSuite(suite, first) });
        sources.push({ file, suite, points: (0,trend/* trendOf */.RS)(report), gate: policy.gate });
    }
    if (problems.length > 0)
        throw new build_problems/* ConfigurationError */.j1(problems);
    return sources;
}
function otherSuite(suite, first) {
    const [other, own] = [suite, first.suite].map((name) => `"${(0,wording/* shorten */.ml)(name, limits/* limits */.F.shownText)}"`);
    return `is the report of suite ${other}, and ${first.file} is of suite ${own}: a trend is of one suite, show each by itself`;
}
function printTrend(sources, { scorer, points: most, json }) {
    const points = (0,trend/* withBreaks */.Hz)(mergedTrend(sources.map((source) => source.points)).slice(-most));
    const newest = points.at(-1)?.commit;
    const source = sources.findLast((one) => one.points.at(-1)?.commit === newest) ?? sources.at(-1);
    if (source === undefined)
        return;
    const chosen = chosenMeasures(points, scorer);
    const told = chosen.slice(0, json ? limits/* limits */.F.printedMeasures : SHOWN.measures);
    const measures = (0,measure_trends/* measureTrends */.J)(points, told, source.gate);
    const more = chosen.length - told.length;
    if (json) {
        const stated = measures.map(statedMeasure);
        (0,print_text/* printJson */.Q2)(JSON.stringify({ suite: source.suite, points, measures: stated, moreMeasures: more }, null, 2));
    }
    else {
        const width = process.stdout.columns || WIDTH;
        (0,print_text/* print */.yy)(terminalTrend(points, measures, { colors: print_text/* hasColors */.jG, width, more }));
    }
}
function statedMeasure({ measure, bound, shifts }) {
    if (bound?.kind === "ceiling")
        return { measure, floor: null, ceiling: bound.value, shifts };
    return { measure, floor: bound?.value ?? null, shifts };
}
function chosenMeasures(points, names) {
    if (points.length === 0)
        return [];
    const known = (0,measure_trends/* measuresOf */.d)(points);
    const problems = names
        .filter((name) => !known.includes(name))
        .map((name) => {
        const hint = (0,build_problems/* didYouMean */.au)(name, known) ||
            ` There is ${(0,wording/* listed */.KE)(known.map((one) => `"${(0,wording/* shorten */.ml)(one, limits/* limits */.F.shownName)}"`))}.`;
        return { severity: "error", message: `--scorer: no scorer "${name}" assessed these commits.${hint}` };
    });
    if (problems.length > 0)
        throw new build_problems/* ConfigurationError */.j1(problems);
    return names.length === 0 ? known : [...new Set(names)];
}


/***/ }),

/***/ 62331:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ insteadOf),
/* harmony export */   u: () => (/* binding */ otherTools)
/* harmony export */ });
const otherTools = new WeakMap();
function insteadOf(key, schema) {
    let one = schema;
    while (one !== undefined && !otherTools.has(one))
        one = parentOf(one);
    return one && otherTools.get(one)?.[key];
}
function parentOf(schema) {
    return schema._zod?.parent;
}


/***/ }),

/***/ 20584:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ readTextFile)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _contained_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97625);




function readTextFile(file, { root, contained, mostBytes, remedy }, problems) {
    const fail = (message) => {
        problems.push({ severity: "error", file, message });
        return undefined;
    };
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root, file);
    try {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path);
        if (!stats.isFile())
            return fail(stats.isDirectory() ? "is a folder: name a file in it" : "is not a regular file");
        if (contained && (0,_contained_js__WEBPACK_IMPORTED_MODULE_3__/* .leadsOutside */ .d)(root, path))
            return fail("leads outside the workspace: copy the file into it");
        if (stats.size > mostBytes) {
            return fail(`has ${stats.size} bytes, more than the ${mostBytes} that are read: ${remedy}`);
        }
        const bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path);
        return (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes)
            ? { file, text: bytes.toString("utf8") }
            : fail("is not UTF-8 text: save it as UTF-8");
    }
    catch (error) {
        const missing = error.code === "ENOENT";
        if (!missing)
            return fail(`cannot be read: ${error.message}`);
        return fail(/[*?{]/.test(file)
            ? "does not exist: patterns are not expanded here, name each file"
            : "does not exist: check its path");
    }
}


/***/ }),

/***/ 17271:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ fingerprint)
/* harmony export */ });
/* harmony import */ var _sha256_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93021);
/* harmony import */ var _canonical_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76289);


function fingerprint(value) {
    return (0,_sha256_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)((0,_canonical_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)(value));
}


/***/ }),

/***/ 8218:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BO: () => (/* binding */ boundsOf),
/* harmony export */   Co: () => (/* binding */ PASS_RATE_BOUND),
/* harmony export */   O6: () => (/* binding */ boundText),
/* harmony export */   UO: () => (/* binding */ isWithin)
/* harmony export */ });
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9000);

const PASS_RATE_BOUND = "passRate";
function boundsOf({ floors, ceilings = {} }) {
    const stated = (kind, values) => Object.entries(values).flatMap(([name, value]) => value === undefined ? [] : [[name, { kind, value }]]);
    return new Map([...stated("floor", floors), ...stated("ceiling", ceilings)]);
}
function isWithin(value, bound) {
    return bound.kind === "floor" ? value >= bound.value : value <= bound.value;
}
function boundText({ kind, value }, share = (0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .percent */ .KN)(value)) {
    return `${kind === "floor" ? "at least" : "at most"} ${share}`;
}


/***/ }),

/***/ 44113:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ defaultJobLimits),
/* harmony export */   g: () => (/* binding */ MEBIBYTE)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69480);

const MEBIBYTE = 1024 * 1024;
const defaultJobLimits = {
    files: _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.files,
    entries: _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.entries,
    runs: _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.runs,
    recordingMegabytes: _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.recordingBytes / MEBIBYTE,
    documentMegabytes: _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.documentBytes / MEBIBYTE,
};


/***/ }),

/***/ 9797:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ interruptible),
/* harmony export */   p: () => (/* binding */ letInterruptsThrough)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58500);


const INTERRUPTS = ["SIGINT", "SIGTERM"];
async function interruptible(work, last) {
    const letGo = () => {
        for (const signal of INTERRUPTS)
            process.off(signal, obey);
    };
    const obey = (signal) => {
        letGo();
        try {
            last(signal);
        }
        finally {
            process.kill(process.pid, signal);
            process.exit(128 + node_os__WEBPACK_IMPORTED_MODULE_0__.constants.signals[signal]);
        }
    };
    for (const signal of INTERRUPTS)
        process.on(signal, obey);
    try {
        return await work();
    }
    finally {
        await letInterruptsThrough();
        letGo();
    }
}
async function letInterruptsThrough() {
    await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setImmediate)();
    await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setImmediate)();
}


/***/ }),

/***/ 45227:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ ReportError),
/* harmony export */   C: () => (/* binding */ readStored)
/* harmony export */ });
/* harmony import */ var _json_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35857);
/* harmony import */ var _json_parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4424);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69480);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58508);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9000);
/* harmony import */ var _schema_version_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1349);






const TOO_DEEP = `nests deeper than the ${_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .F.reportNesting} levels that a report may have`;
class ReportError extends Error {
    name = "ReportError";
}
function readStored(text, stored) {
    const value = parse(text, stored);
    const { schemaVersion, tool } = (0,_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) ? value : {};
    if ((0,_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) && schemaVersion === undefined)
        throw new ReportError(`is not ${stored.name} of rungate: it has no schemaVersion; ${sourceOf(stored)}`);
    refuseOtherVersion(schemaVersion, stored);
    const { success, data, error } = stored.schema.safeParse(withoutSoundBulk(value, stored));
    if (!success || !(0,_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value)) {
        throw new ReportError(notStored(error?.issues ?? [], (0,_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(tool) ? tool.version : undefined, stored));
    }
    return { value, checked: data };
}
function refuseOtherVersion(schemaVersion, { name, renewal }) {
    if (typeof schemaVersion !== "number" || schemaVersion === _schema_version_js__WEBPACK_IMPORTED_MODULE_5__/* .SCHEMA_VERSION */ .f)
        return;
    const [writer, remedy] = schemaVersion > _schema_version_js__WEBPACK_IMPORTED_MODULE_5__/* .SCHEMA_VERSION */ .f ? ["a newer rungate", "update rungate"] : ["an older rungate", renewal];
    throw new ReportError(`is ${name} of ${writer}: schema version ${schemaVersion}, and this one (${_version_js__WEBPACK_IMPORTED_MODULE_3__/* .version */ .r}) reads ${_schema_version_js__WEBPACK_IMPORTED_MODULE_5__/* .SCHEMA_VERSION */ .f}; ${remedy}`);
}
function parse(text, stored) {
    let value;
    try {
        value = JSON.parse(text.replace(/^\uFEFF/, ""));
    }
    catch {
        if (/^\s*<[!?a-z]/i.test(text))
            throw new ReportError(`is a page or XML, not JSON; ${sourceOf(stored)}`);
        throw new ReportError(`is not JSON (${whyNotJson(text)}); ${sourceOf(stored)}`);
    }
    const fault = faultIn(value, _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .F.reportNesting);
    if (fault === "too deep")
        throw new ReportError(TOO_DEEP);
    if (fault === "infinity")
        throw new ReportError(`is not JSON (${whyNotJson(text)}); ${sourceOf(stored)}`);
    return value;
}
function sourceOf({ name, writer }) {
    return `${name} is what ${writer}`;
}
function faultIn(value, levels) {
    if (typeof value === "number")
        return Number.isFinite(value) ? undefined : "infinity";
    if (typeof value !== "object" || value === null)
        return undefined;
    if (levels === 0)
        return "too deep";
    let found;
    for (const part of Array.isArray(value) ? value : Object.values(value)) {
        const fault = faultIn(part, levels - 1);
        if (fault === "too deep")
            return fault;
        found ??= fault;
    }
    return found;
}
function withoutSoundBulk(value, { bulk }) {
    if (bulk === undefined || !(0,_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) || !bulk.isSound(value[bulk.key]))
        return value;
    return { ...value, [bulk.key]: [] };
}
function whyNotJson(text) {
    try {
        (0,_json_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .q)(text);
    }
    catch (error) {
        if (error instanceof RangeError)
            throw new ReportError(TOO_DEEP);
        if (!(error instanceof _json_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .JsonError */ .N))
            throw error;
        return `line ${error.line}, column ${error.column}: ${error.message}`;
    }
    return "nobody knows where";
}
function notStored([first], writtenBy, stored) {
    const where = first === undefined || first.path.length === 0 ? "" : ` at ${first.path.map(String).join(".")}`;
    const what = (0,_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(`${where}: ${first?.message ?? "unknown shape"}`, _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .F.shownText);
    const other = typeof writtenBy === "string" && writtenBy !== _version_js__WEBPACK_IMPORTED_MODULE_3__/* .version */ .r
        ? ` (rungate ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(writtenBy, _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .F.shownText)} wrote it, this is ${_version_js__WEBPACK_IMPORTED_MODULE_3__/* .version */ .r})`
        : "";
    return `is not ${stored.name} of rungate${what}${other}; ${sourceOf(stored)}`;
}


/***/ }),

/***/ 77802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CV: () => (/* binding */ isCodeDetails),
/* harmony export */   D6: () => (/* binding */ resultText),
/* harmony export */   DN: () => (/* binding */ toolSides),
/* harmony export */   If: () => (/* binding */ unscoredReason),
/* harmony export */   Lr: () => (/* binding */ differenceText),
/* harmony export */   M1: () => (/* binding */ renamedTools),
/* harmony export */   MA: () => (/* binding */ differenceSides),
/* harmony export */   MZ: () => (/* binding */ argumentsText),
/* harmony export */   O2: () => (/* binding */ notJson),
/* harmony export */   Ol: () => (/* binding */ isF1Details),
/* harmony export */   Pe: () => (/* binding */ textReasons),
/* harmony export */   YN: () => (/* binding */ unpairedReasons),
/* harmony export */   ZL: () => (/* binding */ unpaired),
/* harmony export */   ac: () => (/* binding */ isTextDetails),
/* harmony export */   ky: () => (/* binding */ isLlmDetails),
/* harmony export */   vn: () => (/* binding */ judgeReasons),
/* harmony export */   x5: () => (/* binding */ resultName),
/* harmony export */   zM: () => (/* binding */ reasonsOf)
/* harmony export */ });
/* harmony import */ var _json_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35857);
/* harmony import */ var _policy_bounds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8218);
/* harmony import */ var _policy_pass_marks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51973);
/* harmony import */ var _scorers_registry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29223);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93757);





function reasonsOf(trial, policy) {
    const bounds = (0,_policy_bounds_js__WEBPACK_IMPORTED_MODULE_1__/* .boundsOf */ .BO)({ floors: {}, ...policy.gate });
    const rank = ({ scorers, isBroken }) => {
        if (isBroken || scorers.some((id) => missesMark(id, trial, policy)))
            return 0;
        return scorers.some((id) => isBeyond(id, trial, bounds)) ? 1 : 2;
    };
    const parts = [...limitPart(trial, policy), ...partsOf(trial)].filter((part) => rank(part) < 2 || !part.scorers.some((id) => isGoodEnough(id, trial, policy)));
    const reasons = parts.toSorted((a, b) => rank(a) - rank(b)).flatMap((part) => part.reasons);
    if (trial.pass === false)
        return reasons;
    const error = unscoredReason(trial, "error", policy);
    return error === undefined ? reasons : [...reasons, { subject: "error", text: error }];
}
function unscoredReason({ scores }, status, { gate }) {
    const gating = gate.scorers.flatMap((id) => (0,_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(scores, id) ?? []);
    const outcome = [...gating, ...Object.values(scores)].find((one) => one.status === status);
    return outcome === undefined || outcome.status === "scored" ? undefined : outcome.reason;
}
function callReasons(trial) {
    const { ofPairs, others } = sortedReasons(trial);
    return [...ofPairs, ...others];
}
function unpairedReasons(trial) {
    return sortedReasons(trial).others;
}
function sortedReasons(trial) {
    const details = Object.keys(trial.scores).flatMap((id) => lostPoints(trial, id));
    const pairings = details.filter(isF1Details);
    const ofPairs = pairings.flatMap(({ nearMisses, pairs }) => [...nearMisses, ...pairs].flatMap(differingReasons));
    const names = pairings.flatMap(nameReasons);
    const calls = [...ofPairs, ...names];
    const codes = details.filter(isCodeDetails);
    const steps = codes.flatMap((one) => stepReasons(one, calls));
    const order = codes.flatMap((one) => orderReasons(one, [...calls, ...steps]));
    const budgets = (trial.brokenBudgets ?? []).map((text) => ({ subject: "budget", text }));
    return { ofPairs, others: [...names, ...steps, ...order, ...budgets] };
}
function textReasons(trial, scorer) {
    return lostPoints(trial, scorer)
        .filter(isTextDetails)
        .flatMap(({ lacks }) => lacks.map(({ text, reason }) => ({
        subject: scorer,
        text: reason === undefined ? text : `${text} (${reason})`,
    })));
}
function judgeReasons(trial) {
    return judgedParts(trial).flatMap(({ reasons }) => reasons);
}
function partsOf(trial) {
    const counted = Object.keys(trial.scores).filter((id) => !(0,_scorers_registry_js__WEBPACK_IMPORTED_MODULE_3__/* .isJudged */ .sL)(id));
    const isBroken = (trial.brokenBudgets ?? []).length > 0;
    return [
        { scorers: counted.filter((id) => !(0,_policy_pass_marks_js__WEBPACK_IMPORTED_MODULE_2__/* .isOfTexts */ .w5)(id)), isBroken, reasons: callReasons(trial) },
        ...counted.filter(_policy_pass_marks_js__WEBPACK_IMPORTED_MODULE_2__/* .isOfTexts */ .w5).map((id) => partOf(id, textReasons(trial, id))),
        ...judgedParts(trial),
    ];
}
function limitPart({ pass, limit }, { gate }) {
    if (limit === undefined || pass !== false || gate.endedAtLimit === "pass")
        return [];
    return [{ scorers: [], isBroken: true, reasons: [{ subject: "ended", text: `at a limit: ${limit}` }] }];
}
function judgedParts(trial) {
    return Object.keys(trial.scores)
        .filter(_scorers_registry_js__WEBPACK_IMPORTED_MODULE_3__/* .isJudged */ .sL)
        .map((id) => {
        const calls = lostPoints(trial, id).filter(isLlmDetails).flatMap(objections);
        return partOf(id, [...calls, ...textReasons(trial, id)]);
    });
}
function partOf(scorer, reasons) {
    return { scorers: [scorer], isBroken: false, reasons };
}
function isBeyond(id, { scores }, bounds) {
    const outcome = (0,_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(scores, id);
    const bound = bounds.get(id);
    return outcome?.status === "scored" && bound !== undefined && !(0,_policy_bounds_js__WEBPACK_IMPORTED_MODULE_1__/* .isWithin */ .UO)(outcome.value, bound);
}
function isGoodEnough(id, { scores }, { passMarks }) {
    const outcome = (0,_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(scores, id);
    const scorer = _policy_pass_marks_js__WEBPACK_IMPORTED_MODULE_2__/* .gatingScorers */ .ul.find((one) => one === id);
    if (scorer === undefined || !(0,_policy_pass_marks_js__WEBPACK_IMPORTED_MODULE_2__/* .isOfTexts */ .w5)(id) || outcome?.status !== "scored")
        return false;
    return (0,_policy_pass_marks_js__WEBPACK_IMPORTED_MODULE_2__/* .reaches */ .O6)(outcome.value, (0,_policy_pass_marks_js__WEBPACK_IMPORTED_MODULE_2__/* .passMarkOf */ .QF)(passMarks, scorer), id);
}
function missesMark(id, { scores }, policy) {
    const outcome = (0,_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(scores, id);
    const gating = policy.gate.scorers.find((one) => one === id);
    if (gating === undefined || outcome?.status !== "scored")
        return false;
    return !(0,_policy_pass_marks_js__WEBPACK_IMPORTED_MODULE_2__/* .reaches */ .O6)(outcome.value, (0,_policy_pass_marks_js__WEBPACK_IMPORTED_MODULE_2__/* .passMarkOf */ .QF)(policy.passMarks, gating), id);
}
function lostPoints({ scores }, id) {
    const outcome = (0,_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(scores, id);
    return outcome?.status === "scored" && !(0,_policy_pass_marks_js__WEBPACK_IMPORTED_MODULE_2__/* .isBest */ .zI)(outcome.value, id) ? [outcome.details] : [];
}
function isTextDetails(details) {
    return (0,_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(details) && "lacks" in details;
}
function isF1Details(details) {
    return (0,_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(details) && "unexpected" in details;
}
function isLlmDetails(details) {
    return (0,_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(details) && "evaluations" in details;
}
function isCodeDetails(details) {
    return (0,_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(details) && "actualTools" in details;
}
function unpaired({ nearMisses, renamed = [], missing, unexpected, extra = [] }) {
    const besides = [...nearMisses, ...renamed];
    const references = new Set(besides.map(({ reference }) => reference));
    const calls = new Set(besides.map(({ call }) => call));
    return {
        renamed: renamed.flatMap(({ reference, call }) => {
            const expected = missing.find(({ position }) => position === reference)?.name;
            const called = [...unexpected, ...extra].find(({ position }) => position === call)?.name;
            return expected === undefined || called === undefined ? [] : [{ expected, called }];
        }),
        missing: missing.filter(({ position }) => !references.has(position)),
        unexpected: unexpected.filter(({ position }) => !calls.has(position)),
    };
}
function renamedTools(cases) {
    const tools = new Map();
    for (const one of cases) {
        const details = one.trials.flatMap((trial) => lostPoints(trial, "f1")).filter(isF1Details);
        for (const { expected, called } of details.flatMap((each) => unpaired(each).renamed)) {
            const key = JSON.stringify([expected, called]);
            const known = tools.get(key) ?? { expected, called, cases: new Set() };
            tools.set(key, known);
            known.cases.add(one);
        }
    }
    return [...tools.values()];
}
function nameReasons(details) {
    const { renamed, missing, unexpected } = unpaired(details);
    return [
        ...renamed.map(({ expected, called }) => ({
            subject: "renamed?",
            text: `expected ${expected}, got ${called} with the same arguments`,
        })),
        ...missing.map(({ name, arguments: args }) => ({
            subject: "missing",
            text: `${name} ${argumentsText(args)}`,
        })),
        ...unexpected.map(({ name, arguments: args, malformed }) => ({
            subject: "unexpected",
            text: `${name} ${malformed ? notJson(args) : (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .valueText */ .R)(args)}`,
        })),
    ];
}
function differingReasons({ name, differences, malformed, resultDifferences = [] }) {
    return [
        ...differences.map((one) => ({
            subject: name,
            text: malformed ? notJson(one.actual) : differenceText(one),
        })),
        ...resultDifferences.map((one) => ({
            subject: resultName(name, one),
            text: differenceText({ ...one, path: "" }),
        })),
    ];
}
function resultText(tool, difference) {
    return `${resultName(tool, difference)}: ${differenceText({ ...difference, path: "" })}`;
}
function resultName(tool, { path }) {
    return `${tool}.result${path === "" || path.startsWith("[") ? "" : "."}${path}`;
}
function argumentsText(expected) {
    const isAny = (0,_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(expected) && expected.$any === true;
    return isAny ? "with any arguments" : (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .expectedText */ .G)(expected);
}
function notJson(text) {
    return `arguments are not JSON: ${text}`;
}
function differenceText(difference) {
    const where = difference.path === "" ? "" : `${difference.path}: `;
    const { expected, actual } = differenceSides(difference);
    return `${where}${"expected" in difference ? "expected " : ""}${expected}, got ${actual}`;
}
function differenceSides(difference) {
    return {
        expected: "expected" in difference ? (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .expectedText */ .G)(difference.expected) : "not expected",
        actual: "actual" in difference ? (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .valueText */ .R)(difference.actual) : "nothing",
    };
}
function stepReasons({ unmetStep: step }, told) {
    if (step === undefined)
        return [];
    const differing = differingReasons(step);
    if (differing.length > 0) {
        const isNew = ({ subject, text }) => !told.some((one) => one.subject === subject && one.text === text);
        return differing.filter(isNew);
    }
    if (told.some(({ subject }) => isOfNames(subject)))
        return [];
    const text = `step ${step.position + 1}, ${step.name} ${argumentsText(step.arguments)}, is not in its place`;
    return [{ subject: "order", text }];
}
function isOfNames(subject) {
    return ["renamed?", "missing", "unexpected"].includes(subject);
}
function orderReasons(details, told) {
    if (details.unmetStep !== undefined && told.length > 0)
        return [];
    if (told.some(({ subject }) => isOfNames(subject)) && details.expectedToolOrder !== null)
        return [];
    const { expected, called } = toolSides(details);
    return [{ subject: "tools", text: `expected ${expected}, called ${called}` }];
}
function toolSides(details) {
    const { expectedTool, expectedToolOrder, actualTools, strictMode } = details;
    const inOrder = (names) => (names.length === 0 ? "no tool" : names.join(" → "));
    const expected = expectedToolOrder === null
        ? `${strictMode ? "only " : ""}${expectedTool}`
        : `${strictMode ? "exactly " : ""}${inOrder(expectedToolOrder)}`;
    return { expected, called: inOrder(actualTools) };
}
function objections({ evaluations, missingTools, reason }) {
    const wrong = evaluations.filter(({ wasAppropriate }) => !wasAppropriate);
    const isToldWhy = wrong.some(({ reasoning }) => reasoning);
    return [
        ...wrong.map(({ name, partly, reasoning }) => ({
            subject: name,
            text: `the judge: ${partly ? "partly" : "not"} appropriate${reasoning ? `: ${reasoning}` : ""}`,
        })),
        ...missingTools.map((tool) => ({ subject: "missing", text: `the judge misses ${tool}` })),
        ...(isToldWhy || !reason ? [] : [{ subject: "judge", text: reason }]),
    ];
}


/***/ }),

/***/ 1349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ SCHEMA_VERSION)
/* harmony export */ });
const SCHEMA_VERSION = 1;


/***/ }),

/***/ 93757:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ expectedText),
/* harmony export */   R: () => (/* binding */ valueText)
/* harmony export */ });
/* harmony import */ var _json_canonical_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76289);
/* harmony import */ var _json_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35857);


function valueText(value) {
    return (0,_json_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonText */ .s)(value);
}
function expectedText(value) {
    if (!(0,_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value))
        return valueText(value);
    const matcher = Object.keys(value).find((key) => key.startsWith("$") && !key.startsWith("$$"));
    const words = matcher === undefined ? undefined : MATCHERS.get(matcher);
    return words === undefined || matcher === undefined
        ? valueText(value)
        : words(value[matcher], value);
}
const MATCHERS = new Map([
    ["$any", () => "any value"],
    ["$absent", () => "nothing"],
    ["$oneOf", (options) => `one of ${many(options)}`],
    ["$unordered", (items) => `${many(items)} in any order`],
    ["$regex", (source) => `text that matches /${source}/`],
    ["$ignoreCase", (text) => `${valueText(text)} in any case`],
    ["$contains", (item) => `something with ${expectedText(item)}`],
    ["$subset", (members) => `at least ${valueText(members)}`],
    ["$type", (type) => `a value of type ${type}`],
    ["$approx", (target, { tolerance, relative }) => `about ${target}${bound(tolerance, relative)}`],
]);
function many(items) {
    return Array.isArray(items) ? items.map(expectedText).join(", ") : valueText(items);
}
function bound(tolerance, relative) {
    if (tolerance !== undefined)
        return ` (± ${tolerance})`;
    return relative === undefined ? "" : ` (± ${Number(relative) * 100} %)`;
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

/***/ 28575:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ variance)
/* harmony export */ });
/* harmony import */ var _mean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83157);

function variance(values) {
    const center = (0,_mean_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i)(values) ?? 0;
    return (0,_mean_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .c)(values.map((value) => (value - center) ** 2)) / (values.length - 1);
}


/***/ }),

/***/ 8873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ measureTrends),
/* harmony export */   d: () => (/* binding */ measuresOf)
/* harmony export */ });
/* harmony import */ var _policy_bounds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8218);
/* harmony import */ var _shifts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44509);
/* harmony import */ var _trend_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39751);



function measuresOf(points) {
    const scorers = new Set(points.flatMap(({ scores }) => Object.keys(scores)));
    const inUse = [...scorers].filter((id) => id !== _trend_js__WEBPACK_IMPORTED_MODULE_2__/* .PASS_RATE */ .h1 && points.some((point) => (0,_trend_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(point, id) !== null));
    return [_trend_js__WEBPACK_IMPORTED_MODULE_2__/* .PASS_RATE */ .h1, ...inUse];
}
function measureTrends(points, measures, gate) {
    const bounds = (0,_policy_bounds_js__WEBPACK_IMPORTED_MODULE_0__/* .boundsOf */ .BO)(gate);
    return measures.map((measure) => ({
        measure,
        bound: bounds.get(measure === _trend_js__WEBPACK_IMPORTED_MODULE_2__/* .PASS_RATE */ .h1 ? _policy_bounds_js__WEBPACK_IMPORTED_MODULE_0__/* .PASS_RATE_BOUND */ .Co : measure) ?? null,
        shifts: (0,_shifts_js__WEBPACK_IMPORTED_MODULE_1__/* .lastingShifts */ .a)(points, measure),
    }));
}


/***/ }),

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

/***/ 37753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* reexport module object */ zod__WEBPACK_IMPORTED_MODULE_0__)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88532);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95869);

zod__WEBPACK_IMPORTED_MODULE_1__/* .config */ .$W({ jitless: true });



/***/ })

};

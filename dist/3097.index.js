export const id = 3097;
export const ids = [3097,278];
export const modules = {

/***/ 75462:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  addTrend: () => (/* binding */ addTrend),
  trend: () => (/* binding */ trend_trend)
});

// EXTERNAL MODULE: ./node_modules/commander/esm.mjs
var esm = __webpack_require__(48179);
// EXTERNAL MODULE: ./build/core/limits.js
var limits = __webpack_require__(40332);
// EXTERNAL MODULE: ./build/core/problems.js
var core_problems = __webpack_require__(51400);
// EXTERNAL MODULE: ./build/core/text.js
var core_text = __webpack_require__(26067);
// EXTERNAL MODULE: ./build/gate/baseline/read-reports.js + 3 modules
var read_reports = __webpack_require__(98558);
// EXTERNAL MODULE: ./build/gate/measure/build-trend.js + 3 modules
var build_trend = __webpack_require__(12208);
// EXTERNAL MODULE: ./build/scorers/measures.js
var measures = __webpack_require__(16573);
// EXTERNAL MODULE: ./build/config/policy.js
var policy = __webpack_require__(98389);
// EXTERNAL MODULE: ./build/core/escape.js
var core_escape = __webpack_require__(68587);
;// CONCATENATED MODULE: ./build/views/braille-chart.js
const ROWS = 8;
const DOTS = { across: 2, down: 4 };
const BITS = [
    [0x01, 0x02, 0x04, 0x40],
    [0x08, 0x10, 0x20, 0x80],
];
const STRIDE = 4;
const LEAST = { label: 7, between: 2, chart: 2 };
const symbols = { bound: "┄", break: "┊" };
function brailleChart({ points, bound, marks, scale }, width) {
    const values = points.flatMap(({ value }) => value ?? []);
    const range = scale.range(bound === undefined ? values : [...values, bound]);
    const texts = [...range, ...(bound === undefined ? [] : [bound])].map(scale.text);
    const label = Math.max(LEAST.label, ...texts.map(({ length }) => length));
    const margin = " ".repeat(label + LEAST.between);
    const room = Math.max(width - margin.length, LEAST.chart);
    const place = placesOf(points.length, range, room);
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
        const value = labels.get(row);
        const side = value === undefined ? `${margin.slice(1)}│` : `${scale.text(value).padStart(label)} ┤`;
        return `${side}${drawn.join("")}`.trimEnd();
    });
    return [
        ...rows,
        `${margin.slice(1)}└${"─".repeat(columns)}`,
        ...markLines(marks, place).map((line) => `${margin}${line}`),
    ];
}
function placesOf(points, [low, high], room) {
    const most = room * DOTS.across - 1;
    const right = Math.min(most, (points - 1) * STRIDE);
    const bottom = ROWS * DOTS.down - 1;
    return {
        x: (at) => (points === 1 ? 0 : Math.round((at * right) / (points - 1))),
        y: (value) => Math.round(((high - value) / (high - low)) * bottom),
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
function markLines(marks, place) {
    if (marks.length === 0)
        return [];
    const byColumn = new Map(marks.map(({ at, mark }) => [Math.floor(place.x(at) / DOTS.across), mark]));
    const line = Array.from({ length: Math.max(...byColumn.keys()) + 1 }, (_, at) => byColumn.get(at) ?? " ");
    return [line.join("")];
}

// EXTERNAL MODULE: ./build/views/trend.js
var trend = __webpack_require__(73334);
// EXTERNAL MODULE: ./build/views/trend-scale.js
var trend_scale = __webpack_require__(71045);
;// CONCATENATED MODULE: ./build/views/terminal-trend.js








const SHOWN = { measures: 12, shifts: 5 };
const FEWEST = 2;
function terminalTrend(points, measures, { colors, width, more }) {
    const paint = (0,core_escape/* paintWith */.Hy)(colors);
    if (points.length < FEWEST)
        return (0,core_escape/* terminal */.Fo) `${tooFew(points)}`;
    return (0,core_escape/* sections */.V0)([
        [paint.bold(headText(points))],
        ...measures.map((each) => measureLines(points, each, width, paint)),
        ...(more > 0 ? [[paint.dim(`… and ${(0,core_text/* grouped */.zD)(more)} more: --scorer NAME shows one`)]] : []),
    ]);
}
function tooFew([point]) {
    const remedy = "A trend is of the commits of the base branch: name the newest report that a push to it uploaded, or several.";
    if (point === undefined)
        return `No trend yet: no report names the commit that it is of. ${remedy}`;
    const { commit, passRate } = point;
    const value = passRate === null ? "not assessed" : (0,core_text/* percent */.KN)(passRate);
    return `No trend yet: there is 1 commit, ${(0,core_text/* commitName */.l3)(commit)} (pass rate ${value}). ${remedy}`;
}
function headText(points) {
    const [oldest, newest] = [points[0], points.at(-1)].map((point) => (0,core_text/* commitName */.l3)(point?.commit ?? ""));
    const head = points.at(-1)?.isHead ? ", which is not on the base branch" : "";
    return `Trend of ${(0,core_text/* counted */.hS)(points.length, "commit")}, ${oldest} to ${newest}${head}`;
}
function measureLines(points, { measure, bound, shifts }, width, paint) {
    const scale = (0,trend_scale/* scaleOf */._)(measure);
    const name = paint.bold((0,core_text/* shorten */.ml)(scale.title, limits/* limits */.Fy.shownName));
    const toned = scale.isLowerBetter ? { ...paint, red: paint.green, green: paint.red } : paint;
    const values = (0,trend/* valuesOf */.sm)(points, measure);
    if (values.length === 0)
        return [(0,core_escape/* terminal */.Fo) `${name}  ${scale.missing} at any of these commits`];
    const notes = [
        (0,trend/* missingNote */.jA)(points, measure) ?? values.slice(-1).map(scale.text).join(""),
        (0,trend/* direction */.oW)(points, measure),
        (0,trend/* spanText */.Cp)(values, scale),
    ].filter((text) => text !== undefined);
    const series = (0,trend/* seriesOf */.Lf)(points, measure);
    const marks = shifts.map(({ at, before, after }) => ({ at, mark: after < before ? "▼" : "▲" }));
    const drawn = bound !== null && isNear(bound.value, scale.range(values)) ? bound.value : undefined;
    const chart = brailleChart({ points: series, bound: drawn, marks, scale }, width);
    return [
        (0,core_escape/* terminal */.Fo) `${name}  ${notes.join(" · ")}`,
        ...chart.map((line) => painted(line, toned)),
        ...shiftLines(scale, shifts, toned),
        ...legendLines(series, bound === null ? undefined : boundLegend(bound, drawn, measure), scale, paint),
    ];
}
function shiftLines(scale, shifts, paint) {
    const named = { ...scale, name: (0,core_text/* shorten */.ml)(scale.name, limits/* limits */.Fy.shownName) };
    const more = shifts.length - SHOWN.shifts;
    return [
        ...(more > 0 ? [paint.dim(`  … ${(0,core_text/* counted */.hS)(more, "earlier shift")}: --json has all`)] : []),
        ...shifts.slice(-SHOWN.shifts).map((shift) => {
            const mark = shift.after < shift.before ? paint.red("▼") : paint.green("▲");
            const sentence = (0,trend/* shiftSentence */.WV)(shift, named);
            return (0,core_escape/* terminal */.Fo) `  ${mark} ${sentence}`;
        }),
    ];
}
function legendLines(series, bound, { missing }, paint) {
    const without = series.filter(({ value }) => value === null).length;
    const texts = [
        ...(bound === undefined ? [] : [bound]),
        ...(series.some(({ isBreak }, at) => isBreak && at > 0)
            ? [`${symbols.break} the cases or the settings changed`]
            : []),
        ...(without > 0 ? [`${missing} at ${(0,core_text/* counted */.hS)(without, "commit")}`] : []),
    ];
    return texts.length === 0 ? [] : [paint.dim(`  ${texts.join(" · ")}`)];
}
function boundLegend(bound, drawn, measure) {
    const value = (0,trend_scale/* scaleOf */._)(measure).text(bound.value);
    const text = (0,build_trend/* isAmount */.Pt)(measure) ? (0,policy/* boundText */.O6)(bound, value) : `${bound.kind} ${value}`;
    return drawn === undefined ? `${text}, beyond the chart` : `${symbols.bound} ${text}`;
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
    return (0,core_escape/* terminal */.Fo) `${parts.map((part) => brushes.find(([kind]) => kind.test(part))?.[1](part) ?? part)}`;
}
function isNear(bound, [low, high]) {
    return bound >= low - (high - low) && bound <= high + (high - low);
}

// EXTERNAL MODULE: ./build/cli/options.js
var options = __webpack_require__(32315);
// EXTERNAL MODULE: ./build/cli/print.js
var print = __webpack_require__(18366);
;// CONCATENATED MODULE: ./build/cli/trend.js










const FEWEST_POINTS = 2;
const addTrend = (command, exit) => {
    command
        .usage("<report...> [options]")
        .argument("<report...>", "reports of one suite, as --json printed them; where two know a commit, the later one counts")
        .addOption((0,options/* list */.p_)("--scorer <name>", `what to show: a scorer such as f1, "pass rate", or one of ${measures/* suiteMeasures */.Kx.join(", ")}; may be repeated`, "all in use"))
        .addOption(new esm/* Option */.c$("--points <number>", "newest commits to show")
        .argParser(pointsOption)
        .default(limits/* limits */.Fy.historyPoints))
        .option("--json", "print the commits and the lasting shifts as JSON and nothing else")
        .action(async (files, options) => {
        trend_trend(files, options);
        exit(0);
    });
};
function pointsOption(text) {
    const points = Number(text);
    if (/^\d+$/.test(text) && points >= FEWEST_POINTS && points <= limits/* limits */.Fy.historyPoints)
        return points;
    throw new esm/* InvalidArgumentError */.Di(`Expected a whole number from ${FEWEST_POINTS} to ${limits/* limits */.Fy.historyPoints}.`);
}
const WIDTH = 80;
function trend_trend(files, options) {
    printTrend(sourcesIn(files), options);
}
function sourcesIn(files) {
    const problems = [];
    const sources = [];
    for (const file of files) {
        const report = (0,read_reports.readReportFile)(file, { root: process.cwd(), contained: false }, problems, "trend");
        if (report === undefined)
            continue;
        const { suite, policy } = report;
        const [first] = sources;
        if (first !== undefined && first.suite !== suite)
            problems.push({ severity: "error", file, message: otherSuite(suite, first) });
        sources.push({ file, suite, points: (0,build_trend/* trendOf */.RS)(report), policy });
    }
    if (problems.length > 0)
        throw new core_problems/* ConfigurationError */.j1(problems);
    return sources;
}
function otherSuite(suite, first) {
    const [other, own] = [suite, first.suite].map((name) => `"${(0,core_text/* shorten */.ml)(name, limits/* limits */.Fy.shownText)}"`);
    return `is the report of suite ${other}, and ${first.file} is of suite ${own}: a trend is of one suite, show each by itself`;
}
function printTrend(sources, { scorer, points: count, json }) {
    const points = (0,build_trend/* withBreaks */.Hz)((0,build_trend/* mergedTrend */.wT)(sources.map((source) => source.points)).slice(-count));
    const newest = points.at(-1)?.commit;
    const source = sources.findLast((candidate) => candidate.points.at(-1)?.commit === newest) ?? sources.at(-1);
    if (source === undefined)
        return;
    const chosen = chosenMeasures(points, scorer);
    const shown = chosen.slice(0, json ? limits/* limits */.Fy.printedMeasures : SHOWN.measures);
    const measures = (0,build_trend/* measureTrends */.Jd)(points, shown, source.policy);
    const more = chosen.length - shown.length;
    if (json) {
        const facts = measures.map(measureJson);
        (0,print/* printJson */.Q2)(JSON.stringify({ suite: source.suite, points, measures: facts, moreMeasures: more }, null, 2));
    }
    else {
        const width = process.stdout.columns || WIDTH;
        (0,print/* print */.yy)(terminalTrend(points, measures, { colors: print/* hasColors */.jG, width, more }));
    }
}
function measureJson({ measure, bound, shifts }) {
    if (bound?.kind === "ceiling")
        return { measure, floor: null, ceiling: bound.value, shifts };
    return { measure, floor: bound?.value ?? null, shifts };
}
function chosenMeasures(points, names) {
    if (points.length === 0)
        return [];
    const available = (0,build_trend/* measuresOf */.d6)(points);
    const problems = names
        .filter((name) => !available.includes(name))
        .map((name) => {
        const hint = (0,core_problems/* didYouMean */.au)(name, available) ||
            ` There is ${(0,core_text/* listed */.KE)(available.map((measure) => `"${(0,core_text/* shorten */.ml)(measure, limits/* limits */.Fy.shownName)}"`))}.`;
        return { severity: "error", message: `--scorer: ${unknownText(name)}.${hint}` };
    });
    if (problems.length > 0)
        throw new core_problems/* ConfigurationError */.j1(problems);
    return names.length === 0 ? available : [...new Set(names)];
}
function unknownText(name) {
    return (0,build_trend/* isAmount */.Pt)(name)
        ? `"${name}" was not measured at any of these commits`
        : `no scorer "${name}" assessed these commits`;
}


/***/ }),

/***/ 278:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SF: () => (/* binding */ ALL_CASES),
/* harmony export */   i_: () => (/* binding */ tiersByName),
/* harmony export */   ow: () => (/* binding */ unknownTierText),
/* harmony export */   vv: () => (/* binding */ tierTest)
/* harmony export */ });
/* harmony import */ var _core_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98998);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51400);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26067);



const ALL_CASES = "all";
function tierTest(tier) {
    if (tier === ALL_CASES)
        return () => true;
    const tags = new Set(tier.tags ?? []);
    const globs = (tier.cases ?? []).map(_core_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .globTest */ .FX);
    return ({ id, labels = [] }) => labels.some((label) => tags.has(label)) || globs.some((test) => test(id));
}
function tiersByName(tiers = {}) {
    return new Map([...Object.entries(tiers), [ALL_CASES, ALL_CASES]]);
}
function unknownTierText(name, tiers) {
    const names = [...tiers.keys()];
    return `the policy has no tier "${name}".${(0,_core_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(name, names) || ` There is: ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)(names)}.`}`;
}


/***/ })

};

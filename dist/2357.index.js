export const id = 2357;
export const ids = [2357];
export const modules = {

/***/ 41617:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LI: () => (/* binding */ movementVariance),
/* harmony export */   Ri: () => (/* binding */ movementOf),
/* harmony export */   jg: () => (/* binding */ spreadOf),
/* harmony export */   pS: () => (/* binding */ shiftsOf)
/* harmony export */ });
/* harmony import */ var _drop_test_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61044);
/* harmony import */ var _summary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20544);


const FEWEST_LEVELS = 4;
function movementOf(levels, spread) {
    if (levels.length < FEWEST_LEVELS || spread <= 0)
        return 0;
    const between = (0,_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .variance */ .GV)(levels.map(({ rate }) => rate));
    const sampling = (0,_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .mean */ .i2)(levels.map(({ runs }) => spread / runs)) ?? 0;
    const needed = sampling * (1 + 0.5 * Math.sqrt(2 / (levels.length - 1)));
    return Math.sqrt(Math.max(0, between - needed)) / spread;
}
function spreadOf(samples) {
    return (0,_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .mean */ .i2)(samples.flatMap(({ base }) => (base.length < 2 ? [] : (0,_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .variance */ .GV)(base))));
}
const NODES = [
    [0, 0.457142857142857],
    [1.154405394739968, 0.240123178605013],
    [2.366759410734541, 0.030757123967586],
    [3.750439717725742, 0.000548268855972],
];
function movementVariance(movement, pooled, levels) {
    return movement ** 2 * (1 + 1 / pooled) * ((levels - 1) / Math.max(1, levels - 2));
}
function shiftsOf(variance) {
    if (variance === 0)
        return _drop_test_js__WEBPACK_IMPORTED_MODULE_0__/* .UNMOVED */ .fb;
    const deviation = Math.sqrt(variance);
    return NODES.flatMap(([node, weight]) => node === 0
        ? [{ logOdds: 0, weight }]
        : [node, -node].map((signed) => ({ logOdds: signed * deviation, weight })));
}


/***/ }),

/***/ 68306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dm: () => (/* binding */ normalInterval),
/* harmony export */   U$: () => (/* binding */ Z_95),
/* harmony export */   YV: () => (/* binding */ wilsonInterval),
/* harmony export */   mP: () => (/* binding */ rateInterval),
/* harmony export */   qq: () => (/* binding */ changeInterval)
/* harmony export */ });
/* harmony import */ var _distributions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9879);
/* harmony import */ var _summary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20544);


const Z_95 = (0,_distributions_js__WEBPACK_IMPORTED_MODULE_0__/* .upperQuantile */ .kA)(0.025);
function wilsonInterval(rate, count) {
    if (count === 0)
        return [0, 1];
    const z2 = Z_95 ** 2;
    const center = rate + z2 / (2 * count);
    const margin = Math.sqrt(z2 * ((rate * (1 - rate)) / count + z2 / (4 * count ** 2)));
    const scale = 1 + z2 / count;
    const low = rate === 0 ? 0 : Math.max(0, (center - margin) / scale);
    const high = rate === 1 ? 1 : Math.min(1, (center + margin) / scale);
    return [low, high];
}
function rateInterval(cases) {
    const rate = (0,_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .mean */ .i2)(cases.map((outcomes) => (0,_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .mean */ .i2)(outcomes) ?? 0));
    if (rate === null)
        return [0, 1];
    const runs = (0,_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .sum */ .cz)(cases.map((outcomes) => outcomes.length));
    const isRepeated = cases.every((outcomes) => outcomes.length > 1);
    const own = isRepeated ? (0,_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .sum */ .cz)(cases.map(_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .variance */ .GV)) : 0;
    const share = isRepeated ? Math.min(1, (own + 0.5) / (cases.length * rate * (1 - rate) + 0.5)) : 1;
    return wilsonInterval(rate, runs / share);
}
function changeInterval(samples, cases, moved = 0) {
    if (samples.length === 0)
        return [0, 0];
    const differences = samples.map(({ base, head }) => ((0,_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .mean */ .i2)(head) ?? 0) - ((0,_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .mean */ .i2)(base) ?? 0));
    const total = (0,_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .sum */ .cz)(differences);
    const isRepeated = samples.every(({ base, head }) => base.length > 1 && head.length > 1);
    const trialShare = ({ base, head }) => 1 / base.length + 1 / head.length;
    const within = isRepeated
        ? (0,_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .sum */ .cz)(samples.map(({ base, head }) => (0,_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .variance */ .GV)(base) / base.length + (0,_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .variance */ .GV)(head) / head.length))
        : Math.max(squaresAround(total / cases, differences, cases) * (cases / Math.max(1, cases - 1)), (0,_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .sum */ .cz)(samples.map((sample) => (0,_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .variance */ .GV)((0,_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .pooled */ .IE)(sample)) * trialShare(sample))));
    const imaginary = ((0,_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .mean */ .i2)(samples.map(trialShare)) ?? 0) / 4;
    const center = total / (cases + 1);
    const error = Math.sqrt((within + imaginary) / (cases + 1) ** 2 + moved);
    const margin = (isRepeated ? Z_95 : studentPoint(cases)) * error;
    const change = total / cases;
    return [Math.max(-1, Math.min(change, center - margin)), Math.min(1, Math.max(change, center + margin))];
}
function normalInterval(change, standardError) {
    const margin = Z_95 * standardError;
    return [Math.max(-1, change - margin), Math.min(1, change + margin)];
}
function squaresAround(center, differences, cases) {
    const unchanged = (cases - differences.length) * center ** 2;
    return (0,_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .sum */ .cz)(differences.map((difference) => (difference - center) ** 2)) + unchanged;
}
function studentPoint(degreesOfFreedom) {
    const [z, v] = [Z_95, degreesOfFreedom];
    return z + (z ** 3 + z) / (4 * v) + (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * v ** 2);
}


/***/ }),

/***/ 87063:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D4: () => (/* binding */ earlierTally),
/* harmony export */   K6: () => (/* binding */ earlierRunsOf),
/* harmony export */   LU: () => (/* binding */ earlierRunIn),
/* harmony export */   Ph: () => (/* binding */ withEarlierRuns),
/* harmony export */   Xh: () => (/* binding */ earlierPool)
/* harmony export */ });
/* harmony import */ var _compare_case_evidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63708);
/* harmony import */ var _score_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16815);
/* harmony import */ var _baseline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68541);



function earlierRunIn({ suite, cases }) {
    const recorded = cases.flatMap(({ id, tags, fingerprint, trials, carried, pool }) => fingerprint === null || carried
        ? []
        : [{ key: (0,_score_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .caseKey */ .u2)(id, tags), fingerprint, runs: (0,_baseline_js__WEBPACK_IMPORTED_MODULE_2__/* .judgedRuns */ .E8)(trials), before: pooledRuns(pool) }]);
    const most = (0,_compare_case_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .lowerQuartile */ .je)(recorded.map(({ runs }) => runs.length));
    return {
        suite,
        cases: new Map(recorded.map(({ key, runs, ...runsOfCase }) => [key, { ...runsOfCase, runs: runs.slice(0, most) }])),
    };
}
function pooledRuns(pool) {
    return pool.flatMap(({ runs }) => runs.map(([hash, pass]) => ({ hash, pass })));
}
function earlierPool(earlier = []) {
    const runs = earlier.map(({ run: { hash, pass } }) => [hash, pass]);
    return runs.length === 0 ? [] : [{ commit: null, runs }];
}
function earlierRunsOf(evidence, earlier, window) {
    const { id, tags, fingerprint, trials } = evidence.pair.head;
    if (earlier.length === 0 || !(0,_compare_case_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .isCompared */ .uQ)(evidence))
        return [];
    const seen = new Set(trials.map(({ hash }) => hash));
    const found = [];
    const matching = earlier.flatMap((by) => {
        const earlierCase = by.cases.get((0,_score_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .caseKey */ .u2)(id, tags));
        return earlierCase?.fingerprint === fingerprint ? [{ by, ...earlierCase }] : [];
    });
    const ownRuns = matching.flatMap(({ by, runs }) => runs.map((run) => ({ run, by })));
    const pooled = matching.flatMap(({ by, before }) => before.map((run) => ({ run, by })));
    for (const recording of [...ownRuns, ...pooled]) {
        if (!seen.has(recording.run.hash))
            found.push(recording);
        seen.add(recording.run.hash);
    }
    return found.slice(0, window);
}
function withEarlierRuns(evidence, earlier) {
    if (earlier.length === 0)
        return evidence;
    const head = [...evidence.head, ...earlier.map(({ run }) => run)];
    return { ...evidence, pair: { ...evidence.pair, state: "comparable" }, head };
}
function earlierTally(earlier = []) {
    return earlier.length === 0 ? {} : { earlier: (0,_compare_case_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .tallyOf */ .sv)(earlier.map(({ run }) => run)) };
}


/***/ }),

/***/ 50275:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   In: () => (/* binding */ levelOf),
/* harmony export */   UT: () => (/* binding */ movementOfBase),
/* harmony export */   pd: () => (/* binding */ levelsOf)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28314);
/* harmony import */ var _core_statistics_base_movement_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41617);
/* harmony import */ var _core_statistics_summary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20544);
/* harmony import */ var _report_cases_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65594);
/* harmony import */ var _baseline_baseline_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68541);
/* harmony import */ var _score_fingerprint_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16815);
/* harmony import */ var _case_evidence_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(63708);







const MOST_LEVELS = 30;
function levelsOf(history) {
    const levels = [];
    for (const point of history.toReversed()) {
        if (!hasLevel(point))
            continue;
        if (point.level.terms !== (levels[0] ?? point).level.terms || levels.length === MOST_LEVELS)
            break;
        levels.push(point);
        if (point.level.accepted)
            break;
    }
    return levels;
}
function hasLevel(point) {
    return point.level !== undefined && point.passRate !== null;
}
function movementOfBase(compared, history) {
    const levels = levelsOf(history);
    const spreads = [(0,_core_statistics_base_movement_js__WEBPACK_IMPORTED_MODULE_1__/* .spreadOf */ .jg)(compared.map(_case_evidence_js__WEBPACK_IMPORTED_MODULE_6__/* .sampleOf */ .uV)), ...levels.map(({ level }) => level.spread)];
    const spread = (0,_core_statistics_summary_js__WEBPACK_IMPORTED_MODULE_2__/* .mean */ .i2)(spreads.flatMap((value) => value ?? [])) ?? 0;
    const movement = (0,_core_statistics_base_movement_js__WEBPACK_IMPORTED_MODULE_1__/* .movementOf */ .Ri)(levels.map(({ passRate, level }) => ({ rate: passRate, runs: level.runs })), spread);
    if (movement === 0)
        return undefined;
    const pooled = compared.reduce((most, { pair }) => Math.max(most, 1 + (pair.base?.pool.length ?? 0)), 1);
    return { points: movement * spread, variance: (0,_core_statistics_base_movement_js__WEBPACK_IMPORTED_MODULE_1__/* .movementVariance */ .LI)(movement, pooled, levels.length), pooled };
}
function levelOf({ cases, accepted }) {
    const deciding = (0,_report_cases_js__WEBPACK_IMPORTED_MODULE_3__/* .decidingCases */ .Rh)(cases).filter(({ source }) => source !== "none");
    const recorded = deciding.filter(({ carried, comparison }) => !carried && comparison?.state !== "unchanged");
    const runs = (0,_core_statistics_summary_js__WEBPACK_IMPORTED_MODULE_2__/* .sum */ .cz)(recorded.map(({ trials }) => (0,_baseline_baseline_js__WEBPACK_IMPORTED_MODULE_4__/* .judgedRuns */ .E8)(trials).length));
    if (runs === 0 || recorded.length * 2 < deciding.length)
        return undefined;
    const terms = deciding.map(({ id, tags, fingerprint }) => `${(0,_score_fingerprint_js__WEBPACK_IMPORTED_MODULE_5__/* .caseKey */ .u2)(id, tags)} ${fingerprint}`);
    return {
        runs,
        spread: (0,_core_statistics_base_movement_js__WEBPACK_IMPORTED_MODULE_1__/* .spreadOf */ .jg)(deciding.map((reportCase) => ({ base: outcomesOf(reportCase) }))),
        terms: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .fingerprint */ .Rj)(terms.sort()),
        ...(accepted === null ? {} : { accepted: true }),
    };
}
function outcomesOf({ comparison, trials }) {
    const ownOutcomes = (0,_baseline_baseline_js__WEBPACK_IMPORTED_MODULE_4__/* .judgedRuns */ .E8)(trials).map(({ pass }) => Number(pass));
    const isCompared = comparison?.state === "comparable" || comparison?.state === "unchanged";
    if (!isCompared)
        return ownOutcomes;
    const { passed, trials: runs } = comparison.base;
    const base = Array.from({ length: runs }, (_, at) => Number(at < passed));
    return comparison.state === "comparable" ? [...base, ...ownOutcomes] : base;
}


/***/ }),

/***/ 63708:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cv: () => (/* binding */ passRatesOf),
/* harmony export */   EH: () => (/* binding */ evidenceFrom),
/* harmony export */   je: () => (/* binding */ lowerQuartile),
/* harmony export */   qW: () => (/* binding */ caseComparison),
/* harmony export */   sv: () => (/* binding */ tallyOf),
/* harmony export */   uQ: () => (/* binding */ isCompared),
/* harmony export */   uV: () => (/* binding */ sampleOf),
/* harmony export */   z6: () => (/* binding */ isRecordedAgain)
/* harmony export */ });
/* harmony import */ var _core_statistics_summary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20544);
/* harmony import */ var _report_cases_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65594);
/* harmony import */ var _scorers_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28246);
/* harmony import */ var _baseline_baseline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68541);
/* harmony import */ var _pair_cases_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99404);
/* harmony import */ var _weakenings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4218);






function evidenceFrom({ pairs }, { policy }) {
    const hasGatingJudge = (0,_scorers_index_js__WEBPACK_IMPORTED_MODULE_2__/* .gatingJudges */ .x0)(policy.gate).length > 0;
    const compared = hasGatingJudge ? pairs.map((pair) => (0,_pair_cases_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutOtherJudges */ .b)(pair, policy)) : pairs;
    const most = mostRunsThatCount(compared.filter(_pair_cases_js__WEBPACK_IMPORTED_MODULE_4__/* .isPaired */ .eE));
    return compared
        .map((pair) => evidenceOf(pair, policy.gate.regression.window))
        .map((entry) => (entry.pair.state === "comparable" ? withoutExtra(entry, most(entry.pair)) : entry));
}
function mostRunsThatCount(pairs) {
    const counts = pairs.map(countRecordings);
    const usual = lowerQuartile(counts.map(({ here }) => here));
    const growth = Math.max(1, lowerQuartile(counts.map(({ here, before }) => here / before)));
    return (pair) => Math.max(usual, Math.round(countRecordings(pair).before * growth));
}
function countRecordings({ head, base }) {
    return { here: (0,_weakenings_js__WEBPACK_IMPORTED_MODULE_5__/* .recordingsOf */ .es)(head), before: base === undefined ? 0 : (0,_weakenings_js__WEBPACK_IMPORTED_MODULE_5__/* .recordingsOf */ .es)(base) };
}
function lowerQuartile(values) {
    return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 4)] ?? 0;
}
function evidenceOf(pair, window) {
    const head = (0,_baseline_baseline_js__WEBPACK_IMPORTED_MODULE_3__/* .judgedRuns */ .E8)(pair.head.trials);
    if (pair.base === undefined)
        return { pair, head, extra: [], anew: head.length, base: [], own: 0, kept: 0 };
    const own = (0,_baseline_baseline_js__WEBPACK_IMPORTED_MODULE_3__/* .judgedRuns */ .E8)(pair.base.trials);
    const anew = head.length - (0,_pair_cases_js__WEBPACK_IMPORTED_MODULE_4__/* .countRepeated */ .Ei)(head, own);
    const recordings = new Set(own.map(({ hash }) => hash));
    const others = head.filter(({ hash }) => !recordings.has(hash));
    const kept = others.some(({ pass }) => !pass) ? head.length - others.length : 0;
    return { pair, head, extra: [], anew, base: (0,_baseline_baseline_js__WEBPACK_IMPORTED_MODULE_3__/* .baseRuns */ .SR)(pair.base, window), own: own.length, kept };
}
function withoutExtra(evidence, most) {
    if (evidence.head.length <= most)
        return evidence;
    const failedFirst = evidence.head.toSorted((a, b) => Number(a.pass) - Number(b.pass));
    return { ...evidence, head: failedFirst.slice(0, most), extra: failedFirst.slice(most) };
}
function isCompared({ pair }) {
    return (0,_pair_cases_js__WEBPACK_IMPORTED_MODULE_4__/* .isPaired */ .eE)(pair) && (0,_report_cases_js__WEBPACK_IMPORTED_MODULE_1__/* .decides */ .yN)(pair.head);
}
function isRecordedAgain(evidence) {
    return isCompared(evidence) && evidence.pair.state === "comparable";
}
function sampleOf({ base, head }) {
    return { base: outcomesOf(base), head: outcomesOf(head) };
}
function passRatesOf(evidence) {
    const { base, head } = sampleOf(evidence);
    const before = (0,_core_statistics_summary_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i2)(base) ?? 0;
    return { base: before, head: isRecordedAgain(evidence) ? ((0,_core_statistics_summary_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i2)(head) ?? 0) : before };
}
function caseComparison({ pair, base, head, extra, anew, own, kept }) {
    const { base: before, state } = pair;
    return {
        state,
        ...(before === undefined || before.id === pair.head.id ? {} : { formerly: before.id }),
        base: tallyOf(base),
        head: tallyOf(head),
        ...(extra.length === 0 ? {} : { extra: tallyOf(extra) }),
        anew,
        own,
        ...(kept === 0 || state !== "comparable" ? {} : { kept }),
    };
}
function outcomesOf(runs) {
    return runs.map(({ pass }) => Number(pass));
}
function tallyOf(runs) {
    return { passed: runs.filter(({ pass }) => pass).length, trials: runs.length };
}


/***/ }),

/***/ 25724:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ compare)
});

// EXTERNAL MODULE: ./build/core/statistics/intervals.js
var intervals = __webpack_require__(68306);
// EXTERNAL MODULE: ./build/core/statistics/summary.js
var summary = __webpack_require__(20544);
// EXTERNAL MODULE: ./build/report/cases.js
var report_cases = __webpack_require__(65594);
// EXTERNAL MODULE: ./build/report/run-errors.js
var run_errors = __webpack_require__(73808);
// EXTERNAL MODULE: ./build/scorers/pass-marks.js
var pass_marks = __webpack_require__(24714);
// EXTERNAL MODULE: ./build/gate/baseline/earlier-runs.js
var earlier_runs = __webpack_require__(87063);
// EXTERNAL MODULE: ./build/gate/measure/rules-state.js
var rules_state = __webpack_require__(12722);
// EXTERNAL MODULE: ./build/gate/measure/suite-measures.js + 1 modules
var suite_measures = __webpack_require__(32982);
// EXTERNAL MODULE: ./build/gate/score/scorer-versions.js
var scorer_versions = __webpack_require__(81229);
// EXTERNAL MODULE: ./build/gate/compare/case-evidence.js
var case_evidence = __webpack_require__(63708);
// EXTERNAL MODULE: ./build/gate/compare/count-errors-as-failed.js
var count_errors_as_failed = __webpack_require__(79226);
// EXTERNAL MODULE: ./build/gate/compare/pair-cases.js
var pair_cases = __webpack_require__(99404);
// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(28314);
// EXTERNAL MODULE: ./build/core/statistics/base-movement.js
var base_movement = __webpack_require__(41617);
// EXTERNAL MODULE: ./build/core/statistics/drop-test.js
var drop_test = __webpack_require__(61044);
// EXTERNAL MODULE: ./build/core/statistics/power.js
var power = __webpack_require__(87753);
// EXTERNAL MODULE: ./build/gate/compare/base-commit-levels.js
var base_commit_levels = __webpack_require__(50275);
;// CONCATENATED MODULE: ./build/gate/compare/regression-test.js







const NEW_LEVEL = { worse: 0.02, better: 0.005 };
function testRegression(compared, rule, { history }) {
    const fresh = compared.filter(case_evidence/* isRecordedAgain */.z6);
    const samples = fresh.map(case_evidence/* sampleOf */.uV);
    const moved = (0,base_commit_levels/* movementOfBase */.UT)(compared, history);
    const test = (0,drop_test/* testDrop */.w9)(samples, rule.alpha, moved === undefined ? drop_test/* UNMOVED */.fb : (0,base_movement/* shiftsOf */.pS)(moved.variance));
    const steady = rule.mode === "auto" ? steadinessOf(compared, fresh, history) : undefined;
    return {
        mode: rule.mode === "auto" ? (steady === "kept" || steady === "long" ? "strict" : "statistical") : rule.mode,
        ...(0,json/* defined */.sw)({ steady }),
        trials: {
            base: range(fresh.map(({ base }) => base.length)),
            head: range(fresh.map(({ head }) => head.length)),
        },
        ...evidenceFields(test),
        p: compared.length === 0 ? null : test.p,
        ...(0,json/* defined */.sw)({ moved }),
        detectable: (0,power/* detectableDrop */.z0)(samples, compared.length, rule.alpha),
        shift: shiftOf(test, (0,summary/* meanDrop */.vL)(samples, compared.length)),
    };
}
function evidenceFields({ p, sum, worst, isByWorst, exact, mostExtreme }) {
    return { p, sum, worst, ...(isByWorst ? { byWorst: true } : {}), exact, mostExtreme };
}
function shiftOf({ sum: p }, drop) {
    if (drop > 0 && p < NEW_LEVEL.worse)
        return "worse";
    return drop < 0 && 1 - p < NEW_LEVEL.better ? "better" : null;
}
const LONG_HISTORY = 8;
const FEW_OTHERWISE = 1 / 20;
function steadinessOf(compared, fresh, history) {
    const isNoisy = ({ base }) => new Set(base.map(({ pass }) => pass)).size > 1;
    const wasNoisy = (0,base_commit_levels/* levelsOf */.pd)(history).some(({ level }) => (level.spread ?? 0) > 0);
    if (compared.length === 0 || wasNoisy || compared.some(isNoisy))
        return undefined;
    const runs = (0,summary/* sum */.cz)(compared.filter(isHere).map(({ head, extra }) => head.length + extra.length));
    const differing = (0,summary/* sum */.cz)(fresh.map(({ anew }) => anew));
    if (differing * 2 > runs)
        return undefined;
    if (compared.every(({ base }) => base.length >= LONG_HISTORY))
        return "long";
    if (keepsRecordings(compared, fresh))
        return "kept";
    const trials = Math.max(...fresh.map(({ head }) => head.length));
    return differing <= Math.max(trials, runs * FEW_OTHERWISE) ? "thin" : undefined;
}
function isHere({ pair }) {
    return !pair.head.carried;
}
function keepsRecordings(compared, fresh) {
    const unchanged = compared.filter((evidence) => isHere(evidence) && !(0,case_evidence/* isRecordedAgain */.z6)(evidence));
    return unchanged.length > 0 && fresh.every(isTurned);
}
function isTurned({ base, head }) {
    return base.every(({ pass }) => pass) && !head.some(({ pass }) => pass);
}
function range(counts) {
    return counts.length === 0 ? [0, 0] : [Math.min(...counts), Math.max(...counts)];
}

// EXTERNAL MODULE: ./build/gate/compare/weakenings.js
var weakenings = __webpack_require__(4218);
;// CONCATENATED MODULE: ./build/gate/compare/compare.js














function compare(head, recorded, earlier = []) {
    const { regression } = head.policy.gate;
    const base = (0,rules_state/* withKeptRules */.wR)(recorded, head.cases);
    const apart = (0,scorer_versions/* versionsApart */.Qg)(head, base);
    const pairing = (0,pair_cases/* pairCases */.Q6)(head.cases, base.cases, head.retired);
    const evidence = (0,case_evidence/* evidenceFrom */.EH)(pairing, head);
    const paired = evidence.filter(case_evidence/* isCompared */.uQ);
    const deciding = pairing.pairs.filter((pair) => (0,report_cases/* decides */.yN)(pair.head));
    const evidenceOfDrop = testRegression(paired, regression, base);
    const runsBefore = evidence.map((caseEvidence) => (0,earlier_runs/* earlierRunsOf */.K6)(caseEvidence, earlier, regression.window));
    return {
        pairs: pairing.pairs,
        cases: evidence.map((caseEvidence, at) => ({
            ...(head.cases[at] ?? caseEvidence.pair.head),
            comparison: { ...(0,case_evidence/* caseComparison */.qW)(caseEvidence), ...(0,earlier_runs/* earlierTally */.D4)(runsBefore[at]) },
            pool: (0,earlier_runs/* earlierPool */.Xh)(runsBefore[at]),
        })),
        comparison: {
            ...(0,pair_cases/* goneCases */.LU)(pairing, head),
            ...(0,weakenings/* weakenings */.rm)(head, base, pairing, deciding),
            ...(deciding.some(isExpectedByRecording) && { unseenExpectations: true }),
            baseCases: base.cases.filter(({ source }) => source !== "none").length,
            passRate: changeOfPassRate(paired, movementIn(evidenceOfDrop)),
            scores: changeOfScores(paired, Object.keys(head.scores)),
            slices: changeOfSlices(head.cases, evidence),
            ...(0,suite_measures/* compareMeasures */.dU)(deciding.filter((pair) => !pair.head.carried), head.policy, regression.alpha),
            judgedOtherwise: (0,pair_cases/* judgedDifferently */.SJ)(deciding),
            ...(apart.length === 0 ? {} : { scorerVersions: apart }),
            ...evidenceOfDrop,
            ...changeIfFailed(head, base),
            ...changeWithEarlier(evidence, runsBefore, head, base),
        },
    };
}
function isExpectedByRecording({ head, base, state }) {
    return state === "changed" && [head, base].some((side) => side?.source === "recording");
}
function movementIn({ moved }) {
    return moved === undefined ? 0 : moved.points ** 2 * (1 + 1 / moved.pooled);
}
function changeIfFailed(head, base) {
    if (!(0,report_cases/* decidingCases */.Rh)(head.cases).some((reportCase) => (0,run_errors/* countRunErrors */.wi)(reportCase) > 0))
        return {};
    const pairing = (0,pair_cases/* pairCases */.Q6)((0,count_errors_as_failed/* asIfFailed */.N)(head.cases), base.cases, head.retired);
    const paired = (0,case_evidence/* evidenceFrom */.EH)(pairing, head).filter(case_evidence/* isCompared */.uQ);
    const test = testRegression(paired, head.policy.gate.regression, base);
    const { p, sum, worst, byWorst, exact, mostExtreme } = test;
    const fields = { p, sum, worst, ...(byWorst && { byWorst }), exact, mostExtreme };
    return { ifFailed: { passRate: changeOfPassRate(paired, movementIn(test)), ...fields } };
}
function changeWithEarlier(evidence, before, head, base) {
    const runs = new Set(before.flatMap((recordings) => recordings.map(({ by }) => by))).size;
    if (runs === 0)
        return {};
    const pooled = evidence
        .map((caseEvidence, at) => (0,earlier_runs/* withEarlierRuns */.Ph)(caseEvidence, before[at] ?? []))
        .filter(case_evidence/* isCompared */.uQ);
    const test = testRegression(pooled, head.policy.gate.regression, base);
    const { trials, p, sum, worst, byWorst, exact, mostExtreme } = test;
    const passRate = changeOfPassRate(pooled, movementIn(test));
    return {
        earlier: { runs, passRate, trials, p, sum, worst, ...(byWorst && { byWorst }), exact, mostExtreme },
    };
}
function changeOfSlices(cases, evidence) {
    const evidenceOfCase = new Map(cases.map((reportCase, at) => [reportCase, evidence[at]]));
    const pairedOf = (group) => group.flatMap((reportCase) => evidenceOfCase.get(reportCase) ?? []).filter(case_evidence/* isCompared */.uQ);
    return (0,report_cases/* divisionsOf */.y1)((0,report_cases/* decidingCases */.Rh)(cases)).flatMap(({ tag, groups }) => groups.flatMap(({ value, cases }) => {
        const passRate = changeOfPassRate(pairedOf(cases));
        return passRate === null ? [] : [{ tag, value, passRate }];
    }));
}
function changeOfPassRate(compared, moved = 0) {
    const samples = compared.filter(case_evidence/* isRecordedAgain */.z6).map(case_evidence/* sampleOf */.uV);
    const means = compared.map(case_evidence/* passRatesOf */.Cv);
    return changeOf(means, samples, (0,intervals/* changeInterval */.qq)(samples, means.length, moved));
}
function changeOfScores(paired, scorers) {
    const changes = [];
    for (const scorer of scorers) {
        const alike = (0,pass_marks/* scorerNamed */.uL)(scorer).isJudged
            ? paired.filter(({ pair: { head, base } }) => base === undefined || (0,pair_cases/* isJudgedAlike */.W4)(head, base, scorer))
            : paired;
        const scored = alike
            .map((caseEvidence) => scoresOf(caseEvidence, scorer))
            .filter(({ base, head }) => base.length > 0 && head.length > 0);
        const means = scored.map(({ base, head }) => ({ base: (0,summary/* mean */.i2)(base) ?? 0, head: (0,summary/* mean */.i2)(head) ?? 0 }));
        const samples = scored.filter(({ base, head }) => base !== head);
        const error = (0,summary/* standardError */.gU)(samples, means.length);
        const change = changeOf(means, samples, (0,intervals/* normalInterval */.Dm)(0 - (0,summary/* meanDrop */.vL)(samples, means.length), error));
        if (change !== null)
            changes.push([scorer, change]);
    }
    return Object.fromEntries(changes);
}
function scoresOf({ pair }, scorer) {
    const head = scoredValues(pair.head, scorer);
    const isSame = pair.state === "unchanged" && !(0,pass_marks/* scorerNamed */.uL)(scorer).isJudged;
    if (isSame || pair.base === undefined)
        return { base: head, head };
    return { base: scoredValues(pair.base, scorer), head };
}
function scoredValues({ trials }, scorer) {
    const values = [];
    for (const { scores } of trials) {
        const outcome = scores[scorer];
        if (outcome?.status === "scored")
            values.push(outcome.value);
    }
    return values;
}
function changeOf(means, samples, [low, high]) {
    const base = (0,summary/* mean */.i2)(means.map((side) => side.base));
    const head = (0,summary/* mean */.i2)(means.map((side) => side.head));
    if (base === null || head === null)
        return null;
    return { base, head, change: 0 - (0,summary/* meanDrop */.vL)(samples, means.length), low, high };
}


/***/ }),

/***/ 79226:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ asIfFailed),
/* harmony export */   r: () => (/* binding */ measuredIfFailed)
/* harmony export */ });
/* harmony import */ var _core_statistics_summary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20544);
/* harmony import */ var _report_cases_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65594);
/* harmony import */ var _report_run_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73808);
/* harmony import */ var _scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24714);
/* harmony import */ var _score_suite_scores_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84375);





function asIfFailed(cases) {
    return cases.map((reportCase) => {
        if ((0,_report_run_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .countRunErrors */ .wi)(reportCase) === 0)
            return reportCase;
        const trials = reportCase.trials.map((trial) => (trial.couldNotRun ? failedTrial(trial) : trial));
        const scores = Object.keys(reportCase.scores).map((id) => [id, (0,_score_suite_scores_js__WEBPACK_IMPORTED_MODULE_4__/* .caseScore */ .lq)({ trials }, id)]);
        return { ...reportCase, trials, scores: Object.fromEntries(scores), passRate: (0,_score_suite_scores_js__WEBPACK_IMPORTED_MODULE_4__/* .casePassRate */ .Ae)({ trials }) };
    });
}
function failedTrial(trial) {
    const scores = Object.keys(trial.scores).map((id) => {
        const value = (0,_scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_3__/* .scorerNamed */ .uL)(id).isLowerBetter ? 1 : 0;
        return [id, { status: "scored", value }];
    });
    const hash = `could not run: ${JSON.stringify([trial.file, trial.index])}`;
    return { ...trial, hash, pass: false, scores: Object.fromEntries(scores) };
}
function measuredIfFailed(measured) {
    const { comparison } = measured;
    const cases = asIfFailed(measured.cases).map((reportCase, at) => ({
        ...reportCase,
        comparison: comparisonIfFailed(reportCase.comparison, (0,_report_run_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .countRunErrors */ .wi)(measured.cases[at] ?? reportCase)),
    }));
    const deciding = (0,_report_cases_js__WEBPACK_IMPORTED_MODULE_1__/* .decidingCases */ .Rh)(cases);
    const scores = Object.keys(measured.scores).map((id) => [id, (0,_score_suite_scores_js__WEBPACK_IMPORTED_MODULE_4__/* .suiteScore */ .Bn)(deciding, id)]);
    return {
        ...measured,
        cases,
        passRate: (0,_core_statistics_summary_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i2)(deciding.flatMap(({ passRate }) => passRate ?? [])),
        scores: Object.fromEntries(scores),
        comparison: comparison && comparedIfFailed(comparison),
    };
}
function comparedIfFailed({ byWorst, ...comparison }) {
    const { ifFailed } = comparison;
    return ifFailed === undefined
        ? { ...comparison, ...(byWorst && { byWorst }) }
        : { ...comparison, ...ifFailed };
}
function comparisonIfFailed(comparison, errors) {
    if (comparison === null || errors === 0)
        return comparison;
    const { state, base, head, anew } = comparison;
    const isPaired = base.trials > 0 && (state === "unchanged" || state === "unassessed");
    return {
        ...comparison,
        state: isPaired ? "comparable" : state,
        head: { ...head, trials: head.trials + errors },
        anew: anew + errors,
    };
}


/***/ }),

/***/ 4218:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sb: () => (/* binding */ changedSettings),
/* harmony export */   es: () => (/* binding */ recordingsOf),
/* harmony export */   rm: () => (/* binding */ weakenings)
/* harmony export */ });
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98389);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28314);
/* harmony import */ var _report_cases_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65594);
/* harmony import */ var _scorers_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28246);
/* harmony import */ var _scorers_judge_visible_texts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3661);
/* harmony import */ var _scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(24714);






function weakenings(head, base, pairing, deciding) {
    const required = new Set([...base.policy.gate.requiredCases, ...head.policy.gate.requiredCases]);
    return {
        settings: changedSettings(head.settings, base.settings),
        policyDiffers: head.policy.fingerprint !== base.policy.fingerprint,
        policyChanges: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .differences */ .tX)((0,_config_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .demandsOf */ .wu)(head.policy), (0,_config_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .demandsOf */ .wu)(base.policy)),
        unscored: head.policy.gate.scorers.flatMap((scorer) => unscored(scorer, deciding)),
        takenOut: takenOut(deciding),
        hintedTools: hintedTools((0,_report_cases_js__WEBPACK_IMPORTED_MODULE_2__/* .decidingCases */ .Rh)(head.cases), decidingThere(base.cases, pairing)),
        ...renamedToQuarantine(pairing),
        requiredTouched: requiredTouched(pairing, required),
    };
}
function renamedToQuarantine({ pairs }) {
    const names = pairs.flatMap(({ head, base }) => {
        const isRenamed = base !== undefined && base.id !== head.id;
        return isRenamed && (0,_report_cases_js__WEBPACK_IMPORTED_MODULE_2__/* .decides */ .yN)(base) && !(0,_report_cases_js__WEBPACK_IMPORTED_MODULE_2__/* .decides */ .yN)(head) ? [`${(0,_report_cases_js__WEBPACK_IMPORTED_MODULE_2__/* .caseLabel */ .PZ)(base)} → ${(0,_report_cases_js__WEBPACK_IMPORTED_MODULE_2__/* .caseLabel */ .PZ)(head)}`] : [];
    });
    return names.length === 0 ? {} : { renamedToQuarantine: names };
}
function changedSettings(head, base) {
    if (head === null)
        return [];
    if (base === null)
        return head["report-only"] === true ? [{ name: "report-only", base: null, head: true }] : [];
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .differences */ .tX)(head, base).filter(({ name }) => name !== "from-file");
}
function takenOut(pairs) {
    return pairs.flatMap(({ head, base }) => {
        if (base === undefined || head.source === "none")
            return [];
        const [now, before] = [recordingsOf(head), recordingsOf(base)];
        return now < before ? [`${(0,_report_cases_js__WEBPACK_IMPORTED_MODULE_2__/* .caseLabel */ .PZ)(head)} (${now} of ${before})`] : [];
    });
}
function recordingsOf({ trials }) {
    const unable = trials.filter(({ couldNotRun }) => couldNotRun).length;
    return new Set(trials.flatMap(({ hash }) => hash ?? [])).size + unable;
}
function decidingThere(base, { pairs }) {
    const silent = new Set(pairs.flatMap((pair) => ((0,_report_cases_js__WEBPACK_IMPORTED_MODULE_2__/* .decides */ .yN)(pair.head) ? [] : (pair.base ?? []))));
    return base.filter((reportCase) => !silent.has(reportCase));
}
function hintedTools(head, base) {
    const toolsOf = (cases) => new Set(cases.flatMap(({ trials }) => trials.flatMap(({ hintedTools = [] }) => hintedTools)));
    const before = toolsOf(base);
    return [...toolsOf(head)].filter((name) => !before.has(name)).sort();
}
function unscored(scorer, pairs) {
    const lost = pairs.flatMap(({ head, base, state }) => {
        if (base === undefined || state === "changed" || head.source === "none")
            return [];
        const wasMeasured = (base.scores[scorer] ?? null) !== null;
        const isPartly = (0,_scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_5__/* .scorerNamed */ .uL)(scorer).isRequested || head.trials.some((trial) => isUnrecorded(trial, scorer));
        if ((0,_scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_5__/* .scorerNamed */ .uL)(scorer).isJudged || (isPartly && wasMeasured)) {
            const isLost = leftOut(head, scorer) > leftOut(base, scorer);
            const byFault = (0,_scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_5__/* .scorerNamed */ .uL)(scorer).isJudged && unfit(head, scorer) <= unfit(base, scorer);
            return isLost ? [{ name: (0,_report_cases_js__WEBPACK_IMPORTED_MODULE_2__/* .caseLabel */ .PZ)(head), byFault }] : [];
        }
        const isBroken = head.trials.some((trial) => !trial.couldNotRun && trial.scores[scorer]?.status === "error") ||
            head.trials.every(({ couldNotRun }) => couldNotRun);
        const isGone = wasMeasured && (head.scores[scorer] ?? null) === null && !isBroken;
        return isGone ? [{ name: (0,_report_cases_js__WEBPACK_IMPORTED_MODULE_2__/* .caseLabel */ .PZ)(head), byFault: false }] : [];
    });
    const [faults, others] = [true, false].map((byFault) => lost.filter((entry) => entry.byFault === byFault).map(({ name }) => name));
    return [
        ...(others.length === 0 ? [] : [{ scorer, cases: others }]),
        ...(faults.length === 0 ? [] : [{ scorer, cases: faults, byFault: true }]),
    ];
}
function unfit({ trials }, scorer) {
    return trials.filter(({ scores }) => {
        const outcome = scores[scorer];
        if (outcome?.status !== "not-assessed")
            return false;
        return outcome.unrecorded || outcome.nothingToMeasure || outcome.reason.startsWith(_scorers_judge_visible_texts_js__WEBPACK_IMPORTED_MODULE_4__/* .TOO_LONG */ .ch);
    }).length;
}
function leftOut({ trials }, scorer) {
    const isRead = ({ scores }) => !_scorers_index_js__WEBPACK_IMPORTED_MODULE_3__/* .deterministicScorers */ .Q2.some(({ id }) => scores[id]?.status === "error");
    return trials.filter((trial) => isRead(trial) && trial.scores[scorer]?.status !== "scored").length;
}
function isUnrecorded({ scores }, scorer) {
    const outcome = scores[scorer];
    return outcome?.status === "not-assessed" && outcome.unrecorded === true;
}
function requiredTouched({ pairs, removed, retired }, requiredIds) {
    const isRequired = (reportCase) => reportCase.required === true || requiredIds.has(reportCase.id);
    const touched = pairs.flatMap(({ head, base, state }) => {
        if (base === undefined)
            return [];
        const isDropped = base.required === true && !isRequired(head);
        return state === "changed" || isDropped ? [base] : [];
    });
    const gone = [...removed, ...retired.map((entry) => entry.gone)];
    return [...touched, ...gone].filter(isRequired).map(_report_cases_js__WEBPACK_IMPORTED_MODULE_2__/* .caseLabel */ .PZ);
}


/***/ }),

/***/ 52357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ep: () => (/* binding */ conclude),
  LD: () => (/* binding */ decide),
  Gb: () => (/* binding */ stops),
  m3: () => (/* binding */ withVerdict)
});

// EXTERNAL MODULE: ./build/report/cases.js
var report_cases = __webpack_require__(65594);
// EXTERNAL MODULE: ./build/report/details.js + 1 modules
var details = __webpack_require__(90564);
// EXTERNAL MODULE: ./build/scorers/index.js
var scorers = __webpack_require__(28246);
// EXTERNAL MODULE: ./build/gate/baseline/baseline.js
var baseline_baseline = __webpack_require__(68541);
// EXTERNAL MODULE: ./build/gate/compare/base-commit-levels.js
var base_commit_levels = __webpack_require__(50275);
// EXTERNAL MODULE: ./build/gate/compare/compare.js + 1 modules
var compare = __webpack_require__(25724);
// EXTERNAL MODULE: ./build/gate/compare/pair-cases.js
var pair_cases = __webpack_require__(99404);
// EXTERNAL MODULE: ./build/gate/score/fingerprint.js
var fingerprint = __webpack_require__(16815);
// EXTERNAL MODULE: ./build/gate/decide/checks.js
var checks = __webpack_require__(67562);
// EXTERNAL MODULE: ./build/core/statistics/drop-test.js
var drop_test = __webpack_require__(61044);
// EXTERNAL MODULE: ./build/core/text.js
var core_text = __webpack_require__(26067);
// EXTERNAL MODULE: ./build/gate/decide/failures-needed.js
var failures_needed = __webpack_require__(49992);
// EXTERNAL MODULE: ./build/gate/decide/regression-outcome.js
var regression_outcome = __webpack_require__(95179);
// EXTERNAL MODULE: ./build/core/install-command.js
var install_command = __webpack_require__(96837);
// EXTERNAL MODULE: ./build/core/shell-words.js
var shell_words = __webpack_require__(88528);
;// CONCATENATED MODULE: ./build/gate/decide/record-again.js


function againOptions(measured, planned) {
    if (planned === undefined)
        return `--cases${tierOption(measured)} --again`;
    return `--cases ${onlyOptions(planned)} --again`;
}
function onlyOptions({ cases, trials }) {
    const ids = cases.map(({ reportCase }) => (0,shell_words/* commandWord */.I)(reportCase.id) ?? "CASE");
    return `--case ${[...new Set(ids)].join(" ")} --trials ${trials}`;
}
function tierOption(measured) {
    const tier = recordedTier(measured);
    return tier === undefined ? "" : ` --tier ${tier}`;
}
function recordedTier({ tier }) {
    return tier === undefined || tier.carried === 0 ? undefined : tier.name;
}
function recordAgain(record, measured, planned) {
    if (record === undefined)
        return `${install_command/* INSTALLED */.Ln} record ${againOptions(measured, planned)} -- COMMAND`;
    const startsEach = / --cases\b/.test(record);
    const only = startsEach && planned !== undefined ? ` ${onlyOptions(planned)}` : "";
    const tier = startsEach && only === "" && !/ --tier\b/.test(record) ? tierOption(measured) : "";
    const recordCommand = /\brungate(?:-cli|@[\w.^~-]+)?["']? record\b(?!(?:(?! -- ).)* --again\b)/s;
    return record.replace(recordCommand, (start) => `${start} --again${tier}${only}`);
}

;// CONCATENATED MODULE: ./build/gate/decide/second-look.js




const UNSETTLED = ["sum", "worst", "unsure", "turned"];
function planSecondLook(measured, { checks }, record) {
    const { comparison, role } = measured;
    if (role === "base" || comparison === null)
        return undefined;
    const outcome = (0,regression_outcome/* decideRegression */.qI)(measured);
    const found = checks.find(({ name }) => name === "regression");
    const failsOtherwise = checks.some(({ name, result }) => name !== "regression" && result === "fail");
    const isSettled = !UNSETTLED.includes(outcome.ground) || found === undefined || found.result === "pass";
    if (isSettled || failsOtherwise)
        return undefined;
    const planned = plannedCases(outcome, measured);
    if (hadItsLooks(measured) && planned === undefined)
        return undefined;
    return {
        reason: found.message,
        cases: planned === undefined ? (0,report_cases/* recordedCases */.MU)(measured.cases).length : planned.cases.length,
        trials: planned?.trials ?? comparison.trials.head[1],
        command: recordAgain(record, measured, planned),
    };
}
function hadItsLooks({ comparison }) {
    return comparison?.earlier !== undefined;
}
function plannedCases({ ground, cases }, measured) {
    const left = cases.map((changedCase) => (0,regression_outcome/* failuresLeft */.Rn)(changedCase, measured));
    const isPlanned = ground === "turned" && left.length > 0 && left.every((failures) => failures !== undefined);
    return isPlanned ? { cases, trials: Math.max(...left.map((failures) => failures ?? 0)) } : undefined;
}
const ENOUGH_TRIALS = 3;
function settlingAdvice(measured) {
    const outcome = (0,regression_outcome/* decideRegression */.qI)(measured);
    const planned = plannedCases(outcome, measured);
    const command = `rungate record ${againOptions(measured, planned)}`;
    if (planned !== undefined) {
        const names = (0,core_text/* listed */.KE)(planned.cases.map(({ reportCase }) => (0,report_cases/* caseLabel */.PZ)(reportCase)), 3);
        return `. To settle it, record ${names} alone ${(0,core_text/* counted */.hS)(planned.trials, "time")} more (${command}): red when all of them fail; the first pass ends it`;
    }
    if (hadItsLooks(measured))
        return "";
    const [fewest = 0] = measured.comparison?.trials.base ?? [];
    const few = fewest < ENOUGH_TRIALS ? `, and record ${ENOUGH_TRIALS} trials on the base branch` : "";
    const cases = recordedTier(measured) === undefined ? "every case" : "every case of the tier";
    return `. To settle it, record ${cases} again next to these recordings (${command})${few}${orAlone(outcome, measured)}`;
}
function orAlone({ ground }, measured) {
    const planned = ground === "unsure" ? worstWithPlan(measured) : undefined;
    if (planned === undefined)
        return "";
    const [name] = planned.cases.map(({ reportCase }) => (0,report_cases/* caseLabel */.PZ)(reportCase));
    const command = `rungate record ${againOptions(measured, planned)}`;
    return `, or ${name} alone ${(0,core_text/* counted */.hS)(planned.trials, "time")} more (${command})`;
}
function worstWithPlan(measured) {
    for (const changedCase of (0,report_cases/* worseCases */.cb)(measured)) {
        const trials = (0,regression_outcome/* failuresLeft */.Rn)(changedCase, measured) ?? 0;
        if (trials > 0)
            return { cases: [changedCase], trials };
    }
    return undefined;
}

// EXTERNAL MODULE: ./build/gate/decide/worst-case-text.js
var worst_case_text = __webpack_require__(37421);
;// CONCATENATED MODULE: ./build/gate/decide/regression.js







const regression = {
    name: "regression",
    title: "Regression",
    check(measured) {
        const { comparison, accepted } = measured;
        return comparison === null ? undefined : (0,checks/* unlessAccepted */.O3)(judge(measured, comparison), accepted);
    },
};
const suitesTogether = {
    name: "suites",
    title: "Suites together",
    check(measured) {
        const { comparison, accepted, policy } = measured;
        const { count = 0, together: p = 1 } = comparison?.suites ?? {};
        if (!(0,regression_outcome/* isTogetherWorse */.bf)(measured))
            return undefined;
        const message = (0,core_text/* joined */.oR)(`the ${(0,core_text/* counted */.hS)(count, "suite")} of this job as one got worse (${(0,core_text/* pText */.C6)(p, policy.gate.regression.alpha)}), though none of them shows it alone`, worstText([], measured));
        const numbers = { suites: count, p };
        return (0,checks/* unlessAccepted */.O3)({ result: "fail", title: "Suites together", message, numbers }, accepted);
    },
};
function judge(measured, comparison) {
    const outcome = (0,regression_outcome/* decideRegression */.qI)(measured);
    const { title, message } = wording(outcome, measured, comparison);
    return {
        result: outcome.result,
        title: `${title}${modeWord(measured, comparison)}`,
        message,
        numbers: numbersOf(measured, comparison),
    };
}
function wording({ ground, cases }, measured, comparison) {
    const rule = measured.policy.gate.regression;
    const { passRate } = comparison;
    if (ground === "off")
        return { title: "Regression", message: "not looked for: the policy's mode is off" };
    if (passRate === null)
        return { title: "Nothing compared", message: nothing(measured, comparison) };
    const rates = (0,core_text/* joined */.oR)(rateText(passRate, comparison, rule, ground), movedText(measured));
    const evidence = evidenceText(measured, comparison);
    switch (ground) {
        case "steady":
            return { title: "Regression", message: brokenText(cases, measured, comparison) };
        case "sum":
        case "worst":
        case "planned": {
            const worst = (0,core_text/* joined */.oR)(worstText(cases, measured), besideInterval(passRate, cases, comparison), plannedText(ground, cases));
            return { title: "Regression", message: (0,core_text/* joined */.oR)(rates, worst, evidence) };
        }
        case "unsure":
        case "turned": {
            const sentence = (0,core_text/* joined */.oR)(rates, worstText(cases, measured), turnedText(ground, cases, measured), evidence);
            return { title: "Looks worse", message: `${sentence}${settlingAdvice(measured)}` };
        }
        default: {
            const unseen = unseenText(comparison, rule, carriedCases(measured));
            const message = (0,core_text/* joined */.oR)(rates, evidenceText(measured, comparison, unseen));
            return { title: passTitle(ground, passRate, comparison, rule), message };
        }
    }
}
function besideInterval({ high }, cases, { mostExtreme }) {
    if (high < 0)
        return "";
    const [worst, ...others] = cases;
    if (worst === undefined)
        return "the mean alone does not show it; the cases together do";
    const who = mostExtreme && others.length > 0 ? "the cases that turned do" : `${(0,report_cases/* caseLabel */.PZ)(worst.reportCase)} does`;
    return `the mean alone does not show it; ${who}`;
}
function plannedText(ground, [worst]) {
    if (ground !== "planned" || worst === undefined)
        return "";
    const { base, head, extra } = worst.comparison;
    const failures = head.trials + (extra?.trials ?? 0);
    return `${(0,report_cases/* caseLabel */.PZ)(worst.reportCase)} passed ${base.passed} of ${base.trials} on the base and failed all ${failures} here, as happens by chance in at most ${(0,core_text/* percent */.KN)(failures_needed/* PLAN_ALPHA */.d)} of unchanged suites`;
}
function turnedText(ground, cases, measured) {
    const [first] = cases;
    if (ground !== "turned" || first === undefined || (0,regression_outcome/* failuresLeft */.Rn)(first, measured) === undefined)
        return "";
    const { base, head, extra } = first.comparison;
    const failures = head.trials + (extra?.trials ?? 0);
    const worst = extra === undefined ? measured.comparison?.worst : undefined;
    const often = `${(0,report_cases/* caseLabel */.PZ)(first.reportCase)} passed ${base.passed} of ${base.trials} on the base and fails ${failures} of ${failures} here`;
    const chance = worst === undefined || worst < 0.01
        ? ""
        : `, as happens by chance to some case in ${(0,core_text/* percent */.KN)(worst)} of such suites`;
    return `${often}${chance}`;
}
function passTitle(ground, passRate, comparison, rule) {
    if (ground === "allowed")
        return "A drop that the policy allows";
    return couldHide(passRate, comparison, rule) ? "No regression shown" : "No regression";
}
function couldHide({ low }, { trials }, { maxDrop }) {
    return trials.head[1] > 0 && low < -maxDrop;
}
function modeWord({ policy }, { mode, steady }) {
    if (mode !== "strict")
        return "";
    if (policy.gate.regression.mode !== "auto")
        return " (strict)";
    return steady === "long" ? " (steady)" : " (snapshots)";
}
function worstText(cases, measured) {
    const [worst] = cases.length > 0 ? cases : (0,report_cases/* worseCases */.cb)(measured);
    const isKnown = worst !== undefined && (0,worst_case_text/* whyItFails */.hE)(worst.reportCase, measured.policy) !== undefined;
    return isKnown ? (0,worst_case_text/* worstCaseText */.$u)(worst.reportCase, measured.policy) : "";
}
function nothing(measured, { baseCases }) {
    const cases = baseCases === 0
        ? "the baseline has no case"
        : "no case has the same expectations here and in the baseline";
    const worst = (0,worst_case_text/* worstCaseText */.$u)((0,report_cases/* casesToTell */._A)(measured)[0], measured.policy);
    return (0,core_text/* joined */.oR)(`${cases}, so rungate cannot tell whether the agent got worse`, worst);
}
function numbersOf(measured, { passRate, p, detectable }) {
    const { maxDrop, alpha } = measured.policy.gate.regression;
    const { comparable, unchanged } = (0,report_cases/* countStates */.c0)(measured);
    const worse = (0,report_cases/* worseCases */.cb)(measured);
    return {
        paired: comparable + unchanged,
        unchanged,
        newlyFailing: worse.filter(report_cases/* isNewlyFailing */.Kf).length,
        fixed: (0,report_cases/* fixedCases */.KV)(measured).length,
        drop: passRate === null ? null : 0 - passRate.change,
        low: passRate?.low ?? null,
        high: passRate?.high ?? null,
        p,
        detectable,
        maxDrop,
        alpha,
    };
}
const SHOWN_CASES = 3;
function rateText({ base, head, change, low, high }, { p, trials, suites, moved }, { maxDrop, alpha }, ground) {
    const rates = `pass rate ${(0,core_text/* percent */.KN)(base)} → ${(0,core_text/* percent */.KN)(head)}`;
    if (trials.head[1] === 0)
        return rates;
    const interval = `95% interval ${(0,core_text/* signedPoints */._9)(low)} to ${(0,core_text/* signedPoints */._9)(high)}`;
    const differs = change !== 0 || p !== 0.5;
    const chance = p === null ? "" : `, ${(0,core_text/* pText */.C6)(p, alpha)}`;
    const adjusted = suites === undefined || !differs
        ? ""
        : `, ${(0,core_text/* pText */.C6)(suites.p, alpha)} among ${(0,core_text/* counted */.hS)(suites.count, "suite")}`;
    const allowed = ground === "allowed" ? `, allowed ${(maxDrop * 100).toFixed(1)}` : "";
    const moves = differs ? `${(0,core_text/* signedPoints */._9)(change)} points` : "no case differs";
    const sentence = `${rates} (${moves}, ${interval}${chance}${adjusted}${allowed})`;
    return moved === undefined
        ? sentence
        : `${sentence}; p allows for the base's own movement of ${(moved.points * 100).toFixed(1)} points between commits`;
}
function evidenceText(measured, comparison, unseen = "") {
    const states = (0,report_cases/* countStates */.c0)(measured);
    const compared = `${(0,core_text/* counted */.hS)(states.comparable + states.unchanged, "case")} compared`;
    const carried = carriedCases(measured);
    const same = states.unchanged - carried;
    const share = states.comparable + carried === 0 ? "all" : same;
    const fromBase = carried > 0 ? `, ${carried} carried from the base` : "";
    const unchanged = same > 0 ? `, ${share} unchanged` : "";
    const trials = states.comparable === 0 ? "" : `, ${trialsText(comparison.trials)}`;
    return (0,core_text/* joined */.oR)(`${compared}${fromBase}${unchanged}${trials}${unseen}`, notCompared(measured, comparison));
}
function carriedCases({ cases }) {
    return (0,report_cases/* decidingCases */.Rh)(cases).filter(({ carried, comparison }) => carried && comparison?.state === "unchanged").length;
}
function movedText(measured) {
    const worse = (0,report_cases/* worseCases */.cb)(measured);
    const failing = worse.filter(report_cases/* isNewlyFailing */.Kf);
    const others = worse.length - failing.length;
    const namedCases = failing.length > 0 ? failing : worse;
    const names = (0,core_text/* listed */.KE)(namedCases.map(({ reportCase }) => (0,report_cases/* caseLabel */.PZ)(reportCase)), SHOWN_CASES);
    const word = failing.length > 0 ? "newly failing" : "passing less often";
    const fixed = (0,report_cases/* fixedCases */.KV)(measured).length;
    return (0,core_text/* joined */.oR)(namedCases.length > 0 ? `${namedCases.length} ${word} (${names})` : "", failing.length > 0 && others > 0 ? `${others} passing less often` : "", fixed > 0 ? `${fixed} fixed` : "");
}
function brokenText(broken, measured, comparison) {
    const many = broken.length > 1;
    const cases = broken.map(({ reportCase }) => reportCase);
    const names = (0,core_text/* listed */.KE)(cases.map(report_cases/* caseLabel */.PZ), SHOWN_CASES);
    const sentence = `${names} passed on every base recording and ${many ? "fail" : "fails"} now`;
    return (0,core_text/* joined */.oR)(`${sentence}${(0,worst_case_text/* reasonText */.uV)(cases, measured.policy)}`, evidenceText(measured, comparison), steadyText(comparison));
}
function steadyText({ steady }) {
    switch (steady) {
        case "long":
            return "the base is steady: no case of it passed and failed in 8 recordings or more";
        case "kept":
            return "all other cases have the base's recordings. If the agent is noisy, record 3 trials of every case";
        default:
            return "";
    }
}
function unseenText({ detectable, trials }, { maxDrop }, carried) {
    if (trials.head[1] === 0)
        return ": nothing was recorded again";
    if (detectable === null)
        return ": too little was recorded again to see any drop";
    const points = Math.round(Math.max(detectable, maxDrop) * 100);
    const besides = carried > 0 ? ", and so does every drop of a carried case" : "";
    return `: drops under about ${(0,core_text/* counted */.hS)(points, "point")} may stay unseen${besides}`;
}
function trialsText({ base, head }) {
    const span = ([fewest, most]) => fewest === most ? `${most}` : `${fewest} to ${most}`;
    if (span(base) === span(head))
        return `${span(head)} ${head[1] === 1 ? "trial" : "trials"} each`;
    return `${span(head)} against ${span(base)} trials`;
}
function notCompared(measured, { removed, retired }) {
    const { new: added, changed, unassessed } = (0,report_cases/* countStates */.c0)(measured);
    const counts = {
        new: added,
        removed: removed.length,
        retired: retired.length,
        changed,
        "not assessed": unassessed,
    };
    const shownCounts = Object.entries(counts).filter(([, count]) => count > 0);
    return shownCounts.length === 0
        ? ""
        : `not compared: ${shownCounts.map(([word, count]) => `${count} ${word}`).join(", ")}`;
}

;// CONCATENATED MODULE: ./build/gate/decide/earlier-check.js




const earlierRuns = {
    name: "earlier-runs",
    title: "Earlier runs",
    check(measured) {
        const { earlier } = measured.comparison ?? {};
        const alone = regression.check(measured);
        if (earlier === undefined || alone === undefined)
            return undefined;
        const together = regression.check(withEarlier(measured, earlier)) ?? alone;
        const isWorse = checks/* RESULTS */.Pr.indexOf(together.result) > checks/* RESULTS */.Pr.indexOf(alone.result);
        return {
            result: isWorse ? together.result : "pass",
            message: `with what ${(0,core_text/* counted */.hS)(earlier.runs, "earlier run")} recorded at this commit: ${together.message}`,
            numbers: together.numbers,
        };
    },
};
function withEarlier(measured, { runs: _, ...pooled }) {
    const { byWorst: __, suites, ...comparison } = measured.comparison;
    const adjusted = suites && { ...suites, p: Math.min(1, ((pooled.p ?? 1) * suites.count) / drop_test/* SUM_SHARE */.i) };
    return {
        ...measured,
        cases: measured.cases.map(caseWithEarlier),
        comparison: { ...comparison, ...pooled, ...(adjusted && { suites: adjusted }) },
    };
}
function caseWithEarlier(reportCase) {
    const { earlier, ...comparison } = reportCase.comparison ?? {};
    if (reportCase.comparison === null || earlier === undefined)
        return reportCase;
    const { passed, trials } = reportCase.comparison.head;
    const head = { passed: passed + earlier.passed, trials: trials + earlier.trials };
    return {
        ...reportCase,
        comparison: { ...reportCase.comparison, ...comparison, state: "comparable", head },
    };
}

// EXTERNAL MODULE: ./build/report/run-errors.js
var run_errors = __webpack_require__(73808);
// EXTERNAL MODULE: ./build/gate/compare/count-errors-as-failed.js
var count_errors_as_failed = __webpack_require__(79226);
// EXTERNAL MODULE: ./build/gate/decide/run-errors.js
var decide_run_errors = __webpack_require__(31428);
;// CONCATENATED MODULE: ./build/gate/decide/inconclusive.js






const runErrors = {
    name: "run-errors",
    title: "Could not run",
    check(measured) {
        const found = (0,run_errors/* runErrorsOf */.ER)(measured);
        if (found === undefined || !(0,run_errors/* areAllowed */.Rr)(found))
            return undefined;
        const numbers = { couldNotRun: found.errors, runs: found.runs, maxRunErrors: found.bound };
        const failed = (0,count_errors_as_failed/* measuredIfFailed */.r)(measured);
        const doubts = [checks/* floors */.yX, regression].flatMap(({ check, title }) => {
            if (check(measured)?.result !== "pass")
                return [];
            const finding = check(failed);
            return finding !== undefined && wouldStop(finding, measured) ? [{ title, ...finding }] : [];
        });
        const [doubt] = doubts;
        if (doubt === undefined)
            return { result: "pass", message: (0,decide_run_errors/* allowedText */.E)(found), numbers };
        const whose = found.errors === 1 ? "a run" : (0,core_text/* counted */.hS)(found.errors, "run");
        const failing = found.errors === 1 ? "it" : "they";
        const message = (0,core_text/* joined */.oR)(`the verdict depends on ${whose} that could not run. If ${failing} had failed: ${doubt.title}: ${doubt.message}`, (0,decide_run_errors/* allowedText */.E)(found));
        return { result: "inconclusive", message, numbers };
    },
};
function wouldStop({ result }, { policy }) {
    return result === "fail" || (result === "inconclusive" && policy.gate.inconclusive === "fail");
}

// EXTERNAL MODULE: ./build/gate/decide/measure-check.js
var measure_check = __webpack_require__(90354);
// EXTERNAL MODULE: ./build/gate/decide/model-switch.js
var model_switch = __webpack_require__(79691);
;// CONCATENATED MODULE: ./build/gate/decide/stale.js
const stale = {
    name: "stale",
    title: "Not recorded again",
    check({ stale: found, policy }) {
        if (found === undefined)
            return undefined;
        const { reason, command } = found;
        const message = `${reason}, so these recordings are not of this agent. Record again: ${command}`;
        return { result: policy.gate.stale ?? "inconclusive", message, numbers: {} };
    },
};

// EXTERNAL MODULE: ./build/core/escape.js + 1 modules
var core_escape = __webpack_require__(11977);
// EXTERNAL MODULE: ./build/core/limits.js
var limits = __webpack_require__(40332);
// EXTERNAL MODULE: ./build/scorers/pass-marks.js
var pass_marks = __webpack_require__(24714);
// EXTERNAL MODULE: ./build/gate/baseline/base-expectations.js
var base_expectations = __webpack_require__(6667);
// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(28314);
;// CONCATENATED MODULE: ./build/gate/decide/policy-direction.js


const RESULTS = ["pass", "inconclusive", "fail"];
const LEAST = /^(floors|passMarks|challenge)\.|^minCoverage$/;
const MOST = /^ceilings\.|^(regression\.maxDrop|switch\.margin|maxRunErrors|maxQuarantine)$/;
const DEMANDED_LISTS = ["scorers", "requiredCases", "rules"];
function directionOf({ name, base, head }) {
    if (name.startsWith("quarantine."))
        return addedOrRemoved(head, base);
    if (name === "regression.mode")
        return base === "off" ? 1 : head === "off" ? -1 : 0;
    if (name === "tools")
        return subsetDirection(uncounted(head), uncounted(base));
    if (DEMANDED_LISTS.includes(name) && (Array.isArray(base) || Array.isArray(head)))
        return subsetDirection((0,json/* listOf */.c3)(base), (0,json/* listOf */.c3)(head));
    if (name === "regression.alpha" || LEAST.test(name))
        return numberDirection(name, base, head);
    if (name === "switch.always")
        return sign(Number(head === true) - Number(base === true));
    if (name === "switch.margin" && typeof base !== typeof head)
        return addedOrRemoved(base, head);
    if (MOST.test(name))
        return numberDirection(name, head, base);
    if (RESULTS.includes(base) && RESULTS.includes(head))
        return sign(RESULTS.indexOf(head) - RESULTS.indexOf(base));
    return 0;
}
function numberDirection(name, lower, higher) {
    const isCeiling = name.startsWith("passMarks.") && (0,pass_marks/* scorerNamed */.uL)(name.slice("passMarks.".length)).isLowerBetter;
    if (typeof lower !== "number" || typeof higher !== "number")
        return /^(floors|passMarks|challenge)\./.test(name)
            ? addedOrRemoved(lower, higher)
            : name.startsWith("ceilings.")
                ? addedOrRemoved(higher, lower)
                : 0;
    return sign(isCeiling ? lower - higher : higher - lower);
}
function addedOrRemoved(first, second) {
    const isThere = (value) => Number(value !== undefined && value !== null);
    return sign(isThere(second) - isThere(first));
}
function subsetDirection(first, second) {
    const texts = (values) => new Set(values.map((value) => JSON.stringify(value)));
    const [before, after] = [texts(first), texts(second)];
    if ([...before].some((text) => !after.has(text)))
        return -1;
    return after.size > before.size ? 1 : 0;
}
function uncounted(tools) {
    return (0,json/* objectsOf */.iZ)(tools).filter(({ ignore, readOnly }) => ignore === true || readOnly === true);
}
function sign(value) {
    return value > 0 ? 1 : value < 0 ? -1 : 0;
}

;// CONCATENATED MODULE: ./build/gate/decide/policy-changes.js





function policyOfBase({ policyDiffers, policyChanges }) {
    const isMargin = ({ name, base }) => name.startsWith("switch.") && (base ?? null) === null;
    const isOnlyMargin = policyChanges.length > 0 && policyChanges.every(isMargin);
    if (!policyDiffers || isOnlyMargin)
        return [];
    const by = policyChanges.length === 0 ? "" : `: ${(0,core_text/* listed */.KE)(policyChanges.map(differingText), 3)}`;
    return [{ result: "pass", sentence: `the baseline was judged by another policy${by}` }];
}
function pendingPolicy({ policy }) {
    if (policy.source === "head")
        return [
            { result: "pass", sentence: "this pull request adds the policy, and the policy already applies to it" },
        ];
    if (!policy.changed)
        return [];
    const hidden = addedRedactRules(policy);
    const others = policy.pending.filter(({ name }) => name !== "redact" || hidden.length === 0);
    const parts = pendingSentences(others).map((sentence) => ({ result: "pass", sentence }));
    if (hidden.length === 0)
        return parts;
    const rules = (0,core_text/* listed */.KE)(hidden.map((rule) => (0,core_text/* shorten */.ml)(rule, limits/* limits */.Fy.shownName)), 3);
    const isDeciding = (0,scorers/* decidingJudges */.gK)(policy.gate).length > 0;
    const sentence = isDeciding
        ? `this pull request hides more from the judge that decides here: ${rules}`
        : `what the policy also hides is hidden already: ${rules}`;
    return [...parts, { result: isDeciding ? policy.gate.weakening : "pass", sentence }];
}
function pendingSentences(changes) {
    const words = [
        { direction: -1, what: "this pull request loosens the policy" },
        { direction: 1, what: "this pull request tightens the policy" },
        { direction: 0, what: "the policy is changed here" },
    ];
    const sentences = words.flatMap(({ direction, what }) => {
        const matching = changes.filter((change) => directionOf(change) === direction);
        return matching.length === 0
            ? []
            : [`${what}, which is not in force yet: ${(0,core_text/* listed */.KE)(matching.map(differingText), 3)}`];
    });
    return sentences.length > 0 ? sentences : ["the policy is changed here, which is not in force yet"];
}
function addedRedactRules({ pending }) {
    const { base = [], head = [] } = pending.find(({ name }) => name === "redact") ?? {};
    const [before, now] = [base, head].map((rules) => (Array.isArray(rules) ? rules.map(String) : []));
    return (now ?? []).filter((rule) => !(before ?? []).includes(rule));
}
function differingText({ name, base, head }) {
    const shown = (value) => value === null || value === undefined ? "not set" : (0,core_text/* shorten */.ml)((0,json/* jsonText */.s$)(value), limits/* limits */.Fy.shownValue);
    return `${name} is ${shown(head)}, was ${shown(base)}`;
}

;// CONCATENATED MODULE: ./build/gate/decide/weakening.js










const MOST_TOUCHED = { share: 0.1, cases: 2, from: 20 };
const weakening = {
    name: "weakening",
    title: "Weakening",
    check(measured) {
        const { comparison, accepted } = measured;
        const changed = (0,report_cases/* decidingCases */.Rh)(measured.cases)
            .filter((reportCase) => reportCase.comparison?.state === "changed")
            .map(changedText);
        const compared = comparison === null
            ? []
            : [
                ...brokenByBase(measured),
                ...brokenByChange(measured),
                ...unseen(measured, comparison),
                ...removed(measured, comparison),
                ...retiredOrRenamed(measured, comparison),
                ...failingAgain(measured, comparison),
                ...touched(changed, measured, comparison),
                ...renewed(comparison),
                ...takenOut(measured, comparison),
                ...unequal(measured),
                ...partlyKept(measured),
                ...renamedIntoQuarantine(measured, comparison),
                ...movedOut(measured),
                ...hinted(measured, comparison),
                ...settings(measured, comparison),
                ...unscored(measured, comparison),
                ...otherJudge(measured, comparison),
                ...otherVersions(comparison),
                ...policyOfBase(comparison),
            ];
        const parts = [...suitesLeftOut(measured), ...compared, ...pendingPolicy(measured)];
        const [worst, ...others] = ["fail", "inconclusive", "pass"].flatMap((result) => parts.filter((part) => part.result === result));
        if (worst === undefined)
            return undefined;
        const { result, saysWhy = false } = worst;
        const finding = {
            result,
            title: result === "pass" ? "Changed" : "Weakening",
            message: (0,core_text/* joined */.oR)(worst.sentence, result === "pass" || saysWhy ? "" : failingText(measured), ...others.map(({ sentence }) => sentence)),
            numbers: {
                baseCases: comparison?.baseCases ?? null,
                removed: comparison?.removed.length ?? null,
                retired: comparison?.retired.length ?? null,
                changed: changed.length,
            },
        };
        return (0,checks/* unlessAccepted */.O3)(finding, accepted);
    },
};
function suitesLeftOut({ policy, baseline: { leftOut = [] } }) {
    if (leftOut.length === 0)
        return [];
    const sentence = `this call leaves out ${(0,core_text/* counted */.hS)(leftOut.length, "suite")} that the base branch gates: ${(0,core_text/* listed */.KE)(leftOut)}; gate all of them, or add a new suite to rungate.yml`;
    return [{ result: policy.gate.weakening, sentence }];
}
function failingText(measured) {
    const failing = (0,report_cases/* casesToTell */._A)(measured);
    const changed = failing.find((reportCase) => reportCase.comparison?.state === "changed");
    return (0,worst_case_text/* worstCaseText */.$u)(changed ?? failing[0], measured.policy);
}
function changedText(reportCase) {
    const failed = reportCase.trials.filter(({ pass }) => pass === false).length;
    return failed === 0
        ? (0,report_cases/* caseLabel */.PZ)(reportCase)
        : `${(0,report_cases/* caseLabel */.PZ)(reportCase)} (fails ${failed} of ${(0,core_text/* counted */.hS)(reportCase.trials.length, "run")})`;
}
function brokenByBase({ cases, policy }) {
    const broken = (0,base_expectations/* brokenAsOnBase */.on)(cases);
    const [first] = broken;
    if (first === undefined)
        return [];
    const retired = broken.some(({ source }) => source === "none") ? " or retired" : "";
    const fail = broken.length > 1 ? "cases fail" : "case fails";
    const why = first.asOnBase?.why;
    const reason = broken.length > 1 ? `; ${(0,report_cases/* caseLabel */.PZ)(first)}: ${why}` : `: ${why}`;
    const sentence = `${broken.length} changed${retired} ${fail} by what the base expects: ${(0,core_text/* listed */.KE)(broken.map(asOnBaseText))}${why === undefined ? "" : reason}`;
    return [{ result: atLeastInconclusive(policy), sentence, saysWhy: why !== undefined }];
}
function asOnBaseText(reportCase) {
    const { asOnBase, comparison } = reportCase;
    const of = ({ passed, trials }) => `${passed} of ${trials}`;
    const here = asOnBase === undefined ? "" : `passes ${of(asOnBase)} ${asOnBase.trials > 1 ? "runs" : "run"}`;
    const before = comparison === null || comparison.base.trials === 0 ? "" : `, ${of(comparison.base)} on the base`;
    return `${(0,report_cases/* caseLabel */.PZ)(reportCase)} (${here}${before})`;
}
function brokenByChange({ cases, policy }) {
    const others = new Set((0,base_expectations/* brokenAsOnBase */.on)(cases));
    const broken = (0,report_cases/* decidingCases */.Rh)(cases).filter((reportCase) => reportCase.comparison?.state === "changed" &&
        reportCase.passRate === 0 &&
        !others.has(reportCase) &&
        hadPassed(reportCase));
    if (broken.length === 0)
        return [];
    const fail = broken.length > 1 ? "cases fail every run by their" : "case fails every run by its";
    const sentence = `${broken.length} changed ${fail} own new expectation: ${(0,core_text/* listed */.KE)(broken.map(report_cases/* caseLabel */.PZ))}`;
    return [{ result: policy.gate.changedCases, sentence }];
}
function hadPassed({ comparison }) {
    return comparison?.base.trials === 0 || (comparison?.base.passed ?? 0) > 0;
}
function unseen({ cases, policy }, { unseenExpectations }) {
    if (!unseenExpectations)
        return [];
    const unscored = (0,report_cases/* decidingCases */.Rh)(cases).filter(({ asOnBase, comparison, source }) => asOnBase === undefined &&
        (comparison?.state === "changed" || (source === "none" && (comparison?.own ?? 0) > 0)));
    if (unscored.length === 0)
        return [];
    const sentence = `${(0,core_text/* counted */.hS)(unscored.length, "changed case")} could not be scored by what the base expects: ${(0,core_text/* listed */.KE)(unscored.map(report_cases/* caseLabel */.PZ))}`;
    return [{ result: atLeastInconclusive(policy), sentence }];
}
function atLeastInconclusive({ gate }) {
    return gate.changedCases === "fail" ? "fail" : "inconclusive";
}
function renewed({ renewed = 0 }) {
    if (renewed === 0)
        return [];
    const them = renewed > 1 ? "them, so they are" : "it, so it is";
    const sentence = `another rungate recorded ${(0,core_text/* counted */.hS)(renewed, "case")} of the baseline; the base commit expects the same of ${them} compared with what was recorded`;
    return [{ result: "pass", sentence }];
}
function takenOut({ policy }, { takenOut }) {
    if (takenOut.length === 0)
        return [];
    const have = takenOut.length > 1 ? "have" : "has";
    const sentence = `${(0,core_text/* counted */.hS)(takenOut.length, "case")} ${have} fewer runs than on the base: ${(0,core_text/* listed */.KE)(takenOut)}; record as many`;
    return [{ result: policy.gate.weakening, sentence }];
}
function unequal({ cases, policy }) {
    const uneven = (0,report_cases/* decidingCases */.Rh)(cases).flatMap((reportCase) => {
        const { extra, head, base } = reportCase.comparison ?? {};
        if (extra === undefined || head === undefined || base === undefined)
            return [];
        const isPlanned = base.passed === base.trials && head.passed === 0;
        const isFollowed = isPlanned && extra.passed <= 1;
        const result = isFollowed ? "pass" : isPlanned ? "inconclusive" : policy.gate.weakening;
        return [
            { result, text: `${(0,report_cases/* caseLabel */.PZ)(reportCase)} (${head.trials + extra.trials} instead of ${head.trials})` },
        ];
    });
    return ["fail", "inconclusive", "pass"].flatMap((result) => {
        const texts = uneven.filter((entry) => entry.result === result).map(({ text }) => text);
        if (texts.length === 0)
            return [];
        const have = texts.length > 1 ? "have" : "has";
        const more = `${(0,core_text/* counted */.hS)(texts.length, "case")} ${have} more runs than the others here: ${(0,core_text/* listed */.KE)(texts)}; as many are compared, failing ones first`;
        const sentence = result === "pass" ? more : `${more}. Record every case equally often`;
        return [{ result, sentence }];
    });
}
function partlyKept({ cases }) {
    return (0,report_cases/* decidingCases */.Rh)(cases).flatMap((reportCase) => {
        const { kept, head, extra } = reportCase.comparison ?? {};
        if (kept === undefined || head === undefined)
            return [];
        const runs = head.trials + (extra?.trials ?? 0);
        const sentence = `${kept} of ${(0,core_text/* counted */.hS)(runs, "recording")} of ${(0,report_cases/* caseLabel */.PZ)(reportCase)} ${kept > 1 ? "are" : "is"} the base's, and a new one fails: record all of them again`;
        return [{ result: "inconclusive", sentence }];
    });
}
function renamedIntoQuarantine({ policy }, { renamedToQuarantine = [] }) {
    if (renamedToQuarantine.length === 0)
        return [];
    const have = renamedToQuarantine.length > 1 ? "have names" : "has a name";
    const sentence = `${(0,core_text/* counted */.hS)(renamedToQuarantine.length, "renamed case")} ${have} that the quarantine lists, and decided on the base: ${(0,core_text/* listed */.KE)(renamedToQuarantine)}; choose another name`;
    return [{ result: policy.gate.weakening, sentence }];
}
function movedOut({ policy, tier }) {
    const { name, movedOut = [] } = tier ?? {};
    if (movedOut.length === 0)
        return [];
    const are = movedOut.length > 1 ? "are" : "is";
    const sentence = `${(0,core_text/* counted */.hS)(movedOut.length, "case")} ${are} moved out of the tier "${name}": ${(0,core_text/* listed */.KE)(movedOut)}`;
    return [{ result: policy.gate.weakening, sentence }];
}
function hinted({ policy }, { hintedTools }) {
    if (hintedTools.length === 0)
        return [];
    const isMany = hintedTools.length > 1;
    const names = hintedTools.map((name) => (0,core_text/* shorten */.ml)(name, limits/* limits */.Fy.shownName));
    const who = isMany ? "are marked as tools that only read" : "is marked as a tool that only reads";
    const rule = `{ match: ${(0,core_escape/* yamlText */.pS)(names[0] ?? "")}, readOnly: true }${isMany ? ", …" : ""}`;
    const sentence = `${(0,core_text/* listed */.KE)(names, 3)} ${who} by the recordings here and not on the base, so calls do not count; if that is right, write tools: [${rule}] in the policy`;
    return [{ result: policy.gate.weakening, sentence }];
}
function removed({ totals, baselineEligible }, { removed, baseCases }) {
    if (removed.length === 0 || totals.runs === 0)
        return [];
    const hinted = removed.find(({ hint }) => hint !== undefined);
    const whose = hinted === undefined || removed.length === 1 ? "" : `${(0,report_cases/* caseLabel */.PZ)(hinted)}: `;
    const hint = hinted === undefined ? "" : ` (${whose}${hinted.hint})`;
    const many = removed.length > 1;
    const gone = `${removed.length} of ${(0,core_text/* counted */.hS)(baseCases, "case")} of the baseline ${many ? "are" : "is"} gone`;
    const id = (0,core_escape/* yamlText */.pS)((0,core_text/* shorten */.ml)(removed[0]?.id ?? "", limits/* limits */.Fy.shownName));
    const declare = `if that is right, write retired: [{ id: ${id}, reason: … }${many ? ", …" : ""}] in the expectations, or "formerly" on the case that took ${many ? "their" : "its"} place`;
    const remedy = baselineEligible
        ? declare
        : "some recordings are missing or broken, and they may be among those";
    return [{ result: "fail", sentence: `${gone}: ${(0,core_text/* listed */.KE)(removed.map(report_cases/* caseLabel */.PZ))}${hint}; ${remedy}` }];
}
function retiredOrRenamed({ cases }, { retired }) {
    const renamed = cases.flatMap((reportCase) => {
        const before = reportCase.comparison?.formerly;
        return before === undefined ? [] : [`${before} → ${(0,report_cases/* caseLabel */.PZ)(reportCase)}`];
    });
    const reasons = retired.map((entry) => `${(0,report_cases/* caseLabel */.PZ)(entry)} (${entry.reason})`);
    return [...declaredPart("retired", reasons), ...declaredPart("renamed", renamed)];
}
function failingAgain({ policy }, { retired }) {
    const names = retired.flatMap((entry) => entry.failingAs === undefined ? [] : [`${(0,report_cases/* caseLabel */.PZ)(entry)} → ${entry.failingAs}`]);
    if (names.length === 0)
        return [];
    const sentence = `a new case that fails expects the same as a retired one: ${(0,core_text/* listed */.KE)(names)}; if it is that case renamed, write "formerly" there`;
    return [{ result: atLeastInconclusive(policy), sentence }];
}
function declaredPart(what, cases) {
    if (cases.length === 0)
        return [];
    return [{ result: "pass", sentence: `${(0,core_text/* counted */.hS)(cases.length, "case")} ${what}: ${(0,core_text/* listed */.KE)(cases)}` }];
}
function touched(changed, { policy, totals }, comparison) {
    if (totals.runs === 0)
        return [];
    const { changedCases } = policy.gate;
    const { baseCases, requiredTouched: required } = comparison;
    const count = changed.length + comparison.removed.length + comparison.retired.length;
    const { share, cases, from } = MOST_TOUCHED;
    const isLarge = count > baseCases * share && (baseCases < from || count > cases);
    const result = isLarge || required.length > 0 ? changedCases : "pass";
    const parts = [];
    if (required.length > 0) {
        const sentence = `${(0,core_text/* counted */.hS)(required.length, "required case")} changed or gone: ${(0,core_text/* listed */.KE)(required)}`;
        parts.push({ result, sentence });
    }
    if (changed.length > 0) {
        const what = changed.length > 1 ? "their expectations" : "its expectation";
        const or = comparison.policyDiffers ? " or the policy that judges" : "";
        const sentence = `${changed.length} of ${(0,core_text/* counted */.hS)(baseCases, "case")} changed ${what}${or}, so not compared: ${(0,core_text/* listed */.KE)(changed)}`;
        parts.push({ result: isLarge ? changedCases : "pass", sentence });
    }
    if (isLarge && comparison.retired.length > 0) {
        const or = changed.length > 0 ? "changed, retired or gone" : "retired or gone";
        const are = count > 1 ? "are" : "is";
        const sentence = `${count} of ${(0,core_text/* counted */.hS)(baseCases, "case")} of the baseline ${are} ${or}, more than a tenth`;
        parts.push({ result: changedCases, sentence });
    }
    return parts;
}
function settings({ policy }, { settings }) {
    if (settings.length === 0)
        return [];
    const sentence = `other settings than the baseline's: ${(0,core_text/* listed */.KE)(settings.map(differingText), 3)}`;
    return [{ result: policy.gate.weakening, sentence }];
}
function unscored(measured, { unscored }) {
    return unscored.map(({ scorer, cases, byFault = false }) => {
        const isMeasured = measured.cases.some((reportCase) => (reportCase.scores[scorer] ?? null) !== null && cases.includes((0,report_cases/* caseLabel */.PZ)(reportCase)));
        const of = `${(0,core_text/* counted */.hS)(cases.length, "case")} of the baseline`;
        const names = (0,core_text/* listed */.KE)(cases, 3);
        return {
            result: byFault ? "inconclusive" : measured.policy.gate.weakening,
            sentence: isMeasured || (0,pass_marks/* scorerNamed */.uL)(scorer).isJudged || (0,pass_marks/* scorerNamed */.uL)(scorer).isRequested
                ? `${scorer} leaves out runs of ${of} that it measured there: ${names}`
                : `${scorer} measures ${of} no more: ${names}`,
        };
    });
}
function otherJudge({ policy }, { judgedOtherwise }) {
    if (judgedOtherwise === null)
        return [];
    const isOfThem = ({ id }) => judgedOtherwise.scorers.includes(id);
    if (!(0,scorers/* gatingJudges */.x0)(policy.gate).some(isOfThem))
        return [];
    const { cases, head, base } = judgedOtherwise;
    const judgeNames = (judges) => (0,core_text/* listed */.KE)(judges.map((judge) => (0,core_text/* shorten */.ml)(judge, limits/* limits */.Fy.shownName)), 2);
    const sentence = `another judge decides here in ${(0,core_text/* counted */.hS)(cases, "case")} (${judgeNames(head)}) than on the base (${judgeNames(base)}), so its word is not compared`;
    return [{ result: "inconclusive", sentence }];
}
function otherVersions({ scorerVersions = [] }) {
    return scorerVersions.map(({ scorer, base, head }) => ({
        result: "pass",
        sentence: `${scorer} counts otherwise here (version ${head}) than on the base (version ${base}): the base's outcome is compared as it was recorded`,
    }));
}

;// CONCATENATED MODULE: ./build/gate/decide/verdict.js

















const verdict_checks = [
    checks/* integrity */.me,
    checks/* assessed */.a1,
    checks/* baseline */._Z,
    stale,
    weakening,
    checks/* floors */.yX,
    checks/* required */.mw,
    regression,
    suitesTogether,
    model_switch/* modelSwitch */.yD,
    earlierRuns,
    runErrors,
    checks/* rules */.aO,
    measure_check/* measures */.qY,
];
function decide(measured) {
    const found = verdict_checks.flatMap(({ name, title, check }) => {
        const finding = check(measured);
        return finding === undefined ? [] : [{ name, title, ...finding }];
    });
    const worst = found.reduce((most, { result }) => Math.max(most, checks/* RESULTS */.Pr.indexOf(result)), 0);
    const result = checks/* RESULTS */.Pr[worst];
    return { result, blocks: found.some((check) => stops(check, measured)), checks: found };
}
const COUNTING_ON_BASE = new Set(verdict_checks.flatMap(({ name, countsOnBase }) => (countsOnBase ? name : [])));
function stops({ name, result }, { role, policy }) {
    if (role === "base")
        return result === "fail" && COUNTING_ON_BASE.has(name);
    if (result === "inconclusive")
        return policy.gate.inconclusive === "fail" || name === model_switch/* modelSwitch */.yD.name;
    return result === "fail";
}
const NO_ORIGIN = { distance: null, runId: null, artifactId: null };
function conclude(report, { baseline, role, points, record, earlier, ofBase }) {
    const base = baseline.state === "found" ? baseline.report : undefined;
    const compared = base === undefined ? undefined : (0,compare/* compare */.U)(report, base, earlier);
    const measured = {
        ...report,
        cases: compared?.cases ?? report.cases,
        role,
        baselineEligible: report.baselineEligible && baseline.state !== "unavailable",
        baseline: {
            state: baseline.state,
            commit: base?.commit ?? null,
            isWhole: base?.baselineEligible ?? true,
            reason: baseline.reason,
            ...originOf(baseline, role),
            ...(baseline.state === "found" && baseline.instead && { instead: baseline.instead }),
            ...(baseline.leftOut && { leftOut: [...baseline.leftOut] }),
        },
        comparison: compared === undefined ? null : { ...compared.comparison, ...ofBase },
    };
    const isNewLevel = report.accepted !== null || Boolean(measured.comparison?.shift);
    const isBaseline = role !== "head";
    const carries = isBaseline && base !== undefined && !isNewLevel;
    const carried = {
        ...measured,
        cases: carries ? withPools(measured, compared?.pairs ?? [], base) : measured.cases,
        history: (0,baseline_baseline/* extendHistory */.$6)(base?.history ?? [], isBaseline ? pointOf(measured) : null, points),
    };
    const { cases, history, leftOut } = isBaseline ? (0,baseline_baseline/* handedOn */.Uz)(carried) : { ...carried, leftOut: undefined };
    const complete = leftOut === undefined ? measured : withOmission(measured, leftOut);
    return withVerdict({ ...complete, cases, history }, record);
}
function withVerdict({ plan: _, ...measured }, record) {
    const verdict = decide(measured);
    const plan = planSecondLook(measured, verdict, record);
    return { ...measured, verdict, ...(plan && { plan }) };
}
function pointOf(measured) {
    const point = (0,baseline_baseline/* historyPoint */.jQ)(measured);
    const level = (0,base_commit_levels/* levelOf */.In)(measured);
    return point && { ...point, ...(level && { level }) };
}
function originOf(baseline, role) {
    if (baseline.state !== "found")
        return NO_ORIGIN;
    const { origin, report } = baseline;
    const createdAt = origin === undefined ? report.createdAt : origin.createdAt;
    const { distance, runId, artifactId } = origin ?? NO_ORIGIN;
    const isKnown = role === "head" && createdAt !== null && createdAt !== undefined;
    return { distance, runId, artifactId, ...(isKnown && { createdAt }) };
}
function withOmission(measured, { message, isReadable }) {
    const severity = isReadable || measured.role === "queue" ? "warning" : "error";
    const problem = (0,report_cases/* listProblems */.vz)([{ severity, message }], (0,details/* redactor */.$p)([]));
    return { ...measured, ...(0,report_cases/* joinProblems */.zx)([measured, problem]) };
}
function withPools({ cases, policy }, pairs, base) {
    const { window } = policy.gate.regression;
    const judges = (0,scorers/* gatingJudges */.x0)(policy.gate);
    return cases.map((reportCase, at) => {
        const before = pairs[at]?.base;
        const isSame = before !== undefined &&
            (0,fingerprint/* isExpectedAlike */.Lk)(reportCase, before) &&
            (0,pair_cases/* areJudgedBySame */.vY)(reportCase, before, judges);
        return isSame ? { ...reportCase, pool: (0,baseline_baseline/* nextPool */.Kf)(reportCase, before, base.commit, window) } : reportCase;
    });
}


/***/ }),

/***/ 32982:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  yC: () => (/* binding */ caseMeasures),
  dU: () => (/* binding */ compareMeasures),
  TE: () => (/* binding */ suiteMeasuresOf)
});

// EXTERNAL MODULE: ./build/core/statistics/distributions.js
var distributions = __webpack_require__(9879);
// EXTERNAL MODULE: ./build/core/statistics/permutation-test.js
var permutation_test = __webpack_require__(39365);
// EXTERNAL MODULE: ./build/core/statistics/power.js
var power = __webpack_require__(87753);
// EXTERNAL MODULE: ./build/core/statistics/summary.js
var summary = __webpack_require__(20544);
;// CONCATENATED MODULE: ./build/core/statistics/increase-test.js




const ROUNDING = 1e-9;
const LEAST_LOG = 0.001;
function riseTest(samples, options) {
    const { least = 0 } = options;
    const log = (value) => logarithm(value < 0 ? value : Math.max(value, least), options.scale);
    const logs = samples.map((sample) => ({ base: sample.base.map(log), head: sample.head.map(log) }));
    const amounts = samples.map((sample) => ({
        base: sample.base.map((value) => (value <= least ? 0 : value)),
        head: sample.head.map((value) => (value <= least ? 0 : value)),
    }));
    const [base, head] = [typical(amounts, "base"), typical(amounts, "head")];
    const needed = detectableDifference(logs, options.alpha);
    const added = options.scale === "log" ? 0 : 1;
    return {
        rise: riseOf(base, head),
        base,
        head,
        ...(0,permutation_test/* relabelledP */.xC)(logs, LEAST_LOG),
        detectable: needed === null ? null : finite(Math.expm1(needed) * (1 + added / base)),
        rose: countRisen(logs, ROUNDING),
        cases: samples.length,
        most: mostRisen(logs, amounts),
    };
}
function ratioRiseTest(samples, options) {
    const costs = samples.map((sample) => valuesOf(sample, ({ cost }) => cost));
    const successes = samples.map((sample) => valuesOf(sample, ({ success }) => success));
    const sides = ["base", "head"].map((side) => [typical(costs, side), typical(successes, side)]);
    if (sides.flat().some((value) => value <= 0))
        return null;
    const [base = 0, head = 0] = sides.map(([cost = 0, success = 1]) => cost / success);
    const together = (values) => meanOf(values.map((sample) => meanOf((0,summary/* pooled */.IE)(sample))));
    const ratio = together(costs) / together(successes);
    const values = samples.map((sample) => valuesOf(sample, ({ cost, success }) => cost - ratio * success));
    const needed = detectableDifference(values, options.alpha);
    return {
        rise: riseOf(base, head),
        base,
        head,
        ...(0,permutation_test/* relabelledP */.xC)(values, ratio / permutation_test/* FURTHEST */.QK),
        detectable: needed === null ? null : needed / together(costs),
        rose: countRisen(values, ROUNDING * ratio),
        cases: samples.length,
    };
}
function valuesOf(trials, value) {
    return { base: trials.base.map(value), head: trials.head.map(value) };
}
function logarithm(value, scale) {
    const result = scale === "log" ? Math.log(value) : Math.log1p(value);
    if (value < 0 || !Number.isFinite(result))
        throw new RangeError(`no ${scale} of ${value}`);
    return result;
}
function typical(samples, side) {
    return meanOf(samples.map((sample) => meanOf(sample[side])));
}
function meanOf(values) {
    return (0,summary/* mean */.i2)(values) ?? 0;
}
function riseOf(base, head) {
    if (Math.abs(head - base) <= ROUNDING * base)
        return 0;
    return finite(head / base - 1);
}
function finite(value) {
    return Number.isFinite(value) ? value : null;
}
function countRisen(samples, least) {
    return samples.filter(({ base, head }) => meanOf(head) - meanOf(base) > least).length;
}
function mostRisen(logs, amounts) {
    let [at, most] = [-1, ROUNDING];
    for (const [place, { base, head }] of logs.entries()) {
        const difference = meanOf(head) - meanOf(base);
        if (difference > most)
            [at, most] = [place, difference];
    }
    const risen = amounts[at];
    return risen === undefined ? null : { at, rise: riseOf(meanOf(risen.base), meanOf(risen.head)) };
}
function detectableDifference(samples, alpha) {
    const smallest = samples.reduce((p, sample) => p / (0,summary/* relabellings */.Fl)(sample), 0.5);
    if (smallest >= alpha)
        return null;
    const error = (0,summary/* standardError */.gU)(samples, samples.length);
    const isRepeated = samples.some((sample) => (0,summary/* pooled */.IE)(sample).length > 2);
    return error === 0 && !isRepeated ? null : ((0,distributions/* upperQuantile */.kA)(alpha) + (0,distributions/* upperQuantile */.kA)(1 - power/* POWER */.wY)) * error;
}

// EXTERNAL MODULE: ./build/report/cases.js
var cases = __webpack_require__(65594);
// EXTERNAL MODULE: ./build/scorers/measures.js
var scorers_measures = __webpack_require__(16573);
// EXTERNAL MODULE: ./build/gate/compare/pair-cases.js
var pair_cases = __webpack_require__(99404);
;// CONCATENATED MODULE: ./build/gate/measure/suite-measures.js





function measuredTrials({ trials }) {
    return trials.filter(({ content, couldNotRun }) => content !== undefined && !couldNotRun);
}
function suite_measures_valuesOf(trials, measure, rates) {
    const values = [];
    const whys = [];
    for (const trial of trials) {
        const measured = (0,scorers_measures/* measureRun */.uw)(trial, measure, rates);
        if ("why" in measured)
            whys.push(measured.why);
        else
            values.push(measured.value);
    }
    return { values, whys };
}
function caseMeasures(measuredCase, { rates }) {
    const trials = measuredTrials(measuredCase);
    const caseValues = {};
    for (const measure of scorers_measures/* runMeasures */.Xk) {
        const { values, whys } = suite_measures_valuesOf(trials, measure, rates);
        if (values.length > 0)
            caseValues[measure] = suite_measures_summary((0,summary/* mean */.i2)(values), (0,summary/* median */.JZ)(values), values.length, whys);
    }
    const { cost } = caseValues;
    if (cost === undefined || measuredCase.passRate === null)
        return caseValues;
    return { ...caseValues, costPerSuccess: perSuccess(cost.mean ?? 0, measuredCase.passRate, cost.runs) };
}
function suite_measures_summary(mean, median, runs, whys) {
    const [why] = whys;
    return { mean, median, runs, ...(why === undefined ? {} : { unknown: whys.length, why }) };
}
function perSuccess(cost, passRate, runs) {
    return passRate === 0
        ? { ...suite_measures_summary(null, null, runs, []), why: "no run passes" }
        : suite_measures_summary(cost / passRate, null, runs, []);
}
function suiteMeasuresOf(cases, { measures = {}, rates }) {
    const trials = cases.flatMap(measuredTrials);
    const all = {};
    for (const measure of scorers_measures/* runMeasures */.Xk) {
        const summaries = cases.flatMap((measuredCase) => measuredCase.measures?.[measure] ?? []);
        if (summaries.length === 0 && measures[measure] === undefined)
            continue;
        const runs = (0,summary/* sum */.cz)(summaries.map((summaryOfCase) => summaryOfCase.runs));
        const whys = runs === trials.length ? [] : suite_measures_valuesOf(trials, measure, rates).whys;
        const means = summaries.flatMap((summaryOfCase) => summaryOfCase.mean ?? []);
        const medians = summaries.flatMap((summaryOfCase) => summaryOfCase.median ?? []);
        all[measure] = suite_measures_summary((0,summary/* mean */.i2)(means), (0,summary/* median */.JZ)(medians), runs, whys);
    }
    const paid = cases.filter((measuredCase) => measuredCase.measures?.cost !== undefined && measuredCase.passRate !== null);
    const cost = (0,summary/* mean */.i2)(paid.flatMap((measuredCase) => measuredCase.measures?.cost?.mean ?? []));
    const passRate = (0,summary/* mean */.i2)(paid.flatMap((measuredCase) => measuredCase.passRate ?? []));
    if (cost !== null && passRate !== null)
        return { ...all, costPerSuccess: perSuccess(cost, passRate, all.cost?.runs ?? 0) };
    if (measures.costPerSuccess === undefined)
        return all;
    const { whys } = suite_measures_valuesOf(trials, "cost", rates);
    return { ...all, costPerSuccess: suite_measures_summary(null, null, 0, whys) };
}
function compareMeasures(pairs, { rates }, alpha) {
    const sides = pairs.flatMap((pair) => {
        const { head, base } = pair;
        if (base === undefined)
            return [];
        return { label: (0,cases/* caseLabel */.PZ)(head), isPaired: (0,pair_cases/* isPaired */.eE)(pair), head: distinct(head), base: distinct(base) };
    });
    const rises = {};
    const unmeasured = [];
    for (const measure of scorers_measures/* runMeasures */.Xk) {
        const { rise, missing } = measureSides(sides, measure, rates, alpha);
        if (rise !== undefined)
            rises[measure] = rise;
        if (missing.length > 0)
            unmeasured.push([measure, missing]);
    }
    const perSuccess = riseOfCostPerSuccess(sides, rates, alpha);
    if (perSuccess !== undefined)
        rises.costPerSuccess = perSuccess;
    const models = {
        base: modelsOf(sides.map((pair) => pair.base)),
        head: modelsOf(sides.map((pair) => pair.head)),
    };
    const isOther = models.head.length > 0 && !isSame(models.base, models.head);
    return {
        ...(Object.keys(rises).length === 0 ? {} : { measures: rises }),
        ...(unmeasured.length === 0 ? {} : { unmeasured: Object.fromEntries(unmeasured) }),
        ...(isOther ? { models } : {}),
    };
}
function distinct(reportCase) {
    return [...new Map(measuredTrials(reportCase).map((trial) => [trial.hash, trial])).values()];
}
function modelsOf(cases) {
    return [...new Set(cases.flat().flatMap(({ model }) => model ?? []))].sort();
}
function isSame(a, b) {
    return a.length === b.length && a.every((model, at) => model === b[at]);
}
function measureSides(sides, measure, rates, alpha) {
    const measured = sides.map(({ label, base, head }) => ({
        label,
        base: suite_measures_valuesOf(base, measure, rates),
        head: suite_measures_valuesOf(head, measure, rates),
    }));
    const comparable = measured.filter(({ base, head }) => base.values.length > 0 && head.values.length > 0);
    const missing = measured
        .filter(({ base, head }) => base.values.length > 0 && unknownShare(head) > unknownShare(base))
        .map(({ label }) => label);
    const samples = comparable.map(({ base, head }) => ({ base: base.values, head: head.values }));
    const least = LEAST[measure];
    const scale = least === 0 ? "log1p" : "log";
    if (samples.length === 0)
        return { rise: undefined, missing };
    const { most, ...rise } = riseTest(samples, { scale, alpha, least });
    const label = comparable[most?.at ?? -1]?.label;
    return {
        rise: most === null || label === undefined ? rise : { ...rise, most: { case: label, rise: most.rise } },
        missing,
    };
}
function unknownShare({ values, whys }) {
    return whys.length === 0 ? 0 : whys.length / (whys.length + values.length);
}
const LEAST = {
    tokens: 0.5,
    calls: 0,
    steps: 0.5,
    duration: 0.5,
    cost: 0.000_001,
};
function riseOfCostPerSuccess(sides, rates, alpha) {
    const paid = (trials) => trials.flatMap((trial) => {
        const cost = (0,scorers_measures/* measureRun */.uw)(trial, "cost", rates);
        if ("why" in cost || trial.pass === null)
            return [];
        return [{ cost: cost.value < LEAST.cost ? 0 : cost.value, success: Number(trial.pass) }];
    });
    const samples = sides
        .filter(({ isPaired }) => isPaired)
        .map(({ base, head }) => ({ base: paid(base), head: paid(head) }))
        .filter(({ base, head }) => base.length > 0 && head.length > 0);
    return (samples.length === 0 ? null : ratioRiseTest(samples, { alpha })) ?? undefined;
}


/***/ }),

/***/ 84375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ae: () => (/* binding */ casePassRate),
/* harmony export */   Bn: () => (/* binding */ suiteScore),
/* harmony export */   Bu: () => (/* binding */ passPower),
/* harmony export */   RK: () => (/* binding */ outcomesOf),
/* harmony export */   lq: () => (/* binding */ caseScore)
/* harmony export */ });
/* harmony import */ var _core_statistics_summary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20544);
/* harmony import */ var _scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24714);


function caseScore({ trials }, scorer) {
    const values = [];
    for (const { scores } of trials) {
        const outcome = scores[scorer];
        if (outcome?.status === "scored")
            values.push(outcome.value);
    }
    return (0,_core_statistics_summary_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i2)(values);
}
function casePassRate({ trials }) {
    return (0,_core_statistics_summary_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i2)(outcomesOf({ trials }));
}
function outcomesOf({ trials }) {
    return trials.flatMap(({ pass }) => (pass === null ? [] : [Number(pass)]));
}
function suiteScore(cases, scorer) {
    const means = [];
    const counts = { scored: 0, "not-assessed": 0, error: 0 };
    for (const countedCase of cases) {
        const score = caseScore(countedCase, scorer);
        if (score !== null)
            means.push(score);
        for (const { scores } of countedCase.trials) {
            const outcome = scores[scorer];
            if (outcome !== undefined)
                counts[outcome.status] += 1;
        }
    }
    const value = (0,_core_statistics_summary_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i2)(means);
    return {
        value,
        assessed: counts.scored,
        notAssessed: counts["not-assessed"],
        errors: counts.error,
        band: value === null ? null : band((0,_scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_1__/* .scorerNamed */ .uL)(scorer).goodness(value)),
    };
}
function band(value) {
    if (value >= 0.9)
        return "Excellent";
    if (value >= 0.7)
        return "Good";
    return value >= 0.5 ? "Fair" : "Poor";
}
function passPower(cases) {
    const counts = cases.flatMap(({ trials }) => {
        const decided = trials.filter(({ pass }) => pass !== null);
        return decided.length === 0 ? [] : [{ n: decided.length, c: decided.filter(({ pass }) => pass).length }];
    });
    const k = counts.reduce((fewest, { n }) => Math.min(fewest, n), Number.POSITIVE_INFINITY);
    if (counts.length === 0 || k < 2)
        return null;
    const value = (0,_core_statistics_summary_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i2)(counts.map(({ n, c }) => chooseRatio(c, n, k)));
    return { k, value, ...(counts.length === cases.length ? {} : { cases: counts.length }) };
}
function chooseRatio(c, n, k) {
    let ratio = 1;
    for (let i = 0; i < k; i++)
        ratio *= Math.max(c - i, 0) / (n - i);
    return ratio;
}


/***/ })

};

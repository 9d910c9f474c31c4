export const id = 9702;
export const ids = [9702];
export const modules = {

/***/ 9702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ae: () => (/* binding */ casePassRate),
/* harmony export */   Bn: () => (/* binding */ suiteScore),
/* harmony export */   lq: () => (/* binding */ caseScore),
/* harmony export */   xP: () => (/* binding */ measure)
/* harmony export */ });
/* unused harmony export passPower */
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8806);
/* harmony import */ var _base_statistics_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4749);
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8389);
/* harmony import */ var _report_cases_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5594);
/* harmony import */ var _report_details_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3373);
/* harmony import */ var _report_reasons_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7802);
/* harmony import */ var _report_run_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3808);
/* harmony import */ var _scorers_index_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8246);
/* harmony import */ var _scorers_judge_question_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8560);
/* harmony import */ var _scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4714);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8508);
/* harmony import */ var _coverage_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2218);
/* harmony import */ var _every_tool_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(5420);
/* harmony import */ var _fingerprint_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(8842);
/* harmony import */ var _measures_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(1782);
/* harmony import */ var _near_names_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(683);
/* harmony import */ var _score_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(8125);

















function measure(part, facts) {
    const { policy } = facts.activePolicy;
    const { expectations } = facts;
    const inUse = scorersInUse(part, policy);
    const cases = part.cases.map((one) => reportCase(one, expectations.get(one.id), policy, inUse));
    const passRates = cases.flatMap((one) => one.passRate ?? []);
    const passRate = (0,_base_statistics_js__WEBPACK_IMPORTED_MODULE_1__/* .mean */ .i2)(passRates);
    const trials = cases.flatMap((one) => one.trials);
    const beside = [
        ...facts.warnings,
        ...(0,_coverage_js__WEBPACK_IMPORTED_MODULE_11__/* .coverageProblems */ .DM)(part, expectations),
        ...(0,_near_names_js__WEBPACK_IMPORTED_MODULE_15__/* .misspeltNames */ .E)(part, expectations),
        ...(0,_coverage_js__WEBPACK_IMPORTED_MODULE_11__/* .scorerProblems */ .nV)(part, facts),
        ...(0,_report_run_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .runErrorProblems */ .qK)({ cases, policy }),
        ...(0,_every_tool_js__WEBPACK_IMPORTED_MODULE_12__/* .everyToolProblems */ .gy)(part, policy),
    ];
    const runErrors = (0,_report_run_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .runErrorsOf */ .ER)({ cases, policy });
    const gates = (scorer) => policy.gate.scorers.some((id) => id === scorer);
    const scores = Object.fromEntries(inUse.map((id) => [id, suiteScore(cases, id)]));
    return {
        schemaVersion: _version_js__WEBPACK_IMPORTED_MODULE_10__/* .SCHEMA_VERSION */ .f,
        suite: facts.suite,
        tool: { version: facts.version },
        commit: facts.commit,
        ...facts.event,
        createdAt: facts.createdAt,
        settings: facts.settings,
        reading: facts.reading,
        accepted: facts.accepted,
        policy: {
            source: facts.activePolicy.source,
            changed: facts.activePolicy.changed,
            pending: facts.activePolicy.pending,
            fingerprint: (0,_config_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .policyFingerprint */ .dC)(policy),
            passMarks: policy.passMarks,
            gate: policy.gate,
            ...(policy.measures === undefined ? {} : { measures: policy.measures }),
            ...(policy.rates === undefined ? {} : { rates: policy.rates }),
        },
        totals: { cases: cases.length, ...totalsOf(trials, part) },
        scores,
        passRate,
        passInterval: passRate === null ? null : (0,_base_statistics_js__WEBPACK_IMPORTED_MODULE_1__/* .wilsonInterval */ .YV)(passRate, passRates.length),
        passPower: passPower(cases),
        measures: (0,_measures_js__WEBPACK_IMPORTED_MODULE_14__/* .suiteMeasuresOf */ .TE)(cases, policy),
        cases,
        retired: facts.retired,
        ...(0,_report_cases_js__WEBPACK_IMPORTED_MODULE_3__/* .joinProblems */ .zx)([part, (0,_report_cases_js__WEBPACK_IMPORTED_MODULE_3__/* .listProblems */ .vz)(beside, (0,_report_details_js__WEBPACK_IMPORTED_MODULE_4__/* .redactor */ .$p)(policy.redact))]),
        judge: judgeOf(facts.judge, part, trials),
        ...(0,_every_tool_js__WEBPACK_IMPORTED_MODULE_12__/* .everyToolOf */ .L0)(part, policy),
        hint: (0,_coverage_js__WEBPACK_IMPORTED_MODULE_11__/* .unnamedTools */ .s0)(part.tools, (0,_report_reasons_js__WEBPACK_IMPORTED_MODULE_5__/* .renamedTools */ .M1)(cases).map(({ called }) => called)),
        ...toolsOf(part),
        baselineEligible: part.unattributed === 0 &&
            !facts.warnings.some(({ severity }) => severity === "error") &&
            (runErrors === undefined || (0,_report_run_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .areAllowed */ .Rr)(runErrors)) &&
            !_scorers_index_js__WEBPACK_IMPORTED_MODULE_7__/* .deterministicScorers */ .Q2.some(({ id }) => gates(id) && trials.some((one) => isBroken(one, id))) &&
            (0,_report_cases_js__WEBPACK_IMPORTED_MODULE_3__/* .shortfalls */ .Tn)({ cases, policy }).length === 0,
    };
}
function toolsOf({ toolCounts }) {
    if (toolCounts.length === 0)
        return {};
    return {
        tools: toolCounts.slice(0, _base_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .Fy.reportedTools).map((one) => ({
            ...one,
            confusedWith: one.confusedWith.slice(0, _base_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .Fy.reportedConfusions),
        })),
    };
}
function isBroken({ couldNotRun, scores }, scorer) {
    return !couldNotRun && scores[scorer]?.status === "error";
}
function totalsOf(trials, { unattributed }) {
    const totals = { runs: trials.length, toolCalls: 0, errors: unattributed, notAssessed: 0 };
    for (const { scores, toolCalls } of trials) {
        totals.toolCalls += toolCalls;
        if (_scorers_index_js__WEBPACK_IMPORTED_MODULE_7__/* .deterministicScorers */ .Q2.some(({ id }) => scores[id]?.status === "error"))
            totals.errors += 1;
        else if (!_scorers_index_js__WEBPACK_IMPORTED_MODULE_7__/* .allScorers */ .VG.some(({ id }) => scores[id]?.status === "scored"))
            totals.notAssessed += 1;
    }
    return totals;
}
function judgeOf(terms, { judge: work }, trials) {
    if (terms === null || work === null)
        return null;
    const by = new Set(trials.flatMap(_report_details_js__WEBPACK_IMPORTED_MODULE_4__/* .judgedBy */ .Nq));
    return { ...terms, promptVersion: _scorers_judge_question_js__WEBPACK_IMPORTED_MODULE_8__/* .PROMPT_VERSION */ .y0, by: [...by].sort(), work };
}
function reportCase(one, expectation, policy, inUse) {
    const { file, line } = expectation?.place ?? {};
    const trials = one.trials.map((trial) => ({ ...trial, pass: (0,_score_js__WEBPACK_IMPORTED_MODULE_16__/* .passes */ .WE)(trial, policy) }));
    const passRate = casePassRate({ trials });
    return {
        id: one.id,
        tags: one.tags,
        ...(expectation?.formerly === undefined ? {} : { formerly: expectation.formerly }),
        source: expectation?.source ?? (one.recorded?.isDeclared ? "recording" : "none"),
        ...(file === undefined ? {} : { file }),
        ...(line === undefined ? {} : { line }),
        ...(expectation?.required ? { required: true } : {}),
        fingerprint: expectation === undefined ? (one.recorded?.fingerprint ?? null) : (0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_13__/* .fingerprintOf */ .ax)(expectation, policy),
        scores: caseScores(trials, inUse),
        passRate,
        measures: (0,_measures_js__WEBPACK_IMPORTED_MODULE_14__/* .caseMeasures */ .yC)({ trials, passRate }, policy),
        comparison: null,
        trials,
        pool: [],
    };
}
function scorersInUse({ cases }, { gate }) {
    const used = new Set([
        ...(0,_scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_9__/* .chosenScorers */ .GE)(gate.scorers),
        ...Object.keys({ ...gate.floors, ...gate.ceilings }),
    ]);
    for (const { trials } of cases)
        for (const { scores } of trials)
            for (const id in scores)
                used.add(id);
    return _scorers_index_js__WEBPACK_IMPORTED_MODULE_7__/* .allScorers */ .VG.flatMap(({ id, isAsked }) => (isAsked === undefined || used.has(id) ? [id] : []));
}
function caseScores(trials, inUse) {
    const asked = inUse.filter((id) => trials.some(({ scores }) => id in scores));
    return Object.fromEntries(asked.map((id) => [id, caseScore({ trials }, id)]));
}
function caseScore({ trials }, scorer) {
    const values = [];
    for (const { scores } of trials) {
        const outcome = scores[scorer];
        if (outcome?.status === "scored")
            values.push(outcome.value);
    }
    return (0,_base_statistics_js__WEBPACK_IMPORTED_MODULE_1__/* .mean */ .i2)(values);
}
function casePassRate({ trials }) {
    const values = [];
    for (const { pass } of trials)
        if (pass !== null)
            values.push(Number(pass));
    return (0,_base_statistics_js__WEBPACK_IMPORTED_MODULE_1__/* .mean */ .i2)(values);
}
function suiteScore(cases, scorer) {
    const means = [];
    const counts = { scored: 0, "not-assessed": 0, error: 0 };
    for (const one of cases) {
        const score = caseScore(one, scorer);
        if (score !== null)
            means.push(score);
        for (const { scores } of one.trials) {
            const outcome = scores[scorer];
            if (outcome !== undefined)
                counts[outcome.status] += 1;
        }
    }
    const value = (0,_base_statistics_js__WEBPACK_IMPORTED_MODULE_1__/* .mean */ .i2)(means);
    return {
        value,
        assessed: counts.scored,
        notAssessed: counts["not-assessed"],
        errors: counts.error,
        band: value === null ? null : band((0,_scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_9__/* .scorerNamed */ .uL)(scorer).goodness(value)),
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
    return { k, value: (0,_base_statistics_js__WEBPACK_IMPORTED_MODULE_1__/* .mean */ .i2)(counts.map(({ n, c }) => chooseRatio(c, n, k))) };
}
function chooseRatio(c, n, k) {
    let ratio = 1;
    for (let i = 0; i < k; i++)
        ratio *= Math.max(c - i, 0) / (n - i);
    return ratio;
}


/***/ }),

/***/ 1782:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  yC: () => (/* binding */ caseMeasures),
  dU: () => (/* binding */ compareMeasures),
  TE: () => (/* binding */ suiteMeasuresOf)
});

// EXTERNAL MODULE: ./build/base/distributions.js
var distributions = __webpack_require__(5863);
// EXTERNAL MODULE: ./build/base/limits.js
var limits = __webpack_require__(8806);
// EXTERNAL MODULE: ./build/base/statistics.js
var statistics = __webpack_require__(4749);
;// CONCATENATED MODULE: ./build/base/relabelled-sum.js


const FINEST = 64;
const GRIDS = [FINEST, 32, 16, 8, 4, 2];
const COARSEST = 1;
const SHARE_OF_STEPS = 1 / 32;
const FURTHEST = 10;
function relabelledP(samples, least) {
    const centered = samples.map((one) => {
        const center = median((0,statistics/* pooled */.IE)(one));
        return withEach(one, (value) => value - center);
    });
    const distances = centered.flatMap(statistics/* pooled */.IE).map(Math.abs);
    const scale = median(distances.filter((distance) => distance > least)) || least;
    const onGrid = (units) => centered.map((one) => withEach(one, (value) => onScale(value / scale, units))).filter(isUneven);
    const isWithin = (units, share) => stepsOf(onGrid(units)) <= limits/* limits */.Fy.permutationSteps * share;
    const units = GRIDS.find((some) => isWithin(some, SHARE_OF_STEPS)) ?? (isWithin(COARSEST, 1) ? COARSEST : null);
    if (units === null)
        return { p: byNormalForm(onGrid(FINEST)), exact: false };
    return { p: exactP(onGrid(units)), exact: true };
}
function withEach({ base, head }, value) {
    return { base: base.map(value), head: head.map(value) };
}
function onScale(value, units) {
    return Math.round(units * Math.min(FURTHEST, Math.max(-FURTHEST, value)));
}
function meanOf(values) {
    return (0,statistics/* mean */.i2)(values) ?? 0;
}
function median(values) {
    const sorted = Float64Array.from(values).sort();
    const middle = sorted.length / 2;
    return meanOf(Array.from(sorted.subarray(Math.ceil(middle) - 1, Math.floor(middle) + 1)));
}
function isUneven(one) {
    return new Set((0,statistics/* pooled */.IE)(one)).size > 1;
}
function byNormalForm(cases) {
    const excess = cases.map((one) => (0,statistics/* sum */.cz)(one.head) - one.head.length * meanOf((0,statistics/* pooled */.IE)(one)));
    return (0,statistics/* normalP */.dB)((0,statistics/* sum */.cz)(excess), Math.sqrt((0,statistics/* sum */.cz)(cases.map(sumVariance))));
}
function sumVariance(one) {
    const [base, head] = [one.base.length, one.head.length];
    return ((0,statistics/* variance */.GV)((0,statistics/* pooled */.IE)(one)) * base * head) / (base + head);
}
function exactP(cases) {
    const { lowest, shares } = cases.map(sumsOf).reduce(added, { lowest: 0, shares: Float64Array.of(1) });
    const seen = (0,statistics/* sum */.cz)(cases.map(({ head }) => (0,statistics/* sum */.cz)(head))) - lowest;
    const higher = (0,statistics/* sum */.cz)(Array.from(shares.subarray(Math.max(0, seen + 1))));
    return Math.min(1, higher + (shares[seen] ?? 0) / 2);
}
function sumsOf(one) {
    const values = (0,statistics/* pooled */.IE)(one);
    const isHeadDrawn = one.head.length <= one.base.length;
    const drawn = Math.min(one.head.length, one.base.length);
    const lowest = Math.min(...values);
    const steps = values.map((value) => value - lowest);
    const shares = drawnSums(steps, drawn);
    if (isHeadDrawn)
        return { lowest: drawn * lowest, shares };
    return { lowest: (0,statistics/* sum */.cz)(values) - drawn * lowest - (shares.length - 1), shares: shares.reverse() };
}
function drawnSums(values, drawn) {
    const highest = sumOfLargest(values, drawn);
    const byCount = Array.from({ length: drawn + 1 }, () => new Float64Array(highest + 1));
    byCount[0][0] = 1;
    for (const [at, value] of values.entries()) {
        for (let count = Math.min(at, drawn); count >= 0; count--) {
            const taken = (drawn - count) / (values.length - at);
            draw(byCount[count], byCount[count + 1], value, taken);
        }
    }
    return byCount[drawn];
}
function draw(before, after, value, taken) {
    for (let total = 0; total < before.length; total++) {
        const share = before[total] ?? 0;
        if (share === 0)
            continue;
        if (after !== undefined && taken > 0)
            after[total + value] = (after[total + value] ?? 0) + share * taken;
        before[total] = share * (1 - taken);
    }
}
function sumOfLargest(values, count) {
    return (0,statistics/* sum */.cz)(values.toSorted((a, b) => b - a).slice(0, count));
}
const NEGLIGIBLE = 1e-17;
function added(before, one) {
    const shares = new Float64Array(before.shares.length + one.shares.length - 1);
    for (let distance = 0; distance < one.shares.length; distance++) {
        const share = one.shares[distance] ?? 0;
        if (share === 0)
            continue;
        for (let at = 0; at < before.shares.length; at++) {
            shares[at + distance] = (shares[at + distance] ?? 0) + share * (before.shares[at] ?? 0);
        }
    }
    return withoutEnds({ lowest: before.lowest + one.lowest, shares });
}
function withoutEnds({ lowest, shares }) {
    let [start, end] = [0, shares.length];
    for (let left = NEGLIGIBLE - (shares[start] ?? 0); left > 0; left -= shares[start] ?? 0)
        start++;
    for (let left = NEGLIGIBLE - (shares[end - 1] ?? 0); left > 0; left -= shares[end - 1] ?? 0)
        end--;
    return { lowest: lowest + start, shares: shares.subarray(start, end) };
}
const WIDTH = 17;
function stepsOf(cases) {
    let steps = 0;
    let [range, total] = [0, 0];
    for (const one of cases) {
        const values = (0,statistics/* pooled */.IE)(one);
        const lowest = Math.min(...values);
        const drawn = Math.min(one.base.length, one.head.length);
        const width = sumOfLargest(values.map((value) => value - lowest), drawn);
        steps +=
            values.length * drawn * width +
                Math.min((0,statistics/* relabellings */.Fl)(one), width) * Math.min(range, WIDTH * Math.sqrt(total));
        range += width;
        total += sumVariance(one);
    }
    return steps;
}

;// CONCATENATED MODULE: ./build/base/rise.js



const ROUNDING = 1e-9;
const LEAST_LOG = 0.001;
function riseTest(samples, options) {
    const logs = samples.map(({ base, head }) => ({
        base: base.map((value) => logarithm(value, options.scale)),
        head: head.map((value) => logarithm(value, options.scale)),
    }));
    const back = options.scale === "log" ? Math.exp : Math.expm1;
    const [base, head] = samples.length === 0 ? [0, 0] : [back(typical(logs, "base")), back(typical(logs, "head"))];
    const needed = detectableDifference(logs, options.alpha);
    const added = options.scale === "log" ? 0 : 1;
    return {
        rise: riseOf(base, head),
        base,
        head,
        ...relabelledP(logs, LEAST_LOG),
        detectable: needed === null ? null : finite(Math.expm1(needed) * (1 + added / base)),
        rose: countRisen(logs, ROUNDING),
        cases: samples.length,
    };
}
function ratioRiseTest(samples, options) {
    const costs = samples.map((one) => valuesOf(one, ({ cost }) => cost));
    const successes = samples.map((one) => valuesOf(one, ({ success }) => success));
    const sides = ["base", "head"].map((side) => [typical(costs, side), typical(successes, side)]);
    if (sides.flat().some((value) => value <= 0))
        return null;
    const [base = 0, head = 0] = sides.map(([cost = 0, success = 1]) => cost / success);
    const together = (values) => rise_meanOf(values.map((one) => rise_meanOf((0,statistics/* pooled */.IE)(one))));
    const ratio = together(costs) / together(successes);
    const values = samples.map((one) => valuesOf(one, ({ cost, success }) => cost - ratio * success));
    const needed = detectableDifference(values, options.alpha);
    return {
        rise: riseOf(base, head),
        base,
        head,
        ...relabelledP(values, ratio / FURTHEST),
        detectable: needed === null ? null : needed / together(costs),
        rose: countRisen(values, ROUNDING * ratio),
        cases: samples.length,
    };
}
function valuesOf(one, value) {
    return { base: one.base.map(value), head: one.head.map(value) };
}
function logarithm(value, scale) {
    const result = scale === "log" ? Math.log(value) : Math.log1p(value);
    if (value < 0 || !Number.isFinite(result))
        throw new RangeError(`no ${scale} of ${value}`);
    return result;
}
function typical(samples, side) {
    return rise_meanOf(samples.map((one) => rise_meanOf(one[side])));
}
function rise_meanOf(values) {
    return (0,statistics/* mean */.i2)(values) ?? 0;
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
    return samples.filter(({ base, head }) => rise_meanOf(head) - rise_meanOf(base) > least).length;
}
function detectableDifference(samples, alpha) {
    const smallest = samples.reduce((p, one) => p / (0,statistics/* relabellings */.Fl)(one), 0.5);
    if (smallest >= alpha)
        return null;
    const error = (0,statistics/* standardError */.gU)(samples, samples.length);
    const isRepeated = samples.some((one) => (0,statistics/* pooled */.IE)(one).length > 2);
    return error === 0 && !isRepeated ? null : ((0,distributions/* upperQuantile */.kA)(alpha) + (0,distributions/* upperQuantile */.kA)(1 - statistics/* POWER */.wY)) * error;
}

// EXTERNAL MODULE: ./build/scorers/measures.js
var scorers_measures = __webpack_require__(6573);
// EXTERNAL MODULE: ./build/gate/score.js + 2 modules
var score = __webpack_require__(8125);
;// CONCATENATED MODULE: ./build/gate/measures.js




function measuredTrials({ trials }) {
    return trials.filter(({ content, couldNotRun }) => content !== undefined && !couldNotRun);
}
function measures_valuesOf(trials, measure, rates) {
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
function caseMeasures(one, { rates }) {
    const trials = measuredTrials(one);
    const known = {};
    for (const measure of scorers_measures/* runMeasures */.Xk) {
        const { values, whys } = measures_valuesOf(trials, measure, rates);
        if (values.length > 0)
            known[measure] = summary((0,statistics/* mean */.i2)(values), (0,statistics/* median */.JZ)(values), values.length, whys);
    }
    const { cost } = known;
    if (cost === undefined || one.passRate === null)
        return known;
    return { ...known, costPerSuccess: perSuccess(cost.mean ?? 0, one.passRate, cost.runs) };
}
function summary(mean, median, runs, whys) {
    const [why] = whys;
    return { mean, median, runs, ...(why === undefined ? {} : { unknown: whys.length, why }) };
}
function perSuccess(cost, passRate, runs) {
    return passRate === 0
        ? { ...summary(null, null, runs, []), why: "no run passes" }
        : summary(cost / passRate, null, runs, []);
}
function suiteMeasuresOf(cases, { measures = {}, rates }) {
    const trials = cases.flatMap(measuredTrials);
    const all = {};
    for (const measure of scorers_measures/* runMeasures */.Xk) {
        const known = cases.flatMap((one) => one.measures?.[measure] ?? []);
        if (known.length === 0 && measures[measure] === undefined)
            continue;
        const { values, whys } = measures_valuesOf(trials, measure, rates);
        const means = known.flatMap((one) => one.mean ?? []);
        const medians = known.flatMap((one) => one.median ?? []);
        all[measure] = summary((0,statistics/* mean */.i2)(means), (0,statistics/* median */.JZ)(medians), values.length, whys);
    }
    const paid = cases.filter((one) => one.measures?.cost !== undefined && one.passRate !== null);
    const cost = (0,statistics/* mean */.i2)(paid.flatMap((one) => one.measures?.cost?.mean ?? []));
    const passRate = (0,statistics/* mean */.i2)(paid.flatMap((one) => one.passRate ?? []));
    if (cost !== null && passRate !== null)
        return { ...all, costPerSuccess: perSuccess(cost, passRate, all.cost?.runs ?? 0) };
    if (measures.costPerSuccess === undefined)
        return all;
    const { whys } = measures_valuesOf(trials, "cost", rates);
    return { ...all, costPerSuccess: summary(null, null, 0, whys) };
}
function compareMeasures(pairs, { rates }, alpha) {
    const sides = pairs.flatMap(({ head, base }) => base === undefined ? [] : [{ label: (0,score/* caseLabel */.PZ)(head), head: distinct(head), base: distinct(base) }]);
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
        base: modelsOf(sides.map((one) => one.base)),
        head: modelsOf(sides.map((one) => one.head)),
    };
    const isOther = models.base.length > 0 && models.head.length > 0 && !isSame(models.base, models.head);
    return {
        ...(Object.keys(rises).length === 0 ? {} : { measures: rises }),
        ...(unmeasured.length === 0 ? {} : { unmeasured: Object.fromEntries(unmeasured) }),
        ...(isOther ? { models } : {}),
    };
}
function distinct(one) {
    return [...new Map(measuredTrials(one).map((trial) => [trial.hash, trial])).values()];
}
function modelsOf(cases) {
    return [...new Set(cases.flat().flatMap(({ model }) => model ?? []))].sort();
}
function isSame(a, b) {
    return a.length === b.length && a.every((one, at) => one === b[at]);
}
function measureSides(sides, measure, rates, alpha) {
    const measured = sides.map(({ label, base, head }) => ({
        label,
        base: measures_valuesOf(base, measure, rates),
        head: measures_valuesOf(head, measure, rates),
    }));
    const known = measured.filter(({ base, head }) => base.values.length > 0 && head.values.length > 0);
    const missing = measured
        .filter(({ base, head }) => base.values.length > 0 && base.whys.length === 0 && head.whys.length > 0)
        .map(({ label }) => label);
    const samples = known.map(({ base, head }) => ({ base: base.values, head: head.values }));
    const scale = measure === "calls" ? "log1p" : "log";
    return { rise: samples.length === 0 ? undefined : riseTest(samples, { scale, alpha }), missing };
}
function riseOfCostPerSuccess(sides, rates, alpha) {
    const paid = (trials) => trials.flatMap((trial) => {
        const cost = (0,scorers_measures/* measureRun */.uw)(trial, "cost", rates);
        return "why" in cost || trial.pass === null ? [] : [{ cost: cost.value, success: Number(trial.pass) }];
    });
    const samples = sides
        .map(({ base, head }) => ({ base: paid(base), head: paid(head) }))
        .filter(({ base, head }) => base.length > 0 && head.length > 0);
    return (samples.length === 0 ? null : ratioRiseTest(samples, { alpha })) ?? undefined;
}


/***/ })

};

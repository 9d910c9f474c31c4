export const id = 9702;
export const ids = [9702];
export const modules = {

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

/***/ 87753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ POWER),
/* harmony export */   z: () => (/* binding */ detectableDrop)
/* harmony export */ });
/* harmony import */ var _distributions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9879);
/* harmony import */ var _drop_test_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61044);
/* harmony import */ var _summary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20544);



const POWER = 0.8;
function detectableDrop(samples, cases, alpha) {
    const needed = lostAmongNoise(samples, alpha);
    if (needed === null)
        return null;
    const rate = (0,_summary_js__WEBPACK_IMPORTED_MODULE_2__/* .mean */ .i2)(samples.map(({ base }) => (0,_summary_js__WEBPACK_IMPORTED_MODULE_2__/* .mean */ .i2)(base) ?? 0)) ?? 0;
    const lost = Math.max(needed * rate, lostWithoutNoise(samples, alpha));
    return lost > samples.length * rate ? null : lost / cases;
}
function lostAmongNoise(samples, alpha) {
    const noise = (0,_summary_js__WEBPACK_IMPORTED_MODULE_2__/* .sum */ .cz)(samples.filter(_summary_js__WEBPACK_IMPORTED_MODULE_2__/* .varies */ .n9).map(_drop_test_js__WEBPACK_IMPORTED_MODULE_1__/* .relabellingOf */ .NF).map(_drop_test_js__WEBPACK_IMPORTED_MODULE_1__/* .distanceVariance */ .hu));
    const broken = samples.map(failing).filter(_summary_js__WEBPACK_IMPORTED_MODULE_2__/* .varies */ .n9).map(_drop_test_js__WEBPACK_IMPORTED_MODULE_1__/* .relabellingOf */ .NF);
    const gains = broken.map(_drop_test_js__WEBPACK_IMPORTED_MODULE_1__/* .meanDistance */ .RB);
    const average = (values) => (0,_summary_js__WEBPACK_IMPORTED_MODULE_2__/* .sum */ .cz)(values) / samples.length;
    const gain = average(gains);
    const unevenness = Math.max(0, average(gains.map((value) => value ** 2)) - gain ** 2);
    const added = average(broken.map(_drop_test_js__WEBPACK_IMPORTED_MODULE_1__/* .distanceVariance */ .hu));
    const z = Math.max(0, (0,_distributions_js__WEBPACK_IMPORTED_MODULE_0__/* .upperQuantile */ .kA)(alpha));
    const reserve = (0,_distributions_js__WEBPACK_IMPORTED_MODULE_0__/* .upperQuantile */ .kA)(1 - POWER);
    const isFound = (lost) => lost * gain > reserve * Math.sqrt(noise + lost * unevenness) + z * Math.sqrt(noise + lost * added);
    return isFound(samples.length) ? leastFound(isFound, samples.length) : null;
}
function leastFound(isFound, most) {
    let [low, high] = [0, most];
    for (let step = 0; step < 50; step++) {
        const middle = (low + high) / 2;
        if (isFound(middle))
            high = middle;
        else
            low = middle;
    }
    return high;
}
function failing({ base, head }) {
    return { base, head: head.map(() => 0) };
}
function lostWithoutNoise(samples, alpha) {
    const sorted = samples.map(_summary_js__WEBPACK_IMPORTED_MODULE_2__/* .relabellings */ .Fl).toSorted((a, b) => a - b);
    const ways = sorted[Math.floor(sorted.length / 2)] ?? 1;
    let lost = 1;
    for (let p = 0.5 / ways; p >= alpha && lost <= samples.length; p /= ways)
        lost++;
    return lost;
}


/***/ }),

/***/ 9702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ae: () => (/* binding */ casePassRate),
/* harmony export */   Bn: () => (/* binding */ suiteScore),
/* harmony export */   lq: () => (/* binding */ caseScore),
/* harmony export */   xP: () => (/* binding */ measure)
/* harmony export */ });
/* unused harmony export passPower */
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98389);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40332);
/* harmony import */ var _core_statistics_intervals_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68306);
/* harmony import */ var _core_statistics_summary_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20544);
/* harmony import */ var _report_cases_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65594);
/* harmony import */ var _report_details_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90564);
/* harmony import */ var _report_reasons_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77802);
/* harmony import */ var _report_run_errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(73808);
/* harmony import */ var _scorers_expectation_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(77316);
/* harmony import */ var _scorers_index_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(28246);
/* harmony import */ var _scorers_judge_question_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(98560);
/* harmony import */ var _scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(24714);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(58508);
/* harmony import */ var _case_coverage_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(8855);
/* harmony import */ var _every_tool_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(65420);
/* harmony import */ var _fingerprint_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(28842);
/* harmony import */ var _quarantine_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(89988);
/* harmony import */ var _rules_state_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(86021);
/* harmony import */ var _score_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(13574);
/* harmony import */ var _scorer_versions_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(53148);
/* harmony import */ var _suggest_tool_names_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(68154);
/* harmony import */ var _suite_measures_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(82453);






















function measure(part, facts) {
    const { policy } = facts.activePolicy;
    const { expectations, tier } = facts;
    const inUse = scorersInUse(part, policy);
    const measured = part.cases.map((caseResult) => {
        const measured = reportCase(caseResult, expectations.get(caseResult.id), policy, inUse);
        return tier?.carried.has((0,_score_js__WEBPACK_IMPORTED_MODULE_18__/* .caseKey */ .u2)(caseResult.id, caseResult.tags))
            ? { ...measured, carried: true }
            : measured;
    });
    const { cases, problems: ofQuarantine } = (0,_quarantine_js__WEBPACK_IMPORTED_MODULE_16__/* .markQuarantine */ .EJ)(measured, {
        ...facts,
        expected: expectations.keys(),
    });
    const deciding = (0,_report_cases_js__WEBPACK_IMPORTED_MODULE_4__/* .decidingCases */ .Rh)(cases);
    const passRates = deciding.flatMap((reportCase) => reportCase.passRate ?? []);
    const passRate = (0,_core_statistics_summary_js__WEBPACK_IMPORTED_MODULE_3__/* .mean */ .i2)(passRates);
    const trials = cases.flatMap((reportCase) => reportCase.trials);
    const problems = [
        ...facts.warnings,
        ...(0,_case_coverage_js__WEBPACK_IMPORTED_MODULE_13__/* .coverageProblems */ .DM)(part, expectations, tier?.notCarried),
        ...(tier?.problems ?? []),
        ...(facts.tierProblems ?? []),
        ...(0,_suggest_tool_names_js__WEBPACK_IMPORTED_MODULE_20__/* .misspeltNames */ .E)(part, expectations),
        ...(0,_case_coverage_js__WEBPACK_IMPORTED_MODULE_13__/* .scorerProblems */ .nV)(part, facts),
        ...(0,_report_run_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .runErrorProblems */ .qK)({ cases, policy }),
        ...(0,_every_tool_js__WEBPACK_IMPORTED_MODULE_14__/* .everyToolProblems */ .gy)(part, policy),
        ...(0,_every_tool_js__WEBPACK_IMPORTED_MODULE_14__/* .misspeltTools */ .Zw)(part, policy),
        ...ofQuarantine,
    ];
    const runErrors = (0,_report_run_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .runErrorsOf */ .ER)({ cases, policy });
    const gates = (scorer) => policy.gate.scorers.some((id) => id === scorer);
    const scores = Object.fromEntries(inUse.map((id) => [id, suiteScore(deciding, id)]));
    return {
        schemaVersion: _version_js__WEBPACK_IMPORTED_MODULE_12__/* .SCHEMA_VERSION */ .f,
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
            fingerprint: (0,_config_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .policyFingerprint */ .dC)(policy),
            passMarks: policy.passMarks,
            gate: policy.gate,
            ...(policy.measures === undefined ? {} : { measures: policy.measures }),
            ...(policy.quarantine === undefined ? {} : { quarantine: policy.quarantine }),
            ...(policy.rates === undefined ? {} : { rates: policy.rates }),
        },
        totals: { cases: cases.length, ...totalsOf(trials, part) },
        scorerVersions: (0,_scorer_versions_js__WEBPACK_IMPORTED_MODULE_19__/* .gatingVersions */ .M9)(policy.gate),
        scores,
        passRate,
        passInterval: passRate === null
            ? null
            : (0,_core_statistics_intervals_js__WEBPACK_IMPORTED_MODULE_2__/* .rateInterval */ .mP)(deciding.map(outcomesOf).filter((outcomes) => outcomes.length > 0)),
        passPower: passPower(deciding),
        measures: (0,_suite_measures_js__WEBPACK_IMPORTED_MODULE_21__/* .suiteMeasuresOf */ .TE)(deciding, policy),
        cases,
        ...(tier === undefined ? {} : { tier: tier.report }),
        retired: facts.retired,
        ...(0,_report_cases_js__WEBPACK_IMPORTED_MODULE_4__/* .joinProblems */ .zx)([part, (0,_report_cases_js__WEBPACK_IMPORTED_MODULE_4__/* .listProblems */ .vz)(problems, (0,_report_details_js__WEBPACK_IMPORTED_MODULE_5__/* .redactor */ .$p)(policy.redact))]),
        judge: judgeOf(facts.judge, part, trials),
        ...(0,_every_tool_js__WEBPACK_IMPORTED_MODULE_14__/* .everyToolOf */ .L0)(part, policy),
        ...(facts.stale && { stale: facts.stale }),
        hint: (0,_case_coverage_js__WEBPACK_IMPORTED_MODULE_13__/* .unnamedTools */ .s0)(part.tools, (0,_report_reasons_js__WEBPACK_IMPORTED_MODULE_6__/* .renamedTools */ .M1)(cases).map(({ called }) => called)),
        ...toolsOf(part),
        baselineEligible: part.unattributed === 0 &&
            !facts.warnings.some(({ severity }) => severity === "error") &&
            (runErrors === undefined || (0,_report_run_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .areAllowed */ .Rr)(runErrors)) &&
            !_scorers_index_js__WEBPACK_IMPORTED_MODULE_9__/* .deterministicScorers */ .Q2.some(({ id }) => gates(id) && trials.some((trial) => isBroken(trial, id))) &&
            !trials.some(({ rules }) => rules === "unchecked") &&
            (0,_report_cases_js__WEBPACK_IMPORTED_MODULE_4__/* .shortfalls */ .Tn)({ cases, policy }).length === 0,
    };
}
function toolsOf({ toolCounts }) {
    if (toolCounts.length === 0)
        return {};
    return {
        tools: toolCounts.slice(0, _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.reportedTools).map((counts) => ({
            ...counts,
            confusedWith: counts.confusedWith.slice(0, _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.reportedConfusions),
        })),
    };
}
function isBroken({ couldNotRun, scores }, scorer) {
    return !couldNotRun && scores[scorer]?.status === "error";
}
function totalsOf(trials, { unattributed }) {
    const totals = { runs: trials.length, toolCalls: 0, errors: unattributed, notAssessed: 0 };
    for (const trial of trials) {
        const { scores, toolCalls } = trial;
        totals.toolCalls += toolCalls;
        const isMeasured = (0,_rules_state_js__WEBPACK_IMPORTED_MODULE_17__/* .hasRules */ .w0)({ trials: [trial] }) || _scorers_index_js__WEBPACK_IMPORTED_MODULE_9__/* .allScorers */ .VG.some(({ id }) => scores[id]?.status === "scored");
        if (_scorers_index_js__WEBPACK_IMPORTED_MODULE_9__/* .deterministicScorers */ .Q2.some(({ id }) => scores[id]?.status === "error"))
            totals.errors += 1;
        else if (!isMeasured)
            totals.notAssessed += 1;
    }
    return totals;
}
function judgeOf(terms, { judge: work }, trials) {
    if (terms === null || work === null)
        return null;
    const by = new Set(trials.flatMap(_report_details_js__WEBPACK_IMPORTED_MODULE_5__/* .judgedBy */ .Nq));
    return { ...terms, promptVersion: _scorers_judge_question_js__WEBPACK_IMPORTED_MODULE_10__/* .PROMPT_VERSION */ .y0, by: [...by].sort(), work };
}
function reportCase(caseResult, expectation, policy, inUse) {
    const { file, line } = expectation?.place ?? {};
    const trials = caseResult.trials.map((trial) => ({ ...trial, pass: (0,_score_js__WEBPACK_IMPORTED_MODULE_18__/* .passes */ .WE)(trial, policy) }));
    const passRate = casePassRate({ trials });
    return {
        id: caseResult.id,
        tags: caseResult.tags,
        ...(expectation?.formerly === undefined ? {} : { formerly: expectation.formerly }),
        ...(expectation?.labels === undefined ? {} : { labels: [...expectation.labels] }),
        source: expectation?.source ?? (caseResult.recorded?.isDeclared ? "recording" : "none"),
        ...(expectation !== undefined && (0,_scorers_expectation_js__WEBPACK_IMPORTED_MODULE_8__/* .expectsNothing */ .Oh)(expectation) ? { expectsNothing: true } : {}),
        ...(file === undefined ? {} : { file }),
        ...(line === undefined ? {} : { line }),
        ...(expectation?.required ? { required: true } : {}),
        ...(expectation === undefined ? recordedFingerprints(caseResult) : (0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_15__/* .fingerprintsOf */ .tm)(expectation, policy)),
        scores: caseScores(trials, inUse),
        passRate,
        measures: (0,_suite_measures_js__WEBPACK_IMPORTED_MODULE_21__/* .caseMeasures */ .yC)({ trials, passRate }, policy),
        comparison: null,
        ...(caseResult.asOnBase === undefined ? {} : { asOnBase: caseResult.asOnBase }),
        trials,
        pool: [],
    };
}
function recordedFingerprints({ recorded, }) {
    const { fingerprint = null, olderFingerprint } = recorded ?? {};
    return { fingerprint, ...(olderFingerprint === undefined ? {} : { olderFingerprint }) };
}
function scorersInUse({ cases }, { gate }) {
    const used = new Set([
        ...(0,_scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_11__/* .chosenScorers */ .GE)(gate.scorers),
        ...Object.keys({ ...gate.floors, ...gate.ceilings }),
    ]);
    for (const { trials } of cases)
        for (const { scores } of trials)
            for (const id in scores)
                used.add(id);
    return _scorers_index_js__WEBPACK_IMPORTED_MODULE_9__/* .allScorers */ .VG.flatMap(({ id, isAsked }) => (isAsked === undefined || used.has(id) ? [id] : []));
}
function caseScores(trials, inUse) {
    const usedIds = inUse.filter((id) => trials.some(({ scores }) => id in scores));
    return Object.fromEntries(usedIds.map((id) => [id, caseScore({ trials }, id)]));
}
function caseScore({ trials }, scorer) {
    const values = [];
    for (const { scores } of trials) {
        const outcome = scores[scorer];
        if (outcome?.status === "scored")
            values.push(outcome.value);
    }
    return (0,_core_statistics_summary_js__WEBPACK_IMPORTED_MODULE_3__/* .mean */ .i2)(values);
}
function casePassRate({ trials }) {
    return (0,_core_statistics_summary_js__WEBPACK_IMPORTED_MODULE_3__/* .mean */ .i2)(outcomesOf({ trials }));
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
    const value = (0,_core_statistics_summary_js__WEBPACK_IMPORTED_MODULE_3__/* .mean */ .i2)(means);
    return {
        value,
        assessed: counts.scored,
        notAssessed: counts["not-assessed"],
        errors: counts.error,
        band: value === null ? null : band((0,_scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_11__/* .scorerNamed */ .uL)(scorer).goodness(value)),
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
    const value = (0,_core_statistics_summary_js__WEBPACK_IMPORTED_MODULE_3__/* .mean */ .i2)(counts.map(({ n, c }) => chooseRatio(c, n, k)));
    return { k, value, ...(counts.length === cases.length ? {} : { cases: counts.length }) };
}
function chooseRatio(c, n, k) {
    let ratio = 1;
    for (let i = 0; i < k; i++)
        ratio *= Math.max(c - i, 0) / (n - i);
    return ratio;
}


/***/ }),

/***/ 82453:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  yC: () => (/* binding */ caseMeasures),
  dU: () => (/* binding */ compareMeasures),
  TE: () => (/* binding */ suiteMeasuresOf)
});

// EXTERNAL MODULE: ./build/core/statistics/distributions.js
var distributions = __webpack_require__(9879);
// EXTERNAL MODULE: ./build/core/limits.js
var limits = __webpack_require__(40332);
// EXTERNAL MODULE: ./build/core/statistics/summary.js
var summary = __webpack_require__(20544);
;// CONCATENATED MODULE: ./build/core/statistics/permutation-test.js


const FINEST = 64;
const GRIDS = [FINEST, 32, 16, 8, 4, 2];
const COARSEST = 1;
const SHARE_OF_STEPS = 1 / 128;
const FURTHEST = 10;
function relabelledP(samples, least) {
    const centered = samples.map((sample) => {
        const center = (0,summary/* median */.JZ)((0,summary/* pooled */.IE)(sample)) ?? 0;
        return withEach(sample, (value) => value - center);
    });
    const distances = centered.flatMap(summary/* pooled */.IE).map(Math.abs);
    const scale = (0,summary/* median */.JZ)(distances.filter((distance) => distance > least)) || least;
    const onGrid = (units) => centered.map((sample) => withEach(sample, (value) => onScale(value / scale, units))).filter(isUneven);
    const isWithin = (units, share) => stepsOf(onGrid(units)) <= limits/* limits */.Fy.permutationSteps * share;
    const units = GRIDS.find((grid) => isWithin(grid, SHARE_OF_STEPS)) ?? (isWithin(COARSEST, 1) ? COARSEST : null);
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
    return (0,summary/* mean */.i2)(values) ?? 0;
}
function isUneven(sample) {
    return new Set((0,summary/* pooled */.IE)(sample)).size > 1;
}
function byNormalForm(cases) {
    const excess = cases.map((sample) => (0,summary/* sum */.cz)(sample.head) - sample.head.length * meanOf((0,summary/* pooled */.IE)(sample)));
    return (0,summary/* normalP */.wY)((0,summary/* sum */.cz)(excess), Math.sqrt((0,summary/* sum */.cz)(cases.map(sumVariance))));
}
function sumVariance(sample) {
    const [base, head] = [sample.base.length, sample.head.length];
    return ((0,summary/* variance */.GV)((0,summary/* pooled */.IE)(sample)) * base * head) / (base + head);
}
function exactP(cases) {
    const { lowest, shares } = cases.map(sumsOf).reduce(added, { lowest: 0, shares: Float64Array.of(1) });
    const seen = (0,summary/* sum */.cz)(cases.map(({ head }) => (0,summary/* sum */.cz)(head))) - lowest;
    const higher = (0,summary/* sum */.cz)(Array.from(shares.subarray(Math.max(0, seen + 1))));
    return Math.min(1, higher + (shares[seen] ?? 0) / 2);
}
function sumsOf(sample) {
    const values = (0,summary/* pooled */.IE)(sample);
    const isHeadDrawn = sample.head.length <= sample.base.length;
    const drawn = Math.min(sample.head.length, sample.base.length);
    const lowest = Math.min(...values);
    const steps = values.map((value) => value - lowest);
    const shares = drawnSums(steps, drawn);
    if (isHeadDrawn)
        return { lowest: drawn * lowest, shares };
    return { lowest: (0,summary/* sum */.cz)(values) - drawn * lowest - (shares.length - 1), shares: shares.reverse() };
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
    return (0,summary/* sum */.cz)(values.toSorted((a, b) => b - a).slice(0, count));
}
const NEGLIGIBLE = 1e-17;
function added(before, next) {
    const shares = new Float64Array(before.shares.length + next.shares.length - 1);
    for (let distance = 0; distance < next.shares.length; distance++) {
        const share = next.shares[distance] ?? 0;
        if (share === 0)
            continue;
        for (let at = 0; at < before.shares.length; at++) {
            shares[at + distance] = (shares[at + distance] ?? 0) + share * (before.shares[at] ?? 0);
        }
    }
    return withoutEnds({ lowest: before.lowest + next.lowest, shares });
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
    for (const sample of cases) {
        const values = (0,summary/* pooled */.IE)(sample);
        const lowest = Math.min(...values);
        const drawn = Math.min(sample.base.length, sample.head.length);
        const width = sumOfLargest(values.map((value) => value - lowest), drawn);
        steps +=
            values.length * drawn * width +
                Math.min((0,summary/* relabellings */.Fl)(sample), width) * Math.min(range, WIDTH * Math.sqrt(total));
        range += width;
        total += sumVariance(sample);
    }
    return steps;
}

// EXTERNAL MODULE: ./build/core/statistics/power.js
var power = __webpack_require__(87753);
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
        ...relabelledP(logs, LEAST_LOG),
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
    const together = (values) => increase_test_meanOf(values.map((sample) => increase_test_meanOf((0,summary/* pooled */.IE)(sample))));
    const ratio = together(costs) / together(successes);
    const values = samples.map((sample) => valuesOf(sample, ({ cost, success }) => cost - ratio * success));
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
    return increase_test_meanOf(samples.map((sample) => increase_test_meanOf(sample[side])));
}
function increase_test_meanOf(values) {
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
    return samples.filter(({ base, head }) => increase_test_meanOf(head) - increase_test_meanOf(base) > least).length;
}
function mostRisen(logs, amounts) {
    let [at, most] = [-1, ROUNDING];
    for (const [place, { base, head }] of logs.entries()) {
        const difference = increase_test_meanOf(head) - increase_test_meanOf(base);
        if (difference > most)
            [at, most] = [place, difference];
    }
    const risen = amounts[at];
    return risen === undefined ? null : { at, rise: riseOf(increase_test_meanOf(risen.base), increase_test_meanOf(risen.head)) };
}
function detectableDifference(samples, alpha) {
    const smallest = samples.reduce((p, sample) => p / (0,summary/* relabellings */.Fl)(sample), 0.5);
    if (smallest >= alpha)
        return null;
    const error = (0,summary/* standardError */.gU)(samples, samples.length);
    const isRepeated = samples.some((sample) => (0,summary/* pooled */.IE)(sample).length > 2);
    return error === 0 && !isRepeated ? null : ((0,distributions/* upperQuantile */.kA)(alpha) + (0,distributions/* upperQuantile */.kA)(1 - power/* POWER */.w)) * error;
}

// EXTERNAL MODULE: ./build/scorers/measures.js
var scorers_measures = __webpack_require__(16573);
// EXTERNAL MODULE: ./build/gate/pairs.js
var gate_pairs = __webpack_require__(50163);
// EXTERNAL MODULE: ./build/gate/score.js + 1 modules
var score = __webpack_require__(13574);
;// CONCATENATED MODULE: ./build/gate/suite-measures.js





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
        return { label: (0,score/* caseLabel */.PZ)(head), isPaired: (0,gate_pairs/* isPaired */.eE)(pair), head: distinct(head), base: distinct(base) };
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
    const isOther = models.base.length > 0 && models.head.length > 0 && !isSame(models.base, models.head);
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


/***/ })

};

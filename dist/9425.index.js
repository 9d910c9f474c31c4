export const id = 9425;
export const ids = [9425];
export const modules = {

/***/ 9425:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ep: () => (/* binding */ conclude),
  LD: () => (/* binding */ decide),
  Gb: () => (/* binding */ stops)
});

// EXTERNAL MODULE: ./build/report/cases.js
var report_cases = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/report/details.js
var details = __webpack_require__(3373);
// EXTERNAL MODULE: ./build/scorers/index.js
var scorers = __webpack_require__(8246);
// EXTERNAL MODULE: ./build/gate/baseline.js
var gate_baseline = __webpack_require__(9903);
// EXTERNAL MODULE: ./build/gate/checks.js
var checks = __webpack_require__(6873);
// EXTERNAL MODULE: ./build/base/statistics.js
var statistics = __webpack_require__(4749);
// EXTERNAL MODULE: ./build/report/run-errors.js
var run_errors = __webpack_require__(3808);
// EXTERNAL MODULE: ./build/scorers/pass-marks.js
var pass_marks = __webpack_require__(4714);
// EXTERNAL MODULE: ./build/gate/measure.js
var measure = __webpack_require__(9702);
;// CONCATENATED MODULE: ./build/gate/if-failed.js





function asIfFailed(cases) {
    return cases.map((one) => {
        if ((0,run_errors/* countRunErrors */.wi)(one) === 0)
            return one;
        const trials = one.trials.map((trial) => (trial.couldNotRun ? failedTrial(trial) : trial));
        const scores = Object.keys(one.scores).map((id) => [id, (0,measure/* caseScore */.lq)({ trials }, id)]);
        return { ...one, trials, scores: Object.fromEntries(scores), passRate: (0,measure/* casePassRate */.Ae)({ trials }) };
    });
}
function failedTrial(trial) {
    const scores = Object.keys(trial.scores).map((id) => {
        const value = (0,pass_marks/* scorerNamed */.uL)(id).isLowerBetter ? 1 : 0;
        return [id, { status: "scored", value }];
    });
    const hash = `could not run: ${JSON.stringify([trial.file, trial.index])}`;
    return { ...trial, hash, pass: false, scores: Object.fromEntries(scores) };
}
function measuredIfFailed(measured) {
    const { comparison } = measured;
    const cases = asIfFailed(measured.cases).map((one, at) => ({
        ...one,
        comparison: comparisonIfFailed(one.comparison, (0,run_errors/* countRunErrors */.wi)(measured.cases[at] ?? one)),
    }));
    const deciding = (0,report_cases/* decidingCases */.Rh)(cases);
    const scores = Object.keys(measured.scores).map((id) => [id, (0,measure/* suiteScore */.Bn)(deciding, id)]);
    return {
        ...measured,
        cases,
        passRate: (0,statistics/* mean */.i2)(deciding.flatMap(({ passRate }) => passRate ?? [])),
        scores: Object.fromEntries(scores),
        comparison: comparison && { ...comparison, ...comparison.ifFailed },
    };
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

// EXTERNAL MODULE: ./build/gate/pairs.js
var gate_pairs = __webpack_require__(163);
// EXTERNAL MODULE: ./build/gate/suite-measures.js + 2 modules
var suite_measures = __webpack_require__(1076);
;// CONCATENATED MODULE: ./build/gate/compare.js









function compare(head, base) {
    const { regression } = head.policy.gate;
    const pairing = (0,gate_pairs/* pairCases */.Q6)(head.cases, base.cases, head.retired);
    const evidence = evidenceFrom(pairing, head);
    const paired = evidence.filter(isCompared);
    const deciding = pairing.pairs.filter((pair) => (0,report_cases/* decides */.yN)(pair.head));
    return {
        pairs: pairing.pairs,
        cases: evidence.map((one, at) => ({
            ...(head.cases[at] ?? one.pair.head),
            comparison: caseComparison(one),
        })),
        comparison: {
            ...(0,gate_pairs/* goneCases */.LU)(pairing, head),
            ...(0,gate_pairs/* weakenings */.rm)(head, base, pairing, deciding),
            baseCases: base.cases.filter(({ source }) => source !== "none").length,
            passRate: changeOfPassRate(paired),
            scores: changeOfScores(paired, Object.keys(head.scores)),
            slices: changeOfSlices(head.cases, evidence),
            ...(0,suite_measures/* compareMeasures */.dU)(deciding.filter((pair) => !pair.head.carried), head.policy, regression.alpha),
            judgedOtherwise: (0,gate_pairs/* judgedDifferently */.SJ)(deciding),
            ...regressionTest(paired, regression, base.comparison),
            ...changeIfFailed(head, base),
        },
    };
}
function isCompared({ pair }) {
    return (0,gate_pairs/* isPaired */.eE)(pair) && (0,report_cases/* decides */.yN)(pair.head);
}
function evidenceFrom({ pairs }, { policy }) {
    const hasGatingJudge = (0,scorers/* gatingJudges */.x0)(policy.gate).length > 0;
    const compared = hasGatingJudge ? pairs.map((pair) => (0,gate_pairs/* withoutOtherJudges */.b)(pair, policy)) : pairs;
    return compared.map((pair) => evidenceOf(pair, policy.gate.regression.window));
}
function changeIfFailed(head, base) {
    if (!(0,report_cases/* decidingCases */.Rh)(head.cases).some((one) => (0,run_errors/* countRunErrors */.wi)(one) > 0))
        return {};
    const pairing = (0,gate_pairs/* pairCases */.Q6)(asIfFailed(head.cases), base.cases, head.retired);
    const paired = evidenceFrom(pairing, head).filter(isCompared);
    const { p, exact, mostExtreme } = regressionTest(paired, head.policy.gate.regression, base.comparison);
    return { ifFailed: { passRate: changeOfPassRate(paired), p, exact, mostExtreme } };
}
function caseComparison({ pair, base, head, anew }) {
    const { base: before, state } = pair;
    const tally = (runs) => ({
        passed: runs.filter(({ pass }) => pass).length,
        trials: runs.length,
    });
    const renamed = before === undefined || before.id === pair.head.id ? {} : { formerly: before.id };
    const own = before === undefined ? 0 : (0,gate_baseline/* judgedRuns */.E8)(before.trials).length;
    return { state, ...renamed, base: tally(base), head: tally(head), anew, own };
}
function changeOfSlices(cases, evidence) {
    const evidenceOfCase = new Map(cases.map((one, at) => [one, evidence[at]]));
    const pairedOf = (group) => group.flatMap((one) => evidenceOfCase.get(one) ?? []).filter(isCompared);
    return (0,report_cases/* divisionsOf */.y1)((0,report_cases/* decidingCases */.Rh)(cases)).flatMap(({ tag, groups }) => groups.flatMap(({ value, cases }) => {
        const passRate = changeOfPassRate(pairedOf(cases));
        return passRate === null ? [] : [{ tag, value, passRate }];
    }));
}
function regressionTest(paired, { mode, alpha }, ofBase = null) {
    const [carried, recorded] = [true, false].map((is) => paired.filter(({ pair: { head } }) => (head.carried ?? false) === is));
    const snapshots = areSnapshots(recorded);
    const fresh = paired.filter(({ pair }) => pair.state === "comparable");
    const samples = paired.map(sampleOf);
    const test = (0,statistics/* permutationTest */.tx)(samples);
    return {
        mode: mode !== "auto" ? mode : snapshots || ofBase?.snapshots ? "strict" : "statistical",
        snapshots,
        trials: {
            base: range(fresh.map(({ base }) => base.length)),
            head: range(fresh.map(({ head }) => head.length)),
        },
        ...test,
        p: paired.length === 0 ? null : test.p,
        detectable: (0,statistics/* detectableDrop */.z0)(recorded.map(sampleOf), paired.length, alpha, carried.map(sampleOf)),
        shift: shiftOf(test.p, (0,statistics/* meanDrop */.vL)(samples, paired.length), alpha),
    };
}
function shiftOf(p, drop, alpha) {
    if (drop > 0 && p < alpha)
        return "worse";
    return drop < 0 && 1 - p < alpha / 10 ? "better" : null;
}
function areSnapshots(paired) {
    const runs = (0,statistics/* sum */.cz)(paired.map(({ head }) => head.length));
    const anew = (0,statistics/* sum */.cz)(paired.map((one) => one.anew));
    return runs > 0 && anew * 2 <= runs;
}
function range(counts) {
    const fewest = counts.reduce((least, count) => Math.min(least, count), Number.POSITIVE_INFINITY);
    return counts.length === 0 ? [0, 0] : [fewest, counts.reduce((most, count) => Math.max(most, count), 0)];
}
function changeOfPassRate(paired) {
    return changeOf(paired.map(passRatesOf), paired.map(sampleOf));
}
function changeOfScores(paired, scorers) {
    const changes = [];
    for (const scorer of scorers) {
        const alike = (0,pass_marks/* scorerNamed */.uL)(scorer).isJudged
            ? paired.filter(({ pair: { head, base } }) => base === undefined || (0,gate_pairs/* isJudgedAlike */.W4)(head, base, scorer))
            : paired;
        const scored = alike
            .map((one) => scoresOf(one, scorer))
            .filter(({ base, head }) => base.length > 0 && head.length > 0);
        const change = changeOf(scored.map(({ base, head }) => ({ base: (0,statistics/* mean */.i2)(base) ?? 0, head: (0,statistics/* mean */.i2)(head) ?? 0 })), scored.filter(({ base, head }) => base !== head));
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
function changeOf(means, samples) {
    const base = (0,statistics/* mean */.i2)(means.map((one) => one.base));
    const head = (0,statistics/* mean */.i2)(means.map((one) => one.head));
    if (base === null || head === null)
        return null;
    const drop = (0,statistics/* meanDrop */.vL)(samples, means.length);
    const [low, high] = (0,statistics/* changeInterval */.qq)(drop, (0,statistics/* standardError */.gU)(samples, means.length));
    return { base, head, change: 0 - drop, low, high };
}
function evidenceOf(pair, window) {
    const head = (0,gate_baseline/* judgedRuns */.E8)(pair.head.trials);
    if (pair.base === undefined)
        return { pair, head, anew: head.length, base: [] };
    const anew = head.length - (0,gate_pairs/* countRepeated */.Ei)(head, (0,gate_baseline/* judgedRuns */.E8)(pair.base.trials));
    return { pair, head, anew, base: (0,gate_baseline/* baseRuns */.SR)(pair.base, window) };
}
function sampleOf({ pair, base, head }) {
    const now = passes(head);
    return { base: pair.state === "unchanged" ? now : passes(base), head: now };
}
function passRatesOf(evidence) {
    const { base, head } = sampleOf(evidence);
    return { base: (0,statistics/* mean */.i2)(base) ?? 0, head: (0,statistics/* mean */.i2)(head) ?? 0 };
}
function passes(runs) {
    return runs.map(({ pass }) => Number(pass));
}

// EXTERNAL MODULE: ./build/base/text.js
var base_text = __webpack_require__(1497);
// EXTERNAL MODULE: ./build/gate/score.js + 2 modules
var score = __webpack_require__(8125);
;// CONCATENATED MODULE: ./build/gate/regression.js




const regression = {
    name: "regression",
    title: "Regression",
    check(measured) {
        const { comparison, accepted } = measured;
        return comparison === null ? undefined : (0,checks/* unlessAccepted */.O3)(judge(measured, comparison), accepted);
    },
};
function judge(measured, comparison) {
    const { regression: rule } = measured.policy.gate;
    const { mode, passRate } = comparison;
    const worse = (0,report_cases/* worseCases */.cb)(measured);
    const numbers = numbersOf(measured, comparison, worse);
    const finding = (result, title, message) => ({
        result,
        title: `${title}${modeWord(measured, comparison)}`,
        message,
        numbers,
    });
    if (mode === "off")
        return finding("pass", "Regression", "not looked for: the policy's mode is off");
    if (passRate === null)
        return finding("inconclusive", "Nothing compared", nothing(measured, comparison));
    const broken = brokenCases(worse, measured, comparison);
    if (broken.length > 0)
        return finding("fail", "Regression", brokenText(broken, measured, comparison));
    const rates = (0,base_text/* joined */.oR)(rateText(passRate, comparison, rule), movedText(measured));
    const worst = worstText(worse, measured);
    const evidence = (unseen) => evidenceText(measured, comparison, unseen);
    switch (regressionResult(comparison, rule)) {
        case "fail":
            return finding("fail", "Regression", (0,base_text/* joined */.oR)(rates, worst, evidence()));
        case "inconclusive": {
            const sentence = (0,base_text/* joined */.oR)(rates, worst, evidence());
            return finding("inconclusive", "Looks worse", `${sentence}${inconclusiveAdvice(measured, comparison)}`);
        }
        case "pass": {
            const unseen = unseenText(comparison, rule, carriedCases(measured));
            const sentence = (0,base_text/* joined */.oR)(rates, evidence(unseen));
            return finding("pass", passTitle(passRate, comparison, rule), sentence);
        }
    }
}
function passTitle(passRate, comparison, rule) {
    if (comparison.shift === "worse")
        return "A drop that the policy allows";
    return couldHide(passRate, comparison, rule) ? "No regression shown" : "No regression";
}
function brokenCases(worse, measured, comparison) {
    const { comparable, unchanged } = (0,report_cases/* countStates */.c0)(measured);
    const decides = flipsDecide(comparison, measured.policy.gate.regression, comparable);
    const flipped = decides ? worse.filter(report_cases/* isFlipped */.L2) : [];
    if (flipped.length > 0)
        return flipped;
    const certain = worse.filter((one) => isHardFlip(one.comparison));
    const recorded = comparable + unchanged - carriedCases(measured);
    return certain.length > hardFlipsAllowed(recorded) ? certain : [];
}
function couldHide({ low, high }, { detectable, trials }, { maxDrop }) {
    if (trials.head[1] === 0)
        return false;
    return low === high ? detectable === null || detectable > maxDrop : low < -maxDrop;
}
function modeWord({ policy }, { mode }) {
    if (mode !== "strict")
        return "";
    return policy.gate.regression.mode === "auto" ? " (snapshots)" : " (strict)";
}
function worstText([worst], { policy }) {
    const isKnown = worst !== undefined && (0,checks/* whyItFails */.hE)(worst.one, policy) !== undefined;
    return isKnown ? (0,checks/* worstCaseText */.$u)(worst.one, policy) : "";
}
function nothing(measured, { baseCases }) {
    const cases = baseCases === 0
        ? "the baseline has no case"
        : "no case of the baseline has runs here that expect the same";
    const worst = (0,checks/* worstCaseText */.$u)((0,report_cases/* casesToTell */._A)(measured)[0], measured.policy);
    return (0,base_text/* joined */.oR)(`${cases}, so rungate cannot tell whether the agent got worse`, worst);
}
function numbersOf(measured, { passRate, p, detectable }, worse) {
    const { maxDrop, alpha } = measured.policy.gate.regression;
    const { comparable, unchanged } = (0,report_cases/* countStates */.c0)(measured);
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
function rateText({ base, head, change, low, high }, { p, trials }, { maxDrop, alpha }) {
    const rates = `pass rate ${(0,base_text/* percent */.KN)(base)} → ${(0,base_text/* percent */.KN)(head)}`;
    if (trials.head[1] === 0)
        return rates;
    if (low === high)
        return `${rates} (no case differs)`;
    const interval = `95% interval ${(0,base_text/* signedPoints */._9)(low)} to ${(0,base_text/* signedPoints */._9)(high)}`;
    const chance = p === null ? "" : `, ${(0,base_text/* pText */.C6)(p, alpha)}`;
    const allowed = change < 0 ? `, allowed ${(maxDrop * 100).toFixed(1)}` : "";
    return `${rates} (${(0,base_text/* signedPoints */._9)(change)} points, ${interval}${chance}${allowed})`;
}
function evidenceText(measured, comparison, unseen = "") {
    const states = (0,report_cases/* countStates */.c0)(measured);
    const paired = (0,base_text/* counted */.hS)(states.comparable + states.unchanged, "paired case");
    const carried = carriedCases(measured);
    const same = states.unchanged - carried;
    const share = states.comparable + carried === 0 ? "all" : same;
    const fromBase = carried > 0 ? `, ${carried} carried from the base` : "";
    const kept = same > 0 ? `, ${share} as recorded on the base` : "";
    const trials = states.comparable === 0 ? "" : `, ${trialsText(comparison.trials)}`;
    return (0,base_text/* joined */.oR)(`${paired}${fromBase}${kept}${trials}${unseen}`, notCompared(measured, comparison));
}
function carriedCases({ cases }) {
    return (0,report_cases/* decidingCases */.Rh)(cases).filter(({ carried, comparison }) => carried && comparison?.state === "unchanged").length;
}
function movedText(measured) {
    const worse = (0,report_cases/* worseCases */.cb)(measured);
    const failing = worse.filter(report_cases/* isNewlyFailing */.Kf);
    const others = worse.length - failing.length;
    const named = failing.length > 0 ? failing : worse;
    const names = (0,base_text/* listed */.KE)(named.map(({ one }) => (0,score/* caseLabel */.PZ)(one)), SHOWN_CASES);
    const word = failing.length > 0 ? "newly failing" : "passing less often";
    const fixed = (0,report_cases/* fixedCases */.KV)(measured).length;
    return (0,base_text/* joined */.oR)(named.length > 0 ? `${named.length} ${word} (${names})` : "", failing.length > 0 && others > 0 ? `${others} passing less often` : "", fixed > 0 ? `${fixed} fixed` : "");
}
function brokenText(broken, measured, comparison) {
    const many = broken.length > 1;
    const cases = broken.map(({ one }) => one);
    const names = (0,base_text/* listed */.KE)(cases.map(score/* caseLabel */.PZ), SHOWN_CASES);
    const sentence = `${names} passed on every base recording and ${many ? "fail" : "fails"} now`;
    return (0,base_text/* joined */.oR)(`${sentence}${(0,checks/* reasonText */.uV)(cases, measured.policy)}`, evidenceText(measured, comparison), doubt(measured, comparison, broken.length));
}
function doubt(measured, { mode, trials }, broken) {
    const byAuto = mode === "strict" && measured.policy.gate.regression.mode === "auto";
    if (!byAuto || trials.head[1] > 1 || (0,report_cases/* countStates */.c0)(measured).comparable === broken)
        return "";
    return "if the agent is only noisy, record 3 trials, or set gate: { regression: { mode: statistical } } in the policy";
}
const ENOUGH_TRIALS = 3;
function inconclusiveAdvice(measured, { trials }) {
    const few = trials.base[0] < ENOUGH_TRIALS ? `, and record ${ENOUGH_TRIALS} trials on the base branch` : "";
    const cases = recordedTier(measured) === undefined ? "every case" : "every case of the tier";
    return `. To settle it, record ${cases} again next to these recordings (rungate record ${againOptions(measured)})${few}`;
}
function againOptions(measured) {
    const tier = recordedTier(measured);
    return `--cases${tier === undefined ? "" : ` --tier ${tier}`} --again`;
}
function recordedTier({ tier }) {
    return tier === undefined || tier.carried === 0 ? undefined : tier.name;
}
function unseenText({ detectable, trials }, { maxDrop }, carried) {
    if (trials.head[1] === 0)
        return ": nothing was recorded again";
    if (detectable === null)
        return ": too little was recorded again to see any drop";
    const points = Math.round(Math.max(detectable, maxDrop) * 100);
    const besides = carried > 0 ? ", and so does every drop of a carried case" : "";
    return `: drops under about ${(0,base_text/* counted */.hS)(points, "point")} may stay unseen${besides}`;
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
    const told = Object.entries(counts).filter(([, count]) => count > 0);
    return told.length === 0
        ? ""
        : `not compared: ${told.map(([word, count]) => `${count} ${word}`).join(", ")}`;
}
const CHANCE = 0.2;
const ROUNDING = 1e-9;
function isUnsettled(measured, comparison) {
    const { regression: rule } = measured.policy.gate;
    if (comparison.mode === "off" || comparison.passRate === null || comparison.trials.head[1] === 0)
        return false;
    return (regressionResult(comparison, rule) !== "pass" &&
        brokenCases((0,report_cases/* worseCases */.cb)(measured), measured, comparison).length === 0);
}
function regressionResult({ passRate, p, mostExtreme }, { maxDrop, alpha }) {
    if (passRate === null || p === null)
        return "inconclusive";
    if (!isLarge(passRate, maxDrop))
        return "pass";
    if (p < alpha)
        return "fail";
    return p < CHANCE || mostExtreme ? "inconclusive" : "pass";
}
const BATCH = 10;
function flipsDecide({ mode, passRate }, rule, recordedAnew) {
    if (mode !== "strict" || passRate === null)
        return false;
    return rule.mode === "strict" || recordedAnew < BATCH || isLarge(passRate, rule.maxDrop);
}
function isLarge({ change }, maxDrop) {
    return -change > 0 && -change >= maxDrop - ROUNDING;
}
const HARD_FLIP = { base: 10, head: 3 };
const HARD_FLIP_OF_FEW = { base: 24, head: 2 };
function isHardFlip({ base, head, own = HARD_FLIP.head, }) {
    const least = own < HARD_FLIP.head ? HARD_FLIP_OF_FEW : HARD_FLIP;
    const isCertain = [HARD_FLIP, least].some((trials) => base.trials >= trials.base && head.trials >= trials.head);
    return isCertain && base.passed === base.trials && head.passed === 0;
}
function hardFlipsAllowed(cases) {
    return cases <= 100 ? 0 : cases <= 1_000 ? 1 : 2;
}
function planSecondLook(measured, { checks }, record) {
    const { comparison, role } = measured;
    if (role === "base" || comparison === null || !isUnsettled(measured, comparison))
        return undefined;
    const found = checks.find(({ name }) => name === regression.name);
    const failsOtherwise = checks.some(({ name, result }) => name !== regression.name && result === "fail");
    if (found === undefined || found.result === "pass" || failsOtherwise)
        return undefined;
    return {
        reason: found.message,
        cases: (0,report_cases/* recordedCases */.MU)(measured.cases).length,
        trials: comparison.trials.head[1],
        command: recordAgain(record, measured),
    };
}
function recordAgain(record, measured) {
    if (record === undefined)
        return `npx rungate record ${againOptions(measured)} -- COMMAND`;
    const tier = recordedTier(measured);
    const isWhole = tier === undefined || !/ --cases\b/.test(record) || / --tier\b/.test(record);
    const again = isWhole ? "$& --again" : `$& --again --tier ${tier}`;
    return record.replace(/\brungate(?:@[\w.^~-]+)?["']? record\b(?!(?:(?! -- ).)* --again\b)/s, again);
}

// EXTERNAL MODULE: ./build/gate/run-errors.js
var gate_run_errors = __webpack_require__(35);
;// CONCATENATED MODULE: ./build/gate/doubt.js






const runErrors = {
    name: "run-errors",
    title: "Could not run",
    check(measured) {
        const found = (0,run_errors/* runErrorsOf */.ER)(measured);
        if (found === undefined || !(0,run_errors/* areAllowed */.Rr)(found))
            return undefined;
        const numbers = { couldNotRun: found.errors, runs: found.runs, maxRunErrors: found.bound };
        const failed = measuredIfFailed(measured);
        const doubts = [checks/* floors */.yX, regression].flatMap(({ check, title }) => {
            if (check(measured)?.result !== "pass")
                return [];
            const finding = check(failed);
            return finding !== undefined && wouldStop(finding, measured) ? [{ title, ...finding }] : [];
        });
        const [doubt] = doubts;
        if (doubt === undefined)
            return { result: "pass", message: (0,gate_run_errors/* allowedText */.E)(found), numbers };
        const whose = found.errors === 1 ? "a run" : (0,base_text/* counted */.hS)(found.errors, "run");
        const failing = found.errors === 1 ? "it" : "they";
        const message = (0,base_text/* joined */.oR)(`the verdict depends on ${whose} that could not run. If ${failing} had failed: ${doubt.title}: ${doubt.message}`, (0,gate_run_errors/* allowedText */.E)(found));
        return { result: "inconclusive", message, numbers };
    },
};
function wouldStop({ result }, { policy }) {
    return result === "fail" || (result === "inconclusive" && policy.gate.inconclusive === "fail");
}

// EXTERNAL MODULE: ./build/gate/measure-check.js
var measure_check = __webpack_require__(5855);
// EXTERNAL MODULE: ./build/base/escape.js
var base_escape = __webpack_require__(3033);
// EXTERNAL MODULE: ./build/base/json.js
var json = __webpack_require__(768);
// EXTERNAL MODULE: ./build/base/limits.js
var limits = __webpack_require__(8806);
;// CONCATENATED MODULE: ./build/gate/weakening.js









const MOST_TOUCHED = { share: 0.1, cases: 2 };
const weakening = {
    name: "weakening",
    title: "Weakening",
    check(measured) {
        const { comparison, accepted } = measured;
        const changed = (0,report_cases/* decidingCases */.Rh)(measured.cases)
            .filter((one) => one.comparison?.state === "changed")
            .map(changedText);
        const compared = comparison === null
            ? []
            : [
                ...removed(measured, comparison),
                ...retiredOrRenamed(measured, comparison),
                ...touched(changed, measured, comparison),
                ...takenOut(measured, comparison),
                ...silenced(measured, comparison),
                ...movedOut(measured),
                ...hinted(measured, comparison),
                ...settings(measured, comparison),
                ...unscored(measured, comparison),
                ...otherJudge(measured, comparison),
                ...policy(comparison),
            ];
        const parts = [...compared, ...pending(measured)];
        const [worst, ...others] = ["fail", "inconclusive", "pass"].flatMap((result) => parts.filter((one) => one.result === result));
        if (worst === undefined)
            return undefined;
        const { result } = worst;
        const finding = {
            result,
            title: result === "pass" ? "Changed" : "Weakening",
            message: (0,base_text/* joined */.oR)(worst.sentence, result === "pass" ? "" : failingText(measured), ...others.map(({ sentence }) => sentence)),
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
function failingText(measured) {
    const failing = (0,report_cases/* casesToTell */._A)(measured);
    const changed = failing.find((one) => one.comparison?.state === "changed");
    return (0,checks/* worstCaseText */.$u)(changed ?? failing[0], measured.policy);
}
function changedText(one) {
    const failed = one.trials.filter(({ pass }) => pass === false).length;
    return failed === 0
        ? (0,score/* caseLabel */.PZ)(one)
        : `${(0,score/* caseLabel */.PZ)(one)} (fails ${failed} of ${(0,base_text/* counted */.hS)(one.trials.length, "run")})`;
}
function takenOut({ policy }, { takenOut }) {
    if (takenOut.length === 0)
        return [];
    const have = takenOut.length > 1 ? "have" : "has";
    const sentence = `${(0,base_text/* counted */.hS)(takenOut.length, "case")} ${have} fewer runs than on the base: ${(0,base_text/* listed */.KE)(takenOut)}; record as many`;
    return [{ result: policy.gate.weakening, sentence }];
}
function silenced({ policy }, { renamedToQuarantine = [] }) {
    if (renamedToQuarantine.length === 0)
        return [];
    const have = renamedToQuarantine.length > 1 ? "have names" : "has a name";
    const sentence = `${(0,base_text/* counted */.hS)(renamedToQuarantine.length, "renamed case")} ${have} that the quarantine lists, and decided on the base: ${(0,base_text/* listed */.KE)(renamedToQuarantine)}; choose another name`;
    return [{ result: policy.gate.weakening, sentence }];
}
function movedOut({ policy, tier }) {
    const { name, movedOut = [] } = tier ?? {};
    if (movedOut.length === 0)
        return [];
    const are = movedOut.length > 1 ? "are" : "is";
    const sentence = `${(0,base_text/* counted */.hS)(movedOut.length, "case")} ${are} moved out of the tier "${name}": ${(0,base_text/* listed */.KE)(movedOut)}`;
    return [{ result: policy.gate.weakening, sentence }];
}
function hinted({ policy }, { hintedTools }) {
    if (hintedTools.length === 0)
        return [];
    const isMany = hintedTools.length > 1;
    const names = hintedTools.map((name) => (0,base_text/* shorten */.ml)(name, limits/* limits */.Fy.shownName));
    const who = isMany ? "are marked as tools that only read" : "is marked as a tool that only reads";
    const rule = `{ match: ${(0,base_escape/* yamlText */.pS)(names[0] ?? "")}, readOnly: true }${isMany ? ", …" : ""}`;
    const sentence = `${(0,base_text/* listed */.KE)(names, 3)} ${who} by the recordings here and not on the base, so calls do not count; if that is right, write tools: [${rule}] in the policy`;
    return [{ result: policy.gate.weakening, sentence }];
}
function policy({ policyDiffers, policyChanges }) {
    if (!policyDiffers)
        return [];
    const by = policyChanges.length === 0 ? "" : `: ${(0,base_text/* listed */.KE)(policyChanges.map(differingText), 3)}`;
    return [{ result: "pass", sentence: `the baseline was judged by another policy${by}` }];
}
function pending({ policy }) {
    if (policy.source === "head")
        return [
            { result: "pass", sentence: "the policy is introduced here, and judges this pull request already" },
        ];
    if (!policy.changed)
        return [];
    const hidden = hiddenBesides(policy);
    const others = policy.pending.filter(({ name }) => name !== "redact" || hidden.length === 0);
    const by = others.length === 0 ? "" : `: ${(0,base_text/* listed */.KE)(others.map(differingText), 3)}`;
    const parts = [
        { result: "pass", sentence: `the policy is changed here, which is not in force yet${by}` },
    ];
    if (hidden.length === 0)
        return parts;
    const rules = (0,base_text/* listed */.KE)(hidden.map((rule) => (0,base_text/* shorten */.ml)(rule, limits/* limits */.Fy.shownName)), 3);
    const isDeciding = (0,scorers/* decidingJudges */.gK)(policy.gate).length > 0;
    const sentence = isDeciding
        ? `this pull request hides more from the judge that decides here: ${rules}`
        : `what the policy also hides is hidden already: ${rules}`;
    return [...parts, { result: isDeciding ? policy.gate.weakening : "pass", sentence }];
}
function hiddenBesides({ pending }) {
    const { base = [], head = [] } = pending.find(({ name }) => name === "redact") ?? {};
    const [before, now] = [base, head].map((rules) => (Array.isArray(rules) ? rules.map(String) : []));
    return (now ?? []).filter((rule) => !(before ?? []).includes(rule));
}
function removed({ totals, baselineEligible }, { removed, baseCases }) {
    if (removed.length === 0 || totals.runs === 0)
        return [];
    const hinted = removed.find(({ hint }) => hint !== undefined);
    const whose = hinted === undefined || removed.length === 1 ? "" : `${(0,score/* caseLabel */.PZ)(hinted)}: `;
    const hint = hinted === undefined ? "" : ` (${whose}${hinted.hint})`;
    const many = removed.length > 1;
    const gone = `${removed.length} of ${(0,base_text/* counted */.hS)(baseCases, "case")} of the baseline ${many ? "are" : "is"} gone`;
    const id = (0,base_escape/* yamlText */.pS)((0,base_text/* shorten */.ml)(removed[0]?.id ?? "", limits/* limits */.Fy.shownName));
    const declare = `if that is right, write retired: [{ id: ${id}, reason: … }${many ? ", …" : ""}] in the expectations, or "formerly" on the case that took ${many ? "their" : "its"} place`;
    const remedy = baselineEligible
        ? declare
        : "some recordings are missing or broken, and they may be among those";
    return [{ result: "fail", sentence: `${gone}: ${(0,base_text/* listed */.KE)(removed.map(score/* caseLabel */.PZ))}${hint}; ${remedy}` }];
}
function retiredOrRenamed({ cases }, { retired }) {
    const renamed = cases.flatMap((one) => {
        const before = one.comparison?.formerly;
        return before === undefined ? [] : [`${before} → ${(0,score/* caseLabel */.PZ)(one)}`];
    });
    const reasons = retired.map((one) => `${(0,score/* caseLabel */.PZ)(one)} (${one.reason})`);
    return [...told("retired", reasons), ...told("renamed", renamed)];
}
function told(what, cases) {
    if (cases.length === 0)
        return [];
    return [{ result: "pass", sentence: `${(0,base_text/* counted */.hS)(cases.length, "case")} ${what}: ${(0,base_text/* listed */.KE)(cases)}` }];
}
function touched(changed, { policy, totals }, comparison) {
    if (totals.runs === 0)
        return [];
    const { changedCases } = policy.gate;
    const { baseCases, requiredTouched: required } = comparison;
    const count = changed.length + comparison.removed.length + comparison.retired.length;
    const isLarge = count > baseCases * MOST_TOUCHED.share && count > MOST_TOUCHED.cases;
    const result = isLarge || required.length > 0 ? changedCases : "pass";
    const parts = [];
    if (required.length > 0) {
        const sentence = `${(0,base_text/* counted */.hS)(required.length, "required case")} changed or gone: ${(0,base_text/* listed */.KE)(required)}`;
        parts.push({ result, sentence });
    }
    if (changed.length > 0) {
        const what = changed.length > 1 ? "their expectations" : "its expectation";
        const or = comparison.policyDiffers ? " or the policy that judges" : "";
        const sentence = `${changed.length} of ${(0,base_text/* counted */.hS)(baseCases, "case")} changed ${what}${or}, so not compared: ${(0,base_text/* listed */.KE)(changed)}`;
        parts.push({ result: isLarge ? changedCases : "pass", sentence });
    }
    if (isLarge && comparison.retired.length > 0) {
        const or = changed.length > 0 ? "changed, retired or gone" : "retired or gone";
        const sentence = `${count} of ${(0,base_text/* counted */.hS)(baseCases, "case")} of the baseline are ${or}, more than a tenth`;
        parts.push({ result: changedCases, sentence });
    }
    return parts;
}
function settings({ policy }, { settings }) {
    if (settings.length === 0)
        return [];
    const sentence = `other settings than the baseline's: ${(0,base_text/* listed */.KE)(settings.map(differingText), 3)}`;
    return [{ result: policy.gate.weakening, sentence }];
}
function unscored(measured, { unscored }) {
    return unscored.map(({ scorer, cases, byFault = false }) => {
        const isMeasured = measured.cases.some((one) => (one.scores[scorer] ?? null) !== null && cases.includes((0,score/* caseLabel */.PZ)(one)));
        const of = `${(0,base_text/* counted */.hS)(cases.length, "case")} of the baseline`;
        const named = (0,base_text/* listed */.KE)(cases, 3);
        return {
            result: byFault ? "inconclusive" : measured.policy.gate.weakening,
            sentence: isMeasured || (0,pass_marks/* scorerNamed */.uL)(scorer).isJudged || (0,pass_marks/* scorerNamed */.uL)(scorer).isOfTexts
                ? `${scorer} leaves out runs of ${of} that it measured there: ${named}`
                : `${scorer} measures ${of} no more: ${named}`,
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
    const named = (judges) => (0,base_text/* listed */.KE)(judges.map((one) => (0,base_text/* shorten */.ml)(one, limits/* limits */.Fy.shownName)), 2);
    const sentence = `another judge decides here in ${(0,base_text/* counted */.hS)(cases, "case")} (${named(head)}) than on the base (${named(base)}), so its word is not compared`;
    return [{ result: "inconclusive", sentence }];
}
function differingText({ name, base, head }) {
    const shown = (value) => value === null || value === undefined ? "not set" : (0,base_text/* shorten */.ml)((0,json/* jsonText */.s$)(value), limits/* limits */.Fy.shownValue);
    return `${name} is ${shown(head)}, was ${shown(base)}`;
}

;// CONCATENATED MODULE: ./build/gate/verdict.js











const verdict_checks = [
    checks/* integrity */.me,
    checks/* assessed */.a1,
    checks/* baseline */._Z,
    weakening,
    checks/* floors */.yX,
    checks/* required */.mw,
    regression,
    runErrors,
    checks/* rules */.aO,
    measure_check/* measures */.qY,
];
const SEVERITY = ["pass", "inconclusive", "fail"];
function decide(measured) {
    const found = verdict_checks.flatMap(({ name, title, check }) => {
        const finding = check(measured);
        return finding === undefined ? [] : [{ name, title, ...finding }];
    });
    const worst = found.reduce((most, { result }) => Math.max(most, SEVERITY.indexOf(result)), 0);
    const result = SEVERITY[worst];
    return { result, blocks: found.some((check) => stops(check, measured)), checks: found };
}
const COUNTING_ON_BASE = new Set(verdict_checks.flatMap(({ name, countsOnBase }) => (countsOnBase ? name : [])));
function stops({ name, result }, { role, policy }) {
    if (role === "base")
        return result === "fail" && COUNTING_ON_BASE.has(name);
    return result === "fail" || (result === "inconclusive" && policy.gate.inconclusive === "fail");
}
const NO_ORIGIN = { distance: null, runId: null, artifactId: null };
function conclude(measurements, { baseline, role, points, record }) {
    const base = baseline.state === "found" ? baseline.report : undefined;
    const compared = base === undefined ? undefined : compare(measurements, base);
    const measured = {
        ...measurements,
        cases: compared?.cases ?? measurements.cases,
        role,
        baselineEligible: measurements.baselineEligible && baseline.state !== "unavailable",
        baseline: {
            state: baseline.state,
            commit: base?.commit ?? null,
            isWhole: base?.baselineEligible ?? true,
            reason: baseline.reason,
            ...originOf(baseline, role),
            ...(baseline.state === "found" && baseline.instead && { instead: baseline.instead }),
        },
        comparison: compared?.comparison ?? null,
    };
    const startsAnew = measurements.accepted !== null || Boolean(measured.comparison?.shift);
    const isBaseline = role !== "head";
    const carries = isBaseline && base !== undefined && !startsAnew;
    const carried = {
        ...measured,
        cases: carries ? withPools(measured, compared?.pairs ?? [], base) : measured.cases,
        history: (0,gate_baseline/* extendHistory */.$6)(base?.history ?? [], isBaseline ? (0,gate_baseline/* historyPoint */.jQ)(measured) : null, points),
    };
    const { cases, history, leftOut } = isBaseline ? (0,gate_baseline/* handedOn */.Uz)(carried) : { ...carried, leftOut: undefined };
    const told = leftOut === undefined ? measured : telling(measured, leftOut);
    const verdict = decide(told);
    const plan = planSecondLook(told, verdict, record);
    return { ...told, cases, verdict, history, ...(plan && { plan }) };
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
function telling(measured, { message, isReadable }) {
    const severity = isReadable || measured.role === "queue" ? "warning" : "error";
    const problem = (0,report_cases/* listProblems */.vz)([{ severity, message }], (0,details/* redactor */.$p)([]));
    return { ...measured, ...(0,report_cases/* joinProblems */.zx)([measured, problem]) };
}
function withPools({ cases, policy }, pairs, base) {
    const { window } = policy.gate.regression;
    const judges = (0,scorers/* gatingJudges */.x0)(policy.gate);
    return cases.map((one, at) => {
        const before = pairs[at]?.base;
        const isSame = before !== undefined && before.fingerprint === one.fingerprint && (0,gate_pairs/* areJudgedBySame */.vY)(one, before, judges);
        return isSame ? { ...one, pool: (0,gate_baseline/* nextPool */.Kf)(one, before, base.commit, window) } : one;
    });
}


/***/ })

};

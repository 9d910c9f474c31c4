export const id = 589;
export const ids = [589];
export const modules = {

/***/ 1799:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ noBaseline)
/* harmony export */ });
const noBaseline = { state: "none", reason: "no baseline was asked for" };


/***/ }),

/***/ 2394:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ extendHistory),
/* harmony export */   j: () => (/* binding */ historyPoint)
/* harmony export */ });
/* harmony import */ var _expectations_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7698);
/* harmony import */ var _suite_trial_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2139);


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
        caseSet: (0,_expectations_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .fingerprint */ .R)({ keys, settings: measuring(settings) }),
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

/***/ 5470:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ differingText)
/* harmony export */ });
/* harmony import */ var _json_canonical_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6289);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9846);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9000);



function differingText({ name, base, head }) {
    const shown = (value) => (0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)((0,_json_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonText */ .s)(value), _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .F.shownValue);
    return `${name} is ${shown(head)}, was ${shown(base)}`;
}


/***/ }),

/***/ 633:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ decide),
  G: () => (/* binding */ stops)
});

// EXTERNAL MODULE: ./build/wording.js
var wording = __webpack_require__(9000);
;// CONCATENATED MODULE: ./build/checks/assessed.js

const assessed = {
    name: "assessed",
    title: "Nothing assessed",
    countsOnBase: true,
    check({ totals, passRate, cases, policy }) {
        if (totals.runs === 0 || passRate !== null)
            return undefined;
        const trials = cases.flatMap((one) => one.trials);
        const outcomes = trials.flatMap(({ scores }) => policy.gate.scorers.flatMap((id) => scores[id] ?? []));
        const first = outcomes.find((outcome) => outcome.status !== "scored");
        const why = first === undefined ? "" : `: ${first.reason}`;
        const message = `none of ${(0,wording/* counted */.hS)(totals.runs, "run")} could be assessed${why}`;
        return { result: "fail", message, numbers: { runs: totals.runs } };
    },
};

;// CONCATENATED MODULE: ./build/checks/baseline.js
const baseline = {
    name: "baseline",
    title: "Baseline",
    countsOnBase: true,
    check({ baseline: { state, reason, isWhole } }) {
        switch (state) {
            case "none":
                return undefined;
            case "found":
                return isWhole
                    ? undefined
                    : {
                        result: "inconclusive",
                        title: "Broken baseline",
                        message: `recordings of ${reason} were in error, so their cases have nothing to be compared with`,
                        numbers: {},
                    };
            case "first-use":
                return {
                    result: "pass",
                    title: "First use",
                    message: `${reason}, so nothing was compared. Once the base branch has recorded a report, changes are compared with it`,
                    numbers: {},
                };
            case "missing":
                return {
                    result: "inconclusive",
                    title: "No baseline",
                    message: `${reason}, so nobody can tell whether the agent got worse`,
                    numbers: {},
                };
            case "unavailable":
                return {
                    result: "fail",
                    title: "Baseline out of reach",
                    message: `${reason}; a gate that cannot see does not let anything pass`,
                    numbers: {},
                };
        }
    },
};

// EXTERNAL MODULE: ./build/suite/trial.js
var trial = __webpack_require__(2139);
;// CONCATENATED MODULE: ./build/checks/budgets.js


const budgets = {
    name: "budgets",
    title: "Budgets",
    check({ cases, policy }) {
        const broken = cases.flatMap((one) => one.trials.flatMap(({ brokenBudgets = [] }) => brokenBudgets.map((words) => `${(0,trial/* caseLabel */.P)(one)} ${words}`)));
        if (broken.length === 0)
            return undefined;
        const result = policy.gate.budgets === "fail" ? "fail" : "pass";
        const message = `${(0,wording/* counted */.hS)(broken.length, "broken budget")}: ${(0,wording/* listed */.KE)(broken, 3)}`;
        return { result, message, numbers: { broken: broken.length } };
    },
};

// EXTERNAL MODULE: ./build/report/changes.js
var changes = __webpack_require__(4662);
// EXTERNAL MODULE: ./build/report/worst.js
var report_worst = __webpack_require__(7860);
// EXTERNAL MODULE: ./build/checks/why-it-fails.js
var why_it_fails = __webpack_require__(9742);
;// CONCATENATED MODULE: ./build/checks/floors.js




const floors = {
    name: "floors",
    title: "Floors",
    check({ passRate, scores, cases, policy }) {
        const demanded = Object.entries(policy.gate.floors).filter((entry) => entry[1] !== undefined);
        if (demanded.length === 0)
            return undefined;
        const held = demanded.map(([name, floor]) => {
            const value = name === "passRate" ? passRate : (scores[name]?.value ?? null);
            const label = name === "passRate" ? "pass rate" : name;
            const sentence = value === null
                ? `${label} was not assessed, at least ${(0,wording/* percent */.KN)(floor)} demanded`
                : `${label} ${apart(value, floor)}, at least ${(0,wording/* percent */.KN)(floor)} demanded`;
            return { name, value, floor, reached: value !== null && value >= floor, sentence };
        });
        const missed = held.filter(({ reached }) => !reached);
        const isMissed = missed.length > 0;
        const sentences = (isMissed ? missed : held).map(({ sentence }) => sentence).join("; ");
        const worst = (0,changes/* worseCases */.cb)({ cases })[0]?.one ?? (0,report_worst/* worstCases */.p)({ cases })[0];
        return {
            result: isMissed ? "fail" : "pass",
            message: isMissed ? `${sentences}${(0,why_it_fails/* worstCaseText */.$)(worst)}` : sentences,
            numbers: Object.fromEntries(held.flatMap(({ name, value, floor }) => [
                [name, value],
                [`${name} floor`, floor],
            ])),
        };
    },
};
function apart(value, floor) {
    const shown = (0,wording/* percent */.KN)(value);
    if (value === floor || shown !== (0,wording/* percent */.KN)(floor))
        return shown;
    for (let digits = 2; digits < 12; digits++) {
        const longer = `${(value * 100).toFixed(digits)} %`;
        if (longer !== `${(floor * 100).toFixed(digits)} %`)
            return longer;
    }
    return shown;
}

// EXTERNAL MODULE: ./build/problems.js
var build_problems = __webpack_require__(7806);
// EXTERNAL MODULE: ./build/report/shortfall.js
var report_shortfall = __webpack_require__(4912);
;// CONCATENATED MODULE: ./build/checks/integrity.js



const integrity = {
    name: "integrity",
    title: "Integrity",
    countsOnBase: true,
    check(measured) {
        const { problems, problemCounts, totals } = measured;
        const numbers = { ...problemCounts, runs: totals.runs };
        const first = problems.find(({ severity }) => severity === "error");
        if (first === undefined) {
            const [shortfall] = (0,report_shortfall/* shortfalls */.T)(measured);
            if (shortfall !== undefined && totals.runs > 0)
                return { result: "fail", message: shortfallText(shortfall, measured), numbers };
            if (totals.runs === 0) {
                const message = "no run was recorded: nothing can be said about the agent";
                return { result: "fail", message, numbers };
            }
            const runs = (0,wording/* counted */.hS)(totals.runs, "run");
            return { result: "pass", message: `${runs} of ${(0,wording/* counted */.hS)(totals.cases, "case")} read`, numbers };
        }
        const more = problemCounts.errors - 1;
        const sentence = `${(0,build_problems/* placeText */.Z9)({ ...first, column: undefined })}${first.message}`;
        return { result: "fail", message: more > 0 ? `${sentence} (and ${more} more)` : sentence, numbers };
    },
};
function shortfallText({ scorer, runs, scored }, { cases }) {
    const outcomes = cases.flatMap(({ trials }) => trials.flatMap(({ scores }) => scores[scorer] ?? []));
    const first = outcomes.find(({ status }) => status === "error") ?? outcomes.find(isUnscored);
    const why = first === undefined || first.status === "scored" ? "" : `: ${first.reason}`;
    return `${scorer} decides and scored ${scored} of ${(0,wording/* counted */.hS)(runs, "run")}${why}`;
}
function isUnscored({ status }) {
    return status !== "scored";
}

;// CONCATENATED MODULE: ./build/checks/accepted.js
function unlessAccepted(finding, accepted) {
    if (accepted === null || finding.result === "pass")
        return finding;
    const title = `${finding.title}, accepted by @${accepted.by}`;
    return { ...finding, result: "pass", title };
}

;// CONCATENATED MODULE: ./build/checks/regression-rule.js
const CHANCE = 0.2;
const ROUNDING = 1e-9;
function regressionResult({ passRate, p }, { maxDrop, alpha }) {
    if (passRate === null)
        return "inconclusive";
    if (p === null)
        return -passRate.change > ROUNDING ? "inconclusive" : "pass";
    if (!isLarge(passRate, maxDrop))
        return "pass";
    if (p < alpha)
        return "fail";
    return p < CHANCE ? "inconclusive" : "pass";
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
function isHardFlip({ base, head, }) {
    const isCertain = base.trials >= HARD_FLIP.base && head.trials >= HARD_FLIP.head;
    return isCertain && base.passed === base.trials && head.passed === 0;
}
function hardFlipsAllowed(cases) {
    return cases <= 100 ? 0 : cases <= 1_000 ? 1 : 2;
}

;// CONCATENATED MODULE: ./build/checks/regression-text.js




const SHOWN_CASES = 3;
function rateText({ base, head, change, low, high }, { p, trials }, { maxDrop, alpha }) {
    const rates = `pass rate ${(0,wording/* percent */.KN)(base)} → ${(0,wording/* percent */.KN)(head)}`;
    if (trials.head[1] === 0)
        return rates;
    if (low === high)
        return `${rates} (no case differs)`;
    const interval = `95 % interval ${(0,wording/* signedPoints */._9)(low)} to ${(0,wording/* signedPoints */._9)(high)}`;
    const chance = p === null ? "too few cases for a p" : (0,wording/* pText */.C6)(p, alpha);
    const allowed = change < 0 ? `, allowed ${(maxDrop * 100).toFixed(1)}` : "";
    return `${rates} (${(0,wording/* signedPoints */._9)(change)} points, ${interval}, ${chance}${allowed})`;
}
function evidenceText(measured, comparison, unseen = "") {
    const states = (0,changes/* countStates */.c0)(measured);
    const paired = (0,wording/* counted */.hS)(states.comparable + states.unchanged, "paired case");
    const share = states.comparable === 0 ? "all" : states.unchanged;
    const kept = states.unchanged > 0 ? `, ${share} as recorded on the base` : "";
    const trials = states.comparable === 0 ? "" : `, ${trialsText(comparison.trials)}`;
    return joined(`${paired}${kept}${trials}${unseen}`, notCompared(measured, comparison));
}
function movedText(measured) {
    const worse = (0,changes/* worseCases */.cb)(measured);
    const failing = worse.filter(changes/* isNewlyFailing */.Kf);
    const others = worse.length - failing.length;
    const named = failing.length > 0 ? failing : worse;
    const names = (0,wording/* listed */.KE)(named.map(({ one }) => (0,trial/* caseLabel */.P)(one)), SHOWN_CASES);
    const word = failing.length > 0 ? "newly failing" : "passing less often";
    const fixed = (0,changes/* fixedCases */.KV)(measured).length;
    return joined(named.length > 0 ? `${named.length} ${word} (${names})` : "", failing.length > 0 && others > 0 ? `${others} passing less often` : "", fixed > 0 ? `${fixed} fixed` : "");
}
function joined(...parts) {
    return parts.filter((part) => part !== "").join(" · ");
}
function brokenText(broken, measured, comparison) {
    const [worst] = broken;
    if (worst === undefined)
        return "";
    const many = broken.length > 1;
    const label = (0,trial/* caseLabel */.P)(worst.one);
    const names = many
        ? (0,wording/* listed */.KE)(broken.map(({ one }) => (0,trial/* caseLabel */.P)(one)), SHOWN_CASES)
        : label;
    const sentence = `${names} passed on every base recording and ${many ? "fail" : "fails"} now`;
    const reason = (0,why_it_fails/* whyItFails */.h)(worst.one);
    const why = reason === undefined ? "" : many ? `; ${label}: ${reason}` : `: ${reason}`;
    return joined(`${sentence}${why}`, evidenceText(measured, comparison), doubt(measured, comparison, broken.length));
}
function doubt(measured, { mode, trials }, broken) {
    const byAuto = mode === "strict" && measured.policy.gate.regression.mode === "auto";
    if (!byAuto || trials.head[1] > 1 || (0,changes/* countStates */.c0)(measured).comparable === broken)
        return "";
    return "if the agent is only noisy, record 3 trials, or set regression.mode to statistical";
}
function inconclusiveAdvice({ p, trials }) {
    if (p === null)
        return ". Among so few cases chance and change look alike: add cases, or set regression.mode to strict for recordings kept as snapshots";
    return `. To settle it record ${Math.max(3, trials.head[1] * 2)} trials of every case`;
}
function unseenText({ detectable, trials, p }, { maxDrop }) {
    if (trials.head[1] === 0)
        return ": nothing was recorded anew";
    if (p === null)
        return ": too few for any drop to be proven";
    if (detectable === null)
        return ": too little was recorded anew for any drop to be seen";
    const points = Math.round(Math.max(detectable, maxDrop) * 100);
    return `: drops under about ${(0,wording/* counted */.hS)(points, "point")} may stay unseen`;
}
function trialsText({ base, head }) {
    const span = ([fewest, most]) => fewest === most ? `${most}` : `${fewest} to ${most}`;
    if (span(base) === span(head))
        return `${span(head)} ${head[1] === 1 ? "trial" : "trials"} each`;
    return `${span(head)} against ${span(base)} trials`;
}
function notCompared(measured, { removed, retired }) {
    const { new: added, changed, unassessed } = (0,changes/* countStates */.c0)(measured);
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

;// CONCATENATED MODULE: ./build/checks/regression.js





const regression = {
    name: "regression",
    title: "Regression",
    check(measured) {
        const { comparison, accepted } = measured;
        return comparison === null ? undefined : unlessAccepted(judge(measured, comparison), accepted);
    },
};
function judge(measured, comparison) {
    const { regression: rule } = measured.policy.gate;
    const { mode, passRate } = comparison;
    const worse = (0,changes/* worseCases */.cb)(measured);
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
        return finding("inconclusive", "Nothing compared", nothing(comparison));
    const decides = flipsDecide(comparison, rule, numbers.paired - numbers.unchanged);
    const broken = brokenCases(worse, decides, numbers.paired);
    if (broken.length > 0)
        return finding("fail", "Regression", brokenText(broken, measured, comparison));
    const sentence = (unseen) => joined(rateText(passRate, comparison, rule), movedText(measured), evidenceText(measured, comparison, unseen));
    switch (regressionResult(comparison, rule)) {
        case "fail":
            return finding("fail", "Regression", `${sentence()}${(0,why_it_fails/* worstCaseText */.$)(worse[0]?.one)}`);
        case "inconclusive":
            return finding("inconclusive", "Looks worse", `${sentence()}${inconclusiveAdvice(comparison)}`);
        case "pass": {
            return finding("pass", passTitle(passRate, comparison, rule), sentence(unseenText(comparison, rule)));
        }
    }
}
function passTitle(passRate, comparison, rule) {
    const { p } = comparison;
    if (p !== null && p < rule.alpha)
        return "A drop that the policy allows";
    return couldHide(passRate, comparison, rule) ? "No regression shown" : "No regression";
}
function brokenCases(worse, flipsDecide, paired) {
    const flipped = flipsDecide ? worse.filter(changes/* isFlipped */.L2) : [];
    if (flipped.length > 0)
        return flipped;
    const certain = worse.filter(({ comparison }) => isHardFlip(comparison));
    return certain.length > hardFlipsAllowed(paired) ? certain : [];
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
function nothing({ baseCases }) {
    const cases = baseCases === 0
        ? "the baseline has no case"
        : "no case of the baseline has runs here that expect the same";
    return `${cases}, so nobody can tell whether the agent got worse`;
}
function numbersOf(measured, { passRate, p, detectable }, worse) {
    const { maxDrop, alpha } = measured.policy.gate.regression;
    const { comparable, unchanged } = (0,changes/* countStates */.c0)(measured);
    return {
        paired: comparable + unchanged,
        unchanged,
        newlyFailing: worse.filter(changes/* isNewlyFailing */.Kf).length,
        fixed: (0,changes/* fixedCases */.KV)(measured).length,
        drop: passRate === null ? null : 0 - passRate.change,
        low: passRate?.low ?? null,
        high: passRate?.high ?? null,
        p,
        detectable,
        maxDrop,
        alpha,
    };
}

;// CONCATENATED MODULE: ./build/checks/required.js



const required = {
    name: "required",
    title: "Required cases",
    check({ cases, policy }) {
        const named = new Set(policy.gate.requiredCases);
        const demanded = cases.filter(({ id, required: own }) => own === true || named.has(id));
        const recorded = new Set(cases.map(({ id }) => id));
        const absent = [...named].filter((id) => !recorded.has(id));
        if (demanded.length === 0 && absent.length === 0)
            return undefined;
        const failing = demanded.filter(({ trials }) => trials.some(({ pass }) => pass !== true));
        const numbers = { required: demanded.length, failing: failing.length, absent: absent.length };
        if (failing.length === 0 && absent.length === 0) {
            return { result: "pass", message: `${(0,wording/* counted */.hS)(demanded.length, "required case")} passed`, numbers };
        }
        const sentences = [
            ...(failing.length > 0 ? [`required and not passed by every run: ${failingText(failing)}`] : []),
            ...(absent.length > 0 ? [`required and not recorded: ${(0,wording/* listed */.KE)(absent)}`] : []),
        ];
        return { result: "fail", message: sentences.join("; "), numbers };
    },
};
function failingText(failing) {
    const names = (0,wording/* listed */.KE)(failing.map(trial/* caseLabel */.P));
    const [only, another] = failing;
    const why = only === undefined || another !== undefined ? undefined : (0,why_it_fails/* whyItFails */.h)(only);
    return why === undefined ? names : `${names}: ${why}`;
}

// EXTERNAL MODULE: ./build/limits.js + 7 modules
var limits = __webpack_require__(9846);
// EXTERNAL MODULE: ./build/scorers/gating-judges.js
var gating_judges = __webpack_require__(5685);
// EXTERNAL MODULE: ./build/scorers/registry.js
var registry = __webpack_require__(1999);
// EXTERNAL MODULE: ./build/checks/differing-text.js
var differing_text = __webpack_require__(5470);
;// CONCATENATED MODULE: ./build/checks/weakening.js







const MOST_TOUCHED = 0.1;
const weakening = {
    name: "weakening",
    title: "Weakening",
    check(measured) {
        const { comparison, accepted } = measured;
        const changed = measured.cases.filter((one) => one.comparison?.state === "changed").map(changedText);
        const compared = comparison === null
            ? []
            : [
                ...removed(measured, comparison),
                ...retiredOrRenamed(measured, comparison),
                ...touched(changed, measured, comparison),
                ...takenOut(comparison),
                ...settings(comparison),
                ...unscored(comparison),
                ...otherJudge(measured, comparison),
                ...policy(comparison),
            ];
        const parts = [...compared, ...pending(measured)];
        if (parts.length === 0)
            return undefined;
        const worstFirst = ["fail", "inconclusive", "pass"].flatMap((result) => parts.filter((one) => one.result === result));
        const [worst] = worstFirst;
        const finding = {
            result: worst?.result ?? "pass",
            title: worst?.result === "pass" ? "Changed" : "Weakening",
            message: worstFirst.map(({ sentence }) => sentence).join(" · "),
            numbers: {
                baseCases: comparison?.baseCases ?? null,
                removed: comparison?.removed.length ?? null,
                retired: comparison?.retired.length ?? null,
                changed: changed.length,
            },
        };
        return unlessAccepted(finding, accepted);
    },
};
function changedText(one) {
    const failed = one.trials.filter(({ pass }) => pass === false).length;
    return failed === 0
        ? (0,trial/* caseLabel */.P)(one)
        : `${(0,trial/* caseLabel */.P)(one)} (fails ${failed} of ${(0,wording/* counted */.hS)(one.trials.length, "run")})`;
}
function takenOut({ takenOut }) {
    if (takenOut.length === 0)
        return [];
    const many = takenOut.length > 1 ? "lack" : "lacks";
    const sentence = `${(0,wording/* counted */.hS)(takenOut.length, "case")} ${many} recordings that the baseline has, with nothing in their place: ${(0,wording/* listed */.KE)(takenOut)}`;
    return [{ result: "inconclusive", sentence }];
}
function policy({ policyDiffers, policyChanges }) {
    if (!policyDiffers)
        return [];
    const by = policyChanges.length === 0 ? "" : `: ${(0,wording/* listed */.KE)(policyChanges.map(differing_text/* differingText */.O), 3)}`;
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
    const by = others.length === 0 ? "" : `: ${(0,wording/* listed */.KE)(others.map(differing_text/* differingText */.O), 3)}`;
    const parts = [
        { result: "pass", sentence: `the policy is changed here, which is not in force yet${by}` },
    ];
    if (hidden.length === 0)
        return parts;
    const rules = (0,wording/* listed */.KE)(hidden.map((rule) => (0,wording/* shorten */.ml)(rule, limits/* limits */.F.shownName)), 3);
    const isDeciding = (0,gating_judges/* decidingJudges */.g)(policy.gate).length > 0;
    const sentence = isDeciding
        ? `this pull request hides more from the judge that decides here: ${rules}`
        : `what the policy hides besides is hidden already: ${rules}`;
    return [...parts, { result: isDeciding ? "inconclusive" : "pass", sentence }];
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
    const whose = hinted === undefined || removed.length === 1 ? "" : `${(0,trial/* caseLabel */.P)(hinted)}: `;
    const hint = hinted === undefined ? "" : ` (${whose}${hinted.hint})`;
    const many = removed.length > 1;
    const gone = `${removed.length} of ${(0,wording/* counted */.hS)(baseCases, "case")} of the baseline ${many ? "are" : "is"} gone`;
    const declare = `declare ${many ? "them" : "it"} under "retired" with a reason, or write "formerly" on the case that took ${many ? "their" : "its"} place`;
    const remedy = baselineEligible
        ? declare
        : "some recordings are missing or broken, and they may be among those";
    return [{ result: "fail", sentence: `${gone}: ${(0,wording/* listed */.KE)(removed.map(trial/* caseLabel */.P))}${hint}; ${remedy}` }];
}
function retiredOrRenamed({ cases }, { retired }) {
    const renamed = cases.flatMap((one) => {
        const before = one.comparison?.formerly;
        return before === undefined ? [] : [`${before} → ${(0,trial/* caseLabel */.P)(one)}`];
    });
    const reasons = retired.map((one) => `${(0,trial/* caseLabel */.P)(one)} (${one.reason})`);
    return [...told("retired", reasons), ...told("renamed", renamed)];
}
function told(what, cases) {
    if (cases.length === 0)
        return [];
    return [{ result: "pass", sentence: `${(0,wording/* counted */.hS)(cases.length, "case")} ${what}: ${(0,wording/* listed */.KE)(cases)}` }];
}
function touched(changed, { policy, totals }, comparison) {
    if (totals.runs === 0)
        return [];
    const { changedCases } = policy.gate;
    const { baseCases, requiredTouched: required } = comparison;
    const count = changed.length + comparison.removed.length + comparison.retired.length;
    const isLarge = count > baseCases * MOST_TOUCHED;
    const result = isLarge || required.length > 0 ? changedCases : "pass";
    const parts = [];
    if (required.length > 0) {
        const sentence = `${(0,wording/* counted */.hS)(required.length, "required case")} changed or gone: ${(0,wording/* listed */.KE)(required)}`;
        parts.push({ result, sentence });
    }
    if (changed.length > 0) {
        const what = changed.length > 1 ? "their expectations" : "its expectation";
        const or = comparison.policyDiffers ? " or the policy that judges" : "";
        const sentence = `${changed.length} of ${(0,wording/* counted */.hS)(baseCases, "case")} changed ${what}${or}, so not compared: ${(0,wording/* listed */.KE)(changed)}`;
        parts.push({ result: isLarge ? changedCases : "pass", sentence });
    }
    else if (isLarge && comparison.retired.length > 0) {
        const sentence = `${count} of ${(0,wording/* counted */.hS)(baseCases, "case")} of the baseline are retired or gone, more than a tenth`;
        parts.push({ result: changedCases, sentence });
    }
    return parts;
}
function settings({ settings }) {
    if (settings.length === 0)
        return [];
    const sentence = `other settings than the baseline's: ${(0,wording/* listed */.KE)(settings.map(differing_text/* differingText */.O), 3)}`;
    return [{ result: "inconclusive", sentence }];
}
function unscored({ unscored }) {
    return unscored.map(({ scorer, cases }) => {
        const of = `${(0,wording/* counted */.hS)(cases.length, "case")} of the baseline`;
        const named = (0,wording/* listed */.KE)(cases, 3);
        return {
            result: "inconclusive",
            sentence: (0,registry/* isJudged */.sL)(scorer)
                ? `${scorer} leaves out runs of ${of} that it measured there: ${named}`
                : `${scorer} measures ${of} no more: ${named}`,
        };
    });
}
function otherJudge({ policy }, { judgedOtherwise }) {
    if (judgedOtherwise === null || (0,gating_judges/* gatingJudges */.x)(policy.gate).length === 0)
        return [];
    const { cases, head, base } = judgedOtherwise;
    const named = (judges) => (0,wording/* listed */.KE)(judges.map((one) => (0,wording/* shorten */.ml)(one, limits/* limits */.F.shownName)), 2);
    const sentence = `another judge decides here in ${(0,wording/* counted */.hS)(cases, "case")} (${named(head)}) than on the base (${named(base)}), so its word is not compared`;
    return [{ result: "inconclusive", sentence }];
}

;// CONCATENATED MODULE: ./build/checks/verdict.js








const checks = [
    integrity,
    assessed,
    baseline,
    weakening,
    floors,
    required,
    regression,
    budgets,
];
const SEVERITY = ["pass", "inconclusive", "fail"];
function decide(measured) {
    const found = checks.flatMap(({ name, title, check }) => {
        const finding = check(measured);
        return finding === undefined ? [] : [{ name, title, ...finding }];
    });
    const worst = found.reduce((most, { result }) => Math.max(most, SEVERITY.indexOf(result)), 0);
    const result = SEVERITY[worst];
    return { result, blocks: found.some((check) => stops(check, measured)), checks: found };
}
const COUNTING_ON_BASE = new Set(checks.flatMap(({ name, countsOnBase }) => (countsOnBase ? name : [])));
function stops({ name, result }, { role, policy }) {
    if (role === "base")
        return result === "fail" && COUNTING_ON_BASE.has(name);
    return result === "fail" || (result === "inconclusive" && policy.gate.inconclusive === "fail");
}


/***/ }),

/***/ 9742:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ worstCaseText),
/* harmony export */   h: () => (/* binding */ whyItFails)
/* harmony export */ });
/* harmony import */ var _report_reasons_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7802);
/* harmony import */ var _suite_trial_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2139);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9000);



const SHOWN = 160;
function whyItFails({ trials }) {
    const [reason] = trials.filter(({ pass }) => pass === false).flatMap(_report_reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonsOf */ .zM);
    return reason === undefined ? undefined : (0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(`${reason.subject} ${reason.text}`, SHOWN);
}
function worstCaseText(one) {
    const why = one === undefined ? undefined : whyItFails(one);
    return one === undefined || why === undefined ? "" : ` · ${(0,_suite_trial_js__WEBPACK_IMPORTED_MODULE_1__/* .caseLabel */ .P)(one)}: ${why}`;
}


/***/ }),

/***/ 9569:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ conclude)
});

// EXTERNAL MODULE: ./build/baseline/history.js
var baseline_history = __webpack_require__(2394);
;// CONCATENATED MODULE: ./build/baseline/pool.js
function judgedRuns(trials) {
    const runs = trials.flatMap(({ hash, pass }) => (hash === null || pass === null ? [] : [{ hash, pass }]));
    return distinct(runs);
}
function baseRuns({ trials, pool }, window) {
    const earlier = pool.flatMap(({ runs }) => runs.map(([hash, pass]) => ({ hash, pass })));
    return distinct([...judgedRuns(trials), ...earlier]).slice(0, window);
}
function nextPool({ trials }, before, beforeCommit, window) {
    const seen = new Set(judgedRuns(trials).map(({ hash }) => hash));
    const own = judgedRuns(before.trials).map(({ hash, pass }) => [hash, pass]);
    const pool = [];
    for (const { commit, runs } of [{ commit: beforeCommit, runs: own }, ...before.pool]) {
        const fresh = runs.filter(([hash]) => {
            const isFresh = !seen.has(hash) && seen.size < window;
            if (isFresh)
                seen.add(hash);
            return isFresh;
        });
        if (fresh.length > 0)
            pool.push({ commit, runs: fresh });
    }
    return pool;
}
function distinct(runs) {
    const seen = new Set();
    return runs.filter(({ hash }) => {
        if (seen.has(hash))
            return false;
        seen.add(hash);
        return true;
    });
}

// EXTERNAL MODULE: ./build/checks/verdict.js + 11 modules
var verdict = __webpack_require__(633);
// EXTERNAL MODULE: ./build/scorers/gating-judges.js
var gating_judges = __webpack_require__(5685);
// EXTERNAL MODULE: ./build/scorers/registry.js
var registry = __webpack_require__(1999);
// EXTERNAL MODULE: ./build/statistics/mean.js
var mean = __webpack_require__(3157);
// EXTERNAL MODULE: ./build/statistics/normal.js
var normal = __webpack_require__(511);
;// CONCATENATED MODULE: ./build/comparison/evidence.js


function evidenceOf(pair, window) {
    const recorded = judgedRuns(pair.head.trials);
    const own = hashesOf(judgedRuns(pair.base?.trials ?? []));
    const kept = recorded.filter(({ hash }) => own.has(hash));
    const anew = recorded.filter(({ hash }) => !own.has(hash));
    const fresh = hashesOf(anew);
    const known = pair.base === undefined ? [] : baseRuns(pair.base, window);
    return { pair, recorded, kept, anew, base: known.filter(({ hash }) => !fresh.has(hash)) };
}
function sampleOf({ base, anew, recorded }) {
    return { base: passes(base), head: passes(anew), weight: anew.length / recorded.length };
}
function passRatesOf({ base, kept, anew, recorded }) {
    const keptPasses = (0,mean/* sum */.c)(passes(kept));
    const basePasses = anew.length * ((0,mean/* mean */.i)(passes(base)) ?? 0);
    return {
        base: (keptPasses + basePasses) / recorded.length,
        head: (keptPasses + (0,mean/* sum */.c)(passes(anew))) / recorded.length,
    };
}
function hashesOf(runs) {
    return new Set(runs.map(({ hash }) => hash));
}
function passes(runs) {
    return runs.map(({ pass }) => Number(pass));
}

// EXTERNAL MODULE: ./build/report/judged-by.js
var judged_by = __webpack_require__(6414);
// EXTERNAL MODULE: ./build/suite/passes.js
var suite_passes = __webpack_require__(334);
// EXTERNAL MODULE: ./build/group-by.js
var group_by = __webpack_require__(2217);
// EXTERNAL MODULE: ./build/suite/trial.js
var trial = __webpack_require__(2139);
;// CONCATENATED MODULE: ./build/comparison/pair-cases.js



function isPaired({ state }) {
    return state === "comparable" || state === "unchanged";
}
function pairCases(head, base, retired) {
    const assessed = base.filter(({ source }) => source !== "none");
    const byKey = new Map(assessed.map((one) => [keyOf(one), one]));
    const present = new Set(head.filter(({ source }) => source !== "none").map(keyOf));
    const pairs = head.map((one) => {
        const before = byKey.get(keyOf(one)) ?? predecessorOf(one, byKey, present);
        if (before === undefined)
            return { head: one, state: one.source === "none" ? "unassessed" : "new" };
        return { head: one, base: before, state: stateOf(one, before) };
    });
    const kept = new Set(pairs.flatMap((pair) => (pair.head.source === "none" ? [] : (pair.base ?? []))));
    const gone = assessed.filter((one) => !kept.has(one));
    const statements = (0,group_by/* groupBy */.$)(retired, ({ id }) => id);
    const removed = [];
    const declared = [];
    for (const one of gone) {
        const candidates = [...(statements.get(one.id) ?? []), ...(statements.get(undefined) ?? [])];
        const found = candidates.find((statement) => speaksOf(statement, one));
        if (found === undefined)
            removed.push(one);
        else
            declared.push({ gone: one, reason: found.reason });
    }
    return { pairs, removed, retired: declared };
}
function predecessorOf({ formerly: id, tags }, byKey, present) {
    if (id === undefined)
        return undefined;
    const key = (0,trial/* caseKey */.u)(id, tags);
    return present.has(key) ? undefined : byKey.get(key);
}
function stateOf(head, base) {
    if (head.source === "none")
        return "unassessed";
    if (head.fingerprint !== base.fingerprint)
        return "changed";
    const before = new Set(judgedRuns(base.trials).map(({ hash }) => hash));
    const now = judgedRuns(head.trials);
    if (now.length === 0 || before.size === 0)
        return "unassessed";
    return now.every(({ hash }) => before.has(hash)) ? "unchanged" : "comparable";
}
function speaksOf({ tags = {} }, one) {
    return Object.entries(tags).every(([name, value]) => one.tags[name] === value);
}
function keyOf({ id, tags }) {
    return (0,trial/* caseKey */.u)(id, tags);
}

;// CONCATENATED MODULE: ./build/comparison/judged-otherwise.js





function isJudgedAlike(head, base) {
    const [here, there] = [judgesOf(head), judgesOf(base)];
    return here.length === 0 || there.length === 0 || here.join("\n") === there.join("\n");
}
function isJudgedBySame(head, base) {
    return judgesOf(head).length > 0 && judgesOf(base).length > 0 && isJudgedAlike(head, base);
}
function judgedOtherwise(pairs) {
    const differing = pairs.flatMap(({ head, base }) => base === undefined || isJudgedAlike(head, base) ? [] : [{ head, base }]);
    if (differing.length === 0)
        return null;
    const all = (cases) => [...new Set(cases.flatMap(judgesOf))].sort();
    return {
        cases: differing.length,
        base: all(differing.map(({ base }) => base)),
        head: all(differing.map(({ head }) => head)),
    };
}
function withoutOtherJudges(pair, policy) {
    const { head, base } = pair;
    if (base === undefined || !isPaired(pair) || isJudgedAlike(head, base))
        return pair;
    const judges = (0,gating_judges/* gatingJudges */.x)(policy.gate).map(({ id }) => id);
    const scorers = policy.gate.scorers.filter((id) => !judges.includes(id));
    const byOthers = (one) => ({
        ...one,
        trials: one.trials.map((trial) => ({
            ...trial,
            pass: (0,suite_passes/* passes */.W)(trial, { ...policy, gate: { ...policy.gate, scorers } }),
        })),
        pool: [],
    });
    const [here, there] = [byOthers(head), byOthers(base)];
    const isKnown = [here, there].every(({ trials }) => judgedRuns(trials).length > 0);
    return { head: here, base: there, state: isKnown ? pair.state : "unassessed" };
}
function judgesOf({ trials }) {
    return [...new Set(trials.flatMap(judged_by/* judgedBy */.N))].sort();
}

;// CONCATENATED MODULE: ./build/comparison/change.js





function changeOfPassRate(paired) {
    const fresh = paired.filter(({ pair }) => pair.state === "comparable");
    return changeOf(paired.map(passRatesOf), fresh.map(sampleOf));
}
function changeOfScores(paired, scorers) {
    const changes = [];
    for (const scorer of scorers) {
        const alike = (0,registry/* isJudged */.sL)(scorer)
            ? paired.filter(({ pair: { head, base } }) => base === undefined || isJudgedAlike(head, base))
            : paired;
        const scored = alike
            .map((one) => scoresOf(one, scorer))
            .filter(({ base, head }) => base.length > 0 && head.length > 0);
        const change = changeOf(scored.map(({ base, head }) => ({ base: (0,mean/* mean */.i)(base) ?? 0, head: (0,mean/* mean */.i)(head) ?? 0 })), scored.filter(({ base, head }) => base !== head));
        if (change !== null)
            changes.push([scorer, change]);
    }
    return Object.fromEntries(changes);
}
function scoresOf({ pair }, scorer) {
    const head = scoredValues(pair.head, scorer);
    const isSame = pair.state === "unchanged" && !(0,registry/* isJudged */.sL)(scorer);
    if (isSame || pair.base === undefined)
        return { base: head, head };
    return { base: scoredValues(pair.base, scorer), head };
}
function scoredValues({ trials }, scorer) {
    return trials.flatMap(({ scores }) => {
        const outcome = scores[scorer];
        return outcome?.status === "scored" ? [outcome.value] : [];
    });
}
function changeOf(means, samples) {
    const base = (0,mean/* mean */.i)(means.map((one) => one.base));
    const head = (0,mean/* mean */.i)(means.map((one) => one.head));
    if (base === null || head === null)
        return null;
    const drop = (0,normal/* meanDrop */.vL)(samples, means.length);
    const [low, high] = (0,normal/* changeInterval */.qq)(drop, (0,normal/* standardError */.gU)(samples, means.length));
    return { base, head, change: 0 - drop, low, high };
}

// EXTERNAL MODULE: ./build/limits.js + 7 modules
var limits = __webpack_require__(9846);
// EXTERNAL MODULE: ./build/problems.js
var problems = __webpack_require__(7806);
;// CONCATENATED MODULE: ./build/comparison/gone-cases.js



function goneCases({ pairs, removed, retired }, head) {
    const known = [...removed, ...retired.map(({ gone }) => gone), ...pairs.flatMap(({ base }) => base ?? [])];
    const mistaken = withoutMeaning(head, known);
    const compared = removed.length * mistaken.length <= limits/* limits */.F.namesCompared ? mistaken : [];
    const added = pairs.filter(({ state }) => state === "new").map(({ head }) => head);
    const byFingerprint = (0,group_by/* groupBy */.$)(added, ({ fingerprint }) => fingerprint);
    const recorded = new Map(pairs.map(({ head }) => [head.id, head]));
    return {
        removed: removed.map((one) => {
            const alike = byFingerprint.get(one.fingerprint) ?? [];
            const hint = whereItWent(one, alike, recorded.get(one.id)) ?? misspelt(one, compared);
            return { id: one.id, tags: one.tags, ...(hint === undefined ? {} : { hint }) };
        }),
        retired: retired.map(({ gone: { id, tags }, reason }) => ({ id, tags, reason })),
    };
}
function whereItWent({ id }, alike, namesake) {
    if (namesake !== undefined) {
        return namesake.source === "none"
            ? "its runs are recorded, and nothing is expected of them"
            : 'it is recorded with other tags only; an entry under "retired" may name tags';
    }
    const [only] = alike;
    return only === undefined || alike.length > 1
        ? undefined
        : `the new case "${only.id}" expects the same: if it is this one renamed, write "formerly: ${id}" there`;
}
function withoutMeaning({ cases, retired }, known) {
    const ids = new Set(known.map(({ id }) => id));
    const declared = [...retired.map(({ id }) => id), ...cases.map(({ formerly }) => formerly)];
    return declared.flatMap((id) => (id === undefined || ids.has(id) ? [] : [id]));
}
function misspelt({ id }, mistaken) {
    const name = (0,problems/* nearestName */.qb)(id, mistaken);
    return name === undefined ? undefined : `"${name}" is declared gone: is that the same name misspelt?`;
}

;// CONCATENATED MODULE: ./build/statistics/hypergeometric.js

function hypergeometric(passes, failures, drawn) {
    const lowest = Math.max(0, drawn - failures);
    const highest = Math.min(drawn, passes);
    const mode = Math.floor(((drawn + 1) * (passes + 1)) / (passes + failures + 2));
    const ratio = (k) => ((passes - k) * (drawn - k)) / ((k + 1) * (failures - drawn + k + 1));
    const below = [];
    for (let k = mode, weight = 1; k > lowest; k--) {
        weight /= ratio(k - 1);
        below.push(weight);
    }
    const above = [];
    for (let k = mode, weight = 1; k < highest; k++) {
        weight *= ratio(k);
        above.push(weight);
    }
    const weights = [...below.reverse(), 1, ...above];
    const total = (0,mean/* sum */.c)(weights);
    return { lowest, shares: weights.map((weight) => weight / total) };
}

// EXTERNAL MODULE: ./build/statistics/sample.js
var statistics_sample = __webpack_require__(846);
;// CONCATENATED MODULE: ./build/statistics/permutation.js




function isExact(samples) {
    const [first] = samples;
    if (first === undefined)
        return true;
    return (samples.length * first.head.length <= limits/* limits */.F.exactHeadTrials &&
        samples.every((sample) => sample.base.length === first.base.length &&
            sample.head.length === first.head.length &&
            (0,statistics_sample/* weightOf */.mm)(sample) === (0,statistics_sample/* weightOf */.mm)(first)) &&
        samples.every((sample) => (0,statistics_sample/* pooled */.IE)(sample).every((value) => value === 0 || value === 1)));
}
function permutationP(samples) {
    const varying = samples.filter(statistics_sample/* varies */.n9);
    const distributions = varying.map(headPasses);
    const seen = (0,mean/* sum */.c)(varying.flatMap(({ head }) => head)) - (0,mean/* sum */.c)(distributions.map(({ lowest }) => lowest));
    const probabilities = convolve(distributions, seen);
    return Math.min(1, (0,mean/* sum */.c)(probabilities.slice(0, seen)) + (probabilities[seen] ?? 0) / 2);
}
function headPasses(sample) {
    const trials = (0,statistics_sample/* pooled */.IE)(sample);
    const passes = (0,mean/* sum */.c)(trials);
    return hypergeometric(passes, trials.length - passes, sample.head.length);
}
function convolve(distributions, highest) {
    const total = new Float64Array(highest + 1);
    total[0] = 1;
    let reached = 0;
    for (const { shares } of distributions) {
        reached = Math.min(reached + shares.length - 1, highest);
        add(shares, total, reached);
    }
    return Array.from(total);
}
function add(shares, total, reached) {
    for (let value = reached; value >= 0; value--) {
        let probability = 0;
        const most = Math.min(value, shares.length - 1);
        for (let part = 0; part <= most; part++)
            probability += (shares[part] ?? 0) * (total[value - part] ?? 0);
        total[value] = probability;
    }
}

// EXTERNAL MODULE: ./build/statistics/normal-distribution.js
var normal_distribution = __webpack_require__(4650);
;// CONCATENATED MODULE: ./build/statistics/power.js





const POWER = 0.8;
function detectableDrop(samples, cases, alpha) {
    const lost = Math.max(lostByNoise(samples, alpha), isExact(samples) ? fewestLost(samples, alpha) : 1);
    const weight = (0,mean/* mean */.i)(samples.map(statistics_sample/* weightOf */.mm)) ?? 1;
    return lost > samples.length ? null : (lost * weight) / cases;
}
function lostByNoise(samples, alpha) {
    const noise = (0,normal/* standardError */.gU)(samples.map(unweighted), 1) ** 2;
    const added = (0,mean/* mean */.i)(samples.map(({ base, head }) => 1 / (base.length + head.length - 1))) ?? 0;
    const needed = Math.max(0, (0,normal_distribution/* upperQuantile */.k)(alpha));
    const reserve = (0,normal_distribution/* upperQuantile */.k)(1 - POWER) * Math.sqrt(noise);
    const half = reserve + (needed ** 2 * added) / 2;
    return half + Math.sqrt(half ** 2 - reserve ** 2 + needed ** 2 * noise);
}
function unweighted({ base, head }) {
    return { base, head };
}
function fewestLost(samples, alpha) {
    const [first] = samples;
    if (first === undefined)
        return 1;
    const ways = relabellings(first);
    let lost = 1;
    for (let p = 0.5 / ways; p >= alpha && lost <= samples.length; p /= ways)
        lost++;
    return lost;
}
function relabellings({ base, head }) {
    let ways = 1;
    for (let drawn = 1; drawn <= head.length; drawn++)
        ways *= (base.length + drawn) / drawn;
    return ways;
}

;// CONCATENATED MODULE: ./build/comparison/regression-test.js





const FEWEST_CASES = 10;
function regressionTest(paired, { mode, alpha }) {
    const fresh = paired.filter(({ pair }) => pair.state === "comparable");
    const samples = fresh.map(sampleOf);
    const exact = isExact(samples);
    const p = paired.length < FEWEST_CASES
        ? null
        : exact
            ? permutationP(samples)
            : byNormalForm(samples, paired.length);
    return {
        mode: mode !== "auto" ? mode : areSnapshots(paired) ? "strict" : "statistical",
        trials: {
            base: range(fresh.map(({ base }) => base.length)),
            head: range(fresh.map(({ anew }) => anew.length)),
        },
        p,
        exact,
        detectable: samples.length === 0 ? null : detectableDrop(samples, paired.length, alpha),
        shift: shiftOf(p, alpha),
    };
}
function shiftOf(p, alpha) {
    if (p === null)
        return null;
    if (p < alpha)
        return "worse";
    return 1 - p < alpha / 10 ? "better" : null;
}
function byNormalForm(samples, cases) {
    return (0,normal/* normalP */.wY)((0,normal/* meanDrop */.vL)(samples, cases), (0,normal/* standardError */.gU)(samples, cases));
}
function areSnapshots(paired) {
    const recordings = (0,mean/* sum */.c)(paired.map(({ recorded }) => recorded.length));
    const identical = (0,mean/* sum */.c)(paired.map(({ kept }) => kept.length));
    return recordings > 0 && identical * 2 >= recordings;
}
function range(counts) {
    const fewest = counts.reduce((least, count) => Math.min(least, count), Number.POSITIVE_INFINITY);
    return counts.length === 0 ? [0, 0] : [fewest, counts.reduce((most, count) => Math.max(most, count), 0)];
}

// EXTERNAL MODULE: ./build/report/divisions.js
var divisions = __webpack_require__(8707);
;// CONCATENATED MODULE: ./build/comparison/slices.js



function changeOfSlices(cases, evidence) {
    const evidenceOfCase = new Map(cases.map((one, at) => [one, evidence[at]]));
    const pairedOf = (group) => group.flatMap((one) => evidenceOfCase.get(one) ?? []).filter(({ pair }) => isPaired(pair));
    return (0,divisions/* divisionsOf */.y)(cases).flatMap(({ tag, groups }) => groups.flatMap(({ value, cases }) => {
        const passRate = changeOfPassRate(pairedOf(cases));
        return passRate === null ? [] : [{ tag, value, passRate }];
    }));
}

// EXTERNAL MODULE: ./build/json/differences.js
var differences = __webpack_require__(4139);
// EXTERNAL MODULE: ./build/policy/demands.js
var demands = __webpack_require__(5071);
;// CONCATENATED MODULE: ./build/comparison/weakenings.js





function weakenings(head, base, pairing) {
    const required = new Set([...base.policy.gate.requiredCases, ...head.policy.gate.requiredCases]);
    return {
        settings: changedSettings(head.settings, base.settings),
        policyDiffers: head.policy.fingerprint !== base.policy.fingerprint,
        policyChanges: (0,differences/* differences */.t)((0,demands/* demandsOf */.w)(head.policy), (0,demands/* demandsOf */.w)(base.policy)),
        unscored: head.policy.gate.scorers.flatMap((scorer) => unscored(scorer, pairing.pairs)),
        takenOut: takenOut(pairing.pairs),
        requiredTouched: requiredTouched(pairing, required),
    };
}
function changedSettings(head, base) {
    return head === null || base === null ? [] : (0,differences/* differences */.t)(head, base);
}
function takenOut(pairs) {
    return pairs.filter(isPaired).flatMap(({ head, base }) => {
        if (base === undefined)
            return [];
        const before = recordingsOf(base);
        const now = recordingsOf(head);
        const keeps = [...now].some((hash) => before.has(hash));
        return keeps && now.size < before.size ? [(0,trial/* caseLabel */.P)(head)] : [];
    });
}
function recordingsOf({ trials }) {
    return new Set(trials.flatMap(({ hash }) => hash ?? []));
}
function unscored(scorer, pairs) {
    const lost = pairs.filter(({ head, base, state }) => {
        if (base === undefined || state === "changed" || head.source === "none")
            return false;
        if ((0,registry/* isJudged */.sL)(scorer))
            return leftOut(head, scorer) > leftOut(base, scorer);
        const isBroken = head.trials.some(({ scores }) => scores[scorer]?.status === "error");
        return (base.scores[scorer] ?? null) !== null && (head.scores[scorer] ?? null) === null && !isBroken;
    });
    return lost.length === 0 ? [] : [{ scorer, cases: lost.map(({ head }) => (0,trial/* caseLabel */.P)(head)) }];
}
function leftOut({ trials }, judge) {
    const isRead = ({ scores }) => !registry/* deterministicScorers */.Q2.some(({ id }) => scores[id]?.status === "error");
    return trials.filter((one) => isRead(one) && one.scores[judge]?.status !== "scored").length;
}
function requiredTouched({ pairs, removed, retired }, named) {
    const isRequired = (one) => one.required === true || named.has(one.id);
    const touched = pairs.flatMap(({ head, base, state }) => {
        if (base === undefined)
            return [];
        const isDropped = base.required === true && !isRequired(head);
        return state === "changed" || isDropped ? [base] : [];
    });
    const gone = [...removed, ...retired.map((one) => one.gone)];
    return [...touched, ...gone].filter(isRequired).map(trial/* caseLabel */.P);
}

;// CONCATENATED MODULE: ./build/comparison/compare.js









function compare(head, base) {
    const { regression } = head.policy.gate;
    const pairing = pairCases(head.cases, base.cases, head.retired);
    const hasGatingJudge = (0,gating_judges/* gatingJudges */.x)(head.policy.gate).length > 0;
    const compared = hasGatingJudge
        ? pairing.pairs.map((pair) => withoutOtherJudges(pair, head.policy))
        : pairing.pairs;
    const evidence = compared.map((pair) => evidenceOf(pair, regression.window));
    const paired = evidence.filter(({ pair }) => isPaired(pair));
    return {
        pairs: pairing.pairs,
        cases: evidence.map((one, at) => ({
            ...(head.cases[at] ?? one.pair.head),
            comparison: caseComparison(one),
        })),
        comparison: {
            ...goneCases(pairing, head),
            ...weakenings(head, base, pairing),
            baseCases: base.cases.filter(({ source }) => source !== "none").length,
            passRate: changeOfPassRate(paired),
            scores: changeOfScores(paired, Object.keys(head.scores)),
            slices: changeOfSlices(head.cases, evidence),
            judgedOtherwise: judgedOtherwise(pairing.pairs),
            ...regressionTest(paired, regression),
        },
    };
}
function caseComparison({ pair: { head, base: before, state }, base, recorded, anew, }) {
    const tally = (runs) => ({
        passed: runs.filter(({ pass }) => pass).length,
        trials: runs.length,
    });
    const renamed = before === undefined || before.id === head.id ? {} : { formerly: before.id };
    return { state, ...renamed, base: tally(base), head: tally(recorded), anew: anew.length };
}

;// CONCATENATED MODULE: ./build/conclude.js






const NO_ORIGIN = { distance: null, runId: null, artifactId: null };
function conclude(measurements, { baseline, role, points }) {
    const base = baseline.state === "found" ? baseline.report : undefined;
    const compared = base === undefined ? undefined : compare(measurements, base);
    const measured = {
        ...measurements,
        cases: compared?.cases ?? measurements.cases.map((one) => ({ ...one, comparison: null })),
        role,
        baselineEligible: measurements.baselineEligible && baseline.state !== "unavailable",
        baseline: {
            state: baseline.state,
            commit: base?.commit ?? null,
            isWhole: base?.baselineEligible ?? true,
            reason: baseline.reason,
            ...((baseline.state === "found" && baseline.origin) || NO_ORIGIN),
        },
        comparison: compared?.comparison ?? null,
    };
    const startsAnew = measurements.accepted !== null || Boolean(measured.comparison?.shift);
    const isBaseline = role !== "head";
    const carries = isBaseline && base !== undefined && !startsAnew;
    return {
        ...measured,
        cases: carries ? withPools(measured, compared?.pairs ?? [], base) : measured.cases,
        verdict: (0,verdict/* decide */.L)(measured),
        history: (0,baseline_history/* extendHistory */.$)(base?.history ?? [], isBaseline ? (0,baseline_history/* historyPoint */.j)(measured) : null, points),
    };
}
function withPools({ cases, policy }, pairs, base) {
    const { window } = policy.gate.regression;
    const judges = (0,gating_judges/* gatingJudges */.x)(policy.gate);
    return cases.map((one, at) => {
        const before = pairs[at]?.base;
        const isSame = before !== undefined &&
            before.fingerprint === one.fingerprint &&
            (judges.length === 0 || isJudgedBySame(one, before));
        return isSame ? { ...one, pool: nextPool(one, before, base.commit, window) } : one;
    });
}


/***/ }),

/***/ 6168:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (/* binding */ configure)
});

// EXTERNAL MODULE: ./build/baseline/baseline.js
var baseline_baseline = __webpack_require__(1799);
// EXTERNAL MODULE: ./build/disk/configuration.js
var configuration = __webpack_require__(1870);
// EXTERNAL MODULE: ./build/report/reasons.js
var reasons = __webpack_require__(7802);
;// CONCATENATED MODULE: ./build/judgement/known.js

function knownJudgements({ cases }) {
    const outcomes = cases.flatMap(({ trials }) => trials.flatMap(({ scores }) => Object.values(scores)));
    return new Map(outcomes.flatMap((outcome) => {
        const details = outcome.status === "scored" ? outcome.details : undefined;
        return (0,reasons/* isLlmDetails */.ky)(details) ? [[details.key, details]] : [];
    }));
}

;// CONCATENATED MODULE: ./build/judgement/bench.js

function benchOf({ model, server, apiKey, known = new Map(), asksAbout }, { judge: { votes, maxRuns, maxTokens } }, baseline, isBlind) {
    const recorded = baseline.state === "found" ? knownJudgements(baseline.report) : [];
    return {
        terms: { model, server, votes },
        closed: isBlind ? BLIND : keyFault(apiKey),
        known: new Map([...known, ...recorded]),
        maxRuns,
        maxTokens,
        asksAbout,
    };
}
const BLIND = "the base branch's policy cannot be seen, and nobody knows what to keep from a judge";
function keyFault(key = "") {
    if (key === "")
        return "no key for the judge was given (pull requests from forks and by Dependabot get no secrets; elsewhere it is the input judge-api-key, or RUNGATE_JUDGE_API_KEY or OPENAI_API_KEY in the environment)";
    const isPlain = /^[\x21-\x7e]+$/.test(key);
    return isPlain ? undefined : "the judge's key has characters that no request can carry: check the secret";
}

// EXTERNAL MODULE: ./build/limits.js + 7 modules
var limits = __webpack_require__(9846);
// EXTERNAL MODULE: ./build/load-options.js
var load_options = __webpack_require__(2229);
// EXTERNAL MODULE: ./build/policy/defaults.js
var defaults = __webpack_require__(6221);
// EXTERNAL MODULE: ./build/policy/ruling.js
var ruling = __webpack_require__(5218);
;// CONCATENATED MODULE: ./build/policy/scoring.js

function scoringPolicy({ policy, source, alsoHidden }) {
    const { judge, redact } = policy;
    const bounded = source === "head" ? { ...judge, ...lesser(judge, defaults/* defaultPolicy */.G.judge) } : judge;
    return { ...policy, redact: [...new Set([...redact, ...alsoHidden])], judge: bounded };
}
const SPENDING = ["maxRuns", "maxTokens", "deadlineSeconds", "concurrency"];
function lesser(some, others) {
    return Object.fromEntries(SPENDING.map((key) => [key, Math.min(some[key], others[key])]));
}

// EXTERNAL MODULE: ./build/problems.js
var build_problems = __webpack_require__(7806);
// EXTERNAL MODULE: ./build/suite/suite-name.js
var suite_name = __webpack_require__(3015);
// EXTERNAL MODULE: ./build/wording.js
var wording = __webpack_require__(9000);
;// CONCATENATED MODULE: ./build/configure.js











function configure(job, readers) {
    const problems = [];
    const ruling = readPolicy(job, readers, problems);
    for (const one of ruling.problems)
        if (one.severity === "error")
            problems.push(one);
    const { policy } = ruling;
    if (job.expectations.length > limits/* limits */.F.configurationFiles) {
        const message = `${job.expectations.length} expectations files, more than the ${limits/* limits */.F.configurationFiles} that one job reads: put more cases into each`;
        throw new build_problems/* ConfigurationError */.j1([{ severity: "error", message }]);
    }
    const texts = job.expectations.flatMap((file) => (0,configuration/* readConfigurationFile */.B)(file, job, problems) ?? []);
    const loaded = readers.loadExpectations(texts, policy.defaults);
    for (const problem of loaded.problems)
        problems.push(problem);
    const options = (0,load_options/* loadOptions */.Z)(job, problems);
    const suiteFault = (0,suite_name/* suiteNameFault */.G)(job.suite);
    if (suiteFault !== undefined)
        problems.push({ severity: "error", message: suiteFault });
    if (job.runs.length === 0 && job.merge === undefined)
        problems.push({
            severity: "error",
            message: "no runs: name the recordings with a pattern such as evals/runs/{case}.json",
        });
    const { baseline: named = baseline_baseline/* noBaseline */.f } = job;
    const baseline = typeof named === "string" ? readers.readBaseline(named, job, problems) : named;
    if (problems.length > 0)
        throw new build_problems/* ConfigurationError */.j1(problems);
    const { expectations, retired } = loaded;
    const scoring = scoringPolicy(ruling);
    return {
        ruling,
        texts,
        expectations,
        retired,
        options,
        baseline,
        scoring,
        bench: job.judge && benchOf(job.judge, scoring, baseline, isBlind(ruling, baseline, job)),
        warnings: [...ruling.problems, ...(job.warnings ?? []), ...longHistory(baseline, policy)],
    };
}
function isBlind({ hidesUnknown }, { state }, { role }) {
    return hidesUnknown || (state === "unavailable" && role !== "base");
}
function longHistory(baseline, { trend: { points } }) {
    const length = baseline.state === "found" ? baseline.report.history.length : 0;
    if (length <= points)
        return [];
    const message = `the baseline's history has ${(0,wording/* counted */.hS)(length, "commit")}, of which the newest ${points} are kept (trend.points of the policy); the verdict does not depend on them`;
    return [{ severity: "warning", message }];
}
function readPolicy(job, { loadPolicy }, problems) {
    const { policy: named = ruling/* defaultRuling */.b } = job;
    if (typeof named !== "string")
        return named;
    const source = (0,configuration/* readConfigurationFile */.B)(named, job, problems);
    if (source === undefined)
        return ruling/* defaultRuling */.b;
    const { policy = defaults/* defaultPolicy */.G, problems: found } = loadPolicy(source.file, source.text);
    return { ...ruling/* defaultRuling */.b, policy, source: "file", problems: found };
}


/***/ }),

/***/ 2820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ createdAt)
/* harmony export */ });
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7806);

const EPOCH_SECONDS = /^\d{1,11}$/;
function createdAt(said) {
    const epoch = process.env.SOURCE_DATE_EPOCH;
    if (said === undefined && !epoch)
        return null;
    const seconds = EPOCH_SECONDS.test(epoch ?? "") ? Number(epoch) : Number.NaN;
    const time = said === undefined ? new Date(seconds * 1000) : new Date(said);
    if (!Number.isNaN(time.getTime()))
        return time.toISOString();
    const message = said === undefined
        ? `SOURCE_DATE_EPOCH "${epoch}" is not a number of seconds since 1970`
        : `"${said}" is not a time: write it as 2026-01-31T12:00:00Z`;
    throw new _problems_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1([{ severity: "error", message }]);
}


/***/ }),

/***/ 2020:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  DH: () => (/* binding */ gatherAll),
  Td: () => (/* binding */ gatherAllAtOnce),
  EQ: () => (/* binding */ gatherShard)
});

// UNUSED EXPORTS: gatherShardAtOnce

// EXTERNAL MODULE: ./build/expectations/fingerprint.js
var fingerprint = __webpack_require__(7698);
// EXTERNAL MODULE: ./build/limits.js + 7 modules
var limits = __webpack_require__(9846);
// EXTERNAL MODULE: ./build/policy/fingerprint.js
var policy_fingerprint = __webpack_require__(7379);
// EXTERNAL MODULE: ./build/report/reasons.js
var reasons = __webpack_require__(7802);
// EXTERNAL MODULE: ./build/scorers/registry.js
var registry = __webpack_require__(1999);
;// CONCATENATED MODULE: ./build/baseline/known-files.js





function knownFiles(report, terms) {
    const { problems, problemCounts } = report;
    const isSame = terms.reading !== null &&
        report.reading === terms.reading &&
        report.tool.version === terms.version &&
        report.policy.fingerprint === (0,policy_fingerprint/* policyFingerprint */.d)(terms.scoring);
    const isAllTold = problemCounts.errors + problemCounts.warnings === problems.length;
    if (!isSame || !isAllTold || problemCounts.errors > 0)
        return new Map();
    const unknown = new Set(problems.map(({ file }) => file));
    const runs = new Map();
    for (const one of report.cases) {
        const expectation = terms.expectations.get(one.id);
        const isExpected = expectation !== undefined && one.fingerprint === (0,fingerprint/* fingerprintOf */.a)(expectation, terms.policy);
        for (const trial of one.trials) {
            const run = isExpected ? scoredRun(one, trial) : undefined;
            if (run === undefined)
                unknown.add(trial.file);
            else if (!unknown.has(trial.file))
                addTo(runs, trial.file, run);
        }
    }
    for (const file of unknown)
        if (file !== undefined)
            runs.delete(file);
    return new Map([...runs].map(([file, found]) => [file, knownFile(found)]));
}
function addTo(runs, file, run) {
    const known = runs.get(file);
    if (known === undefined)
        runs.set(file, [run]);
    else
        known.push(run);
}
function knownFile(runs) {
    const inOrder = runs.toSorted((a, b) => a.origin.place.index - b.origin.place.index);
    const hashes = inOrder.map(({ origin }) => ({ hash: origin.hash ?? "", line: origin.place.line }));
    return { hashes, runs: inOrder };
}
function scoredRun({ id, tags }, trial) {
    const { file, index, line, format, hash, toolCalls, brokenBudgets = [] } = trial;
    const unexpectedTools = unexpectedIn(trial);
    if (format === null || hash === null || unexpectedTools === undefined)
        return undefined;
    return {
        identity: { caseId: id, tags, ...(trial.numbered ? {} : { trial: trial.trial }) },
        origin: { place: { file, index, ...(line === undefined ? {} : { line }) }, format, hash },
        toolCalls,
        warnings: [],
        scores: Object.fromEntries(Object.entries(trial.scores).filter(([id]) => !(0,registry/* isJudged */.sL)(id))),
        brokenBudgets,
        unexpectedTools,
    };
}
function unexpectedIn({ scores: { f1 } }) {
    if (f1?.status !== "scored" || !(0,reasons/* isF1Details */.Ol)(f1.details))
        return [];
    const { unexpected } = f1.details;
    return unexpected.length < limits/* limits */.F.shownCalls ? unexpected.map(({ name }) => name) : undefined;
}

// EXTERNAL MODULE: ./build/disk/allowance.js
var disk_allowance = __webpack_require__(3458);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/problems.js
var problems = __webpack_require__(7806);
;// CONCATENATED MODULE: ./build/disk/digest.js



const CHUNK_BYTES = 4 * 1024 * 1024;
function* digestOf(files, allowance) {
    const all = (0,external_node_crypto_.createHash)("sha256");
    const buffer = Buffer.alloc(CHUNK_BYTES);
    for (const { path, name } of files) {
        const one = (0,external_node_crypto_.createHash)("sha256");
        yield* addFile(path, one, buffer, (count) => allowance.takeBytes(count, name));
        all.update(JSON.stringify([name, one.digest("hex")]));
    }
    return `sha256:${all.digest("hex")}`;
}
function* addFile(path, hash, buffer, onBytes) {
    let file;
    try {
        file = (0,external_node_fs_.openSync)(path, "r");
        for (let size = (0,external_node_fs_.readSync)(file, buffer); size > 0; size = (0,external_node_fs_.readSync)(file, buffer)) {
            onBytes(size);
            hash.update(buffer.subarray(0, size));
            yield;
        }
    }
    catch (error) {
        if (error instanceof problems/* ConfigurationError */.j1)
            throw error;
        hash.update("unreadable");
    }
    finally {
        if (file !== undefined)
            (0,external_node_fs_.closeSync)(file);
    }
}

// EXTERNAL MODULE: ./build/disk/patterns.js + 2 modules
var patterns = __webpack_require__(1009);
// EXTERNAL MODULE: ./build/sha256.js
var sha256 = __webpack_require__(3021);
// EXTERNAL MODULE: ./build/disk/documents.js + 1 modules
var documents = __webpack_require__(2809);
// EXTERNAL MODULE: ./build/disk/lines.js
var disk_lines = __webpack_require__(7023);
;// CONCATENATED MODULE: ./build/disk/unchanged.js




function readUnchanged(path, { hashes }, documentBytes) {
    if (path.endsWith(".gz"))
        return undefined;
    const isRows = hashes.some(({ line }) => line !== undefined);
    try {
        const bytes = isRows ? sameRows(path, hashes, documentBytes) : sameDocument(path, hashes, documentBytes);
        return bytes === undefined ? undefined : { bytes, runs: hashes.length };
    }
    catch {
        return undefined;
    }
}
function sameDocument(path, [known, ...others], most) {
    if (known === undefined || others.length > 0 || (0,external_node_fs_.statSync)(path).size > most)
        return undefined;
    const content = (0,external_node_fs_.readFileSync)(path);
    return (0,sha256/* sha256 */.s)(content) === known.hash ? content.length : undefined;
}
function sameRows(path, hashes, most) {
    let bytes = 0;
    let blank = 0;
    let at = 0;
    for (const { number, content, length } of (0,disk_lines/* linesOf */.D)((0,documents/* piecesOf */.Xe)(path), most)) {
        bytes += length + 1;
        if (content === undefined)
            return undefined;
        if (content.every(disk_lines/* isWhite */.G)) {
            blank += length;
            if (blank > most)
                return undefined;
            continue;
        }
        const known = hashes[at];
        if (known?.line !== number || known.hash !== (0,sha256/* sha256 */.s)(content))
            return undefined;
        at += 1;
    }
    return at === hashes.length ? bytes : undefined;
}

// EXTERNAL MODULE: ./build/findings.js
var build_findings = __webpack_require__(3876);
// EXTERNAL MODULE: ./build/reading.js
var reading = __webpack_require__(4376);
// EXTERNAL MODULE: ./build/shards/shard.js
var shards_shard = __webpack_require__(1064);
// EXTERNAL MODULE: ./build/steps.js
var steps = __webpack_require__(5587);
// EXTERNAL MODULE: ./build/suite/suite.js
var suite = __webpack_require__(859);
// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(8508);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
;// CONCATENATED MODULE: ./build/disk/row-pieces.js


const NEWLINE = 10;
class UnevenRows extends Error {
}
function rowPieces(path, most) {
    if (path.endsWith(".gz"))
        return undefined;
    const pieces = (0,documents/* piecesOf */.Xe)(path);
    const first = pieces.next();
    const isOfRows = !first.done && (0,documents/* holdsRows */.Mj)(path, first.value);
    pieces.return(undefined);
    return isOfRows ? numbered(wholeLines((0,documents/* piecesOf */.Xe)(path), most), most) : undefined;
}
function* numbered(contents, most) {
    let firstLine = 1;
    let blank = 0;
    for (const content of contents) {
        const isBlank = content.every(disk_lines/* isWhite */.G);
        blank = isBlank ? blank + content.length : 0;
        if (blank > most / 2)
            throw new UnevenRows();
        const lines = linesIn(content);
        if (!isBlank)
            yield { content, firstLine };
        firstLine += lines;
    }
}
function* wholeLines(pieces, most) {
    let rest = [];
    let length = 0;
    for (const piece of pieces) {
        const end = piece.lastIndexOf(NEWLINE) + 1;
        if (end > 0) {
            yield Buffer.concat([...rest, piece.subarray(0, end)]);
            rest = [];
            length = 0;
        }
        rest.push(piece.subarray(end));
        length += piece.length - end;
        if (length > most)
            throw new UnevenRows();
    }
    if (length > 0)
        yield Buffer.concat(rest);
}
function linesIn(text) {
    let lines = 0;
    for (let at = text.indexOf(NEWLINE); at !== -1; at = text.indexOf(NEWLINE, at + 1))
        lines += 1;
    return lines;
}

// EXTERNAL MODULE: ./build/interrupt.js
var interrupt = __webpack_require__(9343);
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(5919);
;// CONCATENATED MODULE: ./build/workers/crew.js



const AHEAD = 2;
async function* scoredByCrew(batches, terms, workers) {
    const crew = [];
    const asked = [];
    const wanted = batches[Symbol.iterator]();
    let next = 0;
    const ask = () => {
        const { done, value: batch } = wanted.next();
        if (done)
            return;
        crew[next % workers] ??= new CrewMember(terms);
        asked.push({ batch, answer: crew[next % workers].score(batch.filter(isUnknown)) });
        next += 1;
    };
    try {
        for (let at = 0; at < workers * AHEAD; at += 1)
            ask();
        for (let first = asked.shift(); first !== undefined; first = asked.shift()) {
            const answer = await first.answer;
            ask();
            if ("refused" in answer)
                throw new problems/* ConfigurationError */.j1(answer.refused);
            yield pairs(first.batch, answer.findings);
        }
    }
    finally {
        await Promise.all(crew.map((member) => member.dismiss()));
    }
}
function isUnknown({ known }) {
    return known === undefined;
}
function pairs(batch, scored) {
    const found = scored.values();
    return batch.map((part) => [part, part.known ?? found.next().value]);
}
class CrewMember {
    thread;
    waiting = [];
    constructor(workerData) {
        this.thread = new external_node_worker_threads_.Worker((0,external_node_fs_.realpathSync)(process.argv[1] ?? ""), { workerData });
        this.thread.on("message", (answer) => this.waiting.shift()?.resolve(answer));
        this.thread.on("error", (error) => this.fail(error));
        this.thread.on("exit", (code) => this.fail(new Error(`a worker has ended by itself, with code ${code}`)));
    }
    score(parts) {
        const answer = new Promise((resolve, reject) => this.waiting.push({ resolve, reject }));
        answer.catch(() => { });
        const sources = parts.map(({ file, piece }) => ({ file, piece }));
        this.thread.postMessage(sources, sources.flatMap(memoryOf));
        return answer;
    }
    async dismiss() {
        await this.thread.terminate();
    }
    fail(error) {
        for (const { reject } of this.waiting.splice(0))
            reject(error);
    }
}
function memoryOf({ piece }) {
    if (piece === undefined)
        return [];
    const { buffer, length } = piece.content;
    return buffer instanceof ArrayBuffer && buffer.byteLength === length ? [buffer] : [];
}

// EXTERNAL MODULE: ./build/load.js + 2 modules
var load = __webpack_require__(9127);
;// CONCATENATED MODULE: ./build/workers/parts.js



const MEBIBYTE = 1024 * 1024;
const PIECED_BYTES = 8 * MEBIBYTE;
function bytesOf(files) {
    return new Map(files.map((file) => [file, (0,external_node_fs_.statSync)(file.path, { throwIfNoEntry: false })?.size ?? 0]));
}
function* batchesOf(files, bytes, unchanged, configuration, batchBytes) {
    let batch = [];
    let inBatch = 0;
    for (const file of files) {
        const known = unchanged.get(file);
        const parts = known === undefined ? partsOf(file, bytes.get(file) ?? 0, configuration) : [{ file, known, bytes: 0 }];
        for (const part of parts) {
            batch.push(part);
            inBatch += part.bytes;
            if (inBatch < batchBytes)
                continue;
            yield batch;
            batch = [];
            inBatch = 0;
        }
    }
    if (batch.length > 0)
        yield batch;
}
function* partsOf(file, bytes, { options, scoring }) {
    const most = scoring.limits.documentMegabytes * MEBIBYTE;
    const pieces = bytes < PIECED_BYTES ? undefined : rowPieces(file.path, most);
    const first = pieces?.next().value;
    const second = pieces?.next().value;
    const part = (piece) => ({ file, piece, bytes: piece.content.length });
    if (pieces === undefined ||
        first === undefined ||
        second === undefined ||
        !(0,load/* beginsWithRun */.G0)(first, options, most)) {
        pieces?.return(undefined);
        yield { file, bytes };
        return;
    }
    yield part(first);
    yield part(second);
    for (const piece of pieces)
        yield part(piece);
}

;// CONCATENATED MODULE: ./build/workers/fill.js







const fill_MEBIBYTE = 1024 * 1024;
const WORTH_BYTES = 20 * fill_MEBIBYTE;
const BATCH_BYTES = 2 * fill_MEBIBYTE;
const MOST_WORKERS = 4;
async function filledByWorkers(gathering, suite) {
    const { files, unchanged, job, configuration, bench, shard } = gathering;
    const { workers = defaultWorkers() } = job;
    if (workers < 1 || bench !== undefined || job.keepsDetails !== undefined)
        return undefined;
    const bytes = bytesOf(files.filter((file) => !unchanged.has(file)));
    const isWorth = job.workers !== undefined || total(bytes) >= WORTH_BYTES;
    if (!isWorth)
        return undefined;
    const { expectations, scoring: policy } = configuration;
    const terms = { expectations, policy, shard, format: job.format, caseField: job.caseField };
    const batches = batchesOf(files, bytes, unchanged, configuration, BATCH_BYTES);
    try {
        const isFilled = await fill(suite, scoredByCrew(batches, terms, workers), gathering);
        await (0,interrupt/* lookUp */.T)();
        return isFilled ? suite : undefined;
    }
    catch (error) {
        if (error instanceof UnevenRows)
            return undefined;
        throw error;
    }
}
async function fill(suite, scored, { files, job, configuration }) {
    const allowance = new disk_allowance/* Allowance */.b(configuration.scoring.limits);
    let file;
    let begun = 0;
    let runs = 0;
    for await (const parts of scored) {
        for (const [part, { findings, used }] of parts) {
            if (findings === undefined)
                return false;
            if (part.file !== file) {
                job.onProgress?.(begun, files.length);
                begun += 1;
                file = part.file;
                runs = 0;
            }
            allowance.take(used, file.name);
            for (const { origin } of part.known === undefined ? findings : [])
                origin.place.index += runs;
            (0,build_findings/* addFindings */.W7)(findings, suite);
            runs += used.runs;
        }
    }
    job.onProgress?.(files.length, files.length);
    return true;
}
function total(bytes) {
    return [...bytes.values()].reduce((sum, one) => sum + one, 0);
}
function defaultWorkers() {
    const cores = (0,external_node_os_.availableParallelism)();
    return cores < 2 ? 0 : Math.min(cores, MOST_WORKERS);
}

;// CONCATENATED MODULE: ./build/gather.js












const gather_MEBIBYTE = 1024 * 1024;
async function gatherAll(job, configuration) {
    const { files, problems } = await (0,steps/* lookingUp */.R3)(find(job, configuration));
    const unchanged = await (0,steps/* lookingUp */.R3)(findUnchanged(files, job, configuration));
    return withProblems(problems, await gather({ ...gathering(files, job, configuration), unchanged }));
}
function gatherAllAtOnce(job, configuration) {
    const { files, problems } = (0,steps/* atOnce */.zd)(find(job, configuration));
    const unchanged = (0,steps/* atOnce */.zd)(findUnchanged(files, job, configuration));
    return withProblems(problems, (0,steps/* atOnce */.zd)(gatherInSteps({ ...gathering(files, job, configuration), unchanged })));
}
async function gatherShard(job, configuration, shard) {
    const { files, problems } = await (0,steps/* lookingUp */.R3)(find(job, configuration));
    const found = await gather(gathering(files, job, configuration, shard));
    const recordings = await (0,steps/* lookingUp */.R3)(digest(files, configuration));
    return { ...withProblems(toldBy(shard, problems), found), recordings };
}
function gatherShardAtOnce(job, configuration, shard) {
    const { files, problems } = atOnce(find(job, configuration));
    const found = atOnce(gatherInSteps(gathering(files, job, configuration, shard)));
    const recordings = atOnce(digest(files, configuration));
    return { ...withProblems(toldBy(shard, problems), found), recordings };
}
function find(job, { scoring }) {
    return (0,patterns/* findFiles */.l)(job.runs, job.root, job.contained, scoring.limits);
}
function* findUnchanged(files, job, { baseline, bench, ruling: { policy }, scoring, expectations }) {
    const unchanged = new Map();
    if (baseline.state !== "found" || bench !== undefined || job.keepsDetails !== undefined)
        return unchanged;
    const known = knownFiles(baseline.report, {
        version: version/* version */.r,
        policy,
        scoring,
        expectations,
        reading: (0,reading/* readingOf */.M)(job),
    });
    for (const file of files) {
        const one = known.get(file.name);
        const used = one && readUnchanged(file.path, one, scoring.limits.documentMegabytes * gather_MEBIBYTE);
        if (one !== undefined && used !== undefined)
            unchanged.set(file, { findings: [...one.runs], used });
        yield;
    }
    return unchanged;
}
function digest(files, { scoring }) {
    return digestOf(files, new disk_allowance/* Allowance */.b(scoring.limits));
}
function gathering(files, job, configuration, shard) {
    const { bench } = configuration;
    return {
        files,
        unchanged: new Map(),
        job,
        configuration,
        shard,
        bench: bench && shard !== undefined ? shareOfBench(bench, shard) : bench,
    };
}
function toldBy(shard, problems) {
    return shard.index === 1 ? problems : [];
}
function shareOfBench(bench, shard) {
    const { maxRuns, maxTokens } = bench;
    return { ...bench, maxRuns: (0,shards_shard/* shareOf */.tC)(maxRuns, shard), maxTokens: (0,shards_shard/* shareOf */.tC)(maxTokens, shard) };
}
function withProblems(problems, { gathered, docket }) {
    return { gathered: { ...gathered, problems: [...problems, ...gathered.problems] }, docket };
}
async function gather(gathering) {
    const suite = await filledByWorkers(gathering, newSuite(gathering));
    return suite === undefined ? (0,steps/* lookingUp */.R3)(gatherInSteps(gathering)) : foundIn(suite);
}
function* gatherInSteps(gathering) {
    const first = yield* gather_fill(newSuite(gathering), gathering);
    const again = first.again();
    return foundIn(again === undefined ? first : yield* gather_fill(again, gathering));
}
function newSuite({ job: { keepsDetails }, configuration, bench }) {
    const { expectations, scoring: policy } = configuration;
    return new suite/* Suite */.l({ expectations, policy, keepsDetails, bench });
}
function foundIn(suite) {
    return { gathered: suite.finish(), docket: suite.docket };
}
function* gather_fill(suite, { files, unchanged, job, configuration, shard }) {
    const { options, scoring } = configuration;
    const allowance = new disk_allowance/* Allowance */.b(scoring.limits);
    for (const [at, file] of files.entries()) {
        const known = unchanged.get(file);
        if (known?.findings !== undefined) {
            allowance.take(known.used, file.name);
            (0,build_findings/* addFindings */.W7)(known.findings, suite);
        }
        else {
            for (const one of (0,build_findings/* runsIn */.UN)({ file }, options, allowance, shard)) {
                add(one, suite);
                yield;
            }
        }
        job.onProgress?.(at + 1, files.length);
    }
    return suite;
}
function add(one, suite) {
    if ("fault" in one)
        suite.addBroken(one.fault, one.identity, one.origin);
    else
        suite.add(one.run, one.identity, one.origin);
}


/***/ }),

/***/ 1479:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ partialReportOf),
  E: () => (/* binding */ reportOf)
});

// EXTERNAL MODULE: ./build/conclude.js + 13 modules
var conclude = __webpack_require__(9569);
// EXTERNAL MODULE: ./build/reading.js
var build_reading = __webpack_require__(4376);
// EXTERNAL MODULE: ./build/expectations/fingerprint.js
var fingerprint = __webpack_require__(7698);
// EXTERNAL MODULE: ./build/judgement/rubric.js
var rubric = __webpack_require__(5803);
// EXTERNAL MODULE: ./build/policy/fingerprint.js
var policy_fingerprint = __webpack_require__(7379);
// EXTERNAL MODULE: ./build/scorers/registry.js
var registry = __webpack_require__(1999);
// EXTERNAL MODULE: ./build/statistics/mean.js
var mean = __webpack_require__(3157);
// EXTERNAL MODULE: ./build/statistics/wilson.js
var wilson = __webpack_require__(9664);
// EXTERNAL MODULE: ./build/suite/passes.js
var passes = __webpack_require__(334);
// EXTERNAL MODULE: ./build/report/aggregate.js
var aggregate = __webpack_require__(4260);
// EXTERNAL MODULE: ./build/report/coverage.js
var coverage = __webpack_require__(169);
// EXTERNAL MODULE: ./build/report/judged-by.js
var judged_by = __webpack_require__(6414);
// EXTERNAL MODULE: ./build/report/problems.js
var problems = __webpack_require__(5567);
// EXTERNAL MODULE: ./build/report/redact.js
var redact = __webpack_require__(7234);
// EXTERNAL MODULE: ./build/report/schema-version.js
var schema_version = __webpack_require__(1349);
// EXTERNAL MODULE: ./build/report/shortfall.js
var shortfall = __webpack_require__(4912);
// EXTERNAL MODULE: ./build/report/unnamed-tools.js
var unnamed_tools = __webpack_require__(4065);
;// CONCATENATED MODULE: ./build/report/measure.js















function measure(part, facts) {
    const { policy } = facts.ruling;
    const { expectations } = facts;
    const cases = part.cases.map((one) => reportCase(one, expectations.get(one.id), policy));
    const passRates = cases.flatMap((one) => one.passRate ?? []);
    const passRate = (0,mean/* mean */.i)(passRates);
    const trials = cases.flatMap((one) => one.trials);
    const beside = [...facts.warnings, ...(0,coverage/* coverageProblems */.D)(part, expectations)];
    const gates = (scorer) => policy.gate.scorers.some((id) => id === scorer);
    const scores = Object.fromEntries(registry/* scorers */["if"].map(({ id }) => [id, (0,aggregate/* suiteScore */.Bn)(cases, id)]));
    return {
        schemaVersion: schema_version/* SCHEMA_VERSION */.f,
        suite: facts.suite,
        tool: { version: facts.version },
        commit: facts.commit,
        ...facts.event,
        createdAt: facts.createdAt,
        settings: facts.settings,
        reading: facts.reading,
        accepted: facts.accepted,
        policy: {
            source: facts.ruling.source,
            changed: facts.ruling.changed,
            pending: facts.ruling.pending,
            fingerprint: (0,policy_fingerprint/* policyFingerprint */.d)(policy),
            passMarks: policy.passMarks,
            gate: policy.gate,
        },
        totals: {
            cases: cases.length,
            runs: trials.length,
            toolCalls: trials.reduce((sum, { toolCalls }) => sum + toolCalls, 0),
            errors: trials.filter(isInError).length + part.unattributed,
            notAssessed: trials.filter((trial) => !isInError(trial) && !isScored(trial)).length,
        },
        scores,
        passRate,
        passInterval: passRate === null ? null : (0,wilson/* wilsonInterval */.Y)(passRate, passRates.length),
        passPower: (0,aggregate/* passPower */.Bu)(cases),
        cases,
        retired: facts.retired,
        ...(0,problems/* joinProblems */.z)([part, (0,problems/* listProblems */.v)(beside, (0,redact/* redactor */.$)(policy.redact))]),
        judge: judgeOf(facts.judge, part, trials),
        hint: (0,unnamed_tools/* unnamedTools */.s0)(part.tools),
        baselineEligible: part.unattributed === 0 &&
            !facts.warnings.some(({ severity }) => severity === "error") &&
            !trials.some((trial) => registry/* deterministicScorers */.Q2.some(({ id }) => gates(id) && isError(trial, id))) &&
            (0,shortfall/* shortfalls */.T)({ scores, policy }).length === 0,
    };
}
function isError(trial, scorer) {
    return trial.scores[scorer]?.status === "error";
}
function isInError(trial) {
    return registry/* deterministicScorers */.Q2.some(({ id }) => isError(trial, id));
}
function isScored(trial) {
    return registry/* scorers */["if"].some(({ id }) => trial.scores[id]?.status === "scored");
}
function judgeOf(terms, { judge: work }, trials) {
    if (terms === null || work === null)
        return null;
    const by = new Set(trials.flatMap(judged_by/* judgedBy */.N));
    return { ...terms, promptVersion: rubric/* PROMPT_VERSION */.y, by: [...by].sort(), work };
}
function reportCase(one, expectation, policy) {
    const { file, line } = expectation?.place ?? {};
    const trials = one.trials.map((trial) => reportTrial(trial, policy));
    return {
        id: one.id,
        tags: one.tags,
        ...(expectation?.formerly === undefined ? {} : { formerly: expectation.formerly }),
        source: expectation?.source ?? (one.recorded?.isDeclared ? "recording" : "none"),
        ...(file === undefined ? {} : { file }),
        ...(line === undefined ? {} : { line }),
        ...(expectation?.required ? { required: true } : {}),
        fingerprint: expectation === undefined ? (one.recorded?.fingerprint ?? null) : (0,fingerprint/* fingerprintOf */.a)(expectation, policy),
        scores: Object.fromEntries(registry/* scorers */["if"].map(({ id }) => [id, (0,aggregate/* caseScore */.lq)({ trials }, id)])),
        passRate: (0,aggregate/* casePassRate */.Ae)({ trials }),
        comparison: null,
        trials,
        pool: [],
    };
}
function reportTrial({ scores, brokenBudgets, ...run }, policy) {
    return {
        ...run,
        pass: (0,passes/* passes */.W)({ scores, brokenBudgets }, policy),
        scores,
        ...(brokenBudgets === undefined ? {} : { brokenBudgets }),
    };
}

// EXTERNAL MODULE: ./build/shard-terms.js
var shard_terms = __webpack_require__(9834);
// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(8508);
;// CONCATENATED MODULE: ./build/job-report.js






const NO_EVENT = { headCommit: null, baseCommit: null, pullRequest: null, runAttempt: 1 };
function partialReportOf(part, { recordings }, job, configuration, shard) {
    return { schemaVersion: schema_version/* SCHEMA_VERSION */.f, ...(0,shard_terms/* termsOf */.f)(job, configuration), shard, part, recordings };
}
function reportOf(part, job, configuration, reading = (0,build_reading/* readingOf */.M)(job)) {
    const { ruling, retired, baseline, bench, warnings, expectations } = configuration;
    const measurements = measure(part, {
        suite: job.suite,
        version: version/* version */.r,
        commit: job.commit,
        createdAt: job.createdAt,
        event: job.event ?? NO_EVENT,
        ruling,
        settings: job.settings ?? null,
        reading,
        accepted: job.accepted ?? null,
        retired,
        judge: bench?.terms ?? null,
        expectations,
        warnings,
    });
    return (0,conclude/* conclude */.E)(measurements, { baseline, role: job.role ?? "head", points: ruling.policy.trend.points });
}


/***/ }),

/***/ 4139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ differences)
/* harmony export */ });
/* harmony import */ var _canonical_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6289);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5857);


function differences(head, base) {
    const names = [...new Set([...Object.keys(base), ...Object.keys(head)])].sort();
    return names
        .map((name) => ({ name, base: (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(base, name) ?? null, head: (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(head, name) ?? null }))
        .filter((one) => (0,_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .d)(one.base) !== (0,_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .d)(one.head));
}


/***/ }),

/***/ 9580:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ judged),
  b: () => (/* binding */ judging_unjudged)
});

// EXTERNAL MODULE: ./build/scorers/registry.js
var registry = __webpack_require__(1999);
;// CONCATENATED MODULE: ./build/judgement/settle.js

function settle(pending, answers) {
    const failures = [];
    const cases = pending.cases.map((one) => ({
        ...one,
        trials: one.trials.map((trial) => settleTrial(trial, answers, failures)),
    }));
    return { ...pending, cases, problems: [...pending.problems, ...failures] };
}
function settleTrial({ questions, ...trial }, answers, failures) {
    const scores = { ...trial.scores };
    for (const scorer of registry/* judgedScorers */.Fk) {
        const question = questions[scorer.id];
        if (question === undefined)
            continue;
        const answer = answers.get(question.key) ?? NOT_ASKED;
        if (answer.status === "judged")
            scores[scorer.id] = scorer.score(answer.judgement, question);
        else
            scores[scorer.id] = unjudged(answer);
        if (answer.status === "failed")
            failures.push({ severity: "warning", ...trial.place, message: `${scorer.id}: ${answer.reason}` });
    }
    return { ...trial, scores: inOrder(scores) };
}
const NOT_ASKED = { status: "left", reason: "the judge was not asked" };
function unjudged({ status, reason }) {
    return status === "failed" ? { status: "error", reason } : { status: "not-assessed", reason };
}
function inOrder(scores) {
    return Object.fromEntries(registry/* scorers */["if"].flatMap(({ id }) => {
        const outcome = scores[id];
        return outcome === undefined ? [] : [[id, outcome]];
    }));
}

// EXTERNAL MODULE: ./build/report/details.js
var details = __webpack_require__(3373);
// EXTERNAL MODULE: ./build/report/part.js
var part = __webpack_require__(1970);
// EXTERNAL MODULE: ./build/report/redact.js
var report_redact = __webpack_require__(7234);
// EXTERNAL MODULE: ./build/scorers/llm.js + 9 modules
var llm = __webpack_require__(332);
// EXTERNAL MODULE: ./build/shards/shard.js
var shards_shard = __webpack_require__(1064);
;// CONCATENATED MODULE: ./build/judging.js






const NO_USAGE = { requests: 0, promptTokens: 0, replyTokens: 0, unmetered: 0 };
async function judged(found, job, configuration, shard = { index: 1, of: 1 }) {
    const { questions, known } = found.docket;
    if (job.judge === undefined || questions.size === 0)
        return judging_unjudged(found, job, configuration);
    const { model, server, apiKey = "", onProgress, onJudged, debug } = job.judge;
    const { judge: bounds, redact: rules } = configuration.scoring;
    const redact = (0,report_redact/* redactor */.$)(rules);
    const { askJudge } = await Promise.all(/* import() */[__webpack_require__.e(921), __webpack_require__.e(455)]).then(__webpack_require__.bind(__webpack_require__, 9455));
    const { answers, usage } = await askJudge([...questions.values()], { model, server, apiKey, ...(debug === undefined ? {} : { debug }) }, { ...bounds, maxTokens: (0,shards_shard/* shareOf */.tC)(bounds.maxTokens, shard) }, (question, answer, done) => {
        const judgement = judgementIn(answer, question);
        if (judgement !== undefined)
            onJudged?.((0,details/* llmDetails */.eP)(judgement, redact, true));
        onProgress?.(done, questions.size, known.size);
    });
    return settled(found, job, configuration, answers, usage);
}
function judgementIn(answer, question) {
    if (answer.status !== "judged")
        return undefined;
    const outcome = (0,llm/* scoreJudgement */.u2)(answer.judgement, question);
    return outcome.status === "scored" ? outcome.details : undefined;
}
function judging_unjudged(found, job, configuration) {
    return settled(found, job, configuration, new Map(), NO_USAGE);
}
function settled({ gathered, docket }, { judge, keepsDetails }, { scoring }, answers, usage) {
    const { questions, known } = docket;
    const work = judge === undefined ? null : { asked: questions.size, known: known.size, ...usage };
    return (0,part/* partOf */.B)(settle(gathered, answers), scoring, { work, keepsDetails });
}


/***/ }),

/***/ 9093:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ mergedPart)
});

// EXTERNAL MODULE: ./build/problems.js
var build_problems = __webpack_require__(7806);
// EXTERNAL MODULE: ./build/shard-terms.js
var shard_terms = __webpack_require__(9834);
// EXTERNAL MODULE: ./build/limits.js + 7 modules
var limits = __webpack_require__(9846);
// EXTERNAL MODULE: ./build/suite/trial.js
var trial = __webpack_require__(2139);
// EXTERNAL MODULE: ./build/wording.js
var wording = __webpack_require__(9000);
// EXTERNAL MODULE: ./build/shards/shard.js
var shards_shard = __webpack_require__(1064);
;// CONCATENATED MODULE: ./build/shards/faults.js




function shardFaults(files, terms, digests) {
    const [first] = files.toSorted((a, b) => a.report.shard.index - b.report.shard.index);
    if (first === undefined)
        return [];
    const reading = terms.reading ?? first.report.reading;
    const agreed = { ...terms, ...agreedOrigin(terms, first.report), reading };
    return [
        ...missingOrDouble(files),
        ...files.flatMap((one) => [
            ...replaced(one, digests),
            ...foreign(one.report, agreed, first.report),
            ...strangeCase(one.report),
        ].map((fault) => problem(`shard ${(0,shards_shard/* shardName */.Az)(one.report.shard)} ${fault}`, one.file))),
    ];
}
function problem(message, file) {
    return { severity: "error", message, ...(file === undefined ? {} : { file }) };
}
function agreedOrigin(terms, first) {
    const isKnown = terms.workflowRun !== null || first.commit !== null;
    return {
        commit: isKnown ? (terms.commit ?? first.commit) : null,
        workflowRun: terms.workflowRun ?? first.workflowRun,
    };
}
function replaced({ digest, report: { shard } }, digests) {
    if (digests === undefined || digests.get(shard.index) === digest)
        return [];
    return digests.has(shard.index)
        ? ["is not what its job wrote: somebody else left a file of this name. Run all jobs again"]
        : [
            "is not known to be what its job wrote: run all jobs again. In a workflow of your own the job hands its output shard-digest on, as digest-1 or whatever its number is",
        ];
}
function missingOrDouble(files) {
    const totals = new Map(files.map(({ file, report }) => [report.shard.of, file]));
    const [of = 0, ...others] = totals.keys();
    if (others.length > 0) {
        const found = [...totals].map(([total, file]) => `of ${total} shards (${file})`);
        return [problem(`the partial reports are not of one division: ${(0,wording/* listed */.KE)(found)}`)];
    }
    return Array.from({ length: of }, (_, at) => at + 1).flatMap((index) => {
        const name = (0,shards_shard/* shardName */.Az)({ index, of });
        const found = files.filter(({ report }) => report.shard.index === index).map(({ file }) => file);
        if (found.length === 0) {
            return problem(`shard ${name} is missing: it left no partial report. Look at its job, and run it again`);
        }
        return found.length > 1 ? problem(`shard ${name} is there twice: ${(0,wording/* listed */.KE)(found)}`) : [];
    });
}
function foreign(report, terms, first) {
    const { suite, tool, commit, workflowRun, policy, expectations, reading, judge, recordings } = report;
    const shown = (value) => (0,wording/* shorten */.ml)(String(value), limits/* limits */.F.shownText);
    const again = "run all jobs again";
    return [
        suite !== terms.suite && `is of suite "${shown(suite)}", and this is suite "${terms.suite}"`,
        tool.version !== terms.tool.version &&
            `was scored by rungate ${shown(tool.version)}, and this is ${terms.tool.version}`,
        commit !== terms.commit && `is of commit ${shown(commit)}, and not of ${shown(terms.commit)}`,
        workflowRun !== terms.workflowRun && "is of another run of the workflow",
        policy !== terms.policy && `was scored by another policy than the one in force: ${again}`,
        expectations !== terms.expectations && `was scored by other expectations files: ${again}`,
        reading !== terms.reading &&
            "was told to read other recordings, or to read them otherwise: give all jobs the same inputs",
        judge !== terms.judge && "was told of another judge: give all jobs the same inputs",
        recordings !== first.recordings &&
            `was scored from other recordings than shard ${(0,shards_shard/* shardName */.Az)(first.shard)}: ${again}`,
    ].filter((fault) => fault !== false);
}
function strangeCase({ shard, part }) {
    const seen = new Set();
    for (const one of part.cases) {
        const index = (0,shards_shard/* shardOf */.IS)(one.id, shard.of);
        if (index !== shard.index)
            return [`has case "${(0,trial/* caseLabel */.P)(one)}", which belongs to shard ${(0,shards_shard/* shardName */.Az)({ index, of: shard.of })}`];
        const key = (0,trial/* caseKey */.u)(one.id, one.tags);
        if (seen.has(key))
            return [`has case "${(0,trial/* caseLabel */.P)(one)}" twice`];
        seen.add(key);
    }
    return [];
}

// EXTERNAL MODULE: ./build/report/problems.js
var problems = __webpack_require__(5567);
// EXTERNAL MODULE: ./build/report/unnamed-tools.js
var unnamed_tools = __webpack_require__(4065);
// EXTERNAL MODULE: ./build/suite/trial-names.js
var trial_names = __webpack_require__(1010);
;// CONCATENATED MODULE: ./build/shards/merge.js



function mergeParts(parts) {
    return {
        cases: parts.flatMap(({ cases }) => cases).sort(trial_names/* compareCases */.fT),
        withoutRun: parts.flatMap(({ withoutRun }) => withoutRun),
        ...(0,problems/* joinProblems */.z)(parts),
        unattributed: parts.reduce((sum, { unattributed }) => sum + unattributed, 0),
        tools: (0,unnamed_tools/* joinToolUses */.FB)(parts.map(({ tools }) => tools)),
        judge: joinWork(parts.flatMap(({ judge }) => judge ?? [])),
    };
}
function joinWork(works) {
    const [first, ...others] = works;
    if (first === undefined)
        return null;
    return others.reduce((sum, one) => ({
        asked: sum.asked + one.asked,
        known: sum.known + one.known,
        requests: sum.requests + one.requests,
        promptTokens: sum.promptTokens + one.promptTokens,
        replyTokens: sum.replyTokens + one.replyTokens,
        unmetered: sum.unmetered + one.unmetered,
    }), first);
}

;// CONCATENATED MODULE: ./build/merged-part.js




function mergedPart(left, job, configuration, { readPartialReports }) {
    const faults = [];
    const files = readPartialReports(left.patterns, job, faults);
    for (const one of shardFaults(files, (0,shard_terms/* termsOf */.f)(job, configuration), left.digests))
        faults.push(one);
    const unfinished = left.unfinished === undefined ? [] : [unfinishedShards(left.unfinished)];
    const problems = files.length === 0 ? [...unfinished, ...faults] : [...faults, ...unfinished];
    const { state, reason } = configuration.baseline;
    if (problems.length > 0 && state === "unavailable")
        problems.unshift({ severity: "error", message: reason });
    if (problems.length > 0)
        throw new build_problems/* ShardsError */.cu(problems);
    return {
        part: mergeParts(files.map(({ report }) => report.part)),
        reading: files[0]?.report.reading ?? null,
    };
}
function unfinishedShards(unfinished) {
    const message = `job ${unfinished}, and only what all shards have scored can be judged: its log says why`;
    return { severity: "error", message };
}


/***/ }),

/***/ 5071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ sayingsOf),
/* harmony export */   w: () => (/* binding */ demandsOf)
/* harmony export */ });
function sayingsOf({ $schema: _, gate, passMarks, ...rest }) {
    const nested = Object.entries(rest).flatMap(([key, value]) => Array.isArray(value) ? [[key, value]] : named(key, value));
    return { ...demandsOf({ gate, passMarks }), ...Object.fromEntries(nested) };
}
function demandsOf({ gate, passMarks }) {
    const { floors, regression, ...rest } = gate;
    return {
        ...Object.fromEntries(named("passMarks", passMarks)),
        ...Object.fromEntries(named("floors", floors)),
        ...Object.fromEntries(named("regression", regression)),
        ...rest,
    };
}
function named(prefix, values) {
    return Object.entries(values).map(([key, value]) => [`${prefix}.${key}`, value]);
}


/***/ }),

/***/ 7379:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ policyFingerprint),
/* harmony export */   w: () => (/* binding */ wholePolicyFingerprint)
/* harmony export */ });
/* harmony import */ var _expectations_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7698);

function policyFingerprint({ limits: _, ...demands }) {
    return (0,_expectations_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .fingerprint */ .R)(demands);
}
function wholePolicyFingerprint(policy) {
    return (0,_expectations_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .fingerprint */ .R)(policy);
}


/***/ }),

/***/ 5218:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ defaultRuling),
/* harmony export */   k: () => (/* binding */ rulingPolicy)
/* harmony export */ });
/* harmony import */ var _json_differences_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4139);
/* harmony import */ var _defaults_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6221);
/* harmony import */ var _demands_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5071);



const defaultRuling = {
    policy: _defaults_js__WEBPACK_IMPORTED_MODULE_1__/* .defaultPolicy */ .G,
    source: "default",
    changed: false,
    pending: [],
    alsoHidden: [],
    hidesUnknown: false,
    problems: [],
};
function rulingPolicy({ base, head, isFirstUse }) {
    if (base === undefined) {
        if (head === undefined)
            return defaultRuling;
        return isFirstUse ? inForce(head, "head") : besides(defaultRuling, head);
    }
    if (base.text === head?.text)
        return inForce(base, "base");
    if (base.policy !== undefined)
        return besides(inForce(base, "base"), head);
    if (head?.policy === undefined)
        return inForce(base, "base");
    const message = "is invalid at the base commit and repaired here: this pull request is judged by the defaults";
    const problems = [{ severity: "warning", file: base.file, message }];
    return besides({ ...defaultRuling, hidesUnknown: true, problems }, head);
}
function inForce({ policy = _defaults_js__WEBPACK_IMPORTED_MODULE_1__/* .defaultPolicy */ .G, problems }, source) {
    return { ...defaultRuling, policy, source, problems: [...problems] };
}
function besides(ruling, next) {
    const later = (next?.problems ?? []).map((one) => ({ ...one, message: `${one.message} (merged, it would stop every pull request)` }));
    const policy = next === undefined ? _defaults_js__WEBPACK_IMPORTED_MODULE_1__/* .defaultPolicy */ .G : next.policy;
    return {
        ...ruling,
        changed: true,
        pending: policy === undefined ? [] : (0,_json_differences_js__WEBPACK_IMPORTED_MODULE_0__/* .differences */ .t)((0,_demands_js__WEBPACK_IMPORTED_MODULE_2__/* .sayingsOf */ .k)(policy), (0,_demands_js__WEBPACK_IMPORTED_MODULE_2__/* .sayingsOf */ .k)(ruling.policy)),
        alsoHidden: policy?.redact ?? [],
        problems: [...ruling.problems, ...later],
    };
}


/***/ }),

/***/ 4376:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ readingOf)
/* harmony export */ });
/* harmony import */ var _sha256_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3021);

function readingOf({ runs, format, caseField, }) {
    return runs.length === 0 ? null : (0,_sha256_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(JSON.stringify([runs, format ?? null, caseField ?? null]));
}


/***/ }),

/***/ 4662:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KV: () => (/* binding */ fixedCases),
/* harmony export */   Kf: () => (/* binding */ isNewlyFailing),
/* harmony export */   L2: () => (/* binding */ isFlipped),
/* harmony export */   c0: () => (/* binding */ countStates),
/* harmony export */   cb: () => (/* binding */ worseCases)
/* harmony export */ });
function worseCases({ cases }) {
    return changed(cases)
        .filter(({ drop }) => drop > 0)
        .sort((a, b) => b.drop - a.drop || trialsOf(b) - trialsOf(a));
}
function fixedCases({ cases }) {
    return changed(cases).filter(({ comparison: { base, head } }) => !mostlyPasses(base) && mostlyPasses(head));
}
function isNewlyFailing({ comparison: { base, head } }) {
    return mostlyPasses(base) && !mostlyPasses(head);
}
function isFlipped({ comparison: { base, head } }) {
    return base.passed === base.trials && head.passed === 0;
}
function countStates({ cases }) {
    const counts = { comparable: 0, unchanged: 0, changed: 0, new: 0, unassessed: 0 };
    for (const { comparison } of cases)
        if (comparison !== null)
            counts[comparison.state] += 1;
    return counts;
}
function changed(cases) {
    return cases.flatMap((one) => {
        const { comparison } = one;
        if (comparison?.state !== "comparable")
            return [];
        return [{ one, comparison, drop: rate(comparison.base) - rate(comparison.head) }];
    });
}
function trialsOf({ comparison: { base, head } }) {
    return base.trials + head.trials;
}
function mostlyPasses(tally) {
    return rate(tally) >= 0.5;
}
function rate({ passed, trials }) {
    return passed / trials;
}


/***/ }),

/***/ 8707:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ dividingTags),
/* harmony export */   y: () => (/* binding */ divisionsOf)
/* harmony export */ });
/* harmony import */ var _group_by_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2217);
/* harmony import */ var _json_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5857);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9846);
/* harmony import */ var _statistics_mean_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3157);




function dividingTags(cases) {
    return [...countValues(cases)]
        .map(([tag, counts]) => ({ tag, counts: [...counts.values()], tagged: (0,_statistics_mean_js__WEBPACK_IMPORTED_MODULE_3__/* .sum */ .c)([...counts.values()]) }))
        .filter(({ counts, tagged }) => {
        const without = cases.length - tagged;
        const sizes = without > 0 ? [...counts, without] : counts;
        const alone = sizes.filter((size) => size === 1).length;
        return sizes.length > 1 && alone * 2 <= cases.length;
    })
        .toSorted((a, b) => b.tagged - a.tagged || (a.tag < b.tag ? -1 : 1))
        .map(({ tag }) => tag);
}
function countValues(cases) {
    const byTag = new Map();
    for (const { tags } of cases) {
        for (const tag of Object.keys(tags)) {
            const value = tags[tag] ?? "";
            const counts = byTag.get(tag) ?? new Map();
            byTag.set(tag, counts.set(value, (counts.get(value) ?? 0) + 1));
        }
    }
    return byTag;
}
function divisionsOf(cases, tags = dividingTags(cases)) {
    return tags.slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .F.slicedTags).map((tag) => {
        const byValue = (0,_group_by_js__WEBPACK_IMPORTED_MODULE_0__/* .groupBy */ .$)(cases, ({ tags }) => (0,_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(tags, tag) ?? null);
        const groups = [...byValue].map(([value, group]) => ({ value, cases: group, passRate: rateOf(group) }));
        return {
            tag,
            groups: groups.toSorted(worstFirst).slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .F.slicedValues),
            more: Math.max(groups.length - _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .F.slicedValues, 0),
        };
    });
}
function rateOf(cases) {
    return (0,_statistics_mean_js__WEBPACK_IMPORTED_MODULE_3__/* .mean */ .i)(cases.flatMap(({ passRate }) => passRate ?? []));
}
function worstFirst(a, b) {
    const rate = (group) => group.passRate ?? 2;
    return rate(a) - rate(b) || b.cases.length - a.cases.length || byValue(a.value, b.value);
}
function byValue(a, b) {
    if (a === null || b === null)
        return Number(a === null) - Number(b === null);
    return a < b ? -1 : 1;
}


/***/ }),

/***/ 6414:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ judgedBy)
/* harmony export */ });
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7802);

function judgedBy({ scores }) {
    return Object.values(scores).flatMap((outcome) => {
        if (outcome.status !== "scored" || !(0,_reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .isLlmDetails */ .ky)(outcome.details))
            return [];
        const { model, rung, promptVersion } = outcome.details.by;
        return [`${model} (${rung}, prompt ${promptVersion})`];
    });
}


/***/ }),

/***/ 7802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CV: () => (/* binding */ isCodeDetails),
/* harmony export */   DN: () => (/* binding */ toolSides),
/* harmony export */   Lr: () => (/* binding */ differenceText),
/* harmony export */   MA: () => (/* binding */ differenceSides),
/* harmony export */   MZ: () => (/* binding */ argumentsText),
/* harmony export */   O2: () => (/* binding */ notJson),
/* harmony export */   Ol: () => (/* binding */ isF1Details),
/* harmony export */   ky: () => (/* binding */ isLlmDetails),
/* harmony export */   ur: () => (/* binding */ expectationReasons),
/* harmony export */   vn: () => (/* binding */ judgeReasons),
/* harmony export */   zM: () => (/* binding */ reasonsOf)
/* harmony export */ });
/* harmony import */ var _json_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5857);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3757);


function reasonsOf(trial) {
    const reasons = [...expectationReasons(trial), ...judgeReasons(trial)];
    if (trial.pass === false)
        return reasons;
    const error = Object.values(trial.scores).find((outcome) => outcome.status === "error");
    return error === undefined ? reasons : [...reasons, { subject: "error", text: error.reason }];
}
function expectationReasons(trial) {
    const details = lostPoints(trial);
    const calls = details.filter(isF1Details).flatMap(callReasons);
    const order = details.filter(isCodeDetails).flatMap((one) => orderReasons(one, calls));
    const budgets = (trial.brokenBudgets ?? []).map((text) => ({ subject: "budget", text }));
    return [...calls, ...order, ...budgets];
}
function judgeReasons(trial) {
    return lostPoints(trial).filter(isLlmDetails).flatMap(objections);
}
function lostPoints({ scores }) {
    return Object.values(scores).flatMap((outcome) => outcome.status === "scored" && outcome.value < 1 ? [outcome.details] : []);
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
function callReasons({ pairs, nearMisses, missing, unexpected }) {
    const near = {
        references: new Set(nearMisses.map((one) => one.reference)),
        calls: new Set(nearMisses.map((one) => one.call)),
    };
    return [
        ...[...nearMisses, ...pairs].flatMap(({ name, differences, malformed }) => differences.map((one) => ({
            subject: name,
            text: malformed ? notJson(one.actual) : differenceText(one),
        }))),
        ...missing
            .filter(({ position }) => !near.references.has(position))
            .map(({ name, arguments: args }) => ({ subject: "missing", text: `${name} ${argumentsText(args)}` })),
        ...unexpected
            .filter(({ position }) => !near.calls.has(position))
            .map(({ name, arguments: args, malformed }) => ({
            subject: "unexpected",
            text: `${name} ${malformed ? notJson(args) : (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .valueText */ .R)(args)}`,
        })),
    ];
}
function argumentsText(expected) {
    const isAny = (0,_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(expected) && expected.$any === true;
    return isAny ? "with any arguments" : (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .expectedText */ .G)(expected);
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
        expected: "expected" in difference ? (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .expectedText */ .G)(difference.expected) : "not expected",
        actual: "actual" in difference ? (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .valueText */ .R)(difference.actual) : "nothing",
    };
}
function orderReasons(details, told) {
    const isTold = told.some(({ subject }) => subject === "missing" || subject === "unexpected");
    if (isTold && details.expectedToolOrder !== null)
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
        ...wrong.map(({ name, reasoning }) => ({
            subject: name,
            text: `the judge: not appropriate${reasoning ? `: ${reasoning}` : ""}`,
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

/***/ 4912:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ shortfalls)
/* harmony export */ });
/* harmony import */ var _scorers_gating_judges_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5685);

const MOST_UNSCORED = 0.05;
function shortfalls({ scores, policy, }) {
    return (0,_scorers_gating_judges_js__WEBPACK_IMPORTED_MODULE_0__/* .decidingJudges */ .g)(policy.gate).flatMap(({ id }) => {
        const score = scores[id];
        if (score === undefined)
            return [];
        const { assessed, notAssessed, errors } = score;
        const runs = assessed + notAssessed + errors;
        return runs - assessed > runs * MOST_UNSCORED ? [{ scorer: id, runs, scored: assessed }] : [];
    });
}


/***/ }),

/***/ 3757:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ expectedText),
/* harmony export */   R: () => (/* binding */ valueText)
/* harmony export */ });
/* harmony import */ var _json_canonical_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6289);
/* harmony import */ var _json_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5857);


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

/***/ 7860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ worstCases)
/* harmony export */ });
function worstCases({ cases }) {
    return cases
        .filter(({ passRate }) => passRate !== null && passRate < 1)
        .toSorted((a, b) => (a.passRate ?? 0) - (b.passRate ?? 0) || meanScore(a) - meanScore(b));
}
function meanScore({ scores }) {
    const values = Object.values(scores).filter((value) => value !== null);
    return values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);
}


/***/ }),

/***/ 9834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ termsOf)
/* harmony export */ });
/* harmony import */ var _policy_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7379);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4376);
/* harmony import */ var _sha256_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3021);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8508);




function termsOf(job, { ruling, bench, texts }) {
    return {
        suite: job.suite,
        tool: { version: _version_js__WEBPACK_IMPORTED_MODULE_3__/* .version */ .r },
        commit: job.commit,
        workflowRun: job.workflowRun ?? null,
        policy: (0,_policy_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .wholePolicyFingerprint */ .w)(ruling.policy),
        expectations: (0,_sha256_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256 */ .s)(JSON.stringify(texts.map(({ file, text }) => [file, text]))),
        reading: (0,_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .readingOf */ .M)(job),
        judge: bench === undefined ? null : (0,_sha256_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256 */ .s)(JSON.stringify([bench.terms.model, bench.terms.server])),
    };
}


/***/ }),

/***/ 4650:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ upperTail),
/* harmony export */   k: () => (/* binding */ upperQuantile)
/* harmony export */ });
const NUMERATOR = [
    3.52624965998911e-2, 0.700383064443688, 6.37396220353165, 33.912866078383, 112.079291497871,
    221.213596169931, 220.206867912376,
];
const DENOMINATOR = [
    8.83883476483184e-2, 1.75566716318264, 16.064177579207, 86.7807322029461, 296.564248779674,
    637.333633378831, 793.826512519948, 440.413735824752,
];
function upperTail(z) {
    if (z < 0)
        return 1 - upperTail(-z);
    if (z > 37)
        return 0;
    const density = Math.exp((-z * z) / 2);
    if (z < 5 * Math.SQRT2)
        return (density * polynomial(NUMERATOR, z)) / polynomial(DENOMINATOR, z);
    const fraction = z + 1 / (z + 2 / (z + 3 / (z + 4 / (z + 0.65))));
    return density / fraction / Math.sqrt(2 * Math.PI);
}
function upperQuantile(probability) {
    let low = -40;
    let high = 40;
    for (let step = 0; step < 60; step++) {
        const middle = (low + high) / 2;
        if (upperTail(middle) > probability)
            low = middle;
        else
            high = middle;
    }
    return (low + high) / 2;
}
function polynomial(coefficients, x) {
    return coefficients.reduce((value, coefficient) => value * x + coefficient, 0);
}


/***/ }),

/***/ 511:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U$: () => (/* binding */ Z_95),
/* harmony export */   gU: () => (/* binding */ standardError),
/* harmony export */   qq: () => (/* binding */ changeInterval),
/* harmony export */   vL: () => (/* binding */ meanDrop),
/* harmony export */   wY: () => (/* binding */ normalP)
/* harmony export */ });
/* harmony import */ var _mean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3157);
/* harmony import */ var _normal_distribution_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4650);
/* harmony import */ var _sample_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(846);
/* harmony import */ var _variance_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8575);




const Z_95 = (0,_normal_distribution_js__WEBPACK_IMPORTED_MODULE_1__/* .upperQuantile */ .k)(0.025);
function meanDrop(samples, cases) {
    const varying = samples.filter(_sample_js__WEBPACK_IMPORTED_MODULE_2__/* .varies */ .n9);
    if (varying.length === 0)
        return 0;
    const total = (side) => (0,_mean_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .c)(varying.map((sample) => (0,_sample_js__WEBPACK_IMPORTED_MODULE_2__/* .weightOf */ .mm)(sample) * ((0,_mean_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i)(sample[side]) ?? 0)));
    return (total("base") - total("head")) / cases;
}
function standardError(samples, cases) {
    const varying = samples.filter(_sample_js__WEBPACK_IMPORTED_MODULE_2__/* .varies */ .n9);
    if (varying.length === 0)
        return 0;
    const variances = varying.map((s) => (0,_sample_js__WEBPACK_IMPORTED_MODULE_2__/* .weightOf */ .mm)(s) ** 2 * (0,_variance_js__WEBPACK_IMPORTED_MODULE_3__/* .variance */ .G)((0,_sample_js__WEBPACK_IMPORTED_MODULE_2__/* .pooled */ .IE)(s)) * (1 / s.base.length + 1 / s.head.length));
    return Math.sqrt((0,_mean_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .c)(variances)) / cases;
}
function normalP(drop, standardError) {
    return drop === 0 ? 0.5 : (0,_normal_distribution_js__WEBPACK_IMPORTED_MODULE_1__/* .upperTail */ .f)(drop / standardError);
}
function changeInterval(drop, standardError) {
    const change = 0 - drop;
    const margin = Z_95 * standardError;
    return [Math.max(-1, change - margin), Math.min(1, change + margin)];
}


/***/ }),

/***/ 846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IE: () => (/* binding */ pooled),
/* harmony export */   mm: () => (/* binding */ weightOf),
/* harmony export */   n9: () => (/* binding */ varies)
/* harmony export */ });
function weightOf({ weight = 1 }) {
    return weight;
}
function pooled({ base, head }) {
    return [...base, ...head];
}
function varies({ base, head }) {
    const first = base[0];
    return base.some((value) => value !== first) || head.some((value) => value !== first);
}


/***/ }),

/***/ 8575:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ variance)
/* harmony export */ });
/* harmony import */ var _mean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3157);

function variance(values) {
    const center = (0,_mean_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i)(values) ?? 0;
    return (0,_mean_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .c)(values.map((value) => (value - center) ** 2)) / (values.length - 1);
}


/***/ }),

/***/ 9664:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ wilsonInterval)
/* harmony export */ });
/* harmony import */ var _normal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(511);

function wilsonInterval(rate, count) {
    if (count === 0)
        return [0, 1];
    const z2 = _normal_js__WEBPACK_IMPORTED_MODULE_0__/* .Z_95 */ .U$ ** 2;
    const center = rate + z2 / (2 * count);
    const margin = Math.sqrt(z2 * ((rate * (1 - rate)) / count + z2 / (4 * count ** 2)));
    const scale = 1 + z2 / count;
    const low = rate === 0 ? 0 : Math.max(0, (center - margin) / scale);
    const high = rate === 1 ? 1 : Math.min(1, (center + margin) / scale);
    return [low, high];
}


/***/ }),

/***/ 3015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ suiteNameFault),
/* harmony export */   c: () => (/* binding */ reportFileName)
/* harmony export */ });
const SUITE_NAME = /^[a-z0-9][a-z0-9-]{0,39}$/;
function suiteNameFault(name) {
    if (SUITE_NAME.test(name))
        return undefined;
    return `suite "${name}" is not a name: use a to z, 0 to 9 and "-", at most 40 characters`;
}
function reportFileName(suite, as = "json") {
    return `rungate-report.${suite}.${as}`;
}


/***/ })

};

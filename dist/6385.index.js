export const id = 6385;
export const ids = [6385,7802];
export const modules = {

/***/ 16385:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ decide),
  G: () => (/* binding */ stops)
});

// EXTERNAL MODULE: ./build/policy/pass-marks.js
var pass_marks = __webpack_require__(51973);
// EXTERNAL MODULE: ./build/wording.js
var wording = __webpack_require__(9000);
;// CONCATENATED MODULE: ./build/checks/assessed.js


const assessed = {
    name: "assessed",
    title: "Nothing assessed",
    countsOnBase: true,
    check({ totals, passRate, cases, policy, scores }) {
        if (totals.runs === 0 || passRate !== null)
            return undefined;
        const trials = cases.flatMap((one) => one.trials);
        const outcomes = trials.flatMap(({ scores }) => policy.gate.scorers.flatMap((id) => scores[id] ?? []));
        const first = outcomes.find((outcome) => outcome.status !== "scored");
        const why = first === undefined ? "" : `: ${first.reason}`;
        const advising = Object.keys(scores).find((id) => (0,pass_marks/* isOfTexts */.w5)(id) && scores[id]?.value !== null);
        const instead = advising === undefined ? "" : `; ${advising} was measured and decides nothing: name it in gate.scorers`;
        const message = `none of ${(0,wording/* counted */.hS)(totals.runs, "run")} could be assessed${why}${instead}`;
        return { result: "fail", message, numbers: { runs: totals.runs } };
    },
};

// EXTERNAL MODULE: ./build/report/worst.js
var report_worst = __webpack_require__(57860);
// EXTERNAL MODULE: ./build/checks/why-it-fails.js
var why_it_fails = __webpack_require__(69742);
;// CONCATENATED MODULE: ./build/checks/baseline.js



const baseline = {
    name: "baseline",
    title: "Baseline",
    countsOnBase: true,
    check(measured) {
        const { state, reason, isWhole, instead } = measured.baseline;
        const worst = (0,why_it_fails/* worstCaseText */.$u)((0,report_worst/* casesToTell */._A)(measured)[0], measured.policy);
        switch (state) {
            case "none":
                return undefined;
            case "found":
                if (!isWhole)
                    return {
                        result: "inconclusive",
                        title: "Broken baseline",
                        message: (0,wording/* joined */.oR)(`recordings of ${reason} were in error, so their cases have nothing to be compared with`, worst),
                        numbers: {},
                    };
                return instead && olderBaseline(instead, reason);
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
                    message: (0,wording/* joined */.oR)(`${reason}, so nobody can tell whether the agent got worse`, worst),
                    numbers: {},
                };
            case "unavailable":
                return {
                    result: "fail",
                    title: "Baseline out of reach",
                    message: (0,wording/* joined */.oR)(`${reason}; a gate that cannot see does not let anything pass`, worst),
                    numbers: {},
                };
        }
    },
};
function olderBaseline({ why, isUnderWay }, reason) {
    return {
        result: isUnderWay ? "inconclusive" : "pass",
        title: "Older baseline",
        message: `${why}, so the comparison is with an older report, ${reason}`,
        numbers: {},
    };
}

// EXTERNAL MODULE: ./build/suite/trial.js
var trial = __webpack_require__(22139);
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

// EXTERNAL MODULE: ./build/group-by.js
var group_by = __webpack_require__(32217);
// EXTERNAL MODULE: ./build/json/json.js
var json = __webpack_require__(35857);
// EXTERNAL MODULE: ./build/policy/bounds.js
var bounds = __webpack_require__(8218);
// EXTERNAL MODULE: ./build/report/changes.js
var changes = __webpack_require__(84662);
// EXTERNAL MODULE: ./build/scorers/registry.js + 3 modules
var registry = __webpack_require__(29223);
// EXTERNAL MODULE: ./build/statistics/mean.js
var mean = __webpack_require__(83157);
;// CONCATENATED MODULE: ./build/checks/floors.js










const floors = {
    name: "floors",
    title: "Floors",
    check({ passRate, scores, cases, policy }) {
        const others = otherWaysOfCounting(cases);
        const held = [...(0,bounds/* boundsOf */.BO)(policy.gate)].map(([name, bound]) => {
            const isPassRate = name === bounds/* PASS_RATE_BOUND */.Co;
            const whole = { value: isPassRate ? passRate : (scores[name]?.value ?? null), how: "" };
            const values = [
                whole,
                ...others.flatMap(({ groups, how }) => {
                    const value = boundedValue(name, groups);
                    return value === null ? [] : [{ value, how }];
                }),
            ];
            const missing = values.find(({ value }) => value === null || !(0,bounds/* isWithin */.UO)(value, bound));
            const { value, how } = missing ?? whole;
            const [is, demanded] = value === null ? ["was not assessed"] : apart(value, bound.value);
            const sentence = `${isPassRate ? "pass rate" : name} ${is}${how}, ${(0,bounds/* boundText */.O6)(bound, demanded)} demanded${unjudgedText(name, scores)}`;
            return { name, value, bound, isKept: missing === undefined, sentence };
        });
        if (held.length === 0)
            return undefined;
        const missed = held.filter(({ isKept }) => !isKept);
        const isMissed = missed.length > 0;
        const told = isMissed ? missed : held;
        const sentences = told.map(({ sentence }) => sentence).join("; ");
        return {
            result: isMissed ? "fail" : "pass",
            title: titleOf(told.map(({ bound }) => bound.kind)),
            message: isMissed ? (0,wording/* joined */.oR)(sentences, worstText(missed[0]?.name, { cases, policy })) : sentences,
            numbers: Object.fromEntries(held.flatMap(({ name, value, bound }) => [
                [name, value],
                [`${name} ${bound.kind}`, bound.value],
            ])),
        };
    },
};
function otherWaysOfCounting(cases) {
    const byId = [...(0,group_by/* groupBy */.$)(cases, ({ id }) => id).values()];
    const known = cases.filter(({ comparison }) => comparison !== null && comparison.state !== "new");
    const ways = [
        { groups: byId, how: " with all tags of an id as one case" },
        { groups: known.map((one) => [one]), how: " without the cases that the base does not have" },
    ];
    return ways.filter(({ groups }) => groups.length > 0 && groups.length < cases.length);
}
function boundedValue(name, groups) {
    const of = ({ scores, passRate }) => (name === bounds/* PASS_RATE_BOUND */.Co ? passRate : (0,json/* member */.Dc)(scores, name)) ?? [];
    return (0,mean/* mean */.i)(groups.flatMap((group) => (0,mean/* mean */.i)(group.flatMap(of)) ?? []));
}
function unjudgedText(name, scores) {
    const { errors = 0, value = null } = scores[name] ?? {};
    return value !== null && errors > 0 && (0,registry/* isJudged */.sL)(name)
        ? ` (the judge failed on ${(0,wording/* counted */.hS)(errors, "run")})`
        : "";
}
function worstText(name = bounds/* PASS_RATE_BOUND */.Co, { cases, policy }) {
    const worse = (0,pass_marks/* isOfTexts */.w5)(name) ? undefined : (0,changes/* worseCases */.cb)({ cases })[0]?.one;
    if (worse === undefined && name !== bounds/* PASS_RATE_BOUND */.Co)
        return (0,why_it_fails/* worstByText */.uB)((0,report_worst/* worstBy */.pE)(name, cases), name, policy);
    return (0,why_it_fails/* worstCaseText */.$u)(worse ?? (0,report_worst/* worstCases */.I1)({ cases })[0], policy);
}
function titleOf(kinds) {
    if (!kinds.includes("ceiling"))
        return "Floors";
    return kinds.includes("floor") ? "Floors and ceilings" : "Ceilings";
}
function apart(value, bound) {
    const [shown, demanded] = [(0,wording/* percent */.KN)(value), (0,wording/* percent */.KN)(bound)];
    if (value === bound || shown !== demanded)
        return [shown, demanded];
    const longer = (share, digits) => `${(share * 100).toFixed(digits)} %`;
    const isRound = Number(longer(bound, 1).slice(0, -2)) === Number(longer(bound, MOST_DIGITS).slice(0, -2));
    for (let digits = 2; digits < MOST_DIGITS; digits++) {
        const [one, other] = [longer(value, digits), longer(bound, digits)];
        if (one !== other)
            return [one, isRound ? demanded : other];
    }
    return [shown, demanded];
}
const MOST_DIGITS = 12;

// EXTERNAL MODULE: ./build/problems.js
var build_problems = __webpack_require__(57806);
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
    const first = outcomes.find(report_shortfall/* isUnrecorded */.A) ??
        outcomes.find(({ status }) => status === "error") ??
        outcomes.find(isUnscored);
    const why = first === undefined || first.status === "scored" ? "" : `: ${first.reason}`;
    return `${scorer} decides and scored ${scored} of ${(0,wording/* counted */.hS)(runs, "run")}${why}`;
}
function isUnscored(outcome) {
    return outcome.status === "not-assessed" && outcome.nothingToMeasure !== true;
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

;// CONCATENATED MODULE: ./build/checks/regression-text.js




const SHOWN_CASES = 3;
function rateText({ base, head, change, low, high }, { p, trials }, { maxDrop, alpha }) {
    const rates = `pass rate ${(0,wording/* percent */.KN)(base)} → ${(0,wording/* percent */.KN)(head)}`;
    if (trials.head[1] === 0)
        return rates;
    if (low === high)
        return `${rates} (no case differs)`;
    const interval = `95 % interval ${(0,wording/* signedPoints */._9)(low)} to ${(0,wording/* signedPoints */._9)(high)}`;
    const chance = p === null ? "" : `, ${(0,wording/* pText */.C6)(p, alpha)}`;
    const allowed = change < 0 ? `, allowed ${(maxDrop * 100).toFixed(1)}` : "";
    return `${rates} (${(0,wording/* signedPoints */._9)(change)} points, ${interval}${chance}${allowed})`;
}
function evidenceText(measured, comparison, unseen = "") {
    const states = (0,changes/* countStates */.c0)(measured);
    const paired = (0,wording/* counted */.hS)(states.comparable + states.unchanged, "paired case");
    const share = states.comparable === 0 ? "all" : states.unchanged;
    const kept = states.unchanged > 0 ? `, ${share} as recorded on the base` : "";
    const trials = states.comparable === 0 ? "" : `, ${trialsText(comparison.trials)}`;
    return (0,wording/* joined */.oR)(`${paired}${kept}${trials}${unseen}`, notCompared(measured, comparison));
}
function movedText(measured) {
    const worse = (0,changes/* worseCases */.cb)(measured);
    const failing = worse.filter(changes/* isNewlyFailing */.Kf);
    const others = worse.length - failing.length;
    const named = failing.length > 0 ? failing : worse;
    const names = (0,wording/* listed */.KE)(named.map(({ one }) => (0,trial/* caseLabel */.P)(one)), SHOWN_CASES);
    const word = failing.length > 0 ? "newly failing" : "passing less often";
    const fixed = (0,changes/* fixedCases */.KV)(measured).length;
    return (0,wording/* joined */.oR)(named.length > 0 ? `${named.length} ${word} (${names})` : "", failing.length > 0 && others > 0 ? `${others} passing less often` : "", fixed > 0 ? `${fixed} fixed` : "");
}
function brokenText(broken, measured, comparison) {
    const many = broken.length > 1;
    const cases = broken.map(({ one }) => one);
    const names = (0,wording/* listed */.KE)(cases.map(trial/* caseLabel */.P), SHOWN_CASES);
    const sentence = `${names} passed on every base recording and ${many ? "fail" : "fails"} now`;
    return (0,wording/* joined */.oR)(`${sentence}${(0,why_it_fails/* reasonText */.uV)(cases, measured.policy)}`, evidenceText(measured, comparison), doubt(measured, comparison, broken.length));
}
function doubt(measured, { mode, trials }, broken) {
    const byAuto = mode === "strict" && measured.policy.gate.regression.mode === "auto";
    if (!byAuto || trials.head[1] > 1 || (0,changes/* countStates */.c0)(measured).comparable === broken)
        return "";
    return "if the agent is only noisy, record 3 trials, or set gate: { regression: { mode: statistical } } in the policy";
}
const ENOUGH_TRIALS = 3;
function inconclusiveAdvice({ trials }) {
    const more = Math.max(ENOUGH_TRIALS, trials.head[1] * 2);
    const onBase = trials.base[0] < ENOUGH_TRIALS ? ", on the base branch too" : "";
    return `. To settle it record ${more} trials of every case${onBase}`;
}
function unseenText({ detectable, trials }, { maxDrop }) {
    if (trials.head[1] === 0)
        return ": nothing was recorded anew";
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
        return finding("inconclusive", "Nothing compared", nothing(measured, comparison));
    const decides = flipsDecide(comparison, rule, numbers.paired - numbers.unchanged);
    const broken = brokenCases(worse, decides, numbers.paired);
    if (broken.length > 0)
        return finding("fail", "Regression", brokenText(broken, measured, comparison));
    const rates = (0,wording/* joined */.oR)(rateText(passRate, comparison, rule), movedText(measured));
    const worst = regression_worstText(worse, measured);
    const evidence = (unseen) => evidenceText(measured, comparison, unseen);
    switch (regressionResult(comparison, rule)) {
        case "fail":
            return finding("fail", "Regression", (0,wording/* joined */.oR)(rates, worst, evidence()));
        case "inconclusive": {
            const sentence = (0,wording/* joined */.oR)(rates, worst, evidence());
            return finding("inconclusive", "Looks worse", `${sentence}${inconclusiveAdvice(comparison)}`);
        }
        case "pass": {
            const sentence = (0,wording/* joined */.oR)(rates, evidence(unseenText(comparison, rule)));
            return finding("pass", passTitle(passRate, comparison, rule), sentence);
        }
    }
}
function passTitle(passRate, comparison, rule) {
    if (comparison.shift === "worse")
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
function regression_worstText([worst], { policy }) {
    const isKnown = worst !== undefined && (0,why_it_fails/* whyItFails */.hE)(worst.one, policy) !== undefined;
    return isKnown ? (0,why_it_fails/* worstCaseText */.$u)(worst.one, policy) : "";
}
function nothing(measured, { baseCases }) {
    const cases = baseCases === 0
        ? "the baseline has no case"
        : "no case of the baseline has runs here that expect the same";
    const worst = (0,why_it_fails/* worstCaseText */.$u)((0,report_worst/* casesToTell */._A)(measured)[0], measured.policy);
    return (0,wording/* joined */.oR)(`${cases}, so nobody can tell whether the agent got worse`, worst);
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

// EXTERNAL MODULE: ./build/limits.js + 8 modules
var limits = __webpack_require__(69480);
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
        const unpassed = demanded.filter(({ trials }) => trials.some(({ pass }) => pass !== true));
        const failing = [...new Set([...(0,report_worst/* worstCases */.I1)({ cases: demanded }), ...unpassed])];
        const numbers = { required: demanded.length, failing: failing.length, absent: absent.length };
        if (failing.length === 0 && absent.length === 0) {
            return { result: "pass", message: `${(0,wording/* counted */.hS)(demanded.length, "required case")} passed`, numbers };
        }
        const sentences = [
            ...(failing.length > 0
                ? [
                    `required and not passed by every run: ${(0,wording/* listed */.KE)(failing.map(trial/* caseLabel */.P))}${(0,why_it_fails/* reasonText */.uV)(failing, policy)}`,
                ]
                : []),
            ...(absent.length > 0 ? [`required and not recorded: ${absentText(absent, recorded, named)}`] : []),
        ];
        return { result: "fail", message: sentences.join("; "), numbers };
    },
};
function absentText(absent, recorded, named) {
    const others = [...recorded].filter((id) => !named.has(id));
    const [first = "", ...more] = absent;
    const meant = absent.length * others.length > limits/* limits */.F.namesCompared ? undefined : (0,build_problems/* nearestName */.qb)(first, others);
    const hint = meant === undefined ? "" : ` (did you mean "${meant}"?)`;
    return (0,wording/* listed */.KE)([`${first}${hint}`, ...more]);
}

// EXTERNAL MODULE: ./build/escape/yaml.js
var yaml = __webpack_require__(14851);
// EXTERNAL MODULE: ./build/scorers/gating-judges.js
var gating_judges = __webpack_require__(35685);
// EXTERNAL MODULE: ./build/json/canonical.js
var canonical = __webpack_require__(76289);
;// CONCATENATED MODULE: ./build/checks/differing-text.js



function differingText({ name, base, head }) {
    const shown = (value) => (0,wording/* shorten */.ml)((0,canonical/* jsonText */.s)(value), limits/* limits */.F.shownValue);
    return `${name} is ${shown(head)}, was ${shown(base)}`;
}

;// CONCATENATED MODULE: ./build/checks/weakening.js











const MOST_TOUCHED = { share: 0.1, cases: 2 };
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
                ...takenOut(measured, comparison),
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
            message: (0,wording/* joined */.oR)(worst.sentence, result === "pass" ? "" : failingText(measured), ...others.map(({ sentence }) => sentence)),
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
function failingText(measured) {
    const failing = (0,report_worst/* casesToTell */._A)(measured);
    const changed = failing.find((one) => one.comparison?.state === "changed");
    return (0,why_it_fails/* worstCaseText */.$u)(changed ?? failing[0], measured.policy);
}
function changedText(one) {
    const failed = one.trials.filter(({ pass }) => pass === false).length;
    return failed === 0
        ? (0,trial/* caseLabel */.P)(one)
        : `${(0,trial/* caseLabel */.P)(one)} (fails ${failed} of ${(0,wording/* counted */.hS)(one.trials.length, "run")})`;
}
function takenOut({ policy }, { takenOut }) {
    if (takenOut.length === 0)
        return [];
    const have = takenOut.length > 1 ? "have" : "has";
    const sentence = `${(0,wording/* counted */.hS)(takenOut.length, "case")} ${have} fewer runs than on the base: ${(0,wording/* listed */.KE)(takenOut)}; record as many`;
    return [{ result: policy.gate.weakening, sentence }];
}
function hinted({ policy }, { hintedTools }) {
    if (hintedTools.length === 0)
        return [];
    const isMany = hintedTools.length > 1;
    const names = hintedTools.map((name) => (0,wording/* shorten */.ml)(name, limits/* limits */.F.shownName));
    const who = isMany ? "are marked as tools that only read" : "is marked as a tool that only reads";
    const rule = `{ match: ${(0,yaml/* yamlText */.pS)(names[0] ?? "")}, readOnly: true }${isMany ? ", …" : ""}`;
    const sentence = `${(0,wording/* listed */.KE)(names, 3)} ${who} by the recordings here and not on the base, so calls do not count; if that is right, write tools: [${rule}] in the policy`;
    return [{ result: policy.gate.weakening, sentence }];
}
function policy({ policyDiffers, policyChanges }) {
    if (!policyDiffers)
        return [];
    const by = policyChanges.length === 0 ? "" : `: ${(0,wording/* listed */.KE)(policyChanges.map(differingText), 3)}`;
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
    const by = others.length === 0 ? "" : `: ${(0,wording/* listed */.KE)(others.map(differingText), 3)}`;
    const parts = [
        { result: "pass", sentence: `the policy is changed here, which is not in force yet${by}` },
    ];
    if (hidden.length === 0)
        return parts;
    const rules = (0,wording/* listed */.KE)(hidden.map((rule) => (0,wording/* shorten */.ml)(rule, limits/* limits */.F.shownName)), 3);
    const isDeciding = (0,gating_judges/* decidingJudges */.gK)(policy.gate).length > 0;
    const sentence = isDeciding
        ? `this pull request hides more from the judge that decides here: ${rules}`
        : `what the policy hides besides is hidden already: ${rules}`;
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
    const whose = hinted === undefined || removed.length === 1 ? "" : `${(0,trial/* caseLabel */.P)(hinted)}: `;
    const hint = hinted === undefined ? "" : ` (${whose}${hinted.hint})`;
    const many = removed.length > 1;
    const gone = `${removed.length} of ${(0,wording/* counted */.hS)(baseCases, "case")} of the baseline ${many ? "are" : "is"} gone`;
    const id = (0,yaml/* yamlText */.pS)((0,wording/* shorten */.ml)(removed[0]?.id ?? "", limits/* limits */.F.shownName));
    const declare = `if that is right, write retired: [{ id: ${id}, reason: … }${many ? ", …" : ""}] in the expectations, or "formerly" on the case that took ${many ? "their" : "its"} place`;
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
    const isLarge = count > baseCases * MOST_TOUCHED.share && count > MOST_TOUCHED.cases;
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
    if (isLarge && comparison.retired.length > 0) {
        const or = changed.length > 0 ? "changed, retired or gone" : "retired or gone";
        const sentence = `${count} of ${(0,wording/* counted */.hS)(baseCases, "case")} of the baseline are ${or}, more than a tenth`;
        parts.push({ result: changedCases, sentence });
    }
    return parts;
}
function settings({ policy }, { settings }) {
    if (settings.length === 0)
        return [];
    const sentence = `other settings than the baseline's: ${(0,wording/* listed */.KE)(settings.map(differingText), 3)}`;
    return [{ result: policy.gate.weakening, sentence }];
}
function unscored(measured, { unscored }) {
    return unscored.map(({ scorer, cases, byFault = false }) => {
        const isMeasured = measured.cases.some((one) => (one.scores[scorer] ?? null) !== null && cases.includes((0,trial/* caseLabel */.P)(one)));
        const of = `${(0,wording/* counted */.hS)(cases.length, "case")} of the baseline`;
        const named = (0,wording/* listed */.KE)(cases, 3);
        return {
            result: byFault ? "inconclusive" : measured.policy.gate.weakening,
            sentence: isMeasured || (0,registry/* isJudged */.sL)(scorer) || (0,pass_marks/* isOfTexts */.w5)(scorer)
                ? `${scorer} leaves out runs of ${of} that it measured there: ${named}`
                : `${scorer} measures ${of} no more: ${named}`,
        };
    });
}
function otherJudge({ policy }, { judgedOtherwise }) {
    if (judgedOtherwise === null)
        return [];
    const isOfThem = ({ id }) => judgedOtherwise.scorers.includes(id);
    if (!(0,gating_judges/* gatingJudges */.x0)(policy.gate).some(isOfThem))
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

/***/ 69742:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $u: () => (/* binding */ worstCaseText),
/* harmony export */   hE: () => (/* binding */ whyItFails),
/* harmony export */   uB: () => (/* binding */ worstByText),
/* harmony export */   uV: () => (/* binding */ reasonText)
/* harmony export */ });
/* harmony import */ var _policy_pass_marks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51973);
/* harmony import */ var _report_reasons_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77802);
/* harmony import */ var _suite_trial_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22139);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9000);




const SHOWN = 160;
function whyItFails({ trials }, policy) {
    const failing = trials.filter(({ pass }) => pass === false);
    return firstOf(failing.flatMap((trial) => (0,_report_reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonsOf */ .zM)(trial, policy)));
}
function whyNotPassed(one, policy) {
    const unscored = (status) => one.trials
        .filter(({ pass }) => pass === null)
        .flatMap((trial) => (0,_report_reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .unscoredReason */ .If)(trial, status, policy) ?? [])
        .map((reason) => (0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(`not assessed: ${reason}`, SHOWN))[0];
    return whyItFails(one, policy) ?? unscored("error") ?? unscored("not-assessed");
}
function worstCaseText(one, policy) {
    return one === undefined ? "" : named(one, whyNotPassed(one, policy));
}
function worstByText(one, scorer, policy) {
    if (one === undefined)
        return "";
    const reasons = one.trials.map((trial) => (0,_policy_pass_marks_js__WEBPACK_IMPORTED_MODULE_0__/* .isOfTexts */ .w5)(scorer) ? (0,_report_reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .textReasons */ .Pe)(trial, scorer) : (0,_report_reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonsOf */ .zM)(trial, policy));
    return named(one, firstOf(reasons.flat()));
}
function reasonText([first, another], policy) {
    const why = first && whyNotPassed(first, policy);
    if (why === undefined)
        return "";
    return another === undefined ? `: ${why}` : `; ${(0,_suite_trial_js__WEBPACK_IMPORTED_MODULE_2__/* .caseLabel */ .P)(first)}: ${why}`;
}
function named(one, why) {
    return `worst case ${(0,_suite_trial_js__WEBPACK_IMPORTED_MODULE_2__/* .caseLabel */ .P)(one)}${why === undefined ? "" : `: ${why}`}`;
}
function firstOf([reason]) {
    return reason === undefined ? undefined : (0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(`${reason.subject} ${reason.text}`, SHOWN);
}


/***/ }),

/***/ 14851:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lf: () => (/* binding */ yamlEscape),
/* harmony export */   kk: () => (/* binding */ quotedYaml),
/* harmony export */   pS: () => (/* binding */ yamlText)
/* harmony export */ });
/* harmony import */ var _plain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30854);

const PLAIN = /^[\p{L}\p{N}_$/(][\p{L}\p{M}\p{N} _$/().+@%-]*$/u;
const MEANS_OTHER = /^(?:null|true|false|yes|no|on|off)$|^[\d.+-][\d._]*(?:e[+-]?\d+)?$|^0[xob]| $/i;
function yamlText(text) {
    const isPlain = PLAIN.test(text) && !MEANS_OTHER.test(text) && text.search(_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .INVISIBLE */ .kH) === -1;
    return isPlain ? text : quotedYaml(text);
}
function quotedYaml(text) {
    return JSON.stringify(text).replace(_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .INVISIBLE */ .kH, yamlEscape);
}
function yamlEscape(character) {
    const code = character.codePointAt(0) ?? 0;
    const digits = code.toString(16);
    return code > 0xffff ? `\\U${digits.padStart(8, "0")}` : `\\u${digits.padStart(4, "0")}`;
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

/***/ 84662:
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

/***/ 4912:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ isUnrecorded),
/* harmony export */   T: () => (/* binding */ shortfalls)
/* harmony export */ });
/* harmony import */ var _scorers_gating_judges_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35685);

const MOST_UNSCORED = 0.05;
function shortfalls({ cases, policy, }) {
    return (0,_scorers_gating_judges_js__WEBPACK_IMPORTED_MODULE_0__/* .decidingScorers */ .xf)(policy.gate).flatMap(({ id, kind }) => {
        const outcomes = cases.flatMap(({ trials }) => trials.flatMap(({ scores }) => scores[id] ?? []));
        const unscored = outcomes.filter(kind === "judged" ? isUnjudged : isUnrecorded).length;
        const scored = outcomes.filter(({ status }) => status === "scored").length;
        const runs = scored + unscored;
        const most = kind === "judged" ? runs * MOST_UNSCORED : 0;
        return unscored > most ? [{ scorer: id, runs, scored }] : [];
    });
}
function isUnjudged(outcome) {
    return outcome.status === "error" || (outcome.status === "not-assessed" && !outcome.nothingToMeasure);
}
function isUnrecorded(outcome) {
    return outcome.status === "not-assessed" && outcome.unrecorded === true;
}


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

/***/ 57860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I1: () => (/* binding */ worstCases),
/* harmony export */   _A: () => (/* binding */ casesToTell),
/* harmony export */   pE: () => (/* binding */ worstBy)
/* harmony export */ });
/* harmony import */ var _json_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35857);
/* harmony import */ var _policy_pass_marks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51973);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84662);



function worstCases({ cases }) {
    return cases
        .filter(({ passRate }) => passRate !== null && passRate < 1)
        .map((one) => ({ one, passRate: one.passRate ?? 0, mean: meanScore(one) }))
        .sort((a, b) => a.passRate - b.passRate || a.mean - b.mean)
        .map(({ one }) => one);
}
function casesToTell(report) {
    const failing = worstCases(report);
    if (report.comparison === null)
        return failing;
    return [...(0,_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .worseCases */ .cb)(report).map(({ one }) => one), ...failing.filter(isUncompared)];
}
function isUncompared({ comparison }) {
    return comparison?.state === "new" || comparison?.state === "changed" || comparison?.state === "unassessed";
}
function worstBy(scorer, cases) {
    const assessed = cases.flatMap((one) => {
        const value = (0,_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(one.scores, scorer) ?? null;
        return value === null ? [] : [{ one, goodness: (0,_policy_pass_marks_js__WEBPACK_IMPORTED_MODULE_1__/* .goodness */ .zO)(value, scorer) }];
    });
    return assessed.toSorted((a, b) => a.goodness - b.goodness)[0]?.one;
}
function meanScore({ scores }) {
    const values = Object.entries(scores).flatMap(([id, value]) => value === null ? [] : [(0,_policy_pass_marks_js__WEBPACK_IMPORTED_MODULE_1__/* .goodness */ .zO)(value, id)]);
    return values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);
}


/***/ }),

/***/ 35685:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gK: () => (/* binding */ decidingJudges),
/* harmony export */   x0: () => (/* binding */ gatingJudges),
/* harmony export */   xf: () => (/* binding */ decidingScorers)
/* harmony export */ });
/* harmony import */ var _registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29223);

function gatingJudges({ scorers }) {
    return _registry_js__WEBPACK_IMPORTED_MODULE_0__/* .judgedScorers */ .Fk.filter(({ id }) => scorers.includes(id));
}
function decidingScorers({ scorers, floors, ceilings = {} }) {
    const bounded = Object.keys({ ...floors, ...ceilings });
    return _registry_js__WEBPACK_IMPORTED_MODULE_0__/* .scorers */ ["if"].filter(({ id }) => scorers.includes(id) || bounded.includes(id));
}
function decidingJudges(gate) {
    const deciding = decidingScorers(gate);
    return _registry_js__WEBPACK_IMPORTED_MODULE_0__/* .judgedScorers */ .Fk.filter((judge) => deciding.includes(judge));
}


/***/ })

};

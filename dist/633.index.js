export const id = 633;
export const ids = [633,7802];
export const modules = {

/***/ 60633:
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

// EXTERNAL MODULE: ./build/policy/bounds.js
var bounds = __webpack_require__(8218);
// EXTERNAL MODULE: ./build/report/changes.js
var changes = __webpack_require__(84662);
// EXTERNAL MODULE: ./build/report/worst.js
var worst = __webpack_require__(57860);
// EXTERNAL MODULE: ./build/scorers/registry.js + 3 modules
var registry = __webpack_require__(29223);
// EXTERNAL MODULE: ./build/checks/why-it-fails.js
var why_it_fails = __webpack_require__(69742);
;// CONCATENATED MODULE: ./build/checks/floors.js







const floors = {
    name: "floors",
    title: "Floors",
    check({ passRate, scores, cases, policy }) {
        const held = [...(0,bounds/* boundsOf */.BO)(policy.gate)].map(([name, bound]) => {
            const isPassRate = name === bounds/* PASS_RATE_BOUND */.Co;
            const value = isPassRate ? passRate : (scores[name]?.value ?? null);
            const [is, demanded] = value === null ? ["was not assessed"] : apart(value, bound.value);
            const sentence = `${isPassRate ? "pass rate" : name} ${is}, ${(0,bounds/* boundText */.O6)(bound, demanded)} demanded${unjudgedText(name, scores)}`;
            return { name, value, bound, isKept: value !== null && (0,bounds/* isWithin */.UO)(value, bound), sentence };
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
            message: isMissed ? `${sentences}${whyText(missed[0]?.name, { cases, policy })}` : sentences,
            numbers: Object.fromEntries(held.flatMap(({ name, value, bound }) => [
                [name, value],
                [`${name} ${bound.kind}`, bound.value],
            ])),
        };
    },
};
function unjudgedText(name, scores) {
    const { errors = 0, value = null } = scores[name] ?? {};
    return value !== null && errors > 0 && (0,registry/* isJudged */.sL)(name)
        ? ` (the judge failed on ${(0,wording/* counted */.hS)(errors, "run")})`
        : "";
}
function whyText(name, { cases, policy }) {
    if (name !== undefined && (0,pass_marks/* isOfTexts */.w5)(name))
        return (0,why_it_fails/* worstTextsText */.TS)((0,worst/* worstBy */.p)(name, cases), name);
    return (0,why_it_fails/* worstCaseText */.$u)((0,changes/* worseCases */.cb)({ cases })[0]?.one ?? (0,worst/* worstCases */.I)({ cases })[0], policy);
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
    const first = outcomes.find(({ status }) => status === "error") ?? outcomes.find(isUnscored);
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
    const reason = (0,why_it_fails/* whyItFails */.hE)(worst.one, measured.policy);
    const why = reason === undefined ? "" : many ? `; ${label}: ${reason}` : `: ${reason}`;
    return joined(`${sentence}${why}`, evidenceText(measured, comparison), doubt(measured, comparison, broken.length));
}
function doubt(measured, { mode, trials }, broken) {
    const byAuto = mode === "strict" && measured.policy.gate.regression.mode === "auto";
    if (!byAuto || trials.head[1] > 1 || (0,changes/* countStates */.c0)(measured).comparable === broken)
        return "";
    return "if the agent is only noisy, record 3 trials, or set gate: { regression: { mode: statistical } } in the policy";
}
function inconclusiveAdvice({ p, trials, mode }, gate) {
    if (p === null) {
        const way = mode === "strict" ? strictWays(gate) : STRICT;
        return `. Among so few cases chance and change look alike: add cases, ${way}`;
    }
    return `. To settle it record ${Math.max(3, trials.head[1] * 2)} trials of every case`;
}
const STRICT = "or set gate: { regression: { mode: strict } } in the policy for recordings kept as snapshots";
function strictWays({ inconclusive }) {
    const required = "name those that must pass in gate: { requiredCases: […] }";
    const floor = "set a floor such as gate: { floors: { passRate: 0.9 } }";
    return inconclusive === "fail"
        ? `${required}, or ${floor}`
        : `${required}, ${floor}, or set gate: { inconclusive: fail } in the policy`;
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
            return finding("fail", "Regression", `${sentence()}${(0,why_it_fails/* worstCaseText */.$u)(worse[0]?.one, measured.policy)}`);
        case "inconclusive":
            return finding("inconclusive", "Looks worse", `${sentence()}${inconclusiveAdvice(comparison, measured.policy.gate)}`);
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
        const failing = demanded.filter(({ trials }) => trials.some(({ pass }) => pass !== true));
        const numbers = { required: demanded.length, failing: failing.length, absent: absent.length };
        if (failing.length === 0 && absent.length === 0) {
            return { result: "pass", message: `${(0,wording/* counted */.hS)(demanded.length, "required case")} passed`, numbers };
        }
        const sentences = [
            ...(failing.length > 0
                ? [`required and not passed by every run: ${failingText(failing, policy)}`]
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
function failingText(failing, policy) {
    const names = (0,wording/* listed */.KE)(failing.map(trial/* caseLabel */.P));
    const [only, another] = failing;
    const why = only === undefined || another !== undefined ? undefined : (0,why_it_fails/* whyItFails */.hE)(only, policy);
    return why === undefined ? names : `${names}: ${why}`;
}

// EXTERNAL MODULE: ./build/scorers/gating-judges.js
var gating_judges = __webpack_require__(35685);
// EXTERNAL MODULE: ./build/checks/differing-text.js
var differing_text = __webpack_require__(75470);
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
            sentence: (0,registry/* isJudged */.sL)(scorer) || (0,pass_marks/* isOfTexts */.w5)(scorer)
                ? `${scorer} leaves out runs of ${of} that it measured there: ${named}`
                : `${scorer} measures ${of} no more: ${named}`,
        };
    });
}
function otherJudge({ policy }, { judgedOtherwise }) {
    if (judgedOtherwise === null)
        return [];
    const isOfThem = ({ id }) => judgedOtherwise.scorers.includes(id);
    if (!(0,gating_judges/* gatingJudges */.x)(policy.gate).some(isOfThem))
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
/* harmony export */   TS: () => (/* binding */ worstTextsText),
/* harmony export */   hE: () => (/* binding */ whyItFails)
/* harmony export */ });
/* harmony import */ var _report_reasons_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77802);
/* harmony import */ var _suite_trial_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22139);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9000);



const SHOWN = 160;
function whyItFails({ trials }, policy) {
    const failing = trials.filter(({ pass }) => pass === false);
    return firstOf(failing.flatMap((trial) => (0,_report_reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonsOf */ .zM)(trial, policy)));
}
function worstCaseText(one, policy) {
    return one === undefined ? "" : ending(one, whyItFails(one, policy));
}
function worstTextsText(one, scorer) {
    return one === undefined
        ? ""
        : ending(one, firstOf(one.trials.flatMap((trial) => (0,_report_reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .textReasons */ .Pe)(trial, scorer))));
}
function ending(one, why) {
    return why === undefined ? "" : ` · ${(0,_suite_trial_js__WEBPACK_IMPORTED_MODULE_1__/* .caseLabel */ .P)(one)}: ${why}`;
}
function firstOf([reason]) {
    return reason === undefined ? undefined : (0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(`${reason.subject} ${reason.text}`, SHOWN);
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
/* harmony export */   DN: () => (/* binding */ toolSides),
/* harmony export */   If: () => (/* binding */ unscoredReason),
/* harmony export */   Lr: () => (/* binding */ differenceText),
/* harmony export */   MA: () => (/* binding */ differenceSides),
/* harmony export */   MZ: () => (/* binding */ argumentsText),
/* harmony export */   O2: () => (/* binding */ notJson),
/* harmony export */   Ol: () => (/* binding */ isF1Details),
/* harmony export */   Pe: () => (/* binding */ textReasons),
/* harmony export */   ac: () => (/* binding */ isTextDetails),
/* harmony export */   i9: () => (/* binding */ callReasons),
/* harmony export */   ky: () => (/* binding */ isLlmDetails),
/* harmony export */   vn: () => (/* binding */ judgeReasons),
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
    const parts = partsOf(trial).filter((part) => rank(part) < 2 || !part.scorers.some((id) => isGoodEnough(id, trial, policy)));
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
    const details = Object.keys(trial.scores).flatMap((id) => lostPoints(trial, id));
    const calls = details.filter(isF1Details).flatMap(pairReasons);
    const order = details.filter(isCodeDetails).flatMap((one) => orderReasons(one, calls));
    const budgets = (trial.brokenBudgets ?? []).map((text) => ({ subject: "budget", text }));
    return [...calls, ...order, ...budgets];
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
function pairReasons({ pairs, nearMisses, missing, unexpected }) {
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
            text: `${name} ${malformed ? notJson(args) : (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .valueText */ .R)(args)}`,
        })),
    ];
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

/***/ 4912:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ shortfalls)
/* harmony export */ });
/* harmony import */ var _scorers_gating_judges_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35685);

const MOST_UNSCORED = 0.05;
function shortfalls({ cases, policy, }) {
    return (0,_scorers_gating_judges_js__WEBPACK_IMPORTED_MODULE_0__/* .decidingJudges */ .g)(policy.gate).flatMap(({ id }) => {
        const outcomes = cases.flatMap(({ trials }) => trials.flatMap(({ scores }) => scores[id] ?? []));
        const due = outcomes.filter((one) => one.status !== "not-assessed" || one.nothingToMeasure !== true);
        const scored = due.filter(({ status }) => status === "scored").length;
        return due.length - scored > due.length * MOST_UNSCORED ? [{ scorer: id, runs: due.length, scored }] : [];
    });
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
/* harmony export */   I: () => (/* binding */ worstCases),
/* harmony export */   p: () => (/* binding */ worstBy)
/* harmony export */ });
/* harmony import */ var _json_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35857);
/* harmony import */ var _policy_pass_marks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51973);


function worstCases({ cases }) {
    return cases
        .filter(({ passRate }) => passRate !== null && passRate < 1)
        .map((one) => ({ one, passRate: one.passRate ?? 0, mean: meanScore(one) }))
        .sort((a, b) => a.passRate - b.passRate || a.mean - b.mean)
        .map(({ one }) => one);
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


/***/ })

};

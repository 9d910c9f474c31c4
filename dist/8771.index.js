export const id = 8771;
export const ids = [8771,7802];
export const modules = {

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

/***/ 57517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ isRed)
/* harmony export */ });
function isRed({ verdict, settings, comparison, }) {
    const isIntroduced = comparison?.settings.some(({ name }) => name === "report-only") ?? false;
    return verdict.blocks && (settings?.["report-only"] !== true || isIntroduced);
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

/***/ 54835:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ policyName)
/* harmony export */ });
const SOURCES = {
    base: "policy of the base commit",
    head: "policy of this pull request",
    file: "policy file",
    default: "default policy",
};
const FINGERPRINT = /^sha256:([0-9a-f]{8})[0-9a-f]*$/;
function policyName({ source, fingerprint }) {
    return { source: SOURCES[source], fingerprint: FINGERPRINT.exec(fingerprint)?.[1] };
}


/***/ })

};

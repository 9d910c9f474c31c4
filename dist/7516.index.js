export const id = 7516;
export const ids = [7516,7802];
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

/***/ 65032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ markup),
/* harmony export */   V: () => (/* binding */ Markup)
/* harmony export */ });
/* harmony import */ var _plain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30854);
/* harmony import */ var _template_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94690);


class Markup {
    text;
    constructor(text) {
        this.text = text;
    }
}
function markup(strings, ...pieces) {
    return new Markup((0,_template_js__WEBPACK_IMPORTED_MODULE_1__/* .fill */ .G)(strings, pieces, escaped));
}
function escaped(text) {
    const safe = (0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(text)
        .replace(/[&<>"'`]/g, (character) => `&#${character.codePointAt(0)};`)
        .replace(/[\uFFFE\uFFFF]/g, "\uFFFD");
    return (0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .keptInOrder */ .a5)(safe);
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


/***/ }),

/***/ 22139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ caseLabel),
/* harmony export */   u: () => (/* binding */ caseKey)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69480);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9000);


function caseKey(id, tags) {
    const sorted = Object.entries(tags).sort(([a], [b]) => (a < b ? -1 : 1));
    return JSON.stringify([id, ...sorted]);
}
function caseLabel({ id, tags }) {
    const pairs = Object.entries(tags).map(([key, value]) => `${key}=${value}`);
    const cut = (text) => (0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)(text, _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.shownName);
    return pairs.length === 0 ? cut(id) : `${cut(id)} (${cut(pairs.sort().join(", "))})`;
}


/***/ }),

/***/ 74122:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ju: () => (/* binding */ groupCases),
/* harmony export */   Ny: () => (/* binding */ beforeText),
/* harmony export */   qv: () => (/* binding */ passedText)
/* harmony export */ });
/* harmony import */ var _report_changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84662);
/* harmony import */ var _report_worst_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57860);
/* harmony import */ var _suite_trial_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22139);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9000);




const NAMED = 8;
function groupCases(report) {
    const failing = (0,_report_worst_js__WEBPACK_IMPORTED_MODULE_1__/* .worstCases */ .I1)(report);
    const { comparison } = report;
    if (comparison === null) {
        const heading = failing.length === 1
            ? "The case that did not pass every run"
            : "Cases that did not pass every run, worst first";
        return { heading, told: failing, lines: [], unchanged: [] };
    }
    const told = (0,_report_worst_js__WEBPACK_IMPORTED_MODULE_1__/* .casesToTell */ ._A)(report);
    const fixed = (0,_report_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .fixedCases */ .KV)(report).map(({ one }) => one);
    const named = new Set([...told, ...fixed]);
    const rest = failing.filter((one) => !named.has(one));
    const inState = (state) => report.cases.filter((one) => one.comparison?.state === state);
    return {
        heading: (0,_report_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .worseCases */ .cb)(report).length > 0
            ? "Worse than on the base, worst first"
            : "Failing, with nothing to compare with",
        told,
        lines: [
            ...line("Fixed", fixed),
            ...line("New", inState("new")),
            ...line("Changed", inState("changed")),
            ...line("Removed", report.totals.runs === 0 ? [] : comparison.removed),
            ...line("Retired", comparison.retired),
        ],
        unchanged: rest.length === 0
            ? []
            : [`${(0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(rest.length, "case")} failing no more often than on the base: ${names(rest)}`],
    };
}
function passedText(one) {
    const passed = one.trials.filter(({ pass }) => pass === true).length;
    const before = beforeText(one) === "" ? "" : `, ${beforeText(one)}`;
    return `passed ${passed} of ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(one.trials.length, "run")}${before}`;
}
function beforeText({ comparison }) {
    if (comparison === null)
        return "";
    const { state, base } = comparison;
    if (state === "comparable")
        return `was ${base.passed} of ${base.trials}`;
    return state === "new" || state === "changed" ? state : "";
}
function line(word, cases) {
    return cases.length === 0 ? [] : [`${word}: ${names(cases)}`];
}
function names(cases) {
    return (0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(cases.map(_suite_trial_js__WEBPACK_IMPORTED_MODULE_2__/* .caseLabel */ .P), NAMED);
}


/***/ }),

/***/ 94313:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  junitView: () => (/* binding */ junitView)
});

// EXTERNAL MODULE: ./build/checks/verdict.js + 12 modules
var checks_verdict = __webpack_require__(16385);
// EXTERNAL MODULE: ./build/escape/markup.js
var markup = __webpack_require__(65032);
// EXTERNAL MODULE: ./build/wording.js
var wording = __webpack_require__(9000);
// EXTERNAL MODULE: ./build/limits.js + 8 modules
var limits = __webpack_require__(69480);
// EXTERNAL MODULE: ./build/problems.js
var build_problems = __webpack_require__(57806);
// EXTERNAL MODULE: ./build/report/reasons.js
var report_reasons = __webpack_require__(77802);
// EXTERNAL MODULE: ./build/report/worst.js
var worst = __webpack_require__(57860);
// EXTERNAL MODULE: ./build/suite/trial.js
var trial = __webpack_require__(22139);
// EXTERNAL MODULE: ./build/views/case-groups.js
var case_groups = __webpack_require__(74122);
// EXTERNAL MODULE: ./build/views/scorers.js
var scorers = __webpack_require__(79716);
;// CONCATENATED MODULE: ./build/views/junit/suite.js



function suiteElement({ name, tests, properties = {}, createdAt }) {
    const names = distinct(tests);
    const known = Object.entries(properties);
    const count = (result) => tests.filter((test) => test.result === result).length;
    return (0,markup/* markup */.P) `
  <testsuite name="${name}" tests="${tests.length}" failures="${count("failure")}" errors="${count("error")}" skipped="${count("skipped")}" time="0"${timestamp(createdAt)}>${known.length > 0 &&
        (0,markup/* markup */.P) `
    <properties>${known.map(([key, value]) => (0,markup/* markup */.P) `
      <property name="${key}" value="${value}"/>`)}
    </properties>`}${tests.map((test, at) => testElement(test, names[at] ?? "", name))}
  </testsuite>`;
}
function timestamp(createdAt) {
    const isTime = /^\d{4}-\d\d-\d\dT/.test(createdAt ?? "") && !Number.isNaN(Date.parse(createdAt ?? ""));
    if (!createdAt || !isTime)
        return null;
    return (0,markup/* markup */.P) ` timestamp="${new Date(createdAt).toISOString().slice(0, "2026-01-31T12:00:00".length)}"`;
}
function testElement(test, name, suite) {
    const told = resultElement(test);
    const attributes = (0,markup/* markup */.P) `name="${name}" classname="${suite}" time="0"`;
    if (told === null)
        return (0,markup/* markup */.P) `
    <testcase ${attributes}/>`;
    return (0,markup/* markup */.P) `
    <testcase ${attributes}>
      ${told}
    </testcase>`;
}
function resultElement({ result, message, lines = [] }) {
    if (message === undefined)
        return null;
    const told = (0,wording/* shorten */.ml)(message, limits/* limits */.F.shownSentence);
    const more = lines.map((line) => (0,markup/* markup */.P) `
${(0,wording/* shorten */.ml)(line, limits/* limits */.F.shownText)}`);
    const text = (0,markup/* markup */.P) `${told}${more}`;
    if (result === "passed")
        return (0,markup/* markup */.P) `<system-out>${text}</system-out>`;
    if (result === "skipped")
        return (0,markup/* markup */.P) `<skipped>${text}</skipped>`;
    if (result === "error")
        return (0,markup/* markup */.P) `<error message="${told}" type="error">${text}</error>`;
    return (0,markup/* markup */.P) `<failure message="${told}" type="failure">${text}</failure>`;
}
function distinct(tests) {
    const lastNumbers = new Map();
    return tests.map(({ name }) => {
        const shared = written(name);
        let number = lastNumbers.get(shared) ?? 1;
        let one = name;
        while (lastNumbers.has(written(one)))
            one = `${name} #${++number}`;
        lastNumbers.set(written(one), 1);
        lastNumbers.set(shared, number);
        return one;
    });
}
function written(name) {
    return (0,markup/* markup */.P) `${name}`.text;
}

;// CONCATENATED MODULE: ./build/views/junit/cases.js









const ABOUT_CASES = ["floors", "required", "regression", "budgets"];
function caseTests(report, stopping, suite) {
    const told = new Set((0,case_groups/* groupCases */.Ju)(report).told);
    const { policy } = report;
    const required = new Set(policy.gate.requiredCases);
    const isRed = stopping.size > 0;
    const isAboutCases = ABOUT_CASES.some((name) => stopping.has(name));
    const unmeasured = report.cases.filter(({ trials }) => trials.some(({ pass }) => pass === null));
    const ordered = [...new Set([...told, ...(0,worst/* worstCases */.I1)(report), ...unmeasured, ...report.cases])];
    const tests = [];
    let room = limits/* limits */.F.junitCharacters;
    for (const [at, one] of ordered.slice(0, limits/* limits */.F.junitCases).entries()) {
        const test = caseTest(one, {
            isRed,
            isWhy: isAboutCases && (told.has(one) || one.required === true || required.has(one.id)),
            isNews: told.has(one),
            lines: at < limits/* limits */.F.junitExplained ? runLines(one, policy) : [],
            policy,
        });
        room -= testElement(test, test.name, suite).text.length;
        if (room < 0)
            break;
        tests.push(test);
    }
    const more = ordered.length - tests.length;
    if (more === 0)
        return tests;
    const name = `and ${(0,wording/* counted */.hS)(more, "more case")}`;
    return [...tests, { name, result: "skipped", message: "left out here, they stand in the report" }];
}
function caseTest(one, { isRed, isWhy, isNews, lines, policy }) {
    const name = (0,trial/* caseLabel */.P)(one);
    const { trials, passRate } = one;
    const unmeasured = trials.filter(({ pass }) => pass === null);
    const [error] = unmeasured.flatMap((trial) => errorLine(trial, policy) ?? []);
    if (error !== undefined) {
        const others = lines.filter((line) => line !== error);
        return { name, result: isRed ? "error" : "skipped", message: error, lines: others };
    }
    if (passRate === 1 && unmeasured.length === 0)
        return { name, result: "passed" };
    if (passRate === null || passRate === 1) {
        const [reason = "no run"] = unmeasured.map((trial) => whyNotAssessed(trial, policy));
        const part = passRate === null ? "" : `${unmeasured.length} of ${(0,wording/* counted */.hS)(trials.length, "run")} `;
        return { name, result: "skipped", message: `${part}not assessed: ${reason}` };
    }
    const message = (0,case_groups/* passedText */.qv)(one);
    if (isWhy)
        return { name, result: "failure", message, lines };
    const why = isNews ? "stops nothing" : "fails no more often than on the base";
    return { name, result: "skipped", message: `${why}: ${message}`, lines };
}
function errorLine(trial, policy) {
    const reason = (0,scorers/* isInError */.GK)(trial, policy.gate) ? (0,report_reasons/* unscoredReason */.If)(trial, "error", policy) : undefined;
    return reason === undefined ? undefined : `${place(trial)}: in error: ${reason}`;
}
function whyNotAssessed(trial, policy) {
    return (0,report_reasons/* unscoredReason */.If)(trial, "not-assessed", policy) ?? "no scorer in use";
}
function place(trial) {
    return `trial ${trial.trial}, ${(0,build_problems/* placeName */.fW)(trial)}`;
}
function runLines({ trials, file, line }, policy) {
    const told = trials.flatMap((trial) => {
        if (trial.pass === true)
            return [];
        const reasons = (0,report_reasons/* reasonsOf */.zM)(trial, policy).map(({ subject, text }) => `  ${subject} ${text}`);
        if (trial.pass === false)
            return [`${place(trial)}: failed`, ...reasons];
        return [errorLine(trial, policy) ?? `${place(trial)}: not assessed: ${whyNotAssessed(trial, policy)}`];
    });
    const more = told.length - limits/* limits */.F.junitLines;
    return [
        ...told.slice(0, limits/* limits */.F.junitLines),
        ...(more > 0 ? [`… and ${(0,wording/* counted */.hS)(more, "more line")}, in the report`] : []),
        ...(file === undefined ? [] : [`expected in ${file}${line === undefined ? "" : `:${line}`}`]),
    ];
}

;// CONCATENATED MODULE: ./build/views/junit/checks.js


function checkTests(report, stopping) {
    return report.verdict.checks.map(({ name, result, title, message }) => {
        const sentence = `${title}: ${message}`;
        if (result === "pass")
            return { name, result: "passed", message: sentence };
        const lines = name === "integrity" ? errorLines(report) : [];
        if (stopping.has(name))
            return { name, result: "failure", message: sentence, lines };
        return { name, result: "skipped", message: `${result}, stops nothing · ${sentence}`, lines };
    });
}
function errorLines({ problems, problemCounts }) {
    if (problemCounts.errors < 2)
        return [];
    const shown = problems.filter(({ severity }) => severity === "error").slice(0, limits/* limits */.F.listedProblems);
    const more = problemCounts.errors - shown.length;
    return [
        ...shown.map((problem) => `${(0,build_problems/* placeText */.Z9)(problem)}${problem.message}`),
        ...(more > 0 ? [`… and ${more} more`] : []),
    ];
}

;// CONCATENATED MODULE: ./build/views/junit/junit.js






function junitView(report, { verdict, isRed }) {
    const { suite, createdAt } = report;
    const isShown = ({ name }) => verdict || name === "integrity";
    const found = isRed ? report.verdict.checks.filter((check) => isShown(check) && (0,checks_verdict/* stops */.G)(check, report)) : [];
    const stopping = new Set(found.map(({ name }) => name));
    const checks = checkTests(report, stopping).filter(isShown);
    const casesName = `${suite} cases`;
    const suites = [
        { name: `${suite} gate`, tests: checks, properties: propertiesOf(report, verdict), createdAt },
        { name: casesName, tests: caseTests(report, stopping, casesName), createdAt },
    ];
    const tests = suites.flatMap((one) => one.tests);
    const count = (word) => tests.filter(({ result }) => result === word).length;
    return (0,markup/* markup */.P) `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="rungate" tests="${tests.length}" failures="${count("failure")}" errors="${count("error")}" time="0">${suites.map(suiteElement)}
</testsuites>
`.text;
}
function propertiesOf({ verdict, commit, headCommit, baseline, passRate, tool }, isGate) {
    const known = {
        verdict: isGate ? verdict.result : null,
        "pass rate": passRate === null ? null : (0,wording/* percent */.KN)(passRate),
        commit,
        "head commit": headCommit,
        "baseline commit": baseline.commit,
        "rungate version": tool.version,
    };
    return Object.fromEntries(Object.entries(known).flatMap(([key, value]) => (value ? [[key, value]] : [])));
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


/***/ })

};

export const id = 2860;
export const ids = [2860];
export const modules = {

/***/ 72447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  hp: () => (/* binding */ breakKinds),
  cV: () => (/* binding */ breaksOf),
  nM: () => (/* binding */ countedPositions),
  Ye: () => (/* binding */ suiteFacts)
});

// EXTERNAL MODULE: ./build/scorers/agents.js
var agents = __webpack_require__(56614);
// EXTERNAL MODULE: ./build/scorers/counted-calls.js + 1 modules
var counted_calls = __webpack_require__(697);
// EXTERNAL MODULE: ./build/scorers/rules.js
var scorers_rules = __webpack_require__(74257);
// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(28314);
;// CONCATENATED MODULE: ./build/gate/challenge/other-values.js

class KnownValues {
    values;
    constructor(runs) {
        const values = new Map();
        for (const { caseId, toolCalls } of runs) {
            for (const { name, arguments: args } of toolCalls) {
                for (const [keys, value] of leavesIn(args)) {
                    if (Array.isArray(value))
                        continue;
                    const place = `${name} ${pathOf(keys)}`;
                    const text = (0,json/* canonicalJson */.dj)(value);
                    const known = values.get(place) ?? new Map();
                    values.set(place, known.set(text, known.get(text) ?? { text, value, cases: new Set() }));
                    known.get(text)?.cases.add(caseId);
                }
            }
        }
        const sorted = (known) => [...known.values()].sort((a, b) => (a.text < b.text ? -1 : 1));
        this.values = new Map([...values].map(([place, known]) => [place, sorted(known)]));
    }
    ofOtherCase(tool, path, caseId) {
        return this.values.get(`${tool} ${path}`)?.find(({ cases }) => !cases.has(caseId))?.value;
    }
}
function otherArguments(call, known, caseId) {
    if (call.malformed)
        return [];
    return leavesIn(call.arguments).flatMap(([keys, value]) => {
        const path = pathOf(keys);
        const other = known.ofOtherCase(call.name, path, caseId);
        const values = [...changedByType(value), ...(other === undefined ? [] : [["enum", other]])];
        return values.map(([type, to]) => ({ type, path, changed: () => replaced(call.arguments, keys, to) }));
    });
}
const DATE = /^(\d{4}-\d{2}-\d{2})(?=$|[T ])/;
function changedByType(value) {
    if (Array.isArray(value))
        return [["list", value.length === 0 ? [OTHER_TEXT] : value.slice(0, -1)]];
    if ((0,json/* isNumeric */.kf)(value))
        return [["number", typeof value === "bigint" ? value + 1n : otherNumber(value)]];
    if (typeof value === "boolean")
        return [["enum", !value]];
    if (!(0,json/* isString */.Kg)(value))
        return [];
    const next = nextDay(DATE.exec(value)?.[1]);
    return next === undefined ? [["text", otherText(value)]] : [["date", value.replace(DATE, next)]];
}
const OTHER_TEXT = "something else";
function otherText(text) {
    return text === OTHER_TEXT ? "another thing" : OTHER_TEXT;
}
function otherNumber(value) {
    return value + 1 === value ? value / 2 : value + 1;
}
function nextDay(day = "") {
    const time = Date.parse(`${day}T00:00:00Z`);
    return Number.isNaN(time) ? undefined : new Date(time + 24 * 3_600_000).toISOString().slice(0, day.length);
}
function leavesIn(value, keys = []) {
    if (!(0,json/* isObject */.Gv)(value))
        return keys.length === 0 ? [] : [[keys, value]];
    return Object.entries(value).flatMap(([key, item]) => leavesIn(item, [...keys, key]));
}
function pathOf(keys) {
    return keys.map((key) => `/${key}`).join("");
}
function replaced(value, [key, ...keys], to) {
    if (key === undefined || !(0,json/* isObject */.Gv)(value))
        return to;
    return { ...value, [key]: replaced(value[key] ?? null, keys, to) };
}

;// CONCATENATED MODULE: ./build/gate/challenge/breaks.js




const LITERAL = "the argument as a literal in referenceToolCalls; f1: { calls: all } if the tool only reads";
const breakKinds = {
    "drop-call": ["a call dropped", "the call in referenceToolCalls, without optional; or the rule atLeast"],
    "swap-calls": ["two calls swapped", "expectedToolOrder, code: { order: significant }, or the rule before"],
    "change-number": ["a number changed", LITERAL],
    "change-date": ["a date changed", LITERAL],
    "change-text": ["a text changed", LITERAL],
    "change-enum": ["a value of another case", LITERAL],
    "change-list": ["a list changed", LITERAL],
    "forbidden-call": ["a forbidden call", "gate: { rules: fail }"],
    "repeat-call": [
        "a call repeated",
        "f1: { extraCalls: count }, with calls: all if the tool only reads; or a rule: noRepeat, atMost, maxToolCalls",
    ],
    "neighbour-tool": ["a neighbour tool called", "the call in referenceToolCalls, or the rule allowedTools"],
    "swallow-error": [
        "an error swallowed",
        "the rule status; f1: { failedCalls: count } where the call is gone",
    ],
    "end-early": [
        "ended early",
        "mustSay with what the answer must say, or the last calls in referenceToolCalls",
    ],
    "no-number": ["an answer without the number", "mustSay with the number"],
};
function suiteFacts(runs, book) {
    const names = runs.flatMap(({ toolCalls }) => toolCalls.map(({ name }) => name));
    const tools = [...new Set(names)].filter((name) => !book.ignores(name)).sort();
    return { book, tools, known: new KnownValues(runs) };
}
function countedPositions(run, expectation, book) {
    const { f1, code } = expectation.options;
    const tools = (0,counted_calls/* toolsOfCase */.LH)(book, expectation);
    const scoped = new Set((0,agents/* withinScope */.ap)(run, expectation).toolCalls);
    const isLeftOut = (call, { calls }) => (0,counted_calls/* whyLeftOut */.qC)(call, run, { calls, failedCalls: "count" }, tools) !== undefined;
    return run.toolCalls.flatMap((call, at) => scoped.has(call) && !(isLeftOut(call, f1) && isLeftOut(call, code)) ? [at] : []);
}
function breaksOf(run, expectation, facts) {
    if (run.reportedBy !== undefined)
        return [];
    const counted = countedPositions(run, expectation, facts.book);
    const [failed, others] = [true, false].map((has) => counted.filter((at) => (0,counted_calls/* hasFailed */.WN)(run.toolCalls[at]) === has));
    const found = [
        ...others.flatMap((at) => callBreaks(run, at, facts)),
        ...swaps(run, others),
        ...forbiddenCalls(run, expectation.rules, facts),
        ...failed.flatMap((at) => swallowedErrors(run, at)),
        ...endings(run),
    ];
    const order = Object.keys(breakKinds);
    return found.sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}
function callBreaks(run, at, { book, tools, known }) {
    const call = run.toolCalls[at];
    const name = callName(run, at);
    const neighbour = neighbourOf(call.name, tools);
    const { id, server: _, ...rest } = call;
    const others = book.isHandoff(call) ? [] : otherArguments(call, known, run.caseId);
    const again = id === undefined ? call : { ...call, id: `${id}-again` };
    const isNeighbour = () => spliced(run, at, { ...rest, name: neighbour ?? call.name });
    const found = [
        { kind: "drop-call", at: name, apply: () => spliced(run, at) },
        { kind: "repeat-call", at: name, apply: () => spliced(run, at, call, again) },
        { kind: "neighbour-tool", at: `${name} → ${neighbour}`, apply: isNeighbour },
    ];
    for (const { type, path, changed } of others) {
        const apply = () => spliced(run, at, { ...call, arguments: changed() });
        found.push({ kind: `change-${type}`, at: `${name} ${path}`, apply });
    }
    return found.filter(({ kind }) => kind !== "neighbour-tool" || neighbour !== undefined);
}
function neighbourOf(name, tools) {
    const others = tools.filter((tool) => tool !== name);
    return others.find((tool) => tool > name) ?? others[0];
}
function swaps(run, counted) {
    return counted.slice(1).flatMap((second, before) => {
        const first = counted[before];
        const [a, b] = [run.toolCalls[first], run.toolCalls[second]];
        if (a.group === b.group || a.name === b.name)
            return [];
        const apply = () => {
            const toolCalls = run.toolCalls.slice();
            toolCalls[first] = { ...b, turn: a.turn, group: a.group };
            toolCalls[second] = { ...a, turn: b.turn, group: b.group };
            return { ...run, toolCalls };
        };
        return [{ kind: "swap-calls", at: `${callName(run, first)}, ${callName(run, second)}`, apply }];
    });
}
function forbiddenCalls(run, rules, { tools }) {
    const named = (rules.forbiddenTools ?? []).map((glob) => glob.replace(/[\\*?[\]{}!]/g, ""));
    const name = [...named, ...tools, "unknown_tool"].find((tool) => (0,scorers_rules/* banOf */.vi)(tool, rules) !== undefined);
    if (name === undefined || run.textsOnly)
        return [];
    const { turn = 1, group = 0, agent } = run.toolCalls.at(-1) ?? {};
    const call = { name, arguments: {}, malformed: false, status: "ok", turn, group: group + 1 };
    const added = agent === undefined ? call : { ...call, agent };
    const apply = () => ({ ...run, toolCalls: [...run.toolCalls, added] });
    return [{ kind: "forbidden-call", at: name, apply }];
}
function swallowedErrors(run, at) {
    const name = callName(run, at);
    const isOk = () => spliced(run, at, { ...run.toolCalls[at], status: "ok" });
    return [
        { kind: "swallow-error", at: `${name} is ok`, apply: isOk },
        { kind: "swallow-error", at: `${name} is gone`, apply: () => spliced(run, at) },
    ];
}
function endings(run) {
    const { toolCalls, response, texts } = run;
    const lastTurn = texts
        .filter(isAnswer)
        .reduce((last, { turn }) => Math.max(last, turn), Number.NEGATIVE_INFINITY);
    const kept = Math.floor(toolCalls.length / 2);
    const end = toolCalls[kept]?.turn ?? lastTurn;
    const early = {
        kind: "end-early",
        at: "",
        apply: () => ({
            ...run,
            response: "",
            texts: texts.filter((text) => !isAnswer(text) || text.turn < Math.min(end, lastTurn)),
            toolCalls: toolCalls.slice(0, kept),
        }),
    };
    const silent = {
        kind: "no-number",
        at: "",
        apply: () => ({
            ...run,
            response: withoutNumbers(response),
            texts: texts.map((text) => isAnswer(text) && text.turn === lastTurn ? { ...text, text: withoutNumbers(text.text) } : text),
        }),
    };
    return [
        ...(toolCalls.length > 0 || response !== "" ? [early] : []),
        ...(/\d/.test(response) ? [silent] : []),
    ];
}
const isAnswer = ({ speaker }) => speaker === "assistant";
const withoutNumbers = (text) => text.replace(/\d+(?:[.,:/-]\d+)*/g, "");
function spliced(run, at, ...calls) {
    return { ...run, toolCalls: run.toolCalls.toSpliced(at, 1, ...calls) };
}
function callName({ toolCalls }, at) {
    const name = toolCalls[at]?.name ?? "";
    const earlier = toolCalls.slice(0, at).filter((call) => call.name === name).length;
    return earlier === 0 ? name : `${name} ${earlier + 1}`;
}


/***/ }),

/***/ 82860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  challenge: () => (/* binding */ challenge)
});

// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(28314);
// EXTERNAL MODULE: ./build/core/limits.js
var limits = __webpack_require__(40332);
// EXTERNAL MODULE: ./build/core/statistics/summary.js
var summary = __webpack_require__(20544);
// EXTERNAL MODULE: ./build/report/cases.js
var report_cases = __webpack_require__(65594);
// EXTERNAL MODULE: ./build/report/details.js + 1 modules
var details = __webpack_require__(90564);
// EXTERNAL MODULE: ./build/scorers/pass-marks.js
var pass_marks = __webpack_require__(24714);
// EXTERNAL MODULE: ./build/scorers/tool-book.js
var tool_book = __webpack_require__(84074);
// EXTERNAL MODULE: ./build/gate/decide/checks.js
var decide_checks = __webpack_require__(67562);
// EXTERNAL MODULE: ./build/gate/decide/verdict.js + 9 modules
var verdict = __webpack_require__(52357);
// EXTERNAL MODULE: ./build/gate/score/passes.js
var passes = __webpack_require__(97578);
// EXTERNAL MODULE: ./build/gate/score/suite.js + 4 modules
var suite = __webpack_require__(19036);
// EXTERNAL MODULE: ./build/gate/challenge/breaks.js + 1 modules
var breaks = __webpack_require__(72447);
// EXTERNAL MODULE: ./build/core/text.js
var core_text = __webpack_require__(26067);
;// CONCATENATED MODULE: ./build/gate/challenge/choose-breaks.js



function mutantsOf(of, facts) {
    const places = new Map();
    for (const { trial, run } of of.passing) {
        for (const { kind, at, apply } of (0,breaks/* breaksOf */.cV)(run, of.expectation, facts)) {
            const key = `${kind} ${at}`;
            const place = places.get(key) ?? { of, kind, at, trials: [] };
            place.trials.push({ trial, apply });
            places.set(key, place);
        }
    }
    return [...places.values()].flatMap((place) => {
        const { length } = place.trials;
        return [...new Set([1, Math.ceil(length / 2), length])].map((count) => ({ place, count }));
    });
}
function sampled(mutants, most, seed) {
    if (mutants.length <= most)
        return mutants;
    const drawn = mutants.map((mutant, at) => ({ mutant, at, draw: (0,json/* sha256 */.sc)(`${seed} ${at}`) }));
    const byDraw = drawn.sort((a, b) => (a.draw < b.draw ? -1 : 1));
    const groups = (0,core_text/* groupBy */.$z)(byDraw, ({ mutant: { place } }) => `${place.of.at} ${place.kind}`);
    return [...groups.values()]
        .flatMap((group) => group.map((entry, rank) => ({ ...entry, rank })))
        .sort((a, b) => a.rank - b.rank || (a.draw < b.draw ? -1 : 1))
        .slice(0, most)
        .sort((a, b) => a.at - b.at)
        .map(({ mutant }) => mutant);
}

;// CONCATENATED MODULE: ./build/gate/challenge/results.js



function addUp(list, cases, facts) {
    const byKind = (0,core_text/* groupBy */.$z)(list, ({ kind }) => kind);
    const isChallenged = (each) => (0,report_cases/* decides */.yN)(each) && each.trials.some(({ pass }) => pass);
    return {
        ...facts,
        challengedCases: cases.filter(isChallenged).length,
        ...tallyOf(list),
        kinds: Object.keys(breaks/* breakKinds */.hp).flatMap((kind) => {
            const breaks = byKind.get(kind);
            return breaks === undefined ? [] : [{ kind, ...tallyOf(breaks), seenBy: seers(breaks) }];
        }),
        deaf: [...(0,core_text/* groupBy */.$z)(list, (each) => each.case)]
            .flatMap(([name, breaks]) => deafCase(name, breaks))
            .sort(byWorst),
        unchallenged: cases.filter((each) => !isChallenged(each)).map(report_cases/* caseLabel */.PZ),
        list,
    };
}
function tallyOf(breaks) {
    const count = (test) => breaks.filter(test).length;
    const missed = (sight) => count((each) => each.result !== "red" && each.sight === sight);
    return {
        breaks: breaks.length,
        red: count(({ result }) => result === "red"),
        inconclusive: count(({ result }) => result === "inconclusive"),
        green: count(({ result }) => result === "green"),
        unseen: missed("unseen"),
        tolerated: missed("tolerated"),
        undecided: missed("seen"),
    };
}
function seers(breaks) {
    const all = breaks.flatMap(({ seenBy }) => seenBy);
    return Object.fromEntries([...(0,core_text/* groupBy */.$z)(all, (id) => id)].sort().map(([id, { length }]) => [id, length]));
}
function deafCase(name, breaks) {
    const { unseen, tolerated } = tallyOf(breaks);
    const missed = breaks.filter(({ result, sight }) => result !== "red" && sight !== "seen");
    if (missed.length === 0)
        return [];
    const kinds = [...new Set(missed.map(({ kind }) => kind))];
    return [{ case: name, breaks: breaks.length, unseen, tolerated, kinds }];
}
function byWorst(a, b) {
    const share = ({ breaks, unseen, tolerated }) => (unseen + tolerated) / breaks;
    return share(b) - share(a) || (a.case < b.case ? -1 : 1);
}

// EXTERNAL MODULE: ./build/gate/compare/compare.js + 1 modules
var compare = __webpack_require__(25724);
// EXTERNAL MODULE: ./build/gate/decide/regression-outcome.js
var regression_outcome = __webpack_require__(95179);
;// CONCATENATED MODULE: ./build/gate/challenge/trials-needed.js



const TIMES = [2, 3, 4, 5, 7, 10];
class TrialsNeeded {
    known = new Map();
    unbroken;
    most;
    constructor(unbroken) {
        this.unbroken = unbroken;
        this.most = Math.max(1, ...unbroken.cases.map(({ trials }) => trials.length));
    }
    of(at, failing) {
        const { cases, policy } = this.unbroken;
        const trials = cases[at]?.trials ?? [];
        const key = JSON.stringify([trials.length, trials.filter(({ pass }) => pass).length, failing]);
        if (!this.known.has(key)) {
            const possible = TIMES.filter((times) => this.most * times <= policy.gate.regression.window);
            const enough = possible.find((times) => this.isRed(at, failing, times));
            this.known.set(key, enough === undefined ? null : this.most * enough);
        }
        return this.known.get(key) ?? null;
    }
    isRed(at, failing, times) {
        const { unbroken } = this;
        const { policy, cases } = unbroken;
        const broken = cases.map((each, position) => (position === at ? withFailures(each, failing) : each));
        const head = { ...unbroken, cases: repeated(broken, "head", times) };
        const compared = (0,compare/* compare */.U)(head, { ...unbroken, cases: repeated(cases, "base", times) });
        const { result } = (0,regression_outcome/* decideRegression */.qI)({ policy, ...compared });
        return result === "fail";
    }
}
function withFailures(reportCase, failing) {
    let left = failing;
    const trials = reportCase.trials.map((trial) => {
        if (!trial.pass || left === 0)
            return trial;
        left -= 1;
        return { ...trial, pass: false };
    });
    return { ...reportCase, trials };
}
function repeated(cases, side, times) {
    const copies = Array.from({ length: times }, (_, copy) => `${side} ${copy}`);
    return cases.map((each) => ({
        ...each,
        trials: copies.flatMap((copy) => each.trials.map((trial, at) => ({ ...trial, hash: (0,json/* sha256 */.sc)(`${copy} ${at} ${trial.hash}`) }))),
    }));
}

;// CONCATENATED MODULE: ./build/gate/challenge/challenge.js















function* challenge(suite) {
    const { part, seed, onProgress } = suite;
    const base = suite.report(part);
    const runs = suite.runs.filter(({ expectsOnly }) => !expectsOnly);
    const facts = (0,breaks/* suiteFacts */.Ye)(runs, (0,tool_book/* toolBook */.MG)(suite.policy.tools));
    const cases = passingCases(base, runs, suite.expectationOf);
    const all = [];
    for (const each of cases) {
        for (const mutant of mutantsOf(each, facts))
            all.push(mutant);
        yield;
    }
    const mutants = sampled(all, limits/* limits */.Fy.challengedBreaks, seed);
    const { control, gate } = gateOver(base, suite);
    const list = [];
    for (const mutant of mutants) {
        onProgress?.(list.length, mutants.length);
        list.push(gate(mutant));
        yield;
    }
    onProgress?.(list.length, mutants.length);
    const uncounted = cases.flatMap(({ expectation, passing }) => passing.map(({ run }) => run.toolCalls.length - (0,breaks/* countedPositions */.nM)(run, expectation, facts.book).length));
    return addUp(list, base.cases, {
        suite: base.suite,
        seed,
        found: all.length,
        runs: uncounted.length,
        uncounted: (0,summary/* sum */.cz)(uncounted),
        alreadyRed: control.verdict.checks.filter(({ result }) => result === "fail").map(({ name }) => name),
        judges: [],
    });
}
function gateOver(base, suite) {
    const { part, policy } = suite;
    const baseline = { state: "found", reason: "the unbroken runs", report: base };
    const again = suite.areSnapshots ? part : recordedAgain(part);
    const control = suite.report(again, baseline);
    const needed = new TrialsNeeded(control);
    const redact = (0,details/* redactor */.$p)(policy.redact);
    const results = new Map();
    let scored = { trials: [] };
    const gate = ({ place, count }) => {
        if (scored.place !== place)
            scored = { place, trials: brokenTrials(place, suite) };
        const trials = scored.trials.slice(0, count);
        const { at, label } = place.of;
        const key = JSON.stringify([at, trials.map(({ broken }) => decisiveFacts(broken))]);
        const result = results.get(key) ?? resultOf(suite.report(withTrials(again, at, trials), baseline), control);
        results.set(key, result);
        const failing = trials.filter(({ broken }) => broken.pass !== true).length;
        const seenBy = [...new Set(trials.flatMap(differingScorers))].sort();
        return {
            case: label,
            kind: place.kind,
            at: redact.text(place.at),
            broken: count,
            trials: part.cases[at]?.trials.length ?? 0,
            result,
            seenBy,
            sight: failing > 0 ? "seen" : seenBy.length > 0 ? "tolerated" : "unseen",
            ...(failing > 0 && result !== "red" && { trialsNeeded: needed.of(at, failing) }),
        };
    };
    return { control, gate };
}
function passingCases({ cases }, runs, expectationOf) {
    const keyOf = ({ file, index, line = 0 }) => JSON.stringify([file, index, line]);
    const byPlace = new Map(runs.map((run) => [keyOf(run.place), run]));
    return cases.flatMap((reportCase, at) => {
        const passing = reportCase.trials.flatMap((trial, position) => {
            const run = trial.pass ? byPlace.get(keyOf(trial)) : undefined;
            return run === undefined ? [] : [{ trial: position, run }];
        });
        const [first] = passing;
        if (first === undefined || !(0,report_cases/* decides */.yN)(reportCase))
            return [];
        return [{ at, label: (0,report_cases/* caseLabel */.PZ)(reportCase), expectation: expectationOf(first.run), passing }];
    });
}
function brokenTrials({ of, kind, at, trials }, { part, policy, score }) {
    return trials.map(({ trial, apply }) => {
        const before = part.cases[of.at]?.trials[trial];
        const scored = score(apply());
        const hash = (0,json/* sha256 */.sc)(`${kind} ${at} ${before.hash}`);
        return {
            at: trial,
            before,
            broken: { ...scored, pass: (0,passes/* passes */.WE)(scored, policy), trial: before.trial, hash },
        };
    });
}
function recordedAgain(part) {
    const renewed = (trial) => ({ ...trial, hash: trial.hash && (0,json/* sha256 */.sc)(`again ${trial.hash}`) });
    return { ...part, cases: part.cases.map((each) => ({ ...each, trials: each.trials.map(renewed) })) };
}
function withTrials(part, at, broken) {
    const scoredCase = part.cases[at];
    const trials = scoredCase.trials.slice();
    for (const { at: position, broken: trial } of broken)
        trials[position] = trial;
    const errors = broken.flatMap(({ broken: trial }) => (0,suite/* errorsOf */.Bp)(trial, { file: trial.file, index: trial.index }));
    const cases = part.cases.with(at, { ...scoredCase, trials });
    return { ...part, cases, ...(0,report_cases/* joinProblems */.zx)([part, (0,report_cases/* listProblems */.vz)(errors, (0,details/* redactor */.$p)([]))]) };
}
function decisiveFacts({ scores, rules, brokenRules, limit, toolCalls, hintedTools }) {
    const outcomes = Object.entries(scores).map(([id, outcome]) => [id, outcomeOf(outcome)]);
    return [outcomes, rules, brokenRules?.map(({ rule }) => rule), limit, toolCalls, hintedTools];
}
function outcomeOf(outcome) {
    return outcome?.status === "scored" ? outcome.value : outcome?.status;
}
function resultOf(report, { verdict: unbroken }) {
    const rankOf = (name, { checks }) => decide_checks/* RESULTS */.Pr.indexOf(checks.find((check) => check.name === name)?.result ?? "pass");
    const worse = report.verdict.checks.filter(({ name }) => rankOf(name, report.verdict) > rankOf(name, unbroken));
    if (worse.some((check) => (0,verdict/* stops */.Gb)(check, report)))
        return "red";
    return worse.length > 0 ? "inconclusive" : "green";
}
function differingScorers({ before, broken }) {
    const ids = Object.keys({ ...before.scores, ...broken.scores }).filter((id) => !(0,pass_marks/* scorerNamed */.uL)(id).isJudged);
    const differing = ids.filter((id) => outcomeOf(before.scores[id]) !== outcomeOf(broken.scores[id]));
    return before.rules === broken.rules ? differing : [...differing, "rules"];
}


/***/ })

};

export const id = 5974;
export const ids = [5974];
export const modules = {

/***/ 42394:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ extendHistory),
/* harmony export */   j: () => (/* binding */ historyPoint)
/* harmony export */ });
/* harmony import */ var _json_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17271);
/* harmony import */ var _suite_trial_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22139);


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
        caseSet: (0,_json_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .fingerprint */ .R)({ keys, settings: measuring(settings) }),
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

/***/ 10901:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ conclude)
});

// EXTERNAL MODULE: ./build/limits.js + 8 modules
var limits = __webpack_require__(69480);
// EXTERNAL MODULE: ./build/report/text.js
var report_text = __webpack_require__(13920);
// EXTERNAL MODULE: ./build/wording.js
var wording = __webpack_require__(9000);
;// CONCATENATED MODULE: ./build/baseline/handed-on.js



const RESERVE = 1024 * 1024;
function handedOn(report, most = limits/* limits */.F.baselineBytes - RESERVE) {
    const { cases, history } = report;
    const whole = { cases, history, leftOut: undefined };
    if (bytesOf(report) <= most)
        return whole;
    const bare = cases.map((one) => ({ ...one, pool: [] }));
    const own = bytesOf({ ...report, cases: bare, history: [] });
    if (own > most)
        return { cases: bare, history: [], leftOut: { message: tooMuch(own, most), isReadable: false } };
    const room = most - own;
    const newest = newestThatFit(history, room);
    const left = room - lengthOf(newest);
    const window = largest(longestPool(cases), (runs) => poolBytes(cases, runs) <= left);
    return {
        cases: cases.map((one) => ({ ...one, pool: firstRuns(one.pool, window) })),
        history: newest,
        leftOut: { message: lessText(window, history.length - newest.length), isReadable: true },
    };
}
function tooMuch(own, most) {
    return `the report has ${own} bytes by its own runs, and ${most} can be read again: it can be nobody's baseline. Record fewer cases or trials`;
}
function lessText(window, commits) {
    const history = commits === 0 ? "" : `, and ${(0,wording/* counted */.hS)(commits, "commit")} of the history`;
    return `the report would have more bytes than can be read again: of each case the earlier runs but the newest ${window} are left out${history}. Record fewer cases or trials, or set gate.regression.window lower`;
}
function longestPool(cases) {
    return cases.reduce((most, { pool }) => Math.max(most, sizeOf(pool)), 0);
}
function sizeOf(pool) {
    return pool.reduce((sum, { runs }) => sum + runs.length, 0);
}
function firstRuns(pool, most) {
    let left = most;
    const kept = [];
    for (const { commit, runs } of pool) {
        if (left === 0)
            break;
        kept.push({ commit, runs: runs.slice(0, left) });
        left = Math.max(0, left - runs.length);
    }
    return kept;
}
function poolBytes(cases, most) {
    return cases.reduce((sum, { pool }) => sum + lengthOf(firstRuns(pool, most)), 0);
}
function newestThatFit(history, room) {
    const most = largest(history.length, (count) => lengthOf(history.slice(history.length - count)) <= room / 2);
    return history.slice(history.length - most);
}
function largest(most, fits) {
    let [low, high] = [0, most];
    while (low < high) {
        const middle = Math.ceil((low + high) / 2);
        if (fits(middle))
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}
function bytesOf(report) {
    let bytes = 0;
    for (const piece of (0,report_text/* reportPieces */.i)(report))
        bytes += Buffer.byteLength(piece);
    return bytes;
}
function lengthOf(value) {
    return Buffer.byteLength(JSON.stringify(value));
}

// EXTERNAL MODULE: ./build/baseline/history.js
var baseline_history = __webpack_require__(42394);
;// CONCATENATED MODULE: ./build/baseline/pool.js
function judgedRuns(trials) {
    const runs = [];
    for (const { hash, content, pass } of trials) {
        if (hash !== null && pass !== null)
            runs.push({ hash, content, pass });
    }
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
    const byHash = new Map();
    for (const run of runs)
        if (!byHash.has(run.hash))
            byHash.set(run.hash, run);
    return byHash.size === runs.length ? runs : [...byHash.values()];
}

// EXTERNAL MODULE: ./build/scorers/gating-judges.js
var gating_judges = __webpack_require__(35685);
// EXTERNAL MODULE: ./build/scorers/registry.js + 3 modules
var registry = __webpack_require__(29223);
// EXTERNAL MODULE: ./build/statistics/mean.js
var mean = __webpack_require__(83157);
// EXTERNAL MODULE: ./build/statistics/normal.js
var normal = __webpack_require__(50511);
// EXTERNAL MODULE: ./build/group-by.js
var group_by = __webpack_require__(32217);
// EXTERNAL MODULE: ./build/suite/trial.js
var trial = __webpack_require__(22139);
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
    const before = judgedRuns(base.trials);
    const now = judgedRuns(head.trials);
    if (now.length === 0 || before.length === 0)
        return "unassessed";
    return countRepeated(now, before) === now.length ? "unchanged" : "comparable";
}
function countRepeated(head, base) {
    const recordings = new Set(base.map(({ hash }) => hash));
    const others = head.filter(({ hash }) => !recordings.has(hash));
    const taken = new Set(head.map(({ hash }) => hash));
    const left = new Map();
    for (const one of base) {
        const key = deedOf(one);
        if (key !== undefined && !taken.has(one.hash))
            left.set(key, (left.get(key) ?? 0) + 1);
    }
    let repeated = head.length - others.length;
    for (const one of others) {
        const key = deedOf(one);
        const count = key === undefined ? 0 : (left.get(key) ?? 0);
        if (key === undefined || count === 0)
            continue;
        left.set(key, count - 1);
        repeated += 1;
    }
    return repeated;
}
function deedOf({ content, pass }) {
    return content === undefined ? undefined : `${content} ${pass}`;
}
function speaksOf({ tags = {} }, one) {
    return Object.entries(tags).every(([name, value]) => one.tags[name] === value);
}
function keyOf({ id, tags }) {
    return (0,trial/* caseKey */.u)(id, tags);
}

;// CONCATENATED MODULE: ./build/comparison/evidence.js



function evidenceOf(pair, window) {
    const head = judgedRuns(pair.head.trials);
    if (pair.base === undefined)
        return { pair, head, anew: head.length, base: [] };
    const anew = head.length - countRepeated(head, judgedRuns(pair.base.trials));
    return { pair, head, anew, base: baseRuns(pair.base, window) };
}
function sampleOf({ pair, base, head }) {
    const now = passes(head);
    return { base: pair.state === "unchanged" ? now : passes(base), head: now };
}
function passRatesOf(evidence) {
    const { base, head } = sampleOf(evidence);
    return { base: (0,mean/* mean */.i)(base) ?? 0, head: (0,mean/* mean */.i)(head) ?? 0 };
}
function passes(runs) {
    return runs.map(({ pass }) => Number(pass));
}

// EXTERNAL MODULE: ./build/report/judged-by.js
var judged_by = __webpack_require__(96414);
// EXTERNAL MODULE: ./build/suite/passes.js
var suite_passes = __webpack_require__(40334);
;// CONCATENATED MODULE: ./build/comparison/judged-otherwise.js





function isJudgedAlike(head, base, scorer) {
    const here = judgesOf(head, scorer);
    if (here.length === 0)
        return true;
    const there = judgesOf(base, scorer);
    return there.length === 0 || here.join("\n") === there.join("\n");
}
function areJudgedBySame(head, base, scorers) {
    const asked = scorers.filter(({ id }) => [head, base].some(({ trials }) => trials.some(({ scores }) => id in scores)));
    return asked.every(({ id }) => {
        const isJudged = [head, base].every((one) => judgesOf(one, id).length > 0);
        return isJudged && isJudgedAlike(head, base, id);
    });
}
function judgedOtherwise(pairs) {
    const differing = pairs.flatMap(({ head, base }) => {
        const scorers = base === undefined ? [] : judgedApart(head, base);
        return base === undefined || scorers.length === 0 ? [] : [{ head, base, scorers }];
    });
    if (differing.length === 0)
        return null;
    const all = (side) => {
        const judges = differing.flatMap(({ scorers, ...one }) => scorers.flatMap((id) => judgesOf(one[side], id)));
        return [...new Set(judges)].sort();
    };
    const apart = new Set(differing.flatMap(({ scorers }) => scorers));
    return {
        cases: differing.length,
        scorers: registry/* judgedScorers */.Fk.flatMap(({ id }) => (apart.has(id) ? [id] : [])),
        base: all("base"),
        head: all("head"),
    };
}
function withoutOtherJudges(pair, policy) {
    const { head, base } = pair;
    if (base === undefined || !isPaired(pair))
        return pair;
    const apart = judgedApart(head, base).filter((id) => gates(policy, id));
    if (apart.length === 0)
        return pair;
    const scorers = policy.gate.scorers.filter((id) => !apart.includes(id));
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
function judgedApart(head, base) {
    return registry/* judgedScorers */.Fk.flatMap(({ id }) => (isJudgedAlike(head, base, id) ? [] : [id]));
}
function gates({ gate }, scorer) {
    return gate.scorers.some((id) => id === scorer);
}
function judgesOf({ trials }, scorer) {
    const judges = new Set();
    for (const trial of trials)
        for (const judge of (0,judged_by/* judgedByFor */._)(trial, scorer))
            judges.add(judge);
    return [...judges].sort();
}

;// CONCATENATED MODULE: ./build/comparison/change.js





function changeOfPassRate(paired) {
    return changeOf(paired.map(passRatesOf), paired.map(sampleOf));
}
function changeOfScores(paired, scorers) {
    const changes = [];
    for (const scorer of scorers) {
        const alike = (0,registry/* isJudged */.sL)(scorer)
            ? paired.filter(({ pair: { head, base } }) => base === undefined || isJudgedAlike(head, base, scorer))
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
    const values = [];
    for (const { scores } of trials) {
        const outcome = scores[scorer];
        if (outcome?.status === "scored")
            values.push(outcome.value);
    }
    return values;
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

// EXTERNAL MODULE: ./build/problems.js
var problems = __webpack_require__(57806);
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
var statistics_sample = __webpack_require__(20846);
;// CONCATENATED MODULE: ./build/statistics/relabelling.js



const STEPS = 18;
function relabellingOf(sample) {
    const [base, head] = [sample.base.length, sample.head.length];
    const passes = (0,mean/* sum */.c)((0,statistics_sample/* pooled */.I)(sample));
    const failures = base + head - passes;
    const { lowest, shares } = hypergeometric(passes, failures, head);
    const shortfall = (headPasses) => head * passes - (base + head) * headPasses;
    const score = (headPasses) => {
        const squared = STEPS * (base + head - 1) * shortfall(headPasses) ** 2;
        return Math.sign(shortfall(headPasses)) * Math.round(squared / (base * head * passes * failures));
    };
    const distance = (headPasses) => score(lowest) - score(headPasses);
    return {
        distances: shares.map((_, at) => distance(lowest + at)),
        shares,
        seen: distance((0,mean/* sum */.c)(sample.head)),
    };
}
function meanDistance({ distances, shares }) {
    return (0,mean/* sum */.c)(distances.map((distance, at) => distance * (shares[at] ?? 0)));
}
function distanceVariance(one) {
    const center = meanDistance(one);
    return (0,mean/* sum */.c)(one.distances.map((distance, at) => (distance - center) ** 2 * (one.shares[at] ?? 0)));
}

;// CONCATENATED MODULE: ./build/statistics/permutation.js





function permutationTest(samples) {
    const varying = samples.filter(statistics_sample/* varies */.n);
    const cases = inWholeUnits(varying.map(relabellingOf));
    const seen = (0,mean/* sum */.c)(cases.map((one) => one.seen));
    const exact = stepsOf(cases, seen) <= limits/* limits */.F.permutationSteps;
    return {
        p: exact ? exactP(cases, seen) : byNormalForm(cases, seen),
        exact,
        mostExtreme: varying.length > 0 && varying.every(isLost),
    };
}
function isLost({ base, head }) {
    return base.every((pass) => pass === 1) && head.every((pass) => pass === 0);
}
function inWholeUnits(cases) {
    const unit = cases.flatMap(({ distances }) => distances).reduce(greatestDivisor, 0) || 1;
    return cases.map(({ distances, shares, seen }) => ({
        distances: distances.map((distance) => distance / unit),
        shares,
        seen: seen / unit,
    }));
}
function greatestDivisor(a, b) {
    return b === 0 ? a : greatestDivisor(b, a % b);
}
function stepsOf(cases, seen) {
    let steps = 0;
    let reached = 0;
    for (const { distances } of cases) {
        reached = Math.min(reached + (distances.at(-1) ?? 0), seen);
        steps += (reached + 1) * distances.length;
    }
    return steps;
}
function exactP(cases, seen) {
    let probabilities = new Float64Array(seen + 1);
    let next = new Float64Array(seen + 1);
    probabilities[0] = 1;
    let reached = 0;
    for (const one of cases) {
        addTo(next, probabilities.subarray(0, reached + 1), one);
        [probabilities, next] = [next, probabilities];
        reached = Math.min(reached + (one.distances.at(-1) ?? 0), seen);
    }
    return Math.min(1, (0,mean/* sum */.c)(Array.from(probabilities.subarray(0, seen))) + (probabilities[seen] ?? 0) / 2);
}
function addTo(sums, before, { distances, shares }) {
    sums.fill(0);
    for (const [at, distance] of distances.entries()) {
        const share = shares[at] ?? 0;
        const end = Math.min(before.length, sums.length - distance);
        for (let value = 0; value < end; value++) {
            sums[value + distance] = (sums[value + distance] ?? 0) + share * (before[value] ?? 0);
        }
    }
}
function byNormalForm(cases, seen) {
    return (0,normal/* normalP */.wY)((0,mean/* sum */.c)(cases.map(meanDistance)) - seen, Math.sqrt((0,mean/* sum */.c)(cases.map(distanceVariance))));
}

// EXTERNAL MODULE: ./build/statistics/normal-distribution.js
var normal_distribution = __webpack_require__(84650);
;// CONCATENATED MODULE: ./build/statistics/power.js




const POWER = 0.8;
function detectableDrop(samples, cases, alpha) {
    const needed = lostAmongNoise(samples, alpha);
    if (needed === null)
        return null;
    const rate = (0,mean/* mean */.i)(samples.map(({ base }) => (0,mean/* mean */.i)(base) ?? 0)) ?? 0;
    const lost = Math.max(needed * rate, lostWithoutNoise(samples, alpha));
    return lost > samples.length * rate ? null : lost / cases;
}
function lostAmongNoise(samples, alpha) {
    const noise = (0,mean/* sum */.c)(samples.filter(statistics_sample/* varies */.n).map(relabellingOf).map(distanceVariance));
    const broken = samples.map(failing).filter(statistics_sample/* varies */.n).map(relabellingOf);
    const gains = broken.map(meanDistance);
    const average = (values) => (0,mean/* sum */.c)(values) / samples.length;
    const gain = average(gains);
    const unevenness = Math.max(0, average(gains.map((one) => one ** 2)) - gain ** 2);
    const added = average(broken.map(distanceVariance));
    const z = Math.max(0, (0,normal_distribution/* upperQuantile */.k)(alpha));
    const reserve = (0,normal_distribution/* upperQuantile */.k)(1 - POWER);
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
    const sorted = samples.map(relabellings).toSorted((a, b) => a - b);
    const ways = sorted[Math.floor(sorted.length / 2)] ?? 1;
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





function regressionTest(paired, { mode, alpha }, ofBase = null) {
    const snapshots = areSnapshots(paired);
    const fresh = paired.filter(({ pair }) => pair.state === "comparable");
    const samples = paired.map(sampleOf);
    const test = permutationTest(samples);
    return {
        mode: mode !== "auto" ? mode : snapshots || ofBase?.snapshots ? "strict" : "statistical",
        snapshots,
        trials: {
            base: range(fresh.map(({ base }) => base.length)),
            head: range(fresh.map(({ head }) => head.length)),
        },
        ...test,
        p: paired.length === 0 ? null : test.p,
        detectable: samples.length === 0 ? null : detectableDrop(samples, paired.length, alpha),
        shift: shiftOf(test.p, (0,normal/* meanDrop */.vL)(samples, paired.length), alpha),
    };
}
function shiftOf(p, drop, alpha) {
    if (drop > 0 && p < alpha)
        return "worse";
    return drop < 0 && 1 - p < alpha / 10 ? "better" : null;
}
function areSnapshots(paired) {
    const runs = (0,mean/* sum */.c)(paired.map(({ head }) => head.length));
    const anew = (0,mean/* sum */.c)(paired.map((one) => one.anew));
    return runs > 0 && anew * 2 <= runs;
}
function range(counts) {
    const fewest = counts.reduce((least, count) => Math.min(least, count), Number.POSITIVE_INFINITY);
    return counts.length === 0 ? [0, 0] : [fewest, counts.reduce((most, count) => Math.max(most, count), 0)];
}

// EXTERNAL MODULE: ./build/report/divisions.js
var divisions = __webpack_require__(68707);
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
var differences = __webpack_require__(44139);
// EXTERNAL MODULE: ./build/judgement/too-long.js
var too_long = __webpack_require__(39549);
// EXTERNAL MODULE: ./build/policy/demands.js
var demands = __webpack_require__(55071);
// EXTERNAL MODULE: ./build/policy/pass-marks.js
var pass_marks = __webpack_require__(51973);
;// CONCATENATED MODULE: ./build/comparison/weakenings.js






function weakenings(head, base, pairing) {
    const required = new Set([...base.policy.gate.requiredCases, ...head.policy.gate.requiredCases]);
    return {
        settings: changedSettings(head.settings, base.settings),
        policyDiffers: head.policy.fingerprint !== base.policy.fingerprint,
        policyChanges: (0,differences/* differences */.t)((0,demands/* demandsOf */.w)(head.policy), (0,demands/* demandsOf */.w)(base.policy)),
        unscored: head.policy.gate.scorers.flatMap((scorer) => unscored(scorer, pairing.pairs)),
        takenOut: takenOut(pairing.pairs),
        hintedTools: hintedTools(head.cases, base.cases),
        requiredTouched: requiredTouched(pairing, required),
    };
}
function changedSettings(head, base) {
    return head === null || base === null ? [] : (0,differences/* differences */.t)(head, base);
}
function takenOut(pairs) {
    return pairs.flatMap(({ head, base, state }) => {
        if (base === undefined || state === "changed" || head.source === "none")
            return [];
        const [now, before] = [recordingsOf(head), recordingsOf(base)];
        return now < before ? [`${(0,trial/* caseLabel */.P)(head)} (${now} of ${before})`] : [];
    });
}
function recordingsOf({ trials }) {
    return new Set(trials.flatMap(({ hash }) => hash ?? [])).size;
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
        const isPartly = (0,pass_marks/* isOfTexts */.w5)(scorer) || head.trials.some((one) => isUnrecorded(one, scorer));
        if ((0,registry/* isJudged */.sL)(scorer) || (isPartly && wasMeasured)) {
            const isLost = leftOut(head, scorer) > leftOut(base, scorer);
            const byFault = (0,registry/* isJudged */.sL)(scorer) && unfit(head, scorer) <= unfit(base, scorer);
            return isLost ? [{ name: (0,trial/* caseLabel */.P)(head), byFault }] : [];
        }
        const isBroken = head.trials.some(({ scores }) => scores[scorer]?.status === "error");
        const isGone = wasMeasured && (head.scores[scorer] ?? null) === null && !isBroken;
        return isGone ? [{ name: (0,trial/* caseLabel */.P)(head), byFault: false }] : [];
    });
    const [faults, others] = [true, false].map((byFault) => lost.filter((one) => one.byFault === byFault).map(({ name }) => name));
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
        return outcome.unrecorded || outcome.nothingToMeasure || outcome.reason.startsWith(too_long/* TOO_LONG */.c);
    }).length;
}
function leftOut({ trials }, scorer) {
    const isRead = ({ scores }) => !registry/* deterministicScorers */.Q2.some(({ id }) => scores[id]?.status === "error");
    return trials.filter((one) => isRead(one) && one.scores[scorer]?.status !== "scored").length;
}
function isUnrecorded({ scores }, scorer) {
    const outcome = scores[scorer];
    return outcome?.status === "not-assessed" && outcome.unrecorded === true;
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
    const hasGatingJudge = (0,gating_judges/* gatingJudges */.x0)(head.policy.gate).length > 0;
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
            ...regressionTest(paired, regression, base.comparison),
        },
    };
}
function caseComparison({ pair, base, head, anew }) {
    const { base: before, state } = pair;
    const tally = (runs) => ({
        passed: runs.filter(({ pass }) => pass).length,
        trials: runs.length,
    });
    const renamed = before === undefined || before.id === pair.head.id ? {} : { formerly: before.id };
    const own = before === undefined ? 0 : judgedRuns(before.trials).length;
    return { state, ...renamed, base: tally(base), head: tally(head), anew, own };
}

// EXTERNAL MODULE: ./build/report/problems.js
var report_problems = __webpack_require__(25567);
// EXTERNAL MODULE: ./build/report/redact.js
var redact = __webpack_require__(17234);
// EXTERNAL MODULE: ./build/checks/verdict.js + 12 modules
var verdict = __webpack_require__(16385);
;// CONCATENATED MODULE: ./build/checks/conclude.js









const NO_ORIGIN = { distance: null, runId: null, artifactId: null };
function conclude(measurements, { baseline, role, points }) {
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
            ...((baseline.state === "found" && baseline.origin) || NO_ORIGIN),
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
        history: (0,baseline_history/* extendHistory */.$)(base?.history ?? [], isBaseline ? (0,baseline_history/* historyPoint */.j)(measured) : null, points),
    };
    const { cases, history, leftOut } = isBaseline ? handedOn(carried) : { ...carried, leftOut: undefined };
    const told = leftOut === undefined ? measured : telling(measured, leftOut);
    return { ...told, cases, verdict: (0,verdict/* decide */.L)(told), history };
}
function telling(measured, { message, isReadable }) {
    const severity = isReadable || measured.role === "queue" ? "warning" : "error";
    const problem = (0,report_problems/* listProblems */.v)([{ severity, message }], (0,redact/* redactor */.$)([]));
    return { ...measured, ...(0,report_problems/* joinProblems */.z)([measured, problem]) };
}
function withPools({ cases, policy }, pairs, base) {
    const { window } = policy.gate.regression;
    const judges = (0,gating_judges/* gatingJudges */.x0)(policy.gate);
    return cases.map((one, at) => {
        const before = pairs[at]?.base;
        const isSame = before !== undefined && before.fingerprint === one.fingerprint && areJudgedBySame(one, before, judges);
        return isSame ? { ...one, pool: nextPool(one, before, base.commit, window) } : one;
    });
}


/***/ }),

/***/ 46956:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (/* binding */ configure)
});

// EXTERNAL MODULE: ./build/baseline/baseline.js
var baseline_baseline = __webpack_require__(81799);
// EXTERNAL MODULE: ./build/disk/configuration.js
var configuration = __webpack_require__(1870);
// EXTERNAL MODULE: ./build/limits.js + 8 modules
var limits = __webpack_require__(69480);
// EXTERNAL MODULE: ./build/loading/load-options.js
var load_options = __webpack_require__(56700);
// EXTERNAL MODULE: ./build/policy/defaults.js
var defaults = __webpack_require__(56221);
// EXTERNAL MODULE: ./build/policy/ruling.js
var ruling = __webpack_require__(95218);
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
var build_problems = __webpack_require__(57806);
// EXTERNAL MODULE: ./build/suite/suite-name.js
var suite_name = __webpack_require__(63015);
// EXTERNAL MODULE: ./build/wording.js
var wording = __webpack_require__(9000);
// EXTERNAL MODULE: ./build/report/reasons.js
var reasons = __webpack_require__(77802);
;// CONCATENATED MODULE: ./build/baseline/known-judgements.js

function knownJudgements({ cases }) {
    const known = new Map();
    for (const { scores, judgements = [] } of cases.flatMap(({ trials }) => trials)) {
        for (const outcome of Object.values(scores)) {
            const details = outcome.status === "scored" ? outcome.details : undefined;
            if ((0,reasons/* isLlmDetails */.ky)(details))
                known.set(details.key, details);
        }
        for (const { scorers: _, ...sheet } of judgements)
            known.set(sheet.key, sheet);
    }
    return known;
}

;// CONCATENATED MODULE: ./build/job/set-up-judge.js

function setUpJudge({ model, server, apiKey, known = new Map(), asksAbout }, { judge: { votes, maxRuns, maxTokens } }, baseline, isBlind) {
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

;// CONCATENATED MODULE: ./build/job/configure.js











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
            message: "no runs: name the recordings with a pattern such as evals/runs/{case}.{trial}.json",
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
        judge: job.judge && setUpJudge(job.judge, scoring, baseline, isBlind(ruling, baseline, job)),
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

/***/ 80105:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  DH: () => (/* binding */ gatherAll),
  Td: () => (/* binding */ gatherAllAtOnce),
  EQ: () => (/* binding */ gatherShard)
});

// UNUSED EXPORTS: gatherShardAtOnce

// EXTERNAL MODULE: ./build/limits.js + 8 modules
var limits = __webpack_require__(69480);
// EXTERNAL MODULE: ./build/policy/fingerprint.js
var fingerprint = __webpack_require__(47379);
// EXTERNAL MODULE: ./build/report/reasons.js
var reasons = __webpack_require__(77802);
// EXTERNAL MODULE: ./build/scorers/registry.js + 3 modules
var registry = __webpack_require__(29223);
// EXTERNAL MODULE: ./build/suite/fingerprint.js
var suite_fingerprint = __webpack_require__(56963);
;// CONCATENATED MODULE: ./build/baseline/known-files.js





function knownFiles(report, terms) {
    const { problems, problemCounts } = report;
    const isSame = terms.reading !== null &&
        report.reading === terms.reading &&
        report.tool.version === terms.version &&
        report.policy.fingerprint === (0,fingerprint/* policyFingerprint */.d)(terms.scoring);
    const isAllTold = problemCounts.errors + problemCounts.warnings === problems.length;
    if (!isSame || !isAllTold || problemCounts.errors > 0)
        return new Map();
    const unknown = new Set(problems.map(({ file }) => file));
    const runs = new Map();
    for (const one of report.cases) {
        const expectation = terms.expectations.get(one.id);
        const isExpected = expectation !== undefined && one.fingerprint === (0,suite_fingerprint/* fingerprintOf */.a)(expectation, terms.policy);
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
    const { file, index, line, format, hash, content, toolCalls } = trial;
    const { brokenBudgets = [], nearNames = [], hintedTools = [], limit, failedReferences, unmadeReferences, } = trial;
    const unexpectedTools = unexpectedIn(trial);
    if (format === null || hash === null || unexpectedTools === undefined)
        return undefined;
    return {
        identity: { caseId: id, tags, ...(trial.numbered ? {} : { trial: trial.trial }) },
        origin: { place: { file, index, ...(line === undefined ? {} : { line }) }, format, hash, content },
        toolCalls,
        warnings: [],
        scores: Object.fromEntries(Object.entries(trial.scores).filter(([id]) => !(0,registry/* isJudged */.sL)(id))),
        brokenBudgets,
        limit,
        failures: {
            ...(failedReferences === undefined ? {} : { failedReferences }),
            ...(unmadeReferences === undefined ? {} : { unmadeReferences }),
        },
        unexpectedTools,
        hintedTools,
        nearNames,
    };
}
function unexpectedIn({ scores: { f1 } }) {
    if (f1?.status !== "scored" || !(0,reasons/* isF1Details */.Ol)(f1.details))
        return [];
    const { unexpected } = f1.details;
    return unexpected.length < limits/* limits */.F.shownCalls ? unexpected.map(({ name }) => name) : undefined;
}

// EXTERNAL MODULE: ./build/disk/allowance.js
var disk_allowance = __webpack_require__(53458);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/problems.js
var build_problems = __webpack_require__(57806);
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
        if (error instanceof build_problems/* ConfigurationError */.j1)
            throw error;
        hash.update("unreadable");
    }
    finally {
        if (file !== undefined)
            (0,external_node_fs_.closeSync)(file);
    }
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/policy/job-limits.js
var job_limits = __webpack_require__(44113);
// EXTERNAL MODULE: ./build/disk/path-pattern.js
var path_pattern = __webpack_require__(91498);
// EXTERNAL MODULE: ./build/disk/patterns.js
var patterns = __webpack_require__(59157);
;// CONCATENATED MODULE: ./build/disk/near-pattern.js







const ENDINGS = [".json", ".jsonl", ".ndjson"].flatMap((ending) => [ending, `${ending}.gz`]);
const LITERAL = /^[^\\*?[\]{}()|]+$/;
function* refuseNearPatterns(patterns, root, contained) {
    const problems = [];
    for (const pattern of patterns) {
        const near = yield* nearPattern(pattern, root, contained);
        const bare = (0,path_pattern/* withoutQuotes */.Yg)(pattern);
        if (bare !== pattern)
            problems.push(quoted(pattern, near ?? bare));
        else if (near !== undefined) {
            const message = `no file matched "${pattern}", which starts where rungate runs. Did you mean "${near}"?`;
            problems.push({ severity: "error", message });
        }
    }
    if (problems.length > 0)
        throw new build_problems/* ConfigurationError */.j1(problems);
}
function quoted(pattern, meant) {
    const message = pattern[0] === '"'
        ? `the quotes are part of this pattern: write ${meant} without them`
        : `the quotes are part of this pattern, because cmd.exe keeps single quotes: write "${meant}"`;
    return { severity: "error", file: pattern, message };
}
function* nearPattern(pattern, root, contained) {
    const tried = new Set([pattern]);
    for (const one of meantBy(pattern, root)) {
        if (tried.has(one))
            continue;
        if (yield* matches(one, root, contained))
            return one;
        tried.add(one);
        if (tried.size > limits/* limits */.F.patterns)
            return undefined;
    }
    return undefined;
}
function* matches(pattern, root, contained) {
    try {
        const most = { ...job_limits/* defaultJobLimits */.R, entries: limits/* limits */.F.entriesSearched };
        const { files } = yield* (0,patterns/* findFiles */.l)([pattern], root, contained, most);
        return files.some(({ name }) => patterns/* RECORDING_NAME */.k.test(name));
    }
    catch (error) {
        if (error instanceof build_problems/* ConfigurationError */.j1)
            return false;
        throw error;
    }
}
function* meantBy(pattern, root) {
    const bare = (0,path_pattern/* withoutQuotes */.Yg)(pattern).replaceAll("\\", "/");
    yield bare;
    const stem = bare.replace(patterns/* RECORDING_NAME */.k, "");
    for (const ending of ENDINGS)
        yield stem + ending;
    yield* inOtherFolders(bare, root);
    yield bare.replace(/[._-]\{trial\}/, "");
}
function* inOtherFolders(pattern, root) {
    const parts = pattern.split("/");
    if (parts[0] === "" || parts.includes("..") || parts.includes("**"))
        return;
    const isThere = (at) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, ...parts.slice(0, at + 1)));
    let at = 0;
    while (at < parts.length - 1 && isThere(at))
        at += 1;
    const [above, [missing = "", ...below]] = [parts.slice(0, at), parts.slice(at)];
    const folders = foldersIn((0,external_node_path_.join)(root, ...above));
    const path = (...names) => [...above, ...names].join("/");
    if (below.length > 0 && LITERAL.test(missing)) {
        const nearest = (0,build_problems/* nearestName */.qb)(missing, folders);
        if (nearest !== undefined)
            yield path(nearest, ...below);
        if (above.length + below.length > 1)
            yield path(...below);
    }
    for (const folder of folders)
        yield path(folder, missing, ...below);
}
function foldersIn(path) {
    try {
        const entries = (0,external_node_fs_.readdirSync)(path, { withFileTypes: true });
        const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
        return names.filter((name) => !name.startsWith(".") && name !== "node_modules").sort();
    }
    catch {
        return [];
    }
}

// EXTERNAL MODULE: ./build/sha256.js
var sha256 = __webpack_require__(93021);
// EXTERNAL MODULE: ./build/disk/documents.js + 1 modules
var documents = __webpack_require__(2809);
// EXTERNAL MODULE: ./build/disk/lines.js
var disk_lines = __webpack_require__(17023);
// EXTERNAL MODULE: ./build/disk/small-file.js
var small_file = __webpack_require__(21706);
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
    if (known === undefined || others.length > 0)
        return undefined;
    const content = (0,small_file/* smallFile */.u)(path) ?? ((0,external_node_fs_.statSync)(path).size > most ? undefined : (0,external_node_fs_.readFileSync)(path));
    if (content === undefined || content.length > most)
        return undefined;
    return (0,sha256/* sha256 */.s)(content) === known.hash ? content.length : undefined;
}
function sameRows(path, hashes, most) {
    let bytes = 0;
    let blank = 0;
    let at = 0;
    function* counted() {
        for (const piece of (0,documents/* piecesOf */.Xe)(path)) {
            bytes += piece.length;
            yield piece;
        }
    }
    for (const { number, content, length } of (0,disk_lines/* linesOf */.D)(counted(), most)) {
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

// EXTERNAL MODULE: ./build/json/json.js
var json = __webpack_require__(35857);
// EXTERNAL MODULE: ./build/process/steps.js
var steps = __webpack_require__(53245);
// EXTERNAL MODULE: ./build/re2.js
var re2 = __webpack_require__(51985);
// EXTERNAL MODULE: ./build/scorers/load-libraries.js
var load_libraries = __webpack_require__(84606);
// EXTERNAL MODULE: ./build/shards/shard.js
var shards_shard = __webpack_require__(71064);
// EXTERNAL MODULE: ./build/suite/suite.js + 1 modules
var suite = __webpack_require__(60582);
// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(58508);
// EXTERNAL MODULE: ./build/job/findings.js
var job_findings = __webpack_require__(30232);
// EXTERNAL MODULE: ./build/job/named-cases.js
var named_cases = __webpack_require__(21441);
// EXTERNAL MODULE: ./build/job/reading.js
var reading = __webpack_require__(9020);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
;// CONCATENATED MODULE: ./build/disk/row-pieces.js


const NEWLINE = 10;
class UnevenRows extends Error {
}
function rowPieces(path, most) {
    const first = path.endsWith(".gz") ? undefined : firstPiece(path);
    if (first === undefined || (0,documents/* isUtf16 */.bJ)(first) || !(0,documents/* holdsRows */.Mj)(path, first))
        return undefined;
    return numbered(wholeLines(readable(path), most));
}
function firstPiece(path) {
    try {
        for (const piece of (0,documents/* piecesOf */.Xe)(path))
            return piece;
    }
    catch {
    }
    return undefined;
}
function* readable(path) {
    try {
        yield* (0,documents/* piecesOf */.Xe)(path);
    }
    catch {
        throw new UnevenRows();
    }
}
function* numbered(contents) {
    let firstLine = 1;
    for (const content of contents) {
        if (content.every(disk_lines/* isWhite */.G))
            throw new UnevenRows();
        const lines = linesIn(content);
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

// EXTERNAL MODULE: ./build/process/interrupt.js
var interrupt = __webpack_require__(9797);
// EXTERNAL MODULE: ./build/loading/load.js + 2 modules
var load = __webpack_require__(44692);
;// CONCATENATED MODULE: ./build/job/workers/parts.js



const MEBIBYTE = 1024 * 1024;
const PIECED_BYTES = 8 * MEBIBYTE;
const LEAST_BOUND = 16 * MEBIBYTE;
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
    const isLarge = bytes >= PIECED_BYTES && most >= LEAST_BOUND;
    const pieces = isLarge ? rowPieces(file.path, most) : undefined;
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

// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(75919);
;// CONCATENATED MODULE: ./build/job/workers/threads.js



const AHEAD = 2;
async function* scoredByThreads(batches, terms, workers) {
    const threads = [];
    const asked = [];
    const wanted = batches[Symbol.iterator]();
    let next = 0;
    const ask = () => {
        const { done, value: batch } = wanted.next();
        if (done)
            return;
        threads[next % workers] ??= new ScoringThread(terms);
        asked.push({ batch, answer: threads[next % workers].score(batch.filter(isUnknown)) });
        next += 1;
    };
    try {
        for (let at = 0; at < workers * AHEAD; at += 1)
            ask();
        for (let first = asked.shift(); first !== undefined; first = asked.shift()) {
            const answer = await first.answer;
            ask();
            if ("refused" in answer)
                throw new build_problems/* ConfigurationError */.j1(answer.refused);
            yield pairs(first.batch, answer.findings);
        }
    }
    finally {
        wanted.return?.();
        await Promise.all(threads.map((thread) => thread.dismiss()));
    }
}
function isUnknown({ known }) {
    return known === undefined;
}
function pairs(batch, scored) {
    const found = scored.values();
    return batch.map((part) => [part, part.known ?? found.next().value]);
}
class ScoringThread {
    thread;
    waiting = [];
    failure;
    constructor(workerData) {
        this.thread = new external_node_worker_threads_.Worker((0,external_node_fs_.realpathSync)(process.argv[1] ?? ""), { workerData });
        this.thread.on("message", (answer) => this.waiting.shift()?.resolve(answer));
        this.thread.on("messageerror", (error) => this.fail(error));
        this.thread.on("error", (error) => this.fail(error));
        this.thread.on("exit", (code) => this.fail(new Error(`a worker has ended by itself, with code ${code}`)));
    }
    score(parts) {
        if (this.failure !== undefined)
            return Promise.reject(this.failure);
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
        this.failure ??= error;
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

;// CONCATENATED MODULE: ./build/job/workers/fill.js








const fill_MEBIBYTE = 1024 * 1024;
const WORTH_BYTES = 20 * fill_MEBIBYTE;
const BATCH_BYTES = 2 * fill_MEBIBYTE;
const MOST_WORKERS = 4;
async function filledByWorkers(gathering, suite) {
    const { files, unchanged, job, configuration, judge, shard } = gathering;
    const { workers = defaultWorkers() } = job;
    if (workers < 1 || judge !== undefined || job.keepsDetails !== undefined)
        return undefined;
    const bytes = bytesOf(files.filter((file) => !unchanged.has(file)));
    const isWorth = job.workers !== undefined || total(bytes) >= WORTH_BYTES;
    if (!isWorth)
        return undefined;
    const { expectations, scoring: policy } = configuration;
    const terms = { expectations, policy, shard, format: job.format, caseField: job.caseField };
    const batches = batchesOf(files, bytes, unchanged, configuration, BATCH_BYTES);
    try {
        const isFilled = await fill(suite, scoredByThreads(batches, terms, workers), gathering);
        await (0,interrupt/* letInterruptsThrough */.p)();
        return isFilled ? suite : undefined;
    }
    catch (error) {
        if (error instanceof UnevenRows || error instanceof build_problems/* ConfigurationError */.j1)
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
            (0,job_findings/* addFindings */.W7)(findings, suite);
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

;// CONCATENATED MODULE: ./build/job/gather.js

















const gather_MEBIBYTE = 1024 * 1024;
async function gatherAll(job, configuration) {
    const { files, problems } = await (0,steps/* interruptibly */.Ih)(find(job, configuration));
    const unchanged = await (0,steps/* interruptibly */.Ih)(findUnchanged(files, job, configuration));
    const found = await gather({ ...gathering(files, job, configuration), unchanged });
    return named(withProblems(problems, found), job, configuration);
}
function gatherAllAtOnce(job, configuration) {
    const { files, problems } = (0,steps/* atOnce */.zd)(find(job, configuration));
    const unchanged = (0,steps/* atOnce */.zd)(findUnchanged(files, job, configuration));
    const found = (0,steps/* atOnce */.zd)(gatherInSteps({ ...gathering(files, job, configuration), unchanged }));
    return named(withProblems(problems, found), job, configuration);
}
async function gatherShard(job, configuration, shard) {
    const { files, problems } = await (0,steps/* interruptibly */.Ih)(find(job, configuration));
    const found = await gather(gathering(files, job, configuration, shard));
    const recordings = await (0,steps/* interruptibly */.Ih)(digest(files, configuration));
    return { ...withProblems(toldBy(shard, problems), found), recordings };
}
function gatherShardAtOnce(job, configuration, shard) {
    const { files, problems } = atOnce(find(job, configuration));
    const found = atOnce(gatherInSteps(gathering(files, job, configuration, shard)));
    const recordings = atOnce(digest(files, configuration));
    return { ...withProblems(toldBy(shard, problems), found), recordings };
}
function* find({ runs, root, contained, warnings = [] }, { scoring }) {
    const found = yield* (0,patterns/* findFiles */.l)(runs, root, contained, scoring.limits);
    const isMissing = warnings.some(({ severity }) => severity === "error");
    if (found.files.length === 0 && !isMissing)
        yield* refuseNearPatterns(runs, root, contained);
    return found;
}
function named(found, job, { expectations }) {
    const cases = found.gathered.cases.map((one) => ({ ...one, trials: one.trials.map(({ place }) => place) }));
    (0,named_cases/* demandNamedCases */.a)(cases, job, expectations);
    return found;
}
function* findUnchanged(files, job, { baseline, judge, ruling: { policy }, scoring, expectations }) {
    const unchanged = new Map();
    if (baseline.state !== "found" || judge !== undefined || job.keepsDetails !== undefined)
        return unchanged;
    if (baseline.origin === undefined && !job.reuse)
        return unchanged;
    const known = knownFiles(baseline.report, {
        version: version/* version */.r,
        policy,
        scoring,
        expectations,
        reading: (0,reading/* readingOf */.M)(job),
    });
    for (const file of files) {
        const one = knownAs(file, known);
        const used = one && readUnchanged(file.path, one, scoring.limits.documentMegabytes * gather_MEBIBYTE);
        if (one !== undefined && used !== undefined)
            unchanged.set(file, { findings: [...one.runs], used });
        yield;
    }
    return unchanged;
}
function knownAs(file, known) {
    const one = file.isContested ? undefined : known.get(file.name);
    const { case: caseId, trial, ...tags } = file.captures;
    const isCalledSo = ({ identity }) => (caseId === undefined || caseId === identity.caseId) &&
        (trial === undefined || trial === identity.trial) &&
        Object.entries(tags).every(([name, value]) => (0,json/* member */.Dc)(identity.tags, name) === value);
    return one?.runs.every(isCalledSo) ? one : undefined;
}
function digest(files, { scoring }) {
    return digestOf(files, new disk_allowance/* Allowance */.b(scoring.limits));
}
function gathering(files, job, configuration, shard) {
    const { judge } = configuration;
    return {
        files,
        unchanged: new Map(),
        job,
        configuration,
        shard,
        judge: judge && shard !== undefined ? shareOfJudge(judge, shard) : judge,
    };
}
function toldBy(shard, problems) {
    return shard.index === 1 ? problems : [];
}
function shareOfJudge(judge, shard) {
    const { maxRuns, maxTokens } = judge;
    return { ...judge, maxRuns: (0,shards_shard/* shareOf */.tC)(maxRuns, shard), maxTokens: (0,shards_shard/* shareOf */.tC)(maxTokens, shard) };
}
function withProblems(problems, { gathered, questionnaire }) {
    return { gathered: { ...gathered, problems: [...problems, ...gathered.problems] }, questionnaire };
}
async function gather(gathering) {
    const { expectations, scoring } = gathering.configuration;
    await (0,load_libraries/* loadLibraries */.k)(expectations, scoring);
    const suite = await filledByWorkers(gathering, newSuite(gathering));
    if (suite !== undefined)
        return foundIn(suite);
    try {
        return await (0,steps/* interruptibly */.Ih)(gatherInSteps(gathering));
    }
    catch (error) {
        if (!(error instanceof re2/* Re2Missing */.U4))
            throw error;
        await (0,re2/* loadRe2 */.o4)();
        return (0,steps/* interruptibly */.Ih)(gatherInSteps(gathering));
    }
}
function* gatherInSteps(gathering) {
    const first = yield* gather_fill(newSuite(gathering), gathering);
    const again = first.again();
    return foundIn(again === undefined ? first : yield* gather_fill(again, gathering));
}
function newSuite({ job: { keepsDetails }, configuration, judge }) {
    const { expectations, scoring: policy } = configuration;
    return new suite/* Suite */.l({ expectations, policy, keepsDetails, judge });
}
function foundIn(suite) {
    return { gathered: suite.finish(), questionnaire: suite.questionnaire };
}
function* gather_fill(suite, { files, unchanged, job, configuration, shard }) {
    const { options, scoring } = configuration;
    const allowance = new disk_allowance/* Allowance */.b(scoring.limits);
    for (const [at, file] of files.entries()) {
        const known = unchanged.get(file);
        if (known?.findings !== undefined) {
            allowance.take(known.used, file.name);
            (0,job_findings/* addFindings */.W7)(known.findings, suite);
        }
        else {
            for (const one of (0,job_findings/* runsIn */.UN)({ file }, options, allowance, shard)) {
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

/***/ 32130:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ partialReportOf),
  E: () => (/* binding */ reportOf)
});

// EXTERNAL MODULE: ./build/checks/conclude.js + 15 modules
var conclude = __webpack_require__(10901);
// EXTERNAL MODULE: ./build/group-by.js
var group_by = __webpack_require__(32217);
// EXTERNAL MODULE: ./build/suite/fingerprint.js
var suite_fingerprint = __webpack_require__(56963);
// EXTERNAL MODULE: ./build/wording.js
var wording = __webpack_require__(9000);
;// CONCATENATED MODULE: ./build/measurement/failing-references.js



const FEWEST_RUNS = 3;
function failingReferences({ cases }, base, expectations, policy) {
    if (base === undefined)
        return [];
    const recorded = new Map(cases.map((one) => [one.id, one]));
    const problems = [];
    for (const [id, some] of (0,group_by/* groupBy */.$)(base.cases, ({ id }) => id)) {
        const expectation = expectations.get(id);
        const fingerprint = expectation === undefined
            ? recorded.get(id)?.recorded?.fingerprint
            : (0,suite_fingerprint/* fingerprintOf */.a)(expectation, policy);
        const trials = some.filter((one) => one.fingerprint === fingerprint).flatMap((one) => one.trials);
        if (trials.length < FEWEST_RUNS)
            continue;
        const place = expectation?.place ?? {};
        for (const { reference, name, failed } of alwaysFailing(trials)) {
            const remedy = expectation === undefined
                ? "mark it optional where it is recorded"
                : `mark it optional: rungate accept CASE --optional ${reference + 1}`;
            const message = `case "${id}": reference ${reference + 1} (${name}) failed in ${failed === 1 ? "the one run" : `all ${(0,wording/* counted */.hS)(failed, "run")}`} of the base that made it; ${remedy}`;
            problems.push({ severity: "warning", ...place, message });
        }
    }
    return problems;
}
function alwaysFailing(trials) {
    const read = trials.filter(({ scores }) => scores.f1?.status === "scored");
    const failing = new Map();
    for (const { failedReferences = [] } of read) {
        for (const { reference, name } of failedReferences) {
            const known = failing.get(reference) ?? { reference, name, failed: 0 };
            known.failed += 1;
            failing.set(reference, known);
        }
    }
    return [...failing.values()].filter(({ reference, failed }) => {
        const made = read.filter(({ unmadeReferences = [] }) => !unmadeReferences.includes(reference));
        return made.length === failed;
    });
}

// EXTERNAL MODULE: ./build/judgement/rubric.js
var rubric = __webpack_require__(65803);
// EXTERNAL MODULE: ./build/policy/fingerprint.js
var fingerprint = __webpack_require__(47379);
// EXTERNAL MODULE: ./build/policy/pass-marks.js
var pass_marks = __webpack_require__(51973);
// EXTERNAL MODULE: ./build/report/judged-by.js
var judged_by = __webpack_require__(96414);
// EXTERNAL MODULE: ./build/report/problems.js
var problems = __webpack_require__(25567);
// EXTERNAL MODULE: ./build/report/reasons.js
var reasons = __webpack_require__(77802);
// EXTERNAL MODULE: ./build/report/redact.js
var redact = __webpack_require__(17234);
// EXTERNAL MODULE: ./build/report/schema-version.js
var schema_version = __webpack_require__(1349);
// EXTERNAL MODULE: ./build/report/shortfall.js
var shortfall = __webpack_require__(4912);
// EXTERNAL MODULE: ./build/scorers/registry.js + 3 modules
var registry = __webpack_require__(29223);
// EXTERNAL MODULE: ./build/statistics/mean.js
var mean = __webpack_require__(83157);
// EXTERNAL MODULE: ./build/statistics/wilson.js
var wilson = __webpack_require__(39664);
// EXTERNAL MODULE: ./build/suite/passes.js
var passes = __webpack_require__(40334);
// EXTERNAL MODULE: ./build/measurement/aggregate.js
var aggregate = __webpack_require__(58076);
// EXTERNAL MODULE: ./build/measurement/coverage.js
var coverage = __webpack_require__(60033);
// EXTERNAL MODULE: ./build/limits.js + 8 modules
var limits = __webpack_require__(69480);
// EXTERNAL MODULE: ./build/scorers/code.js + 1 modules
var code = __webpack_require__(86575);
// EXTERNAL MODULE: ./build/scorers/f1.js
var f1 = __webpack_require__(41745);
// EXTERNAL MODULE: ./build/suite/near-names.js
var near_names = __webpack_require__(17108);
;// CONCATENATED MODULE: ./build/measurement/misspelt-names.js






function misspeltNames(part, expectations) {
    const misspelt = part.cases.flatMap(({ id, trials }) => {
        const expectation = expectations.get(id);
        const names = trials.flatMap(({ nearNames = [] }) => nearNames);
        return expectation === undefined ? [] : names.map((one) => ({ ...one, expectation }));
    });
    if (misspelt.length === 0)
        return [];
    const had = namesHad(part, expectations);
    const byName = (0,group_by/* groupBy */.$)(misspelt, keyOf);
    return [...byName].flatMap(([key, all]) => (had.has(key) ? [] : warnings(all)));
}
function namesHad({ cases, tools }, expectations) {
    const had = new Set(tools.unexpected.map(({ name }) => keyOf({ tool: name })));
    for (const { id, trials } of cases) {
        const expectation = expectations.get(id);
        const names = expectation === undefined ? [] : (0,near_names/* expectedNames */.v)(expectation).map(keyOf);
        for (const { nearNames = [] } of trials.filter(isAsExpected)) {
            const lacking = new Set(nearNames.map(keyOf));
            for (const name of names)
                if (!lacking.has(name))
                    had.add(name);
        }
    }
    return had;
}
function isAsExpected({ scores }) {
    const score = scores[f1.f1.id]?.status === "scored" ? scores[f1.f1.id] : scores[code/* code */.a.id];
    return score?.status === "scored" && score.value === 1;
}
function keyOf({ tool, argument }) {
    return JSON.stringify([tool, argument]);
}
function warnings(all) {
    const [first] = all;
    if (first === undefined)
        return [];
    const { tool, argument, near, expectation } = first;
    const ids = new Set(all.map((one) => (0,wording/* shorten */.ml)(one.expectation.id, limits/* limits */.F.shownName)));
    const isExpected = (0,near_names/* expectedNames */.v)(expectation).some((one) => keyOf(one) === keyOf(first));
    const where = `which is ${isExpected ? "expected" : "forbidden"} in ${(0,wording/* listed */.KE)([...ids], 3)}. Did you mean "${near}"?`;
    const message = argument === undefined
        ? `no run calls "${tool}", ${where}`
        : `no call of "${tool}" has the argument "${argument}", ${where}`;
    return [{ severity: "warning", ...expectation.place, message }];
}

// EXTERNAL MODULE: ./build/policy/bounds.js
var policy_bounds = __webpack_require__(8218);
// EXTERNAL MODULE: ./build/scorers/asked-text.js
var asked_text = __webpack_require__(33912);
// EXTERNAL MODULE: ./build/suite/trial.js
var trial = __webpack_require__(22139);
// EXTERNAL MODULE: ./build/texts/registry.js + 31 modules
var texts_registry = __webpack_require__(16664);
// EXTERNAL MODULE: ./build/texts/says.js
var says = __webpack_require__(6151);
;// CONCATENATED MODULE: ./build/measurement/scorer-problems.js







const MANY = 5;
const SHOWN_CASES = 3;
function scorerProblems(part, { ruling, expectations }) {
    const { gate } = ruling.policy;
    const bounds = (0,policy_bounds/* boundsOf */.BO)(gate);
    const chosen = (0,pass_marks/* chosenScorers */.GE)(gate.scorers);
    const unasked = texts_registry/* textScorers */.D.filter((scorer) => (chosen.includes(scorer.id) || bounds.has(scorer.id)) &&
        !part.cases.some(({ trials }) => trials.some(({ scores }) => scorer.id in scores)) &&
        ![...expectations.values()].some((one) => (0,asked_text/* isTextAsked */.w)(scorer, one)));
    const told = part.cases.length === 0 ? [] : unasked;
    return [
        ...told.map(({ id, isAskedBy }) => {
            const ask = isAskedBy === undefined ? `write "${id}: true" in a case or under "defaults"` : IN_A_CASE;
            const message = `the policy decides by ${id}, which no case asks for: ${ask}, or take it out of the policy`;
            return { severity: "warning", message };
        }),
        ...(gate.scorers.length > MANY ? [manyScorers(gate.scorers)] : []),
        ...(gate.scorers.includes(says/* says */.F.id) || bounds.has(says/* says */.F.id) ? [] : unheard(part, gate.scorers)),
    ];
}
function unheard({ cases }, gating) {
    const lacking = cases.filter(({ trials }) => trials.some(({ scores: { [says/* says */.F.id]: one } }) => one?.status === "scored" && one.value < says/* says */.F.passMark));
    if (lacking.length === 0)
        return [];
    const names = (0,wording/* listed */.KE)(lacking.map(trial/* caseLabel */.P), SHOWN_CASES);
    const message = `the agent did not keep to mustSay or mustNotSay in ${(0,wording/* counted */.hS)(lacking.length, "case")} (${names}). That decides nothing, because gate.scorers has no says: to gate on it, write gate: { scorers: [${[...gating, says/* says */.F.id].join(", ")}] } in the policy`;
    return [{ severity: "warning", message }];
}
const IN_A_CASE = "write in a case what must be said, or must not";
function manyScorers(scorers) {
    const message = `a run passes by ${scorers.length} scorers (${(0,wording/* listed */.KE)(scorers, MANY)}). Every gating scorer is one more way for a run not to pass: let those gate that must hold in every run, and bound the others by floors and ceilings`;
    return { severity: "warning", message };
}

// EXTERNAL MODULE: ./build/measurement/unnamed-tools.js
var unnamed_tools = __webpack_require__(88777);
;// CONCATENATED MODULE: ./build/measurement/measure.js



















function measure(part, facts) {
    const { policy } = facts.ruling;
    const { expectations } = facts;
    const inUse = scorersInUse(part, policy);
    const cases = part.cases.map((one) => reportCase(one, expectations.get(one.id), policy, inUse));
    const passRates = cases.flatMap((one) => one.passRate ?? []);
    const passRate = (0,mean/* mean */.i)(passRates);
    const trials = cases.flatMap((one) => one.trials);
    const beside = [
        ...facts.warnings,
        ...(0,coverage/* coverageProblems */.D)(part, expectations),
        ...misspeltNames(part, expectations),
        ...scorerProblems(part, facts),
    ];
    const gates = (scorer) => policy.gate.scorers.some((id) => id === scorer);
    const scores = Object.fromEntries(inUse.map((id) => [id, (0,aggregate/* suiteScore */.Bn)(cases, id)]));
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
            fingerprint: (0,fingerprint/* policyFingerprint */.d)(policy),
            passMarks: policy.passMarks,
            gate: policy.gate,
        },
        totals: { cases: cases.length, ...totalsOf(trials, part) },
        scores,
        passRate,
        passInterval: passRate === null ? null : (0,wilson/* wilsonInterval */.Y)(passRate, passRates.length),
        passPower: (0,aggregate/* passPower */.Bu)(cases),
        cases,
        retired: facts.retired,
        ...(0,problems/* joinProblems */.z)([part, (0,problems/* listProblems */.v)(beside, (0,redact/* redactor */.$)(policy.redact))]),
        judge: judgeOf(facts.judge, part, trials),
        hint: (0,unnamed_tools/* unnamedTools */.s0)(part.tools, (0,reasons/* renamedTools */.M1)(cases).map(({ called }) => called)),
        baselineEligible: part.unattributed === 0 &&
            !facts.warnings.some(({ severity }) => severity === "error") &&
            !registry/* deterministicScorers */.Q2.some(({ id }) => gates(id) && (scores[id]?.errors ?? 0) > 0) &&
            (0,shortfall/* shortfalls */.T)({ cases, policy }).length === 0,
    };
}
function totalsOf(trials, { unattributed }) {
    const totals = { runs: trials.length, toolCalls: 0, errors: unattributed, notAssessed: 0 };
    for (const { scores, toolCalls } of trials) {
        totals.toolCalls += toolCalls;
        if (registry/* deterministicScorers */.Q2.some(({ id }) => scores[id]?.status === "error"))
            totals.errors += 1;
        else if (!registry/* scorers */["if"].some(({ id }) => scores[id]?.status === "scored"))
            totals.notAssessed += 1;
    }
    return totals;
}
function judgeOf(terms, { judge: work }, trials) {
    if (terms === null || work === null)
        return null;
    const by = new Set(trials.flatMap(judged_by/* judgedBy */.N));
    return { ...terms, promptVersion: rubric/* PROMPT_VERSION */.y0, by: [...by].sort(), work };
}
function reportCase(one, expectation, policy, inUse) {
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
        fingerprint: expectation === undefined ? (one.recorded?.fingerprint ?? null) : (0,suite_fingerprint/* fingerprintOf */.a)(expectation, policy),
        scores: caseScores(trials, inUse),
        passRate: (0,aggregate/* casePassRate */.Ae)({ trials }),
        comparison: null,
        trials,
        pool: [],
    };
}
function scorersInUse({ cases }, { gate }) {
    const used = new Set([
        ...(0,pass_marks/* chosenScorers */.GE)(gate.scorers),
        ...Object.keys({ ...gate.floors, ...gate.ceilings }),
    ]);
    for (const { trials } of cases)
        for (const { scores } of trials)
            for (const id in scores)
                used.add(id);
    return registry/* scorers */["if"].flatMap(({ id, isAsked }) => (isAsked === undefined || used.has(id) ? [id] : []));
}
function caseScores(trials, inUse) {
    const asked = inUse.filter((id) => trials.some(({ scores }) => id in scores));
    return Object.fromEntries(asked.map((id) => [id, (0,aggregate/* caseScore */.lq)({ trials }, id)]));
}
function reportTrial(run, policy) {
    const { numbered, line, scores, judgements, brokenBudgets, limit, nearNames } = run;
    const { failedReferences, unmadeReferences, hintedTools } = run;
    return {
        trial: run.trial,
        ...(numbered === undefined ? {} : { numbered }),
        file: run.file,
        index: run.index,
        ...(line === undefined ? {} : { line }),
        format: run.format,
        hash: run.hash,
        ...(run.content === undefined ? {} : { content: run.content }),
        toolCalls: run.toolCalls,
        pass: (0,passes/* passes */.W)({ scores, brokenBudgets, limit }, policy),
        scores,
        ...(judgements === undefined ? {} : { judgements }),
        ...(brokenBudgets === undefined ? {} : { brokenBudgets }),
        ...(limit === undefined ? {} : { limit }),
        ...(failedReferences === undefined ? {} : { failedReferences }),
        ...(unmadeReferences === undefined ? {} : { unmadeReferences }),
        ...(hintedTools === undefined ? {} : { hintedTools }),
        ...(nearNames === undefined ? {} : { nearNames }),
    };
}

// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(58508);
// EXTERNAL MODULE: ./build/job/reading.js
var job_reading = __webpack_require__(9020);
// EXTERNAL MODULE: ./build/job/shard-terms.js
var shard_terms = __webpack_require__(36022);
;// CONCATENATED MODULE: ./build/job/job-report.js







const NO_EVENT = { headCommit: null, baseCommit: null, pullRequest: null, runAttempt: 1 };
function partialReportOf(part, { recordings }, job, configuration, shard) {
    return { schemaVersion: schema_version/* SCHEMA_VERSION */.f, ...(0,shard_terms/* termsOf */.f)(job, configuration), shard, part, recordings };
}
function reportOf(part, job, configuration, reading = (0,job_reading/* readingOf */.M)(job)) {
    const { ruling, retired, baseline, judge, warnings, expectations } = configuration;
    const base = baseline.state === "found" ? baseline.report : undefined;
    const doubted = failingReferences(part, base, expectations, ruling.policy);
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
        judge: judge?.terms ?? null,
        expectations,
        warnings: [...warnings, ...doubted],
    });
    return (0,conclude/* conclude */.E)(measurements, { baseline, role: job.role ?? "head", points: ruling.policy.trend.points });
}


/***/ }),

/***/ 70402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ judged),
  b: () => (/* binding */ judging_unjudged)
});

// EXTERNAL MODULE: ./build/measurement/part.js
var part = __webpack_require__(84618);
// EXTERNAL MODULE: ./build/report/details.js
var details = __webpack_require__(63373);
// EXTERNAL MODULE: ./build/report/redact.js
var report_redact = __webpack_require__(17234);
// EXTERNAL MODULE: ./build/scorers/llm.js + 1 modules
var llm = __webpack_require__(97335);
;// CONCATENATED MODULE: ./build/scorers/kept-of.js

function keptOf(judgement, question) {
    if ("tables" in judgement)
        return { ...judgement, key: question.key };
    if (question.kind !== "calls")
        throw new Error("a judgement of calls is no answer to a sheet");
    return (0,llm/* namedDetails */.cd)({ ...judgement, key: question.key }, question);
}

// EXTERNAL MODULE: ./build/shards/shard.js
var shards_shard = __webpack_require__(71064);
;// CONCATENATED MODULE: ./build/suite/settle.js
function settle(pending, answers) {
    const failures = [];
    const cases = pending.cases.map((one) => ({
        ...one,
        trials: one.trials.map((trial) => settleTrial(trial, answers, failures)),
    }));
    return { ...pending, cases, problems: [...pending.problems, ...failures] };
}
function settleTrial({ waiting, ...trial }, answers, failures) {
    const scores = { ...trial.scores };
    const sheets = [...trial.sheets];
    for (const inquiry of waiting) {
        const answer = answers.get(inquiry.question.key) ?? NOT_ASKED;
        if (answer.status === "judged") {
            const judged = inquiry.score(answer.judgement);
            Object.assign(scores, judged.scores);
            sheets.push(...judged.sheets);
        }
        else
            for (const id of inquiry.scorers)
                scores[id] = unjudged(answer);
        if (answer.status === "failed") {
            const message = `${inquiry.scorers.join(", ")}: ${answer.reason}`;
            failures.push({ severity: "warning", ...trial.place, message });
        }
    }
    return { ...trial, scores, sheets };
}
const NOT_ASKED = { status: "left", reason: "the judge was not asked" };
function unjudged({ status, reason }) {
    return status === "failed" ? { status: "error", reason } : { status: "not-assessed", reason };
}

;// CONCATENATED MODULE: ./build/job/judging.js






const NO_USAGE = { requests: 0, promptTokens: 0, replyTokens: 0, unmetered: 0 };
async function judged(found, job, configuration, shard = { index: 1, of: 1 }) {
    const { questions, known } = found.questionnaire;
    if (job.judge === undefined || questions.size === 0)
        return judging_unjudged(found, job, configuration);
    const { model, server, apiKey = "", onProgress, onJudged, debug } = job.judge;
    const { judge: bounds, redact: rules } = configuration.scoring;
    const redact = (0,report_redact/* redactor */.$)(rules);
    const { askJudge } = await Promise.all(/* import() */[__webpack_require__.e(5869), __webpack_require__.e(1015)]).then(__webpack_require__.bind(__webpack_require__, 91015));
    const { answers, usage } = await askJudge([...questions.values()], { model, server, apiKey, ...(debug === undefined ? {} : { debug }) }, { ...bounds, maxTokens: (0,shards_shard/* shareOf */.tC)(bounds.maxTokens, shard) }, (question, answer, done) => {
        if (answer.status === "judged")
            onJudged?.((0,details/* keptJudgement */.eu)(keptOf(answer.judgement, question), redact));
        onProgress?.(done, questions.size, known.size);
    });
    return settled(found, job, configuration, answers, usage);
}
function judging_unjudged(found, job, configuration) {
    return settled(found, job, configuration, new Map(), NO_USAGE);
}
function settled({ gathered, questionnaire }, { judge, keepsDetails }, { scoring }, answers, usage) {
    const { questions, known } = questionnaire;
    const work = judge === undefined ? null : { asked: questions.size, known: known.size, ...usage };
    const runs = questions.size === 0 ? gathered : settle(gathered, answers);
    return (0,part/* partOf */.B)(runs, scoring, { work, keepsDetails });
}


/***/ }),

/***/ 47255:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ mergedPart)
});

// EXTERNAL MODULE: ./build/problems.js
var build_problems = __webpack_require__(57806);
// EXTERNAL MODULE: ./build/limits.js + 8 modules
var limits = __webpack_require__(69480);
// EXTERNAL MODULE: ./build/suite/trial.js
var trial = __webpack_require__(22139);
// EXTERNAL MODULE: ./build/wording.js
var wording = __webpack_require__(9000);
// EXTERNAL MODULE: ./build/shards/shard.js
var shards_shard = __webpack_require__(71064);
// EXTERNAL MODULE: ./build/shards/shard-of.js
var shard_of = __webpack_require__(32800);
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
        const index = (0,shard_of/* shardOf */.I)(one.id, shard.of);
        if (index !== shard.index)
            return [`has case "${(0,trial/* caseLabel */.P)(one)}", which belongs to shard ${(0,shards_shard/* shardName */.Az)({ index, of: shard.of })}`];
        const key = (0,trial/* caseKey */.u)(one.id, one.tags);
        if (seen.has(key))
            return [`has case "${(0,trial/* caseLabel */.P)(one)}" twice`];
        seen.add(key);
    }
    return [];
}

// EXTERNAL MODULE: ./build/measurement/unnamed-tools.js
var unnamed_tools = __webpack_require__(88777);
// EXTERNAL MODULE: ./build/report/problems.js
var problems = __webpack_require__(25567);
// EXTERNAL MODULE: ./build/suite/trial-names.js
var trial_names = __webpack_require__(21010);
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

// EXTERNAL MODULE: ./build/job/named-cases.js
var named_cases = __webpack_require__(21441);
// EXTERNAL MODULE: ./build/job/shard-terms.js
var shard_terms = __webpack_require__(36022);
;// CONCATENATED MODULE: ./build/job/merged-part.js





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
    const part = mergeParts(files.map(({ report }) => report.part));
    (0,named_cases/* demandNamedCases */.a)(part.cases, job, configuration.expectations);
    return { part, reading: files[0]?.report.reading ?? null };
}
function unfinishedShards(unfinished) {
    const message = `job ${unfinished}, and only what all shards have scored can be judged: its log says why`;
    return { severity: "error", message };
}


/***/ }),

/***/ 21441:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ demandNamedCases)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _disk_misspelt_captures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52421);
/* harmony import */ var _disk_path_pattern_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91498);
/* harmony import */ var _disk_patterns_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59157);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69480);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57806);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9000);







function demandNamedCases(cases, job, expectations) {
    const isNamed = cases.some(({ id, recorded }) => recorded?.isDeclared || expectations.has(id));
    const problems = isNamed || expectations.size === 0
        ? job.runs.flatMap((pattern) => misspeltTrial(pattern, cases))
        : unnamed(cases, job, expectations);
    if (problems.length > 0)
        throw new _problems_js__WEBPACK_IMPORTED_MODULE_5__/* .ConfigurationError */ .j1(problems);
}
function misspeltTrial(pattern, cases) {
    const [misspelt] = (0,_disk_misspelt_captures_js__WEBPACK_IMPORTED_MODULE_1__/* .misspeltCaptures */ .v)(pattern).filter(({ meant }) => meant === "trial");
    if (misspelt === undefined)
        return [];
    const { capture } = misspelt;
    const values = new Set(cases.flatMap(({ tags }) => (Object.hasOwn(tags, capture) ? [tags[capture]] : [])));
    if (values.size < 2 || ![...values].every((value) => /^\d+$/.test(value ?? "")))
        return [];
    const message = `the capture {${capture}} makes a tag, so each trial is a case of its own. Use "${corrected(pattern)}"`;
    return [{ severity: "error", file: pattern, message }];
}
function unnamed(cases, job, expectations) {
    let left = cases.flatMap(({ id, trials }) => trials.map(({ file }) => ({ id, file })));
    if (left.length * job.runs.length > _limits_js__WEBPACK_IMPORTED_MODULE_4__/* .limits */ .F.namesCompared)
        return [];
    const byUse = new Map();
    for (const pattern of job.runs) {
        const { capture } = (0,_disk_path_pattern_js__WEBPACK_IMPORTED_MODULE_2__/* .readPattern */ .ZS)(pattern, job.root, job.contained);
        const isOurs = ({ file }) => capture((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(job.root, file)) !== undefined;
        const ours = left.filter(isOurs);
        left = left.filter((one) => !isOurs(one));
        const files = ours.map(({ file }) => file);
        const use = bestPattern(pattern, files, job, (id) => expectations.has(id));
        if (use === undefined)
            continue;
        const known = byUse.get(use) ?? { patterns: [], example: ours[0]?.id ?? "" };
        known.patterns.push(pattern);
        byUse.set(use, known);
    }
    return [...byUse].map(([use, { patterns, example }]) => {
        const [pattern = ""] = patterns;
        const taken = `"${(0,_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .shorten */ .ml)(example, _limits_js__WEBPACK_IMPORTED_MODULE_4__/* .limits */ .F.shownName)}", which no expectation names. Use "${use}"`;
        return { severity: "error", file: pattern, message: unnamedText(pattern, use, patterns.length, taken) };
    });
}
function unnamedText(pattern, use, count, taken) {
    if (count > 1)
        return `this pattern and ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .hS)(count - 1, "other")} are names of files, as when a shell expands one without quotes, so a case is ${taken}`;
    const captures = (0,_disk_path_pattern_js__WEBPACK_IMPORTED_MODULE_2__/* .captureNames */ .Dg)(pattern);
    const lost = captures.find((name) => name !== "_" && !(0,_disk_path_pattern_js__WEBPACK_IMPORTED_MODULE_2__/* .captureNames */ .Dg)(use).includes(name));
    if (lost !== undefined)
        return `the capture {${lost}} makes a tag, so a case is ${taken}`;
    if (!captures.includes("case"))
        return `without {case} the name of a file is its case, such as ${taken}`;
    return _disk_patterns_js__WEBPACK_IMPORTED_MODULE_3__/* .RECORDING_NAME */ .k.test(pattern)
        ? `{case} is ${taken}`
        : `the file extension is missing, so {case} is ${taken}`;
}
function bestPattern(pattern, files, { root, contained }, isKnown) {
    let best;
    let most = files.length / 2;
    for (const other of otherPatterns(pattern, _disk_patterns_js__WEBPACK_IMPORTED_MODULE_3__/* .RECORDING_NAME */ .k.exec(files[0] ?? "")?.[0] ?? "")) {
        const read = tryToRead(other, root, contained);
        const hits = files.filter((file) => isKnown(read?.capture((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, file))?.case ?? "")).length;
        if (hits <= most)
            continue;
        best = other;
        most = hits;
    }
    return best;
}
function tryToRead(pattern, root, contained) {
    try {
        return (0,_disk_path_pattern_js__WEBPACK_IMPORTED_MODULE_2__/* .readPattern */ .ZS)(pattern, root, contained);
    }
    catch (error) {
        if (error instanceof _problems_js__WEBPACK_IMPORTED_MODULE_5__/* .ConfigurationError */ .j1)
            return undefined;
        throw error;
    }
}
const WILD = /\{[A-Za-z_][\w-]*\}|\*+|\?|\[[^\]]*\]/g;
const WHOLLY_WILD = /^(?:\*+|\{[A-Za-z_][\w-]*\})$/;
const SHAPES = ["{case}", "{case}.{trial}", "{case}-{trial}", "{case}_{trial}"];
function* otherPatterns(pattern, ending) {
    yield corrected(pattern);
    for (const name of (0,_disk_path_pattern_js__WEBPACK_IMPORTED_MODULE_2__/* .captureNames */ .Dg)(pattern))
        yield pattern.replace(`{${name}}`, "{case}");
    const parts = pattern.split("/");
    const last = parts.pop() ?? "";
    const name = last.replace(_disk_patterns_js__WEBPACK_IMPORTED_MODULE_3__/* .RECORDING_NAME */ .k, "");
    const ends = name === last ? ["", ending] : [last.slice(name.length)];
    const inFolders = (folders, shape) => ends.flatMap((end) => shapedBy(name, shape).map((one) => [...folders, one + end].join("/")));
    for (const shape of SHAPES)
        yield* inFolders(parts, shape);
    if (WHOLLY_WILD.test(parts.at(-1) ?? ""))
        yield* inFolders([...parts.slice(0, -1), "{case}"], "{trial}");
}
function shapedBy(name, shape) {
    const wild = [...name.matchAll(WILD)].map(({ index, 0: text }) => [index, index + text.length]);
    const [first, last] = [wild[0], wild.at(-1)];
    if (first === undefined || last === undefined)
        return [shape];
    return [last[0], first[0]].map((from) => name.slice(0, from) + shape + name.slice(last[1]));
}
function corrected(pattern) {
    return (0,_disk_misspelt_captures_js__WEBPACK_IMPORTED_MODULE_1__/* .misspeltCaptures */ .v)(pattern).reduce((text, { capture, meant }) => text.replace(`{${capture}}`, `{${meant}}`), pattern);
}


/***/ }),

/***/ 9020:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ readingOf)
/* harmony export */ });
/* harmony import */ var _sha256_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93021);

function readingOf({ runs, format, caseField, }) {
    if (runs.length === 0)
        return null;
    return (0,_sha256_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(JSON.stringify([[...runs].sort(), format ?? null, caseField ?? null]));
}


/***/ }),

/***/ 36022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ termsOf)
/* harmony export */ });
/* harmony import */ var _policy_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47379);
/* harmony import */ var _sha256_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93021);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58508);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9020);




function termsOf(job, { ruling, judge, texts }) {
    return {
        suite: job.suite,
        tool: { version: _version_js__WEBPACK_IMPORTED_MODULE_2__/* .version */ .r },
        commit: job.commit,
        workflowRun: job.workflowRun ?? null,
        policy: (0,_policy_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .wholePolicyFingerprint */ .w)(ruling.policy),
        expectations: (0,_sha256_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .s)(JSON.stringify(texts.map(({ file, text }) => [file, text]))),
        reading: (0,_reading_js__WEBPACK_IMPORTED_MODULE_3__/* .readingOf */ .M)(job),
        judge: judge === undefined ? null : (0,_sha256_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .s)(JSON.stringify([judge.terms.model, judge.terms.server])),
    };
}


/***/ }),

/***/ 47379:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ policyFingerprint),
/* harmony export */   w: () => (/* binding */ wholePolicyFingerprint)
/* harmony export */ });
/* harmony import */ var _json_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17271);

function policyFingerprint({ limits: _, ...demands }) {
    return (0,_json_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .fingerprint */ .R)(demands);
}
function wholePolicyFingerprint(policy) {
    return (0,_json_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .fingerprint */ .R)(policy);
}


/***/ }),

/***/ 68707:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ dividingTags),
/* harmony export */   y: () => (/* binding */ divisionsOf)
/* harmony export */ });
/* harmony import */ var _group_by_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32217);
/* harmony import */ var _json_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35857);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69480);
/* harmony import */ var _statistics_mean_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83157);




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

/***/ 96414:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ judgedBy),
/* harmony export */   _: () => (/* binding */ judgedByFor)
/* harmony export */ });
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77802);

function judgedBy(trial) {
    return judgements(trial).map(({ judge }) => judge);
}
function judgedByFor(trial, scorer) {
    return judgements(trial).flatMap(({ scorers, judge }) => (scorers.includes(scorer) ? [judge] : []));
}
function judgements({ scores, judgements = [] }) {
    const calls = Object.entries(scores).flatMap(([id, outcome]) => {
        if (outcome.status !== "scored" || !(0,_reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .isLlmDetails */ .ky)(outcome.details))
            return [];
        const { model, rung, promptVersion, reasoning } = outcome.details.by;
        const seen = reasoning ? ", with reasoning" : "";
        return [{ scorers: [id], judge: `${model} (${rung}, prompt ${promptVersion}${seen})` }];
    });
    const sheets = judgements.map(({ scorers, by: { model, rung, promptVersion } }) => ({
        scorers,
        judge: `${model} (${rung}, sheet ${promptVersion})`,
    }));
    return [...calls, ...sheets];
}


/***/ }),

/***/ 13920:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ reportText),
/* harmony export */   i: () => (/* binding */ reportPieces)
/* harmony export */ });
function reportText(report) {
    return `${JSON.stringify(report)}\n`;
}
function* reportPieces(report) {
    let before = "{";
    for (const [key, value] of Object.entries(report)) {
        if (value === undefined)
            continue;
        yield `${before}${JSON.stringify(key)}:`;
        before = ",";
        if (key === "cases")
            yield* listPieces(report.cases);
        else
            yield JSON.stringify(value);
    }
    yield "}\n";
}
function* listPieces(items) {
    let before = "[";
    for (const item of items) {
        yield `${before}${JSON.stringify(item)}`;
        before = ",";
    }
    yield items.length === 0 ? "[]" : "]";
}


/***/ }),

/***/ 84606:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ loadLibraries)
/* harmony export */ });
/* harmony import */ var _policy_asked_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94927);
/* harmony import */ var _texts_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16664);


async function loadLibraries(expectations, { defaults }) {
    const asks = [(0,_policy_asked_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveAsked */ .$)(defaults), ...[...expectations.values()].map(({ asked }) => asked)];
    const loads = _texts_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .textScorers */ .D.flatMap((scorer) => {
        if (scorer.kind !== "deterministic" || scorer.load === undefined)
            return [];
        const { id, load } = scorer;
        return asks.flatMap((asked) => (asked?.[id] === undefined ? [] : [load(asked[id])]));
    });
    await Promise.all(loads);
}


/***/ }),

/***/ 84650:
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

/***/ 50511:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U$: () => (/* binding */ Z_95),
/* harmony export */   gU: () => (/* binding */ standardError),
/* harmony export */   qq: () => (/* binding */ changeInterval),
/* harmony export */   vL: () => (/* binding */ meanDrop),
/* harmony export */   wY: () => (/* binding */ normalP)
/* harmony export */ });
/* harmony import */ var _mean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83157);
/* harmony import */ var _normal_distribution_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84650);
/* harmony import */ var _sample_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20846);
/* harmony import */ var _variance_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28575);




const Z_95 = (0,_normal_distribution_js__WEBPACK_IMPORTED_MODULE_1__/* .upperQuantile */ .k)(0.025);
function meanDrop(samples, cases) {
    const varying = samples.filter(_sample_js__WEBPACK_IMPORTED_MODULE_2__/* .varies */ .n);
    if (varying.length === 0)
        return 0;
    const total = (side) => (0,_mean_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .c)(varying.map((sample) => (0,_mean_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i)(sample[side]) ?? 0));
    return (total("base") - total("head")) / cases;
}
function standardError(samples, cases) {
    const varying = samples.filter(_sample_js__WEBPACK_IMPORTED_MODULE_2__/* .varies */ .n);
    if (varying.length === 0)
        return 0;
    const variances = varying.map((s) => (0,_variance_js__WEBPACK_IMPORTED_MODULE_3__/* .variance */ .G)((0,_sample_js__WEBPACK_IMPORTED_MODULE_2__/* .pooled */ .I)(s)) * (1 / s.base.length + 1 / s.head.length));
    return Math.sqrt((0,_mean_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .c)(variances)) / cases;
}
function normalP(excess, standardDeviation) {
    return excess === 0 ? 0.5 : (0,_normal_distribution_js__WEBPACK_IMPORTED_MODULE_1__/* .upperTail */ .f)(excess / standardDeviation);
}
function changeInterval(drop, standardError) {
    const change = 0 - drop;
    const margin = Z_95 * standardError;
    return [Math.max(-1, change - margin), Math.min(1, change + margin)];
}


/***/ }),

/***/ 20846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ pooled),
/* harmony export */   n: () => (/* binding */ varies)
/* harmony export */ });
function pooled({ base, head }) {
    return [...base, ...head];
}
function varies({ base, head }) {
    const first = base[0];
    return base.some((value) => value !== first) || head.some((value) => value !== first);
}


/***/ }),

/***/ 28575:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ variance)
/* harmony export */ });
/* harmony import */ var _mean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83157);

function variance(values) {
    const center = (0,_mean_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i)(values) ?? 0;
    return (0,_mean_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .c)(values.map((value) => (value - center) ** 2)) / (values.length - 1);
}


/***/ }),

/***/ 39664:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ wilsonInterval)
/* harmony export */ });
/* harmony import */ var _normal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50511);

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


/***/ })

};

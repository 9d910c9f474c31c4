export const id = 78;
export const ids = [78];
export const modules = {

/***/ 7390:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UN: () => (/* binding */ runsIn),
/* harmony export */   W6: () => (/* binding */ ofCase),
/* harmony export */   W7: () => (/* binding */ addFindings),
/* harmony export */   _0: () => (/* binding */ findingsIn)
/* harmony export */ });
/* harmony import */ var _recordings_files_allowance_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9687);
/* harmony import */ var _recordings_files_load_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3213);
/* harmony import */ var _shards_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(561);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_shards_js__WEBPACK_IMPORTED_MODULE_2__]);
_shards_js__WEBPACK_IMPORTED_MODULE_2__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];



const NO_CASE = 'no case id, and its file has several runs: capture it with {case} in the pattern, name its field with case-field, or write a field "case"';
function addFindings(findings, suite) {
    for (const one of findings) {
        if ("fault" in one)
            suite.addBroken(one.fault, one.identity, one.origin);
        else
            suite.addScored(one);
    }
}
function* runsIn({ file, piece }, options, allowance, shard) {
    const isOurs = (name) => shard === undefined || (0,_shards_js__WEBPACK_IMPORTED_MODULE_2__/* .shardOf */ .IS)(name, shard.of) === shard.index;
    const { case: captured } = file.captures;
    if (captured !== undefined && !isOurs(captured))
        return;
    const loaded = piece === undefined ? (0,_recordings_files_load_js__WEBPACK_IMPORTED_MODULE_1__/* .loadRuns */ .lR)(file, options, allowance) : (0,_recordings_files_load_js__WEBPACK_IMPORTED_MODULE_1__/* .loadRows */ .kh)(piece, file, options, allowance);
    for (const one of loaded) {
        if (isOurs(one.identity?.caseId ?? file.name))
            yield ofCase(one);
    }
}
function ofCase(one) {
    if ("fault" in one)
        return { fault: one.fault, identity: one.identity, origin: one.origin };
    return hasCase(one) ? one : { fault: NO_CASE, identity: undefined, origin: one.origin };
}
function hasCase(one) {
    return one.identity.caseId !== undefined;
}
function findingsIn(source, options, most, shard, examiner) {
    const allowance = new _recordings_files_allowance_js__WEBPACK_IMPORTED_MODULE_0__/* .Allowance */ .b9(most);
    const findings = [];
    let speaksForOthers = false;
    for (const one of runsIn(source, options, allowance, shard)) {
        if ("fault" in one)
            findings.push(one);
        else if (one.run.expectsOnly)
            speaksForOthers = true;
        else
            findings.push(examiner.examine(one.run, one.identity, one.origin));
    }
    return { findings: speaksForOthers ? undefined : findings, used: allowance.used };
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 8961:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CT: () => (/* binding */ createdAt),
/* harmony export */   FF: () => (/* binding */ judgeKey),
/* harmony export */   MU: () => (/* binding */ readingOf),
/* harmony export */   OP: () => (/* binding */ readersFor),
/* harmony export */   jK: () => (/* binding */ configure)
/* harmony export */ });
/* unused harmony export setUpJudge */
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(599);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(768);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7778);
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4726);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1497);
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8389);
/* harmony import */ var _recordings_files_load_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3213);
/* harmony import */ var _recordings_files_pattern_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7959);
/* harmony import */ var _baseline_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9903);
/* harmony import */ var _fingerprint_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8842);










function judgeKey(given = "") {
    const { RUNGATE_JUDGE_API_KEY = "", OPENAI_API_KEY = "" } = process.env;
    const keys = [given, RUNGATE_JUDGE_API_KEY, OPENAI_API_KEY].map((key) => key.trim());
    return keys.find((key) => key !== "") ?? "";
}
function readingOf({ runs, format, caseField, }) {
    if (runs.length === 0)
        return null;
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .sc)(JSON.stringify([[...runs].sort(), format ?? null, caseField ?? null]));
}
async function readersFor(job) {
    const { runs, policy, expectations, baseline, merge } = job;
    await (0,_recordings_files_pattern_js__WEBPACK_IMPORTED_MODULE_7__/* .loadRe2For */ .xg)([...runs, ...(merge?.patterns ?? [])]);
    const readers = { ...noReaders };
    if (typeof policy === "string" || expectations.length > 0) {
        const [{ loadExpectations }, { loadPolicy }] = await Promise.all([
            __webpack_require__.e(/* import() */ 568).then(__webpack_require__.bind(__webpack_require__, 3568)),
            Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 166)),
        ]);
        Object.assign(readers, { loadExpectations, loadPolicy });
    }
    if (typeof baseline === "string" || merge !== undefined) {
        const { readBaseline, readPartialReports } = await __webpack_require__.e(/* import() */ 429).then(__webpack_require__.bind(__webpack_require__, 7810));
        Object.assign(readers, { readBaseline, readPartialReports });
    }
    return readers;
}
const noReaders = {
    loadExpectations: () => ({ expectations: new Map(), retired: [], problems: [] }),
    loadPolicy: unnamed,
    readBaseline: unnamed,
    readPartialReports: unnamed,
};
function unnamed() {
    throw new Error("a file is read that the job does not name");
}
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
    throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigurationError */ .j1([{ severity: "error", message }]);
}
function configure(job, readers) {
    const problems = [];
    const ruling = readPolicy(job, readers, problems);
    for (const one of ruling.problems)
        if (one.severity === "error")
            problems.push(one);
    const { policy } = ruling;
    if (job.expectations.length > _base_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.configurationFiles) {
        const message = `${job.expectations.length} expectations files, more than the ${_base_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.configurationFiles} that one job reads: put more cases into each`;
        throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigurationError */ .j1([{ severity: "error", message }]);
    }
    const texts = job.expectations.flatMap((file) => (0,_base_files_js__WEBPACK_IMPORTED_MODULE_0__/* .readConfigurationFile */ .Bt)(file, job, problems) ?? []);
    const loaded = readers.loadExpectations(texts, policy.defaults);
    for (const problem of loaded.problems)
        problems.push(problem);
    const options = (0,_recordings_files_load_js__WEBPACK_IMPORTED_MODULE_6__/* .loadOptions */ .ZG)(job, problems);
    const suiteFault = (0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_9__/* .suiteNameFault */ .GK)(job.suite);
    if (suiteFault !== undefined)
        problems.push({ severity: "error", message: suiteFault });
    if (job.runs.length === 0 && job.merge === undefined)
        problems.push({
            severity: "error",
            message: "no runs: name the recordings with a pattern such as evals/runs/{case}.{trial}.json",
        });
    const { baseline: named = _baseline_js__WEBPACK_IMPORTED_MODULE_8__/* .noBaseline */ .f$ } = job;
    const baseline = typeof named === "string" ? readers.readBaseline(named, job, problems) : named;
    if (problems.length > 0)
        throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigurationError */ .j1(problems);
    const { expectations, retired } = loaded;
    const scoring = (0,_config_policy_js__WEBPACK_IMPORTED_MODULE_5__/* .scoringPolicy */ .So)(ruling);
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
    const message = `the baseline's history has ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(length, "commit")}, of which the newest ${points} are kept (trend.points of the policy); the verdict does not depend on them`;
    return [{ severity: "warning", message }];
}
function readPolicy(job, { loadPolicy }, problems) {
    const { policy: named = _config_policy_js__WEBPACK_IMPORTED_MODULE_5__/* .defaultRuling */ .bC } = job;
    if (typeof named !== "string")
        return named;
    const source = (0,_base_files_js__WEBPACK_IMPORTED_MODULE_0__/* .readConfigurationFile */ .Bt)(named, job, problems);
    if (source === undefined)
        return _config_policy_js__WEBPACK_IMPORTED_MODULE_5__/* .defaultRuling */ .bC;
    const { policy = _config_policy_js__WEBPACK_IMPORTED_MODULE_5__/* .defaultPolicy */ .G4, problems: found } = loadPolicy(source.file, source.text);
    return { ..._config_policy_js__WEBPACK_IMPORTED_MODULE_5__/* .defaultRuling */ .bC, policy, source: "file", problems: found };
}
function setUpJudge({ model, server, apiKey, known = new Map(), asksAbout }, { judge: { votes, maxRuns, maxTokens } }, baseline, isBlind) {
    const recorded = baseline.state === "found" ? (0,_baseline_js__WEBPACK_IMPORTED_MODULE_8__/* .knownJudgements */ .cN)(baseline.report) : [];
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


/***/ }),

/***/ 9702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ae: () => (/* binding */ casePassRate),
/* harmony export */   xP: () => (/* binding */ measure)
/* harmony export */ });
/* unused harmony exports caseScore, suiteScore, passPower */
/* harmony import */ var _base_statistics_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4749);
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8389);
/* harmony import */ var _report_cases_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5594);
/* harmony import */ var _report_details_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3373);
/* harmony import */ var _report_reasons_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7802);
/* harmony import */ var _scorers_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8246);
/* harmony import */ var _scorers_judge_question_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8560);
/* harmony import */ var _scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4714);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8508);
/* harmony import */ var _coverage_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2218);
/* harmony import */ var _fingerprint_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8842);
/* harmony import */ var _near_names_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(683);
/* harmony import */ var _score_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(1632);













function measure(part, facts) {
    const { policy } = facts.ruling;
    const { expectations } = facts;
    const inUse = scorersInUse(part, policy);
    const cases = part.cases.map((one) => reportCase(one, expectations.get(one.id), policy, inUse));
    const passRates = cases.flatMap((one) => one.passRate ?? []);
    const passRate = (0,_base_statistics_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i2)(passRates);
    const trials = cases.flatMap((one) => one.trials);
    const beside = [
        ...facts.warnings,
        ...(0,_coverage_js__WEBPACK_IMPORTED_MODULE_9__/* .coverageProblems */ .DM)(part, expectations),
        ...(0,_near_names_js__WEBPACK_IMPORTED_MODULE_11__/* .misspeltNames */ .E)(part, expectations),
        ...(0,_coverage_js__WEBPACK_IMPORTED_MODULE_9__/* .scorerProblems */ .nV)(part, facts),
    ];
    const gates = (scorer) => policy.gate.scorers.some((id) => id === scorer);
    const scores = Object.fromEntries(inUse.map((id) => [id, suiteScore(cases, id)]));
    return {
        schemaVersion: _version_js__WEBPACK_IMPORTED_MODULE_8__/* .SCHEMA_VERSION */ .f,
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
            fingerprint: (0,_config_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .policyFingerprint */ .dC)(policy),
            passMarks: policy.passMarks,
            gate: policy.gate,
        },
        totals: { cases: cases.length, ...totalsOf(trials, part) },
        scores,
        passRate,
        passInterval: passRate === null ? null : (0,_base_statistics_js__WEBPACK_IMPORTED_MODULE_0__/* .wilsonInterval */ .YV)(passRate, passRates.length),
        passPower: passPower(cases),
        cases,
        retired: facts.retired,
        ...(0,_report_cases_js__WEBPACK_IMPORTED_MODULE_2__/* .joinProblems */ .zx)([part, (0,_report_cases_js__WEBPACK_IMPORTED_MODULE_2__/* .listProblems */ .vz)(beside, (0,_report_details_js__WEBPACK_IMPORTED_MODULE_3__/* .redactor */ .$p)(policy.redact))]),
        judge: judgeOf(facts.judge, part, trials),
        hint: (0,_coverage_js__WEBPACK_IMPORTED_MODULE_9__/* .unnamedTools */ .s0)(part.tools, (0,_report_reasons_js__WEBPACK_IMPORTED_MODULE_4__/* .renamedTools */ .M1)(cases).map(({ called }) => called)),
        baselineEligible: part.unattributed === 0 &&
            !facts.warnings.some(({ severity }) => severity === "error") &&
            !_scorers_index_js__WEBPACK_IMPORTED_MODULE_5__/* .deterministicScorers */ .Q2.some(({ id }) => gates(id) && (scores[id]?.errors ?? 0) > 0) &&
            (0,_report_cases_js__WEBPACK_IMPORTED_MODULE_2__/* .shortfalls */ .Tn)({ cases, policy }).length === 0,
    };
}
function totalsOf(trials, { unattributed }) {
    const totals = { runs: trials.length, toolCalls: 0, errors: unattributed, notAssessed: 0 };
    for (const { scores, toolCalls } of trials) {
        totals.toolCalls += toolCalls;
        if (_scorers_index_js__WEBPACK_IMPORTED_MODULE_5__/* .deterministicScorers */ .Q2.some(({ id }) => scores[id]?.status === "error"))
            totals.errors += 1;
        else if (!_scorers_index_js__WEBPACK_IMPORTED_MODULE_5__/* .allScorers */ .VG.some(({ id }) => scores[id]?.status === "scored"))
            totals.notAssessed += 1;
    }
    return totals;
}
function judgeOf(terms, { judge: work }, trials) {
    if (terms === null || work === null)
        return null;
    const by = new Set(trials.flatMap(_report_details_js__WEBPACK_IMPORTED_MODULE_3__/* .judgedBy */ .Nq));
    return { ...terms, promptVersion: _scorers_judge_question_js__WEBPACK_IMPORTED_MODULE_6__/* .PROMPT_VERSION */ .y0, by: [...by].sort(), work };
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
        fingerprint: expectation === undefined ? (one.recorded?.fingerprint ?? null) : (0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_10__/* .fingerprintOf */ .ax)(expectation, policy),
        scores: caseScores(trials, inUse),
        passRate: casePassRate({ trials }),
        comparison: null,
        trials,
        pool: [],
    };
}
function scorersInUse({ cases }, { gate }) {
    const used = new Set([
        ...(0,_scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_7__/* .chosenScorers */ .GE)(gate.scorers),
        ...Object.keys({ ...gate.floors, ...gate.ceilings }),
    ]);
    for (const { trials } of cases)
        for (const { scores } of trials)
            for (const id in scores)
                used.add(id);
    return _scorers_index_js__WEBPACK_IMPORTED_MODULE_5__/* .allScorers */ .VG.flatMap(({ id, isAsked }) => (isAsked === undefined || used.has(id) ? [id] : []));
}
function caseScores(trials, inUse) {
    const asked = inUse.filter((id) => trials.some(({ scores }) => id in scores));
    return Object.fromEntries(asked.map((id) => [id, caseScore({ trials }, id)]));
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
        pass: (0,_score_js__WEBPACK_IMPORTED_MODULE_12__/* .passes */ .WE)({ scores, brokenBudgets, limit }, policy),
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
function caseScore({ trials }, scorer) {
    const values = [];
    for (const { scores } of trials) {
        const outcome = scores[scorer];
        if (outcome?.status === "scored")
            values.push(outcome.value);
    }
    return (0,_base_statistics_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i2)(values);
}
function casePassRate({ trials }) {
    const values = [];
    for (const { pass } of trials)
        if (pass !== null)
            values.push(Number(pass));
    return (0,_base_statistics_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i2)(values);
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
    const value = (0,_base_statistics_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i2)(means);
    return {
        value,
        assessed: counts.scored,
        notAssessed: counts["not-assessed"],
        errors: counts.error,
        band: value === null ? null : band((0,_scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_7__/* .goodness */ .zO)(value, scorer)),
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
    return { k, value: (0,_base_statistics_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i2)(counts.map(({ n, c }) => chooseRatio(c, n, k))) };
}
function chooseRatio(c, n, k) {
    let ratio = 1;
    for (let i = 0; i < k; i++)
        ratio *= Math.max(c - i, 0) / (n - i);
    return ratio;
}


/***/ }),

/***/ 6102:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   kI: () => (/* binding */ RECORDING_NAME),
/* harmony export */   lY: () => (/* binding */ findFiles),
/* harmony export */   qO: () => (/* binding */ Walk),
/* harmony export */   yg: () => (/* binding */ refuseNearPatterns)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(599);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7778);
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4726);
/* harmony import */ var _base_process_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2029);
/* harmony import */ var _pattern_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7959);







const ENDINGS = [".json", ".jsonl", ".ndjson"].flatMap((ending) => [ending, `${ending}.gz`]);
const LITERAL = /^[^\\*?[\]{}()|]+$/;
function* refuseNearPatterns(patterns, root, contained) {
    const problems = [];
    for (const pattern of patterns) {
        const near = yield* nearPattern(pattern, root, contained);
        const bare = (0,_pattern_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutQuotes */ .Yg)(pattern);
        if (bare !== pattern)
            problems.push(quoted(pattern, near ?? bare));
        else if (near !== undefined) {
            const message = `no file matched "${pattern}", which starts where rungate runs. Did you mean "${near}"?`;
            problems.push({ severity: "error", message });
        }
    }
    if (problems.length > 0)
        throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1(problems);
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
        if (tried.size > _base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.patterns)
            return undefined;
    }
    return undefined;
}
function* matches(pattern, root, contained) {
    try {
        const most = { ..._base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .defaultJobLimits */ .RG, entries: _base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.entriesSearched };
        const { files } = yield* findFiles([pattern], root, contained, most);
        return files.some(({ name }) => RECORDING_NAME.test(name));
    }
    catch (error) {
        if (error instanceof _base_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1)
            return false;
        throw error;
    }
}
function* meantBy(pattern, root) {
    const bare = (0,_pattern_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutQuotes */ .Yg)(pattern).replaceAll("\\", "/");
    yield bare;
    const stem = bare.replace(RECORDING_NAME, "");
    for (const ending of ENDINGS)
        yield stem + ending;
    yield* inOtherFolders(bare, root);
    yield bare.replace(/[._-]\{trial\}/, "");
}
function* inOtherFolders(pattern, root) {
    const parts = pattern.split("/");
    if (parts[0] === "" || parts.includes("..") || parts.includes("**"))
        return;
    const isThere = (at) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, ...parts.slice(0, at + 1)));
    let at = 0;
    while (at < parts.length - 1 && isThere(at))
        at += 1;
    const [above, [missing = "", ...below]] = [parts.slice(0, at), parts.slice(at)];
    const folders = foldersIn((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, ...above));
    const path = (...names) => [...above, ...names].join("/");
    if (below.length > 0 && LITERAL.test(missing)) {
        const nearest = (0,_base_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .nearestName */ .qb)(missing, folders);
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
        const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path, { withFileTypes: true });
        const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
        return names.filter((name) => !name.startsWith(".") && name !== "node_modules").sort();
    }
    catch {
        return [];
    }
}
const RECORDING_NAME = /\.(?:json|jsonl|ndjson)(?:\.gz)?$/;
function* findFiles(patterns, root, contained, most = _base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .defaultJobLimits */ .RG) {
    if (patterns.length > _base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.patterns) {
        const message = `${patterns.length} patterns of recordings, more than the ${_base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.patterns} that one job reads: let each match more, and put it in quotes, so that the shell leaves it as it is`;
        throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1([{ severity: "error", message }]);
    }
    const files = new Map();
    const problems = [];
    const skipped = new Set();
    const boundary = contained ? root : undefined;
    const nameOf = (path) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, path).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join("/") || ".";
    const walk = new Walk({
        boundary,
        entries: most.entries,
        excess: `more than the ${most.entries} files and folders that one job looks at (limits.entries of the policy) lie where the patterns of recordings look: name the folders of the recordings more closely`,
        nameOf,
        onSkipped: (link) => skipped.add(nameOf(link)),
        onUnreadable: (path, reason) => problems.push(problem(nameOf(path), `cannot be looked into: ${reason}`)),
    });
    for (const pattern of patterns) {
        const read = (0,_pattern_js__WEBPACK_IMPORTED_MODULE_6__/* .readPattern */ .ZS)(pattern, root, contained);
        problems.push(...(0,_pattern_js__WEBPACK_IMPORTED_MODULE_6__/* .misspeltWarnings */ .Vb)(pattern));
        const matches = yield* matchesOf(read, walk, boundary);
        if (matches.length === 0)
            problems.push(nothingMatched(pattern, root));
        for (const { path, captures, fault } of matches) {
            const name = nameOf(path);
            const known = files.get(path);
            if (fault !== undefined)
                problems.push(problem(name, fault));
            else
                files.set(path, known === undefined ? { path, name, captures } : { ...known, isContested: true });
        }
        if (files.size > most.files) {
            const message = `with it ${files.size} files match, more than the ${most.files} that one job reads (limits.files of the policy): name them more closely, or share them among several suites`;
            throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1([problem(pattern, message)]);
        }
    }
    for (const link of skipped) {
        const message = "leads to a folder outside the workspace and is not followed";
        problems.push({ severity: "warning", file: link, message });
    }
    const ordered = [...files.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
    return { files: ordered, problems };
}
function* matchesOf(pattern, walk, boundary) {
    const matches = [];
    for (const [at, path] of (yield* walk.paths(pattern)).entries()) {
        if (at % _base_process_js__WEBPACK_IMPORTED_MODULE_5__/* .ITEMS_PER_STEP */ .QE === 0)
            yield;
        const captures = isWanted(path) ? pattern.capture(path) : undefined;
        if (captures !== undefined)
            matches.push({ path, captures, fault: faultOf(path, boundary) });
    }
    return matches;
}
function isWanted(path) {
    return RECORDING_NAME.test(path) || !statOf(path)?.isDirectory();
}
function statOf(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
    }
    catch {
        return undefined;
    }
}
function nothingMatched(pattern, root) {
    if (statOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, pattern))?.isDirectory()) {
        const inside = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(pattern, "{case}.{trial}.json");
        return problem(pattern, `is a folder: match the recordings in it, with a pattern such as ${inside}`);
    }
    const message = `no file matched "${pattern}": check the pattern, which starts where rungate runs, and that the recordings are there${(0,_pattern_js__WEBPACK_IMPORTED_MODULE_6__/* .backslashAdvice */ .zO)(pattern)}`;
    return { severity: "error", message };
}
function problem(file, message) {
    return { severity: "error", file, message };
}
function faultOf(path, boundary) {
    let stats;
    try {
        stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
        if (boundary !== undefined && (0,_base_files_js__WEBPACK_IMPORTED_MODULE_2__/* .leadsOutside */ .dr)(boundary, path)) {
            return "leads outside the workspace: copy the recording into it";
        }
    }
    catch (error) {
        return isLink(path) ? "is a link to nothing" : `cannot be read: ${error.message}`;
    }
    if (stats.isDirectory())
        return "is a folder, not a recording: rename it, or match files inside it";
    return stats.isFile() ? undefined : "is not a regular file";
}
function isLink(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).isSymbolicLink();
    }
    catch {
        return false;
    }
}
class Walk {
    bounds;
    looked = 0;
    constructor(bounds) {
        this.bounds = bounds;
    }
    *paths({ top, steps }) {
        const found = [];
        const real = this.realFolder(top);
        if (real !== undefined)
            yield* this.look(top, steps, [real], found);
        return found.sort();
    }
    *look(folder, [step, ...rest], above, found) {
        if (step === undefined)
            return;
        const next = step === "anything below" ? [step] : rest;
        for (const entry of yield* this.entriesOf(folder, step)) {
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, entry.name);
            if (rest.length === 0)
                found.push(path);
            const real = next.length === 0 ? undefined : this.folderAt(path, entry, step, above);
            if (real !== undefined)
                yield* this.look(path, next, [...above, real], found);
        }
    }
    *entriesOf(folder, step) {
        yield;
        if (step === "anything below")
            return yield* this.list(folder, () => true);
        return "name" in step ? this.entryAt(folder, step.name) : yield* this.list(folder, step.matches);
    }
    *list(folder, isWanted) {
        const entries = [];
        try {
            const opened = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.opendirSync)(folder, { bufferSize: 256 });
            try {
                for (let entry = opened.readSync(); entry !== null; entry = opened.readSync()) {
                    this.count(folder);
                    if (isWanted(entry.name))
                        entries.push(entry);
                    if (this.looked % _base_process_js__WEBPACK_IMPORTED_MODULE_5__/* .ITEMS_PER_STEP */ .QE === 0)
                        yield;
                }
            }
            finally {
                opened.closeSync();
            }
        }
        catch (error) {
            if (error instanceof _base_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1)
                throw error;
            this.bounds.onUnreadable(folder, error.message);
        }
        return entries;
    }
    count(folder) {
        this.looked += 1;
        if (this.looked <= this.bounds.entries)
            return;
        const { excess: message, nameOf } = this.bounds;
        throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1([{ severity: "error", file: nameOf(folder), message }]);
    }
    entryAt(folder, name) {
        if (["", ".", ".."].includes(name))
            return [];
        const stats = this.tryToLook(folder, () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)));
        return stats === undefined ? [] : [Object.assign(stats, { name })];
    }
    folderAt(path, entry, step, above) {
        if (step === "anything below" && this.bounds.avoided?.(entry.name))
            return undefined;
        if (entry.isDirectory())
            return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(above.at(-1) ?? "", entry.name);
        const real = entry.isSymbolicLink() ? this.realFolder(path) : undefined;
        if (real === undefined)
            return undefined;
        const { boundary } = this.bounds;
        if (boundary !== undefined && (0,_base_files_js__WEBPACK_IMPORTED_MODULE_2__/* .leadsOutside */ .dr)(boundary, path)) {
            this.bounds.onSkipped(path);
            return undefined;
        }
        return step === "anything below" && above.includes(real) ? undefined : real;
    }
    realFolder(path) {
        return this.tryToLook(path, () => ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory() ? node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path) : undefined));
    }
    tryToLook(path, look) {
        try {
            return look();
        }
        catch (error) {
            const { code, message } = error;
            if (!LEADS_NOWHERE.has(code))
                this.bounds.onUnreadable(path, message);
            return undefined;
        }
    }
}
const LEADS_NOWHERE = new Set(["ENOENT", "ENOTDIR", "ELOOP"]);


/***/ }),

/***/ 7959:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dg: () => (/* binding */ captureNames),
/* harmony export */   Vb: () => (/* binding */ misspeltWarnings),
/* harmony export */   Yg: () => (/* binding */ withoutQuotes),
/* harmony export */   ZS: () => (/* binding */ readPattern),
/* harmony export */   vz: () => (/* binding */ misspeltCaptures),
/* harmony export */   xg: () => (/* binding */ loadRe2For),
/* harmony export */   zO: () => (/* binding */ backslashAdvice)
/* harmony export */ });
/* unused harmony export isSimple */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _base_expression_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6456);
/* harmony import */ var _base_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6120);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7778);
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4726);





const NAMES = ["case", "trial"];
const ADDITION = /[-_]?(?:id|name|number|no)$/;
function misspeltCaptures(pattern) {
    const captures = captureNames(pattern);
    return NAMES.filter((name) => !captures.includes(name)).flatMap((meant) => {
        const capture = captures.find((one) => isOf(meant, one.toLowerCase().replace(ADDITION, "")));
        return capture === undefined ? [] : [{ capture, meant }];
    });
}
function misspeltWarnings(pattern) {
    return misspeltCaptures(pattern).map(({ capture, meant }) => {
        const message = `the capture {${capture}} makes a tag of that name: did you mean {${meant}}?`;
        return { severity: "warning", file: pattern, message };
    });
}
function isOf(meant, word) {
    return word === meant || (0,_base_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .isMistyped */ .Ke)(word, meant);
}
const CAPTURE = /(?<!\\)\{([A-Za-z_][\w-]*)\}/g;
const MARK = /\uE000(\d+)\uE001/g;
const LITERAL = /^(?:\\[\s\S]|[^\\*?[\]{}()|\uE000])*$/;
function readPattern(pattern, root, contained) {
    const refuse = (message) => new _base_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1([{ severity: "error", file: pattern.slice(0, _base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.shownName), message }]);
    if (pattern.length > _base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.globLength) {
        const message = `has ${pattern.length} characters, more than the ${_base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.globLength} that a pattern may have: write several shorter ones`;
        throw refuse(message);
    }
    const names = [];
    const marked = pattern.replace(CAPTURE, (_all, name) => `\uE000${names.push(name) - 1}\uE001`);
    const repeated = names.find((name, at) => name !== "_" && names.indexOf(name) !== at);
    if (repeated !== undefined)
        throw refuse(`captures {${repeated}} twice; use {_} for one of them`);
    if (contained && ((0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(pattern) || pattern.split("/").includes(".."))) {
        throw refuse("must be relative to the workspace, without ..");
    }
    const relativeToRoot = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(marked);
    const isInside = !(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(marked) && !/^\.\.(?:\/|$)/.test(relativeToRoot);
    const top = isInside ? root : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.parse)(root).root;
    const glob = isInside
        ? relativeToRoot
        : node_path__WEBPACK_IMPORTED_MODULE_0__.posix.resolve((0,_base_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeGlob */ .yk)(root.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join("/")), marked).slice(top.length);
    try {
        const source = sourceOf(glob);
        return isSimple(pattern)
            ? {
                top,
                steps: stepsOf(glob, partTest),
                capture: capturing(partByPart(glob.split("/").map(partSource))),
            }
            : { top, steps: stepsOf(glob, re2Test), capture: capturing(asAWhole(source)) };
    }
    catch (error) {
        throw refuse(`${(0,_base_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .globFaultText */ .Ot)(error)}${backslashAdvice(pattern)}`);
    }
    function capturing(groupsIn) {
        return (path) => {
            const groups = groupsIn((0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(top, path).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join("/"));
            if (groups === undefined)
                return undefined;
            const named = names.flatMap((name, at) => {
                const value = groups[`capture${at}`] ?? null;
                return name === "_" || value === null ? [] : [[name, value]];
            });
            return Object.fromEntries(named);
        };
    }
}
function backslashAdvice(pattern) {
    return /\\[\p{L}{*]/u.test(pattern)
        ? `. A backslash takes the next character as it is. Write "${withoutQuotes(pattern).replaceAll("\\", "/")}"`
        : "";
}
function withoutQuotes(pattern) {
    return pattern.replace(/^(["'`])([\s\S]+)\1$/, "$2");
}
function captureNames(pattern) {
    return [...pattern.matchAll(CAPTURE)].map(([, name = ""]) => name);
}
function sourceOf(glob) {
    return (0,_base_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .globSource */ .sO)(glob).replace(MARK, "(?<capture$1>[^/]+)");
}
function partSource(part) {
    return part === "**" ? undefined : sourceOf(part);
}
function partTest(source) {
    const expression = partExpression(source);
    return (name) => expression.test(name);
}
function re2Test(source) {
    const expression = (0,_base_expression_js__WEBPACK_IMPORTED_MODULE_1__/* .re2 */ .wI)().compile(source, (0,_base_expression_js__WEBPACK_IMPORTED_MODULE_1__/* .re2 */ .wI)().DOTALL);
    return (name) => expression.matches(name);
}
function asAWhole(source) {
    const expression = (0,_base_expression_js__WEBPACK_IMPORTED_MODULE_1__/* .re2 */ .wI)().compile(source, (0,_base_expression_js__WEBPACK_IMPORTED_MODULE_1__/* .re2 */ .wI)().DOTALL);
    return (path) => {
        const matcher = expression.matcher(path);
        return matcher.matches() ? matcher.getNamedGroups() : undefined;
    };
}
function stepsOf(glob, testBy) {
    return (0,_base_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .globParts */ .tZ)(glob).map(({ text, crosses }) => {
        if (crosses)
            return "anything below";
        if (LITERAL.test(text))
            return { name: text.replace(/\\([\s\S])/g, "$1") };
        return { matches: testBy(sourceOf(text)) };
    });
}
const DEEP = "**";
const WILD = /(?<!\\)(?:\{[A-Za-z_][\w-]*\}|\*(?!\*))/g;
const MOST_WILD = 2;
const PLAIN = /^(?:\\.|[^\\*?[\]{}()|\uE000\uE001])*$/su;
function isSimple(pattern) {
    const parts = pattern.split("/").filter((part) => part !== "" && part !== ".");
    const deep = parts.indexOf(DEEP);
    return (parts.at(-1) !== DEEP && parts.every((part, at) => (part === DEEP ? at === deep : isSimplePart(part))));
}
function isSimplePart(part) {
    const wild = part.match(WILD)?.length ?? 0;
    return part !== ".." && wild <= MOST_WILD && PLAIN.test(part.replace(WILD, ""));
}
async function loadRe2For(patterns) {
    if (!patterns.every(isSimple))
        await (0,_base_expression_js__WEBPACK_IMPORTED_MODULE_1__/* .loadRe2 */ .o4)();
}
function partExpression(source) {
    return new RegExp(`^(?:${source})$`, "su");
}
function partByPart(sources) {
    const deep = sources.indexOf(undefined);
    const expressions = sources.filter((source) => source !== undefined).map(partExpression);
    return (path) => {
        const parts = path.split("/");
        const between = parts.length - expressions.length;
        if (deep < 0 ? between !== 0 : between < 0)
            return undefined;
        const groups = {};
        for (const [at, expression] of expressions.entries()) {
            const found = expression.exec(parts[deep < 0 || at < deep ? at : at + between] ?? "");
            if (found === null)
                return undefined;
            Object.assign(groups, found.groups);
        }
        return groups;
    };
}


/***/ })

};

export const id = 8384;
export const ids = [8384,583];
export const modules = {

/***/ 74148:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ calibrate)
});

// EXTERNAL MODULE: ./build/group-by.js
var group_by = __webpack_require__(32217);
// EXTERNAL MODULE: ./build/problems.js
var build_problems = __webpack_require__(57806);
// EXTERNAL MODULE: ./build/report/judged-by.js
var judged_by = __webpack_require__(96414);
// EXTERNAL MODULE: ./build/statistics/normal.js
var normal = __webpack_require__(50511);
;// CONCATENATED MODULE: ./build/statistics/kappa.js

function kappa({ bothYes, onlyFirst, onlySecond, bothNo }) {
    const apart = (bothYes + onlyFirst) * (onlyFirst + bothNo) + (bothYes + onlySecond) * (onlySecond + bothNo);
    return apart === 0 ? null : (2 * (bothYes * bothNo - onlyFirst * onlySecond)) / apart;
}
function kappaStandardError(ratings) {
    const value = kappa(ratings);
    if (value === null)
        return null;
    const { total, bothYes, onlyFirst, onlySecond, bothNo, firstYes, secondYes, byChance } = sharesOf(ratings);
    const agreed = bothYes * (1 - (firstYes + secondYes) * (1 - value)) ** 2 +
        bothNo * (1 - (2 - firstYes - secondYes) * (1 - value)) ** 2;
    const differing = onlyFirst * (secondYes + 1 - firstYes) ** 2 + onlySecond * (firstYes + 1 - secondYes) ** 2;
    const expected = value - byChance * (1 - value);
    const variance = agreed + (1 - value) ** 2 * differing - expected ** 2;
    return Math.sqrt(Math.max(0, variance) / total) / (1 - byChance);
}
function kappaInterval(ratings) {
    if (kappa(ratings) === null)
        return null;
    const more = {
        bothYes: ratings.bothYes + 1,
        onlyFirst: ratings.onlyFirst + 1,
        onlySecond: ratings.onlySecond + 1,
        bothNo: ratings.bothNo + 1,
    };
    const center = kappa(more) ?? 0;
    const margin = normal/* Z_95 */.U$ * (kappaStandardError(more) ?? 0);
    return [Math.max(-1, center - margin), Math.min(1, center + margin)];
}
function sharesOf(ratings) {
    const total = ratings.bothYes + ratings.onlyFirst + ratings.onlySecond + ratings.bothNo;
    const [bothYes, onlyFirst, onlySecond, bothNo] = [
        ratings.bothYes / total,
        ratings.onlyFirst / total,
        ratings.onlySecond / total,
        ratings.bothNo / total,
    ];
    const firstYes = bothYes + onlyFirst;
    const secondYes = bothYes + onlySecond;
    const byChance = firstYes * secondYes + (1 - firstYes) * (1 - secondYes);
    return { total, bothYes, onlyFirst, onlySecond, bothNo, firstYes, secondYes, byChance };
}

// EXTERNAL MODULE: ./build/statistics/wilson.js
var wilson = __webpack_require__(39664);
// EXTERNAL MODULE: ./build/wording.js
var wording = __webpack_require__(9000);
// EXTERNAL MODULE: ./build/calibration/caveats.js
var caveats = __webpack_require__(66674);
// EXTERNAL MODULE: ./build/limits.js + 8 modules
var limits = __webpack_require__(69480);
// EXTERNAL MODULE: ./build/report/reasons.js
var reasons = __webpack_require__(77802);
// EXTERNAL MODULE: ./build/suite/trial.js
var trial = __webpack_require__(22139);
;// CONCATENATED MODULE: ./build/calibration/find-run.js


function findRun(label, cases) {
    const tagged = cases.filter((one) => hasTags(one, label.tags ?? {}));
    const runs = tagged.flatMap((one) => one.trials.map((trial) => ({ label, case: one, trial })));
    const [run, ...others] = runs.filter(({ trial }) => label.trial === undefined || trial.trial === label.trial);
    if (run !== undefined && others.length === 0)
        return run;
    const id = `case "${label.case}"`;
    const labels = (known) => `Known: ${(0,wording/* listed */.KE)(known.map(trial/* caseLabel */.P))}`;
    if (tagged.length === 0)
        return { key: "tags", fault: `no ${id} has these tags. ${labels(cases)}` };
    const trials = `Known: ${(0,wording/* listed */.KE)([...new Set(runs.map(({ trial }) => trial.trial))])}`;
    if (run === undefined)
        return { key: "trial", fault: `${id} has no trial "${label.trial}". ${trials}` };
    if (tagged.length > 1)
        return {
            key: "case",
            fault: `${id} is there with several tags: say which with "tags". ${labels(tagged)}`,
        };
    return { key: "case", fault: `${id} has several trials: say which with "trial". ${trials}` };
}
function hasTags(one, tags) {
    return Object.entries(tags).every(([key, value]) => one.tags[key] === value);
}

;// CONCATENATED MODULE: ./build/calibration/find-calls.js






function findCalls(labels, cases) {
    const found = { judged: [], unjudged: [], problems: [] };
    const casesById = (0,group_by/* groupBy */.$)(cases, ({ id }) => id);
    const hintFor = hintsAmong([...casesById.keys()]);
    const labelled = new Map();
    for (const label of labels) {
        const call = findCall(label, casesById.get(label.case), hintFor);
        const fault = "fault" in call ? call : labelledBefore(call, labelled);
        if (fault !== undefined)
            found.problems.push({ severity: "error", ...label.place(fault.key), message: fault.fault });
        else if ("reason" in call)
            found.unjudged.push(call);
        else if ("evaluation" in call)
            found.judged.push(call);
    }
    return found;
}
function hintsAmong(ids) {
    let compared = 0;
    return (id) => {
        compared += ids.length;
        return compared > limits/* limits */.F.namesCompared ? "" : (0,build_problems/* didYouMean */.au)(id, ids);
    };
}
function findCall(label, cases, hintFor) {
    if (cases === undefined)
        return { key: "case", fault: `the report has no case "${label.case}".${hintFor(label.case)}` };
    const run = findRun(label, cases);
    if ("fault" in run)
        return run;
    const outcome = run.trial.scores.llm;
    if (outcome === undefined)
        return { ...run, reason: "not-assessed: no judge was asked" };
    if (outcome.status !== "scored")
        return { ...run, reason: `${outcome.status}: ${outcome.reason}` };
    const { details } = outcome;
    if (!(0,reasons/* isLlmDetails */.ky)(details))
        return { ...run, reason: "the report does not say what the judge said" };
    return findEvaluation(run, details);
}
function findEvaluation(run, details) {
    const { callId, case: id } = run.label;
    const recorded = details.evaluations.filter(({ toolCallId }) => toolCallId === callId);
    if (recorded.length > 1) {
        const names = recorded.map((one) => one.callId).join(" or ");
        return {
            key: "callId",
            fault: `${recorded.length} calls of case "${id}" have the id "${callId}": write ${names}`,
        };
    }
    const evaluation = recorded[0] ?? details.evaluations.find((one) => one.callId === callId);
    return evaluation === undefined ? noCall(run.label, details) : { ...run, evaluation, details };
}
function noCall({ case: id, callId }, { evaluations }) {
    const ids = evaluations.flatMap(({ callId, toolCallId }) => [callId, toolCallId ?? callId]);
    const known = evaluations.map((one) => [one.callId, one.name, one.toolCallId ?? "without an id"].join(" "));
    const rest = known.length === 0 ? " It made none" : ` Known: ${(0,wording/* listed */.KE)(known)}`;
    const fault = `the judge saw no call "${callId}" in this run of case "${id}".${(0,build_problems/* didYouMean */.au)(callId, ids) || rest}`;
    return { key: "callId", fault };
}
function labelledBefore(call, labelled) {
    const { label, trial } = call;
    const callId = "evaluation" in call ? call.evaluation.callId : label.callId;
    const identity = JSON.stringify([trial.file, trial.index, callId]);
    const first = labelled.get(identity);
    if (first === undefined) {
        labelled.set(identity, label.place());
        return undefined;
    }
    const fault = `call "${label.callId}" of case "${label.case}" has a label already, at ${(0,build_problems/* placeName */.fW)(first)}`;
    return { key: "callId", fault };
}

;// CONCATENATED MODULE: ./build/calibration/landis-koch.js
function landisKochWord(kappa) {
    if (kappa < 0)
        return "poor";
    if (kappa <= 0.2)
        return "slight";
    if (kappa <= 0.4)
        return "fair";
    if (kappa <= 0.6)
        return "moderate";
    return kappa <= 0.8 ? "substantial" : "almost perfect";
}

;// CONCATENATED MODULE: ./build/calibration/calibrate.js









function calibrate(labels, report, gates) {
    const { judged, unjudged, problems } = findCalls(labels, report.cases);
    if (problems.length > 0)
        throw new build_problems/* ConfigurationError */.j1(problems);
    if (judged.length === 0)
        throw nothingJudged(unjudged);
    const confusion = confusionOf(judged);
    const agreement = (confusion.both + confusion.neither) / judged.length;
    const measured = {
        judges: judgesOf(judged),
        agreement: { value: agreement, interval: (0,wilson/* wilsonInterval */.Y)(agreement, judged.length) },
        kappa: kappaOf(confusion),
        confusion,
    };
    return {
        ...measured,
        labels: { given: labels.length, compared: judged.length, unjudged: unjudged.length },
        disagreements: judged.filter(isDisagreement).map(disagreementOf).toSorted(byWorst),
        unjudged: unjudged.map(({ case: { id }, trial: { trial }, label: { callId }, reason }) => ({
            case: id,
            trial,
            callId,
            reason,
        })),
        caveats: (0,caveats/* caveatsOf */.V)(measured, gates),
    };
}
function nothingJudged(unjudged) {
    const reasons = [...(0,group_by/* groupBy */.$)(unjudged, ({ reason }) => reason)].map(([reason, { length }]) => `${length} ${reason}`);
    const message = `none of ${(0,wording/* counted */.hS)(unjudged.length, "labelled call")} was judged (${(0,wording/* listed */.KE)(reasons)}), so there is nothing to compare: name a judge with --judge-model, or a report whose runs were judged with --report`;
    return new build_problems/* ConfigurationError */.j1([{ severity: "error", message }]);
}
function judgesOf(judged) {
    const groups = (0,group_by/* groupBy */.$)(judged, ({ trial }) => (0,judged_by/* judgedByFor */._)(trial, "llm").join(", "));
    return [...groups].map(([name, { length }]) => ({ name, labels: length }));
}
function confusionOf(judged) {
    const count = (people, judge) => judged.filter(({ label, evaluation }) => label.appropriate === people && evaluation.wasAppropriate === judge).length;
    return {
        both: count(true, true),
        onlyPeople: count(true, false),
        onlyJudge: count(false, true),
        neither: count(false, false),
    };
}
function kappaOf({ both, onlyPeople, onlyJudge, neither }) {
    const ratings = { bothYes: both, onlyFirst: onlyPeople, onlySecond: onlyJudge, bothNo: neither };
    const value = kappa(ratings);
    const interval = kappaInterval(ratings);
    return value === null || interval === null ? null : { value, interval, word: landisKochWord(value) };
}
function isDisagreement({ label, evaluation }) {
    return label.appropriate !== evaluation.wasAppropriate;
}
function disagreementOf({ label, case: { id, tags }, trial, evaluation, details, }) {
    const { callId, toolCallId, name, agreeing, reasoning } = evaluation;
    return {
        case: id,
        tags,
        trial: trial.trial,
        callId,
        toolCallId,
        name,
        appropriateBy: label.appropriate ? "people" : "judge",
        agreeing,
        votes: details.votes,
        ...(reasoning === undefined ? {} : { reasoning }),
    };
}
function byWorst(a, b) {
    const passes = (one) => (one.appropriateBy === "judge" ? 1 : 0);
    return passes(b) - passes(a) || b.agreeing / b.votes - a.agreeing / a.votes;
}


/***/ }),

/***/ 66674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ caveatsOf),
/* harmony export */   r: () => (/* binding */ DEMANDED)
/* harmony export */ });
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9000);
/* harmony import */ var _kappa_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27002);


const DEMANDED = { kappa: 0.6, labels: 50 };
function caveatsOf({ judges, kappa, confusion }, gates) {
    const severity = gates ? "warning" : "note";
    const against = (what, remedy) => ({
        severity,
        message: gates
            ? `${what}, and the policy lets the judge decide (gate.scorers has llm): ${remedy}`
            : `${what}: ${remedy} before the judge decides anything`,
    });
    const compared = confusion.both + confusion.onlyPeople + confusion.onlyJudge + confusion.neither;
    const caveats = [];
    const verdict = onlyVerdict(confusion);
    if (verdict !== undefined)
        caveats.push(against(`people find every call ${verdict}, of which kappa can say nothing`, "label calls of both kinds"));
    else if (kappa !== null && kappa.value < DEMANDED.kappa)
        caveats.push(against(`kappa ${(0,_kappa_text_js__WEBPACK_IMPORTED_MODULE_1__/* .kappaText */ .l)(kappa.value, DEMANDED.kappa)} is below ${DEMANDED.kappa}`, "look at the disagreements, describe the tools better or take another model"));
    if (compared < DEMANDED.labels)
        caveats.push(against(`${(0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(compared, "label")} compared, fewer than ${DEMANDED.labels}`, "label more calls"));
    if (judges.length > 1) {
        const names = (0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .listed */ .KE)(judges.map(({ name, labels }) => `${name} ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(labels, "label")}`));
        caveats.push({
            severity: "note",
            message: `not one judge but several, and this is about all of them together: ${names}`,
        });
    }
    return caveats;
}
function onlyVerdict({ both, onlyPeople, onlyJudge, neither }) {
    if (onlyJudge + neither === 0)
        return "appropriate";
    return both + onlyPeople === 0 ? "not appropriate" : undefined;
}


/***/ }),

/***/ 27002:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ kappaText)
/* harmony export */ });
function kappaText(kappa, level) {
    const tells = (digits) => level === undefined || Number(kappa.toFixed(digits)) < level === kappa < level;
    const digits = [2, 3, 4, 6, 8].find(tells) ?? 10;
    const text = kappa.toFixed(digits);
    return /^-0\.0*$/.test(text) ? text.slice(1) : text.replace("-", "−");
}


/***/ }),

/***/ 36617:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gx: () => (/* binding */ labelSchema),
/* harmony export */   OI: () => (/* binding */ labelFileSchema),
/* harmony export */   Uy: () => (/* binding */ labelListSchema)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69480);
/* harmony import */ var _zod_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37753);


const name = _zod_js__WEBPACK_IMPORTED_MODULE_1__.z.string().min(1).max(_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.name);
const labelSchema = _zod_js__WEBPACK_IMPORTED_MODULE_1__.z.strictObject({
    case: name,
    callId: name,
    appropriate: _zod_js__WEBPACK_IMPORTED_MODULE_1__.z.boolean(),
    trial: _zod_js__WEBPACK_IMPORTED_MODULE_1__.z.union([name, _zod_js__WEBPACK_IMPORTED_MODULE_1__.z.int().transform(String)]).optional(),
    tags: _zod_js__WEBPACK_IMPORTED_MODULE_1__.z.record(_zod_js__WEBPACK_IMPORTED_MODULE_1__.z.string(), _zod_js__WEBPACK_IMPORTED_MODULE_1__.z.string()).optional(),
});
const labelListSchema = _zod_js__WEBPACK_IMPORTED_MODULE_1__.z.array(labelSchema).min(1).max(_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.labels);
const labelFileSchema = _zod_js__WEBPACK_IMPORTED_MODULE_1__.z.strictObject({ $schema: _zod_js__WEBPACK_IMPORTED_MODULE_1__.z.string().optional(), labels: labelListSchema });


/***/ }),

/***/ 27869:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ readLabels)
});

// EXTERNAL MODULE: ./build/config/parse.js + 2 modules
var parse = __webpack_require__(55352);
// EXTERNAL MODULE: ./build/config/validate.js
var validate = __webpack_require__(27249);
// EXTERNAL MODULE: ./build/json/json.js
var json = __webpack_require__(35857);
;// CONCATENATED MODULE: ./build/calibration/json-lines.js

function parseJsonLines(file, text) {
    const lines = text.split(/\r?\n/).flatMap((line, at) => {
        if (line.trim() === "")
            return [];
        const inFile = (place) => ({ ...place, line: at + (place.line ?? 1) });
        return [{ document: (0,parse/* parseConfiguration */.M)(file, line), inFile }];
    });
    const problems = lines.flatMap(({ document, inFile }) => document.problems.map(inFile));
    const parsed = lines.filter(({ document }) => document.value !== undefined);
    const values = parsed.map(({ document }) => document.value ?? null);
    return {
        file,
        value: values.length === 0 && problems.length > 0 ? undefined : values,
        problems,
        locate([at, ...path], what) {
            const line = parsed[Number(at)];
            return line === undefined ? { file } : line.inFile(line.document.locate(path, what));
        },
    };
}

// EXTERNAL MODULE: ./build/calibration/label.js
var label = __webpack_require__(36617);
;// CONCATENATED MODULE: ./build/calibration/read-labels.js





async function readLabels(file, text) {
    const document = await read_labels_parse(file, text);
    const [listed, path, problems] = listIn(document);
    const labels = (listed ?? []).map((label, at) => ({
        ...label,
        place: (key) => document.locate([...path, at, ...(key === undefined ? [] : [key])]),
    }));
    return { labels, problems };
}
async function read_labels_parse(file, text) {
    if (/\.(?:jsonl|ndjson)$/i.test(file))
        return parseJsonLines(file, text);
    if (!/\.csv$/i.test(file))
        return (0,parse/* parseConfiguration */.M)(file, text);
    const { parseCsv } = await Promise.all(/* import() */[__webpack_require__.e(5175), __webpack_require__.e(5307)]).then(__webpack_require__.bind(__webpack_require__, 75307));
    return parseCsv(file, text);
}
function listIn(document) {
    if ((0,json/* isObject */.Gv)(document.value)) {
        const { value, problems } = (0,validate/* validate */.tf)(label/* labelFileSchema */.OI, document);
        return [value?.labels, ["labels"], problems];
    }
    const { value, problems } = (0,validate/* validate */.tf)(label/* labelListSchema */.Uy, document);
    return [value, [], problems];
}


/***/ }),

/***/ 81542:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   calibrateJudge: () => (/* binding */ calibrateJudge)
/* harmony export */ });
/* harmony import */ var _calibration_calibrate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74148);
/* harmony import */ var _calibration_caveats_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66674);
/* harmony import */ var _calibration_kappa_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27002);
/* harmony import */ var _calibration_read_labels_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27869);
/* harmony import */ var _disk_configuration_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1870);
/* harmony import */ var _job_readers_reports_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9900);
/* harmony import */ var _job_run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75870);
/* harmony import */ var _policy_load_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7067);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(57806);
/* harmony import */ var _views_calibration_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(40489);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9000);
/* harmony import */ var _print_text_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(88092);
/* harmony import */ var _tell_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(7798);
/* harmony import */ var _job_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(8928);
/* harmony import */ var _judged_job_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(55420);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_policy_load_js__WEBPACK_IMPORTED_MODULE_7__]);
_policy_load_js__WEBPACK_IMPORTED_MODULE_7__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];















const HERE = { root: process.cwd(), contained: false };
async function calibrateJudge(file, options) {
    const labels = await labelsIn(file, options);
    const tellOf = async (report) => {
        const gate = await gateOf(report, options);
        const calibration = (0,_calibration_calibrate_js__WEBPACK_IMPORTED_MODULE_0__/* .calibrate */ .C)(labels, report, gate.scorers.includes("llm"));
        if (options.json)
            (0,_print_text_js__WEBPACK_IMPORTED_MODULE_11__/* .printJson */ .Q2)(JSON.stringify(calibration, null, 2));
        else
            (0,_print_text_js__WEBPACK_IMPORTED_MODULE_11__/* .print */ .yy)((0,_views_calibration_js__WEBPACK_IMPORTED_MODULE_9__/* .calibrationView */ .i)(calibration, _print_text_js__WEBPACK_IMPORTED_MODULE_11__/* .hasColors */ .jG));
        return exitCodeOf(calibration, options);
    };
    if (options.report !== undefined)
        return tellOf(reportIn(options.report));
    return (0,_judged_job_js__WEBPACK_IMPORTED_MODULE_14__/* .withJudgedJob */ .N)(options, async (job) => tellOf(await judgeCases(labels, job)));
}
async function labelsIn(file, { report, runs }) {
    if (file === undefined)
        throw usageError("name the file of labels. Write it before the options: rungate calibrate LABELS --report …");
    if (report === undefined && runs.length === 0)
        throw usageError("name a report whose runs were judged with --report, or recordings to judge with --runs");
    const unreadable = [];
    const source = (0,_disk_configuration_js__WEBPACK_IMPORTED_MODULE_4__/* .readConfigurationFile */ .B)(file, HERE, unreadable);
    if (source === undefined)
        throw new _problems_js__WEBPACK_IMPORTED_MODULE_8__/* .ConfigurationError */ .j1(unreadable);
    const { labels, problems } = await (0,_calibration_read_labels_js__WEBPACK_IMPORTED_MODULE_3__/* .readLabels */ .k)(source.file, source.text);
    if (problems.length > 0)
        throw new _problems_js__WEBPACK_IMPORTED_MODULE_8__/* .ConfigurationError */ .j1(problems);
    return labels;
}
function usageError(message) {
    return new _problems_js__WEBPACK_IMPORTED_MODULE_8__/* .ConfigurationError */ .j1([{ severity: "error", message }]);
}
function reportIn(file) {
    const problems = [];
    const report = (0,_job_readers_reports_js__WEBPACK_IMPORTED_MODULE_5__.readReportFile)(file, HERE, problems);
    if (report === undefined)
        throw new _problems_js__WEBPACK_IMPORTED_MODULE_8__/* .ConfigurationError */ .j1(problems);
    return report;
}
async function judgeCases(labels, { judge, ...job }) {
    const labelled = new Set(labels.map((label) => label.case));
    const asksAbout = (caseId) => labelled.has(caseId);
    const report = await (0,_job_run_js__WEBPACK_IMPORTED_MODULE_6__.run)({ ...job, judge: judge && { ...judge, asksAbout } });
    (0,_tell_js__WEBPACK_IMPORTED_MODULE_12__/* .tell */ .q)(report.problems.filter(({ severity }) => severity === "error"));
    return report;
}
async function gateOf(report, options) {
    if (options.report === undefined)
        return report.policy.gate;
    const { policy: file } = await (0,_job_js__WEBPACK_IMPORTED_MODULE_13__/* .jobOf */ .Z)(options);
    if (typeof file !== "string")
        return report.policy.gate;
    const problems = [];
    const source = (0,_disk_configuration_js__WEBPACK_IMPORTED_MODULE_4__/* .readConfigurationFile */ .B)(file, HERE, problems);
    const loaded = source && (0,_policy_load_js__WEBPACK_IMPORTED_MODULE_7__/* .loadPolicy */ .t)(source.file, source.text);
    if (loaded?.policy === undefined)
        throw new _problems_js__WEBPACK_IMPORTED_MODULE_8__/* .ConfigurationError */ .j1([...problems, ...(loaded?.problems ?? [])]);
    return loaded.policy.gate;
}
function exitCodeOf({ kappa, labels }, { minKappa }) {
    if (minKappa === undefined)
        return 0;
    const fail = (found, demanded) => {
        (0,_tell_js__WEBPACK_IMPORTED_MODULE_12__/* .tell */ .q)([{ severity: "error", message: `${found}, and --min-kappa demands ${demanded}` }]);
        return 1;
    };
    if (kappa === null)
        return fail("kappa is undefined", String(minKappa));
    if (kappa.value < minKappa)
        return fail(`kappa is ${(0,_calibration_kappa_text_js__WEBPACK_IMPORTED_MODULE_2__/* .kappaText */ .l)(kappa.value, minKappa)}`, String(minKappa));
    if (labels.compared < _calibration_caveats_js__WEBPACK_IMPORTED_MODULE_1__/* .DEMANDED */ .r.labels)
        return fail(`${(0,_wording_js__WEBPACK_IMPORTED_MODULE_10__/* .counted */ .hS)(labels.compared, "label")} compared`, `${_calibration_caveats_js__WEBPACK_IMPORTED_MODULE_1__/* .DEMANDED */ .r.labels} by which it is known`);
    return 0;
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 55352:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ parseConfiguration)
});

// EXTERNAL MODULE: ./build/json/parse.js
var parse = __webpack_require__(4424);
// EXTERNAL MODULE: ./build/limits.js + 8 modules
var limits = __webpack_require__(69480);
;// CONCATENATED MODULE: ./build/config/json-places.js
const KNOWN_DEPTH = 3;
const [QUOTE, BACKSLASH, COLON, COMMA] = [0x22, 0x5c, 0x3a, 0x2c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];
const [SPACE, NEWLINE, RETURN] = [0x20, 0x0a, 0x0d];
const NO_PARTS = new Map();
class JsonPlaces {
    keys = 0;
    file;
    text;
    root;
    at = 0;
    line = 1;
    lineStart = 0;
    constructor(file, text) {
        this.file = file;
        this.text = text;
        this.root = this.value(0);
    }
    of(path) {
        let found = this.root;
        for (const step of path)
            found = found?.parts.get(String(step));
        return found?.place;
    }
    value(depth) {
        const code = this.next();
        const place = { file: this.file, line: this.line, column: this.at - this.lineStart + 1 };
        return { place, parts: this.parts(code, depth) };
    }
    parts(code, depth) {
        const isContainer = code === OPEN_LIST || code === OPEN_OBJECT;
        if (isContainer && depth < KNOWN_DEPTH)
            return code === OPEN_LIST ? this.list(depth + 1) : this.object(depth + 1);
        if (isContainer)
            this.skip();
        else if (code === QUOTE)
            this.string();
        else
            this.scalar();
        return NO_PARTS;
    }
    list(depth) {
        const parts = new Map();
        this.at += 1;
        while (this.next() !== CLOSE_LIST) {
            parts.set(String(parts.size), this.value(depth));
            if (this.next() === COMMA)
                this.at += 1;
        }
        this.at += 1;
        return parts;
    }
    object(depth) {
        const parts = new Map();
        this.at += 1;
        while (this.next() !== CLOSE_OBJECT) {
            const start = this.at;
            this.string();
            const key = JSON.parse(this.text.slice(start, this.at));
            this.next();
            this.colon();
            parts.set(key, this.value(depth));
            if (this.next() === COMMA)
                this.at += 1;
        }
        this.at += 1;
        return parts;
    }
    skip() {
        for (let level = 0;;) {
            const code = this.next();
            if (code === QUOTE)
                this.string();
            else if (code === COLON)
                this.colon();
            else {
                if (code === OPEN_LIST || code === OPEN_OBJECT)
                    level += 1;
                else if (code === CLOSE_LIST || code === CLOSE_OBJECT)
                    level -= 1;
                this.at += 1;
                if (level === 0)
                    return;
            }
        }
    }
    colon() {
        this.keys += 1;
        this.at += 1;
    }
    string() {
        let end = this.at;
        do
            end = this.text.indexOf('"', end + 1);
        while (this.isEscaped(end));
        this.at = end + 1;
    }
    isEscaped(at) {
        let from = at;
        while (this.text.charCodeAt(from - 1) === BACKSLASH)
            from -= 1;
        return (at - from) % 2 === 1;
    }
    scalar() {
        while (/[\w.+-]/.test(this.text.charAt(this.at)))
            this.at += 1;
    }
    next() {
        for (;;) {
            const code = this.text.charCodeAt(this.at);
            if (!(code <= SPACE))
                return code;
            this.at += 1;
            const endsLine = code === NEWLINE || (code === RETURN && this.text.charCodeAt(this.at) !== NEWLINE);
            if (endsLine) {
                this.line += 1;
                this.lineStart = this.at;
            }
        }
    }
}

// EXTERNAL MODULE: ./build/config/yaml-document.js + 1 modules
var yaml_document = __webpack_require__(49607);
;// CONCATENATED MODULE: ./build/config/json-document.js




function parseSoundJson(file, source) {
    const text = source.replace(/^\uFEFF/, "");
    if (text.startsWith("\uFEFF") || !/^\s*[{[]/.test(text))
        return undefined;
    let value;
    try {
        value = (0,parse/* parseJson */.q)(text);
    }
    catch {
        return undefined;
    }
    const { keys, values } = sizeOf(value, limits/* limits */.F.nesting);
    if (keys + values > limits/* limits */.F.configurationValues)
        return undefined;
    const places = new JsonPlaces(file, text);
    if (places.keys !== keys)
        return undefined;
    let all;
    return {
        file,
        value,
        problems: [],
        locate(path, what = "value") {
            const known = what === "value" ? places.of(path) : undefined;
            if (known !== undefined)
                return known;
            all ??= (0,yaml_document/* parseYaml */.h)(file, text);
            return all.locate(path, what);
        },
    };
}
function sizeOf(value, levels) {
    const size = { keys: 0, values: 1 };
    const count = (inner, left) => {
        if (typeof inner !== "object" || inner === null)
            return;
        if (left === 0) {
            size.values = Number.POSITIVE_INFINITY;
            return;
        }
        const parts = Array.isArray(inner) ? inner : Object.values(inner);
        size.values += parts.length;
        if (!Array.isArray(inner))
            size.keys += parts.length;
        for (const part of parts)
            count(part, left - 1);
    };
    count(value, levels);
    return size;
}

;// CONCATENATED MODULE: ./build/config/parse.js


function parseConfiguration(file, text) {
    return parseSoundJson(file, text) ?? (0,yaml_document/* parseYaml */.h)(file, text);
}


/***/ }),

/***/ 49607:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ compose),
  h: () => (/* binding */ parseYaml)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./build/limits.js + 8 modules
var limits = __webpack_require__(69480);
;// CONCATENATED MODULE: ./build/config/yaml-mistakes.js

const HARMLESS = new Set(["TAG_RESOLVE_FAILED"]);
const SHOWN_SYNTAX_ERRORS = 5;
function problem(place, message) {
    return { severity: "error", ...place, message };
}
function fatalMistakes(document, at) {
    const fatal = [...document.errors, ...document.warnings].filter(({ code }) => !HARMLESS.has(code));
    return fatal.length > 0 ? syntaxProblems(fatal, at) : danglingAliases(document, at);
}
function harmlessMistakes(document, at) {
    const found = [...document.errors, ...document.warnings].filter(({ code }) => HARMLESS.has(code));
    return [
        ...found.map((error) => problem(at(error.pos[0]), foreignTag(error))),
        ...duplicateKeys(document, at),
        ...mergeKeys(document, at),
    ];
}
function syntaxProblems(errors, at) {
    const byLine = new Map(errors.toReversed().map((error) => {
        const place = at(error.pos[0]);
        const isKey = error.code === "NON_STRING_KEY";
        const message = isKey
            ? "a key must be text, not a list or an object"
            : `not valid YAML: ${error.message}`;
        return [place.line, problem(place, message)];
    }));
    return [...byLine.values()].reverse().slice(0, SHOWN_SYNTAX_ERRORS);
}
function foreignTag({ message }) {
    const tag = message.replace("Unresolved tag: ", "").replace("tag:yaml.org,2002:", "!!");
    return `the tag ${tag} means nothing here: write the value plainly`;
}
function duplicateKeys(document, at) {
    const problems = [];
    (0,dist/* visit */.YR)(document, {
        Map(_key, { items }) {
            const seen = new Set();
            for (const { key } of items) {
                if (!(0,dist/* isScalar */.jn)(key))
                    continue;
                if (seen.has(key.value)) {
                    const message = `key "${String(key.value)}" stands here a second time`;
                    problems.push(problem(at(key.range?.[0] ?? 0), message));
                }
                seen.add(key.value);
            }
        },
    });
    return problems;
}
function danglingAliases(document, at) {
    const anchors = new Set();
    const problems = [];
    (0,dist/* visit */.YR)(document, {
        Alias(_key, { source, range }) {
            if (anchors.has(source))
                return;
            const message = `*${source} stands for nothing: no anchor &${source} before it. If it is text, write it in quotes: "*${source}"`;
            problems.push(problem(at(range?.[0] ?? 0), message));
        },
        Value(_key, { anchor }) {
            if (anchor !== undefined)
                anchors.add(anchor);
        },
    });
    return problems;
}
function mergeKeys(document, at) {
    const problems = [];
    (0,dist/* visit */.YR)(document, {
        Pair(_key, { key }) {
            if (!(0,dist/* isScalar */.jn)(key) || key.value !== "<<" || key.type !== "PLAIN")
                return;
            const message = 'merge keys ("<<") are not part of YAML 1.2: write the keys out';
            problems.push(problem(at(key.range?.[0] ?? 0), message));
        },
    });
    return problems;
}

;// CONCATENATED MODULE: ./build/config/yaml-document.js



const { SCALAR } = dist/* CST */.DB;
function parseYaml(file, text) {
    const lines = new dist/* LineCounter */.HN();
    const at = (offset) => {
        const { line, col } = lines.linePos(offset);
        return { file, line: Math.max(line, 1), column: Math.max(col, 1) };
    };
    const failed = (...problems) => ({
        file,
        value: undefined,
        problems,
        locate: () => ({ file }),
    });
    try {
        const [document, second] = compose(text.replace(/^\uFEFF/, ""), lines);
        const root = document?.contents ?? null;
        if (document === undefined || (root === null && document.errors.length === 0)) {
            return failed({ severity: "error", file, message: "empty: nothing is configured here" });
        }
        const fatal = fatalMistakes(document, at);
        if (root === null || fatal.length > 0)
            return failed(...fatal);
        const problems = harmlessMistakes(document, at);
        if (second !== undefined) {
            problems.push(problem(at(second.range[0]), "a second YAML document: keep one per file"));
        }
        const value = toJson(document.toJS({ maxAliasCount: -1 }), { depth: 0, count: { values: 0 } });
        return { file, value, problems, locate: (path, what) => locate(root, path, what ?? "value", at, file) };
    }
    catch (error) {
        if (error instanceof Mistaken)
            return failed(...syntaxProblems(error.mistakes, at));
        if (!(error instanceof Excess))
            throw error;
        const place = error.offset === undefined ? { file } : at(error.offset);
        return failed(problem(place, error.message));
    }
}
class Excess extends Error {
    offset;
    constructor(message, offset) {
        super(message);
        this.offset = offset;
    }
}
class Mistaken extends Error {
    mistakes;
    constructor(mistakes) {
        super("too many mistakes");
        this.mistakes = mistakes;
    }
}
const MARKS = new Set(["[", "{", "-", "?", ":", ","]);
const OPENERS = new Set([SCALAR, "[", "{", '"', "'"]);
function checkSize(text) {
    const counts = { lexemes: 0, aliases: 0, values: 0 };
    const marks = new Map([...MARKS].map((mark) => [mark, 0]));
    let isScalar = false;
    for (const lexeme of new dist/* Lexer */.JG().lex(text)) {
        counts.lexemes += 1;
        if (!isScalar) {
            const mark = marks.get(lexeme);
            if (mark !== undefined)
                marks.set(lexeme, mark + 1);
            if (OPENERS.has(lexeme.charAt(0)))
                counts.values += 1;
            else if (lexeme.startsWith("&") || lexeme.startsWith("*"))
                counts.aliases += 1;
            if (mark !== undefined && mark >= limits/* limits */.F.configurationValues)
                counts.values = mark + 1;
        }
        isScalar = lexeme === SCALAR;
        refuseMore(counts);
    }
}
function refuseMore({ lexemes, aliases, values }) {
    if (values > limits/* limits */.F.configurationValues)
        throw new Excess(`holds more than ${limits/* limits */.F.configurationValues} values, the most that are read: split it`);
    if (aliases > limits/* limits */.F.configurationAliases)
        throw new Excess(`holds more than ${limits/* limits */.F.configurationAliases} anchors and aliases, the most that are read: write them out, or split the file`);
    if (lexemes > limits/* limits */.F.configurationLexemes)
        throw new Excess(`holds more than ${limits/* limits */.F.configurationLexemes} texts, marks and spaces, the most that are read: split it`);
}
function boundMistakes(composer) {
    const keep = Reflect.get(composer, "onError");
    const mistakes = [];
    const count = (mistake) => {
        mistakes.push(mistake);
        if (mistakes.length > limits/* limits */.F.configurationMistakes)
            throw new Mistaken(mistakes);
    };
    const onError = (source, code, message, isWarning) => {
        keep(source, code, message, isWarning);
        const kept = Reflect.get(composer, isWarning ? "warnings" : "errors");
        for (const latest of kept.slice(-1))
            count(latest);
    };
    Reflect.set(composer, "onError", onError);
    return count;
}
function compose(text, lines) {
    const parser = new dist/* Parser */.iX(lines.addNewLine);
    const composer = new dist/* Composer */.Dk({
        prettyErrors: false,
        intAsBigInt: true,
        merge: false,
        stringKeys: true,
        uniqueKeys: false,
        schema: "core",
        resolveKnownTags: false,
    });
    const countMistake = boundMistakes(composer);
    const documents = [];
    lines.addNewLine(0);
    checkSize(text);
    for (const lexeme of new dist/* Lexer */.JG().lex(text)) {
        for (const token of parser.next(lexeme)) {
            if (token.type === "error") {
                const place = [token.offset, token.offset + 1];
                countMistake(new dist/* YAMLParseError */.XT(place, "UNEXPECTED_TOKEN", token.message));
            }
            documents.push(...composer.next(token));
        }
        if (documents.length > 2)
            return documents;
        if (parser.stack.length > limits/* limits */.F.nesting + 2) {
            throw new Excess(`nests deeper than ${limits/* limits */.F.nesting} levels`, parser.offset);
        }
    }
    for (const token of parser.end())
        documents.push(...composer.next(token));
    documents.push(...composer.end());
    return documents;
}
function toJson(value, within) {
    within.count.values += 1;
    if (within.count.values > limits/* limits */.F.configurationValues) {
        throw new Excess(`holds more than ${limits/* limits */.F.configurationValues} values, with every alias written out, the most that are read: split it`);
    }
    if (typeof value === "bigint")
        return Number.isSafeInteger(Number(value)) ? Number(value) : value;
    if (typeof value === "object" && value !== null && within.depth >= limits/* limits */.F.nesting) {
        throw new Excess(`nests deeper than ${limits/* limits */.F.nesting} levels, with every alias written out`);
    }
    const inner = { depth: within.depth + 1, count: within.count };
    if (Array.isArray(value))
        return value.map((item) => toJson(item, inner));
    if (typeof value === "object" && value !== null) {
        return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, toJson(item, inner)]));
    }
    return (value ?? null);
}
function locate(root, path, what, at, file) {
    const placeOf = (node) => {
        const range = node?.range;
        return range ? at(range[0]) : undefined;
    };
    let place = placeOf(root) ?? { file };
    let node = root;
    for (const [depth, step] of path.entries()) {
        const child = childOf(node, step);
        if (child === undefined)
            return place;
        const [key, value] = (0,dist/* isPair */.tO)(child) ? [child.key, child.value] : [child, child];
        const wantsKey = what === "key" && depth === path.length - 1;
        place = (wantsKey ? placeOf(key) : (placeOf(value) ?? placeOf(key))) ?? place;
        node = value;
    }
    return place;
}
function childOf(node, step) {
    if ((0,dist/* isAlias */.Vj)(node))
        return undefined;
    if ((0,dist/* isMap */.jh)(node))
        return node.items.find(({ key }) => (0,dist/* isScalar */.jn)(key) && String(key.value) === String(step));
    return (0,dist/* isSeq */.oP)(node) ? node.items[Number(step)] : undefined;
}


/***/ }),

/***/ 7067:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ loadPolicy)
/* harmony export */ });
/* harmony import */ var _config_parse_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55352);
/* harmony import */ var _config_validate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27249);
/* harmony import */ var _re2_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51985);
/* harmony import */ var _misplaced_bound_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87480);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58024);





await (0,_re2_js__WEBPACK_IMPORTED_MODULE_2__/* .loadRe2 */ .o4)();
function loadPolicy(file, text) {
    const { value, problems } = (0,_config_validate_js__WEBPACK_IMPORTED_MODULE_1__/* .validate */ .tf)(_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .policySchema */ .wh, (0,_config_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .parseConfiguration */ .M)(file, text), _misplaced_bound_js__WEBPACK_IMPORTED_MODULE_3__/* .misplacedBound */ .J);
    return { file, text, policy: value, problems };
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 87480:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ misplacedBound)
/* harmony export */ });
/* harmony import */ var _pass_marks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51973);

function misplacedBound(path, key) {
    const [group, list] = path;
    if (path.length !== 2 || group !== "gate")
        return undefined;
    const scorer = _pass_marks_js__WEBPACK_IMPORTED_MODULE_0__/* .gatingScorers */ .ul.find((id) => id === key);
    if (list === "floors" && scorer !== undefined && (0,_pass_marks_js__WEBPACK_IMPORTED_MODULE_0__/* .isLowerBetter */ .ui)(scorer))
        return lower(scorer);
    if (list !== "ceilings")
        return undefined;
    if (scorer !== undefined)
        return higher(scorer, scorer, (0,_pass_marks_js__WEBPACK_IMPORTED_MODULE_0__/* .passMarkOf */ .QF)({}, scorer));
    return key === "passRate" ? higher("the pass rate", key, 0.9) : undefined;
}
function lower(scorer) {
    return `${scorer} is better the lower it is: write ceilings: { ${scorer}: ${(0,_pass_marks_js__WEBPACK_IMPORTED_MODULE_0__/* .passMarkOf */ .QF)({}, scorer)} }`;
}
function higher(name, key, example) {
    return `${name} is better the higher it is: write floors: { ${key}: ${example} }`;
}


/***/ }),

/***/ 45227:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ ReportError),
/* harmony export */   C: () => (/* binding */ readStored)
/* harmony export */ });
/* harmony import */ var _json_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35857);
/* harmony import */ var _json_parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4424);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69480);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58508);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9000);
/* harmony import */ var _schema_version_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1349);






const TOO_DEEP = `nests deeper than the ${_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .F.reportNesting} levels that a report may have`;
class ReportError extends Error {
    name = "ReportError";
}
function readStored(text, stored) {
    const value = parse(text, stored);
    const { schemaVersion, tool } = (0,_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) ? value : {};
    if ((0,_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) && schemaVersion === undefined)
        throw new ReportError(`is not ${stored.name} of rungate: it has no schemaVersion; ${sourceOf(stored)}`);
    refuseOtherVersion(schemaVersion, stored);
    const { success, data, error } = stored.schema.safeParse(withoutSoundBulk(value, stored));
    if (!success || !(0,_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value)) {
        throw new ReportError(notStored(error?.issues ?? [], (0,_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(tool) ? tool.version : undefined, stored));
    }
    return { value, checked: data };
}
function refuseOtherVersion(schemaVersion, { name, renewal }) {
    if (typeof schemaVersion !== "number" || schemaVersion === _schema_version_js__WEBPACK_IMPORTED_MODULE_5__/* .SCHEMA_VERSION */ .f)
        return;
    const [writer, remedy] = schemaVersion > _schema_version_js__WEBPACK_IMPORTED_MODULE_5__/* .SCHEMA_VERSION */ .f ? ["a newer rungate", "update rungate"] : ["an older rungate", renewal];
    throw new ReportError(`is ${name} of ${writer}: schema version ${schemaVersion}, and this one (${_version_js__WEBPACK_IMPORTED_MODULE_3__/* .version */ .r}) reads ${_schema_version_js__WEBPACK_IMPORTED_MODULE_5__/* .SCHEMA_VERSION */ .f}; ${remedy}`);
}
function parse(text, stored) {
    let value;
    try {
        value = JSON.parse(text.replace(/^\uFEFF/, ""));
    }
    catch {
        if (/^\s*<[!?a-z]/i.test(text))
            throw new ReportError(`is a page or XML, not JSON; ${sourceOf(stored)}`);
        throw new ReportError(`is not JSON (${whyNotJson(text)}); ${sourceOf(stored)}`);
    }
    const fault = faultIn(value, _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .F.reportNesting);
    if (fault === "too deep")
        throw new ReportError(TOO_DEEP);
    if (fault === "infinity")
        throw new ReportError(`is not JSON (${whyNotJson(text)}); ${sourceOf(stored)}`);
    return value;
}
function sourceOf({ name, writer }) {
    return `${name} is what ${writer}`;
}
function faultIn(value, levels) {
    if (typeof value === "number")
        return Number.isFinite(value) ? undefined : "infinity";
    if (typeof value !== "object" || value === null)
        return undefined;
    if (levels === 0)
        return "too deep";
    let found;
    for (const part of Array.isArray(value) ? value : Object.values(value)) {
        const fault = faultIn(part, levels - 1);
        if (fault === "too deep")
            return fault;
        found ??= fault;
    }
    return found;
}
function withoutSoundBulk(value, { bulk }) {
    if (bulk === undefined || !(0,_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) || !bulk.isSound(value[bulk.key]))
        return value;
    return { ...value, [bulk.key]: [] };
}
function whyNotJson(text) {
    try {
        (0,_json_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .q)(text);
    }
    catch (error) {
        if (error instanceof RangeError)
            throw new ReportError(TOO_DEEP);
        if (!(error instanceof _json_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .JsonError */ .N))
            throw error;
        return `line ${error.line}, column ${error.column}: ${error.message}`;
    }
    return "nobody knows where";
}
function notStored([first], writtenBy, stored) {
    const where = first === undefined || first.path.length === 0 ? "" : ` at ${first.path.map(String).join(".")}`;
    const what = (0,_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(`${where}: ${first?.message ?? "unknown shape"}`, _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .F.shownText);
    const other = typeof writtenBy === "string" && writtenBy !== _version_js__WEBPACK_IMPORTED_MODULE_3__/* .version */ .r
        ? ` (rungate ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(writtenBy, _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .F.shownText)} wrote it, this is ${_version_js__WEBPACK_IMPORTED_MODULE_3__/* .version */ .r})`
        : "";
    return `is not ${stored.name} of rungate${what}${other}; ${sourceOf(stored)}`;
}


/***/ }),

/***/ 40489:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ calibrationView)
/* harmony export */ });
/* harmony import */ var _calibration_kappa_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27002);
/* harmony import */ var _escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82124);
/* harmony import */ var _group_by_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32217);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69480);
/* harmony import */ var _suite_trial_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22139);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9000);
/* harmony import */ var _terminal_width_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(51884);







const SHOWN = { disagreements: 20, reasons: 5 };
function calibrationView(calibration, colors) {
    const paint = (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .paintWith */ .Hy)(colors);
    return (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .sections */ .V0)([
        headLines(calibration, paint),
        confusionLines(calibration, paint),
        disagreementLines(calibration, paint),
        unjudgedLines(calibration, paint),
        caveatLines(calibration, paint),
    ]);
}
function headLines({ judges, labels, agreement, kappa }, paint) {
    const { given, compared, unjudged } = labels;
    const names = (0,_wording_js__WEBPACK_IMPORTED_MODULE_5__/* .listed */ .KE)(judges.map(({ name }) => name));
    const left = unjudged > 0 ? `, ${unjudged} of runs that were not judged` : "";
    const interval = (low, high) => `95 % interval ${low} to ${high}`;
    const [low, high] = agreement.interval;
    const agreed = paint.dim(interval((0,_wording_js__WEBPACK_IMPORTED_MODULE_5__/* .percent */ .KN)(low), (0,_wording_js__WEBPACK_IMPORTED_MODULE_5__/* .percent */ .KN)(high)));
    return [
        (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `${paint.bold(names)} ${paint.dim(`${compared} of ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(given, "label")} compared${left}`)}`,
        (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `  agreement  ${(0,_terminal_width_js__WEBPACK_IMPORTED_MODULE_6__/* .padStart */ .CF)((0,_wording_js__WEBPACK_IMPORTED_MODULE_5__/* .percent */ .KN)(agreement.value), 7)}  ${agreed}`,
        kappa === null
            ? (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `  kappa      ${(0,_terminal_width_js__WEBPACK_IMPORTED_MODULE_6__/* .padStart */ .CF)("–", 7)}  ${paint.dim("undefined: people and the judge found every call alike")}`
            : (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `  kappa      ${(0,_terminal_width_js__WEBPACK_IMPORTED_MODULE_6__/* .padStart */ .CF)((0,_calibration_kappa_text_js__WEBPACK_IMPORTED_MODULE_0__/* .kappaText */ .l)(kappa.value), 7)}  ${paint.dim(`${interval((0,_calibration_kappa_text_js__WEBPACK_IMPORTED_MODULE_0__/* .kappaText */ .l)(kappa.interval[0]), (0,_calibration_kappa_text_js__WEBPACK_IMPORTED_MODULE_0__/* .kappaText */ .l)(kappa.interval[1]))} · ${kappa.word} (Landis & Koch)`)}`,
    ];
}
function confusionLines({ confusion }, paint) {
    const row = (name, ...cells) => (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `  ${(0,_terminal_width_js__WEBPACK_IMPORTED_MODULE_6__/* .padEnd */ .f)(name, 24)}${cells.map((cell) => (0,_terminal_width_js__WEBPACK_IMPORTED_MODULE_6__/* .padStart */ .CF)(cell, 17))}`;
    return [
        paint.dim(row("", "judge: appropriate", "not appropriate")),
        row("people: appropriate", String(confusion.both), String(confusion.onlyPeople)),
        row("        not appropriate", String(confusion.onlyJudge), String(confusion.neither)),
    ];
}
function disagreementLines({ disagreements }, paint) {
    if (disagreements.length === 0)
        return [];
    const more = disagreements.length - SHOWN.disagreements;
    return [
        paint.bold("Disagreements"),
        ...disagreements.slice(0, SHOWN.disagreements).flatMap((one) => oneDisagreement(one, paint)),
        ...(more > 0 ? [paint.dim(`  … and ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(more, "more disagreement")}: --json has all`)] : []),
    ];
}
function oneDisagreement(one, paint) {
    const { callId, toolCallId, name, appropriateBy, agreeing, votes, reasoning, trial } = one;
    const spread = votes > 1 ? ` (${agreeing} of ${votes} votes)` : "";
    const verdict = appropriateBy === "judge"
        ? (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `${paint.red("not appropriate")}, and the judge lets it through${spread}`
        : (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `${paint.green("appropriate")}, and the judge objects${spread}`;
    const ids = [`trial ${trial}`, callId, ...(toolCallId === null ? [] : [toolCallId])].join(" · ");
    return [
        (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `  ${paint.bold((0,_suite_trial_js__WEBPACK_IMPORTED_MODULE_4__/* .caseLabel */ .P)({ id: one.case, tags: one.tags }))} ${cut(name)} ${paint.dim(cut(ids))}`,
        (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `    ${verdict}`,
        ...(reasoning === undefined ? [] : [(0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `    ${paint.dim(cut(reasoning))}`]),
    ];
}
function unjudgedLines({ unjudged }, paint) {
    if (unjudged.length === 0)
        return [];
    const groups = [...(0,_group_by_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$)(unjudged, ({ reason }) => reason)];
    const more = groups.length - SHOWN.reasons;
    return [
        paint.bold("Not judged"),
        ...groups
            .slice(0, SHOWN.reasons)
            .flatMap(([reason, labels]) => [
            (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `  ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(labels.length, "label")}: ${cut(reason)}`,
            (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `    ${paint.dim(cut((0,_wording_js__WEBPACK_IMPORTED_MODULE_5__/* .listed */ .KE)(labels.map((one) => `${one.case} trial ${one.trial} ${one.callId}`))))}`,
        ]),
        ...(more > 0 ? [paint.dim(`  … and ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(more, "more reason")}: --json has all`)] : []),
    ];
}
function caveatLines({ caveats }, paint) {
    return caveats.map(({ severity, message }) => {
        const word = severity === "warning" ? paint.yellow("warning") : paint.dim("note   ");
        return (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `${word} ${message}`;
    });
}
function cut(text) {
    return (0,_wording_js__WEBPACK_IMPORTED_MODULE_5__/* .shorten */ .ml)(text, _limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .F.shownReasoning);
}


/***/ }),

/***/ 51884:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CF: () => (/* binding */ padStart),
/* harmony export */   JL: () => (/* binding */ terminalWidth),
/* harmony export */   f: () => (/* binding */ padEnd)
/* harmony export */ });
/* harmony import */ var _escape_plain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30854);

const WIDE = /^(?:[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation})/u;
const COMBINING = /^\p{M}/u;
function terminalWidth(text) {
    let columns = 0;
    for (const character of (0,_escape_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(text))
        columns += WIDE.test(character) ? 2 : COMBINING.test(character) ? 0 : 1;
    return columns;
}
function padEnd(text, columns) {
    return text + blanksTo(columns, text);
}
function padStart(text, columns) {
    return blanksTo(columns, text) + text;
}
function blanksTo(columns, text) {
    return " ".repeat(Math.max(columns - terminalWidth(text), 0));
}


/***/ }),

/***/ 37753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* reexport module object */ zod__WEBPACK_IMPORTED_MODULE_0__)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88532);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95869);

zod__WEBPACK_IMPORTED_MODULE_1__/* .config */ .$W({ jitless: true });



/***/ })

};

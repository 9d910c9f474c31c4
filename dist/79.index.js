export const id = 79;
export const ids = [79,3851,8756];
export const modules = {

/***/ 33670:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  addCalibrate: () => (/* binding */ addCalibrate),
  calibrateJudge: () => (/* binding */ calibrateJudge)
});

// EXTERNAL MODULE: ./node_modules/commander/esm.mjs
var esm = __webpack_require__(48179);
// EXTERNAL MODULE: ./build/core/files.js
var files = __webpack_require__(21645);
// EXTERNAL MODULE: ./build/core/problems.js
var core_problems = __webpack_require__(51400);
// EXTERNAL MODULE: ./build/core/text.js
var core_text = __webpack_require__(26067);
// EXTERNAL MODULE: ./build/gate/baseline/read-reports.js + 6 modules
var read_reports = __webpack_require__(76500);
// EXTERNAL MODULE: ./build/gate/run-job.js + 7 modules
var run_job = __webpack_require__(58604);
// EXTERNAL MODULE: ./build/core/statistics/intervals.js
var intervals = __webpack_require__(68306);
;// CONCATENATED MODULE: ./build/core/statistics/kappa.js

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
function kappaInterval(ratings) {
    if (kappa(ratings) === null)
        return null;
    const padded = {
        bothYes: ratings.bothYes + 1,
        onlyFirst: ratings.onlyFirst + 1,
        onlySecond: ratings.onlySecond + 1,
        bothNo: ratings.bothNo + 1,
    };
    const center = kappa(padded) ?? 0;
    const margin = intervals/* Z_95 */.U$ * (kappaStandardError(padded) ?? 0);
    return [Math.max(-1, center - margin), Math.min(1, center + margin)];
}

// EXTERNAL MODULE: ./build/report/details.js + 1 modules
var details = __webpack_require__(90564);
// EXTERNAL MODULE: ./build/core/limits.js
var limits = __webpack_require__(40332);
// EXTERNAL MODULE: ./build/report/cases.js
var report_cases = __webpack_require__(65594);
// EXTERNAL MODULE: ./build/report/reasons.js
var reasons = __webpack_require__(77802);
;// CONCATENATED MODULE: ./build/setup/calibrate/find-calls.js





function findCalls(labels, cases) {
    const judged = [];
    const unjudged = [];
    const problems = [];
    const casesById = (0,core_text/* groupBy */.$z)(cases, ({ id }) => id);
    const labelled = new Map();
    let compared = 0;
    const noCase = (label) => {
        compared += casesById.size;
        const hint = compared > limits/* limits */.Fy.namesCompared ? "" : (0,core_problems/* didYouMean */.au)(label.case, [...casesById.keys()]);
        return fault(label, "case", `the report has no case "${label.case}".${hint}`);
    };
    for (const label of labels) {
        const named = casesById.get(label.case);
        const call = named === undefined ? noCase(label) : findCall(label, named);
        const problem = "severity" in call ? call : labelledBefore(call, labelled);
        if (problem !== undefined)
            problems.push(problem);
        else if ("reason" in call)
            unjudged.push(call);
        else if ("evaluation" in call)
            judged.push(call);
    }
    return { judged, unjudged, problems };
}
function fault(label, key, message) {
    return { severity: "error", ...label.place(key), message };
}
function findCall(label, cases) {
    const run = findRun(label, cases);
    if ("severity" in run)
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
    const { label } = run;
    const { callId, case: id } = label;
    const { evaluations } = details;
    const recorded = evaluations.filter(({ toolCallId }) => toolCallId === callId);
    if (recorded.length > 1) {
        const names = recorded.map((each) => each.callId).join(" or ");
        const message = `${recorded.length} calls of case "${id}" have the id "${callId}": write ${names}`;
        return fault(label, "callId", message);
    }
    const evaluation = recorded[0] ?? evaluations.find((each) => each.callId === callId);
    if (evaluation !== undefined)
        return { ...run, evaluation, details };
    const ids = evaluations.flatMap((each) => [each.callId, each.toolCallId ?? each.callId]);
    const calls = evaluations.map((each) => `${each.callId} ${each.name} ${each.toolCallId ?? "without an id"}`);
    const hint = (0,core_problems/* didYouMean */.au)(callId, ids) || (calls.length === 0 ? " It made none" : ` Known: ${(0,core_text/* listed */.KE)(calls)}`);
    return fault(label, "callId", `the judge saw no call "${callId}" in this run of case "${id}".${hint}`);
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
    const message = `call "${label.callId}" of case "${label.case}" has a label already, at ${(0,core_problems/* placeName */.fW)(first)}`;
    return fault(label, "callId", message);
}
function findRun(label, cases) {
    const tagged = cases.filter(({ tags }) => Object.entries(label.tags ?? {}).every(([key, value]) => tags[key] === value));
    const runs = tagged.flatMap((reportCase) => reportCase.trials.map((trial) => ({ label, case: reportCase, trial })));
    const [run, ...rest] = runs.filter(({ trial }) => label.trial === undefined || trial.trial === label.trial);
    if (run !== undefined && rest.length === 0)
        return run;
    const id = `case "${label.case}"`;
    const labels = (candidates) => `Known: ${(0,core_text/* listed */.KE)(candidates.map(report_cases/* caseLabel */.PZ))}`;
    if (tagged.length === 0)
        return fault(label, "tags", `no ${id} has these tags. ${labels(cases)}`);
    const trials = `Known: ${(0,core_text/* listed */.KE)([...new Set(runs.map(({ trial }) => trial.trial))])}`;
    if (run === undefined)
        return fault(label, "trial", `${id} has no trial "${label.trial}". ${trials}`);
    const message = tagged.length > 1
        ? `${id} is there with several tags: say which with "tags". ${labels(tagged)}`
        : `${id} has several trials: say which with "trial". ${trials}`;
    return fault(label, "case", message);
}

;// CONCATENATED MODULE: ./build/setup/calibrate/calibrate.js






function calibrate(labels, report, gates) {
    const { judged, unjudged, problems } = findCalls(labels, report.cases);
    if (problems.length > 0)
        throw new core_problems/* ConfigurationError */.j1(problems);
    if (judged.length === 0)
        throw nothingJudged(unjudged);
    const judges = (0,core_text/* groupBy */.$z)(judged, ({ trial }) => (0,details/* judgedByFor */._w)(trial, "llm").join(", "));
    const confusion = confusionOf(judged);
    const agreement = (confusion.both + confusion.neither) / judged.length;
    const measured = {
        judges: [...judges].map(([name, { length }]) => ({ name, labels: length })),
        agreement: { value: agreement, interval: (0,intervals/* wilsonInterval */.YV)(agreement, judged.length) },
        kappa: kappaOf(confusion),
        confusion,
    };
    return {
        ...measured,
        labels: { given: labels.length, compared: judged.length, unjudged: unjudged.length },
        disagreements: judged
            .filter(({ label, evaluation }) => label.appropriate !== evaluation.wasAppropriate)
            .map(disagreementOf)
            .toSorted(byWorst),
        unjudged: unjudged.map(({ case: { id }, trial: { trial }, label: { callId }, reason }) => ({
            case: id,
            trial,
            callId,
            reason,
        })),
        caveats: caveatsOf(measured, judged.length, gates),
    };
}
function nothingJudged(unjudged) {
    const reasons = [...(0,core_text/* groupBy */.$z)(unjudged, ({ reason }) => reason)].map(([reason, { length }]) => `${length} ${reason}`);
    const message = `none of ${(0,core_text/* counted */.hS)(unjudged.length, "labelled call")} was judged (${(0,core_text/* listed */.KE)(reasons)}), so there is nothing to compare: name a judge with --judge-model, or a report whose runs were judged with --report`;
    return new core_problems/* ConfigurationError */.j1([{ severity: "error", message }]);
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
        reasoning,
    };
}
function byWorst(a, b) {
    const passes = (disagreement) => (disagreement.appropriateBy === "judge" ? 1 : 0);
    return passes(b) - passes(a) || b.agreeing / b.votes - a.agreeing / a.votes;
}
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
const DEMANDED = { kappa: 0.6, labels: 50 };
function caveatsOf({ judges, kappa, confusion }, compared, gates) {
    const caveats = [];
    const add = (what, remedy) => caveats.push({
        severity: gates ? "warning" : "note",
        message: gates
            ? `${what}, and the policy lets the judge decide (gate.scorers has llm): ${remedy}`
            : `${what}: ${remedy} before the judge decides anything`,
    });
    const { both, onlyPeople, onlyJudge, neither } = confusion;
    if (onlyJudge + neither === 0 || both + onlyPeople === 0) {
        const verdict = onlyJudge + neither === 0 ? "appropriate" : "not appropriate";
        add(`people find every call ${verdict}, of which kappa can say nothing`, "label calls of both kinds");
    }
    else if (kappa !== null && kappa.value < DEMANDED.kappa)
        add(`kappa ${kappaText(kappa.value, DEMANDED.kappa)} is below ${DEMANDED.kappa}`, "look at the disagreements, describe the tools better or take another model");
    if (compared < DEMANDED.labels)
        add(`${(0,core_text/* counted */.hS)(compared, "label")} compared, fewer than ${DEMANDED.labels}`, "label more calls");
    if (judges.length > 1) {
        const names = (0,core_text/* listed */.KE)(judges.map(({ name, labels }) => `${name} ${(0,core_text/* counted */.hS)(labels, "label")}`));
        const message = `not one judge but several, and this is about all of them together: ${names}`;
        caveats.push({ severity: "note", message });
    }
    return caveats;
}
function kappaText(kappa, level) {
    const isDistinct = (digits) => level === undefined || Number(kappa.toFixed(digits)) < level === kappa < level;
    const digits = [2, 3, 4, 6, 8].find(isDistinct) ?? 10;
    const text = kappa.toFixed(digits);
    return /^-0\.0*$/.test(text) ? text.slice(1) : text.replace("-", "−");
}

// EXTERNAL MODULE: ./build/core/escape.js + 1 modules
var core_escape = __webpack_require__(11977);
;// CONCATENATED MODULE: ./build/setup/calibrate/calibration-text.js





const SHOWN = { disagreements: 20, reasons: 5 };
function calibrationView(calibration, colors) {
    const paint = (0,core_escape/* paintWith */.Hy)(colors);
    return (0,core_escape/* sections */.V0)([
        headLines(calibration, paint),
        confusionLines(calibration, paint),
        disagreementLines(calibration, paint),
        unjudgedLines(calibration, paint),
        caveatLines(calibration, paint),
    ]);
}
function headLines({ judges, labels, agreement, kappa }, paint) {
    const { given, compared, unjudged } = labels;
    const names = (0,core_text/* listed */.KE)(judges.map(({ name }) => name));
    const left = unjudged > 0 ? `, ${unjudged} of runs that were not judged` : "";
    const interval = (low, high) => `95% interval ${low} to ${high}`;
    const [low, high] = agreement.interval;
    const agreed = paint.dim(interval((0,core_text/* percent */.KN)(low), (0,core_text/* percent */.KN)(high)));
    return [
        (0,core_escape/* terminal */.Fo) `${paint.bold(names)} ${paint.dim(`${compared} of ${(0,core_text/* counted */.hS)(given, "label")} compared${left}`)}`,
        (0,core_escape/* terminal */.Fo) `  agreement  ${(0,core_escape/* padStart */.CF)((0,core_text/* percent */.KN)(agreement.value), 7)}  ${agreed}`,
        kappa === null
            ? (0,core_escape/* terminal */.Fo) `  kappa      ${(0,core_escape/* padStart */.CF)("–", 7)}  ${paint.dim("undefined: people and the judge found every call alike")}`
            : (0,core_escape/* terminal */.Fo) `  kappa      ${(0,core_escape/* padStart */.CF)(kappaText(kappa.value), 7)}  ${paint.dim(`${interval(kappaText(kappa.interval[0]), kappaText(kappa.interval[1]))} · ${kappa.word} (Landis & Koch)`)}`,
    ];
}
function confusionLines({ confusion }, paint) {
    const row = (name, ...cells) => (0,core_escape/* terminal */.Fo) `  ${(0,core_escape/* padEnd */.f)(name, 24)}${cells.map((cell) => (0,core_escape/* padStart */.CF)(cell, 17))}`;
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
        ...disagreements.slice(0, SHOWN.disagreements).flatMap((each) => disagreementItem(each, paint)),
        ...(more > 0 ? [paint.dim(`  … and ${(0,core_text/* counted */.hS)(more, "more disagreement")}: --json has all`)] : []),
    ];
}
function disagreementItem(disagreement, paint) {
    const { callId, toolCallId, name, appropriateBy, agreeing, votes, reasoning, trial } = disagreement;
    const spread = votes > 1 ? ` (${agreeing} of ${votes} votes)` : "";
    const verdict = appropriateBy === "judge"
        ? (0,core_escape/* terminal */.Fo) `${paint.red("not appropriate")}, and the judge lets it through${spread}`
        : (0,core_escape/* terminal */.Fo) `${paint.green("appropriate")}, and the judge objects${spread}`;
    const ids = [`trial ${trial}`, callId, ...(toolCallId === null ? [] : [toolCallId])].join(" · ");
    return [
        (0,core_escape/* terminal */.Fo) `  ${paint.bold((0,report_cases/* caseLabel */.PZ)({ id: disagreement.case, tags: disagreement.tags }))} ${cut(name)} ${paint.dim(cut(ids))}`,
        (0,core_escape/* terminal */.Fo) `    ${verdict}`,
        ...(reasoning === undefined ? [] : [(0,core_escape/* terminal */.Fo) `    ${paint.dim(cut(reasoning))}`]),
    ];
}
function unjudgedLines({ unjudged }, paint) {
    if (unjudged.length === 0)
        return [];
    const groups = [...(0,core_text/* groupBy */.$z)(unjudged, ({ reason }) => reason)];
    const more = groups.length - SHOWN.reasons;
    return [
        paint.bold("Not judged"),
        ...groups
            .slice(0, SHOWN.reasons)
            .flatMap(([reason, labels]) => [
            (0,core_escape/* terminal */.Fo) `  ${(0,core_text/* counted */.hS)(labels.length, "label")}: ${cut(reason)}`,
            (0,core_escape/* terminal */.Fo) `    ${paint.dim(cut((0,core_text/* listed */.KE)(labels.map((label) => `${label.case} trial ${label.trial} ${label.callId}`))))}`,
        ]),
        ...(more > 0 ? [paint.dim(`  … and ${(0,core_text/* counted */.hS)(more, "more reason")}: --json has all`)] : []),
    ];
}
function caveatLines({ caveats }, paint) {
    return caveats.map(({ severity, message }) => {
        const word = severity === "warning" ? paint.yellow("warning") : paint.dim("note   ");
        return (0,core_escape/* terminal */.Fo) `${word} ${message}`;
    });
}
function cut(text) {
    return (0,core_text/* shorten */.ml)(text, limits/* limits */.Fy.shownReasoning);
}

// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(28314);
// EXTERNAL MODULE: ./build/core/parse-configuration.js
var parse_configuration = __webpack_require__(71062);
// EXTERNAL MODULE: ./build/core/schema.js
var schema = __webpack_require__(43851);
// EXTERNAL MODULE: ./build/core/validate-schema.js
var validate_schema = __webpack_require__(90776);
;// CONCATENATED MODULE: ./build/setup/calibrate/labels.js





const labels_name = schema/* string */.YjP().min(1).max(limits/* limits */.Fy.name);
const labelSchema = schema/* strictObject */.rej({
    case: labels_name,
    callId: labels_name,
    appropriate: schema/* boolean */.zMY(),
    trial: schema/* union */.KCZ([labels_name, schema/* int */.Whr().transform(String)]).optional(),
    tags: schema/* record */.g1P(schema/* string */.YjP(), schema/* string */.YjP()).optional(),
});
const labelListSchema = schema/* array */.YOg(labelSchema).min(1).max(limits/* limits */.Fy.labels);
const labelFileSchema = schema/* strictObject */.rej({ $schema: schema/* string */.YjP().optional(), labels: labelListSchema });
function readLabels(file, text) {
    if (/\.csv$/i.test(file)) {
        const message = "CSV is not read: write labels as YAML, JSON or JSONL, each with case, callId and appropriate";
        return { labels: [], problems: [{ severity: "error", file, message }] };
    }
    const isLines = /\.(?:jsonl|ndjson)$/i.test(file);
    const document = isLines ? parseJsonLines(file, text) : (0,parse_configuration/* parseConfiguration */.M)(file, text);
    const path = (0,json/* isObject */.Gv)(document.value) ? ["labels"] : [];
    const list = (0,json/* isObject */.Gv)(document.value)
        ? (0,validate_schema/* validate */.tf)(labelFileSchema.transform(({ labels }) => labels), document)
        : (0,validate_schema/* validate */.tf)(labelListSchema, document);
    const labels = (list.value ?? []).map((label, at) => ({
        ...label,
        place: (key) => document.locate([...path, at, ...(key === undefined ? [] : [key])]),
    }));
    return { labels, problems: list.problems };
}
function parseJsonLines(file, text) {
    const lines = text.split(/\r?\n/).flatMap((line, at) => {
        if (line.trim() === "")
            return [];
        const inFile = (place) => ({ ...place, line: at + (place.line ?? 1) });
        return [{ document: (0,parse_configuration/* parseConfiguration */.M)(file, line), inFile }];
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

// EXTERNAL MODULE: ./build/cli/job-options.js
var job_options = __webpack_require__(82057);
// EXTERNAL MODULE: ./build/cli/options.js
var options = __webpack_require__(32315);
// EXTERNAL MODULE: ./build/cli/print.js
var print = __webpack_require__(18366);
;// CONCATENATED MODULE: ./build/cli/calibrate.js












const addCalibrate = (command, exit) => {
    command
        .usage("<labels> [options]")
        .argument("[labels]", "what people say of calls (case, callId, appropriate): YAML, JSON or JSONL")
        .addOption((0,options/* filled */.Bq)("--report <file>", "report with the judge's verdicts, as --json printed it, in place of --runs").conflicts(["runs", "judgeModel"]))
        .addOption(new esm/* Option */.c$("--min-kappa <number>", "exit 1 when kappa is below").argParser(kappaOption))
        .option("--json", "print the calibration as JSON and nothing else");
    (0,options/* withJudgedJobOptions */.VZ)(command).action(async (file, options) => {
        exit(await calibrateJudge(file, options));
    });
};
function kappaOption(text) {
    const kappa = text.trim() === "" ? Number.NaN : Number(text);
    if (kappa >= -1 && kappa <= 1)
        return kappa;
    throw new esm/* InvalidArgumentError */.Di("Expected a number from -1 to 1, such as 0.6.");
}
const here = () => ({ root: process.cwd(), contained: false });
async function calibrateJudge(file, options) {
    const labels = labelsIn(file);
    const printCalibration = async (report) => {
        const gate = await gateOf(report, options);
        const calibration = calibrate(labels, report, gate.scorers.includes("llm"));
        if (options.json)
            (0,print/* printJson */.Q2)(JSON.stringify(calibration, null, 2));
        else
            (0,print/* print */.yy)(calibrationView(calibration, print/* hasColors */.jG));
        return exitCodeOf(calibration, options);
    };
    if (options.report !== undefined)
        return printCalibration(reportIn(options.report));
    const jobs = [await (0,job_options/* jobOf */.Zw)(options)];
    const [code] = await (0,job_options/* withJudge */.kj)(options, jobs, async (job) => printCalibration(await judgeCases(labels, job)));
    return code ?? 1;
}
function labelsIn(file) {
    const message = "name the file of labels. Write it before the options: rungate calibrate LABELS --report …";
    if (file === undefined)
        throw new core_problems/* ConfigurationError */.j1([{ severity: "error", message }]);
    const unreadable = [];
    const source = (0,files/* readConfigurationFile */.Bt)(file, here(), unreadable);
    if (source === undefined)
        throw new core_problems/* ConfigurationError */.j1(unreadable);
    const { labels, problems } = readLabels(source.file, source.text);
    if (problems.length > 0)
        throw new core_problems/* ConfigurationError */.j1(problems);
    return labels;
}
function reportIn(file) {
    const problems = [];
    const report = (0,read_reports.readReportFile)(file, here(), problems);
    if (report === undefined)
        throw new core_problems/* ConfigurationError */.j1(problems);
    return report;
}
async function judgeCases(labels, { judge, ...job }) {
    const labelled = new Set(labels.map((label) => label.case));
    const asksAbout = (caseId) => labelled.has(caseId);
    const report = await (0,run_job.run)({ ...job, judge: judge && { ...judge, asksAbout } });
    (0,print/* printProblems */.Mr)(report.problems.filter(({ severity }) => severity === "error"));
    return report;
}
async function gateOf(report, options) {
    if (options.report === undefined)
        return report.policy.gate;
    const [{ policy } = {}] = await (0,job_options/* jobsOf */.aG)({ ...options, runs: [] });
    if (policy === undefined || typeof policy === "string")
        return report.policy.gate;
    if (policy.problems.length > 0)
        throw new core_problems/* ConfigurationError */.j1(policy.problems);
    return policy.policy.gate;
}
function exitCodeOf({ kappa, labels }, { minKappa }) {
    if (minKappa === undefined)
        return 0;
    const fail = (found, demanded) => {
        (0,print/* printProblems */.Mr)([{ severity: "error", message: `${found}, and --min-kappa requires ${demanded}` }]);
        return 1;
    };
    if (kappa === null)
        return fail("kappa is undefined", String(minKappa));
    if (kappa.value < minKappa)
        return fail(`kappa is ${kappaText(kappa.value, minKappa)}`, String(minKappa));
    if (labels.compared < DEMANDED.labels)
        return fail(`${(0,core_text/* counted */.hS)(labels.compared, "label")} compared`, `${DEMANDED.labels} by which it is known`);
    return 0;
}


/***/ }),

/***/ 82057:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NK: () => (/* binding */ suiteNotNamed),
/* harmony export */   Rb: () => (/* binding */ barOf),
/* harmony export */   St: () => (/* binding */ movedPattern),
/* harmony export */   Zw: () => (/* binding */ jobOf),
/* harmony export */   aG: () => (/* binding */ jobsOf),
/* harmony export */   hr: () => (/* binding */ progressBar),
/* harmony export */   jk: () => (/* binding */ movedPath),
/* harmony export */   kj: () => (/* binding */ withJudge),
/* harmony export */   yZ: () => (/* binding */ isIgnoredIn)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _config_find_config_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55078);
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98389);
/* harmony import */ var _core_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11977);
/* harmony import */ var _core_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21645);
/* harmony import */ var _core_git_git_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22157);
/* harmony import */ var _core_interruptible_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(49981);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(51400);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(26067);
/* harmony import */ var _gate_job_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(79933);
/* harmony import */ var _scorers_judge_judgement_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(13629);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(32315);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(18366);













async function jobsOf(options, askBase) {
    const cwd = process.cwd();
    const file = configFileOf(options, cwd);
    const config = file === undefined ? undefined : await readConfig(file);
    if (config !== undefined && config.policy === undefined && options.runs.length === 0)
        throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_7__/* .ConfigurationError */ .j1(config.problems);
    const ownSuites = config?.suites ?? [];
    const baseSuites = await askBase?.(ownSuites);
    const suites = chooseSuites(baseSuites === undefined ? ownSuites : withIntroduced(baseSuites, ownSuites), options, file);
    const onProgress = await progressBar();
    const jobs = suites.map((suite) => {
        const isOfFile = options.runs.length === 0 && suite !== undefined;
        const isMerged = (options.merge ?? []).length > 0;
        const root = isOfFile ? (0,_core_git_git_js__WEBPACK_IMPORTED_MODULE_5__/* .repositoryRoot */ .Hn)(cwd) : cwd;
        const fromFile = (path) => movedPath(path, (0,_core_git_git_js__WEBPACK_IMPORTED_MODULE_5__/* .repositoryRoot */ .Hn)(cwd), root);
        const fromOption = (path) => movedPath(path, cwd, root);
        return {
            runs: isOfFile && !isMerged ? suite.runs : options.runs,
            expectations: options.expectations.length > 0
                ? options.expectations.map(fromOption)
                : (suite?.expectations ?? []).map(fromFile),
            policy: config && {
                ..._config_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .defaultActivePolicy */ .mp,
                policy: config.policy ?? _config_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .defaultPolicy */ .G4,
                source: "file",
                problems: config.problems,
            },
            suite: options.suite ?? suite?.name ?? _config_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_SUITE */ .TR,
            format: options.format ?? suite?.format,
            caseField: options.caseField ?? suite?.caseField,
            suiteBaseline: isOfFile && !isMerged ? suite.baseline : undefined,
            root,
            contained: false,
            commit: null,
            createdAt: (0,_gate_job_js__WEBPACK_IMPORTED_MODULE_9__/* .createdAt */ .CT)(options.now),
            today: (0,_gate_job_js__WEBPACK_IMPORTED_MODULE_9__/* .today */ .Ec)(options.now),
            onProgress,
            record: suite?.record,
            agent: suite?.agent,
            isIgnored: suite?.agent && isIgnoredIn(root),
            suiteJudge: suite?.judge,
            config,
            isOfFile,
        };
    });
    for (const { expectations, root } of jobs)
        (0,_options_js__WEBPACK_IMPORTED_MODULE_11__/* .demandSafeFiles */ .m$)(options, {
            expectations: expectations.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, path)),
            policy: file ?? _config_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .CONFIG_FILE */ .g2,
        });
    return jobs;
}
function isIgnoredIn(root) {
    const ignoredBy = (0,_core_git_git_js__WEBPACK_IMPORTED_MODULE_5__/* .gitIgnores */ .aR)(root);
    return (name) => ignoredBy(name) !== undefined;
}
function withIntroduced(baseSuites, own) {
    const introduced = (0,_config_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .introducedSuites */ .Bv)(baseSuites, own);
    const names = new Set(introduced.map(({ name }) => name));
    for (const { name } of own.filter((suite) => suite.judge !== undefined && names.has(suite.name)))
        (0,_print_js__WEBPACK_IMPORTED_MODULE_12__/* .printError */ .yJ)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .terminal */ .Fo) `warning: the judge of suite ${name} is not asked, because the base does not have it yet. To ask it, use --judge-model`);
    return [...baseSuites, ...introduced];
}
async function jobOf(options, cases = []) {
    const jobs = await jobsOf(options);
    const [job, ...rest] = jobs;
    return job !== undefined && rest.length === 0 ? job : jobWith(cases, jobs);
}
async function jobWith(cases, jobs) {
    if (cases.length === 0)
        throw suiteNotNamed(jobs.map(({ suite }) => suite));
    const { run } = await Promise.all(/* import() */[__webpack_require__.e(9036), __webpack_require__.e(2357), __webpack_require__.e(8604)]).then(__webpack_require__.bind(__webpack_require__, 58604));
    const ids = new Set();
    const matching = [];
    for (const job of jobs) {
        const own = new Set((await run(job)).cases.map(({ id }) => id));
        for (const id of own)
            ids.add(id);
        if (cases.every((id) => own.has(id)))
            matching.push(job);
    }
    const [found, ...rest] = matching;
    if (found !== undefined && rest.length === 0)
        return found;
    const unknown = cases.find((id) => !ids.has(id));
    if (unknown === undefined)
        throw suiteNotNamed((matching.length > 0 ? matching : jobs).map(({ suite }) => suite));
    const message = `no suite has a run of a case "${unknown}".${(0,_core_problems_js__WEBPACK_IMPORTED_MODULE_7__/* .didYouMean */ .au)(unknown, ids)}`;
    throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_7__/* .ConfigurationError */ .j1([{ severity: "error", message }]);
}
function suiteNotNamed(names) {
    const message = `the file has ${names.length} suites: ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_8__/* .listed */ .KE)(names)}. Name one of them, such as --suite ${names[0] ?? _config_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_SUITE */ .TR}`;
    return new _core_problems_js__WEBPACK_IMPORTED_MODULE_7__/* .ConfigurationError */ .j1([{ severity: "error", message }]);
}
function configFileOf({ policy: named }, cwd) {
    if (named !== undefined)
        return named;
    const { file, unused } = (0,_config_find_config_file_js__WEBPACK_IMPORTED_MODULE_1__/* .findConfigFile */ .i)(cwd) ?? {};
    if (file?.startsWith("../"))
        (0,_print_js__WEBPACK_IMPORTED_MODULE_12__/* .printError */ .yJ)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .terminal */ .Fo) `using ${file}`);
    if (unused !== undefined)
        (0,_print_js__WEBPACK_IMPORTED_MODULE_12__/* .printError */ .yJ)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .terminal */ .Fo) `warning: ${unused} is not used, because ${file ?? ""} applies. Remove one of them`);
    return file;
}
async function readConfig(file) {
    const problems = [];
    const source = (0,_core_files_js__WEBPACK_IMPORTED_MODULE_4__/* .readConfigurationFile */ .Bt)(file, { root: process.cwd(), contained: false }, problems);
    if (source === undefined)
        return { file, text: "", policy: undefined, suites: [], problems };
    const { folderOf, loadConfigFile } = await Promise.all(/* import() */[__webpack_require__.e(5411), __webpack_require__.e(8815), __webpack_require__.e(7785), __webpack_require__.e(9772), __webpack_require__.e(3851)]).then(__webpack_require__.bind(__webpack_require__, 79772));
    const folder = movedPath(folderOf(file), process.cwd(), (0,_core_git_git_js__WEBPACK_IMPORTED_MODULE_5__/* .repositoryRoot */ .Hn)(process.cwd()));
    return loadConfigFile(file, source.text, folder === "" ? "." : folder);
}
function chooseSuites(suites, { suite: named, runs }, file) {
    if (suites.length === 0)
        return [undefined];
    const names = suites.map(({ name }) => name);
    if (named !== undefined) {
        const suite = suites.find(({ name }) => name === named);
        if (suite !== undefined || runs.length > 0)
            return [suite];
        const message = `has no suite "${named}".${(0,_core_problems_js__WEBPACK_IMPORTED_MODULE_7__/* .didYouMean */ .au)(named, names) || ` It has: ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_8__/* .listed */ .KE)(names)}.`}`;
        throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_7__/* .ConfigurationError */ .j1([{ severity: "error", file, message }]);
    }
    if (runs.length === 0 || suites.length === 1)
        return [...suites];
    const usual = suites.find(({ name }) => name === _config_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_SUITE */ .TR);
    if (usual === undefined)
        throw suiteNotNamed(names);
    return [usual];
}
function movedPath(path, from, to) {
    return from === to ? path : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(to, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(from, path)).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join("/");
}
function movedPattern(pattern, to) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(to, process.cwd()).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join("/");
    return way === "" || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(pattern) ? pattern : `${(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeGlob */ .yk)(way)}/${pattern}`;
}
async function withJudge(options, jobs, work, conclude = async () => { }) {
    const { judgeCache } = options;
    const unusable = faultOf(options, jobs);
    if (unusable !== undefined)
        throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_7__/* .ConfigurationError */ .j1([{ severity: "error", message: unusable }]);
    const cache = judgeCache === undefined ? undefined : await openCache(judgeCache);
    const known = cache?.known ?? new Map();
    const onJudged = (judgement) => cache?.add(judgement);
    const stopped = (signal) => {
        cache?.tryToFinish();
        (0,_print_js__WEBPACK_IMPORTED_MODULE_12__/* .printError */ .yJ)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .terminal */ .Fo) `error: stopped by ${signal} before the end: nothing was decided`);
    };
    try {
        const done = [];
        for (const { suiteJudge, ...job } of jobs) {
            const judge = await judgeOf(options, suiteJudge);
            const judged = judge === undefined ? job : { ...job, judge: { ...judge, known, onJudged } };
            done.push(await (0,_core_interruptible_js__WEBPACK_IMPORTED_MODULE_6__/* .interruptible */ .In)(() => work(judged), stopped));
        }
        await (0,_core_interruptible_js__WEBPACK_IMPORTED_MODULE_6__/* .interruptible */ .In)(() => conclude(done), stopped);
        cache?.finish();
        return done;
    }
    catch (error) {
        cache?.tryToFinish();
        throw error;
    }
}
async function openCache(file) {
    const { JudgementCache } = await Promise.all(/* import() */[__webpack_require__.e(5411), __webpack_require__.e(7785), __webpack_require__.e(6500), __webpack_require__.e(7064)]).then(__webpack_require__.bind(__webpack_require__, 83325));
    return new JudgementCache(file);
}
async function judgeOf({ judgeModel, judgeBaseUrl }, ofSuite) {
    const model = judgeModel ?? ofSuite?.model;
    if (model === undefined)
        return undefined;
    const own = judgeModel === undefined ? ofSuite?.baseUrl : undefined;
    const server = judgeBaseUrl ?? own ?? _scorers_judge_judgement_js__WEBPACK_IMPORTED_MODULE_10__/* .DEFAULT_SERVER */ .KA;
    return { model, server, apiKey: (0,_gate_job_js__WEBPACK_IMPORTED_MODULE_9__/* .judgeKey */ .FF)(), onProgress: await judgeProgressBar() };
}
function faultOf({ judgeModel, judgeBaseUrl, judgeCache }, jobs) {
    const isJudged = judgeModel !== undefined || jobs.some(({ suiteJudge }) => suiteJudge !== undefined);
    if (!isJudged && judgeCache !== undefined)
        return "--judge-cache keeps what a judge says: name one with --judge-model";
    const fault = judgeBaseUrl === undefined ? undefined : (0,_scorers_judge_judgement_js__WEBPACK_IMPORTED_MODULE_10__/* .serverFault */ .O7)(judgeBaseUrl);
    return fault && `--judge-base-url: ${fault}`;
}
const PATIENCE_MS = 1_000;
const REDRAW_MS = 100;
async function progressBar() {
    return barOf("{bar} {value}/{total} files · {eta_formatted} left");
}
async function judgeProgressBar() {
    const draw = await barOf("{bar} judged {value}/{total}, {known} known before · {eta_formatted} left");
    return (done, total, known) => draw(done, total, { known });
}
async function barOf(format) {
    if (!process.stderr.isTTY)
        return () => { };
    const { Presets, SingleBar } = await __webpack_require__.e(/* import() */ 8502).then(__webpack_require__.t.bind(__webpack_require__, 98502, 19));
    const started = performance.now();
    const bar = new SingleBar({ format, clearOnComplete: true, stream: process.stderr }, Presets.shades_classic);
    let drawn = 0;
    return (done, total, more = {}) => {
        const now = performance.now();
        if (done === total)
            bar.stop();
        else if (now - started > PATIENCE_MS && now - drawn > REDRAW_MS) {
            if (drawn === 0)
                bar.start(total, done, more);
            else
                bar.update(done, more);
            drawn = now;
        }
    };
}


/***/ }),

/***/ 55078:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ findConfigFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21645);
/* harmony import */ var _core_git_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22157);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51400);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98389);






function findConfigFile(folder) {
    const folders = (0,_core_git_git_js__WEBPACK_IMPORTED_MODULE_3__/* .upToRepository */ .xg)(folder);
    for (const home of folders) {
        const paths = _policy_js__WEBPACK_IMPORTED_MODULE_5__/* .CONFIG_FILES */ .n0.map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(home, name)).filter(isThere);
        const [file, unused] = paths.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder), path).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join("/"));
        if (file === undefined)
            continue;
        if (home !== folders[0] && isOutside(folders.at(-1) ?? home, paths[0] ?? home)) {
            const message = "leads outside the repository: copy the file into it, or name it with --policy";
            throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1([{ severity: "error", file, message }]);
        }
        return { file, unused };
    }
    return undefined;
}
function isThere(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false }) !== undefined;
    }
    catch {
        return true;
    }
}
function isOutside(folder, path) {
    try {
        return (0,_core_files_js__WEBPACK_IMPORTED_MODULE_2__/* .leadsOutside */ .dr)(folder, path);
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 71062:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ parseConfiguration)
/* harmony export */ });
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99547);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28314);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40332);
/* harmony import */ var _parse_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40476);
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49483);





function parseConfiguration(file, text) {
    return parseSoundJson(file, text) ?? (0,_yaml_js__WEBPACK_IMPORTED_MODULE_4__/* .parseYaml */ .h)(file, text);
}
function parseSoundJson(file, source) {
    const text = source.replace(/^\uFEFF/, "");
    if (text.startsWith("\uFEFF") || !/^\s*[{[]/.test(text))
        return undefined;
    let value;
    try {
        value = (0,_parse_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)(text);
    }
    catch {
        return undefined;
    }
    if ((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .depthOf */ .d1)(value, _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.nesting) > _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.nesting || countOf(value) > _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.configurationValues)
        return undefined;
    const places = placesIn(text);
    let all;
    return {
        file,
        value,
        problems: [],
        locate(path, what = "value") {
            const place = what === "value" ? places.get(keyOf(path)) : undefined;
            if (place !== undefined)
                return { file, ...place };
            all ??= (0,_yaml_js__WEBPACK_IMPORTED_MODULE_4__/* .parseYaml */ .h)(file, text);
            return all.locate(path, what);
        },
    };
}
function countOf(value) {
    if (typeof value !== "object" || value === null)
        return 1;
    const parts = Object.values(value);
    return parts.reduce((sum, part) => sum + countOf(part), Array.isArray(value) ? 1 : 1 + parts.length);
}
const KNOWN_DEPTH = 3;
function placesIn(text) {
    const places = new Map();
    const add = (line, character, path) => {
        places.set(keyOf(path), { line: line + 1, column: character + 1 });
        return path.length < KNOWN_DEPTH;
    };
    (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.visit)(text, {
        onObjectBegin: (_offset, _length, line, character, pathOf) => add(line, character, pathOf()),
        onArrayBegin: (_offset, _length, line, character, pathOf) => add(line, character, pathOf()),
        onLiteralValue: (_value, _offset, _length, line, character, pathOf) => {
            add(line, character, pathOf());
        },
        onObjectEnd: () => { },
        onArrayEnd: () => { },
    });
    return places;
}
function keyOf(path) {
    return JSON.stringify(path.map(String));
}


/***/ }),

/***/ 43851:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EZ4: () => (/* binding */ kinds),
/* harmony export */   IeY: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.IeY),
/* harmony export */   Ikc: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.Ikc),
/* harmony export */   KCZ: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.KCZ),
/* harmony export */   L5J: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.L5J),
/* harmony export */   OZ5: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.OZ5),
/* harmony export */   PVZ: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.PVZ),
/* harmony export */   QaX: () => (/* binding */ schemaAddress),
/* harmony export */   RZV: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.RZV),
/* harmony export */   Whr: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.Whr),
/* harmony export */   YOg: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.YOg),
/* harmony export */   YjP: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.YjP),
/* harmony export */   YqI: () => (/* binding */ choice),
/* harmony export */   _H3: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__._H3),
/* harmony export */   aig: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.aig),
/* harmony export */   auy: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.auy),
/* harmony export */   blZ: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.blZ),
/* harmony export */   chJ: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.chJ),
/* harmony export */   euz: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.euz),
/* harmony export */   g1P: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.g1P),
/* harmony export */   gMt: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.gMt),
/* harmony export */   ilI: () => (/* binding */ textWithout),
/* harmony export */   k5n: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.k5n),
/* harmony export */   rej: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.rej),
/* harmony export */   vkY: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.vkY),
/* harmony export */   zMY: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.zMY)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88532);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85411);

zod__WEBPACK_IMPORTED_MODULE_1__/* .config */ .$W({ jitless: true });

const kinds = {
    array: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg,
    boolean: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY,
    number: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig,
    strictObject: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej,
    string: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP,
    union: zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ,
    unknown: zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J,
};
function textWithout(faultOf) {
    return zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
        .min(1)
        .superRefine((text, context) => {
        const message = faultOf(text);
        if (message !== undefined)
            context.addIssue({ code: "custom", message });
    });
}
const schemaAddress = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
    .describe("The address of this schema, for editors. A YAML file names it in its first line instead")
    .optional();
function choice(about, means) {
    return zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(Object.keys(means))
        .meta({ description: about, enumDescriptions: Object.values(means) });
}


/***/ }),

/***/ 49483:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ compose),
/* harmony export */   h: () => (/* binding */ parseYaml)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40332);


const { SCALAR } = yaml__WEBPACK_IMPORTED_MODULE_0__/* .CST */ .DB;
function parseYaml(file, text) {
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
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
        if (error instanceof TooManyMistakes)
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
class TooManyMistakes extends Error {
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
    for (const lexeme of new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Lexer */ .JG().lex(text)) {
        counts.lexemes += 1;
        if (!isScalar) {
            const mark = marks.get(lexeme);
            if (mark !== undefined)
                marks.set(lexeme, mark + 1);
            if (OPENERS.has(lexeme.charAt(0)))
                counts.values += 1;
            else if (lexeme.startsWith("&") || lexeme.startsWith("*"))
                counts.aliases += 1;
            if (mark !== undefined && mark >= _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.configurationValues)
                counts.values = mark + 1;
        }
        isScalar = lexeme === SCALAR;
        refuseMore(counts);
    }
}
function refuseMore({ lexemes, aliases, values }) {
    if (values > _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.configurationValues)
        throw new Excess(`has more than ${_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.configurationValues} values, the most that are read: split it`);
    if (aliases > _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.configurationAliases)
        throw new Excess(`has more than ${_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.configurationAliases} anchors and aliases, the most that are read: write them out, or split the file`);
    if (lexemes > _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.configurationLexemes)
        throw new Excess(`has more than ${_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.configurationLexemes} texts, marks and spaces, the most that are read: split it`);
}
function boundMistakes(composer) {
    const keep = Reflect.get(composer, "onError");
    const mistakes = [];
    const count = (mistake) => {
        mistakes.push(mistake);
        if (mistakes.length > _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.configurationMistakes)
            throw new TooManyMistakes(mistakes);
    };
    const onError = (source, code, message, isWarning) => {
        keep(source, code, message, isWarning);
        const collected = Reflect.get(composer, isWarning ? "warnings" : "errors");
        for (const latest of collected.slice(-1))
            count(latest);
    };
    Reflect.set(composer, "onError", onError);
    return count;
}
function compose(text, lines) {
    const parser = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Parser */ .iX(lines.addNewLine);
    const composer = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Composer */ .Dk({
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
    for (const lexeme of new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Lexer */ .JG().lex(text)) {
        for (const token of parser.next(lexeme)) {
            if (token.type === "error") {
                const place = [token.offset, token.offset + 1];
                countMistake(new yaml__WEBPACK_IMPORTED_MODULE_0__/* .YAMLParseError */ .XT(place, "UNEXPECTED_TOKEN", token.message));
            }
            documents.push(...composer.next(token));
        }
        if (documents.length > 2)
            return documents;
        if (parser.stack.length > _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.nesting + 2) {
            throw new Excess(`nests deeper than ${_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.nesting} levels`, parser.offset);
        }
    }
    for (const token of parser.end())
        documents.push(...composer.next(token));
    documents.push(...composer.end());
    return documents;
}
function toJson(value, within) {
    within.count.values += 1;
    if (within.count.values > _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.configurationValues) {
        throw new Excess(`has more than ${_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.configurationValues} values, with every alias written out, the most that are read: split it`);
    }
    if (typeof value === "bigint")
        return Number.isSafeInteger(Number(value)) ? Number(value) : value;
    if (typeof value === "object" && value !== null && within.depth >= _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.nesting) {
        throw new Excess(`nests deeper than ${_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.nesting} levels, with every alias written out`);
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
        const [key, value] = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isPair */ .tO)(child) ? [child.key, child.value] : [child, child];
        const wantsKey = what === "key" && depth === path.length - 1;
        place = (wantsKey ? placeOf(key) : (placeOf(value) ?? placeOf(key))) ?? place;
        node = value;
    }
    return place;
}
function childOf(node, step) {
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(node))
        return undefined;
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node))
        return node.items.find(({ key }) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) && String(key.value) === String(step));
    return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node) ? node.items[Number(step)] : undefined;
}
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
const RESERVED = /^Plain value cannot start with reserved character/;
function syntaxProblems(errors, at) {
    const byLine = new Map(errors.toReversed().map((error) => {
        const place = at(error.pos[0]);
        const isKey = error.code === "NON_STRING_KEY";
        const message = isKey
            ? "a key must be text, not a list or an object"
            : `not valid YAML: ${error.message}${RESERVED.test(error.message) ? ". Write the value in quotes" : ""}`;
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
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(document, {
        Map(_key, { items }) {
            const seen = new Set();
            for (const { key } of items) {
                if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key))
                    continue;
                if (seen.has(key.value)) {
                    const message = `key "${String(key.value)}" is here a second time`;
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
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(document, {
        Alias(_key, { source, range }) {
            if (anchors.has(source))
                return;
            const message = `*${source} refers to nothing: there is no anchor &${source} before it. If it is text, write it in quotes: "*${source}"`;
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
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(document, {
        Pair(_key, { key }) {
            if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) || key.value !== "<<" || key.type !== "PLAIN")
                return;
            const message = 'merge keys ("<<") are not part of YAML 1.2: write the keys out';
            problems.push(problem(at(key.range?.[0] ?? 0), message));
        },
    });
    return problems;
}


/***/ }),

/***/ 14994:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ ReportError),
/* harmony export */   C: () => (/* binding */ readStored)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28314);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40332);
/* harmony import */ var _core_parse_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40476);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26067);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58508);





const TOO_DEEP = `nests deeper than the ${_core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.reportNesting} levels that a report may have`;
class ReportError extends Error {
    name = "ReportError";
}
function readStored(text, stored) {
    const value = parse(text, stored);
    const { schemaVersion, tool } = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) ? value : {};
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) && schemaVersion === undefined)
        throw new ReportError(`is not ${stored.name} of rungate: it has no schemaVersion; ${sourceOf(stored)}`);
    refuseOtherVersion(schemaVersion, stored);
    const { success, data, error } = stored.schema.safeParse(value);
    if (!success || !(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value)) {
        throw new ReportError(notStored(error?.issues ?? [], (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(tool) ? tool.version : undefined, stored));
    }
    return { value, checked: data };
}
function refuseOtherVersion(schemaVersion, { name, renewal }) {
    if (typeof schemaVersion !== "number" || schemaVersion === _version_js__WEBPACK_IMPORTED_MODULE_4__/* .SCHEMA_VERSION */ .f)
        return;
    const [writer, remedy] = schemaVersion > _version_js__WEBPACK_IMPORTED_MODULE_4__/* .SCHEMA_VERSION */ .f ? ["a newer rungate", "update rungate"] : ["an older rungate", renewal];
    throw new ReportError(`is ${name} of ${writer}: schema version ${schemaVersion}, and this one (${_version_js__WEBPACK_IMPORTED_MODULE_4__/* .version */ .r}) reads ${_version_js__WEBPACK_IMPORTED_MODULE_4__/* .SCHEMA_VERSION */ .f}; ${remedy}`);
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
    const fault = faultIn(value, _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.reportNesting);
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
function whyNotJson(text) {
    try {
        (0,_core_parse_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(text);
    }
    catch (error) {
        if (error instanceof RangeError)
            throw new ReportError(TOO_DEEP);
        if (!(error instanceof _core_parse_json_js__WEBPACK_IMPORTED_MODULE_2__/* .JsonError */ .N3))
            throw error;
        return `line ${error.line}, column ${error.column}: ${error.message}`;
    }
    return "the place is unknown";
}
function notStored([first], writtenBy, stored) {
    const where = first === undefined || first.path.length === 0 ? "" : ` at ${first.path.map(String).join(".")}`;
    const what = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(`${where}: ${first?.message ?? "unknown shape"}`, _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.shownText);
    const other = typeof writtenBy === "string" && writtenBy !== _version_js__WEBPACK_IMPORTED_MODULE_4__/* .version */ .r
        ? ` (rungate ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(writtenBy, _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.shownText)} wrote it, this is ${_version_js__WEBPACK_IMPORTED_MODULE_4__/* .version */ .r})`
        : "";
    return `is not ${stored.name} of rungate${what}${other}; ${sourceOf(stored)}`;
}


/***/ })

};

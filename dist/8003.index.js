export const id = 8003;
export const ids = [8003];
export const modules = {

/***/ 5222:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   addDoctor: () => (/* binding */ addDoctor),
/* harmony export */   doctor: () => (/* binding */ doctor)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68587);
/* harmony import */ var _core_expression_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68406);
/* harmony import */ var _core_git_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22157);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28314);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51400);
/* harmony import */ var _setup_doctor_doctor_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(44183);
/* harmony import */ var _setup_doctor_repository_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(65238);
/* harmony import */ var _setup_doctor_workflow_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(69495);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(18366);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(94709);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_repository_js__WEBPACK_IMPORTED_MODULE_10__]);
_repository_js__WEBPACK_IMPORTED_MODULE_10__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];











const addDoctor = (command, exit) => {
    command
        .option("--repository <owner/name>", "the repository on GitHub (default: GITHUB_REPOSITORY, or the remote origin)")
        .option("--json", "print the findings as JSON and nothing else")
        .addHelpText("after", "\nReads .github/workflows here, and the files that its gates name. With GITHUB_TOKEN or GH_TOKEN it asks GitHub,\nwithout changing anything, for what only GitHub knows: required checks, the baseline, settings.\nExit code: 0 nothing is missing, 1 something is, or a file could not be checked, 2 usage error.")
        .action(async (options) => {
        exit(await doctor(options));
    });
};
const NO_TOKEN = "set GITHUB_TOKEN to a token that may read the repository, its Actions and its settings";
const NO_REPOSITORY = "name the repository on GitHub by --repository owner/name";
async function doctor({ repository: repositoryOption, json }) {
    const here = process.cwd();
    const root = (0,_core_git_git_js__WEBPACK_IMPORTED_MODULE_3__/* .repositoryRoot */ .Hn)(here);
    if (root !== here)
        (0,_print_js__WEBPACK_IMPORTED_MODULE_9__/* .printError */ .yJ)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `looking at the whole repository: paths start at ${(0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(here, root)}`);
    const name = repositoryName(repositoryOption, root);
    await (0,_core_expression_js__WEBPACK_IMPORTED_MODULE_2__/* .loadRe2 */ .o4)();
    const read = (0,_repository_js__WEBPACK_IMPORTED_MODULE_10__.readRepository)(root);
    const github = await askGitHub(name, read, root);
    const findings = (0,_setup_doctor_doctor_js__WEBPACK_IMPORTED_MODULE_6__/* .examine */ .sb)({ ...read, github });
    if (json)
        (0,_print_js__WEBPACK_IMPORTED_MODULE_9__/* .printJson */ .Q2)((0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonText */ .s$)(findings, 2));
    else
        (0,_print_js__WEBPACK_IMPORTED_MODULE_9__/* .print */ .yy)((0,_setup_doctor_doctor_js__WEBPACK_IMPORTED_MODULE_6__/* .doctorView */ .pJ)(findings, _print_js__WEBPACK_IMPORTED_MODULE_9__/* .hasColors */ .jG));
    return (0,_setup_doctor_doctor_js__WEBPACK_IMPORTED_MODULE_6__/* .isInDoubt */ .cd)(findings, github) ? 1 : 0;
}
function repositoryName(repositoryOption, root) {
    const name = repositoryOption ?? (process.env.GITHUB_REPOSITORY || undefined);
    if (name !== undefined && !(0,_core_git_git_js__WEBPACK_IMPORTED_MODULE_3__/* .isRepositoryName */ .en)(name)) {
        const message = `"${name}" is no repository: write it as owner/name`;
        throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_5__/* .ConfigurationError */ .j1([{ severity: "error", message }]);
    }
    return name ?? (0,_core_git_git_js__WEBPACK_IMPORTED_MODULE_3__/* .originRepository */ .Vp)(root, process.env.GITHUB_SERVER_URL || "https://github.com");
}
async function askGitHub(repository, { gates, files }, root) {
    const token = process.env.GITHUB_TOKEN || process.env.GH_TOKEN || "";
    if (token === "" || repository === undefined) {
        const setup = (0,_setup_doctor_repository_js__WEBPACK_IMPORTED_MODULE_7__/* .unseenSetup */ .aL)(token === "" ? NO_TOKEN : NO_REPOSITORY);
        const branch = (0,_core_git_git_js__WEBPACK_IMPORTED_MODULE_3__/* .clonedBranch */ .SB)(root);
        return branch === undefined ? setup : { ...setup, defaultBranch: { seen: branch } };
    }
    const [{ connect }, { readSetup }] = await Promise.all([
        __webpack_require__.e(/* import() */ 4463).then(__webpack_require__.bind(__webpack_require__, 44463)),
        Promise.all(/* import() */[__webpack_require__.e(7103), __webpack_require__.e(46)]).then(__webpack_require__.bind(__webpack_require__, 50046)),
    ]);
    const github = await connect({ token, repository, debug: () => { } });
    const compared = gates.filter((gate) => (0,_setup_doctor_workflow_js__WEBPACK_IMPORTED_MODULE_8__/* .comparesWithArtifact */ .Hc)(gate) && !(0,_setup_doctor_workflow_js__WEBPACK_IMPORTED_MODULE_8__/* .isExpression */ .BH)(gate.suite));
    const queries = compared.map((gate) => {
        const policy = files.get(gate)?.policy;
        const workflows = policy?.baseline.workflows ?? [];
        return [
            gate,
            { suite: gate.suite, workflow: gate.workflow.file, workflows, hasPolicy: policy !== undefined },
        ];
    });
    const listed = gates.flatMap((gate) => files.get(gate)?.policy?.baseline.branches ?? []);
    return await readSetup(github, new Map(queries), new Set(listed));
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 87753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ POWER),
/* harmony export */   z: () => (/* binding */ detectableDrop)
/* harmony export */ });
/* harmony import */ var _distributions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87377);
/* harmony import */ var _drop_test_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61044);
/* harmony import */ var _summary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20544);



const POWER = 0.8;
function detectableDrop(samples, cases, alpha) {
    const needed = lostAmongNoise(samples, alpha);
    if (needed === null)
        return null;
    const rate = (0,_summary_js__WEBPACK_IMPORTED_MODULE_2__/* .mean */ .i2)(samples.map(({ base }) => (0,_summary_js__WEBPACK_IMPORTED_MODULE_2__/* .mean */ .i2)(base) ?? 0)) ?? 0;
    const lost = Math.max(needed * rate, lostWithoutNoise(samples, alpha));
    return lost > samples.length * rate ? null : lost / cases;
}
function lostAmongNoise(samples, alpha) {
    const noise = (0,_summary_js__WEBPACK_IMPORTED_MODULE_2__/* .sum */ .cz)(samples.filter(_summary_js__WEBPACK_IMPORTED_MODULE_2__/* .varies */ .n9).map(_drop_test_js__WEBPACK_IMPORTED_MODULE_1__/* .relabellingOf */ .NF).map(_drop_test_js__WEBPACK_IMPORTED_MODULE_1__/* .distanceVariance */ .hu));
    const broken = samples.map(failing).filter(_summary_js__WEBPACK_IMPORTED_MODULE_2__/* .varies */ .n9).map(_drop_test_js__WEBPACK_IMPORTED_MODULE_1__/* .relabellingOf */ .NF);
    const gains = broken.map(_drop_test_js__WEBPACK_IMPORTED_MODULE_1__/* .meanDistance */ .RB);
    const average = (values) => (0,_summary_js__WEBPACK_IMPORTED_MODULE_2__/* .sum */ .cz)(values) / samples.length;
    const gain = average(gains);
    const unevenness = Math.max(0, average(gains.map((value) => value ** 2)) - gain ** 2);
    const added = average(broken.map(_drop_test_js__WEBPACK_IMPORTED_MODULE_1__/* .distanceVariance */ .hu));
    const z = Math.max(0, (0,_distributions_js__WEBPACK_IMPORTED_MODULE_0__/* .upperQuantile */ .kA)(alpha));
    const reserve = (0,_distributions_js__WEBPACK_IMPORTED_MODULE_0__/* .upperQuantile */ .kA)(1 - POWER);
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
    const sorted = samples.map(_summary_js__WEBPACK_IMPORTED_MODULE_2__/* .relabellings */ .Fl).toSorted((a, b) => a - b);
    const ways = sorted[Math.floor(sorted.length / 2)] ?? 1;
    let lost = 1;
    for (let p = 0.5 / ways; p >= alpha && lost <= samples.length; p /= ways)
        lost++;
    return lost;
}


/***/ }),

/***/ 28581:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ planSuite)
/* harmony export */ });
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40332);
/* harmony import */ var _core_statistics_distributions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87377);
/* harmony import */ var _core_statistics_power_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87753);
/* harmony import */ var _core_statistics_summary_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20544);
/* harmony import */ var _report_cases_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65594);
/* harmony import */ var _baseline_baseline_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68541);






const DROPS = [0.1, 0.05];
const TRIALS = [1, 3, 5, 10];
const USUAL_CORRELATION = 0.5;
function planSuite({ suite, cases, policy, }) {
    const { window, alpha, maxDrop } = policy.gate.regression;
    const caseRuns = cases
        .filter((reportCase) => reportCase.source !== "none" && (0,_report_cases_js__WEBPACK_IMPORTED_MODULE_4__/* .decides */ .yN)(reportCase))
        .map((reportCase) => ({ own: (0,_baseline_baseline_js__WEBPACK_IMPORTED_MODULE_5__/* .judgedRuns */ .E8)(reportCase.trials).length, runs: (0,_baseline_baseline_js__WEBPACK_IMPORTED_MODULE_5__/* .baseRuns */ .SR)(reportCase, window) }))
        .filter(({ own }) => own > 0);
    const rates = caseRuns.map(({ runs }) => ({
        rate: (0,_core_statistics_summary_js__WEBPACK_IMPORTED_MODULE_3__/* .mean */ .i2)(runs.map(({ pass }) => Number(pass))) ?? 0,
        trials: runs.length,
    }));
    const passRate = (0,_core_statistics_summary_js__WEBPACK_IMPORTED_MODULE_3__/* .mean */ .i2)(rates.map(({ rate }) => rate));
    if (passRate === null)
        return null;
    const correlation = correlationOf(rates, passRate);
    const model = { passRate, correlation: correlation ?? USUAL_CORRELATION };
    const trials = {
        head: typical(caseRuns.map(({ own }) => own)),
        base: typical(caseRuns.map(({ runs }) => runs.length)),
    };
    const shows = (count, base, head) => {
        const samples = likelySamples(count, base, head, model);
        const drop = (0,_core_statistics_power_js__WEBPACK_IMPORTED_MODULE_2__/* .detectableDrop */ .z)(samples, count, alpha);
        const least = Math.min(maxDrop, 1 / count) + (0,_core_statistics_distributions_js__WEBPACK_IMPORTED_MODULE_1__/* .upperQuantile */ .kA)(1 - _core_statistics_power_js__WEBPACK_IMPORTED_MODULE_2__/* .POWER */ .w) * (0,_core_statistics_summary_js__WEBPACK_IMPORTED_MODULE_3__/* .standardError */ .gU)(samples, count);
        return drop === null ? null : Math.max(drop, least);
    };
    return {
        suite,
        cases: caseRuns.length,
        trials,
        passRate,
        correlation,
        detectable: shows(caseRuns.length, trials.base, trials.head),
        needed: DROPS.map((drop) => ({
            drop,
            cases: TRIALS.map((each) => ({
                trials: each,
                cases: fewest((count) => isAtMost(shows(count, each, each), drop)),
            })),
        })),
    };
}
function typical(counts) {
    return Math.round((0,_core_statistics_summary_js__WEBPACK_IMPORTED_MODULE_3__/* .median */ .JZ)(counts) ?? 0);
}
function correlationOf(rates, passRate) {
    const repeated = rates.filter(({ trials }) => trials > 1);
    if (repeated.length === 0)
        return null;
    const within = (0,_core_statistics_summary_js__WEBPACK_IMPORTED_MODULE_3__/* .sum */ .cz)(repeated.map(({ rate, trials }) => (rate * (1 - rate) * trials) / (trials - 1)));
    const total = passRate * (1 - passRate);
    if (total === 0)
        return 0;
    return Math.min(0.99, Math.max(0, 1 - within / repeated.length / total));
}
function likelySamples(cases, base, head, { passRate, correlation }) {
    const shares = (0,_core_statistics_distributions_js__WEBPACK_IMPORTED_MODULE_1__/* .betaBinomial */ .aD)(base + head, passRate, correlation);
    let passes = 0;
    let reached = shares[0] ?? 1;
    return Array.from({ length: cases }, (_, at) => {
        while (reached < (at + 0.5) / cases && passes < base + head) {
            passes += 1;
            reached += shares[passes] ?? 0;
        }
        const onBase = Math.min(base, Math.ceil((passes * base) / (base + head)));
        return { base: outcomes(onBase, base), head: outcomes(passes - onBase, head) };
    });
}
function outcomes(passes, trials) {
    return Array.from({ length: trials }, (_, at) => Number(at < passes));
}
function isAtMost(drop, most) {
    return drop !== null && drop <= most;
}
function fewest(isEnough) {
    if (!isEnough(_core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .Fy.plannedCases))
        return null;
    let low = 0;
    let high = _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .Fy.plannedCases;
    while (high - low > 1) {
        const middle = Math.floor((low + high) / 2);
        if (isEnough(middle))
            high = middle;
        else
            low = middle;
    }
    return high;
}


/***/ }),

/***/ 48706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ patternsInside),
/* harmony export */   M: () => (/* binding */ commonFolder)
/* harmony export */ });
/* harmony import */ var _core_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98998);

function patternsInside(folder, patterns, uploaded = patterns) {
    const depth = commonFolder(uploaded).length;
    const inside = patterns.map((pattern) => partsOf(pattern).slice(depth));
    return inside
        .sort((a, b) => b.length - a.length)
        .map((parts) => `${(0,_core_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeGlob */ .yk)(folder)}/**/${parts.join("/")}`);
}
const OPEN = /(?<!\\)[*?[{(|]/;
function commonFolder(patterns) {
    const [first = [], ...rest] = patterns.map((pattern) => partsOf(pattern).slice(0, -1));
    const end = first.findIndex((part, at) => OPEN.test(part) || rest.some((other) => other[at] !== part));
    return end < 0 ? first : first.slice(0, end);
}
function partsOf(pattern) {
    return pattern.split("/").filter((part) => part !== "" && part !== ".");
}


/***/ }),

/***/ 44183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pJ: () => (/* binding */ doctorView),
  sb: () => (/* binding */ examine),
  cd: () => (/* binding */ isInDoubt)
});

// EXTERNAL MODULE: ./build/core/escape.js
var core_escape = __webpack_require__(68587);
// EXTERNAL MODULE: ./build/core/limits.js
var limits = __webpack_require__(40332);
// EXTERNAL MODULE: ./build/core/problems.js
var problems = __webpack_require__(51400);
// EXTERNAL MODULE: ./build/core/text.js
var core_text = __webpack_require__(26067);
// EXTERNAL MODULE: ./build/views/terminal.js
var terminal = __webpack_require__(46445);
// EXTERNAL MODULE: ./build/config/policy.js
var policy = __webpack_require__(98389);
// EXTERNAL MODULE: ./build/setup/doctor/recordings-source.js
var recordings_source = __webpack_require__(30518);
// EXTERNAL MODULE: ./build/setup/doctor/repository.js
var doctor_repository = __webpack_require__(65238);
;// CONCATENATED MODULE: ./build/setup/doctor/checks-agent.js



const agentNamed = {
    id: "agent-named",
    title: "the files of the agent",
    why: "Where a suite does not name the files of its agent, a pull request that changes them and is not recorded again passes.",
    look(repository) {
        return repository.gates
            .filter((gate) => (0,recordings_source/* artifactDownloads */.uG)(gate).length === 0)
            .flatMap((gate) => {
            const { file } = (0,doctor_repository/* configOf */.W1)(gate, repository);
            const { unnamedAgents = [] } = repository.files.get(gate) ?? {};
            const findings = unnamedAgents.map(({ suite, globs }) => {
                const line = `agent: ${JSON.stringify(globs.length > 0 ? globs : ["src/agent/**"])}`;
                const inSuite = suite === policy/* DEFAULT_SUITE */.TR ? [line] : ["suites:", `  ${suite}:`, `    ${line}`];
                return (0,doctor_repository/* advice */.v9)({ file }, `suite ${suite} does not name the files of its agent`, {
                    expected: "globs of the code, prompts and settings that are the agent",
                    remedy: "add them, and correct this guess:",
                    yaml: inSuite,
                });
            });
            const isNamed = gate.suites.some(({ agent }) => agent !== undefined);
            return findings.length > 0 || !isNamed
                ? findings
                : [(0,doctor_repository.ok)({ file }, "suites name the files of their agents")];
        });
    },
};

// EXTERNAL MODULE: ./build/core/expression.js
var expression = __webpack_require__(68406);
// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(28314);
// EXTERNAL MODULE: ./build/gate/score/fingerprint.js
var fingerprint = __webpack_require__(16815);
// EXTERNAL MODULE: ./build/setup/doctor/job-permissions.js
var job_permissions = __webpack_require__(90846);
// EXTERNAL MODULE: ./build/setup/doctor/workflow.js
var doctor_workflow = __webpack_require__(69495);
;// CONCATENATED MODULE: ./build/setup/doctor/checks-baseline.js








const upload = {
    id: "upload",
    title: "the upload of the report",
    why: "The action uploads nothing itself: the step behind it leaves the baseline, also after a red gate and in a second attempt.",
    look(repository) {
        return (0,doctor_repository/* gatesWithArtifacts */.mF)(repository)
            .filter(({ kind }) => kind === "action")
            .flatMap(checkUpload);
    },
};
function checkUpload(gate) {
    const { suite } = gate;
    if ((0,doctor_workflow/* isExpression */.BH)(suite))
        return [
            (0,doctor_repository/* notChecked */.lb)(gate.uses.place, `whether ${(0,doctor_workflow/* gateName */.h2)(gate)} uploads its report`, "only GitHub evaluates the expression in `suite`"),
        ];
    const todo = {
        expected: "the report as an artifact of its own name",
        remedy: "write this step after the action's:",
        yaml: (0,fingerprint/* uploadLines */.nu)(suite),
    };
    const step = (0,recordings_source/* reportUpload */.ur)(gate);
    if (step === undefined)
        return [
            (0,doctor_repository/* missing */.LO)(gate.uses.place, `no later step of ${(0,doctor_workflow/* gateName */.h2)(gate)} uploads the report, so that it leaves no baseline`, todo),
        ];
    const faults = (0,recordings_source/* uploadFaults */.RC)(step, suite);
    if (faults.length === 0 && !(0,recordings_source/* isUploadedAnyway */.g5)(step))
        return [
            (0,doctor_repository/* notChecked */.lb)(step.get("if").place, `whether ${(0,doctor_workflow/* gateName */.h2)(gate)} uploads its report where a baseline is recorded`, "only GitHub evaluates the rest of its `if`"),
        ];
    if (faults.length === 0)
        return [(0,doctor_repository.ok)(step.get("uses").place, `${(0,doctor_workflow/* gateName */.h2)(gate)} uploads its report`)];
    return faults.map(({ part, fault }) => (0,doctor_repository/* missing */.LO)(part.place, `the upload of the report ${fault}`, todo));
}
const retention = {
    id: "retention",
    title: "reports that are kept until the next is recorded",
    why: "A report that expires before the schedule runs again leaves pull requests without a baseline.",
    look(repository) {
        return (0,doctor_repository/* gatesWithArtifacts */.mF)(repository).flatMap((gate) => checkRetention(gate, repository));
    },
};
function checkRetention(gate, repository) {
    const schedules = (0,doctor_repository/* recordedBy */._O)(gate, repository).flatMap(({ triggers }) => triggers.get("schedule") ?? []);
    const [first] = schedules;
    if (first === undefined)
        return [];
    const gap = (0,job_permissions/* longestGapDays */.EN)((0,job_permissions/* cronsOf */.B7)(schedules));
    if (gap === undefined)
        return [
            (0,doctor_repository/* advice */.v9)(first.place, "rungate cannot tell how often the schedule runs", {
                expected: "five fields, such as 17 3 * * 1",
                remedy: "write:",
                yaml: ['schedule: [{ cron: "17 3 * * 1" }]'],
            }),
        ];
    if (gap === Number.POSITIVE_INFINITY)
        return [];
    return [daysFinding(gate, gap + 1, first, repository)];
}
function daysFinding(gate, least, schedule, { github: { retentionDays } }) {
    const own = gate.kind === "action" ? (0,recordings_source/* reportUpload */.ur)(gate)?.get("with").get("retention-days") : undefined;
    const expected = `at least ${(0,core_text/* counted */.hS)(least, "day")}, because there can be so many between two runs of the schedule`;
    if (own?.isThere && own.text !== "0") {
        const days = Number(own.text);
        if (!Number.isInteger(days))
            return (0,doctor_repository/* notChecked */.lb)(own.place, "how long the report is kept", "only GitHub evaluates the expression in retention-days");
        if (days >= least)
            return (0,doctor_repository.ok)(own.place, `the report is kept for ${(0,core_text/* counted */.hS)(days, "day")}, and recorded again in time`);
        return (0,doctor_repository/* missing */.LO)(own.place, `the report is kept for ${(0,core_text/* counted */.hS)(days, "day")}, and may expire before it is recorded again`, {
            expected,
            remedy: "take `retention-days` out, or write:",
            yaml: [`retention-days: ${least}`],
        });
    }
    const { place } = schedule;
    if ("unseen" in retentionDays)
        return (0,doctor_repository/* notChecked */.lb)(place, "whether artifacts are kept until the schedule runs again", retentionDays.unseen);
    const days = (0,core_text/* counted */.hS)(retentionDays.seen, "day");
    if (retentionDays.seen >= least)
        return (0,doctor_repository.ok)(place, `artifacts are kept for ${days}, and the schedule runs before`);
    return (0,doctor_repository/* missing */.LO)(place, `artifacts are kept for ${days}, and the report may expire before it is recorded again`, {
        expected,
        remedy: "let the schedule run more often, or raise the retention under Settings, Actions, General, Artifact and log retention",
    });
}
const requiredCheck = {
    id: "required-check",
    title: "a required check",
    why: "A check that is not required is red beside a button that merges.",
    look(repository) {
        return repository.gates
            .filter(({ workflow }) => workflow.triggers.has("pull_request"))
            .map((gate) => checkRequiredCheck(gate, repository));
    },
};
function checkRequiredCheck(gate, { github: { rules, protection } }) {
    const { place } = gate.uses;
    const name = (0,doctor_workflow/* checkName */.I3)(gate);
    if (name === undefined)
        return (0,doctor_repository/* notChecked */.lb)(place, `whether the check of ${(0,doctor_workflow/* gateName */.h2)(gate)} is required`, "its name is made of values that only GitHub knows");
    const check = (0,json/* shown */.SP)(name);
    const what = `whether ${check} is required`;
    if ("seen" in rules && rules.seen.workflows.includes(gate.workflow.file))
        return (0,doctor_repository.ok)(place, `the workflow is required by a ruleset`);
    const required = "seen" in rules ? rules.seen.checks.filter((each) => each.name === name) : [];
    if (required.length > 0)
        return sourceFinding(gate, check, required);
    if ("seen" in protection && protection.seen.includes(name))
        return (0,doctor_repository.ok)(place, `${check} is required by branch protection`);
    if ("unseen" in rules)
        return (0,doctor_repository/* notChecked */.lb)(place, what, rules.unseen);
    if ("unseen" in protection)
        return (0,doctor_repository/* notChecked */.lb)(place, what, protection.unseen);
    return (0,doctor_repository/* missing */.LO)(place, `${check} is not required, so that a red gate stops no merge`, {
        expected: `${check} among the required checks of the default branch`,
        remedy: `under Settings, Rules, Rulesets add "Require status checks to pass" with ${check}, from GitHub Actions`,
    });
}
const baseBranches = {
    id: "base-branches",
    title: "base branches that only reviewed commits reach",
    why: "A branch in `baseline.branches` records its own baseline, and a run on it is never red for a worse agent.",
    look(repository) {
        const { listedBranches } = repository.github;
        return repository.gates.flatMap((gate) => {
            const place = { file: (0,doctor_repository/* configOf */.W1)(gate, repository).file };
            const branches = repository.files.get(gate)?.policy?.baseline.branches ?? [];
            return branches.map((branch) => {
                if ("unseen" in listedBranches)
                    return (0,doctor_repository/* notChecked */.lb)(place, `whether ${(0,json/* shown */.SP)(branch)} is protected`, listedBranches.unseen);
                const state = listedBranches.seen.get(branch);
                if (state === "protected")
                    return (0,doctor_repository.ok)(place, `${(0,json/* shown */.SP)(branch)} is protected`);
                const why = state === "absent" ? "does not exist, and anybody who may push can make it" : "is not protected";
                return (0,doctor_repository/* missing */.LO)(place, `${(0,json/* shown */.SP)(branch)} of baseline.branches ${why}`, {
                    expected: "a branch that rules protect",
                    remedy: `protect ${(0,json/* shown */.SP)(branch)} under Settings, Rules, Rulesets, or take it out of baseline.branches`,
                });
            });
        });
    },
};
function sourceFinding({ uses: { place } }, check, required) {
    if (required.some(({ isFromOneApp }) => isFromOneApp))
        return (0,doctor_repository.ok)(place, `${check} is required by a ruleset`);
    return (0,doctor_repository/* advice */.v9)(place, `${check} is required, and counts from whatever app reports it`, {
        expected: "the source GitHub Actions",
        remedy: `in the ruleset choose GitHub Actions as the source of ${check}`,
    });
}
const COMMENTS = /\/rungate\/\.github\/workflows\/comment\.ya?ml(?:@|$)/;
const forkComments = {
    id: "fork-comments",
    title: "comments on pull requests from forks",
    why: "The token of a fork's run only reads; a second workflow comments for it, when the first one has ended.",
    look(repository) {
        const callers = repository.workflows.flatMap((workflow) => workflow.jobs
            .map(({ part }) => part.get("uses"))
            .filter(({ text }) => COMMENTS.test(text ?? ""))
            .map((uses) => ({ workflow, uses })));
        if (callers.length > 0)
            return callers.map((caller) => checkForkComments(caller, repository));
        return adviceForForks(repository);
    },
};
function checkForkComments({ workflow, uses }, { gates }) {
    const trigger = workflow.triggers.get("workflow_run");
    const names = (0,doctor_repository/* workflowsOf */.IN)(gates).map(({ name }) => name);
    const awaited = trigger?.get("workflows").texts ?? [];
    if (awaited.some((name) => names.includes(name)))
        return (0,doctor_repository.ok)(uses.place, "a second workflow comments on pull requests from forks");
    const [name = "agent"] = names;
    return (0,doctor_repository/* missing */.LO)(trigger?.get("workflows").place ?? uses.place, `no workflow that gates has a name that it waits for, so that it never comments`, {
        expected: `the \`name\` of the workflow that gates: ${names
            .map((text) => (0,json/* shown */.SP)(text))
            .slice(0, 5)
            .join(", ")}`,
        remedy: "write under `on`:",
        yaml: [`workflow_run: { workflows: [${JSON.stringify(name)}], types: [completed] }`],
    });
}
function adviceForForks({ gates, github: { isPublic } }) {
    const [gate] = gates.filter((candidate) => (0,doctor_workflow/* gatesPullRequests */.mF)(candidate) && (0,doctor_workflow/* inputOf */.wg)(candidate.inputs, "comment") !== "never");
    if (gate === undefined || "unseen" in isPublic || !isPublic.seen)
        return [];
    return [
        (0,doctor_repository/* advice */.v9)(gate.workflow.whole.get("on").place, "the repository is public, and pull requests from forks get no comment: the job summary has it", {
            expected: "a second workflow that comments",
            remedy: "if you want comments there, copy agent-comment.yml from docs/action.md",
        }),
    ];
}
const baseline = {
    id: "baseline",
    title: "a report of the default branch",
    why: "Until the default branch has left a report, or when the last one has expired, nothing is compared.",
    look(repository) {
        return (0,doctor_repository/* gatesWithArtifacts */.mF)(repository).map((gate) => checkBaseline(gate, repository));
    },
};
function checkBaseline(gate, { github: { baselines, defaultBranch } }) {
    const { suite } = gate;
    const { place } = gate.uses;
    const what = `whether the default branch has a baseline of the suite ${(0,json/* shown */.SP)(suite)}`;
    if ((0,doctor_workflow/* isExpression */.BH)(suite))
        return (0,doctor_repository/* notChecked */.lb)(place, what, "only GitHub evaluates the expression in `suite`");
    const baseline = baselines.get(gate);
    if (baseline === undefined)
        return (0,doctor_repository/* notChecked */.lb)(place, what, "unseen" in defaultBranch ? defaultBranch.unseen : "GitHub was not asked");
    if ("unseen" in baseline)
        return (0,doctor_repository/* notChecked */.lb)(place, what, baseline.unseen);
    const { isFound, reason, expiresAt } = baseline.seen;
    if (!isFound)
        return (0,doctor_repository/* missing */.LO)(place, `no baseline of the suite ${(0,json/* shown */.SP)(suite)}: ${reason}`, {
            expected: "a report that a push to the default branch has left",
            remedy: "merge the workflow, or run it by hand on the default branch (Actions, Run workflow)",
        });
    const until = expiresAt === null ? "" : ` until ${shownDay(expiresAt)}`;
    return (0,doctor_repository.ok)(place, `a baseline of the suite ${(0,json/* shown */.SP)(suite)} is kept${until}`);
}
function shownDay(time) {
    return /^\d{4}-\d{2}-\d{2}/.exec(time)?.[0] ?? "a time that is not told";
}
const allowedActions = {
    id: "allowed-actions",
    title: "settings that let the gate run",
    why: "Where a setting of the repository forbids an action that the gate uses, no job of the workflow runs.",
    look({ gates, github: { actions } }) {
        return gates.map((gate) => {
            const what = `whether the settings of the repository let ${(0,doctor_workflow/* gateName */.h2)(gate)} run`;
            return "unseen" in actions
                ? (0,doctor_repository/* notChecked */.lb)(gate.uses.place, what, actions.unseen)
                : allowedFinding(gate, actions.seen);
        });
    },
};
function allowedFinding(gate, allowed) {
    const used = usesOf(gate);
    const forbidden = used.filter(({ text = "" }) => !mayUse(text, allowed));
    const loose = allowed.mustBePinned
        ? used.filter(({ text = "" }) => isForeign(text) && !/@[0-9a-f]{40}$/.test(text))
        : [];
    const names = (parts) => (0,core_text/* listed */.KE)(parts.map(({ text = "" }) => (0,json/* shown */.SP)(text)));
    if (!allowed.isEnabled)
        return (0,doctor_repository/* missing */.LO)(gate.uses.place, "GitHub Actions is switched off", {
            expected: "a repository in which workflows run",
            remedy: "switch it on under Settings, Actions, General",
        });
    if (forbidden[0] !== undefined && allowed.list?.verified)
        return (0,doctor_repository/* notChecked */.lb)(forbidden[0].place, `whether the settings of the repository let it use ${names(forbidden)}`, "they allow whatever comes from creators that GitHub has verified, and who those are it does not tell");
    if (forbidden[0] !== undefined)
        return (0,doctor_repository/* missing */.LO)(forbidden[0].place, `the settings of the repository do not let it use ${names(forbidden)}`, {
            expected: "rungate/rungate and the actions/* of the workflow among those that may be used",
            remedy: "add rungate/rungate@* and actions/*@* under Settings, Actions, General, Actions permissions",
        });
    if (loose[0] !== undefined)
        return (0,doctor_repository/* missing */.LO)(loose[0].place, `the settings of the repository require a full commit, which ${names(loose)} does not name`, {
            expected: "a commit of 40 digits behind each @",
            remedy: "write the commit of the release, with its tag as a comment behind it",
        });
    return (0,doctor_repository.ok)(gate.uses.place, `the settings of the repository let ${(0,doctor_workflow/* gateName */.h2)(gate)} run`);
}
function usesOf({ job }) {
    return [job.part, ...job.steps].map((part) => part.get("uses")).filter(({ text }) => text !== undefined);
}
function isForeign(uses) {
    return !/^[.$]\//.test(uses) && !uses.startsWith("docker://");
}
function mayUse(uses, { onlyLocal, list }) {
    if (!isForeign(uses))
        return true;
    if (onlyLocal)
        return false;
    return list === undefined || isListed(uses, list);
}
function isListed(uses, { patterns, githubOwned }) {
    if (patterns.some((pattern) => pattern.startsWith("!") && fits(pattern.slice(1), uses)))
        return false;
    if (githubOwned && /^(?:actions|github)\//.test(uses))
        return true;
    return patterns.some((pattern) => fits(pattern, uses));
}
function fits(pattern, uses) {
    const source = pattern
        .split("*")
        .map((piece) => (0,expression/* re2 */.wI)().quote(piece))
        .join(".*");
    return (0,expression/* re2 */.wI)().matches(source, uses);
}

// EXTERNAL MODULE: ./build/config/tiers.js
var tiers = __webpack_require__(278);
// EXTERNAL MODULE: ./build/gate/measure/quarantine.js
var quarantine = __webpack_require__(70525);
// EXTERNAL MODULE: ./build/gate/measure/suite-plan.js
var suite_plan = __webpack_require__(28581);
// EXTERNAL MODULE: ./build/gate/score/select-tier.js
var select_tier = __webpack_require__(40288);
// EXTERNAL MODULE: ./build/views/plan.js
var views_plan = __webpack_require__(10378);
;// CONCATENATED MODULE: ./build/setup/doctor/checks-cases.js










const SOON = 7;
const PROPOSED = 30;
const SHOWN_CASES = 5;
const checks_cases_quarantine = {
    id: "quarantine",
    title: "flaky cases that do not decide for a while",
    why: "A case that flips from commit to commit turns pull requests red that did not change it; one in quarantine past its day turns all of them red.",
    look(repository) {
        return repository.gates.flatMap((gate) => [
            ...entriesOf(gate, repository),
            ...candidatesOf(gate, repository),
        ]);
    },
};
function entriesOf(gate, repository) {
    const { files, today } = repository;
    const place = { file: (0,doctor_repository/* configOf */.W1)(gate, repository).file };
    const report = (0,doctor_repository/* baselineReport */.O4)(gate, repository);
    const cases = report?.cases ?? [];
    const ids = new Set(cases.map(({ id }) => id));
    const entries = (files.get(gate)?.policy?.quarantine ?? []).filter((entry) => report === undefined || ids.has(entry.case));
    return entries.map(({ case: id, owner, until }) => {
        const name = `case ${(0,json/* shown */.SP)((0,core_text/* shorten */.ml)(id, limits/* limits */.Fy.shownName))}`;
        const own = cases.filter((each) => each.id === id && each.quarantine !== undefined);
        if (until < today)
            return (0,doctor_repository/* missing */.LO)(place, `the quarantine of ${name} ended on ${until}, so every gate is red`, {
                expected: "entries with a last day that is today or later",
                remedy: `fix the case and remove its entry, or write a later day (owner: ${(0,core_text/* shorten */.ml)(owner, limits/* limits */.Fy.shownName)})`,
            });
        if ((0,quarantine/* areStable */._j)(own))
            return (0,doctor_repository/* advice */.v9)(place, `${name} is in quarantine, and passes every run that is known`, {
                expected: "only cases that are flaky",
                remedy: "take its entry out: it is compared with the base's runs again",
            });
        if (until <= dayAfter(today, SOON))
            return (0,doctor_repository/* advice */.v9)(place, `${name} is in quarantine until ${until}, and decides again then`, {
                expected: "a case that is fixed by then",
                remedy: `fix the case and remove its entry (owner: ${(0,core_text/* shorten */.ml)(owner, limits/* limits */.Fy.shownName)})`,
            });
        return (0,doctor_repository.ok)(place, `${name} is in quarantine until ${until}`);
    });
}
function candidatesOf(gate, repository) {
    const report = (0,doctor_repository/* baselineReport */.O4)(gate, repository);
    if (report === undefined)
        return [];
    const policy = repository.files.get(gate)?.policy;
    const { gate: demands, quarantine: entries = [] } = policy ?? report.policy;
    const excluded = new Set([
        ...demands.requiredCases,
        ...report.cases.flatMap(({ id, required }) => (required === true ? id : [])),
        ...entries.map((entry) => entry.case),
    ]);
    const flipping = (0,quarantine/* flippingCases */.$_)(report).filter(({ id }) => !excluded.has(id));
    if (flipping.length === 0)
        return [];
    const ids = new Set(report.cases.map(({ id }) => id));
    const room = (0,quarantine/* allowedInQuarantine */.Ab)(demands, ids.size) - entries.filter((entry) => ids.has(entry.case)).length;
    const lines = flipping
        .map((flippingCase) => entryLine(flippingCase, dayAfter(repository.today, PROPOSED)))
        .filter((line) => line.length <= limits/* limits */.Fy.shownText)
        .slice(0, Math.max(0, room));
    const more = flipping.length - lines.length;
    const names = (0,core_text/* listed */.KE)(flipping.map(({ id, flips, commits }) => `${(0,core_text/* shorten */.ml)(id, limits/* limits */.Fy.shownName)} (${flipsText({ flips, commits })})`), SHOWN_CASES);
    const beyond = more > 0 ? `. gate.maxQuarantine leaves no room for ${more} of them` : "";
    return [
        (0,doctor_repository/* advice */.v9)({ file: (0,doctor_repository/* configOf */.W1)(gate, repository).file }, `${(0,core_text/* counted */.hS)(flipping.length, "case")} of the base branch may be flaky: ${names}`, {
            expected: "cases whose outcome changes only with the agent",
            remedy: `look at them${lines.length > 0 ? ". Put those that you cannot fix now in quarantine, in a pull request of its own:" : ""}${beyond}`,
            ...(lines.length > 0 ? { yaml: ["quarantine:", ...lines] } : {}),
        }),
    ];
}
function entryLine({ id, ...history }, until) {
    return `  - { case: ${(0,core_escape/* yamlText */.pS)(id)}, owner: "@you", reason: ${flipsText(history)}, until: ${until} }`;
}
function flipsText({ flips, commits }) {
    return `flips ${(0,core_text/* counted */.hS)(flips, "time")} in ${(0,core_text/* counted */.hS)(commits, "commit")}`;
}
function dayAfter(day, days) {
    const time = new Date(`${day}T00:00:00Z`);
    time.setUTCDate(time.getUTCDate() + days);
    return time.toISOString().slice(0, day.length);
}
const DROP = 0.1;
const power = {
    id: "power",
    title: "a suite that shows a drop of 10 points",
    why: "A suite of few cases and trials cannot tell a drop from chance: its gate passes, and says little.",
    look(repository) {
        return repository.gates.flatMap((gate) => powerOf(gate, repository));
    },
};
function powerOf(gate, repository) {
    const report = (0,doctor_repository/* baselineReport */.O4)(gate, repository);
    const tier = repository.files.get(gate)?.policy?.tiers?.[select_tier/* OF_PULL_REQUESTS */.JU] ?? tiers/* ALL_CASES */.SF;
    const plan = report === undefined ? null : (0,suite_plan/* planSuite */.Y)({ ...report, cases: report.cases.filter((0,tiers/* tierTest */.vv)(tier)) });
    if (plan === null)
        return [];
    const { detectable } = plan;
    const of = tier === tiers/* ALL_CASES */.SF ? "" : `the tier "${select_tier/* OF_PULL_REQUESTS */.JU}" of `;
    const what = `${of}the suite ${(0,json/* shown */.SP)(plan.suite)} has ${(0,core_text/* counted */.hS)(plan.cases, "case")} with ${(0,core_text/* counted */.hS)(plan.trials.head, "trial")} each. ${(0,views_plan/* seenText */.J)(plan).replace(/\.$/, "")}`;
    const { place } = gate.uses;
    if (detectable !== null && detectable <= DROP)
        return [(0,doctor_repository.ok)(place, what)];
    return [
        (0,doctor_repository/* advice */.v9)(place, what, {
            expected: "cases and trials that show a drop of 10 points in 4 of 5 pull requests",
            remedy: `${neededText(plan)}: rungate plan says what else would do`,
        }),
    ];
}
function neededText({ needed, cases }) {
    const options = needed.find(({ drop }) => drop === DROP)?.cases ?? [];
    const near = options.find((option) => option.trials >= 3 && option.cases !== null && option.cases <= 3 * Math.max(cases, 10));
    const { trials = 10, cases: count = null } = near ?? options.at(-1) ?? {};
    if (count === null)
        return "record more cases";
    return `record ${(0,core_text/* counted */.hS)(Math.max(count, cases), "case")} with ${(0,core_text/* counted */.hS)(trials, "trial")} each, on the base branch too`;
}

// EXTERNAL MODULE: ./node_modules/@actions/expressions/dist/index.js + 28 modules
var dist = __webpack_require__(34082);
// EXTERNAL MODULE: ./node_modules/@actions/expressions/dist/ast.js
var ast = __webpack_require__(12049);
;// CONCATENATED MODULE: ./build/setup/doctor/concurrency-group.js




const CONTEXTS = ["github", "inputs", "vars", "needs", "strategy", "matrix"];
function evaluateText(text, github, isKnown) {
    const [first = "", ...pieces] = text.split(doctor_workflow/* EXPRESSION */.N3);
    let whole = first;
    for (const piece of pieces) {
        const end = piece.indexOf("}}");
        const value = end === -1 ? undefined : evaluate(piece.slice(0, end).trim(), github, isKnown);
        if (value === undefined)
            return undefined;
        whole += value + piece.slice(end + 2);
    }
    return whole;
}
function evaluate(source, github, isKnown) {
    try {
        const expr = new dist/* Parser */.iX(new dist/* Lexer */.JG(source).lex().tokens, CONTEXTS, []).parse();
        const paths = pathsIn(expr);
        const otherPaths = paths.filter(([context]) => context !== "github");
        if (otherPaths.length > 0)
            return paths.length === 1 && expr instanceof ast/* IndexAccess */.p_ ? `‹${source}›` : undefined;
        if (!paths.every(([, ...path]) => isKnown(path)))
            return undefined;
        const context = JSON.parse(JSON.stringify({ github }), dist/* data.reviver */.p.eD);
        return new dist/* Evaluator */.oi(expr, context).evaluate().coerceString();
    }
    catch {
        return undefined;
    }
}
function pathsIn(expr) {
    if (expr instanceof ast/* ContextAccess */.QC)
        return [[expr.name.lexeme.toLowerCase()]];
    if (expr instanceof ast/* IndexAccess */.p_) {
        const { index } = expr;
        const key = index instanceof ast/* Literal */.uS ? index.literal.coerceString() : "*";
        const [own = [], ...rest] = pathsIn(expr.expr);
        return [[...own, key], ...rest, ...(index instanceof ast/* Literal */.uS ? [] : pathsIn(index))];
    }
    if (expr instanceof ast/* FunctionCall */.R6)
        return expr.args.flatMap(pathsIn);
    if (expr instanceof ast/* Grouping */.aU)
        return pathsIn(expr.group);
    return Object.values(expr)
        .flat()
        .filter((part) => typeof part === "object" && part !== null && "accept" in part)
        .flatMap(pathsIn);
}
function knownIn(contexts) {
    return (path) => contexts.some((context) => (0,json/* followPointer */.Z)(context, path) !== undefined);
}

;// CONCATENATED MODULE: ./build/setup/doctor/event-runs.js

const BRANCH = "patch-1";
const MAIN = "main";
function runsOfEvents({ name, file, triggers }) {
    let number = 0;
    const run = (facts, github) => {
        number += 1;
        const own = {
            workflow: name,
            workflow_ref: `acme/agent/${file}@${String(github.ref)}`,
            workflow_sha: github.sha ?? "",
            event_name: facts.event,
            run_id: `${file} ${number}`,
            run_number: String(number),
            run_attempt: "1",
            repository: "acme/agent",
            repository_owner: "acme",
            repository_id: "1",
            server_url: "https://github.com",
            head_ref: "",
            base_ref: "",
            ref_type: "branch",
            ref_protected: false,
            actor: "carol",
            ...github,
        };
        return {
            ...facts,
            github: { ...own, triggering_actor: own.actor ?? "", actor_id: `id of ${own.actor}` },
        };
    };
    return [...triggers.entries()].flatMap(([event, filters]) => {
        if (event === "pull_request" || event === "pull_request_target")
            return pullRequests.map((source) => run({ event, name: "a pull request", leaves: "check", source }, pullRequestContext(source, event === "pull_request_target")));
        if (event === "merge_group")
            return [1, 2].map((at) => run(...queueEntry(at)));
        if (event === "push") {
            const toMain = [1, 2].map((at) => run({ event, name: "a push", leaves: "baseline", order: at }, {
                ...onMain(at),
                event: { after: sha(at), ref: `refs/heads/${MAIN}`, head_commit: { id: sha(at) } },
            }));
            const isForAll = (0,job_permissions/* startsFor */.rq)(filters, { seen: BRANCH }) === "yes";
            const toBranch = {
                ref: `refs/heads/${BRANCH}`,
                ref_name: BRANCH,
                sha: sha(7),
                event: { after: sha(7), ref: `refs/heads/${BRANCH}` },
            };
            return [
                ...toMain,
                ...(isForAll ? [run({ event, name: "a push to its branch", leaves: "nothing" }, toBranch)] : []),
            ];
        }
        if (event === "workflow_call")
            return [];
        const [order, payload] = LATER[event] ?? [undefined, {}];
        const leaves = order === undefined ? "nothing" : "baseline";
        const found = NAMES[event] ?? `a run on ${event}`;
        return [
            run({ event, name: found, leaves, ...(order === undefined ? {} : { order }) }, { ...onMain(2), event: payload, ...ofPullRequest(event) }),
        ];
    });
}
const pullRequests = [
    { owner: "ann", branch: BRANCH, number: 1 },
    { owner: "bob", branch: BRANCH, number: 2 },
    { owner: "ann", branch: "fix", number: 3 },
    { owner: "dave", branch: MAIN, number: 4 },
    { owner: "eve", branch: "docs", number: 5 },
];
const NAMES = {
    schedule: "a scheduled run",
    workflow_dispatch: "a run by hand",
    issue_comment: "a comment on it (issue_comment)",
    pull_request_review: "a review of it (pull_request_review)",
    pull_request_review_comment: "a comment on its code (pull_request_review_comment)",
};
const LATER = {
    schedule: [3, { schedule: "17 3 * * 1" }],
    workflow_dispatch: [4, { inputs: {} }],
};
function sha(number) {
    return String(number).padStart(40, "0");
}
function onMain(number) {
    return { ref: `refs/heads/${MAIN}`, ref_name: MAIN, sha: sha(number) };
}
function queueEntry(at) {
    const branch = `gh-readonly-queue/${MAIN}/pr-${at}-${sha(at)}`;
    const group = {
        head_ref: `refs/heads/${branch}`,
        head_sha: sha(10 + at),
        base_ref: `refs/heads/${MAIN}`,
        base_sha: sha(1),
    };
    return [
        { event: "merge_group", name: "an entry of the merge queue", leaves: "check" },
        {
            ref: `refs/heads/${branch}`,
            ref_name: branch,
            sha: sha(10 + at),
            event: { action: "checks_requested", merge_group: group },
        },
    ];
}
function pullRequestContext({ owner, branch, number }, isTarget) {
    const own = isTarget
        ? onMain(2)
        : { ref: `refs/pull/${number}/merge`, ref_name: `${number}/merge`, sha: sha(20 + number) };
    return {
        ...own,
        head_ref: branch,
        base_ref: MAIN,
        actor: owner,
        event: {
            action: "synchronize",
            number,
            after: sha(30 + number),
            pull_request: pullRequest({ owner, branch, number }),
            sender: { login: owner },
        },
    };
}
function pullRequest({ owner, branch, number }) {
    const repo = { full_name: `${owner}/agent`, name: "agent", fork: true, owner: { login: owner } };
    return {
        number,
        id: 500 + number,
        node_id: `PR_${number}`,
        url: `https://api.github.com/repos/acme/agent/pulls/${number}`,
        html_url: `https://github.com/acme/agent/pull/${number}`,
        title: `change ${number}`,
        draft: false,
        user: { login: owner },
        head: { ref: branch, sha: sha(30 + number), label: `${owner}:${branch}`, repo, user: { login: owner } },
        base: { ref: MAIN, sha: sha(1), label: `acme:${MAIN}`, repo: { full_name: "acme/agent", name: "agent" } },
    };
}
function ofPullRequest(event) {
    const [first] = pullRequests;
    if (first === undefined)
        return {};
    if (event === "issue_comment")
        return { event: { action: "created", issue: { number: 1, pull_request: {} }, comment: { id: 900 } } };
    if (/^pull_request_review/.test(event))
        return {
            ref: "refs/pull/1/merge",
            ref_name: "1/merge",
            sha: sha(21),
            event: { action: "submitted", pull_request: pullRequest(first) },
        };
    if (event === "workflow_run")
        return {
            event: {
                action: "completed",
                workflow_run: {
                    id: 800,
                    head_branch: BRANCH,
                    head_sha: sha(31),
                    event: "pull_request",
                    pull_requests: [{ number: 1 }],
                },
            },
        };
    return {};
}

;// CONCATENATED MODULE: ./build/setup/doctor/checks-concurrency.js







const concurrency = {
    id: "concurrency",
    title: "gates and runs of the base branch that nothing cancels",
    why: "A gate that another run cancels leaves a required check that never passes; a run of the base branch leaves no report, and its commit has no baseline.",
    look(repository) {
        const isCompared = new Set((0,doctor_repository/* workflowsOf */.IN)((0,doctor_repository/* gatesWithArtifacts */.mF)(repository)));
        const starts = repository.workflows.flatMap((workflow) => startsOf(workflow));
        return (0,doctor_repository/* workflowsOf */.IN)(repository.gates).flatMap((workflow) => {
            const gates = repository.gates.filter((gate) => gate.workflow === workflow);
            const found = [
                ...partsAround(gates).flatMap((part) => checkGroup(part, workflow, starts, isCompared.has(workflow))),
                ...gates.flatMap((gate) => sameGroups(gate)),
            ];
            return found.length > 0
                ? found
                : [(0,doctor_repository.ok)(workflow.whole.get("jobs").place, "no `concurrency`, so that nothing cancels a run")];
        });
    },
};
const GROUP = `${(0,doctor_workflow/* expression */.dn)("github.workflow")}-${(0,doctor_workflow/* expression */.dn)("github.event.pull_request.number || github.run_id")}`;
const OWN_GROUP = {
    expected: "a group of its own for each pull request, and for each other run",
    remedy: "write:",
    yaml: ["concurrency:", `  group: ${GROUP}`, "  cancel-in-progress: true"],
};
function startsOf(workflow) {
    const jobs = (0,doctor_workflow/* jobsIn */.ev)(workflow);
    const wholes = [workflow.whole, ...jobs.flatMap(({ called }) => called?.whole ?? [])];
    return [...wholes, ...jobs.map(({ part }) => part)].flatMap((part) => startsIn(part, workflow));
}
function startsIn(part, workflow) {
    const concurrency = part.get("concurrency");
    const text = groupOf(concurrency);
    if (text === "")
        return [];
    const runs = runsOfEvents(workflow);
    const isKnown = knownIn(runs.map(({ github }) => github));
    const cancelling = concurrency.get("cancel-in-progress").text ?? "false";
    return runs.map((run) => {
        const cancels = evaluateText(cancelling, run.github, isKnown);
        return {
            workflow,
            run,
            group: evaluateText(text, run.github, isKnown)?.toLowerCase(),
            cancels: cancels === undefined ? undefined : cancels === "true",
        };
    });
}
function groupOf(concurrency) {
    return concurrency.text ?? concurrency.get("group").text ?? "";
}
function partsAround(gates) {
    const parts = gates.flatMap((gate) => [
        ...(0,doctor_workflow/* levelsOf */.pd)(gate).flatMap(({ whole, job }) => [whole, job.part]),
        ...(0,doctor_workflow/* jobsBefore */.yF)(gate).map(({ part }) => part),
    ]);
    const there = parts.filter((part) => groupOf(part.get("concurrency")) !== "");
    return [...new Map(there.map((part) => [(0,problems/* placeText */.Z9)(part.get("concurrency").place), part])).values()];
}
function checkGroup(part, workflow, starts, isCompared) {
    const concurrency = part.get("concurrency");
    const { place } = concurrency;
    const victims = startsIn(part, workflow).filter(({ run: { leaves } }) => leaves === "check" || (leaves === "baseline" && isCompared));
    const pairs = victims.flatMap((victim) => starts
        .filter((other) => other.group === victim.group && other.group !== undefined && isLost(victim, other))
        .map((other) => ({ victim: victim.run, other, isForeign: other.workflow !== workflow })));
    const own = victims.length === 0 ? [] : startsIn(part, workflow);
    const found = [
        ...matrixFindings(part, concurrency),
        ...pairFindings(concurrency, pairs, "check"),
        ...pairFindings(concurrency, pairs, "baseline"),
        ...(own.some(({ group }) => group === undefined)
            ? [(0,doctor_repository/* notChecked */.lb)(place, "whether each run has a group of its own", UNKNOWN_GROUP)]
            : []),
    ];
    return found.length > 0
        ? found
        : [(0,doctor_repository.ok)(place, "each pull request and each other run has a group of its own")];
}
const UNKNOWN_GROUP = "only GitHub evaluates the expression in its group";
function isLost({ workflow, run }, { workflow: by, run: other }) {
    if (by !== workflow)
        return true;
    if (run.github.run_id === other.github.run_id)
        return false;
    if (run.leaves === "baseline" && other.leaves === "baseline")
        return (other.order ?? 0) > (run.order ?? 0) && run.github.sha !== other.github.sha;
    return !(run.source !== undefined && run.source.number === other.source?.number);
}
function pairFindings(concurrency, all, leaves) {
    const { place } = concurrency;
    const pairs = all.filter(({ victim }) => victim.leaves === leaves);
    const cancelled = pairs.filter(({ other }) => other.cancels === true);
    const names = cancelled.length > 0 ? namesOf(cancelled) : [];
    const which = `${groupText(concurrency)} is the same for ${(0,core_text/* listed */.KE)(names, 8)}`;
    if (names.length > 0)
        return [
            (0,doctor_repository/* missing */.LO)(place, leaves === "check"
                ? `${which}: one cancels the gate of the other, and leaves its required check cancelled`
                : `a newer run cancels one of the base branch, which then leaves no baseline: ${which}`, OWN_GROUP),
        ];
    if (pairs.some(({ other }) => other.cancels === undefined))
        return [
            (0,doctor_repository/* notChecked */.lb)(place, leaves === "check"
                ? "whether another run cancels a gate"
                : "whether a newer run cancels one of the base branch", "only GitHub evaluates the expression in cancel-in-progress"),
        ];
    if (pairs.length === 0)
        return [];
    return [
        (0,doctor_repository/* advice */.v9)(place, leaves === "check"
            ? `of several runs that wait, GitHub keeps the newest only: ${groupText(concurrency)} is the same for ${(0,core_text/* listed */.KE)(namesOf(pairs), 8)}, and some gates are cancelled`
            : "of several runs that wait, GitHub keeps the newest only: of pushes in a row some leave no report", OWN_GROUP),
    ];
}
function groupText(concurrency) {
    const text = groupOf(concurrency);
    const inside = (0,doctor_workflow/* expressionsIn */.l$)(text).filter((source) => source !== "github.workflow");
    return inside.length === 0
        ? `the group ${(0,json/* shown */.SP)(text)}`
        : inside.map((source) => `\`${source}\``).join(" with ");
}
function namesOf(pairs) {
    const ofPullRequests = pairs.filter(({ other, isForeign }) => !isForeign && other.run.source !== undefined);
    const kinds = new Set(ofPullRequests.map(({ victim, other }) => kindOf(victim, other.run)));
    const general = ["any two pull requests"].find((kind) => kinds.has(kind));
    const names = pairs.map(({ victim, other, isForeign }) => {
        if (isForeign)
            return `${victim.name} and ${(0,json/* shown */.SP)(other.workflow.file)} on ${other.run.event}`;
        return kindOf(victim, other.run);
    });
    const isIncluded = (name) => (general !== undefined && name !== general && SPECIFIC_KINDS.includes(name)) ||
        (name.startsWith(FROM_MAIN) && names.includes(name.replace(FROM_MAIN, "a pull request")));
    return [...new Set(names.filter((name) => !isIncluded(name)))];
}
const FROM_MAIN = "a pull request from the branch main of a fork";
const TWO_FORKS = "pull requests of two forks from branches of one name";
const ONE_PERSON = "two pull requests of one person";
const SPECIFIC_KINDS = [TWO_FORKS, ONE_PERSON];
function kindOf(run, other) {
    if (run.source !== undefined && other.source !== undefined) {
        if (run.source.branch === other.source.branch)
            return TWO_FORKS;
        return run.source.owner === other.source.owner ? ONE_PERSON : "any two pull requests";
    }
    const [first, second] = [run, other].sort((a, b) => rank(a) - rank(b));
    if (first.name === second.name)
        return first.event === "push" ? "two pushes" : "two entries of the merge queue";
    const name = first.source?.branch === "main" ? FROM_MAIN : first.name;
    return `${name} and ${second.name}`;
}
function rank({ source, leaves, order = 9 }) {
    if (source !== undefined)
        return 0;
    return leaves === "check" ? 1 : 1 + order;
}
function matrixFindings(part, concurrency) {
    const isApart = (0,doctor_workflow/* expressionsIn */.l$)(groupOf(concurrency)).some((source) => /\b(?:matrix|strategy)\b/.test(source));
    const cancels = concurrency.get("cancel-in-progress").text;
    if (!part.get("strategy").get("matrix").isThere ||
        isApart ||
        (cancels !== "true" && !(0,doctor_workflow/* isExpression */.BH)(cancels)))
        return [];
    return [
        (0,doctor_repository/* missing */.LO)(concurrency.place, "the jobs of the matrix have one group, and cancel each other", {
            expected: "a group of its own for each job of the matrix",
            remedy: "add to the group:",
            yaml: [(0,doctor_workflow/* expression */.dn)("strategy.job-index")],
        }),
    ];
}
function sameGroups(gate) {
    const parts = (0,doctor_workflow/* levelsOf */.pd)(gate).flatMap(({ whole, job }) => [whole, job.part]);
    const earlier = [];
    return parts.flatMap((part) => {
        const groups = startsIn(part, gate.workflow).flatMap(({ group, run }) => group === undefined ? [] : [`${run.github.run_id} ${group}`]);
        const { place } = part.get("concurrency");
        const around = earlier.find(({ group }) => groups.includes(group));
        earlier.push(...groups.map((group) => ({ group, place })));
        if (around === undefined)
            return [];
        return [
            (0,doctor_repository/* missing */.LO)(place, `the group is that of ${(0,problems/* placeText */.Z9)(around.place).replace(/: $/, "")}, in the same run, and GitHub cancels a run that waits for itself`, { expected: "a group of its own", remedy: "take `concurrency` out here, or write another group" }),
        ];
    });
}

// EXTERNAL MODULE: ./build/core/git/commit-ids.js
var commit_ids = __webpack_require__(20327);
;// CONCATENATED MODULE: ./build/setup/doctor/checks-events.js





const schedule = {
    id: "schedule",
    title: "recording on a schedule",
    why: "Artifacts expire, after 90 days or sooner; a schedule records the newest commit again before that.",
    look(repository) {
        const gates = (0,doctor_repository/* gatesWithArtifacts */.mF)(repository).filter(doctor_workflow/* gatesPullRequests */.mF);
        return gates.map((gate) => {
            const { whole } = gate.workflow;
            const triggers = (0,doctor_repository/* recordedBy */._O)(gate, repository).flatMap((workflow) => workflow.triggers.get("schedule") ?? []);
            const [trigger] = triggers;
            if (trigger === undefined)
                return (0,doctor_repository/* missing */.LO)(whole.get("on").place, "no schedule records the baseline again, and it expires in a quiet repository", { ...todo, remedy: "add under `on`:" });
            const gap = (0,job_permissions/* longestGapDays */.EN)((0,job_permissions/* cronsOf */.B7)(triggers));
            if (gap === undefined)
                return (0,doctor_repository/* notChecked */.lb)(trigger.place, "whether a schedule records the baseline again", "rungate does not understand its cron");
            if (gap === Number.POSITIVE_INFINITY)
                return (0,doctor_repository/* missing */.LO)(trigger.place, "the schedule never comes, and the baseline expires", {
                    ...todo,
                    remedy: "write:",
                });
            return (0,doctor_repository.ok)(trigger.place, "a schedule records the baseline again");
        });
    },
};
const todo = { expected: "a run each week", yaml: ['schedule: [{ cron: "17 3 * * 1" }]'] };
const push = {
    id: "push",
    title: "recording on pushes to the default branch",
    why: "A push leaves the report that pull requests are compared with; without it there is never a baseline.",
    look(repository) {
        const { defaultBranch } = repository.github;
        const gates = (0,doctor_repository/* gatesWithArtifacts */.mF)(repository).filter(doctor_workflow/* gatesPullRequests */.mF);
        const branch = "seen" in defaultBranch ? defaultBranch.seen : "main";
        return gates.map((gate) => {
            const { triggers, whole } = gate.workflow;
            const sources = (0,doctor_repository/* recordedBy */._O)(gate, repository).flatMap(({ triggers }) => triggers.get("push") ?? []);
            const answers = sources.map((trigger) => (0,job_permissions/* startsFor */.rq)(trigger, defaultBranch));
            const place = (triggers.get("push") ?? whole.get("on")).place;
            if (answers.includes("yes"))
                return (0,doctor_repository.ok)(place, "pushes to the default branch are recorded");
            if (answers.includes("unknown"))
                return (0,doctor_repository/* notChecked */.lb)(place, "whether pushes to the default branch are recorded", branchUnknown(defaultBranch));
            return (0,doctor_repository/* missing */.LO)(place, "no push to the default branch is recorded, so that no baseline is ever left", {
                expected: "a run on pushes to the default branch",
                remedy: "add under `on`, with the name of your default branch:",
                yaml: [`push: { branches: [${yamlName(branch)}] }`],
            });
        });
    },
};
function yamlName(name) {
    return /^[A-Za-z][\w./-]*$/.test(name) ? name : JSON.stringify(name);
}
const checks_events_pullRequest = {
    id: "pull-request",
    title: "gating on every pull request",
    why: "Only what runs on `pull_request` can stop a merge; `pull_request_target` runs with secrets beside files of the pull request, and is refused.",
    look(repository) {
        return (0,doctor_repository/* workflowsOf */.IN)(repository.gates).flatMap((workflow) => [
            ...target(workflow),
            ...started(workflow, repository),
        ]);
    },
};
function target({ triggers }) {
    const trigger = triggers.get("pull_request_target");
    if (trigger === undefined)
        return [];
    const what = "pull_request_target runs with a token that writes, and with secrets, beside files that a pull request brings: rungate refuses it";
    return [
        (0,doctor_repository/* missing */.LO)(trigger.place, what, { expected: "pull_request", remedy: "write pull_request in its place" }),
    ];
}
function started(workflow, repository) {
    const { triggers, whole } = workflow;
    const trigger = triggers.get("pull_request");
    if (trigger !== undefined)
        return filters(trigger, repository.github);
    if (isBesideAnother(workflow, repository))
        return [(0,doctor_repository.ok)(whole.get("on").place, "it records, and another workflow gates pull requests")];
    const remedy = "add under `on`:";
    return [
        (0,doctor_repository/* missing */.LO)(whole.get("on").place, "pull requests do not start it, so that nothing is gated before a merge", {
            expected: "a run on every pull request",
            remedy,
            yaml: ["pull_request:"],
        }),
    ];
}
function isBesideAnother({ file, triggers }, { gates }) {
    const prGates = gates.filter(({ workflow }) => workflow.triggers.has("pull_request"));
    const suites = gates.filter(({ workflow }) => workflow.file === file).map(({ suite }) => suite);
    if (triggers.has("merge_group") || prGates.length === 0)
        return false;
    return !triggers.has("push") || suites.every((suite) => prGates.some((other) => other.suite === suite));
}
const TYPES = ["opened", "synchronize", "reopened"];
function filters(trigger, { defaultBranch }) {
    const types = trigger.get("types");
    const absent = types.isThere ? TYPES.filter((type) => !types.texts.includes(type)) : [];
    if (absent.length > 0) {
        const what = `pull requests do not start it when they are ${absent.join(", ")}, so that commits stay without the check`;
        return [
            (0,doctor_repository/* missing */.LO)(types.place, what, {
                expected: `types that include ${TYPES.join(", ")}`,
                remedy: "take `types` out, or write:",
                yaml: [
                    `types: [${[...types.texts.filter((type) => /^\w+$/.test(type)), ...absent].slice(0, 10).join(", ")}]`,
                ],
            }),
        ];
    }
    const answer = (0,job_permissions/* startsFor */.rq)(trigger, defaultBranch);
    if (answer === "yes")
        return [(0,doctor_repository.ok)(trigger.place, "pull requests start it")];
    if (answer === "unknown")
        return [
            (0,doctor_repository/* notChecked */.lb)(trigger.place, "whether pull requests into the default branch start it", branchUnknown(defaultBranch)),
        ];
    return [
        (0,doctor_repository/* missing */.LO)(trigger.place, "pull requests into the default branch do not start it", {
            expected: "a run on pull requests into the default branch",
            remedy: "take its `branches` filter out, or add the default branch to it",
        }),
    ];
}
function branchUnknown(branch) {
    return "unseen" in branch
        ? `the default branch is not known (${branch.unseen})`
        : "the filter has signs that only GitHub reads: name the branch plainly";
}
const FILTERS = ["paths", "paths-ignore"];
const pathFilters = {
    id: "path-filters",
    title: "gating whatever files change",
    why: "Where a filter of `paths` keeps the workflow from running, a required check waits for ever.",
    look(repository) {
        const onPushes = (0,doctor_repository/* workflowsOf */.IN)((0,doctor_repository/* gatesWithArtifacts */.mF)(repository)).flatMap(({ triggers }) => filtersOf(triggers.get("push")).map(pushFinding));
        const onPullRequests = (0,doctor_repository/* workflowsOf */.IN)(repository.gates).flatMap(({ triggers }) => {
            const trigger = triggers.get("pull_request");
            if (trigger === undefined)
                return [];
            const found = filtersOf(trigger);
            if (found.length === 0)
                return [(0,doctor_repository.ok)(trigger.place, "no filter by paths")];
            return found.map((filter) => (0,doctor_repository/* missing */.LO)(filter.place, "pull requests that change other files do not start it, and a required check then waits for ever", {
                expected: "pull_request without `paths` and `paths-ignore`",
                remedy: "take the filter out",
            }));
        });
        return [...onPullRequests, ...onPushes];
    },
};
function filtersOf(trigger) {
    return FILTERS.flatMap((name) => trigger?.get(name) ?? []).filter(({ isThere }) => isThere);
}
function pushFinding({ place }) {
    return (0,doctor_repository/* advice */.v9)(place, "pushes that change other files leave no baseline, and an older one is compared with", {
        expected: "push without `paths` and `paths-ignore`",
        remedy: "take the filter out, unless nothing else can change what the agent does",
    });
}
const mergeGroup = {
    id: "merge-group",
    title: "gating in a merge queue",
    why: "In a merge queue a required check must be reported for `merge_group` too, or the queue waits and throws the pull request out.",
    look({ gates, github: { rules } }) {
        const workflows = (0,doctor_repository/* workflowsOf */.IN)(gates).filter(({ triggers }) => triggers.has("pull_request"));
        return workflows.map(({ triggers, whole }) => {
            const trigger = triggers.get("merge_group");
            if (trigger !== undefined)
                return (0,doctor_repository.ok)(trigger.place, "a merge queue starts it");
            const { place } = whole.get("on");
            const todo = {
                expected: "a run for the merge queue",
                remedy: "add under `on`:",
                yaml: ["merge_group:"],
            };
            if ("seen" in rules && !rules.seen.hasMergeQueue)
                return (0,doctor_repository/* advice */.v9)(place, "a merge queue does not start it; there is none yet", todo);
            return (0,doctor_repository/* missing */.LO)(place, "a merge queue does not start it: a required check would wait in it for ever", todo);
        });
    },
};
const gate = {
    id: "gate",
    title: "a workflow that gates",
    why: "Without a job that calls `gate.yml`, or a step with the action, nothing is gated.",
    look({ gates, unread, workflows, hasSha256Ids }) {
        const hidden = unread.flatMap(({ problems, mayGate }) => problems.map(({ message, ...place }) => {
            const expected = "a workflow that GitHub can read, because it may have a gate";
            if (mayGate)
                return (0,doctor_repository/* missing */.LO)(place, message, {
                    expected,
                    remedy: "fix the file; if it is too large, remove what you do not need",
                });
            return (0,doctor_repository/* notChecked */.lb)(place, "whether a gate is in this file", message);
        }));
        const called = (0,doctor_workflow/* calledGates */.gf)(workflows, gates).map((calledGate) => (0,doctor_repository/* notChecked */.lb)(calledGate.uses.place, `whether ${(0,doctor_workflow/* gateName */.h2)(calledGate)} can be trusted`, CALLED));
        const seen = gates.map((each) => (0,doctor_repository.ok)(each.uses.place, `${(0,doctor_workflow/* gateName */.h2)(each)} gates`));
        const calls = workflows
            .filter(doctor_workflow/* isStarted */.WF)
            .flatMap((workflow) => callFindings(workflow, workflows, unread));
        if (gates.length === 0)
            calls.push(...workflows.filter(doctor_workflow/* isStarted */.WF).flatMap(foreignCalls));
        if (hasSha256Ids)
            return [
                ...hidden,
                ...calls,
                ...called,
                (0,doctor_repository/* missing */.LO)({}, commit_ids/* NO_SHA256 */.kb, { expected: "SHA-1 commit ids", remedy: commit_ids/* LOCAL_GATE */._Z }),
            ];
        const found = [...hidden, ...calls, ...called, ...seen];
        if (seen.length + called.length > 0 || hidden.some(({ state }) => state === "missing"))
            return found;
        return [
            ...found,
            (0,doctor_repository/* missing */.LO)({}, "no workflow in .github/workflows gates: no job calls rungate/rungate/.github/workflows/gate.yml, no step uses rungate/rungate", NO_GATE),
        ];
    },
};
const CALLED = "it is in a workflow that is called only where nothing gates, too deep, or in a circle: call it from a workflow that pull requests start";
function callFindings(workflow, workflows, unread) {
    const broken = new Set(unread.flatMap(({ problems }) => problems.map(({ file }) => file)));
    const isGate = new Set((0,doctor_workflow/* gatesIn */.W)(workflow).map(({ job }) => job));
    return (0,doctor_workflow/* jobsIn */.ev)(workflow).flatMap((job) => {
        const file = (0,doctor_workflow/* calledFile */.Kf)(job);
        if (file === undefined || isGate.has(job) || job.called !== undefined || broken.has(file))
            return [];
        const target = workflows.find((each) => each.file === file);
        if (target?.triggers.has("workflow_call"))
            return [];
        const fault = target === undefined ? "is not in this repository" : "has no `on: workflow_call`";
        return [
            (0,doctor_repository/* missing */.LO)(job.part.get("uses").place, `job ${(0,json/* shown */.SP)(job.id)} calls ${(0,json/* shown */.SP)(file)}, which ${fault}`, {
                expected: "a workflow that can be called",
                remedy: "correct the name, or add the workflow",
            }),
        ];
    });
}
function foreignCalls(workflow) {
    return (0,doctor_workflow/* jobsIn */.ev)(workflow)
        .map(({ part }) => part.get("uses"))
        .filter(({ text = "" }) => /^[^./$][^@]*\/\.github\/workflows\//.test(text))
        .map((uses) => (0,doctor_repository/* notChecked */.lb)(uses.place, "whether a gate is in this workflow", "it is in another repository"));
}
const NO_GATE = {
    expected: "one workflow with a gate",
    remedy: "run `rungate init`. It writes expectations, rungate.yml and the workflow",
};
const dispatch = {
    id: "dispatch",
    title: "recording by hand",
    why: "With `workflow_dispatch` a baseline that has expired can be recorded at once.",
    look(repository) {
        return (0,doctor_repository/* workflowsOf */.IN)((0,doctor_repository/* gatesWithArtifacts */.mF)(repository)).map(({ triggers, whole }) => {
            const trigger = triggers.get("workflow_dispatch");
            if (trigger !== undefined)
                return (0,doctor_repository.ok)(trigger.place, "it can be run by hand");
            return (0,doctor_repository/* advice */.v9)(whole.get("on").place, "you cannot run it by hand when the baseline has expired", {
                expected: "a run by hand",
                remedy: "add under `on`:",
                yaml: ["workflow_dispatch:"],
            });
        });
    },
};

;// CONCATENATED MODULE: ./build/setup/doctor/checks-folders.js




const onePolicy = {
    id: "one-policy",
    title: "one policy, at the top of the repository",
    why: "Commands in a folder go by the nearest policy, and GitHub by the one at the top: what a second one says gates no pull request.",
    look(repository) {
        return unnamedFiles(repository, "no folder below the top has a policy of its own", ({ policies }) => policies.map(({ file, suites }) => (file.includes(".github/") ? doctor_repository/* missing */.LO : doctor_repository/* advice */.v9)({ file }, "a second policy, which GitHub never reads", {
            expected: `all suites in ${policy/* CONFIG_FILE */.g2}, at the top of the repository`,
            remedy: `move ${suites.length === 0 ? "what it says" : `its suites (${(0,core_text/* listed */.KE)(suites, SHOWN_SUITES)})`} there, with paths from the top, and delete the file`,
        })));
    },
};
const expectationsNamed = {
    id: "expectations-named",
    title: "expectations that a suite names",
    why: "Expectations that no suite of a policy names gate nothing, whatever the agent does.",
    look(repository) {
        const { gates, below } = repository;
        if (gates.length === 0 || ("expectations" in below && below.expectations === undefined))
            return [];
        return unnamedFiles(repository, "suites name all files of expectations", ({ expectations = [] }) => expectations.map((file) => (0,doctor_repository/* advice */.v9)({ file }, "no suite names these expectations, so that they gate nothing", {
            expected: `a suite in ${policy/* CONFIG_FILE */.g2} with these expectations`,
            remedy: "delete the file if it is not needed, or write it and its recordings into a suite:",
            yaml: ["suites:", "  NAME:", "    runs: FOLDER/{case}.{trial}.json", `    expectations: ${file}`],
        })));
    },
};
const SHOWN_SUITES = 5;
function unnamedFiles({ below, gates, workflows, unread }, whole, look) {
    if ("why" in below)
        return [(0,doctor_repository/* notChecked */.lb)({}, `whether ${whole}`, below.why)];
    const all = [...gates, ...(0,doctor_workflow/* calledGates */.gf)(workflows, gates)];
    const allNames = all.flatMap((gate) => [(0,doctor_workflow/* inputOf */.wg)(gate.inputs, "policy"), ...(0,doctor_workflow/* expectationsOf */.xR)(gate)]);
    if (allNames.some(doctor_workflow/* isExpression */.BH) || unread.some(({ mayGate }) => mayGate))
        return [];
    const names = new Set(allNames.map((file) => file.replace(/^\.\//, "")));
    const found = look(below).filter(({ file = "" }) => !names.has(file));
    return found.length > 0 || gates.length === 0 ? found : [(0,doctor_repository.ok)({}, whole)];
}

;// CONCATENATED MODULE: ./build/setup/doctor/checks-inputs.js







const suites = {
    id: "suites",
    title: "one gate for each suite",
    why: "Two gates of one suite write over each other's comment and report.",
    look({ gates }) {
        const fixed = gates.filter(({ suite }) => !(0,doctor_workflow/* isExpression */.BH)(suite));
        const unclear = gates.filter((gate) => !fixed.includes(gate));
        return [
            ...[...(0,core_text/* groupBy */.$z)(fixed, ({ suite }) => suite)].flatMap(([suite, same]) => suiteFindings(suite, same)),
            ...unclear.map(({ inputs }) => (0,doctor_repository/* notChecked */.lb)(inputs.get("suite").place, "whether another gate has this suite", "only GitHub evaluates the expression in `suite`")),
        ];
    },
};
function suiteFindings(suite, gates) {
    return gates.map((gate) => {
        const { place } = gate.inputs.get("suite");
        const rename = {
            expected: "a name of its own for each suite",
            remedy: "write under `with`:",
            yaml: ["suite: booking"],
        };
        const fault = (0,policy/* suiteNameFault */.GK)(suite);
        if (fault !== undefined)
            return (0,doctor_repository/* missing */.LO)(place, fault, { ...rename, expected: "a name that can be part of a file's" });
        if (gate.job.part.get("strategy").get("matrix").isThere)
            return (0,doctor_repository/* missing */.LO)(place, `every job of the matrix gates the suite ${(0,json/* shown */.SP)(suite)}`, rename);
        const other = gates.find((candidate) => candidate !== gate && meets(candidate, gate));
        if (other === undefined)
            return (0,doctor_repository.ok)(place, `no other gate has the suite ${(0,json/* shown */.SP)(suite)}`);
        return (0,doctor_repository/* missing */.LO)(place, `the suite ${(0,json/* shown */.SP)(suite)} is gated a second time, at ${(0,problems/* placeName */.fW)(other.uses.place)}`, rename);
    });
}
function meets(gate, other) {
    return gate.workflow === other.workflow || ((0,doctor_workflow/* gatesPullRequests */.mF)(gate) && (0,doctor_workflow/* gatesPullRequests */.mF)(other));
}
const needsInput = {
    id: "needs-told",
    title: "telling the gate how recording ended",
    why: "What a failed job left may be a part only; without `needs` the gate takes it for the whole.",
    look({ gates }) {
        return gates.filter(({ job }) => job.needs.length > 0).flatMap(checkNeeds);
    },
};
function checkNeeds(gate) {
    const input = ["needs", "shard-jobs"].map((name) => gate.inputs.get(name)).find(({ isThere }) => isThere);
    const place = input?.place ?? gate.uses.place;
    if (input === undefined || !/^tojson\(\s*needs\s*\)$/i.test((0,doctor_workflow/* bare */.$B)(input.text ?? "")))
        return [
            (0,doctor_repository/* missing */.LO)(place, `${(0,doctor_workflow/* gateName */.h2)(gate)} is not told how the jobs before it ended`, {
                expected: "the input `needs`",
                remedy: "add under `with`:",
                yaml: [`needs: ${(0,doctor_workflow/* expression */.dn)("toJSON(needs)")}`],
            }),
        ];
    const hidden = hiddenFailures(gate);
    return hidden.length > 0 ? hidden : [(0,doctor_repository.ok)(place, `${(0,doctor_workflow/* gateName */.h2)(gate)} knows how the jobs before it ended`)];
}
function hiddenFailures(gate) {
    return (0,doctor_workflow/* jobsBefore */.yF)(gate)
        .map(({ part }) => part.get("continue-on-error"))
        .filter(({ text = "" }) => !/^(?:false)?$/i.test((0,doctor_workflow/* bare */.$B)(text)))
        .map(({ place }) => (0,doctor_repository/* missing */.LO)(place, "if this job fails, the gate still sees a success", {
        expected: "jobs before the gate without `continue-on-error`",
        remedy: "take the line out",
    }));
}
const inputs = {
    id: "inputs",
    title: "inputs that the gate knows",
    why: "GitHub refuses a call with an input that is not known, and hands the action everything else without it.",
    look(repository) {
        return repository.gates.flatMap((gate) => checkInputs(gate, repository));
    },
};
function checkInputs(gate, repository) {
    const known = knownInputs(gate);
    const unknown = gate.inputs.entries.filter(([name]) => !known.includes(name));
    const found = unknown.map(([name, part]) => (0,doctor_repository/* missing */.LO)(part.place, `${(0,doctor_workflow/* gateName */.h2)(gate)} has no input ${(0,json/* shown */.SP)(name)}.${(0,problems/* didYouMean */.au)(name, known)}`, {
        expected: `one of ${known.join(", ")}`,
        remedy: name === "shards"
            ? "call gate-sharded.yml in place of gate.yml, or take it out"
            : "correct the name, or take it out",
    }));
    if (gate.kind === "call")
        found.push(...unknownSecrets(gate));
    found.push(...inputsForOne(gate));
    if ((0,doctor_workflow/* runsOf */.ky)(gate).length === 0)
        found.push(unnamedRuns(gate, repository));
    return found.length > 0 ? found : [(0,doctor_repository.ok)(gate.inputs.place, `${(0,doctor_workflow/* gateName */.h2)(gate)} knows all its inputs`)];
}
function knownInputs(gate) {
    if (gate.kind === "action")
        return job_permissions/* ACTION_INPUTS */.bn;
    return (0,doctor_workflow/* isSharded */.EG)(gate) ? job_permissions/* SHARDED_INPUTS */.w0 : job_permissions/* CALL_INPUTS */.rk;
}
function unnamedRuns(gate, repository) {
    const { file, unknown } = (0,doctor_repository/* configOf */.W1)(gate, repository);
    if (unknown !== undefined)
        return (0,doctor_repository/* notChecked */.lb)(gate.uses.place, `whether ${(0,doctor_workflow/* gateName */.h2)(gate)} knows where recordings and expectations are`, unknown);
    return (0,doctor_repository/* missing */.LO)(gate.uses.place, `${(0,doctor_workflow/* gateName */.h2)(gate)} does not know where the recordings are`, {
        expected: `\`runs\` in ${file}`,
        remedy: `write into ${file}, or run \`rungate init\`:`,
        yaml: (0,doctor_repository/* linesInConfig */.hs)(gate, ["runs: evals/runs/{case}.{trial}.json"]),
    });
}
const FOR_ONE_SUITE = ["runs", "expectations", "format", "case-field", "baseline", "shards", "merge"];
function inputsForOne({ inputs, suites, isForAll }) {
    const used = FOR_ONE_SUITE.filter((name) => !["", "auto"].includes(inputs.get(name).text ?? ""));
    if (!isForAll || suites.length < 2)
        return [];
    return used.map((name) => (0,doctor_repository/* missing */.LO)(inputs.get(name).place, `\`${name}\` is for one suite, and this gate has ${suites.length}`, {
        expected: "a job for each suite, or no such input",
        remedy: "take it out, or write under `with`, in a job for each suite:",
        yaml: [`suite: ${suites[0]?.name}`],
    }));
}
function unknownSecrets(gate) {
    const secrets = gate.job.part.get("secrets").entries;
    return secrets
        .filter(([name]) => !job_permissions/* CALL_SECRETS */.tP.includes(name.toLowerCase()))
        .map(([name, part]) => (0,doctor_repository/* missing */.LO)(part.place, `${(0,doctor_workflow/* gateName */.h2)(gate)} has no secret ${(0,json/* shown */.SP)(name)}.${(0,problems/* didYouMean */.au)(name, job_permissions/* CALL_SECRETS */.tP)}`, { expected: job_permissions/* CALL_SECRETS */.tP.join(", "), remedy: "correct the name, or take it out" }));
}

;// CONCATENATED MODULE: ./build/setup/doctor/checks-jobs.js




const skipped = {
    id: "skipped",
    title: "a gate that is never skipped",
    why: "A job is skipped with those it needs unless it says `always()`. A skipped job with the action counts as passed; a skipped call leaves no check, and the pull request waits.",
    look({ gates }) {
        return gates
            .flatMap((gate) => [gate, ...gate.callers.map((job) => ({ ...gate, kind: "call", job }))])
            .filter((gate) => (0,doctor_workflow/* gatesPullRequests */.mF)(gate) || gate.job.needs.length > 0)
            .map(conditionFinding);
    },
};
function conditionFinding(gate) {
    const condition = gate.job.part.get("if");
    const name = (0,doctor_workflow/* gateName */.h2)(gate);
    const text = condition.text ?? "";
    const todo = {
        expected: "if: always(), and nothing else",
        remedy: "write in the job:",
        yaml: [`if: ${(0,doctor_workflow/* expression */.dn)("always()")}`],
    };
    const events = [...gate.workflow.triggers.keys()];
    if (runsFor(gate, events) === "yes")
        return (0,doctor_repository.ok)(condition.place, `${name} is never skipped`);
    if ((0,job_permissions/* saysAlways */.Ep)(text))
        return restFinding(gate, todo);
    const isSkippedOnFailure = runsFor(gate, events, ["success"]) === "yes" && runsFor(gate, events, ["failure"]) === "no";
    const effect = effectOf(gate);
    return (0,doctor_repository/* missing */.LO)(condition.place, isSkippedOnFailure
        ? `${name} is skipped when a job that it needs fails: ${effect}`
        : `${name} is skipped when its \`if\` is false: ${effect}`, todo);
}
const DIFFERS = /\b(?:needs|github\.(?:event\b|\w*actor|ref|head_ref|base_ref|sha))/i;
function restFinding(gate, todo) {
    const { place, text = "" } = gate.job.part.get("if");
    const name = (0,doctor_workflow/* gateName */.h2)(gate);
    const events = [...gate.workflow.triggers.keys()].filter((event) => BEFORE_MERGE.includes(event));
    const answer = runsFor(gate, events);
    if (gate.kind === "call" || answer === "yes")
        return (0,doctor_repository/* advice */.v9)(place, `${name} is skipped where the rest of its \`if\` says so`, todo);
    if (answer === "no" || DIFFERS.test(text.replace(/github\.event_name/gi, "")))
        return (0,doctor_repository/* missing */.LO)(place, `${name} is skipped on pull requests where the rest of its \`if\` says so: ${effectOf(gate)}`, todo);
    return (0,doctor_repository/* notChecked */.lb)(place, `whether ${name} is skipped on pull requests`, "only GitHub evaluates the rest of its `if`");
}
const BEFORE_MERGE = ["pull_request", "merge_group"];
function runsFor({ job }, events, endings = endingsBefore(job)) {
    const text = job.part.get("if").text ?? "";
    const answers = events.flatMap((event) => endings.map((before) => (0,job_permissions/* holds */.v9)(text, { event, before })));
    return ["no", "unknown"].find((answer) => answers.includes(answer)) ?? "yes";
}
function endingsBefore({ needs }) {
    return needs.length === 0 ? ["success"] : ["success", "failure", "cancelled"];
}
function effectOf({ kind }) {
    return kind === "call"
        ? "the required check then waits for ever"
        : "a skipped job counts as a passed check";
}
const redStaysRed = {
    id: "red-stays-red",
    title: "a check that is red where the gate is",
    why: "With `report-only` or `continue-on-error` the check is green whatever was found, and a step that is skipped gates nothing.",
    look({ gates }) {
        return gates.flatMap(checkRedStaysRed);
    },
};
function checkRedStaysRed(gate) {
    const { job, step, inputs } = gate;
    const around = [job.part, ...job.steps.slice(step, step + 1)];
    const switches = [inputs.get("report-only"), ...around.map((part) => part.get("continue-on-error"))];
    const found = [...switches.flatMap((part) => switchFindings(gate, part)), ...stepFindings(gate)];
    return found.length > 0 ? found : [(0,doctor_repository.ok)(gate.uses.place, `a red ${(0,doctor_workflow/* gateName */.h2)(gate)} is a red check`)];
}
function switchFindings(gate, part) {
    const { text = "" } = part;
    if (/^(?:false)?$/i.test((0,doctor_workflow/* bare */.$B)(text)))
        return [];
    if ((0,doctor_workflow/* isExpression */.BH)(text))
        return [
            (0,doctor_repository/* notChecked */.lb)(part.place, `whether the check is red where ${(0,doctor_workflow/* gateName */.h2)(gate)} is`, "only GitHub evaluates the expression there"),
        ];
    return [
        (0,doctor_repository/* missing */.LO)(part.place, `the check is green whatever ${(0,doctor_workflow/* gateName */.h2)(gate)} finds`, {
            expected: "a red check where the gate is red",
            remedy: "take the line out, once you have tried the gate",
        }),
    ];
}
function stepFindings(gate) {
    const { job, step, workflow } = gate;
    const condition = job.steps[step]?.get("if");
    const runs = (event) => (0,job_permissions/* holds */.v9)(condition?.text ?? "", { event, before: "success" }) === "yes";
    if (condition === undefined || [...workflow.triggers.keys()].every(runs))
        return [];
    return [
        (0,doctor_repository/* missing */.LO)(condition.place, `the step of ${(0,doctor_workflow/* gateName */.h2)(gate)} is skipped when its \`if\` is false, and the check is green then`, {
            expected: "a step with the action that has no `if`",
            remedy: "take the `if` out",
        }),
    ];
}
const RELEASE = /^(?:v\d+(?:\.\d+){0,2}|[0-9a-f]{40})$/;
const pinned = {
    id: "pinned",
    title: "a gate that is pinned to a release",
    why: "A branch may become another gate with any push; a tag moves with releases only, and a commit never.",
    look({ gates, workflows }) {
        return gates.map(({ uses }) => {
            const text = uses.text ?? "";
            const [name = "", ref] = text.split("@", 2);
            if (ref === undefined && /^[.$]\//.test(name)) {
                const file = name.slice(2);
                if (name.startsWith("$/") || file === "" || workflows.some((workflow) => workflow.file === file))
                    return (0,doctor_repository.ok)(uses.place, `${(0,json/* shown */.SP)(name)} comes with the repository`);
                return (0,doctor_repository/* missing */.LO)(uses.place, `${(0,json/* shown */.SP)(name)} is not in this repository`, {
                    expected: "a copy of gate.yml there",
                    remedy: "add the copy, or write:",
                    yaml: ["uses: rungate/rungate/.github/workflows/gate.yml@v1"],
                });
            }
            if (ref !== undefined && RELEASE.test(ref))
                return (0,doctor_repository.ok)(uses.place, `pinned to ${(0,json/* shown */.SP)(ref)}`);
            if (ref !== undefined && /^[0-9a-f]{7,39}$/.test(ref))
                return (0,doctor_repository/* notChecked */.lb)(uses.place, `whether ${(0,json/* shown */.SP)(ref)} is a commit`, "it may be the name of a branch: write all 40 digits");
            return (0,doctor_repository/* missing */.LO)(uses.place, ref === undefined ? `${(0,json/* shown */.SP)(text)} names no version` : `${(0,json/* shown */.SP)(ref)} is no release`, {
                expected: "a tag such as v1, or a commit of 40 digits",
                remedy: "write:",
                yaml: [`uses: ${name}@v1`],
            });
        });
    },
};
const permissions = {
    id: "permissions",
    title: "the permissions that the gate needs",
    why: "A caller of `gate.yml` that grants less is refused before any job runs; the action without them sees no baseline, or writes no comment.",
    look({ gates }) {
        return gates.flatMap(permissionsFor);
    },
};
function permissionsFor(gate) {
    const required = requiredScopes(gate);
    const name = (0,doctor_workflow/* gateName */.h2)(gate);
    const expected = [...required].map(([scope, level]) => `${scope}: ${level}`);
    const todo = {
        expected: expected.join(", "),
        remedy: "write in the job:",
        yaml: ["permissions:", ...expected.map((line) => `  ${line}`)],
    };
    const levels = (0,doctor_workflow/* levelsOf */.pd)(gate);
    const [outermost = levels[0]] = levels;
    const explicit = levels.flatMap((level) => (0,job_permissions/* permissionsOf */.k0)(level) ?? []);
    const granted = explicit.at(-1);
    if (granted === undefined || (outermost !== undefined && (0,job_permissions/* permissionsOf */.k0)(outermost) === undefined))
        return [
            (0,doctor_repository/* missing */.LO)((outermost?.job ?? gate.job).part.place, `${outermost === undefined || outermost.job === gate.job ? name : `job ${(0,json/* shown */.SP)(outermost.job.id)}`} names no permissions, so that a setting of the repository decides`, todo),
        ];
    const refused = explicit.flatMap((part) => {
        const lacking = [...required].filter(([scope, level]) => !(0,job_permissions/* grants */.gu)(part, scope, level));
        const lacks = lacking.map(([scope, level]) => `${scope}: ${level}`).join(", ");
        return lacking.length === 0 ? [] : [(0,doctor_repository/* missing */.LO)(part.place, `${name} may not: ${lacks}`, todo)];
    });
    if (refused.length > 0)
        return refused;
    const beyond = (0,job_permissions/* writesBeyond */.GF)(granted, required);
    if (beyond.length === 0)
        return [(0,doctor_repository.ok)(granted.place, `${name} has the permissions that the gate needs`)];
    const more = beyond.includes("*") ? "write everything" : `write ${beyond.slice(0, 5).join(", ")}`;
    return [
        (0,doctor_repository/* advice */.v9)(granted.place, `${name} may ${more}, which the gate does not need`, {
            ...todo,
            remedy: "unless another step needs it, write in the job:",
        }),
    ];
}
function requiredScopes({ kind, inputs }) {
    const required = new Map([
        ["contents", "read"],
        ["actions", "read"],
        ["pull-requests", "write"],
    ]);
    if (kind === "action" && (0,doctor_workflow/* inputOf */.wg)(inputs, "comment") === "never")
        required.delete("pull-requests");
    return required;
}

;// CONCATENATED MODULE: ./build/setup/doctor/checks-keys.js


const SHOWN_WITH_KEYS = 5;
const recordingsKeys = {
    id: "recordings-keys",
    title: "recordings without keys",
    why: "A person who can read a recording can use the keys in it.",
    look({ files }) {
        return [...files.values()].flatMap(({ recordings }) => (recordings ? checkKeys(recordings) : []));
    },
};
function checkKeys({ count, searched, withKeys }) {
    const todo = {
        expected: "recordings without keys and tokens",
        remedy: "revoke it, because it may be known, then record again: `rungate record` leaves such keys out",
    };
    const findings = withKeys
        .slice(0, SHOWN_WITH_KEYS)
        .map(({ file, kinds }) => (0,doctor_repository/* advice */.v9)({ file }, `holds what looks like a secret (${kinds.join(", ")})`, todo));
    const more = withKeys.length - findings.length;
    const rest = more > 0 ? [(0,doctor_repository/* advice */.v9)({}, `${(0,core_text/* counted */.hS)(more, "more recording")} with what looks like a secret`, todo)] : [];
    const left = count - searched;
    const what = `whether ${(0,core_text/* counted */.hS)(left, "recording")} of ${count} hold keys`;
    const unsearched = left > 0 ? [(0,doctor_repository/* notChecked */.lb)({}, what, `only the first ${searched} are searched`)] : [];
    const isFine = searched > 0 && withKeys.length === 0;
    const found = isFine
        ? [(0,doctor_repository.ok)({}, `${(0,core_text/* counted */.hS)(searched, "recording")} searched, none with a known kind of key`)]
        : [];
    return [...findings, ...rest, ...unsearched, ...found];
}

;// CONCATENATED MODULE: ./build/setup/doctor/checks-recordings.js








const recordingsCommitted = {
    id: "recordings-committed",
    title: "recordings where the patterns look",
    why: "A gate that finds no recording is red, whatever the agent does.",
    look(repository) {
        return repository.gates
            .filter((gate) => (0,recordings_source/* artifactDownloads */.uG)(gate).length === 0)
            .map((gate) => checkRecordingsCommitted(gate, repository));
    },
};
function checkRecordingsCommitted(gate, repository) {
    const input = gate.inputs.get("runs");
    const runs = input.isThere ? input : gate.inputs.get("runs-folder");
    const { file, unknown } = (0,doctor_repository/* configOf */.W1)(gate, repository);
    const recordings = repository.files.get(gate)?.recordings;
    const what = "whether the patterns of `runs` find recordings";
    if ((0,doctor_workflow/* isExpression */.BH)(runs.text))
        return (0,doctor_repository/* notChecked */.lb)(runs.place, what, "only GitHub evaluates the expression in them");
    if (gate.inputs.get("merge").isThere)
        return (0,doctor_repository/* notChecked */.lb)(runs.place, what, "other jobs have read them, and this one merges");
    if ((0,recordings_source/* stepThatMayRecord */.ks)(gate) !== undefined)
        return (0,doctor_repository/* notChecked */.lb)(runs.place, what, "a step of the job may record them");
    if (unknown !== undefined && !input.isThere)
        return (0,doctor_repository/* notChecked */.lb)(runs.place, what, unknown);
    const [problem] = recordings?.problems ?? [];
    if (recordings === undefined || problem !== undefined || recordings.count === 0)
        return (0,doctor_repository/* missing */.LO)(runs.place, problem?.message ?? `${(0,doctor_workflow/* gateName */.h2)(gate)} names no recordings`, {
            expected: "patterns that find recordings in the repository, or the input `runs-artifact`",
            remedy: `commit recordings, or correct the pattern${input.isThere ? "" : ` in ${file}`}:`,
            yaml: ["runs: evals/runs/{case}.{trial}.json"],
        });
    const { count, ignored } = recordings;
    if (ignored !== undefined)
        return (0,doctor_repository/* missing */.LO)(runs.place, `git leaves out ${ignored.count} of ${(0,core_text/* counted */.hS)(count, "file")} that the patterns find, by ${(0,problems/* placeName */.fW)(ignored.by)}: ${(0,json/* shown */.SP)(ignored.text)}`, {
            expected: "recordings that git takes",
            remedy: "unless they were added with `git add --force`, remove that line and commit them, or let a job record them: `rungate init --record COMMAND` writes such a workflow",
        });
    return (0,doctor_repository.ok)(runs.place, `the patterns find ${(0,core_text/* counted */.hS)(count, "file")} here, of which the gate sees those that are committed`);
}
const recordingsArtifact = {
    id: "recordings-artifact",
    title: "recordings that a job before the gate leaves",
    why: "The gate reads the artifact of a job that it needs, in the folder that it is unpacked to; otherwise it finds no run.",
    look({ gates }) {
        return gates.flatMap((gate) => (0,recordings_source/* artifactDownloads */.uG)(gate).flatMap((download) => [
            checks_recordings_checkUpload(gate, download),
            ...((0,doctor_workflow/* runsOf */.ky)(gate).length === 0 && gate.kind === "call" ? [] : [checkFolder(gate, download)]),
        ]));
    },
};
function checks_recordings_checkUpload(gate, { name, isPattern }) {
    const artifact = name.text ?? "*";
    const place = name.place;
    if ((0,doctor_workflow/* isExpression */.BH)(artifact))
        return (0,doctor_repository/* notChecked */.lb)(place, "whether a job before leaves the recordings", "only GitHub evaluates the expression in the name of the artifact");
    const isMeant = (0,recordings_source/* nameTest */.Sf)(artifact, isPattern);
    const fits = (upload) => isMeant((0,recordings_source/* uploadedName */.iB)(upload));
    const before = (0,doctor_workflow/* jobsBefore */.yF)(gate);
    const overwritten = before
        .filter(isMatrix)
        .flatMap((job) => (0,recordings_source/* uploadsOf */.y8)([job]).filter(fits))
        .find((upload) => !(0,doctor_workflow/* isExpression */.BH)((0,recordings_source/* uploadedName */.iB)(upload)));
    if (overwritten !== undefined)
        return overwrittenUpload(overwritten);
    const leaving = before.flatMap((job) => (0,recordings_source/* uploadsOf */.y8)([job])
        .filter(fits)
        .map((step) => ({ job, step })));
    if (leaving.length > 0)
        return conditionFault(gate, leaving) ?? (0,doctor_repository.ok)(place, `a job before leaves the artifact ${(0,json/* shown */.SP)(artifact)}`);
    return missingUpload(gate, { place, artifact, before, fits });
}
function overwrittenUpload(upload) {
    const name = (0,recordings_source/* uploadedName */.iB)(upload);
    return (0,doctor_repository/* missing */.LO)(upload.get("with").get("name").place, `each job of the matrix writes over the artifact ${(0,json/* shown */.SP)(name)} of the others`, {
        expected: "a name of its own for what each job leaves",
        remedy: "write, and name them all by a pattern where the gate takes them from:",
        yaml: [`name: ${name}-${(0,doctor_workflow/* expression */.dn)("strategy.job-index")}`],
    });
}
function missingUpload(gate, context) {
    const { job } = gate;
    const { place, artifact, before, fits } = context;
    const other = (0,doctor_workflow/* levelsOf */.pd)(gate)
        .at(-1)
        ?.jobs.find((candidate) => candidate !== job && (0,recordings_source/* uploadsOf */.y8)((0,doctor_workflow/* withCalled */.as)(candidate)).some(fits));
    if (other !== undefined)
        return (0,doctor_repository/* missing */.LO)(place, `${(0,doctor_workflow/* gateName */.h2)(gate)} does not wait for job ${(0,json/* shown */.SP)(other.id)}, which leaves the artifact ${(0,json/* shown */.SP)(artifact)}`, {
            expected: "a gate that waits for the jobs that record",
            remedy: "add in the job:",
            yaml: [`needs: ${job.needs.length === 0 ? other.id : `[${[...job.needs, other.id].join(", ")}]`}`],
        });
    const hidden = before.find(mayUploadUnseen);
    if (hidden !== undefined)
        return (0,doctor_repository/* notChecked */.lb)(place, "whether a job before leaves the recordings", `job ${(0,json/* shown */.SP)(hidden.id)} runs what is not in this file`);
    return (0,doctor_repository/* missing */.LO)(place, `no job that ${(0,doctor_workflow/* gateName */.h2)(gate)} needs leaves ${missingText(artifact, before)}`, {
        expected: "an upload of that name in a job that records",
        remedy: "correct the name, or add to the job that records, with the folder of your recordings:",
        yaml: [
            "- uses: actions/upload-artifact@v7",
            `  with: { name: ${JSON.stringify(artifact)}, path: evals/runs, overwrite: true, if-no-files-found: error }`,
        ],
    });
}
function conditionFault({ workflow: { triggers } }, leaving) {
    const unknown = GATED.filter((event) => triggers.has(event)).map((event) => {
        const answers = leaving.map((upload) => (0,recordings_source/* isUploaded */.bH)(upload, event));
        return answers.some(({ answer }) => answer === "yes")
            ? undefined
            : { event, ...(answers.find(({ answer }) => answer === "unknown") ?? answers[0]) };
    });
    const lacking = unknown.find((each) => each?.answer === "no") ?? unknown.find((each) => each !== undefined);
    if (lacking?.condition === undefined)
        return undefined;
    const { event, answer, condition } = lacking;
    if (answer === "unknown")
        return (0,doctor_repository/* notChecked */.lb)(condition.place, "whether recordings are left for the gate", "only GitHub evaluates this `if`");
    return (0,doctor_repository/* missing */.LO)(condition.place, `no recordings are left on ${event}, because this \`if\` is false there`, {
        expected: "recordings whenever the gate runs",
        remedy: "take the `if` out",
    });
}
const GATED = ["pull_request", "merge_group", "push", "schedule", "workflow_dispatch"];
function missingText(artifact, before) {
    const names = (0,recordings_source/* uploadsOf */.y8)(before).map((upload) => (0,json/* shown */.SP)((0,recordings_source/* uploadedName */.iB)(upload)));
    return `an artifact ${(0,json/* shown */.SP)(artifact)}${names.length === 0 ? "" : `, only ${(0,core_text/* listed */.KE)(names)}`}`;
}
function checkFolder(gate, { folder, isApart }) {
    const runs = gate.inputs.get("runs");
    if (isApart && (0,recordings_source/* looksInto */.BY)(gate, folder) && !(0,recordings_source/* looksBelow */.S0)(gate, folder))
        return (0,doctor_repository/* missing */.LO)(runs.place, `each artifact is unpacked to a folder of its own in ${(0,json/* shown */.SP)(folder)}, and no pattern of \`runs\` looks there`, {
            expected: "a pattern that looks into folders",
            remedy: "write under `with`:",
            yaml: [`runs: ${folder}/**/{case}.{trial}.json`],
        });
    if ((0,recordings_source/* looksInto */.BY)(gate, folder))
        return (0,doctor_repository.ok)(runs.place, `recordings are read from the folder ${(0,json/* shown */.SP)(folder)}`);
    if ((0,doctor_workflow/* isExpression */.BH)(runs.text))
        return (0,doctor_repository/* notChecked */.lb)(runs.place, "whether recordings are read from the folder they are unpacked to", "only GitHub evaluates the expression in it");
    return (0,doctor_repository/* missing */.LO)(runs.place, `the artifact is unpacked to the folder ${(0,json/* shown */.SP)(folder)}, and no pattern of \`runs\` looks there`, {
        expected: `a pattern that begins with ${(0,json/* shown */.SP)(`${folder}/`)}`,
        remedy: "write under `with`:",
        yaml: [`runs: ${folder}/**/{case}.{trial}.json`],
    });
}
function isMatrix({ part }) {
    return part.get("strategy").get("matrix").isThere;
}
function mayUploadUnseen({ part, steps }) {
    return (part.get("uses").isThere || steps.some((step) => !/^(?:actions\/|$)/.test(step.get("uses").text ?? "")));
}
const configuration = {
    id: "configuration",
    title: "expectations and a policy that can be used",
    why: "A file that is not there, or cannot be used, ends every gate with exit code 2.",
    look(repository) {
        return [
            ...repository.gates.flatMap((gate) => recordingFindings(gate, repository)),
            ...unnamed(repository),
        ];
    },
};
function recordingFindings(gate, repository) {
    const read = repository.files.get(gate);
    const findings = (read?.configuration ?? []).flatMap(({ file, problems }) => {
        const errors = problems.filter(({ severity }) => severity === "error");
        if (errors.length === 0)
            return [(0,doctor_repository.ok)({ file }, "can be used")];
        return errors.map(({ message, ...place }) => (0,doctor_repository/* missing */.LO)(place.file === undefined ? { file } : place, message, {
            expected: `a file that ${(0,doctor_workflow/* gateName */.h2)(gate)} can use`,
            remedy: "commit it, or repair it; `rungate init` writes first expectations and a policy",
        }));
    });
    const elsewhere = (read?.elsewhere ?? []).map(({ file, why }) => (0,doctor_repository/* notChecked */.lb)(gate.inputs.place, `whether ${(0,json/* shown */.SP)(file)} can be used`, why));
    findings.push(...checkoutFindings(gate));
    const config = (0,doctor_repository/* configOf */.W1)(gate, repository);
    if ((0,doctor_workflow/* expectationsOf */.xR)(gate).length > 0)
        return [...findings, ...elsewhere];
    if (config.unknown !== undefined) {
        const what = `whether ${(0,doctor_workflow/* gateName */.h2)(gate)} names expectations`;
        const unseen = (0,doctor_workflow/* runsOf */.ky)(gate).length === 0 ? [] : [(0,doctor_repository/* notChecked */.lb)(gate.inputs.place, what, config.unknown)];
        return [...findings, ...elsewhere, ...unseen];
    }
    const own = (0,doctor_repository/* advice */.v9)(gate.inputs.place, `${(0,doctor_workflow/* gateName */.h2)(gate)} names no expectations, so that only those count that recordings carry`, {
        expected: "a file of expectations",
        remedy: `unless your recordings carry their own, write into ${config.file}:`,
        yaml: (0,doctor_repository/* linesInConfig */.hs)(gate, ["expectations: evals/expectations.yml"]),
    });
    return [...findings, ...elsewhere, own];
}
const oneFile = {
    id: "one-file",
    title: "recordings and expectations in rungate.yml",
    why: "rungate.yml serves the workflow and your terminal. Inputs of a workflow serve only the workflow.",
    look(repository) {
        return repository.gates.flatMap((gate) => {
            const { inputs, suites } = gate;
            const { file, unknown } = (0,doctor_repository/* configOf */.W1)(gate, repository);
            const movable = MOVABLE.filter(([input]) => inputs.get(input).isThere);
            const isMovable = movable.every(([input]) => !(0,doctor_workflow/* isExpression */.BH)(inputs.get(input).text));
            if (unknown !== undefined || !policy/* CONFIG_FILES */.n0.includes(file))
                return [];
            if (suites.length > 0 || !inputs.get("runs").isThere || !isMovable)
                return [];
            if ((0,recordings_source/* artifactDownloads */.uG)(gate).length > 0 || (0,recordings_source/* stepThatMayRecord */.ks)(gate) !== undefined)
                return [];
            const lines = movable.flatMap(([input, key]) => linesFor(key, (0,doctor_workflow/* linesOf */.Dx)(inputs, input)));
            return (0,doctor_repository/* advice */.v9)(inputs.get("runs").place, `${(0,doctor_workflow/* gateName */.h2)(gate)} names its recordings in the workflow`, {
                expected: `the recordings and expectations in ${file}, which commands on your machine read too`,
                remedy: `take ${(0,core_text/* listed */.KE)(movable.map(([input]) => `\`${input}\``))} out of \`with\`, and write into ${file}:`,
                yaml: (0,doctor_repository/* linesInConfig */.hs)(gate, lines),
            });
        });
    },
};
const MOVABLE = [
    ["runs", "runs"],
    ["expectations", "expectations"],
    ["format", "format"],
    ["case-field", "caseField"],
];
function linesFor(key, values) {
    const [first = "", ...rest] = values.map(core_escape/* yamlText */.pS);
    return rest.length === 0
        ? [`${key}: ${first}`]
        : [`${key}:`, ...[first, ...rest].map((value) => `  - ${value}`)];
}
function unnamed({ gates, workflows, unread, policies }) {
    const all = [...gates, ...(0,doctor_workflow/* calledGates */.gf)(workflows, gates)];
    const files = all.flatMap((gate) => [
        (0,doctor_workflow/* inputOf */.wg)(gate.inputs, "policy"),
        ...(0,doctor_workflow/* expectationsOf */.xR)(gate),
        (0,doctor_workflow/* inputOf */.wg)(gate.inputs, "baseline"),
    ]);
    if (all.length === 0 || files.some(doctor_workflow/* isExpression */.BH) || unread.some(({ mayGate }) => mayGate))
        return [];
    const names = new Set(files.map((file) => file.replace(/^\.\//, "")));
    return policies
        .filter((file) => !names.has(file))
        .map((file) => (0,doctor_repository/* advice */.v9)({ file }, "no gate names it, so that nothing in it counts", {
        expected: "a gate with this policy",
        remedy: "take the file away, or write under `with` of the gate that it is meant for:",
        yaml: [`policy: ${file}`],
    }));
}
function checkoutFindings({ kind, job, step, uses }) {
    const bringsFiles = (before) => /checkout/i.test(before.get("uses").text ?? "") || /\b(?:git|gh)\b/.test(before.get("run").text ?? "");
    if (kind === "call" || job.steps.slice(0, step).some(bringsFiles))
        return [];
    return [
        (0,doctor_repository/* missing */.LO)(uses.place, "no step before it checks the repository out, so that its files are not there", {
            expected: "a checkout before the step with the action",
            remedy: "write before it:",
            yaml: ["- uses: actions/checkout@v7"],
        }),
    ];
}

;// CONCATENATED MODULE: ./build/setup/doctor/checks.js










const checks = [
    gate,
    checks_events_pullRequest,
    pathFilters,
    push,
    schedule,
    mergeGroup,
    dispatch,
    permissions,
    pinned,
    concurrency,
    skipped,
    redStaysRed,
    needsInput,
    inputs,
    suites,
    recordingsArtifact,
    recordingsCommitted,
    recordingsKeys,
    configuration,
    oneFile,
    onePolicy,
    expectationsNamed,
    agentNamed,
    upload,
    retention,
    forkComments,
    requiredCheck,
    baseBranches,
    baseline,
    power,
    checks_cases_quarantine,
    allowedActions,
];

;// CONCATENATED MODULE: ./build/setup/doctor/doctor.js






function doctorView(findings, colors) {
    const paint = (0,core_escape/* paintWith */.Hy)(colors);
    const of = (state) => findings.filter((finding) => finding.state === state);
    return (0,core_escape/* sections */.V0)([
        ...[...of("missing"), ...of("advice")].map((finding) => todoLines(finding, paint)),
        uncheckedLines(of("not checked"), paint),
        of("ok").map((finding) => (0,core_escape/* terminal */.Fo) `${paint.green("✔")} ${paint.dim(sentence(finding))}`),
        [conclusion(findings, paint)],
    ]);
}
function todoLines(finding, paint) {
    const { state, expected, remedy, yaml = [] } = finding;
    const mark = state === "missing" ? paint.red("✘ missing") : paint.yellow("● advice ");
    return [
        (0,core_escape/* terminal */.Fo) `${mark} ${paint.bold(sentence(finding))}`,
        ...(expected === undefined ? [] : [(0,core_escape/* terminal */.Fo) `  ${(0,terminal/* padEnd */.f)("expected", 9)} ${cut(expected)}`]),
        ...(remedy === undefined ? [] : [(0,core_escape/* terminal */.Fo) `  ${(0,terminal/* padEnd */.f)("do", 9)} ${cut(remedy)}`]),
        ...yaml.map((line) => (0,core_escape/* terminal */.Fo) `              ${paint.cyan(cut(line))}`),
    ];
}
function uncheckedLines(findings, paint) {
    const reasons = [...new Set(findings.map(({ remedy = "" }) => remedy))];
    return reasons.flatMap((reason) => [
        (0,core_escape/* terminal */.Fo) `${paint.yellow("? not checked")} ${cut(reason)}`,
        ...findings.filter(({ remedy }) => remedy === reason).map((finding) => (0,core_escape/* terminal */.Fo) `  ${sentence(finding)}`),
    ]);
}
function sentence(finding) {
    const place = (0,problems/* placeName */.fW)(finding);
    return `${place === "" ? "" : `${(0,core_text/* shorten */.ml)(place, limits/* limits */.Fy.shownName)}: `}${cut(finding.what)}`;
}
function cut(text) {
    return (0,core_text/* shorten */.ml)(text, limits/* limits */.Fy.shownText);
}
function conclusion(findings, paint) {
    const titlesOf = (state) => checks
        .filter(({ id }) => findings.some((finding) => finding.check === id && finding.state === state))
        .map(({ title }) => title);
    const unchecked = findings.filter(({ state }) => state === "not checked").length;
    const rest = unchecked === 0 ? "" : `; ${(0,core_text/* counted */.hS)(unchecked, "thing")} could not be checked`;
    const absent = titlesOf("missing");
    return absent.length === 0
        ? (0,core_escape/* terminal */.Fo) `${unchecked === 0 ? paint.green("✔ Nothing is missing") : paint.yellow("? Nothing is missing")} of what was looked at${rest}`
        : (0,core_escape/* terminal */.Fo) `${paint.red("✘ Missing")} for a gate that can be trusted: ${absent.join("; ")}${rest}`;
}
function isInDoubt(findings, github) {
    const unseen = Object.values(github).flatMap((fact) => ("unseen" in fact ? [fact.unseen] : []));
    for (const fact of github.baselines.values())
        if ("unseen" in fact)
            unseen.push(fact.unseen);
    const isUnseen = ({ remedy = "" }) => unseen.some((why) => remedy.includes(why));
    return findings.some((finding) => finding.state === "missing" || (finding.state === "not checked" && !isUnseen(finding)));
}
function examine(repository) {
    const findings = new Map();
    for (const { id, look } of checks) {
        for (const found of look(repository)) {
            const finding = { check: id, ...found };
            findings.set(JSON.stringify(finding), finding);
        }
    }
    return [...findings.values()];
}


/***/ }),

/***/ 65238:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IN: () => (/* binding */ workflowsOf),
/* harmony export */   LO: () => (/* binding */ missing),
/* harmony export */   O4: () => (/* binding */ baselineReport),
/* harmony export */   W1: () => (/* binding */ configOf),
/* harmony export */   _O: () => (/* binding */ recordedBy),
/* harmony export */   aL: () => (/* binding */ unseenSetup),
/* harmony export */   hs: () => (/* binding */ linesInConfig),
/* harmony export */   lb: () => (/* binding */ notChecked),
/* harmony export */   mF: () => (/* binding */ gatesWithArtifacts),
/* harmony export */   ok: () => (/* binding */ ok),
/* harmony export */   v9: () => (/* binding */ advice)
/* harmony export */ });
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98389);
/* harmony import */ var _workflow_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69495);


function configOf(gate, { files }) {
    const { configuration = [], policy } = files.get(gate) ?? {};
    const name = (0,_workflow_js__WEBPACK_IMPORTED_MODULE_1__/* .inputOf */ .wg)(gate.inputs, "policy");
    const places = name === _config_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIG_FILE */ .g2 ? _config_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIG_FILES */ .n0 : [name];
    const read = configuration.find(({ file }) => places.includes(file))?.file;
    const input = [name, gate.suite].findIndex(_workflow_js__WEBPACK_IMPORTED_MODULE_1__/* .isExpression */ .BH);
    if (input >= 0)
        return {
            file: name,
            unknown: `only GitHub evaluates the expression in \`${input === 0 ? "policy" : "suite"}\``,
        };
    return { file: read ?? name, unknown: read && !policy ? `${read} cannot be used` : undefined };
}
function linesInConfig({ suite, isForAll }, lines) {
    if (isForAll || suite === _config_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_SUITE */ .TR)
        return [...lines];
    return ["suites:", `  ${suite}:`, ...lines.map((line) => `    ${line}`)];
}
function recordedBy(gate, { gates, files }) {
    const trusted = files.get(gate)?.policy?.baseline.workflows ?? [];
    const trustedGates = gates.filter(({ suite, workflow }) => suite === gate.suite && trusted.includes(workflow.file));
    return [...new Set([gate.workflow, ...trustedGates.map(({ workflow }) => workflow)])];
}
function gatesWithArtifacts({ gates }) {
    return gates.filter((gate) => (0,_workflow_js__WEBPACK_IMPORTED_MODULE_1__/* .comparesWithArtifact */ .Hc)(gate) !== false);
}
function baselineReport(gate, { files, github: { baselines } }) {
    const fact = baselines.get(gate);
    return files.get(gate)?.baseline ?? (fact !== undefined && "seen" in fact ? fact.seen.report : undefined);
}
function workflowsOf(gates) {
    return [...new Set(gates.map(({ workflow }) => workflow))];
}
function unseenSetup(why) {
    const unseen = { unseen: why };
    return {
        defaultBranch: unseen,
        isPublic: unseen,
        rules: unseen,
        protection: unseen,
        retentionDays: unseen,
        actions: unseen,
        listedBranches: unseen,
        baselines: new Map(),
    };
}
function ok(place, what) {
    return { ...placed(place), state: "ok", what };
}
function missing(place, what, todo) {
    return { ...placed(place), state: "missing", what, ...todo };
}
function advice(place, what, todo) {
    return { ...placed(place), state: "advice", what, ...todo };
}
function notChecked(place, what, why) {
    return { ...placed(place), state: "not checked", what, remedy: why };
}
function placed({ file, line, column }) {
    if (file === undefined)
        return {};
    return line === undefined ? { file } : { file, line, column };
}


/***/ }),

/***/ 10378:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ seenText),
/* harmony export */   h: () => (/* binding */ planView)
/* harmony export */ });
/* harmony import */ var _core_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68587);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26067);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46445);



const LABEL = 12;
const CELL = 12;
function planView(plan, colors) {
    const paint = (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .paintWith */ .Hy)(colors);
    const [{ cases = [] } = {}] = plan.needed;
    const head = cases.map(({ trials }) => (0,_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .padStart */ .CF)((0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(trials, "trial"), CELL)).join("");
    return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .sections */ .V0)([
        [(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${paint.bold(`${plan.suite}: ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(plan.cases, "case")}, ${trialsText(plan)}`)}`],
        [(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${seenText(plan)}`, ...noteLines(plan)],
        [
            (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Cases that are needed to see a drop, by the trials of each case here and on the base branch`,
            (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${paint.dim(`${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .padEnd */ .f)("drop", LABEL)}${head}`)}`,
            ...plan.needed.map(neededLine),
        ],
        [(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `The gate sees a drop when it fails 4 of 5 pull requests with that drop. More cases help most.`],
    ]);
}
function trialsText({ trials, passRate }) {
    const base = trials.base > trials.head ? `, ${trials.base} with earlier commits` : "";
    return `${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(trials.head, "trial")} each${base}, pass rate ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__/* .percent */ .KN)(passRate)}`;
}
function seenText({ detectable }) {
    if (detectable === null)
        return "The gate cannot see any drop: the suite is too small.";
    return `The gate can see a drop of about ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(Math.round(detectable * 100), "point")}.`;
}
function noteLines({ correlation, passRate }) {
    if (passRate === 1)
        return [(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Every run passed so far. An agent with noise needs more cases than this says.`];
    if (correlation !== null)
        return [];
    return [
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `No case has 2 trials, so the noise of the agent is a guess. Record 3 trials of each case.`,
    ];
}
function neededLine({ drop, cases }) {
    const label = (0,_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .padEnd */ .f)(`${Math.round(drop * 100)} points`, LABEL);
    const cells = cases.map(({ cases }) => (0,_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .padStart */ .CF)(cases === null ? "–" : (0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(cases, "case"), CELL));
    return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${label}${cells.join("")}`;
}


/***/ })

};

export const id = 4709;
export const ids = [4709];
export const modules = {

/***/ 70550:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ readFilesBelow)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _config_config_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79772);
/* harmony import */ var _config_expectations_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63568);
/* harmony import */ var _core_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21645);
/* harmony import */ var _core_interruptible_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49981);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(40332);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(51400);
/* harmony import */ var _recordings_files_find_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(16102);
/* harmony import */ var _setup_init_find_recordings_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(53155);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_config_config_file_js__WEBPACK_IMPORTED_MODULE_2__, _config_expectations_js__WEBPACK_IMPORTED_MODULE_3__]);
([_config_config_file_js__WEBPACK_IMPORTED_MODULE_2__, _config_expectations_js__WEBPACK_IMPORTED_MODULE_3__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);










const POLICY = /^(?:(?!\.github\/)[^/]+\/)+(?:\.github\/)?rungate\.yml$/;
const EXPECTATIONS = /(?:^|\/)expectations\.ya?ml$/;
function readFilesBelow(root, policies, ignoredBy) {
    try {
        return filesBelow(root, policies, ignoredBy);
    }
    catch (error) {
        if (!(error instanceof _core_problems_js__WEBPACK_IMPORTED_MODULE_7__/* .ConfigurationError */ .j1))
            throw error;
        return { why: error.problems.map(({ message }) => message).join("; ") };
    }
}
function filesBelow(root, atTop, ignoredBy) {
    const nameOf = (path) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, path).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join("/");
    const textOf = (file) => (0,_core_files_js__WEBPACK_IMPORTED_MODULE_4__/* .readTextFile */ .Gu)(file, { ...BOUNDS, root }, []) ?? [];
    const walk = new _recordings_files_find_js__WEBPACK_IMPORTED_MODULE_8__/* .Walk */ .qO({
        boundary: root,
        entries: _core_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .defaultJobLimits */ .RG.entries,
        excess: `the repository has more than ${_core_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .defaultJobLimits */ .RG.entries} files and folders`,
        avoided: (name, path) => ((0,_setup_init_find_recordings_js__WEBPACK_IMPORTED_MODULE_9__/* .isAvoided */ .bI)(name) && name !== ".github") ||
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, ".git")) ||
            ignoredBy(`${nameOf(path)}/${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path)}`) !== undefined,
        nameOf,
        onSkipped: () => { },
        onUnreadable: () => { },
    });
    const real = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(root);
    const names = (0,_core_interruptible_js__WEBPACK_IMPORTED_MODULE_5__/* .atOnce */ .zd)(walk.paths({ top: root, steps: ["anything below"] }))
        .map(nameOf)
        .filter((name) => POLICY.test(name) || EXPECTATIONS.test(name))
        .filter((name) => ignoredBy(name) === undefined && isAt((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(real, name)));
    if (names.length > _core_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .limits */ .Fy.configurationFiles)
        throw tooMuch(`the repository has more than ${_core_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .limits */ .Fy.configurationFiles} policies and expectations files`);
    const below = names.filter((name) => POLICY.test(name));
    const read = [...atTop, "rungate.yml", ...below]
        .flatMap(textOf)
        .map(({ file, text }) => (0,_config_config_file_js__WEBPACK_IMPORTED_MODULE_2__.loadConfigFile)(file, text));
    const named = new Set(read.flatMap(({ suites }) => suites.flatMap(({ expectations }) => expectations)));
    const isUnnamed = (name) => EXPECTATIONS.test(name) && !named.has(name);
    const unnamed = names.filter(isUnnamed).flatMap(textOf);
    return {
        policies: below.map((file) => ({ file, suites: suitesIn(file) })),
        expectations: read.some(({ policy }) => policy === undefined)
            ? undefined
            : unnamed.flatMap((source) => ((0,_config_expectations_js__WEBPACK_IMPORTED_MODULE_3__.loadExpectations)([source]).expectations.size > 0 ? source.file : [])),
    };
    function suitesIn(policy) {
        return read.flatMap(({ file, suites }) => (file === policy ? suites.map(({ name }) => name) : []));
    }
}
function tooMuch(message) {
    return new _core_problems_js__WEBPACK_IMPORTED_MODULE_7__/* .ConfigurationError */ .j1([{ severity: "error", message }]);
}
const BOUNDS = { contained: true, mostBytes: _core_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .limits */ .Fy.configurationBytes, remedy: "split it" };
function isAt(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path) === path;
    }
    catch {
        return false;
    }
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 94709:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readRepository: () => (/* binding */ readRepository)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _config_config_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79772);
/* harmony import */ var _config_expectations_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63568);
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98389);
/* harmony import */ var _core_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(21645);
/* harmony import */ var _core_git_git_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22157);
/* harmony import */ var _core_interruptible_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(49981);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(40332);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(51400);
/* harmony import */ var _gate_baseline_read_reports_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(98558);
/* harmony import */ var _gate_job_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(79933);
/* harmony import */ var _recordings_files_allowance_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(89687);
/* harmony import */ var _recordings_files_find_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(16102);
/* harmony import */ var _recordings_files_load_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(54671);
/* harmony import */ var _setup_doctor_recordings_source_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(30518);
/* harmony import */ var _setup_doctor_workflow_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(69495);
/* harmony import */ var _setup_record_agent_guess_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(87055);
/* harmony import */ var _files_below_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(70550);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_config_config_file_js__WEBPACK_IMPORTED_MODULE_2__, _config_expectations_js__WEBPACK_IMPORTED_MODULE_3__, _files_below_js__WEBPACK_IMPORTED_MODULE_18__]);
([_config_config_file_js__WEBPACK_IMPORTED_MODULE_2__, _config_expectations_js__WEBPACK_IMPORTED_MODULE_3__, _files_below_js__WEBPACK_IMPORTED_MODULE_18__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);



















function readRepository(root) {
    const problems = [];
    const files = (0,_core_git_git_js__WEBPACK_IMPORTED_MODULE_6__/* .readWorkflowFiles */ .BV)(root, problems);
    const unread = problems.map((problem) => ({ problems: [problem], mayGate: true }));
    const workflows = [];
    for (const { file, text } of files) {
        const read = (0,_setup_doctor_workflow_js__WEBPACK_IMPORTED_MODULE_16__/* .readWorkflow */ .S6)(file, text);
        if ("jobs" in read)
            workflows.push(read);
        else
            unread.push({ problems: read, mayGate: /rungate|gate\.ya?ml/.test(text) });
    }
    const linked = (0,_setup_doctor_workflow_js__WEBPACK_IMPORTED_MODULE_16__/* .linkCalls */ .Cd)(workflows);
    const gates = linked.flatMap(_setup_doctor_workflow_js__WEBPACK_IMPORTED_MODULE_16__/* .gatesIn */ .W).map((gate) => withSuites(gate, root));
    const looked = gates.slice(0, _core_limits_js__WEBPACK_IMPORTED_MODULE_8__/* .limits */ .Fy.gates);
    const [beyond] = gates.slice(_core_limits_js__WEBPACK_IMPORTED_MODULE_8__/* .limits */ .Fy.gates);
    if (beyond !== undefined) {
        const message = `with it there are more gates than the ${_core_limits_js__WEBPACK_IMPORTED_MODULE_8__/* .limits */ .Fy.gates} that are looked at`;
        unread.push({ problems: [{ severity: "error", ...beyond.uses.place, message }], mayGate: true });
    }
    const ignoredBy = (0,_core_git_git_js__WEBPACK_IMPORTED_MODULE_6__/* .gitIgnores */ .aR)(root);
    const policies = usualPolicies(root);
    return {
        workflows: linked,
        unread,
        gates: looked,
        hasSha256Ids: (0,_core_git_git_js__WEBPACK_IMPORTED_MODULE_6__/* .hasSha256Ids */ .Mw)(root),
        policies,
        below: looked.length > 0 || (0,_core_git_git_js__WEBPACK_IMPORTED_MODULE_6__/* .isInRepository */ .cC)(root)
            ? (0,_files_below_js__WEBPACK_IMPORTED_MODULE_18__/* .readFilesBelow */ .N)(root, policies, ignoredBy)
            : { policies: [], expectations: [] },
        today: (0,_gate_job_js__WEBPACK_IMPORTED_MODULE_11__/* .today */ .Ec)(),
        files: new Map(looked.map((gate) => [gate, readGateFiles(gate, root, ignoredBy)])),
    };
}
function withSuites(gate, root) {
    const { suites = [] } = readConfig(gate, root).config ?? {};
    return { ...gate, suites: gate.isForAll ? suites : suites.filter(({ name }) => name === gate.suite) };
}
function usualPolicies(root) {
    try {
        const { files } = (0,_core_interruptible_js__WEBPACK_IMPORTED_MODULE_7__/* .atOnce */ .zd)((0,_recordings_files_find_js__WEBPACK_IMPORTED_MODULE_13__/* .findFiles */ .lY)([".github/rungate*.yml", ".github/rungate*.yaml"], root, true));
        return files.map(({ name }) => name);
    }
    catch (error) {
        if (!(error instanceof _core_problems_js__WEBPACK_IMPORTED_MODULE_9__/* .ConfigurationError */ .j1))
            throw error;
        return [];
    }
}
function readGateFiles(gate, root, ignoredBy) {
    const { configuration, config } = readConfig(gate, root);
    const policy = config?.policy;
    const { here, elsewhere } = expectationsOf(gate);
    const committed = readCommittedBaseline(gate, root);
    return {
        configuration: [
            ...configuration,
            ...readExpectations(gate, here, policy, root),
            ...committed.configuration,
        ],
        elsewhere,
        policy,
        ...(committed.report === undefined ? {} : { baseline: committed.report }),
        recordings: findRecordings(gate, policy, root, ignoredBy),
        unnamedAgents: unnamedAgentsOf(gate, root),
    };
}
function unnamedAgentsOf({ suites }, root) {
    return suites.flatMap(({ name, runs, agent }) => {
        const globs = agent === undefined ? (0,_setup_record_agent_guess_js__WEBPACK_IMPORTED_MODULE_17__/* .guessRecordedAgent */ .P)(runs, root, root) : undefined;
        return globs === undefined ? [] : [{ suite: name, globs }];
    });
}
function readConfig({ inputs }, root) {
    const named = (0,_setup_doctor_workflow_js__WEBPACK_IMPORTED_MODULE_16__/* .inputOf */ .wg)(inputs, "policy");
    const places = named === _config_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .CONFIG_FILE */ .g2 ? _config_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .CONFIG_FILES */ .n0 : [named];
    const file = places.find((place) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, place))) ?? named;
    if ((0,_setup_doctor_workflow_js__WEBPACK_IMPORTED_MODULE_16__/* .isExpression */ .BH)(file) || (file === _config_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .CONFIG_FILE */ .g2 && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, file))))
        return { configuration: [], config: undefined };
    const problems = [];
    const source = (0,_core_files_js__WEBPACK_IMPORTED_MODULE_5__/* .readConfigurationFile */ .Bt)(file, { root, contained: true }, problems);
    const read = source && (0,_config_config_file_js__WEBPACK_IMPORTED_MODULE_2__.loadConfigFile)(source.file, source.text);
    return {
        configuration: [{ file, problems: [...problems, ...(read?.problems ?? [])] }],
        config: read,
    };
}
function expectationsOf(gate) {
    const files = (0,_setup_doctor_workflow_js__WEBPACK_IMPORTED_MODULE_16__/* .expectationsOf */ .xR)(gate).slice(0, _core_limits_js__WEBPACK_IMPORTED_MODULE_8__/* .limits */ .Fy.configurationFiles);
    const folders = (0,_setup_doctor_recordings_source_js__WEBPACK_IMPORTED_MODULE_15__/* .artifactDownloads */ .uG)(gate).map(({ folder }) => `${folder}/`);
    const elsewhere = files.flatMap((file) => {
        if ((0,_setup_doctor_workflow_js__WEBPACK_IMPORTED_MODULE_16__/* .isExpression */ .BH)(file))
            return [{ file, why: "only GitHub evaluates the expression in its name" }];
        if (folders.some((folder) => file.replace(/^\.\//, "").startsWith(folder)))
            return [{ file, why: "it comes with the recordings" }];
        return [];
    });
    const named = new Set(elsewhere.map(({ file }) => file));
    return { here: files.filter((file) => !named.has(file)), elsewhere };
}
function readExpectations(gate, here, policy, root) {
    const isNamed = (0,_setup_doctor_workflow_js__WEBPACK_IMPORTED_MODULE_16__/* .linesOf */ .Dx)(gate.inputs, "expectations").length > 0;
    const groups = isNamed ? [here] : gate.suites.map(({ expectations }) => expectations);
    return groups.flatMap((files) => readTogether(files.filter((file) => here.includes(file)), policy, root));
}
function readTogether(files, policy, root) {
    const problems = [];
    const texts = files.flatMap((file) => (0,_core_files_js__WEBPACK_IMPORTED_MODULE_5__/* .readConfigurationFile */ .Bt)(file, { root, contained: true }, problems) ?? []);
    problems.push(...(0,_config_expectations_js__WEBPACK_IMPORTED_MODULE_3__.loadExpectations)(texts, policy?.defaults, policy?.rules).problems);
    return files.map((file) => ({ file, problems: problems.filter((problem) => problem.file === file) }));
}
function readCommittedBaseline(gate, root) {
    const file = (0,_setup_doctor_workflow_js__WEBPACK_IMPORTED_MODULE_16__/* .committedBaselineOf */ .zA)(gate);
    if (file === undefined)
        return { configuration: [] };
    const { suite } = gate;
    const problems = [];
    const folder = { root, contained: true, suite: (0,_setup_doctor_workflow_js__WEBPACK_IMPORTED_MODULE_16__/* .isExpression */ .BH)(suite) ? undefined : suite };
    const baseline = (0,_gate_baseline_read_reports_js__WEBPACK_IMPORTED_MODULE_10__.readBaseline)(file, folder, problems);
    const report = baseline.state === "found" ? { report: baseline.report } : {};
    return { configuration: [{ file, problems }], ...report };
}
function findRecordings(gate, policy, root, ignoredBy) {
    const patterns = (0,_setup_doctor_workflow_js__WEBPACK_IMPORTED_MODULE_16__/* .runsOf */ .ky)(gate);
    const isElsewhere = (0,_setup_doctor_recordings_source_js__WEBPACK_IMPORTED_MODULE_15__/* .artifactDownloads */ .uG)(gate).length > 0 || (0,_setup_doctor_recordings_source_js__WEBPACK_IMPORTED_MODULE_15__/* .stepThatMayRecord */ .ks)(gate) !== undefined;
    if (isElsewhere || patterns.length === 0 || patterns.some(_setup_doctor_workflow_js__WEBPACK_IMPORTED_MODULE_16__/* .isExpression */ .BH))
        return undefined;
    try {
        const { files, problems } = (0,_core_interruptible_js__WEBPACK_IMPORTED_MODULE_7__/* .atOnce */ .zd)((0,_recordings_files_find_js__WEBPACK_IMPORTED_MODULE_13__/* .findFiles */ .lY)(patterns, root, true, policy?.limits));
        const lines = files.map(({ name }) => name).flatMap((name) => ignoredBy(name) ?? []);
        const [first] = lines;
        return {
            count: files.length,
            ignored: first && { count: lines.length, by: { file: first.file, line: first.line }, text: first.text },
            problems: problems.filter(({ severity }) => severity === "error"),
            ...searchForKeys(files, policy),
        };
    }
    catch (error) {
        if (!(error instanceof _core_problems_js__WEBPACK_IMPORTED_MODULE_9__/* .ConfigurationError */ .j1))
            throw error;
        return { count: 0, ignored: undefined, problems: error.problems, searched: 0, withKeys: [] };
    }
}
function searchForKeys(files, policy) {
    const allowance = new _recordings_files_allowance_js__WEBPACK_IMPORTED_MODULE_12__/* .Allowance */ .b(policy?.limits);
    const withKeys = [];
    let searched = 0;
    try {
        for (const file of files.slice(0, _core_limits_js__WEBPACK_IMPORTED_MODULE_8__/* .limits */ .Fy.recordingsSearched)) {
            const kinds = keysIn((0,_recordings_files_load_js__WEBPACK_IMPORTED_MODULE_14__/* .loadRuns */ .lR)(file, {}, allowance));
            if (kinds !== undefined)
                withKeys.push({ file: file.name, kinds });
            searched += 1;
        }
    }
    catch (error) {
        if (!(error instanceof _core_problems_js__WEBPACK_IMPORTED_MODULE_9__/* .ConfigurationError */ .j1))
            throw error;
    }
    return { searched, withKeys };
}
function keysIn(runs) {
    for (const { keys } of runs)
        if (keys !== undefined)
            return keys;
    return undefined;
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 90846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B7: () => (/* binding */ cronsOf),
/* harmony export */   EN: () => (/* binding */ longestGapDays),
/* harmony export */   Ep: () => (/* binding */ saysAlways),
/* harmony export */   GF: () => (/* binding */ writesBeyond),
/* harmony export */   bn: () => (/* binding */ ACTION_INPUTS),
/* harmony export */   gu: () => (/* binding */ grants),
/* harmony export */   k0: () => (/* binding */ permissionsOf),
/* harmony export */   rk: () => (/* binding */ CALL_INPUTS),
/* harmony export */   rq: () => (/* binding */ startsFor),
/* harmony export */   tP: () => (/* binding */ CALL_SECRETS),
/* harmony export */   v9: () => (/* binding */ holds),
/* harmony export */   w0: () => (/* binding */ SHARDED_INPUTS)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28314);
/* harmony import */ var _workflow_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69495);


const LEVELS = ["none", "read", "write"];
function permissionsOf({ job, whole }) {
    return [job.part, whole].map((part) => part.get("permissions")).find(({ isThere }) => isThere);
}
function grants(granted, scope, level) {
    return LEVELS.indexOf(levelOf(granted, scope)) >= LEVELS.indexOf(level);
}
function writesBeyond(granted, expected) {
    if (granted.text === "write-all")
        return ["*"];
    return granted.entries.flatMap(([scope, { text }]) => text === "write" && expected.get(scope) !== "write" ? [scope] : []);
}
function levelOf(granted, scope) {
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(granted.value))
        return granted.get(scope).text ?? "none";
    return (granted.text ?? "none").replace(/-all$/, "");
}
const SHARED = [
    "runs",
    "needs",
    "expectations",
    "policy",
    "suite",
    "format",
    "case-field",
    "baseline",
    "tier",
    "comment",
    "report-only",
    "judge-model",
    "judge-base-url",
];
const CALL_INPUTS = [...SHARED, "runs-artifact", "runs-on", "timeout-minutes"];
const SHARDED_INPUTS = [...CALL_INPUTS, "shards"];
const ACTION_INPUTS = [
    ...SHARED,
    "runs-folder",
    "shard",
    "merge",
    "shard-jobs",
    "judge-api-key",
    "github-token",
    "first-look",
    "workflow",
    "push-token",
];
const CALL_SECRETS = ["judge-api-key"];
function cronsOf(schedules) {
    return schedules.flatMap(({ items }) => items.map((item) => item.get("cron").text ?? ""));
}
function longestGapDays(crons) {
    const gaps = crons.map(gapOf);
    return gaps.every((gap) => gap !== undefined) ? Math.min(...gaps, Number.POSITIVE_INFINITY) : undefined;
}
const CRON = /^[\d*,/-]+\s+[\d*,/-]+\s+([\d*,/-]+)\s+([\w*,/-]+)\s+([\w*,/-]+)$/;
function gapOf(cron) {
    const [, day, month, weekday] = CRON.exec(cron.trim()) ?? [];
    if (day === undefined)
        return undefined;
    if (month !== "*")
        return 366;
    if (weekday !== "*")
        return 7;
    return day === "*" ? 1 : 31;
}
function holds(condition, circumstances) {
    const text = (0,_workflow_js__WEBPACK_IMPORTED_MODULE_1__/* .bare */ .$B)(condition.trim());
    if (text === "")
        return circumstances.before === "success" ? "yes" : "no";
    const own = answerTo(text, circumstances);
    return circumstances.before === "success" || ASKS_STATUS.test(text) ? own : "no";
}
function saysAlways(condition) {
    return /(?<!!\s*)\balways\s*\(\s*\)/i.test((0,_workflow_js__WEBPACK_IMPORTED_MODULE_1__/* .bare */ .$B)(condition));
}
const ASKS_STATUS = /\b(?:always|success|failure|cancelled)\s*\(\s*\)/i;
function answerTo(text, circumstances) {
    const value = (part) => answerTo(part, circumstances);
    const any = split(text, "||");
    if (any.length > 1)
        return leading(any.map(value), "yes");
    const all = split(text, "&&");
    if (all.length > 1)
        return leading(all.map(value), "no");
    if (/^!(?!=)/.test(text))
        return turned(value(text.slice(1).trim()));
    if (text.startsWith("(") && text.endsWith(")"))
        return value(text.slice(1, -1).trim());
    return termOf(text.toLowerCase(), circumstances);
}
function termOf(term, { event, before }) {
    const [, sign, name] = /^github\.event_name\s*(==|!=)\s*'(\w+)'$/.exec(term) ?? [];
    if (sign !== undefined)
        return (sign === "==") === (name === event) ? "yes" : "no";
    switch (term.replace(/\s+/g, "")) {
        case "true":
        case "always()":
            return "yes";
        case "false":
            return "no";
        case `${before}()`:
            return "yes";
        case "success()":
        case "failure()":
        case "cancelled()":
            return "no";
        default:
            return "unknown";
    }
}
function split(text, operator) {
    const pieces = [];
    let [from, depth, isText] = [0, 0, false];
    for (let at = 0; at < text.length; at++) {
        const sign = text[at] ?? "";
        if (sign === "'")
            isText = !isText;
        if (isText)
            continue;
        if ("([".includes(sign))
            depth++;
        if (")]".includes(sign))
            depth--;
        if (depth !== 0 || !text.startsWith(operator, at))
            continue;
        pieces.push(text.slice(from, at).trim());
        from = at + operator.length;
        at = from - 1;
    }
    return [...pieces, text.slice(from).trim()];
}
function leading(answers, deciding) {
    if (answers.includes(deciding))
        return deciding;
    return answers.includes("unknown") ? "unknown" : turned(deciding);
}
function startsFor(filters, branch) {
    const [branches, ignored] = [filters.get("branches"), filters.get("branches-ignore")];
    if (branches.isThere)
        return matches(branches.texts, branch);
    if (ignored.isThere)
        return turned(matches(ignored.texts, branch));
    return filters.get("tags").isThere || filters.get("tags-ignore").isThere ? "no" : "yes";
}
function matches(patterns, branch) {
    let answer = "no";
    for (const pattern of patterns) {
        const isNegative = pattern.startsWith("!");
        const fits = matchesOne(isNegative ? pattern.slice(1) : pattern, branch);
        if (fits === "unknown")
            return "unknown";
        if (fits === "yes")
            answer = isNegative ? "no" : "yes";
    }
    return answer;
}
function matchesOne(pattern, branch) {
    if (pattern === "**")
        return "yes";
    if ("unseen" in branch)
        return "unknown";
    if (pattern === "*")
        return branch.seen.includes("/") ? "no" : "yes";
    if (pattern === branch.seen)
        return "yes";
    return /[*?+[\]\\]|\$\{\{/.test(pattern) ? "unknown" : "no";
}
function turned(answer) {
    return answer === "unknown" ? answer : answer === "yes" ? "no" : "yes";
}


/***/ }),

/***/ 30518:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BY: () => (/* binding */ looksInto),
/* harmony export */   RC: () => (/* binding */ uploadFaults),
/* harmony export */   S0: () => (/* binding */ looksBelow),
/* harmony export */   Sf: () => (/* binding */ nameTest),
/* harmony export */   bH: () => (/* binding */ isUploaded),
/* harmony export */   g5: () => (/* binding */ isUploadedAnyway),
/* harmony export */   iB: () => (/* binding */ uploadedName),
/* harmony export */   ks: () => (/* binding */ stepThatMayRecord),
/* harmony export */   uG: () => (/* binding */ artifactDownloads),
/* harmony export */   ur: () => (/* binding */ reportUpload),
/* harmony export */   y8: () => (/* binding */ uploadsOf)
/* harmony export */ });
/* harmony import */ var _core_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98998);
/* harmony import */ var _gate_score_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16815);
/* harmony import */ var _job_permissions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90846);
/* harmony import */ var _workflow_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69495);




function artifactDownloads(gate) {
    const { kind, inputs, job, step } = gate;
    if (kind === "call") {
        const name = inputs.get("runs-artifact");
        return (0,_workflow_js__WEBPACK_IMPORTED_MODULE_3__/* .inputOf */ .wg)(inputs, "runs-artifact") === ""
            ? []
            : [{ name, isPattern: true, folder: "recordings", isApart: true }];
    }
    const downloads = job.steps.slice(0, step).filter((each) => DOWNLOAD.test(each.get("uses").text ?? ""));
    return downloads.map(downloaded).filter(({ folder }) => looksInto(gate, folder));
}
const DOWNLOAD = /^actions\/download-artifact@/;
function downloaded(step) {
    const inputs = step.get("with");
    const name = inputs.get("name");
    const isPattern = !name.isThere;
    return {
        name: isPattern ? inputs.get("pattern") : name,
        isPattern,
        folder: folderOf(inputs.get("path").text ?? ""),
        isApart: isPattern && (inputs.get("merge-multiple").text ?? "false") === "false",
    };
}
function looksInto(gate, folder) {
    return patternsOf(gate).some((pattern) => insideOf(pattern, folder) !== undefined);
}
function looksBelow(gate, folder) {
    return patternsOf(gate).some((pattern) => /\/|^\*\*/.test(insideOf(pattern, folder) ?? ""));
}
function patternsOf(gate) {
    return [...(0,_workflow_js__WEBPACK_IMPORTED_MODULE_3__/* .runsOf */ .ky)(gate), ...(0,_workflow_js__WEBPACK_IMPORTED_MODULE_3__/* .linesOf */ .Dx)(gate.inputs, "merge")].map((pattern) => pattern.replace(/^\.\//, ""));
}
function insideOf(pattern, folder) {
    if (folder === ".")
        return pattern;
    if (pattern.startsWith(`${folder}/`))
        return pattern.slice(folder.length + 1);
    return /^(?:\*\*|[*{][^/]*\/)/.test(pattern) ? pattern : undefined;
}
function folderOf(path) {
    return path.replace(/^\.\//, "").replace(/\/+$/, "") || ".";
}
const PASSIVE_STEPS = /^actions\/(?:checkout|download-artifact|upload-artifact|cache)@/;
function stepThatMayRecord({ job, step }) {
    return job.steps.slice(0, Math.max(step, 0)).find((before) => {
        const run = before.get("run").text;
        return run === undefined
            ? !PASSIVE_STEPS.test(before.get("uses").text ?? "")
            : !/^rm -rf [\w./-]+$/.test(run);
    });
}
const UPLOAD = /^actions\/upload-artifact@(?:v(\d+))?/;
function reportUpload({ job, step, suite }) {
    const file = (0,_gate_score_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .reportFileName */ .cq)(suite);
    const uploads = job.steps.slice(step + 1).filter((each) => UPLOAD.test(each.get("uses").text ?? ""));
    return uploads.find((upload) => ["path", "name"].some((key) => upload.get("with").get(key).text === file));
}
const WHOLE = /^(?:always\(\)|!\s*cancelled\(\))(?:\s*&&\s*steps\.[\w-]+\.outputs\.report(?:\s*!=\s*'')?)?$/;
function isUploadedAnyway(upload) {
    return WHOLE.test((0,_workflow_js__WEBPACK_IMPORTED_MODULE_3__/* .bare */ .$B)(upload.get("if").text ?? ""));
}
function uploadFaults(upload, suite) {
    const file = (0,_gate_score_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .reportFileName */ .cq)(suite);
    const inputs = upload.get("with");
    const uses = upload.get("uses");
    const condition = upload.get("if");
    const faults = [
        [uses, Number(UPLOAD.exec(uses.text ?? "")?.[1] ?? 7) >= 7, "is older than v7, and uploads an archive"],
        [inputs.get("path"), inputs.get("path").text === file, `has another \`path\` than ${file}`],
        [
            inputs.get("name"),
            inputs.get("name").text === file,
            `has another \`name\` than ${file}, so that a second attempt fails`,
        ],
        [
            inputs.get("archive"),
            inputs.get("archive").text === "false",
            "does not have `archive: false`, so it uploads an archive",
        ],
        [
            inputs.get("overwrite"),
            inputs.get("overwrite").text === "true",
            "does not have `overwrite: true`, so a second attempt fails",
        ],
        [
            condition,
            /(?:!\s*cancelled|(?<!!\s*)\balways)\(\)/.test((0,_workflow_js__WEBPACK_IMPORTED_MODULE_3__/* .bare */ .$B)(condition.text ?? "")),
            "is skipped after a red gate, because its `if` does not have `!cancelled()`",
        ],
        [
            upload.get("continue-on-error"),
            ["false", undefined].includes(upload.get("continue-on-error").text),
            "may fail unseen, by `continue-on-error`",
        ],
    ];
    return faults.flatMap(([part, isRight, fault]) => (isRight ? [] : [{ part, fault }]));
}
function isUploaded({ job, step }, event) {
    const tried = [job.part, step].map((part) => {
        const condition = part.get("if");
        return { answer: (0,_job_permissions_js__WEBPACK_IMPORTED_MODULE_2__/* .holds */ .v9)(condition.text ?? "", { event, before: "success" }), condition };
    });
    const [first = { answer: "yes", condition: step }] = tried;
    const deciding = (answer) => tried.find((each) => each.answer === answer);
    return deciding("no") ?? deciding("unknown") ?? first;
}
function uploadsOf(jobs) {
    return jobs.flatMap(({ steps }) => steps.filter((step) => /^actions\/upload-artifact@/.test(step.get("uses").text ?? "")));
}
function uploadedName(upload) {
    return upload.get("with").get("name").text || "artifact";
}
function nameTest(name, isPattern) {
    const matches = isPattern ? matcher(name) : () => false;
    return (uploaded) => {
        if (!(0,_workflow_js__WEBPACK_IMPORTED_MODULE_3__/* .isExpression */ .BH)(uploaded))
            return name === uploaded || matches(uploaded);
        const [head = "", tail = ""] = [uploaded.split(_workflow_js__WEBPACK_IMPORTED_MODULE_3__/* .EXPRESSION */ .N3, 1)[0], uploaded.split("}}").at(-1)];
        if (isPattern && /[*?[{]/.test(name))
            return matches(`${head}1${tail}`);
        return name.startsWith(head) && name.endsWith(tail);
    };
}
function matcher(pattern) {
    try {
        return (0,_core_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .globTest */ .FX)(pattern);
    }
    catch {
        return () => false;
    }
}


/***/ })

};

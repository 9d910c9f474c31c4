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
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98389);
/* harmony import */ var _core_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(21645);
/* harmony import */ var _core_interruptible_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(49981);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(40332);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(51400);
/* harmony import */ var _recordings_files_find_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(16102);
/* harmony import */ var _setup_init_find_recordings_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(53155);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_config_config_file_js__WEBPACK_IMPORTED_MODULE_2__, _config_expectations_js__WEBPACK_IMPORTED_MODULE_3__]);
([_config_config_file_js__WEBPACK_IMPORTED_MODULE_2__, _config_expectations_js__WEBPACK_IMPORTED_MODULE_3__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);











const POLICY = /^(?:(?!\.github\/)[^/]+\/)+(?:\.github\/)?rungate\.yml$/;
const EXPECTATIONS = /(?:^|\/)expectations\.ya?ml$/;
function readFilesBelow(root, ignoredBy) {
    try {
        return filesBelow(root, ignoredBy);
    }
    catch (error) {
        if (!(error instanceof _core_problems_js__WEBPACK_IMPORTED_MODULE_8__/* .ConfigurationError */ .j1))
            throw error;
        return { why: error.problems.map(({ message }) => message).join("; ") };
    }
}
function filesBelow(root, ignoredBy) {
    const nameOf = (path) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, path).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join("/");
    const textOf = (file) => (0,_core_files_js__WEBPACK_IMPORTED_MODULE_5__/* .readTextFile */ .Gu)(file, { ...BOUNDS, root }, []) ?? [];
    const walk = new _recordings_files_find_js__WEBPACK_IMPORTED_MODULE_9__/* .Walk */ .qO({
        boundary: root,
        entries: _core_limits_js__WEBPACK_IMPORTED_MODULE_7__/* .defaultJobLimits */ .RG.entries,
        excess: `the repository has more than ${_core_limits_js__WEBPACK_IMPORTED_MODULE_7__/* .defaultJobLimits */ .RG.entries} files and folders`,
        avoided: (name, path) => ((0,_setup_init_find_recordings_js__WEBPACK_IMPORTED_MODULE_10__/* .isAvoided */ .bI)(name) && name !== ".github") ||
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, ".git")) ||
            ignoredBy(`${nameOf(path)}/${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path)}`) !== undefined,
        nameOf,
        onSkipped: () => { },
        onUnreadable: () => { },
    });
    const real = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(root);
    const names = (0,_core_interruptible_js__WEBPACK_IMPORTED_MODULE_6__/* .atOnce */ .zd)(walk.paths({ top: root, steps: ["anything below"] }))
        .map(nameOf)
        .filter((name) => POLICY.test(name) || EXPECTATIONS.test(name))
        .filter((name) => ignoredBy(name) === undefined && isAt((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(real, name)));
    if (names.length > _core_limits_js__WEBPACK_IMPORTED_MODULE_7__/* .limits */ .Fy.configurationFiles)
        throw tooMuch(`the repository has more than ${_core_limits_js__WEBPACK_IMPORTED_MODULE_7__/* .limits */ .Fy.configurationFiles} policies and expectations files`);
    const below = names.filter((name) => POLICY.test(name));
    const read = [..._config_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .CONFIG_FILES */ .n0, ...below]
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
    return new _core_problems_js__WEBPACK_IMPORTED_MODULE_8__/* .ConfigurationError */ .j1([{ severity: "error", message }]);
}
const BOUNDS = { contained: true, mostBytes: _core_limits_js__WEBPACK_IMPORTED_MODULE_7__/* .limits */ .Fy.configurationBytes, remedy: "split it" };
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
/* harmony import */ var _gate_baseline_read_reports_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(76500);
/* harmony import */ var _gate_job_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(79933);
/* harmony import */ var _recordings_files_allowance_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(89687);
/* harmony import */ var _recordings_files_find_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(16102);
/* harmony import */ var _recordings_files_load_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(69465);
/* harmony import */ var _setup_doctor_expressions_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(25199);
/* harmony import */ var _setup_doctor_recordings_source_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(30518);
/* harmony import */ var _setup_doctor_workflow_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(69495);
/* harmony import */ var _setup_record_agent_guess_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(87055);
/* harmony import */ var _files_below_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(70550);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_config_config_file_js__WEBPACK_IMPORTED_MODULE_2__, _config_expectations_js__WEBPACK_IMPORTED_MODULE_3__, _files_below_js__WEBPACK_IMPORTED_MODULE_19__]);
([_config_config_file_js__WEBPACK_IMPORTED_MODULE_2__, _config_expectations_js__WEBPACK_IMPORTED_MODULE_3__, _files_below_js__WEBPACK_IMPORTED_MODULE_19__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);




















function readRepository(root) {
    const problems = [];
    const files = (0,_core_git_git_js__WEBPACK_IMPORTED_MODULE_6__/* .readWorkflowFiles */ .BV)(root, problems);
    const unread = problems.map((problem) => ({ problems: [problem], mayGate: true }));
    const workflows = [];
    for (const { file, text } of files) {
        const read = (0,_setup_doctor_workflow_js__WEBPACK_IMPORTED_MODULE_17__/* .readWorkflow */ .S6)(file, text);
        if ("jobs" in read)
            workflows.push(read);
        else
            unread.push({ problems: read, mayGate: /rungate|gate\.ya?ml/.test(text) });
    }
    const linked = (0,_setup_doctor_workflow_js__WEBPACK_IMPORTED_MODULE_17__/* .linkCalls */ .Cd)(workflows);
    const gates = linked.flatMap(_setup_doctor_workflow_js__WEBPACK_IMPORTED_MODULE_17__/* .gatesIn */ .W).map((gate) => withSuites(gate, root));
    const looked = gates.slice(0, _core_limits_js__WEBPACK_IMPORTED_MODULE_8__/* .limits */ .Fy.gates);
    const [beyond] = gates.slice(_core_limits_js__WEBPACK_IMPORTED_MODULE_8__/* .limits */ .Fy.gates);
    if (beyond !== undefined) {
        const message = `with it there are more gates than the ${_core_limits_js__WEBPACK_IMPORTED_MODULE_8__/* .limits */ .Fy.gates} that are looked at`;
        unread.push({ problems: [{ severity: "error", ...beyond.uses.place, message }], mayGate: true });
    }
    const ignoredBy = (0,_core_git_git_js__WEBPACK_IMPORTED_MODULE_6__/* .gitIgnores */ .aR)(root);
    return {
        workflows: linked,
        unread,
        gates: looked,
        hasSha256Ids: (0,_core_git_git_js__WEBPACK_IMPORTED_MODULE_6__/* .hasSha256Ids */ .Mw)(root),
        below: looked.length > 0 || (0,_core_git_git_js__WEBPACK_IMPORTED_MODULE_6__/* .isInRepository */ .cC)(root)
            ? (0,_files_below_js__WEBPACK_IMPORTED_MODULE_19__/* .readFilesBelow */ .N)(root, ignoredBy)
            : { policies: [], expectations: [] },
        today: (0,_gate_job_js__WEBPACK_IMPORTED_MODULE_11__/* .today */ .Ec)(),
        files: new Map(looked.map((gate) => [gate, readGateFiles(gate, root, ignoredBy)])),
    };
}
function withSuites(gate, root) {
    const { suites = [] } = readConfig(gate, root).config ?? {};
    return { ...gate, suites: gate.isForAll ? suites : suites.filter(({ name }) => name === gate.suite) };
}
function readGateFiles(gate, root, ignoredBy) {
    const { configuration, config } = readConfig(gate, root);
    const policy = config?.policy;
    const committed = readCommittedBaseline(gate, root);
    const folders = (0,_setup_doctor_recordings_source_js__WEBPACK_IMPORTED_MODULE_16__/* .artifactDownloads */ .uG)(gate).map(({ folder }) => `${folder}/`);
    const expectations = (0,_setup_doctor_workflow_js__WEBPACK_IMPORTED_MODULE_17__/* .expectationsOf */ .xR)(gate)
        .slice(0, _core_limits_js__WEBPACK_IMPORTED_MODULE_8__/* .limits */ .Fy.configurationFiles)
        .map((file) => ({ file, why: whyElsewhere(file, folders) }));
    const here = expectations.flatMap(({ file, why }) => (why === undefined ? file : []));
    const isNamed = (0,_setup_doctor_workflow_js__WEBPACK_IMPORTED_MODULE_17__/* .linesOf */ .Dx)(gate.inputs, "expectations").length > 0;
    const groups = isNamed
        ? [here]
        : gate.suites.map((suite) => suite.expectations.filter((file) => here.includes(file)));
    return {
        configuration: [
            ...configuration,
            ...groups.flatMap((files) => readExpectations(files, policy, root)),
            ...committed.configuration,
        ],
        elsewhere: expectations.flatMap(({ file, why }) => (why === undefined ? [] : { file, why })),
        policy,
        baseline: committed.report,
        recordings: findRecordings(gate, policy, root, ignoredBy),
        unnamedAgents: gate.suites.flatMap(({ name, runs, agent }) => {
            const globs = agent === undefined ? (0,_setup_record_agent_guess_js__WEBPACK_IMPORTED_MODULE_18__/* .guessRecordedAgent */ .P)(runs, root, root) : undefined;
            return globs === undefined ? [] : { suite: name, globs };
        }),
    };
}
function whyElsewhere(file, folders) {
    if ((0,_setup_doctor_expressions_js__WEBPACK_IMPORTED_MODULE_15__/* .isExpression */ .BH)(file))
        return "only GitHub evaluates the expression in its name";
    const isRecorded = folders.some((folder) => file.replace(/^\.\//, "").startsWith(folder));
    return isRecorded ? "it comes with the recordings" : undefined;
}
function readConfig({ inputs }, root) {
    const named = (0,_setup_doctor_workflow_js__WEBPACK_IMPORTED_MODULE_17__/* .inputOf */ .wg)(inputs, "policy");
    const places = named === _config_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .CONFIG_FILE */ .g2 ? _config_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .CONFIG_FILES */ .n0 : [named];
    const file = places.find((place) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, place))) ?? named;
    if ((0,_setup_doctor_expressions_js__WEBPACK_IMPORTED_MODULE_15__/* .isExpression */ .BH)(file) || (file === _config_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .CONFIG_FILE */ .g2 && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, file))))
        return { configuration: [], config: undefined };
    const problems = [];
    const source = (0,_core_files_js__WEBPACK_IMPORTED_MODULE_5__/* .readConfigurationFile */ .Bt)(file, { root, contained: true }, problems);
    const read = source && (0,_config_config_file_js__WEBPACK_IMPORTED_MODULE_2__.loadConfigFile)(source.file, source.text);
    return {
        configuration: [{ file, problems: [...problems, ...(read?.problems ?? [])] }],
        config: read,
    };
}
function readExpectations(files, policy, root) {
    const problems = [];
    const texts = files.flatMap((file) => (0,_core_files_js__WEBPACK_IMPORTED_MODULE_5__/* .readConfigurationFile */ .Bt)(file, { root, contained: true }, problems) ?? []);
    problems.push(...(0,_config_expectations_js__WEBPACK_IMPORTED_MODULE_3__.loadExpectations)(texts, policy?.defaults, policy?.rules).problems);
    return files.map((file) => ({ file, problems: problems.filter((problem) => problem.file === file) }));
}
function readCommittedBaseline(gate, root) {
    const file = (0,_setup_doctor_workflow_js__WEBPACK_IMPORTED_MODULE_17__/* .committedBaselineOf */ .zA)(gate);
    if (file === undefined)
        return { configuration: [] };
    const { suite } = gate;
    const problems = [];
    const folder = { root, contained: true, suite: (0,_setup_doctor_expressions_js__WEBPACK_IMPORTED_MODULE_15__/* .isExpression */ .BH)(suite) ? undefined : suite };
    const baseline = (0,_gate_baseline_read_reports_js__WEBPACK_IMPORTED_MODULE_10__.readBaseline)(file, folder, problems);
    return {
        configuration: [{ file, problems }],
        report: baseline.state === "found" ? baseline.report : undefined,
    };
}
function findRecordings(gate, policy, root, ignoredBy) {
    const patterns = (0,_setup_doctor_workflow_js__WEBPACK_IMPORTED_MODULE_17__/* .runsOf */ .ky)(gate);
    const isElsewhere = (0,_setup_doctor_recordings_source_js__WEBPACK_IMPORTED_MODULE_16__/* .artifactDownloads */ .uG)(gate).length > 0 || (0,_setup_doctor_recordings_source_js__WEBPACK_IMPORTED_MODULE_16__/* .mayRecordBefore */ .uy)(gate);
    if (isElsewhere || patterns.length === 0 || patterns.some(_setup_doctor_expressions_js__WEBPACK_IMPORTED_MODULE_15__/* .isExpression */ .BH))
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
            for (const { keys } of (0,_recordings_files_load_js__WEBPACK_IMPORTED_MODULE_14__/* .loadRuns */ .lR)(file, {}, allowance)) {
                if (keys === undefined)
                    continue;
                withKeys.push({ file: file.name, kinds: keys });
                break;
            }
            searched += 1;
        }
    }
    catch (error) {
        if (!(error instanceof _core_problems_js__WEBPACK_IMPORTED_MODULE_9__/* .ConfigurationError */ .j1))
            throw error;
    }
    return { searched, withKeys };
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

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
/* harmony export */   uG: () => (/* binding */ artifactDownloads),
/* harmony export */   ur: () => (/* binding */ reportUpload),
/* harmony export */   uy: () => (/* binding */ mayRecordBefore),
/* harmony export */   y8: () => (/* binding */ uploadsOf)
/* harmony export */ });
/* harmony import */ var _core_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98998);
/* harmony import */ var _gate_score_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16815);
/* harmony import */ var _expressions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25199);
/* harmony import */ var _workflow_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69495);




function artifactDownloads(gate) {
    const { kind, inputs, job, step } = gate;
    if (kind === "call") {
        const name = inputs.get("runs-artifact");
        return name.text ? [{ name, isPattern: true, folder: "recordings", isApart: true }] : [];
    }
    const steps = job.steps.slice(0, step).filter((each) => usesAction(each, "download-artifact"));
    return steps.map(downloaded).filter(({ folder }) => looksInto(gate, folder));
}
function usesAction(step, name) {
    return step.get("uses").text?.startsWith(`actions/${name}@`) ?? false;
}
function downloaded(step) {
    const inputs = step.get("with");
    const name = inputs.get("name");
    const isPattern = !name.isThere;
    return {
        name: isPattern ? inputs.get("pattern") : name,
        isPattern,
        folder: (inputs.get("path").text ?? "").replace(/^\.\//, "").replace(/\/+$/, "") || ".",
        isApart: isPattern && (inputs.get("merge-multiple").text ?? "false") === "false",
    };
}
function looksInto(gate, folder) {
    return patternsInside(gate, folder).length > 0;
}
function looksBelow(gate, folder) {
    return patternsInside(gate, folder).some((pattern) => /\/|^\*\*/.test(pattern));
}
function patternsInside(gate, folder) {
    const patterns = [...(0,_workflow_js__WEBPACK_IMPORTED_MODULE_3__/* .runsOf */ .ky)(gate), ...(0,_workflow_js__WEBPACK_IMPORTED_MODULE_3__/* .linesOf */ .Dx)(gate.inputs, "merge")];
    return patterns.flatMap((written) => {
        const pattern = written.replace(/^\.\//, "");
        if (folder === ".")
            return pattern;
        if (pattern.startsWith(`${folder}/`))
            return pattern.slice(folder.length + 1);
        return /^(?:\*\*|[*{][^/]*\/)/.test(pattern) ? pattern : [];
    });
}
const PASSIVE_STEPS = /^actions\/(?:checkout|download-artifact|upload-artifact|cache)@/;
function mayRecordBefore({ job, step }) {
    return job.steps.slice(0, Math.max(step, 0)).some((before) => {
        const run = before.get("run").text;
        return run === undefined
            ? !PASSIVE_STEPS.test(before.get("uses").text ?? "")
            : !/^rm -rf [\w./-]+$/.test(run);
    });
}
function reportUpload({ job, step, suite }) {
    const file = (0,_gate_score_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .reportFileName */ .cq)(suite);
    return job.steps
        .slice(step + 1)
        .filter((each) => usesAction(each, "upload-artifact"))
        .find((each) => ["path", "name"].some((key) => each.get("with").get(key).text === file));
}
const WHOLE = /^(?:always\(\)|!\s*cancelled\(\))(?:\s*&&\s*steps\.[\w-]+\.outputs\.report(?:\s*!=\s*'')?)?$/;
function isUploadedAnyway(upload) {
    return WHOLE.test((0,_expressions_js__WEBPACK_IMPORTED_MODULE_2__/* .bare */ .$B)(upload.get("if").text ?? ""));
}
function uploadFaults(upload, suite) {
    const file = (0,_gate_score_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .reportFileName */ .cq)(suite);
    const faults = [];
    const demand = (part, isRight, fault) => {
        if (!isRight)
            faults.push({ part, fault });
    };
    const demandInput = (key, value, fault) => {
        const part = upload.get("with").get(key);
        demand(part, part.text === value, fault);
    };
    const [uses, condition, unseen] = [upload.get("uses"), upload.get("if"), upload.get("continue-on-error")];
    const version = Number(/@v(\d+)/.exec(uses.text ?? "")?.[1] ?? 7);
    demand(uses, version >= 7, "is older than v7, and uploads an archive");
    demandInput("path", file, `has another \`path\` than ${file}`);
    demandInput("name", file, `has another \`name\` than ${file}, so that a second attempt fails`);
    demandInput("archive", "false", "does not have `archive: false`, so it uploads an archive");
    demandInput("overwrite", "true", "does not have `overwrite: true`, so a second attempt fails");
    demand(condition, /(?:!\s*cancelled|(?<!!\s*)\balways)\(\)/.test((0,_expressions_js__WEBPACK_IMPORTED_MODULE_2__/* .bare */ .$B)(condition.text ?? "")), "is skipped after a red gate, because its `if` does not have `!cancelled()`");
    demand(unseen, (unseen.text ?? "false") === "false", "may fail unseen, by `continue-on-error`");
    return faults;
}
function uploadsOf(jobs) {
    return jobs.flatMap((job) => job.steps
        .filter((step) => usesAction(step, "upload-artifact"))
        .map((step) => ({ job, step, name: step.get("with").get("name").text || "artifact" })));
}
function isUploaded({ job, step }, event) {
    const tried = [job.part, step].map((part) => {
        const condition = part.get("if");
        return { answer: (0,_expressions_js__WEBPACK_IMPORTED_MODULE_2__/* .holds */ .v9)(condition.text ?? "", { event, before: "success" }), condition };
    });
    const deciding = (answer) => tried.find((each) => each.answer === answer);
    return deciding(false) ?? deciding() ?? { answer: true, condition: step };
}
function nameTest(name, isPattern) {
    const matches = isPattern ? matcher(name) : () => false;
    return (uploaded) => {
        if (!(0,_expressions_js__WEBPACK_IMPORTED_MODULE_2__/* .isExpression */ .BH)(uploaded))
            return name === uploaded || matches(uploaded);
        const [head, tail] = (0,_expressions_js__WEBPACK_IMPORTED_MODULE_2__/* .textAround */ .zG)(uploaded);
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

export const id = 6954;
export const ids = [6954,7802];
export const modules = {

/***/ 81799:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ noBaseline)
/* harmony export */ });
const noBaseline = { state: "none", reason: "no baseline was asked for" };


/***/ }),

/***/ 93168:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   doctor: () => (/* binding */ doctor)
/* harmony export */ });
/* harmony import */ var _disk_remote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46308);
/* harmony import */ var _doctor_checks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90588);
/* harmony import */ var _doctor_gate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97799);
/* harmony import */ var _doctor_github_setup_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28203);
/* harmony import */ var _doctor_part_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62517);
/* harmony import */ var _json_canonical_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76289);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57806);
/* harmony import */ var _re2_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(51985);
/* harmony import */ var _views_doctor_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(69262);
/* harmony import */ var _print_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(88092);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4755);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_repository_js__WEBPACK_IMPORTED_MODULE_10__]);
_repository_js__WEBPACK_IMPORTED_MODULE_10__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];











const NO_TOKEN = "set GITHUB_TOKEN to a token that may read the repository, its Actions and its settings";
const NO_REPOSITORY = "name the repository on GitHub by --repository owner/name";
async function doctor({ repository: named, json }) {
    const root = process.cwd();
    const name = repositoryName(named, root);
    await (0,_re2_js__WEBPACK_IMPORTED_MODULE_7__/* .loadRe2 */ .o4)();
    const here = (0,_repository_js__WEBPACK_IMPORTED_MODULE_10__/* .readRepository */ .N)(root);
    const findings = (0,_doctor_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .examine */ .s)({ ...here, github: await askGitHub(name, here, root) });
    if (json)
        (0,_print_text_js__WEBPACK_IMPORTED_MODULE_9__/* .printJson */ .Q2)((0,_json_canonical_js__WEBPACK_IMPORTED_MODULE_5__/* .jsonText */ .s)(findings, 2));
    else
        (0,_print_text_js__WEBPACK_IMPORTED_MODULE_9__/* .print */ .yy)((0,_views_doctor_js__WEBPACK_IMPORTED_MODULE_8__/* .doctorView */ .p)(findings, _print_text_js__WEBPACK_IMPORTED_MODULE_9__/* .hasColors */ .jG));
    return findings.some(({ state }) => state === "missing") ? 1 : 0;
}
function repositoryName(named, root) {
    const name = named ?? (process.env.GITHUB_REPOSITORY || undefined);
    if (name !== undefined && !(0,_disk_remote_js__WEBPACK_IMPORTED_MODULE_0__/* .isRepositoryName */ .en)(name)) {
        const message = `"${name}" is no repository: write it as owner/name`;
        throw new _problems_js__WEBPACK_IMPORTED_MODULE_6__/* .ConfigurationError */ .j1([{ severity: "error", message }]);
    }
    return name ?? (0,_disk_remote_js__WEBPACK_IMPORTED_MODULE_0__/* .originRepository */ .Vp)(root, process.env.GITHUB_SERVER_URL || "https://github.com");
}
async function askGitHub(repository, { gates, files }, root) {
    const token = process.env.GITHUB_TOKEN || process.env.GH_TOKEN || "";
    if (token === "" || repository === undefined) {
        const setup = (0,_doctor_github_setup_js__WEBPACK_IMPORTED_MODULE_3__/* .unseenSetup */ .a)(token === "" ? NO_TOKEN : NO_REPOSITORY);
        const branch = (0,_disk_remote_js__WEBPACK_IMPORTED_MODULE_0__/* .clonedBranch */ .SB)(root);
        return branch === undefined ? setup : { ...setup, defaultBranch: { seen: branch } };
    }
    const [{ connect }, { readSetup }] = await Promise.all([
        __webpack_require__.e(/* import() */ 4463).then(__webpack_require__.bind(__webpack_require__, 44463)),
        Promise.all(/* import() */[__webpack_require__.e(4125), __webpack_require__.e(5788)]).then(__webpack_require__.bind(__webpack_require__, 5788)),
    ]);
    const github = await connect({ token, repository, debug: () => { } });
    const compared = gates.filter((gate) => (0,_doctor_gate_js__WEBPACK_IMPORTED_MODULE_2__/* .comparesWithArtifact */ .Hc)(gate) && !(0,_doctor_part_js__WEBPACK_IMPORTED_MODULE_4__/* .isExpression */ .BH)(gate.suite));
    const sought = compared.map((gate) => {
        const policy = files.get(gate)?.policy;
        const workflows = policy?.baseline.workflows ?? [];
        return [
            gate,
            { suite: gate.suite, workflow: gate.workflow.file, workflows, hasPolicy: policy !== undefined },
        ];
    });
    return await readSetup(github, new Map(sought));
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 46186:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ readGateFiles)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _disk_configuration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1870);
/* harmony import */ var _disk_patterns_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59157);
/* harmony import */ var _doctor_gate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97799);
/* harmony import */ var _doctor_part_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62517);
/* harmony import */ var _doctor_recordings_source_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(85684);
/* harmony import */ var _job_readers_configuration_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6897);
/* harmony import */ var _job_readers_reports_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9900);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(69480);
/* harmony import */ var _policy_default_file_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(48977);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(57806);
/* harmony import */ var _process_steps_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(53245);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_job_readers_configuration_js__WEBPACK_IMPORTED_MODULE_7__]);
_job_readers_configuration_js__WEBPACK_IMPORTED_MODULE_7__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];













function readGateFiles(gate, root, ignoredBy) {
    const { configuration, policy } = readPolicy(gate, root);
    const { here, elsewhere } = expectationsOf(gate);
    return {
        configuration: [
            ...configuration,
            ...readExpectations(here, policy, root),
            ...readCommittedBaseline(gate, root),
        ],
        elsewhere,
        policy,
        recordings: findRecordings(gate, policy, root, ignoredBy),
    };
}
function readPolicy({ inputs }, root) {
    const file = (0,_doctor_gate_js__WEBPACK_IMPORTED_MODULE_4__/* .inputOf */ .wg)(inputs, "policy");
    if ((0,_doctor_part_js__WEBPACK_IMPORTED_MODULE_5__/* .isExpression */ .BH)(file) || (file === _policy_default_file_js__WEBPACK_IMPORTED_MODULE_10__/* .DEFAULT_POLICY */ .z && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, file))))
        return { configuration: [], policy: undefined };
    const problems = [];
    const source = (0,_disk_configuration_js__WEBPACK_IMPORTED_MODULE_2__/* .readConfigurationFile */ .B)(file, { root, contained: true }, problems);
    const read = source && (0,_job_readers_configuration_js__WEBPACK_IMPORTED_MODULE_7__.loadPolicy)(source.file, source.text);
    return {
        configuration: [{ file, problems: [...problems, ...(read?.problems ?? [])] }],
        policy: read?.policy,
    };
}
function expectationsOf(gate) {
    const files = (0,_doctor_gate_js__WEBPACK_IMPORTED_MODULE_4__/* .linesOf */ .Dx)(gate.inputs, "expectations").slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_9__/* .limits */ .F.configurationFiles);
    const folders = (0,_doctor_recordings_source_js__WEBPACK_IMPORTED_MODULE_6__/* .handovers */ .XW)(gate).map(({ folder }) => `${folder}/`);
    const elsewhere = files.flatMap((file) => {
        if ((0,_doctor_part_js__WEBPACK_IMPORTED_MODULE_5__/* .isExpression */ .BH)(file))
            return [{ file, why: "only GitHub evaluates the expression in its name" }];
        if (folders.some((folder) => file.replace(/^\.\//, "").startsWith(folder)))
            return [{ file, why: "it comes with the recordings" }];
        return [];
    });
    const named = new Set(elsewhere.map(({ file }) => file));
    return { here: files.filter((file) => !named.has(file)), elsewhere };
}
function readExpectations(files, policy, root) {
    const problems = [];
    const texts = files.flatMap((file) => (0,_disk_configuration_js__WEBPACK_IMPORTED_MODULE_2__/* .readConfigurationFile */ .B)(file, { root, contained: true }, problems) ?? []);
    problems.push(...(0,_job_readers_configuration_js__WEBPACK_IMPORTED_MODULE_7__.loadExpectations)(texts, policy?.defaults).problems);
    return files.map((file) => ({ file, problems: problems.filter((problem) => problem.file === file) }));
}
function readCommittedBaseline({ inputs, suite }, root) {
    const file = (0,_doctor_gate_js__WEBPACK_IMPORTED_MODULE_4__/* .inputOf */ .wg)(inputs, "baseline");
    if (["auto", "none"].includes(file) || (0,_doctor_part_js__WEBPACK_IMPORTED_MODULE_5__/* .isExpression */ .BH)(file))
        return [];
    const problems = [];
    (0,_job_readers_reports_js__WEBPACK_IMPORTED_MODULE_8__.readBaseline)(file, { root, contained: true, suite: (0,_doctor_part_js__WEBPACK_IMPORTED_MODULE_5__/* .isExpression */ .BH)(suite) ? undefined : suite }, problems);
    return [{ file, problems }];
}
function findRecordings(gate, policy, root, ignoredBy) {
    const patterns = (0,_doctor_gate_js__WEBPACK_IMPORTED_MODULE_4__/* .linesOf */ .Dx)(gate.inputs, "runs");
    const isElsewhere = (0,_doctor_recordings_source_js__WEBPACK_IMPORTED_MODULE_6__/* .handovers */ .XW)(gate).length > 0 || (0,_doctor_recordings_source_js__WEBPACK_IMPORTED_MODULE_6__/* .stepThatMayRecord */ .ks)(gate) !== undefined;
    if (isElsewhere || patterns.length === 0 || patterns.some(_doctor_part_js__WEBPACK_IMPORTED_MODULE_5__/* .isExpression */ .BH))
        return undefined;
    try {
        const { files, problems } = (0,_process_steps_js__WEBPACK_IMPORTED_MODULE_12__/* .atOnce */ .zd)((0,_disk_patterns_js__WEBPACK_IMPORTED_MODULE_3__/* .findFiles */ .l)(patterns, root, true, policy?.limits));
        const lines = files.map(({ name }) => name).flatMap((name) => ignoredBy(name) ?? []);
        const [first] = lines;
        return {
            count: files.length,
            ignored: first && { count: lines.length, by: { file: first.file, line: first.line }, text: first.text },
            problems: problems.filter(({ severity }) => severity === "error"),
        };
    }
    catch (error) {
        if (!(error instanceof _problems_js__WEBPACK_IMPORTED_MODULE_11__/* .ConfigurationError */ .j1))
            throw error;
        return { count: 0, ignored: undefined, problems: error.problems };
    }
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 4755:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ readRepository)
/* harmony export */ });
/* harmony import */ var _disk_checkout_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4142);
/* harmony import */ var _disk_git_ignored_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92395);
/* harmony import */ var _disk_patterns_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59157);
/* harmony import */ var _disk_workflows_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47478);
/* harmony import */ var _doctor_gate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97799);
/* harmony import */ var _doctor_workflow_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(24953);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(69480);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(57806);
/* harmony import */ var _process_steps_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(53245);
/* harmony import */ var _gate_files_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(46186);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_gate_files_js__WEBPACK_IMPORTED_MODULE_9__]);
_gate_files_js__WEBPACK_IMPORTED_MODULE_9__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];










function readRepository(root) {
    const problems = [];
    const files = (0,_disk_workflows_js__WEBPACK_IMPORTED_MODULE_3__/* .readWorkflowFiles */ .B)(root, problems);
    const unread = problems.map((problem) => ({ problems: [problem], mayGate: true }));
    const workflows = [];
    for (const { file, text } of files) {
        const read = (0,_doctor_workflow_js__WEBPACK_IMPORTED_MODULE_5__/* .readWorkflow */ .S)(file, text);
        if ("jobs" in read)
            workflows.push(read);
        else
            unread.push({ problems: read, mayGate: /rungate|gate\.ya?ml/.test(text) });
    }
    const gates = workflows.flatMap(_doctor_gate_js__WEBPACK_IMPORTED_MODULE_4__/* .gatesIn */ .W);
    const looked = gates.slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_6__/* .limits */ .F.gates);
    const [beyond] = gates.slice(_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .limits */ .F.gates);
    if (beyond !== undefined) {
        const message = `with it there are more gates than the ${_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .limits */ .F.gates} that are looked at`;
        unread.push({ problems: [{ severity: "error", ...beyond.uses.place, message }], mayGate: true });
    }
    const ignoredBy = (0,_disk_git_ignored_js__WEBPACK_IMPORTED_MODULE_1__/* .gitIgnores */ .a)(root);
    return {
        workflows,
        unread,
        gates: looked,
        folder: (0,_disk_checkout_js__WEBPACK_IMPORTED_MODULE_0__/* .placeInRepository */ .vO)(root),
        policies: usualPolicies(root),
        files: new Map(looked.map((gate) => [gate, (0,_gate_files_js__WEBPACK_IMPORTED_MODULE_9__/* .readGateFiles */ .r)(gate, root, ignoredBy)])),
    };
}
function usualPolicies(root) {
    try {
        const { files } = (0,_process_steps_js__WEBPACK_IMPORTED_MODULE_8__/* .atOnce */ .zd)((0,_disk_patterns_js__WEBPACK_IMPORTED_MODULE_2__/* .findFiles */ .l)([".github/rungate*.yml", ".github/rungate*.yaml"], root, true));
        return files.map(({ name }) => name);
    }
    catch (error) {
        if (!(error instanceof _problems_js__WEBPACK_IMPORTED_MODULE_7__/* .ConfigurationError */ .j1))
            throw error;
        return [];
    }
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 46308:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SB: () => (/* binding */ clonedBranch),
/* harmony export */   Vp: () => (/* binding */ originRepository),
/* harmony export */   en: () => (/* binding */ isRepositoryName)
/* harmony export */ });
/* harmony import */ var _git_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35831);

function originRepository(folder, server) {
    const address = originAddress(((0,_git_file_js__WEBPACK_IMPORTED_MODULE_0__/* .gitFile */ .P)(folder, "config") ?? "").replaceAll("\r\n", "\n"));
    const host = URL.canParse(server) ? new URL(server).host : undefined;
    const [, given = "", path = ""] = /^(?:https?|ssh):\/\/(?:[^@/]*@)?([^/]+)\/(.+)$/.exec(address) ??
        /^(?:[^@/]*@)?([^:/]+):(.+)$/.exec(address) ??
        [];
    const name = path.replace(/\/$/, "").replace(/\.git$/, "");
    return given === host && isRepositoryName(name) ? name : undefined;
}
function clonedBranch(folder) {
    return /^ref: refs\/remotes\/origin\/(\S+)\s*$/.exec((0,_git_file_js__WEBPACK_IMPORTED_MODULE_0__/* .gitFile */ .P)(folder, "refs/remotes/origin/HEAD") ?? "")?.[1];
}
function isRepositoryName(text) {
    return /^[\w.-]{1,100}\/[\w.-]{1,100}$/.test(text) && !/(?:^|\/)\.{1,2}(?:\/|$)/.test(text);
}
function originAddress(config) {
    const [, section = ""] = /^\[remote "origin"\][^\S\n]*\n([^[]*)/m.exec(config) ?? [];
    return /^\s*url\s*=\s*(\S+)\s*$/m.exec(section)?.[1] ?? "";
}


/***/ }),

/***/ 47478:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ readWorkflowFiles)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69480);
/* harmony import */ var _text_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20584);




const FOLDER = ".github/workflows";
function readWorkflowFiles(root, problems) {
    const bounds = { root, contained: true, mostBytes: _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .F.workflowBytes, remedy: "split it" };
    return workflowNames(root, problems).flatMap((name) => (0,_text_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readTextFile */ .G)(`${FOLDER}/${name}`, bounds, problems) ?? []);
}
function workflowNames(root, problems) {
    const names = [];
    const fail = (message) => problems.push({ severity: "error", file: FOLDER, message });
    try {
        const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.opendirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, FOLDER));
        try {
            for (let entry = folder.readSync(); entry !== null; entry = folder.readSync()) {
                if (/\.ya?ml$/.test(entry.name))
                    names.push(entry.name);
                if (names.length <= _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .F.workflows)
                    continue;
                fail(`has more than ${_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .F.workflows} workflows, the most that are looked at`);
                return [];
            }
        }
        finally {
            folder.closeSync();
        }
    }
    catch (error) {
        const { code, message } = error;
        if (code !== "ENOENT")
            fail(`cannot be looked into: ${message}`);
    }
    return names.sort();
}


/***/ }),

/***/ 90588:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ checks),
  s: () => (/* binding */ examine)
});

// EXTERNAL MODULE: ./build/config/shown.js
var shown = __webpack_require__(92110);
// EXTERNAL MODULE: ./build/re2.js
var re2 = __webpack_require__(51985);
// EXTERNAL MODULE: ./build/wording.js
var wording = __webpack_require__(9000);
;// CONCATENATED MODULE: ./build/doctor/finding.js
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

// EXTERNAL MODULE: ./build/doctor/gate.js
var doctor_gate = __webpack_require__(97799);
;// CONCATENATED MODULE: ./build/doctor/checks/allowed-actions.js





const allowedActions = {
    id: "allowed-actions",
    title: "settings that let the gate run",
    why: "Where a setting of the repository forbids an action that the gate uses, no job of the workflow runs.",
    look({ gates, github: { actions } }) {
        return gates.map((gate) => {
            const what = `whether the settings of the repository let ${(0,doctor_gate/* gateName */.h2)(gate)} run`;
            return "unseen" in actions
                ? notChecked(gate.uses.place, what, actions.unseen)
                : looked(gate, actions.seen);
        });
    },
};
function looked(gate, allowed) {
    const used = usesOf(gate);
    const forbidden = used.filter(({ text = "" }) => !mayUse(text, allowed));
    const loose = allowed.mustBePinned
        ? used.filter(({ text = "" }) => isForeign(text) && !/@[0-9a-f]{40}$/.test(text))
        : [];
    const names = (parts) => (0,wording/* listed */.KE)(parts.map(({ text = "" }) => (0,shown/* shown */.S)(text)));
    if (!allowed.isEnabled)
        return missing(gate.uses.place, "GitHub Actions is switched off", {
            expected: "a repository in which workflows run",
            remedy: "switch it on under Settings, Actions, General",
        });
    if (forbidden[0] !== undefined && allowed.list?.verified)
        return notChecked(forbidden[0].place, `whether the settings of the repository let it use ${names(forbidden)}`, "they allow whatever comes from creators that GitHub has verified, and who those are it does not tell");
    if (forbidden[0] !== undefined)
        return missing(forbidden[0].place, `the settings of the repository do not let it use ${names(forbidden)}`, {
            expected: "rungate/rungate and the actions/* of the workflow among those that may be used",
            remedy: "add rungate/rungate@* and actions/*@* under Settings, Actions, General, Actions permissions",
        });
    if (loose[0] !== undefined)
        return missing(loose[0].place, `the settings of the repository demand a full commit, which ${names(loose)} does not name`, {
            expected: "a commit of 40 digits behind each @",
            remedy: "write the commit of the release, with its tag as a comment behind it",
        });
    return ok(gate.uses.place, `the settings of the repository let ${(0,doctor_gate/* gateName */.h2)(gate)} run`);
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
        .map((piece) => (0,re2/* re2 */.wI)().quote(piece))
        .join(".*");
    return (0,re2/* re2 */.wI)().matches(source, uses);
}

// EXTERNAL MODULE: ./build/doctor/part.js
var doctor_part = __webpack_require__(62517);
;// CONCATENATED MODULE: ./build/doctor/repository.js

function recordedBy(gate, { gates, files }) {
    const trusted = files.get(gate)?.policy?.baseline.workflows ?? [];
    const others = gates.filter(({ suite, workflow }) => suite === gate.suite && trusted.includes(workflow.file));
    return [...new Set([gate.workflow, ...others.map(({ workflow }) => workflow)])];
}
function gatesWithArtifacts({ gates }) {
    return gates.filter((gate) => (0,doctor_gate/* comparesWithArtifact */.Hc)(gate) !== false);
}
function workflowsOf(gates) {
    return [...new Set(gates.map(({ workflow }) => workflow))];
}

;// CONCATENATED MODULE: ./build/doctor/checks/baseline.js




const baseline = {
    id: "baseline",
    title: "a report of the default branch",
    why: "Until the default branch has left a report, or when the last one has expired, nothing is compared.",
    look(repository) {
        return gatesWithArtifacts(repository).map((gate) => baseline_looked(gate, repository));
    },
};
function baseline_looked(gate, { github: { baselines, defaultBranch } }) {
    const { suite } = gate;
    const { place } = gate.uses;
    const what = `whether the default branch has a baseline of the suite ${(0,shown/* shown */.S)(suite)}`;
    if ((0,doctor_part/* isExpression */.BH)(suite))
        return notChecked(place, what, "only GitHub evaluates the expression in `suite`");
    const baseline = baselines.get(gate);
    if (baseline === undefined)
        return notChecked(place, what, "unseen" in defaultBranch ? defaultBranch.unseen : "GitHub was not asked");
    if ("unseen" in baseline)
        return notChecked(place, what, baseline.unseen);
    const { isFound, reason, expiresAt } = baseline.seen;
    if (!isFound)
        return missing(place, `no baseline of the suite ${(0,shown/* shown */.S)(suite)}: ${reason}`, {
            expected: "a report that a push to the default branch has left",
            remedy: "merge the workflow, or run it by hand on the default branch (Actions, Run workflow)",
        });
    const until = expiresAt === null ? "" : ` until ${shownDay(expiresAt)}`;
    return ok(place, `a baseline of the suite ${(0,shown/* shown */.S)(suite)} is kept${until}`);
}
function shownDay(time) {
    return /^\d{4}-\d{2}-\d{2}/.exec(time)?.[0] ?? "a time that is not told";
}

;// CONCATENATED MODULE: ./build/doctor/checks/concurrency.js



const concurrency = {
    id: "concurrency",
    title: "runs of the base branch that nothing cancels",
    why: "A run that is cancelled leaves no report, and its commit has no baseline.",
    look(repository) {
        return workflowsOf(gatesWithArtifacts(repository))
            .filter(runsOnBase)
            .flatMap((workflow) => {
            const parts = [workflow.whole, ...workflow.jobs.map(({ part }) => part)].map((part) => part.get("concurrency"));
            const found = parts.filter(({ isThere }) => isThere).map(concurrency_looked);
            return found.length > 0
                ? found
                : [ok(workflow.whole.get("jobs").place, "no `concurrency`, so that nothing cancels a run")];
        });
    },
};
const BASE_EVENTS = ["push", "schedule", "workflow_dispatch", "merge_group"];
function runsOnBase({ triggers }) {
    return BASE_EVENTS.some((event) => triggers.has(event));
}
const OWN = /^(?:(?:github\.event\.pull_request\.[\w.]+|github\.event\.number|github\.head_ref|github\.event_name\s*==\s*'pull_request'\s*&&\s*[\w.]+)\s*\|\|\s*)*github\.(?:run_id|sha)$/;
const MAYBE_OWN = /\bgithub\.(?:run_id|sha)\b/;
const ONLY_PULL_REQUESTS = /^github\.event_name\s*==\s*'pull_request'$/;
const GROUP = `${(0,doctor_part/* expression */.dn)("github.workflow")}-${(0,doctor_part/* expression */.dn)("github.event.pull_request.number || github.run_id")}`;
const TODO = {
    expected: "a group of its own for each run that is no pull request's",
    remedy: "write:",
    yaml: ["concurrency:", `  group: ${GROUP}`, "  cancel-in-progress: true"],
};
function concurrency_looked(concurrency) {
    const { place } = concurrency;
    const group = concurrency.text ?? concurrency.get("group").text ?? "";
    const cancels = (0,doctor_part/* bare */.$B)(concurrency.get("cancel-in-progress").text ?? "false");
    const inside = (0,doctor_part/* expressionsIn */.l$)(group);
    if (inside.some((one) => OWN.test(one)))
        return ok(place, "each run of the base branch has a group of its own");
    if (inside.some((one) => MAYBE_OWN.test(one)))
        return notChecked(place, "whether each run of the base branch has a group of its own", "only GitHub evaluates the expression in its group");
    if (cancels === "false" || ONLY_PULL_REQUESTS.test(cancels))
        return advice(place, "of several runs that wait, GitHub keeps the newest only: of pushes in a row some leave no report", TODO);
    if ((0,doctor_part/* isExpression */.BH)(concurrency.get("cancel-in-progress").text))
        return notChecked(place, "whether a newer run cancels one of the base branch", "only GitHub evaluates the expression in cancel-in-progress");
    return missing(place, "a newer run cancels one of the base branch, which then leaves no baseline", TODO);
}

;// CONCATENATED MODULE: ./build/doctor/checks/configuration.js




const configuration = {
    id: "configuration",
    title: "expectations and a policy that can be used",
    why: "A file that is not there, or cannot be used, ends every gate with exit code 2.",
    look(repository) {
        return [...repository.gates.flatMap((gate) => configuration_looked(gate, repository)), ...unnamed(repository)];
    },
};
function configuration_looked(gate, { files }) {
    const read = files.get(gate);
    const whatItNames = (read?.configuration ?? []).flatMap(({ file, problems }) => {
        const errors = problems.filter(({ severity }) => severity === "error");
        if (errors.length === 0)
            return [ok({ file }, "can be used")];
        return errors.map(({ message, ...place }) => missing(place.file === undefined ? { file } : place, message, {
            expected: `a file that ${(0,doctor_gate/* gateName */.h2)(gate)} can use`,
            remedy: "commit it, or repair it; `rungate init` writes first expectations and a policy",
        }));
    });
    const elsewhere = (read?.elsewhere ?? []).map(({ file, why }) => notChecked(gate.inputs.place, `whether ${(0,shown/* shown */.S)(file)} can be used`, why));
    whatItNames.push(...lookedAtCheckout(gate));
    if ((0,doctor_gate/* linesOf */.Dx)(gate.inputs, "expectations").length > 0)
        return [...whatItNames, ...elsewhere];
    const own = advice(gate.inputs.place, `${(0,doctor_gate/* gateName */.h2)(gate)} names no expectations, so that only those count that recordings carry`, {
        expected: "a file of expectations",
        remedy: "unless your recordings carry their own, write under `with`:",
        yaml: ["expectations: evals/expectations.yml"],
    });
    return [...whatItNames, ...elsewhere, own];
}
function unnamed({ gates, workflows, unread, policies }) {
    const all = [...gates, ...(0,doctor_gate/* calledGates */.gf)(workflows, gates)];
    const named = all.flatMap(({ inputs }) => [
        (0,doctor_gate/* inputOf */.wg)(inputs, "policy"),
        ...(0,doctor_gate/* linesOf */.Dx)(inputs, "expectations"),
        (0,doctor_gate/* inputOf */.wg)(inputs, "baseline"),
    ]);
    if (all.length === 0 || named.some(doctor_part/* isExpression */.BH) || unread.some(({ mayGate }) => mayGate))
        return [];
    const names = new Set(named.map((file) => file.replace(/^\.\//, "")));
    return policies
        .filter((file) => !names.has(file))
        .map((file) => advice({ file }, "no gate names it, so that nothing in it counts", {
        expected: "a gate with this policy",
        remedy: "take the file away, or write under `with` of the gate that it is meant for:",
        yaml: [`policy: ${file}`],
    }));
}
function lookedAtCheckout({ kind, job, step, uses }) {
    const bringsFiles = (before) => /checkout/i.test(before.get("uses").text ?? "") || /\b(?:git|gh)\b/.test(before.get("run").text ?? "");
    if (kind === "call" || job.steps.slice(0, step).some(bringsFiles))
        return [];
    return [
        missing(uses.place, "no step before it checks the repository out, so that its files are not there", {
            expected: "a checkout before the step with the action",
            remedy: "write before it:",
            yaml: ["- uses: actions/checkout@v7"],
        }),
    ];
}

;// CONCATENATED MODULE: ./build/doctor/checks/dispatch.js


const dispatch = {
    id: "dispatch",
    title: "recording by hand",
    why: "With `workflow_dispatch` a baseline that has expired can be recorded at once.",
    look(repository) {
        return workflowsOf(gatesWithArtifacts(repository)).map(({ triggers, whole }) => {
            const trigger = triggers.get("workflow_dispatch");
            if (trigger !== undefined)
                return ok(trigger.place, "it can be run by hand");
            return advice(whole.get("on").place, "nobody can run it by hand when the baseline has expired", {
                expected: "a run by hand",
                remedy: "add under `on`:",
                yaml: ["workflow_dispatch:"],
            });
        });
    },
};

;// CONCATENATED MODULE: ./build/doctor/checks/fork-comments.js




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
            return callers.map((caller) => fork_comments_looked(caller, repository));
        return withoutOne(repository);
    },
};
function fork_comments_looked({ workflow, uses }, { gates }) {
    const trigger = workflow.triggers.get("workflow_run");
    const names = workflowsOf(gates).map(({ name }) => name);
    const awaited = trigger?.get("workflows").texts ?? [];
    if (awaited.some((name) => names.includes(name)))
        return ok(uses.place, "a second workflow comments on pull requests from forks");
    const [name = "agent"] = names;
    return missing(trigger?.get("workflows").place ?? uses.place, `no workflow that gates has a name that it waits for, so that it never comments`, {
        expected: `the \`name\` of the workflow that gates: ${names
            .map((one) => (0,shown/* shown */.S)(one))
            .slice(0, 5)
            .join(", ")}`,
        remedy: "write under `on`:",
        yaml: [`workflow_run: { workflows: [${JSON.stringify(name)}], types: [completed] }`],
    });
}
function withoutOne({ gates, github: { isPublic } }) {
    const [gate] = gates.filter((one) => (0,doctor_gate/* gatesPullRequests */.mF)(one) && (0,doctor_gate/* inputOf */.wg)(one.inputs, "comment") !== "never");
    if (gate === undefined || "unseen" in isPublic || !isPublic.seen)
        return [];
    return [
        advice(gate.workflow.whole.get("on").place, "the repository is public, and pull requests from forks get no comment: the job summary has it", {
            expected: "a second workflow that comments",
            remedy: "if you want comments there, copy agent-comment.yml from docs/action.md",
        }),
    ];
}

;// CONCATENATED MODULE: ./build/doctor/checks/gate.js



const gate = {
    id: "gate",
    title: "a workflow that gates",
    why: "Without a job that calls `gate.yml`, or a step with the action, nothing is gated.",
    look({ gates, unread, workflows, folder }) {
        const hidden = unread.flatMap(({ problems, mayGate }) => problems.map(({ message, ...place }) => {
            const expected = "a workflow that GitHub can read, since it may hold a gate";
            if (mayGate)
                return missing(place, message, {
                    expected,
                    remedy: "repair the file; where there is too much, take away what nobody needs",
                });
            return notChecked(place, "whether a gate is in this file", message);
        }));
        const called = (0,doctor_gate/* calledGates */.gf)(workflows, gates).map((one) => notChecked(one.uses.place, `whether ${(0,doctor_gate/* gateName */.h2)(one)} can be trusted`, CALLED));
        const seen = gates.map((one) => ok(one.uses.place, `${(0,doctor_gate/* gateName */.h2)(one)} gates`));
        const found = [...hidden, ...called, ...seen];
        if (folder !== "")
            return [
                ...found,
                missing({}, `this is the folder ${(0,shown/* shown */.S)(folder)} of a repository, and workflows lie at its top`, {
                    expected: "the top of the repository",
                    remedy: "run `rungate doctor` there: GitHub reads workflows nowhere else",
                }),
            ];
        if (seen.length + called.length > 0 || hidden.some(({ state }) => state === "missing"))
            return found;
        return [
            ...found,
            missing({}, "no workflow in .github/workflows gates: no job calls rungate/rungate/.github/workflows/gate.yml, no step uses rungate/rungate", NO_GATE),
        ];
    },
};
const CALLED = "it stands in a workflow that others call, and those are not looked through";
const NO_GATE = {
    expected: "one workflow with a gate",
    remedy: "write first expectations with `rungate init`, then copy the workflow of the README to .github/workflows/agent.yml",
};

// EXTERNAL MODULE: ./build/problems.js
var problems = __webpack_require__(57806);
;// CONCATENATED MODULE: ./build/doctor/input-names.js
const SHARED = [
    "runs",
    "needs",
    "expectations",
    "policy",
    "suite",
    "format",
    "case-field",
    "baseline",
    "comment",
    "report-only",
    "judge-model",
    "judge-base-url",
];
const CALL_INPUTS = [
    ...SHARED,
    "runs-artifact",
    "shards",
    "runs-on",
    "timeout-minutes",
];
const ACTION_INPUTS = [
    ...SHARED,
    "shard",
    "merge",
    "shard-jobs",
    "judge-api-key",
    "github-token",
];
const CALL_SECRETS = ["judge-api-key"];

;// CONCATENATED MODULE: ./build/doctor/checks/inputs.js





const inputs = {
    id: "inputs",
    title: "inputs that the gate knows",
    why: "GitHub refuses a call with an input that is not known, and hands the action everything else without it.",
    look({ gates }) {
        return gates.flatMap(inputs_looked);
    },
};
function inputs_looked(gate) {
    const known = gate.kind === "call" ? CALL_INPUTS : ACTION_INPUTS;
    const unknown = gate.inputs.entries.filter(([name]) => !known.includes(name));
    const found = unknown.map(([name, part]) => missing(part.place, `${(0,doctor_gate/* gateName */.h2)(gate)} has no input ${(0,shown/* shown */.S)(name)}.${(0,problems/* didYouMean */.au)(name, known)}`, {
        expected: `one of ${known.join(", ")}`,
        remedy: "correct the name, or take it out",
    }));
    if (gate.kind === "call")
        found.push(...unknownSecrets(gate));
    if ((0,doctor_gate/* linesOf */.Dx)(gate.inputs, "runs").length === 0)
        found.push(missing(gate.uses.place, `${(0,doctor_gate/* gateName */.h2)(gate)} is not told where recordings are`, {
            expected: "the input `runs`",
            remedy: "add under `with`:",
            yaml: ["runs: evals/runs/{case}.{trial}.json"],
        }));
    return found.length > 0 ? found : [ok(gate.inputs.place, `${(0,doctor_gate/* gateName */.h2)(gate)} knows all its inputs`)];
}
function unknownSecrets(gate) {
    const given = gate.job.part.get("secrets").entries;
    return given
        .filter(([name]) => !CALL_SECRETS.includes(name.toLowerCase()))
        .map(([name, part]) => missing(part.place, `${(0,doctor_gate/* gateName */.h2)(gate)} has no secret ${(0,shown/* shown */.S)(name)}.${(0,problems/* didYouMean */.au)(name, CALL_SECRETS)}`, { expected: CALL_SECRETS.join(", "), remedy: "correct the name, or take it out" }));
}

;// CONCATENATED MODULE: ./build/doctor/checks/merge-group.js


const mergeGroup = {
    id: "merge-group",
    title: "gating in a merge queue",
    why: "In a merge queue a required check must be reported for `merge_group` too, or the queue waits and throws the pull request out.",
    look({ gates, github: { rules } }) {
        const workflows = workflowsOf(gates).filter(({ triggers }) => triggers.has("pull_request"));
        return workflows.map(({ triggers, whole }) => {
            const trigger = triggers.get("merge_group");
            if (trigger !== undefined)
                return ok(trigger.place, "a merge queue starts it");
            const { place } = whole.get("on");
            const todo = {
                expected: "a run for the merge queue",
                remedy: "add under `on`:",
                yaml: ["merge_group:"],
            };
            if ("seen" in rules && !rules.seen.hasMergeQueue)
                return advice(place, "a merge queue does not start it; there is none yet", todo);
            return missing(place, "a merge queue does not start it: a required check would wait in it for ever", todo);
        });
    },
};

// EXTERNAL MODULE: ./build/doctor/workflow.js
var doctor_workflow = __webpack_require__(24953);
;// CONCATENATED MODULE: ./build/doctor/checks/needs-told.js




const needsTold = {
    id: "needs-told",
    title: "telling the gate how recording ended",
    why: "What a failed job left may be a part only; without `needs` the gate takes it for the whole.",
    look({ gates }) {
        return gates.filter(({ job }) => job.needs.length > 0).flatMap(needs_told_looked);
    },
};
function needs_told_looked(gate) {
    const told = ["needs", "shard-jobs"].map((name) => gate.inputs.get(name)).find(({ isThere }) => isThere);
    const place = told?.place ?? gate.uses.place;
    if (told === undefined || !/^tojson\(\s*needs\s*\)$/i.test((0,doctor_part/* bare */.$B)(told.text ?? "")))
        return [
            missing(place, `${(0,doctor_gate/* gateName */.h2)(gate)} is not told how the jobs before it ended`, {
                expected: "the input `needs`",
                remedy: "add under `with`:",
                yaml: [`needs: ${(0,doctor_part/* expression */.dn)("toJSON(needs)")}`],
            }),
        ];
    const hidden = hiddenFailures(gate);
    return hidden.length > 0 ? hidden : [ok(place, `${(0,doctor_gate/* gateName */.h2)(gate)} is told how the jobs before it ended`)];
}
function hiddenFailures({ workflow, job }) {
    return (0,doctor_workflow/* jobsBefore */.y)(workflow, job)
        .map(({ part }) => part.get("continue-on-error"))
        .filter(({ text = "" }) => !/^(?:false)?$/i.test((0,doctor_part/* bare */.$B)(text)))
        .map(({ place }) => missing(place, "where this job fails, the gate is told that it succeeded", {
        expected: "jobs before the gate without `continue-on-error`",
        remedy: "take the line out",
    }));
}

;// CONCATENATED MODULE: ./build/doctor/checks/path-filters.js


const FILTERS = ["paths", "paths-ignore"];
const pathFilters = {
    id: "path-filters",
    title: "gating whatever files change",
    why: "Where a filter of `paths` keeps the workflow from running, a required check waits for ever.",
    look(repository) {
        const onPushes = workflowsOf(gatesWithArtifacts(repository)).flatMap(({ triggers }) => filtersOf(triggers.get("push")).map(lookedAtPush));
        const onPullRequests = workflowsOf(repository.gates).flatMap(({ triggers }) => {
            const trigger = triggers.get("pull_request");
            if (trigger === undefined)
                return [];
            const found = filtersOf(trigger);
            if (found.length === 0)
                return [ok(trigger.place, "no filter by paths")];
            return found.map((filter) => missing(filter.place, "pull requests that change other files do not start it, and a required check then waits for ever", {
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
function lookedAtPush({ place }) {
    return advice(place, "pushes that change other files leave no baseline, and an older one is compared with", {
        expected: "push without `paths` and `paths-ignore`",
        remedy: "take the filter out, unless nothing else can change what the agent does",
    });
}

// EXTERNAL MODULE: ./build/json/json.js
var json = __webpack_require__(35857);
;// CONCATENATED MODULE: ./build/doctor/permissions.js

const LEVELS = ["none", "read", "write"];
function permissionsOf({ job, workflow }) {
    return [job.part, workflow.whole].map((part) => part.get("permissions")).find(({ isThere }) => isThere);
}
function grants(granted, scope, level) {
    return LEVELS.indexOf(levelOf(granted, scope)) >= LEVELS.indexOf(level);
}
function writesBeyond(granted, asked) {
    if (granted.text === "write-all")
        return ["*"];
    return granted.entries.flatMap(([scope, { text }]) => text === "write" && asked.get(scope) !== "write" ? [scope] : []);
}
function levelOf(granted, scope) {
    if ((0,json/* isObject */.Gv)(granted.value))
        return granted.get(scope).text ?? "none";
    return (granted.text ?? "none").replace(/-all$/, "");
}

;// CONCATENATED MODULE: ./build/doctor/checks/permissions.js



const permissions = {
    id: "permissions",
    title: "the permissions that the gate needs",
    why: "A caller of `gate.yml` that grants less is refused before any job runs; the action without them sees no baseline, or writes no comment.",
    look({ gates }) {
        return gates.flatMap(permissionsFor);
    },
};
function permissionsFor(gate) {
    const asked = askedBy(gate);
    const granted = permissionsOf(gate);
    const name = (0,doctor_gate/* gateName */.h2)(gate);
    const expected = [...asked].map(([scope, level]) => `${scope}: ${level}`);
    const todo = {
        expected: expected.join(", "),
        remedy: "write in the job:",
        yaml: ["permissions:", ...expected.map((line) => `  ${line}`)],
    };
    if (granted === undefined)
        return [
            missing(gate.job.part.place, `${name} names no permissions, so that a setting of the repository decides`, todo),
        ];
    const lacking = [...asked].filter(([scope, level]) => !grants(granted, scope, level));
    if (lacking.length > 0) {
        const lacks = lacking.map(([scope, level]) => `${scope}: ${level}`).join(", ");
        return [missing(granted.place, `${name} may not: ${lacks}`, todo)];
    }
    const beyond = writesBeyond(granted, asked);
    if (beyond.length === 0)
        return [ok(granted.place, `${name} has the permissions that the gate needs`)];
    const more = beyond.includes("*") ? "write everything" : `write ${beyond.slice(0, 5).join(", ")}`;
    return [
        advice(granted.place, `${name} may ${more}, which the gate does not need`, {
            ...todo,
            remedy: "unless another step needs it, write in the job:",
        }),
    ];
}
function askedBy({ kind, inputs }) {
    const asked = new Map([
        ["contents", "read"],
        ["actions", "read"],
        ["pull-requests", "write"],
    ]);
    if (kind === "action" && (0,doctor_gate/* inputOf */.wg)(inputs, "comment") === "never")
        asked.delete("pull-requests");
    return asked;
}

;// CONCATENATED MODULE: ./build/doctor/checks/pinned.js


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
                if (name.startsWith("$/") || file === "" || workflows.some((one) => one.file === file))
                    return ok(uses.place, `${(0,shown/* shown */.S)(name)} comes with the repository`);
                return missing(uses.place, `${(0,shown/* shown */.S)(name)} is not in this repository`, {
                    expected: "a copy of gate.yml there",
                    remedy: "add the copy, or write:",
                    yaml: ["uses: rungate/rungate/.github/workflows/gate.yml@v1"],
                });
            }
            if (ref !== undefined && RELEASE.test(ref))
                return ok(uses.place, `pinned to ${(0,shown/* shown */.S)(ref)}`);
            if (ref !== undefined && /^[0-9a-f]{7,39}$/.test(ref))
                return notChecked(uses.place, `whether ${(0,shown/* shown */.S)(ref)} is a commit`, "it may be the name of a branch: write all 40 digits");
            return missing(uses.place, ref === undefined ? `${(0,shown/* shown */.S)(text)} names no version` : `${(0,shown/* shown */.S)(ref)} is no release`, {
                expected: "a tag such as v1, or a commit of 40 digits",
                remedy: "write:",
                yaml: [`uses: ${name}@v1`],
            });
        });
    },
};

;// CONCATENATED MODULE: ./build/doctor/branch-filter.js
function startsFor(filters, branch) {
    const [wanted, ignored] = [filters.get("branches"), filters.get("branches-ignore")];
    if (wanted.isThere)
        return matches(wanted.texts, branch);
    if (ignored.isThere)
        return turned(matches(ignored.texts, branch));
    return filters.get("tags").isThere || filters.get("tags-ignore").isThere ? "no" : "yes";
}
function matches(patterns, branch) {
    let answer = "no";
    for (const pattern of patterns) {
        const isNegative = pattern.startsWith("!");
        const fits = fitsOne(isNegative ? pattern.slice(1) : pattern, branch);
        if (fits === "unknown")
            return "unknown";
        if (fits === "yes")
            answer = isNegative ? "no" : "yes";
    }
    return answer;
}
function fitsOne(pattern, branch) {
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

;// CONCATENATED MODULE: ./build/doctor/checks/pull-request.js



const pullRequest = {
    id: "pull-request",
    title: "gating on every pull request",
    why: "Only what runs on `pull_request` can stop a merge; `pull_request_target` runs with secrets beside files of the pull request, and is refused.",
    look(repository) {
        return workflowsOf(repository.gates).flatMap((workflow) => [
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
        missing(trigger.place, what, { expected: "pull_request", remedy: "write pull_request in its place" }),
    ];
}
function started(workflow, repository) {
    const { triggers, whole } = workflow;
    const trigger = triggers.get("pull_request");
    if (trigger !== undefined)
        return filters(trigger, repository.github);
    if (isBesideAnother(workflow, repository))
        return [ok(whole.get("on").place, "it records, and another workflow gates pull requests")];
    const remedy = "add under `on`:";
    return [
        missing(whole.get("on").place, "pull requests do not start it, so that nothing is gated before a merge", {
            expected: "a run on every pull request",
            remedy,
            yaml: ["pull_request:"],
        }),
    ];
}
function isBesideAnother({ file, triggers }, { gates }) {
    const others = gates.filter(({ workflow }) => workflow.triggers.has("pull_request"));
    const suites = gates.filter(({ workflow }) => workflow.file === file).map(({ suite }) => suite);
    if (triggers.has("merge_group") || others.length === 0)
        return false;
    return !triggers.has("push") || suites.every((suite) => others.some((other) => other.suite === suite));
}
const TYPES = ["opened", "synchronize", "reopened"];
function filters(trigger, { defaultBranch }) {
    const types = trigger.get("types");
    const absent = types.isThere ? TYPES.filter((type) => !types.texts.includes(type)) : [];
    if (absent.length > 0) {
        const what = `pull requests do not start it when they are ${absent.join(", ")}, so that commits stay without the check`;
        return [
            missing(types.place, what, {
                expected: `types that include ${TYPES.join(", ")}`,
                remedy: "take `types` out, or write:",
                yaml: [
                    `types: [${[...types.texts.filter((type) => /^\w+$/.test(type)), ...absent].slice(0, 10).join(", ")}]`,
                ],
            }),
        ];
    }
    const answer = startsFor(trigger, defaultBranch);
    if (answer === "yes")
        return [ok(trigger.place, "pull requests start it")];
    if (answer === "unknown")
        return [
            notChecked(trigger.place, "whether pull requests into the default branch start it", branchUnknown(defaultBranch)),
        ];
    return [
        missing(trigger.place, "pull requests into the default branch do not start it", {
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

;// CONCATENATED MODULE: ./build/doctor/checks/push.js





const push = {
    id: "push",
    title: "recording on pushes to the default branch",
    why: "A push leaves the report that pull requests are compared with; without it there is never a baseline.",
    look(repository) {
        const { defaultBranch } = repository.github;
        const gates = gatesWithArtifacts(repository).filter(doctor_gate/* gatesPullRequests */.mF);
        const branch = "seen" in defaultBranch ? defaultBranch.seen : "main";
        return gates.map((gate) => {
            const { triggers, whole } = gate.workflow;
            const sources = recordedBy(gate, repository).flatMap(({ triggers }) => triggers.get("push") ?? []);
            const answers = sources.map((trigger) => startsFor(trigger, defaultBranch));
            const place = (triggers.get("push") ?? whole.get("on")).place;
            if (answers.includes("yes"))
                return ok(place, "pushes to the default branch are recorded");
            if (answers.includes("unknown"))
                return notChecked(place, "whether pushes to the default branch are recorded", branchUnknown(defaultBranch));
            return missing(place, "no push to the default branch is recorded, so that no baseline is ever left", {
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

// EXTERNAL MODULE: ./build/doctor/recordings-source.js
var recordings_source = __webpack_require__(85684);
// EXTERNAL MODULE: ./build/policy/glob.js
var glob = __webpack_require__(64757);
;// CONCATENATED MODULE: ./build/doctor/condition.js


function holds(condition, circumstances) {
    const text = (0,doctor_part/* bare */.$B)(condition.trim());
    if (text === "")
        return circumstances.before === "success" ? "yes" : "no";
    const own = answerTo(text, circumstances);
    return circumstances.before === "success" || ASKS_STATUS.test(text) ? own : "no";
}
function saysAlways(condition) {
    return /(?<!!\s*)\balways\s*\(\s*\)/i.test((0,doctor_part/* bare */.$B)(condition));
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
    const [, sign, wanted] = /^github\.event_name\s*(==|!=)\s*'(\w+)'$/.exec(term) ?? [];
    if (sign !== undefined)
        return (sign === "==") === (wanted === event) ? "yes" : "no";
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

;// CONCATENATED MODULE: ./build/doctor/recordings-upload.js



function isLeft({ job, step }, event) {
    const tried = [job.part, step].map((part) => {
        const condition = part.get("if");
        return { answer: holds(condition.text ?? "", { event, before: "success" }), condition };
    });
    const [first = { answer: "yes", condition: step }] = tried;
    const deciding = (answer) => tried.find((one) => one.answer === answer);
    return deciding("no") ?? deciding("unknown") ?? first;
}
function uploadsOf(jobs) {
    return jobs.flatMap(({ steps }) => steps.filter((step) => /^actions\/upload-artifact@/.test(step.get("uses").text ?? "")));
}
function uploadedName(upload) {
    return upload.get("with").get("name").text || "artifact";
}
function nameTest(wanted, isPattern) {
    const matches = isPattern ? matcher(wanted) : () => false;
    return (uploaded) => {
        if (!(0,doctor_part/* isExpression */.BH)(uploaded))
            return wanted === uploaded || matches(uploaded);
        const [head = "", tail = ""] = [uploaded.split(doctor_part/* EXPRESSION */.N3, 1)[0], uploaded.split("}}").at(-1)];
        if (isPattern && /[*?[{]/.test(wanted))
            return matches(`${head}1${tail}`);
        return wanted.startsWith(head) && wanted.endsWith(tail);
    };
}
function matcher(pattern) {
    try {
        return (0,glob/* globTest */.FX)(pattern);
    }
    catch {
        return () => false;
    }
}

;// CONCATENATED MODULE: ./build/doctor/checks/recordings-artifact.js








const recordingsArtifact = {
    id: "recordings-artifact",
    title: "recordings that a job before the gate leaves",
    why: "The gate reads the artifact of a job that it needs, in the folder that it is unpacked to; otherwise it finds no run.",
    look({ gates }) {
        return gates.flatMap((gate) => (0,recordings_source/* handovers */.XW)(gate).flatMap((handover) => [left(gate, handover), read(gate, handover)]));
    },
};
function left(gate, { name, isPattern }) {
    const { workflow, job } = gate;
    const wanted = name.text ?? "*";
    const before = (0,doctor_workflow/* jobsBefore */.y)(workflow, job);
    const place = name.place;
    if ((0,doctor_part/* isExpression */.BH)(wanted))
        return notChecked(place, "whether a job before leaves the recordings", "only GitHub evaluates the expression in the name of the artifact");
    const isMeant = nameTest(wanted, isPattern);
    const fits = (upload) => isMeant(uploadedName(upload));
    const lost = before.filter(isMatrix).flatMap((one) => uploadsOf([one]).filter(fits));
    const [one] = lost.filter((upload) => !(0,doctor_part/* isExpression */.BH)(uploadedName(upload)));
    if (one !== undefined)
        return missing(one.get("with").get("name").place, `each job of the matrix writes over the artifact ${(0,shown/* shown */.S)(uploadedName(one))} of the others`, {
            expected: "a name of its own for what each job leaves",
            remedy: "write, and name them all by a pattern where the gate takes them from:",
            yaml: [`name: ${uploadedName(one)}-${(0,doctor_part/* expression */.dn)("strategy.job-index")}`],
        });
    const leaving = before.flatMap((one) => uploadsOf([one])
        .filter(fits)
        .map((step) => ({ job: one, step })));
    if (leaving.length > 0)
        return conditionFault(gate, leaving) ?? ok(place, `a job before leaves the artifact ${(0,shown/* shown */.S)(wanted)}`);
    const other = workflow.jobs.find((one) => one !== job && uploadsOf([one]).some(fits));
    if (other !== undefined)
        return missing(place, `${(0,doctor_gate/* gateName */.h2)(gate)} does not wait for job ${(0,shown/* shown */.S)(other.id)}, which leaves the artifact ${(0,shown/* shown */.S)(wanted)}`, {
            expected: "a gate that waits for the jobs that record",
            remedy: "add in the job:",
            yaml: [`needs: ${job.needs.length === 0 ? other.id : `[${[...job.needs, other.id].join(", ")}]`}`],
        });
    const hidden = before.find(mayUploadUnseen);
    if (hidden !== undefined)
        return notChecked(place, "whether a job before leaves the recordings", `job ${(0,shown/* shown */.S)(hidden.id)} runs what does not stand in this file`);
    return missing(place, `no job that ${(0,doctor_gate/* gateName */.h2)(gate)} needs leaves ${unfound(wanted, before)}`, {
        expected: "an upload of that name in a job that records",
        remedy: "correct the name, or add to the job that records, with the folder of your recordings:",
        yaml: [
            "- uses: actions/upload-artifact@v7",
            `  with: { name: ${JSON.stringify(wanted)}, path: evals/runs, overwrite: true, if-no-files-found: error }`,
        ],
    });
}
function conditionFault({ workflow: { triggers } }, leaving) {
    const unknown = GATED.filter((event) => triggers.has(event)).map((event) => {
        const answers = leaving.map((upload) => isLeft(upload, event));
        return answers.some(({ answer }) => answer === "yes")
            ? undefined
            : { event, ...(answers.find(({ answer }) => answer === "unknown") ?? answers[0]) };
    });
    const lacking = unknown.find((one) => one?.answer === "no") ?? unknown.find((one) => one !== undefined);
    if (lacking?.condition === undefined)
        return undefined;
    const { event, answer, condition } = lacking;
    if (answer === "unknown")
        return notChecked(condition.place, "whether recordings are left for the gate", "only GitHub evaluates this `if`");
    return missing(condition.place, `no recordings are left on ${event}, for this \`if\` does not hold there`, {
        expected: "recordings whenever the gate runs",
        remedy: "take the `if` out",
    });
}
const GATED = ["pull_request", "merge_group", "push", "schedule", "workflow_dispatch"];
function unfound(wanted, before) {
    const names = uploadsOf(before).map((upload) => (0,shown/* shown */.S)(uploadedName(upload)));
    return `an artifact ${(0,shown/* shown */.S)(wanted)}${names.length === 0 ? "" : `, only ${(0,wording/* listed */.KE)(names)}`}`;
}
function read(gate, { folder, isApart }) {
    const runs = gate.inputs.get("runs");
    if (isApart && (0,recordings_source/* looksInto */.BY)(gate, folder) && !(0,recordings_source/* looksBelow */.S0)(gate, folder))
        return missing(runs.place, `each artifact is unpacked to a folder of its own in ${(0,shown/* shown */.S)(folder)}, and no pattern of \`runs\` looks there`, {
            expected: "a pattern that looks into folders",
            remedy: "write under `with`:",
            yaml: [`runs: ${folder}/**/{case}.{trial}.json`],
        });
    if ((0,recordings_source/* looksInto */.BY)(gate, folder))
        return ok(runs.place, `recordings are read from the folder ${(0,shown/* shown */.S)(folder)}`);
    if ((0,doctor_part/* isExpression */.BH)(runs.text))
        return notChecked(runs.place, "whether recordings are read from the folder they are unpacked to", "only GitHub evaluates the expression in it");
    return missing(runs.place, `the artifact is unpacked to the folder ${(0,shown/* shown */.S)(folder)}, and no pattern of \`runs\` looks there`, {
        expected: `a pattern that begins with ${(0,shown/* shown */.S)(`${folder}/`)}`,
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

;// CONCATENATED MODULE: ./build/doctor/checks/recordings-committed.js







const recordingsCommitted = {
    id: "recordings-committed",
    title: "recordings where the patterns look",
    why: "A gate that finds no recording is red, whatever the agent does.",
    look(repository) {
        return repository.gates
            .filter((gate) => (0,recordings_source/* handovers */.XW)(gate).length === 0)
            .map((gate) => recordings_committed_looked(gate, repository));
    },
};
function recordings_committed_looked(gate, { files }) {
    const runs = gate.inputs.get("runs");
    const recordings = files.get(gate)?.recordings;
    const what = "whether the patterns of `runs` find recordings";
    if ((0,doctor_part/* isExpression */.BH)(runs.text))
        return notChecked(runs.place, what, "only GitHub evaluates the expression in them");
    if (gate.inputs.get("merge").isThere)
        return notChecked(runs.place, what, "other jobs have read them, and this one merges");
    if ((0,recordings_source/* stepThatMayRecord */.ks)(gate) !== undefined)
        return notChecked(runs.place, what, "a step of the job may record them");
    const [problem] = recordings?.problems ?? [];
    if (recordings === undefined || problem !== undefined || recordings.count === 0)
        return missing(runs.place, problem?.message ?? `${(0,doctor_gate/* gateName */.h2)(gate)} names no recordings`, {
            expected: "patterns that find recordings in the repository, or the input `runs-artifact`",
            remedy: "commit recordings, or correct the pattern:",
            yaml: ["runs: evals/runs/{case}.{trial}.json"],
        });
    const { count, ignored } = recordings;
    if (ignored !== undefined)
        return missing(runs.place, `git leaves out ${ignored.count} of ${(0,wording/* counted */.hS)(count, "file")} that the patterns find, by ${(0,problems/* placeName */.fW)(ignored.by)}: ${(0,shown/* shown */.S)(ignored.text)}`, {
            expected: "recordings that git takes",
            remedy: "unless they were added with `git add --force`, take that line out and commit them, or let a job record them anew: `rungate init --record COMMAND` writes such a workflow",
        });
    return ok(runs.place, `the patterns find ${(0,wording/* counted */.hS)(count, "file")} here, of which the gate sees those that are committed`);
}

;// CONCATENATED MODULE: ./build/doctor/checks/red-stays-red.js




const redStaysRed = {
    id: "red-stays-red",
    title: "a check that is red where the gate is",
    why: "With `report-only` or `continue-on-error` the check is green whatever was found, and a step that is skipped gates nothing.",
    look({ gates }) {
        return gates.flatMap(red_stays_red_looked);
    },
};
function red_stays_red_looked(gate) {
    const { job, step, inputs } = gate;
    const around = [job.part, ...job.steps.slice(step, step + 1)];
    const switches = [inputs.get("report-only"), ...around.map((part) => part.get("continue-on-error"))];
    const found = [...switches.flatMap((part) => lookedAtSwitch(gate, part)), ...lookedAtStep(gate)];
    return found.length > 0 ? found : [ok(gate.uses.place, `a red ${(0,doctor_gate/* gateName */.h2)(gate)} is a red check`)];
}
function lookedAtSwitch(gate, part) {
    const { text = "" } = part;
    if (/^(?:false)?$/i.test((0,doctor_part/* bare */.$B)(text)))
        return [];
    if ((0,doctor_part/* isExpression */.BH)(text))
        return [
            notChecked(part.place, `whether the check is red where ${(0,doctor_gate/* gateName */.h2)(gate)} is`, "only GitHub evaluates the expression there"),
        ];
    return [
        missing(part.place, `the check is green whatever ${(0,doctor_gate/* gateName */.h2)(gate)} finds`, {
            expected: "a red check where the gate is red",
            remedy: "take the line out, once you have tried the gate",
        }),
    ];
}
function lookedAtStep(gate) {
    const { job, step, workflow } = gate;
    const condition = job.steps[step]?.get("if");
    const runs = (event) => holds(condition?.text ?? "", { event, before: "success" }) === "yes";
    if (condition === undefined || [...workflow.triggers.keys()].every(runs))
        return [];
    return [
        missing(condition.place, `the step of ${(0,doctor_gate/* gateName */.h2)(gate)} is skipped when its \`if\` does not hold, and the check is green then`, {
            expected: "a step with the action that has no `if`",
            remedy: "take the `if` out",
        }),
    ];
}

;// CONCATENATED MODULE: ./build/doctor/checks/required-check.js



const requiredCheck = {
    id: "required-check",
    title: "a required check",
    why: "A check that is not required is red beside a button that merges.",
    look(repository) {
        return repository.gates
            .filter(({ workflow }) => workflow.triggers.has("pull_request"))
            .map((gate) => required_check_looked(gate, repository));
    },
};
function required_check_looked(gate, { github: { rules, protection } }) {
    const { place } = gate.uses;
    const name = (0,doctor_gate/* checkName */.I3)(gate);
    if (name === undefined)
        return notChecked(place, `whether the check of ${(0,doctor_gate/* gateName */.h2)(gate)} is required`, "its name is made of values that only GitHub knows");
    const check = (0,shown/* shown */.S)(name);
    const what = `whether ${check} is required`;
    if ("seen" in rules && rules.seen.workflows.includes(gate.workflow.file))
        return ok(place, `the workflow is required by a ruleset`);
    const required = "seen" in rules ? rules.seen.checks.filter((one) => one.name === name) : [];
    if (required.length > 0)
        return ofWhichSource(gate, check, required);
    if ("seen" in protection && protection.seen.includes(name))
        return ok(place, `${check} is required by branch protection`);
    if ("unseen" in rules)
        return notChecked(place, what, rules.unseen);
    if ("unseen" in protection)
        return notChecked(place, what, protection.unseen);
    return missing(place, `${check} is not required, so that a red gate stops no merge`, {
        expected: `${check} among the required checks of the default branch`,
        remedy: `under Settings, Rules, Rulesets add "Require status checks to pass" with ${check}, from GitHub Actions`,
    });
}
function ofWhichSource({ uses: { place } }, check, required) {
    if (required.some(({ isFromOneApp }) => isFromOneApp))
        return ok(place, `${check} is required by a ruleset`);
    return advice(place, `${check} is required, and counts from whatever app reports it`, {
        expected: "the source GitHub Actions",
        remedy: `in the ruleset choose GitHub Actions as the source of ${check}`,
    });
}

;// CONCATENATED MODULE: ./build/doctor/cron-gap.js
function cronsOf(schedules) {
    return schedules.flatMap(({ items }) => items.map((item) => item.get("cron").text ?? ""));
}
function longestGapDays(crons) {
    if (crons.length > MOST_CRONS)
        return undefined;
    const schedules = crons.map(readCron);
    if (schedules.some((one) => one === undefined))
        return undefined;
    let last;
    let longest = 0;
    for (let day = 0; day < CYCLE_DAYS; day++) {
        if (!schedules.some((runs) => runs?.(new Date(day * DAY_MS))))
            continue;
        if (last !== undefined)
            longest = Math.max(longest, day - last);
        last = day;
    }
    return longest === 0 ? Number.POSITIVE_INFINITY : longest;
}
const MOST_CRONS = 20;
const DAY_MS = 86_400_000;
const CYCLE_DAYS = 2 * 28 * 365.25;
const MONTHS = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];
const WEEKDAYS = ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"];
function readCron(cron) {
    const fields = cron.trim().split(/\s+/);
    const [minutes = "", hours = "", days = "", months = "", weekdays = ""] = fields;
    const sets = {
        minutes: valuesOf(minutes, 0, 59),
        hours: valuesOf(hours, 0, 23),
        days: valuesOf(days, 1, 31),
        months: valuesOf(months, 1, 12, MONTHS),
        weekdays: valuesOf(weekdays, 0, 7, WEEKDAYS),
    };
    if (fields.length !== 5 || Object.values(sets).includes(undefined))
        return undefined;
    const isEither = !days.startsWith("*") && !weekdays.startsWith("*");
    return (day) => {
        const isDay = sets.days?.has(day.getUTCDate()) ?? false;
        const weekday = day.getUTCDay();
        const isWeekday = (sets.weekdays?.has(weekday) || (weekday === 0 && sets.weekdays?.has(7))) ?? false;
        const isMonth = sets.months?.has(day.getUTCMonth() + 1) ?? false;
        return isMonth && (isEither ? isDay || isWeekday : isDay && isWeekday);
    };
}
function valuesOf(field, least, most, names = []) {
    const values = new Set();
    for (const item of field.split(",")) {
        const [, range = "", step] = /^([^/]+)(?:\/(\d{1,2}))?$/.exec(item) ?? [];
        const [from, to = step === undefined ? from : most, more] = range === "*" ? [least, most] : range.split("-").map((text) => numberOf(text, least, names));
        const by = Number(step ?? 1);
        if (from === undefined || to === undefined || more !== undefined)
            return undefined;
        if (from < least || to > most || from > to || by === 0)
            return undefined;
        for (let value = from; value <= to; value += by)
            values.add(value);
    }
    return values;
}
function numberOf(text, least, names) {
    const at = names.indexOf(text.toUpperCase());
    if (at !== -1)
        return at + least;
    return /^\d{1,2}$/.test(text) ? Number(text) : undefined;
}

// EXTERNAL MODULE: ./build/suite/suite-name.js
var suite_name = __webpack_require__(63015);
;// CONCATENATED MODULE: ./build/doctor/upload-step.js


const UPLOAD = /^actions\/upload-artifact@(?:v(\d+))?/;
function reportUpload({ job, step, suite }) {
    const file = (0,suite_name/* reportFileName */.c)(suite);
    const uploads = job.steps.slice(step + 1).filter((one) => UPLOAD.test(one.get("uses").text ?? ""));
    return uploads.find((one) => ["path", "name"].some((key) => one.get("with").get(key).text === file));
}
const WHOLE = /^(?:always\(\)|!\s*cancelled\(\))(?:\s*&&\s*steps\.[\w-]+\.outputs\.report(?:\s*!=\s*'')?)?$/;
function isUploadedAnyway(upload) {
    return WHOLE.test((0,doctor_part/* bare */.$B)(upload.get("if").text ?? ""));
}
function uploadFaults(upload, suite) {
    const file = (0,suite_name/* reportFileName */.c)(suite);
    const given = upload.get("with");
    const uses = upload.get("uses");
    const condition = upload.get("if");
    const faults = [
        [uses, Number(UPLOAD.exec(uses.text ?? "")?.[1] ?? 7) >= 7, "is older than v7, and uploads an archive"],
        [given.get("path"), given.get("path").text === file, `has another \`path\` than ${file}`],
        [
            given.get("name"),
            given.get("name").text === file,
            `has another \`name\` than ${file}, so that a second attempt fails`,
        ],
        [
            given.get("archive"),
            given.get("archive").text === "false",
            "lacks `archive: false`, and uploads an archive",
        ],
        [
            given.get("overwrite"),
            given.get("overwrite").text === "true",
            "lacks `overwrite: true`, so that a second attempt fails",
        ],
        [
            condition,
            /(?:!\s*cancelled|(?<!!\s*)\balways)\(\)/.test((0,doctor_part/* bare */.$B)(condition.text ?? "")),
            "is skipped after a red gate, for its `if` lacks `!cancelled()`",
        ],
        [
            upload.get("continue-on-error"),
            ["false", undefined].includes(upload.get("continue-on-error").text),
            "may fail unseen, by `continue-on-error`",
        ],
    ];
    return faults.flatMap(([part, isRight, fault]) => (isRight ? [] : [{ part, fault }]));
}

;// CONCATENATED MODULE: ./build/doctor/checks/retention.js





const retention = {
    id: "retention",
    title: "reports that are kept until the next is recorded",
    why: "A report that expires before the schedule runs again leaves pull requests without a baseline.",
    look(repository) {
        return gatesWithArtifacts(repository).flatMap((gate) => retention_looked(gate, repository));
    },
};
function retention_looked(gate, repository) {
    const schedules = recordedBy(gate, repository).flatMap(({ triggers }) => triggers.get("schedule") ?? []);
    const [first] = schedules;
    if (first === undefined)
        return [];
    const gap = longestGapDays(cronsOf(schedules));
    if (gap === undefined)
        return [
            advice(first.place, "nobody here can tell how often the schedule runs", {
                expected: "five fields, such as 17 3 * * 1",
                remedy: "write:",
                yaml: ['schedule: [{ cron: "17 3 * * 1" }]'],
            }),
        ];
    if (gap === Number.POSITIVE_INFINITY)
        return [];
    return [keptFor(gate, gap + 1, first, repository)];
}
function keptFor(gate, least, schedule, { github: { retentionDays } }) {
    const own = gate.kind === "action" ? reportUpload(gate)?.get("with").get("retention-days") : undefined;
    const expected = `at least ${(0,wording/* counted */.hS)(least, "day")}, for the schedule may leave so many between two runs`;
    if (own?.isThere && own.text !== "0") {
        const days = Number(own.text);
        if (!Number.isInteger(days))
            return notChecked(own.place, "how long the report is kept", "only GitHub evaluates the expression in retention-days");
        if (days >= least)
            return ok(own.place, `the report is kept for ${(0,wording/* counted */.hS)(days, "day")}, and recorded again in time`);
        return missing(own.place, `the report is kept for ${(0,wording/* counted */.hS)(days, "day")}, and may expire before it is recorded again`, {
            expected,
            remedy: "take `retention-days` out, or write:",
            yaml: [`retention-days: ${least}`],
        });
    }
    const { place } = schedule;
    if ("unseen" in retentionDays)
        return notChecked(place, "whether artifacts are kept until the schedule runs again", retentionDays.unseen);
    const days = (0,wording/* counted */.hS)(retentionDays.seen, "day");
    if (retentionDays.seen >= least)
        return ok(place, `artifacts are kept for ${days}, and the schedule runs before`);
    return missing(place, `artifacts are kept for ${days}, and the report may expire before it is recorded again`, {
        expected,
        remedy: "let the schedule run more often, or raise the retention under Settings, Actions, General, Artifact and log retention",
    });
}

;// CONCATENATED MODULE: ./build/doctor/checks/schedule.js




const schedule = {
    id: "schedule",
    title: "recording on a schedule",
    why: "Artifacts expire, after 90 days or sooner; a schedule records the newest commit again before that.",
    look(repository) {
        const gates = gatesWithArtifacts(repository).filter(doctor_gate/* gatesPullRequests */.mF);
        return gates.map((gate) => {
            const { whole } = gate.workflow;
            const triggers = recordedBy(gate, repository).flatMap((workflow) => workflow.triggers.get("schedule") ?? []);
            const [trigger] = triggers;
            if (trigger === undefined)
                return missing(whole.get("on").place, "no schedule records the baseline again, and it expires in a quiet repository", { ...todo, remedy: "add under `on`:" });
            const gap = longestGapDays(cronsOf(triggers));
            if (gap === undefined)
                return notChecked(trigger.place, "whether a schedule records the baseline again", "nobody here understands its cron");
            if (gap === Number.POSITIVE_INFINITY)
                return missing(trigger.place, "the schedule never comes, and the baseline expires", {
                    ...todo,
                    remedy: "write:",
                });
            return ok(trigger.place, "a schedule records the baseline again");
        });
    },
};
const todo = { expected: "a run each week", yaml: ['schedule: [{ cron: "17 3 * * 1" }]'] };

;// CONCATENATED MODULE: ./build/doctor/checks/skipped.js




const skipped = {
    id: "skipped",
    title: "a gate that is never skipped",
    why: "A job is skipped with those it needs unless it says `always()`. A skipped job with the action counts as passed; a skipped call leaves no check, and the pull request waits.",
    look({ gates }) {
        return gates.filter((gate) => (0,doctor_gate/* gatesPullRequests */.mF)(gate) || gate.job.needs.length > 0).map(skipped_looked);
    },
};
function skipped_looked(gate) {
    const condition = gate.job.part.get("if");
    const name = (0,doctor_gate/* gateName */.h2)(gate);
    const text = condition.text ?? "";
    const todo = {
        expected: "if: always(), and nothing else",
        remedy: "write in the job:",
        yaml: [`if: ${(0,doctor_part/* expression */.dn)("always()")}`],
    };
    const events = [...gate.workflow.triggers.keys()];
    if (runsFor(gate, events) === "yes")
        return ok(condition.place, `${name} is never skipped`);
    if (saysAlways(text))
        return lookedAtRest(gate, todo);
    const isSkippedOnFailure = runsFor(gate, events, ["success"]) === "yes" && runsFor(gate, events, ["failure"]) === "no";
    const effect = effectOf(gate);
    return missing(condition.place, isSkippedOnFailure
        ? `${name} is skipped when a job that it needs fails: ${effect}`
        : `${name} is skipped when its \`if\` does not hold: ${effect}`, todo);
}
const DIFFERS = /\b(?:needs|github\.(?:event\b|\w*actor|ref|head_ref|base_ref|sha))/i;
function lookedAtRest(gate, todo) {
    const { place, text = "" } = gate.job.part.get("if");
    const name = (0,doctor_gate/* gateName */.h2)(gate);
    const events = [...gate.workflow.triggers.keys()].filter((event) => BEFORE_MERGE.includes(event));
    const answer = runsFor(gate, events);
    if (gate.kind === "call" || answer === "yes")
        return advice(place, `${name} is skipped where the rest of its \`if\` says so`, todo);
    if (answer === "no" || DIFFERS.test(text.replace(/github\.event_name/gi, "")))
        return missing(place, `${name} is skipped on pull requests where the rest of its \`if\` says so: ${effectOf(gate)}`, todo);
    return notChecked(place, `whether ${name} is skipped on pull requests`, "only GitHub evaluates the rest of its `if`");
}
const BEFORE_MERGE = ["pull_request", "merge_group"];
function runsFor({ job }, events, endings = endingsBefore(job)) {
    const text = job.part.get("if").text ?? "";
    const answers = events.flatMap((event) => endings.map((before) => holds(text, { event, before })));
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

// EXTERNAL MODULE: ./build/group-by.js
var group_by = __webpack_require__(32217);
;// CONCATENATED MODULE: ./build/doctor/checks/suites.js







const suites = {
    id: "suites",
    title: "one gate for each suite",
    why: "Two gates of one suite write over each other's comment and report.",
    look({ gates }) {
        const fixed = gates.filter(({ suite }) => !(0,doctor_part/* isExpression */.BH)(suite));
        const others = gates.filter((gate) => !fixed.includes(gate));
        return [
            ...[...(0,group_by/* groupBy */.$)(fixed, ({ suite }) => suite)].flatMap(([suite, same]) => lookedAt(suite, same)),
            ...others.map(({ inputs }) => notChecked(inputs.get("suite").place, "whether another gate has this suite", "only GitHub evaluates the expression in `suite`")),
        ];
    },
};
function lookedAt(suite, gates) {
    return gates.map((gate) => {
        const { place } = gate.inputs.get("suite");
        const rename = {
            expected: "a name of its own for each suite",
            remedy: "write under `with`:",
            yaml: ["suite: booking"],
        };
        const fault = (0,suite_name/* suiteNameFault */.G)(suite);
        if (fault !== undefined)
            return missing(place, fault, { ...rename, expected: "a name that can be part of a file's" });
        if (gate.job.part.get("strategy").get("matrix").isThere)
            return missing(place, `every job of the matrix gates the suite ${(0,shown/* shown */.S)(suite)}`, rename);
        const other = gates.find((one) => one !== gate && meets(one, gate));
        if (other === undefined)
            return ok(place, `no other gate has the suite ${(0,shown/* shown */.S)(suite)}`);
        return missing(place, `the suite ${(0,shown/* shown */.S)(suite)} is gated a second time, at ${(0,problems/* placeName */.fW)(other.uses.place)}`, rename);
    });
}
function meets(one, other) {
    return one.workflow === other.workflow || ((0,doctor_gate/* gatesPullRequests */.mF)(one) && (0,doctor_gate/* gatesPullRequests */.mF)(other));
}

// EXTERNAL MODULE: ./build/suite/upload-step.js
var upload_step = __webpack_require__(48081);
;// CONCATENATED MODULE: ./build/doctor/checks/upload.js






const upload = {
    id: "upload",
    title: "the upload of the report",
    why: "The action uploads nothing itself: the step behind it leaves the baseline, also after a red gate and in a second attempt.",
    look(repository) {
        return gatesWithArtifacts(repository)
            .filter(({ kind }) => kind === "action")
            .flatMap(upload_looked);
    },
};
function upload_looked(gate) {
    const { suite } = gate;
    if ((0,doctor_part/* isExpression */.BH)(suite))
        return [
            notChecked(gate.uses.place, `whether ${(0,doctor_gate/* gateName */.h2)(gate)} uploads its report`, "only GitHub evaluates the expression in `suite`"),
        ];
    const todo = {
        expected: "the report as an artifact of its own name",
        remedy: "let this step stand behind the action's:",
        yaml: (0,upload_step/* uploadLines */.n)(suite),
    };
    const step = reportUpload(gate);
    if (step === undefined)
        return [
            missing(gate.uses.place, `no later step of ${(0,doctor_gate/* gateName */.h2)(gate)} uploads the report, so that it leaves no baseline`, todo),
        ];
    const faults = uploadFaults(step, suite);
    if (faults.length === 0 && !isUploadedAnyway(step))
        return [
            notChecked(step.get("if").place, `whether ${(0,doctor_gate/* gateName */.h2)(gate)} uploads its report where a baseline is recorded`, "only GitHub evaluates the rest of its `if`"),
        ];
    if (faults.length === 0)
        return [ok(step.get("uses").place, `${(0,doctor_gate/* gateName */.h2)(gate)} uploads its report`)];
    return faults.map(({ part, fault }) => missing(part.place, `the upload of the report ${fault}`, todo));
}

;// CONCATENATED MODULE: ./build/doctor/checks.js
























const checks = [
    gate,
    pullRequest,
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
    needsTold,
    inputs,
    suites,
    recordingsArtifact,
    recordingsCommitted,
    configuration,
    upload,
    retention,
    forkComments,
    requiredCheck,
    baseline,
    allowedActions,
];
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

/***/ 28203:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ unseenSetup)
/* harmony export */ });
function unseenSetup(why) {
    const unseen = { unseen: why };
    return {
        defaultBranch: unseen,
        isPublic: unseen,
        rules: unseen,
        protection: unseen,
        retentionDays: unseen,
        actions: unseen,
        baselines: new Map(),
    };
}


/***/ }),

/***/ 85684:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BY: () => (/* binding */ looksInto),
/* harmony export */   S0: () => (/* binding */ looksBelow),
/* harmony export */   XW: () => (/* binding */ handovers),
/* harmony export */   ks: () => (/* binding */ stepThatMayRecord)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97799);

function handovers(gate) {
    const { kind, inputs, job, step } = gate;
    if (kind === "call") {
        const name = inputs.get("runs-artifact");
        return (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__/* .inputOf */ .wg)(inputs, "runs-artifact") === ""
            ? []
            : [{ name, isPattern: true, folder: "recordings", isApart: true }];
    }
    const downloads = job.steps.slice(0, step).filter((one) => DOWNLOAD.test(one.get("uses").text ?? ""));
    return downloads.map(downloaded).filter(({ folder }) => looksInto(gate, folder));
}
const DOWNLOAD = /^actions\/download-artifact@/;
function downloaded(step) {
    const given = step.get("with");
    const name = given.get("name");
    const isPattern = !name.isThere;
    return {
        name: isPattern ? given.get("pattern") : name,
        isPattern,
        folder: folderOf(given.get("path").text ?? ""),
        isApart: isPattern && (given.get("merge-multiple").text ?? "false") === "false",
    };
}
function looksInto(gate, folder) {
    return patternsOf(gate).some((pattern) => insideOf(pattern, folder) !== undefined);
}
function looksBelow(gate, folder) {
    return patternsOf(gate).some((pattern) => /\/|^\*\*/.test(insideOf(pattern, folder) ?? ""));
}
function patternsOf({ inputs }) {
    return ["runs", "merge"]
        .flatMap((name) => (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__/* .linesOf */ .Dx)(inputs, name))
        .map((pattern) => pattern.replace(/^\.\//, ""));
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
const BRINGING = /^actions\/(?:checkout|download-artifact|upload-artifact|cache)@/;
function stepThatMayRecord({ job, step }) {
    return job.steps.slice(0, Math.max(step, 0)).find((before) => {
        const run = before.get("run").text;
        return run === undefined ? !BRINGING.test(before.get("uses").text ?? "") : !/^rm -rf [\w./-]+$/.test(run);
    });
}


/***/ }),

/***/ 42187:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K3: () => (/* binding */ comparedReferences),
  vo: () => (/* binding */ isDeclared),
  zL: () => (/* binding */ recordedExpectation)
});

;// CONCATENATED MODULE: ./build/matching/nested-keys.js
function withFreeNestedKeys(references) {
    return references.map((one) => ({ ...one, arguments: opened(one.arguments, true) }));
}
function opened(pattern, isOutermost) {
    switch (pattern.kind) {
        case "object": {
            const entries = new Map([...pattern.entries].map(([key, entry]) => [key, opened(entry, false)]));
            const extraKeys = pattern.extraKeys || (!isOutermost && entries.size > 0);
            return { ...pattern, entries, extraKeys };
        }
        case "list":
            return { ...pattern, items: pattern.items.map((item) => opened(item, false)) };
        case "one-of":
            return { ...pattern, options: pattern.options.map((option) => opened(option, isOutermost)) };
        case "contains":
            return { ...pattern, item: opened(pattern.item, false) };
        default:
            return pattern;
    }
}

;// CONCATENATED MODULE: ./build/expectations/expectation.js

function recordedExpectation(id, place, references, options, asked, texts) {
    return {
        id,
        source: "recording",
        place,
        strictMode: false,
        ...comparedReferences(references, options),
        forbiddenTools: [],
        required: false,
        options,
        ...(asked === undefined ? {} : { asked }),
        ...(texts === undefined ? {} : { texts }),
    };
}
function comparedReferences(references, { f1 }) {
    if (references === undefined)
        return {};
    return { referenceToolCalls: f1.nestedKeys === "free" ? withFreeNestedKeys(references) : references };
}
function isDeclared({ source, referenceToolCalls, texts }) {
    return (source === "file" || referenceToolCalls !== undefined || (texts !== undefined && demandsTexts(texts)));
}
function demandsTexts({ mustSay, mustNotSay }) {
    return mustSay !== undefined || mustNotSay !== undefined;
}


/***/ }),

/***/ 6897:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   loadExpectations: () => (/* reexport safe */ _expectations_load_js__WEBPACK_IMPORTED_MODULE_0__.M),
/* harmony export */   loadPolicy: () => (/* reexport safe */ _policy_load_js__WEBPACK_IMPORTED_MODULE_1__.t)
/* harmony export */ });
/* harmony import */ var _expectations_load_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77188);
/* harmony import */ var _policy_load_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7067);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_expectations_load_js__WEBPACK_IMPORTED_MODULE_0__, _policy_load_js__WEBPACK_IMPORTED_MODULE_1__]);
([_expectations_load_js__WEBPACK_IMPORTED_MODULE_0__, _policy_load_js__WEBPACK_IMPORTED_MODULE_1__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);



__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 94927:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ resolveAsked)
/* harmony export */ });
/* harmony import */ var _json_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35857);
/* harmony import */ var _texts_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16664);


function resolveAsked(...levels) {
    const asked = [];
    for (const { id, options } of _texts_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .textScorers */ .D) {
        const stated = levels.flatMap((level) => level?.[id] ?? []);
        const [first] = stated;
        if (first === undefined || first === false)
            continue;
        const given = stated.toReversed().filter((one) => typeof one === "object");
        asked.push([id, given.reduce(merged, options)]);
    }
    return asked.length === 0 ? undefined : Object.fromEntries(asked);
}
function merged(options, others) {
    const result = { ...options };
    for (const [key, value] of Object.entries(others)) {
        const before = result[key];
        const isGroup = (0,_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(before) && (0,_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value);
        result[key] = isGroup ? merged(before, value) : value;
    }
    return result;
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

/***/ 20736:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ resolveOptions)
/* harmony export */ });
const defaultOptions = {
    f1: {
        mode: "strict",
        argumentMatchThreshold: 0.8,
        calls: "all",
        failedCalls: "count",
        listOrder: "significant",
        extraCalls: "count",
        nestedKeys: "exact",
    },
    code: { calls: "all", failedCalls: "count", arguments: "ignore" },
};
function resolveOptions(...levels) {
    const specificLast = levels.toReversed();
    return {
        f1: Object.assign({}, defaultOptions.f1, ...specificLast.map((level) => level?.f1)),
        code: Object.assign({}, defaultOptions.code, ...specificLast.map((level) => level?.code)),
    };
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

/***/ 1349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ SCHEMA_VERSION)
/* harmony export */ });
const SCHEMA_VERSION = 1;


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

/***/ 48081:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ uploadLines)
/* harmony export */ });
/* harmony import */ var _suite_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63015);

function uploadLines(suite) {
    const file = (0,_suite_name_js__WEBPACK_IMPORTED_MODULE_0__/* .reportFileName */ .c)(suite);
    return [
        "- uses: actions/upload-artifact@v7",
        "  if: ${{ !cancelled() }}",
        "  with:",
        `    path: ${file}`,
        `    name: ${file}`,
        "    archive: false",
        "    overwrite: true",
        "    if-no-files-found: error",
    ];
}


/***/ }),

/***/ 69262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ doctorView)
/* harmony export */ });
/* harmony import */ var _doctor_checks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90588);
/* harmony import */ var _escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82124);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69480);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57806);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9000);
/* harmony import */ var _terminal_width_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51884);






function doctorView(findings, colors) {
    const paint = (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .paintWith */ .Hy)(colors);
    const of = (state) => findings.filter((finding) => finding.state === state);
    return (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .sections */ .V0)([
        ...[...of("missing"), ...of("advice")].map((finding) => todoLines(finding, paint)),
        uncheckedLines(of("not checked"), paint),
        of("ok").map((finding) => (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `${paint.green("✔")} ${paint.dim(sentence(finding))}`),
        [conclusion(findings, paint)],
    ]);
}
function todoLines(finding, paint) {
    const { state, expected, remedy, yaml = [] } = finding;
    const mark = state === "missing" ? paint.red("✘ missing") : paint.yellow("● advice ");
    return [
        (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `${mark} ${paint.bold(sentence(finding))}`,
        ...(expected === undefined ? [] : [(0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `  ${(0,_terminal_width_js__WEBPACK_IMPORTED_MODULE_5__/* .padEnd */ .f)("expected", 9)} ${cut(expected)}`]),
        ...(remedy === undefined ? [] : [(0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `  ${(0,_terminal_width_js__WEBPACK_IMPORTED_MODULE_5__/* .padEnd */ .f)("do", 9)} ${cut(remedy)}`]),
        ...yaml.map((line) => (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `              ${paint.cyan(cut(line))}`),
    ];
}
function uncheckedLines(findings, paint) {
    const reasons = [...new Set(findings.map(({ remedy = "" }) => remedy))];
    return reasons.flatMap((reason) => [
        (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `${paint.yellow("? not checked")} ${cut(reason)}`,
        ...findings.filter(({ remedy }) => remedy === reason).map((finding) => (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `  ${sentence(finding)}`),
    ]);
}
function sentence(finding) {
    const place = (0,_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .placeName */ .fW)(finding);
    return `${place === "" ? "" : `${(0,_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(place, _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .F.shownName)}: `}${cut(finding.what)}`;
}
function cut(text) {
    return (0,_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(text, _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .F.shownText);
}
function conclusion(findings, paint) {
    const titlesOf = (state) => _doctor_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .checks */ .A
        .filter(({ id }) => findings.some((one) => one.check === id && one.state === state))
        .map(({ title }) => title);
    const unchecked = findings.filter(({ state }) => state === "not checked").length;
    const rest = unchecked === 0 ? "" : `; ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(unchecked, "thing")} could not be checked`;
    const absent = titlesOf("missing");
    return absent.length === 0
        ? (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `${paint.green("✔ Nothing is missing")} of what was looked at${rest}`
        : (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `${paint.red("✘ Missing")} for a gate that can be trusted: ${absent.join("; ")}${rest}`;
}


/***/ })

};

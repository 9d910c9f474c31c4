export const id = 3467;
export const ids = [3467];
export const modules = {

/***/ 2656:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ acceptCases)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _config_expectations_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63568);
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98389);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(40332);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(51400);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(26067);
/* harmony import */ var _gate_job_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(72903);
/* harmony import */ var _gate_run_job_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(19032);
/* harmony import */ var _gate_score_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(13574);
/* harmony import */ var _report_reasons_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(77802);
/* harmony import */ var _scorers_check_rules_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(78208);
/* harmony import */ var _scorers_meta_tools_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(23739);
/* harmony import */ var _scorers_tool_book_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(84074);
/* harmony import */ var _setup_accept_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(55628);
/* harmony import */ var _setup_read_candidates_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(9547);
/* harmony import */ var _comment_command_answer_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(17206);
/* harmony import */ var _comment_command_commit_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(77829);
/* harmony import */ var _comment_command_head_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(56922);
/* harmony import */ var _commits_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(32577);
/* harmony import */ var _config_files_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(4620);
/* harmony import */ var _gate_suites_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(2593);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(52325);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_config_expectations_js__WEBPACK_IMPORTED_MODULE_3__, _setup_accept_js__WEBPACK_IMPORTED_MODULE_15__, _comment_command_answer_js__WEBPACK_IMPORTED_MODULE_17__, _comment_command_commit_js__WEBPACK_IMPORTED_MODULE_18__, _comment_command_head_js__WEBPACK_IMPORTED_MODULE_19__]);
([_config_expectations_js__WEBPACK_IMPORTED_MODULE_3__, _setup_accept_js__WEBPACK_IMPORTED_MODULE_15__, _comment_command_answer_js__WEBPACK_IMPORTED_MODULE_17__, _comment_command_commit_js__WEBPACK_IMPORTED_MODULE_18__, _comment_command_head_js__WEBPACK_IMPORTED_MODULE_19__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);
























async function acceptCases(request) {
    const { github, writer, pull, command, comment } = request;
    const root = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), "rungate-"));
    try {
        const change = await orRefused(command, () => changeIn(root, request));
        if (change === undefined)
            return undefined;
        const message = (0,_comment_command_commit_js__WEBPACK_IMPORTED_MODULE_18__/* .commitMessage */ .d)(command, comment);
        const made = await (0,_comment_command_commit_js__WEBPACK_IMPORTED_MODULE_18__/* .commitFiles */ .z)(github, writer, { pull, files: change.files, message });
        return { ...made, callNothing: change.callNothing };
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(root, { recursive: true, force: true });
    }
}
async function orRefused(command, work) {
    try {
        return await work();
    }
    catch (error) {
        if (!(error instanceof _core_problems_js__WEBPACK_IMPORTED_MODULE_6__/* .ConfigurationError */ .j1))
            throw error;
        const [first] = error.problems;
        const message = first === undefined ? error.message : (0,_core_problems_js__WEBPACK_IMPORTED_MODULE_6__/* .placeText */ .Z9)(first) + first.message;
        throw new _comment_command_answer_js__WEBPACK_IMPORTED_MODULE_17__/* .RefusedCommand */ .oR(message, "fix that first, or accept at a terminal", {
            lines: (0,_comment_command_answer_js__WEBPACK_IMPORTED_MODULE_17__/* .terminalLine */ .tL)(command, {}),
        });
    }
}
async function changeIn(root, request) {
    const { github, inputs, workspace, command, pull } = request;
    const sides = await configSides(request);
    const suites = (0,_gate_suites_js__WEBPACK_IMPORTED_MODULE_22__/* .suitesFor */ .f)(inputs, { base: sides.base });
    const reports = await (0,_comment_command_head_js__WEBPACK_IMPORTED_MODULE_19__/* .headReports */ .qD)(github, { ...request, call: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_23__/* .callName */ .AA)(inputs) });
    const { suite, report } = suiteOf(command, suites, reports);
    if (suite.runs.length === 0 || suite.expectations.length === 0)
        throw new _comment_command_answer_js__WEBPACK_IMPORTED_MODULE_17__/* .RefusedCommand */ .oR("the base branch does not say where recordings and expectations are", "merge a rungate.yml that names them, or name them in the workflow that answers comments");
    if (suite.expectations.length > _core_limits_js__WEBPACK_IMPORTED_MODULE_5__/* .limits */ .Fy.acceptedRecordings)
        throw new _comment_command_answer_js__WEBPACK_IMPORTED_MODULE_17__/* .RefusedCommand */ .oR(`the suite has ${suite.expectations.length} expectations files, and at most ${_core_limits_js__WEBPACK_IMPORTED_MODULE_5__/* .limits */ .Fy.acceptedRecordings} are read`, "accept at a terminal", { lines: (0,_comment_command_answer_js__WEBPACK_IMPORTED_MODULE_17__/* .terminalLine */ .tL)(command, suite) });
    const head = await expectationsAt(github, suite.expectations, pull.commit);
    if (head.length === 0)
        throw new _comment_command_answer_js__WEBPACK_IMPORTED_MODULE_17__/* .RefusedCommand */ .oR(`the branch has no expectations file (${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_7__/* .listed */ .KE)(suite.expectations, 3)})`, "commit the one that the base branch names");
    const cases = {
        command,
        cases: report.cases.filter(({ id }) => command.cases.includes(id)),
        suite,
        root,
        commit: pull.commit,
        policy: (0,_config_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .choosePolicy */ .KV)({ ...sides, isFirstUse: false }),
        alsoRequired: sides.head?.policy?.gate.requiredCases ?? [],
        expectations: { head, base: await expectationsAt(github, suite.expectations, sides.tip) },
    };
    const names = new Set(cases.cases.flatMap(({ trials }) => trials.map(({ file }) => file)));
    const missing = await (0,_comment_command_head_js__WEBPACK_IMPORTED_MODULE_19__/* .fetchHeadFiles */ .K0)(github, [...names], {
        commit: pull.commit,
        root,
        workspace,
        folder: inputs["runs-folder"],
    });
    if (missing.length > 0 && mayDownload(request, missing))
        return undefined;
    if (missing.length > 0)
        throw new _comment_command_answer_js__WEBPACK_IMPORTED_MODULE_17__/* .RefusedCommand */ .oR(`the recordings are missing: ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_7__/* .listed */ .KE)(missing, 3)}`, "accept at a terminal where they are", { lines: (0,_comment_command_answer_js__WEBPACK_IMPORTED_MODULE_17__/* .terminalLine */ .tL)(command, suite) });
    for (const { file, text } of head)
        (0,_comment_command_head_js__WEBPACK_IMPORTED_MODULE_19__/* .put */ .yJ)(root, file, text);
    return acceptableChange(cases);
}
async function configSides({ github, inputs, pull }) {
    const files = [inputs.policy, ..._config_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .CONFIG_FILES */ .n0];
    const isIntoBase = await (0,_config_files_js__WEBPACK_IMPORTED_MODULE_21__/* .isBaseBranch */ .wJ)(github, pull.base, pull.defaultBranch);
    const tip = await (0,_commits_js__WEBPACK_IMPORTED_MODULE_20__/* .readTip */ .av)(github, isIntoBase ? pull.base : pull.defaultBranch);
    const base = await (0,_config_files_js__WEBPACK_IMPORTED_MODULE_21__/* .configAt */ .ES)(github, files, tip);
    if (base !== undefined && base.policy === undefined)
        throw new _comment_command_answer_js__WEBPACK_IMPORTED_MODULE_17__/* .RefusedCommand */ .oR(`${base.file} of the base branch cannot be read, and it says what may be accepted`, "fix it there first");
    return { base, head: await (0,_config_files_js__WEBPACK_IMPORTED_MODULE_21__/* .configAt */ .ES)(github, files, pull.commit), tip };
}
function suiteOf(command, suites, reports) {
    const gatedSuites = suites.flatMap((suite) => {
        const report = reports.find((candidate) => candidate.suite === suite.suite);
        return report === undefined ? [] : [{ suite, report }];
    });
    const suitesWith = (id) => gatedSuites.filter(({ report }) => report.cases.some((reportCase) => reportCase.id === id));
    for (const id of command.cases) {
        const names = suitesWith(id).map(({ suite }) => suite.suite);
        if (names.length === 0)
            throw unknownCase(id, gatedSuites);
        if (names.length > 1)
            throw new _comment_command_answer_js__WEBPACK_IMPORTED_MODULE_17__/* .RefusedCommand */ .oR(`${id} is a case of several suites: ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_7__/* .listed */ .KE)(names)}`, "accept it at a terminal, where you name the suite", { lines: (0,_comment_command_answer_js__WEBPACK_IMPORTED_MODULE_17__/* .terminalLine */ .tL)(command, { suite: "SUITE" }) });
    }
    const [first, ...rest] = new Set(command.cases.flatMap(suitesWith));
    if (first !== undefined && rest.length === 0)
        return first;
    throw new _comment_command_answer_js__WEBPACK_IMPORTED_MODULE_17__/* .RefusedCommand */ .oR("the cases are of several suites", "write one command for the cases of each suite");
}
function unknownCase(id, gatedSuites) {
    const ids = gatedSuites.flatMap(({ report }) => report.cases.map((reportCase) => reportCase.id));
    return new _comment_command_answer_js__WEBPACK_IMPORTED_MODULE_17__/* .RefusedCommand */ .oR(`the report has no case ${JSON.stringify(id)}.${(0,_core_problems_js__WEBPACK_IMPORTED_MODULE_6__/* .didYouMean */ .au)(id, ids)}`.replace(/\.$/, ""), "write the id as the report has it, in backticks where it has spaces");
}
async function expectationsAt(github, names, commit) {
    const files = [];
    for (const file of names) {
        const text = await (0,_commits_js__WEBPACK_IMPORTED_MODULE_20__/* .readFileAt */ ._T)(github, file, commit, _core_limits_js__WEBPACK_IMPORTED_MODULE_5__/* .limits */ .Fy.configurationBytes);
        if (text !== undefined)
            files.push({ file, text });
    }
    return files;
}
function mayDownload({ inputs, workspace }, missing) {
    const { "runs-folder": folder } = inputs;
    if (folder === undefined || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(workspace, folder)))
        return false;
    return missing.every((name) => name.startsWith(`${folder}/`));
}
async function acceptableChange(request) {
    const { command, cases, policy: active, expectations } = request;
    const { policy } = active;
    const base = expectationsIn(expectations.base, policy);
    const head = expectationsIn(expectations.head, policy);
    refuseRequired(request, base, head);
    refuseErrors(request, cases);
    const job = jobOf(request);
    const report = await (0,_gate_run_job_js__WEBPACK_IMPORTED_MODULE_9__.run)(job);
    const scored = report.cases.filter(({ id }) => command.cases.includes(id));
    if (recordingsOf(scored) !== recordingsOf(cases))
        throw refused(request, "the recordings of the branch are not those that the report was made of");
    refuseErrors(request, scored);
    const configured = (0,_gate_job_js__WEBPACK_IMPORTED_MODULE_8__/* .configure */ .jK)(job, await (0,_gate_job_js__WEBPACK_IMPORTED_MODULE_8__/* .readersFor */ .OP)(job));
    const selected = command.cases.map((id) => (0,_setup_accept_js__WEBPACK_IMPORTED_MODULE_15__/* .selectTrials */ .Yr)(id, scored.filter((reportCase) => reportCase.id === id), { trial: undefined, named: true }));
    const { wanted, refused: unread } = (0,_setup_read_candidates_js__WEBPACK_IMPORTED_MODULE_16__/* .readCandidateRuns */ .u)(wantedOf(request, selected), job, configured);
    for (const { id, reason } of unread)
        throw refused(request, `${id} cannot be accepted: ${reason}`);
    refuseRules(request, wanted, (id) => namesOf(id, head).flatMap((name) => base.get(name) ?? []));
    const hiding = { ...policy, redact: [...policy.redact, ...active.alsoHidden] };
    const accepted = (0,_setup_accept_js__WEBPACK_IMPORTED_MODULE_15__/* .acceptRuns */ .Ti)(configured.texts, wanted, hiding, { asVariant: command.asVariant });
    for (const { id, reason } of accepted.refused)
        throw refused(request, `${id} cannot be accepted: ${reason}`);
    const files = accepted.files.filter(({ text }, at) => text !== configured.texts[at]?.text);
    if (files.length === 0)
        throw refused(request, "the expectations say so already");
    return { files, callNothing: accepted.callNothing };
}
function refused({ command, suite }, reason) {
    return new _comment_command_answer_js__WEBPACK_IMPORTED_MODULE_17__/* .RefusedCommand */ .oR(reason, "look at it at a terminal, on the branch of the pull request", {
        lines: (0,_comment_command_answer_js__WEBPACK_IMPORTED_MODULE_17__/* .terminalLine */ .tL)(command, suite),
    });
}
function expectationsIn(files, { defaults, rules }) {
    return (0,_config_expectations_js__WEBPACK_IMPORTED_MODULE_3__.loadExpectations)(files, defaults, rules).expectations;
}
function namesOf(id, head) {
    const formerly = head.get(id)?.formerly;
    return formerly === undefined ? [id] : [id, formerly];
}
function refuseRequired({ command, cases, policy: { policy }, alsoRequired }, base, head) {
    const requiredIds = new Set([...policy.gate.requiredCases, ...alsoRequired]);
    const found = command.cases.find((id) => cases.some((reportCase) => reportCase.id === id && reportCase.required) ||
        head.get(id)?.required ||
        namesOf(id, head).some((name) => requiredIds.has(name) || base.get(name)?.required));
    if (found === undefined)
        return;
    throw new _comment_command_answer_js__WEBPACK_IMPORTED_MODULE_17__/* .RefusedCommand */ .oR(`${found} is a required case, which no comment accepts`, "change what it expects in a commit of your own, which others review");
}
function refuseErrors(request, cases) {
    const broken = cases.find(({ trials }) => trials.some(({ scores, couldNotRun, hash }) => couldNotRun || hash === null || Object.values(scores).some(({ status }) => status === "error")));
    if (broken !== undefined)
        throw refused(request, `${broken.id} has a run in error`);
}
function recordingsOf(cases) {
    const keys = cases.flatMap(({ id, trials }) => trials.map(({ file, index, hash }) => JSON.stringify([id, file, index, hash])));
    return keys.sort().join("\n");
}
function wantedOf(request, selected) {
    return selected.map((selection) => {
        if (selection.state === "wanted")
            return selection;
        if (selection.state === "refused")
            throw refused(request, `${selection.id} cannot be accepted: ${selection.reason}`);
        throw new _comment_command_answer_js__WEBPACK_IMPORTED_MODULE_17__/* .RefusedCommand */ .oR(`${selection.id} passes already`, "leave it out, and write the command in a new comment");
    });
}
function refuseRules(request, wanted, onBase) {
    const { policy } = request.policy;
    const tools = (0,_scorers_tool_book_js__WEBPACK_IMPORTED_MODULE_14__/* .toolBook */ .MG)(policy.tools);
    for (const { id, candidates } of wanted) {
        const judged = onBase(id).flatMap((expectation) => candidates.map(({ run }) => ({ run: (0,_scorers_meta_tools_js__WEBPACK_IMPORTED_MODULE_13__/* .withInnerCalls */ .EF)(run, tools), expectation })));
        const [unchecked] = judged.flatMap(({ run, expectation }) => (0,_scorers_check_rules_js__WEBPACK_IMPORTED_MODULE_12__/* .uncheckedRule */ .R2)(run, expectation.rules, policy.rates) ?? []);
        if (unchecked !== undefined)
            throw refused(request, `${id} cannot be checked by a rule of the base branch: ${unchecked}`);
        const brokenRules = judged.flatMap(({ run, expectation }) => [
            ...(0,_gate_score_js__WEBPACK_IMPORTED_MODULE_10__/* .scoreRun */ .I6)(run, expectation, tools, policy).brokenRules,
        ]);
        const [first] = (0,_report_reasons_js__WEBPACK_IMPORTED_MODULE_11__/* .brokenRuleTexts */ .gC)({ brokenRules });
        if (first !== undefined)
            throw new _comment_command_answer_js__WEBPACK_IMPORTED_MODULE_17__/* .RefusedCommand */ .oR(`${id} broke a rule, which no comment accepts: ${first}`, "change the agent, or the rule in a commit of your own, which others review");
    }
}
function jobOf({ suite, root, commit, policy, expectations }) {
    return {
        policy,
        runs: suite.runs,
        expectations: expectations.head.map(({ file }) => file),
        suite: suite.suite,
        format: suite.format,
        caseField: suite["case-field"],
        root,
        contained: true,
        commit,
        createdAt: null,
        role: "head",
    };
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 17206:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UK: () => (/* binding */ readCommand),
/* harmony export */   Vu: () => (/* binding */ AT_A_TERMINAL),
/* harmony export */   oR: () => (/* binding */ RefusedCommand),
/* harmony export */   tL: () => (/* binding */ terminalLine),
/* harmony export */   vz: () => (/* binding */ whyIgnored),
/* harmony export */   wv: () => (/* binding */ commenterOf),
/* harmony export */   y9: () => (/* binding */ isCommand)
/* harmony export */ });
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98389);
/* harmony import */ var _core_install_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96837);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40332);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26067);
/* harmony import */ var _setup_init_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82518);
/* harmony import */ var _acceptance_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22867);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(44463);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6830);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_setup_init_js__WEBPACK_IMPORTED_MODULE_4__]);
_setup_init_js__WEBPACK_IMPORTED_MODULE_4__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];








const AT_A_TERMINAL = `${_core_install_command_js__WEBPACK_IMPORTED_MODULE_1__/* .FROM_ADDRESS */ .UM} accept CASE`;
class RefusedCommand extends Error {
    name = "RefusedCommand";
    advice;
    lines;
    page;
    constructor(reason, advice, { lines, page } = {}) {
        super(reason);
        this.advice = advice;
        this.lines = lines;
        this.page = page;
    }
}
const SYNTAX = ["/rungate accept CASE… [--variant] because REASON", "/rungate rerun"];
const PREFIX = /^\/rungate(?=\s|$)/;
function isCommand(body) {
    return PREFIX.test(firstLine(body));
}
function readCommand(body) {
    const [, name = "", rest = ""] = /^\/rungate\s+(\S+)\s*(.*)$/.exec(firstLine(body)) ?? [];
    if (name === "rerun" && rest === "")
        return { name: "rerun" };
    if (name === "accept")
        return readAccept(rest);
    throw notUnderstood(name === "rerun" ? "rerun takes no other word" : "there is no such command");
}
function firstLine(body) {
    return body.split(/\r?\n/, 1)[0]?.trimEnd() ?? "";
}
function notUnderstood(why) {
    return new RefusedCommand(why, "write one of the commands below in the first line of a new comment", {
        lines: SYNTAX.join("\n"),
    });
}
const WORD = /^(?:`([^`]*)`|"([^"]*)"|'([^']*)'|([^\s`"']\S*))(?=\s|$)\s*/;
function readAccept(text) {
    const cases = new Set();
    let asVariant = false;
    for (let rest = text; rest !== "";) {
        const [whole, ...spellings] = WORD.exec(rest) ?? [];
        if (whole === undefined)
            throw notUnderstood("a quote has no end");
        rest = rest.slice(whole.length);
        const plain = spellings[3];
        if (plain === "because")
            return accept([...cases], asVariant, rest);
        if (plain === "--variant")
            asVariant = true;
        else if (plain?.startsWith("--"))
            throw notUnderstood(`there is no option ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(plain, _core_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.shownName)}`);
        else
            cases.add(spellings.find((spelling) => spelling !== undefined) ?? "");
    }
    throw notUnderstood("the reason is missing");
}
function accept(cases, asVariant, reason) {
    if (cases.length === 0)
        throw notUnderstood("no case is named");
    if (cases.length > _core_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.acceptedCases)
        throw new RefusedCommand(`one command accepts at most ${_core_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.acceptedCases} cases, and this one names ${cases.length}`, "look at each case, and write several commands");
    if (reason === "")
        throw notUnderstood("the reason is missing");
    if (reason.length > _core_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.acceptReason)
        throw new RefusedCommand(`the reason has ${reason.length} characters, and at most ${_core_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.acceptReason} go into the commit`, "write a shorter one in a new comment");
    return { name: "accept", cases, asVariant, reason };
}
function terminalLine({ cases, asVariant }, { runs = [], expectations = [], policy = _config_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIG_FILE */ .g2, suite, "from-file": ofFile = [] }) {
    const isOfFile = (name) => ofFile.includes(name);
    const inputs = {
        runs: isOfFile("runs") ? [] : runs,
        expectations: isOfFile("expectations") ? [] : expectations,
        policy,
        suite: suite === _config_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_SUITE */ .TR ? undefined : suite,
        format: undefined,
        caseField: undefined,
    };
    const dashed = cases.filter((id) => id.startsWith("-"));
    const words = ["accept", ...cases.filter((id) => !dashed.includes(id))];
    const flags = asVariant ? ["--variant"] : [];
    return `${_core_install_command_js__WEBPACK_IMPORTED_MODULE_1__/* .FROM_ADDRESS */ .UM} ${(0,_setup_init_js__WEBPACK_IMPORTED_MODULE_4__/* .nextCommand */ .h)(words, inputs, dashed.length > 0 ? [...flags, "--", ...dashed] : flags)}`;
}
function whyIgnored({ action, isPullRequest, comment, sender }) {
    if (action !== "created")
        return "the comment is not a new one";
    if (!isPullRequest)
        return "the comment is on an issue, not on a pull request";
    const { user } = comment;
    if (user === null)
        return "the account that wrote the comment is gone";
    if (!(0,_acceptance_js__WEBPACK_IMPORTED_MODULE_5__/* .isPerson */ .KA)(user))
        return "the comment was not written by a person";
    if (comment.isByApp)
        return "the comment was written by an app in a person's name";
    if (user.id !== sender)
        return "the comment is not from the person who made the event";
    return undefined;
}
async function commenterOf(github, { comment }) {
    const { user } = comment;
    if (user === null)
        return { ignored: "the account that wrote the comment is gone" };
    if (!(await mayWrite(github, user)))
        return { ignored: `@${user.login} may not write to the repository` };
    const now = await commentNow(github, comment.id);
    if (now === undefined)
        return { ignored: "the comment is gone" };
    if (now.user?.id !== user.id || now.isByApp)
        return { ignored: "the comment is from another account by now" };
    const isEdited = [comment, now].some(({ createdAt, updatedAt }) => createdAt !== updatedAt);
    if (isEdited || now.body !== comment.body)
        throw new RefusedCommand("the comment was edited after you wrote it", "write the command in a new comment, and leave that as it is");
    return { by: user };
}
async function mayWrite(github, user) {
    const { permission } = await (0,_acceptance_js__WEBPACK_IMPORTED_MODULE_5__/* .permissionOf */ .Fp)(github, user);
    return permission === "admin" || permission === "write";
}
async function commentNow({ octokit, owner, repo }, comment_id) {
    try {
        const { data } = await octokit.rest.issues.getComment({ owner, repo, comment_id });
        return (0,_client_js__WEBPACK_IMPORTED_MODULE_6__.readAnswer)(_event_js__WEBPACK_IMPORTED_MODULE_7__/* .commentSchema */ .X3, data, "a comment");
    }
    catch (error) {
        if ([404, 410].includes((0,_client_js__WEBPACK_IMPORTED_MODULE_6__.statusOf)(error) ?? 0))
            return undefined;
        throw error;
    }
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 77829:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ commitMessage),
/* harmony export */   z: () => (/* binding */ commitFiles)
/* harmony export */ });
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40332);
/* harmony import */ var _core_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43851);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26067);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44463);
/* harmony import */ var _comment_command_answer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17206);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_comment_command_answer_js__WEBPACK_IMPORTED_MODULE_4__]);
_comment_command_answer_js__WEBPACK_IMPORTED_MODULE_4__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];





const REGULAR = [0o100644, 0o100755];
const MODE = `query ($owner: String!, $repo: String!, $commit: GitObjectID!, $path: String!) {
  repository(owner: $owner, name: $repo) { object(oid: $commit) { ... on Commit { file(path: $path) { mode } } } }
}`;
const modeSchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    repository: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ object: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ file: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ mode: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr() }).nullable() }) }),
});
const COMMIT = `mutation ($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid url } }
}`;
const commitSchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    createCommitOnBranch: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ commit: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ oid: _client_js__WEBPACK_IMPORTED_MODULE_3__.commitId, url: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }) }),
});
async function commitFiles(reader, writer, { pull, files, message }) {
    for (const { file } of files)
        await demandRegular(reader, pull.commit, file);
    const { octokit, owner, repo } = writer;
    const input = {
        branch: { repositoryNameWithOwner: `${owner}/${repo}`, branchName: pull.branch },
        expectedHeadOid: pull.commit,
        message,
        fileChanges: {
            additions: files.map(({ file, text }) => ({
                path: file,
                contents: Buffer.from(text, "utf8").toString("base64"),
            })),
        },
    };
    const answer = await octokit.graphql(COMMIT, { input }).catch(refuse);
    const { commit } = (0,_client_js__WEBPACK_IMPORTED_MODULE_3__.readAnswer)(commitSchema, answer, "a new commit").createCommitOnBranch;
    return { commit: commit.oid, url: commit.url };
}
async function demandRegular({ octokit, owner, repo }, commit, path) {
    const answer = await octokit.graphql(MODE, { owner, repo, commit, path });
    const { file } = (0,_client_js__WEBPACK_IMPORTED_MODULE_3__.readAnswer)(modeSchema, answer, "a file's mode").repository.object;
    if (file !== null && REGULAR.includes(file.mode))
        return;
    throw new _comment_command_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .RefusedCommand */ .oR(`${path} is a link and no file`, "run the command below on the branch, and push", {
        lines: _comment_command_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .AT_A_TERMINAL */ .Vu,
    });
}
function refuse(error) {
    const refused = (0,_client_js__WEBPACK_IMPORTED_MODULE_3__.graphqlError)(error);
    if (refused?.type === "STALE_DATA")
        throw new _comment_command_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .RefusedCommand */ .oR("the branch has another newest commit since the command was read", "look at the pull request as it is now, and write the command in a new comment");
    if (!(0,_client_js__WEBPACK_IMPORTED_MODULE_3__.isFaultOfGitHub)(error))
        throw error;
    throw new _comment_command_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .RefusedCommand */ .oR(`GitHub did not take the commit: ${refused?.message ?? (0,_client_js__WEBPACK_IMPORTED_MODULE_3__.faultText)(error)}`, "check that the branch is not protected, and that the job has the permission contents: write");
}
function commitMessage({ cases, asVariant, reason }, { login, url }) {
    const names = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)(cases.map((id) => (0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(harmless(id), _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .Fy.shownName)), _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .Fy.acceptedCases);
    const how = asVariant ? " as a variant" : "";
    return {
        headline: `Accept ${names}${how}: ${harmless(reason)}`,
        body: `Asked for by ${login} in ${url}`,
    };
}
const SPECIAL = new Map([
    ["[", "("],
    ["]", ")"],
    ["<", "("],
    [">", ")"],
    ["@", " "],
    ["#", " "],
]);
function harmless(text) {
    return text
        .replace(/[[\]<>@#]/g, (character) => SPECIAL.get(character) ?? " ")
        .replace(/[^\p{L}\p{M}\p{N}\p{P}\p{S}]+/gu, " ")
        .trim();
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 56922:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K0: () => (/* binding */ fetchHeadFiles),
/* harmony export */   UN: () => (/* binding */ demandUnmoved),
/* harmony export */   ps: () => (/* binding */ commandPull),
/* harmony export */   qD: () => (/* binding */ headReports),
/* harmony export */   se: () => (/* binding */ newestHeadRun),
/* harmony export */   yJ: () => (/* binding */ put)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98389);
/* harmony import */ var _core_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21645);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40332);
/* harmony import */ var _core_schema_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43851);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(26067);
/* harmony import */ var _gate_provenance_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1683);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(44463);
/* harmony import */ var _comment_command_answer_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(17206);
/* harmony import */ var _commits_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(32577);
/* harmony import */ var _runs_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(51018);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_comment_command_answer_js__WEBPACK_IMPORTED_MODULE_9__]);
_comment_command_answer_js__WEBPACK_IMPORTED_MODULE_9__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];












const sideSchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    sha: _client_js__WEBPACK_IMPORTED_MODULE_8__.commitId,
    ref: _core_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().min(1),
    repo: _core_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ id: _core_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr(), default_branch: _core_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP() }).nullable(),
});
const pullSchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ state: _core_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), head: sideSchema, base: sideSchema });
async function commandPull({ octokit, owner, repo }, number, repositoryId) {
    const { data } = await octokit.rest.pulls.get({ owner, repo, pull_number: number });
    const { state, head, base } = (0,_client_js__WEBPACK_IMPORTED_MODULE_8__.readAnswer)(pullSchema, data, "a pull request");
    if (state !== "open")
        throw new _comment_command_answer_js__WEBPACK_IMPORTED_MODULE_9__/* .RefusedCommand */ .oR("the pull request is closed", "reopen it, or open another one");
    if (head.repo?.id !== repositoryId || base.repo?.id !== repositoryId)
        throw new _comment_command_answer_js__WEBPACK_IMPORTED_MODULE_9__/* .RefusedCommand */ .oR("the branch is in a fork, and rungate commits only to branches of this repository", "let the author of the pull request run the command below on the branch, and push", { lines: _comment_command_answer_js__WEBPACK_IMPORTED_MODULE_9__/* .AT_A_TERMINAL */ .Vu });
    if (head.ref === base.repo.default_branch)
        throw new _comment_command_answer_js__WEBPACK_IMPORTED_MODULE_9__/* .RefusedCommand */ .oR(`the branch is ${head.ref}, the default branch of the repository`, "make the change on another branch");
    if (head.ref.startsWith("refs/"))
        throw new _comment_command_answer_js__WEBPACK_IMPORTED_MODULE_9__/* .RefusedCommand */ .oR(`the branch is called ${head.ref}, as if it was another one`, "rename it");
    const { default_branch: defaultBranch } = base.repo;
    return { number, commit: head.sha, branch: head.ref, base: base.ref, defaultBranch };
}
const EVENTS = ["pull_request", "workflow_dispatch"];
async function newestHeadRun(github, { pull, workflow, repository, repositoryId }) {
    const workflows = [`.github/workflows/${workflow}`];
    const listed = await Promise.all(EVENTS.map((event) => (0,_runs_js__WEBPACK_IMPORTED_MODULE_11__/* .runsAt */ .A)(github, pull.commit, event, pull.branch)));
    const [newest] = listed
        .flat()
        .filter((run) => (0,_gate_provenance_js__WEBPACK_IMPORTED_MODULE_7__/* .isOfWorkflow */ .b9)(run.path, { workflows, repository }))
        .filter((run) => run.commit === pull.commit && run.headRepositoryId === repositoryId)
        .sort((a, b) => b.id - a.id);
    const commit = pull.commit.slice(0, 7);
    if (newest === undefined)
        throw new _comment_command_answer_js__WEBPACK_IMPORTED_MODULE_9__/* .RefusedCommand */ .oR(`${workflow} has not run on ${commit}, the newest commit`, "wait for its run, and write the command in a new comment");
    if (newest.status !== "completed")
        throw new _comment_command_answer_js__WEBPACK_IMPORTED_MODULE_9__/* .RefusedCommand */ .oR(`the run of ${workflow} on ${commit}, the newest commit, has not ended`, "wait for its end, and write the command in a new comment");
    return newest;
}
async function demandUnmoved(github, { pull, run, until }) {
    const timeline = await (0,_commits_js__WEBPACK_IMPORTED_MODULE_10__/* .readTimeline */ .GR)(github, pull.number);
    const later = (0,_commits_js__WEBPACK_IMPORTED_MODULE_10__/* .changedSince */ .$A)(timeline, until);
    if (later !== undefined)
        throw new _comment_command_answer_js__WEBPACK_IMPORTED_MODULE_9__/* .RefusedCommand */ .oR(`${later} after the comment was written`, "look at the pull request as it is now, and write the command in a new comment");
    const earlier = (0,_commits_js__WEBPACK_IMPORTED_MODULE_10__/* .changedSince */ .$A)(timeline, run.createdAt);
    if (earlier !== undefined)
        throw new _comment_command_answer_js__WEBPACK_IMPORTED_MODULE_9__/* .RefusedCommand */ .oR(`${earlier} after the newest run on ${pull.commit.slice(0, 7)} began`, "start the gate again, look at what it says, and write the command in a new comment");
}
async function headReports(github, { run, pull, call, until }) {
    const reports = await (0,_runs_js__WEBPACK_IMPORTED_MODULE_11__/* .reportsOfRun */ .Eg)(github, run, call, until - _core_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .limits */ .Fy.readingSeconds * 1000);
    const found = "why" in reports ? reports.why : whyNotOf(reports, pull, call);
    if (found === undefined && !("why" in reports))
        return reports;
    throw new _comment_command_answer_js__WEBPACK_IMPORTED_MODULE_9__/* .RefusedCommand */ .oR(`the run on ${pull.commit.slice(0, 7)}, the newest commit, ${found}`, "look at the pull request as it is now, and write the command in a new comment");
}
function whyNotOf(reports, { number, commit }, call) {
    const isOther = reports.some((report) => report.role !== "head" || report.pullRequest !== number || report.headCommit !== commit);
    if (isOther)
        return "left a report of another pull request or commit";
    const suites = reports.map(({ suite }) => suite);
    if (reports.length === 1 && call !== _config_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_SUITE */ .TR && suites[0] !== call)
        return "left a report of another suite";
    return new Set(suites).size < suites.length ? "left two reports of one suite" : undefined;
}
async function fetchHeadFiles(github, names, from) {
    if (names.length > _core_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .limits */ .Fy.acceptedRecordings)
        throw tooMuch(`${names.length} recordings, and at most ${_core_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .limits */ .Fy.acceptedRecordings} are read`);
    const missing = [];
    let left = _core_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .limits */ .Fy.acceptedBytes;
    for (const name of names) {
        demandPath(name);
        const isDownloaded = from.folder !== undefined && name.startsWith(`${from.folder}/`);
        const bytes = isDownloaded
            ? downloaded(name, from, left)
            : await (0,_commits_js__WEBPACK_IMPORTED_MODULE_10__/* .readBytesAt */ .F_)(github, name, from.commit, left);
        if (bytes === undefined)
            missing.push(name);
        else
            put(from.root, name, bytes);
        left -= bytes?.length ?? 0;
    }
    return missing;
}
function tooMuch(what) {
    return new _comment_command_answer_js__WEBPACK_IMPORTED_MODULE_9__/* .RefusedCommand */ .oR(`the cases have ${what}`, "accept fewer cases at once, or at a terminal");
}
function demandPath(name) {
    const isPlain = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.normalize(name) === name && !/^(?:\/|\.\.?(?:\/|$)|\.git(?:\/|$))|[\\\p{C}]|\/$/iu.test(name);
    if (isPlain && !/^[a-z]:/i.test(name))
        return;
    throw new _comment_command_answer_js__WEBPACK_IMPORTED_MODULE_9__/* .RefusedCommand */ .oR(`the report names a recording ${JSON.stringify((0,_core_text_js__WEBPACK_IMPORTED_MODULE_6__/* .shorten */ .ml)(name, _core_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .limits */ .Fy.shownName))}, which is no path in the repository`, "look at what the workflow of the branch records");
}
function downloaded(name, { workspace, folder = "" }, maxBytes) {
    const place = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, name);
    try {
        if ((0,_core_files_js__WEBPACK_IMPORTED_MODULE_3__/* .leadsOutside */ .dr)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, folder), place))
            return undefined;
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(place);
        if (!stats.isFile())
            return undefined;
        if (stats.size > maxBytes)
            throw tooMuch(`more than ${_core_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .limits */ .Fy.acceptedBytes} bytes of recordings`);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(place);
    }
    catch (error) {
        if (error instanceof _comment_command_answer_js__WEBPACK_IMPORTED_MODULE_9__/* .RefusedCommand */ .oR)
            throw error;
        return undefined;
    }
}
function put(root, name, content) {
    const place = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, name);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(place), { recursive: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(place, content);
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 33467:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   answerComment: () => (/* binding */ answerComment)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96421);
/* harmony import */ var _core_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68587);
/* harmony import */ var _views_printed_command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61519);
/* harmony import */ var _accept_command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2656);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44463);
/* harmony import */ var _comment_command_answer_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(17206);
/* harmony import */ var _comment_command_head_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56922);
/* harmony import */ var _comments_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(45537);
/* harmony import */ var _config_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4620);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6830);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(52325);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(30284);
/* harmony import */ var _rerun_command_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(26548);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(86558);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_accept_command_js__WEBPACK_IMPORTED_MODULE_3__, _comment_command_answer_js__WEBPACK_IMPORTED_MODULE_5__, _comment_command_head_js__WEBPACK_IMPORTED_MODULE_6__, _rerun_command_js__WEBPACK_IMPORTED_MODULE_12__]);
([_accept_command_js__WEBPACK_IMPORTED_MODULE_3__, _comment_command_answer_js__WEBPACK_IMPORTED_MODULE_5__, _comment_command_head_js__WEBPACK_IMPORTED_MODULE_6__, _rerun_command_js__WEBPACK_IMPORTED_MODULE_12__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);














async function answerComment() {
    const inputs = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_10__/* .loadCommandInputs */ .ry)(_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getInput */ .V4);
    for (const token of [inputs["github-token"], inputs["push-token"]])
        (0,_log_js__WEBPACK_IMPORTED_MODULE_11__/* .mask */ .dK)(token);
    const { context, getOctokit } = await (0,_start_js__WEBPACK_IMPORTED_MODULE_13__/* .loadToolkit */ .fl)();
    const environment = (0,_event_js__WEBPACK_IMPORTED_MODULE_9__/* .readEnvironment */ .Qo)(context, process.env);
    const event = (0,_event_js__WEBPACK_IMPORTED_MODULE_9__/* .readIssueCommentEvent */ .V1)(environment);
    const why = (0,_comment_command_answer_js__WEBPACK_IMPORTED_MODULE_5__/* .isCommand */ .y9)(event.comment.body) ? (0,_comment_command_answer_js__WEBPACK_IMPORTED_MODULE_5__/* .whyIgnored */ .vz)(event) : "the comment is not a command";
    if (why !== undefined)
        return ignore(why);
    const { repository } = environment;
    const connection = (token) => (0,_client_js__WEBPACK_IMPORTED_MODULE_4__.connect)({ token, repository, debug: _log_js__WEBPACK_IMPORTED_MODULE_11__/* .debug */ .Yz, getOctokit });
    const github = await connection(inputs["github-token"]);
    const writer = inputs["push-token"] === "" ? github : await connection(inputs["push-token"]);
    return answer({ inputs, environment, event, github, writer });
}
async function ignore(why) {
    (0,_log_js__WEBPACK_IMPORTED_MODULE_11__/* .writeLog */ .ur)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `nothing to do: ${why}`);
    await (0,_log_js__WEBPACK_IMPORTED_MODULE_11__/* .addToSummary */ .Dg)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .markdown */ .wD) `Nothing to do: ${why}.\n`);
    return 0;
}
async function answer(job) {
    const { reply, exitCode } = await outcomeOf(job);
    if (reply === undefined)
        return exitCode;
    await (0,_log_js__WEBPACK_IMPORTED_MODULE_11__/* .addToSummary */ .Dg)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .markdown */ .wD) `${reply}\n`);
    try {
        (0,_log_js__WEBPACK_IMPORTED_MODULE_11__/* .setOutputs */ .n0)({ "comment-url": await (0,_comments_js__WEBPACK_IMPORTED_MODULE_7__/* .answerOn */ .g0)(job.github, job.event.pullRequest, reply) });
        return exitCode;
    }
    catch (error) {
        if (!(0,_client_js__WEBPACK_IMPORTED_MODULE_4__.isFaultOfGitHub)(error))
            throw error;
        (0,_log_js__WEBPACK_IMPORTED_MODULE_11__/* .annotate */ .fz)("error", `no answer: ${(0,_client_js__WEBPACK_IMPORTED_MODULE_4__.faultText)(error)}. The job summary has it`, { title: "rungate" });
        return 1;
    }
}
async function outcomeOf(job) {
    try {
        const commenter = await (0,_comment_command_answer_js__WEBPACK_IMPORTED_MODULE_5__/* .commenterOf */ .wv)(job.github, job.event);
        if ("ignored" in commenter)
            return { reply: undefined, exitCode: await ignore(commenter.ignored) };
        return { reply: await doCommand(job, commenter.by), exitCode: 0 };
    }
    catch (error) {
        const refusal = refusalOf(error);
        if (refusal === undefined)
            throw error;
        return { reply: (0,_views_printed_command_js__WEBPACK_IMPORTED_MODULE_2__/* .refusedCommandView */ .r7)(refusal), exitCode: error instanceof _comment_command_answer_js__WEBPACK_IMPORTED_MODULE_5__/* .RefusedCommand */ .oR ? 0 : 1 };
    }
}
function refusalOf(error) {
    if (error instanceof _comment_command_answer_js__WEBPACK_IMPORTED_MODULE_5__/* .RefusedCommand */ .oR)
        return error;
    if (!(0,_client_js__WEBPACK_IMPORTED_MODULE_4__.isFaultOfGitHub)(error))
        return undefined;
    const message = (0,_client_js__WEBPACK_IMPORTED_MODULE_4__.faultText)(error);
    (0,_log_js__WEBPACK_IMPORTED_MODULE_11__/* .annotate */ .fz)("error", message, { title: "rungate" });
    return new _comment_command_answer_js__WEBPACK_IMPORTED_MODULE_5__/* .RefusedCommand */ .oR(message, "write the command in a new comment when that is fixed");
}
async function doCommand(job, by) {
    const { github, inputs, environment, event } = job;
    if (environment.runAttempt > 1)
        throw new _comment_command_answer_js__WEBPACK_IMPORTED_MODULE_5__/* .RefusedCommand */ .oR("the job of your comment was run again, and the command may mean something else by now", "write the command in a new comment");
    const command = (0,_comment_command_answer_js__WEBPACK_IMPORTED_MODULE_5__/* .readCommand */ .UK)(event.comment.body);
    const { repository, repositoryId } = environment;
    const pull = await (0,_comment_command_head_js__WEBPACK_IMPORTED_MODULE_6__/* .commandPull */ .ps)(github, event.pullRequest, repositoryId);
    const { workflow } = inputs;
    const run = await (0,_comment_command_head_js__WEBPACK_IMPORTED_MODULE_6__/* .newestHeadRun */ .se)(github, { pull, workflow, repository, repositoryId });
    const until = Date.parse(event.comment.createdAt);
    await (0,_comment_command_head_js__WEBPACK_IMPORTED_MODULE_6__/* .demandUnmoved */ .UN)(github, { pull, run, until });
    if (command.name === "rerun") {
        await (0,_rerun_command_js__WEBPACK_IMPORTED_MODULE_12__/* .rerunSecondLook */ .m)(github, run, until);
        return (0,_views_printed_command_js__WEBPACK_IMPORTED_MODULE_2__/* .secondLookView */ .bY)(`${(0,_event_js__WEBPACK_IMPORTED_MODULE_9__/* .repositoryUrl */ .Ek)(environment)}/actions/runs/${run.id}`);
    }
    const url = `${(0,_event_js__WEBPACK_IMPORTED_MODULE_9__/* .repositoryUrl */ .Ek)(environment)}/pull/${pull.number}#issuecomment-${event.comment.id}`;
    const comment = { login: by.login, url };
    return accept(job, { ...job, workspace: environment.workspace, command, pull, run, until, comment });
}
async function accept({ github, inputs }, question) {
    const { command, pull, run } = question;
    const commit = await (0,_accept_command_js__WEBPACK_IMPORTED_MODULE_3__/* .acceptCases */ .a)(question);
    if (commit === undefined) {
        (0,_log_js__WEBPACK_IMPORTED_MODULE_11__/* .setOutputs */ .n0)({ "recordings-run": run.id });
        (0,_log_js__WEBPACK_IMPORTED_MODULE_11__/* .writeLog */ .ur)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `the recordings of run ${run.id} are needed`);
        return undefined;
    }
    const next = inputs["push-token"] === "" ? await startGate(github, inputs, pull) : "The commit starts the gate again";
    return (0,_views_printed_command_js__WEBPACK_IMPORTED_MODULE_2__/* .acceptedView */ .Xd)({ ...command, ...commit, next });
}
async function startGate(github, { workflow: workflow_id }, pull) {
    const { octokit, owner, repo } = github;
    const ref = pull.branch;
    try {
        const obstacle = await judgedByHand(github, pull);
        if (obstacle !== undefined)
            return `The gate does not run again by itself, because a run by hand ${obstacle}: push a commit`;
        await octokit.rest.actions.createWorkflowDispatch({ owner, repo, workflow_id, ref });
        return "The gate runs again on that commit";
    }
    catch (error) {
        if (!(0,_client_js__WEBPACK_IMPORTED_MODULE_4__.isFaultOfGitHub)(error))
            throw error;
        return `The gate does not run again by itself (${(0,_client_js__WEBPACK_IMPORTED_MODULE_4__.faultText)(error)}): add workflow_dispatch to ${workflow_id}, and push a commit`;
    }
}
async function judgedByHand(github, { branch, base, defaultBranch }) {
    const isBase = (name) => (0,_config_files_js__WEBPACK_IMPORTED_MODULE_8__/* .isBaseBranch */ .wJ)(github, name, defaultBranch);
    if (base !== defaultBranch && (await isBase(base)))
        return `compares with the default branch, and not with ${base}`;
    return (await isBase(branch)) ? "on a base branch judges no merge" : undefined;
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 26548:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ rerunSecondLook)
/* harmony export */ });
/* harmony import */ var _core_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43851);
/* harmony import */ var _setup_init_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6852);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44463);
/* harmony import */ var _comment_command_answer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17206);
/* harmony import */ var _needs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89079);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_comment_command_answer_js__WEBPACK_IMPORTED_MODULE_3__]);
_comment_command_answer_js__WEBPACK_IMPORTED_MODULE_3__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];





const RECIPE = `${_setup_init_text_js__WEBPACK_IMPORTED_MODULE_1__/* .RECIPES */ .IF}#a-second-look`;
const runSchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ run_attempt: _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1) });
const jobsSchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    total_count: _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0),
    jobs: _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1), name: _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), conclusion: _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable() })),
});
const PAGE = 100;
async function rerunSecondLook(github, run, until) {
    const { octokit, owner, repo } = github;
    const { actions } = octokit.rest;
    const { data } = await actions.getWorkflowRun({ owner, repo, run_id: run.id });
    const { run_attempt } = (0,_client_js__WEBPACK_IMPORTED_MODULE_2__.readAnswer)(runSchema, data, "a workflow run");
    if (!(run.createdAt <= until))
        throw new _comment_command_answer_js__WEBPACK_IMPORTED_MODULE_3__/* .RefusedCommand */ .oR("the newest run began after your comment", "look at the pull request as it is now, and write the command in a new comment");
    if (run_attempt > 1)
        throw hasRun();
    const job = await secondLookOf(github, run.id);
    try {
        await actions.reRunJobForWorkflowRun({ owner, repo, job_id: job });
    }
    catch (error) {
        if (!(0,_client_js__WEBPACK_IMPORTED_MODULE_2__.isFaultOfGitHub)(error))
            throw error;
        throw new _comment_command_answer_js__WEBPACK_IMPORTED_MODULE_3__/* .RefusedCommand */ .oR(`GitHub did not run the job ${_needs_js__WEBPACK_IMPORTED_MODULE_4__/* .SECOND_LOOK */ .FK} again: ${(0,_client_js__WEBPACK_IMPORTED_MODULE_2__.faultText)(error)}`, "check that the job of this command has the permission actions: write, or rerun the job on its page");
    }
}
async function secondLookOf({ octokit, owner, repo }, run_id) {
    const { data } = await octokit.rest.actions.listJobsForWorkflowRun({ owner, repo, run_id, per_page: PAGE });
    const { jobs } = (0,_client_js__WEBPACK_IMPORTED_MODULE_2__.readAnswer)(jobsSchema, data, "a list of jobs");
    const found = jobs.filter(({ name }) => name === _needs_js__WEBPACK_IMPORTED_MODULE_4__/* .SECOND_LOOK */ .FK || /^second-look (?:\/|\()/.test(name));
    const [first] = found;
    if (first === undefined)
        throw new _comment_command_answer_js__WEBPACK_IMPORTED_MODULE_3__/* .RefusedCommand */ .oR(`the workflow has no job ${_needs_js__WEBPACK_IMPORTED_MODULE_4__/* .SECOND_LOOK */ .FK}`, "add it as the recipe shows", {
            page: RECIPE,
        });
    if (found.some(({ conclusion }) => conclusion !== "skipped"))
        throw hasRun();
    return first.id;
}
function hasRun() {
    return new _comment_command_answer_js__WEBPACK_IMPORTED_MODULE_3__/* .RefusedCommand */ .oR("this commit has had its second look, and a third one would choose the luckiest", "push a change, or accept what the agent does now");
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 96736:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BH: () => (/* binding */ USUAL_FOLDERS),
/* harmony export */   CI: () => (/* binding */ partsOf),
/* harmony export */   E1: () => (/* binding */ globText),
/* harmony export */   Ee: () => (/* binding */ suiteOf),
/* harmony export */   FP: () => (/* binding */ LOOKED_IN),
/* harmony export */   K1: () => (/* binding */ mayBeRecording),
/* harmony export */   KK: () => (/* binding */ chooseFolder),
/* harmony export */   Pk: () => (/* binding */ LEFT_OUT),
/* harmony export */   Pp: () => (/* binding */ sameTrial),
/* harmony export */   Qx: () => (/* binding */ suiteName),
/* harmony export */   Yu: () => (/* binding */ proposePatterns),
/* harmony export */   bI: () => (/* binding */ isAvoided),
/* harmony export */   jA: () => (/* binding */ PROJECTS),
/* harmony export */   lt: () => (/* binding */ homeOf)
/* harmony export */ });
/* harmony import */ var _core_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98998);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26067);


const MOST_PATTERNS = 8;
const MOST_ODD = 3;
function proposePatterns(files, context) {
    const readable = files.filter(({ runs }) => runs.length > 0);
    const namedFiles = (readable.length > 0 ? readable : files).map((file) => ({
        file,
        name: partsOf(file.name, context.home),
    }));
    const groups = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$z)(namedFiles, ({ name }) => `${name.folders.length} ${name.ending}`);
    const patterns = [...groups.values()].flatMap((group) => patternsFor(withoutGeneratedIds(group), context));
    return patterns.length > MOST_PATTERNS ? undefined : patterns;
}
function withoutGeneratedIds(files) {
    if (haveCaseIds(files.map(({ file }) => file)))
        return files;
    return files.map(({ file, name }) => ({
        file: { ...file, runs: file.runs.map((run) => ({ ...run, caseId: undefined })) },
        name,
    }));
}
function patternsFor(files, context) {
    const [first] = files;
    if (first !== undefined && files.length === 1 && first.file.runs.length > 1)
        return [literally(first)];
    const together = bestPattern(files, context);
    if (together?.isSpecific && together.isClear)
        return [together];
    const [regular, odd] = withoutOddNames(files);
    if (odd.length > 0)
        return [...patternsFor(regular, context), ...odd.map(literally)];
    const apart = folderByFolder(files, context);
    if (apart?.some(({ isSpecific }) => isSpecific))
        return apart;
    if (together?.isClear)
        return [together];
    if (apart?.every(({ isClear }) => isClear))
        return apart;
    if (together === undefined || files.length <= MOST_PATTERNS)
        return files.map(literally);
    return [together];
}
function withoutOddNames(files) {
    const odd = files.filter(({ name }) => !endsInTrial(name.stem));
    const areFew = odd.length <= MOST_ODD && odd.length * 5 <= files.length;
    return areFew ? [files.filter((file) => !odd.includes(file)), odd] : [files, []];
}
function bestPattern(files, { home, others, capture }) {
    const top = home === "." ? [] : home.split("/").map(globText);
    const tried = shapesOf(files).flatMap((shape) => [false, true].map((areTags) => {
        const pattern = [...top, ...foldersText(files, shape, areTags), shape.text].join("/");
        return {
            pattern,
            files: files.map(({ file }) => file),
            isSpecific: shape.isSpecific,
            isClear: !others.some((other) => matchesOtherFile(capture(pattern, other), home)),
            fit: fitOf(pattern, files, capture),
        };
    }));
    const fitsWell = tried.filter(({ fit }) => fit === "well");
    const fitting = [...fitsWell, ...tried.filter(({ fit }) => fit === "repeats")];
    return fitting.find(({ isClear }) => isClear) ?? fitting[0];
}
function matchesOtherFile(captured, home) {
    return captured !== undefined && (home === "." || !namesTrial(captured.trial ?? ""));
}
function folderByFolder(files, context) {
    const byFolder = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$z)(files, ({ name }) => name.folders[0]);
    if (byFolder.has(undefined) || byFolder.size < 2 || byFolder.size > MOST_PATTERNS)
        return undefined;
    const found = [...byFolder].map(([folder = "", inside]) => {
        const home = context.home === "." ? folder : `${context.home}/${folder}`;
        const renamed = inside.map(({ file }) => ({ file, name: partsOf(file.name, home) }));
        return bestPattern(renamed, { ...context, home });
    });
    return found.every((pattern) => pattern !== undefined) ? found : undefined;
}
function literally({ file }) {
    return { pattern: globText(file.name), files: [file] };
}
const GENERATED_ID = /^(?=.*\d)(?=.*[a-z])[a-z\d]{12,}$|^[\da-f]{8}-[\da-f]{4}-[\da-f-]{22}$/i;
function haveCaseIds(files) {
    const runs = files.flatMap((file) => file.runs).filter(({ caseId }) => caseId !== undefined);
    if (runs.some(({ caseId = "", isOnlyId }) => isOnlyId && GENERATED_ID.test(caseId)))
        return false;
    const withInput = runs.filter(({ input }) => input !== "");
    const byInput = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$z)(withInput, ({ input }) => input);
    return [...byInput.values()].every((sameInput) => new Set(sameInput.map(({ caseId }) => caseId)).size === 1);
}
function shapesOf(files) {
    const ending = globText(files[0]?.name.ending ?? "");
    const whole = { text: `*${ending}`, folders: 0, isSpecific: false };
    if (files.some(({ file }) => file.runs.length > 1))
        return [whole];
    return [
        ...inFolders(files, ending),
        ...inNames(files, ending),
        ...inOwnFolder(files, ending),
        { text: `{case}${ending}`, folders: 0, isSpecific: false },
        whole,
    ];
}
function inFolders(files, ending) {
    const folders = files.map(({ name }) => name.folders.at(-1));
    if (folders.includes(undefined))
        return [];
    const stems = files.map(({ name }) => name.stem);
    if (stems.every(namesTrial))
        return [shape(`{case}/{trial}${ending}`, 1)];
    const areTrials = folders.every((folder) => namesTrial(folder ?? "")) && isRepeated(stems);
    return areTrials ? [shape(`{trial}/{case}${ending}`, 1)] : [];
}
function inNames(files, ending) {
    const stems = files.map(({ name }) => name.stem);
    const words = new Set(stems.map(wordBeforeTrial));
    const [word] = words;
    if (words.size === 1 && word !== undefined && !word.startsWith("."))
        return [shape(`{case}${globText(word)}{trial}${ending}`)];
    if (stems.every(endsInTrial))
        return [shape(`{case}.{trial}${ending}`)];
    return ["-", "_"]
        .filter((sign) => areNumbered(files, sign))
        .map((sign) => shape(`{case}${sign}{trial}${ending}`));
}
const ANY_CASE = /^(?:run|messages|trace|transcript|trajectory|recording|output|result|steps|conversation|session|response|log)s?$/i;
function inOwnFolder(files, ending) {
    const [stem = "", ...rest] = new Set(files.map(({ name }) => name.stem));
    const folders = files.map(({ name }) => name.folders.at(-1) ?? "");
    const areCases = rest.length === 0 && ANY_CASE.test(stem) && !folders.every(namesModel);
    return areCases && !folders.includes("") ? [shape(`{case}/${globText(stem)}${ending}`, 1)] : [];
}
function areNumbered(files, sign) {
    if (!files.every(({ name }) => new RegExp(`^.+${sign}\\d{1,3}$`, "s").test(name.stem)))
        return false;
    const cases = [...(0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$z)(files, ({ name }) => name.stem.slice(0, name.stem.lastIndexOf(sign))).values()];
    return cases.every((trials) => {
        const inputs = new Set(trials.map(({ file }) => file.runs[0]?.input ?? ""));
        return trials.length > 1 && inputs.size === 1 && !inputs.has("");
    });
}
function isRepeated(names) {
    return new Set(names).size < names.length;
}
function shape(text, folders = 0) {
    return { text, folders, isSpecific: true };
}
const LONGEST = 40;
const PLAIN = /^[^\\*?[\]{}()|!+@]+$/;
function suiteOf(patterns) {
    const projects = patterns.map((pattern) => {
        const [folder = "", name = "", ...rest] = pattern.replace(/^\.\//, "").split("/");
        return PROJECTS.includes(folder) && PLAIN.test(name) && rest.length > 0 ? `${folder}/${name}` : undefined;
    });
    const [first] = projects;
    return first !== undefined && projects.every((project) => project === first) ? suiteName(first) : undefined;
}
function suiteName(project) {
    const name = project.split("/").at(-1) ?? "";
    const plain = name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
    return plain.replace(/^-/, "").slice(0, LONGEST).replace(/-$/, "") || undefined;
}
const NAMES = ["runs", "recordings", "traces", "trajectories", "transcripts"];
const USUAL_FOLDERS = [
    ...NAMES.map((name) => `evals/${name}`),
    "evals",
    ...NAMES.map((name) => `eval/${name}`),
    "eval",
    ...NAMES,
    ...["tests", "test"].flatMap((tests) => ["evals", ...NAMES].map((name) => `${tests}/${name}`)),
];
const PROJECTS = ["agents", "packages", "apps", "services"];
const LOOKED_IN = `evals, eval, ${NAMES.join(", ")}, those in tests and of each project in ${PROJECTS.join(", ")}`;
const OF_RECORDINGS = new Set(["evals", ...NAMES]);
function homeOf(file) {
    const folders = file.split("/").slice(0, -1);
    const at = folders.findIndex((name) => OF_RECORDINGS.has(name));
    return at < 0 ? "." : folders.slice(0, at + 1).join("/");
}
const SKIPPED_FOLDERS = new Set([
    "__pycache__",
    "build",
    "coverage",
    "dist",
    "node_modules",
    "out",
    "site-packages",
    "target",
    "vendor",
    "venv",
]);
const LEFT_OUT = `hidden ones and ${[...SKIPPED_FOLDERS].join(", ")}`;
function isAvoided(folder) {
    return folder.startsWith(".") || SKIPPED_FOLDERS.has(folder);
}
const RECORDING_NAME = /\.(?:jsonl?|ndjson)(?:\.gz)?$|\.sse(?:\.txt)?$/;
function mayBeRecording(name) {
    return RECORDING_NAME.test(name);
}
function chooseFolder(homes) {
    const [home] = homes;
    const firstOf = (project) => homes.findIndex((other) => other.project === project);
    const suites = homes.filter(({ project }, at) => project !== "" && at === firstOf(project));
    if (home.project !== "" && suites.length > 1)
        return { suites };
    return { home, leftOut: homes.slice(1) };
}
const MOST_VARIANTS = 8;
function foldersText(files, { folders }, areTags) {
    const depth = (files[0]?.name.folders.length ?? 0) - folders;
    const tags = new Set();
    return Array.from({ length: depth }, (_, at) => {
        const names = [...new Set(files.map(({ name }) => name.folders[at] ?? ""))];
        const [only = ""] = names;
        if (names.length === 1)
            return globText(only);
        const areModels = names.every(namesModel);
        if (names.length > MOST_VARIANTS || !(areModels || areTags))
            return "*";
        const tagName = areModels ? "model" : "variant";
        const tag = tags.has(tagName) ? `${tagName}${at + 1}` : tagName;
        tags.add(tag);
        return `{${tag}}`;
    });
}
const NOT_IN_A_LIST = /[\p{Cc}\p{Zl}\p{Zp}\p{Co}]|^\s|\s$/gu;
function globText(name) {
    return name.split(NOT_IN_A_LIST).map(_core_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeGlob */ .yk).join("?");
}
function fitOf(pattern, files, capture) {
    const seen = new Set();
    let fit = "well";
    for (const { file } of files) {
        const captured = capture(pattern, file.name);
        if (captured === undefined)
            return "no";
        for (const run of file.runs) {
            if (contradicts(captured.case, run.caseId) || contradicts(captured.trial, run.trial))
                return "no";
            const { key, isNamed } = runName(file, run, captured);
            if (seen.has(key) && isNamed)
                return "no";
            if (seen.has(key))
                fit = "repeats";
            seen.add(key);
        }
    }
    return fit;
}
function sameTrial(proposed, capture) {
    const seen = new Map();
    for (const { pattern, files } of proposed) {
        const own = new Map();
        for (const file of files) {
            for (const run of file.runs) {
                const { key, isNamed } = runName(file, run, capture(pattern, file.name) ?? {});
                const other = seen.get(key);
                if (isNamed && other !== undefined)
                    return [other, file.name];
                own.set(key, file.name);
            }
        }
        for (const [key, name] of own)
            seen.set(key, name);
    }
    return undefined;
}
function runName(file, run, captured) {
    const { case: id, trial, ...tags } = captured;
    const caseId = id ?? run.caseId ?? partsOf(file.name, ".").stem;
    const name = trial ?? run.trial;
    const key = JSON.stringify([caseId, name ?? null, Object.entries(tags).sort()]);
    return { key, isNamed: name !== undefined };
}
function contradicts(captured, recorded) {
    return captured !== undefined && recorded !== undefined && captured !== recorded;
}
const ENDING = /(?:\.(?:jsonl?|ndjson)(?:\.gz)?|\.sse(?:\.txt)?)$/;
function partsOf(file, home) {
    const inside = home === "." ? file : file.slice(home.length + 1);
    const folders = inside.split("/");
    const base = folders.pop() ?? "";
    const ending = ENDING.exec(base)?.[0] ?? "";
    return { folders, stem: base.slice(0, base.length - ending.length), ending };
}
const TRIAL_WORD = "(?:trial|run|repeat|rep|attempt|sample|seed|epoch)";
const DOTTED = new RegExp(`^.+\\.(?:${TRIAL_WORD}[-_]?)?\\d{1,3}$`, "is");
const TRIAL = new RegExp(`^(?:${TRIAL_WORD}[-_]?)?\\d{1,3}$`, "i");
const WORDED = new RegExp(`^.+?([-_.]${TRIAL_WORD}[-_]?)\\d{1,3}$`, "is");
function namesTrial(text) {
    return TRIAL.test(text);
}
function endsInTrial(stem) {
    return DOTTED.test(stem);
}
function wordBeforeTrial(stem) {
    return WORDED.exec(stem)?.[1];
}
const MODEL = /(?:^|[^a-z])(?:gpt|claude|gemini|gemma|llama|mistral|mixtral|qwen|deepseek|grok|haiku|sonnet|opus|kimi|glm)(?![a-z])|^o\d(?:$|-)/i;
function namesModel(text) {
    return MODEL.test(text);
}


/***/ }),

/***/ 6852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IC: () => (/* binding */ namedOneByOneText),
/* harmony export */   IF: () => (/* binding */ RECIPES),
/* harmony export */   N7: () => (/* binding */ suitesText),
/* harmony export */   Zn: () => (/* binding */ nextSteps),
/* harmony export */   iq: () => (/* binding */ foundText),
/* harmony export */   jG: () => (/* binding */ leftOutText),
/* harmony export */   kk: () => (/* binding */ workflowLine),
/* harmony export */   uE: () => (/* binding */ decidedText),
/* harmony export */   vV: () => (/* binding */ nothingFoundText)
/* harmony export */ });
/* harmony import */ var _core_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68587);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40332);
/* harmony import */ var _core_shell_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88528);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26067);
/* harmony import */ var _core_tool_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47536);
/* harmony import */ var _views_terminal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46445);
/* harmony import */ var _find_recordings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(96736);







function workflowLine(workflow) {
    switch (workflow.state) {
        case "written":
            return workflow.kind === "committed"
                ? (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `wrote ${workflow.file}: it gates the recordings that you commit`
                : (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `wrote ${workflow.file}: it records the agent${workflow.toReplace === undefined ? "" : " (because git ignores the recordings)"}, then gates the recordings`;
        case "kept":
            return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `kept ${workflow.file}: it exists and does not call rungate`;
        case "called":
            return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `kept ${workflow.file}: it already calls rungate`;
        case "none":
            return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `wrote no workflow: ${workflow.reason}`;
    }
}
const SHOWN_SUITES = 10;
function suitesText(suites, program) {
    return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .lines */ .Mn)([
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `error: ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(suites.length, "project")} have recordings, and each project is a suite. rungate wrote nothing. Run one of these commands for each suite:`,
        ...suites
            .slice(0, SHOWN_SUITES)
            .flatMap(({ home, patterns }) => [
            (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) ``,
            (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${home.folder}: ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(home.files.length, "file")} of recordings`,
            (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `    ${[program, "init", ...optionsFor(home, patterns)].join(" ")}`,
        ]),
        ...(suites.length > SHOWN_SUITES
            ? [(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) ``, (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  and ${String(suites.length - SHOWN_SUITES)} more`]
            : []),
    ]);
}
function optionsFor({ project }, patterns) {
    const suite = (0,_find_recordings_js__WEBPACK_IMPORTED_MODULE_6__/* .suiteName */ .Qx)(project);
    return [
        ...patterns.flatMap((pattern) => ["--runs", (0,_core_shell_words_js__WEBPACK_IMPORTED_MODULE_2__/* .shellWord */ .r7)(pattern)]),
        "--expectations",
        (0,_core_shell_words_js__WEBPACK_IMPORTED_MODULE_2__/* .shellWord */ .r7)(`${project}/evals/expectations.yml`),
        ...(suite === undefined ? [] : ["--suite", suite]),
    ];
}
function leftOutText(homes) {
    const places = homes.map(({ folder, files }) => `${folder} (${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(files.length, "file")})`);
    return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Left out: ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(places)}. To include them, name each pattern with --runs`;
}
const PLAIN_EXAMPLE = `{
  "input": "A flight from Oslo to Lisbon on 12 June, please",
  "toolCalls": [
    { "name": "search_flights", "arguments": { "from": "Oslo", "to": "Lisbon" }, "result": ["NV417"] },
    { "name": "book_flight", "arguments": { "flight": "NV417", "passengers": 1 }, "result": "booked" }
  ],
  "response": "NV417 is booked."
}`;
const FORMATS = "https://github.com/rungate/rungate/blob/main/docs/formats.md";
function nothingFoundText(looked) {
    const none = looked === 0
        ? "there is no JSON or JSONL file"
        : `none of ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(looked, "JSON or JSONL file")} is one`;
    return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .lines */ .Mn)([
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `error: no recording was found, so rungate wrote nothing. It looked in ${_find_recordings_js__WEBPACK_IMPORTED_MODULE_6__/* .LOOKED_IN */ .FP}, then in all other folders except ${_find_recordings_js__WEBPACK_IMPORTED_MODULE_6__/* .LEFT_OUT */ .Pk}: ${none}`,
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) ``,
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `A recording is a file with one run of your agent: the tools that it called. There are four ways to make one, best first:`,
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  1. Let rungate record your agent, without a change to its code: rungate record --cases evals/cases.yml -- node agent.mjs`,
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  2. Save the messages or steps of your framework. This takes one line of code.`,
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  3. Export your traces (OpenTelemetry, OpenInference or Langfuse) as JSON.`,
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  4. Write the plain format yourself, such as evals/runs/book-flight.1.json for the first run of the case book-flight:`,
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) ``,
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .manyLines */ .hw)(PLAIN_EXAMPLE),
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) ``,
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `What to save, for each framework: ${FORMATS}`,
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Then run init again. If the recordings are elsewhere: rungate init --runs "path/to/{case}.{trial}.json"`,
    ]);
}
function nextSteps({ written, workflow, check, branch, program, gate, toAdd, }) {
    const steps = [
        ...(toAdd === undefined
            ? []
            : [
                [
                    (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Write this into ${toAdd.file}, in place of what it says of recordings at the top:`,
                    ...toAdd.lines.map((line) => (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${line}`),
                ],
            ]),
        [(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Read ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(written)}. A recording shows what the agent did, not what is right.`],
        [(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Run the gate on your machine:`, (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${program} ${gate}`],
        ...workflowSteps(workflow, program),
        [
            (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Commit everything${isCommitted(workflow) ? ", including the recordings" : ""}, and push to ${branch}. That run records the baseline. Pull requests are compared with it.`,
        ],
        [
            (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `After the first pull request, require ${check === undefined ? "the check of the job that gates" : `the check "${check}"`} for ${branch} (Settings, Rules).`,
        ],
        [(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Check your setup:`, (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${program} doctor`],
    ];
    return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .lines */ .Mn)([
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Next:`,
        ...steps.flatMap(([first = (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) ``, ...rest], at) => [
            (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${String(at + 1)}. ${first}`,
            ...rest.map((line) => (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `     ${line}`),
        ]),
        ...jobLines(workflow),
    ]);
}
function isCommitted(workflow) {
    const { kind } = workflow.state === "called" ? (workflow.job ?? {}) : { kind: undefined, ...workflow };
    return kind === "committed";
}
function workflowSteps(workflow, program) {
    switch (workflow.state) {
        case "written": {
            if (workflow.kind === "committed")
                return [];
            const { file, toReplace, secrets } = workflow;
            const command = toReplace === undefined
                ? (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `In ${file}, set up what the command needs.`
                : (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `In ${file}, replace "${toReplace.text}" with ${toReplace.by}.`;
            const secret = secrets.length === 1 ? "the secret" : "the secrets";
            return [[(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${command} Store the key of your model in ${secret} ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(secrets)}.`]];
        }
        case "called": {
            const { file, gatedBy, job } = workflow;
            if (job !== undefined)
                return [[(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Paste the job below into ${file}, at the end of "jobs:". It gates this suite.`]];
            if (gatedBy !== undefined)
                return [];
            return [
                [
                    (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Check that ${file} gates this suite. To see a job for it:`,
                    (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${program} init --dry-run --suite NAME`,
                ],
            ];
        }
        default:
            return [[(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Add a workflow that gates pull requests: ${RECIPES}`]];
    }
}
function jobLines(workflow) {
    if (workflow.state !== "called" || workflow.job === undefined)
        return [];
    return [
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) ``,
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `For ${workflow.file}, below "jobs:"`,
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) ``,
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .manyLines */ .hw)(workflow.job.text),
    ];
}
const RECIPES = "https://github.com/rungate/rungate/blob/main/docs/recipes.md";
const SHOWN_FILES = 5;
function namedOneByOneText(inTheWay, pattern) {
    return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `New cases will not be gated, because the recordings are named one by one: ${pattern} also matches ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(inTheWay.length, "file")} without a recording (${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(inTheWay, SHOWN_FILES)}). Move those files away and run init again, or gate all files with --runs ${(0,_core_shell_words_js__WEBPACK_IMPORTED_MODULE_2__/* .shellWord */ .r7)(pattern)}`;
}
const SHOWN_TOOLS = 6;
const WIDEST = 60;
function foundText({ patterns, files, formats, runs }) {
    const real = runs.filter(({ expectsOnly }) => !expectsOnly);
    const width = Math.min(WIDEST, Math.max(...patterns.map(({ pattern }) => pattern.length)));
    return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .lines */ .Mn)([
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Found ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(real.length, "run")} in ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(files, "file")}: ${casesText(real)}`,
        ...patterns.map((each) => patternLine(each, width)),
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Formats: ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(formats, SHOWN_TOOLS)}`,
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Tools: ${toolsText(real)}`,
    ]);
}
function casesText(runs) {
    const cases = [...(0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .groupBy */ .$z)(runs, ({ caseId }) => caseId).values()].map(({ length }) => length);
    const [fewest, most] = [Math.min(...cases), Math.max(...cases)];
    const trials = fewest === most ? (0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(most, "trial") : `${fewest} to ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(most, "trial")}`;
    return `${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(cases.length, "case")}, ${trials} each`;
}
function patternLine({ pattern, example }, width) {
    if (example === undefined || example.file === pattern)
        return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${pattern}`;
    const captured = Object.entries(example.captures).map(([name, value]) => `${name} ${value}`);
    const suffix = captured.length === 0 ? "" : `: ${captured.join(", ")}`;
    return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${(0,_views_terminal_js__WEBPACK_IMPORTED_MODULE_5__/* .padEnd */ .f)(pattern, width)}  such as ${example.file}${suffix}`;
}
function toolsText(runs) {
    const calls = new Map();
    for (const run of runs)
        for (const name of run.toolCalls.map(_core_tool_name_js__WEBPACK_IMPORTED_MODULE_4__/* .fullName */ .fq))
            calls.set(name, (calls.get(name) ?? 0) + 1);
    const byUse = [...calls].sort(([, a], [, b]) => b - a);
    if (byUse.length === 0)
        return "none was called";
    const names = byUse.map(([name, count]) => `${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(name, _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.shownString)} (${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(count, "call")})`);
    return (0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(names, SHOWN_TOOLS);
}
const SHOWN = 6;
function decidedText({ readOnly, ignored, volatile }) {
    const differing = [...volatile].map(([name, cases]) => cases === 1 ? short(name) : `${short(name)} (${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(cases, "case")})`);
    const guesses = [
        ["Tools that only read (f1 leaves their calls out)", readOnly.map(short)],
        ["Scratchpads (never counted)", ignored.map(short)],
        ["Arguments that differ between runs (more than one value is right)", differing],
    ];
    const decided = guesses.filter(([, names]) => names.length > 0);
    if (decided.length === 0)
        return undefined;
    return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .lines */ .Mn)([
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `rungate guessed this. Check it:`,
        ...decided.map(([what, names]) => (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${what}: ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(names, SHOWN)}`),
    ]);
}
function short(name) {
    return (0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(name, _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.shownString);
}


/***/ }),

/***/ 61519:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xd: () => (/* binding */ acceptedView),
/* harmony export */   bY: () => (/* binding */ secondLookView),
/* harmony export */   r7: () => (/* binding */ refusedCommandView)
/* harmony export */ });
/* harmony import */ var _core_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68587);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26067);


function acceptedView({ cases, asVariant, reason, commit, url, callNothing, next, }) {
    const page = (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD) `${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__/* .commitName */ .l3)(commit)}`, url);
    const items = cases.map((id) => asVariant
        ? (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD) `\n* ${(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(id)} has another right way: what its runs did`
        : (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD) `\n* ${(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(id)} expects what its runs did`);
    const silent = callNothing.map((id) => (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD) `\n\n${(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(id)} now passes if nothing is called.`);
    return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD) `✅ Accepted ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(cases.length, "case")} in ${page}: ${reason}\n${items}${silent}\n\n${next}.`;
}
function secondLookView(run) {
    const page = (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD) `the run`, run);
    return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD) `🔁 The second look has begun: see ${page}. Its runs count together with those of the first look.`;
}
function refusedCommandView({ message, advice, lines, page }) {
    const more = page === undefined ? _core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6 : (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD) ` (${(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD) `how to`, page)})`;
    const text = (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD) `❌ Nothing was changed: ${message}. What to do: ${advice}${more}.`;
    return lines === undefined ? text : (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)([text, (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .codeBlock */ .DV)("sh", lines.split("\n"))], "\n\n");
}


/***/ })

};

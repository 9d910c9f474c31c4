export const id = 5345;
export const ids = [5345];
export const modules = {

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

/***/ 35345:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  addRecord: () => (/* binding */ addRecord)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/commander/esm.mjs
var esm = __webpack_require__(48179);
// EXTERNAL MODULE: ./build/config/policy.js
var policy = __webpack_require__(98389);
// EXTERNAL MODULE: ./build/config/tiers.js
var config_tiers = __webpack_require__(278);
// EXTERNAL MODULE: ./build/core/escape.js + 1 modules
var core_escape = __webpack_require__(11977);
// EXTERNAL MODULE: ./build/core/git/git.js
var git = __webpack_require__(22157);
// EXTERNAL MODULE: ./build/core/interruptible.js
var interruptible = __webpack_require__(49981);
// EXTERNAL MODULE: ./build/core/invocation.js
var invocation = __webpack_require__(39186);
// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(28314);
// EXTERNAL MODULE: ./build/core/limits.js
var limits = __webpack_require__(40332);
// EXTERNAL MODULE: ./build/core/problems.js
var problems = __webpack_require__(51400);
// EXTERNAL MODULE: ./build/core/shell-words.js
var shell_words = __webpack_require__(88528);
// EXTERNAL MODULE: ./build/gate/job.js + 1 modules
var gate_job = __webpack_require__(79933);
// EXTERNAL MODULE: ./build/recordings/files/agent-files.js
var agent_files = __webpack_require__(53706);
// EXTERNAL MODULE: ./build/scorers/expectation.js
var expectation = __webpack_require__(77316);
// EXTERNAL MODULE: ./build/scorers/index.js
var scorers = __webpack_require__(28246);
// EXTERNAL MODULE: ./build/setup/record/agent-guess.js
var agent_guess = __webpack_require__(87055);
// EXTERNAL MODULE: ./build/core/network.js
var network = __webpack_require__(18032);
// EXTERNAL MODULE: ./build/core/parse-json.js
var parse_json = __webpack_require__(40476);
// EXTERNAL MODULE: ./build/recordings/files/load.js + 5 modules
var load = __webpack_require__(69465);
// EXTERNAL MODULE: ./build/recordings/files/path-pattern.js + 1 modules
var path_pattern = __webpack_require__(34173);
// EXTERNAL MODULE: ./build/recordings/reading/recorded-sessions.js
var recorded_sessions = __webpack_require__(80512);
// EXTERNAL MODULE: ./build/core/statistics/summary.js
var summary = __webpack_require__(20544);
// EXTERNAL MODULE: ./build/core/text.js
var core_text = __webpack_require__(26067);
// EXTERNAL MODULE: ./build/recordings/detect.js
var detect = __webpack_require__(35546);
// EXTERNAL MODULE: ./build/recordings/reading/shared-tools.js
var shared_tools = __webpack_require__(87919);
// EXTERNAL MODULE: ./build/recordings/run.js
var run = __webpack_require__(56844);
// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(58508);
// EXTERNAL MODULE: ./build/recordings/formats/frameworks/smolagents.js
var smolagents = __webpack_require__(24965);
;// CONCATENATED MODULE: ./build/setup/record/calls-as-text.js


const CALLS = /(?:^|\n)Calling tools:\n.*$/s;
const OBSERVATION = /^Observation:\n/;
const FAILURE = /^(?:Call id: .*\n)?(?=Error:\n)/;
function withCalls(exchanges, pendingCalls) {
    const before = [];
    return exchanges.map((exchange) => {
        const sent = textsIn(exchange.request);
        if (sent === undefined)
            return exchange;
        const said = merged(sent);
        const earlier = before.findLast((one) => addedTo(one.said, said).length > 0);
        const messages = earlier && withAnswer(earlier, addedTo(earlier.said, said), pendingCalls);
        const completed = earlier === undefined || messages === undefined
            ? exchange
            : { ...exchange, request: { ...exchange.request, messages }, follows: earlier.exchange };
        before.push({ exchange: completed, said, hasCalls: messages !== undefined });
        return completed;
    });
}
function textsIn({ messages, tools }) {
    const list = (0,json/* objectsOf */.iZ)(messages);
    const areTexts = list.every(({ role, tool_calls = null }) => (0,json/* isString */.Kg)(role) && role !== "tool" && tool_calls === null);
    return (0,json/* objectsOf */.iZ)(tools).length > 0 && list.length > 0 && areTexts ? list : undefined;
}
function merged(messages) {
    const said = [];
    for (const { role, content } of messages) {
        const text = (0,json/* isString */.Kg)(content)
            ? content
            : (0,json/* objectsOf */.iZ)(content)
                .map((part) => part.text ?? "")
                .join("\n");
        const last = said.at(-1);
        if (last !== undefined && last.role === role)
            last.text += `\n${text}`;
        else
            said.push({ role: (0,json/* scalarText */.ws)(role), text });
    }
    return said;
}
function withAnswer({ exchange, hasCalls }, added, pendingCalls) {
    const messages = (0,json/* objectsOf */.iZ)(exchange.request.messages);
    const earlier = new Set(messages.flatMap(({ tool_calls }) => (0,json/* objectsOf */.iZ)(tool_calls).map(({ id }) => id)));
    const calls = pendingCalls(exchange).filter(({ id = null }) => !earlier.has(id));
    const words = added.flatMap(({ role, text }) => (role === "assistant" ? [text] : [])).join("\n");
    const result = added.findLast(({ role }) => role === "user")?.text;
    const areNamed = calls.every(({ id }) => id !== undefined && words.includes(id));
    if (calls.length === 0 || result === undefined || !(areNamed || FAILURE.test(result)))
        return hasCalls ? [...messages, ...added.map(({ role, text }) => ({ role, content: text }))] : undefined;
    const failed = calls.length > 1 && FAILURE.test(result) ? (0,smolagents/* failedToolIn */.j)(result).name : undefined;
    const answered = calls.filter(({ name, recordedAs = name }) => (failed ?? recordedAs) === recordedAs);
    const content = result.replace(OBSERVATION, "").replace(FAILURE, "");
    return [
        ...messages,
        { role: "assistant", content: words.replace(CALLS, ""), tool_calls: calls.map(written) },
        ...answered.map(({ id }) => ({ role: "tool", tool_call_id: id ?? null, content })),
    ];
}
function addedTo(earlier, later) {
    const [at, last] = [earlier.length - 1, earlier.at(-1)];
    const same = later[at];
    const isBegin = last !== undefined &&
        same?.role === last.role &&
        (same.text === last.text || same.text.startsWith(`${last.text}\n`)) &&
        earlier
            .slice(0, at)
            .every(({ role, text }, index) => later[index]?.role === role && later[index].text === text);
    if (!isBegin)
        return [];
    const rest = same.text.slice(last.text.length + 1);
    return [...(rest === "" ? [] : [{ role: last.role, text: rest }]), ...later.slice(at + 1)];
}
function written({ id, name, recordedAs = name, arguments: args, malformed }) {
    const text = malformed && (0,json/* isString */.Kg)(args) ? args : (0,json/* jsonText */.s$)(args ?? {});
    return { id: id ?? null, type: "function", function: { name: recordedAs, arguments: text } };
}

;// CONCATENATED MODULE: ./build/setup/record/failures.js

function lastingFailures(failed, answered) {
    const failures = failed.map((one) => ({ one, ...attempt(one.exchanges[0], false) }));
    const attempts = [...failures, ...answered.map((exchange) => attempt(exchange, true))].sort((a, b) => a.exchange.startedAt - b.exchange.startedAt);
    const used = new Set();
    return failures
        .filter((failure) => {
        const later = attempts.filter(({ exchange }) => !used.has(exchange) && isAfter(exchange, failure.exchange));
        const again = later.find(({ key }) => isSame(failure.key, key)) ?? goingOn(failure, later, attempts);
        if (again !== undefined)
            used.add(again.exchange);
        return again === undefined;
    })
        .map(({ one }) => one);
}
function attempt(exchange, isAnswered) {
    return { exchange, key: keyOf(exchange.request), isAnswered };
}
function isAfter(later, earlier) {
    return later !== earlier && later.startedAt >= earlier.startedAt + earlier.milliseconds;
}
function goingOn({ key }, later, all) {
    if (all.some((each) => each.isAnswered && isSame(key, each.key)))
        return undefined;
    return later.find((each) => key.length > 0 && key.every((part, at) => part === each.key[at]));
}
function goesOnFrom(later, earlier) {
    const [key, before] = [keyOf(later.request), keyOf(earlier.request)];
    const isLonger = before.length > 0 && key.length > before.length;
    return isLonger && later.startedAt >= earlier.startedAt && before.every((part, at) => part === key[at]);
}
function isSame(key, other) {
    return key.length > 0 && key.length === other.length && key.every((part, at) => part === other[at]);
}
function keyOf({ messages, contents, input, previous_response_id: previous = null }) {
    const list = messages ?? contents ?? input ?? null;
    const items = (0,json/* isString */.Kg)(list) ? [{ role: "user", content: list }] : (0,json/* objectsOf */.iZ)(list);
    return [...((0,json/* isString */.Kg)(previous) ? [`after ${previous}`] : []), ...items.flatMap(partsOf)];
}
function partsOf(item) {
    const { role, type, content, parts, tool_calls: calls } = item;
    const inner = (0,json/* isString */.Kg)(content) ? [{ type: "text", text: content }] : (0,json/* objectsOf */.iZ)(content ?? parts);
    const texts = inner.map(({ text }) => text).filter(json/* isString */.Kg);
    const userTexts = role === "user" && texts.length > 0 ? [`user ${texts.join("\n").trim()}`] : [];
    const called = [
        ...(0,json/* objectsOf */.iZ)(calls).map((call) => call.function ?? null),
        ...inner.map((part) => (part.type === "tool_use" ? part : (part.functionCall ?? null))),
        ...(type === "function_call" ? [item] : []),
    ];
    return [...userTexts, ...called.flatMap(callName)];
}
function callName(call) {
    return (0,json/* isObject */.Gv)(call) && (0,json/* isString */.Kg)(call.name) ? [`call ${call.name}`] : [];
}
function firstWordsIn(request) {
    const message = keyOf(request).find((part) => part.startsWith("user "));
    return message?.slice("user ".length) ?? "";
}

;// CONCATENATED MODULE: ./build/setup/record/conversations.js




function conversationsIn(exchanges) {
    const conversations = [];
    const failed = [];
    for (const exchange of exchanges) {
        const { run, fault } = read(exchange);
        if (run === undefined)
            failed.push({ exchanges: [exchange], fault });
        else
            addExchange(conversations, exchange, run);
    }
    for (const each of conversations)
        if (hasSeveralAnswers(each))
            each.fault ??= SEVERAL_ANSWERS;
    const answered = conversations.flatMap((each) => each.exchanges);
    const lasting = lastingFailures(failed, answered);
    const alone = lasting.filter((each) => !endContinued(conversations, each));
    return [...withoutCuts(conversations), ...alone];
}
function endContinued(conversations, { exchanges: [failed], fault }) {
    const open = conversations.findLast((each) => {
        const last = each.exchanges.at(-1);
        return last !== undefined && failed !== undefined && goesOnFrom(failed, last);
    });
    if (open !== undefined && fault !== undefined)
        open.fault ??= fault;
    return open !== undefined;
}
const CUT_CONTEXT = "the agent left out earlier messages, so its requests do not hold the whole run: record its traces, or keep the messages while you record";
const SEVERAL_ANSWERS = "the agent asked for several answers at once and ended with them, so rungate does not know which one it took: ask for one";
function read(exchange) {
    const { host, fault } = exchange;
    if (fault !== undefined)
        return { fault };
    try {
        const [run, ...rest] = (0,detect/* readDocument */.u0)(documentOf(exchange)).runs;
        if (run === undefined || rest.length > 0)
            return { fault: `the answer of ${host} is not one run` };
        return run.fault === undefined ? { run } : { fault: run.fault };
    }
    catch (error) {
        if (error instanceof detect/* UnknownShapeError */.aU)
            return { fault: `${host} gave an answer in no shape of its API` };
        if (error instanceof problems/* RecordingError */.eN)
            return { fault: `the answer of ${host} cannot be read: ${error.message}` };
        if (error instanceof RangeError)
            return { fault: `a request to ${host} nests too deep` };
        throw error;
    }
}
function documentOf({ request, response }) {
    return { request, response: response ?? null };
}
function piecesOf(exchange) {
    return [exchange?.response].flat().filter(json/* isObject */.Gv);
}
function hasSeveralAnswers({ exchanges }) {
    return piecesOf(exchanges.at(-1)).some(({ choices, candidates }) => [(0,json/* objectsOf */.iZ)(choices), (0,json/* objectsOf */.iZ)(candidates)].some((list) => list.length > 1 || list.some(({ index = 0 }) => Number(index) > 0)));
}
function addExchange(conversations, exchange, run) {
    const { follows } = exchange;
    const following = follows && conversations.find(({ exchanges }) => exchanges.at(-1) === follows);
    const previous = following ?? lastBefore(conversations, exchange, run);
    if (previous === undefined)
        conversations.push({ exchanges: [exchange], run });
    else
        Object.assign(previous, { exchanges: [...previous.exchanges, exchange], run });
}
function lastBefore(conversations, { follows, repeats }, later) {
    const size = ({ run }) => run === undefined ? 0 : wordsOf(run, "user").length + run.toolCalls.length;
    const before = conversations.filter(({ run }) => run !== undefined && goesOn(run, later));
    const referenced = before.filter(({ exchanges }) => exchanges.some((each) => each === follows || each === repeats));
    return (referenced.length > 0 ? referenced : before).sort((a, b) => size(a) - size(b)).at(-1);
}
function goesOn(earlier, later) {
    if (lengthOf(later) <= lengthOf(earlier) || !repeatsAnswer(earlier, later))
        return false;
    const [words, more] = [wordsOf(earlier, "user"), wordsOf(later, "user")];
    return (words.every((text, at) => text === more[at]) &&
        earlier.toolCalls.every((call, at) => isSameCall(call, later.toolCalls[at])));
}
function repeatsAnswer(earlier, later) {
    if (earlier.toolCalls.some(({ status }) => status === "pending"))
        return true;
    return wordsOf(later, "assistant").includes(earlier.response.trim());
}
function isSameCall({ id, name, arguments: args, malformed }, other) {
    if (other === undefined || name !== other.name)
        return false;
    if (!malformed && !(0,json/* jsonEquals */.A)(args, other.arguments))
        return false;
    return id === undefined || other.id === undefined || id === other.id;
}
function lengthOf(run) {
    return wordsOf(run, "user").length + run.toolCalls.filter(({ status }) => status !== "pending").length;
}
function wordsOf({ texts }, whose) {
    return texts.flatMap(({ speaker, text }) => (speaker === whose ? [text.trim()] : []));
}
function holdsCalls(run, { toolCalls }) {
    let at = 0;
    for (const call of run.toolCalls)
        if (isEqualCall(toolCalls[at], call))
            at += 1;
    return at === toolCalls.length;
}
function isEqualCall(call, other) {
    return call !== undefined && call.name === other.name && (0,json/* jsonEquals */.A)(call.arguments, other.arguments);
}
function withoutCuts(conversations) {
    const rests = new Set();
    for (const conversation of conversations)
        for (const call of conversation.run?.toolCalls ?? []) {
            const isOpen = call.status === "pending" && call.id !== undefined;
            const rest = isOpen && conversations.find((other) => other !== conversation && hasCall(other, call));
            if (!rest)
                continue;
            rests.add(rest);
            conversation.fault ??= CUT_CONTEXT;
        }
    return conversations.filter((each) => !rests.has(each));
}
function hasCall({ run }, call) {
    return run?.toolCalls.some((other) => other.id === call.id && isSameCall(call, other)) ?? false;
}

// EXTERNAL MODULE: ./build/recordings/redact-secrets.js + 1 modules
var redact_secrets = __webpack_require__(91981);
// EXTERNAL MODULE: ./build/recordings/redact-values.js
var redact_values = __webpack_require__(80591);
;// CONCATENATED MODULE: ./build/setup/record/redact-recording.js





const SECRET_NAME = /KEY|TOKEN|SECRET|PASS|CREDENTIAL|PRIVATE|COOKIE|JWT|WEBHOOK|CONNECTION_STRING|(?:^|_)(?:PAT|PWD|DSN|AUTH)(?:_|$)/i;
const PLACE_NAME = /(?:_FILE|_PATH|_DIR|_SOCK|_HOME)$|^(?:OLD)?PWD$|^INIT_CWD$/i;
const SHORTEST_SECRET = 8;
function secretsIn(environment, isPath) {
    const secrets = new Map();
    for (const [name, value = ""] of Object.entries(environment)) {
        const isSecret = SECRET_NAME.test(name) && !PLACE_NAME.test(name);
        const text = value.trim();
        if (isSecret && text.length >= SHORTEST_SECRET && !isPath(text))
            secrets.set(name, text);
    }
    return secrets;
}
function formsOf(value) {
    const inJson = JSON.stringify(value).slice(1, -1);
    return [
        value,
        JSON.stringify(inJson).slice(1, -1),
        encodeURIComponent(value),
        Buffer.from(value).toString("base64"),
    ];
}
function scrubber(secrets, rules = [], onHidden = () => { }) {
    const forms = [...secrets].map(([name, value]) => ({ name, forms: formsOf(value) }));
    const values = (0,redact_values/* valueRules */.Ni)(new Set(forms.flatMap((secret) => secret.forms)), (0,redact_values/* redactRules */.zw)([]));
    const redact = (0,redact_values/* redactRules */.zw)(rules);
    return (text) => {
        const left = values.clean(text);
        if (left !== text)
            for (const secret of forms)
                if (secret.forms.some((form) => text.includes(form)))
                    onHidden(secret.name);
        return (0,redact_secrets/* withoutKeys */.Pe)(redact.clean(left), redact_values/* HIDDEN */.RG);
    };
}
function scrubbed(document, scrub, shortestNumber = SHORTEST_SECRET) {
    if ((0,json/* isString */.Kg)(document))
        return isEncoded(document) ? digestOf(document) : scrubText(document, scrub);
    if ((0,json/* isNumeric */.kf)(document)) {
        const digits = String(document).replace(/^-/, "");
        return digits.length >= shortestNumber && scrub(digits) === redact_values/* HIDDEN */.RG ? redact_values/* HIDDEN */.RG : document;
    }
    if (Array.isArray(document))
        return document.map((item) => scrubbed(item, scrub, shortestNumber));
    if (!(0,json/* isObject */.Gv)(document))
        return document;
    return Object.fromEntries(Object.entries(document).map(([key, value = null]) => {
        const isStream = key === "response" && Array.isArray(value);
        return [scrub(key), scrubbed(isStream ? scrubPieces(value, scrub) : value, scrub, shortestNumber)];
    }));
}
function scrubText(text, scrub) {
    const clean = scrub(text);
    const value = clean === text || (0,parse_json/* jsonIn */.Yf)(clean) !== undefined ? null : (0,parse_json/* jsonIn */.Yf)(text);
    return (0,json/* isObject */.Gv)(value) || Array.isArray(value) ? (0,json/* jsonText */.s$)(scrubbed(value, scrub, 1)) : clean;
}
const DATA_ADDRESS = /^data:[^,]{0,200};base64,/;
const NOT_ENCODED = /[^A-Za-z0-9+/_=-]/;
function isEncoded(text) {
    return text.length > limits/* limits */.Fy.encodedText && !NOT_ENCODED.test(text.replace(DATA_ADDRESS, ""));
}
function digestOf(text) {
    return `[${text.length} characters of encoded data, ${(0,json/* sha256 */.sc)(text)}]`;
}
function scrubPieces(pieces, scrub) {
    const copy = structuredClone(pieces);
    const places = new Map();
    for (const piece of copy)
        collect(piece, "", places);
    for (const leaves of places.values())
        hide(leaves, scrub);
    return copy;
}
function collect(value, place, places) {
    if (!(0,json/* isObject */.Gv)(value) && !Array.isArray(value))
        return;
    for (const [key, item = null] of Object.entries(value)) {
        const path = `${place}${numberOf(value)}/${key}`;
        if ((0,json/* isString */.Kg)(item)) {
            const leaf = { owner: value, key, text: item };
            const leaves = places.get(path);
            if (leaves === undefined)
                places.set(path, [leaf]);
            else
                leaves.push(leaf);
        }
        else
            collect(item, path, places);
    }
}
function numberOf(value) {
    if (!(0,json/* isObject */.Gv)(value))
        return "";
    const { index = null, output_index: outputIndex = null } = value;
    return typeof (index ?? outputIndex) === "number" ? `#${index ?? outputIndex}` : "";
}
function hide(leaves, scrub) {
    const whole = leaves.map(({ text }) => text).join("");
    const clean = scrubText(whole, scrub);
    if (clean === whole)
        return;
    const shorter = Math.min(whole.length, clean.length);
    let begin = 0;
    while (begin < shorter && whole[begin] === clean[begin])
        begin += 1;
    let after = 0;
    while (after < shorter - begin && whole.at(-1 - after) === clean.at(-1 - after))
        after += 1;
    const end = whole.length - after;
    let at = 0;
    for (const { owner, key, text } of leaves) {
        const [from, to] = [at, at + text.length];
        at = to;
        const isFirst = from <= begin && begin < to;
        const inPlace = isFirst ? clean.slice(begin, clean.length - after) : "";
        const left = whole.slice(from, Math.min(to, begin)) + inPlace + whole.slice(Math.max(from, end), to);
        if (left !== text)
            owner[key] = left;
    }
}
function redactingScrub(calls, rules, scrub) {
    if (rules.length === 0)
        return scrub;
    const redact = (0,redact_values/* redactRules */.zw)(rules);
    const values = (0,redact_values/* hiddenValues */.RZ)(calls, redact);
    if (values.size > limits/* limits */.Fy.hiddenValues)
        return undefined;
    const byValue = (0,redact_values/* valueRules */.Ni)(values, redact);
    return (text) => scrub(byValue.clean(text));
}

// EXTERNAL MODULE: ./build/recordings/formats/openai/openai-responses-items.js
var openai_responses_items = __webpack_require__(57623);
// EXTERNAL MODULE: ./build/recordings/formats/openai/openai-responses-stream.js
var openai_responses_stream = __webpack_require__(50731);
;// CONCATENATED MODULE: ./build/setup/record/references.js




function wholeExchanges({ exchanges, keptItems, }) {
    const store = new ProviderStore(keptItems);
    return exchanges.map((exchange) => store.pass(exchange));
}
class ProviderStore {
    items = new Map();
    answers = new Map();
    conversations = new Map();
    waiting;
    constructor(keptItems) {
        this.waiting = [...keptItems];
    }
    pass(exchange) {
        this.takeUntil(exchange.startedAt);
        const whole = this.completed(exchange);
        this.keep(whole);
        return whole;
    }
    takeUntil(time) {
        while (this.waiting[0] !== undefined && this.waiting[0].startedAt <= time) {
            const { conversation, isNew, items } = this.waiting.shift();
            const earlier = this.conversations.get(conversation) ?? (isNew ? { items: [] } : undefined);
            if (earlier !== undefined)
                this.conversations.set(conversation, { ...earlier, items: [...earlier.items, ...items] });
            for (const item of items)
                this.learn(item);
        }
    }
    completed(exchange) {
        const { request, host } = exchange;
        const before = this.beginningOf(exchange);
        const inputItems = (0,openai_responses_items/* itemsIn */.Un)(request.input) ?? [];
        const own = inputItems.map((item) => ((0,openai_responses_items/* isReference */.A_)(item) && this.known(item)?.item) || item);
        const repeats = own.map((item) => this.known(item)?.by).findLast((by) => by !== undefined);
        const missing = own.find(openai_responses_items/* isReference */.A_);
        const fault = exchange.fault ?? before?.fault ?? (missing && absent(`the item ${(0,json/* shown */.SP)(missing.id)}`, host));
        const isWhole = before === undefined && own.every((item, at) => item === inputItems[at]);
        return {
            ...(isWhole ? exchange : withInput(exchange, own, before)),
            ...(0,json/* defined */.sw)({ fault }),
            ...(before?.last === undefined ? {} : { follows: before.last }),
            ...(0,json/* defined */.sw)({ repeats }),
        };
    }
    beginningOf({ request, host }) {
        const { previous_response_id: previous = null } = request;
        if (previous !== null)
            return (this.answers.get((0,json/* scalarText */.ws)(previous)) ?? {
                items: [],
                previous,
                fault: absent(`the response ${(0,json/* shown */.SP)(previous)}`, host),
            });
        const name = nameOf(request);
        if (name === undefined)
            return undefined;
        const fault = absent(`the conversation ${(0,json/* shown */.SP)(name)}`, host);
        return this.conversations.get(name) ?? { items: [], fault };
    }
    keep(whole) {
        const answer = answerOf(whole);
        if (answer === undefined)
            return;
        const { input, previous_response_id: previous = null } = whole.request;
        const [inputItems, outputItems] = [(0,openai_responses_items/* itemsIn */.Un)(input) ?? [], (0,openai_responses_items/* itemsIn */.Un)(answer.output) ?? []];
        for (const item of inputItems)
            if (this.known(item) === undefined)
                this.learn(item);
        for (const item of outputItems)
            this.learn(item, whole);
        const { fault } = whole;
        const beginning = { items: [...inputItems, ...outputItems], last: whole, previous, fault };
        if ((0,json/* isString */.Kg)(answer.id))
            this.answers.set(answer.id, beginning);
        const name = nameOf(whole.request);
        if (name !== undefined)
            this.conversations.set(name, beginning);
    }
    learn(item, by) {
        if ((0,json/* isString */.Kg)(item.id) && !(0,openai_responses_items/* isReference */.A_)(item))
            this.items.set(item.id, { item, ...(by && { by }) });
    }
    known({ id }) {
        return (0,json/* isString */.Kg)(id) ? this.items.get(id) : undefined;
    }
}
function absent(description, host) {
    return `a request to ${host} goes on from ${description}, which this start of the command never got: let each start begin its own, or send all of it`;
}
function nameOf({ conversation = null }) {
    const name = (0,json/* isObject */.Gv)(conversation) ? conversation.id : conversation;
    return (0,json/* isString */.Kg)(name) ? name : undefined;
}
function withInput(exchange, own, before) {
    const { items = [], previous = null } = before ?? {};
    const there = new Set(items.map(references_keyOf));
    const added = own.filter((item) => references_keyOf(item) === undefined || !there.has(references_keyOf(item)));
    const { previous_response_id: _, ...request } = exchange.request;
    const input = [...items, ...added];
    return {
        ...withoutPrevious(exchange),
        request: { ...request, input, ...(previous === null ? {} : { previous_response_id: previous }) },
    };
}
function references_keyOf(item) {
    const id = (0,openai_responses_items/* idOf */.TH)(item);
    return (0,json/* isString */.Kg)(id) && !(0,openai_responses_items/* isResult */.aI)(item) ? `${(0,json/* scalarText */.ws)(item.type ?? "message")} ${id}` : undefined;
}
function withoutPrevious(exchange) {
    const { response } = exchange;
    if (response === undefined)
        return exchange;
    return {
        ...exchange,
        response: Array.isArray(response) ? response.map(unlinked) : unlinked(response),
    };
}
function unlinked(piece) {
    if (!(0,json/* isObject */.Gv)(piece))
        return piece;
    const { previous_response_id: _, ...rest } = piece;
    return (0,json/* isObject */.Gv)(rest.response) ? { ...rest, response: unlinked(rest.response) } : rest;
}
function answerOf({ response }) {
    const pieces = [response].flat().filter(json/* isObject */.Gv);
    try {
        return pieces.some(openai_responses_stream/* isEvent */.x) ? (0,openai_responses_stream/* responsesIn */.C)(pieces).at(-1) : pieces[0];
    }
    catch (error) {
        if (error instanceof problems/* RecordingError */.eN)
            return undefined;
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/setup/record/recording.js














function runsIn(traffic) {
    const all = conversationsIn(exchangesOf(traffic));
    const conversations = withTools(all);
    const traces = tracesIn(traffic);
    const isTraced = all.every(({ fault }) => fault === undefined || fault === CUT_CONTEXT) &&
        conversations.every(({ run }) => run !== undefined && traces.some((trace) => isTraceOf(trace.run, run)));
    return isTraced && traces.length > 0
        ? traces.map((trace) => ofTrace(trace, []))
        : conversations.map(ofConversation);
}
function runIn(traffic, { id, input }) {
    const exchanges = exchangesOf(traffic);
    const all = conversationsIn(exchanges);
    const conversations = withTools(all.filter(({ run }) => run !== undefined));
    const traces = tracesIn(traffic).filter(({ run: { caseId = id } }) => caseId === id);
    const [first] = all;
    if (first === undefined)
        return ofTraces(traces, input);
    const failed = withTools(all)[0] ?? first;
    if (conversations.length === 0 || (hasTools(failed) && !conversations.some(hasTools)))
        return ofConversation(failed);
    const main = mainOf(conversations);
    const own = exchanges.filter((each) => main === undefined || !isBeside(each, main));
    const ofRun = all.filter((one) => one === main || one.exchanges.some((each) => own.includes(each)));
    const needed = main === undefined ? conversations : [main];
    const [trace, ...rest] = traces.filter((each) => needed.every(({ run }) => run && isTraceOf(each.run, run)));
    if (trace !== undefined && rest.length === 0)
        return { ...ofTrace(trace, own), ...faultOf(ofRun.filter(isUncut)) };
    if (main === undefined)
        return unclear(conversations);
    return {
        ...ofConversation(main),
        modelCalls: own.map(modelCallOf),
        ...faultOf(ofRun),
        subAgentCalls: (0,summary/* sum */.cz)(conversations.map((each) => (each === main ? 0 : (each.run?.toolCalls.length ?? 0)))),
    };
}
function isTraceOf(trace, run) {
    const isBeginning = [...trace.texts].some(({ speaker, text }) => speaker === "user" && isInput(text, firstWords(run)));
    return isBeginning && holdsCalls(trace, run);
}
function ofTraces(traces, input) {
    if (traces.length === 0)
        return undefined;
    const matching = traces.filter(({ run }) => input !== undefined && isInput(firstWords(run), input));
    const [trace, ...rest] = matching.length > 0 ? matching : traces;
    if (trace !== undefined && rest.length === 0)
        return ofTrace(trace, []);
    return emptyRun(`the run has ${traces.length} traces: start one for each run`);
}
const NOTHING = {
    input: "",
    userTexts: [],
    toolCalls: [],
    content: { toolCalls: [] },
    modelCalls: [],
};
function emptyRun(runError) {
    return { ...NOTHING, runError };
}
function withTools(conversations) {
    const own = conversations.filter(hasTools);
    return own.length > 0 ? own : conversations;
}
function hasTools({ exchanges }) {
    return exchanges.some(offersTools);
}
function offersTools({ request: { tools, functions } }) {
    return (0,json/* listOf */.c3)(tools).length > 0 || (0,json/* listOf */.c3)(functions).length > 0;
}
function mainOf(conversations) {
    return conversations.find((outer) => conversations.every((other) => other === outer || encloses(outer, other)));
}
function encloses({ exchanges: outer }, { exchanges: inner }) {
    const begin = inner[0]?.startedAt ?? 0;
    const end = endOf(inner);
    return outer.some((exchange, at) => {
        const next = outer[at + 1];
        return next !== undefined && exchange.startedAt + exchange.milliseconds <= begin && end <= next.startedAt;
    });
}
function endOf(exchanges) {
    return Math.max(...exchanges.map(({ startedAt, milliseconds }) => startedAt + milliseconds));
}
function isBeside(exchange, main) {
    const { exchanges, run } = main;
    const isDone = hasTools(main) && run?.toolCalls.every(({ status }) => status !== "pending") === true;
    const isHelper = !exchanges.includes(exchange) && !offersTools(exchange) && Object.keys(exchange.request).length > 0;
    return isDone && isHelper && exchange.startedAt >= endOf(exchanges);
}
function unclear(conversations) {
    const hosts = [...new Set(conversations.flatMap(({ exchanges }) => exchanges.map(({ host }) => host)))];
    return emptyRun(`the run has ${conversations.length} conversations with ${(0,core_text/* listed */.KE)(hosts)}, and none of them encloses the others: record its traces, or start the command once for each conversation`);
}
function isUncut({ fault }) {
    return fault !== CUT_CONTEXT;
}
function faultOf(conversations) {
    const fault = conversations.find((each) => each.fault !== undefined)?.fault;
    return fault === undefined ? {} : { runError: fault };
}
function ofConversation({ exchanges, run, fault }) {
    const last = exchanges.at(-1);
    return {
        input: run === undefined ? firstWordsIn(exchanges[0]?.request ?? {}) : firstWords(run),
        userTexts: run === undefined ? [] : userTextsOf(run),
        source: "model requests",
        toolCalls: run?.toolCalls ?? [],
        content: run === undefined || last === undefined ? { toolCalls: [] } : documentOf(last),
        modelCalls: exchanges.map(modelCallOf),
        ...(0,json/* defined */.sw)({ runError: fault }),
    };
}
function ofTrace({ content, run, fault }, exchanges) {
    return {
        input: firstWords(run),
        userTexts: userTextsOf(run),
        source: "traces",
        toolCalls: run.toolCalls,
        content,
        modelCalls: exchanges.map(modelCallOf),
        ...(0,json/* defined */.sw)({ runError: fault }),
    };
}
function firstWords({ texts, input }) {
    return texts.find(({ speaker }) => speaker === "user")?.text ?? input;
}
function userTextsOf({ texts, input }) {
    const own = texts.flatMap(({ speaker, text }) => (speaker === "user" ? [text] : []));
    return own.length > 0 ? own : [input];
}
function isInput(message, input) {
    const [whole, part] = [message, input].map((text) => text.replace(/\s+/g, " ").trim());
    return part !== "" && whole.includes(part);
}
function modelCallOf({ startedAt, milliseconds, request, response }) {
    const pieces = [response].flat().filter(json/* isObject */.Gv);
    const usage = Object.fromEntries(pieces.flatMap(countsIn).filter(([, count]) => count !== null));
    return {
        at: new Date(startedAt).toISOString(),
        milliseconds,
        ...(0,json/* defined */.sw)({ model: request.model }),
        ...(response === undefined ? { failed: true } : {}),
        ...(Object.keys(usage).length === 0 ? {} : { usage }),
    };
}
function countsIn(piece) {
    const { usage, usageMetadata, response, message, prompt_eval_count = null, eval_count = null } = piece;
    const inner = [response, message].filter(json/* isObject */.Gv).map((usage) => usage.usage ?? null);
    const usages = [...inner, usage ?? null, usageMetadata ?? null, { prompt_eval_count, eval_count }];
    return usages.filter(json/* isObject */.Gv).flatMap((usage) => Object.entries(usage));
}
function tracesIn({ resourceSpans, resourceLogs }) {
    return [...traceIds(resourceSpans, resourceLogs)].flatMap((id) => {
        const content = {
            ...part("resourceSpans", onlyOf(id, resourceSpans, "scopeSpans", "spans")),
            ...part("resourceLogs", onlyOf(id, resourceLogs, "scopeLogs", "logRecords")),
        };
        const run = runOf(content);
        return run === undefined ? [] : [{ content, run, fault: faultOfTrace(content) }];
    });
}
function part(name, list) {
    return list.length === 0 ? {} : { [name]: list };
}
function traceIds(...lists) {
    const records = lists.flat().flatMap((resource) => recordsIn(resource).map(({ traceId }) => traceId));
    return new Set(records.filter((id) => typeof id === "string"));
}
function recordsIn(resource) {
    if (!(0,json/* isObject */.Gv)(resource))
        return [];
    const scopes = [...(0,json/* objectsOf */.iZ)(resource.scopeSpans), ...(0,json/* objectsOf */.iZ)(resource.scopeLogs)];
    return scopes.flatMap(({ spans, logRecords }) => [...(0,json/* objectsOf */.iZ)(spans), ...(0,json/* objectsOf */.iZ)(logRecords)]);
}
function onlyOf(traceId, resources, scopes, records) {
    return resources.filter(json/* isObject */.Gv).flatMap((resource) => {
        const matching = (0,json/* objectsOf */.iZ)(resource[scopes]).flatMap((scope) => {
            const own = (0,json/* objectsOf */.iZ)(scope[records]).filter((record) => record.traceId === traceId);
            return own.length === 0 ? [] : [{ ...scope, [records]: own }];
        });
        return matching.length === 0 ? [] : [{ ...resource, [scopes]: matching }];
    });
}
const MODEL_SPAN = /^(?:chat|text_completion|generate_content)$|\.do(?:Generate|Stream)$|^LLM$/;
function faultOfTrace({ resourceSpans }) {
    const spans = (0,json/* listOf */.c3)(resourceSpans).flatMap(recordsIn);
    if (spans.length === 0)
        return undefined;
    const isRoot = ({ parentSpanId = null }) => parentSpanId === null || /^0*$/.test((0,json/* scalarText */.ws)(parentSpanId));
    if (!spans.some(isRoot))
        return "the trace has no first span: the agent ended before it was sent";
    const [last] = spans.filter(isModelSpan).sort((a, b) => (startOf(a) < startOf(b) ? 1 : -1));
    const status = last?.status ?? null;
    const isFailed = (0,json/* isObject */.Gv)(status) && (status.code === 2 || status.code === "STATUS_CODE_ERROR");
    const detail = isFailed && (0,json/* isString */.Kg)(status.message) ? `: ${status.message}` : "";
    return isFailed ? `the last answer of the model failed${detail}` : undefined;
}
function isModelSpan({ attributes }) {
    return (0,json/* objectsOf */.iZ)(attributes).some(({ key, value = null }) => (0,json/* isString */.Kg)(key) &&
        /^(?:gen_ai\.operation\.name|ai\.operationId|openinference\.span\.kind)$/.test(key) &&
        (0,json/* isObject */.Gv)(value) &&
        (0,json/* isString */.Kg)(value.stringValue) &&
        MODEL_SPAN.test(value.stringValue));
}
function startOf({ startTimeUnixNano = null }) {
    return (0,run/* instant */.uR)(startTimeUnixNano) ?? 0n;
}
function exchangesOf(traffic) {
    return withCalls(wholeExchanges(traffic), (exchange) => {
        const { toolCalls = [] } = runOf(documentOf(exchange)) ?? {};
        return toolCalls.filter(({ status }) => status === "pending");
    });
}
function runOf(content) {
    if ((0,detect/* claimants */.tO)(content).length !== 1)
        return undefined;
    try {
        const [run, ...rest] = (0,detect/* readDocument */.u0)(content).runs;
        if (run === undefined || rest.length > 0 || run.fault !== undefined)
            return undefined;
        return firstWords(run) === "" && run.toolCalls.length === 0 ? undefined : run;
    }
    catch (error) {
        if (error instanceof problems/* RecordingError */.eN)
            return undefined;
        throw error;
    }
}
function recordingText(run, { caseId, trial, id }, scrub, onTools) {
    const about = { case: caseId, trial: String(trial), run: id };
    const by = {
        by: `rungate ${version/* version */.r}`,
        ...(0,json/* defined */.sw)({ source: run.source }),
        ...(run.hasCommandFailed ? { hasCommandFailed: true } : {}),
    };
    const fault = run.runError === undefined ? {} : { runError: scrub(run.runError) };
    const content = structuredClone(scrubbed(run.content, scrub));
    if ((0,json/* isObject */.Gv)(content))
        (0,shared_tools/* shareTools */.fM)(content, onTools);
    const text = line({
        ...about,
        recorder: by,
        ...fault,
        modelCalls: scrubbed(run.modelCalls, scrub),
        ...((0,json/* isObject */.Gv)(content) ? content : {}),
    });
    if (text.length <= limits/* limits */.Fy.recordedRunBytes)
        return text;
    const tooLarge = `the run has more than the ${limits/* limits */.Fy.recordedRunBytes / limits/* MEBIBYTE */.gJ} MiB that a recording may have`;
    return line({ ...about, recorder: by, runError: tooLarge, toolCalls: [] });
}
function hasCommandFailed(document) {
    const recorder = (0,json/* isObject */.Gv)(document) ? (document.recorder ?? null) : null;
    return (0,json/* isObject */.Gv)(recorder) && recorder.hasCommandFailed === true;
}
function line(document) {
    return `${(0,json/* jsonText */.s$)(document)}\n`;
}

;// CONCATENATED MODULE: ./build/setup/record/folder.js









function fileName(caseId, trial) {
    return `${caseId}.${trial}.json`;
}
function checkName(caseId, trial) {
    const file = fileName(caseId, trial);
    const { capture } = (0,path_pattern/* readPattern */.ZS)("{case}.{trial}.json", process.cwd(), false);
    const read = capture((0,external_node_path_.join)(process.cwd(), file));
    const isName = !/[\\/\p{Cc}]/u.test(caseId) && !caseId.startsWith(".") && !/[<>:"|?*]/.test(caseId);
    if (isName &&
        Buffer.byteLength(file) <= LONGEST_NAME &&
        read?.case === caseId &&
        read.trial === String(trial))
        return;
    const message = `case "${caseId}" cannot be the name of a file: recordings are named {case}.{trial}.json. Rename it with letters, digits, "-" and "_"`;
    throw new problems/* ConfigurationError */.j1([{ severity: "error", message }]);
}
const LONGEST_NAME = 200;
function stateOf(path) {
    try {
        const runs = [...(0,load/* loadRuns */.lR)({ path, name: path.split(external_node_path_.sep).join("/"), captures: {} })];
        const [run, ...rest] = runs;
        if (run === undefined || rest.length > 0)
            return "open";
        if (!("error" in run))
            return "good";
        return hasCommandFailed((0,parse_json/* tryParseJson */.Bl)((0,external_node_fs_.readFileSync)(path, "utf8")) ?? null) ? "failed" : "open";
    }
    catch {
        return "open";
    }
}
const RECORDING_NAME = /^(.+)\.([1-9]\d{0,8})\.json$/s;
function lastTrial(folder, cases) {
    const ids = new Set(cases.map(({ id }) => id));
    const names = (0,external_node_fs_.existsSync)(folder) ? (0,external_node_fs_.readdirSync)(folder) : [];
    return names.reduce((last, name) => {
        const [, id = "", trial = ""] = RECORDING_NAME.exec(name) ?? [];
        return ids.size === 0 || ids.has(id) ? Math.max(last, Number(trial)) : last;
    }, 0);
}
function makeFolder(folder) {
    try {
        (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
    }
    catch (error) {
        const isFile = (0,network/* codeOf */.$N)(error) === "EEXIST" || (0,network/* codeOf */.$N)(error) === "ENOTDIR";
        const message = isFile
            ? "is a file, or lies in one: name a folder with --out"
            : `cannot be made: ${error.message}`;
        throw new problems/* ConfigurationError */.j1([{ severity: "error", file: folder, message }]);
    }
}
function othersIn(folder, written, declared) {
    const own = new Set(written.map(({ file }) => file));
    const recorded = new Set(written.map(({ caseId }) => caseId));
    const isKept = (name) => {
        const [, id = ""] = RECORDING_NAME.exec(name) ?? [];
        return declared.has(id) && !recorded.has(id);
    };
    return (0,external_node_fs_.readdirSync)(folder).filter((name) => name.endsWith(".json") && name !== recorded_sessions/* RECORDED_FILE */.yK && !own.has(name) && !isKept(name));
}

;// CONCATENATED MODULE: ./build/setup/record/providers.js

const providers = [
    { name: "openai", address: "https://api.openai.com/v1", variables: ["OPENAI_BASE_URL", "OPENAI_API_BASE"] },
    {
        name: "anthropic",
        address: "https://api.anthropic.com",
        variables: ["ANTHROPIC_BASE_URL", "ANTHROPIC_API_URL", "ANTHROPIC_API_BASE"],
    },
    {
        name: "google",
        address: "https://generativelanguage.googleapis.com",
        variables: ["GOOGLE_GEMINI_BASE_URL", "GEMINI_API_BASE"],
    },
    { name: "openrouter", address: "https://openrouter.ai/api/v1", variables: ["OPENROUTER_BASE_URL"] },
    { name: "azure", variables: ["AZURE_OPENAI_ENDPOINT"] },
    { name: "ollama", variables: ["OLLAMA_HOST"] },
];
function addressesOf(options, environment) {
    const fromOptions = new Map(options.map(readOption));
    return new Map(providers.flatMap(({ name, address, variables }) => {
        const variable = variables.find((key) => (environment[key] ?? "") !== "");
        const text = fromOptions.get(name) ?? (variable === undefined ? address : environment[variable]);
        if (text === undefined)
            return [];
        return [
            [name, readAddress(text, fromOptions.has(name) ? `--upstream ${name}` : (variable ?? name))],
        ];
    }));
}
function readOption(option) {
    const at = option.indexOf("=");
    const name = option.slice(0, Math.max(at, 0));
    const names = providers.map((provider) => provider.name);
    if (names.includes(name))
        return [name, option.slice(at + 1)];
    const message = `--upstream ${JSON.stringify(name || option.split(/[:/]/)[0])} is no provider with an address: write NAME=ADDRESS, such as azure=https://example.openai.azure.com. Names: ${names.join(", ")}`;
    throw new problems/* ConfigurationError */.j1([{ severity: "error", message }]);
}
function readAddress(text, from) {
    const whole = text.includes("://") ? text : `http://${text}`;
    const address = URL.canParse(whole) ? new URL(whole) : undefined;
    if (address !== undefined && /^https?:$/.test(address.protocol) && address.search === "")
        return address;
    const message = `${from} is not an address: write it as https://example.com/v1`;
    throw new problems/* ConfigurationError */.j1([{ severity: "error", message }]);
}
const VERSION = /\/v1\/?$/;
const GOOGLE_VERSION = /\/v1(?:alpha|beta)?/.source;
const GOOGLE_PATH = new RegExp(`^${GOOGLE_VERSION}(?=/)`);
const GOOGLE_BASE = new RegExp(`${GOOGLE_VERSION}$`);
function ownAddress(channel, name, { pathname }) {
    const version = name !== "anthropic" && VERSION.test(pathname) ? "/v1" : "";
    return `${channel}/${name}${version}`;
}
function routeOf(name, path, addresses) {
    const [, deployment] = /^(?:\/v1)?(\/deployments\/.*)$/.exec(path) ?? [];
    const isAzure = name === "openai" && deployment !== undefined && addresses.has("azure");
    const provider = isAzure ? "azure" : name;
    const address = addresses.get(provider);
    if (address === undefined)
        return undefined;
    const { origin, pathname } = address;
    if (isAzure)
        return { provider, target: new URL(`${origin}/openai${deployment}`) };
    const versionless = path.replace(/^\/v1(?=\/)/, "");
    const base = pathname.replace(/\/$/, "");
    if (provider === "anthropic")
        return { provider, target: new URL(`${origin}${base.replace(VERSION, "")}/v1${versionless}`) };
    if (provider === "google")
        return { provider, target: new URL(`${origin}${googlePath(base, path)}`) };
    return { provider, target: new URL(`${origin}${base}${VERSION.test(base) ? versionless : path}`) };
}
function googlePath(base, path) {
    if (GOOGLE_BASE.test(base))
        return base + path.replace(GOOGLE_PATH, "");
    return base + (base === "" && path.startsWith("/models/") ? "/v1beta" : "") + path;
}
const CONVERSATIONS = /\/(?:chat\/completions|responses|messages|api\/chat)$|:(?:generateContent|streamGenerateContent)$/;
function holdsConversation({ pathname }) {
    return CONVERSATIONS.test(pathname);
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/core/files.js
var files = __webpack_require__(21645);
// EXTERNAL MODULE: ./build/recordings/reading/case-from-input.js
var case_from_input = __webpack_require__(58628);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./build/setup/record/child-process.js





class AgentCommand {
    words;
    running = new Set();
    constructor(words) {
        this.words = words;
    }
    async run(env, timeoutSeconds, { words = this.words, drive } = {}) {
        const [program = ""] = words;
        const child = this.start(words, env);
        this.running.add(child);
        let output = "";
        for (const stream of [child.stdout, child.stderr])
            stream.on("data", (piece) => {
                output = (output + piece.toString("utf8")).slice(-limits/* limits */.Fy.shownOutput);
            });
        const timer = new AbortController();
        let isLate = false;
        const late = (0,promises_.setTimeout)(timeoutSeconds * 1000, undefined, { signal: timer.signal }).then(() => {
            isLate = true;
            return end(child);
        }, () => { });
        const closed = new Promise((resolve) => child.once("close", resolve));
        try {
            let step = "end";
            const end = ended(child, program);
            const fault = drive === undefined ? await end : await driven(child, end, drive, (doing) => (step = doing));
            signal(child, "SIGKILL");
            await Promise.race([closed, (0,promises_.setTimeout)(limits/* limits */.Fy.graceMilliseconds, undefined, { ref: false })]);
            return {
                output,
                ...(isLate
                    ? {
                        fault: `the ${drive ? "server" : "command"} did not ${step} within ${timeoutSeconds} s`,
                        isLate,
                    }
                    : fault),
            };
        }
        finally {
            timer.abort();
            this.running.delete(child);
            await late;
        }
    }
    start(words, env) {
        const [program = "", ...args] = words;
        try {
            return (0,external_node_child_process_.spawn)(program, args, {
                env,
                stdio: ["ignore", "pipe", "pipe"],
                detached: true,
                windowsHide: true,
            });
        }
        catch (error) {
            throw notStarted(program, error);
        }
    }
    stop() {
        for (const child of this.running)
            signal(child, "SIGKILL");
    }
}
async function driven(child, end, drive, onStep) {
    let isOver = false;
    let step = "";
    const over = end.finally(() => {
        isOver = true;
    });
    const work = drive(() => isOver, (doing) => {
        step = doing;
        onStep(doing);
    });
    const patience = () => (0,promises_.setTimeout)(limits/* limits */.Fy.graceMilliseconds, undefined, { ref: false });
    const done = await Promise.race([work, over.then(patience)]);
    if (isOver && (done === undefined || done.fault !== undefined)) {
        const { fault = "the command ended with exit code 0" } = await over;
        return { fault: `${fault} before it could ${step}` };
    }
    signal(child, "SIGTERM");
    await Promise.race([over, patience()]);
    return { ...done };
}
function ended(child, program) {
    return new Promise((resolve, reject) => {
        child.once("error", (error) => reject(notStarted(program, error)));
        child.once("exit", (code, signalName) => {
            if (code === 0)
                resolve({});
            else
                resolve({
                    fault: `the command ended with ${signalName === null ? `exit code ${code}` : signalName}`,
                });
        });
    });
}
function notStarted(program, error) {
    const code = (0,network/* codeOf */.$N)(error);
    const hint = /\s/.test(program) ? ". Write it as separate words, without quotes around all of them" : "";
    const why = code === "ENOENT" ? "there is no such program" : (code ?? error.message);
    const message = `cannot start "${program}": ${why}${hint}`;
    return new problems/* ConfigurationError */.j1([{ severity: "error", message }]);
}
async function end(child) {
    signal(child, "SIGTERM");
    await (0,promises_.setTimeout)(limits/* limits */.Fy.graceMilliseconds);
    signal(child, "SIGKILL");
}
function signal(child, name) {
    if (child.pid === undefined)
        return;
    try {
        if (process.platform === "win32")
            child.kill(name);
        else
            process.kill(-child.pid, name);
    }
    catch { }
}

;// CONCATENATED MODULE: ./build/setup/record/environment.js


const OVERRIDING = /^OTEL_EXPORTER_OTLP_|^OTEL_(?:TRACES|LOGS)_EXPORTER$|^OTEL_SDK_DISABLED$/;
function commandEnvironment(environment, addresses, { address, caseId, turns, trial }) {
    const inherited = Object.entries(environment).filter((entry) => entry[1] !== undefined && !OVERRIDING.test(entry[0]));
    return {
        ...Object.fromEntries(inherited),
        ...clientVariables(address, addresses),
        ...traceVariables(`${address}/otlp`, environment),
        OTEL_RESOURCE_ATTRIBUTES: resourceAttributes(environment.OTEL_RESOURCE_ATTRIBUTES, { caseId, trial }),
        ...directly(environment),
        RUNGATE_TRIAL: String(trial),
        ...(0,json/* defined */.sw)({ RUNGATE_CASE: caseId }),
        ...(turns === undefined ? {} : { RUNGATE_INPUT: turns[0] ?? "", RUNGATE_TURNS: JSON.stringify(turns) }),
    };
}
function clientVariables(address, addresses) {
    return Object.fromEntries(providers.flatMap(({ name, variables }) => {
        const target = addresses.get(name);
        if (target === undefined)
            return [];
        return variables.map((variable) => [variable, ownAddress(address, name, target)]);
    }));
}
function traceVariables(address, { OTEL_SEMCONV_STABILITY_OPT_IN: conventions = "" }) {
    const isNew = conventions.includes("gen_ai_latest_experimental");
    return {
        OTEL_EXPORTER_OTLP_ENDPOINT: address,
        OTEL_EXPORTER_OTLP_PROTOCOL: "http/protobuf",
        OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT: isNew ? "SPAN_ONLY" : "true",
        OTEL_BSP_SCHEDULE_DELAY: "200",
        LANGFUSE_BASE_URL: address,
        LANGFUSE_BASEURL: address,
        LANGFUSE_HOST: address,
        PHOENIX_COLLECTOR_ENDPOINT: `${address}/v1/traces`,
        TRACELOOP_BASE_URL: address,
    };
}
function resourceAttributes(own, { caseId, trial }) {
    const caseAttributes = caseId === undefined ? [] : [`rungate.case=${encodeURIComponent(caseId)}`, `rungate.trial=${trial}`];
    return [own ?? "", ...caseAttributes].filter((part) => part !== "").join(",");
}
function directly({ NO_PROXY, no_proxy = NO_PROXY }) {
    const list = ["127.0.0.1", ...(no_proxy === undefined || no_proxy === "" ? [] : [no_proxy])].join(",");
    return { NO_PROXY: list, no_proxy: list };
}
function leadingVariables(addresses) {
    return [...Object.keys(clientVariables("", addresses)), "OTEL_EXPORTER_OTLP_ENDPOINT"];
}

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./node_modules/undici/index.js
var undici = __webpack_require__(46752);
// EXTERNAL MODULE: ./build/core/event-stream.js
var event_stream = __webpack_require__(59515);
;// CONCATENATED MODULE: ./build/setup/record/traffic.js



const CLOSED = "the agent closed the connection before the answer was complete";
function noTraffic() {
    return { exchanges: [], keptItems: [], resourceSpans: [], resourceLogs: [], requests: 0, notes: [] };
}
function answerIn(body) {
    if ((0,event_stream/* isEventStream */.p)(body))
        return (0,event_stream/* parseEventStream */.G)(body);
    const lines = body.split("\n").filter((line) => line.trim() !== "");
    const isRows = lines.length > 1 && lines.every((line) => line.startsWith("{") && line.trimEnd().endsWith("}"));
    const value = isRows ? lines.map(parse_json/* parseJson */.qF) : (0,parse_json/* parseJson */.qF)(body);
    return (0,json/* isObject */.Gv)(value) || Array.isArray(value) ? value : [value];
}
const SHOWN_MESSAGE = 200;
function refusalText(status, host, body) {
    const message = messageIn(body).replace(/\s+/g, " ").trim().slice(0, SHOWN_MESSAGE);
    return `${status} from ${host}${message === "" ? "" : `: ${message}`}`;
}
function messageIn(body) {
    try {
        const [value] = [(0,parse_json/* parseJson */.qF)(body)].flat();
        const error = (0,json/* isObject */.Gv)(value) ? (value.error ?? value) : value;
        const message = (0,json/* isObject */.Gv)(error) ? error.message : error;
        return typeof message === "string" ? message : "";
    }
    catch {
        return "";
    }
}

;// CONCATENATED MODULE: ./build/setup/record/forward.js








const OWN_HEADERS = new Set([
    ...["host", "connection", "keep-alive", "proxy-connection", "proxy-authorization", "transfer-encoding"],
    ...["upgrade", "te", "trailer", "expect", "content-length", "accept-encoding"],
]);
class Forwarder {
    addresses;
    environment;
    dispatchers = new Map();
    constructor(addresses, environment) {
        this.addresses = addresses;
        this.environment = environment;
    }
    async forward(request, response, provider, path, traffic) {
        const route = routeOf(provider, path, this.addresses);
        if (route === undefined)
            return void response.writeHead(404).end();
        const { target } = route;
        const startedAt = Date.now();
        const body = await (0,network/* readBytes */.io)(request, limits/* limits */.Fy.recordedBodyBytes);
        const isKept = request.method === "POST" && holdsConversation(target);
        const exchange = {
            provider: route.provider,
            host: target.host,
            startedAt,
            milliseconds: 0,
            ...(isKept ? readRequest(body, target) : { request: {} }),
        };
        if (isKept)
            traffic.exchanges.push(exchange);
        if (body === undefined)
            return void response.writeHead(413).end();
        const answer = await this.relay({ request, response, target, body });
        exchange.milliseconds = answer.endedAt - startedAt;
        if (isKept && exchange.fault === undefined)
            Object.assign(exchange, readAnswer(answer, target.host));
        if (request.method === "POST" && CONVERSATION.test(target.pathname))
            traffic.keptItems.push(...keptItemsIn(target, startedAt, body, answer));
    }
    async close() {
        await Promise.all([...this.dispatchers.values()].map((dispatcher) => dispatcher.destroy()));
    }
    async relay({ request, response, target, body }) {
        const gone = new AbortController();
        response.once("close", () => gone.abort());
        const pieces = [];
        let status = 0;
        let encoding;
        let endedAt = Date.now();
        try {
            const answer = await (0,undici.request)(target, {
                dispatcher: this.dispatcherTo(target),
                method: (request.method ?? "GET"),
                headers: headersFor(request.headers),
                body: body.length === 0 ? null : body,
                signal: gone.signal,
            });
            status = answer.statusCode;
            endedAt = Date.now();
            encoding = textOf(answer.headers["content-encoding"]);
            response.writeHead(status, forwardedHeaders(answer.headers));
            let length = 0;
            for await (const piece of answer.body) {
                const bytes = piece;
                endedAt = Date.now();
                length += bytes.length;
                if (length <= limits/* limits */.Fy.recordedBodyBytes)
                    pieces.push(bytes);
                if (!response.write(bytes))
                    await drained(response);
            }
            response.end();
            const isCut = length > limits/* limits */.Fy.recordedBodyBytes;
            const whole = { status, encoding, body: Buffer.concat(pieces), endedAt };
            return isCut ? { ...whole, fault: TOO_LONG } : whole;
        }
        catch (error) {
            const fault = response.destroyed || gone.signal.aborted ? CLOSED : forward_faultOf(error, target.host, status);
            if (response.headersSent)
                response.destroy();
            else
                answerWithFault(response, fault);
            return { status, encoding, body: Buffer.concat(pieces), endedAt: Date.now(), fault };
        }
    }
    dispatcherTo({ origin }) {
        const existing = this.dispatchers.get(origin);
        if (existing !== undefined)
            return existing;
        const proxy = (0,network/* proxyTo */.UM)(origin, this.environment);
        const patience = { headersTimeout: 0, bodyTimeout: 0 };
        const dispatcher = proxy === undefined ? new undici.Agent(patience) : new undici.ProxyAgent({ uri: proxy.href, ...patience });
        this.dispatchers.set(origin, dispatcher);
        return dispatcher;
    }
}
const TOO_LONG = `an answer of more than ${limits/* limits */.Fy.recordedBodyBytes / limits/* MEBIBYTE */.gJ} MiB`;
function drained(response) {
    return new Promise((resolve) => {
        const done = () => {
            response.off("drain", done).off("close", done);
            resolve();
        };
        response.on("drain", done).on("close", done);
    });
}
function forward_faultOf(error, host, status) {
    const code = (0,network/* codeOf */.$N)(error);
    const why = code === undefined ? "" : ` (${code})`;
    return status === 0
        ? `no answer from ${host}${why}${(0,network/* adviceOn */.ik)(code)}`
        : `the answer of ${host} was cut off${why}`;
}
function readAnswer({ status, encoding, body, fault }, host) {
    if (status === 0)
        return fault === undefined ? {} : { fault };
    try {
        const text = decoded(body, encoding).toString("utf8");
        if (status >= 400)
            return { fault: refusalText(status, host, text) };
        const response = answerIn(text);
        return fault === undefined || (fault === CLOSED && isEnded(response))
            ? { response }
            : { response, fault };
    }
    catch (error) {
        return {
            fault: fault ?? `the answer of ${host} ${error instanceof parse_json/* JsonError */.N3 ? "is not JSON" : "cannot be unpacked"}`,
        };
    }
}
function isEnded(response) {
    return [response]
        .flat()
        .slice(-LAST_PIECES)
        .some((piece) => {
        if (!(0,json/* isObject */.Gv)(piece))
            return false;
        const { type = null, done = null, choices, candidates } = piece;
        const reasons = [...(0,json/* objectsOf */.iZ)(choices), ...(0,json/* objectsOf */.iZ)(candidates)].map(({ finish_reason = null, finishReason = null }) => finish_reason ?? finishReason);
        const isMarked = type === "message_stop" || type === "response.completed" || done === true;
        return isMarked || reasons.some((reason) => reason !== null && reason !== "");
    });
}
const LAST_PIECES = 3;
const CONVERSATION = /\/conversations(?:\/([^/]+)\/items)?$/;
function keptItemsIn(target, startedAt, body, answer) {
    const { response } = readAnswer(answer, target.host);
    if (!(0,json/* isObject */.Gv)(response))
        return [];
    const [, conversationId] = CONVERSATION.exec(target.pathname) ?? [];
    const conversation = conversationId ?? response.id;
    const sent = (0,json/* objectsOf */.iZ)(readRequest(body, target).request.items);
    const added = (0,json/* objectsOf */.iZ)(response.data);
    const items = added.length > 0 ? added : sent;
    return (0,json/* isString */.Kg)(conversation)
        ? [{ startedAt, conversation, isNew: conversationId === undefined, items }]
        : [];
}
function decoded(body, encoding) {
    const bound = { maxOutputLength: limits/* limits */.Fy.recordedBodyBytes };
    if (encoding === "gzip")
        return (0,external_node_zlib_.gunzipSync)(body, bound);
    if (encoding === "br")
        return (0,external_node_zlib_.brotliDecompressSync)(body, bound);
    return encoding === "deflate" ? (0,external_node_zlib_.inflateSync)(body, bound) : body;
}
function readRequest(body, target) {
    if (body === undefined)
        return { request: {}, fault: `a request of more than ${limits/* limits */.Fy.recordedBodyBytes / limits/* MEBIBYTE */.gJ} MiB` };
    const sent = (0,parse_json/* tryParseJson */.Bl)(body.toString("utf8"));
    if (!(0,json/* isObject */.Gv)(sent))
        return { request: {}, fault: "a request that is no JSON object" };
    return (0,json/* depthOf */.d1)(sent, limits/* limits */.Fy.nesting) > limits/* limits */.Fy.nesting
        ? { request: {}, fault: `a request that nests deeper than ${limits/* limits */.Fy.nesting} levels` }
        : { request: withModel(sent, target) };
}
function withModel(request, { pathname }) {
    const [, model] = /\/models\/([^/:]+):/.exec(pathname) ?? [];
    return model === undefined || "model" in request ? request : { model, ...request };
}
function headersFor(headers) {
    return { ...forwardedHeaders(headers), "accept-encoding": "identity" };
}
function forwardedHeaders(headers) {
    return Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => value === undefined || OWN_HEADERS.has(name) ? [] : [[name, value]]));
}
function textOf(value) {
    return Array.isArray(value) ? value[0] : value;
}
function answerWithFault(response, fault) {
    response.writeHead(502, { "content-type": "application/json" });
    response.end(JSON.stringify({ error: { message: `rungate: ${fault}`, type: "api_error" } }));
}

// EXTERNAL MODULE: ./node_modules/@bufbuild/protobuf/dist/esm/wire/binary-encoding.js + 3 modules
var binary_encoding = __webpack_require__(82180);
;// CONCATENATED MODULE: ./build/setup/record/otlp.js

const anyValue = {};
const keyValue = { 1: ["key", "text"], 2: ["value", anyValue] };
Object.assign(anyValue, {
    1: ["stringValue", "text"],
    2: ["boolValue", "bool"],
    3: ["intValue", "int64"],
    4: ["doubleValue", "double"],
    5: ["arrayValue", { 1: ["values", anyValue, "list"] }],
    6: ["kvlistValue", { 1: ["values", keyValue, "list"] }],
    7: ["bytesValue", "base64"],
});
const attributes = ["attributes", keyValue, "list"];
const resource = { 1: attributes };
const scope = { 1: ["name", "text"], 2: ["version", "text"], 3: attributes };
const otlp_event = { 1: ["timeUnixNano", "fixed64"], 2: ["name", "text"], 3: attributes };
const otlp_status = { 2: ["message", "text"], 3: ["code", "int32"] };
const span = {
    1: ["traceId", "hex"],
    2: ["spanId", "hex"],
    4: ["parentSpanId", "hex"],
    5: ["name", "text"],
    6: ["kind", "int32"],
    7: ["startTimeUnixNano", "fixed64"],
    8: ["endTimeUnixNano", "fixed64"],
    9: attributes,
    10: ["droppedAttributesCount", "int32"],
    11: ["events", otlp_event, "list"],
    15: ["status", otlp_status],
};
const logRecord = {
    1: ["timeUnixNano", "fixed64"],
    2: ["severityNumber", "int32"],
    3: ["severityText", "text"],
    5: ["body", anyValue],
    6: attributes,
    7: ["droppedAttributesCount", "int32"],
    9: ["traceId", "hex"],
    10: ["spanId", "hex"],
    11: ["observedTimeUnixNano", "fixed64"],
    12: ["eventName", "text"],
};
const scopeSpans = { 1: ["scope", scope], 2: ["spans", span, "list"] };
const scopeLogs = { 1: ["scope", scope], 2: ["logRecords", logRecord, "list"] };
const REQUESTS = {
    traces: {
        1: ["resourceSpans", { 1: ["resource", resource], 2: ["scopeSpans", scopeSpans, "list"] }, "list"],
    },
    logs: { 1: ["resourceLogs", { 1: ["resource", resource], 2: ["scopeLogs", scopeLogs, "list"] }, "list"] },
};
function decodeRequest(signal, bytes) {
    return decode(new binary_encoding/* BinaryReader */.V5(bytes), REQUESTS[signal], bytes.length);
}
function decode(reader, fields, end) {
    const message = {};
    while (reader.pos < end) {
        const [number, wireType] = reader.tag();
        const field = fields[number];
        if (field === undefined) {
            reader.skip(wireType, number);
            continue;
        }
        const [name, kind, several] = field;
        const value = otlp_read(reader, kind);
        const list = message[name];
        if (several === undefined)
            message[name] = value;
        else if (Array.isArray(list))
            list.push(value);
        else
            message[name] = [value];
    }
    return message;
}
function otlp_read(reader, kind) {
    if (typeof kind === "object") {
        const length = reader.uint32();
        return decode(reader, kind, reader.pos + length);
    }
    switch (kind) {
        case "text":
            return reader.string();
        case "hex":
            return Buffer.from(reader.bytes()).toString("hex");
        case "base64":
            return Buffer.from(reader.bytes()).toString("base64");
        case "bool":
            return reader.bool();
        case "int32":
            return reader.int32();
        case "int64":
            return reader.int64().toString();
        case "fixed64":
            return reader.fixed64().toString();
        case "double": {
            const number = reader.double();
            return Number.isFinite(number) ? number : String(number);
        }
    }
}

;// CONCATENATED MODULE: ./build/setup/record/listener.js











class Listener {
    hasSeenGrpc = false;
    server;
    forwarder;
    token = (0,external_node_crypto_.randomBytes)(16).toString("hex");
    channels = new Map();
    constructor(server, forwarder) {
        this.server = server;
        this.forwarder = forwarder;
    }
    static async open(addresses, environment) {
        const server = (0,external_node_http_.createServer)({ requestTimeout: 0, keepAliveTimeout: 60_000 });
        const listener = new Listener(server, new Forwarder(addresses, environment));
        server.on("request", (request, response) => listener.take(request, response));
        server.on("clientError", (error, socket) => {
            if (error.rawPacket?.subarray(0, 3).toString() === "PRI")
                listener.hasSeenGrpc = true;
            socket.destroy();
        });
        await new Promise((resolve, reject) => {
            server.once("error", reject);
            server.listen(0, "127.0.0.1", resolve);
        });
        return listener;
    }
    channel(caseSegment, trial) {
        const { port } = this.server.address();
        const key = `${this.token}/${caseSegment}/${trial}`;
        const channel = { traffic: noTraffic(), open: new Set() };
        this.channels.set(key, channel);
        const settled = async () => {
            const patience = (0,promises_.setTimeout)(limits/* limits */.Fy.graceMilliseconds, undefined, { ref: false });
            await Promise.race([Promise.all(channel.open), patience]);
            this.channels.delete(key);
        };
        return { address: `http://127.0.0.1:${port}/${key}`, traffic: channel.traffic, settled };
    }
    async close() {
        this.server.closeAllConnections();
        await new Promise((resolve) => this.server.close(resolve));
        await this.forwarder.close();
    }
    take(request, response) {
        const [, token = "", caseSegment = "", trial = "", service = "", path = ""] = /^\/([^/]*)\/([^/]*)\/([^/]*)\/([^/?]*)(.*)$/.exec(request.url ?? "") ?? [];
        const channel = this.channels.get(`${token}/${caseSegment}/${trial}`);
        if (channel === undefined)
            return void response.writeHead(404).end();
        const { traffic, open } = channel;
        const isExport = service === "otlp";
        if (!isExport)
            traffic.requests += 1;
        const work = isExport
            ? takeExport(request, response, path, traffic)
            : this.forwarder.forward(request, response, service, path, traffic);
        const answered = work.catch(() => void response.destroy());
        open.add(answered);
        answered.then(() => open.delete(answered));
    }
}
async function takeExport(request, response, path, traffic) {
    const isJson = (request.headers["content-type"] ?? "").startsWith("application/json");
    const [, signal] = /\/v1\/(traces|logs)$/.exec(path.split("?")[0] ?? "") ?? [];
    const body = await (0,network/* readBytes */.io)(request, limits/* limits */.Fy.recordedBodyBytes);
    if (body === undefined)
        return void response.writeHead(413).end();
    if (signal === "traces" || signal === "logs") {
        try {
            keepExport(signal, readExport(signal, unzipped(body, request.headers["content-encoding"]), isJson), traffic);
        }
        catch {
            traffic.notes.push(`an export of OpenTelemetry to ${path.split("?")[0]} could not be read`);
            return void response.writeHead(400).end();
        }
    }
    const isLangfuse = path.startsWith("/api/public/ingestion");
    response.writeHead(isLangfuse ? 207 : 200, {
        "content-type": isJson ? "application/json" : "application/x-protobuf",
    });
    if (isLangfuse)
        response.end(JSON.stringify({ successes: [], errors: [] }));
    else
        response.end(isJson ? "{}" : undefined);
}
function readExport(signal, body, isJson) {
    if (!isJson)
        return decodeRequest(signal, body);
    const value = (0,parse_json/* tryParseJson */.Bl)(body.toString("utf8"));
    if (!(0,json/* isObject */.Gv)(value))
        throw new Error("not a JSON object");
    return value;
}
function keepExport(signal, request, { resourceSpans, resourceLogs }) {
    if (!(0,json/* isObject */.Gv)(request))
        return;
    if (signal === "traces")
        resourceSpans.push(...(0,json/* objectsOf */.iZ)(request.resourceSpans));
    else
        resourceLogs.push(...(0,json/* objectsOf */.iZ)(request.resourceLogs));
}
function unzipped(body, encoding) {
    return encoding === "gzip" ? (0,external_node_zlib_.gunzipSync)(body, { maxOutputLength: limits/* limits */.Fy.recordedBodyBytes }) : body;
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
;// CONCATENATED MODULE: ./build/setup/record/same-run.js






function readRecording(path) {
    try {
        const text = (0,external_node_fs_.readFileSync)(path, "utf8");
        const [run, ...rest] = [...(0,load/* loadRuns */.lR)({ path, name: path, captures: {} })];
        if (run === undefined || "error" in run || rest.length > 0)
            return undefined;
        return { text, hash: (0,json/* sha256 */.sc)(text), did: [behaviorOf(run), toolsNamedIn(text)] };
    }
    catch {
        return undefined;
    }
}
function didTheSame(recording, other) {
    return (0,external_node_util_.isDeepStrictEqual)(recording.did, other.did);
}
function behaviorOf(run) {
    const { place, hash, document, row, leftOut, usage, duration, modelCalls, unmeasured, ...did } = run;
    const toolCalls = did.toolCalls.map(({ id, duration, ...call }) => call);
    return { ...did, toolCalls };
}
function toolsNamedIn(text) {
    const document = (0,parse_json/* tryParseJson */.Bl)(text);
    return (0,json/* isObject */.Gv)(document) ? (0,shared_tools/* sharedToolsIn */.y6)(document) : [];
}

// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
;// CONCATENATED MODULE: ./build/setup/record/server.js










const DEFAULT_BODY = '{"input": {input}, "session": {session}}';
const PORT = "{port}";
function serverOf(address, body = DEFAULT_BODY) {
    const url = urlOf(address, 1);
    if (url?.protocol !== "http:" || !/^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(url.hostname))
        throw fault(`--server ${address}: write an address on this machine, such as http://127.0.0.1:${PORT}/chat`);
    if (!body.includes("{input}") || (0,parse_json/* tryParseJson */.Bl)(filled(body, "a", "b")) === undefined)
        throw fault(`--body is not JSON with {input} in it: write it such as '${DEFAULT_BODY}'`);
    return { address, body };
}
function choosesPort({ address }) {
    return address.includes(PORT);
}
async function serve(server, turns, taken) {
    const port = choosesPort(server) ? await freePort(taken) : Number(urlOf(server.address, 1)?.port || 80);
    const url = urlOf(server.address, port);
    if (await accepts(url, port))
        throw fault(`port ${port} is in use: end what listens there, or write ${PORT} in its place, and let your server listen on PORT`);
    return {
        port,
        async drive(isOver, doing) {
            doing(`listen on port ${port}`);
            while (!(await accepts(url, port))) {
                if (isOver())
                    return undefined;
                await (0,promises_.setTimeout)(limits/* limits */.Fy.portMilliseconds);
            }
            const session = (0,external_node_crypto_.randomUUID)();
            for (const [at, turn] of turns.entries()) {
                doing(`answer turn ${at + 1} of ${turns.length}`);
                const refusal = await send(url, filled(server.body, turn, session), at + 1);
                if (refusal !== undefined)
                    return { fault: `the server ${refusal}` };
            }
            return {};
        },
    };
}
function withPort(command, port) {
    return command.map((word) => word.replaceAll(PORT, String(port)));
}
function filled(body, input, session) {
    const values = { input: (0,json/* jsonText */.s$)(input), session: (0,json/* jsonText */.s$)(session) };
    return body.replace(/\{(input|session)\}/g, (_, name) => values[name] ?? "");
}
function urlOf(address, port) {
    return URL.parse(address.replaceAll(PORT, String(port))) ?? undefined;
}
function hostOf({ hostname }) {
    return hostname.replace(/^\[|\]$/g, "");
}
async function freePort(taken) {
    for (;;) {
        const server = (0,external_node_net_.createServer)();
        await new Promise((resolve, reject) => {
            server.once("error", reject);
            server.listen(0, "127.0.0.1", resolve);
        });
        const { port } = server.address();
        await new Promise((resolve) => server.close(resolve));
        if (taken.has(port))
            continue;
        taken.add(port);
        return port;
    }
}
function accepts(url, port) {
    return new Promise((resolve) => {
        const socket = (0,external_node_net_.connect)({ host: hostOf(url), port });
        const done = (isOpen) => {
            socket.destroy();
            resolve(isOpen);
        };
        socket.once("connect", () => done(true));
        socket.once("error", () => done(false));
    });
}
function send(url, body, turn) {
    return new Promise((resolve) => {
        const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
        const sent = (0,external_node_http_.request)(url, { method: "POST", headers, agent: false });
        const brokenOff = ({ message }) => resolve(`broke off its answer to turn ${turn}: ${message}`);
        sent.once("error", brokenOff);
        sent.once("response", (reply) => {
            (0,network/* readBytes */.io)(reply, limits/* limits */.Fy.serverReplyBytes).then((bytes) => resolve(refusalIn(reply.statusCode ?? 0, bytes, turn)), brokenOff);
        });
        sent.end(body);
    });
}
const SHOWN_REPLY = 200;
function refusalIn(status, bytes, turn) {
    const answered = `answered turn ${turn} with`;
    if (bytes === undefined)
        return `${answered} more than ${limits/* limits */.Fy.serverReplyBytes / limits/* MEBIBYTE */.gJ} MiB`;
    if (status >= 200 && status < 300)
        return undefined;
    const text = bytes.toString("utf8").replace(/\s+/g, " ").trim();
    return `${answered} ${status}${text === "" ? "" : `: ${(0,core_text/* shorten */.ml)(text, SHOWN_REPLY)}`}`;
}
function fault(message) {
    return new problems/* ConfigurationError */.j1([{ severity: "error", message }]);
}

;// CONCATENATED MODULE: ./build/setup/record/session-file.js






class SessionFile {
    folder;
    file = { sessions: [], tools: {} };
    tools = new Set();
    kept = {};
    constructor(folder) {
        this.folder = folder;
        const file = (0,external_node_path_.join)(folder, recorded_sessions/* RECORDED_FILE */.yK);
        if (!(0,external_node_fs_.existsSync)(file))
            return;
        const read = (0,recorded_sessions/* readRecordedFile */.Jf)((0,external_node_fs_.readFileSync)(file, "utf8"));
        if (typeof read === "string") {
            const message = `${read}: restore it with git, or delete it and record every case again`;
            throw new problems/* ConfigurationError */.j1([{ severity: "error", file, message }]);
        }
        this.file = read;
    }
    addTools(digest, list) {
        this.tools.add(digest);
        if (Object.hasOwn(this.file.tools, digest))
            return;
        this.file = { ...this.file, tools: { ...this.file.tools, [digest]: list } };
        this.write();
    }
    keep(recording, run) {
        this.kept[recording] = run;
    }
    finish(session) {
        const added = {
            id: (0,external_node_crypto_.randomUUID)(),
            ...session,
            ...(this.tools.size === 0 ? {} : { tools: [...this.tools].sort() }),
            ...(Object.keys(this.kept).length === 0 ? {} : { kept: this.kept }),
        };
        const isThere = (name) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(this.folder, name));
        const sessions = (0,recorded_sessions/* withSession */.fQ)(this.file.sessions, added, isThere);
        const digests = new Set(sessions.flatMap(({ tools = [] }) => tools));
        const tools = Object.entries(this.file.tools).filter(([digest]) => digests.has(digest));
        this.file = { sessions, tools: Object.fromEntries(tools) };
        this.write();
    }
    write() {
        (0,files/* writeWhole */.f8)((0,external_node_path_.join)(this.folder, recorded_sessions/* RECORDED_FILE */.yK), (0,recorded_sessions/* recordedFileText */.I7)(this.file));
    }
}

;// CONCATENATED MODULE: ./build/setup/record/turns.js



function taskPlace(command, isServer) {
    if (isServer)
        return "the body of the request";
    const programs = command.slice(0, 2).map((word) => word.replace(/^.*[\\/]/, "").toLowerCase());
    const starts = (pattern) => programs.some((program) => pattern.test(program));
    if (starts(/^(?:node|npm|npx|pnpm|yarn|bun|tsx|deno)(?:\.exe|\.cmd)?$|\.[cm]?[jt]sx?$/))
        return "process.env.RUNGATE_INPUT";
    if (starts(/^(?:python[\d.]*|py|uv|poetry)(?:\.exe)?$|\.py$/))
        return 'os.environ["RUNGATE_INPUT"]';
    return "the variable RUNGATE_INPUT";
}
class TaskCheck {
    place;
    isServer;
    cases = new Map();
    constructor(place, isServer) {
        this.place = place;
        this.isServer = isServer;
    }
    look(run, { id, turns }, traffic) {
        const [task = ""] = turns;
        if (run.runError !== undefined || task === "")
            return run;
        const { userTexts } = run;
        const sent = [...traffic.exchanges.map(({ request }) => request), run.content];
        const isHeld = sent.some((each) => holds(each, task));
        const earlier = this.cases.get(id);
        const begin = userTexts[0]?.trim() ?? "";
        this.cases.set(id, { task, begin, isHeld: isHeld || earlier?.isHeld === true });
        const fault = this.faultOf(userTexts, turns, isHeld);
        return fault === undefined ? run : { ...run, runError: fault, hasCommandFailed: true };
    }
    faultOf(userTexts, turns, isHeld) {
        if (!isHeld && userTexts.join("").trim() === "")
            return `the agent asked its model without a task: read ${this.place} in your ${this.isServer ? "server" : "command"}`;
        if (turns.length === 1)
            return undefined;
        const missing = firstMissing(userTexts, turns);
        if (missing === undefined)
            return undefined;
        const remedy = this.isServer
            ? "keep the conversation of a session, and add each turn to it"
            : "send each of RUNGATE_TURNS, a JSON list, in one conversation";
        return `the agent never got turn ${missing + 1} of ${turns.length}: ${remedy}`;
    }
    notes(ids) {
        const all = ids.flatMap((id) => {
            const state = this.cases.get(id);
            return state === undefined ? [] : [{ id, ...state }];
        });
        const sameBeginning = all.filter((one) => {
            const same = all.filter(({ begin, task }) => begin === one.begin && begin !== "" && task !== one.task);
            return same.length > 0 && [one, ...same].some(({ isHeld }) => !isHeld);
        });
        const unheld = all.filter((each) => !each.isHeld && each.begin !== "" && !sameBeginning.includes(each));
        const check = `Check that your ${this.isServer ? "server" : "command"} reads ${this.place}`;
        const names = (cases) => (0,core_text/* listed */.KE)(cases.map(({ id }) => id));
        return [
            ...(sameBeginning.length === 0
                ? []
                : [`${names(sameBeginning)} began with the same words, though their inputs differ. ${check}`]),
            ...(unheld.length === 0 ? [] : [`no request holds the input of ${names(unheld)}. ${check}`]),
        ];
    }
}
function firstMissing(userTexts, turns) {
    let from = 0;
    for (const [turn, text] of turns.entries()) {
        const at = userTexts.findIndex((words, place) => place >= from && isInput(words, text));
        if (at < 0)
            return turn;
        from = at + 1;
    }
    return undefined;
}
function holds(value, input) {
    if ((0,json/* isString */.Kg)(value))
        return isInput(value, input);
    if (Array.isArray(value))
        return value.some((item) => holds(item, input));
    return (0,json/* isObject */.Gv)(value) && Object.values(value).some((item) => holds(item, input));
}

;// CONCATENATED MODULE: ./build/setup/record/record.js





















async function record(plan) {
    const recorder = new Recorder(plan);
    return recorder.run();
}
class Recorder {
    plan;
    result = { written: [], kept: 0, others: [], notes: [] };
    command;
    scrub;
    hidden = new Set();
    counts = new Map();
    requests = 0;
    subAgentCalls = 0;
    failure;
    check;
    ports = new Set();
    session;
    ended = 0;
    total = 0;
    silent = [];
    constructor(plan) {
        this.plan = plan;
        this.command = new AgentCommand(plan.command);
        this.check = new TaskCheck(taskPlace(plan.command, plan.server !== undefined), plan.server !== undefined);
        this.scrub = scrubber(plan.secrets, plan.redact, (variable) => this.hidden.add(variable));
    }
    async run() {
        const starts = this.starts();
        for (const { one, trial } of starts)
            if (one !== undefined)
                checkName(one.id, trial);
        makeFolder(this.plan.out);
        this.session = new SessionFile(this.plan.out);
        const listener = await Listener.open(this.plan.addresses, this.plan.environment);
        this.plan.stop.addEventListener("abort", () => this.command.stop());
        try {
            await this.all(starts, listener);
        }
        finally {
            this.command.stop();
            await listener.close();
            this.finishSession();
        }
        if (this.failure !== undefined)
            throw this.failure;
        if (listener.hasSeenGrpc)
            this.result.notes.push(GRPC);
        if (this.subAgentCalls > 0)
            this.result.notes.push(subAgentText(this.subAgentCalls));
        this.result.notes.push(...this.check.notes(this.plan.cases.map(({ id }) => id)));
        if (!this.plan.resume && this.plan.firstTrial === 1)
            this.result.others = othersIn(this.plan.out, this.result.written, this.plan.declared);
        return this.result;
    }
    finishSession() {
        const { agent, command } = this.plan;
        const recordings = this.result.written.map(({ file }) => file).sort();
        if (recordings.length === 0)
            return;
        this.session.finish({ by: `rungate ${version/* version */.r}`, command: command.map(this.scrub), agent, recordings });
    }
    starts() {
        const { cases, startsPerCase, trials, firstTrial, resume, out } = this.plan;
        const numbers = Array.from({ length: trials }, (_, at) => at + firstTrial);
        if (!startsPerCase)
            return numbers.map((trial) => ({ one: undefined, trial }));
        const all = numbers.flatMap((trial) => cases.map((one) => ({ one, trial })));
        if (!resume)
            return all;
        const states = (0,core_text/* groupBy */.$z)(all, ({ one, trial }) => stateOf((0,external_node_path_.join)(out, fileName(one.id, trial))));
        this.result.kept = states.get("good")?.length ?? 0;
        const failed = states.get("failed")?.length ?? 0;
        if (failed > 0)
            this.result.notes.push(`${(0,core_text/* counted */.hS)(failed, "recording")} of runs whose command failed ${failed === 1 ? "is" : "are"} left as before, because to repeat only those would hide that the agent fails. Fix the agent, then record all cases without --resume`);
        return states.get("open") ?? [];
    }
    async all(starts, listener) {
        let next = 0;
        let done = 0;
        const work = async () => {
            while (next < starts.length && this.result.stopped === undefined && this.failure === undefined) {
                const start = starts[next];
                next += 1;
                await this.one(start, listener).catch((error) => {
                    this.failure ??= error;
                    this.command.stop();
                });
                done += 1;
                this.plan.onProgress(done, starts.length);
            }
        };
        this.total = starts.length;
        await Promise.all(Array.from({ length: this.atOnce }, work));
        this.plan.onProgress(starts.length, starts.length);
    }
    get atOnce() {
        const { startsPerCase, server, concurrency } = this.plan;
        return startsPerCase && (server === undefined || choosesPort(server)) ? concurrency : 1;
    }
    async one({ one, trial }, listener) {
        const { address, traffic, settled } = listener.channel(one === undefined ? "-" : encodeURIComponent(one.id), trial);
        const { environment, addresses } = this.plan;
        const env = commandEnvironment(environment, addresses, {
            address,
            caseId: one?.id,
            turns: one?.turns,
            trial,
        });
        const ended = await this.start(env, one?.turns ?? []);
        await settled();
        if (this.failure !== undefined || this.result.stopped !== undefined)
            return;
        this.requests += traffic.requests + traffic.resourceSpans.length + traffic.resourceLogs.length;
        this.result.notes.push(...traffic.notes.map(this.scrub));
        const write = () => {
            if (one !== undefined) {
                const run = withEnd(runIn(traffic, { id: one.id, input: one.turns[0] }), ended);
                this.write(one.id, trial, ended, this.check.look(run, one, traffic));
            }
            else
                this.writeAll(traffic, ended, trial);
        };
        this.ended += 1;
        if (this.requests > 0)
            for (const each of [...this.silent.splice(0), write])
                each();
        else if (this.ended < Math.min(this.atOnce, this.total))
            this.silent.push(write);
        else {
            this.result.stopped = silentText(ended, addresses, listener.hasSeenGrpc);
            this.result.output = this.scrub(ended.output);
            this.command.stop();
        }
    }
    async start(env, turns) {
        const { command, server, timeoutSeconds } = this.plan;
        if (server === undefined)
            return this.command.run(env, timeoutSeconds);
        const { port, drive } = await serve(server, turns, this.ports);
        const words = withPort(command, port);
        return this.command.run({ ...env, PORT: String(port) }, timeoutSeconds, { words, drive });
    }
    writeAll(traffic, ended, trial) {
        if (ended.fault !== undefined) {
            this.result.isIncomplete = true;
            this.result.notes.push(`start ${trial}: ${ended.fault}, so runs may be missing`);
        }
        for (const each of runsIn(traffic)) {
            const run = each.toolCalls.some(({ status }) => status === "pending") ? withEnd(each, ended) : each;
            if (run.input.trim() === "")
                this.result.notes.push(NO_TASK);
            const caseId = this.caseOf(run.input);
            const number = (this.counts.get(caseId) ?? this.plan.firstTrial - 1) + 1;
            this.counts.set(caseId, number);
            checkName(caseId, number);
            this.write(caseId, number, ended, run);
        }
    }
    caseOf(input) {
        const { cases } = this.plan;
        const matching = cases.filter(({ turns: [first = ""] }) => isInput(input, first));
        const lengthOf = ({ turns: [first = ""] }) => first.length;
        const [longest] = matching.sort((a, b) => lengthOf(b) - lengthOf(a));
        return longest?.id ?? (0,case_from_input/* nameFor */.Fe)(this.scrub(input));
    }
    write(caseId, trial, ended, recordedRun) {
        const file = fileName(caseId, trial);
        this.hidden.clear();
        const hide = redactingScrub(recordedRun.toolCalls, this.plan.redact, this.scrub);
        const run = hide === undefined ? emptyRun(TOO_MANY_VALUES) : recordedRun;
        const clean = hide ?? this.scrub;
        let isSame = false;
        try {
            const text = recordingText(run, { caseId, trial, id: (0,external_node_crypto_.randomUUID)() }, clean, (digest, list) => this.session.addTools(digest, list));
            isSame = this.writeOrKeep(file, text);
        }
        catch (error) {
            const message = `${file} cannot be written to ${this.plan.out}: ${error.message}. Recordings before it are kept`;
            throw new problems/* ConfigurationError */.j1([{ severity: "error", message }]);
        }
        const hidden = [...this.hidden];
        const { source, runError, hasCommandFailed } = run;
        this.subAgentCalls += run.subAgentCalls ?? 0;
        this.result.written.push({
            ...{ file, caseId, trial, hidden, isSame, modelCalls: run.modelCalls },
            ...(source && { source }),
            ...(hasCommandFailed && { hasCommandFailed }),
            ...(runError === undefined ? {} : { runError: clean(runError), output: clean(ended.output) }),
        });
    }
    writeOrKeep(file, text) {
        const path = (0,external_node_path_.join)(this.plan.out, file);
        const earlier = readRecording(path);
        (0,files/* writeWhole */.f8)(path, text);
        const { modelCalls } = (0,json/* objectOf */.Xy)((0,parse_json/* tryParseJson */.Bl)(text));
        if (earlier === undefined || (0,json/* listOf */.c3)(modelCalls).length === 0)
            return false;
        const recorded = readRecording(path);
        if (recorded === undefined || !didTheSame(earlier, recorded))
            return false;
        (0,files/* writeWhole */.f8)(path, earlier.text);
        this.session.keep(file, { hash: earlier.hash, modelCalls: (0,json/* listOf */.c3)(modelCalls) });
        return true;
    }
}
const NO_TASK = "the command sent its model no task. If it reads RUNGATE_INPUT, run rungate record with --cases, which starts it once for each case";
const TOO_MANY_VALUES = `the redact rules hide more than the ${limits/* limits */.Fy.hiddenValues} values that can be hidden: use rules with fewer`;
function withEnd(run, { fault, isLate }) {
    const result = run ?? emptyRun(fault ?? "nothing was recorded of this run");
    const isExplained = run?.runError !== undefined && run.runError !== CLOSED;
    if (fault === undefined || isExplained)
        return result;
    return { ...result, runError: fault, ...(isLate ? {} : { hasCommandFailed: true }) };
}
const GUIDE = "https://github.com/rungate/rungate/blob/main/docs/record.md#what-your-sdk-needs";
function subAgentText(calls) {
    return `${(0,core_text/* counted */.hS)(calls, "call")} of sub-agents ${calls === 1 ? "is" : "are"} not in the recordings, because model requests are recorded of the main agent only. To gate them too, send traces: ${TRACES}`;
}
const TRACES = "https://github.com/rungate/rungate/blob/main/docs/record.md#model-requests-or-traces";
const GRPC = "something exported traces by gRPC, which rungate does not read: let the exporter speak HTTP, with OTEL_EXPORTER_OTLP_PROTOCOL=http/protobuf or by its own option";
function silentText({ fault }, addresses, hasSeenGrpc) {
    if (fault !== undefined)
        return `nothing was recorded: ${fault}, and sent no request before that`;
    if (hasSeenGrpc)
        return `nothing was recorded: ${GRPC}`;
    return `nothing was recorded: the command ended without a request to rungate. It asked no model, or reads none of ${leadingVariables(addresses).join(", ")}. ${GUIDE} has the line of code that your framework needs`;
}

;// CONCATENATED MODULE: ./build/setup/record/record-lines.js





const ENTERING = /^\s*cd\s+("[^"]*"|'[^']*'|\S+)\s+&&\s+/;
function recorderOf(suite, line) {
    const [entering = "", named = "."] = ENTERING.exec(line) ?? [];
    const [folder = "."] = (0,shell_words/* splitWords */.yM)(named) ?? [];
    const words = (0,shell_words/* splitWords */.yM)(line.slice(entering.length));
    if (words === undefined || /^[A-Za-z_]\w*=/.test(words[0] ?? ""))
        throw record_lines_fault(`the record: line of suite ${suite} needs a shell, so rungate does not run it. Run it yourself:\n  ${line}`);
    const end = words.indexOf("--");
    const at = words.findIndex((word, place) => isProgram(word) && words[place + 1] === "record");
    return at < 0 || (end >= 0 && at > end && words[end - 1] !== "exec")
        ? { folder, words }
        : { folder, args: words.slice(at + 2) };
}
function isProgram(word) {
    return /^rungate(?:-cli)?$/.test((0,external_node_path_.basename)(word)) || /\brungate\/dist\/index\.js$/.test(word);
}
function runRecorder([program = "", ...args], folder) {
    return new Promise((resolve, reject) => {
        const child = (0,external_node_child_process_.spawn)(program, args, { cwd: folder, stdio: "inherit" });
        child.once("error", (error) => reject(record_lines_fault(`cannot start "${program}" of a record: line: ${(0,network/* codeOf */.$N)(error) ?? error.message}`)));
        child.once("exit", (code) => resolve(code === 0));
    });
}
function record_lines_fault(message) {
    return new problems/* ConfigurationError */.j1([{ severity: "error", message }]);
}

// EXTERNAL MODULE: ./build/recordings/reading/usage-dialects.js
var usage_dialects = __webpack_require__(40041);
// EXTERNAL MODULE: ./build/scorers/measures.js
var measures = __webpack_require__(16573);
;// CONCATENATED MODULE: ./build/setup/record/cost.js





function tookText(runs, rates) {
    const facts = runs.flatMap(({ modelCalls }) => modelCalls.map(factsOf));
    const counts = facts.flatMap((fact) => measured(fact, "tokens", []));
    if (counts.length === 0)
        return undefined;
    const costs = facts.flatMap((fact) => measured(fact, "cost", rates));
    const silent = facts.length - counts.length;
    return [
        `Took ${(0,core_text/* counted */.hS)(runs.length, "run")}`,
        `${(0,core_text/* grouped */.zD)((0,summary/* sum */.cz)(counts))} tokens`,
        ...(costs.length === facts.length ? [(0,measures/* measureText */.kD)("cost", (0,summary/* sum */.cz)(costs))] : []),
        ...(silent > 0 ? [`and those of ${(0,core_text/* counted */.hS)(silent, "request")} that did not say`] : []),
    ].join(", ");
}
function factsOf({ model, usage }) {
    const tokens = (0,usage_dialects/* attempt */.CD)(() => (0,usage_dialects/* readTokens */.He)(usage));
    return {
        toolCalls: 0,
        ...((0,json/* isString */.Kg)(model) ? { model } : {}),
        ...(tokens === undefined || tokens instanceof Error ? {} : { usage: tokens }),
    };
}
function measured(facts, measure, rates) {
    const found = (0,measures/* measureRun */.uw)(facts, measure, rates);
    return "value" in found ? [found.value] : [];
}

;// CONCATENATED MODULE: ./build/setup/record/record-summary.js



const SHOWN_FAILURES = 10;
function recordText(result, plan, { next, rates, accept }) {
    const took = tookText(result.written, rates);
    const { written, kept, stopped, notes } = result;
    const failed = written.filter(({ runError }) => runError !== undefined);
    const good = written.length - failed.length;
    const isRecorded = stopped === undefined && good + kept > 0 && result.isIncomplete !== true;
    const text = (0,core_escape/* lines */.Mn)([
        ...(stopped === undefined ? [] : stoppedLines(result)),
        ...(written.length + kept === 0 && stopped === undefined ? [(0,core_escape/* terminal */.Fo) `error: nothing was recorded`] : []),
        ...(good === 0 ? [] : [recordedLine(written, plan.out)]),
        ...sameLines(written, good),
        ...(kept === 0 ? [] : [(0,core_escape/* terminal */.Fo) `Kept ${(0,core_text/* counted */.hS)(kept, "recording")} from before`]),
        ...failedLines(failed),
        ...[...new Set(notes)].map((note) => (0,core_escape/* terminal */.Fo) `warning: ${note}`),
        ...otherLines(result, plan),
        ...nextLines(failed, plan),
        ...hiddenLines(written),
        ...(took === undefined ? [] : [(0,core_escape/* terminal */.Fo) `${took}`]),
        ...unexpectedLines(written, accept),
        ...(isRecorded ? [(0,core_escape/* terminal */.Fo) `Next: ${next}`] : []),
    ]);
    return { text, isRecorded };
}
function unexpectedLines(written, { expectsNothing, command }) {
    const good = written.filter(({ runError }) => runError === undefined).map(({ caseId }) => caseId);
    const ids = [...new Set(good)].filter(expectsNothing);
    return ids.length === 0
        ? []
        : [(0,core_escape/* terminal */.Fo) `No expectation yet for ${(0,core_text/* listed */.KE)(ids)}. If the agent did it right, run: ${command(ids)}`];
}
function stoppedLines({ stopped = "", output = "" }) {
    return [(0,core_escape/* terminal */.Fo) `error: ${stopped}`, ...outputLines({ file: "The command", output })];
}
function recordedLine(written, out) {
    const good = written.filter(({ runError }) => runError === undefined);
    const cases = new Set(good.map(({ caseId }) => caseId)).size;
    const sources = [...(0,core_text/* groupBy */.$z)(good, ({ source }) => source)].map(([source, { length }]) => `${length} from ${source}`);
    return (0,core_escape/* terminal */.Fo) `Recorded ${(0,core_text/* counted */.hS)(good.length, "run")} of ${(0,core_text/* counted */.hS)(cases, "case")} in ${out}: ${sources.join(", ")}`;
}
function sameLines(written, good) {
    const same = written.filter(({ isSame }) => isSame).length;
    if (same === 0)
        return [];
    const [their, files] = same === 1 ? ["its", "file"] : ["their", "files"];
    return [(0,core_escape/* terminal */.Fo) `${same} of ${good} did the same as before: ${their} ${files} did not change`];
}
function failedLines(failed) {
    if (failed.length === 0)
        return [];
    const more = failed.length - SHOWN_FAILURES;
    return [
        (0,core_escape/* terminal */.Fo) `${(0,core_text/* counted */.hS)(failed.length, "run")} could not run:`,
        ...failed.slice(0, SHOWN_FAILURES).map(({ file, runError = "" }) => (0,core_escape/* terminal */.Fo) `  ${file}  ${runError}`),
        ...(more > 0 ? [(0,core_escape/* terminal */.Fo) `  and ${more} more`] : []),
        ...outputLines(failed.find(({ output = "" }) => output.trim() !== "")),
    ];
}
const SHOWN_LINES = 12;
function outputLines(printed) {
    const ends = (printed?.output ?? "").split("\n").filter((line) => line.trim() !== "");
    if (printed === undefined || ends.length === 0)
        return [];
    return [
        (0,core_escape/* terminal */.Fo) `${printed.file} printed last:`,
        ...ends.slice(-SHOWN_LINES).map((line) => (0,core_escape/* terminal */.Fo) `  ${line}`),
    ];
}
function otherLines({ others, stopped }, { out }) {
    if (others.length === 0 || stopped !== undefined)
        return [];
    return [
        (0,core_escape/* terminal */.Fo) `warning: ${out} has ${(0,core_text/* counted */.hS)(others.length, "recording")} from before, which the gate reads too: ${(0,core_text/* listed */.KE)(others)}. Delete what is no longer a run of this agent`,
    ];
}
function hiddenLines(written) {
    const byName = (0,core_text/* groupBy */.$z)(written.flatMap(({ hidden }) => hidden), (name) => name);
    const each = [...byName].map(([name, { length }]) => `${name} in ${(0,core_text/* counted */.hS)(length, "file")}`);
    return each.length === 0 ? [] : [(0,core_escape/* terminal */.Fo) `Hid ${each.join(", ")}`];
}
function nextLines(failed, { startsPerCase }) {
    const isResumable = startsPerCase && failed.some(({ hasCommandFailed }) => !hasCommandFailed);
    return isResumable
        ? [(0,core_escape/* terminal */.Fo) `To repeat those that a provider stopped, run the same command with --resume`]
        : [];
}

// EXTERNAL MODULE: ./build/views/next-command.js
var next_command = __webpack_require__(79988);
// EXTERNAL MODULE: ./build/cli/job-options.js
var job_options = __webpack_require__(82057);
// EXTERNAL MODULE: ./build/cli/print.js
var print = __webpack_require__(18366);
// EXTERNAL MODULE: ./build/cli/options.js
var options = __webpack_require__(32315);
;// CONCATENATED MODULE: ./build/cli/record-options.js



const DEFAULT_OUT = "evals/runs";
const DEFAULT_TRIALS = 3;
const DEFAULT_CONCURRENCY = 4;
const DEFAULT_SECONDS = 600;
function withRecordOptions(command) {
    return command
        .usage("[options] [-- <command...>]")
        .argument("[command...]", "the agent's command. It is started without a shell (default: the record: line of each suite)")
        .option("--cases [file...]", "expectations files whose cases have an input: start the command once for each case and trial (without a file: those of rungate.yml)")
        .option("--trials <number>", `runs of each case (default: ${DEFAULT_TRIALS}; with --again as many as there are)`, wholeNumber(limits/* limits */.Fy.trials))
        .addOption((0,options/* list */.p_)("--case <id...>", "record only these cases; needs --cases", "all"))
        .addOption((0,options/* filled */.Bq)("--tier <name>", "record only the cases of this tier of rungate.yml; needs --cases (default: all)"))
        .option("--suite <name>", "one suite of rungate.yml (default: all of them)")
        .addOption((0,options/* filled */.Bq)("--server <address>", "the command is a server: send it each turn there, such as http://127.0.0.1:{port}/chat. {port} is a free one, also in PORT; needs --cases"))
        .addOption((0,options/* filled */.Bq)("--body <json>", 'what --server sends (default: {"input": {input}, "session": {session}})'))
        .addOption((0,options/* filled */.Bq)("--out <folder>", `folder for the recordings (default: that of rungate.yml, or ${DEFAULT_OUT})`))
        .option("--concurrency <number>", "starts at once, with --cases", wholeNumber(limits/* limits */.Fy.startsAtOnce), DEFAULT_CONCURRENCY)
        .option("--timeout <seconds>", "time for one start", wholeNumber(limits/* limits */.Fy.startSeconds), DEFAULT_SECONDS)
        .option("--resume", "record only what is missing or was stopped by a provider; needs --cases")
        .option("--again", "record every case once more, next to the recordings that are there")
        .option("--redact", "hide what the policy's redact rules name")
        .addOption((0,options/* list */.p_)("--upstream <name=address...>", "where a provider's requests go: openai, anthropic, google, openrouter, azure, ollama", "from its variable, such as OPENAI_BASE_URL"))
        .addHelpText("after", [
        "",
        "The command finds what to do in RUNGATE_INPUT (RUNGATE_TURNS has every turn),",
        "RUNGATE_CASE and RUNGATE_TRIAL. Its model",
        "requests and traces come to rungate through environment variables.",
        "Exit code: 0 something was recorded, 1 nothing was, no run could run, or a command that runs",
        "all cases failed, 2 usage error.",
    ].join("\n"));
}
function wholeNumber(maximum) {
    return (text) => {
        const number = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
        if (number >= 1 && number <= maximum)
            return number;
        throw new esm/* InvalidArgumentError */.Di(`Write a whole number from 1 to ${maximum}.`);
    };
}

;// CONCATENATED MODULE: ./build/cli/record.js





























const addRecord = (command, exit) => {
    withRecordOptions(command).action(async (words, options) => {
        const isAlone = words.length === 0 && options.cases === undefined;
        exit(isAlone ? await recordSuites(options, command) : await recordRuns(words, options));
    });
};
const NO_COMMAND = 'no command is named: write -- before it, such as "rungate record --cases evals/cases.yml -- node agent.mjs"';
async function recordSuites(typed, command) {
    const start = process.cwd();
    const { suite } = typed;
    const jobs = await (0,job_options/* jobsOf */.aG)({ runs: [], expectations: [], ...(0,json/* defined */.sw)({ suite }) });
    const lines = jobs.flatMap(({ suite, record }) => (record === undefined ? [] : [{ suite, line: record }]));
    if (lines.length === 0)
        throw usage(NO_COMMAND);
    const typedOptions = Object.entries(typed).filter(([name]) => command.getOptionValueSource(name) === "cli" && !["suite", "directory"].includes(name));
    const forOne = typedOptions.find(([name]) => FOR_ONE_SUITE.includes(name));
    if (lines.length > 1 && forOne !== undefined)
        throw usage(`--${forOne[0]} is for one suite, and rungate.yml has several: add --suite ${lines[0]?.suite}`);
    for (const { suite } of jobs.filter(({ record }) => record === undefined))
        (0,print/* printError */.yJ)((0,core_escape/* terminal */.Fo) `warning: suite ${suite} has no record: line, and is not recorded`);
    const recorders = lines.map((entry) => ({ ...entry, recorder: recorderOf(entry.suite, entry.line) }));
    let code = 0;
    for (const { suite, line, recorder } of recorders) {
        (0,print/* printError */.yJ)((0,core_escape/* terminal */.Fo) `Suite ${suite}: ${line}`);
        const folder = (0,external_node_path_.resolve)((0,git/* repositoryRoot */.Hn)(start), recorder.folder);
        if (!(0,external_node_fs_.existsSync)(folder))
            throw usage(`the record: line of suite ${suite} names a folder that is not there: ${recorder.folder}`);
        process.chdir(folder);
        if ("args" in recorder) {
            const { words, options } = parsed(recorder.args, suite);
            code = (await recordRuns(words, { ...options, ...Object.fromEntries(typedOptions), suite })) || code;
        }
        else {
            if (typedOptions.length > 0)
                throw usage(`suite ${suite} has a recorder of its own, which does not know --${typedOptions[0]?.[0]}: leave it out, or record this suite with --suite ${suite}`);
            if (await runRecorder(recorder.words, process.cwd()))
                continue;
            (0,print/* printError */.yJ)((0,core_escape/* terminal */.Fo) `error: the recorder of suite ${suite} failed`);
            code = 1;
        }
    }
    process.chdir(start);
    return code;
}
const FOR_ONE_SUITE = ["case", "out", "server", "body"];
function parsed(args, suite) {
    const command = withRecordOptions(new esm/* Command */.uB("record"))
        .option("-C, --directory <folder>")
        .exitOverride()
        .configureOutput({ writeErr: () => { }, writeOut: () => { } });
    try {
        command.parse(args, { from: "user" });
    }
    catch (error) {
        if (!(error instanceof esm/* CommanderError */.b7))
            throw error;
        throw usage(`the record: line of suite ${suite} cannot be used: ${error.message.replace(/^error: /, "")}`);
    }
    const options = command.opts();
    if (options.directory !== undefined)
        process.chdir(options.directory);
    return { words: command.args, options };
}
async function recordRuns(words, options) {
    if (words.length === 0)
        throw usage(NO_COMMAND);
    const fileNames = Array.isArray(options.cases) ? options.cases : [];
    const { suite } = options;
    const jobs = await (0,job_options/* jobsOf */.aG)({ runs: [], expectations: fileNames, ...(0,json/* defined */.sw)({ suite }) });
    const used = fileNames.length > 0 ? [await jobWithFiles(jobs, fileNames)] : jobs;
    const configured = await configurations(used);
    const gated = fileNames.length > 0 ? await gatedBy(used) : configured;
    if (options.out !== undefined || used.length === 1)
        return recordInto(options.out ?? folderOfRuns(used), words, options, { configured, gated, jobs: used });
    if (options.cases === undefined)
        throw usage(`rungate.yml has ${used.length} suites: name the one that your command runs with --suite, such as --suite ${used[0]?.suite}`);
    let code = 0;
    for (const [at, configuration] of configured.entries()) {
        if (![...configuration.expectations.values()].some(({ input }) => input !== undefined))
            continue;
        const folder = folderOfRuns(used.slice(at, at + 1));
        code =
            (await recordInto(folder, words, options, {
                configured: [configuration],
                gated: [configuration],
                jobs: used.slice(at, at + 1),
            })) || code;
    }
    return code;
}
async function recordInto(out, words, options, { configured, gated, jobs }) {
    const environment = process.env;
    const agent = agentOf(jobs, out, words);
    const cases = casesIn(configured, options);
    const draw = await (0,job_options/* barOf */.Rb)("{bar} {value}/{total} runs of the agent · {eta_formatted} left");
    const redact = options.redact ? configured.flatMap(({ activePolicy }) => activePolicy.policy.redact) : [];
    const stopping = new AbortController();
    const plan = {
        command: words,
        cases,
        declared: new Set([...configured, ...gated].flatMap(({ expectations }) => [...expectations.keys()])),
        startsPerCase: options.cases !== undefined,
        server: serverIn(options),
        ...trialsOf(options, out, cases),
        out,
        concurrency: options.concurrency,
        timeoutSeconds: options.timeout,
        resume: options.resume ?? false,
        environment,
        addresses: addressesOf(options.upstream, environment),
        secrets: secretsIn(environment, (value) => (0,external_node_path_.isAbsolute)(value) && (0,external_node_fs_.existsSync)(value)),
        redact,
        agent,
        stop: stopping.signal,
        onProgress: draw,
    };
    const result = await (0,interruptible/* interruptible */.In)(() => record(plan), () => {
        stopping.abort();
        const rest = plan.startsPerCase ? ": add --resume to record the rest" : "";
        (0,print/* printError */.yJ)((0,core_escape/* terminal */.Fo) `stopped. What was recorded is in ${out}${rest}`);
    });
    const hasConfig = configured.some(({ activePolicy }) => activePolicy.source === "file");
    const folder = options.directory === undefined ? "" : ` -C ${(0,shell_words/* shellWord */.r7)(options.directory)}`;
    const next = `${(0,invocation/* programName */.k)()} ${hasConfig ? "gate" : "init"}${folder}`;
    const rates = configured.flatMap(({ activePolicy }) => activePolicy.policy.rates ?? []);
    const commandInputs = {
        program: (0,invocation/* programName */.k)(),
        directory: options.directory,
        ...(out === folderOfRuns(jobs) ? {} : { runs: [`${out}/${FILE_NAME}`] }),
    };
    const accept = {
        expectsNothing: (id) => isUnexpected(id, gated),
        command: (ids) => (0,next_command/* acceptCommand */.O3)(ids, commandInputs),
    };
    const { text, isRecorded } = recordText(result, plan, { next, rates, accept });
    if (isRecorded)
        (0,print/* print */.yy)(text);
    else
        (0,print/* printError */.yJ)(text);
    return isRecorded ? 0 : 1;
}
function isUnexpected(id, gated) {
    const open = gated.filter(({ texts, activePolicy: { policy, source } }) => source === "file" && texts.length > 0 && (0,scorers/* decidingJudges */.gK)(policy.gate).length === 0);
    const found = open.flatMap(({ expectations }) => expectations.get(id) ?? []);
    return open.length > 0 && found.every(expectation/* expectsNothing */.Oh);
}
function trialsOf({ trials, again, resume }, out, cases) {
    if (!again)
        return { trials: trials ?? DEFAULT_TRIALS, firstTrial: 1 };
    if (resume)
        throw usage("--again and --resume: --again records every case once more, and --resume records what is missing. Use one of them");
    const last = lastTrial(out, cases);
    if (last === 0)
        throw usage(`--again needs recordings in ${out}, and there are none of these cases: record without --again first`);
    return { trials: trials ?? Math.min(last, limits/* limits */.Fy.trials), firstTrial: last + 1 };
}
function agentOf(jobs, out, words) {
    const agentGlobs = [...new Set(jobs.flatMap(({ agent = [] }) => agent))];
    const root = (0,git/* repositoryRoot */.Hn)(process.cwd());
    const globs = agentGlobs.length > 0 ? agentGlobs : (0,agent_guess/* guessAgent */.Jl)(words, root, process.cwd());
    if (globs.length === 0)
        return {};
    const { files, problems } = (0,agent_files/* readAgentFiles */.j)(globs, {
        root,
        isIgnored: (0,job_options/* isIgnoredIn */.yZ)(root),
        recordings: [(0,job_options/* movedPath */.jk)(out, process.cwd(), root)],
        expectations: jobs.flatMap(({ expectations }) => expectations),
    });
    const [problem] = problems;
    if (problem !== undefined)
        throw usage(`agent: of ${policy/* CONFIG_FILE */.g2}: ${problem.message}`);
    return files;
}
function serverIn({ cases, server, body }) {
    if (server === undefined && body !== undefined)
        throw usage("--body needs --server: write the address of your agent");
    if (server !== undefined && cases === undefined)
        throw usage("--server needs --cases: rungate sends the turns of each case");
    return server === undefined ? undefined : serverOf(server, body);
}
async function jobWithFiles(jobs, files) {
    const [first, ...rest] = jobs;
    if (rest.length === 0)
        return first;
    const places = ({ expectations, root }) => expectations.map((file) => (0,external_node_path_.resolve)(root, file));
    const paths = files.map((file) => (0,external_node_path_.resolve)(file));
    const fileJobs = await (0,job_options/* jobsOf */.aG)({ runs: [], expectations: [] });
    const at = fileJobs.findIndex((job) => paths.every((file) => places(job).includes(file)));
    return jobs[at] ?? first;
}
async function gatedBy(jobs) {
    const names = jobs.map(({ suite }) => suite);
    const all = await (0,job_options/* jobsOf */.aG)({ runs: [], expectations: [] });
    try {
        return await configurations(all.filter(({ suite }) => names.includes(suite)));
    }
    catch (error) {
        if (error instanceof problems/* ConfigurationError */.j1)
            return [];
        throw error;
    }
}
async function configurations(jobs) {
    return Promise.all(jobs.map(async (job) => {
        const whole = { ...job, runs: [FILE_NAME] };
        return (0,gate_job/* configure */.jK)(whole, await (0,gate_job/* readersFor */.OP)(whole));
    }));
}
const FILE_NAME = "{case}.{trial}.json";
function folderOfRuns(jobs) {
    const found = jobs.flatMap(({ runs, root }) => runs.flatMap((pattern) => {
        const folder = pattern.endsWith(`/${FILE_NAME}`) ? pattern.slice(0, -FILE_NAME.length - 1) : "*";
        return /[*?[{\\]/.test(folder) ? [] : [(0,job_options/* movedPath */.jk)(folder, root, process.cwd())];
    }));
    return found[0] ?? DEFAULT_OUT;
}
function casesIn(configured, { cases, case: named, tier, resume }) {
    if (cases === undefined && named.length > 0)
        throw usage("--case needs --cases: without them, the command chooses its cases itself");
    if (cases === undefined && tier !== undefined)
        throw usage("--tier needs --cases: without them, the command chooses its cases itself");
    const all = onlyNamed(configured.flatMap((configuration) => expectedIn(configuration, tier)), named);
    const withInput = all.filter(({ input }) => input !== undefined);
    if (cases === undefined && resume)
        throw usage("--resume needs --cases: without them, rungate does not know which runs are missing");
    const twice = withInput.find(({ id }, at) => withInput.findIndex((candidate) => candidate.id === id) < at);
    if (twice !== undefined)
        throw usage(`case "${twice.id}" is in several suites: name the file of one with --cases, and its folder with --out`);
    const recorded = withInput.map(({ id, input = [] }) => ({ id, turns: [input].flat() }));
    if (cases === undefined)
        return recorded;
    if (tier !== undefined && all.length === 0)
        throw usage(`no case is in the tier "${tier}": give cases one of its tags in their expectations file`);
    if (withInput.length === 0)
        throw usage(all.length === 0
            ? 'no expectations file is named: write --cases evals/cases.yml. Its cases have an id and an input: { cases: [{ id: book-flight, input: "A flight to Lisbon" }] }'
            : "no case has an input: write what the agent is asked as input: next to the id of each case");
    const silent = all.length - withInput.length;
    if (silent > 0)
        (0,print/* printError */.yJ)((0,core_escape/* terminal */.Fo) `warning: ${silent} of ${all.length} cases have no input and are not recorded`);
    return recorded;
}
function onlyNamed(cases, selected) {
    const ids = cases.map(({ id }) => id);
    const unknown = selected.find((id) => !ids.includes(id));
    if (unknown !== undefined)
        throw usage(`--case ${unknown}: no case has this id.${(0,problems/* didYouMean */.au)(unknown, ids)}`);
    return cases.filter(({ id }) => selected.length === 0 || selected.includes(id));
}
function expectedIn({ expectations, activePolicy }, tier) {
    const cases = [...expectations.values()];
    if (tier === undefined)
        return cases;
    const tiers = (0,config_tiers/* tiersByName */.i_)(activePolicy.policy.tiers);
    const tierRule = tiers.get(tier);
    if (tierRule === undefined)
        throw usage((0,config_tiers/* unknownTierText */.ow)(tier, tiers));
    return cases.filter((0,config_tiers/* tierTest */.vv)(tierRule));
}
function usage(message) {
    return new problems/* ConfigurationError */.j1([{ severity: "error", message }]);
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

/***/ 53706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ changedFiles),
/* harmony export */   j: () => (/* binding */ readAgentFiles)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path_posix__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53916);
/* harmony import */ var _core_interruptible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49981);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28314);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40332);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51400);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(26067);
/* harmony import */ var _find_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(16102);








const DIGITS = 16;
const GENERATED = /(?:^|\/)(node_modules|vendor|\.venv|venv|__pycache__|\.git|dist|build|out|target|coverage)(?=\/)/;
function readAgentFiles(globs, { root, recordings, expectations, isIgnored = () => false }) {
    const named = globs.join("\n");
    const { files, problems } = findAgentFiles(globs, root);
    const own = files.filter(({ name }) => {
        const [, folder] = GENERATED.exec(name) ?? [];
        const isGenerated = folder !== undefined && !named.includes(`${folder}/`);
        const isRecording = _find_js__WEBPACK_IMPORTED_MODULE_7__/* .RECORDING_NAME */ .kI.test(name) && recordings.includes((0,node_path_posix__WEBPACK_IMPORTED_MODULE_1__.dirname)(name));
        const isOther = isGenerated || isRecording || name.endsWith(".pyc") || expectations.includes(name);
        return !isOther && !isIgnored(name);
    });
    if (own.length === 0 && problems.length === 0) {
        const message = `${globs.join(", ")} matches only recordings, expectations or generated files: name the files that are the agent`;
        return { files: {}, problems: [{ severity: "error", message }] };
    }
    const bytes = own.reduce((sum, { path }) => sum + (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).size, 0);
    if (own.length > _core_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .limits */ .Fy.agentFiles || bytes > _core_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .limits */ .Fy.agentBytes) {
        const message = `${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .hS)(own.length, "file")} of ${Math.ceil(bytes / _core_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .MEBIBYTE */ .gJ)} MiB match, more than the ${_core_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .limits */ .Fy.agentFiles} of ${_core_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .limits */ .Fy.agentBytes / _core_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .MEBIBYTE */ .gJ} MiB that an agent may have: name fewer files`;
        return { files: {}, problems: [{ severity: "error", message }] };
    }
    return { files: Object.fromEntries(own.map(({ name, path }) => [name, digestOf(path)])), problems };
}
function findAgentFiles(globs, root) {
    try {
        return (0,_core_interruptible_js__WEBPACK_IMPORTED_MODULE_2__/* .atOnce */ .zd)((0,_find_js__WEBPACK_IMPORTED_MODULE_7__/* .findFiles */ .lY)(globs, root, true, _core_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .defaultJobLimits */ .RG, "files"));
    }
    catch (error) {
        if (!(error instanceof _core_problems_js__WEBPACK_IMPORTED_MODULE_5__/* .ConfigurationError */ .j1))
            throw error;
        return { files: [], problems: [...error.problems] };
    }
}
function digestOf(path) {
    const text = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "latin1").replaceAll("\r\n", "\n");
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .sha256 */ .sc)(Buffer.from(text, "latin1")).replace("sha256:", "").slice(0, DIGITS);
}
function changedFiles(before, now) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(now)])].sort();
    return names.filter((name) => before[name] !== now[name]);
}


/***/ }),

/***/ 48706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ patternsInside),
/* harmony export */   M: () => (/* binding */ commonFolder)
/* harmony export */ });
/* harmony import */ var _core_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11977);

function patternsInside(folder, patterns, uploaded = patterns) {
    const depth = commonFolder(uploaded).length;
    const inside = patterns.map((pattern) => partsOf(pattern).slice(depth));
    return inside
        .sort((a, b) => b.length - a.length)
        .map((parts) => `${(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeGlob */ .yk)(folder)}/**/${parts.join("/")}`);
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

/***/ 4155:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mr: () => (/* binding */ pythonCommand),
/* harmony export */   Oq: () => (/* binding */ scriptsIn),
/* harmony export */   VY: () => (/* binding */ installsRungate),
/* harmony export */   lP: () => (/* binding */ portableCommand)
/* harmony export */ });
/* harmony import */ var _core_install_command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96837);
/* harmony import */ var _core_shell_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88528);


const PROGRAMS = ["agent.py", "main.py", "app.py", "src/agent.py", "src/main.py", "src/app.py"];
const SCRIPTS = /^\[(?:project|tool\.poetry)\.scripts\][^\n]*\n((?:(?!\[)[^\n]*(?:\n|$))*)/gm;
const SCRIPT = /^\s*["']?([\w.-]+)["']?\s*=\s*["']([\w.]+)(?::[\w.]+)?["']/gm;
function scriptsIn(pyproject) {
    const sections = [...pyproject.replaceAll("\r\n", "\n").matchAll(SCRIPTS)].map(([, lines = ""]) => lines);
    const scripts = sections.flatMap((lines) => [...lines.matchAll(SCRIPT)]);
    return new Map(scripts.map(([, name = "", module = ""]) => [name, module]));
}
function pythonCommand(readFile, isThere) {
    const runner = isThere("uv.lock") ? "uv run" : isThere("poetry.lock") ? "poetry run" : undefined;
    const [script, ...others] = scriptsIn(readFile("pyproject.toml")).keys();
    if (script !== undefined && others.length === 0)
        return [...(runner ? [runner] : []), script].join(" ");
    const program = PROGRAMS.find(isThere);
    if (program === undefined)
        return undefined;
    return runner === "uv run"
        ? `uv run ${program}`
        : [...(runner ? [runner] : []), "python", program].join(" ");
}
function portableCommand([program = "", ...rest]) {
    const isLocal = /^(?:\/|[A-Za-z]:[\\/])|(?:^|[\\/])\.?v?env[\\/]/.test(program);
    return [isLocal ? program.replace(/^.*[\\/]/, "") : program, ...rest].map(_core_shell_words_js__WEBPACK_IMPORTED_MODULE_1__/* .shellWord */ .r7).join(" ");
}
function installsRungate(readFile, isThere) {
    const file = isThere("uv.lock") || isThere("poetry.lock") ? "pyproject.toml" : "requirements.txt";
    return (0,_core_install_command_js__WEBPACK_IMPORTED_MODULE_0__/* .namesPythonPackage */ .f)(readFile(file));
}


/***/ }),

/***/ 87055:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jl: () => (/* binding */ guessAgent),
/* harmony export */   P: () => (/* binding */ guessRecordedAgent),
/* harmony export */   Ui: () => (/* binding */ recordedCommand)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11977);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40332);
/* harmony import */ var _core_parse_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40476);
/* harmony import */ var _recordings_reading_artifact_folders_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(48706);
/* harmony import */ var _recordings_reading_recorded_sessions_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(80512);
/* harmony import */ var _init_python_project_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4155);








const QUOTED = /["'`]([\w@./-]{2,200})["'`]/g;
const PYTHON_IMPORT = /^\s*(?:from|import)\s+([\w.]+)/gm;
const CODE = new Set([".mjs", ".js", ".cjs", ".ts", ".mts", ".py"]);
const IGNORED = /(?:^|\/)(?:node_modules|evals|runs|recordings|package-lock\.json|\.git)(?:\/|$)/;
function guessAgent(words, root, from = root) {
    const allWords = [...words, ...scriptWords(words, from)];
    const entries = allWords.flatMap((word, at) => {
        const isModule = allWords[at - 1] === "-m" && /^[\w.]+$/.test(word);
        const paths = isModule ? moduleFiles(word) : [word];
        return paths.map((path) => inside(root, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(from, path))).filter(isText);
    });
    const globs = entries.flatMap((entry) => node_path__WEBPACK_IMPORTED_MODULE_1__.posix.dirname(entry) === "." ? namedBy(entry, root) : [`${(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeGlob */ .yk)(node_path__WEBPACK_IMPORTED_MODULE_1__.posix.dirname(entry))}/**`]);
    return [...new Set(globs)].sort();
}
function guessRecordedAgent(runs, from, root) {
    const command = recordedCommand(runs, from);
    return command === undefined ? undefined : guessAgent(command, root, from);
}
function recordedCommand(runs, from) {
    const folders = [...new Set(runs.map((pattern) => (0,_recordings_reading_artifact_folders_js__WEBPACK_IMPORTED_MODULE_5__/* .commonFolder */ .M)([pattern]).join("/")))];
    const files = folders.map((folder) => textOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(from, folder, _recordings_reading_recorded_sessions_js__WEBPACK_IMPORTED_MODULE_6__/* .RECORDED_FILE */ .yK)));
    const sessions = files
        .map(_recordings_reading_recorded_sessions_js__WEBPACK_IMPORTED_MODULE_6__/* .readRecordedFile */ .Jf)
        .flatMap((read) => (typeof read === "string" ? [] : read.sessions));
    return sessions.at(-1)?.command;
}
function scriptWords(words, from) {
    const scripts = (0,_init_python_project_js__WEBPACK_IMPORTED_MODULE_7__/* .scriptsIn */ .Oq)(textOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(from, "pyproject.toml")));
    const modules = words.flatMap((word) => scripts.get(word) ?? []);
    return modules.length > 0 ? modules.flatMap((module) => ["-m", module]) : npmWords(words, from);
}
function npmWords(words, from) {
    const [program = "", ...rest] = words;
    if (!["npm", "pnpm", "yarn", "bun"].includes(program))
        return [];
    const [name = ""] = rest.filter((word) => word !== "run" && !word.startsWith("-"));
    const { scripts } = Object((0,_core_parse_json_js__WEBPACK_IMPORTED_MODULE_4__/* .tryParseJson */ .Bl)(textOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(from, "package.json"))));
    const line = Object(scripts)[name];
    return typeof line === "string" ? line.split(/\s+/) : [];
}
function moduleFiles(name) {
    const path = name.replaceAll(".", "/");
    return [path, `src/${path}`].flatMap((file) => [
        `${file}.py`,
        `${file}/__main__.py`,
        `${file}/__init__.py`,
    ]);
}
function isText(path) {
    return path !== undefined;
}
function inside(root, path) {
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, path).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join("/");
    if (name === "" || name.startsWith("../") || IGNORED.test(name))
        return undefined;
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.isFile() ? name : undefined;
}
function namedBy(entry, root) {
    const found = new Set([entry]);
    for (const name of found) {
        if (found.size > _core_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.agentGlobs)
            break;
        if (!CODE.has((0,node_path__WEBPACK_IMPORTED_MODULE_1__.extname)(name)))
            continue;
        for (const path of pathsIn(textOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, name)), name)) {
            const candidate = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.normalize)(path).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join("/").replace(/\/$/, "");
            if (candidate === "." || candidate.startsWith("../") || IGNORED.test(candidate))
                continue;
            const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, candidate), { throwIfNoEntry: false });
            if (stats?.isFile())
                found.add(candidate);
            else if (stats?.isDirectory())
                found.add(`${(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeGlob */ .yk)(candidate)}/**`);
        }
    }
    return [...found].slice(0, _core_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.agentGlobs);
}
function* pathsIn(text, name) {
    for (const [, path = ""] of text.matchAll(QUOTED))
        yield (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(name), path);
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.extname)(name) !== ".py")
        return;
    for (const [, module = ""] of text.matchAll(PYTHON_IMPORT)) {
        const path = module.replaceAll(".", "/");
        yield `${path}.py`;
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path) === path)
            yield path;
    }
}
function textOf(path) {
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
    return stats?.isFile() && stats.size <= _core_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.configurationBytes ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8") : "";
}


/***/ })

};

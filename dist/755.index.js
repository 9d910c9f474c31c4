export const id = 755;
export const ids = [755];
export const modules = {

/***/ 90253:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   init: () => (/* binding */ init)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _disk_configuration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1870);
/* harmony import */ var _disk_write_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46271);
/* harmony import */ var _escape_terminal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82124);
/* harmony import */ var _init_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10296);
/* harmony import */ var _init_next_command_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(66906);
/* harmony import */ var _policy_load_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7067);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(57806);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9000);
/* harmony import */ var _print_text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(88092);
/* harmony import */ var _tell_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7798);
/* harmony import */ var _recordings_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(37495);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_init_files_js__WEBPACK_IMPORTED_MODULE_5__, _policy_load_js__WEBPACK_IMPORTED_MODULE_7__]);
([_init_files_js__WEBPACK_IMPORTED_MODULE_5__, _policy_load_js__WEBPACK_IMPORTED_MODULE_7__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);













const YAML_NAME = /\.ya?ml$/i;
const EXISTS = "exists and is not overwritten: name another file with --expectations, or move this one away";
async function init(options) {
    const kept = checkFiles(options);
    const { runs, broken } = await (0,_recordings_js__WEBPACK_IMPORTED_MODULE_12__/* .readRecordings */ .D)(options);
    if (!runs.some(({ run }) => !run.expectsOnly)) {
        const message = "no run could be read, so there is nothing to propose and nothing is written";
        (0,_tell_js__WEBPACK_IMPORTED_MODULE_11__/* .tell */ .q)([{ severity: "error", message }]);
        return 1;
    }
    const files = (0,_init_files_js__WEBPACK_IMPORTED_MODULE_5__/* .proposeFiles */ .Y)(runs, options, kept);
    if (options.dryRun)
        printFiles(options, files);
    else
        writeFiles(options, files);
    const contradictory = (0,_tell_js__WEBPACK_IMPORTED_MODULE_11__/* .tell */ .q)(files.rehearsal.errors);
    return broken || contradictory ? 1 : 0;
}
function checkFiles({ expectations, policy, dryRun }) {
    const problems = [];
    const refuse = (file, message) => problems.push({ severity: "error", file, message });
    const hasPolicy = isThere(policy);
    for (const file of hasPolicy ? [expectations] : [expectations, policy])
        if (!YAML_NAME.test(file))
            refuse(file, "init writes YAML: name a file that ends in .yml or .yaml");
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(expectations) === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(policy))
        refuse(policy, "is named for both files: name two");
    else if (!dryRun && isThere(expectations))
        refuse(expectations, EXISTS);
    const kept = hasPolicy ? readPolicy(policy, problems) : undefined;
    if (problems.length > 0)
        throw new _problems_js__WEBPACK_IMPORTED_MODULE_8__/* .ConfigurationError */ .j1(problems);
    return kept;
}
function readPolicy(file, problems) {
    const source = (0,_disk_configuration_js__WEBPACK_IMPORTED_MODULE_2__/* .readConfigurationFile */ .B)(file, { root: process.cwd(), contained: false }, problems);
    if (source === undefined)
        return undefined;
    const { policy, problems: found } = (0,_policy_load_js__WEBPACK_IMPORTED_MODULE_7__/* .loadPolicy */ .t)(source.file, source.text);
    for (const problem of found)
        problems.push(problem);
    return policy;
}
function printFiles({ expectations, policy }, files) {
    printFile(expectations, files.expectations);
    if (files.policy === undefined)
        (0,_print_text_js__WEBPACK_IMPORTED_MODULE_10__/* .complain */ .cc)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_4__/* .terminal */ .Fo) `${policy} exists: it would be kept`);
    else
        printFile(policy, files.policy);
}
function printFile(file, text) {
    (0,_print_text_js__WEBPACK_IMPORTED_MODULE_10__/* .print */ .yy)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_4__/* .lines */ .Mn)([(0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_4__/* .terminal */ .Fo) `==> ${file} <==`, (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_4__/* .manyLines */ .hw)(text), (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_4__/* .terminal */ .Fo) ``]));
}
function writeFiles(options, files) {
    const { expectations, policy, cases, leftOut, rehearsal } = files;
    writeNew(options.expectations, expectations);
    const others = leftOut === 0 ? "" : `, ${leftOut} left out (its comments say why)`;
    (0,_print_text_js__WEBPACK_IMPORTED_MODULE_10__/* .print */ .yy)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_4__/* .terminal */ .Fo) `wrote ${options.expectations}: ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_9__/* .counted */ .hS)(cases, "case")}${others}`);
    if (policy === undefined) {
        (0,_print_text_js__WEBPACK_IMPORTED_MODULE_10__/* .print */ .yy)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_4__/* .terminal */ .Fo) `kept ${options.policy}: it exists, and the cases are proposed for it`);
    }
    else {
        writeNew(options.policy, policy);
        (0,_print_text_js__WEBPACK_IMPORTED_MODULE_10__/* .print */ .yy)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_4__/* .terminal */ .Fo) `wrote ${options.policy}`);
    }
    const { passRate } = rehearsal;
    const reached = passRate === null
        ? "None of the runs could be assessed"
        : `The runs reach a pass rate of ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_9__/* .percent */ .KN)(passRate)}`;
    (0,_print_text_js__WEBPACK_IMPORTED_MODULE_10__/* .print */ .yy)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_4__/* .terminal */ .Fo) `\n${reached} by them. Read both, correct what is not right, then:\n\n  ${(0,_init_next_command_js__WEBPACK_IMPORTED_MODULE_6__/* .nextCommand */ .h)(options)}`);
}
function writeNew(file, text) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file), { recursive: true });
        if (isThere(file))
            throw new Error(EXISTS);
        (0,_disk_write_js__WEBPACK_IMPORTED_MODULE_3__/* .writeWhole */ .f)(file, text);
    }
    catch (error) {
        if (!(error instanceof Error))
            throw error;
        const message = `cannot be written: ${error.message}`;
        throw new _problems_js__WEBPACK_IMPORTED_MODULE_8__/* .ConfigurationError */ .j1([{ severity: "error", file, message }]);
    }
}
function isThere(file) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(file);
        return true;
    }
    catch {
        return false;
    }
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 10504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ judgeProgressBar),
/* harmony export */   h: () => (/* binding */ progressBar)
/* harmony export */ });
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
    const { Presets, SingleBar } = await __webpack_require__.e(/* import() */ 502).then(__webpack_require__.t.bind(__webpack_require__, 98502, 19));
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

/***/ 37495:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ readRecordings)
/* harmony export */ });
/* harmony import */ var _disk_allowance_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53458);
/* harmony import */ var _disk_patterns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21009);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43876);
/* harmony import */ var _load_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49127);
/* harmony import */ var _load_options_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32229);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57806);
/* harmony import */ var _re2_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(51985);
/* harmony import */ var _steps_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(95587);
/* harmony import */ var _tell_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7798);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(10504);
/* harmony import */ var _without_texts_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(53326);











async function readRecordings(options) {
    const unusable = [];
    const how = (0,_load_options_js__WEBPACK_IMPORTED_MODULE_4__/* .loadOptions */ .Z)(options, unusable);
    if (unusable.length > 0)
        throw new _problems_js__WEBPACK_IMPORTED_MODULE_5__/* .ConfigurationError */ .j1(unusable);
    await (0,_re2_js__WEBPACK_IMPORTED_MODULE_6__/* .loadRe2 */ .o4)();
    const { files, problems } = (0,_steps_js__WEBPACK_IMPORTED_MODULE_7__/* .atOnce */ .zd)((0,_disk_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .findFiles */ .l)(options.runs, process.cwd(), false));
    const runs = [];
    const allowance = new _disk_allowance_js__WEBPACK_IMPORTED_MODULE_0__/* .Allowance */ .b();
    const progress = await (0,_progress_js__WEBPACK_IMPORTED_MODULE_9__/* .progressBar */ .h)();
    for (const [at, file] of files.entries()) {
        for (const loaded of (0,_load_js__WEBPACK_IMPORTED_MODULE_3__/* .loadRuns */ .lR)(file, how, allowance)) {
            const one = (0,_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .ofCase */ .W6)(loaded);
            const { place } = one.origin;
            if ("fault" in one) {
                problems.push({ severity: "error", ...place, message: one.fault });
                continue;
            }
            const { run, identity, origin } = one;
            for (const message of run.warnings)
                problems.push({ severity: "warning", ...place, message });
            runs.push({ run: (0,_without_texts_js__WEBPACK_IMPORTED_MODULE_10__/* .withoutTexts */ .X)(run), identity, origin });
        }
        progress(at + 1, files.length);
    }
    return { runs, broken: (0,_tell_js__WEBPACK_IMPORTED_MODULE_8__/* .tell */ .q)(problems) };
}


/***/ }),

/***/ 53326:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ withoutTexts)
/* harmony export */ });
function withoutTexts({ row: _row, ...run }) {
    const toolCalls = run.toolCalls.map(({ result: _result, ...call }) => call);
    return { ...run, input: "", response: "", texts: [], toolCalls };
}


/***/ }),

/***/ 27284:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ textWithout)
/* harmony export */ });
/* harmony import */ var _zod_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37753);

function textWithout(faultOf) {
    return _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string()
        .min(1)
        .superRefine((text, context) => {
        const message = faultOf(text);
        if (message !== undefined)
            context.addIssue({ code: "custom", message });
    });
}


/***/ }),

/***/ 1870:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ readConfigurationFile)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69846);
/* harmony import */ var _text_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20584);


function readConfigurationFile(file, { root, contained }, problems) {
    const bounds = { root, contained, mostBytes: _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.configurationBytes, remedy: "split it" };
    return (0,_text_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readTextFile */ .G)(file, bounds, problems);
}


/***/ }),

/***/ 97625:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ leadsOutside)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


function leadsOutside(folder, path) {
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(folder), node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path));
    return inside === ".." || inside.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(inside);
}


/***/ }),

/***/ 20584:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ readTextFile)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _contained_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97625);




function readTextFile(file, { root, contained, mostBytes, remedy }, problems) {
    const fail = (message) => {
        problems.push({ severity: "error", file, message });
        return undefined;
    };
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root, file);
    try {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path);
        if (!stats.isFile())
            return fail(stats.isDirectory() ? "is a folder, not a file" : "is not a regular file");
        if (contained && (0,_contained_js__WEBPACK_IMPORTED_MODULE_3__/* .leadsOutside */ .d)(root, path))
            return fail("leads outside the workspace");
        if (stats.size > mostBytes) {
            return fail(`has ${stats.size} bytes, more than the ${mostBytes} that are read: ${remedy}`);
        }
        const bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path);
        return (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes)
            ? { file, text: bytes.toString("utf8") }
            : fail("is not UTF-8 text: save it as UTF-8");
    }
    catch (error) {
        const missing = error.code === "ENOENT";
        if (!missing)
            return fail(`cannot be read: ${error.message}`);
        return fail(/[*?{]/.test(file)
            ? "does not exist: patterns are not expanded here, name each file"
            : "does not exist");
    }
}


/***/ }),

/***/ 46271:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ writeWhole)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

const CHUNK = 64 * 1024;
function writeWhole(path, content) {
    const draft = `${path}.${process.pid}.tmp`;
    try {
        const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(draft, "wx");
        try {
            for (const chunk of chunksOf(content))
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, chunk);
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
        }
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(draft, path);
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(draft, { force: true });
        throw error;
    }
}
function* chunksOf(content) {
    if (typeof content === "string")
        return yield content;
    let chunk = "";
    for (const piece of content) {
        chunk += piece;
        if (chunk.length < CHUNK)
            continue;
        yield chunk;
        chunk = "";
    }
    yield chunk;
}


/***/ }),

/***/ 91709:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ writtenKey),
/* harmony export */   T: () => (/* binding */ valueWriter)
/* harmony export */ });
/* harmony import */ var _json_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35857);

function writtenKey(key) {
    return key.startsWith("$") ? `$${key}` : key;
}
function valueWriter(tool, { hides, clean }) {
    const shows = (text) => clean(text) === text;
    const write = (value, keys) => {
        if (hides(tool, keys))
            return { $any: true };
        if (Array.isArray(value))
            return value.map((item) => write(item, keys));
        if (!(0,_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
            return shows(String(value)) ? value : { $any: true };
        if (!Object.keys(value).every(shows))
            return { $any: true };
        return Object.fromEntries(Object.entries(value).map(([key, item]) => [writtenKey(key), write(item, [...keys, key])]));
    };
    return write;
}


/***/ }),

/***/ 32217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ groupBy),
/* harmony export */   n: () => (/* binding */ largest)
/* harmony export */ });
function groupBy(items, keyOf) {
    const groups = new Map();
    for (const item of items) {
        const key = keyOf(item);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [item]);
        else
            group.push(item);
    }
    return groups;
}
function largest(groups) {
    let most = [];
    for (const group of groups)
        if (group.length > most.length)
            most = group;
    return most;
}


/***/ }),

/***/ 37286:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ expectationsText)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69846);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9000);
/* harmony import */ var _schema_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63067);
/* harmony import */ var _yaml_nodes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23588);





const INTRODUCTION = [
    "What the agent is expected to call, proposed by `rungate init` from recorded runs.",
    "A recording shows what the agent did, not what is right: read each case before you rely on it.",
    "",
    "A case is one task of the agent: every recorded run of it is compared with the calls listed here.",
];
const LESSON = [
    "",
    "Arguments mean themselves. Where more than one value is right, write a matcher instead:",
    "  { $oneOf: [Lisbon, LIS] }     one of these values",
    "  { $any: true }                any value, but there must be one",
    "What else a case may say:",
    "  expectedTool: get_weather     this tool must be called; instead of referenceToolCalls",
    '  forbiddenTools: ["delete_*"]  a run that calls one of these fails',
    "  required: true                one failing run of the case fails the gate",
];
const SHOWN_CASES = 20;
function expectationsText({ cases, ownWord, tooLong }, policy) {
    const head = [
        (0,_schema_line_js__WEBPACK_IMPORTED_MODULE_3__/* .schemaLine */ .c)("expectations"),
        ...INTRODUCTION,
        `Calls that failed are not listed, nor are those that ${policy} leaves out.`,
        ...LESSON,
        ...leftOut("their recordings say themselves what is expected", ownWord),
        ...leftOut("they make more calls than a case may list", tooLong),
    ];
    const nodes = cases.map(caseNode);
    for (const node of nodes.slice(1))
        node.spaceBefore = true;
    const document = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Document */ .yo((0,_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_4__/* .mapping */ .pq)([["cases", (0,_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_4__/* .sequence */ .K2)(nodes)]]), { schema: "core" });
    document.commentBefore = (0,_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_4__/* .comment */ .Im)(...head);
    return (0,_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_4__/* .yamlText */ .pS)(document);
}
function leftOut(reason, ids) {
    if (ids.length === 0)
        return [];
    const shown = ids.map((id) => (0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(id, _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .F.shownString));
    return ["", `Not listed, since ${reason}: ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)(shown, SHOWN_CASES)}.`];
}
function caseNode({ id, lookups, calls, notes }) {
    const references = (0,_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_4__/* .sequence */ .K2)(calls.map(callNode));
    if (calls.length === 0)
        references.comment = (0,_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_4__/* .comment */ .Im)("must call nothing");
    const node = (0,_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_4__/* .mapping */ .pq)([
        ["id", (0,_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_4__/* .nodeOf */ .E7)(id)],
        ...(lookups ? [["f1", (0,_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_4__/* .nodeOf */ .E7)({ calls: "all" })]] : []),
        ["referenceToolCalls", references],
    ]);
    return withNotes(node, notes);
}
function callNode({ name, arguments: args, notes }) {
    const node = (0,_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_4__/* .mapping */ .pq)([
        ["name", (0,_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_4__/* .nodeOf */ .E7)(name)],
        ...(args === undefined ? [] : [["arguments", (0,_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_4__/* .nodeOf */ .E7)(args)]]),
    ]);
    return withNotes(node, notes);
}
function withNotes(node, notes) {
    if (notes.length > 0)
        node.commentBefore = (0,_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_4__/* .comment */ .Im)(...notes);
    return node;
}


/***/ }),

/***/ 10296:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ proposeFiles)
/* harmony export */ });
/* harmony import */ var _expectations_load_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77188);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69846);
/* harmony import */ var _policy_defaults_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56221);
/* harmony import */ var _policy_load_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7067);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57806);
/* harmony import */ var _expectations_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37286);
/* harmony import */ var _policy_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60325);
/* harmony import */ var _propose_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(55083);
/* harmony import */ var _rehearsal_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(28572);
/* harmony import */ var _tool_rules_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(63291);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_expectations_load_js__WEBPACK_IMPORTED_MODULE_0__, _policy_load_js__WEBPACK_IMPORTED_MODULE_3__]);
([_expectations_load_js__WEBPACK_IMPORTED_MODULE_0__, _policy_load_js__WEBPACK_IMPORTED_MODULE_3__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);










function proposeFiles(runs, names, kept) {
    const rules = kept === undefined ? (0,_tool_rules_js__WEBPACK_IMPORTED_MODULE_9__/* .proposeToolRules */ ._)(runs.map(({ run }) => run)) : [];
    const policy = kept ?? readBack(names.policy, (0,_policy_text_js__WEBPACK_IMPORTED_MODULE_6__/* .policyText */ .M)(rules, null));
    const proposal = (0,_propose_js__WEBPACK_IMPORTED_MODULE_7__/* .propose */ .B)(runs, policy);
    const expectations = (0,_expectations_text_js__WEBPACK_IMPORTED_MODULE_5__/* .expectationsText */ .X)(proposal, names.policy);
    const loaded = (0,_expectations_load_js__WEBPACK_IMPORTED_MODULE_0__/* .loadExpectations */ .M)([{ file: names.expectations, text: expectations }], policy.defaults);
    refuse(loaded.problems, names.expectations, expectations);
    const rehearsal = (0,_rehearsal_js__WEBPACK_IMPORTED_MODULE_8__/* .rehearse */ .K)(runs, loaded.expectations, policy);
    return {
        expectations,
        policy: kept === undefined ? (0,_policy_text_js__WEBPACK_IMPORTED_MODULE_6__/* .policyText */ .M)(rules, rehearsal.passRate) : undefined,
        cases: proposal.cases.length,
        leftOut: proposal.ownWord.length + proposal.tooLong.length,
        rehearsal,
    };
}
function readBack(file, text) {
    const { policy, problems } = (0,_policy_load_js__WEBPACK_IMPORTED_MODULE_3__/* .loadPolicy */ .t)(file, text);
    refuse(problems, file, text);
    return policy ?? _policy_defaults_js__WEBPACK_IMPORTED_MODULE_2__/* .defaultPolicy */ .G;
}
function refuse(problems, file, text) {
    const tooLarge = Buffer.byteLength(text) > _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .F.configurationBytes;
    const found = tooLarge ? [tooMuch(file, `${Buffer.byteLength(text)} bytes`)] : problems;
    if (found.length > 0)
        throw new _problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1(found);
}
function tooMuch(file, size) {
    const message = `would have ${size}, more than the ${_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .F.configurationBytes} that are read: name fewer recordings with --runs`;
    return { severity: "error", file, message };
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 66906:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ nextCommand)
/* harmony export */ });
/* harmony import */ var _policy_defaults_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56221);

function nextCommand({ runs, expectations, policy, format, caseField }) {
    const options = [
        ...runs.map((pattern) => ["--runs", pattern]),
        ["--expectations", expectations],
        ["--policy", policy === _policy_defaults_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_POLICY */ .z ? undefined : policy],
        ["--format", format],
        ["--case-field", caseField],
    ];
    const words = options.flatMap(([name, value]) => (value === undefined ? [] : [name, shellWord(value)]));
    return ["rungate gate", ...words].join(" ");
}
function shellWord(text) {
    return /^[\w./:@%+=,-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}


/***/ }),

/***/ 60325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ policyText)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69846);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9000);
/* harmony import */ var _schema_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63067);
/* harmony import */ var _yaml_nodes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23588);





const TEMPLATE = `# ${(0,_schema_line_js__WEBPACK_IMPORTED_MODULE_3__/* .schemaLine */ .c)("policy")}
# What the gate demands of the runs, proposed by \`rungate init\`. Every key has a default and may be left out.

# A run passes when each of its scores reaches its mark.
# code: the right tools in the right order. f1: the right calls with the right arguments.
passMarks: { code: 1, f1: 0.9 }

gate:
  # Below a floor the gate fails, whatever the base branch did. passRate is the share of a case's runs that pass,
  # as the mean over all cases.
  floors: {}
  # How far the pass rate may fall below the base branch's. A larger drop fails the gate unless it may be noise.
  regression: { mode: auto, maxDrop: 0.02 }

# What the tools do; the last match wins. Most lines are guesses from names: check that nothing marked readOnly
# changes anything. A tool that no line matches is taken for one that does.
tools: []

# Lookups and failed attempts cost nothing: f1 compares the calls that change something.
defaults:
  f1: { calls: state-changing, failedCalls: ignore }
  code: { failedCalls: ignore }
`;
const FLOOR = 0.7;
const FLOOR_STEPS = 20;
function policyText(rules, passRate) {
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(TEMPLATE);
    document.set("tools", toolsNode(rules));
    document.setIn(["gate", "floors"], floorsNode(passRate));
    return (0,_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_4__/* .yamlText */ .pS)(document);
}
function toolsNode(rules) {
    const list = (0,_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_4__/* .sequence */ .K2)(rules.map(ruleNode));
    if (rules.length === 0)
        list.comment = (0,_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_4__/* .comment */ .Im)('such as { match: "get_*", readOnly: true }');
    return list;
}
function ruleNode({ rule, tools, reason }) {
    const node = (0,_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_4__/* .nodeOf */ .E7)(rule);
    node.comment = (0,_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_4__/* .comment */ .Im)(remark());
    return node;
    function remark() {
        if ("ignore" in rule)
            return "a scratchpad, by its name: never counted";
        if (reason === "conflict")
            return "recordings disagree whether it only reads";
        const names = tools.length === 1
            ? ""
            : (0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)(tools.map((name) => (0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(name, _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .F.shownString)), 4);
        const source = reason === "hint" ? "the recordings say that it only reads" : "";
        return [names, source].filter((part) => part !== "").join(": ");
    }
}
function floorsNode(passRate) {
    const floor = Math.min(FLOOR, Math.floor((passRate ?? 0) * FLOOR_STEPS) / FLOOR_STEPS);
    const node = (0,_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_4__/* .nodeOf */ .E7)(floor > 0 ? { passRate: floor } : {});
    node.comment = (0,_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_4__/* .comment */ .Im)(passRate === null ? "such as { passRate: 0.7 }" : `the recorded runs reach ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .percent */ .KN)(passRate)}`);
    return node;
}


/***/ }),

/***/ 55083:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ propose)
});

// EXTERNAL MODULE: ./build/group-by.js
var group_by = __webpack_require__(32217);
// EXTERNAL MODULE: ./build/limits.js + 7 modules
var limits = __webpack_require__(69846);
// EXTERNAL MODULE: ./build/policy/redact.js
var policy_redact = __webpack_require__(94942);
// EXTERNAL MODULE: ./build/policy/tools.js
var policy_tools = __webpack_require__(83704);
// EXTERNAL MODULE: ./build/scorers/options.js
var scorers_options = __webpack_require__(66760);
// EXTERNAL MODULE: ./build/suite/trial.js
var trial = __webpack_require__(22139);
// EXTERNAL MODULE: ./build/suite/trial-names.js
var trial_names = __webpack_require__(21010);
// EXTERNAL MODULE: ./build/expectations/written-value.js
var written_value = __webpack_require__(91709);
// EXTERNAL MODULE: ./build/json/canonical.js
var canonical = __webpack_require__(76289);
// EXTERNAL MODULE: ./build/json/json.js
var json = __webpack_require__(35857);
// EXTERNAL MODULE: ./build/problems.js
var problems = __webpack_require__(57806);
// EXTERNAL MODULE: ./build/wording.js
var wording = __webpack_require__(9000);
// EXTERNAL MODULE: ./build/scorers/counted.js
var scorers_counted = __webpack_require__(20380);
;// CONCATENATED MODULE: ./build/init/trial-calls.js




function trialCalls({ run, origin }, { f1 }, tools) {
    const counted = (0,scorers_counted/* countedCalls */.eb)(run, { calls: f1.calls, failedCalls: "ignore" }, tools);
    const calls = counted.length > 0 ? counted : (0,scorers_counted/* countedCalls */.eb)(run, { calls: "all", failedCalls: "ignore" }, tools);
    return {
        place: origin.place,
        calls,
        lookups: counted.length < calls.length,
        nothingLeft: calls.length === 0 && run.toolCalls.length > 0,
    };
}
function statedArguments({ arguments: args, malformed }) {
    if (malformed || !(0,json/* isObject */.Gv)(args))
        return undefined;
    return (0,json/* depthOf */.d1)(args, limits/* limits */.F.proposedNesting) <= limits/* limits */.F.proposedNesting ? args : undefined;
}
function whyNotStated({ arguments: args, malformed }, place) {
    const where = `in ${(0,problems/* placeName */.fW)(place)}`;
    if (malformed)
        return `Its arguments ${where} are not JSON: write down what they must be.`;
    if (!(0,json/* isObject */.Gv)(args))
        return `Its arguments ${where} are not an object, so any are accepted.`;
    return `Its arguments ${where} nest deeper than ${limits/* limits */.F.proposedNesting} levels, so any are accepted.`;
}

;// CONCATENATED MODULE: ./build/init/volatile.js



const ENOUGH_TRIALS = 3;
const LISTED_VALUES = 4;
const SHORT_VALUE = 16;
function volatileArguments(trials) {
    const found = new Map();
    for (const [at, call] of (trials[0]?.calls ?? []).entries()) {
        const volatile = Object.keys(statedArguments(call) ?? {}).flatMap((key) => {
            const values = trials.map((trial) => argumentOf(trial, at, key));
            return hasMajority(values) ? [] : [{ key, values: distinct(values) }];
        });
        const [only, another] = volatile;
        if (only === undefined || another !== undefined)
            continue;
        if (trials.length >= ENOUGH_TRIALS || listedValues(only) === undefined)
            found.set(at, only);
    }
    return found;
}
function listedValues({ values }) {
    const areShort = values.every((value) => (typeof value !== "object" || value === null) && (0,canonical/* canonicalJson */.d)(value).length <= SHORT_VALUE + 2);
    return areShort && values.length <= LISTED_VALUES ? values : undefined;
}
function argumentOf({ calls }, at, key) {
    const args = calls[at]?.arguments;
    return ((0,json/* isObject */.Gv)(args) ? (0,json/* member */.Dc)(args, key) : undefined) ?? null;
}
function hasMajority(values) {
    const counts = new Map();
    for (const value of values) {
        const text = (0,canonical/* canonicalJson */.d)(value);
        counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    return [...counts.values()].some((count) => count * 2 > values.length);
}
function distinct(values) {
    return [...new Map(values.map((value) => [(0,canonical/* canonicalJson */.d)(value), value])).values()];
}

;// CONCATENATED MODULE: ./build/init/propose-case.js









function proposeCase(id, trials, redact) {
    const sound = trials.filter(({ calls }) => !calls.some(({ malformed }) => malformed));
    const alike = (0,group_by/* largest */.n)((0,group_by/* groupBy */.$)(sound.length > 0 ? sound : trials, shapeOf).values());
    const volatile = volatileArguments(alike);
    const agreeing = (0,group_by/* largest */.n)((0,group_by/* groupBy */.$)(alike, (trial) => callsText(trial, volatile)).values());
    const [chosen] = agreeing;
    if (chosen === undefined)
        throw new Error(`case "${id}" has no trial`);
    return {
        id,
        lookups: chosen.lookups,
        calls: chosen.calls.map((call, at) => proposeCall(call, volatile.get(at), chosen, redact)),
        notes: [
            ...(agreeing.length < trials.length ? [disagreement(chosen, agreeing.length, trials.length)] : []),
            ...(chosen.lookups ? ["The agent only looked things up, so here lookups count."] : []),
            ...(chosen.nothingLeft ? ["Its calls failed or went to scratchpads, so none is listed."] : []),
        ],
    };
}
function disagreement({ place }, agreeing, all) {
    const name = (0,problems/* placeName */.fW)(place);
    return agreeing === 1
        ? `The runs differ: of ${all} only ${name} made these calls.`
        : `The runs differ: ${agreeing} of ${all} made these calls, ${name} among them.`;
}
function shapeOf({ calls, lookups }) {
    return (0,canonical/* canonicalJson */.d)([
        lookups,
        ...calls.map((call) => {
            const stated = statedArguments(call);
            return [call.name, call.malformed, stated === undefined ? null : Object.keys(stated).sort()];
        }),
    ]);
}
function callsText({ calls }, volatile) {
    return (0,canonical/* canonicalJson */.d)(calls.map((call, at) => {
        const args = Object.entries(statedArguments(call) ?? {});
        return Object.fromEntries(args.filter(([key]) => key !== volatile.get(at)?.key));
    }));
}
function proposeCall(call, volatile, { place }, redact) {
    const stated = statedArguments(call);
    if (stated === undefined) {
        return { name: call.name, arguments: undefined, notes: [whyNotStated(call, place)] };
    }
    const write = (0,written_value/* valueWriter */.T)(call.name, redact);
    const isHidden = volatile?.values.some((value) => isAny(write(value, [volatile.key])));
    const values = volatile && !isHidden ? listedValues(volatile) : undefined;
    const matcher = values === undefined ? { $any: true } : { $oneOf: values };
    const entries = Object.entries(stated).map(([key, value]) => [
        (0,written_value/* writtenKey */.R)(key),
        key === volatile?.key ? matcher : write(value, [key]),
    ]);
    const advice = values === undefined ? "any value will do" : "any of these will do";
    return {
        name: call.name,
        arguments: Object.fromEntries(entries),
        notes: volatile === undefined
            ? []
            : [`The runs differ in "${(0,wording/* shorten */.ml)(volatile.key, limits/* limits */.F.shownString)}": ${advice}.`],
    };
}
function isAny(value) {
    return (0,json/* isObject */.Gv)(value) && value.$any === true;
}

;// CONCATENATED MODULE: ./build/init/propose.js









function propose(runs, policy) {
    const options = (0,scorers_options/* resolveOptions */.$)(policy.defaults);
    const tools = (0,policy_tools/* toolBook */.t)(policy.tools);
    const redact = (0,policy_redact/* redactRules */.zw)(policy.redact);
    const proposal = { cases: [], ownWord: [], tooLong: [] };
    const byId = [...(0,group_by/* groupBy */.$)(runs, ({ identity }) => identity.caseId)];
    for (const [id, recorded] of byId.sort(([a], [b]) => (0,trial_names/* compareNames */.MP)(a, b))) {
        if (speaksForItself(recorded)) {
            proposal.ownWord.push(id);
            continue;
        }
        const trials = propose_distinct(recorded).map((one) => trialCalls(one, options, tools));
        const proposed = proposeCase(id, trials, redact);
        if (proposed.calls.length > limits/* limits */.F.references)
            proposal.tooLong.push(id);
        else
            proposal.cases.push(proposed);
    }
    return proposal;
}
function speaksForItself(recorded) {
    return (recorded.some(({ run }) => run.expectsOnly) ||
        recorded.every(({ run }) => run.referenceToolCalls !== undefined));
}
function propose_distinct(recorded) {
    const seen = new Set();
    return recorded.filter(({ identity, origin }) => {
        if (origin.hash === undefined)
            return true;
        const key = JSON.stringify([(0,trial/* caseKey */.u)(identity.caseId, identity.tags), origin.hash]);
        const isNew = !seen.has(key);
        seen.add(key);
        return isNew;
    });
}


/***/ }),

/***/ 28572:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ rehearse)
/* harmony export */ });
/* harmony import */ var _report_aggregate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64260);
/* harmony import */ var _report_coverage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(169);
/* harmony import */ var _report_part_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71970);
/* harmony import */ var _statistics_mean_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83157);
/* harmony import */ var _suite_passes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40334);
/* harmony import */ var _suite_suite_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60859);






function rehearse(runs, expectations, policy) {
    const suite = new _suite_suite_js__WEBPACK_IMPORTED_MODULE_5__/* .Suite */ .l({ expectations, policy });
    const setsFirst = runs.toSorted((a, b) => Number(b.run.expectsOnly ?? 0) - Number(a.run.expectsOnly ?? 0));
    for (const { run, identity, origin } of setsFirst)
        suite.add(run, identity, origin);
    const gathered = suite.finish();
    const problems = [...gathered.problems, ...(0,_report_coverage_js__WEBPACK_IMPORTED_MODULE_1__/* .coverageProblems */ .D)((0,_report_part_js__WEBPACK_IMPORTED_MODULE_2__/* .partOf */ .B)(gathered, policy), expectations)];
    return {
        passRate: (0,_statistics_mean_js__WEBPACK_IMPORTED_MODULE_3__/* .mean */ .i)(gathered.cases.flatMap((one) => passRateOf(one, policy) ?? [])),
        errors: problems.filter(({ severity }) => severity === "error"),
    };
}
function passRateOf({ trials }, policy) {
    const judged = trials.map((one) => ({ ...one, pass: (0,_suite_passes_js__WEBPACK_IMPORTED_MODULE_4__/* .passes */ .W)(one, policy) }));
    return (0,_report_aggregate_js__WEBPACK_IMPORTED_MODULE_0__/* .casePassRate */ .Ae)({ trials: judged });
}


/***/ }),

/***/ 63067:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ schemaLine)
/* harmony export */ });
function schemaLine(schema) {
    return `yaml-language-server: $schema=https://raw.githubusercontent.com/rungate/rungate/main/schemas/${schema}.schema.json`;
}


/***/ }),

/***/ 63291:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ proposeToolRules)
/* harmony export */ });
/* harmony import */ var _group_by_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32217);
/* harmony import */ var _policy_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64757);
/* harmony import */ var _policy_guess_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23286);
/* harmony import */ var _policy_tools_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83704);




function proposeToolRules(runs) {
    const hints = hintsOf(runs);
    const names = [...hints.keys()].sort();
    const scratchpads = names.filter((name) => (0,_policy_guess_js__WEBPACK_IMPORTED_MODULE_2__/* .looksLikeScratchpad */ .Vb)(name));
    const reading = names.filter((name) => !(0,_policy_guess_js__WEBPACK_IMPORTED_MODULE_2__/* .looksLikeScratchpad */ .Vb)(name) && isReadOnly(name, hints));
    const disputed = names.filter((name) => hints.get(name)?.size === 2);
    return [
        ...readOnlyRules(reading, names, hints),
        ...disputed.map((name) => ruleFor(name, { readOnly: false }, "conflict")),
        ...scratchpads.map((name) => ruleFor(name, { ignore: true }, "name")),
    ];
}
function hintsOf(runs) {
    const hints = new Map();
    const of = (name) => {
        const known = hints.get(name) ?? new Set();
        hints.set(name, known);
        return known;
    };
    for (const { toolCalls, tools, referenceToolCalls = [] } of runs) {
        for (const { name } of [...toolCalls, ...referenceToolCalls])
            of(name);
        for (const { name, readOnly } of tools) {
            if (readOnly === undefined)
                of(name);
            else
                of(name).add(readOnly);
        }
    }
    return hints;
}
function isReadOnly(name, hints) {
    const said = hints.get(name) ?? new Set();
    return said.size === 0 ? (0,_policy_guess_js__WEBPACK_IMPORTED_MODULE_2__/* .looksReadOnly */ .Dx)(name) : !said.has(false);
}
function readOnlyRules(reading, all, hints) {
    const isReading = new Set(reading);
    const reasonOf = (name) => (hints.get(name)?.has(true) ? "hint" : "name");
    const families = (0,_group_by_js__WEBPACK_IMPORTED_MODULE_0__/* .groupBy */ .$)(reading, (name) => (0,_policy_guess_js__WEBPACK_IMPORTED_MODULE_2__/* .readingGlob */ .TZ)(name) ?? (0,_policy_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeGlob */ .yk)(name));
    return [...families].flatMap(([glob, family]) => {
        const caught = all.filter((0,_policy_tools_js__WEBPACK_IMPORTED_MODULE_3__/* .nameMatcher */ .M)(glob));
        if (family.length < 2 || !caught.every((name) => isReading.has(name)))
            return family.map((name) => ruleFor(name, { readOnly: true }, reasonOf(name)));
        const reason = family.every((name) => reasonOf(name) === "hint") ? "hint" : "name";
        return [{ rule: { match: glob, readOnly: true }, tools: family, reason }];
    });
}
function ruleFor(name, traits, reason) {
    return { rule: { match: (0,_policy_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeGlob */ .yk)(name), ...traits }, tools: [name], reason };
}


/***/ }),

/***/ 23588:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E7: () => (/* binding */ nodeOf),
/* harmony export */   Im: () => (/* binding */ comment),
/* harmony export */   K2: () => (/* binding */ sequence),
/* harmony export */   pS: () => (/* binding */ yamlText),
/* harmony export */   pq: () => (/* binding */ mapping)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _escape_plain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30854);
/* harmony import */ var _json_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35857);



const ONE_LINE = 88;
const INVISIBLE = /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
const FORM = {
    lineWidth: 0,
    singleQuote: false,
    doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER,
};
function nodeOf(value) {
    if (Array.isArray(value))
        return sequence(value.map(nodeOf), isShort(value));
    if (!(0,_json_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value))
        return scalar(value);
    return mapping(Object.entries(value).map(([key, item]) => [key, nodeOf(item)]), isShort(value));
}
function mapping(entries, oneLine = false) {
    const node = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .YAMLMap */ .CA();
    node.flow = oneLine;
    for (const [key, value] of entries)
        node.items.push(new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Pair */ .Rm(keyNode(key), value));
    return node;
}
function sequence(items, oneLine = items.length === 0) {
    const node = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .YAMLSeq */ .Rw();
    node.flow = oneLine;
    node.items = [...items];
    return node;
}
function comment(...lines) {
    return lines.map((line) => (line === "" ? "" : ` ${(0,_escape_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)(line)}`)).join("\n");
}
function yamlText(document) {
    return document.toString(FORM).replace(INVISIBLE, escaped);
}
function scalar(value) {
    const node = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Scalar */ .X5(typeof value === "number" ? exact(value) : value);
    if (typeof value === "string" && value.search(INVISIBLE) >= 0)
        node.type = yaml__WEBPACK_IMPORTED_MODULE_0__/* .Scalar */ .X5.QUOTE_DOUBLE;
    return node;
}
function exact(value) {
    return Number.isInteger(value) && !Number.isSafeInteger(value) ? BigInt(value) : value;
}
function keyNode(key) {
    const node = scalar(key);
    if (key === "<<")
        node.type = yaml__WEBPACK_IMPORTED_MODULE_0__/* .Scalar */ .X5.QUOTE_DOUBLE;
    return node;
}
function isShort(value) {
    return charactersLeft(value, ONE_LINE) >= 0;
}
function charactersLeft(value, of) {
    if (typeof value === "string")
        return of - value.length - 2;
    if (typeof value !== "object" || value === null)
        return of - String(value).length;
    const isList = Array.isArray(value);
    let left = of - 1;
    for (const [key, item] of Object.entries(value)) {
        if (left < 0)
            break;
        left = charactersLeft(item, left - (isList ? 1 : key.length + 4));
    }
    return left;
}
function escaped(character) {
    const code = character.codePointAt(0) ?? 0;
    const digits = code.toString(16);
    return code > 0xffff ? `\\U${digits.padStart(8, "0")}` : `\\u${digits.padStart(4, "0")}`;
}


/***/ }),

/***/ 59343:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ interruptible),
/* harmony export */   T: () => (/* binding */ lookUp)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58500);


const INTERRUPTS = ["SIGINT", "SIGTERM"];
async function interruptible(work, last) {
    const letGo = () => {
        for (const signal of INTERRUPTS)
            process.off(signal, obey);
    };
    const obey = (signal) => {
        letGo();
        try {
            last(signal);
        }
        finally {
            process.kill(process.pid, signal);
            process.exit(128 + node_os__WEBPACK_IMPORTED_MODULE_0__.constants.signals[signal]);
        }
    };
    for (const signal of INTERRUPTS)
        process.on(signal, obey);
    try {
        return await work();
    }
    finally {
        await lookUp();
        letGo();
    }
}
async function lookUp() {
    await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setImmediate)();
    await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setImmediate)();
}


/***/ }),

/***/ 76289:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ canonicalJson),
/* harmony export */   s: () => (/* binding */ jsonText)
/* harmony export */ });
function canonicalJson(value, lists = "significant") {
    if (typeof value === "string")
        return JSON.stringify(value);
    if (typeof value === "number")
        return canonicalNumber(value);
    if (typeof value !== "object" || value === null)
        return String(value);
    if (Array.isArray(value)) {
        const items = value.map((item) => canonicalJson(item, lists));
        return `[${lists === "free" ? items.sort() : items}]`;
    }
    let members = "";
    for (const key of Object.keys(value).sort()) {
        members += `${members === "" ? "" : ","}${JSON.stringify(key)}:${canonicalJson(value[key], lists)}`;
    }
    return `{${members}}`;
}
function canonicalNumber(value) {
    if (Number.isInteger(value) && !Number.isSafeInteger(value))
        return BigInt(value).toString();
    return JSON.stringify(value);
}
function jsonText(value, indent = 0) {
    const kept = [];
    const text = JSON.stringify(value, (_key, item) => (isKept(item) ? `\u0000${kept.push(keptText(item)) - 1}\u0000` : item), indent);
    return kept.length === 0
        ? text
        : text.replace(/"\\u0000(\d+)\\u0000"(?!:)/g, (_all, at) => kept[at] ?? "null");
}
function isKept(item) {
    if (typeof item === "number")
        return isRounded(item);
    return typeof item === "bigint" || (typeof item === "string" && item.includes("\u0000"));
}
function isRounded(value) {
    const isWritten = Number.isInteger(value) && !Number.isSafeInteger(value) && Math.abs(value) < 1e21;
    return isWritten && BigInt(String(value)) !== BigInt(value);
}
function keptText(item) {
    return typeof item === "number" ? item.toExponential() : canonicalJson(item);
}


/***/ }),

/***/ 35857:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dc: () => (/* binding */ member),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   Kg: () => (/* binding */ isString),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   d1: () => (/* binding */ depthOf),
/* harmony export */   iZ: () => (/* binding */ objectsOf)
/* harmony export */ });
function isObject(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}
function isString(value) {
    return typeof value === "string";
}
function textOf(value) {
    return typeof value === "string" ? value : "";
}
function member(object, key) {
    return Object.hasOwn(object, key) ? object[key] : undefined;
}
function listOf(value) {
    return Array.isArray(value) ? value : [];
}
function objectsOf(value) {
    return Array.isArray(value) ? value.filter(isObject) : [];
}
function depthOf(value, atMost) {
    let depth = 0;
    let level = isContainer(value) ? [value] : [];
    while (level.length > 0 && depth <= atMost) {
        depth += 1;
        const next = [];
        for (const item of level)
            for (const child of Object.values(item))
                if (isContainer(child))
                    next.push(child);
        level = next;
    }
    return depth;
}
function isContainer(value) {
    return typeof value === "object" && value !== null;
}


/***/ }),

/***/ 4424:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ JsonError),
/* harmony export */   q: () => (/* binding */ parseJson)
/* harmony export */ });
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99547);

class JsonError extends Error {
    line;
    column;
    constructor(message, line, column) {
        super(message);
        this.name = "JsonError";
        this.line = line;
        this.column = column;
    }
}
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/gs;
const INTEGER = /^(-?\d+)(?:\.0+)?$/;
const MARK = /^integer-\d+:/;
const BLANK = /^[ \t\r\n]*$/;
function parseJson(text) {
    const body = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
    let value;
    try {
        value = JSON.parse(body);
    }
    catch {
        throw locateError(body);
    }
    return holdsLargeNumber(value) ? parseLargeNumbers(body, value) : value;
}
function holdsLargeNumber(value) {
    const containers = [];
    const isFound = (item) => {
        if (typeof item === "number")
            return isLarge(item);
        if (typeof item === "object" && item !== null)
            containers.push(item);
        return false;
    };
    if (isFound(value))
        return true;
    for (const container of containers) {
        if (Array.isArray(container)) {
            if (container.some(isFound))
                return true;
        }
        else
            for (const key in container)
                if (isFound(container[key]))
                    return true;
    }
    return false;
}
function isLarge(number) {
    return !(Math.abs(number) <= Number.MAX_SAFE_INTEGER);
}
function parseLargeNumbers(text, parsed) {
    const mark = unusedMark(parsed);
    const marked = text.replace(TOKEN, (token, offset) => {
        if (token.startsWith('"'))
            return token;
        const number = Number(token);
        if (Number.isSafeInteger(number))
            return token;
        const digits = INTEGER.exec(token)?.[1];
        if (digits !== undefined)
            return `"${mark}${digits}"`;
        if (!Number.isFinite(number)) {
            throw errorAt(text, offset, `${shorten(token)} is larger than a JSON number can be`);
        }
        return token;
    });
    if (marked === text)
        return parsed;
    return replaceStrings(JSON.parse(marked), (item) => item.startsWith(mark) ? BigInt(item.slice(mark.length)) : item);
}
function unusedMark(value) {
    const used = new Set();
    replaceStrings(value, (item) => {
        const mark = MARK.exec(item)?.[0];
        if (mark !== undefined)
            used.add(mark);
        return item;
    });
    let number = 0;
    while (used.has(`integer-${number}:`))
        number += 1;
    return `integer-${number}:`;
}
function replaceStrings(value, replace) {
    const root = { value };
    const containers = [root];
    for (const container of containers) {
        for (const [key, item] of Object.entries(container)) {
            if (typeof item === "string")
                container[key] = replace(item);
            else if (typeof item === "object" && item !== null)
                containers.push(item);
        }
    }
    return root.value;
}
function locateError(text) {
    if (BLANK.test(text))
        return errorAt(text, text.length, "empty: no JSON value");
    try {
        (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.visit)(text, {
            onError: (code, offset) => {
                throw errorAt(text, offset, describe(code, text, offset));
            },
        }, { disallowComments: true, allowTrailingComma: false });
    }
    catch (error) {
        if (error instanceof JsonError)
            return error;
        throw error;
    }
    return errorAt(text, 0, "not JSON");
}
function describe(code, text, offset) {
    if (BLANK.test(text.slice(offset)))
        return "not JSON: the text ends inside a value (cut off?)";
    const expected = (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.printParseErrorCode)(code)
        .replace(/([a-z])([A-Z])/g, "$1 $2")
        .toLowerCase();
    return `not JSON: ${expected} at ${JSON.stringify(shorten(text.slice(offset)))}`;
}
function errorAt(text, offset, message) {
    const before = text.slice(0, offset);
    const line = before.split("\n").length;
    return new JsonError(message, line, offset - before.lastIndexOf("\n"));
}
function shorten(text) {
    const line = text.split("\n", 1)[0] ?? "";
    return line.length > 24 ? `${line.slice(0, 24)}…` : line;
}


/***/ }),

/***/ 44657:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ availableToolsSchema)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69846);
/* harmony import */ var _zod_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37753);


const name = _zod_js__WEBPACK_IMPORTED_MODULE_1__.z.string().min(1).max(_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.name);
const availableToolsSchema = _zod_js__WEBPACK_IMPORTED_MODULE_1__.z.array(_zod_js__WEBPACK_IMPORTED_MODULE_1__.z.union([
    name.transform((name) => ({ name })),
    _zod_js__WEBPACK_IMPORTED_MODULE_1__.z.strictObject({ name, description: _zod_js__WEBPACK_IMPORTED_MODULE_1__.z.string().optional() })
        .transform(({ name, description }) => description === undefined ? { name } : { name, description }),
]))
    .max(_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.availableTools);


/***/ }),

/***/ 23286:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ looksReadOnly),
/* harmony export */   TZ: () => (/* binding */ readingGlob),
/* harmony export */   Vb: () => (/* binding */ looksLikeScratchpad)
/* harmony export */ });
/* harmony import */ var _glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64757);

const NAMESPACE = /^[\s\S]*(?:__|[./:])/;
const READING = /^(?:get|list|search|find|read|fetch|retrieve|lookup|look_up|query|check|show|describe|view|count|calculate)(?:[_-]|(?=[A-Z])|$)/;
const MORE_THAN_READING = /^check(?:[_-]in|[_-]out|In|Out)(?![a-z])|[_-](?:and|or)[_-]|(?:And|Or)[A-Z]/;
const SCRATCHPAD = /^(?:think|thinking|thought|reason|reasoning|plan|planning|note|notes|scratch|scratchpad|sequentialthinking)(?:[_-]?(?:tool|step|aloud|pad|process))?$/i;
function looksReadOnly(name) {
    return readingGlob(name) !== undefined;
}
function looksLikeScratchpad(name) {
    return SCRATCHPAD.test(ownName(name));
}
function readingGlob(name) {
    const own = ownName(name);
    const word = READING.exec(own)?.[0];
    if (word === undefined || MORE_THAN_READING.test(own))
        return undefined;
    const beginning = (0,_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeGlob */ .yk)(name.slice(0, name.length - own.length) + word);
    if (word === own)
        return beginning;
    return /[_-]$/.test(word) ? `${beginning}*` : `${beginning}[A-Z]*`;
}
function ownName(name) {
    return name.replace(NAMESPACE, "");
}


/***/ }),

/***/ 58024:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Tp: () => (/* binding */ gateSchema),
  jZ: () => (/* binding */ passMarksSchema),
  wh: () => (/* binding */ policySchema)
});

// EXTERNAL MODULE: ./build/config/text.js
var config_text = __webpack_require__(27284);
// EXTERNAL MODULE: ./build/judgement/available-tools.js
var available_tools = __webpack_require__(44657);
// EXTERNAL MODULE: ./build/limits.js + 7 modules
var limits = __webpack_require__(69846);
// EXTERNAL MODULE: ./build/scorers/options-schema.js
var options_schema = __webpack_require__(79414);
// EXTERNAL MODULE: ./build/zod.js
var zod = __webpack_require__(37753);
// EXTERNAL MODULE: ./build/policy/glob.js
var glob = __webpack_require__(64757);
// EXTERNAL MODULE: ./build/policy/job-limits.js
var job_limits = __webpack_require__(44113);
;// CONCATENATED MODULE: ./build/policy/job-limits-schema.js



const atMost = (most) => zod.z.int().min(1).max(most);
const jobLimitsSchema = zod.z.strictObject({
    files: atMost(limits/* limits */.F.mostFiles)
        .describe("Recordings that the patterns may match")
        .default(job_limits/* defaultJobLimits */.R.files),
    entries: atMost(limits/* limits */.F.mostEntries)
        .describe("Files and folders that are looked at to find them")
        .default(job_limits/* defaultJobLimits */.R.entries),
    runs: atMost(limits/* limits */.F.mostRuns).describe("Runs in all recordings").default(job_limits/* defaultJobLimits */.R.runs),
    recordingMegabytes: atMost(limits/* limits */.F.mostRecordingBytes / job_limits/* MEBIBYTE */.g)
        .describe("MiB of all recordings, unpacked")
        .default(job_limits/* defaultJobLimits */.R.recordingMegabytes),
    documentMegabytes: atMost(limits/* limits */.F.mostDocumentBytes / job_limits/* MEBIBYTE */.g)
        .describe("MiB of one JSON document: a whole .json file or one line of JSONL")
        .default(job_limits/* defaultJobLimits */.R.documentMegabytes),
});

// EXTERNAL MODULE: ./build/policy/redact.js
var redact = __webpack_require__(94942);
;// CONCATENATED MODULE: ./build/policy/schema.js








const share = zod.z.number().min(0).max(1);
const scorerName = zod.z["enum"](["code", "f1", "llm"]);
const toolRuleSchema = zod.z.strictObject({
    match: (0,config_text/* textWithout */.i)(glob/* globFault */.Hf).describe("Glob over tool names"),
    readOnly: zod.z.boolean().describe("The tool only reads: calls: state-changing leaves it out").optional(),
    ignore: zod.z.boolean().describe("The tool is a scratchpad: never counted").optional(),
});
const regressionSchema = zod.z.strictObject({
    mode: zod.z["enum"](["auto", "strict", "statistical", "off"]).default("auto"),
    maxDrop: share.describe("The drop of the pass rate that is allowed").default(0.02),
    alpha: zod.z.number().gt(0).lt(1).describe("The chance of a false alarm that is accepted").default(0.05),
    window: zod.z.int()
        .min(1)
        .max(limits/* limits */.F.window)
        .describe("Distinct base recordings of a case to compare with")
        .default(30),
});
const gateSchema = zod.z.strictObject({
    scorers: zod.z.array(scorerName)
        .min(1)
        .describe("The scorers that decide whether a run passes")
        .default(["code", "f1"]),
    floors: zod.z.strictObject({
        passRate: share.optional(),
        code: share.optional(),
        f1: share.optional(),
        llm: share.optional(),
    })
        .describe("Absolute minima of the suite")
        .prefault({}),
    regression: regressionSchema.prefault({}),
    inconclusive: zod.z["enum"](["pass", "fail"])
        .describe("fail: a verdict that could not be settled blocks the merge")
        .default("pass"),
    changedCases: zod.z["enum"](["pass", "inconclusive", "fail"])
        .describe("The verdict when more than a tenth of the baseline's cases, or a required one, was changed or retired")
        .default("inconclusive"),
    budgets: zod.z["enum"](["pass", "fail"])
        .describe("fail: a broken budget fails the gate by itself")
        .default("pass"),
    requiredCases: zod.z.array(zod.z.string())
        .max(limits/* limits */.F.cases)
        .describe("Any failing run of these cases fails the gate")
        .default([]),
    acceptLabel: zod.z.string()
        .min(1)
        .nullable()
        .describe("The label by which a maintainer accepts a regression")
        .default(null),
});
const passMarksSchema = zod.z.strictObject({
    code: share.default(1),
    f1: share.default(0.9),
    llm: share.default(0.7),
});
const judgeSchema = zod.z.strictObject({
    votes: zod.z.int()
        .min(1)
        .max(limits/* limits */.F.judgeVotes)
        .refine((votes) => votes < 1 || votes % 2 === 1, "an even number has no majority: write 1, 3 or 5")
        .describe("How often each run is judged; the majority decides")
        .default(1),
    maxRuns: zod.z.int()
        .min(0)
        .max(limits/* limits */.F.judgedRuns)
        .describe("Runs that one job may ask the judge about; those known from the baseline are free")
        .default(200),
    maxTokens: zod.z.int()
        .min(0)
        .max(limits/* limits */.F.judgeTokens)
        .describe("Tokens that one job may spend, counted before each request as characters / 3 and the longest reply")
        .default(3_000_000),
    concurrency: zod.z.int().min(1).max(limits/* limits */.F.judgeConcurrency).describe("Requests at once").default(4),
    timeoutSeconds: zod.z.number()
        .gt(0)
        .max(limits/* limits */.F.judgeTimeoutSeconds)
        .describe("Seconds that one request may take")
        .default(60),
    deadlineSeconds: zod.z.number()
        .gt(0)
        .max(limits/* limits */.F.judgeDeadlineSeconds)
        .describe("Seconds after which no run of the job is judged any more")
        .default(300),
    reasons: zod.z.boolean().describe("Whether reports carry the judge's reasons").default(true),
    availableTools: available_tools/* availableToolsSchema */.A
        .describe("The tools that the agent has, where neither the case nor the recording says so")
        .optional(),
});
const policySchema = zod.z.strictObject({
    $schema: zod.z.string().optional(),
    passMarks: passMarksSchema.describe("The score from which a run passes").prefault({}),
    gate: gateSchema.prefault({}),
    baseline: zod.z.strictObject({
        workflows: zod.z.array(zod.z.string())
            .max(limits/* limits */.F.toolRules)
            .describe("Workflow files besides the calling one")
            .default([]),
    })
        .prefault({}),
    tools: zod.z.array(toolRuleSchema)
        .max(limits/* limits */.F.toolRules)
        .describe("Which tools only read or are not counted; the last match wins")
        .default([]),
    defaults: options_schema/* scorerOptionsSchema */.gc.describe("Scorer options for every case").prefault({}),
    judge: judgeSchema.prefault({}),
    limits: jobLimitsSchema.describe("How much one job reads").prefault({}),
    redact: zod.z.array((0,config_text/* textWithout */.i)(redact/* redactFault */.Qh))
        .max(limits/* limits */.F.toolRules)
        .describe("Arguments never shown: globs over tool.argument paths, or /regular expressions/ over values")
        .default([]),
    trend: zod.z.strictObject({
        points: zod.z.int()
            .min(0)
            .max(limits/* limits */.F.historyPoints)
            .describe("Commits of the base branch that a report remembers")
            .default(200),
    })
        .prefault({}),
});


/***/ }),

/***/ 79414:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vy: () => (/* binding */ codeOptionsSchema),
/* harmony export */   gc: () => (/* binding */ scorerOptionsSchema),
/* harmony export */   po: () => (/* binding */ f1OptionsSchema)
/* harmony export */ });
/* harmony import */ var _zod_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37753);

const calls = _zod_js__WEBPACK_IMPORTED_MODULE_0__.z["enum"](["all", "state-changing"])
    .describe("state-changing leaves read-only tools out of both sides");
const failedCalls = _zod_js__WEBPACK_IMPORTED_MODULE_0__.z["enum"](["count", "ignore"])
    .describe("ignore leaves out calls that failed or were rejected");
const f1OptionsSchema = _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({
    mode: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z["enum"](["strict", "flexible"])
        .describe("strict: equal arguments; flexible: enough of them")
        .optional(),
    argumentMatchThreshold: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.number()
        .min(0)
        .max(1)
        .describe("flexible mode: the fraction of the reference's arguments that must match")
        .optional(),
    calls: calls.optional(),
    failedCalls: failedCalls.optional(),
    listOrder: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z["enum"](["significant", "free"])
        .describe("free: lists in arguments compare as multisets")
        .optional(),
});
const codeOptionsSchema = _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({
    calls: calls.optional(),
    failedCalls: failedCalls.optional(),
});
const scorerOptionsSchema = _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({
    f1: f1OptionsSchema.optional(),
    code: codeOptionsSchema.optional(),
});


/***/ }),

/***/ 93021:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ sha256)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

function sha256(content) {
    return `sha256:${digest(content)}`;
}
const digest = node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash === undefined
    ? (content) => node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash("sha256").update(content).digest("hex")
    : (content) => node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash("sha256", content, "hex");


/***/ }),

/***/ 22139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ caseLabel),
/* harmony export */   u: () => (/* binding */ caseKey)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69846);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9000);


function caseKey(id, tags) {
    const sorted = Object.entries(tags).sort(([a], [b]) => (a < b ? -1 : 1));
    return JSON.stringify([id, ...sorted]);
}
function caseLabel({ id, tags }) {
    const pairs = Object.entries(tags).map(([key, value]) => `${key}=${value}`);
    const cut = (text) => (0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)(text, _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.shownName);
    return pairs.length === 0 ? cut(id) : `${cut(id)} (${cut(pairs.sort().join(", "))})`;
}


/***/ }),

/***/ 9000:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C6: () => (/* binding */ pText),
/* harmony export */   KE: () => (/* binding */ listed),
/* harmony export */   KN: () => (/* binding */ percent),
/* harmony export */   Lu: () => (/* binding */ shareText),
/* harmony export */   _9: () => (/* binding */ signedPoints),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   l3: () => (/* binding */ commitName),
/* harmony export */   ml: () => (/* binding */ shorten),
/* harmony export */   zD: () => (/* binding */ grouped)
/* harmony export */ });
function percent(share) {
    const value = share * 100;
    const rounded = Math.round(value * 10) / 10;
    const shown = rounded === 100 && value < 100 ? 99.9 : rounded === 0 && value > 0 ? 0.1 : rounded;
    return `${shown === 0 || shown === 100 ? shown : shown.toFixed(1)} %`;
}
function shareText(share) {
    return share === null ? "–" : percent(share);
}
function counted(count, noun) {
    return `${grouped(count)} ${noun}${count === 1 ? "" : "s"}`;
}
function grouped(count) {
    return String(count).replace(/\B(?=(?:\d{3})+$)/g, ",");
}
function listed(items, most = 5) {
    const more = items.length - most;
    return `${items.slice(0, most).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}
function shorten(text, length) {
    return text.length <= length ? text : `${text.slice(0, length).replace(/[\uD800-\uDBFF]$/, "")}…`;
}
function commitName(commit) {
    return /^[0-9a-f]{40}$/.test(commit) ? commit.slice(0, 7) : shorten(commit, 40);
}
function signedPoints(share) {
    const shown = Math.abs(share * 100).toFixed(1);
    if (shown === "0.0")
        return shown;
    return `${share < 0 ? "−" : "+"}${shown}`;
}
function pText(p, level) {
    if (p < 0.0001)
        return "p < .0001";
    const bare = (value, digits) => value.toFixed(digits).replace(/^0/, "");
    const fewest = p >= 0.1 ? 2 : p >= 0.01 ? 3 : 4;
    const digits = [fewest, 4, 6, 8].find((count) => bare(p, count) !== bare(level, count)) ?? fewest;
    return `p = ${bare(p, digits)}`;
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



/***/ }),

/***/ 2309:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ createParser)
/* harmony export */ });
/* unused harmony export ParseError */
class ParseError extends Error {
  constructor(message, options) {
    super(message), this.name = "ParseError", this.type = options.type, this.field = options.field, this.value = options.value, this.line = options.line;
  }
}
const LF = 10, CR = 13, SPACE = 32;
function noop(_arg) {
}
function createParser(config) {
  if (typeof config == "function")
    throw new TypeError(
      "`config` must be an object, got a function instead. Did you mean `createParser({onEvent: fn})`?"
    );
  const { onEvent = noop, onError = noop, onRetry = noop, onComment, maxBufferSize } = config, pendingFragments = [];
  let pendingFragmentsLength = 0, isFirstChunk = !0, id, data = "", dataLines = 0, eventType, terminated = !1;
  function feed(chunk) {
    if (terminated)
      throw new Error(
        "Cannot feed parser: it was terminated after exceeding the configured max buffer size. Call `reset()` to resume parsing."
      );
    if (isFirstChunk && (isFirstChunk = !1, chunk.charCodeAt(0) === 239 && chunk.charCodeAt(1) === 187 && chunk.charCodeAt(2) === 191 && (chunk = chunk.slice(3))), pendingFragments.length === 0) {
      const trailing2 = processLines(chunk);
      trailing2 !== "" && (pendingFragments.push(trailing2), pendingFragmentsLength = trailing2.length), checkBufferSize();
      return;
    }
    if (chunk.indexOf(`
`) === -1 && chunk.indexOf("\r") === -1) {
      pendingFragments.push(chunk), pendingFragmentsLength += chunk.length, checkBufferSize();
      return;
    }
    pendingFragments.push(chunk);
    const input = pendingFragments.join("");
    pendingFragments.length = 0, pendingFragmentsLength = 0;
    const trailing = processLines(input);
    trailing !== "" && (pendingFragments.push(trailing), pendingFragmentsLength = trailing.length), checkBufferSize();
  }
  function checkBufferSize() {
    maxBufferSize !== void 0 && (pendingFragmentsLength + data.length <= maxBufferSize || (terminated = !0, pendingFragments.length = 0, pendingFragmentsLength = 0, id = void 0, data = "", dataLines = 0, eventType = void 0, onError(
      new ParseError(`Buffered data exceeded max buffer size of ${maxBufferSize} characters`, {
        type: "max-buffer-size-exceeded"
      })
    )));
  }
  function processLines(chunk) {
    let searchIndex = 0;
    if (chunk.indexOf("\r") === -1) {
      let lfIndex = chunk.indexOf(`
`, searchIndex);
      for (; lfIndex !== -1; ) {
        if (searchIndex === lfIndex) {
          dataLines > 0 && onEvent({ id, event: eventType, data }), id = void 0, data = "", dataLines = 0, eventType = void 0, searchIndex = lfIndex + 1, lfIndex = chunk.indexOf(`
`, searchIndex);
          continue;
        }
        const firstCharCode = chunk.charCodeAt(searchIndex);
        if (isDataPrefix(chunk, searchIndex, firstCharCode)) {
          const valueStart = chunk.charCodeAt(searchIndex + 5) === SPACE ? searchIndex + 6 : searchIndex + 5, value = chunk.slice(valueStart, lfIndex);
          if (dataLines === 0 && chunk.charCodeAt(lfIndex + 1) === LF) {
            onEvent({ id, event: eventType, data: value }), id = void 0, data = "", eventType = void 0, searchIndex = lfIndex + 2, lfIndex = chunk.indexOf(`
`, searchIndex);
            continue;
          }
          data = dataLines === 0 ? value : `${data}
${value}`, dataLines++;
        } else isEventPrefix(chunk, searchIndex, firstCharCode) ? eventType = chunk.slice(
          chunk.charCodeAt(searchIndex + 6) === SPACE ? searchIndex + 7 : searchIndex + 6,
          lfIndex
        ) || void 0 : parseLine(chunk, searchIndex, lfIndex);
        searchIndex = lfIndex + 1, lfIndex = chunk.indexOf(`
`, searchIndex);
      }
      return chunk.slice(searchIndex);
    }
    for (; searchIndex < chunk.length; ) {
      const crIndex = chunk.indexOf("\r", searchIndex), lfIndex = chunk.indexOf(`
`, searchIndex);
      let lineEnd = -1;
      if (crIndex !== -1 && lfIndex !== -1 ? lineEnd = crIndex < lfIndex ? crIndex : lfIndex : crIndex !== -1 ? crIndex === chunk.length - 1 ? lineEnd = -1 : lineEnd = crIndex : lfIndex !== -1 && (lineEnd = lfIndex), lineEnd === -1)
        break;
      parseLine(chunk, searchIndex, lineEnd), searchIndex = lineEnd + 1, chunk.charCodeAt(searchIndex - 1) === CR && chunk.charCodeAt(searchIndex) === LF && searchIndex++;
    }
    return chunk.slice(searchIndex);
  }
  function parseLine(chunk, start, end) {
    if (start === end) {
      dispatchEvent();
      return;
    }
    const firstCharCode = chunk.charCodeAt(start);
    if (isDataPrefix(chunk, start, firstCharCode)) {
      const valueStart = chunk.charCodeAt(start + 5) === SPACE ? start + 6 : start + 5, value2 = chunk.slice(valueStart, end);
      data = dataLines === 0 ? value2 : `${data}
${value2}`, dataLines++;
      return;
    }
    if (isEventPrefix(chunk, start, firstCharCode)) {
      eventType = chunk.slice(chunk.charCodeAt(start + 6) === SPACE ? start + 7 : start + 6, end) || void 0;
      return;
    }
    if (firstCharCode === 105 && chunk.charCodeAt(start + 1) === 100 && chunk.charCodeAt(start + 2) === 58) {
      const value2 = chunk.slice(chunk.charCodeAt(start + 3) === SPACE ? start + 4 : start + 3, end);
      value2.includes("\0") || (id = value2);
      return;
    }
    if (firstCharCode === 58) {
      if (onComment) {
        const line2 = chunk.slice(start, end);
        onComment(line2.slice(chunk.charCodeAt(start + 1) === SPACE ? 2 : 1));
      }
      return;
    }
    const line = chunk.slice(start, end), fieldSeparatorIndex = line.indexOf(":");
    if (fieldSeparatorIndex === -1) {
      processField(line, "", line);
      return;
    }
    const field = line.slice(0, fieldSeparatorIndex), offset = line.charCodeAt(fieldSeparatorIndex + 1) === SPACE ? 2 : 1, value = line.slice(fieldSeparatorIndex + offset);
    processField(field, value, line);
  }
  function processField(field, value, line) {
    switch (field) {
      case "event":
        eventType = value || void 0;
        break;
      case "data":
        data = dataLines === 0 ? value : `${data}
${value}`, dataLines++;
        break;
      case "id":
        value.includes("\0") || (id = value);
        break;
      case "retry":
        /^\d+$/.test(value) ? onRetry(parseInt(value, 10)) : onError(
          new ParseError(`Invalid \`retry\` value: "${value}"`, {
            type: "invalid-retry",
            value,
            line
          })
        );
        break;
      default:
        onError(
          new ParseError(
            `Unknown field "${field.length > 20 ? `${field.slice(0, 20)}\u2026` : field}"`,
            { type: "unknown-field", field, value, line }
          )
        );
        break;
    }
  }
  function dispatchEvent() {
    dataLines > 0 && onEvent({
      id,
      event: eventType,
      data
    }), id = void 0, data = "", dataLines = 0, eventType = void 0;
  }
  function reset(options = {}) {
    if (options.consume && pendingFragments.length > 0) {
      const incompleteLine = pendingFragments.join("");
      parseLine(incompleteLine, 0, incompleteLine.length);
    }
    isFirstChunk = !0, id = void 0, data = "", dataLines = 0, eventType = void 0, pendingFragments.length = 0, pendingFragmentsLength = 0, terminated = !1;
  }
  return { feed, reset };
}
function isDataPrefix(chunk, i, firstCharCode) {
  return firstCharCode === 100 && chunk.charCodeAt(i + 1) === 97 && chunk.charCodeAt(i + 2) === 116 && chunk.charCodeAt(i + 3) === 97 && chunk.charCodeAt(i + 4) === 58;
}
function isEventPrefix(chunk, i, firstCharCode) {
  return firstCharCode === 101 && chunk.charCodeAt(i + 1) === 118 && chunk.charCodeAt(i + 2) === 101 && chunk.charCodeAt(i + 3) === 110 && chunk.charCodeAt(i + 4) === 116 && chunk.charCodeAt(i + 5) === 58;
}

//# sourceMappingURL=index.js.map


/***/ })

};

export const id = 7173;
export const ids = [7173,6102];
export const modules = {

/***/ 78241:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   addInspect: () => (/* binding */ addInspect),
/* harmony export */   inspect: () => (/* binding */ inspect)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_expression_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46456);
/* harmony import */ var _base_glob_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56120);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10768);
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4726);
/* harmony import */ var _base_process_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92029);
/* harmony import */ var _recordings_detect_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(35546);
/* harmony import */ var _recordings_files_allowance_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(89687);
/* harmony import */ var _recordings_files_find_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(16102);
/* harmony import */ var _recordings_files_load_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(98035);
/* harmony import */ var _recordings_formats_index_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(73144);
/* harmony import */ var _recordings_run_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(56844);
/* harmony import */ var _views_inspect_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(96217);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(18366);















const addInspect = (command, exit) => {
    command
        .argument("<file...>", "files, or patterns with captures")
        .option("--format <name>", "format of the recordings (default: seen from their content)")
        .option("--case-field <pointer>", "JSON pointer to the case id in a recording")
        .option("--reasoning", "show what the agent thought as well")
        .option("--json", "print JSON and nothing else")
        .action(async (files, options) => {
        exit(await inspect(files, options));
    });
};
async function inspect(files, options) {
    const inspected = await inspectFiles(files, options);
    if (options.json)
        (0,_print_js__WEBPACK_IMPORTED_MODULE_14__/* .printJson */ .Q2)((0,_base_json_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonText */ .s$)(inspected, 2));
    else
        (0,_print_js__WEBPACK_IMPORTED_MODULE_14__/* .print */ .yy)((0,_views_inspect_js__WEBPACK_IMPORTED_MODULE_13__/* .inspectView */ ._)(inspected, _print_js__WEBPACK_IMPORTED_MODULE_14__/* .hasColors */ .jG));
    return inspected.problems.some(({ severity }) => severity === "error") ? 1 : 0;
}
async function inspectFiles(patterns, stated) {
    const unusable = [];
    const options = (0,_recordings_files_load_js__WEBPACK_IMPORTED_MODULE_10__/* .loadOptions */ .ZG)(stated, unusable);
    if (unusable.length > 0)
        throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_5__/* .ConfigurationError */ .j1(unusable);
    const escaped = patterns.map((pattern) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(pattern) ? (0,_base_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeGlob */ .yk)(pattern.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join("/")) : pattern);
    await (0,_base_expression_js__WEBPACK_IMPORTED_MODULE_2__/* .loadRe2 */ .o4)();
    const { files, problems } = (0,_base_process_js__WEBPACK_IMPORTED_MODULE_6__/* .atOnce */ .zd)((0,_recordings_files_find_js__WEBPACK_IMPORTED_MODULE_9__/* .findFiles */ .lY)(escaped, process.cwd(), false));
    const inspected = { runs: [], problems: [...problems], unknown: [] };
    const allowance = new _recordings_files_allowance_js__WEBPACK_IMPORTED_MODULE_8__/* .Allowance */ .b();
    for (const file of files) {
        for (const one of (0,_recordings_files_load_js__WEBPACK_IMPORTED_MODULE_10__/* .loadRuns */ .lR)(file, options, allowance)) {
            if ("error" in one)
                addFault(inspected, one, stated);
            else
                addRun(inspected, one, stated);
        }
    }
    return inspected;
}
function addFault(inspected, { error, place, caseId, unknown, partial, keys }, stated) {
    if (partial !== undefined)
        addRun(inspected, caseId === undefined ? partial : { ...partial, caseId }, stated);
    for (const warning of (0,_recordings_run_js__WEBPACK_IMPORTED_MODULE_12__/* .warningsOf */ .nZ)({ keys }))
        inspected.problems.push({ severity: "warning", ...place, message: warning });
    const message = error.replace(_recordings_detect_js__WEBPACK_IMPORTED_MODULE_7__/* .INSPECT_HINT */ .ty, "");
    inspected.problems.push({ severity: "error", ...place, message });
    if (unknown === undefined || inspected.unknown.at(-1)?.file === place.file)
        return;
    inspected.unknown.push({ file: place.file, candidates: (0,_recordings_detect_js__WEBPACK_IMPORTED_MODULE_7__/* .nearestFormats */ .R7)(_recordings_formats_index_js__WEBPACK_IMPORTED_MODULE_11__/* .formats */ .F, unknown) });
}
function addRun({ runs, problems }, run, { reasoning }) {
    const { place, format } = run;
    for (const message of (0,_recordings_run_js__WEBPACK_IMPORTED_MODULE_12__/* .warningsOf */ .nZ)(run))
        problems.push({ severity: "warning", ...place, message });
    const { referenceToolCalls: references } = run;
    runs.push({
        file: place.file,
        index: place.index,
        format,
        ...recorderIn(run.document),
        knownBy: (0,_recordings_detect_js__WEBPACK_IMPORTED_MODULE_7__/* .compareMarks */ .K3)((0,_recordings_detect_js__WEBPACK_IMPORTED_MODULE_7__/* .formatNamed */ .vq)(format), (0,_recordings_detect_js__WEBPACK_IMPORTED_MODULE_7__/* .wordsIn */ .Hn)(run.document)).has,
        case: run.caseId ?? null,
        trial: run.trial ?? null,
        tags: run.tags,
        input: run.input,
        response: run.response,
        ...(reasoning ? { reasoning: thoughtsIn(run) } : {}),
        toolCalls: run.toolCalls,
        ...usageOf(run),
        ...(references === undefined ? {} : { referenceToolCalls: references.map(briefly) }),
        ...(run.expectsOnly ? { expectsOnly: true } : {}),
    });
}
function usageOf({ steps, usage, duration, model, modelCalls, unmeasured }) {
    const all = { steps, model, usage, duration, modelCalls, unmeasured };
    return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}
function recorderIn(document) {
    const recorder = (0,_base_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(document) ? (document.recorder ?? null) : null;
    const source = (0,_base_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(recorder) ? recorder.source : undefined;
    const known = _recordings_run_js__WEBPACK_IMPORTED_MODULE_12__/* .recordedSources */ .N_.find((one) => one === source);
    return known === undefined ? {} : { recordedFrom: known };
}
function thoughtsIn({ texts }) {
    return texts.flatMap(({ speaker, turn, text }) => (speaker === "reasoning" ? [{ turn, text }] : []));
}
function briefly({ name, arguments: { source } }) {
    return { name, arguments: source };
}


/***/ }),

/***/ 10561:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Az: () => (/* binding */ shardName),
/* harmony export */   II: () => (/* binding */ shardFaults),
/* harmony export */   IS: () => (/* binding */ shardOf),
/* harmony export */   N3: () => (/* binding */ mergeParts),
/* harmony export */   iN: () => (/* binding */ shardFileName),
/* harmony export */   tC: () => (/* binding */ shareOf),
/* harmony export */   uK: () => (/* binding */ parseShard)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48806);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91497);
/* harmony import */ var _report_cases_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65594);
/* harmony import */ var _coverage_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62218);
/* harmony import */ var _score_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(48125);
/* harmony import */ var _suite_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(40118);







function mergeParts(parts) {
    return {
        cases: parts.flatMap(({ cases }) => cases).sort(_suite_js__WEBPACK_IMPORTED_MODULE_6__/* .compareCases */ .fT),
        withoutRun: parts.flatMap(({ withoutRun }) => withoutRun),
        ...(0,_report_cases_js__WEBPACK_IMPORTED_MODULE_3__/* .joinProblems */ .zx)(parts),
        unattributed: parts.reduce((sum, { unattributed }) => sum + unattributed, 0),
        tools: (0,_coverage_js__WEBPACK_IMPORTED_MODULE_4__/* .joinToolUses */ .FB)(parts.map(({ tools }) => tools)),
        toolCounts: (0,_coverage_js__WEBPACK_IMPORTED_MODULE_4__/* .joinToolCounts */ .H)(parts.map(({ toolCounts }) => toolCounts)),
        judge: joinWork(parts.flatMap(({ judge }) => judge ?? [])),
    };
}
function joinWork(works) {
    const [first, ...others] = works;
    if (first === undefined)
        return null;
    return others.reduce((sum, one) => ({
        asked: sum.asked + one.asked,
        known: sum.known + one.known,
        requests: sum.requests + one.requests,
        promptTokens: sum.promptTokens + one.promptTokens,
        replyTokens: sum.replyTokens + one.replyTokens,
        unmetered: sum.unmetered + one.unmetered,
    }), first);
}
function shardFaults(files, terms, digests) {
    const [first] = files.toSorted((a, b) => a.report.shard.index - b.report.shard.index);
    if (first === undefined)
        return [];
    const reading = terms.reading ?? first.report.reading;
    const agreed = { ...terms, ...agreedOrigin(terms, first.report), reading };
    return [
        ...missingOrDouble(files),
        ...files.flatMap((one) => [
            ...replaced(one, digests),
            ...foreign(one.report, agreed, first.report),
            ...strangeCase(one.report),
        ].map((fault) => problem(`shard ${shardName(one.report.shard)} ${fault}`, one.file))),
    ];
}
function problem(message, file) {
    return { severity: "error", message, ...(file === undefined ? {} : { file }) };
}
function agreedOrigin(terms, first) {
    const isKnown = terms.workflowRun !== null || first.commit !== null;
    return {
        commit: isKnown ? (terms.commit ?? first.commit) : null,
        workflowRun: terms.workflowRun ?? first.workflowRun,
    };
}
function replaced({ digest, report: { shard } }, digests) {
    if (digests === undefined || digests.get(shard.index) === digest)
        return [];
    return digests.has(shard.index)
        ? ["is not what its job wrote: another job left a file of this name. Run all jobs again"]
        : [
            `is not known to be what its job wrote, because the output digest-${shard.index} of its job is empty. If the log of that job says "Skip output", a secret of few characters is in the digest, and GitHub drops it: use a longer secret. Otherwise run all jobs again. In a workflow of your own, the job hands its output shard-digest on as digest-${shard.index}`,
        ];
}
function missingOrDouble(files) {
    const totals = new Map(files.map(({ file, report }) => [report.shard.of, file]));
    const [of = 0, ...others] = totals.keys();
    if (others.length > 0) {
        const found = [...totals].map(([total, file]) => `of ${total} shards (${file})`);
        return [problem(`the partial reports are not of one division: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)(found)}`)];
    }
    return Array.from({ length: of }, (_, at) => at + 1).flatMap((index) => {
        const name = shardName({ index, of });
        const found = files.filter(({ report }) => report.shard.index === index).map(({ file }) => file);
        if (found.length === 0) {
            return problem(`shard ${name} is missing: it left no partial report. Look at its job, and run it again`);
        }
        return found.length > 1 ? problem(`shard ${name} is there twice: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)(found)}`) : [];
    });
}
function foreign(report, terms, first) {
    const { suite, tool, commit, workflowRun, policy, expectations, reading, judge, recordings } = report;
    const shown = (value) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(String(value), _base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.shownText);
    const again = "run all jobs again";
    return [
        suite !== terms.suite && `is of suite "${shown(suite)}", and this is suite "${terms.suite}"`,
        tool.version !== terms.tool.version &&
            `was scored by rungate ${shown(tool.version)}, and this is ${terms.tool.version}`,
        commit !== terms.commit && `is of commit ${shown(commit)}, and not of ${shown(terms.commit)}`,
        workflowRun !== terms.workflowRun && "is of another run of the workflow",
        policy !== terms.policy && `was scored by another policy than the one in force: ${again}`,
        expectations !== terms.expectations && `was scored by other expectations files: ${again}`,
        reading !== terms.reading &&
            "was told to read other recordings, or to read them otherwise: give all jobs the same inputs",
        judge !== terms.judge && "was told of another judge: give all jobs the same inputs",
        recordings !== first.recordings &&
            `was scored from other recordings than shard ${shardName(first.shard)}: ${again}`,
    ].filter((fault) => fault !== false);
}
function strangeCase({ shard, part }) {
    const seen = new Set();
    for (const one of part.cases) {
        const index = shardOf(one.id, shard.of);
        if (index !== shard.index)
            return [`has case "${(0,_score_js__WEBPACK_IMPORTED_MODULE_5__/* .caseLabel */ .PZ)(one)}", which belongs to shard ${shardName({ index, of: shard.of })}`];
        const key = (0,_score_js__WEBPACK_IMPORTED_MODULE_5__/* .caseKey */ .u2)(one.id, one.tags);
        if (seen.has(key))
            return [`has case "${(0,_score_js__WEBPACK_IMPORTED_MODULE_5__/* .caseLabel */ .PZ)(one)}" twice`];
        seen.add(key);
    }
    return [];
}
function parseShard(text) {
    const [, index = 0, of = 0] = (/^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text) ?? []).map(Number);
    return index >= 1 && index <= of && of <= _base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.shards ? { index, of } : undefined;
}
function shardName({ index, of }) {
    return `${index}/${of}`;
}
function shareOf(total, { index, of }) {
    return Math.floor(total / of) + (index <= total % of ? 1 : 0);
}
function shardFileName(suite, { index, of }) {
    return `rungate-shard.${suite}.${index}-of-${of}.json`;
}
function shardOf(name, of) {
    return ((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(name).digest().readUInt32BE(0) % of) + 1;
}


/***/ }),

/***/ 16102:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   kI: () => (/* binding */ RECORDING_NAME),
/* harmony export */   lY: () => (/* binding */ findFiles),
/* harmony export */   qO: () => (/* binding */ Walk),
/* harmony export */   yg: () => (/* binding */ refuseNearPatterns)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60599);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48806);
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4726);
/* harmony import */ var _base_process_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92029);
/* harmony import */ var _pattern_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(17959);







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
            const message = `no file matched "${pattern}". Did you mean "${near}"?`;
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
        if (captures === undefined)
            continue;
        const isSound = boundary === undefined && walk.isFile(path);
        matches.push({ path, captures, fault: isSound ? undefined : faultOf(path, boundary) });
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
    const message = `no file matched "${pattern}": check the pattern, and that the recordings are there${(0,_pattern_js__WEBPACK_IMPORTED_MODULE_6__/* .backslashAdvice */ .zO)(pattern)}`;
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
        const system = boundary === undefined ? (0,_base_files_js__WEBPACK_IMPORTED_MODULE_2__/* .systemFolder */ .EV)(node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path)) : undefined;
        if (system !== undefined)
            return (0,_base_files_js__WEBPACK_IMPORTED_MODULE_2__/* .systemFault */ .mc)(system);
    }
    catch (error) {
        return isLink(path) ? "is a link to nothing" : `cannot be read: ${error.message}`;
    }
    if (stats.isDirectory())
        return "is a folder, not a recording: rename it, or match files inside it";
    return stats.isFile() ? undefined : _base_files_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_FILE */ .tW;
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
    files = new Set();
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
    isFile(path) {
        return this.files.has(path);
    }
    *look(folder, [step, ...rest], above, found) {
        if (step === undefined)
            return;
        const next = step === "anything below" ? [step] : rest;
        const isSystem = (0,_base_files_js__WEBPACK_IMPORTED_MODULE_2__/* .systemFolder */ .EV)(above.at(-1) ?? "") !== undefined;
        for (const entry of yield* this.entriesOf(folder, step)) {
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, entry.name);
            if (rest.length === 0) {
                found.push(path);
                if (entry.isFile() && !isSystem)
                    this.files.add(path);
            }
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

/***/ 96217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ inspectView),
/* harmony export */   y: () => (/* binding */ shardView)
/* harmony export */ });
/* harmony import */ var _base_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33033);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48806);
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4726);
/* harmony import */ var _base_statistics_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94749);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91497);
/* harmony import */ var _base_tool_name_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67710);
/* harmony import */ var _gate_shards_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(10561);
/* harmony import */ var _report_reasons_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(77802);
/* harmony import */ var _report_run_errors_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(73808);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(46445);










const SHOWN_TEXT = 100;
const SHOWN_CANDIDATES = 5;
function inspectView({ runs, problems, unknown }, colors) {
    const paint = (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .paintWith */ .Hy)(colors);
    return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .sections */ .V0)([
        ...runs.map((run) => runLines(run, paint)),
        problems.map((problem) => problemLine(problem, paint)),
        ...unknown.map((one) => candidateLines(one, paint)),
    ]);
}
function runLines(run, paint) {
    const identity = [
        run.case === null ? "no case id" : `case ${run.case}`,
        ...(run.trial === null ? [] : [`trial ${run.trial}`]),
    ];
    const tags = Object.entries(run.tags).map(([key, value]) => `${key}=${value}`);
    const calls = run.expectsOnly
        ? "says what is expected, has no run"
        : (0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(run.toolCalls.length, "tool call");
    return [
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${paint.bold((0,_base_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .placeName */ .fW)(run))} ${paint.cyan(run.format)} · ${[...identity, ...tags].join(" · ")} · ${calls}`,
        paint.dim(`  known by ${run.knownBy.join(", ")}${run.recordedFrom === undefined ? "" : ` · recorded from ${run.recordedFrom}`}`),
        ...said("user", run.input, paint),
        ...(run.reasoning ?? []).map(({ turn, text }) => thoughtLine(turn, text, paint)),
        ...run.toolCalls.map((call) => callLine(call, paint)),
        ...said("agent", run.response, paint),
        ...usageLines(run, paint),
        ...(run.referenceToolCalls ?? []).map((call) => referenceLine(call, paint)),
    ];
}
function usageLines({ model, usage = {}, duration, unmeasured = {} }, paint) {
    const parts = [
        ...(model === undefined ? [] : [(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(model, SHOWN_TEXT)]),
        ...(usage.total === undefined ? [] : [`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(usage.total, "token")}${sidesText(usage)}`]),
        ...(usage.cost === undefined ? [] : [`$${usage.cost}`]),
        ...(duration === undefined ? [] : [`${Math.round(duration)} ms`]),
        ...Object.entries(unmeasured).map(([measure, why]) => `no ${measure}: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(why, SHOWN_TEXT)}`),
    ];
    return parts.length === 0 ? [] : [paint.dim(`  ${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_9__/* .padEnd */ .f)("took", 6)} ${parts.join(" · ")}`)];
}
function sidesText({ input, cachedInput, output, reasoning }) {
    const sides = [
        ...(input === undefined ? [] : [`${input} in`]),
        ...(cachedInput ? [`${cachedInput} of them cached`] : []),
        ...(output === undefined ? [] : [`${output} out`]),
        ...(reasoning ? [`${reasoning} of them reasoning`] : []),
    ];
    return sides.length === 0 ? "" : ` (${sides.join(", ")})`;
}
function candidateLines({ file, candidates }, paint) {
    if (candidates.length === 0)
        return [(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${file} has nothing of any format's marks`];
    return [
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${file} comes nearest to`,
        ...candidates
            .slice(0, SHOWN_CANDIDATES)
            .flatMap(({ format, looksFor, has, lacks }) => [
            (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${paint.cyan((0,_terminal_js__WEBPACK_IMPORTED_MODULE_9__/* .padEnd */ .f)(format, 20))} has ${has.join(", ")}; ${lacks.length === 0 ? "not where they belong" : `missing ${lacks.join(", ")}`}`,
            paint.dim(`${" ".repeat(23)}looks for ${looksFor}`),
        ]),
    ];
}
function said(who, text, paint) {
    return text === "" ? [] : [paint.dim(`  ${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_9__/* .padEnd */ .f)(who, 6)} ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(text, SHOWN_TEXT)}`)];
}
function thoughtLine(turn, text, paint) {
    return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${paint.dim(`${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_9__/* .padEnd */ .f)("thought", 8)} message ${turn + 1}`)} ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(text, _base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.shownReasoning)}`;
}
function callLine({ id, name, server, arguments: args, malformed, status, group, agent }, paint) {
    const colour = status === "ok" ? paint.green : status === "pending" ? paint.yellow : paint.red;
    const shown = malformed
        ? (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${paint.red("not JSON")} ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(String(args), SHOWN_TEXT)}`
        : (0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)((0,_report_reasons_js__WEBPACK_IMPORTED_MODULE_7__/* .valueText */ .Ru)(args), SHOWN_TEXT);
    const known = id !== undefined && paint.dim(` ${id}`);
    const by = agent !== undefined && paint.dim(` by ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(agent, SHOWN_TEXT)}`);
    return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_9__/* .padStart */ .CF)(String(group), 3)}    ${colour((0,_terminal_js__WEBPACK_IMPORTED_MODULE_9__/* .padEnd */ .f)(status, 8))} ${paint.bold((0,_base_tool_name_js__WEBPACK_IMPORTED_MODULE_5__/* .fullName */ .fq)({ name, server }))} ${shown}${known}${by}`;
}
function referenceLine({ name, arguments: args }, paint) {
    return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${paint.dim((0,_terminal_js__WEBPACK_IMPORTED_MODULE_9__/* .padEnd */ .f)("expected", 15))} ${name} ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)((0,_report_reasons_js__WEBPACK_IMPORTED_MODULE_7__/* .valueText */ .Ru)(args), SHOWN_TEXT)}`;
}
function problemLine(problem, paint) {
    const word = problem.severity === "error" ? paint.red("error  ") : paint.yellow("warning");
    return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${word} ${(0,_base_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .placeText */ .Z9)(problem)}${problem.message}`;
}
function shardView({ suite, shard, part }) {
    const { cases, problems, problemCounts } = part;
    const runs = cases.reduce((sum, { trials }) => sum + trials.length, 0);
    const { errors, warnings } = problemCounts;
    const unable = (0,_base_statistics_js__WEBPACK_IMPORTED_MODULE_3__/* .sum */ .cz)(cases.map(_report_run_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .countRunErrors */ .wi));
    const found = [
        (0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(cases.length, "case"),
        (0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(runs, "run"),
        (0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(errors, "error"),
        (0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(warnings, "warning"),
        ...(unable > 0 ? [`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(unable, "run")} could not run`] : []),
    ];
    return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .lines */ .Mn)([
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `shard ${(0,_gate_shards_js__WEBPACK_IMPORTED_MODULE_6__/* .shardName */ .Az)(shard)} of suite ${suite}: ${found.join(", ")}`,
        ...problems.map((one) => (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${one.severity}: ${(0,_base_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .placeText */ .Z9)(one)}${one.message}`),
    ]);
}


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

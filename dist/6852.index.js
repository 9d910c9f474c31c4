export const id = 6852;
export const ids = [6852];
export const modules = {

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
/* harmony import */ var _base_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56120);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91497);


const MOST_PATTERNS = 8;
const MOST_ODD = 3;
function proposePatterns(files, around) {
    const readable = files.filter(({ runs }) => runs.length > 0);
    const named = (readable.length > 0 ? readable : files).map((file) => ({
        file,
        name: partsOf(file.name, around.home),
    }));
    const groups = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$z)(named, ({ name }) => `${name.folders.length} ${name.ending}`);
    const patterns = [...groups.values()].flatMap((group) => patternsFor(withoutMadeUp(group), around));
    return patterns.length > MOST_PATTERNS ? undefined : patterns;
}
function withoutMadeUp(files) {
    if (stateCases(files.map(({ file }) => file)))
        return files;
    return files.map(({ file, name }) => ({
        file: { ...file, runs: file.runs.map((run) => ({ ...run, caseId: undefined })) },
        name,
    }));
}
function patternsFor(files, around) {
    const [first] = files;
    if (first !== undefined && files.length === 1 && first.file.runs.length > 1)
        return [literally(first)];
    const together = bestPattern(files, around);
    if (together?.isTelling && together.isClear)
        return [together];
    const [telling, odd] = withoutOddNames(files);
    if (odd.length > 0)
        return [...patternsFor(telling, around), ...odd.map(literally)];
    const apart = folderByFolder(files, around);
    if (apart?.some(({ isTelling }) => isTelling))
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
    const odd = files.filter(({ name }) => !tellsTrial(name.stem));
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
            isTelling: shape.isTelling,
            isClear: !others.some((other) => isOfAnother(capture(pattern, other), home)),
            fit: fitOf(pattern, files, capture),
        };
    }));
    const well = tried.filter(({ fit }) => fit === "well");
    const fitting = [...well, ...tried.filter(({ fit }) => fit === "repeats")];
    return fitting.find(({ isClear }) => isClear) ?? fitting[0];
}
function isOfAnother(captured, home) {
    return captured !== undefined && (home === "." || !namesTrial(captured.trial ?? ""));
}
function folderByFolder(files, around) {
    const byFolder = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$z)(files, ({ name }) => name.folders[0]);
    if (byFolder.has(undefined) || byFolder.size < 2 || byFolder.size > MOST_PATTERNS)
        return undefined;
    const found = [...byFolder].map(([folder = "", inside]) => {
        const home = around.home === "." ? folder : `${around.home}/${folder}`;
        const renamed = inside.map(({ file }) => ({ file, name: partsOf(file.name, home) }));
        return bestPattern(renamed, { ...around, home });
    });
    return found.every((one) => one !== undefined) ? found : undefined;
}
function literally({ file }) {
    return { pattern: globText(file.name), files: [file] };
}
const MADE_UP = /^(?=.*\d)(?=.*[a-z])[a-z\d]{12,}$|^[\da-f]{8}-[\da-f]{4}-[\da-f-]{22}$/i;
function stateCases(files) {
    const runs = files.flatMap((file) => file.runs).filter(({ caseId }) => caseId !== undefined);
    if (runs.some(({ caseId = "", isOnlyId }) => isOnlyId && MADE_UP.test(caseId)))
        return false;
    const stating = runs.filter(({ input }) => input !== "");
    const asked = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$z)(stating, ({ input }) => input);
    return [...asked.values()].every((alike) => new Set(alike.map(({ caseId }) => caseId)).size === 1);
}
function shapesOf(files) {
    const ending = globText(files[0]?.name.ending ?? "");
    const whole = { text: `*${ending}`, folders: 0, isTelling: false };
    if (files.some(({ file }) => file.runs.length > 1))
        return [whole];
    return [
        ...inFolders(files, ending),
        ...inNames(files, ending),
        ...oneEach(files, ending),
        { text: `{case}${ending}`, folders: 0, isTelling: false },
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
    if (stems.every(tellsTrial))
        return [shape(`{case}.{trial}${ending}`)];
    return ["-", "_"]
        .filter((sign) => areNumbered(files, sign))
        .map((sign) => shape(`{case}${sign}{trial}${ending}`));
}
const ANY_CASE = /^(?:run|messages|trace|transcript|trajectory|recording|output|result|steps|conversation|session|response|log)s?$/i;
function oneEach(files, ending) {
    const [stem = "", ...others] = new Set(files.map(({ name }) => name.stem));
    const folders = files.map(({ name }) => name.folders.at(-1) ?? "");
    const areCases = others.length === 0 && ANY_CASE.test(stem) && !folders.every(namesModel);
    return areCases && !folders.includes("") ? [shape(`{case}/${globText(stem)}${ending}`, 1)] : [];
}
function areNumbered(files, sign) {
    if (!files.every(({ name }) => new RegExp(`^.+${sign}\\d{1,3}$`, "s").test(name.stem)))
        return false;
    const cases = [...(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$z)(files, ({ name }) => name.stem.slice(0, name.stem.lastIndexOf(sign))).values()];
    return cases.every((trials) => {
        const inputs = new Set(trials.map(({ file }) => file.runs[0]?.input ?? ""));
        return trials.length > 1 && inputs.size === 1 && !inputs.has("");
    });
}
function isRepeated(names) {
    return new Set(names).size < names.length;
}
function shape(text, folders = 0) {
    return { text, folders, isTelling: true };
}
const LONGEST = 40;
const PLAIN = /^[^\\*?[\]{}()|!+@]+$/;
function suiteOf(patterns) {
    const projects = patterns.map((pattern) => {
        const [folder = "", name = "", ...others] = pattern.replace(/^\.\//, "").split("/");
        return PROJECTS.includes(folder) && PLAIN.test(name) && others.length > 0
            ? `${folder}/${name}`
            : undefined;
    });
    const [first] = projects;
    return first !== undefined && projects.every((one) => one === first) ? suiteName(first) : undefined;
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
const OTHERS = new Set([
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
const LEFT_OUT = `hidden ones and ${[...OTHERS].join(", ")}`;
function isAvoided(folder) {
    return folder.startsWith(".") || OTHERS.has(folder);
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
        const wanted = areModels ? "model" : "variant";
        const tag = tags.has(wanted) ? `${wanted}${at + 1}` : wanted;
        tags.add(tag);
        return `{${tag}}`;
    });
}
const NOT_IN_A_LIST = /[\p{Cc}\p{Zl}\p{Zp}\p{Co}]|^\s|\s$/gu;
function globText(name) {
    return name.split(NOT_IN_A_LIST).map(_base_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeGlob */ .yk).join("?");
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
function contradicts(captured, stated) {
    return captured !== undefined && stated !== undefined && captured !== stated;
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
function tellsTrial(stem) {
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
/* unused harmony export PLAIN_EXAMPLE */
/* harmony import */ var _base_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33033);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48806);
/* harmony import */ var _base_shell_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46806);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91497);
/* harmony import */ var _base_tool_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67710);
/* harmony import */ var _views_terminal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46445);
/* harmony import */ var _find_recordings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(96736);







function workflowLine(workflow) {
    switch (workflow.state) {
        case "written":
            return workflow.kind === "committed"
                ? (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `wrote ${workflow.file}: it gates the recordings that you commit`
                : (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `wrote ${workflow.file}: it records the agent${workflow.toReplace === undefined ? "" : " (because git ignores the recordings)"}, then gates the recordings`;
        case "kept":
            return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `kept ${workflow.file}: it exists and does not call rungate`;
        case "called":
            return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `kept ${workflow.file}: it already calls rungate`;
        case "none":
            return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `wrote no workflow: ${workflow.reason}`;
    }
}
const SHOWN_SUITES = 10;
function suitesText(suites, program) {
    return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .lines */ .Mn)([
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `error: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(suites.length, "project")} have recordings, and each project is a suite. rungate wrote nothing. Run one of these commands for each suite:`,
        ...suites
            .slice(0, SHOWN_SUITES)
            .flatMap(({ home, patterns }) => [
            (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) ``,
            (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${home.folder}: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(home.files.length, "file")} of recordings`,
            (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `    ${[program, "init", ...optionsFor(home, patterns)].join(" ")}`,
        ]),
        ...(suites.length > SHOWN_SUITES
            ? [(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) ``, (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  and ${String(suites.length - SHOWN_SUITES)} more`]
            : []),
    ]);
}
function optionsFor({ project }, patterns) {
    const suite = (0,_find_recordings_js__WEBPACK_IMPORTED_MODULE_6__/* .suiteName */ .Qx)(project);
    return [
        ...patterns.flatMap((pattern) => ["--runs", (0,_base_shell_words_js__WEBPACK_IMPORTED_MODULE_2__/* .shellWord */ .r7)(pattern)]),
        "--expectations",
        (0,_base_shell_words_js__WEBPACK_IMPORTED_MODULE_2__/* .shellWord */ .r7)(`${project}/evals/expectations.yml`),
        ...(suite === undefined ? [] : ["--suite", suite]),
    ];
}
function leftOutText(homes) {
    const places = homes.map(({ folder, files }) => `${folder} (${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(files.length, "file")})`);
    return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Left out: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(places)}. To include them, name each pattern with --runs`;
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
        : `none of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(looked, "JSON or JSONL file")} is one`;
    return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .lines */ .Mn)([
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `error: no recording was found, so rungate wrote nothing. It looked in ${_find_recordings_js__WEBPACK_IMPORTED_MODULE_6__/* .LOOKED_IN */ .FP}, then in all other folders except ${_find_recordings_js__WEBPACK_IMPORTED_MODULE_6__/* .LEFT_OUT */ .Pk}: ${none}`,
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) ``,
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `A recording is a file with one run of your agent: the tools that it called. There are four ways to make one, best first:`,
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  1. Let rungate record your agent, without a change to its code: rungate record --cases evals/cases.yml -- node agent.mjs`,
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  2. Save the messages or steps of your framework. This takes one line of code.`,
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  3. Export your traces (OpenTelemetry, OpenInference or Langfuse) as JSON.`,
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  4. Write the plain format yourself, such as evals/runs/book-flight.1.json for the first run of the case book-flight:`,
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) ``,
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .manyLines */ .hw)(PLAIN_EXAMPLE),
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) ``,
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `What to save, for each framework: ${FORMATS}`,
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Then run init again. If the recordings are elsewhere: rungate init --runs "path/to/{case}.{trial}.json"`,
    ]);
}
function nextSteps({ written, workflow, check, branch, program, gate, toAdd, }) {
    const steps = [
        ...(toAdd === undefined
            ? []
            : [
                [
                    (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Write this into ${toAdd.file}, in place of what it says of recordings at the top:`,
                    ...toAdd.lines.map((line) => (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${line}`),
                ],
            ]),
        [(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Read ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(written)}. A recording shows what the agent did, not what is right.`],
        [(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Run the gate on your machine:`, (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${program} ${gate}`],
        ...workflowSteps(workflow, program),
        [
            (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Commit everything${isCommitted(workflow) ? ", including the recordings" : ""}, and push to ${branch}. That run records the baseline. Pull requests are compared with it.`,
        ],
        [
            (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `After the first pull request, require ${check === undefined ? "the check of the job that gates" : `the check "${check}"`} for ${branch} (Settings, Rules).`,
        ],
        [(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Check your setup:`, (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${program} doctor`],
    ];
    return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .lines */ .Mn)([
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Next:`,
        ...steps.flatMap(([first = (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) ``, ...others], at) => [
            (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${String(at + 1)}. ${first}`,
            ...others.map((line) => (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `     ${line}`),
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
                ? (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `In ${file}, set up what the command needs.`
                : (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `In ${file}, replace "${toReplace.text}" with ${toReplace.by}.`;
            const secret = secrets.length === 1 ? "the secret" : "the secrets";
            return [[(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${command} Store the key of your model in ${secret} ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(secrets)}.`]];
        }
        case "called": {
            const { file, gatedBy, job } = workflow;
            if (job !== undefined)
                return [[(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Paste the job below into ${file}, at the end of "jobs:". It gates this suite.`]];
            if (gatedBy !== undefined)
                return [];
            return [
                [
                    (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Check that ${file} gates this suite. To see a job for it:`,
                    (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${program} init --dry-run --suite NAME`,
                ],
            ];
        }
        default:
            return [[(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Add a workflow that gates pull requests: ${RECIPES}`]];
    }
}
function jobLines(workflow) {
    if (workflow.state !== "called" || workflow.job === undefined)
        return [];
    return [
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) ``,
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `For ${workflow.file}, below "jobs:"`,
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) ``,
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .manyLines */ .hw)(workflow.job.text),
    ];
}
const RECIPES = "https://github.com/rungate/rungate/blob/main/docs/recipes.md";
const SHOWN_FILES = 5;
function namedOneByOneText(inTheWay, pattern) {
    return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `New cases will not be gated, because the recordings are named one by one: ${pattern} also matches ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(inTheWay.length, "file")} without a recording (${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(inTheWay, SHOWN_FILES)}). Move those files away and run init again, or gate all files with --runs ${(0,_base_shell_words_js__WEBPACK_IMPORTED_MODULE_2__/* .shellWord */ .r7)(pattern)}`;
}
const SHOWN_TOOLS = 6;
const WIDEST = 60;
function foundText({ patterns, files, formats, runs }) {
    const real = runs.filter(({ expectsOnly }) => !expectsOnly);
    const width = Math.min(WIDEST, Math.max(...patterns.map(({ pattern }) => pattern.length)));
    return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .lines */ .Mn)([
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Found ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(real.length, "run")} in ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(files, "file")}: ${casesText(real)}`,
        ...patterns.map((one) => patternLine(one, width)),
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Formats: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(formats, SHOWN_TOOLS)}`,
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Tools: ${toolsText(real)}`,
    ]);
}
function casesText(runs) {
    const cases = [...(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .groupBy */ .$z)(runs, ({ caseId }) => caseId).values()].map(({ length }) => length);
    const [fewest, most] = [Math.min(...cases), Math.max(...cases)];
    const trials = fewest === most ? (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(most, "trial") : `${fewest} to ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(most, "trial")}`;
    return `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(cases.length, "case")}, ${trials} each`;
}
function patternLine({ pattern, example }, width) {
    if (example === undefined || example.file === pattern)
        return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${pattern}`;
    const captured = Object.entries(example.captures).map(([name, value]) => `${name} ${value}`);
    const says = captured.length === 0 ? "" : `: ${captured.join(", ")}`;
    return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${(0,_views_terminal_js__WEBPACK_IMPORTED_MODULE_5__/* .padEnd */ .f)(pattern, width)}  such as ${example.file}${says}`;
}
function toolsText(runs) {
    const calls = new Map();
    for (const run of runs)
        for (const name of run.toolCalls.map(_base_tool_name_js__WEBPACK_IMPORTED_MODULE_4__/* .fullName */ .fq))
            calls.set(name, (calls.get(name) ?? 0) + 1);
    const byUse = [...calls].sort(([, a], [, b]) => b - a);
    if (byUse.length === 0)
        return "none was called";
    const names = byUse.map(([name, count]) => `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(name, _base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.shownString)} (${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(count, "call")})`);
    return (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(names, SHOWN_TOOLS);
}
const SHOWN = 6;
function decidedText({ readOnly, ignored, volatile }) {
    const differing = [...volatile].map(([name, cases]) => cases === 1 ? short(name) : `${short(name)} (${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(cases, "case")})`);
    const told = [
        ["Tools that only read (f1 leaves their calls out)", readOnly.map(short)],
        ["Scratchpads (never counted)", ignored.map(short)],
        ["Arguments that differ between runs (more than one value is right)", differing],
    ];
    const decided = told.filter(([, names]) => names.length > 0);
    if (decided.length === 0)
        return undefined;
    return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .lines */ .Mn)([
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `rungate guessed this. Check it:`,
        ...decided.map(([what, names]) => (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${what}: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(names, SHOWN)}`),
    ]);
}
function short(name) {
    return (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(name, _base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.shownString);
}


/***/ })

};

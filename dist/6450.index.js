export const id = 6450;
export const ids = [6450];
export const modules = {

/***/ 64198:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ findRuns)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/disk/path-pattern.js
var path_pattern = __webpack_require__(91498);
// EXTERNAL MODULE: ./build/escape/terminal.js
var terminal = __webpack_require__(82124);
;// CONCATENATED MODULE: ./build/init/finding/file-name.js
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

;// CONCATENATED MODULE: ./build/init/finding/fit.js

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

// EXTERNAL MODULE: ./build/policy/glob.js
var glob = __webpack_require__(64757);
;// CONCATENATED MODULE: ./build/init/finding/glob-text.js

const NOT_IN_A_LIST = /[\p{Cc}\p{Zl}\p{Zp}\p{Co}]|^\s|\s$/gu;
function globText(name) {
    return name.split(NOT_IN_A_LIST).map(glob/* escapeGlob */.yk).join("?");
}

;// CONCATENATED MODULE: ./build/init/finding/home.js
function chooseHome(homes) {
    const [home] = homes;
    const firstOf = (project) => homes.findIndex((other) => other.project === project);
    const suites = homes.filter(({ project }, at) => project !== "" && at === firstOf(project));
    if (home.project !== "" && suites.length > 1)
        return { suites };
    return { home, leftOut: homes.slice(1) };
}

// EXTERNAL MODULE: ./build/group-by.js
var group_by = __webpack_require__(32217);
;// CONCATENATED MODULE: ./build/init/finding/folder-levels.js


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

;// CONCATENATED MODULE: ./build/init/finding/shapes.js



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
    const cases = [...(0,group_by/* groupBy */.$)(files, ({ name }) => name.stem.slice(0, name.stem.lastIndexOf(sign))).values()];
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

;// CONCATENATED MODULE: ./build/init/finding/stated-cases.js

const MADE_UP = /^(?=.*\d)(?=.*[a-z])[a-z\d]{12,}$|^[\da-f]{8}-[\da-f]{4}-[\da-f-]{22}$/i;
function stateCases(files) {
    const runs = files.flatMap((file) => file.runs).filter(({ caseId }) => caseId !== undefined);
    if (runs.some(({ caseId = "", isOnlyId }) => isOnlyId && MADE_UP.test(caseId)))
        return false;
    const stating = runs.filter(({ input }) => input !== "");
    const asked = (0,group_by/* groupBy */.$)(stating, ({ input }) => input);
    return [...asked.values()].every((alike) => new Set(alike.map(({ caseId }) => caseId)).size === 1);
}

;// CONCATENATED MODULE: ./build/init/finding/propose-patterns.js







const MOST_PATTERNS = 8;
const MOST_ODD = 3;
function proposePatterns(files, around) {
    const readable = files.filter(({ runs }) => runs.length > 0);
    const named = (readable.length > 0 ? readable : files).map((file) => ({
        file,
        name: partsOf(file.name, around.home),
    }));
    const groups = (0,group_by/* groupBy */.$)(named, ({ name }) => `${name.folders.length} ${name.ending}`);
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
    const byFolder = (0,group_by/* groupBy */.$)(files, ({ name }) => name.folders[0]);
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

// EXTERNAL MODULE: ./build/wording.js
var wording = __webpack_require__(9000);
// EXTERNAL MODULE: ./build/init/next-command.js
var next_command = __webpack_require__(66906);
;// CONCATENATED MODULE: ./build/init/told/named-one-by-one.js



const SHOWN_FILES = 5;
function namedOneByOneText(inTheWay, pattern) {
    return (0,terminal/* terminal */.Fo) `New cases will not be gated: the recordings are named one by one, because ${pattern} also matches ${(0,wording/* counted */.hS)(inTheWay.length, "file")} without a recording (${(0,wording/* listed */.KE)(inTheWay, SHOWN_FILES)}). Move those away and run init again; or gate all files with --runs ${(0,next_command/* shellWord */.r)(pattern)}`;
}

// EXTERNAL MODULE: ./build/init/finding/usual-folders.js
var usual_folders = __webpack_require__(78055);
;// CONCATENATED MODULE: ./build/init/told/nothing-found.js



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
        : `none of ${(0,wording/* counted */.hS)(looked, "JSON or JSONL file")} is one`;
    return (0,terminal/* lines */.Mn)([
        (0,terminal/* terminal */.Fo) `error: no recording was found, and nothing is written. Looked in ${usual_folders/* LOOKED_IN */.FP}, then in all other folders but ${usual_folders/* LEFT_OUT */.Pk}: ${none}`,
        (0,terminal/* terminal */.Fo) ``,
        (0,terminal/* terminal */.Fo) `A recording is a file with one run of your agent: the tools that it called. Three ways to make one, best first:`,
        (0,terminal/* terminal */.Fo) `  1. Write what your framework has, its messages or its steps: one line of code.`,
        (0,terminal/* terminal */.Fo) `  2. Export your traces: OpenTelemetry, OpenInference or Langfuse, as JSON.`,
        (0,terminal/* terminal */.Fo) `  3. Write the plain form yourself, such as evals/runs/book-flight.1.json for the first run of the case book-flight:`,
        (0,terminal/* terminal */.Fo) ``,
        (0,terminal/* manyLines */.hw)(PLAIN_EXAMPLE),
        (0,terminal/* terminal */.Fo) ``,
        (0,terminal/* terminal */.Fo) `What to write, for each framework: ${FORMATS}`,
        (0,terminal/* terminal */.Fo) `Then run init again. Recordings in another place, or of other names: init --runs 'path/to/{case}.{trial}.json'`,
    ]);
}

// EXTERNAL MODULE: ./build/init/finding/project.js
var finding_project = __webpack_require__(71168);
;// CONCATENATED MODULE: ./build/init/told/suites.js




const SHOWN_SUITES = 10;
function suitesText(suites, program) {
    return (0,terminal/* lines */.Mn)([
        (0,terminal/* terminal */.Fo) `error: ${(0,wording/* counted */.hS)(suites.length, "project")} have recordings, and each of them is a suite of its own. Nothing is written: begin with one of them`,
        ...suites
            .slice(0, SHOWN_SUITES)
            .flatMap(({ home, patterns }) => [
            (0,terminal/* terminal */.Fo) ``,
            (0,terminal/* terminal */.Fo) `  ${home.folder}: ${(0,wording/* counted */.hS)(home.files.length, "file")} of recordings`,
            (0,terminal/* terminal */.Fo) `    ${[program, "init", ...optionsFor(home, patterns)].join(" ")}`,
        ]),
        ...(suites.length > SHOWN_SUITES
            ? [(0,terminal/* terminal */.Fo) ``, (0,terminal/* terminal */.Fo) `  and ${String(suites.length - SHOWN_SUITES)} more`]
            : []),
    ]);
}
function optionsFor({ project }, patterns) {
    const name = project.split("/").at(-1) ?? "";
    const suite = (0,finding_project/* suiteName */.Q)(project);
    return [
        ...patterns.flatMap((pattern) => ["--runs", (0,next_command/* shellWord */.r)(pattern)]),
        "--expectations",
        (0,next_command/* shellWord */.r)(`${project}/evals/expectations.yml`),
        "--policy",
        (0,next_command/* shellWord */.r)(`.github/rungate.${name}.yml`),
        ...(suite === undefined ? [] : ["--suite", suite]),
    ];
}
function leftOutText(homes) {
    const places = homes.map(({ folder, files }) => `${folder} (${(0,wording/* counted */.hS)(files.length, "file")})`);
    return (0,terminal/* terminal */.Fo) `Left out: ${(0,wording/* listed */.KE)(places)}. To choose otherwise name each pattern with --runs`;
}

// EXTERNAL MODULE: ./build/re2.js
var re2 = __webpack_require__(51985);
// EXTERNAL MODULE: ./build/cli/print-text.js
var print_text = __webpack_require__(88092);
// EXTERNAL MODULE: ./build/cli/tell.js
var tell = __webpack_require__(7798);
// EXTERNAL MODULE: ./build/cli/work/program-name.js
var program_name = __webpack_require__(49991);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/disk/allowance.js
var disk_allowance = __webpack_require__(53458);
// EXTERNAL MODULE: ./build/disk/contained.js
var contained = __webpack_require__(97625);
// EXTERNAL MODULE: ./build/disk/walk.js
var walk = __webpack_require__(43035);
// EXTERNAL MODULE: ./build/limits.js + 8 modules
var limits = __webpack_require__(69480);
// EXTERNAL MODULE: ./build/process/steps.js
var process_steps = __webpack_require__(53245);
// EXTERNAL MODULE: ./build/json/json.js
var json = __webpack_require__(35857);
// EXTERNAL MODULE: ./build/loading/load.js + 2 modules
var load = __webpack_require__(44692);
// EXTERNAL MODULE: ./build/recordings/formats/index.js + 108 modules
var formats = __webpack_require__(26142);
// EXTERNAL MODULE: ./build/recordings/marks.js
var marks = __webpack_require__(87531);
;// CONCATENATED MODULE: ./build/cli/work/glance.js







const FAMILIAR = 3;
function glanceAt(file, how, allowance) {
    const stem = partsOf(file.name, ".").stem;
    const runs = [];
    let first;
    let looked = 0;
    for (const one of (0,load/* loadRuns */.lR)(file, how, allowance)) {
        looked += 1;
        const seen = "fault" in one ? one.seen : one;
        if (seen !== undefined)
            runs.push(foundRun(seen, stem));
        else if ("fault" in one)
            first ??= one;
        if (looked === limits/* limits */.F.runsLookedAt)
            break;
    }
    if (runs.length > 0)
        return { runs };
    if (first === undefined)
        return {};
    return first.isClaimed ? { runs, doubt: told(first) } : doubtOf(first);
}
function foundRun({ run, identity, document }, stem) {
    const { caseId, trial } = identity;
    return {
        caseId: caseId === stem ? undefined : caseId,
        isOnlyId: caseId !== undefined && isItsId(caseId, document),
        trial,
        input: (0,wording/* shorten */.ml)(run.input, limits/* limits */.F.shownString),
    };
}
function isItsId(caseId, document) {
    return (0,json/* isObject */.Gv)(document) && (0,json/* member */.Dc)(document, "id") === caseId;
}
function doubtOf(broken) {
    const { isBystander, unknown } = broken;
    const isStrange = unknown !== undefined && !(0,marks/* nearestFormats */.R7)(formats/* formats */.F, unknown).some(({ has }) => has.length >= FAMILIAR);
    return isBystander || isStrange ? {} : { doubt: told(broken) };
}
function told({ fault, origin }) {
    return { severity: "warning", ...origin.place, message: fault };
}

;// CONCATENATED MODULE: ./build/cli/work/search.js










function searchRecordings(root, how) {
    const files = new CandidateFiles(root);
    const allowance = new disk_allowance/* Allowance */.b();
    const look = (folder, project, paths) => {
        const home = { folder, project, files: [], others: [], doubtful: [] };
        for (const path of spread(paths)) {
            if (!isFileInside(root, path))
                continue;
            const name = files.nameOf(path);
            const { runs, doubt } = glanceAt({ path, name, captures: {} }, how, allowance);
            if (runs === undefined)
                home.others.push(name);
            else
                home.files.push({ name, runs });
            if (doubt !== undefined)
                home.doubtful.push(doubt);
        }
        return home;
    };
    const usual = files.projects().flatMap((project) => usual_folders/* USUAL_FOLDERS */.BH.map((place) => {
        const folder = project === "" ? place : `${project}/${place}`;
        return look(folder, project, files.below(folder));
    }));
    const isThere = usual.some((home) => home.files.length > 0);
    const elsewhere = isThere ? [] : [...(0,group_by/* groupBy */.$)(files.below("."), (path) => (0,usual_folders/* homeOf */.lt)(files.nameOf(path)))];
    const all = [
        ...usual,
        ...elsewhere
            .sort(([a], [b]) => Number(a === ".") - Number(b === "."))
            .map(([folder, paths]) => look(folder, folder === "." ? "" : folder, paths)),
    ];
    return {
        homes: all.filter((home) => home.files.length > 0),
        doubtful: all.flatMap(({ doubtful }) => doubtful),
        looked: all.reduce((sum, home) => sum + home.files.length + home.others.length, 0),
    };
}
class CandidateFiles {
    root;
    walk;
    given = new Set();
    constructor(root) {
        this.root = root;
        this.walk = new walk/* Walk */.q({
            boundary: root,
            entries: limits/* limits */.F.entriesSearched,
            excess: `more than ${limits/* limits */.F.entriesSearched} files and folders lie where recordings may be: name them with a pattern, such as --runs 'evals/runs/{case}.{trial}.json'`,
            avoided: usual_folders/* isAvoided */.bI,
            nameOf: (path) => this.nameOf(path),
            onSkipped: () => { },
            onUnreadable: () => { },
        });
    }
    nameOf(path) {
        return (0,external_node_path_.relative)(this.root, path).split(external_node_path_.sep).join("/") || ".";
    }
    projects() {
        const inFolder = (name) => this.paths([{ name }, { matches: (project) => !(0,usual_folders/* isAvoided */.bI)(project) }]);
        return ["", ...usual_folders/* PROJECTS */.jA.flatMap(inFolder).map((path) => this.nameOf(path))];
    }
    below(folder) {
        const steps = folder === "." ? [] : folder.split("/").map((name) => ({ name }));
        const found = this.paths([...steps, "anything below"]);
        return found.filter((path) => {
            const isNew = (0,usual_folders/* mayBeRecording */.K1)(path) && !this.given.has(path);
            if (isNew)
                this.given.add(path);
            return isNew;
        });
    }
    paths(steps) {
        return (0,process_steps/* atOnce */.zd)(this.walk.paths({ top: this.root, steps }));
    }
}
function spread(paths) {
    const most = limits/* limits */.F.filesLookedInto;
    if (paths.length <= most)
        return paths;
    return Array.from({ length: most }, (_, at) => paths[Math.floor((at * paths.length) / most)] ?? "");
}
function isFileInside(root, path) {
    try {
        return (0,external_node_fs_.statSync)(path).isFile() && !(0,contained/* leadsOutside */.d)(root, path);
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./build/cli/work/find-runs.js
















const MOST_DOUBTS = 10;
async function findRuns(how) {
    await (0,re2/* loadRe2 */.o4)();
    const { homes, doubtful, looked } = searchRecordings(process.cwd(), how);
    const [first, ...others] = homes;
    if (first === undefined) {
        (0,tell/* tell */.q)(doubtful.slice(0, MOST_DOUBTS));
        (0,print_text/* complain */.cc)(nothingFoundText(looked));
        return undefined;
    }
    const choice = chooseHome([first, ...others]);
    if ("suites" in choice) {
        const suites = choice.suites.map((home) => ({ home, patterns: patternsOf(home) ?? [] }));
        (0,print_text/* complain */.cc)(suitesText(suites, (0,program_name/* programName */.k)()));
        return undefined;
    }
    const { home, leftOut } = choice;
    const proposed = proposalFor(home, othersIn(home));
    if (proposed === undefined) {
        (0,print_text/* complain */.cc)((0,terminal/* terminal */.Fo) `error: ${(0,wording/* counted */.hS)(home.files.length, "file")} of recordings lie in ${home.folder}, named in more ways than can be guessed. Nothing is written: name them with --runs, such as --runs '${(0,external_node_path_.join)(home.folder, "{case}.{trial}.json")}'`);
        return undefined;
    }
    const twice = sameTrial(proposed, capture);
    if (twice !== undefined) {
        (0,print_text/* complain */.cc)((0,terminal/* terminal */.Fo) `error: ${twice[0]} and ${twice[1]} are the same trial of one case, as they are named. Nothing is written: name those that are meant with --runs, or tell them apart by a capture, such as --runs '${(0,external_node_path_.join)(home.folder, "{variant}/{case}.{trial}.json")}'`);
        return undefined;
    }
    const patterns = proposed.map(({ pattern }) => pattern);
    tellDoubts(home, patterns);
    const notes = leftOut.length === 0 ? [] : [leftOutText(leftOut)];
    return { patterns, notes: [...namedOneByOne(home, patterns), ...notes] };
}
function patternsOf(home, others = othersIn(home)) {
    return proposalFor(home, others)?.map(({ pattern }) => pattern);
}
function proposalFor({ folder, files }, others) {
    return proposePatterns(files, { home: folder, others, capture });
}
function othersIn({ folder, others, doubtful }) {
    const isOneOfThem = (name) => folder !== "." && doubtful.some(({ file }) => file === name);
    return others.filter((name) => !isOneOfThem(name));
}
function namedOneByOne(home, patterns) {
    const names = new Set(home.files.map(({ name }) => globText(name)));
    const others = othersIn(home);
    return (patternsOf(home, []) ?? [])
        .filter((pattern) => !names.has(pattern) && !patterns.includes(pattern))
        .flatMap((pattern) => {
        const matches = (file) => capture(pattern, file) !== undefined;
        const inTheWay = others.filter(matches);
        const single = home.files.some(({ name }) => matches(name) && patterns.includes(globText(name)));
        return single && inTheWay.length > 0 ? [namedOneByOneText(inTheWay, pattern)] : [];
    });
}
function tellDoubts({ folder, doubtful }, patterns) {
    const missed = doubtful.filter(({ file = "" }) => !patterns.some((pattern) => capture(pattern, file) !== undefined));
    if (folder !== ".")
        (0,tell/* tell */.q)(missed.slice(0, MOST_DOUBTS));
}
const read = new Map();
function capture(pattern, file) {
    const known = read.get(pattern) ?? (0,path_pattern/* readPattern */.ZS)(pattern, process.cwd(), true);
    read.set(pattern, known);
    return known.capture((0,external_node_path_.join)(process.cwd(), file));
}


/***/ }),

/***/ 61713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ gatingWorkflows)
/* harmony export */ });
/* harmony import */ var _disk_patterns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59157);
/* harmony import */ var _disk_text_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20584);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69480);
/* harmony import */ var _process_steps_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53245);




const FOLDER = ".github/workflows";
const CALL = /^[^#\n]*\buses:\s*["']?rungate\/rungate(?:\/[^\s@]*)?@/m;
function gatingWorkflows() {
    const bounds = { root: process.cwd(), contained: true, mostBytes: _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .F.configurationBytes, remedy: "" };
    const { files } = (0,_process_steps_js__WEBPACK_IMPORTED_MODULE_3__/* .atOnce */ .zd)((0,_disk_patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .findFiles */ .l)([`${FOLDER}/*.yml`, `${FOLDER}/*.yaml`], bounds.root, true));
    return files
        .flatMap(({ name }) => (0,_disk_text_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readTextFile */ .G)(name, bounds, []) ?? [])
        .filter(({ text }) => CALL.test(text));
}


/***/ }),

/***/ 21615:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $B: () => (/* binding */ isThere),
/* harmony export */   hY: () => (/* binding */ checkInit),
/* harmony export */   qf: () => (/* binding */ writeNew)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _disk_configuration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1870);
/* harmony import */ var _disk_contained_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97625);
/* harmony import */ var _disk_write_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46271);
/* harmony import */ var _loading_load_options_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56700);
/* harmony import */ var _policy_load_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7067);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(57806);
/* harmony import */ var _suite_suite_name_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(63015);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_policy_load_js__WEBPACK_IMPORTED_MODULE_6__]);
_policy_load_js__WEBPACK_IMPORTED_MODULE_6__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];









const YAML_NAME = /\.ya?ml$/i;
const EXISTS = "exists and is not overwritten: name another file with --expectations, or move this one away";
const LED_OUTSIDE = "a folder on the way to it is a link that leads out of the working directory: name the place itself, or take the link away";
function checkInit(options) {
    const { expectations, policy, workflow, suite, dryRun } = options;
    const problems = [];
    const refuse = (file, message) => problems.push({ severity: "error", file, message });
    const how = (0,_loading_load_options_js__WEBPACK_IMPORTED_MODULE_5__/* .loadOptions */ .Z)(options, problems);
    const fault = suite === undefined ? undefined : (0,_suite_suite_name_js__WEBPACK_IMPORTED_MODULE_8__/* .suiteNameFault */ .G)(suite);
    if (fault !== undefined)
        problems.push({ severity: "error", message: fault });
    const hasPolicy = isThere(policy);
    const written = [expectations, ...(hasPolicy ? [] : [policy]), ...(isThere(workflow) ? [] : [workflow])];
    for (const file of written)
        if (!YAML_NAME.test(file))
            refuse(file, "init writes YAML: name a file that ends in .yml or .yaml");
    for (const file of repeated([expectations, policy, workflow]))
        refuse(file, "is named for two files: name each of them differently");
    if (!dryRun && isThere(expectations))
        refuse(expectations, EXISTS);
    for (const file of [expectations, ...(hasPolicy ? [] : [policy])])
        if (!dryRun && isLedOutside(file))
            refuse(file, LED_OUTSIDE);
    const kept = hasPolicy ? readPolicy(policy, problems) : undefined;
    if (problems.length > 0)
        throw new _problems_js__WEBPACK_IMPORTED_MODULE_7__/* .ConfigurationError */ .j1(problems);
    return { how, kept };
}
function repeated(files) {
    const paths = files.map((file) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(file));
    return files.filter((_file, at) => paths.indexOf(paths[at] ?? "") < at);
}
function readPolicy(file, problems) {
    const source = (0,_disk_configuration_js__WEBPACK_IMPORTED_MODULE_2__/* .readConfigurationFile */ .B)(file, { root: process.cwd(), contained: false }, problems);
    if (source === undefined)
        return undefined;
    const { policy, problems: found } = (0,_policy_load_js__WEBPACK_IMPORTED_MODULE_6__/* .loadPolicy */ .t)(source.file, source.text);
    for (const problem of found)
        problems.push(problem);
    return policy;
}
function writeNew(file, text) {
    try {
        if (isLedOutside(file))
            throw new Error(LED_OUTSIDE);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file), { recursive: true });
        if (isThere(file))
            throw new Error(EXISTS);
        (0,_disk_write_js__WEBPACK_IMPORTED_MODULE_4__/* .writeWhole */ .f)(file, text);
    }
    catch (error) {
        if (!(error instanceof Error))
            throw error;
        const message = `cannot be written: ${error.message}`;
        throw new _problems_js__WEBPACK_IMPORTED_MODULE_7__/* .ConfigurationError */ .j1([{ severity: "error", file, message }]);
    }
}
function isLedOutside(file) {
    const here = process.cwd();
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(file);
    if (!path.startsWith(here.endsWith(node_path__WEBPACK_IMPORTED_MODULE_1__.sep) ? here : here + node_path__WEBPACK_IMPORTED_MODULE_1__.sep))
        return false;
    let folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
    while (!isThere(folder))
        folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
    try {
        return (0,_disk_contained_js__WEBPACK_IMPORTED_MODULE_3__/* .leadsOutside */ .d)(here, folder);
    }
    catch {
        return true;
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

/***/ 86855:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ planWorkflow)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _disk_checkout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4142);
/* harmony import */ var _disk_git_ignored_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92395);
/* harmony import */ var _doctor_gate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97799);
/* harmony import */ var _doctor_part_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62517);
/* harmony import */ var _doctor_workflow_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(24953);
/* harmony import */ var _init_workflow_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(36369);
/* harmony import */ var _init_workflow_workflow_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(62442);
/* harmony import */ var _gating_workflow_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(61713);
/* harmony import */ var _init_files_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(21615);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_init_files_js__WEBPACK_IMPORTED_MODULE_9__]);
_init_files_js__WEBPACK_IMPORTED_MODULE_9__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];










function planWorkflow(options, files) {
    const branch = (0,_disk_checkout_js__WEBPACK_IMPORTED_MODULE_1__/* .defaultBranch */ .OR)(process.cwd());
    const none = (outcome, check) => ({ text: undefined, outcome, check, branch });
    const plan = planFor(options, files, branch);
    const calling = (0,_gating_workflow_js__WEBPACK_IMPORTED_MODULE_8__/* .gatingWorkflows */ .J)();
    if (calling.length > 0)
        return none(...calledBy(calling, plan));
    if ((0,_init_files_js__WEBPACK_IMPORTED_MODULE_9__/* .isThere */ .$B)(options.workflow))
        return none({ state: "kept", file: options.workflow });
    const folder = (0,_disk_checkout_js__WEBPACK_IMPORTED_MODULE_1__/* .placeInRepository */ .vO)(process.cwd());
    if (folder !== "")
        return none({
            state: "none",
            reason: `this is the folder ${folder} of a repository, and workflows lie at its top. Run init there`,
        });
    const reason = (0,_init_workflow_workflow_js__WEBPACK_IMPORTED_MODULE_7__/* .whyNoWorkflow */ .Pg)(plan);
    if (reason !== undefined)
        return none({ state: "none", reason });
    const { kind, record } = plan;
    const outcome = {
        state: "written",
        file: options.workflow,
        kind,
        isRecordKnown: record !== undefined,
    };
    return { text: (0,_init_workflow_workflow_js__WEBPACK_IMPORTED_MODULE_7__/* .workflowText */ .LS)(plan), outcome, check: checkOf(plan), branch };
}
function calledBy(calling, plan) {
    const workflows = calling.map(({ file, text }) => (0,_doctor_workflow_js__WEBPACK_IMPORTED_MODULE_5__/* .readWorkflow */ .S)(file, text));
    const read = workflows.flatMap((workflow) => ("jobs" in workflow ? workflow : []));
    const gates = read.flatMap(_doctor_gate_js__WEBPACK_IMPORTED_MODULE_3__/* .gatesIn */ .W);
    const own = gates.find(({ suite }) => suite === (plan.suite ?? "default"));
    const file = (own ?? gates[0])?.workflow.file ?? calling[0]?.file ?? "";
    if (own !== undefined)
        return [{ state: "called", file, gatedBy: own.job.id }, (0,_doctor_gate_js__WEBPACK_IMPORTED_MODULE_3__/* .checkName */ .I3)(own)];
    const { gate, record } = (0,_init_workflow_names_js__WEBPACK_IMPORTED_MODULE_6__/* .namesFor */ .G)(plan);
    const isTaken = read.some(({ jobs }) => jobs.some(({ id }) => id === gate || id === record));
    const isKnown = gates.length > 0 && read.length === workflows.length && !gates.some(({ suite }) => (0,_doctor_part_js__WEBPACK_IMPORTED_MODULE_4__/* .isExpression */ .BH)(suite));
    if (isTaken || !isKnown || (0,_init_workflow_workflow_js__WEBPACK_IMPORTED_MODULE_7__/* .whyNoWorkflow */ .Pg)(plan) !== undefined)
        return [{ state: "called", file }, undefined];
    return [{ state: "called", file, job: { text: (0,_init_workflow_workflow_js__WEBPACK_IMPORTED_MODULE_7__/* .jobsText */ .Yy)(plan), kind: plan.kind } }, checkOf(plan)];
}
function checkOf(plan) {
    return `${(0,_init_workflow_names_js__WEBPACK_IMPORTED_MODULE_6__/* .namesFor */ .G)(plan).gate} / gate`;
}
function planFor(options, [file], branch) {
    const { runs, suite, format, caseField, record } = options;
    const isRecorded = record !== undefined || (file !== undefined && (0,_disk_git_ignored_js__WEBPACK_IMPORTED_MODULE_2__/* .gitIgnores */ .a)(process.cwd())(file.name) !== undefined);
    return {
        file: inRepository(options.workflow),
        branch,
        suite,
        runs,
        expectations: inRepository(options.expectations),
        policy: inRepository(options.policy),
        format,
        caseField,
        kind: isRecorded ? "recorded" : "committed",
        record,
    };
}
function inRepository(path) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(process.cwd(), (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(path)).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join("/");
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 90253:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   init: () => (/* binding */ init)
/* harmony export */ });
/* harmony import */ var _disk_path_pattern_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91498);
/* harmony import */ var _escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82124);
/* harmony import */ var _init_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10296);
/* harmony import */ var _init_finding_project_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71168);
/* harmony import */ var _init_next_command_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66906);
/* harmony import */ var _init_told_decided_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43901);
/* harmony import */ var _init_told_found_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6957);
/* harmony import */ var _init_told_next_steps_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22154);
/* harmony import */ var _init_told_workflow_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(19900);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9000);
/* harmony import */ var _print_text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(88092);
/* harmony import */ var _tell_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7798);
/* harmony import */ var _find_runs_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(64198);
/* harmony import */ var _init_files_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(21615);
/* harmony import */ var _init_workflow_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(86855);
/* harmony import */ var _program_name_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(49991);
/* harmony import */ var _recordings_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(37495);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_init_files_js__WEBPACK_IMPORTED_MODULE_2__, _init_files_js__WEBPACK_IMPORTED_MODULE_13__, _init_workflow_js__WEBPACK_IMPORTED_MODULE_14__]);
([_init_files_js__WEBPACK_IMPORTED_MODULE_2__, _init_files_js__WEBPACK_IMPORTED_MODULE_13__, _init_workflow_js__WEBPACK_IMPORTED_MODULE_14__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);

















async function init(options) {
    const { kept, how } = (0,_init_files_js__WEBPACK_IMPORTED_MODULE_13__/* .checkInit */ .hY)(options);
    const found = options.runs.length > 0 ? { patterns: options.runs, notes: [] } : await (0,_find_runs_js__WEBPACK_IMPORTED_MODULE_12__/* .findRuns */ .s)(how);
    if (found === undefined)
        return 1;
    const suite = options.suite ?? (0,_init_finding_project_js__WEBPACK_IMPORTED_MODULE_3__/* .suiteOf */ .E)(found.patterns);
    const named = { ...options, runs: found.patterns, suite };
    const { runs, files, formats, broken } = await (0,_recordings_js__WEBPACK_IMPORTED_MODULE_16__/* .readRecordings */ .D)(named);
    if (!runs.some(({ run }) => !run.expectsOnly)) {
        const message = runs.length === 0 ? NO_RUN : NO_RECORDED_RUN;
        (0,_tell_js__WEBPACK_IMPORTED_MODULE_11__/* .tell */ .q)([{ severity: "error", message }]);
        return 1;
    }
    const workflow = (0,_init_workflow_js__WEBPACK_IMPORTED_MODULE_14__/* .planWorkflow */ .t)(named, files);
    const { outcome } = workflow;
    const areSnapshots = outcome.state === "written" && outcome.kind === "committed";
    const proposed = (0,_init_files_js__WEBPACK_IMPORTED_MODULE_2__/* .proposeFiles */ .Y)(runs, options, kept, areSnapshots);
    const patterns = found.patterns.map((pattern) => exampleOf(pattern, files));
    const summary = [
        (0,_init_told_found_js__WEBPACK_IMPORTED_MODULE_6__/* .foundText */ .i)({ patterns, files: files.length, formats, runs }),
        ...found.notes,
        ...spaced((0,_init_told_decided_js__WEBPACK_IMPORTED_MODULE_5__/* .decidedText */ .u)(proposed.decided)),
        (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) ``,
    ];
    if (options.dryRun) {
        (0,_print_text_js__WEBPACK_IMPORTED_MODULE_10__/* .complain */ .cc)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .lines */ .Mn)(summary));
        printFiles(options, proposed, workflow);
    }
    else {
        (0,_print_text_js__WEBPACK_IMPORTED_MODULE_10__/* .print */ .yy)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .lines */ .Mn)(summary));
        const written = writeFiles(options, proposed, workflow);
        const { check, branch } = workflow;
        const gate = (0,_init_next_command_js__WEBPACK_IMPORTED_MODULE_4__/* .nextCommand */ .h)(["gate"], { ...named, expectations: [named.expectations] });
        (0,_print_text_js__WEBPACK_IMPORTED_MODULE_10__/* .print */ .yy)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .lines */ .Mn)([
            (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) ``,
            (0,_init_told_next_steps_js__WEBPACK_IMPORTED_MODULE_7__/* .nextSteps */ .Z)({ written, workflow: outcome, check, branch, program: (0,_program_name_js__WEBPACK_IMPORTED_MODULE_15__/* .programName */ .k)(), gate }),
        ]));
    }
    const contradictory = (0,_tell_js__WEBPACK_IMPORTED_MODULE_11__/* .tell */ .q)(proposed.rehearsal.errors);
    return broken || contradictory ? 1 : 0;
}
const NO_RUN = "no run could be read, so there is nothing to propose and nothing is written";
const NO_RECORDED_RUN = "these files say what is expected, and none holds a run of the agent, so that nothing is written: record one, and let --runs name it";
function spaced(text) {
    return text === undefined ? [] : [(0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) ``, text];
}
function exampleOf(pattern, files) {
    const { capture } = (0,_disk_path_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .readPattern */ .ZS)(pattern, process.cwd(), false);
    for (const { path, name } of files) {
        const captures = capture(path);
        if (captures !== undefined)
            return { pattern, example: { file: name, captures } };
    }
    return { pattern };
}
function printFiles({ expectations, policy, workflow }, files, { text, outcome }) {
    printFile(expectations, files.expectations);
    if (files.policy === undefined)
        (0,_print_text_js__WEBPACK_IMPORTED_MODULE_10__/* .complain */ .cc)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `${policy} exists: it would be kept`);
    else
        printFile(policy, files.policy);
    if (text === undefined)
        (0,_print_text_js__WEBPACK_IMPORTED_MODULE_10__/* .complain */ .cc)((0,_init_told_workflow_js__WEBPACK_IMPORTED_MODULE_8__/* .workflowLine */ .k)(outcome));
    else
        printFile(workflow, text);
    if (outcome.state === "called" && outcome.job !== undefined)
        printFile(`${outcome.file}, below jobs`, `${outcome.job.text}\n`);
}
function printFile(file, text) {
    (0,_print_text_js__WEBPACK_IMPORTED_MODULE_10__/* .print */ .yy)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .lines */ .Mn)([(0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `==> ${file} <==`, (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .manyLines */ .hw)(text), (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) ``]));
}
function writeFiles(options, files, workflow) {
    const { expectations, policy, cases, leftOut, rehearsal } = files;
    const written = [options.expectations];
    (0,_init_files_js__WEBPACK_IMPORTED_MODULE_13__/* .writeNew */ .qf)(options.expectations, expectations);
    const others = leftOut === 0 ? "" : `, ${leftOut} left out (its comments say why)`;
    const { passRate } = rehearsal;
    const reached = passRate === null
        ? "none of the runs can be assessed"
        : `the runs reach a pass rate of ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_9__/* .percent */ .KN)(passRate)}`;
    (0,_print_text_js__WEBPACK_IMPORTED_MODULE_10__/* .print */ .yy)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `wrote ${options.expectations}: ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_9__/* .counted */ .hS)(cases, "case")}${others}; ${reached}`);
    if (policy === undefined) {
        (0,_print_text_js__WEBPACK_IMPORTED_MODULE_10__/* .print */ .yy)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `kept ${options.policy}: it exists, and the cases are proposed for it`);
    }
    else {
        (0,_init_files_js__WEBPACK_IMPORTED_MODULE_13__/* .writeNew */ .qf)(options.policy, policy);
        written.push(options.policy);
        (0,_print_text_js__WEBPACK_IMPORTED_MODULE_10__/* .print */ .yy)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `wrote ${options.policy}: what the gate demands, and what the tools do`);
    }
    if (workflow.text !== undefined) {
        (0,_init_files_js__WEBPACK_IMPORTED_MODULE_13__/* .writeNew */ .qf)(options.workflow, workflow.text);
        written.push(options.workflow);
    }
    (0,_print_text_js__WEBPACK_IMPORTED_MODULE_10__/* .print */ .yy)((0,_init_told_workflow_js__WEBPACK_IMPORTED_MODULE_8__/* .workflowLine */ .k)(workflow.outcome));
    return written;
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 49991:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ programName)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _init_next_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66906);


function programName() {
    const file = process.argv[1] ?? "rungate";
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(file) === "rungate")
        return process.env.npm_command === undefined ? "rungate" : "npx rungate";
    const near = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(process.cwd(), file);
    const shorter = near.length < file.length ? near : file;
    return `node ${(0,_init_next_command_js__WEBPACK_IMPORTED_MODULE_1__/* .shellWord */ .r)(shorter.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join("/"))}`;
}


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

/***/ 37495:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ readRecordings)
/* harmony export */ });
/* harmony import */ var _disk_allowance_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53458);
/* harmony import */ var _disk_patterns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59157);
/* harmony import */ var _group_by_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32217);
/* harmony import */ var _job_findings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30232);
/* harmony import */ var _loading_load_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44692);
/* harmony import */ var _loading_load_options_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56700);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57806);
/* harmony import */ var _process_steps_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(53245);
/* harmony import */ var _re2_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(51985);
/* harmony import */ var _tell_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7798);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(10504);
/* harmony import */ var _without_texts_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(53326);












async function readRecordings(options) {
    const unusable = [];
    const how = (0,_loading_load_options_js__WEBPACK_IMPORTED_MODULE_5__/* .loadOptions */ .Z)(options, unusable);
    if (unusable.length > 0)
        throw new _problems_js__WEBPACK_IMPORTED_MODULE_6__/* .ConfigurationError */ .j1(unusable);
    await (0,_re2_js__WEBPACK_IMPORTED_MODULE_8__/* .loadRe2 */ .o4)();
    const { files, problems } = (0,_process_steps_js__WEBPACK_IMPORTED_MODULE_7__/* .atOnce */ .zd)((0,_disk_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .findFiles */ .l)(options.runs, process.cwd(), false));
    const runs = [];
    const formats = new Set();
    const allowance = new _disk_allowance_js__WEBPACK_IMPORTED_MODULE_0__/* .Allowance */ .b();
    const progress = await (0,_progress_js__WEBPACK_IMPORTED_MODULE_10__/* .progressBar */ .h)();
    for (const [at, file] of files.entries()) {
        for (const loaded of (0,_loading_load_js__WEBPACK_IMPORTED_MODULE_4__/* .loadRuns */ .lR)(file, how, allowance)) {
            const one = (0,_job_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .ofCase */ .W6)(loaded);
            const { place } = one.origin;
            if ("fault" in one) {
                problems.push({ severity: "error", ...place, message: one.fault });
                continue;
            }
            const { run, identity, origin } = one;
            for (const message of run.warnings)
                problems.push({ severity: "warning", ...place, message });
            runs.push({ run: (0,_without_texts_js__WEBPACK_IMPORTED_MODULE_11__/* .withoutTexts */ .X)(run), identity, origin });
            formats.add(origin.format);
        }
        progress(at + 1, files.length);
    }
    return { runs, files, formats: [...formats].sort(), broken: (0,_tell_js__WEBPACK_IMPORTED_MODULE_9__/* .tell */ .q)(oncePerFile(problems)) };
}
function oncePerFile(problems) {
    const alike = (0,_group_by_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$)(problems, ({ file, severity, message }) => JSON.stringify([file, severity, message]));
    return [...alike.values()].flatMap(([first, ...others]) => {
        if (first === undefined || others.length === 0)
            return first ?? [];
        return { ...first, message: `${first.message} (and ${others.length} more of the file's runs)` };
    });
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

/***/ 60152:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ choice)
/* harmony export */ });
/* harmony import */ var _zod_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37753);

function choice(about, means) {
    return _zod_js__WEBPACK_IMPORTED_MODULE_0__.z["enum"](Object.keys(means))
        .meta({ description: about, enumDescriptions: Object.values(means) });
}


/***/ }),

/***/ 981:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ schemaAddress)
/* harmony export */ });
/* harmony import */ var _zod_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37753);

const schemaAddress = _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string()
    .describe("The address of this schema, for editors. A YAML file names it in its first line instead")
    .optional();


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

/***/ 14851:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lf: () => (/* binding */ yamlEscape),
/* harmony export */   kk: () => (/* binding */ quotedYaml),
/* harmony export */   pS: () => (/* binding */ yamlText)
/* harmony export */ });
/* harmony import */ var _plain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30854);

const PLAIN = /^[\p{L}\p{N}_$/(][\p{L}\p{M}\p{N} _$/().+@%-]*$/u;
const MEANS_OTHER = /^(?:null|true|false|yes|no|on|off)$|^[\d.+-][\d._]*(?:e[+-]?\d+)?$|^0[xob]| $/i;
function yamlText(text) {
    const isPlain = PLAIN.test(text) && !MEANS_OTHER.test(text) && text.search(_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .INVISIBLE */ .kH) === -1;
    return isPlain ? text : quotedYaml(text);
}
function quotedYaml(text) {
    return JSON.stringify(text).replace(_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .INVISIBLE */ .kH, yamlEscape);
}
function yamlEscape(character) {
    const code = character.codePointAt(0) ?? 0;
    const digits = code.toString(16);
    return code > 0xffff ? `\\U${digits.padStart(8, "0")}` : `\\u${digits.padStart(4, "0")}`;
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

/***/ 17935:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ decidedBy)
/* harmony export */ });
function decidedBy(rules, cases) {
    const volatile = new Map();
    for (const { calls } of cases) {
        const inCase = calls.flatMap(({ name, volatile: key }) => (key === undefined ? [] : `${name} ${key}`));
        for (const one of new Set(inCase))
            volatile.set(one, (volatile.get(one) ?? 0) + 1);
    }
    return {
        readOnly: rules.flatMap(({ rule, tools }) => ("readOnly" in rule && rule.readOnly ? tools : [])),
        ignored: rules.flatMap(({ rule, tools }) => ("ignore" in rule ? tools : [])),
        volatile,
    };
}


/***/ }),

/***/ 37286:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ expectationsText)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69480);
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
    '  mustSay: ["1628"]             the agent must tell the user this, or the run fails',
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
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69480);
/* harmony import */ var _policy_defaults_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56221);
/* harmony import */ var _policy_load_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7067);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57806);
/* harmony import */ var _decided_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(17935);
/* harmony import */ var _expectations_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(37286);
/* harmony import */ var _policy_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(60325);
/* harmony import */ var _propose_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(55083);
/* harmony import */ var _rehearsal_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(28572);
/* harmony import */ var _tool_rules_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(63291);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_expectations_load_js__WEBPACK_IMPORTED_MODULE_0__, _policy_load_js__WEBPACK_IMPORTED_MODULE_3__]);
([_expectations_load_js__WEBPACK_IMPORTED_MODULE_0__, _policy_load_js__WEBPACK_IMPORTED_MODULE_3__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);











function proposeFiles(runs, names, kept, areSnapshots = false) {
    const rules = kept === undefined ? (0,_tool_rules_js__WEBPACK_IMPORTED_MODULE_10__/* .proposeToolRules */ ._)(runs.map(({ run }) => run)) : [];
    const policy = kept ?? readBack(names.policy, (0,_policy_text_js__WEBPACK_IMPORTED_MODULE_7__/* .policyText */ .M)(rules, null));
    const proposal = (0,_propose_js__WEBPACK_IMPORTED_MODULE_8__/* .propose */ .B)(runs, policy);
    const expectations = (0,_expectations_text_js__WEBPACK_IMPORTED_MODULE_6__/* .expectationsText */ .X)(proposal, names.policy);
    const loaded = (0,_expectations_load_js__WEBPACK_IMPORTED_MODULE_0__/* .loadExpectations */ .M)([{ file: names.expectations, text: expectations }], policy.defaults);
    refuse(loaded.problems, names.expectations, expectations);
    const rehearsal = (0,_rehearsal_js__WEBPACK_IMPORTED_MODULE_9__/* .rehearse */ .K)(runs, loaded.expectations, policy);
    return {
        expectations,
        policy: kept === undefined ? (0,_policy_text_js__WEBPACK_IMPORTED_MODULE_7__/* .policyText */ .M)(rules, rehearsal.passRate, areSnapshots) : undefined,
        cases: proposal.cases.length,
        leftOut: proposal.ownWord.length + proposal.tooLong.length,
        decided: (0,_decided_js__WEBPACK_IMPORTED_MODULE_5__/* .decidedBy */ .y)(rules, proposal.cases),
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

/***/ 71168:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ suiteOf),
/* harmony export */   Q: () => (/* binding */ suiteName)
/* harmony export */ });
/* harmony import */ var _usual_folders_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78055);

const LONGEST = 40;
const PLAIN = /^[^\\*?[\]{}()|!+@]+$/;
function suiteOf(patterns) {
    const projects = patterns.map((pattern) => {
        const [folder = "", name = "", ...others] = pattern.replace(/^\.\//, "").split("/");
        return _usual_folders_js__WEBPACK_IMPORTED_MODULE_0__/* .PROJECTS */ .jA.includes(folder) && PLAIN.test(name) && others.length > 0
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


/***/ }),

/***/ 78055:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BH: () => (/* binding */ USUAL_FOLDERS),
/* harmony export */   FP: () => (/* binding */ LOOKED_IN),
/* harmony export */   K1: () => (/* binding */ mayBeRecording),
/* harmony export */   Pk: () => (/* binding */ LEFT_OUT),
/* harmony export */   bI: () => (/* binding */ isAvoided),
/* harmony export */   jA: () => (/* binding */ PROJECTS),
/* harmony export */   lt: () => (/* binding */ homeOf)
/* harmony export */ });
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


/***/ }),

/***/ 66906:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ nextCommand),
/* harmony export */   r: () => (/* binding */ shellWord)
/* harmony export */ });
/* harmony import */ var _policy_default_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48977);

function nextCommand(words, { runs, expectations, policy, suite, format, caseField }, flags = []) {
    const options = [
        ...runs.map((pattern) => ["--runs", pattern]),
        ...expectations.map((file) => ["--expectations", file]),
        ["--policy", policy === _policy_default_file_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_POLICY */ .z ? undefined : policy],
        ["--suite", suite],
        ["--format", format],
        ["--case-field", caseField],
    ];
    const named = options.flatMap(([name, value]) => (value === undefined ? [] : [name, value]));
    return [...words, ...named, ...flags].map(shellWord).join(" ");
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
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69480);
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
const STRICT = ` Your recordings are committed, so a case that always passed and now always fails is a regression.
 Change mode to auto when a workflow records the agent again for each pull request.`;
const FLOOR = 0.7;
const FLOOR_STEPS = 20;
function policyText(rules, passRate, areSnapshots = false) {
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(TEMPLATE);
    if (areSnapshots)
        compareStrictly(document);
    document.set("tools", toolsNode(rules));
    document.setIn(["gate", "floors"], floorsNode(passRate));
    return (0,_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_4__/* .yamlText */ .pS)(document);
}
function compareStrictly(document) {
    document.setIn(["gate", "regression", "mode"], "strict");
    const gate = document.get("gate");
    const regression = gate.items.find(({ key }) => key.value === "regression");
    if (regression !== undefined)
        regression.key.commentBefore += `\n${STRICT}`;
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
// EXTERNAL MODULE: ./build/limits.js + 8 modules
var limits = __webpack_require__(69480);
// EXTERNAL MODULE: ./build/policy/redact.js
var policy_redact = __webpack_require__(94942);
// EXTERNAL MODULE: ./build/policy/scorer-options.js
var scorer_options = __webpack_require__(20736);
// EXTERNAL MODULE: ./build/policy/tools.js
var policy_tools = __webpack_require__(83704);
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
        ...(volatile === undefined ? {} : { volatile: volatile.key }),
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
    const options = (0,scorer_options/* resolveOptions */.$)(policy.defaults);
    const tools = (0,policy_tools/* toolBook */.t)(policy.tools);
    const redact = (0,policy_redact/* redactRules */.zw)(policy.redact);
    const proposal = { cases: [], ownWord: [], tooLong: [] };
    const known = runs.filter(({ run }) => !run.textsOnly);
    const byId = [...(0,group_by/* groupBy */.$)(known, ({ identity }) => identity.caseId)];
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
/* harmony import */ var _measurement_aggregate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58076);
/* harmony import */ var _measurement_coverage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60033);
/* harmony import */ var _measurement_part_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84618);
/* harmony import */ var _statistics_mean_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83157);
/* harmony import */ var _suite_passes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40334);
/* harmony import */ var _suite_suite_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60582);






function rehearse(runs, expectations, policy) {
    const suite = new _suite_suite_js__WEBPACK_IMPORTED_MODULE_5__/* .Suite */ .l({ expectations, policy });
    const setsFirst = runs.toSorted((a, b) => Number(b.run.expectsOnly ?? 0) - Number(a.run.expectsOnly ?? 0));
    for (const { run, identity, origin } of setsFirst)
        suite.add(run, identity, origin);
    const gathered = suite.finish();
    const problems = [...gathered.problems, ...(0,_measurement_coverage_js__WEBPACK_IMPORTED_MODULE_1__/* .coverageProblems */ .D)((0,_measurement_part_js__WEBPACK_IMPORTED_MODULE_2__/* .partOf */ .B)(gathered, policy), expectations)];
    return {
        passRate: (0,_statistics_mean_js__WEBPACK_IMPORTED_MODULE_3__/* .mean */ .i)(gathered.cases.flatMap((one) => passRateOf(one, policy) ?? [])),
        errors: problems.filter(({ severity }) => severity === "error"),
    };
}
function passRateOf({ trials }, policy) {
    const judged = trials.map((one) => ({ ...one, pass: (0,_suite_passes_js__WEBPACK_IMPORTED_MODULE_4__/* .passes */ .W)(one, policy) }));
    return (0,_measurement_aggregate_js__WEBPACK_IMPORTED_MODULE_0__/* .casePassRate */ .Ae)({ trials: judged });
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

/***/ 43901:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ decidedText)
/* harmony export */ });
/* harmony import */ var _escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82124);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69480);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9000);



const SHOWN = 6;
function decidedText({ readOnly, ignored, volatile }) {
    const differing = [...volatile].map(([name, cases]) => cases === 1 ? short(name) : `${short(name)} (${(0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(cases, "case")})`);
    const told = [
        ["Only read, so that f1 leaves their calls out", readOnly.map(short)],
        ["Scratchpads, never counted", ignored.map(short)],
        ["Differ from run to run, so that more than one value is right", differing],
    ];
    const decided = told.filter(([, names]) => names.length > 0);
    if (decided.length === 0)
        return undefined;
    return (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .lines */ .Mn)([
        (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Guessed, for you to check:`,
        ...decided.map(([what, names]) => (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${what}: ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)(names, SHOWN)}`),
    ]);
}
function short(name) {
    return (0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(name, _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .F.shownString);
}


/***/ }),

/***/ 6957:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ foundText)
/* harmony export */ });
/* harmony import */ var _escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82124);
/* harmony import */ var _group_by_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32217);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69480);
/* harmony import */ var _views_terminal_width_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51884);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9000);





const SHOWN_TOOLS = 6;
const WIDEST = 60;
function foundText({ patterns, files, formats, runs }) {
    const real = runs.filter(({ run }) => !run.expectsOnly);
    const width = Math.min(WIDEST, Math.max(...patterns.map(({ pattern }) => pattern.length)));
    return (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .lines */ .Mn)([
        (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Found ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(real.length, "run")} in ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(files, "file")}: ${casesText(real)}`,
        ...patterns.map((one) => patternLine(one, width)),
        (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Formats: ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .listed */ .KE)(formats, SHOWN_TOOLS)}`,
        (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Tools: ${toolsText(real)}`,
    ]);
}
function casesText(runs) {
    const cases = [...(0,_group_by_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$)(runs, ({ identity }) => identity.caseId).values()].map(({ length }) => length);
    const [fewest, most] = [Math.min(...cases), Math.max(...cases)];
    const trials = fewest === most ? (0,_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(most, "trial") : `${fewest} to ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(most, "trial")}`;
    return `${(0,_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(cases.length, "case")}, ${trials} each`;
}
function patternLine({ pattern, example }, width) {
    if (example === undefined || example.file === pattern)
        return (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${pattern}`;
    const captured = Object.entries(example.captures).map(([name, value]) => `${name} ${value}`);
    const says = captured.length === 0 ? "" : `: ${captured.join(", ")}`;
    return (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${(0,_views_terminal_width_js__WEBPACK_IMPORTED_MODULE_3__/* .padEnd */ .f)(pattern, width)}  such as ${example.file}${says}`;
}
function toolsText(runs) {
    const calls = new Map();
    for (const { run } of runs)
        for (const { name } of run.toolCalls)
            calls.set(name, (calls.get(name) ?? 0) + 1);
    const byUse = [...calls].sort(([, a], [, b]) => b - a);
    if (byUse.length === 0)
        return "none was called";
    const names = byUse.map(([name, count]) => `${(0,_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(name, _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .F.shownString)} (${(0,_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(count, "call")})`);
    return (0,_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .listed */ .KE)(names, SHOWN_TOOLS);
}


/***/ }),

/***/ 22154:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ nextSteps)
/* harmony export */ });
/* harmony import */ var _escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82124);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9000);


function nextSteps({ written, workflow, check, branch, program, gate }) {
    const steps = [
        [(0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Read ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .KE)(written)}. A recording shows what the agent did, not what is right.`],
        [(0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Gate on this machine:`, (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${program} ${gate}`],
        ...workflowSteps(workflow, program),
        [
            (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Commit ${isCommitted(workflow) ? "all of it, the recordings too" : "all of it"}, and push to ${branch}: that leaves the baseline, with which pull requests are compared.`,
        ],
        [
            (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Require ${check === undefined ? "the check of the job that gates" : `the check "${check}"`} for ${branch} (Settings, Rules), once a first pull request has shown it.`,
        ],
        [(0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `See whether all is set up: ${program} doctor`],
    ];
    return (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .lines */ .Mn)([
        (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Next:`,
        ...steps.flatMap(([first = (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) ``, ...others], at) => [
            (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${String(at + 1)}. ${first}`,
            ...others.map((line) => (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `     ${line}`),
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
            const command = workflow.isRecordKnown
                ? (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Give the command in ${workflow.file} what it needs,`
                : (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Put the command that records into ${workflow.file}, in the place of "npm ci && npm run evals",`;
            return [[(0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${command} and the key of your model into the secret MODEL_API_KEY.`]];
        }
        case "called": {
            const { file, gatedBy, job } = workflow;
            if (job !== undefined)
                return [
                    [(0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Paste what stands below into ${file}, at the end of its "jobs:". It gates this suite.`],
                ];
            const gate = gatedBy === undefined ? file : `job ${gatedBy} of ${file}`;
            return [
                [
                    (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `See that ${gate} names these recordings and files. For a job of their own:`,
                    (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${program} init --dry-run --suite NAME, or ${RECIPES}#a-monorepo-with-two-suites`,
                ],
            ];
        }
        default:
            return [[(0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Gate pull requests with a workflow: ${RECIPES}`]];
    }
}
function jobLines(workflow) {
    if (workflow.state !== "called" || workflow.job === undefined)
        return [];
    return [
        (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) ``,
        (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `For ${workflow.file}, below "jobs:"`,
        (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) ``,
        (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .manyLines */ .hw)(workflow.job.text),
    ];
}
const RECIPES = "https://github.com/rungate/rungate/blob/main/docs/recipes.md";


/***/ }),

/***/ 19900:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ workflowLine)
/* harmony export */ });
/* harmony import */ var _escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82124);

const README = "https://github.com/rungate/rungate#readme";
const COMMITTED = "https://github.com/rungate/rungate/blob/main/docs/recipes.md#recordings-committed-to-the-repository";
function workflowLine(workflow) {
    switch (workflow.state) {
        case "written":
            return workflow.kind === "committed"
                ? (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `wrote ${workflow.file}: it gates the recordings that are committed. One that records anew each time: ${README}`
                : (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `wrote ${workflow.file}: it records${workflow.isRecordKnown ? "" : ", since git ignores the recordings,"} and gates what was recorded. One for recordings that are committed: ${COMMITTED}`;
        case "kept":
            return (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `kept ${workflow.file}: it exists, and nothing in it calls rungate`;
        case "called":
            return (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `kept ${workflow.file}: it calls rungate already, so no workflow is written`;
        case "none":
            return (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `wrote no workflow: ${workflow.reason}`;
    }
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

/***/ 36369:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ namesFor)
/* harmony export */ });
function namesFor({ suite }) {
    if (suite === undefined)
        return { gate: "rungate", record: "record", recordings: "recordings" };
    const gate = /^\d/.test(suite) ? `suite-${suite}` : suite;
    return { gate, record: `record-${suite}`, recordings: `recordings-${suite}` };
}


/***/ }),

/***/ 62442:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Yy: () => (/* binding */ jobsText),
  Pg: () => (/* binding */ whyNoWorkflow),
  LS: () => (/* binding */ workflowText)
});

// EXTERNAL MODULE: ./build/policy/default-file.js
var default_file = __webpack_require__(48977);
;// CONCATENATED MODULE: ./build/init/workflow/plan.js

function inputsOf({ suite, runs, expectations, policy, format, caseField, }) {
    const inputs = [
        ["suite", suite],
        ["runs", runs.join("\n")],
        ["expectations", expectations],
        ["policy", policy === default_file/* DEFAULT_POLICY */.z ? undefined : policy],
        ["format", format],
        ["case-field", caseField],
    ];
    return inputs.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
}

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./build/escape/plain.js
var plain = __webpack_require__(30854);
// EXTERNAL MODULE: ./build/init/yaml-nodes.js
var yaml_nodes = __webpack_require__(23588);
;// CONCATENATED MODULE: ./build/init/workflow/yaml-value.js



const NO_TEXT = /^(?:true|false|null)$/i;
const PLAIN = /^[\p{L}_.][\p{L}\p{N}_./{}*-]*$/u;
const PLAIN_IN_BRACES = /^[\p{L}_.][\p{L}\p{N}_./-]*$/u;
function onALine(text) {
    return plainOr(text, PLAIN);
}
function inBraces(text) {
    return plainOr(text, PLAIN_IN_BRACES);
}
function oneLine(text) {
    return (0,plain/* plainText */.wh)(text);
}
function branchName(name) {
    return inBraces(name.replace(/[+!*?[\]\\]/g, "\\$&"));
}
function plainOr(text, plain) {
    if (plain.test(text) && /\p{L}/u.test(text) && !NO_TEXT.test(text))
        return text;
    const scalar = new dist/* Scalar */.X5(text);
    scalar.type = dist/* Scalar */.X5.QUOTE_DOUBLE;
    return (0,yaml_nodes/* yamlText */.pS)(new dist/* Document */.yo(scalar)).trimEnd();
}

;// CONCATENATED MODULE: ./build/init/workflow/input-lines.js


const INDENT = " ".repeat(6);
function inputLines(plan) {
    return inputsOf(plan).map(inputLine).join("\n");
}
function inputLine([name, value]) {
    const lines = value.split("\n");
    const isPlain = lines.every((line) => oneLine(line) === line);
    if (lines.length === 1 || !isPlain)
        return `${INDENT}${name}: ${onALine(value)}`;
    return [`${INDENT}${name}: |`, ...lines.map((line) => `${INDENT}  ${line}`)].join("\n");
}

// EXTERNAL MODULE: ./build/init/workflow/names.js
var names = __webpack_require__(36369);
;// CONCATENATED MODULE: ./build/init/workflow/committed.js



function committedWorkflow(plan) {
    return `# ${oneLine(plan.file)}
name: agent
on:
  pull_request:
  push: { branches: [${branchName(plan.branch)}] }
  merge_group:
  schedule: [{ cron: "17 3 * * 1" }]
  workflow_dispatch:
permissions: {}
concurrency:
  group: \${{ github.workflow }}-\${{ github.event.pull_request.number || github.run_id }}
  cancel-in-progress: true
jobs:
${committedJobs(plan)}
`;
}
function committedJobs(plan) {
    return `  ${(0,names/* namesFor */.G)(plan).gate}:
    permissions:
      contents: read
      actions: read
      pull-requests: write
    uses: rungate/rungate/.github/workflows/gate.yml@v1
    with:
${inputLines(plan)}`;
}

;// CONCATENATED MODULE: ./build/init/workflow/artifact.js
const UNPACKED = "recordings/**/";
const WILD = /(?<!\\)[*?[{(|]/;
function uploadedPath(patterns) {
    const folder = commonFolder(patterns);
    if (folder.length > 0)
        return folder.map(asUploaded).join("/");
    return patterns.map(withoutCaptures).map(asUploaded).join("\n");
}
function artifactPatterns(patterns) {
    const depth = commonFolder(patterns).length;
    const inside = patterns.map((pattern) => partsOf(pattern).slice(depth));
    return inside.sort((a, b) => b.length - a.length).map((parts) => `${UNPACKED}${parts.join("/")}`);
}
function commonFolder(patterns) {
    const [first = [], ...others] = patterns.map((pattern) => partsOf(pattern).slice(0, -1));
    const end = first.findIndex((part, at) => WILD.test(part) || others.some((other) => other[at] !== part));
    return end < 0 ? first : first.slice(0, end);
}
function partsOf(pattern) {
    return pattern.split("/").filter((part) => part !== "" && part !== ".");
}
function withoutCaptures(pattern) {
    return pattern.replace(/(?<!\\)\{[A-Za-z_][\w-]*\}/g, "*");
}
function asUploaded(part) {
    return part.replace(/\\[\s\S]/g, (escaped) => /[\\*?[\]!$]/.test(escaped.slice(1)) ? "?" : escaped.slice(1));
}

;// CONCATENATED MODULE: ./build/init/workflow/recorded.js




function recordedWorkflow(plan) {
    return `# ${oneLine(plan.file)}
name: agent
on:
  pull_request:
  push: { branches: [${branchName(plan.branch)}] } # records the baseline
  merge_group:
  schedule: [{ cron: "17 3 * * 1" }] # records it again before it expires
  workflow_dispatch:
permissions: {}
concurrency: # a push to a pull request stops the run before it; a run that leaves a baseline is never stopped
  group: \${{ github.workflow }}-\${{ github.event.pull_request.number || github.run_id }}
  cancel-in-progress: true
jobs:
${recordedJobs(plan)}
`;
}
function recordedJobs(plan) {
    const { gate, record, recordings } = (0,names/* namesFor */.G)(plan);
    return `  ${record}:
    runs-on: ubuntu-latest
    timeout-minutes: 60
    permissions:
      contents: read
    steps:
      - uses: actions/checkout@v7
        with: { persist-credentials: false }
${recordStep(plan)}
        env: { MODEL_API_KEY: "\${{ secrets.MODEL_API_KEY }}" }
      - uses: actions/upload-artifact@v7
        with: { name: ${recordings}, path: ${inBraces(uploadedPath(plan.runs))}, overwrite: true, if-no-files-found: error }
  ${gate}:
    needs: ${record}
    if: \${{ always() }} # where nothing was recorded, the gate is red and says so
    permissions:
      contents: read # the policy and the commits of the base branch
      actions: read # the baseline
      pull-requests: write # the comment
    uses: rungate/rungate/.github/workflows/gate.yml@v1
    with:
      runs-artifact: ${recordings}
      needs: \${{ toJSON(needs) }} # how recording ended
${inputLines({ ...plan, runs: artifactPatterns(plan.runs) })}`;
}
const recorded_INDENT = " ".repeat(6);
function recordStep({ record, runs }) {
    if (record !== undefined)
        return [
            `${recorded_INDENT}# By the Python, Node and so on of the runner, with nothing installed: let steps before it set up what it needs.`,
            `${recorded_INDENT}- run: ${onALine(record)}`,
        ].join("\n");
    const files = runs.map((pattern) => pattern.replace(/(?<!\\)\{([A-Za-z_][\w-]*)\}/g, "<$1>"));
    return `${recorded_INDENT}- run: npm ci && npm run evals # your command: writes ${oneLine(files.join(", "))}`;
}

;// CONCATENATED MODULE: ./build/init/workflow/workflow.js


function workflowText(plan) {
    return plan.kind === "recorded" ? recordedWorkflow(plan) : committedWorkflow(plan);
}
function jobsText(plan) {
    return plan.kind === "recorded" ? recordedJobs(plan) : committedJobs(plan);
}
function whyNoWorkflow(plan) {
    const paths = [...plan.runs, plan.expectations, plan.policy];
    const outside = paths.find((path) => /^(?:[/\\]|[A-Za-z]:[/\\])/.test(path) || path.split("/").includes(".."));
    if (outside !== undefined)
        return `${outside} does not lie in the repository: name files that do`;
    const unusable = [...paths, plan.format ?? "", plan.caseField ?? ""].find(isUnusable);
    if (unusable === undefined)
        return undefined;
    return `${unusable} cannot stand in a workflow: it has a line break, blanks at an end or "\${{", which GitHub reads as its own. Name it without`;
}
function isUnusable(text) {
    return text.includes("${{") || text !== text.trim() || /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u.test(text);
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
/* harmony import */ var _escape_yaml_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14851);
/* harmony import */ var _json_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35857);




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
    if (!(0,_json_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(value))
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
    return document.toString(FORM).replace(INVISIBLE, _escape_yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .yamlEscape */ .Lf);
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


/***/ }),

/***/ 95445:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ asksShape)
/* harmony export */ });
/* harmony import */ var _config_choice_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60152);
/* harmony import */ var _config_other_tools_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62331);
/* harmony import */ var _texts_registry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16664);
/* harmony import */ var _zod_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37753);




const asksShape = Object.fromEntries(_texts_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .textScorers */ .D.flatMap((scorer) => scorer.isAskedBy === undefined ? [[scorer.id, _zod_js__WEBPACK_IMPORTED_MODULE_3__.z.lazy(() => askSchema(scorer)).optional()]] : []));
function askSchema(scorer) {
    const options = _zod_js__WEBPACK_IMPORTED_MODULE_3__.z.strictObject(scorer.schema({ z: _zod_js__WEBPACK_IMPORTED_MODULE_3__.z, choice: _config_choice_js__WEBPACK_IMPORTED_MODULE_0__/* .choice */ .Y }));
    _config_other_tools_js__WEBPACK_IMPORTED_MODULE_1__/* .otherTools */ .u.set(options, { scale: "every score is from 0 to 1", ...scorer.instead });
    return _zod_js__WEBPACK_IMPORTED_MODULE_3__.z.union([_zod_js__WEBPACK_IMPORTED_MODULE_3__.z.boolean(), options]).describe(`${scorer.what}. true: as it is; false: not here`);
}


/***/ }),

/***/ 78542:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ availableToolsSchema)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69480);
/* harmony import */ var _zod_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37753);


const name = _zod_js__WEBPACK_IMPORTED_MODULE_1__.z.string().min(1).max(_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.name);
const availableToolsSchema = _zod_js__WEBPACK_IMPORTED_MODULE_1__.z.array(_zod_js__WEBPACK_IMPORTED_MODULE_1__.z.union([
    name.transform((name) => ({ name })),
    _zod_js__WEBPACK_IMPORTED_MODULE_1__.z.strictObject({
        name: name.describe("The tool's name"),
        description: _zod_js__WEBPACK_IMPORTED_MODULE_1__.z.string().describe("What the tool does, for the judge").optional(),
    })
        .transform(({ name, description }) => description === undefined ? { name } : { name, description }),
]))
    .max(_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.availableTools);


/***/ }),

/***/ 56221:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ defaultPolicy)
/* harmony export */ });
/* harmony import */ var _job_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44113);
/* harmony import */ var _pass_marks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51973);


const defaultPolicy = {
    passMarks: (0,_pass_marks_js__WEBPACK_IMPORTED_MODULE_1__/* .ofEachCallScorer */ .t6)((_, { passMark }) => passMark),
    gate: {
        scorers: [..._pass_marks_js__WEBPACK_IMPORTED_MODULE_1__/* .scorersByDefault */ .UP],
        floors: {},
        regression: { mode: "auto", maxDrop: 0.02, alpha: 0.05, window: 30 },
        inconclusive: "pass",
        changedCases: "inconclusive",
        weakening: "fail",
        budgets: "pass",
        endedAtLimit: "fail",
        requiredCases: [],
        acceptBy: "others",
        acceptLabel: null,
    },
    baseline: { workflows: [] },
    tools: [],
    defaults: {},
    judge: {
        votes: 1,
        maxRuns: 200,
        maxTokens: 3_000_000,
        concurrency: 4,
        timeoutSeconds: 60,
        deadlineSeconds: 300,
        reasons: true,
        seesReasoning: false,
    },
    limits: _job_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .defaultJobLimits */ .R,
    redact: [],
    trend: { points: 200 },
};


/***/ }),

/***/ 58024:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Tp: () => (/* binding */ gateSchema),
  jZ: () => (/* binding */ passMarksSchema),
  wh: () => (/* binding */ policySchema)
});

// EXTERNAL MODULE: ./build/config/choice.js
var choice = __webpack_require__(60152);
// EXTERNAL MODULE: ./build/config/other-tools.js
var other_tools = __webpack_require__(62331);
// EXTERNAL MODULE: ./build/config/schema-address.js
var schema_address = __webpack_require__(981);
// EXTERNAL MODULE: ./build/config/text.js
var config_text = __webpack_require__(27284);
// EXTERNAL MODULE: ./build/limits.js + 8 modules
var limits = __webpack_require__(69480);
// EXTERNAL MODULE: ./build/zod.js
var zod = __webpack_require__(37753);
// EXTERNAL MODULE: ./build/policy/available-tools.js
var available_tools = __webpack_require__(78542);
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

// EXTERNAL MODULE: ./build/policy/pass-marks.js
var pass_marks = __webpack_require__(51973);
// EXTERNAL MODULE: ./build/policy/redact.js
var redact = __webpack_require__(94942);
// EXTERNAL MODULE: ./build/policy/scorer-options-schema.js
var scorer_options_schema = __webpack_require__(70862);
;// CONCATENATED MODULE: ./build/policy/schema.js












const share = zod.z.number().min(0).max(1);
const scorerName = (0,choice/* choice */.Y)("A scorer", (0,pass_marks/* ofEachScorer */.j3)((_, { what }) => what));
const toolRuleSchema = zod.z.strictObject({
    match: (0,config_text/* textWithout */.i)(glob/* globFault */.Hf).describe("Glob over tool names"),
    readOnly: zod.z.boolean()
        .describe("true: the tool only reads, and calls: state-changing leaves it out. false without it")
        .optional(),
    ignore: zod.z.boolean().describe("true: the tool is a scratchpad, never counted. false without it").optional(),
    handoff: zod.z.boolean()
        .describe("true: the tool hands the user on. A case that expects it expects its name alone, whatever readOnly says, and f1 leaves out what else was called there. false without it")
        .optional(),
});
const regressionSchema = zod.z.strictObject({
    mode: (0,choice/* choice */.Y)("What a drop of the pass rate is measured by", {
        auto: "strict where at least half of the recordings are byte-identical to the baseline's, else statistical",
        strict: "statistical, or a case that passed every base trial fails every trial now",
        statistical: "It dropped by maxDrop or more, and p is below alpha",
        off: "Nothing: it is not compared",
    }).default("auto"),
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
        .describe("The scorers that decide whether a run passes, each where its case asks for it: says where a case has mustSay or mustNotSay. Without says in this list it only advises")
        .default([...pass_marks/* scorersByDefault */.UP]),
    floors: zod.z.strictObject({
        passRate: share.describe("The least pass rate of the suite, from 0 to 1").optional(),
        ...(0,pass_marks/* ofEachScorer */.j3)((id) => share.describe(`The least score of ${id} over the suite, from 0 to 1`).optional(), "higher"),
    })
        .describe("Absolute minima of the suite. Without one, no score fails the gate by itself")
        .prefault({}),
    ceilings: zod.z.strictObject((0,pass_marks/* ofEachScorer */.j3)((id) => share.describe(`The highest score of ${id} over the suite, from 0 to 1`).optional(), "lower"))
        .describe("Absolute maxima of scores of which less is better")
        .optional(),
    regression: regressionSchema.describe("How the pass rate is compared with the base's").prefault({}),
    inconclusive: (0,choice/* choice */.Y)("What becomes of the check when the evidence settles nothing", {
        pass: "It passes, and says so",
        fail: "It blocks the merge",
    }).default("pass"),
    changedCases: (0,choice/* choice */.Y)("The verdict when more than two and more than a tenth of the baseline's cases, or a required one, were changed or retired", {
        pass: "They are listed, nothing else",
        inconclusive: "Inconclusive: what a person should look at",
        fail: "They fail the gate",
    }).default("inconclusive"),
    weakening: (0,choice/* choice */.Y)("The verdict when the pull request itself measures less than the base: fewer runs of a case, other settings, a scorer that no longer measures a case, tools that its recordings call read-only, more hidden from a judge that decides", {
        fail: "It fails the gate, until somebody accepts it",
        inconclusive: "Inconclusive: what a person should look at",
    }).default("fail"),
    budgets: (0,choice/* choice */.Y)("What a broken forbiddenTools or maxToolCalls does besides failing its run", {
        pass: "Nothing: only the run fails",
        fail: "It fails the gate by itself",
    }).default("pass"),
    endedAtLimit: (0,choice/* choice */.Y)("What becomes of a run that ended at a limit, such as max_steps, max_turns or length, before the agent was done", {
        fail: "It does not pass, whatever its scores",
        pass: "Its scores decide: it is meant to end there",
    }).default("fail"),
    requiredCases: zod.z.array(zod.z.string())
        .max(limits/* limits */.F.cases)
        .describe("Any failing run of these cases fails the gate")
        .default([]),
    acceptBy: (0,choice/* choice */.Y)("Whose label counts", {
        others: "Anybody's with triage rights, except the author of the pull request",
        anyone: "Anybody's with triage rights",
    }).default("others"),
    acceptLabel: zod.z.string()
        .min(1)
        .nullable()
        .describe("The label by which a maintainer accepts a regression")
        .default(null),
});
const passMarksSchema = zod.z.strictObject({
    ...(0,pass_marks/* ofEachScorer */.j3)((id, { passMark, direction }) => markSchema(id, passMark, direction).optional()),
    ...(0,pass_marks/* ofEachCallScorer */.t6)((id, { passMark, direction }) => markSchema(id, passMark, direction).default(passMark)),
});
function markSchema(id, passMark, direction) {
    const bound = direction === "lower" ? "below" : "above";
    return share.describe(`The score of ${id}, or ${bound} it, with which a run passes, where it gates. ${passMark} without it`);
}
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
        .describe("Questions that one job may ask the judge: one about the calls of a run, one for each sheet about its texts. Those known from the baseline are free")
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
    seesReasoning: zod.z.boolean()
        .describe("Whether the judge of calls sees what the agent thought, where recordings have it")
        .default(false),
    availableTools: available_tools/* availableToolsSchema */.A
        .describe("The tools that the agent has, where neither the case nor the recording says so")
        .optional(),
});
const policySchema = zod.z.strictObject({
    $schema: schema_address/* schemaAddress */.Q,
    passMarks: passMarksSchema.describe("The score from which a run passes").prefault({}),
    gate: gateSchema.describe("What fails the gate").prefault({}),
    baseline: zod.z.strictObject({
        workflows: zod.z.array(zod.z.string())
            .max(limits/* limits */.F.baselineWorkflows)
            .describe("Workflow files whose reports are trusted as baselines, besides the calling one")
            .default([]),
    })
        .describe("Where the baseline may come from")
        .prefault({}),
    tools: zod.z.array(toolRuleSchema)
        .max(limits/* limits */.F.toolRules)
        .describe("Which tools only read, are not counted or hand the user on; the last match wins")
        .default([]),
    defaults: scorer_options_schema/* scorerOptionsSchema */.gc.describe("Scorer options for every case").prefault({}),
    judge: judgeSchema
        .describe("How the model judges that --judge-model names, and what it may cost")
        .prefault({}),
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
        .describe("What reports remember of the commits before")
        .prefault({}),
});
const OF_THE_GATE = 'it is a key of "gate"';
other_tools/* otherTools */.u.set(policySchema, { scorers: OF_THE_GATE, floors: OF_THE_GATE, ceilings: OF_THE_GATE });


/***/ }),

/***/ 70862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vy: () => (/* binding */ codeOptionsSchema),
/* harmony export */   gc: () => (/* binding */ scorerOptionsSchema),
/* harmony export */   po: () => (/* binding */ f1OptionsSchema)
/* harmony export */ });
/* harmony import */ var _config_choice_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60152);
/* harmony import */ var _config_other_tools_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62331);
/* harmony import */ var _zod_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37753);
/* harmony import */ var _asks_schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95445);




const calls = (0,_config_choice_js__WEBPACK_IMPORTED_MODULE_0__/* .choice */ .Y)("Which calls count. Where no level says it: all", {
    all: "Every call counts",
    "state-changing": "Tools that the policy marks readOnly are left out, of the run and of the reference",
});
const failedCalls = (0,_config_choice_js__WEBPACK_IMPORTED_MODULE_0__/* .choice */ .Y)("Whether calls that failed or were rejected count. Where no level says it: count", {
    count: "They count like any other",
    ignore: "They are left out",
});
const f1OptionsSchema = _zod_js__WEBPACK_IMPORTED_MODULE_2__.z.strictObject({
    mode: (0,_config_choice_js__WEBPACK_IMPORTED_MODULE_0__/* .choice */ .Y)("How arguments are compared. Where no level says it: strict", {
        strict: "All arguments must be equal",
        flexible: "Enough of the reference's arguments must match: argumentMatchThreshold",
    }).optional(),
    argumentMatchThreshold: _zod_js__WEBPACK_IMPORTED_MODULE_2__.z.number()
        .min(0)
        .max(1)
        .describe("flexible mode: the fraction of the reference's arguments that must match. Where no level says it: 0.8")
        .optional(),
    calls: calls.optional(),
    failedCalls: failedCalls.optional(),
    listOrder: (0,_config_choice_js__WEBPACK_IMPORTED_MODULE_0__/* .choice */ .Y)("Whether order counts in lists inside arguments. Where no level says it: significant", {
        significant: "A list matches in its order",
        free: "Lists compare as multisets",
    }).optional(),
    extraCalls: (0,_config_choice_js__WEBPACK_IMPORTED_MODULE_0__/* .choice */ .Y)("Whether calls that no reference expects lower the score. Where no level says it: count", {
        count: "They lower it",
        ignore: "They do not: the score is the share of the references that are matched. An empty list of references still means: call nothing",
    }).optional(),
    nestedKeys: (0,_config_choice_js__WEBPACK_IMPORTED_MODULE_0__/* .choice */ .Y)("Which keys objects inside arguments may have. Where no level says it: exact", {
        exact: "Those of the reference",
        free: "Those of the reference and any others",
    }).optional(),
});
const codeOptionsSchema = _zod_js__WEBPACK_IMPORTED_MODULE_2__.z.strictObject({
    calls: calls.optional(),
    failedCalls: failedCalls.optional(),
    arguments: (0,_config_choice_js__WEBPACK_IMPORTED_MODULE_0__/* .choice */ .Y)("Whether the arguments and results of referenceToolCalls are compared where tools and their order are checked. Where no level says it: ignore", {
        compare: "They are, as f1 compares them: the n-th step of a tool with its n-th reference",
        ignore: "Only the names of the tools are",
    }).optional(),
});
const scorerOptionsSchema = _zod_js__WEBPACK_IMPORTED_MODULE_2__.z.strictObject({
    f1: f1OptionsSchema.describe("How the right calls with the right arguments are counted").optional(),
    code: codeOptionsSchema.describe("Which calls count where tools and their order are checked").optional(),
    ..._asks_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .asksShape */ .c,
});
const EACH_CASE = "each case says what must be said in its runs, or must not";
_config_other_tools_js__WEBPACK_IMPORTED_MODULE_1__/* .otherTools */ .u.set(scorerOptionsSchema, { says: EACH_CASE, mustSay: EACH_CASE, mustNotSay: EACH_CASE });


/***/ }),

/***/ 87531:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hn: () => (/* binding */ wordsIn),
/* harmony export */   K3: () => (/* binding */ compareMarks),
/* harmony export */   R7: () => (/* binding */ nearestFormats)
/* harmony export */ });
/* unused harmony export KIND_KEYS */
/* harmony import */ var _json_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35857);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69480);


const KIND_KEYS = new Set(["type", "role", "object", "event", "method", "key"]);
function compareMarks({ id, looksFor, marks }, words) {
    const compared = marks.map((way) => ({
        format: id,
        looksFor,
        has: way.filter((mark) => words.has(mark)),
        lacks: way.filter((mark) => !words.has(mark)),
    }));
    const [nearest = { format: id, looksFor, has: [], lacks: [] }] = compared.sort(byNearness);
    return nearest;
}
function nearestFormats(formats, document) {
    const words = wordsIn(document);
    return formats
        .map((format) => compareMarks(format, words))
        .filter((candidate) => share(candidate) >= 0.5)
        .sort(byNearness);
}
function wordsIn(document) {
    const words = new Set();
    const values = [document];
    for (const value of values) {
        if ((0,_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
            for (const word of wordsOf(value))
                words.add(word);
        if (typeof value !== "object" || value === null)
            continue;
        for (const item of Object.values(value)) {
            if (values.length < _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .F.valuesSearched)
                values.push(item);
        }
    }
    return words;
}
function wordsOf(object) {
    const kinds = Object.entries(object).flatMap(([key, value]) => KIND_KEYS.has(key) && typeof value === "string" ? value : []);
    return [...Object.keys(object), ...kinds];
}
function byNearness(a, b) {
    return share(b) - share(a) || b.has.length - a.has.length;
}
function share({ has, lacks }) {
    return has.length / (has.length + lacks.length);
}


/***/ }),

/***/ 35685:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gK: () => (/* binding */ decidingJudges),
/* harmony export */   x0: () => (/* binding */ gatingJudges),
/* harmony export */   xf: () => (/* binding */ decidingScorers)
/* harmony export */ });
/* harmony import */ var _registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29223);

function gatingJudges({ scorers }) {
    return _registry_js__WEBPACK_IMPORTED_MODULE_0__/* .judgedScorers */ .Fk.filter(({ id }) => scorers.includes(id));
}
function decidingScorers({ scorers, floors, ceilings = {} }) {
    const bounded = Object.keys({ ...floors, ...ceilings });
    return _registry_js__WEBPACK_IMPORTED_MODULE_0__/* .scorers */ ["if"].filter(({ id }) => scorers.includes(id) || bounded.includes(id));
}
function decidingJudges(gate) {
    const deciding = decidingScorers(gate);
    return _registry_js__WEBPACK_IMPORTED_MODULE_0__/* .judgedScorers */ .Fk.filter((judge) => deciding.includes(judge));
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

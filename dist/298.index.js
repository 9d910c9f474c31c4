export const id = 298;
export const ids = [298];
export const modules = {

/***/ 3033:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DV: () => (/* binding */ codeBlock),
/* harmony export */   Df: () => (/* binding */ withoutCommands),
/* harmony export */   Dw: () => (/* binding */ jsonWithoutCommands),
/* harmony export */   Fo: () => (/* binding */ terminal),
/* harmony export */   Hy: () => (/* binding */ paintWith),
/* harmony export */   Lf: () => (/* binding */ yamlEscape),
/* harmony export */   Mn: () => (/* binding */ lines),
/* harmony export */   PT: () => (/* binding */ markup),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   V0: () => (/* binding */ sections),
/* harmony export */   VK: () => (/* binding */ Markup),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   hw: () => (/* binding */ manyLines),
/* harmony export */   ji: () => (/* binding */ unseenLine),
/* harmony export */   kH: () => (/* binding */ INVISIBLE),
/* harmony export */   kk: () => (/* binding */ quotedYaml),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   oR: () => (/* binding */ joined),
/* harmony export */   pS: () => (/* binding */ yamlText),
/* harmony export */   s6: () => (/* binding */ nothing),
/* harmony export */   tb: () => (/* binding */ chartLabel),
/* harmony export */   wD: () => (/* binding */ markdown),
/* harmony export */   wh: () => (/* binding */ plainText)
/* harmony export */ });
/* unused harmony exports TerminalText, Markdown, keptInOrder */
/* harmony import */ var picocolors__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7336);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8806);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1497);



const PLAIN = /^[\p{L}\p{N}_$/(][\p{L}\p{M}\p{N} _$/().+@%-]*$/u;
const MEANS_OTHER = /^(?:null|true|false|yes|no|on|off)$|^[\d.+-][\d._]*(?:e[+-]?\d+)?$|^0[xob]| $/i;
function yamlText(text) {
    const isPlain = PLAIN.test(text) && !MEANS_OTHER.test(text) && text.search(INVISIBLE) === -1;
    return isPlain ? text : quotedYaml(text);
}
function quotedYaml(text) {
    return JSON.stringify(text).replace(INVISIBLE, yamlEscape);
}
function yamlEscape(character) {
    const code = character.codePointAt(0) ?? 0;
    const digits = code.toString(16);
    return code > 0xffff ? `\\U${digits.padStart(8, "0")}` : `\\u${digits.padStart(4, "0")}`;
}
class TerminalText {
    text;
    constructor(text) {
        this.text = text;
    }
}
function terminal(strings, ...pieces) {
    return new TerminalText(fill(strings, pieces, plainText));
}
function lines(parts) {
    return joinedLines(parts, "\n");
}
function sections(parts) {
    const told = parts.filter((section) => section.length > 0).map(lines);
    return joinedLines(told, "\n\n");
}
function manyLines(text) {
    const inLines = text.replace(/\r?\n$/, "").split(/\r?\n/);
    return lines(inLines.map((line) => terminal `${line.replaceAll("\t", "    ")}`));
}
function joinedLines(parts, separator) {
    return new TerminalText(parts.map(({ text }) => text).join(separator));
}
const COLORS = ["bold", "dim", "red", "green", "yellow", "cyan"];
function paintWith(colors) {
    const paint = (0,picocolors__WEBPACK_IMPORTED_MODULE_0__.createColors)(colors);
    const painted = COLORS.map((color) => {
        const brush = (piece) => new TerminalText(paint[color](terminal `${piece}`.text));
        return [color, brush];
    });
    return Object.fromEntries(painted);
}
const INDENTED_COMMAND = /^((?:[^\S\n\r\u2028\u2029]|\u0085)*):(?=:)/gm;
function withoutCommands(text) {
    return text.replace(INDENTED_COMMAND, "$1:\u200b").replaceAll("##[", "#\u200b#[");
}
function jsonWithoutCommands(text) {
    return text
        .replaceAll("##[", "#\\u0023[")
        .replace(INVISIBLE, (character) => (character === "\n" ? "\n" : jsonEscape(character)));
}
function oneLine(text) {
    return plainText(text).replaceAll("##[", "#\u200b#[");
}
function jsonEscape(character) {
    return [...Array(character.length).keys()]
        .map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, "0")}`)
        .join("");
}
class Markup {
    text;
    constructor(text) {
        this.text = text;
    }
}
function markup(strings, ...pieces) {
    return new Markup(fill(strings, pieces, escapedMarkup));
}
function escapedMarkup(text) {
    const safe = plainText(text)
        .replace(/[&<>"'`]/g, (character) => `&#${character.codePointAt(0)};`)
        .replace(/[\uFFFE\uFFFF]/g, "\uFFFD");
    return keptInOrder(safe);
}
function codeBlock(language, lines) {
    const kept = lines.map(plainText);
    const longest = Math.max(2, ...(kept.join("\n").match(/`+/g) ?? []).map(({ length }) => length));
    const fence = "`".repeat(longest + 1);
    return new Markdown([`${fence}${language}`, ...kept, fence].join("\n"));
}
function chartLabel(text) {
    return `"${text.replace(/[^\p{L}\p{M}\p{N} .,%()-]/gu, "-")}"`;
}
class Markdown {
    text;
    constructor(text) {
        this.text = text;
    }
}
const nothing = new Markdown("");
function markdown(strings, ...pieces) {
    return new Markdown(fill(strings, pieces, escaped, keptApart));
}
function code(text) {
    return new Markdown(`<code>${entities((0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(text, _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.shownText))}</code>`);
}
const ADDRESS = /^https:\/\/[a-z0-9.-]+(?::\d{1,5})?(?:\/[\w.~%/-]*)?(?:\?[\w.~%=&-]*)?(?:#[\w-]*)?$/i;
function link(label, address) {
    return address !== null && ADDRESS.test(address) ? new Markdown(`[${label.text}](${address})`) : label;
}
function unseenLine(words) {
    return new Markdown(`<!-- ${words.replace(/[^\w= -]/g, "-")} -->`);
}
function joined(parts, separator) {
    const texts = parts.map(({ text }) => text).filter((text) => text !== "");
    return new Markdown(texts.join(separator));
}
const BEGINNING = /^(?:[\s>*+-]|\d+[.)]\s)*$/;
const BLOCK = /^(?:[-+=]|\d(?=\d*(?:[.)]?$|[.)]\s)))/;
const OUTER_SPACE = /^\s|\s$/g;
const LAST_BANG = /!$/;
function escaped(text, before) {
    const safe = entities((0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(text, _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.shownSentence))
        .replace(OUTER_SPACE, entity)
        .replace(LAST_BANG, entity);
    return BEGINNING.test(before.slice(before.lastIndexOf("\n") + 1)) ? safe.replace(BLOCK, entity) : safe;
}
function entities(text) {
    const safe = plainText(text)
        .replace(/[&<>\\`*_[\]~|#@^]|:(?! )/g, entity)
        .replaceAll("$", () => DOLLAR)
        .replace(FOUND_BY_GITHUB, `$&${BREAK}`);
    return keptInOrder(safe);
}
const DOLLAR = "<span>&#36;</span>";
function entity(character) {
    return `&#${character.codePointAt(0)};`;
}
const BREAK = "&#8203;";
const FOUND_BY_GITHUB = /&#64;|&#35;(?=[\p{L}\p{N}])|&#58;(?=\/\/|(?!(?!(?:100|1234)[&:])\d+(?:&#58;|:))(?:[a-z\d+-]|&#95;)+(?:&#58;|:))|\bwww(?=\.)|\bGH(?=-\d)/giu;
const WORD_END = /[\p{L}\p{N}.:/@#+;_-]$/u;
const WORD_BEGINNING = /^(?:[\p{L}\p{N}.:/@#+_-]|&(?!#32;))/u;
function keptApart(before, text) {
    return WORD_END.test(before) && WORD_BEGINNING.test(text) ? BREAK : "";
}
function fill(strings, pieces, escapeText, between = () => "") {
    let filled = strings[0] ?? "";
    let isTouched = false;
    const append = (text) => {
        filled += `${isTouched ? between(filled, text) : ""}${text}`;
        isTouched ||= text !== "";
    };
    const add = (piece) => {
        if (typeof piece === "string")
            append(escapeText(piece, filled));
        else if (typeof piece === "number")
            append(String(piece));
        else if (isList(piece))
            for (const one of piece)
                add(one);
        else if (piece)
            append(piece.text);
    };
    for (const [at, piece] of pieces.entries()) {
        add(piece);
        const own = strings[at + 1] ?? "";
        filled += own;
        if (own !== "")
            isTouched = false;
    }
    return filled;
}
function isList(piece) {
    return Array.isArray(piece);
}
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\u2800]|(?!(?<=\p{Extended_Pictographic})\ufe0f)\p{Default_Ignorable_Code_Point}|(?<=\p{M}{4})\p{M}/gu;
function plainText(text) {
    return text.replace(INVISIBLE, (character) => {
        if (character === "\n")
            return "\\n";
        if (character === "\t")
            return "\\t";
        return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
    });
}
const LEFTWARDS = "[\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefe\\u{10800}-\\u{10fff}\\u{1e800}-\\u{1efff}]+";
const LEFTWARDS_WORDS = new RegExp(`${LEFTWARDS}(?:[ '_-]${LEFTWARDS})*`, "gu");
const RIGHTWARDS = "&#8206;";
function keptInOrder(text) {
    return text.replace(LEFTWARDS_WORDS, `${RIGHTWARDS}$&${RIGHTWARDS}`);
}


/***/ }),

/***/ 599:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bt: () => (/* binding */ readConfigurationFile),
/* harmony export */   Gu: () => (/* binding */ readTextFile),
/* harmony export */   dr: () => (/* binding */ leadsOutside),
/* harmony export */   f8: () => (/* binding */ writeWhole)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8806);




const CHUNK = 64 * 1024;
function writeWhole(path, content) {
    const draft = `${path}.${process.pid}.tmp`;
    try {
        const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(draft, "wx");
        try {
            for (const chunk of chunksOf(content))
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(file, chunk);
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
        }
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(draft, path);
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(draft, { force: true });
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
function readConfigurationFile(file, { root, contained }, problems) {
    const bounds = { root, contained, mostBytes: _limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.configurationBytes, remedy: "split it" };
    return readTextFile(file, bounds, problems);
}
function readTextFile(file, { root, contained, mostBytes, remedy }, problems) {
    const fail = (message) => {
        problems.push({ severity: "error", file, message });
        return undefined;
    };
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root, file);
    try {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path);
        if (!stats.isFile())
            return fail(stats.isDirectory() ? "is a folder: name a file in it" : "is not a regular file");
        if (contained && leadsOutside(root, path))
            return fail("leads outside the workspace: copy the file into it");
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
            : "does not exist: check its path");
    }
}
function leadsOutside(folder, path) {
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync.native(folder), node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync.native(path));
    return inside === ".." || inside.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_2__.sep}`) || (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(inside);
}


/***/ }),

/***/ 9903:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ extendHistory),
/* harmony export */   E8: () => (/* binding */ judgedRuns),
/* harmony export */   Kf: () => (/* binding */ nextPool),
/* harmony export */   MC: () => (/* binding */ unrecordedReason),
/* harmony export */   Mp: () => (/* binding */ underWayReason),
/* harmony export */   Ot: () => (/* binding */ reasons),
/* harmony export */   P0: () => (/* binding */ foundReason),
/* harmony export */   RV: () => (/* binding */ refusedReason),
/* harmony export */   SR: () => (/* binding */ baseRuns),
/* harmony export */   Uz: () => (/* binding */ handedOn),
/* harmony export */   cN: () => (/* binding */ knownJudgements),
/* harmony export */   dw: () => (/* binding */ unreportedReason),
/* harmony export */   f$: () => (/* binding */ noBaseline),
/* harmony export */   jQ: () => (/* binding */ historyPoint)
/* harmony export */ });
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(768);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8806);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1497);
/* harmony import */ var _report_cases_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5594);
/* harmony import */ var _report_reasons_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7802);
/* harmony import */ var _score_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1632);






const noBaseline = { state: "none", reason: "no baseline was asked for" };
const AT_THE_BASE = new Map([
    ["push", "recorded by the push of the base commit"],
    ["schedule", "recorded on schedule at the base commit"],
    ["workflow_dispatch", "recorded by hand at the base commit"],
    ["merge_group", "recorded in the merge queue at the base commit"],
]);
function foundReason({ distance, event, runId }, passedOver) {
    const where = distance === 0
        ? (AT_THE_BASE.get(event) ?? "recorded at the base commit")
        : `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(distance, "commit")} below the base commit`;
    const [nearest, ...others] = passedOver;
    if (nearest === undefined)
        return `${where}, run ${runId}`;
    return `${where}, run ${runId} (passed over: ${sentence(nearest)}${andMore(others)})`;
}
function refusedReason(nearest, others) {
    const remedy = nearest.remedy === undefined ? "" : ` (${nearest.remedy})`;
    return `${sentence(nearest)}${remedy}${andMore(others)}`;
}
function underWayReason(commit, runId) {
    return `run ${runId} of the base commit ${commit.slice(0, 7)} has not ended (run this job again when it has)`;
}
function unreportedReason(commit, runId) {
    const name = `the base commit ${commit.slice(0, 7)} has no report`;
    return runId === undefined
        ? `${name}: no run of the workflow is listed for it`
        : `${name}: run ${runId} left none, or it was deleted`;
}
function unrecordedReason(commits) {
    const below = commits > 1 ? ` or one of the ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(commits - 1, "first parent")} below it` : "";
    return `no report is of the base commit${below} (${RECORD})`;
}
const reasons = {
    firstUse: "no report of this suite was recorded on the base branch yet",
    neverRecorded: "no report of this suite was recorded on the base branch (run the workflow there, with its upload step)",
    notAllSeen: "no report was found in the newest runs of the base branch, and there are more than are looked at (run the workflow on the base branch)",
    otherSuites: "the base branch has reports of other suites and none of this one (keep the suite's name)",
};
const RECORD = "run the workflow on the base branch, with its upload step";
function sentence({ commit, why }) {
    return `the report of ${commit.slice(0, 7)} ${why}`;
}
function andMore(others) {
    return others.length === 0 ? "" : `, and ${others.length} more`;
}
function judgedRuns(trials) {
    const runs = [];
    for (const { hash, content, pass } of trials) {
        if (hash !== null && pass !== null)
            runs.push({ hash, content, pass });
    }
    return distinct(runs);
}
function baseRuns({ trials, pool }, window) {
    const earlier = pool.flatMap(({ runs }) => runs.map(([hash, pass]) => ({ hash, pass })));
    return distinct([...judgedRuns(trials), ...earlier]).slice(0, window);
}
function nextPool({ trials }, before, beforeCommit, window) {
    const seen = new Set(judgedRuns(trials).map(({ hash }) => hash));
    const own = judgedRuns(before.trials).map(({ hash, pass }) => [hash, pass]);
    const pool = [];
    for (const { commit, runs } of [{ commit: beforeCommit, runs: own }, ...before.pool]) {
        const fresh = runs.filter(([hash]) => {
            const isFresh = !seen.has(hash) && seen.size < window;
            if (isFresh)
                seen.add(hash);
            return isFresh;
        });
        if (fresh.length > 0)
            pool.push({ commit, runs: fresh });
    }
    return pool;
}
function distinct(runs) {
    const byHash = new Map();
    for (const run of runs)
        if (!byHash.has(run.hash))
            byHash.set(run.hash, run);
    return byHash.size === runs.length ? runs : [...byHash.values()];
}
function knownJudgements({ cases }) {
    const known = new Map();
    for (const { scores, judgements = [] } of cases.flatMap(({ trials }) => trials)) {
        for (const outcome of Object.values(scores)) {
            const details = outcome.status === "scored" ? outcome.details : undefined;
            if ((0,_report_reasons_js__WEBPACK_IMPORTED_MODULE_4__/* .isLlmDetails */ .ky)(details))
                known.set(details.key, details);
        }
        for (const { scorers: _, ...sheet } of judgements)
            known.set(sheet.key, sheet);
    }
    return known;
}
const MEASURING = ["runs", "expectations", "policy", "format", "case-field", "judge-model", "judge-base-url"];
function historyPoint(report) {
    const { commit, createdAt, scores, passRate, totals, cases, settings } = report;
    if (commit === null)
        return null;
    const keys = cases.map(({ id, tags }) => (0,_score_js__WEBPACK_IMPORTED_MODULE_5__/* .caseKey */ .u2)(id, tags)).sort();
    return {
        commit,
        createdAt,
        scores: Object.fromEntries(Object.entries(scores).map(([id, { value }]) => [id, value])),
        passRate,
        cases: totals.cases,
        errors: totals.errors,
        caseSet: (0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .fingerprint */ .Rj)({ keys, settings: measuring(settings) }),
    };
}
function measuring(settings) {
    const said = MEASURING.map((name) => [name, settings?.[name] ?? null]);
    return Object.fromEntries(said.filter(([, value]) => value !== null));
}
function extendHistory(before, point, points) {
    const others = point === null ? before : before.filter(({ commit }) => commit !== point.commit);
    const all = point === null ? [...others] : [...others, point];
    return all.slice(Math.max(0, all.length - points));
}
const RESERVE = 1024 * 1024;
function handedOn(report, most = _base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.baselineBytes - RESERVE) {
    const { cases, history } = report;
    const whole = { cases, history, leftOut: undefined };
    if (bytesOf(report) <= most)
        return whole;
    const bare = cases.map((one) => ({ ...one, pool: [] }));
    const own = bytesOf({ ...report, cases: bare, history: [] });
    if (own > most)
        return { cases: bare, history: [], leftOut: { message: tooMuch(own, most), isReadable: false } };
    const room = most - own;
    const newest = newestThatFit(history, room);
    const left = room - lengthOf(newest);
    const window = largest(longestPool(cases), (runs) => poolBytes(cases, runs) <= left);
    return {
        cases: cases.map((one) => ({ ...one, pool: firstRuns(one.pool, window) })),
        history: newest,
        leftOut: { message: lessText(window, history.length - newest.length), isReadable: true },
    };
}
function tooMuch(own, most) {
    return `the report has ${own} bytes by its own runs, and ${most} can be read again: it can be nobody's baseline. Record fewer cases or trials`;
}
function lessText(window, commits) {
    const history = commits === 0 ? "" : `, and ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(commits, "commit")} of the history`;
    return `the report would have more bytes than can be read again: of each case the earlier runs but the newest ${window} are left out${history}. Record fewer cases or trials, or set gate.regression.window lower`;
}
function longestPool(cases) {
    return cases.reduce((most, { pool }) => Math.max(most, sizeOf(pool)), 0);
}
function sizeOf(pool) {
    return pool.reduce((sum, { runs }) => sum + runs.length, 0);
}
function firstRuns(pool, most) {
    let left = most;
    const kept = [];
    for (const { commit, runs } of pool) {
        if (left === 0)
            break;
        kept.push({ commit, runs: runs.slice(0, left) });
        left = Math.max(0, left - runs.length);
    }
    return kept;
}
function poolBytes(cases, most) {
    return cases.reduce((sum, { pool }) => sum + lengthOf(firstRuns(pool, most)), 0);
}
function newestThatFit(history, room) {
    const most = largest(history.length, (count) => lengthOf(history.slice(history.length - count)) <= room / 2);
    return history.slice(history.length - most);
}
function largest(most, fits) {
    let [low, high] = [0, most];
    while (low < high) {
        const middle = Math.ceil((low + high) / 2);
        if (fits(middle))
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}
function bytesOf(report) {
    let bytes = 0;
    for (const piece of (0,_report_cases_js__WEBPACK_IMPORTED_MODULE_3__/* .reportPieces */ .iq)(report))
        bytes += Buffer.byteLength(piece);
    return bytes;
}
function lengthOf(value) {
    return Buffer.byteLength(JSON.stringify(value));
}


/***/ }),

/***/ 6873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $u: () => (/* binding */ worstCaseText),
/* harmony export */   O3: () => (/* binding */ unlessAccepted),
/* harmony export */   RK: () => (/* binding */ budgets),
/* harmony export */   _Z: () => (/* binding */ baseline),
/* harmony export */   a1: () => (/* binding */ assessed),
/* harmony export */   hE: () => (/* binding */ whyItFails),
/* harmony export */   me: () => (/* binding */ integrity),
/* harmony export */   mw: () => (/* binding */ required),
/* harmony export */   uV: () => (/* binding */ reasonText),
/* harmony export */   yX: () => (/* binding */ floors)
/* harmony export */ });
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(768);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8806);
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4726);
/* harmony import */ var _base_statistics_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4749);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1497);
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8389);
/* harmony import */ var _report_cases_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5594);
/* harmony import */ var _report_reasons_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7802);
/* harmony import */ var _scorers_index_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8246);
/* harmony import */ var _scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4714);
/* harmony import */ var _score_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1632);











const required = {
    name: "required",
    title: "Required cases",
    check({ cases, policy }) {
        const named = new Set(policy.gate.requiredCases);
        const demanded = cases.filter(({ id, required: own }) => own === true || named.has(id));
        const recorded = new Set(cases.map(({ id }) => id));
        const absent = [...named].filter((id) => !recorded.has(id));
        if (demanded.length === 0 && absent.length === 0)
            return undefined;
        const unpassed = demanded.filter(({ trials }) => trials.some(({ pass }) => pass !== true));
        const failing = [...new Set([...(0,_report_cases_js__WEBPACK_IMPORTED_MODULE_6__/* .worstCases */ .I1)({ cases: demanded }), ...unpassed])];
        const numbers = { required: demanded.length, failing: failing.length, absent: absent.length };
        if (failing.length === 0 && absent.length === 0) {
            return { result: "pass", message: `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(demanded.length, "required case")} passed`, numbers };
        }
        const sentences = [
            ...(failing.length > 0
                ? [
                    `required and not passed by every run: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .listed */ .KE)(failing.map(_score_js__WEBPACK_IMPORTED_MODULE_10__/* .caseLabel */ .PZ))}${reasonText(failing, policy)}`,
                ]
                : []),
            ...(absent.length > 0 ? [`required and not recorded: ${absentText(absent, recorded, named)}`] : []),
        ];
        return { result: "fail", message: sentences.join("; "), numbers };
    },
};
function absentText(absent, recorded, named) {
    const others = [...recorded].filter((id) => !named.has(id));
    const [first = "", ...more] = absent;
    const meant = absent.length * others.length > _base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.namesCompared ? undefined : (0,_base_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .nearestName */ .qb)(first, others);
    const hint = meant === undefined ? "" : ` (did you mean "${meant}"?)`;
    return (0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .listed */ .KE)([`${first}${hint}`, ...more]);
}
const integrity = {
    name: "integrity",
    title: "Integrity",
    countsOnBase: true,
    check(measured) {
        const { problems, problemCounts, totals } = measured;
        const numbers = { ...problemCounts, runs: totals.runs };
        const first = problems.find(({ severity }) => severity === "error");
        if (first === undefined) {
            const [shortfall] = (0,_report_cases_js__WEBPACK_IMPORTED_MODULE_6__/* .shortfalls */ .Tn)(measured);
            if (shortfall !== undefined && totals.runs > 0)
                return { result: "fail", message: shortfallText(shortfall, measured), numbers };
            if (totals.runs === 0) {
                const message = "no run was recorded: nothing can be said about the agent";
                return { result: "fail", message, numbers };
            }
            const runs = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(totals.runs, "run");
            return { result: "pass", message: `${runs} of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(totals.cases, "case")} read`, numbers };
        }
        const more = problemCounts.errors - 1;
        const sentence = `${(0,_base_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .placeText */ .Z9)({ ...first, column: undefined })}${first.message}`;
        return { result: "fail", message: more > 0 ? `${sentence} (and ${more} more)` : sentence, numbers };
    },
};
function shortfallText({ scorer, runs, scored }, { cases }) {
    const outcomes = cases.flatMap(({ trials }) => trials.flatMap(({ scores }) => scores[scorer] ?? []));
    const first = outcomes.find(_report_cases_js__WEBPACK_IMPORTED_MODULE_6__/* .isUnrecorded */ .A4) ??
        outcomes.find(({ status }) => status === "error") ??
        outcomes.find(isUnscored);
    const why = first === undefined || first.status === "scored" ? "" : `: ${first.reason}`;
    return `${scorer} decides and scored ${scored} of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(runs, "run")}${why}`;
}
function isUnscored(outcome) {
    return outcome.status === "not-assessed" && outcome.nothingToMeasure !== true;
}
const floors = {
    name: "floors",
    title: "Floors",
    check({ passRate, scores, cases, policy }) {
        const others = otherWaysOfCounting(cases);
        const held = [...(0,_config_policy_js__WEBPACK_IMPORTED_MODULE_5__/* .boundsOf */ .BO)(policy.gate)].map(([name, bound]) => {
            const isPassRate = name === _config_policy_js__WEBPACK_IMPORTED_MODULE_5__/* .PASS_RATE_BOUND */ .Co;
            const whole = { value: isPassRate ? passRate : (scores[name]?.value ?? null), how: "" };
            const values = [
                whole,
                ...others.flatMap(({ groups, how }) => {
                    const value = boundedValue(name, groups);
                    return value === null ? [] : [{ value, how }];
                }),
            ];
            const missing = values.find(({ value }) => value === null || !(0,_config_policy_js__WEBPACK_IMPORTED_MODULE_5__/* .isWithin */ .UO)(value, bound));
            const { value, how } = missing ?? whole;
            const [is, demanded] = value === null ? ["was not assessed"] : apart(value, bound.value);
            const sentence = `${isPassRate ? "pass rate" : name} ${is}${how}, ${(0,_config_policy_js__WEBPACK_IMPORTED_MODULE_5__/* .boundText */ .O6)(bound, demanded)} demanded${unjudgedText(name, scores)}`;
            return { name, value, bound, isKept: missing === undefined, sentence };
        });
        if (held.length === 0)
            return undefined;
        const missed = held.filter(({ isKept }) => !isKept);
        const isMissed = missed.length > 0;
        const told = isMissed ? missed : held;
        const sentences = told.map(({ sentence }) => sentence).join("; ");
        return {
            result: isMissed ? "fail" : "pass",
            title: titleOf(told.map(({ bound }) => bound.kind)),
            message: isMissed ? (0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .joined */ .oR)(sentences, worstText(missed[0]?.name, { cases, policy })) : sentences,
            numbers: Object.fromEntries(held.flatMap(({ name, value, bound }) => [
                [name, value],
                [`${name} ${bound.kind}`, bound.value],
            ])),
        };
    },
};
function otherWaysOfCounting(cases) {
    const byId = [...(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$z)(cases, ({ id }) => id).values()];
    const known = cases.filter(({ comparison }) => comparison !== null && comparison.state !== "new");
    const ways = [
        { groups: byId, how: " with all tags of an id as one case" },
        { groups: known.map((one) => [one]), how: " without the cases that the base does not have" },
    ];
    return ways.filter(({ groups }) => groups.length > 0 && groups.length < cases.length);
}
function boundedValue(name, groups) {
    const of = ({ scores, passRate }) => (name === _config_policy_js__WEBPACK_IMPORTED_MODULE_5__/* .PASS_RATE_BOUND */ .Co ? passRate : (0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(scores, name)) ?? [];
    return (0,_base_statistics_js__WEBPACK_IMPORTED_MODULE_3__/* .mean */ .i2)(groups.flatMap((group) => (0,_base_statistics_js__WEBPACK_IMPORTED_MODULE_3__/* .mean */ .i2)(group.flatMap(of)) ?? []));
}
function unjudgedText(name, scores) {
    const { errors = 0, value = null } = scores[name] ?? {};
    return value !== null && errors > 0 && (0,_scorers_index_js__WEBPACK_IMPORTED_MODULE_8__/* .isJudged */ .sL)(name)
        ? ` (the judge failed on ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(errors, "run")})`
        : "";
}
function worstText(name = _config_policy_js__WEBPACK_IMPORTED_MODULE_5__/* .PASS_RATE_BOUND */ .Co, { cases, policy }) {
    const worse = (0,_scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_9__/* .isOfTexts */ .w5)(name) ? undefined : (0,_report_cases_js__WEBPACK_IMPORTED_MODULE_6__/* .worseCases */ .cb)({ cases })[0]?.one;
    if (worse === undefined && name !== _config_policy_js__WEBPACK_IMPORTED_MODULE_5__/* .PASS_RATE_BOUND */ .Co)
        return worstByText((0,_report_cases_js__WEBPACK_IMPORTED_MODULE_6__/* .worstBy */ .pE)(name, cases), name, policy);
    return worstCaseText(worse ?? (0,_report_cases_js__WEBPACK_IMPORTED_MODULE_6__/* .worstCases */ .I1)({ cases })[0], policy);
}
function titleOf(kinds) {
    if (!kinds.includes("ceiling"))
        return "Floors";
    return kinds.includes("floor") ? "Floors and ceilings" : "Ceilings";
}
function apart(value, bound) {
    const [shown, demanded] = [(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .percent */ .KN)(value), (0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .percent */ .KN)(bound)];
    if (value === bound || shown !== demanded)
        return [shown, demanded];
    const longer = (share, digits) => `${(share * 100).toFixed(digits)} %`;
    const isRound = Number(longer(bound, 1).slice(0, -2)) === Number(longer(bound, MOST_DIGITS).slice(0, -2));
    for (let digits = 2; digits < MOST_DIGITS; digits++) {
        const [one, other] = [longer(value, digits), longer(bound, digits)];
        if (one !== other)
            return [one, isRound ? demanded : other];
    }
    return [shown, demanded];
}
const MOST_DIGITS = 12;
const budgets = {
    name: "budgets",
    title: "Budgets",
    check({ cases, policy }) {
        const broken = cases.flatMap((one) => one.trials.flatMap(({ brokenBudgets = [] }) => brokenBudgets.map((words) => `${(0,_score_js__WEBPACK_IMPORTED_MODULE_10__/* .caseLabel */ .PZ)(one)} ${words}`)));
        if (broken.length === 0)
            return undefined;
        const result = policy.gate.budgets === "fail" ? "fail" : "pass";
        const message = `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(broken.length, "broken budget")}: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .listed */ .KE)(broken, 3)}`;
        return { result, message, numbers: { broken: broken.length } };
    },
};
const baseline = {
    name: "baseline",
    title: "Baseline",
    countsOnBase: true,
    check(measured) {
        const { state, reason, isWhole, instead } = measured.baseline;
        const worst = worstCaseText((0,_report_cases_js__WEBPACK_IMPORTED_MODULE_6__/* .casesToTell */ ._A)(measured)[0], measured.policy);
        switch (state) {
            case "none":
                return undefined;
            case "found":
                if (!isWhole)
                    return {
                        result: "inconclusive",
                        title: "Broken baseline",
                        message: (0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .joined */ .oR)(`recordings of ${reason} were in error, so their cases have nothing to be compared with`, worst),
                        numbers: {},
                    };
                return instead && olderBaseline(instead, reason);
            case "first-use":
                return {
                    result: "pass",
                    title: "First use",
                    message: `${reason}, so nothing was compared. Once the base branch has recorded a report, changes are compared with it`,
                    numbers: {},
                };
            case "missing":
                return {
                    result: "inconclusive",
                    title: "No baseline",
                    message: (0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .joined */ .oR)(`${reason}, so nobody can tell whether the agent got worse`, worst),
                    numbers: {},
                };
            case "unavailable":
                return {
                    result: "fail",
                    title: "Baseline out of reach",
                    message: (0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .joined */ .oR)(`${reason}; a gate that cannot see does not let anything pass`, worst),
                    numbers: {},
                };
        }
    },
};
function olderBaseline({ why, isUnderWay }, reason) {
    return {
        result: isUnderWay ? "inconclusive" : "pass",
        title: "Older baseline",
        message: `${why}, so the comparison is with an older report, ${reason}`,
        numbers: {},
    };
}
const SHOWN = 160;
function whyItFails({ trials }, policy) {
    const failing = trials.filter(({ pass }) => pass === false);
    return firstOf(failing.flatMap((trial) => (0,_report_reasons_js__WEBPACK_IMPORTED_MODULE_7__/* .reasonsOf */ .zM)(trial, policy)));
}
function whyNotPassed(one, policy) {
    const unscored = (status) => one.trials
        .filter(({ pass }) => pass === null)
        .flatMap((trial) => (0,_report_reasons_js__WEBPACK_IMPORTED_MODULE_7__/* .unscoredReason */ .If)(trial, status, policy) ?? [])
        .map((reason) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(`not assessed: ${reason}`, SHOWN))[0];
    return whyItFails(one, policy) ?? unscored("error") ?? unscored("not-assessed");
}
function worstCaseText(one, policy) {
    return one === undefined ? "" : named(one, whyNotPassed(one, policy));
}
function worstByText(one, scorer, policy) {
    if (one === undefined)
        return "";
    const reasons = one.trials.map((trial) => (0,_scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_9__/* .isOfTexts */ .w5)(scorer) ? (0,_report_reasons_js__WEBPACK_IMPORTED_MODULE_7__/* .textReasons */ .Pe)(trial, scorer) : (0,_report_reasons_js__WEBPACK_IMPORTED_MODULE_7__/* .reasonsOf */ .zM)(trial, policy));
    return named(one, firstOf(reasons.flat()));
}
function reasonText([first, another], policy) {
    const why = first && whyNotPassed(first, policy);
    if (why === undefined)
        return "";
    return another === undefined ? `: ${why}` : `; ${(0,_score_js__WEBPACK_IMPORTED_MODULE_10__/* .caseLabel */ .PZ)(first)}: ${why}`;
}
function named(one, why) {
    return `worst case ${(0,_score_js__WEBPACK_IMPORTED_MODULE_10__/* .caseLabel */ .PZ)(one)}${why === undefined ? "" : `: ${why}`}`;
}
function firstOf([reason]) {
    return reason === undefined ? undefined : (0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(`${reason.subject} ${reason.text}`, SHOWN);
}
const assessed = {
    name: "assessed",
    title: "Nothing assessed",
    countsOnBase: true,
    check({ totals, passRate, cases, policy, scores }) {
        if (totals.runs === 0 || passRate !== null)
            return undefined;
        const trials = cases.flatMap((one) => one.trials);
        const outcomes = trials.flatMap(({ scores }) => policy.gate.scorers.flatMap((id) => scores[id] ?? []));
        const first = outcomes.find((outcome) => outcome.status !== "scored");
        const why = first === undefined ? "" : `: ${first.reason}`;
        const advising = Object.keys(scores).find((id) => (0,_scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_9__/* .isOfTexts */ .w5)(id) && scores[id]?.value !== null);
        const instead = advising === undefined ? "" : `; ${advising} was measured and decides nothing: name it in gate.scorers`;
        const message = `none of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(totals.runs, "run")} could be assessed${why}${instead}`;
        return { result: "fail", message, numbers: { runs: totals.runs } };
    },
};
function unlessAccepted(finding, accepted) {
    if (accepted === null || finding.result === "pass")
        return finding;
    const title = `${finding.title}, accepted by @${accepted.by}`;
    return { ...finding, result: "pass", title };
}


/***/ }),

/***/ 6369:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hz: () => (/* binding */ withBreaks),
/* harmony export */   Jd: () => (/* binding */ measureTrends),
/* harmony export */   OD: () => (/* binding */ segmentsOf),
/* harmony export */   RS: () => (/* binding */ trendOf),
/* harmony export */   aT: () => (/* binding */ lastingShifts),
/* harmony export */   d6: () => (/* binding */ measuresOf),
/* harmony export */   fK: () => (/* binding */ valueAt),
/* harmony export */   h1: () => (/* binding */ PASS_RATE),
/* harmony export */   wT: () => (/* binding */ mergedTrend)
/* harmony export */ });
/* unused harmony exports FEWEST_OF_LEVEL, levelChanges, trimmedMean, trimmedP, bestSplit */
/* harmony import */ var _base_distributions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5863);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(768);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8806);
/* harmony import */ var _base_statistics_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4749);
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8389);
/* harmony import */ var _baseline_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9903);






const PASS_RATE = "pass rate";
const UNCOMMITTED = "uncommitted";
function trendOf(report) {
    const { history, role, commit } = report;
    const own = (0,_baseline_js__WEBPACK_IMPORTED_MODULE_5__/* .historyPoint */ .jQ)(role === "head" ? { ...report, commit: commit ?? UNCOMMITTED } : report);
    const isNew = own !== null && history.every(({ commit }) => commit !== own.commit);
    const points = isNew ? [...history, own] : history;
    return withBreaks(points.map((point) => ({ ...point, isHead: role === "head" && point === own })));
}
function withBreaks(points) {
    return points.map((point, at) => {
        const before = points[at - 1];
        return { ...point, isBreak: before !== undefined && before.caseSet !== point.caseSet };
    });
}
function valueAt({ passRate, scores }, measure) {
    if (measure === PASS_RATE)
        return passRate;
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(scores, measure) ?? null;
}
function mergedTrend(trends) {
    const based = trends.flat().filter(({ isHead }) => !isHead);
    const onBase = new Set(based.map(({ commit }) => commit));
    const own = trends.map((trend) => trend.filter(({ isHead, commit }) => !isHead || !onBase.has(commit)));
    const merged = own.map(once).reduce(merge, []);
    const onBranch = merged.filter(({ isHead }, at) => !isHead || at === merged.length - 1);
    return withBreaks(onBranch.slice(-_base_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.historyPoints));
}
function merge(before, after) {
    const places = new Map(before.map(({ commit }, at) => [commit, at]));
    const known = new Set(after.map(({ commit }) => commit));
    const merged = [];
    let next = 0;
    const take = (isDue) => {
        for (let point = before[next]; point !== undefined && isDue(point, next); point = before[++next])
            if (!known.has(point.commit))
                merged.push(point);
    };
    for (const point of after) {
        const place = places.get(point.commit);
        if (place === undefined)
            take((other) => !known.has(other.commit) && !isOlder(point, other));
        else
            take((_, at) => at <= place);
        merged.push(point);
    }
    take(() => true);
    return merged;
}
function isOlder(one, other) {
    return Date.parse(one.createdAt ?? "") < Date.parse(other.createdAt ?? "");
}
function once(points) {
    const last = new Map(points.map(({ commit }, at) => [commit, at]));
    return points.filter(({ commit }, at) => last.get(commit) === at);
}
function measuresOf(points) {
    const scorers = new Set(points.flatMap(({ scores }) => Object.keys(scores)));
    const inUse = [...scorers].filter((id) => id !== PASS_RATE && points.some((point) => valueAt(point, id) !== null));
    return [PASS_RATE, ...inUse];
}
function measureTrends(points, measures, gate) {
    const bounds = (0,_config_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .boundsOf */ .BO)(gate);
    return measures.map((measure) => ({
        measure,
        bound: bounds.get(measure === PASS_RATE ? _config_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .PASS_RATE_BOUND */ .Co : measure) ?? null,
        shifts: lastingShifts(points, measure),
    }));
}
const NEWEST = 3;
function lastingShifts(points, measure) {
    const onBase = points.filter(({ isHead }) => !isHead);
    const segments = segmentsOf(onBase, measure);
    return segments.flatMap((segment, index) => {
        const isNewest = index === segments.length - 1;
        const levels = levelChanges(segment.map(({ value }) => value));
        const standing = new Set(isNewest ? standingOf(levels, segment) : []);
        return levels.flatMap((change) => {
            const { before, after } = change;
            const first = segment[change.at];
            if (first === undefined)
                return [];
            const { at, commit } = first;
            return { at, commit, before, after, ago: onBase.length - 1 - at, stands: standing.has(change) };
        });
    });
}
function standingOf(changes, segment) {
    const newest = changes.at(-1);
    const undone = changes.findLastIndex((one) => newest !== undefined && isDrop(one) !== isDrop(newest));
    const now = middle(segment.slice(-NEWEST).map(({ value }) => value));
    return changes
        .slice(undone + 1)
        .filter(({ before, after }) => Math.abs(now - after) < Math.abs(now - before));
}
function isDrop({ before, after }) {
    return after < before;
}
function middle(values) {
    return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
function segmentsOf(points, measure) {
    const segments = [[]];
    for (const [at, point] of points.entries()) {
        if (point.isBreak)
            segments.push([]);
        const value = valueAt(point, measure);
        if (value === null)
            continue;
        segments.at(-1)?.push({ at, value, commit: point.commit });
    }
    return segments;
}
const FEWEST_OF_LEVEL = 10;
const WINDOW = 50;
const TRIMMED = 0.2;
const P = { candidate: 0.01, change: 0.001 };
const LEAST_STEP = 0.001;
function levelChanges(values) {
    const candidates = windowStarts(values.length).flatMap((start) => splitsOf(values.slice(start, start + WINDOW), start));
    return withoutWeak(values, apart(candidates));
}
function windowStarts(count) {
    const last = Math.max(0, count - WINDOW);
    const starts = Array.from({ length: Math.ceil(last / (WINDOW / 2)) }, (_, at) => (at * WINDOW) / 2);
    return [...starts, last];
}
function splitsOf(stretch, start) {
    const at = stretch.length < 2 * FEWEST_OF_LEVEL ? undefined : bestSplit(stretch);
    if (at === undefined)
        return [];
    const [left, right] = [stretch.slice(0, at), stretch.slice(at)];
    if (left.length < FEWEST_OF_LEVEL)
        return splitsOf(right, start + at);
    if (right.length < FEWEST_OF_LEVEL)
        return splitsOf(left, start);
    const change = changeBetween(left, right, start + at);
    return change.p < P.candidate ? [...splitsOf(left, start), change, ...splitsOf(right, start + at)] : [];
}
function apart(changes) {
    const kept = [];
    for (const { at } of changes.toSorted((a, b) => a.p - b.p)) {
        if (kept.every((other) => Math.abs(other - at) >= FEWEST_OF_LEVEL))
            kept.push(at);
    }
    return kept.sort((a, b) => a - b);
}
function withoutWeak(values, places) {
    const changes = places.map((at, index) => {
        const left = values.slice(Math.max(places[index - 1] ?? 0, at - WINDOW), at);
        const right = values.slice(at, Math.min(places[index + 1] ?? values.length, at + WINDOW));
        return changeBetween(left, right, at);
    });
    const weakest = Math.max(...changes.map(({ p }) => p));
    if (changes.length === 0 || weakest < P.change)
        return changes;
    const index = changes.findIndex(({ p }) => p === weakest);
    return withoutWeak(values, places.toSpliced(index, 1));
}
function changeBetween(left, right, at) {
    const [before, after] = [trimmedMean(left, TRIMMED) ?? 0, trimmedMean(right, TRIMMED) ?? 0];
    const p = Math.abs(after - before) < LEAST_STEP ? 1 : trimmedP(left, right, TRIMMED);
    return { at, before, after, p };
}
function trimmedMean(values, share) {
    return (0,_base_statistics_js__WEBPACK_IMPORTED_MODULE_3__/* .mean */ .i2)(trimmed(values, share));
}
function trimmedP(first, second, share) {
    const difference = (trimmedMean(first, share) ?? 0) - (trimmedMean(second, share) ?? 0);
    const [a, b] = [estimate(first, share), estimate(second, share)];
    const squaredError = a.squaredError + b.squaredError;
    if (squaredError === 0)
        return difference === 0 ? 1 : 0;
    const degreesOfFreedom = squaredError ** 2 / (a.squaredError ** 2 / (a.kept - 1) + b.squaredError ** 2 / (b.kept - 1));
    return (0,_base_distributions_js__WEBPACK_IMPORTED_MODULE_0__/* .studentP */ .A5)(difference / Math.sqrt(squaredError), degreesOfFreedom);
}
function estimate(values, share) {
    const kept = trimmed(values, share);
    const [low, high] = [kept[0] ?? 0, kept.at(-1) ?? 0];
    const winsorised = values.map((value) => Math.min(Math.max(value, low), high));
    const squaredError = ((values.length - 1) * (0,_base_statistics_js__WEBPACK_IMPORTED_MODULE_3__/* .variance */ .GV)(winsorised)) / (kept.length * (kept.length - 1));
    return { kept: kept.length, squaredError };
}
function trimmed(values, share) {
    const cut = Math.floor(share * values.length);
    return values.toSorted((a, b) => a - b).slice(cut, values.length - cut);
}
const FEWEST = 2;
function bestSplit(values) {
    let [withinLeft, withinRight, across] = [0, total(values), 0];
    let best;
    let farthest = 0;
    for (const [at, value] of values.entries()) {
        const toLeft = distanceTo(value, values, 0, at);
        const toRight = distanceTo(value, values, at + 1, values.length);
        withinLeft += toLeft;
        withinRight -= toRight;
        across += toRight - toLeft;
        const [n, m] = [at + 1, values.length - at - 1];
        if (n < FEWEST || m < FEWEST)
            continue;
        const energy = (2 * across) / (n * m) - withinLeft / pairs(n) - withinRight / pairs(m);
        const distance = (energy * n * m) / (n + m);
        if (distance > farthest)
            [best, farthest] = [n, distance];
    }
    return best;
}
function total(values) {
    return values.reduce((sum, value, at) => sum + distanceTo(value, values, 0, at), 0);
}
function distanceTo(value, values, start, end) {
    let sum = 0;
    for (let at = start; at < end; at++)
        sum += Math.abs(value - (values[at] ?? 0));
    return sum;
}
function pairs(count) {
    return (count * (count - 1)) / 2;
}


/***/ }),

/***/ 4106:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BV: () => (/* binding */ readWorkflowFiles),
/* harmony export */   OR: () => (/* binding */ defaultBranch),
/* harmony export */   SB: () => (/* binding */ clonedBranch),
/* harmony export */   Vp: () => (/* binding */ originRepository),
/* harmony export */   Xg: () => (/* binding */ checkedOutCommit),
/* harmony export */   aR: () => (/* binding */ gitIgnores),
/* harmony export */   en: () => (/* binding */ isRepositoryName),
/* harmony export */   km: () => (/* binding */ defaultPolicyFile),
/* harmony export */   vO: () => (/* binding */ placeInRepository)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(599);
/* harmony import */ var _base_glob_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6120);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8806);
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4726);
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8389);







const FOLDER = ".github/workflows";
function readWorkflowFiles(root, problems) {
    const bounds = { root, contained: true, mostBytes: _base_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .limits */ .Fy.workflowBytes, remedy: "split it" };
    return workflowNames(root, problems).flatMap((name) => (0,_base_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readTextFile */ .Gu)(`${FOLDER}/${name}`, bounds, problems) ?? []);
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
                if (names.length <= _base_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .limits */ .Fy.workflows)
                    continue;
                fail(`has more than ${_base_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .limits */ .Fy.workflows} workflows, the most that are looked at`);
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
function originRepository(folder, server) {
    const address = originAddress((gitFile(folder, "config") ?? "").replaceAll("\r\n", "\n"));
    const host = URL.canParse(server) ? new URL(server).host : undefined;
    const [, given = "", path = ""] = /^(?:https?|ssh):\/\/(?:[^@/]*@)?([^/]+)\/(.+)$/.exec(address) ??
        /^(?:[^@/]*@)?([^:/]+):(.+)$/.exec(address) ??
        [];
    const name = path.replace(/\/$/, "").replace(/\.git$/, "");
    return given === host && isRepositoryName(name) ? name : undefined;
}
function clonedBranch(folder) {
    return /^ref: refs\/remotes\/origin\/(\S+)\s*$/.exec(gitFile(folder, "refs/remotes/origin/HEAD") ?? "")?.[1];
}
function isRepositoryName(text) {
    return /^[\w.-]{1,100}\/[\w.-]{1,100}$/.test(text) && !/(?:^|\/)\.{1,2}(?:\/|$)/.test(text);
}
function originAddress(config) {
    const [, section = ""] = /^\[remote "origin"\][^\S\n]*\n([^[]*)/m.exec(config) ?? [];
    return /^\s*url\s*=\s*(\S+)\s*$/m.exec(section)?.[1] ?? "";
}
function gitIgnores(root) {
    const bounds = { root, contained: true, mostBytes: _base_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .limits */ .Fy.configurationBytes, remedy: "" };
    let left = _base_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .limits */ .Fy.ignoringLines;
    const rules = remembered((folder) => {
        const file = folder === "" ? ".gitignore" : `${folder}/.gitignore`;
        const text = left === 0 ? "" : ((0,_base_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readTextFile */ .Gu)(file, bounds, [])?.text ?? "");
        const lines = linesOf(text).slice(0, left);
        left -= lines.length;
        return lines.flatMap((line) => ruleOf(folder, { file, ...line }));
    });
    const ignoredFolder = remembered((folder) => (folder === "" ? undefined : look(folder, true)));
    function look(path, isFolder) {
        const above = foldersAbove(path);
        const outer = ignoredFolder(above.at(-1) ?? "");
        if (outer !== undefined)
            return outer;
        const last = above
            .flatMap(rules)
            .findLast((rule) => (isFolder || !rule.isForFolders) && names(rule, path));
        return last === undefined || last.isNegated ? undefined : last;
    }
    return remembered((file) => look(file, false));
}
function foldersAbove(path) {
    const parts = path.split("/").slice(0, -1);
    return ["", ...parts.map((_part, at) => parts.slice(0, at + 1).join("/"))];
}
function remembered(make) {
    const known = new Map();
    return (path) => {
        const before = known.get(path);
        if (before !== undefined || known.has(path))
            return before;
        const made = make(path);
        known.set(path, made);
        return made;
    };
}
function names({ folder, matches }, path) {
    return matches(folder === "" ? path : path.slice(folder.length + 1));
}
function linesOf(text) {
    return text.split(/\r?\n/).flatMap((line, at) => {
        const written = line.replace(/(?<!\\)\s+$/, "");
        return written === "" || written.startsWith("#") ? [] : [{ line: at + 1, text: written }];
    });
}
function ruleOf(folder, line) {
    const isNegated = line.text.startsWith("!");
    const pattern = isNegated ? line.text.slice(1) : line.text;
    const glob = pattern.replace(/\/$/, "");
    try {
        return [{ ...line, folder, isNegated, isForFolders: glob !== pattern, matches: testOf(glob) }];
    }
    catch {
        return [];
    }
}
function testOf(glob) {
    const plain = glob.replace(/(?<!\\)[{}()|]/g, "\\$&");
    if (plain.includes("/"))
        return (0,_base_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .globTest */ .FX)(plain.replace(/^\//, ""));
    const test = (0,_base_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .globTest */ .FX)(plain);
    return (path) => test(path.slice(path.lastIndexOf("/") + 1));
}
const SHA = /^[0-9a-f]{40}$/;
const USUAL_BRANCHES = ["main", "master"];
function checkedOutCommit(folder) {
    const head = gitFile(folder, "HEAD");
    if (head === null || SHA.test(head))
        return head;
    const branch = /^ref: (refs\/[\w./-]+)$/.exec(head)?.[1];
    if (branch === undefined || branch.includes(".."))
        return null;
    const commit = gitFile(folder, branch);
    return commit !== null && SHA.test(commit) ? commit : null;
}
function defaultBranch(folder) {
    const remote = /^ref: refs\/remotes\/origin\/(.+)$/.exec(gitFile(folder, "refs/remotes/origin/HEAD") ?? "")?.[1];
    if (remote !== undefined)
        return remote;
    const current = /^ref: refs\/heads\/(.+)$/.exec(gitFile(folder, "HEAD") ?? "")?.[1] ?? "";
    return USUAL_BRANCHES.includes(current) ? current : "main";
}
function placeInRepository(folder) {
    const top = upToRepository(folder).at(-1) ?? folder;
    return slashed((0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(top, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder)));
}
function defaultPolicyFile(folder) {
    const folders = upToRepository(folder);
    const home = folders.find((one) => isThere((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(one, _config_policy_js__WEBPACK_IMPORTED_MODULE_6__/* .DEFAULT_POLICY */ .zj)));
    if (home === undefined)
        return undefined;
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(home, _config_policy_js__WEBPACK_IMPORTED_MODULE_6__/* .DEFAULT_POLICY */ .zj);
    const file = slashed((0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder), path));
    const [own = home, ...above] = folders;
    if (home !== own && isOutside(above.at(-1) ?? own, path)) {
        const message = "leads outside the repository: copy the file into it, or name it with --policy";
        throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_5__/* .ConfigurationError */ .j1([{ severity: "error", file, message }]);
    }
    return file;
}
function upToRepository(folder) {
    const folders = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder)];
    for (let above = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folders[0]); above !== folders.at(-1); above = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(above))
        folders.push(above);
    const top = folders.findIndex((one) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(one, ".git")));
    return folders.slice(0, Math.max(top, 0) + 1);
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
        return (0,_base_files_js__WEBPACK_IMPORTED_MODULE_2__/* .leadsOutside */ .dr)(folder, path);
    }
    catch {
        return false;
    }
}
function slashed(path) {
    return path.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join("/");
}
const MOST_BYTES = 1024 * 1024;
function gitFile(folder, name) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, ".git", name);
    try {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
        return stats.isFile() && stats.size <= MOST_BYTES ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8").trim() : null;
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 8508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ SCHEMA_VERSION),
/* harmony export */   r: () => (/* binding */ version)
/* harmony export */ });
/* harmony import */ var node_module__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8995);

const version = (0,node_module__WEBPACK_IMPORTED_MODULE_0__.createRequire)(import.meta.url)("../package.json").version;
const SCHEMA_VERSION = 1;


/***/ }),

/***/ 7580:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Av: () => (/* binding */ sliceTables),
/* harmony export */   EL: () => (/* binding */ outcomeText),
/* harmony export */   Ju: () => (/* binding */ groupCases),
/* harmony export */   Ny: () => (/* binding */ beforeText),
/* harmony export */   _$: () => (/* binding */ blockingWord),
/* harmony export */   ct: () => (/* binding */ policyName),
/* harmony export */   dS: () => (/* binding */ FEW),
/* harmony export */   ej: () => (/* binding */ hintViews),
/* harmony export */   gR: () => (/* binding */ isFirstUse),
/* harmony export */   qW: () => (/* binding */ verdictSentences),
/* harmony export */   qv: () => (/* binding */ passedText),
/* harmony export */   rz: () => (/* binding */ FIRST_USE),
/* harmony export */   tE: () => (/* binding */ codeSpans)
/* harmony export */ });
/* harmony import */ var _base_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3033);
/* harmony import */ var _base_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6120);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8806);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1497);
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8389);
/* harmony import */ var _gate_checks_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6873);
/* harmony import */ var _gate_score_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1632);
/* harmony import */ var _report_cases_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5594);
/* harmony import */ var _report_reasons_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7802);
/* harmony import */ var _scorers_tools_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4001);
/* harmony import */ var _scores_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(354);











const WEAKER = ["baseline", "weakening"];
function verdictSentences(report) {
    const { verdict, comparison } = report;
    const told = verdict.checks.filter(({ name, result }) => name !== "integrity" || result !== "pass");
    const decided = told.filter(({ result }) => result === verdict.result);
    const leading = leadingOf(decided, report);
    const isWeaker = ({ name }) => WEAKER.includes(name);
    const inOrder = new Set([...told.filter(isWeaker), ...decided, ...told]);
    const rest = [...inOrder].filter((one) => one !== leading);
    const sentence = ({ title, message }) => `${title}: ${message}`;
    const others = rest.map(sentence);
    const demands = comparison !== null || told.some(({ name }) => name === "floors");
    return {
        first: `· ${leading === undefined ? uncompared(report) : sentence(leading)}`,
        others: demands ? others : [...others, `Floors: ${noFloors(report)} no score fails the gate`],
    };
}
function leadingOf(decided, { verdict, comparison }) {
    const [first] = decided;
    const regression = comparison === null ? undefined : decided.find(({ name }) => name === "regression");
    if (verdict.result === "pass")
        return regression;
    const isWeaker = first?.name === "weakening" && first.result === "fail" && comparison?.removed.length === 0;
    return isWeaker ? (regression ?? first) : first;
}
function noFloors({ policy, settings }) {
    if (policy.source !== "default")
        return "the policy sets none, so";
    const where = settings === null ? ` (${_config_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .DEFAULT_POLICY */ .zj} is not in this folder or above it)` : " is in force";
    return `no policy file${where}, so the defaults hold and`;
}
function blockingWord(report) {
    const { runAttempt } = report;
    return `${endingWord(report)}${runAttempt > 1 ? `, attempt ${runAttempt}` : ""}`;
}
function endingWord(report) {
    const { verdict, role, settings, comparison, cases } = report;
    const { result, blocks } = verdict;
    const isReportOnly = blocks && !(0,_report_reasons_js__WEBPACK_IMPORTED_MODULE_8__/* .isRed */ .iI)(report);
    if (result === "inconclusive" && role === "base")
        return ", blocks nothing: recorded as a baseline";
    if (isReportOnly)
        return ", report-only: the job does not fail";
    if (result === "fail")
        return role === "base" && !blocks ? ", recorded as a baseline" : "";
    if (result === "pass")
        return comparison === null && failingAlways(cases).length > 0 ? ", with nothing to compare" : "";
    if (settings === null)
        return blocks ? ", exit code 1 (inconclusive: fail)" : ", exit code 0";
    return blocks ? ", blocks the merge (inconclusive: fail)" : ", does not block the merge";
}
function uncompared(report) {
    const { cases, policy } = report;
    const failing = failingAlways(cases);
    const [first] = failing;
    if (first === undefined)
        return rate(report);
    const fails = failing.length === 1 ? "fails" : "fail";
    const often = failing.some(({ trials }) => trials.length > 1) ? `${fails} every trial` : fails;
    const why = (0,_gate_checks_js__WEBPACK_IMPORTED_MODULE_5__/* .whyItFails */ .hE)(first, policy);
    const named = why === undefined ? (0,_gate_score_js__WEBPACK_IMPORTED_MODULE_6__/* .caseLabel */ .PZ)(first) : `${(0,_gate_score_js__WEBPACK_IMPORTED_MODULE_6__/* .caseLabel */ .PZ)(first)}: ${why}`;
    return `${failing.length} of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(cases.length, "case")} ${often}: ${named}`;
}
function failingAlways(cases) {
    return cases.filter(({ passRate }) => passRate === 0);
}
function rate({ passRate, cases }) {
    if (passRate === null)
        return "nothing was assessed";
    const undecided = cases.flatMap(({ trials }) => trials).filter(({ pass }) => pass === null).length;
    const without = undecided > 0 ? `, ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(undecided, "run")} not assessed` : "";
    return `pass rate ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN)(passRate)}${without}`;
}
const FEW = { tables: 3, scorers: 5 };
const NAMED = { tags: 3, scorers: 20, characters: 40 };
function sliceTables(report, most) {
    const tags = (0,_report_cases_js__WEBPACK_IMPORTED_MODULE_7__/* .dividingTags */ .Yu)(report.cases);
    const slicings = (0,_report_cases_js__WEBPACK_IMPORTED_MODULE_7__/* .slicesOf */ .nu)(report, tags.slice(0, most.tables));
    const scorers = Object.entries(report.scores).flatMap(([id, { value }]) => value !== null && (0,_scores_js__WEBPACK_IMPORTED_MODULE_10__/* .isShown */ .aJ)(report, id) ? [id] : []);
    const chosen = new Set((0,_scores_js__WEBPACK_IMPORTED_MODULE_10__/* .decidingFirst */ .Qf)(scorers, report.policy.gate).slice(0, most.scorers));
    const others = tags.slice(slicings.length).map((tag) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(tag, NAMED.characters));
    const left = scorers.filter((id) => !chosen.has(id)).map((id) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(id, NAMED.characters));
    const notShown = [
        ...(others.length > 0 ? [`scores by ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(others, NAMED.tags)}`] : []),
        ...(left.length > 0 && slicings.length > 0 ? [(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(left, NAMED.scorers)] : []),
    ];
    const shown = scorers.filter((id) => chosen.has(id));
    return {
        tables: slicings.map((slicing) => sliceTable(slicing, shown, most.rows)),
        more: notShown.length > 0 ? `Not shown: ${notShown.join(" · ")}` : "",
    };
}
function sliceTable({ tag, slices, more }, scorers, most) {
    const isCompared = slices.some(({ change }) => change !== null);
    const left = slices.length - most + more;
    return {
        tag,
        size: (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(slices.length + more, "value"),
        titles: [
            "cases",
            "runs",
            "pass rate",
            ...(isCompared ? ["change"] : []),
            ...scorers.map((id) => (0,_scores_js__WEBPACK_IMPORTED_MODULE_10__/* .scorerLabel */ .lc)(id)),
        ],
        rows: slices.slice(0, most).map((slice) => ({
            name: slice.value ?? `without ${tag}`,
            isValue: slice.value !== null,
            cells: [
                String(slice.cases),
                String(slice.runs),
                (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shareText */ .Lu)(slice.passRate),
                ...(isCompared ? [changeOf(slice)] : []),
                ...scorers.map((id) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shareText */ .Lu)(slice.scores[id] ?? null)),
            ],
        })),
        more: left > 0 ? `… and ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(left, "more value")}` : "",
    };
}
function changeOf({ change, passRate }) {
    return change === null ? "not compared" : (0,_scores_js__WEBPACK_IMPORTED_MODULE_10__/* .changeCell */ .fd)(change, passRate);
}
const SOURCES = {
    base: "policy of the base commit",
    head: "policy of this pull request",
    file: "policy file",
    default: "default policy",
};
const FINGERPRINT = /^sha256:([0-9a-f]{8})[0-9a-f]*$/;
function policyName({ source, fingerprint }) {
    return { source: SOURCES[source], fingerprint: FINGERPRINT.exec(fingerprint)?.[1] };
}
function outcomeText(outcome) {
    if (outcome.status !== "scored")
        return `${outcome.status}: ${outcome.reason}`;
    const { details } = outcome;
    if ((0,_report_reasons_js__WEBPACK_IMPORTED_MODULE_8__/* .isLlmDetails */ .ky)(details))
        return `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN)(outcome.value)}  (${judgementText(details)})`;
    if ((0,_report_reasons_js__WEBPACK_IMPORTED_MODULE_8__/* .isTextDetails */ .ac)(details))
        return `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN)(outcome.value)}${countsText(details)}`;
    if (!(0,_report_reasons_js__WEBPACK_IMPORTED_MODULE_8__/* .isF1Details */ .Ol)(details))
        return (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN)(outcome.value);
    const { truePositives, calls, references } = details;
    return `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN)(outcome.value)}  (${truePositives} matched, ${calls} called, ${references} expected; precision ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN)(details.precision)}, recall ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN)(details.recall)})`;
}
function countsText({ counts }) {
    const told = Object.entries(counts).map(([name, count]) => `${name} ${Number.isInteger(count) ? (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .grouped */ .zD)(count) : Number(count.toFixed(3))}`);
    return told.length === 0 ? "" : `  (${told.join(", ")})`;
}
function judgementText({ evaluations, missingTools }) {
    const appropriate = evaluations.filter(({ wasAppropriate }) => wasAppropriate).length;
    const partly = evaluations.filter((one) => one.partly).length;
    const calls = evaluations.length === 0
        ? "no call"
        : `${appropriate} of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(evaluations.length, "call")} appropriate${partly === 0 ? "" : `, ${partly} partly`}`;
    return missingTools.length === 0 ? calls : `${calls}, ${missingTools.length} missing`;
}
function hintViews({ hint, cases, settings }, asked = settings ?? {}) {
    const renamed = (0,_report_reasons_js__WEBPACK_IMPORTED_MODULE_8__/* .renamedTools */ .M1)(cases);
    return [
        ...(renamed.length === 0 ? [] : [renamedHint(renamed, asked)]),
        ...(hint === null ? [] : [unnamedHint(hint)]),
    ];
}
function renamedHint(renamed, asked) {
    const names = renamed.map(({ expected, called, cases }) => `${called} instead of ${expected} (${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(cases.size, "case")})`);
    const cases = [...new Set(renamed.flatMap((one) => [...one.cases]))];
    const declared = cases.filter(({ source, passRate }) => source === "file" && passRate !== 1);
    const found = `A tool may have been renamed: the agent called ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(names, 3)}, with the same arguments. If the new name is right,`;
    const first = declared.length > ACCEPTED ? ` (the first ${ACCEPTED} of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(declared.length, "case")})` : "";
    return {
        sentence: declared.length > 0
            ? `${found} expect it${first}:`
            : `${found} write it where the recordings say what is expected.`,
        language: "sh",
        lines: declared.length > 0 ? [acceptCommand(declared, asked)] : [],
    };
}
const ACCEPTED = 20;
function acceptCommand(cases, asked) {
    const words = [...new Set(cases.map(({ id }) => id))].slice(0, ACCEPTED).map(commandWord);
    const ids = words.includes(undefined) ? ["CASE"] : words;
    const files = new Set(cases.flatMap(({ file }) => file ?? []));
    const filled = (value, otherwise) => Array.isArray(value) && value.length > 0 ? value : otherwise;
    return [
        "rungate accept",
        ...ids,
        ...option("--runs", filled(asked.runs, [undefined])),
        ...option("--expectations", filled(asked.expectations, [...files])),
        ...option("--policy", asked.policy === _config_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .DEFAULT_POLICY */ .zj ? null : asked.policy),
        ...option("--format", asked.format),
        ...option("--case-field", asked["case-field"]),
    ].join(" ");
}
function option(name, value) {
    if (value === undefined || value === null)
        return [];
    const values = Array.isArray(value) ? value : [value];
    const words = values.map((one) => (typeof one === "string" ? commandWord(one) : undefined) ?? "…");
    return words.length === 0 ? [] : [name, ...words];
}
const PLAIN = /^[\w.][\w./:-]*$/;
const QUOTED = /^(?!-)[^\p{C}"“”„$`\\!%]+$/u;
function commandWord(text) {
    if (text.length > _base_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.shownName)
        return undefined;
    if (PLAIN.test(text))
        return text;
    return QUOTED.test(text) ? `"${text}"` : undefined;
}
function unnamedHint(hint) {
    const rules = hint.tools.flatMap(({ name, readOnly }) => {
        const says = (0,_scorers_tools_js__WEBPACK_IMPORTED_MODULE_9__/* .looksLikeScratchpad */ .Vb)(name) ? "ignore" : readOnly ? "readOnly" : undefined;
        return says === undefined ? [] : [`{ match: ${(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .yamlText */ .pS)((0,_base_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeGlob */ .yk)(name))}, ${says}: true }`];
    });
    const names = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(hint.tools.map(({ name }) => name));
    const found = `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN)(hint.share)} of the unexpected calls go to tools that no reference names: ${names}.`;
    if (rules.length === 0) {
        const sentence = `${found} The policy can leave out those that only read.`;
        return { sentence, language: "yaml", lines: [] };
    }
    return {
        sentence: `${found} The policy can leave out those that by their names only read or think:`,
        language: "yaml",
        lines: ["tools:", ...rules.map((rule) => `  - ${rule}`), "defaults:", "  f1: { calls: state-changing }"],
    };
}
const FIRST_USE = "One thing to do: merge once, with a `push` trigger for the base branch and, in a job of your own, the upload step. That run records the first baseline, and every pull request after it is compared.";
function isFirstUse({ role, baseline, verdict, }) {
    return role === "head" && baseline.state === "first-use" && verdict.result !== "fail";
}
const WORD = /(?:`[^`]*`|[^\s`])+/g;
function codeSpans(text) {
    const words = text.match(WORD) ?? [];
    return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(words.map(spans), " ");
}
function spans(word) {
    return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD) `${word.split("`").map((part, at) => (at % 2 === 1 ? (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(part) : part))}`;
}
const NAMED_CASES = 8;
function groupCases(report) {
    const failing = (0,_report_cases_js__WEBPACK_IMPORTED_MODULE_7__/* .worstCases */ .I1)(report);
    const { comparison } = report;
    if (comparison === null) {
        const heading = failing.length === 1
            ? "The case that did not pass every run"
            : "Cases that did not pass every run, worst first";
        return { heading, told: failing, lines: [], unchanged: [] };
    }
    const told = (0,_report_cases_js__WEBPACK_IMPORTED_MODULE_7__/* .casesToTell */ ._A)(report);
    const fixed = (0,_report_cases_js__WEBPACK_IMPORTED_MODULE_7__/* .fixedCases */ .KV)(report).map(({ one }) => one);
    const named = new Set([...told, ...fixed]);
    const rest = failing.filter((one) => !named.has(one));
    const inState = (state) => report.cases.filter((one) => one.comparison?.state === state);
    return {
        heading: (0,_report_cases_js__WEBPACK_IMPORTED_MODULE_7__/* .worseCases */ .cb)(report).length > 0
            ? "Worse than on the base, worst first"
            : "Failing, with nothing to compare with",
        told,
        lines: [
            ...line("Fixed", fixed),
            ...line("New", inState("new")),
            ...line("Changed", inState("changed")),
            ...line("Removed", report.totals.runs === 0 ? [] : comparison.removed),
            ...line("Retired", comparison.retired),
        ],
        unchanged: rest.length === 0
            ? []
            : [`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(rest.length, "case")} failing no more often than on the base: ${names(rest)}`],
    };
}
function passedText(one) {
    const passed = one.trials.filter(({ pass }) => pass === true).length;
    const before = beforeText(one) === "" ? "" : `, ${beforeText(one)}`;
    return `passed ${passed} of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(one.trials.length, "run")}${before}`;
}
function beforeText({ comparison }) {
    if (comparison === null)
        return "";
    const { state, base } = comparison;
    if (state === "comparable")
        return `was ${base.passed} of ${base.trials}`;
    return state === "new" || state === "changed" ? state : "";
}
function line(word, cases) {
    return cases.length === 0 ? [] : [`${word}: ${names(cases)}`];
}
function names(cases) {
    return (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(cases.map(_gate_score_js__WEBPACK_IMPORTED_MODULE_6__/* .caseLabel */ .PZ), NAMED_CASES);
}


/***/ }),

/***/ 5817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  BV: () => (/* binding */ commentRefusedView),
  lB: () => (/* binding */ commentView),
  tx: () => (/* binding */ conclusionView),
  B_: () => (/* binding */ markerLine),
  od: () => (/* binding */ problemsView),
  t7: () => (/* binding */ readMarker),
  HT: () => (/* binding */ runningView),
  km: () => (/* binding */ summaryView)
});

// UNUSED EXPORTS: reportSections

// EXTERNAL MODULE: ./build/base/escape.js
var base_escape = __webpack_require__(3033);
// EXTERNAL MODULE: ./build/base/limits.js
var limits = __webpack_require__(8806);
// EXTERNAL MODULE: ./build/base/problems.js
var base_problems = __webpack_require__(4726);
// EXTERNAL MODULE: ./build/base/text.js
var base_text = __webpack_require__(1497);
// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(8508);
// EXTERNAL MODULE: ./build/views/cases.js
var cases = __webpack_require__(7580);
// EXTERNAL MODULE: ./build/gate/fingerprint.js
var fingerprint = __webpack_require__(8842);
// EXTERNAL MODULE: ./build/gate/score.js
var score = __webpack_require__(1632);
// EXTERNAL MODULE: ./build/report/reasons.js
var report_reasons = __webpack_require__(7802);
// EXTERNAL MODULE: ./build/views/judge.js
var judge = __webpack_require__(8734);
// EXTERNAL MODULE: ./build/views/scores.js
var views_scores = __webpack_require__(354);
;// CONCATENATED MODULE: ./build/views/sections.js










function uploadStep(report) {
    const { role, baseline, suite, settings, baselineEligible } = report;
    const lacksOne = role === "base" && (baseline.state === "first-use" || baseline.state === "missing");
    const asksForOne = settings === null || settings.baseline === "auto";
    const isShown = lacksOne && asksForOne && baselineEligible && (0,fingerprint/* suiteNameFault */.GK)(suite) === undefined;
    return {
        kind: "scores",
        name: "the step that uploads the report",
        items: 0,
        text: () => (isShown ? stepText(suite) : base_escape/* nothing */.s6),
    };
}
function stepText(suite) {
    const step = (0,base_escape/* codeBlock */.DV)("yaml", (0,fingerprint/* uploadLines */.nu)(suite));
    return (0,base_escape/* markdown */.wD) `**No baseline yet.** Pull requests are compared with the report that this run uploads. The reusable workflow uploads it by itself; in a job of your own this step does, after rungate's:\n\n${step}`;
}
const SHOWN_SLICES = { values: 20, open: 5, characters: 60 };
function slices(report) {
    const { tables, more } = (0,cases/* sliceTables */.Av)(report, { ...cases/* FEW */.dS, rows: SHOWN_SLICES.values });
    const text = (0,base_escape/* joined */.oR)([...tables.map(tableText), (0,base_escape/* markdown */.wD) `${more}`], "\n\n");
    return { kind: "unchanged", name: "the scores by tag", items: 0, text: () => text };
}
function tableText(table) {
    const { tag, size, titles, rows, more } = table;
    const title = (0,base_escape/* markdown */.wD) `by ${nameText(tag)}`;
    const lines = rows.map((row) => [rowName(row), ...row.cells]);
    const text = markdownTable([title, ...titles], [...lines, ...(more === "" ? [] : [[more]])]);
    return rows.length <= SHOWN_SLICES.open
        ? text
        : details((0,base_escape/* markdown */.wD) `Scores ${title}, ${size}, the lowest pass rate first`, text);
}
function rowName({ name, isValue }) {
    return isValue ? nameText(name) : (0,base_escape/* markdown */.wD) `${(0,base_text/* shorten */.ml)(name, SHOWN_SLICES.characters)}`;
}
function nameText(name) {
    return (0,base_escape/* code */.aY)((0,base_text/* shorten */.ml)(name, SHOWN_SLICES.characters));
}
const MARKS = { good: "✅", doubtful: "🟡", bad: "❌" };
function scores(report) {
    return { kind: "scores", name: "the table of scores", items: 0, text: () => scoresText(report) };
}
function scoresText(report) {
    const rows = (0,views_scores/* scoreRows */.A1)(report);
    if (rows.length === 0)
        return base_escape/* nothing */.s6;
    const demand = (0,views_scores/* demandColumn */.EL)(rows);
    const titles = ["", "base", "head", "change", demand.title, "state"];
    const notes = [(0,judge/* countsText */.WN)(report), ...(0,judge/* scoreNotes */.EG)(report)].map((note) => (0,base_escape/* markdown */.wD) `${note}`);
    const errors = (0,judge/* scoreErrors */.wQ)(report).map(errorLine);
    const table = markdownTable(titles, rows.map((row) => cells(row, demand.cell(row))));
    return (0,base_escape/* joined */.oR)([table, (0,base_escape/* joined */.oR)(notes, " · "), (0,base_escape/* joined */.oR)(errors, "\n")], "\n\n");
}
function cells({ label, isPassRate, base, head, band, change, state }, demanded) {
    const bold = (text) => (isPassRate ? (0,base_escape/* markdown */.wD) `**${text}**` : text);
    return [
        bold(label),
        base,
        (0,base_escape/* markdown */.wD) `${bold(head)}${band !== "" && (0,base_escape/* markdown */.wD) ` ${band}`}`,
        change,
        demanded,
        state === undefined ? "" : (0,base_escape/* markdown */.wD) `${MARKS[state.mark]} ${state.word}`,
    ];
}
function errorLine({ scorers, runs, first }) {
    const names = scorers.map((name) => (0,base_escape/* markdown */.wD) `${name}`);
    const reason = first !== undefined && (0,base_escape/* markdown */.wD) `, the first: ${(0,base_escape/* code */.aY)(first)}`;
    return (0,base_escape/* markdown */.wD) `- ${(0,base_escape/* joined */.oR)(names, ", ")} in error in ${(0,base_text/* counted */.hS)(runs, "run")}${reason}`;
}
const SHOWN_PROBLEMS = 30;
function problems({ problems, problemCounts }) {
    const shown = problems.slice(0, SHOWN_PROBLEMS);
    const more = problemCounts.errors + problemCounts.warnings - shown.length;
    const rows = shown.map((problem) => (0,base_escape/* markdown */.wD) `- ${problem.severity} ${(0,base_escape/* code */.aY)(`${(0,base_problems/* placeText */.Z9)(problem)}${problem.message}`)}`);
    const rest = more > 0 ? [(0,base_escape/* markdown */.wD) `- … and ${(0,base_text/* counted */.hS)(more, "more problem")}`] : [];
    const text = (0,base_escape/* markdown */.wD) `#### Problems\n\n${(0,base_escape/* joined */.oR)([...rows, ...rest], "\n")}`;
    return {
        kind: "unchanged",
        name: "the list of problems",
        items: 0,
        text: () => (rows.length === 0 ? base_escape/* nothing */.s6 : text),
    };
}
const SHOWN_OBJECTIONS = { cases: 10, reasons: 3 };
function objections(report) {
    const text = objectionsText((0,judge/* objectionsOf */.Ij)(report));
    return { kind: "unchanged", name: "what the judge objects to", items: 0, text: () => text };
}
function objectionsText(cases) {
    if (cases.length === 0)
        return base_escape/* nothing */.s6;
    const more = cases.length - SHOWN_OBJECTIONS.cases;
    const items = [
        ...cases.slice(0, SHOWN_OBJECTIONS.cases).map(objectionItem),
        ...(more > 0 ? [(0,base_escape/* markdown */.wD) `- … and ${(0,base_text/* counted */.hS)(more, "more case")}, in the report`] : []),
    ];
    return details(`What the judge objects to in ${(0,base_text/* counted */.hS)(cases.length, "other case")}`, (0,base_escape/* joined */.oR)(items, "\n"));
}
function objectionItem({ one, trial, scores }) {
    const head = [(0,base_escape/* markdown */.wD) `**${(0,base_escape/* code */.aY)((0,score/* caseLabel */.PZ)(one))}**`, ...scores.map((score) => (0,base_escape/* markdown */.wD) `${score}`)];
    const reasons = reasonLines((0,report_reasons/* judgeReasons */.vn)(trial), SHOWN_OBJECTIONS.reasons);
    return (0,base_escape/* joined */.oR)([(0,base_escape/* markdown */.wD) `- ${(0,base_escape/* joined */.oR)(head, " · ")}`, ...reasons], "\n");
}
function sections_judge(report) {
    const judged = (0,judge/* judgeSentence */.$L)(report);
    const otherwise = (0,judge/* judgedOtherwiseSentence */.bc)(report);
    const parts = [(0,base_escape/* markdown */.wD) `${judged !== undefined && (0,base_escape/* markdown */.wD) `**Judge** ${judged}`}`, (0,base_escape/* markdown */.wD) `${otherwise}`];
    const text = (0,base_escape/* joined */.oR)(parts, "\n\n");
    return { kind: "scores", name: "the judge", items: 0, text: () => text };
}
function hint(report) {
    return {
        kind: "unchanged",
        name: "a hint",
        items: 0,
        text: () => (0,base_escape/* joined */.oR)((0,cases/* hintViews */.ej)(report).map(hintText), "\n\n"),
    };
}
function hintText({ sentence, language, lines }) {
    const block = lines.length > 0 && (0,base_escape/* markdown */.wD) `\n\n${(0,base_escape/* codeBlock */.DV)(language, lines)}`;
    return (0,base_escape/* markdown */.wD) `**Hint** ${sentence}${block}`;
}
const WORDS = { pass: "✅ Pass", inconclusive: "🟡 Inconclusive", fail: "❌ Fail" };
function headline(report, reporter) {
    const { first, others } = (0,cases/* verdictSentences */.qW)(report);
    const by = reporter !== undefined && (0,base_escape/* markdown */.wD) `, reported by ${reporter}`;
    const line = (0,base_escape/* markdown */.wD) `### ${WORDS[report.verdict.result]}${(0,cases/* blockingWord */._$)(report)}${by}${suiteName(report)} ${first}`;
    const findings = others.map((text) => (0,base_escape/* markdown */.wD) `- ${text}`);
    return {
        kind: "verdict",
        name: "the verdict",
        items: findings.length,
        text: (shown) => {
            const more = findings.length - shown;
            const rest = more > 0 ? [(0,base_escape/* markdown */.wD) `- … and ${(0,base_text/* counted */.hS)(more, "more finding")}`] : [];
            return (0,base_escape/* joined */.oR)([line, ...findings.slice(0, shown), ...rest], "\n");
        },
    };
}
function measuredHeadline(report) {
    const text = (0,base_escape/* markdown */.wD) `### What was measured${suiteName(report)}`;
    return { kind: "verdict", name: "what this is", items: 0, text: () => text };
}
function suiteName({ suite }) {
    return suite !== "default" && (0,base_escape/* markdown */.wD) ` · ${(0,base_text/* shorten */.ml)(suite, limits/* limits */.Fy.shownName)}`;
}
const COMMIT = /^[0-9a-f]{40}$/;
function footer(report, links) {
    const { headCommit, commit, policy, tool } = report;
    const head = headCommit ?? commit;
    const { source, fingerprint } = (0,cases/* policyName */.ct)(policy);
    const parts = [
        ...(head === null ? [] : [(0,base_escape/* markdown */.wD) `head ${commitText(head, links.repository)}`]),
        ...baselinePart(report, links.repository),
        (0,base_escape/* markdown */.wD) `${source}${fingerprint !== undefined && (0,base_escape/* markdown */.wD) ` ${(0,base_escape/* code */.aY)(fingerprint)}`}`,
        (0,base_escape/* markdown */.wD) `rungate ${(0,base_text/* shorten */.ml)(tool.version, limits/* limits */.Fy.shownName)}`,
        ...(links.job === null ? [] : [(0,base_escape/* link */.nf)((0,base_escape/* markdown */.wD) `job`, links.job)]),
        ...(links.report === null ? [] : [(0,base_escape/* link */.nf)((0,base_escape/* markdown */.wD) `full report`, links.report)]),
    ];
    const text = (0,base_escape/* markdown */.wD) `<sub>${(0,base_escape/* joined */.oR)(parts, " · ")}</sub>`;
    return { kind: "scores", name: "what was compared with what", items: 0, text: () => text };
}
function baselinePart({ baseline }, repository) {
    const { state, commit, reason } = baseline;
    if (state !== "found")
        return [];
    const name = commit !== null && (0,base_escape/* markdown */.wD) ` ${commitText(commit, repository)}`;
    return [(0,base_escape/* markdown */.wD) `baseline${name}, ${reason}`];
}
function commitText(commit, repository) {
    if (!COMMIT.test(commit))
        return (0,base_escape/* code */.aY)((0,base_text/* shorten */.ml)(commit, limits/* limits */.Fy.shownName));
    const address = repository === null ? null : `${repository}/commit/${commit}`;
    return (0,base_escape/* link */.nf)((0,base_escape/* code */.aY)(commit.slice(0, 7)), address);
}
function firstUse(report) {
    const text = (0,cases/* isFirstUse */.gR)(report) ? (0,base_escape/* markdown */.wD) `**Welcome.** ${(0,cases/* codeSpans */.tE)(cases/* FIRST_USE */.rz)}` : base_escape/* nothing */.s6;
    return { kind: "scores", name: "what to do first", items: 0, text: () => text };
}
const SHOWN = { open: 5, reasons: 6 };
function changedCases(report, most) {
    const { heading, told, lines } = (0,cases/* groupCases */.Ju)(report);
    const items = told.slice(0, most).map((one) => caseItem(one, report));
    return {
        kind: "cases",
        name: "the cases",
        items: items.length,
        text: (shown) => {
            const open = items.slice(0, Math.min(shown, SHOWN.open));
            const folded = items.slice(SHOWN.open, shown);
            const more = told.length - shown;
            const others = [
                ...(more > 0 ? [(0,base_escape/* markdown */.wD) `- … and ${(0,base_text/* counted */.hS)(more, "more case")}, in the report`] : []),
                ...lines.map((line) => (0,base_escape/* markdown */.wD) `- ${line}`),
            ];
            const lists = folded.length === 0
                ? [(0,base_escape/* joined */.oR)([...open, ...others], "\n")]
                : [
                    (0,base_escape/* joined */.oR)(open, "\n"),
                    details((0,base_text/* counted */.hS)(folded.length, "more case"), (0,base_escape/* joined */.oR)(folded, "\n")),
                    (0,base_escape/* joined */.oR)(others, "\n"),
                ];
            return (0,base_escape/* joined */.oR)([told.length > 0 ? (0,base_escape/* markdown */.wD) `#### ${heading}` : base_escape/* nothing */.s6, ...lists], "\n\n");
        },
    };
}
function unchangedCases(report) {
    const { unchanged } = (0,cases/* groupCases */.Ju)(report);
    const parts = unchanged.map((line) => (0,base_escape/* markdown */.wD) `${line}`);
    const text = (0,base_escape/* joined */.oR)(parts, "\n\n");
    return { kind: "unchanged", name: "cases that failed before", items: 0, text: () => text };
}
function caseItem(one, report) {
    const scores = (0,views_scores/* caseScores */.cm)(one, report).map((score) => (0,base_escape/* markdown */.wD) `${score}`);
    const head = (0,base_escape/* markdown */.wD) `**${(0,base_escape/* code */.aY)((0,score/* caseLabel */.PZ)(one))}** ${(0,cases/* passedText */.qv)(one)}`;
    const failing = one.trials.find(({ pass }) => pass === false);
    const reasons = failing === undefined ? [] : (0,report_reasons/* reasonsOf */.zM)(failing, report.policy);
    const item = (0,base_escape/* markdown */.wD) `- ${(0,base_escape/* joined */.oR)([head, ...scores], " · ")}`;
    return (0,base_escape/* joined */.oR)([item, ...reasonLines(reasons, SHOWN.reasons)], "\n");
}
function reasonLines(reasons, most) {
    const more = reasons.length - most;
    return [
        ...reasons.slice(0, most).map(({ subject, text }) => (0,base_escape/* markdown */.wD) `  - ${(0,base_escape/* code */.aY)(subject)} ${(0,base_escape/* code */.aY)(text)}`),
        ...(more > 0 ? [(0,base_escape/* markdown */.wD) `  - … and ${more} more`] : []),
    ];
}
function details(title, text) {
    return (0,base_escape/* markdown */.wD) `<details><summary>${title}</summary>\n\n${text}\n\n</details>`;
}
function markdownTable(titles, rows) {
    const shown = [...titles.keys()].filter((at) => rows.some((row) => saysSomething(row[at])));
    const line = (cells) => (0,base_escape/* markdown */.wD) `${shown.map((at) => (0,base_escape/* markdown */.wD) `| ${cells[at]} `)}|`;
    const rule = (0,base_escape/* markdown */.wD) `|${shown.map(() => (0,base_escape/* markdown */.wD) `---|`)}`;
    return (0,base_escape/* joined */.oR)([line(titles), rule, ...rows.map(line)], "\n");
}
function saysSomething(cell) {
    return cell !== undefined && (typeof cell === "string" ? cell : cell.text) !== "";
}
const STAGES = [
    { leavesOut: [] },
    { leavesOut: ["trend"] },
    { leavesOut: ["trend", "unchanged"], shortens: "cases" },
];
const VERDICT_ONLY = { leavesOut: ["trend", "unchanged", "cases", "scores"], shortens: "verdict" };
function fit(sections, budget, size = (text) => text.length) {
    const fits = ({ text }) => size(text) <= budget;
    for (const stage of STAGES) {
        const text = longest(sections, stage, fits);
        if (fits(text))
            return text;
    }
    return longest(sections, VERDICT_ONLY, fits);
}
function longest(sections, stage, fits) {
    const shortened = sections.filter(({ kind }) => kind === stage.shortens).map(({ items }) => items);
    let [shown, tooMany] = [0, Math.max(0, ...shortened) + 1];
    while (tooMany - shown > 1) {
        const middle = Math.floor((shown + tooMany) / 2);
        if (fits(compose(sections, stage, middle)))
            shown = middle;
        else
            tooMany = middle;
    }
    return compose(sections, stage, shown);
}
function compose(sections, { leavesOut, shortens }, shown) {
    const isLeftOut = ({ kind }) => leavesOut.includes(kind);
    const texts = sections
        .filter((one) => !isLeftOut(one))
        .map((one) => one.text(one.kind === shortens ? Math.min(shown, one.items) : one.items));
    const missing = sections.filter((one) => isLeftOut(one) && one.text(one.items).text !== "");
    const names = missing.map(({ name }) => name).join(", ");
    const note = missing.length === 0 ? base_escape/* nothing */.s6 : (0,base_escape/* markdown */.wD) `<sub>Left out, for want of room: ${names}</sub>`;
    return (0,base_escape/* joined */.oR)([...texts, note], "\n\n");
}

// EXTERNAL MODULE: ./build/gate/trend.js
var trend = __webpack_require__(6369);
// EXTERNAL MODULE: ./build/views/trend.js
var views_trend = __webpack_require__(3334);
;// CONCATENATED MODULE: ./build/views/trend-section.js




function trend_section_trend(report) {
    const text = trendText((0,trend/* trendOf */.RS)(report));
    return { kind: "trend", name: "the trend", items: 0, text: () => text };
}
function trendText(points) {
    const lasting = (0,trend/* lastingShifts */.aT)(points, trend/* PASS_RATE */.h1);
    const words = (0,views_trend/* trendWords */.nv)(points, trend/* PASS_RATE */.h1, lasting);
    if (words === undefined)
        return base_escape/* nothing */.s6;
    const { arrow, line, values, notes, shifts } = words;
    const bars = line === undefined ? base_escape/* nothing */.s6 : (0,base_escape/* code */.aY)(line);
    const parts = [(0,base_escape/* markdown */.wD) `${arrow}`, bars, ...[values, ...notes].map((text) => (0,base_escape/* markdown */.wD) `${text}`)];
    return (0,base_escape/* joined */.oR)([
        (0,base_escape/* markdown */.wD) `**Trend** ${(0,base_escape/* joined */.oR)(parts, " · ")}`,
        ...shifts.map((shift) => (0,base_escape/* markdown */.wD) `**Hint** ${shift}`),
        trendChart(points, lasting, views_trend/* TOLD */.Ev.commits),
    ], "\n\n");
}
const COLOURS = { value: "#2f81f7", level: "#bf8700" };
const FEWEST = 5;
const NUMBERED = 20;
function trendChart(points, lasting, shown) {
    const segments = (0,trend/* segmentsOf */.OD)(points, trend/* PASS_RATE */.h1).map((segment) => segment.filter(({ at }) => at >= points.length - shown));
    const charted = segments.findLastIndex(({ length }) => length >= FEWEST);
    const segment = segments[charted];
    if (segment === undefined)
        return base_escape/* nothing */.s6;
    const later = new Set(segment.slice(1).map(({ at }) => at));
    const shifts = lasting.filter(({ at }) => later.has(at));
    const isCut = segments.slice(0, charted).some(({ length }) => length > 0);
    const scope = charted < segments.length - 1 ? "before" : isCut ? "since" : undefined;
    return details(titleOf(scope, shifts), mermaid(segment, shifts));
}
function titleOf(scope, shifts) {
    const when = scope === undefined ? "" : ` ${scope} the cases or the settings changed`;
    const levels = shifts.length === 0 ? "" : "; in orange, the levels between lasting shifts";
    return `Chart of the pass rate${when}${levels}`;
}
function mermaid(segment, shifts) {
    const series = [
        segment.map(({ value }) => value),
        ...(shifts.length === 0 ? [] : [levelsOf(segment, shifts)]),
    ];
    const [low, high] = (0,views_trend/* rangeOf */.be)(series.flat().map((value) => ({ value, isBreak: false })));
    const palette = `${COLOURS.value}, ${COLOURS.level}`;
    return (0,base_escape/* codeBlock */.DV)("mermaid", [
        `%%{init: {"xyChart": {"height": 300}, "themeVariables": {"xyChart": {"plotColorPalette": "${palette}"}}}}%%`,
        "xychart-beta",
        `  x-axis ${(0,base_escape/* chartLabel */.tb)("commits, oldest first")} ${axis(segment.length)}`,
        `  y-axis ${(0,base_escape/* chartLabel */.tb)("pass rate, %")} ${Math.floor(low * 100)} --> ${Math.ceil(high * 100)}`,
        ...series.map((values) => `  line [${values.map((value) => (value * 100).toFixed(1)).join(", ")}]`),
    ]);
}
function axis(count) {
    return count > NUMBERED
        ? `1 --> ${count}`
        : `[${Array.from({ length: count }, (_, at) => at + 1).join(", ")}]`;
}
function levelsOf(segment, shifts) {
    return segment.map(({ at }) => {
        const last = shifts.findLast((shift) => shift.at <= at);
        return last?.after ?? shifts[0]?.before ?? 0;
    });
}

;// CONCATENATED MODULE: ./build/views/comment.js








const CASES = 50;
function commentView(report, at) {
    const marker = (0,base_escape/* markdown */.wD) `${markerLine({ suite: report.suite, run: at.run })}\n`;
    const word = at.reporter === undefined ? base_escape/* nothing */.s6 : wordOf(at.reporter);
    const budget = limits/* limits */.Fy.commentCharacters - marker.text.length - word.text.length;
    return (0,base_escape/* markdown */.wD) `${marker}${fit(reportSections(report, CASES, at), budget)}${word}`;
}
function wordOf(reporter) {
    return (0,base_escape/* markdown */.wD) `\n\n<sub>reported by ${reporter}: whether it is red or green is GitHub's word, the rest its own</sub>`;
}
const SUMMARY_CASES = 500;
const NO_LINKS = { job: null, report: null, repository: null };
function summaryView(report, { verdict } = { verdict: true }) {
    const [headline, ...others] = reportSections(report, SUMMARY_CASES, NO_LINKS);
    const first = verdict ? headline : measuredHeadline(report);
    const sections = first === undefined ? others : [first, uploadStep(report), ...others];
    const budget = limits/* limits */.Fy.summaryBytes - limits/* limits */.Fy.summaryRest;
    return (0,base_escape/* markdown */.wD) `${fit(sections, budget, (text) => Buffer.byteLength(text))}\n`;
}
function problemsView({ problems, subject }, budget, at) {
    const told = problems.map((problem) => `${(0,base_problems/* placeText */.Z9)(problem)}${problem.message}`);
    const sections = [verdict(subject, told), list(told), ...(at === undefined ? [] : [problemsFooter(at)])];
    return (0,base_escape/* markdown */.wD) `${fit(sections, budget - 1)}\n`;
}
function problemsFooter({ commit, job, repository }) {
    const head = (0,base_escape/* markdown */.wD) `head ${commitText(commit, repository)}`;
    const parts = [head, (0,base_escape/* markdown */.wD) `rungate ${version/* version */.r}`, (0,base_escape/* link */.nf)((0,base_escape/* markdown */.wD) `job`, job)];
    const text = (0,base_escape/* markdown */.wD) `<sub>${(0,base_escape/* joined */.oR)(parts, " · ")}</sub>`;
    return { kind: "scores", name: "what was to be judged", items: 0, text: () => text };
}
function verdict(subject, [first = "it cannot be used", ...others]) {
    const more = others.length > 0 ? ` (and ${others.length} more)` : "";
    const line = (0,base_escape/* markdown */.wD) `### ❌ Fail · ${`${subject}: ${first}${more}`}`;
    const text = (0,base_escape/* markdown */.wD) `${line}\n\nNothing was judged, and what cannot be judged does not pass.`;
    return { kind: "verdict", name: "the verdict", items: 0, text: () => text };
}
function list(told) {
    const items = told.slice(0, limits/* limits */.Fy.listedProblems).map((text) => (0,base_escape/* markdown */.wD) `- ${(0,base_escape/* code */.aY)(text)}`);
    const text = (shown) => {
        const more = told.length - shown;
        const rest = more > 0 ? [(0,base_escape/* markdown */.wD) `- … and ${(0,base_text/* counted */.hS)(more, "more problem")}`] : [];
        return (0,base_escape/* joined */.oR)([...items.slice(0, shown), ...rest], "\n");
    };
    return { kind: "cases", name: "the problems", items: items.length, text };
}
function runningView({ suite, commit }, { run, job, repository }) {
    const name = suite !== "default" && (0,base_escape/* markdown */.wD) ` · ${(0,base_text/* shorten */.ml)(suite, limits/* limits */.Fy.shownName)}`;
    return (0,base_escape/* markdown */.wD) `${markerLine({ suite, run })}
### ⏳ Running${name} · rungate is scoring ${commitText(commit, repository)}

The verdict replaces this comment when the ${job === null ? (0,base_escape/* markdown */.wD) `job` : (0,base_escape/* link */.nf)((0,base_escape/* markdown */.wD) `job`, job)} ends. If the job ended and this is still here, it was stopped: run it again.`;
}
function commentRefusedView({ reason, remedy }) {
    return (0,base_escape/* markdown */.wD) `\n---\n\n**No comment on the pull request:** ${reason}. What helps: ${(0,cases/* codeSpans */.tE)(remedy)}. The verdict does not depend on it.\n`;
}
const comment_WORDS = { succeeded: "⚪ Run succeeded", failed: "❌ Run failed" };
function conclusionView({ suite, ending, commit, why }, { run, job, repository }) {
    const name = suite !== "default" && (0,base_escape/* markdown */.wD) ` · ${(0,base_text/* shorten */.ml)(suite, limits/* limits */.Fy.shownName)}`;
    const footer = [
        (0,base_escape/* markdown */.wD) `head ${commitText(commit, repository)}`,
        ...(job === null ? [] : [(0,base_escape/* link */.nf)((0,base_escape/* markdown */.wD) `job`, job)]),
    ];
    return (0,base_escape/* markdown */.wD) `${markerLine({ suite, run })}
### ${comment_WORDS[ending]}${name} · No numbers: ${why}

How the run ended is all that is known here for certain. What it says of itself stands in its own summary.

<sub>${(0,base_escape/* joined */.oR)(footer, " · ")}</sub>`;
}
function reportSections(report, cases, { reporter, ...links }) {
    return [
        headline(report, reporter),
        firstUse(report),
        scores(report),
        sections_judge(report),
        slices(report),
        changedCases(report, cases),
        unchangedCases(report),
        objections(report),
        problems(report),
        hint(report),
        trend_section_trend(report),
        footer(report, links),
    ];
}
const MARKER = /^<!-- rungate suite=([a-z0-9-]{1,40}) run=(\d{1,15}) -->/;
function markerLine({ suite, run }) {
    const name = suite.slice(0, 40).replace(/[^a-z0-9-]/g, "-");
    return (0,base_escape/* unseenLine */.ji)(`rungate suite=${name || "-"} run=${run}`);
}
function readMarker(body) {
    const found = MARKER.exec(body);
    return found === null ? undefined : { suite: found[1] ?? "", run: Number(found[2]) };
}


/***/ }),

/***/ 8734:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $L: () => (/* binding */ judgeSentence),
/* harmony export */   EG: () => (/* binding */ scoreNotes),
/* harmony export */   Ij: () => (/* binding */ objectionsOf),
/* harmony export */   WN: () => (/* binding */ countsText),
/* harmony export */   bc: () => (/* binding */ judgedOtherwiseSentence),
/* harmony export */   wQ: () => (/* binding */ scoreErrors)
/* harmony export */ });
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(768);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8806);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1497);
/* harmony import */ var _scorers_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8246);
/* harmony import */ var _scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4714);
/* harmony import */ var _cases_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7580);
/* harmony import */ var _scores_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(354);







const NAMED = 2;
function judgeSentence({ judge, cases }) {
    if (judge === null)
        return undefined;
    const trials = cases.flatMap((one) => one.trials);
    const failed = trials.flatMap((trial) => failuresOfJudge(trial).slice(0, 1));
    const left = trials.filter(isLeftOut).flatMap((trial) => judgedOutcomes(trial).slice(0, 1));
    const judged = trials.filter((trial) => judgedOutcomes(trial).some(({ outcome }) => isScored(outcome)));
    const { known } = judge.work;
    return [
        judgeNames(judge.by.length === 0 ? [judge.model] : judge.by),
        `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(judged.length, "run")} judged${known > 0 ? `, ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(known, "judgement")} known before` : ""}`,
        ...withReason("failed", failed.flatMap(reasonOf)),
        ...withReason("not judged", left.flatMap(reasonOf)),
        cost(judge.work),
    ].join(" · ");
}
function judgedOtherwiseSentence({ comparison }) {
    const otherwise = comparison?.judgedOtherwise ?? null;
    if (otherwise === null)
        return undefined;
    const { cases, scorers, base, head } = otherwise;
    return `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)(scorers)} ${scorers.length === 1 ? "is" : "are"} not compared in ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(cases, "case")}: judged by ${judgeNames(head)} here and by ${judgeNames(base)} on the base`;
}
function failuresOfJudge(trial) {
    const others = Object.entries(trial.scores).filter(([id]) => !(0,_scorers_index_js__WEBPACK_IMPORTED_MODULE_3__/* .isJudged */ .sL)(id));
    const broken = new Set(others.flatMap(([, one]) => (one.status === "error" ? [one.reason] : [])));
    return judgedOutcomes(trial).filter(({ outcome }) => outcome.status === "error" && !broken.has(outcome.reason));
}
function isLeftOut(trial) {
    const outcomes = judgedOutcomes(trial);
    return outcomes.length > 0 && outcomes.every(({ outcome }) => outcome.status === "not-assessed");
}
function objectionsOf(report, told = (0,_cases_js__WEBPACK_IMPORTED_MODULE_5__/* .groupCases */ .Ju)(report).told) {
    const isTold = new Set(told);
    return report.cases
        .flatMap((one) => {
        const missing = one.trials.filter((trial) => missedBy(trial, report).length > 0);
        const [trial] = missing.toSorted((a, b) => leastOf(a) - leastOf(b));
        return trial === undefined || isTold.has(one) ? [] : [{ one, trial }];
    })
        .toSorted((a, b) => leastOf(a.trial) - leastOf(b.trial) || judgedGoodness(a.one) - judgedGoodness(b.one))
        .map(({ one, trial }) => {
        const missed = missedBy(trial, report);
        return { one, trial, scores: missed.map((id) => `${id} ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .percent */ .KN)((0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(one.scores, id) ?? 0)}`) };
    });
}
function judgedOutcomes({ scores }) {
    return Object.entries(scores).flatMap(([id, outcome]) => ((0,_scorers_index_js__WEBPACK_IMPORTED_MODULE_3__/* .isJudged */ .sL)(id) ? [{ id, outcome }] : []));
}
function missedBy(trial, { policy }) {
    return _scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_4__/* .gatingScorers */ .ul.filter((id) => {
        const outcome = (0,_scorers_index_js__WEBPACK_IMPORTED_MODULE_3__/* .isJudged */ .sL)(id) ? trial.scores[id] : undefined;
        return isScored(outcome) && !(0,_scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_4__/* .reaches */ .O6)(outcome.value, (0,_scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_4__/* .passMarkOf */ .QF)(policy.passMarks, id), id);
    });
}
function leastOf(trial) {
    const shares = judgedOutcomes(trial).flatMap(({ id, outcome }) => isScored(outcome) ? [(0,_scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_4__/* .goodness */ .zO)(outcome.value, id)] : []);
    return Math.min(...shares);
}
function judgedGoodness({ scores }) {
    const shares = Object.entries(scores).flatMap(([id, value]) => value !== null && (0,_scorers_index_js__WEBPACK_IMPORTED_MODULE_3__/* .isJudged */ .sL)(id) ? [(0,_scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_4__/* .goodness */ .zO)(value, id)] : []);
    return Math.min(1, ...shares);
}
function isScored(outcome) {
    return outcome?.status === "scored";
}
function judgeNames(names) {
    return (0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)(names.map((name) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(name, _base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.shownName)), NAMED);
}
function reasonOf({ outcome }) {
    return outcome.status === "scored" ? [] : [outcome.reason];
}
function withReason(what, reasons) {
    const [first] = reasons;
    if (first === undefined)
        return [];
    const word = new Set(reasons).size > 1 ? ", the first" : "";
    return [`${reasons.length} ${what}${word}: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(first, _base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.shownText)}`];
}
function cost({ requests, promptTokens, replyTokens, unmetered }) {
    if (requests === 0)
        return "no request was sent";
    const uncounted = unmetered > 0 ? ` (${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(unmetered, "answer")} came without a count)` : "";
    return `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(requests, "request")}, ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(promptTokens + replyTokens, "token")}${uncounted}`;
}
function countsText({ totals }) {
    const { cases, runs, toolCalls } = totals;
    return `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(cases, "case")}, ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(runs, "run")}, ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(toolCalls, "tool call")}`;
}
const FEW_NOTES = 3;
function scoreNotes(report) {
    const { passInterval, passPower } = report;
    return [
        ...(passInterval === null
            ? []
            : [`95 % interval of the pass rate ${passInterval.map(_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .percent */ .KN).join(" to ")}`]),
        ...(passPower === null ? [] : [`pass^${passPower.k} ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .percent */ .KN)(passPower.value)}`]),
        ...unassessedNotes(report),
    ];
}
function unassessedNotes(report) {
    const { scores, cases, judge } = report;
    const leftOut = judge === null ? [] : cases.flatMap(({ trials }) => trials.filter(isLeftOut));
    const unassessed = (0,_scores_js__WEBPACK_IMPORTED_MODULE_6__/* .scorersInUse */ .ML)(report).flatMap((id) => {
        const told = (0,_scorers_index_js__WEBPACK_IMPORTED_MODULE_3__/* .isJudged */ .sL)(id) ? leftOut.filter((trial) => (0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(trial.scores, id) !== undefined).length : 0;
        const runs = ((0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(scores, id)?.notAssessed ?? 0) - told;
        return runs <= 0 ? [] : [{ id, runs }];
    });
    const groups = unassessed.length <= FEW_NOTES
        ? unassessed.map((one) => [one])
        : [...(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$z)(unassessed, ({ runs }) => runs).values()];
    return groups.map((group) => {
        const names = group.map(({ id }) => id).join(", ");
        return `${names} not assessed in ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(group[0]?.runs ?? 0, "run")}`;
    });
}
function scoreErrors(report) {
    const trials = report.cases.flatMap((one) => one.trials);
    const failures = trials.map((trial) => ({ trial, ids: failuresOfJudge(trial).map(({ id }) => id) }));
    const found = [];
    for (const id of (0,_scores_js__WEBPACK_IMPORTED_MODULE_6__/* .scorersInUse */ .ML)(report)) {
        const told = new Set(failures.filter(({ ids }) => ids.includes(id)).map(({ trial }) => trial));
        const runs = ((0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(report.scores, id)?.errors ?? 0) - told.size;
        if (runs <= 0)
            continue;
        const outcomes = trials.filter((trial) => !told.has(trial)).map(({ scores }) => (0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(scores, id));
        const first = outcomes.find((one) => one?.status === "error")?.reason;
        const alike = found.find((one) => one.runs === runs && one.first === first);
        if (alike === undefined)
            found.push({ scorers: [id], runs, first });
        else
            alike.scorers.push(id);
    }
    return found;
}


/***/ }),

/***/ 354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A1: () => (/* binding */ scoreRows),
/* harmony export */   BW: () => (/* binding */ baselineText),
/* harmony export */   EL: () => (/* binding */ demandColumn),
/* harmony export */   GK: () => (/* binding */ isInError),
/* harmony export */   ML: () => (/* binding */ scorersInUse),
/* harmony export */   Qf: () => (/* binding */ decidingFirst),
/* harmony export */   Uo: () => (/* binding */ LOWER_IS_BETTER),
/* harmony export */   aJ: () => (/* binding */ isShown),
/* harmony export */   cm: () => (/* binding */ caseScores),
/* harmony export */   fd: () => (/* binding */ changeCell),
/* harmony export */   k0: () => (/* binding */ changeText),
/* harmony export */   kW: () => (/* binding */ isAdvisory),
/* harmony export */   lc: () => (/* binding */ scorerLabel)
/* harmony export */ });
/* unused harmony export scoreState */
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(768);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1497);
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8389);
/* harmony import */ var _scorers_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8246);
/* harmony import */ var _scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4714);





function scoreRows(report) {
    if (report.totals.runs === 0)
        return [];
    return [passRateRow(report), ...scorersInUse(report).map((id) => scorerRow(id, report))];
}
function demandColumn(rows) {
    if (rows.some(({ bound }) => bound?.kind === "ceiling"))
        return { title: "demanded", cell: ({ bound }) => (bound === undefined ? "" : (0,_config_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .boundText */ .O6)(bound)) };
    return { title: "at least", cell: ({ bound }) => (bound === undefined ? "" : (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .percent */ .KN)(bound.value)) };
}
function passRateRow(report) {
    const { passRate, comparison, policy } = report;
    const measured = {
        value: passRate,
        change: comparison?.passRate ?? undefined,
        bound: boundOf(policy.gate, _config_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .PASS_RATE_BOUND */ .Co),
    };
    const state = passRateState(report, measured);
    return { label: "pass rate", isPassRate: true, band: "", ...cells(measured), state };
}
function scorerRow(id, { scores, comparison, policy }) {
    const score = (0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(scores, id);
    const measured = {
        value: score?.value ?? null,
        change: comparison === null ? undefined : (0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(comparison.scores, id),
        bound: boundOf(policy.gate, id),
    };
    const label = scorerLabel(id, ...(isAdvisory(policy.gate, id) ? ["advisory"] : []));
    const state = scoreState(id, measured);
    const isMissed = (0,_scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_4__/* .isLowerBetter */ .ui)(id) && state?.mark === "bad";
    return { label, isPassRate: false, band: isMissed ? "" : (score?.band ?? ""), ...cells(measured), state };
}
function cells({ value, change, bound }) {
    return {
        value,
        bound,
        base: baseText(change),
        head: (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shareText */ .Lu)(value),
        change: changeCell(change, value),
    };
}
function baseText(change) {
    return change === undefined ? "" : (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .percent */ .KN)(change.base);
}
const LOWER_IS_BETTER = "lower is better";
const SCORES_OF_CASE = { all: 5, most: 4 };
function boundOf(gate, id) {
    return (0,_config_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .boundsOf */ .BO)(gate).get(id);
}
function isAdvisory(gate, id) {
    return !gate.scorers.some((scorer) => scorer === id) && boundOf(gate, id) === undefined;
}
function decidingFirst(ids, gate) {
    return ids.toSorted((a, b) => Number(isAdvisory(gate, a)) - Number(isAdvisory(gate, b)));
}
function scorerLabel(id, ...more) {
    const notes = [...((0,_scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_4__/* .isLowerBetter */ .ui)(id) ? [LOWER_IS_BETTER] : []), ...more];
    return notes.length === 0 ? id : `${id} (${notes.join(", ")})`;
}
function isInError({ pass, scores }, gate) {
    return (pass === null &&
        Object.entries(scores).some(([id, { status }]) => status === "error" && !isAdvisory(gate, id)));
}
function isShown({ judge, policy }, id) {
    return (0,_scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_4__/* .isOfTexts */ .w5)(id) || !(0,_scorers_index_js__WEBPACK_IMPORTED_MODULE_3__/* .isJudged */ .sL)(id) || judge !== null || !isAdvisory(policy.gate, id);
}
function scorersInUse(report) {
    const { scores, comparison, policy } = report;
    const { passRate: _, ...bounds } = Object.fromEntries((0,_config_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .boundsOf */ .BO)(policy.gate));
    const ids = new Set([...Object.keys(scores), ...Object.keys(bounds)]);
    return [...ids].filter((id) => {
        if ((0,_scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_4__/* .isOfTexts */ .w5)(id) || (0,_scorers_index_js__WEBPACK_IMPORTED_MODULE_3__/* .isJudged */ .sL)(id))
            return isShown(report, id);
        const { assessed = 0, errors = 0 } = (0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(scores, id) ?? {};
        const wasAssessed = comparison?.unscored.some(({ scorer }) => scorer === id) ?? false;
        return assessed > 0 || errors > 0 || wasAssessed || boundOf(policy.gate, id) !== undefined;
    });
}
function caseScores(one, report) {
    const { scorers } = report.policy.gate;
    const told = Object.entries(one.scores).flatMap(([id, value]) => {
        if (!isShown(report, id))
            return [];
        const isGating = scorers.some((scorer) => scorer === id);
        const isGood = value !== null && (0,_scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_4__/* .isBest */ .zI)(value, id);
        const rank = [!isGating, isGood, isAdvisory(report.policy.gate, id)].map(Number).join("");
        if (value !== null)
            return [{ text: `${id} ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .percent */ .KN)(value)}`, rank, isTold: isGating || !isGood }];
        const isError = one.trials.some(({ scores }) => (0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(scores, id)?.status === "error");
        return isError ? [{ text: `${id} in error`, rank, isTold: true }] : [];
    });
    if (told.length <= SCORES_OF_CASE.all)
        return told.map(({ text }) => text);
    const first = told
        .filter(({ isTold }) => isTold)
        .toSorted((a, b) => (a.rank < b.rank ? -1 : Number(a.rank > b.rank)))
        .slice(0, SCORES_OF_CASE.most);
    const shown = told.filter((one) => first.includes(one)).map(({ text }) => text);
    return [...shown, `and ${told.length - shown.length} more`];
}
function passRateState(report, measured) {
    const missed = boundMissed(measured);
    if (missed !== undefined)
        return missed;
    const { comparison, accepted, verdict } = report;
    if (comparison === null || comparison.mode === "off")
        return measured.bound === undefined ? undefined : good("holds");
    if (comparison.passRate === null)
        return doubtful("not compared");
    const isLower = comparison.passRate.change < 0;
    if (accepted !== null && isLower)
        return doubtful("lower, accepted");
    const result = verdict.checks.find(({ name }) => name === "regression")?.result;
    if (result === "fail")
        return bad("worse");
    if (result === "inconclusive")
        return doubtful("unclear");
    if (comparison.shift === "worse")
        return doubtful("lower, allowed");
    return good(comparison.passRate.low > 0 ? "higher" : "holds");
}
function scoreState(scorer, measured) {
    const missed = boundMissed(measured);
    if (missed !== undefined)
        return missed;
    const { change, bound } = measured;
    const [fell, rose] = (0,_scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_4__/* .isLowerBetter */ .ui)(scorer) ? [good, doubtful] : [doubtful, good];
    if (change !== undefined && change.high < 0)
        return fell("lower");
    if (change !== undefined && change.low > 0)
        return rose("higher");
    return bound === undefined ? undefined : good("holds");
}
function boundMissed({ value, bound }) {
    if (value === null)
        return bound === undefined ? doubtful("not assessed") : bad("not assessed");
    if (bound === undefined || (0,_config_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .isWithin */ .UO)(value, bound))
        return undefined;
    return bad(bound.kind === "floor" ? "below its floor" : "above its ceiling");
}
function good(word) {
    return { mark: "good", word };
}
function doubtful(word) {
    return { mark: "doubtful", word };
}
function bad(word) {
    return { mark: "bad", word };
}
function changeText(change, value) {
    if (change === null || change === undefined)
        return "";
    const { base, head, low, high } = change;
    const interval = low === high ? "" : ` (${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .signedPoints */ ._9)(low)} to ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .signedPoints */ ._9)(high)})`;
    if (value === null || (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .percent */ .KN)(value) !== (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .percent */ .KN)(head))
        return `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .percent */ .KN)(base)} → ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .percent */ .KN)(head)} in paired cases${interval}`;
    return interval === ""
        ? `unchanged from ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .percent */ .KN)(base)}`
        : `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .signedPoints */ ._9)(change.change)} from ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .percent */ .KN)(base)}${interval}`;
}
function changeCell(change, value) {
    if (change === undefined)
        return "";
    const { head, low, high } = change;
    const text = low === high
        ? "unchanged"
        : `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .signedPoints */ ._9)(change.change)} (${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .signedPoints */ ._9)(low)} to ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .signedPoints */ ._9)(high)})`;
    const isOfAll = value !== null && (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .percent */ .KN)(value) === (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .percent */ .KN)(head);
    return isOfAll ? text : `${text}, paired cases ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .percent */ .KN)(head)}`;
}
function baselineText({ commit, reason }) {
    return commit === null ? reason : `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .commitName */ .l3)(commit)}, ${reason}`;
}


/***/ }),

/***/ 6445:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CF: () => (/* binding */ padStart),
/* harmony export */   JL: () => (/* binding */ terminalWidth),
/* harmony export */   f: () => (/* binding */ padEnd),
/* harmony export */   u: () => (/* binding */ terminalView)
/* harmony export */ });
/* harmony import */ var _base_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3033);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(768);
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4726);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1497);
/* harmony import */ var _gate_score_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1632);
/* harmony import */ var _gate_trend_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6369);
/* harmony import */ var _report_reasons_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7802);
/* harmony import */ var _scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4714);
/* harmony import */ var _cases_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7580);
/* harmony import */ var _judge_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8734);
/* harmony import */ var _scores_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(354);
/* harmony import */ var _trend_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3334);












const SHOWN = { cases: 10, objections: 3, reasons: 4, problems: 20, characters: 200 };
function terminalView(report, { colors, verdict, asked }) {
    const paint = (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .paintWith */ .Hy)(colors);
    return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .sections */ .V0)([
        verdict ? verdictLines(report, paint) : [],
        scoreLines(report, paint),
        sliceLines(report, paint),
        trendLines(report, paint),
        worstLines(report, paint),
        objectionLines(report, paint),
        problemLines(report, paint),
        hintLines(report, paint, asked),
    ]);
}
function verdictLines(report, paint) {
    const { result } = report.verdict;
    const words = {
        pass: paint.green("✔ Pass"),
        inconclusive: paint.yellow("● Inconclusive"),
        fail: paint.red("✘ Fail"),
    };
    const { first, others } = (0,_cases_js__WEBPACK_IMPORTED_MODULE_8__/* .verdictSentences */ .qW)(report);
    return [
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${paint.bold(words[result])}${(0,_cases_js__WEBPACK_IMPORTED_MODULE_8__/* .blockingWord */ ._$)(report)} ${first}`,
        ...others.map((text) => (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${text}`),
    ];
}
function worstLines(report, paint) {
    const { heading, told, lines, unchanged } = (0,_cases_js__WEBPACK_IMPORTED_MODULE_8__/* .groupCases */ .Ju)(report);
    const more = told.length - SHOWN.cases;
    return [
        ...(told.length > 0 ? [paint.bold(heading)] : []),
        ...told.slice(0, SHOWN.cases).flatMap((one) => caseLines(one, report, paint)),
        ...(more > 0 ? [paint.dim(`  … and ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(more, "more case")}`)] : []),
        ...[...lines, ...unchanged].map((line) => (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${line}`),
        ...(told.length > 0
            ? [paint.dim(`  "${explainCommand(report)}" shows a case in full, --html FILE all of them`)]
            : []),
    ];
}
function explainCommand({ cases }) {
    const declared = cases.some(({ source }) => source === "file");
    return `rungate explain CASE --runs …${declared ? " --expectations …" : ""}`;
}
function caseLines(one, report, paint) {
    const marks = one.trials.map(({ pass }) => pass === null ? paint.yellow("?") : pass ? paint.green("✔") : paint.red("✘"));
    const notes = [(0,_cases_js__WEBPACK_IMPORTED_MODULE_8__/* .beforeText */ .Ny)(one), ...(0,_scores_js__WEBPACK_IMPORTED_MODULE_10__/* .caseScores */ .cm)(one, report)].filter((text) => text !== "");
    const worst = one.trials.find(({ pass }) => pass === false);
    return [
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${marks} ${paint.bold((0,_gate_score_js__WEBPACK_IMPORTED_MODULE_4__/* .caseLabel */ .PZ)(one))}  ${paint.dim(notes.join(" · "))}`,
        ...(worst === undefined ? [] : trialLines(worst, (0,_report_reasons_js__WEBPACK_IMPORTED_MODULE_6__/* .reasonsOf */ .zM)(worst, report.policy), paint)),
    ];
}
function objectionLines(report, paint) {
    const cases = (0,_judge_js__WEBPACK_IMPORTED_MODULE_9__/* .objectionsOf */ .Ij)(report);
    if (cases.length === 0)
        return [];
    const more = cases.length - SHOWN.objections;
    return [
        paint.bold("What the judge objects to in other cases"),
        ...cases
            .slice(0, SHOWN.objections)
            .flatMap(({ one, trial, scores }) => [
            (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${paint.bold((0,_gate_score_js__WEBPACK_IMPORTED_MODULE_4__/* .caseLabel */ .PZ)(one))}  ${paint.dim(scores.join(" · "))}`,
            ...trialLines(trial, (0,_report_reasons_js__WEBPACK_IMPORTED_MODULE_6__/* .judgeReasons */ .vn)(trial), paint),
        ]),
        ...(more > 0 ? [paint.dim(`  … and ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(more, "more case")}`)] : []),
    ];
}
function trialLines(trial, reasons, paint) {
    const lines = reasons
        .slice(0, SHOWN.reasons)
        .map(({ subject, text }) => (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `      ${paint.red(cut(subject))} ${cut(text)}`);
    const more = reasons.length - SHOWN.reasons;
    return [
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `    ${paint.dim(`trial ${trial.trial} · ${(0,_base_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .placeName */ .fW)(trial)}`)}`,
        ...lines,
        ...(more > 0 ? [paint.dim(`      … and ${more} more`)] : []),
    ];
}
function cut(text) {
    return (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(text, SHOWN.characters);
}
function problemLines({ problems, problemCounts }, paint) {
    if (problems.length === 0)
        return [];
    const more = problemCounts.errors + problemCounts.warnings - SHOWN.problems;
    return [
        paint.bold("Problems"),
        ...problems.slice(0, SHOWN.problems).map((problem) => {
            const word = problem.severity === "error" ? paint.red("error  ") : paint.yellow("warning");
            return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${word} ${(0,_base_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .placeText */ .Z9)(problem)}${problem.message}`;
        }),
        ...(more > 0 ? [paint.dim(`  … and ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(more, "more problem")}`)] : []),
    ];
}
function hintLines(report, paint, asked) {
    return (0,_cases_js__WEBPACK_IMPORTED_MODULE_8__/* .hintViews */ .ej)(report, asked).flatMap(({ sentence, lines }) => [
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${paint.bold("Hint")} ${sentence}`,
        ...lines.map((line) => (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `    ${line}`),
    ]);
}
function trendLines(report, paint) {
    const points = (0,_gate_trend_js__WEBPACK_IMPORTED_MODULE_5__/* .trendOf */ .RS)(report);
    const words = (0,_trend_js__WEBPACK_IMPORTED_MODULE_11__/* .trendWords */ .nv)(points, _gate_trend_js__WEBPACK_IMPORTED_MODULE_5__/* .PASS_RATE */ .h1, (0,_gate_trend_js__WEBPACK_IMPORTED_MODULE_5__/* .lastingShifts */ .aT)(points, _gate_trend_js__WEBPACK_IMPORTED_MODULE_5__/* .PASS_RATE */ .h1));
    if (words === undefined)
        return [];
    const { arrow, line, values, notes, shifts } = words;
    const parts = [arrow, line && paint.cyan(line), values, ...notes].filter((text) => text !== undefined);
    return [
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${paint.bold("Trend")} ${parts.map((part, at) => [at > 0 && " · ", part])}`,
        ...shifts.map((text) => (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${text}`),
    ];
}
const SHOWN_SLICES = { values: 10, characters: 40 };
function sliceLines(report, paint) {
    const { tables, more } = (0,_cases_js__WEBPACK_IMPORTED_MODULE_8__/* .sliceTables */ .Av)(report, { ..._cases_js__WEBPACK_IMPORTED_MODULE_8__/* .FEW */ .dS, rows: SHOWN_SLICES.values });
    return [
        ...tables.flatMap((table, at) => [...(at === 0 ? [] : [(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) ``]), ...tableLines(table, paint)]),
        ...(more === "" ? [] : [paint.dim(`  ${more}`)]),
    ];
}
function tableLines({ tag, titles, rows, more }, paint) {
    const head = [`By ${shortValue(tag)}`, ...titles.map(shortValue)];
    const body = rows.map((row) => [`  ${rowName(row)}`, ...row.cells]);
    const widths = head.map((_, at) => [head, ...body].reduce((most, row) => Math.max(most, terminalWidth(row[at] ?? "")), 0));
    const name = ([first = ""]) => padEnd(first, widths[0] ?? 0);
    const values = (row) => row.map((cell, at) => (at === 0 ? "" : `  ${padStart(cell, widths[at] ?? 0)}`)).join("");
    return [
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${paint.bold(name(head))}${paint.dim(values(head))}`,
        ...body.map((row) => (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${name(row)}${values(row)}`),
        ...(more === "" ? [] : [paint.dim(`  ${more}`)]),
    ];
}
function rowName({ name, isValue }) {
    return isValue && /^(without\b|")/.test(name) ? `"${shortValue(name)}"` : shortValue(name);
}
function shortValue(text) {
    return (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)((0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(text), SHOWN_SLICES.characters);
}
const BAR = 20;
const LABEL = 10;
const VALUE = 7;
const BAND = 9;
function scoreLines(report, paint) {
    if (report.totals.runs === 0)
        return [];
    const { totals, scores, comparison, baseline, policy } = report;
    const against = comparison !== null && paint.dim(` · compared with ${(0,_scores_js__WEBPACK_IMPORTED_MODULE_10__/* .baselineText */ .BW)(baseline)}`);
    const head = `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(totals.cases, "case")} · ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(totals.runs, "run")} · ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(totals.toolCalls, "tool call")}`;
    const shown = Object.entries(scores).filter(([id]) => (0,_scores_js__WEBPACK_IMPORTED_MODULE_10__/* .isShown */ .aJ)(report, id));
    const width = shown.reduce((most, [id]) => Math.max(most, terminalWidth(id)), LABEL);
    const rows = shown.map(([id, score]) => {
        const facts = [
            ...((0,_scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_7__/* .isLowerBetter */ .ui)(id) ? [_scores_js__WEBPACK_IMPORTED_MODULE_10__/* .LOWER_IS_BETTER */ .Uo] : []),
            ...((0,_scores_js__WEBPACK_IMPORTED_MODULE_10__/* .isAdvisory */ .kW)(policy.gate, id) ? ["advisory"] : []),
        ];
        if (score.value === null) {
            const asked = score.notAssessed + score.errors > 0;
            const what = asked
                ? `not assessed in ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(score.notAssessed, "run")}${errors(score.errors)}`
                : "no case asks for it";
            const note = [what, ...facts];
            return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${emptyCells(id, width)}  ${paint.dim(note.join(" · "))}`;
        }
        const left = score.notAssessed > 0 ? `, ${score.notAssessed} not assessed` : "";
        const notes = [
            `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(score.assessed, "run")}${left}${errors(score.errors)}`,
            ...facts,
            (0,_scores_js__WEBPACK_IMPORTED_MODULE_10__/* .changeText */ .k0)(comparison === null ? undefined : (0,_base_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(comparison.scores, id), score.value),
        ];
        return scoreLine({ label: id, width, value: score.value, word: score.band ?? "", notes }, paint);
    });
    return [
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${paint.bold(head)}${against}`,
        ...rows,
        passRateLine(report, width, paint),
        ...judgeLines(report).map((line) => paint.dim(`  ${line}`)),
    ];
}
function judgeLines(report) {
    const judged = (0,_judge_js__WEBPACK_IMPORTED_MODULE_9__/* .judgeSentence */ .$L)(report);
    const otherwise = (0,_judge_js__WEBPACK_IMPORTED_MODULE_9__/* .judgedOtherwiseSentence */ .bc)(report);
    return [
        ...(judged === undefined ? [] : [`judge ${judged}`]),
        ...(otherwise === undefined ? [] : [otherwise]),
    ];
}
function passRateLine(report, width, paint) {
    const { passRate, passInterval, passPower, comparison } = report;
    const label = "pass rate";
    if (passRate === null)
        return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${emptyCells(label, width)}`;
    const interval = passInterval === null ? "" : `95 % interval ${passInterval.map(_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN).join(" to ")}`;
    const power = passPower === null ? "" : `pass^${passPower.k} ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN)(passPower.value)}`;
    const notes = [interval, power, (0,_scores_js__WEBPACK_IMPORTED_MODULE_10__/* .changeText */ .k0)(comparison?.passRate, passRate)];
    return scoreLine({ label, width, value: passRate, word: "", notes }, paint);
}
function scoreLine({ label, width, value, word, notes }, paint) {
    const note = paint.dim(notes.filter((text) => text !== "").join(" · "));
    return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${padEnd(label, width)} ${padStart((0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN)(value), VALUE)}  ${bar(value, paint)} ${padEnd(word, BAND)}  ${note}`;
}
function emptyCells(label, width) {
    return `  ${padEnd(label, width)} ${padStart("–", VALUE)}`;
}
function errors(count) {
    return count > 0 ? `, ${count} in error` : "";
}
function bar(value, paint) {
    const eighths = Math.round(value * BAR * 8);
    const full = "█".repeat(Math.floor(eighths / 8));
    const part = eighths % 8 === 0 ? "" : (" ▏▎▍▌▋▊▉"[eighths % 8] ?? "");
    const filled = full + part;
    return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${paint.cyan(filled)}${paint.dim("·".repeat(BAR - filled.length))}`;
}
const WIDE = /^(?:[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation})/u;
const COMBINING = /^\p{M}/u;
function terminalWidth(text) {
    let columns = 0;
    for (const character of (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(text))
        columns += WIDE.test(character) ? 2 : COMBINING.test(character) ? 0 : 1;
    return columns;
}
function padEnd(text, columns) {
    return text + blanksTo(columns, text);
}
function padStart(text, columns) {
    return blanksTo(columns, text) + text;
}
function blanksTo(columns, text) {
    return " ".repeat(Math.max(columns - terminalWidth(text), 0));
}


/***/ }),

/***/ 3334:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cp: () => (/* binding */ spanText),
/* harmony export */   DB: () => (/* binding */ unassessedNote),
/* harmony export */   Ev: () => (/* binding */ TOLD),
/* harmony export */   Lf: () => (/* binding */ seriesOf),
/* harmony export */   WV: () => (/* binding */ shiftSentence),
/* harmony export */   be: () => (/* binding */ rangeOf),
/* harmony export */   lq: () => (/* binding */ rangeText),
/* harmony export */   nv: () => (/* binding */ trendWords),
/* harmony export */   oW: () => (/* binding */ direction),
/* harmony export */   sm: () => (/* binding */ valuesOf)
/* harmony export */ });
/* harmony import */ var _base_statistics_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4749);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1497);
/* harmony import */ var _gate_trend_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6369);



const FEWEST = { arrow: 3, line: 5 };
const RECENT = { commits: 5, steady: 0.02 };
const TOLD = { commits: 40, shifts: 2 };
function trendWords(points, measure, lasting) {
    const told = points.slice(-TOLD.commits);
    const values = valuesOf(told, measure);
    const arrow = direction(told, measure);
    const missing = unassessedNote(told, measure) ?? [];
    const shifts = lasting
        .filter(({ at, stands }) => stands && at >= points.length - TOLD.commits)
        .slice(-TOLD.shifts)
        .map((shift) => shiftSentence(shift, measure));
    if (values.length < FEWEST.line) {
        if (comparableValues(told, measure).length < FEWEST.arrow)
            return undefined;
        const each = `${measure} ${values.map(_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .percent */ .KN).join(", ")}`;
        return { arrow, line: undefined, values: each, notes: [missing].flat(), shifts };
    }
    const line = sparkline(seriesOf(told, measure));
    const notes = [
        line.includes(marks.break) ? "a dot where the cases or the settings changed" : [],
        line.includes(marks.gap) ? "a dash where nothing was assessed" : [],
        missing,
    ].flat();
    return { arrow, line, values: rangeText(told, measure), notes, shifts };
}
function direction(points, measure) {
    const values = comparableValues(points, measure);
    const last = values.at(-1);
    const before = (0,_base_statistics_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i2)(values.slice(0, -1).slice(-RECENT.commits));
    if (values.length < FEWEST.arrow || last === undefined || before === null)
        return undefined;
    if (unassessedNote(points, measure) !== undefined)
        return undefined;
    if (Math.abs(last - before) < RECENT.steady)
        return "▶ as the commits before";
    return `${last > before ? "▲ higher" : "▼ lower"} than the commits before`;
}
function comparableValues(points, measure) {
    const start = points.findLastIndex(({ isBreak }) => isBreak);
    return valuesOf(points.slice(Math.max(start, 0)), measure);
}
function unassessedNote(points, measure) {
    const newest = points.at(-1);
    return newest && (0,_gate_trend_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(newest, measure) === null ? "not assessed at the newest commit" : undefined;
}
function rangeText(points, measure) {
    const assessed = points.filter((point) => (0,_gate_trend_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(point, measure) !== null);
    const commits = assessed.filter(({ isHead }) => !isHead).length;
    const change = commits < assessed.length ? " and this change" : "";
    return `${measure} ${spanText(valuesOf(assessed, measure))} over ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(commits, "commit")}${change}`;
}
function spanText(shares) {
    const [low, high] = [Math.min(...shares), Math.max(...shares)].map(_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .percent */ .KN);
    return low === high ? `always ${low}` : `${low} to ${high}`;
}
function shiftSentence({ commit, before, after, ago, stands }, measure) {
    const how = after < before ? "fell" : "rose";
    const points = (Math.abs(after - before) * 100).toFixed(1);
    const when = `at ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .commitName */ .l3)(commit)}, ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(ago, "commit")} ago`;
    return `${measure} ${how} by ${points} points ${when}${stands ? ", and stayed" : ""}`;
}
function valuesOf(points, measure) {
    return points.flatMap((point) => (0,_gate_trend_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(point, measure) ?? []);
}
function seriesOf(points, measure) {
    return points.map((point) => ({ value: (0,_gate_trend_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(point, measure), isBreak: point.isBreak }));
}
const BARS = "▁▂▃▄▅▆▇█";
const marks = { break: "·", gap: "–" };
const LEAST_RANGE = 0.1;
function sparkline(points) {
    const [low, high] = rangeOf(points);
    const bar = (value) => {
        const step = Math.floor(((value - low) / (high - low)) * BARS.length);
        return BARS.charAt(Math.min(step, BARS.length - 1));
    };
    return points
        .map(({ value, isBreak }, at) => `${isBreak && at > 0 ? marks.break : ""}${value === null ? marks.gap : bar(value)}`)
        .join("");
}
function rangeOf(points) {
    const values = points.flatMap(({ value }) => value ?? []);
    const low = Math.min(...values);
    const high = Math.max(...values);
    const middle = (low + high) / 2;
    const half = Math.max(high - low, LEAST_RANGE) / 2;
    const bottom = Math.min(Math.max(middle - half, 0), 1 - 2 * half);
    return [bottom, bottom + 2 * half];
}


/***/ })

};

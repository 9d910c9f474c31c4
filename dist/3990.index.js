export const id = 3990;
export const ids = [3990];
export const modules = {

/***/ 42394:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ extendHistory),
/* harmony export */   j: () => (/* binding */ historyPoint)
/* harmony export */ });
/* harmony import */ var _json_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17271);
/* harmony import */ var _suite_trial_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22139);


const MEASURING = ["runs", "expectations", "policy", "format", "case-field", "judge-model", "judge-base-url"];
function historyPoint(report) {
    const { commit, createdAt, scores, passRate, totals, cases, settings } = report;
    if (commit === null)
        return null;
    const keys = cases.map(({ id, tags }) => (0,_suite_trial_js__WEBPACK_IMPORTED_MODULE_1__/* .caseKey */ .u)(id, tags)).sort();
    return {
        commit,
        createdAt,
        scores: Object.fromEntries(Object.entries(scores).map(([id, { value }]) => [id, value])),
        passRate,
        cases: totals.cases,
        errors: totals.errors,
        caseSet: (0,_json_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .fingerprint */ .R)({ keys, settings: measuring(settings) }),
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


/***/ }),

/***/ 65032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ markup),
/* harmony export */   V: () => (/* binding */ Markup)
/* harmony export */ });
/* harmony import */ var _plain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30854);
/* harmony import */ var _template_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94690);


class Markup {
    text;
    constructor(text) {
        this.text = text;
    }
}
function markup(strings, ...pieces) {
    return new Markup((0,_template_js__WEBPACK_IMPORTED_MODULE_1__/* .fill */ .G)(strings, pieces, escaped));
}
function escaped(text) {
    const safe = (0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(text)
        .replace(/[&<>"'`]/g, (character) => `&#${character.codePointAt(0)};`)
        .replace(/[\uFFFE\uFFFF]/g, "\uFFFD");
    return (0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .keptInOrder */ .a5)(safe);
}


/***/ }),

/***/ 17271:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ fingerprint)
/* harmony export */ });
/* harmony import */ var _sha256_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93021);
/* harmony import */ var _canonical_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76289);


function fingerprint(value) {
    return (0,_sha256_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)((0,_canonical_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)(value));
}


/***/ }),

/***/ 64757:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FX: () => (/* binding */ globTest),
/* harmony export */   Hf: () => (/* binding */ globFault),
/* harmony export */   Ot: () => (/* binding */ globFaultText),
/* harmony export */   sO: () => (/* binding */ globSource),
/* harmony export */   tZ: () => (/* binding */ globParts),
/* harmony export */   yk: () => (/* binding */ escapeGlob)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69480);
/* harmony import */ var _re2_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51985);


class GlobError extends Error {
}
function lengthFault({ length }) {
    if (length <= _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.globLength)
        return undefined;
    return `has ${length} characters, more than the ${_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.globLength} that a glob may have: write several shorter ones`;
}
function globTest(glob) {
    const negated = glob.startsWith("!");
    const expression = (0,_re2_js__WEBPACK_IMPORTED_MODULE_1__/* .re2 */ .wI)().compile(globSource(negated ? glob.slice(1) : glob), (0,_re2_js__WEBPACK_IMPORTED_MODULE_1__/* .re2 */ .wI)().DOTALL);
    return (text) => expression.matches(text) !== negated;
}
function globFault(glob) {
    try {
        globTest(glob);
        return undefined;
    }
    catch (error) {
        return globFaultText(error);
    }
}
function globFaultText(error) {
    if (error instanceof GlobError)
        return error.message;
    return `not a glob: ${error.message.replace(/^error parsing regexp: /, "")}`;
}
function escapeGlob(text) {
    return text.replace(/[\\*?[\]{}()|!]/g, "\\$&");
}
const TOKEN = /\*\*\/|\*\*|\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]|[\s\S]/gu;
const ESCAPED = /^\\([\s\S])$/;
function globSource(glob) {
    const fault = lengthFault(glob);
    if (fault !== undefined)
        throw new GlobError(fault);
    const braces = [];
    const parts = (glob.match(TOKEN) ?? []).map((token) => {
        switch (token) {
            case "**/":
                return "(?:.*?/)??";
            case "**":
                return ".*?";
            case "*":
                return "[^/]*?";
            case "?":
                return "[^/]";
            case "{":
                braces.push(false);
                return "(?:";
            case "}":
                closeBrace(braces);
                return ")";
            case ",":
                if (braces.length > 0)
                    braces[braces.length - 1] = true;
                return braces.length > 0 ? "|" : ",";
            case "[":
                throw new GlobError('not a glob: "[" without "]"');
            case "(":
            case ")":
            case "|":
                throw new GlobError(`not a glob: "${token}" has no meaning. For one of several write {a,b}`);
            default:
                return token.length > 1 && token.startsWith("[") ? set(token) : quote(token.replace(ESCAPED, "$1"));
        }
    });
    if (braces.length > 0)
        throw new GlobError('not a glob: "{" without "}"');
    return parts.join("");
}
function quote(text) {
    return text.replace(/[\\.+*?()|[\]{}^$]/g, "\\$&");
}
const NAMED_SET = /(?<!\\)\[:\^?\w+:\]$/;
function globParts(glob) {
    const parts = [{ text: "", crosses: false }];
    let braces = 0;
    for (const token of glob.match(TOKEN) ?? []) {
        const part = parts.at(-1);
        if (token === "{")
            braces += 1;
        else if (token === "}")
            braces -= 1;
        const isSlash = token === "/" || token === "\\/";
        if (isSlash && braces === 0 && !part.crosses)
            parts.push({ text: "", crosses: false });
        else {
            part.text += token;
            part.crosses ||= isSlash || token.startsWith("**");
        }
    }
    return parts;
}
function closeBrace(braces) {
    const hadComma = braces.pop();
    if (hadComma === undefined)
        throw new GlobError('not a glob: "}" without "{"');
    if (!hadComma)
        throw new GlobError('not a glob: "{" and "}" without a comma between them');
}
function set(token) {
    const named = NAMED_SET.exec(token)?.[0];
    if (named !== undefined) {
        throw new GlobError(`not a glob: "${named}" is not known. Write the characters, such as [0-9] or [a-z]`);
    }
    const negated = /^\[[!^]/.test(token);
    const members = token
        .slice(negated ? 2 : 1, -1)
        .replace(/\\([\s\S])|[[^]/g, (all, escaped) => escaped === "-" ? "\\-" : quote(escaped ?? all));
    if (members === "")
        throw new GlobError('not a glob: "[]" holds nothing');
    return `[${negated ? "^/" : ""}${members}]`;
}


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

/***/ 68707:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ dividingTags),
/* harmony export */   y: () => (/* binding */ divisionsOf)
/* harmony export */ });
/* harmony import */ var _group_by_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32217);
/* harmony import */ var _json_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35857);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69480);
/* harmony import */ var _statistics_mean_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83157);




function dividingTags(cases) {
    return [...countValues(cases)]
        .map(([tag, counts]) => ({ tag, counts: [...counts.values()], tagged: (0,_statistics_mean_js__WEBPACK_IMPORTED_MODULE_3__/* .sum */ .c)([...counts.values()]) }))
        .filter(({ counts, tagged }) => {
        const without = cases.length - tagged;
        const sizes = without > 0 ? [...counts, without] : counts;
        const alone = sizes.filter((size) => size === 1).length;
        return sizes.length > 1 && alone * 2 <= cases.length;
    })
        .toSorted((a, b) => b.tagged - a.tagged || (a.tag < b.tag ? -1 : 1))
        .map(({ tag }) => tag);
}
function countValues(cases) {
    const byTag = new Map();
    for (const { tags } of cases) {
        for (const tag of Object.keys(tags)) {
            const value = tags[tag] ?? "";
            const counts = byTag.get(tag) ?? new Map();
            byTag.set(tag, counts.set(value, (counts.get(value) ?? 0) + 1));
        }
    }
    return byTag;
}
function divisionsOf(cases, tags = dividingTags(cases)) {
    return tags.slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .F.slicedTags).map((tag) => {
        const byValue = (0,_group_by_js__WEBPACK_IMPORTED_MODULE_0__/* .groupBy */ .$)(cases, ({ tags }) => (0,_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(tags, tag) ?? null);
        const groups = [...byValue].map(([value, group]) => ({ value, cases: group, passRate: rateOf(group) }));
        return {
            tag,
            groups: groups.toSorted(worstFirst).slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .F.slicedValues),
            more: Math.max(groups.length - _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .F.slicedValues, 0),
        };
    });
}
function rateOf(cases) {
    return (0,_statistics_mean_js__WEBPACK_IMPORTED_MODULE_3__/* .mean */ .i)(cases.flatMap(({ passRate }) => passRate ?? []));
}
function worstFirst(a, b) {
    const rate = (group) => group.passRate ?? 2;
    return rate(a) - rate(b) || b.cases.length - a.cases.length || byValue(a.value, b.value);
}
function byValue(a, b) {
    if (a === null || b === null)
        return Number(a === null) - Number(b === null);
    return a < b ? -1 : 1;
}


/***/ }),

/***/ 28575:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ variance)
/* harmony export */ });
/* harmony import */ var _mean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83157);

function variance(values) {
    const center = (0,_mean_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i)(values) ?? 0;
    return (0,_mean_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .c)(values.map((value) => (value - center) ** 2)) / (values.length - 1);
}


/***/ }),

/***/ 22139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ caseLabel),
/* harmony export */   u: () => (/* binding */ caseKey)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69480);
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

/***/ 8873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ measureTrends),
/* harmony export */   d: () => (/* binding */ measuresOf)
/* harmony export */ });
/* harmony import */ var _policy_bounds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8218);
/* harmony import */ var _shifts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44509);
/* harmony import */ var _trend_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39751);



function measuresOf(points) {
    const scorers = new Set(points.flatMap(({ scores }) => Object.keys(scores)));
    const inUse = [...scorers].filter((id) => id !== _trend_js__WEBPACK_IMPORTED_MODULE_2__/* .PASS_RATE */ .h1 && points.some((point) => (0,_trend_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(point, id) !== null));
    return [_trend_js__WEBPACK_IMPORTED_MODULE_2__/* .PASS_RATE */ .h1, ...inUse];
}
function measureTrends(points, measures, gate) {
    const bounds = (0,_policy_bounds_js__WEBPACK_IMPORTED_MODULE_0__/* .boundsOf */ .BO)(gate);
    return measures.map((measure) => ({
        measure,
        bound: bounds.get(measure === _trend_js__WEBPACK_IMPORTED_MODULE_2__/* .PASS_RATE */ .h1 ? _policy_bounds_js__WEBPACK_IMPORTED_MODULE_0__/* .PASS_RATE_BOUND */ .Co : measure) ?? null,
        shifts: (0,_shifts_js__WEBPACK_IMPORTED_MODULE_1__/* .lastingShifts */ .a)(points, measure),
    }));
}


/***/ }),

/***/ 24596:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  htmlView: () => (/* binding */ htmlView),
  pageBody: () => (/* binding */ pageBody)
});

// EXTERNAL MODULE: ./build/escape/markup.js
var markup = __webpack_require__(65032);
;// CONCATENATED MODULE: ./build/views/html/assets.generated.js
const style = ":root {\ncolor-scheme: light dark;\n--background: #ffffff;\n--raised: #f6f8fa;\n--text: #1f2328;\n--muted: #57606a;\n--border: #d1d9e0;\n--link: #0969da;\n--good: #116329;\n--doubtful: #7d4e00;\n--bad: #b3202c;\n--good-background: #dafbe1;\n--doubtful-background: #fff8c5;\n--bad-background: #ffebe9;\n--mono: ui-monospace, SFMono-Regular, \"SF Mono\", Menlo, Consolas, \"Liberation Mono\", monospace;\n}\n@media screen and (prefers-color-scheme: dark) {\n:root {\n--background: #0d1117;\n--raised: #151b23;\n--text: #e6edf3;\n--muted: #9da7b3;\n--border: #3d444d;\n--link: #58a6ff;\n--good: #56d364;\n--doubtful: #e3b341;\n--bad: #ff8d86;\n--good-background: #12261e;\n--doubtful-background: #272115;\n--bad-background: #2d1518;\n}\n}\n*,\n::before,\n::after {\nbox-sizing: border-box;\n}\nhtml {\nbackground: var(--background);\ncolor: var(--text);\nfont:\n0.9375rem / 1.5 -apple-system,\nBlinkMacSystemFont,\n\"Segoe UI\",\n\"Noto Sans\",\nHelvetica,\nArial,\nsans-serif;\noverflow-wrap: anywhere;\ntext-size-adjust: 100%;\n}\nbody {\nmargin: 0 auto;\nmax-width: 72rem;\npadding: 1.5rem clamp(0.75rem, 3vw, 2rem) 3rem;\n}\nh1,\nh2,\nh3 {\nline-height: 1.25;\nmargin: 0;\n}\nh2 {\nborder-bottom: 1px solid var(--border);\nfont-size: 1.25rem;\nmargin-top: 2.5rem;\npadding-bottom: 0.375rem;\n}\nh3 {\nfont-size: 1rem;\n}\np,\nul,\ndl,\npre {\nmargin: 0.75rem 0;\n}\nul {\npadding-left: 1.25rem;\n}\ncode,\npre {\nfont-family: var(--mono);\nfont-size: 0.8125rem;\n}\npre {\nbackground: var(--raised);\nborder: 1px solid var(--border);\nborder-radius: 6px;\noverflow-x: auto;\npadding: 0.75rem 1rem;\n}\na {\ncolor: var(--link);\n}\n:focus-visible {\nborder-radius: 3px;\noutline: 2px solid var(--link);\noutline-offset: 2px;\n}\n.muted {\ncolor: var(--muted);\n}\n.good {\ncolor: var(--good);\n}\n.doubtful {\ncolor: var(--doubtful);\n}\n.bad {\ncolor: var(--bad);\n}\n.skip {\nbackground: var(--background);\nleft: 1rem;\npadding: 0.5rem 1rem;\nposition: absolute;\ntop: -4rem;\n}\n.skip:focus {\ntop: 0.5rem;\n}\nbutton,\ninput,\nselect {\nbackground: var(--background);\nborder: 1px solid var(--border);\nborder-radius: 6px;\ncolor: inherit;\nfont: inherit;\npadding: 0.25rem 0.625rem;\n}\nbutton {\nbackground: var(--raised);\ncursor: pointer;\n}\nbutton:hover {\nborder-color: var(--muted);\n}\n@media (prefers-reduced-motion: no-preference) {\nhtml {\nscroll-behavior: smooth;\n}\n}\n.filters:not([hidden]) {\nalign-items: end;\ndisplay: flex;\nflex-wrap: wrap;\ngap: 0.5rem 1rem;\nmargin: 0.75rem 0;\n}\n.filters label {\ncolor: var(--muted);\ndisplay: grid;\nfont-size: 0.8125rem;\ngrid-template-columns: minmax(0, 1fr);\nmax-width: 16rem;\n}\n.filters input,\n.filters select {\ncolor: var(--text);\nfont-size: 0.9375rem;\nheight: 2.25rem;\nmax-width: 100%;\n}\n.filters output {\ncolor: var(--muted);\npadding-bottom: 0.25rem;\n}\n.cases > table {\nwidth: 100%;\n}\n.cases thead button,\n.row > th button {\nbackground: none;\nborder: 0;\nborder-radius: 3px;\nfont-weight: inherit;\npadding: 0;\ntext-align: start;\n}\n.cases thead button:hover,\n.row > th button:hover {\ncolor: var(--link);\n}\n.cases [aria-sort] button::after {\ncontent: \" ▾\";\n}\n.cases [aria-sort=\"ascending\"] button::after {\ncontent: \" ▴\";\n}\n.row > th {\nmin-width: 12rem;\n}\n.cases thead th {\nvertical-align: bottom;\n}\n.cases thead [data-worst] {\nmin-width: 7rem;\noverflow-wrap: normal;\nwhite-space: normal;\n}\n.cases thead .number button {\ntext-align: end;\n}\n@container (min-width: 40rem) {\n.row > th {\nbackground: var(--background);\n}\n.row > th,\n.cases thead th:first-child {\nbox-shadow: 1px 0 var(--border);\nleft: 0;\nposition: sticky;\n}\n}\n.row > th button::before {\ncolor: var(--muted);\ncontent: \"▸ \";\n}\n.open > .row > th button::before {\ncontent: \"▾ \";\n}\n.row > td {\nwhite-space: nowrap;\n}\n.js .case:not(.shown),\n.js .case:not(.open) > .detail {\ndisplay: none;\n}\n.detail > td {\nbackground: var(--raised);\npadding: 0;\n}\n.cases {\ncontainer-type: inline-size;\n}\n.case-detail {\nleft: 0;\nmax-width: 100cqi;\npadding: 0.75rem 1rem 1rem;\nposition: sticky;\n}\n.detail p,\n.detail ul {\nmargin: 0.25rem 0 0.5rem;\n}\n.detail ul {\npadding-left: 1rem;\n}\n.detail .trial {\nbackground: var(--background);\nborder: 1px solid var(--border);\nborder-radius: 6px;\nmargin-top: 0.75rem;\npadding: 0.625rem 0.875rem;\n}\n.detail .calls {\nfont-size: 0.875rem;\nmargin: 0.5rem 0;\ntable-layout: fixed;\nwidth: 100%;\n}\n.calls th[scope=\"row\"] {\nfont-weight: 400;\n}\n.calls thead td {\nwidth: 22%;\n}\n.calls .difference th {\nborder-top: 0;\npadding-left: 1.75rem;\n}\n.calls .difference td {\nborder-top: 0;\n}\n.calls .wanted {\nbackground: var(--good-background);\n}\n.calls .got {\nbackground: var(--bad-background);\n}\n@container (max-width: 40rem) {\n.case-detail {\npadding: 0.5rem;\n}\n.detail .trial {\npadding: 0.5rem;\n}\n.calls thead td {\nwidth: 6.5rem;\n}\n.calls th,\n.calls td {\npadding: 0.25rem 0.375rem;\n}\n.calls .difference th {\npadding-left: 0.75rem;\n}\n}\n.charts {\ndisplay: grid;\ngrid-template-columns: repeat(auto-fill, minmax(min(100%, 24rem), 1fr));\ngap: 1rem 2rem;\n}\n.chart {\nmargin: 0;\nmax-width: 34rem;\n}\n.chart svg {\ndisplay: block;\nwidth: 100%;\nheight: auto;\noverflow: visible;\n}\n.chart text {\nfill: var(--muted);\nfont-size: 11px;\nfont-variant-numeric: tabular-nums;\n}\n.chart text.number,\n.chart text.last {\ntext-anchor: end;\n}\n.chart text.shift {\nfill: var(--chart-shift);\nfont-weight: 600;\ntext-anchor: middle;\n}\n.chart text.floor,\n.chart text.ceiling {\nfill: var(--doubtful);\npaint-order: stroke;\nstroke: var(--background);\nstroke-width: 3px;\n}\n.chart line,\n.chart polyline,\n.legend line {\nfill: none;\nstroke-width: 1;\n}\n.tick {\nstroke: var(--border);\n}\n.line {\nstroke: var(--link);\nstroke-linejoin: round;\n}\n.chart polyline.line {\nstroke-width: 1.8;\n}\n.to-head {\nstroke: var(--link);\nstroke-dasharray: 2 3;\n}\n.dot {\nfill: var(--link);\n}\n.dot.head {\nfill: var(--background);\nstroke: var(--link);\nstroke-width: 2;\n}\nline.floor,\nline.ceiling {\nstroke: var(--doubtful);\nstroke-dasharray: 6 4;\n}\nline.break {\nstroke: var(--muted);\nstroke-dasharray: 1 3;\n}\nline.shift {\nstroke: var(--chart-shift);\n}\n.chart .cursor {\nstroke: var(--muted);\nvisibility: hidden;\n}\n.chart .cursor.placed {\nvisibility: visible;\n}\n.strip {\nfill: transparent;\n}\n.reading,\n.legend {\ncolor: var(--muted);\nfont-size: 0.85rem;\nmargin: 0.25rem 0;\n}\n.reading {\nfont-variant-numeric: tabular-nums;\nmin-height: 1.5em;\noverflow-wrap: anywhere;\n}\n.legend {\ndisplay: flex;\nflex-wrap: wrap;\ngap: 0.25rem 1.5rem;\nlist-style: none;\npadding: 0;\n}\n.legend svg {\nheight: 0.75rem;\nvertical-align: -0.1rem;\nwidth: 1.5rem;\n}\n.trend-table tbody {\nwhite-space: nowrap;\n}\n.along input {\nmax-width: 100%;\npadding: 0;\nvertical-align: middle;\nwidth: 24rem;\n}\n:root {\n--chart-shift: #8250df;\n}\n@media screen and (prefers-color-scheme: dark) {\n:root {\n--chart-shift: #ab7df8;\n}\n}\n@media (max-width: 30rem) {\n.chart text {\nfont-size: 13px;\n}\n.reading {\nmin-height: 3em;\n}\n}\n@media print {\n.along {\ndisplay: none;\n}\n}\n.scroll {\nmargin: 0.75rem 0;\nmax-width: 100%;\noverflow-x: auto;\n}\ntable {\nborder-collapse: collapse;\nfont-variant-numeric: tabular-nums;\n}\ncaption {\ncolor: var(--muted);\nfont-size: 0.875rem;\npadding: 0.25rem 0;\ntext-align: start;\n}\nth,\ntd {\nborder: 1px solid var(--border);\npadding: 0.3125rem 0.75rem;\ntext-align: start;\nvertical-align: top;\n}\nthead th {\nbackground: var(--raised);\nfont-size: 0.8125rem;\nwhite-space: nowrap;\n}\nth[scope=\"row\"] {\nfont-weight: 600;\n}\n.number {\ntext-align: end;\nwhite-space: nowrap;\n}\n.scores td {\nwhite-space: nowrap;\n}\n.scores th[scope=\"row\"] {\nmin-width: 11rem;\n}\n.scores .bar {\ndisplay: block;\nheight: 0.375rem;\nmargin-top: 0.25rem;\nmin-width: 7rem;\nwidth: 100%;\n}\n.bar .track {\nfill: var(--border);\n}\n.bar .value {\nfill: var(--link);\n}\n.bar .floor,\n.bar .ceiling {\nfill: var(--text);\n}\n.slices {\ndisplay: flex;\nflex-wrap: wrap;\ngap: 0 2rem;\n}\n.slices .scroll {\nflex: 0 1 auto;\n}\n.slices th[scope=\"row\"] {\nmin-width: 8rem;\n}\n.verdict {\nborder-left: 4px solid currentColor;\npadding-left: 1rem;\n}\n.verdict > * {\ncolor: var(--text);\n}\n.verdict h1 {\nfont-size: 1.75rem;\n}\n.verdict .word {\nmargin-inline-end: 0.375rem;\n}\n.verdict h1 .suite {\ncolor: var(--muted);\nfont-weight: 400;\n}\n.verdict .lead {\nfont-size: 1.0625rem;\nmargin: 0.5rem 0 0;\n}\n.facts {\ncolor: var(--muted);\ndisplay: flex;\nflex-wrap: wrap;\nfont-size: 0.8125rem;\ngap: 0.25rem 1.25rem;\n}\n.facts div {\ndisplay: flex;\ngap: 0.375rem;\n}\n.facts dt {\ncolor: var(--muted);\n}\n.facts dd {\ncolor: var(--text);\nmargin: 0;\n}\n.welcome {\nbackground: var(--raised);\nborder: 1px solid var(--border);\nborder-radius: 6px;\npadding: 0.75rem 1rem;\n}\nfooter {\nborder-top: 1px solid var(--border);\ncolor: var(--muted);\nfont-size: 0.8125rem;\nmargin-top: 3rem;\n}\n@media print {\n:root {\ncolor-scheme: light;\n}\nbody {\nmax-width: none;\npadding: 0;\n}\n.skip,\n.filters:not([hidden]),\n.cases ~ button {\ndisplay: none;\n}\n.scroll {\noverflow: visible;\n}\na {\ncolor: inherit;\ntext-decoration: none;\n}\nh2,\nh3,\ncaption,\nthead,\n.row {\nbreak-after: avoid;\n}\n.trial,\n.calls tr,\n.row {\nbreak-inside: avoid;\n}\n.row > td {\nwhite-space: normal;\n}\n.js .case.printed > .detail {\ndisplay: table-row;\n}\n}\n:root:not(.js) .filters {\ndisplay: none;\n}\n:root:not(.js) .detail > td:has(> noscript):not(:has(> noscript > *))::before {\ncolor: var(--muted);\ncontent: \"The runs of this case are not shown, since the page’s script was kept from running. Saved and opened from the disk, the page shows them; rungate’s report file has them too.\";\ndisplay: block;\npadding: 0.75rem 1rem;\n}";
const styleHash = "sha256-AF92ZlAO/ChaVaC3PdjP0jvluXtfME7EFDnn/ia5Kuk=";
const script = "(function(){function e(e,n){return`${t(e)} ${n}${e===1?``:`s`}`}function t(e){return String(e).replace(/\\B(?=(?:\\d{3})+$)/g,`,`)}function n({search:e,state:t,tags:n,sort:r}){let i=new URLSearchParams;e!==``&&i.set(`search`,e),t!==``&&i.set(`state`,t);for(let[e,t]of n)i.set(`${a}${e}`,t);return r!==null&&i.set(`sort`,`${r.isDescending?`-`:``}${r.column+1}`),i.size===0?``:`#${i}`}function r(e){let t=new URLSearchParams(e.slice(1)),n=[...t].filter(([e])=>e.startsWith(a)),[,r,i]=/^(-?)([1-9]\\d{0,2})$/.exec(t.get(`sort`)??``)??[];return{search:t.get(`search`)??``,state:t.get(`state`)??``,tags:new Map(n.map(([e,t])=>[e.slice(a.length),t])),sort:i===void 0?null:{column:Number(i)-1,isDescending:r===`-`}}}function i(e){let[t=``]=location.href.split(`#`);try{history.replaceState(null,``,t+n(e))}catch{}}let a=`tag.`;function o(n,r){return`${n===r?``:`${t(n)} of `}${e(r,`case`)}`}var s=class{#e;#t;constructor({caption:e}){this.#e=e,this.#t=e?.textContent??``}tell(e,t){if(this.#e===null)return;let n=t.length===0&&e.sorting===void 0,r=t.length===0?``:` (${t.join(`, `)})`,i=e.sorting??`worst first`;this.#e.textContent=n?this.#t:`${c(e)}${r}, ${i}, each with its runs below it`}};function c({all:e,chosen:t,isCut:n}){return`${o(t.length,e.length)}${n?` here`:``}`}function l(e){return[...e.querySelectorAll(`noscript`)]}function u(e){let{body:t}=new DOMParser().parseFromString(e.textContent??``,`text/html`);e.replaceWith(...t.childNodes)}function d({textContent:e}){return(e??``).replace(/<[^>]*>/g,` `).replace(/&#(\\d+);/g,(e,t)=>String.fromCodePoint(Number(t)))}let f=[`failing`,`error`];var p=class{body;#e;#t;constructor(e){this.body=e}get text(){return this.#e??=this.#n().toLowerCase(),this.#e}get states(){return(this.body.dataset.states??``).split(` `)}get tags(){return new Map(Object.entries(JSON.parse(this.body.dataset.tags??`{}`)))}get id(){return this.#r?.id}get isOpen(){return this.body.classList.contains(`open`)}keyOf(e){return this.body.rows[0]?.cells[e]?.dataset.key??``}get isPrinted(){return this.states.some(e=>f.includes(e))}show(){this.body.classList.add(`shown`),this.body.classList.toggle(`printed`,this.isPrinted),this.#t??=this.#a()}hide(){this.body.classList.remove(`shown`)}open(e){this.unfold(),this.body.classList.toggle(`open`,e&&this.id!==void 0),this.#t?.setAttribute(`aria-expanded`,String(this.isOpen))}unfold(){this.#i!==void 0&&u(this.#i)}focus(){this.#t?.focus()}#n(){let e=this.#i===void 0?this.#r?.textContent:d(this.#i);return`${this.body.rows[0]?.textContent} ${e??``}`}get#r(){return this.body.querySelector(`tr.detail`)}get#i(){return this.#r===null?void 0:l(this.#r)[0]}#a(){let e=this.body.querySelector(`tr.row > th`);if(e===null||this.id===void 0)return null;let t=document.createElement(`button`);return t.type=`button`,t.setAttribute(`aria-expanded`,String(this.isOpen)),t.setAttribute(`aria-controls`,this.id),t.append(...e.childNodes),e.append(t),t}};function m(e,{search:t,state:n,tags:r}){return n!==``&&!e.states.includes(n)||r.size>0&&!h(e.tags,r)?!1:(t.toLowerCase().match(/\\S+/g)??[]).every(t=>e.text.includes(t))}function h(e,t){return[...t].every(([t,n])=>n===`none`?!e.has(t):n===`v:${e.get(t)}`)}let g=new Intl.Collator(`en`,{numeric:!0,sensitivity:`base`});function _(e,{column:t,isDescending:n},r){let i=r?(e,t)=>Number(e)-Number(t):(e,t)=>g.compare(e,t),a=e.map(e=>({row:e,key:e.keyOf(t)}));return a.sort((e,t)=>e.key===``||t.key===``?Number(e.key===``)-Number(t.key===``):n?i(t.key,e.key):i(e.key,t.key)),a.map(({row:e})=>e)}function v(e,t){for(let n of S(e)){let e=document.createElement(`button`);e.type=`button`,e.append(...n.childNodes),n.append(e),e.addEventListener(`click`,()=>t(n.cellIndex))}}function y(e,t,n){let r=x(e,n)?.dataset.worst===`high`;return t?.column===n?t.isDescending===r?{column:n,isDescending:!r}:null:{column:n,isDescending:r}}function b(e,t){for(let n of S(e))n.cellIndex===t?.column?n.setAttribute(`aria-sort`,t.isDescending?`descending`:`ascending`):n.removeAttribute(`aria-sort`)}function x(e,t){return S(e).find(({cellIndex:e})=>e===t)}function S(e){return[...e.querySelectorAll(`thead th[data-sort]`)]}var C=class{table;all;chosen=[];shown=[];#e;#t=null;#n;constructor(e,t){this.table=e,this.all=[...e.tBodies].map(e=>new p(e)),this.#e=this.all,this.#n=t}choose(e){this.#r(e.sort),this.chosen=this.#e.filter(t=>m(t,e)),this.showUpTo(200)}showMore(){let e=this.shown.length;return this.showUpTo(e+200),this.shown[e]}get sorting(){if(this.#t!==null)return`sorted by ${x(this.table,this.#t.column)?.textContent}, ${this.#t.isDescending?`descending`:`ascending`}`}get isCut(){return this.all.length<Number(this.table.dataset.cases??0)}showUpTo(e){let t=new Set(this.shown);this.shown=this.chosen.slice(0,e);for(let e of this.shown)t.delete(e)||e.show();for(let e of t)e.hide();this.#n()}visit(e){let t=this.chosen.indexOf(e);t>=this.shown.length&&this.showUpTo(t+1),e.open(!0),e.focus(),e.body.scrollIntoView()}rowOf(e){let t=e.closest(`tbody`);return this.all.find(e=>e.body===t)}#r(e){if(e?.column===this.#t?.column&&e?.isDescending===this.#t?.isDescending)return;let t=e===null?void 0:x(this.table,e.column);this.#t=t===void 0?null:e,this.#e=this.#t===null?this.all:_(this.all,this.#t,t?.dataset.sort===`number`),this.table.append(...this.#e.map(({body:e})=>e)),b(this.table,this.#t)}},w=class{form;search;#e;#t;constructor(e){this.form=e,this.search=e.querySelector(`input[name=search]`),this.#e=e.querySelector(`select[name=state]`),this.#t=[...e.querySelectorAll(`select[data-tag]`)],e.hidden=!1}read(e){let t=this.#t.map(e=>[e.dataset.tag??``,e.value]);return{search:this.search?.value.trim()??``,state:this.#e?.value??``,tags:new Map(t.filter(([,e])=>e!==``)),sort:e}}wishes(){let e=[this.#e??[],this.#t].flat().filter(({value:e})=>e!==``);return[...this.search===null||this.search.value.trim()===``?[]:[this.search],...e].map(e=>`${E(e)}: ${D(e)}`)}write({search:e,state:t,tags:n}){this.search!==null&&(this.search.value=e),this.#e!==null&&T(this.#e,t);for(let e of this.#t)T(e,n.get(e.dataset.tag??``)??``)}onChange(e){let t;this.form.addEventListener(`input`,({target:n})=>{clearTimeout(t),t=setTimeout(e,n===this.search?120:0)}),this.form.addEventListener(`submit`,n=>{n.preventDefault(),clearTimeout(t),e()}),this.form.addEventListener(`reset`,()=>setTimeout(e))}addButton(e,t){let n=document.createElement(`button`);return n.type=t,n.textContent=e,this.form.append(n),n}};function T(e,t){e.value=[...e.options].some(e=>e.value===t)?t:``}function E({labels:e}){return e?.[0]?.firstChild?.textContent?.trim()??``}function D(e){if(e instanceof HTMLInputElement)return`“${e.value.trim()}”`;let t=e.selectedOptions[0]?.textContent??``;return e.name===`state`?t.replace(/ \\([\\d,]+\\)$/,``):t}function O(e,t){document.addEventListener(`keydown`,t=>{let{key:n,target:r}=t,i=t.ctrlKey||t.metaKey||t.altKey,a=r instanceof Element&&r.matches(`input:not([type=range]), select, textarea`);n!==`/`||i||a||(t.preventDefault(),e.focus())}),e.addEventListener(`keydown`,n=>{n.key===`Escape`&&(n.preventDefault(),e.value=``,t())})}function k(){let e=document.querySelector(`#case-table`),t=document.querySelector(`#filters`);if(e===null||t===null)return;let n=new w(t),a=A(e),o=new s(e),c=new C(e,()=>{j(c,a),o.tell(c,n.wishes())}),l=null,u=()=>{let e=n.read(l);c.choose(e),i(e)},d=()=>{let e=r(location.hash);n.write(e),l=e.sort,c.choose(n.read(l));let t=c.all.find(({id:e})=>e!==void 0&&location.hash===`#${e}`);t!==void 0&&c.visit(t)};n.onChange(u),n.search!==null&&O(n.search,u),v(e,t=>{l=y(e,l,t),u()});let f=e=>()=>{for(let t of e?c.shown:c.all)t.open(e)};n.addButton(`Open all shown`,`button`).addEventListener(`click`,f(!0)),n.addButton(`Close all`,`button`).addEventListener(`click`,f(!1)),n.addButton(`Clear filters`,`reset`),a.addEventListener(`click`,()=>{let e=c.showMore();a.hidden&&e?.focus()}),N(c),P(c),window.addEventListener(`hashchange`,()=>{M(location.hash)||d()}),d()}function A(e){let t=document.createElement(`button`);return t.type=`button`,t.className=`more`,t.textContent=`Show more`,(e.closest(`.scroll`)??e).after(t),t}function j(e,n){let{chosen:r,shown:i}=e,a=i.length===r.length?``:`, the first ${t(i.length)} shown`,o=document.querySelector(`#shown-cases`);o!==null&&(o.textContent=`${c(e)}${a}`),n.hidden=i.length===r.length}function M(e){let t=document.getElementById(e.slice(1));return t!==null&&!t.matches(`tr.detail`)}function N(e){e.table.addEventListener(`click`,({target:t})=>{if(!(t instanceof Element)||t.closest(`tr.row`)===null||t.closest(`a`)!==null)return;let n=t.closest(`button`)===null&&getSelection()?.isCollapsed===!1,r=e.rowOf(t);r!==void 0&&!n&&r.open(!r.isOpen)})}function P(e){let t=0;window.addEventListener(`beforeprint`,()=>{t=e.shown.length,e.showUpTo(e.chosen.length);for(let t of e.shown)t.isPrinted&&t.unfold()}),window.addEventListener(`afterprint`,()=>e.showUpTo(t))}function F(){let e=document.querySelector(`#trend`),t=[...document.querySelectorAll(`#trend .chart`)].map(e=>({strips:[...e.querySelectorAll(`rect.strip`)],cursor:e.querySelector(`line.cursor`),reading:e.querySelector(`.reading`)})),n=document.querySelector(`#trend input[type=range]`);if(e===null||n===null)return;let r=()=>n.setAttribute(`aria-valuetext`,t[0]?.strips[n.valueAsNumber]?.textContent??``),i=e=>{if(!(e<0)){for(let{strips:n,cursor:r,reading:i}of t){let t=n[e];if(t===void 0||r===null||i===null)continue;let a=String(t.x.baseVal.value+t.width.baseVal.value/2);r.setAttribute(`x1`,a),r.setAttribute(`x2`,a),r.classList.add(`placed`),i.textContent=t.textContent}n.value=String(e),r()}},a=({target:e})=>{let n=t.map(({strips:t})=>t.indexOf(e));i(Math.max(...n))};e.addEventListener(`pointermove`,a),e.addEventListener(`click`,e=>{a(e),e.target instanceof SVGElement&&n.focus()}),n.addEventListener(`input`,()=>i(n.valueAsNumber)),r(),n.closest(`[hidden]`)?.removeAttribute(`hidden`)}let I=document.documentElement;I.classList.add(`js`),document.addEventListener(`DOMContentLoaded`,()=>{try{k(),F()}catch(e){throw I.classList.remove(`js`),l(document).forEach(u),e}})})();";
const scriptHash = "sha256-NmB2ED3WAsCyIr1HRLlvwcJRdNT9jIzXpyb0ILxgzEA=";

// EXTERNAL MODULE: ./build/limits.js + 8 modules
var limits = __webpack_require__(69480);
// EXTERNAL MODULE: ./build/report/divisions.js
var divisions = __webpack_require__(68707);
// EXTERNAL MODULE: ./build/json/json.js
var json = __webpack_require__(35857);
// EXTERNAL MODULE: ./build/policy/pass-marks.js
var pass_marks = __webpack_require__(51973);
// EXTERNAL MODULE: ./build/suite/trial.js
var trial = __webpack_require__(22139);
// EXTERNAL MODULE: ./build/wording.js
var wording = __webpack_require__(9000);
// EXTERNAL MODULE: ./build/views/scorers.js
var views_scorers = __webpack_require__(79716);
// EXTERNAL MODULE: ./build/report/changes.js
var changes = __webpack_require__(84662);
;// CONCATENATED MODULE: ./build/views/html/case-states.js


const STATES = {
    worse: "worse",
    failing: "failing",
    error: "in error",
    unassessed: "not assessed",
    changed: "changed",
    new: "new",
    fixed: "fixed",
    passing: "passing",
};
function caseStates(report) {
    const { gate } = report.policy;
    const worse = new Set((0,changes/* worseCases */.cb)(report).map(({ one }) => one));
    const fixed = new Set((0,changes/* fixedCases */.KV)(report).map(({ one }) => one));
    const isIn = {
        worse: (one) => worse.has(one),
        error: ({ trials }) => trials.some((trial) => (0,views_scorers/* isInError */.GK)(trial, gate)),
        failing: ({ passRate }) => passRate !== null && passRate < 1,
        unassessed: ({ trials }) => trials.length === 0 || trials.some((trial) => trial.pass === null && !(0,views_scorers/* isInError */.GK)(trial, gate)),
        changed: ({ comparison }) => comparison?.state === "changed",
        new: ({ comparison }) => comparison?.state === "new",
        fixed: (one) => fixed.has(one),
        passing: ({ passRate, trials }) => passRate === 1 && trials.every(({ pass }) => pass !== null),
    };
    const all = Object.keys(STATES);
    return new Map(report.cases.map((one) => [one, all.filter((state) => isIn[state](one))]));
}

;// CONCATENATED MODULE: ./build/views/html/marks.js
const MARKS = { good: "✔", doubtful: "●", bad: "✘" };

;// CONCATENATED MODULE: ./build/views/html/case-columns.js







function caseColumns(report, states) {
    const statesOf = (one) => states.get(one) ?? [];
    const order = Object.keys(STATES);
    const tone = (one) => toneOf(statesOf(one));
    return [
        { title: "case", sort: "text", key: trial/* caseLabel */.P, content: trial/* caseLabel */.P, isHead: true },
        {
            title: "state",
            sort: "number",
            key: (one) => String(order.indexOf(statesOf(one)[0] ?? "")),
            content: (one) => `${MARKS[tone(one)]} ${stateText(statesOf(one))}`,
            tone,
        },
        {
            title: "pass rate",
            sort: "number",
            isNumber: true,
            key: ({ passRate }) => numberKey(passRate),
            content: ({ passRate }) => (0,wording/* shareText */.Lu)(passRate),
        },
        ...(report.comparison === null ? [] : [before]),
        ...(0,views_scorers/* decidingFirst */.Qf)((0,views_scorers/* scorersInUse */.ML)(report), report.policy.gate).map(scorerColumn),
        {
            title: "runs passed",
            sort: "number",
            isNumber: true,
            key: ({ trials }) => shareKey({ passed: passedRuns(trials), trials: trials.length }),
            content: ({ trials }) => `${passedRuns(trials)} of ${trials.length}`,
        },
    ];
}
const before = {
    title: "before",
    sort: "number",
    isNumber: true,
    key: (one) => shareKey(baseOf(one)),
    content: (one) => {
        const { passed, trials } = baseOf(one);
        return trials === 0 ? "" : `was ${passed} of ${trials}`;
    },
};
function baseOf({ comparison }) {
    const isKnown = comparison !== null && comparison.state !== "new" && comparison.state !== "changed";
    return isKnown ? comparison.base : { passed: 0, trials: 0 };
}
function passedRuns(trials) {
    return trials.filter(({ pass }) => pass === true).length;
}
function stateText(states) {
    const isPassing = (state) => state === "passing";
    const shown = [...states.filter(isPassing), ...states.filter((state) => !isPassing(state))];
    return shown.map((state) => STATES[state]).join(", ");
}
function toneOf(states) {
    if (states.includes("failing"))
        return "bad";
    return states.includes("passing") ? "good" : "doubtful";
}
function scorerColumn(id) {
    return {
        title: (0,views_scorers/* scorerLabel */.lc)(id),
        sort: "number",
        isNumber: true,
        isHighWorst: (0,pass_marks/* isLowerBetter */.ui)(id),
        key: ({ scores }) => numberKey((0,json/* member */.Dc)(scores, id) ?? null),
        content: ({ scores, trials }) => {
            const value = (0,json/* member */.Dc)(scores, id) ?? null;
            if (value !== null)
                return (0,wording/* percent */.KN)(value);
            return trials.some((trial) => (0,json/* member */.Dc)(trial.scores, id)?.status === "error") ? "in error" : "–";
        },
    };
}
function shareKey({ passed, trials }) {
    return trials === 0 ? "" : numberKey(passed / trials);
}
function numberKey(value) {
    return value === null ? "" : String(Math.round(value * 1e6) / 1e6);
}

;// CONCATENATED MODULE: ./build/views/html/left-out.js


function leftOutNote(count, noun) {
    return count > 0 && (0,markup/* markup */.P) `<p class="muted">… and ${(0,wording/* counted */.hS)(count, noun)}, in the report</p>\n`;
}

// EXTERNAL MODULE: ./build/problems.js
var build_problems = __webpack_require__(57806);
// EXTERNAL MODULE: ./build/report/reasons.js
var reasons = __webpack_require__(77802);
// EXTERNAL MODULE: ./build/views/outcome.js
var views_outcome = __webpack_require__(28193);
// EXTERNAL MODULE: ./build/report/values.js
var values = __webpack_require__(93757);
;// CONCATENATED MODULE: ./build/views/html/cut-short.js


function cutShort(text) {
    return (0,wording/* shorten */.ml)(text, limits/* limits */.F.shownSentence);
}

;// CONCATENATED MODULE: ./build/views/html/calls.js






function callTable({ scores, toolCalls }) {
    const details = Object.values(scores).flatMap((one) => (one.status === "scored" ? [one.details] : []));
    const rows = [
        ...details.filter(reasons/* isF1Details */.Ol).flatMap((one) => callRows(one, toolCalls)),
        ...details.filter(reasons/* isCodeDetails */.CV).flatMap((one) => [toolsRow(one), ...stepRows(one)]),
    ];
    if (rows.length === 0)
        return (0,markup/* markup */.P) ``;
    return (0,markup/* markup */.P) `<table class="calls">
<caption>Expected against called. Arguments that match are not listed.</caption>
<thead><tr><td></td><th scope="col">expected</th><th scope="col">called</th></tr></thead>
<tbody>${rows}
</tbody>
</table>
`;
}
function callRows(details, toolCalls) {
    const { pairs, nearMisses, missing, unexpected, extra, leftOut, truePositives, references, calls } = details;
    const others = (0,reasons/* unpaired */.ZL)(details);
    const all = [
        ...pairs.map((pair) => ({ pair, isMatch: true })),
        ...nearMisses.map((pair) => ({ pair, isMatch: false })),
    ].toSorted((a, b) => a.pair.reference - b.pair.reference);
    return [
        ...all.flatMap(({ pair, isMatch }) => pairRows(pair, isMatch)),
        ...moreRow(truePositives - pairs.length, "more matched"),
        ...others.renamed.map(({ expected, called }) => row("✘ renamed?", "bad", toolName(expected), (0,markup/* markup */.P) `${toolName(called)} <span class="muted">with the same arguments</span>`)),
        ...others.missing.map(({ name, arguments: args }) => row("✘ missing", "bad", (0,markup/* markup */.P) `${toolName(name)} ${(0,reasons/* argumentsText */.MZ)(args)}`, (0,markup/* markup */.P) `not called`)),
        ...moreRow(references - truePositives - missing.length, "more missing"),
        ...others.unexpected.map(({ name, arguments: args, malformed }) => row("✘ unexpected", "bad", (0,markup/* markup */.P) `not expected`, (0,markup/* markup */.P) `${toolName(name)} ${malformed ? (0,reasons/* notJson */.O2)(args) : (0,values/* valueText */.R)(args)}`)),
        ...(extra ?? []).map(({ name, arguments: args }) => row("extra", "muted", (0,markup/* markup */.P) `may be there`, (0,markup/* markup */.P) `${toolName(name)} ${(0,values/* valueText */.R)(args)}`)),
        ...moreRow(calls - truePositives - (extra ?? unexpected).length, extra === undefined ? "more unexpected" : "more extra"),
        ...leftOut.map(({ name, reason }) => row("not counted", "muted", (0,markup/* markup */.P) `left out of f1`, (0,markup/* markup */.P) `${toolName(name)} ${reason}`)),
        ...moreRow(toolCalls - calls - leftOut.length, "more left out"),
    ];
}
function pairRows({ name, reference, call, fraction, differences, malformed, resultDifferences = [] }, isMatch) {
    const share = fraction < 1 ? `, ${(0,wording/* percent */.KN)(fraction)} of its arguments` : "";
    const positioned = (text) => (0,markup/* markup */.P) `${toolName(name)} <span class="muted">${text}</span>`;
    return [
        row(isMatch ? "✔ matched" : "✘ no match", isMatch ? "good" : "bad", positioned(`reference ${reference + 1}`), positioned(`call ${call + 1}${share}`)),
        ...differences.map((one) => differenceRow(one.path, one, malformed === true)),
        ...resultDifferences.map((one) => differenceRow((0,reasons/* resultName */.x5)(name, one), one, false)),
        ...(Math.max(differences.length, resultDifferences.length) < limits/* limits */.F.shownDifferences
            ? []
            : [row("…", "muted", (0,markup/* markup */.P) ``, (0,markup/* markup */.P) `no more differences of one call are listed`)]),
    ];
}
function differenceRow(place, difference, malformed) {
    const { expected, actual } = (0,reasons/* differenceSides */.MA)(difference);
    const called = malformed ? (0,reasons/* notJson */.O2)(difference.actual) : actual;
    return (0,markup/* markup */.P) `
<tr class="difference"><th scope="row"><code>${place === "" ? "arguments" : cutShort(place)}</code></th><td class="wanted"><code>${expected}</code></td><td class="got"><code>${called}</code></td></tr>`;
}
function toolsRow(details) {
    const { expected, called } = (0,reasons/* toolSides */.DN)(details);
    return row("✘ tools", "bad", (0,markup/* markup */.P) `<code>${cutShort(expected)}</code>`, (0,markup/* markup */.P) `<code>${cutShort(called)}</code>`);
}
function stepRows({ unmetStep: step }) {
    if (step === undefined)
        return [];
    const { position, name, arguments: args, call, malformed, differences, resultDifferences = [] } = step;
    const called = call === undefined ? (0,markup/* markup */.P) `not in its place` : (0,markup/* markup */.P) `${toolName(name)} call ${call + 1}`;
    return [
        row(`✘ step ${position + 1}`, "bad", (0,markup/* markup */.P) `${toolName(name)} ${(0,reasons/* argumentsText */.MZ)(args)}`, called),
        ...differences.map((one) => differenceRow(one.path, one, malformed === true)),
        ...resultDifferences.map((one) => differenceRow((0,reasons/* resultName */.x5)(name, one), one, false)),
    ];
}
function row(word, tone, expected, called) {
    return (0,markup/* markup */.P) `
<tr><th scope="row" class="${tone}">${word}</th><td>${expected}</td><td>${called}</td></tr>`;
}
function moreRow(count, what) {
    return count > 0 ? [row("…", "muted", (0,markup/* markup */.P) ``, (0,markup/* markup */.P) `and ${count} ${what}`)] : [];
}
function toolName(name) {
    return (0,markup/* markup */.P) `<strong>${name}</strong>`;
}

;// CONCATENATED MODULE: ./build/views/html/judgement.js



function judgement({ by, evaluations, missingTools, reason, votes }) {
    const verdicts = evaluations.map(({ name, callId, wasAppropriate, partly, agreeing, reasoning }) => {
        const half = partly ? ["◐ partly appropriate", "doubtful"] : ["✘ not appropriate", "bad"];
        const [word, tone] = wasAppropriate ? ["✔ appropriate", "good"] : half;
        const spread = votes > 1 ? `, ${agreeing} of ${votes} votes` : "";
        return (0,markup/* markup */.P) `<li><span class="${tone}">${word}</span> <code>${cut(name)}</code> <span class="muted">${callId}${spread}</span> ${cut(reasoning ?? "")}</li>`;
    });
    const missing = missingTools.map((tool) => (0,markup/* markup */.P) `<li><span class="bad">✘ missing</span> <code>${cut(tool)}</code></li>`);
    return (0,markup/* markup */.P) `<p>Judged by ${cut(by.model)} (${cut(by.rung)}, prompt ${by.promptVersion}${by.reasoning && ", with reasoning"})${reason !== undefined && reason !== "" && `: ${cut(reason)}`}</p>
<ul>${verdicts}${missing}</ul>`;
}
function sheetJudge({ by, scorers }) {
    return (0,markup/* markup */.P) `<p>Judged by ${cut(by.model)} (${cut(by.rung)}, sheet ${by.promptVersion}): ${cut((0,wording/* listed */.KE)(scorers, scorers.length))}</p>
`;
}
function cut(text) {
    return (0,wording/* shorten */.ml)(text, limits/* limits */.F.shownReasoning);
}

;// CONCATENATED MODULE: ./build/views/html/trial.js











function isAsExpected(trial, report) {
    return trial.pass === true && shownOutcomes(trial, report).every(([id, one]) => isPerfect(id, one));
}
function trialLine(trial, report) {
    const scores = shownOutcomes(trial, report).flatMap(([id, one]) => one.status === "scored" ? [`${id} ${(0,wording/* percent */.KN)(one.value)}`] : []);
    return [`${MARKS.good} trial ${trial.trial}`, recordingText(trial), ...scores].join(" · ");
}
function trialDetail(trial, report) {
    const outcomes = shownOutcomes(trial, report);
    const judgements = outcomes.flatMap(([, one]) => one.status === "scored" && (0,reasons/* isLlmDetails */.ky)(one.details) ? [one.details] : []);
    const [word, tone] = resultOf(trial, report);
    return (0,markup/* markup */.P) `
<section class="trial">
<h3><span class="${tone}">${MARKS[tone]} ${word}</span> · trial ${trial.trial}</h3>
<p class="muted">${recordingText(trial)}</p>
<ul>${outcomes.map(([id, one]) => outcomeItem(id, one, trial, report))}${(trial.brokenBudgets ?? []).map((text) => (0,markup/* markup */.P) `<li><span class="bad">✘ budget</span> ${cutShort(text)}</li>`)}${limitItem(trial)}</ul>
${callTable(trial)}${judgements.map(judgement)}${(trial.judgements ?? []).map(sheetJudge)}</section>`;
}
function limitItem({ limit, pass }) {
    const tone = pass === false ? "bad" : "muted";
    return (limit !== undefined && (0,markup/* markup */.P) `<li><span class="${tone}">ended</span> at a limit: ${cutShort(limit)}</li>`);
}
function resultOf(trial, { policy }) {
    if (trial.pass === null)
        return [(0,views_scorers/* isInError */.GK)(trial, policy.gate) ? "in error" : "not assessed", "doubtful"];
    return trial.pass ? ["passed", "good"] : ["failed", "bad"];
}
function outcomeItem(id, outcome, trial, { policy }) {
    const direction = (0,pass_marks/* isLowerBetter */.ui)(id) ? ` · ${views_scorers/* LOWER_IS_BETTER */.Uo}` : "";
    const advisory = (0,views_scorers/* isAdvisory */.kW)(policy.gate, id) ? " · advisory" : "";
    const lacks = (0,reasons/* textReasons */.Pe)(trial, id).map(({ text }) => (0,markup/* markup */.P) `<li><span class="bad">✘</span> ${cutShort(text)}</li>`);
    return (0,markup/* markup */.P) `<li><strong>${id}</strong> ${cutShort((0,views_outcome/* outcomeText */.E)(outcome))}${direction}${advisory}${lacks.length > 0 && (0,markup/* markup */.P) `<ul>${lacks}</ul>`}</li>`;
}
function recordingText(trial) {
    const format = trial.format === null ? [] : [trial.format];
    return cutShort([(0,build_problems/* placeName */.fW)(trial), ...format, (0,wording/* counted */.hS)(trial.toolCalls, "tool call")].join(" · "));
}
function shownOutcomes({ scores }, report) {
    return Object.entries(scores).filter(([id]) => (0,views_scorers/* isShown */.aJ)(report, id));
}
function isPerfect(id, outcome) {
    if (outcome.status !== "scored")
        return outcome.status === "not-assessed";
    return (0,pass_marks/* isBest */.zI)(outcome.value, id) && !(0,reasons/* isLlmDetails */.ky)(outcome.details);
}

;// CONCATENATED MODULE: ./build/views/html/within.js
function within(room, items, write) {
    const written = [];
    let left = room;
    for (const item of items) {
        if (left <= 0)
            break;
        const one = write(item);
        left -= one.text.length;
        written.push(one);
    }
    return written;
}

;// CONCATENATED MODULE: ./build/views/html/case-detail.js






function caseDetail(one, report, room) {
    const most = room > 0 ? limits/* limits */.F.pageTrials : 0;
    const plain = one.trials.filter((trial) => isAsExpected(trial, report));
    const isPlain = new Set(plain);
    const eventful = one.trials
        .filter((trial) => !isPlain.has(trial))
        .toSorted((a, b) => concern(a) - concern(b))
        .slice(0, most);
    const told = within(room, eventful, (trial) => trialDetail(trial, report));
    const listed = plain.slice(0, most - eventful.length);
    return (0,markup/* markup */.P) `${wholeName(one)}<p class="muted">${originText(one)}</p>${told}${listed.length > 0 &&
        (0,markup/* markup */.P) `
<p>${plain.length === one.trials.length ? "As expected in every run" : `As expected in ${(0,wording/* counted */.hS)(plain.length, "other run")}`}; what passing runs called is not kept.</p>
<ul>${listed.map((trial) => (0,markup/* markup */.P) `<li>${trialLine(trial, report)}</li>`)}</ul>`}${leftOutNote(one.trials.length - told.length - listed.length, "more run")}`;
}
function concern({ pass }) {
    return pass === false ? 0 : pass === null ? 1 : 2;
}
function wholeName({ id, tags }) {
    const pairs = Object.entries(tags).map(([tag, value]) => `${tag}=${value}`);
    const long = [id, ...pairs].filter((text) => text.length > limits/* limits */.F.shownName);
    return (0,markup/* markup */.P) `${long.map((text) => (0,markup/* markup */.P) `<p><code>${text}</code></p>`)}`;
}
function originText({ source, file, line, required, formerly }) {
    const origins = {
        file: file === undefined ? "expected by the expectations file" : `expected in ${file}:${line}`,
        recording: "expectations from the recording",
        none: "no expectations",
    };
    return [
        origins[source],
        ...(required ? ["required"] : []),
        ...(formerly === undefined ? [] : [`formerly ${formerly}`]),
    ].join(" · ");
}

;// CONCATENATED MODULE: ./build/views/html/case-details.js


function caseDetails(cases, report) {
    let room = limits/* limits */.F.pageCharacters - limits/* limits */.F.pageRows;
    const least = cases.map((one) => {
        const detail = caseDetail(one, report, room > 0 ? 1 : 0);
        room -= detail.text.length;
        return { one, detail };
    });
    return least.map(({ one, detail }) => {
        if (room <= 0 || one.trials.length <= 1)
            return detail;
        const whole = caseDetail(one, report, detail.text.length + room);
        room -= whole.text.length - detail.text.length;
        return whole;
    });
}

// EXTERNAL MODULE: ./build/escape/plain.js
var plain = __webpack_require__(30854);
;// CONCATENATED MODULE: ./build/views/html/case-filters.js







function caseFilters(cases, states, tags) {
    const found = cases.flatMap((one) => states.get(one) ?? []);
    const counts = Object.keys(STATES).map((state) => ({
        state,
        count: found.filter((one) => one === state).length,
    }));
    return (0,markup/* markup */.P) `<form class="filters" id="filters" hidden>
<label>Search <input type="search" name="search" placeholder="case, tool, difference, file" autocomplete="off"></label>
<label>State <select name="state"><option value="">all</option>${counts.map(({ state, count }) => count > 0 && (0,markup/* markup */.P) `<option value="${state}">${STATES[state]} (${(0,wording/* grouped */.zD)(count)})</option>`)}</select></label>${(0,divisions/* divisionsOf */.y)(cases, tags).map(tagFilter)}
<output id="shown-cases"></output>
</form>`;
}
function tagData({ tags }, filtered) {
    const own = filtered.flatMap((tag) => {
        const value = (0,json/* member */.Dc)(tags, tag);
        return value === undefined ? [] : [[(0,plain/* plainText */.wh)(tag), (0,plain/* plainText */.wh)(value)]];
    });
    return JSON.stringify(Object.fromEntries(own));
}
function tagFilter({ tag, groups }) {
    const options = groups.map(({ value }) => value === null
        ? (0,markup/* markup */.P) `<option value="none">without ${shownName(tag)}</option>`
        : (0,markup/* markup */.P) `<option value="v:${value}">${shownName(value)}</option>`);
    return (0,markup/* markup */.P) `
<label>${shownName(tag)} <select name="tag" data-tag="${tag}"><option value="">all</option>${options}</select></label>`;
}
function shownName(text) {
    return (0,wording/* shorten */.ml)(text, limits/* limits */.F.shownName);
}

// EXTERNAL MODULE: ./build/report/worst.js
var worst = __webpack_require__(57860);
// EXTERNAL MODULE: ./build/views/case-groups.js
var case_groups = __webpack_require__(74122);
// EXTERNAL MODULE: ./build/views/judge.js
var judge = __webpack_require__(18734);
;// CONCATENATED MODULE: ./build/views/html/case-order.js



function casesInOrder(report, states) {
    const { told } = (0,case_groups/* groupCases */.Ju)(report);
    const inState = (state) => report.cases.filter((one) => states.get(one)?.includes(state));
    return [
        ...new Set([
            ...told,
            ...(0,worst/* worstCases */.I1)(report),
            ...inState("error"),
            ...inState("unassessed"),
            ...(0,judge/* objectionsOf */.Ij)(report, told).map(({ one }) => one),
            ...report.cases,
        ]),
    ];
}

;// CONCATENATED MODULE: ./build/views/html/scrollable.js

function scrollable(label, content, name = "") {
    return (0,markup/* markup */.P) `<div class="${`scroll ${name}`.trim()}" tabindex="0" role="region" aria-label="${label}">${content}</div>`;
}

;// CONCATENATED MODULE: ./build/views/html/share-text.js

function shareText(part, all) {
    return `${part === all ? "" : `${(0,wording/* grouped */.zD)(part)} of `}${(0,wording/* counted */.hS)(all, "case")}`;
}

;// CONCATENATED MODULE: ./build/views/html/cases.js












function casesSection(report) {
    if (report.cases.length === 0)
        return (0,markup/* markup */.P) ``;
    const states = caseStates(report);
    const columns = caseColumns(report, states);
    const tags = (0,divisions/* dividingTags */.Y)(report.cases).slice(0, limits/* limits */.F.slicedTags);
    const fitting = casesInOrder(report, states).slice(0, limits/* limits */.F.pageCases);
    const details = caseDetails(fitting, report);
    const bodies = within(limits/* limits */.F.pageCharacters, [...fitting.entries()], ([at, one]) => (0,markup/* markup */.P) `
<tbody class="case" data-states="${states.get(one)?.join(" ")}" data-tags="${tagData(one, tags)}">
<tr class="row">${columns.map((column) => cell(column, one))}</tr>
<tr class="detail" id="case-${at + 1}"><td colspan="${columns.length}">${folded((0,markup/* markup */.P) `<div class="case-detail">${details[at]}</div>`, at)}</td></tr>
</tbody>`);
    const shown = fitting.slice(0, bodies.length);
    const table = (0,markup/* markup */.P) `<table id="case-table" data-cases="${report.cases.length}">
<caption>${shareText(shown.length, report.cases.length)}, worst first, each with its runs below it</caption>
<thead><tr>${columns.map(heading)}</tr></thead>${bodies}
</table>`;
    return (0,markup/* markup */.P) `<section id="cases" aria-labelledby="cases-title">
<h2 id="cases-title">Cases</h2>
${caseFilters(shown, states, tags)}
${scrollable("Table of cases", table, "cases")}
${leftOutNote(report.cases.length - shown.length, "more case")}</section>
`;
}
function folded(detail, at) {
    return at < limits/* limits */.F.pageUnfolded ? detail : (0,markup/* markup */.P) `<noscript>${detail}</noscript>`;
}
function heading({ title, sort, isNumber, isHighWorst }) {
    const worst = isHighWorst && (0,markup/* markup */.P) ` data-worst="high"`;
    return (0,markup/* markup */.P) `<th scope="col" data-sort="${sort}"${worst}${isNumber && NUMBER}>${title}</th>`;
}
function cell({ key, content, tone, isNumber, isHead }, one) {
    if (isHead)
        return (0,markup/* markup */.P) `<th scope="row" data-key="${key(one)}">${content(one)}</th>`;
    const look = isNumber ? NUMBER : tone && (0,markup/* markup */.P) ` class="${tone(one)}"`;
    return (0,markup/* markup */.P) `<td data-key="${key(one)}"${look}>${content(one)}</td>`;
}
const NUMBER = (0,markup/* markup */.P) ` class="number"`;

;// CONCATENATED MODULE: ./build/views/html/changes.js







function changesSection(report) {
    const { comparison, totals } = report;
    const { lines, unchanged } = (0,case_groups/* groupCases */.Ju)(report);
    const told = [...lines, ...unchanged];
    if (comparison === null || told.length === 0)
        return (0,markup/* markup */.P) ``;
    const removed = totals.runs === 0 ? [] : comparison.removed;
    const gone = [
        ...removed.map((one) => ({ one, word: "removed", why: one.hint ?? "" })),
        ...comparison.retired.map((one) => ({ one, word: "retired", why: one.reason })),
    ];
    const more = gone.length - limits/* limits */.F.pageGoneCases;
    const table = (0,markup/* markup */.P) `<table>
<caption>Cases that the baseline has and this report has not</caption>
<thead><tr><th scope="col">case</th><th scope="col">state</th><th scope="col">why</th></tr></thead>
<tbody>${gone
        .slice(0, limits/* limits */.F.pageGoneCases)
        .map(({ one, word, why }) => (0,markup/* markup */.P) `\n<tr><th scope="row">${(0,trial/* caseLabel */.P)(one)}</th><td>${word}</td><td>${cutShort(why)}</td></tr>`)}
</tbody>
</table>`;
    return (0,markup/* markup */.P) `<section aria-labelledby="changes-title">
<h2 id="changes-title">The other cases</h2>
<ul>${told.map((line) => (0,markup/* markup */.P) `\n<li>${line}</li>`)}
</ul>
${gone.length > 0 && scrollable("Cases that are gone", table)}
${leftOutNote(more, "more case")}</section>
`;
}

// EXTERNAL MODULE: ./build/views/hint.js
var hint = __webpack_require__(23460);
;// CONCATENATED MODULE: ./build/views/html/hint.js


function hintSection(report) {
    const hints = (0,hint/* hintViews */.e)(report);
    if (hints.length === 0)
        return (0,markup/* markup */.P) ``;
    return (0,markup/* markup */.P) `<section aria-labelledby="hint-title">
<h2 id="hint-title">Hint</h2>
${hints.map(hintMarkup)}</section>
`;
}
function hintMarkup({ sentence, lines }) {
    const block = lines.map((line) => (0,markup/* markup */.P) `${line}\n`);
    return (0,markup/* markup */.P) `<p>${sentence}</p>
${lines.length > 0 && (0,markup/* markup */.P) `<pre tabindex="0">${block}</pre>\n`}`;
}

// EXTERNAL MODULE: ./build/views/change.js
var change = __webpack_require__(87313);
// EXTERNAL MODULE: ./build/views/policy.js
var policy = __webpack_require__(54835);
;// CONCATENATED MODULE: ./build/views/html/facts.js





function factsList(report) {
    return (0,markup/* markup */.P) `<dl class="facts">${facts(report).map(([name, value]) => (0,markup/* markup */.P) `\n<div><dt>${name}</dt> <dd>${cutShort(value)}</dd></div>`)}
</dl>`;
}
function facts(report) {
    const { commit, headCommit, baseCommit, pullRequest, runAttempt, createdAt, tool } = report;
    const head = headCommit ?? commit;
    const tested = commit === head ? null : commit;
    const { source, fingerprint = "" } = (0,policy/* policyName */.c)(report.policy);
    return [
        ...fact("pull request", pullRequest === null ? null : `#${pullRequest}`),
        ...fact("head", head && (0,wording/* commitName */.l3)(head)),
        ...fact("tested as", tested && (0,wording/* commitName */.l3)(tested)),
        ...fact("base", baseCommit && (0,wording/* commitName */.l3)(baseCommit)),
        ["baseline", (0,change/* baselineText */.BW)(report.baseline)],
        ["policy", `${source} ${fingerprint}`.trim()],
        ...fact("attempt", runAttempt > 1 ? String(runAttempt) : null),
        ...fact("created", createdAt),
        ["rungate", tool.version],
    ];
}
function fact(name, value) {
    return value === null ? [] : [[name, value]];
}

;// CONCATENATED MODULE: ./build/views/html/suite-name.js



function suiteName({ suite }) {
    return suite !== "default" && (0,markup/* markup */.P) ` <span class="suite">${(0,wording/* shorten */.ml)(suite, limits/* limits */.F.shownName)}</span>`;
}

;// CONCATENATED MODULE: ./build/views/html/measured.js



function measuredSection(report) {
    return (0,markup/* markup */.P) `<header class="verdict">
<h1>What was measured${suiteName(report)}</h1>
<p class="lead">No verdict was asked for: <code>rungate gate</code> gives one.</p>
${factsList(report)}
</header>`;
}

;// CONCATENATED MODULE: ./build/views/html/problems.js




function problemsSection({ problems, problemCounts, }) {
    if (problems.length === 0)
        return (0,markup/* markup */.P) ``;
    const more = problemCounts.errors + problemCounts.warnings - problems.length;
    return (0,markup/* markup */.P) `<section aria-labelledby="problems-title">
<h2 id="problems-title">Problems</h2>
<ul>${problems.map((problem) => (0,markup/* markup */.P) `\n<li><strong class="${problem.severity === "error" ? "bad" : "doubtful"}">${problem.severity}</strong> <code>${cutShort(`${(0,build_problems/* placeText */.Z9)(problem)}${problem.message}`)}</code></li>`)}${more > 0 && (0,markup/* markup */.P) `\n<li>… and ${(0,wording/* counted */.hS)(more, "more problem")}</li>`}
</ul>
</section>
`;
}

// EXTERNAL MODULE: ./build/views/score-evidence.js
var score_evidence = __webpack_require__(66029);
// EXTERNAL MODULE: ./build/views/score-rows.js + 1 modules
var score_rows = __webpack_require__(74923);
;// CONCATENATED MODULE: ./build/views/html/share-bar.js

function shareBar(share, bound) {
    const mark = bound !== undefined &&
        (0,markup/* markup */.P) `<rect class="${bound.kind}" x="${x(Math.min(bound.value, 0.99))}" width="1" height="6"/>`;
    return (0,markup/* markup */.P) `<svg class="bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true"><rect class="track" width="100" height="6"/><rect class="value" width="${x(share)}" height="6"/>${mark}</svg>`;
}
function x(share) {
    return (share * 100).toFixed(1);
}

;// CONCATENATED MODULE: ./build/views/html/scores.js









function scoresSection(report) {
    const rows = (0,score_rows/* scoreRows */.A)(report);
    if (rows.length === 0)
        return (0,markup/* markup */.P) ``;
    const columns = columnsOf((0,score_rows/* demandColumn */.E)(rows)).filter(({ text }) => rows.some((row) => text(row) !== ""));
    const table = (0,markup/* markup */.P) `<table class="scores">
<caption>${(0,score_evidence/* countsText */.WN)(report)}</caption>
<thead><tr><th scope="col">measure</th>${columns.map(({ title }) => (0,markup/* markup */.P) `<th scope="col">${title}</th>`)}</tr></thead>
<tbody>${rows.map((row) => (0,markup/* markup */.P) `\n<tr><th scope="row">${row.label}</th>${columns.map(({ cell }) => cell(row))}</tr>`)}
</tbody>
</table>`;
    return (0,markup/* markup */.P) `<section aria-labelledby="scores-title">
<h2 id="scores-title">Scores</h2>
${scrollable("Table of scores", table)}
${remarks(report)}</section>
`;
}
const columnsOf = (demand) => [
    {
        title: "base",
        text: ({ base }) => base,
        cell: ({ base }) => (0,markup/* markup */.P) `<td class="number">${base}</td>`,
    },
    {
        title: "head",
        text: ({ head }) => head,
        cell: ({ head, band, value, bound, isPassRate }) => (0,markup/* markup */.P) `<td>${isPassRate ? (0,markup/* markup */.P) `<strong>${head}</strong>` : head} ${band}${value !== null && shareBar(value, bound)}</td>`,
    },
    {
        title: "change",
        text: ({ change }) => change,
        cell: ({ change }) => (0,markup/* markup */.P) `<td>${change}</td>`,
    },
    {
        title: demand.title,
        text: demand.cell,
        cell: (row) => (0,markup/* markup */.P) `<td class="number">${demand.cell(row)}</td>`,
    },
    {
        title: "state",
        text: ({ state }) => state?.word ?? "",
        cell: ({ state }) => state === undefined
            ? (0,markup/* markup */.P) `<td></td>`
            : (0,markup/* markup */.P) `<td class="${state.mark}">${MARKS[state.mark]} ${state.word}</td>`,
    },
];
function remarks(report) {
    const notes = (0,score_evidence/* scoreNotes */.EG)(report);
    const judged = (0,judge/* judgeSentence */.$L)(report);
    const otherwise = (0,judge/* judgedOtherwiseSentence */.bc)(report);
    const errors = (0,score_evidence/* scoreErrors */.wQ)(report).map(({ scorers, runs, first }) => {
        const reason = first !== undefined && (0,markup/* markup */.P) `, the first: <code>${cutShort(first)}</code>`;
        return (0,markup/* markup */.P) `<p class="bad">${scorers.join(", ")} in error in ${(0,wording/* counted */.hS)(runs, "run")}${reason}</p>\n`;
    });
    return (0,markup/* markup */.P) `${notes.length > 0 && (0,markup/* markup */.P) `<p class="muted">${notes.join(" · ")}</p>\n`}${errors}${judged !== undefined && (0,markup/* markup */.P) `<p><strong>Judge</strong> ${judged}</p>\n`}${otherwise !== undefined && (0,markup/* markup */.P) `<p>${otherwise}</p>\n`}`;
}

// EXTERNAL MODULE: ./build/views/slices.js + 1 modules
var slices = __webpack_require__(53708);
;// CONCATENATED MODULE: ./build/views/html/slices.js





function slicesSection(report) {
    const { tables, more } = (0,slices/* sliceTables */.A)(report, {
        tables: limits/* limits */.F.slicedTags,
        rows: limits/* limits */.F.slicedValues,
        scorers: Number.POSITIVE_INFINITY,
    });
    if (tables.length === 0)
        return (0,markup/* markup */.P) ``;
    return (0,markup/* markup */.P) `<section aria-labelledby="slices-title">
<h2 id="slices-title">Slices</h2>
<p class="muted">The scores by what divides the cases. They decide nothing.</p>
<div class="slices">${tables.map(sliceTable)}
</div>
${more !== "" && (0,markup/* markup */.P) `<p class="muted">${more}</p>\n`}</section>
`;
}
function sliceTable({ tag, size, titles, rows, more }) {
    const cut = (0,wording/* shorten */.ml)(tag, limits/* limits */.F.shownName);
    const table = (0,markup/* markup */.P) `<table>
<caption>by ${cut}, ${size}</caption>
<thead><tr><th scope="col">${cut}</th>${titles.map((title) => (0,markup/* markup */.P) `<th scope="col" class="number">${title}</th>`)}</tr></thead>
<tbody>${rows.map(({ name, isValue, cells }) => (0,markup/* markup */.P) `\n<tr><th scope="row">${isValue ? (0,wording/* shorten */.ml)(name, limits/* limits */.F.shownName) : (0,markup/* markup */.P) `<em>${(0,wording/* shorten */.ml)(name, limits/* limits */.F.shownName)}</em>`}</th>${cells.map((cell) => (0,markup/* markup */.P) `<td class="number">${cell}</td>`)}</tr>`)}
</tbody>
</table>${more !== "" && (0,markup/* markup */.P) `<p class="muted">${more}</p>`}`;
    return (0,markup/* markup */.P) `\n${scrollable(`Table by ${cut}`, table)}`;
}

// EXTERNAL MODULE: ./build/trend/measure-trends.js
var measure_trends = __webpack_require__(8873);
// EXTERNAL MODULE: ./build/trend/trend.js
var trend = __webpack_require__(39751);
// EXTERNAL MODULE: ./build/views/trend.js
var views_trend = __webpack_require__(73334);
// EXTERNAL MODULE: ./build/policy/bounds.js
var bounds = __webpack_require__(8218);
// EXTERNAL MODULE: ./build/views/sparkline.js
var sparkline = __webpack_require__(13046);
;// CONCATENATED MODULE: ./build/views/html/chart-axis.js

const STEPS = [2, 5, 10];
const MOST = 5;
const WIDEST = 20;
function axisOf(shares) {
    const [low, high] = (0,sparkline/* rangeOf */.be)(shares.map((value) => ({ value, isBreak: false })));
    const step = STEPS.find((one) => stepsUp(high, one) - stepsDown(low, one) <= MOST) ?? WIDEST;
    const [first, last] = [stepsDown(low, step), stepsUp(high, step)];
    const ticks = Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
    return { low: first * step, high: last * step, ticks };
}
function stepsDown(share, step) {
    return Math.floor(inSteps(share, step));
}
function stepsUp(share, step) {
    return Math.ceil(inSteps(share, step));
}
function inSteps(share, step) {
    return Number(((share * 100) / step).toFixed(6));
}

;// CONCATENATED MODULE: ./build/views/html/chart-line.js


const DOTTED = 60;
const RADIUS = 2.5;
function chartLine(points, measure, place) {
    const all = stretches(points, measure);
    const isHead = ({ at }) => points[at]?.isHead === true;
    const onBranch = all.map((stretch) => stretch.filter((one) => !isHead(one)));
    const dots = onBranch.filter((stretch) => stretch.length === 1 || points.length <= DOTTED).flat();
    const last = all.at(-1) ?? [];
    const head = last.find(isHead);
    return (0,markup/* markup */.P) `${onBranch.map((stretch) => polyline("line", stretch, place))}
${head === undefined ? [] : polyline("to-head", last.slice(-2), place)}
${dots.map(({ at, value }) => (0,markup/* markup */.P) `<circle class="dot" cx="${place.x(at)}" cy="${place.y(value)}" r="${RADIUS}"/>`)}
${head && (0,markup/* markup */.P) `<circle class="dot head" cx="${place.x(head.at)}" cy="${place.y(head.value)}" r="${RADIUS + 1.5}"/>`}`;
}
function stretches(points, measure) {
    const found = [[]];
    for (const [at, point] of points.entries()) {
        const value = (0,trend/* valueAt */.fK)(point, measure);
        if (value === null || point.isBreak)
            found.push([]);
        if (value !== null)
            found.at(-1)?.push({ at, value });
    }
    return found.filter((stretch) => stretch.length > 0);
}
function polyline(name, stretch, { x, y }) {
    const corners = stretch.map(({ at, value }) => `${x(at)},${y(value)}`).join(" ");
    return stretch.length > 1 && (0,markup/* markup */.P) `<polyline class="${name}" points="${corners}"/>`;
}

;// CONCATENATED MODULE: ./build/views/html/chart-place.js
const SIZE = { width: 400, height: 190 };
const PLOT = { left: 44, right: 394, top: 20, bottom: 166 };
function placeOf(commits, { low, high }) {
    const step = (PLOT.right - PLOT.left) / commits;
    const part = (share) => (share * 100 - low) / (high - low);
    return {
        step: round(step),
        left: (at) => round(PLOT.left + at * step),
        x: (at) => round(PLOT.left + (at + 0.5) * step),
        y: (share) => round(PLOT.bottom - part(share) * (PLOT.bottom - PLOT.top)),
    };
}
function round(length) {
    return Number(length.toFixed(2));
}

;// CONCATENATED MODULE: ./build/views/html/chart-shifts.js



const LABEL = 52;
function shiftMarks(shifts, { left }) {
    let free = Number.POSITIVE_INFINITY;
    const labels = shifts.toReversed().flatMap((shift) => {
        const x = Math.min(Math.max(left(shift.at), PLOT.left + LABEL / 2), PLOT.right - LABEL / 2);
        if (x > free)
            return [];
        free = x - LABEL;
        return [label(shift, x)];
    });
    return (0,markup/* markup */.P) `${shifts.map(({ at }) => (0,markup/* markup */.P) `<line class="shift" x1="${left(at)}" x2="${left(at)}" y1="${PLOT.top}" y2="${PLOT.bottom}"/>\n`)}${labels}`;
}
function label({ before, after }, x) {
    return (0,markup/* markup */.P) `<text class="shift" x="${x}" y="${PLOT.top - 7}">${after < before ? "▼" : "▲"} ${(0,wording/* signedPoints */._9)(after - before)}</text>`;
}
function shiftText({ before, after, stands }) {
    return `${after < before ? "fell" : "rose"} here${stands ? " and stayed" : ""}`;
}

;// CONCATENATED MODULE: ./build/views/html/commit-notes.js
function dayOf({ createdAt }) {
    return /^\d{4}-\d{2}-\d{2}(?=T)/.exec(createdAt ?? "")?.[0] ?? "";
}
function commit_notes_remarks({ isBreak, isHead }) {
    return [...(isBreak ? ["other cases or settings from here on"] : []), ...(isHead ? ["this change"] : [])];
}

;// CONCATENATED MODULE: ./build/views/html/chart.js











function chart(points, trend) {
    const { measure, bound, shifts } = trend;
    const axis = axisOf([...(0,views_trend/* valuesOf */.sm)(points, measure), ...(bound === null ? [] : [bound.value])]);
    const place = placeOf(points.length, axis);
    const tells = points.map((point, at) => pointText(point, at, trend));
    return (0,markup/* markup */.P) `<figure class="chart">
<figcaption><strong>${(0,views_scorers/* scorerLabel */.lc)(measure)}</strong> ${(0,views_trend/* direction */.oW)(points, measure) ?? (0,views_trend/* unassessedNote */.DB)(points, measure)}</figcaption>
<svg viewBox="0 0 ${SIZE.width} ${SIZE.height}" role="img" aria-label="${(0,views_trend/* rangeText */.lq)(points, measure)}">
${axis.ticks.map((tick) => tickLine(tick, place))}
${ends(points)}
${points.map(({ isBreak }, at) => isBreak && breakLine(place.left(at)))}
${shiftMarks(shifts, place)}
${chartLine(points, measure, place)}
${bound !== null && boundLine(bound, axis, place)}
<line class="cursor" x1="0" x2="0" y1="${PLOT.top}" y2="${PLOT.bottom}"/>
<g>${tells.map((text, at) => strip(text, at, place))}</g>
</svg>
<p class="reading">${tells.at(-1)}</p>
</figure>`;
}
function pointText(point, place, { measure, shifts }) {
    const value = (0,trend/* valueAt */.fK)(point, measure);
    const shift = shifts.find(({ at }) => at === place);
    return [
        value === null ? "not assessed" : (0,wording/* percent */.KN)(value),
        (0,wording/* commitName */.l3)(point.commit),
        dayOf(point),
        (0,wording/* counted */.hS)(point.cases, "case"),
        ...commit_notes_remarks(point),
        shift === undefined ? "" : shiftText(shift),
    ]
        .filter((text) => text !== "")
        .join(" · ");
}
function tickLine(tick, { y }) {
    const height = y(tick / 100);
    return (0,markup/* markup */.P) `<line class="tick" x1="${PLOT.left}" x2="${PLOT.right}" y1="${height}" y2="${height}"/>
<text class="number" x="${PLOT.left - 5}" y="${height + 4}">${tick} %</text>`;
}
function ends(points) {
    const name = (point) => point && [(0,wording/* shorten */.ml)((0,wording/* commitName */.l3)(point.commit), 16), dayOf(point)].filter((text) => text !== "").join(" · ");
    return (0,markup/* markup */.P) `<text x="${PLOT.left}" y="${SIZE.height - 6}">${name(points[0])}</text>
<text class="last" x="${PLOT.right}" y="${SIZE.height - 6}">${name(points.at(-1))}</text>`;
}
function breakLine(x) {
    return (0,markup/* markup */.P) `<line class="break" x1="${x}" x2="${x}" y1="${PLOT.top}" y2="${PLOT.bottom}"/>`;
}
function boundLine(bound, { high }, { y }) {
    const height = y(bound.value);
    const isAtTop = height < y(high / 100) + 14;
    return (0,markup/* markup */.P) `<line class="${bound.kind}" x1="${PLOT.left}" x2="${PLOT.right}" y1="${height}" y2="${height}"/>
<text class="${bound.kind}" x="${PLOT.left + 4}" y="${height + (isAtTop ? 13 : -5)}">${(0,bounds/* boundText */.O6)(bound)}</text>`;
}
function strip(text, at, { left, step }) {
    return (0,markup/* markup */.P) `<rect class="strip" x="${left(at)}" y="${PLOT.top}" width="${step}" height="${PLOT.bottom - PLOT.top}"><title>${text}</title></rect>`;
}

;// CONCATENATED MODULE: ./build/views/html/chart-legend.js

function chartLegend(points, trends) {
    const entries = [
        [trends.some(({ bound }) => bound !== null), flat("floor"), "what the policy demands"],
        [points.some(({ isBreak }) => isBreak), upright("break"), "other cases or settings from here on"],
        [trends.some(({ shifts }) => shifts.length > 0), upright("shift"), "it rose or fell to another level"],
        [points.some(({ isHead }) => isHead), hollow, "this change"],
    ];
    const present = entries.filter(([isThere]) => isThere);
    if (present.length === 0)
        return (0,markup/* markup */.P) ``;
    return (0,markup/* markup */.P) `<ul class="legend">
${present.map(([, mark, text]) => (0,markup/* markup */.P) `<li><svg viewBox="0 0 24 12" aria-hidden="true">${mark}</svg> ${text}</li>\n`)}</ul>`;
}
const flat = (name) => (0,markup/* markup */.P) `<line class="${name}" x1="0" x2="24" y1="6" y2="6"/>`;
const upright = (name) => (0,markup/* markup */.P) `<line class="${name}" x1="12" x2="12" y1="0" y2="12"/>`;
const hollow = (0,markup/* markup */.P) `<circle class="dot head" cx="12" cy="6" r="4"/>`;

;// CONCATENATED MODULE: ./build/views/html/shift-list.js



function shiftList(trends) {
    const shifts = trends
        .flatMap(({ measure, shifts }) => shifts.map((shift) => ({ ...shift, measure })))
        .sort((a, b) => Number(b.stands) - Number(a.stands) || b.at - a.at);
    if (shifts.length === 0)
        return (0,markup/* markup */.P) ``;
    const listed = shifts.slice(0, limits/* limits */.F.listedShifts);
    const more = shifts.length - listed.length;
    return (0,markup/* markup */.P) `<ul class="shifts">${listed.map((shift) => (0,markup/* markup */.P) `<li>${(0,views_trend/* shiftSentence */.WV)(shift, shift.measure)}</li>`)}${more > 0 && (0,markup/* markup */.P) `<li>… and ${more} more, marked in the charts</li>`}</ul>`;
}

;// CONCATENATED MODULE: ./build/views/html/trend-table.js






const TITLE = "The commits as a table";
function trendTable(points, trends) {
    const measures = trends.map(({ measure }) => measure);
    const table = (0,markup/* markup */.P) `<table>
<caption>Commits of the trend, newest first</caption>
<thead><tr><th scope="col">commit</th><th scope="col">date</th>${measures.map((measure) => (0,markup/* markup */.P) `<th scope="col">${(0,views_scorers/* scorerLabel */.lc)(measure)}</th>`)}<th scope="col">cases</th><th scope="col">runs in error</th><th scope="col">remark</th></tr></thead>
<tbody>
${points.toReversed().map((point) => trend_table_row(point, measures))}</tbody>
</table>`;
    return (0,markup/* markup */.P) `<details class="trend-table">
<summary>${TITLE}</summary>
${scrollable(TITLE, table)}
</details>`;
}
function trend_table_row(point, measures) {
    const { commit, cases, errors } = point;
    const values = measures.map((measure) => (0,markup/* markup */.P) `<td class="number">${(0,wording/* shareText */.Lu)((0,trend/* valueAt */.fK)(point, measure))}</td>`);
    return (0,markup/* markup */.P) `<tr><th scope="row"><code>${(0,wording/* commitName */.l3)(commit)}</code></th><td>${dayOf(point)}</td>${values}<td class="number">${cases}</td><td class="number">${errors}</td><td>${commit_notes_remarks(point).join(", ")}</td></tr>
`;
}

;// CONCATENATED MODULE: ./build/views/html/trend.js











const FEWEST = 3;
function trendSection(report) {
    if (report.history.length === 0)
        return (0,markup/* markup */.P) ``;
    const points = (0,trend/* trendOf */.RS)(report);
    const measures = (0,measure_trends/* measuresOf */.d)(points).filter((measure) => (0,views_scorers/* isShown */.aJ)(report, measure) && (0,views_trend/* valuesOf */.sm)(points, measure).length >= FEWEST);
    const trends = (0,measure_trends/* measureTrends */.J)(points, chartedOf(measures, report), report.policy.gate);
    return (0,markup/* markup */.P) `<section id="trend" aria-labelledby="trend-title">
<h2 id="trend-title">Trend</h2>
${trends.length === 0 ? tooFew(points) : charts(points, trends, measures.length - trends.length)}
</section>`;
}
function chartedOf(measures, { policy }) {
    const [passRate = [], ...scorers] = measures;
    const inOrder = [passRate, ...(0,views_scorers/* decidingFirst */.Qf)(scorers, policy.gate)].flat();
    const charted = new Set(inOrder.slice(0, limits/* limits */.F.chartedMeasures));
    return measures.filter((measure) => charted.has(measure));
}
function tooFew(points) {
    const assessed = (0,views_trend/* valuesOf */.sm)(points, trend/* PASS_RATE */.h1).length;
    return (0,markup/* markup */.P) `<p>There is a trend from ${FEWEST} assessed commits on. This report knows of ${(0,wording/* counted */.hS)(points.length, "commit")}, ${assessed === 0 ? "none" : assessed} of them assessed.</p>`;
}
function charts(points, trends, more) {
    return (0,markup/* markup */.P) `${shiftList(trends)}
<p class="along" hidden><label>Commit <input type="range" min="0" max="${points.length - 1}" value="${points.length - 1}"></label></p>
<div class="charts">
${trends.map((trend) => chart(points, trend))}
</div>
${more > 0 && (0,markup/* markup */.P) `<p>${(0,wording/* counted */.hS)(more, "more scorer")} without a chart.</p>`}
${chartLegend(points, trends)}
${trendTable(points, trends)}`;
}

// EXTERNAL MODULE: ./build/views/first-use.js
var first_use = __webpack_require__(80585);
// EXTERNAL MODULE: ./build/views/verdict.js
var verdict = __webpack_require__(38432);
;// CONCATENATED MODULE: ./build/views/html/code-spans.js

function codeSpans(text) {
    const parts = text.split("`").map((part, at) => (at % 2 === 1 ? (0,markup/* markup */.P) `<code>${part}</code>` : part));
    return (0,markup/* markup */.P) `${parts}`;
}

;// CONCATENATED MODULE: ./build/views/html/verdict.js








const WORDS = { pass: "Pass", inconclusive: "Inconclusive", fail: "Fail" };
const TONES = { pass: "good", inconclusive: "doubtful", fail: "bad" };
function verdictSection(report) {
    const { result } = report.verdict;
    const tone = TONES[result];
    const { first, others } = (0,verdict/* verdictSentences */.q)(report);
    return (0,markup/* markup */.P) `<header class="verdict ${tone}">
<h1><span class="word ${tone}">${MARKS[tone]} ${WORDS[result]}</span>${(0,verdict/* blockingWord */._)(report)}${suiteName(report)}</h1>
<p class="lead">${cutShort(first.replace(/^· /, ""))}</p>
${others.length > 0 && (0,markup/* markup */.P) `<ul>${others.map((text) => (0,markup/* markup */.P) `\n<li>${cutShort(text)}</li>`)}\n</ul>\n`}${(0,first_use/* isFirstUse */.g)(report) && (0,markup/* markup */.P) `<p class="welcome"><strong>Welcome.</strong> ${codeSpans(first_use/* FIRST_USE */.r)}</p>\n`}${factsList(report)}
</header>`;
}

;// CONCATENATED MODULE: ./build/views/html/page.js











const JUDGED = { verdict: true };
function htmlView(report, options = JUDGED) {
    return `<!doctype html>\n${page(report, options).text}\n`;
}
function pageBody(report, { verdict } = JUDGED) {
    return (0,markup/* markup */.P) `<a class="skip" href="#main">Skip to the scores</a>${report.cases.length > 0 && (0,markup/* markup */.P) `<a class="skip" href="#cases">Skip to the cases</a>`}
${verdict ? verdictSection(report) : measuredSection(report)}
<main id="main">
${scoresSection(report)}${slicesSection(report)}${trendSection(report)}${casesSection(report)}${changesSection(report)}${problemsSection(report)}${hintSection(report)}</main>
<footer>
<p>Written by rungate ${report.tool.version}. ${contentsText(report)}</p>
</footer>`;
}
function contentsText({ judge }) {
    const promise = "It holds arguments of calls by which runs lost points, no recorded results and no message texts";
    return judge === null ? `${promise}.` : `${promise}, unless a sentence of the judge repeats them.`;
}
function page(report, options) {
    const title = `rungate: ${options.verdict ? report.verdict.result : "scores"}${report.suite === "default" ? "" : `, ${report.suite}`}`;
    return (0,markup/* markup */.P) `<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${new markup/* Markup */.V(style)}</style>
<script>${new markup/* Markup */.V(script)}</script>
</head>
<body>
${pageBody(report, options)}
</body>
</html>`;
}
const POLICY = `default-src 'none'; script-src '${scriptHash}'; style-src '${styleHash}'; base-uri 'none'; form-action 'none'`;


/***/ }),

/***/ 28193:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ outcomeText)
/* harmony export */ });
/* harmony import */ var _report_reasons_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77802);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9000);


function outcomeText(outcome) {
    if (outcome.status !== "scored")
        return `${outcome.status}: ${outcome.reason}`;
    const { details } = outcome;
    if ((0,_report_reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .isLlmDetails */ .ky)(details))
        return `${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .percent */ .KN)(outcome.value)}  (${judgementText(details)})`;
    if ((0,_report_reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .isTextDetails */ .ac)(details))
        return `${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .percent */ .KN)(outcome.value)}${countsText(details)}`;
    if (!(0,_report_reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .isF1Details */ .Ol)(details))
        return (0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .percent */ .KN)(outcome.value);
    const { truePositives, calls, references } = details;
    return `${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .percent */ .KN)(outcome.value)}  (${truePositives} matched, ${calls} called, ${references} expected; precision ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .percent */ .KN)(details.precision)}, recall ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .percent */ .KN)(details.recall)})`;
}
function countsText({ counts }) {
    const told = Object.entries(counts).map(([name, count]) => `${name} ${Number.isInteger(count) ? (0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(count) : Number(count.toFixed(3))}`);
    return told.length === 0 ? "" : `  (${told.join(", ")})`;
}
function judgementText({ evaluations, missingTools }) {
    const appropriate = evaluations.filter(({ wasAppropriate }) => wasAppropriate).length;
    const partly = evaluations.filter((one) => one.partly).length;
    const calls = evaluations.length === 0
        ? "no call"
        : `${appropriate} of ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(evaluations.length, "call")} appropriate${partly === 0 ? "" : `, ${partly} partly`}`;
    return missingTools.length === 0 ? calls : `${calls}, ${missingTools.length} missing`;
}


/***/ })

};

export const id = 7595;
export const ids = [7595,583];
export const modules = {

/***/ 54616:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ acceptRuns)
/* harmony export */ });
/* harmony import */ var _expectations_load_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77188);
/* harmony import */ var _policy_pass_marks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51973);
/* harmony import */ var _policy_redact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94942);
/* harmony import */ var _policy_tools_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83704);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57806);
/* harmony import */ var _scorers_tools_of_case_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45660);
/* harmony import */ var _suite_fingerprint_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56963);
/* harmony import */ var _suite_passes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(40334);
/* harmony import */ var _suite_score_run_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(10949);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9000);
/* harmony import */ var _expectations_file_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(35602);
/* harmony import */ var _not_acceptable_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(50397);
/* harmony import */ var _plan_runs_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(44772);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_expectations_load_js__WEBPACK_IMPORTED_MODULE_0__]);
_expectations_load_js__WEBPACK_IMPORTED_MODULE_0__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];













function acceptRuns(files, wanted, policy) {
    const { expectations } = (0,_expectations_load_js__WEBPACK_IMPORTED_MODULE_0__/* .loadExpectations */ .M)(files, policy.defaults);
    const undeclared = wanted.map(({ id }) => id).filter((id) => !expectations.has(id));
    const withCases = (sources, ids) => sources.map(({ file, text }, at) => ({ file, text: at === 0 ? (0,_expectations_file_js__WEBPACK_IMPORTED_MODULE_10__/* .appendCases */ .W)(text, ids) : text }));
    const { planned, refused } = planAll(withCases(files, undeclared), wanted, policy);
    const settled = settle(files, planned, (sources, some) => {
        const missing = undeclared.filter((id) => some.some((one) => one.id === id));
        return attempt(withCases(sources, missing), some, policy);
    });
    const after = (0,_expectations_load_js__WEBPACK_IMPORTED_MODULE_0__/* .loadExpectations */ .M)(settled.files, policy.defaults).expectations;
    const callNothing = wanted
        .map(({ id }) => id)
        .filter((id) => mustCallNothing(after.get(id)) && !mustCallNothing(expectations.get(id)));
    return { files: settled.files, refused: [...refused, ...settled.refused], callNothing };
}
function mustCallNothing(expectation) {
    const { referenceToolCalls, expectedToolOrder } = expectation ?? {};
    return referenceToolCalls?.length === 0 || expectedToolOrder?.length === 0;
}
function planAll(files, wanted, policy) {
    const { expectations } = (0,_expectations_load_js__WEBPACK_IMPORTED_MODULE_0__/* .loadExpectations */ .M)(files, policy.defaults);
    const tools = (0,_policy_tools_js__WEBPACK_IMPORTED_MODULE_3__/* .toolBook */ .t)(policy.tools);
    const redact = (0,_policy_redact_js__WEBPACK_IMPORTED_MODULE_2__/* .redactRules */ .zw)(policy.redact);
    const planned = [];
    const refused = [];
    for (const one of wanted) {
        const { id, candidates, passing } = one;
        const expectation = expectations.get(id);
        if (expectation === undefined)
            throw new TypeError(`no file has a case "${id}"`);
        try {
            const change = (0,_plan_runs_js__WEBPACK_IMPORTED_MODULE_12__/* .planRuns */ .g)(candidates, passing, {
                expectation,
                tools: (0,_scorers_tools_of_case_js__WEBPACK_IMPORTED_MODULE_5__/* .toolsOfCase */ .LH)(tools, expectation),
                redact,
                gate: policy.gate,
            });
            planned.push({ ...one, change });
        }
        catch (error) {
            refused.push(refusal(id, error));
        }
    }
    return { planned, refused };
}
function settle(files, planned, change) {
    const [only] = planned;
    if (only === undefined)
        return { files, refused: [] };
    try {
        return { files: change(files, planned), refused: [] };
    }
    catch (error) {
        const refused = refusal(only.id, error);
        if (planned.length === 1)
            return { files, refused: [refused] };
    }
    const middle = Math.ceil(planned.length / 2);
    const first = settle(files, planned.slice(0, middle), change);
    const second = settle(first.files, planned.slice(middle), change);
    return { files: second.files, refused: [...first.refused, ...second.refused] };
}
function attempt(files, planned, policy) {
    const { expectations } = (0,_expectations_load_js__WEBPACK_IMPORTED_MODULE_0__/* .loadExpectations */ .M)(files, policy.defaults);
    const changed = files.map(({ file, text }) => {
        const here = planned.filter(({ id }) => expectations.get(id)?.place.file === file);
        const changes = here.flatMap(({ id, change }) => (change === undefined ? [] : [[id, change]]));
        return { file, text: (0,_expectations_file_js__WEBPACK_IMPORTED_MODULE_10__/* .changeCases */ .S)(text, new Map(changes)) };
    });
    checkChanged(changed, expectations, planned, policy);
    return changed;
}
function checkChanged(files, before, planned, policy) {
    const { expectations, problems } = (0,_expectations_load_js__WEBPACK_IMPORTED_MODULE_0__/* .loadExpectations */ .M)(files, policy.defaults);
    const [problem] = problems;
    if (problem !== undefined) {
        throw new _not_acceptable_js__WEBPACK_IMPORTED_MODULE_11__/* .NotAcceptable */ .I(`the file would not be valid: ${(0,_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .placeText */ .Z9)(problem)}${problem.message}`);
    }
    const tools = (0,_policy_tools_js__WEBPACK_IMPORTED_MODULE_3__/* .toolBook */ .t)(policy.tools);
    const wanted = new Map(planned.map(({ id, candidates }) => [id, candidates]));
    for (const [id, old] of before) {
        const expectation = expectations.get(id);
        if (expectation === undefined)
            throw new _not_acceptable_js__WEBPACK_IMPORTED_MODULE_11__/* .NotAcceptable */ .I(`case "${id}" would be lost`);
        const candidates = wanted.get(id);
        for (const { run } of candidates ?? [])
            checkPasses((0,_suite_score_run_js__WEBPACK_IMPORTED_MODULE_8__/* .scoreRun */ .I)(run, expectation, tools), policy);
        if (candidates === undefined && (0,_suite_fingerprint_js__WEBPACK_IMPORTED_MODULE_6__/* .fingerprintOf */ .a)(expectation, policy) !== (0,_suite_fingerprint_js__WEBPACK_IMPORTED_MODULE_6__/* .fingerprintOf */ .a)(old, policy))
            throw new _not_acceptable_js__WEBPACK_IMPORTED_MODULE_11__/* .NotAcceptable */ .I(`case "${id}" shares by an anchor (&) what would change: write it out there`);
    }
}
function checkPasses(scored, policy) {
    if ((0,_suite_passes_js__WEBPACK_IMPORTED_MODULE_7__/* .passes */ .W)(scored, policy) === true)
        return;
    const { passMarks, gate } = policy;
    const short = gate.scorers.flatMap((id) => {
        const outcome = scored.scores[id];
        if (outcome === undefined)
            return [];
        if (outcome.status !== "scored")
            return `${id} ${outcome.status}`;
        const mark = `${(0,_policy_pass_marks_js__WEBPACK_IMPORTED_MODULE_1__/* .isLowerBetter */ .ui)(id) ? "at most " : ""}${(0,_wording_js__WEBPACK_IMPORTED_MODULE_9__/* .percent */ .KN)((0,_policy_pass_marks_js__WEBPACK_IMPORTED_MODULE_1__/* .passMarkOf */ .QF)(passMarks, id))}`;
        return `${id} ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_9__/* .percent */ .KN)(outcome.value)}, pass mark ${mark}`;
    });
    throw new _not_acceptable_js__WEBPACK_IMPORTED_MODULE_11__/* .NotAcceptable */ .I(`it would still not pass (${short.join("; ")}): edit the case by hand`);
}
function refusal(id, error) {
    if (error instanceof _not_acceptable_js__WEBPACK_IMPORTED_MODULE_11__/* .NotAcceptable */ .I)
        return { id, reason: error.message, trial: error.trial };
    throw error;
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 99545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CY: () => (/* binding */ membersChange),
/* harmony export */   ST: () => (/* binding */ replaceBy),
/* harmony export */   tD: () => (/* binding */ changed),
/* harmony export */   tL: () => (/* binding */ itemsChange)
/* harmony export */ });
/* harmony import */ var _json_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35857);

function replaceBy(value) {
    return { kind: "replace", value };
}
function membersChange(members) {
    return members.size === 0 ? undefined : { kind: "members", members };
}
function itemsChange(items, length) {
    const same = items.length === length &&
        items.every((item, at) => "at" in item && item.at === at && item.change === undefined);
    return same ? undefined : { kind: "items", items };
}
function changed(value, change) {
    switch (change.kind) {
        case "replace":
            return change.value;
        case "members":
            return changedMembers((0,_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) ? value : {}, change.members);
        case "items": {
            const list = Array.isArray(value) ? value : [];
            return change.items.map((item) => changedItem(list, item));
        }
    }
}
function changedItem(list, item) {
    if ("value" in item)
        return item.value;
    const value = list[item.at] ?? null;
    return item.change === undefined ? value : changed(value, item.change);
}
function changedMembers(value, members) {
    const entries = new Map(Object.entries(value));
    for (const [key, change] of members) {
        if (change.kind === "remove")
            entries.delete(key);
        else
            entries.set(key, changed(entries.get(key) ?? null, change));
    }
    return Object.fromEntries(entries);
}


/***/ }),

/***/ 32512:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ diffText)
/* harmony export */ });
/* harmony import */ var diff__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37291);
/* harmony import */ var _escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82124);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69480);



const CONTEXT_LINES = 3;
function diffText(file, before, after, colors) {
    const paint = (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .paintWith */ .Hy)(colors);
    const patch = (0,diff__WEBPACK_IMPORTED_MODULE_0__/* .structuredPatch */ .YB)(file, file, before, after, undefined, undefined, {
        context: CONTEXT_LINES,
        maxEditLength: _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .F.shownEdits,
    });
    const head = [paint.bold(`--- ${file}`), paint.bold(`+++ ${file}`)];
    if (patch === undefined) {
        head.push((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `more than ${_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .F.shownEdits} lines differ: write the file and see the difference in git`);
    }
    const hunks = (patch?.hunks ?? []).flatMap((hunk) => [
        paint.cyan(`@@ -${hunk.oldStart},${hunk.oldLines} +${hunk.newStart},${hunk.newLines} @@`),
        ...hunk.lines.map(paintLine),
    ]);
    return (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .lines */ .Mn)([...head, ...hunks]);
    function paintLine(line) {
        const shown = line.replace(/\r$/, "").replaceAll("\t", "    ");
        if (line.startsWith("+"))
            return paint.green(shown);
        return line.startsWith("-") ? paint.red(shown) : (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `${shown}`;
    }
}


/***/ }),

/***/ 35602:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ appendCases),
  S: () => (/* binding */ changeCases)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./build/config/yaml-document.js + 1 modules
var yaml_document = __webpack_require__(49607);
// EXTERNAL MODULE: ./build/accept/change.js
var accept_change = __webpack_require__(99545);
// EXTERNAL MODULE: ./build/accept/not-acceptable.js
var not_acceptable = __webpack_require__(50397);
// EXTERNAL MODULE: ./build/json/json.js
var json = __webpack_require__(35857);
;// CONCATENATED MODULE: ./build/accept/lines.js
function lineStart(text, offset) {
    return text.lastIndexOf("\n", offset - 1) + 1;
}
function lineEnd(text, offset) {
    if (offset > 0 && text[offset - 1] === "\n")
        return offset;
    const end = text.indexOf("\n", offset);
    return end === -1 ? text.length : end + 1;
}
function indentAt(text, offset) {
    const start = lineStart(text, offset);
    return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? "";
}
function beginsLine(text, offset) {
    return text.slice(lineStart(text, offset), offset).trim() === "";
}

;// CONCATENATED MODULE: ./build/accept/splice.js
function spliced(text, splices, from = 0, to = text.length) {
    let done = from;
    let result = "";
    for (const splice of splices.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
        result += text.slice(done, splice.from) + splice.text;
        done = splice.to;
    }
    return result + text.slice(done, to);
}

;// CONCATENATED MODULE: ./build/accept/rearrange-items.js

function rearrangeItems(text, { slots, indent, inLine }, contents, inner, { eol, gap }) {
    const kept = contents.filter((content) => typeof content === "number");
    const places = kept.toSorted((a, b) => a - b);
    const contentAt = new Map(places.map((place, at) => [place, kept[at]]));
    const comma = `,${inLine ? gap : eol + indent}`;
    if (places.length === 0) {
        const [first, end] = [slots[0]?.from ?? 0, slots.at(-1)?.to ?? 0];
        return [{ from: first, to: end, text: contents.join(comma) }];
    }
    const lastKept = slots[places.at(-1) ?? 0];
    const splices = slots.flatMap((slot, place) => {
        const content = contentAt.get(place);
        if (content === undefined)
            return removal(slot, place);
        return content === place ? (inner[place] ?? []) : [{ ...slot, text: contentOf(content) }];
    });
    let passed = 0;
    for (const content of contents) {
        if (typeof content === "number")
            passed += 1;
        else
            splices.push(insertion(content, slots[places[passed] ?? -1]));
    }
    return splices;
    function contentOf(content) {
        const { from, to } = slots[content];
        return spliced(text, inner[content] ?? [], from, to);
    }
    function removal({ from }, place) {
        const next = slots[place + 1];
        if (next !== undefined && from < lastKept.from)
            return [{ from, to: next.from, text: "" }];
        return slots[place - 1] === lastKept ? [tailRemoval(from)] : [];
    }
    function tailRemoval(firstGone) {
        const { to: from } = lastKept;
        const comment = /^[ \t]*,?([ \t]*#[^\r\n]*)/.exec(text.slice(from, firstGone))?.[1];
        const end = slots.at(-1)?.to ?? from;
        const [behind = "", comma] = /^(\s*,)?(?:[ \t]*#[^\r\n]*)?/.exec(text.slice(end)) ?? [];
        const to = end + behind.length;
        const needsLine = comment !== undefined && !/^[ \t]*\r?\n/.test(text.slice(to));
        const kept = (comma === undefined ? "" : ",") + (comment ?? "");
        return { from, to, text: needsLine ? kept + eol + indent : kept };
    }
    function insertion(content, next) {
        if (next !== undefined)
            return { from: next.from, to: next.from, text: content + comma };
        const { to: from } = lastKept;
        return { from, to: from, text: comma + content };
    }
}

;// CONCATENATED MODULE: ./build/accept/rearrange-lines.js

function rearrangeLines(text, { slots, indent, inLine }, contents, inner, eol) {
    const kept = contents.filter((content) => typeof content === "number");
    const places = kept.toSorted((a, b) => a - b);
    if (inLine && places.length > 0)
        places[0] = 0;
    const contentAt = new Map(places.map((place, at) => [place, kept[at]]));
    const splices = slots.flatMap((slot, place) => {
        const content = contentAt.get(place);
        if (content === undefined)
            return [{ ...slot, text: "" }];
        return content === place ? (inner[place] ?? []) : [{ ...slot, text: moved(content, place) }];
    });
    const separator = hasBlankLine(text, slots) ? eol : "";
    let passed = 0;
    for (const [at, content] of contents.entries()) {
        const above = slots[places[passed - 1] ?? -1];
        if (typeof content === "number")
            passed += 1;
        else if (above === undefined)
            splices.push(onTop(content, at));
        else
            splices.push(below(above, content));
    }
    return splices;
    function moved(content, place) {
        const slot = slots[content];
        const lines = spliced(text, inner[content] ?? [], slot.from, slot.to);
        const placed = lines.replace(/^[ \t]*/, place === 0 && inLine ? "" : indent);
        return placed.endsWith("\n") ? placed : placed + eol;
    }
    function onTop(content, at) {
        const from = slots[0]?.from ?? 0;
        const before = inLine && at === 0 ? "" : indent;
        const after = inLine && places.length > 0 && typeof contents[at + 1] === "number" ? indent : "";
        return { from, to: from, text: before + content + eol + (places.length > 0 ? separator : "") + after };
    }
    function below({ to }, content) {
        const line = to === 0 || text[to - 1] === "\n" ? indent + content + eol : eol + indent + content;
        return { from: to, to, text: separator + line };
    }
}
function hasBlankLine(text, slots) {
    const [before, last] = slots.slice(-2);
    return before !== undefined && last !== undefined && /^[ \t]*\r?\n/m.test(text.slice(before.to, last.from));
}

;// CONCATENATED MODULE: ./build/accept/slots.js


function layoutOf(node, text) {
    return node.flow ? bracketLayout(node, text) : blockLayout(node, text);
}
function bracketLayout({ items }, text) {
    const parts = items;
    const slots = parts.map((part) => ({ from: startOf(part, text), to: endOf(part) }));
    const ownLine = slots.findLast(({ from }) => beginsLine(text, from));
    const { from } = ownLine ?? slots[0] ?? { from: 0 };
    return { isBlock: false, slots, indent: indentAt(text, from), inLine: ownLine === undefined };
}
function blockLayout(node, text) {
    const parts = node.items;
    const starts = (0,dist/* isMap */.jh)(node) ? node.items.map((pair) => startOf(pair, text)) : dashesOf(node, text);
    const [first = 0] = starts;
    const inLine = !beginsLine(text, first);
    const slots = [];
    for (const [at, start] of starts.entries()) {
        const from = at === 0 && inLine ? start : commentStart(text, lineStart(text, start), slots.at(-1)?.to ?? 0);
        slots.push({ from, to: lineEnd(text, endOf(parts[at])) });
    }
    return { isBlock: true, slots, indent: " ".repeat(first - lineStart(text, first)), inLine };
}
function endOf(part) {
    if ((0,dist/* isPair */.tO)(part))
        return endOf(part.value ?? part.key);
    const last = (0,dist/* isCollection */.P3)(part) && !part.flow ? part.items.at(-1) : undefined;
    return last === undefined ? part.range[1] : endOf(last);
}
function isBlockText(node) {
    return (0,dist/* isScalar */.jn)(node) && (node.type === dist/* Scalar */.X5.BLOCK_LITERAL || node.type === dist/* Scalar */.X5.BLOCK_FOLDED);
}
function startOf(part, text) {
    const node = (0,dist/* isPair */.tO)(part) ? part.key : part;
    const anchor = "anchor" in node ? node.anchor : undefined;
    return anchor === undefined ? node.range[0] : text.lastIndexOf(`&${anchor}`, node.range[0]);
}
function dashesOf(node, text) {
    const [first] = node.range;
    const column = first - lineStart(text, first);
    return node.items.map((_item, at) => {
        const before = node.items[at - 1];
        if (before === undefined)
            return first;
        let line = lineEnd(text, endOf(before));
        while (line < text.length && !/^ *-/.test(text.slice(line, line + column + 1)))
            line = lineEnd(text, line + 1);
        return line + column;
    });
}
function commentStart(text, line, floor) {
    let start = line;
    while (start > floor) {
        const above = lineStart(text, start - 1);
        if (above < floor || !/^[ \t]*#/.test(text.slice(above, start)))
            break;
        start = above;
    }
    return start;
}

// EXTERNAL MODULE: ./build/escape/plain.js
var plain = __webpack_require__(30854);
// EXTERNAL MODULE: ./build/escape/yaml.js
var yaml = __webpack_require__(14851);
// EXTERNAL MODULE: ./build/json/canonical.js
var canonical = __webpack_require__(76289);
;// CONCATENATED MODULE: ./build/accept/value-text.js




const LINE_WIDTH = 100;
const LEVEL = "  ";
function inlineText(value, style, quotes = "none") {
    const { gap, padding } = style;
    if (Array.isArray(value))
        return `[${value.map((item) => inlineText(item, style)).join(`,${gap}`)}]`;
    if (!(0,json/* isObject */.Gv)(value))
        return typeof value === "string" ? textIn(value, style, quotes) : (0,canonical/* canonicalJson */.d)(value);
    const members = Object.entries(value).map(([key, item]) => `${keyText(key, style)}:${gap}${inlineText(item, style)}`);
    return members.length === 0 ? "{}" : `{${padding}${members.join(`,${gap}`)}${padding}}`;
}
function keyText(key, style) {
    return textIn(key, style, "none");
}
function bracketText(value, style, indent) {
    const { eol, step, gap } = style;
    const inner = indent + step;
    const isList = Array.isArray(value);
    if (!isList && !(0,json/* isObject */.Gv)(value))
        return inlineText(value, style);
    const lines = isList
        ? value.map((item) => bracketText(item, style, inner))
        : Object.entries(value).map(([key, item]) => `${keyText(key, style)}:${gap}${bracketText(item, style, inner)}`);
    if (lines.length === 0)
        return isList ? "[]" : "{}";
    const body = lines.map((line) => inner + line).join(`,${eol}`);
    return `${isList ? "[" : "{"}${eol}${body}${eol}${indent}${isList ? "]" : "}"}`;
}
function blockText(value, style, indent, levels = 0) {
    if (Array.isArray(value)) {
        const items = value.map((item) => `- ${nestedText(item, style, indent + LEVEL, levels)}`);
        return items.join(style.eol + indent);
    }
    if (!(0,json/* isObject */.Gv)(value))
        return inlineText(value, style);
    const members = Object.entries(value).map(([key, item]) => memberText(key, item, style, indent, levels));
    return members.join(style.eol + indent);
}
function memberText(key, value, style, indent, levels = 0) {
    const name = `${keyText(key, style)}:`;
    const inline = `${name} ${inlineText(value, style)}`;
    if (!isBlock(value, indent.length + inline.length, levels))
        return inline;
    const inner = indent + (Array.isArray(value) ? style.dash : LEVEL);
    return name + style.eol + inner + blockText(value, style, inner, levels - 1);
}
function nestedText(value, style, indent, levels) {
    const inline = inlineText(value, style);
    return isBlock(value, indent.length + inline.length, levels)
        ? blockText(value, style, indent, levels - 1)
        : inline;
}
function isBlock(value, width, levels) {
    const isEmpty = typeof value !== "object" || value === null || Object.keys(value).length === 0;
    return !isEmpty && (levels > 0 || width > LINE_WIDTH);
}
function textIn(text, { json }, quotes) {
    if (json)
        return quotedJson(text);
    if (quotes === "none")
        return (0,yaml/* yamlText */.pS)(text);
    const isVisible = text.search(plain/* INVISIBLE */.kH) === -1;
    return quotes === "single" && isVisible ? `'${text.replaceAll("'", "''")}'` : (0,yaml/* quotedYaml */.kk)(text);
}
function quotedJson(text) {
    return JSON.stringify(text).replace(plain/* INVISIBLE */.kH, (character) => character.split("").map(yaml/* yamlEscape */.Lf).join(""));
}

;// CONCATENATED MODULE: ./build/accept/rewriter.js








const LIST_LEVELS = 2;
class Rewriter {
    text;
    document;
    style;
    constructor(text, document, style) {
        this.text = text;
        this.document = document;
        this.style = style;
    }
    change(node, change, key) {
        const isEmpty = (0,dist/* isCollection */.P3)(node) && node.items.length === 0;
        if (change.kind === "members" && (0,dist/* isMap */.jh)(node) && !isEmpty)
            return this.changeMembers(node, change, key);
        if (change.kind === "items" && (0,dist/* isSeq */.oP)(node) && !isEmpty)
            return this.changeItems(node, change, key);
        return this.replace(node, this.changedValue(node, change), key);
    }
    changedValue(node, change) {
        const value = node.toJS(this.document, { maxAliasCount: -1 });
        return (0,accept_change/* changed */.tD)(value, change);
    }
    changeMembers(node, change, key) {
        const layout = layoutOf(node, this.text);
        const known = new Set();
        const kept = [];
        const inner = node.items.map((pair, position) => {
            const name = (0,dist/* isScalar */.jn)(pair.key) ? String(pair.key.value) : "";
            const to = change.members.get(name);
            known.add(name);
            if (to?.kind === "remove")
                return [];
            kept.push(position);
            return to === undefined || pair.value === null
                ? []
                : this.change(pair.value, to, this.keyOf(pair.key, layout));
        });
        const added = [...change.members].flatMap(([name, to]) => to.kind === "remove" || known.has(name) ? [] : [this.newMember(name, (0,accept_change/* changed */.tD)(null, to), layout)]);
        if (kept.length + added.length === 0)
            return this.replace(node, {}, key);
        return this.rearrange(layout, [...kept, ...added], inner);
    }
    keyOf(node, { indent, isBlock }) {
        return { end: this.text.indexOf(":", node.range[1]) + 1, indent, isBlock };
    }
    changeItems(node, { items }, key) {
        if (items.length === 0)
            return this.replace(node, [], key);
        const layout = layoutOf(node, this.text);
        const inner = node.items.map(() => []);
        const contents = items.map((item) => {
            if ("value" in item)
                return this.newItem(item.value, node, layout);
            const old = node.items[item.at];
            if (item.change !== undefined && old !== undefined)
                inner[item.at] = this.change(old, item.change);
            return item.at;
        });
        return this.rearrange(layout, contents, inner);
    }
    rearrange(layout, contents, inner) {
        return layout.isBlock
            ? rearrangeLines(this.text, layout, contents, inner, this.style.eol)
            : rearrangeItems(this.text, layout, contents, inner, this.style);
    }
    newMember(name, value, { isBlock, indent }) {
        if (isBlock)
            return memberText(name, value, this.style, indent, isListOfObjects(value) ? LIST_LEVELS : 0);
        return `${keyText(name, this.style)}:${this.style.gap}${this.bracketed(value, indent)}`;
    }
    newItem(value, { items }, { isBlock, indent, slots }) {
        const last = items.at(-1);
        if (!isBlock) {
            const { from = 0, to = 0 } = slots.at(-1) ?? {};
            const isLong = this.style.step !== "" && this.text.slice(from, to).includes("\n");
            return isLong ? bracketText(value, this.style, indent) : inlineText(value, this.style);
        }
        if (last === undefined || !isBlockCollection(last))
            return `- ${inlineText(value, this.style)}`;
        const isDeep = (0,dist/* isMap */.jh)(last) && last.items.some((pair) => pair.value !== null && isBlockCollection(pair.value));
        return `- ${blockText(value, this.style, `${indent}  `, isDeep ? 1 : 0)}`;
    }
    replace(node, value, key) {
        if (isBlockCollection(node))
            return [this.replaceBlock(node, value, key)];
        if (key?.isBlock && isListOfObjects(value))
            return this.replaceByList(node, value, key);
        const [from, to] = node.range;
        const written = key === undefined ? inlineText(value, this.style) : this.bracketed(value, key.indent, node);
        const isGlued = from === to && !/\s/.test(this.text[from - 1] ?? " ");
        return [{ from, to, text: (isGlued ? " " : "") + written + this.endOfBlock(node) }];
    }
    replaceByList(node, value, { end, indent }) {
        const { eol, dash } = this.style;
        const to = endOf(node);
        const line = lineEnd(this.text, to);
        const inner = indent + dash;
        const list = inner + blockText(value, this.style, inner, LIST_LEVELS - 1);
        const text = this.text[line - 1] === "\n" ? list + eol : eol + list;
        return [
            { from: end, to, text: "" },
            { from: line, to: line, text },
        ];
    }
    replaceBlock(node, value, key) {
        const [from] = node.range;
        const to = endOf(node);
        const isSameKind = (0,dist/* isMap */.jh)(node) ? (0,json/* isObject */.Gv)(value) : Array.isArray(value);
        if (isSameKind && Object.keys(value ?? {}).length > 0) {
            const { indent } = layoutOf(node, this.text);
            return { from, to, text: blockText(value, this.style, indent) + this.endOfBlock(node) };
        }
        const inline = inlineText(value, this.style) + this.endOfBlock(node);
        if (key === undefined)
            return { from, to, text: inline };
        const comment = /^[ \t]*#[^\r\n]*/.exec(this.text.slice(key.end, from))?.[0].trim();
        return { from: key.end, to, text: ` ${comment === undefined ? inline : `${inline} ${comment}`}` };
    }
    endOfBlock(node) {
        const ends = isBlockText(node) || isBlockCollection(node);
        return ends && this.text[endOf(node) - 1] === "\n" ? this.style.eol : "";
    }
    bracketed(value, indent, like) {
        const inLines = this.style.step !== "" && isListOfObjects(value);
        return inLines ? bracketText(value, this.style, indent) : inlineText(value, this.style, quotesOf(like));
    }
}
function isBlockCollection(node) {
    return (0,dist/* isCollection */.P3)(node) && !node.flow;
}
function isListOfObjects(value) {
    return Array.isArray(value) && value.length > 0 && value.every(json/* isObject */.Gv);
}
function quotesOf(node) {
    if (!(0,dist/* isScalar */.jn)(node))
        return "none";
    if (node.type === dist/* Scalar */.X5.QUOTE_DOUBLE)
        return "double";
    return node.type === dist/* Scalar */.X5.QUOTE_SINGLE ? "single" : "none";
}

;// CONCATENATED MODULE: ./build/accept/style.js


const style_LEVEL = "  ";
function styleOf(text, document) {
    const json = isJson(text);
    const root = document.contents;
    const cases = (0,dist/* isMap */.jh)(root)
        ? root.items.find(({ key }) => "value" in key && key.value === "cases")
        : undefined;
    return {
        json,
        eol: text.includes("\r\n") ? "\r\n" : "\n",
        padding: (isPadded(text, document) ?? !json) ? " " : "",
        gap: json && cases !== undefined && !hasGap(text, cases) ? "" : " ",
        dash: (cases && dashOf(text, cases)) ?? style_LEVEL,
        step: json && cases !== undefined ? indentAt(text, cases.key.range[0]) : "",
    };
}
function isJson(text) {
    try {
        JSON.parse(text);
        return true;
    }
    catch {
        return false;
    }
}
function isPadded(text, document) {
    let padded;
    (0,dist/* visit */.YR)(document, {
        Map(_key, { flow, items, range }) {
            const inside = range && flow && items.length > 0 ? text[range[0] + 1] : "\n";
            if (inside === undefined || /[\r\n#]/.test(inside))
                return undefined;
            padded = inside === " ";
            return dist/* visit */.YR.BREAK;
        },
    });
    return padded;
}
function hasGap(text, { key }) {
    return /\s/.test(text[text.indexOf(":", key.range[1]) + 1] ?? " ");
}
function dashOf(text, { key, value }) {
    if (!(0,dist/* isSeq */.oP)(value) || value.flow)
        return undefined;
    const column = (offset) => offset - lineStart(text, offset);
    return " ".repeat(Math.max(0, column(value.range[0]) - column(key.range[0])));
}

;// CONCATENATED MODULE: ./build/accept/expectations-file.js







const BYTE_ORDER_MARK = "\uFEFF";
function changeCases(text, changes) {
    if (changes.size === 0)
        return text;
    const { body, mark, root, rewriter } = expectations_file_open(text);
    const cases = memberNode(root, "cases");
    const nodes = new Map((0,dist/* isSeq */.oP)(cases) ? cases.items.map((node) => [idOf(node), node]) : []);
    const splices = [...changes].flatMap(([id, change]) => {
        const node = nodes.get(id);
        if (node === undefined)
            throw new not_acceptable/* NotAcceptable */.I("its case or its id is an alias (*): write it out");
        return rewriter.change(node, change);
    });
    return mark + spliced(body, splices);
}
function appendCases(text, ids) {
    if (ids.length === 0)
        return text;
    const { body, mark, root, rewriter } = expectations_file_open(text);
    const cases = memberNode(root, "cases");
    const kept = (0,dist/* isSeq */.oP)(cases) ? [...cases.items.keys()].map((at) => ({ at })) : [];
    const added = ids.map((id) => ({ value: { id } }));
    const change = (0,accept_change/* membersChange */.CY)(new Map([["cases", { kind: "items", items: [...kept, ...added] }]]));
    return mark + spliced(body, change === undefined ? [] : rewriter.change(root, change));
}
function expectations_file_open(text) {
    const mark = text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : "";
    const body = text.slice(mark.length);
    const [document] = (0,yaml_document/* compose */.Z)(body, new dist/* LineCounter */.HN());
    const root = document?.contents;
    if (document === undefined || !(0,dist/* isMap */.jh)(root))
        throw new TypeError("not an expectations file");
    return { body, mark, root, rewriter: new Rewriter(body, document, styleOf(body, document)) };
}
function memberNode(node, name) {
    if (!(0,dist/* isMap */.jh)(node))
        return undefined;
    const pair = node.items.find(({ key }) => (0,dist/* isScalar */.jn)(key) && key.value === name);
    return pair?.value ?? undefined;
}
function idOf(node) {
    const id = memberNode(node, "id");
    return (0,dist/* isScalar */.jn)(id) ? id.value : undefined;
}


/***/ }),

/***/ 33869:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ markOptional)
/* harmony export */ });
/* harmony import */ var _expectations_load_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77188);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57806);
/* harmony import */ var _suite_fingerprint_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56963);
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99545);
/* harmony import */ var _expectations_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35602);
/* harmony import */ var _not_acceptable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50397);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_expectations_load_js__WEBPACK_IMPORTED_MODULE_0__]);
_expectations_load_js__WEBPACK_IMPORTED_MODULE_0__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];






function markOptional(files, id, reference, policy) {
    const before = (0,_expectations_load_js__WEBPACK_IMPORTED_MODULE_0__/* .loadExpectations */ .M)(files, policy.defaults).expectations;
    const expectation = before.get(id);
    if (expectation === undefined)
        throw new _not_acceptable_js__WEBPACK_IMPORTED_MODULE_5__/* .NotAcceptable */ .I("no expectations file has it");
    const { referenceToolCalls = [], place } = expectation;
    if (referenceToolCalls[reference - 1] === undefined)
        throw new _not_acceptable_js__WEBPACK_IMPORTED_MODULE_5__/* .NotAcceptable */ .I(`it has no reference ${reference}: it has ${referenceToolCalls.length}`);
    const optional = (0,_change_js__WEBPACK_IMPORTED_MODULE_3__/* .membersChange */ .CY)(new Map([["optional", (0,_change_js__WEBPACK_IMPORTED_MODULE_3__/* .replaceBy */ .ST)(true)]]));
    const items = referenceToolCalls.map((_, at) => (at === reference - 1 ? { at, change: optional } : { at }));
    const change = {
        kind: "members",
        members: new Map([["referenceToolCalls", { kind: "items", items }]]),
    };
    const changed = files.map(({ file, text }) => ({
        file,
        text: file === place.file ? (0,_expectations_file_js__WEBPACK_IMPORTED_MODULE_4__/* .changeCases */ .S)(text, new Map([[id, change]])) : text,
    }));
    checkMarked(changed, before, id, reference, policy);
    return changed;
}
function checkMarked(files, before, id, reference, policy) {
    const { expectations, problems } = (0,_expectations_load_js__WEBPACK_IMPORTED_MODULE_0__/* .loadExpectations */ .M)(files, policy.defaults);
    const [problem] = problems;
    if (problem !== undefined)
        throw new _not_acceptable_js__WEBPACK_IMPORTED_MODULE_5__/* .NotAcceptable */ .I(`the file would not be valid: ${(0,_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .placeText */ .Z9)(problem)}${problem.message}`);
    for (const [other, old] of before) {
        const now = expectations.get(other);
        const wanted = other === id ? withOptional(old, reference) : old;
        if (now === undefined || (0,_suite_fingerprint_js__WEBPACK_IMPORTED_MODULE_2__/* .fingerprintOf */ .a)(now, policy) !== (0,_suite_fingerprint_js__WEBPACK_IMPORTED_MODULE_2__/* .fingerprintOf */ .a)(wanted, policy))
            throw new _not_acceptable_js__WEBPACK_IMPORTED_MODULE_5__/* .NotAcceptable */ .I(`case "${other}" shares by an anchor (&) what would change: write it out there`);
    }
}
function withOptional(expectation, reference) {
    const { referenceToolCalls = [] } = expectation;
    const marked = referenceToolCalls.map((one, at) => at === reference - 1 ? { ...one, optional: true } : one);
    return { ...expectation, referenceToolCalls: marked };
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 50397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ NotAcceptable)
/* harmony export */ });
class NotAcceptable extends Error {
    name = "NotAcceptable";
    trial;
    constructor(message, trial) {
        super(message);
        this.trial = trial;
    }
}


/***/ }),

/***/ 4901:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ outcomeText)
/* harmony export */ });
/* harmony import */ var _escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82124);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9000);


function outcomeText(selected, { all, callNothing }) {
    const passing = selected.filter(({ state }) => state === "passes");
    const told = all ? selected.filter(({ state }) => state !== "passes") : selected;
    const summary = all && passing.length > 0 ? [`passing already: ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(passing.length, "case")}`] : [];
    const silent = callNothing.map((id) => `${id} now expects that nothing is called`);
    return (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .lines */ .Mn)([...told.map(outcomeLine), ...summary, ...silent].map((line) => (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${line}`));
}
function outcomeLine(one) {
    switch (one.state) {
        case "passes":
            return `${one.id} passes already`;
        case "not-assessed":
            return `${one.id} asks for nothing and stays so: name it to accept its run`;
        case "mostly-passes":
            return `${one.id} stays as it is: ${one.passing} of its ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(one.runs, "run")} pass. To expect what another did, name the case and the trial: rungate accept CASE --trial NAME`;
        case "refused":
            return `${one.id} is refused: ${one.reason}`;
        case "wanted": {
            const labels = (0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .KE)(one.candidates.map(({ label }) => label));
            return `${one.id} now expects what ${labels} did${passedBefore(one.passing.length)}`;
        }
    }
}
function passedBefore(count) {
    if (count === 0)
        return "";
    return `. ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(count, "other run")} passed before: rungate gate says whether that is still so`;
}


/***/ }),

/***/ 44772:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ planRuns)
});

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/scorers/counted.js
var scorers_counted = __webpack_require__(20380);
// EXTERNAL MODULE: ./build/scorers/not-assessed.js
var not_assessed = __webpack_require__(40171);
// EXTERNAL MODULE: ./build/suite/passes.js
var passes = __webpack_require__(40334);
// EXTERNAL MODULE: ./build/suite/score-run.js
var score_run = __webpack_require__(10949);
// EXTERNAL MODULE: ./build/wording.js
var wording = __webpack_require__(9000);
// EXTERNAL MODULE: ./build/accept/not-acceptable.js
var not_acceptable = __webpack_require__(50397);
// EXTERNAL MODULE: ./build/expectations/written-value.js
var written_value = __webpack_require__(91709);
// EXTERNAL MODULE: ./build/json/json.js
var json = __webpack_require__(35857);
// EXTERNAL MODULE: ./build/limits.js + 8 modules
var limits = __webpack_require__(69480);
// EXTERNAL MODULE: ./build/scorers/results.js
var results = __webpack_require__(60084);
// EXTERNAL MODULE: ./build/matching/compare.js
var compare = __webpack_require__(29737);
// EXTERNAL MODULE: ./build/accept/change.js
var accept_change = __webpack_require__(99545);
;// CONCATENATED MODULE: ./build/accept/align-arguments.js




function alignArguments(pattern, actual, { mode, listOrder }, write) {
    const wanted = mode === "flexible" && pattern.kind === "object" ? opened(pattern, actual) : pattern;
    return align(wanted, actual, { listOrder, write, keys: [] });
}
function opened(pattern, actual) {
    const sharesKey = (0,json/* isObject */.Gv)(actual) && [...pattern.entries.keys()].some((key) => Object.hasOwn(actual, key));
    return sharesKey ? { ...pattern, extraKeys: true } : pattern;
}
function alignResult(pattern, actual, listOrder, write) {
    return align(pattern, actual, { listOrder, write, keys: [] });
}
function align(pattern, actual, within) {
    if ((0,compare/* matches */.cK)(pattern, actual, within.listOrder))
        return undefined;
    if (pattern.kind === "object" && (0,json/* isObject */.Gv)(actual))
        return alignObject(pattern, actual, within);
    const inOrder = pattern.kind === "list" && pattern.ordered && within.listOrder === "significant";
    if (inOrder && Array.isArray(actual))
        return alignList(pattern.items, actual, within);
    return (0,accept_change/* replaceBy */.ST)(within.write(actual, within.keys));
}
function alignObject(pattern, actual, within) {
    const members = new Map();
    for (const [key, entry] of pattern.entries) {
        const change = alignMember(entry, (0,json/* member */.Dc)(actual, key), { ...within, keys: [...within.keys, key] });
        if (change !== undefined)
            members.set((0,written_value/* writtenKey */.R)(key), change);
    }
    for (const [key, value] of Object.entries(actual)) {
        if (pattern.extraKeys || pattern.entries.has(key))
            continue;
        members.set((0,written_value/* writtenKey */.R)(key), (0,accept_change/* replaceBy */.ST)(within.write(value, [...within.keys, key])));
    }
    const change = (0,accept_change/* membersChange */.CY)(members);
    const isSubset = (0,json/* isObject */.Gv)(pattern.source) && (0,json/* member */.Dc)(pattern.source, "$subset") !== undefined;
    return change !== undefined && isSubset ? (0,accept_change/* membersChange */.CY)(new Map([["$subset", change]])) : change;
}
function alignMember(entry, actual, within) {
    if (actual !== undefined)
        return align(entry, actual, within);
    return (0,compare/* matches */.cK)(entry, undefined, within.listOrder) ? undefined : { kind: "remove" };
}
function alignList(items, actual, within) {
    const aligned = actual.map((value, at) => {
        const item = items[at];
        return item === undefined
            ? { value: within.write(value, within.keys) }
            : { at, change: align(item, value, within) };
    });
    return (0,accept_change/* itemsChange */.tL)(aligned, items.length);
}

;// CONCATENATED MODULE: ./build/accept/claim-calls.js

function placedCalls(run, options, tools) {
    const counted = new Set((0,scorers_counted/* countedCalls */.eb)(run, options, tools));
    return [...run.toolCalls.entries()].filter(([, call]) => counted.has(call));
}
function claimCalls(names, calls, taken = new Set()) {
    const free = new Map();
    for (const [position, { name }] of calls) {
        if (taken.has(position))
            continue;
        const known = free.get(name);
        if (known === undefined)
            free.set(name, [position]);
        else
            known.push(position);
    }
    let last = -1;
    return names.map((name) => {
        const left = free.get(name) ?? [];
        const later = left.findIndex((position) => position > last);
        const [position] = left.splice(Math.max(later, 0), 1);
        if (position !== undefined)
            last = position;
        return position;
    });
}

// EXTERNAL MODULE: ./build/scorers/f1.js
var f1 = __webpack_require__(41745);
;// CONCATENATED MODULE: ./build/accept/pair-calls.js




function pairCalls(declared, run, rules) {
    const { expectation, tools } = rules;
    const outcome = f1.f1.score(run, { ...expectation, referenceToolCalls: declared }, tools);
    if (outcome.status !== "scored")
        throw new not_acceptable/* NotAcceptable */.I(`f1: ${outcome.reason}`);
    const { f1: options } = expectation.options;
    const counted = new Set((0,scorers_counted/* countedReferences */.To)(declared, run, options, tools));
    const references = [...declared.keys()].filter((at) => counted.has(declared[at]));
    const calls = placedCalls(run, options, tools).map(([position]) => position);
    const pairsOf = (pairs) => new Map(pairs.map(({ reference, call }) => [at(references, reference), at(calls, call)]));
    const { details } = outcome;
    const matched = pairsOf(details.pairs);
    const near = pairsOf(details.nearMisses);
    const left = new Set(details.unexpected.map(({ position }) => at(calls, position)));
    for (const call of near.values())
        left.delete(call);
    for (const reference of references) {
        if (declared[reference]?.optional !== true || matched.has(reference))
            continue;
        const call = [...left].find((one) => run.toolCalls[one]?.name === declared[reference]?.name);
        if (call === undefined)
            continue;
        near.set(reference, call);
        left.delete(call);
    }
    const missing = details.missing.map(({ position }) => at(references, position));
    const countedAt = new Set(references);
    return {
        matched,
        near,
        missing: new Set(missing.filter((reference) => !near.has(reference))),
        unexpected: [...left],
        uncounted: new Set([...declared.keys()].filter((reference) => !countedAt.has(reference))),
    };
}
function at(list, position) {
    return list[position] ?? 0;
}

;// CONCATENATED MODULE: ./build/accept/align-references.js









function alignReferences(run, rules) {
    const { expectation, tools } = rules;
    const declared = expectation.referenceToolCalls ?? [];
    const { matched, near, missing, unexpected, uncounted } = pairCalls(declared, run, rules);
    const entries = [];
    const taken = new Set([...matched.values(), ...near.values(), ...unexpected]);
    const others = [...uncounted].map((at) => declared[at]?.name ?? "");
    const claimed = claimCalls(others, placedCalls(run, expectation.options.code, tools), taken);
    const claims = new Map([...uncounted].map((at, position) => [at, claimed[position]]));
    for (const [at, reference] of declared.entries()) {
        if (missing.has(at))
            continue;
        const { name, optional } = reference;
        const nearest = near.get(at);
        const change = nearest === undefined ? undefined : alignCall(reference, callAt(run, nearest), rules);
        entries.push({
            name,
            optional,
            item: { at, change },
            call: matched.get(at) ?? nearest ?? claims.get(at),
        });
    }
    refuseTooMany(entries.length + unexpected.length);
    for (const call of unexpected)
        addInOrder(entries, newEntry(run, call, rules));
    return entries;
}
function newEntry(run, position, { redact }) {
    const call = callAt(run, position);
    const { name } = call;
    const value = { name, arguments: (0,written_value/* valueWriter */.T)(name, redact)(argumentsOf(call), []) };
    return { name, optional: false, item: { value }, call: position };
}
function addInOrder(entries, entry) {
    const { call: mine = 0 } = entry;
    const earlier = entries.findLastIndex(({ call }) => call !== undefined && call < mine);
    const later = entries.findIndex(({ call }) => call !== undefined && call > mine);
    const place = earlier >= 0 ? earlier + 1 : later >= 0 ? later : entries.length;
    entries.splice(place, 0, entry);
}
function refuseTooMany(count) {
    if (count <= limits/* limits */.F.references)
        return;
    throw new not_acceptable/* NotAcceptable */.I(`${count} reference calls would be needed, more than the ${limits/* limits */.F.references} that are read`);
}
function callAt({ toolCalls }, position) {
    const call = toolCalls[position];
    if (call === undefined)
        throw new RangeError(`no call ${position} of ${toolCalls.length}`);
    return call;
}
function alignCall(reference, call, { expectation, redact }) {
    const { arguments: pattern, name, result } = reference;
    const { f1 } = expectation.options;
    const write = (0,written_value/* valueWriter */.T)(name, redact);
    const changes = [
        ["arguments", alignArguments(pattern, argumentsOf(call), f1, write)],
        ["result", result && alignAnswer(result, call, f1.listOrder, redact)],
    ];
    return (0,accept_change/* membersChange */.CY)(new Map(changes.flatMap(([key, change]) => (change ? [[key, change]] : []))));
}
function alignAnswer(pattern, call, listOrder, redact) {
    const isMet = (0,results/* resultDifferences */.e0)(pattern, call, listOrder).length === 0;
    if (isMet || call.result === undefined)
        return undefined;
    const hides = (tool, keys) => redact.hides(tool, keys) || redact.hides(tool, ["result", ...keys]);
    const write = (0,written_value/* valueWriter */.T)(call.name, { ...redact, hides });
    return alignResult(pattern, (0,results/* openedResult */.nT)(call) ?? call.result, listOrder, write);
}
function argumentsOf({ name, arguments: args, malformed }) {
    if (malformed) {
        throw new not_acceptable/* NotAcceptable */.I(`the arguments of ${name} are not JSON: correct the agent, or accept another run`);
    }
    if (!(0,json/* isObject */.Gv)(args)) {
        throw new not_acceptable/* NotAcceptable */.I(`the arguments of ${name} are no object, and references have nothing else`);
    }
    return args;
}

// EXTERNAL MODULE: ./build/matching/pattern.js
var pattern = __webpack_require__(7220);
// EXTERNAL MODULE: ./build/scorers/code.js + 1 modules
var code = __webpack_require__(86575);
;// CONCATENATED MODULE: ./build/accept/align-tools.js






function alignTools(run, rules) {
    const { expectation, tools } = rules;
    const { expectedTool, expectedToolOrder, strictMode, options } = expectation;
    if (codeAccepts(run, expectation, rules))
        return new Map();
    const calls = placedCalls(run, options.code, tools);
    if (expectedToolOrder !== undefined) {
        const change = alignOrder(expectedToolOrder, calls, strictMode);
        return new Map(change && [["expectedToolOrder", change]]);
    }
    if (expectedTool === undefined)
        return new Map();
    const names = calls.map(([, { name }]) => name);
    const [only, ...others] = strictMode ? names : new Set(names);
    if (only !== undefined && others.length === 0)
        return new Map([["expectedTool", (0,accept_change/* replaceBy */.ST)(only)]]);
    return new Map([
        ["expectedTool", { kind: "remove" }],
        ["expectedToolOrder", (0,accept_change/* replaceBy */.ST)(names)],
    ]);
}
function alignOrder(order, calls, strict) {
    const claimed = claimCalls(order, calls);
    const steps = claimed.flatMap((call, at) => (call === undefined ? [] : [{ call, item: { at } }]));
    const taken = new Set(claimed);
    const named = new Set(order);
    const isGapFilled = taken.has(undefined) || order.length === 0;
    const added = calls.flatMap(([call, { name }]) => {
        const isWanted = strict ? !taken.has(call) : isGapFilled && !named.has(name);
        return isWanted ? [{ call, item: { value: name } }] : [];
    });
    const items = [...steps, ...added].sort((a, b) => a.call - b.call).map(({ item }) => item);
    return (0,accept_change/* itemsChange */.tL)(items, order.length);
}
function orderReferences(entries, run, rules) {
    const { expectation, tools } = rules;
    const { options, strictMode } = expectation;
    const references = entries.map(({ name, optional }) => ({ name, optional, arguments: pattern/* anyValue */.mh }));
    const isOrdered = options.code.arguments === "ignore" || areInCallOrder(entries);
    if (isOrdered && codeAccepts(run, { ...expectation, referenceToolCalls: references }, rules))
        return entries;
    const counted = new Set((0,scorers_counted/* countedReferences */.To)(references, run, options.code, tools));
    const steps = new Set(entries.filter((_entry, at) => counted.has(references[at])));
    const kept = entries.filter((entry) => entry.call !== undefined || entry.optional || !steps.has(entry));
    if (strictMode || !kept.some((entry) => entry.call !== undefined && steps.has(entry))) {
        const taken = new Set(kept.map(({ call }) => call));
        const others = placedCalls(run, options.code, tools).filter(([position]) => !taken.has(position));
        refuseTooMany(kept.length + others.length);
        for (const [position] of others)
            addInOrder(kept, newEntry(run, position, rules));
    }
    return inCallOrder(kept);
}
function areInCallOrder(entries) {
    return inCallOrder(entries).every((entry, at) => entry === entries[at]);
}
function inCallOrder(entries) {
    let last = -1;
    const placed = entries.map((entry) => {
        last = entry.call ?? last;
        return { entry, place: last };
    });
    return placed.sort((a, b) => a.place - b.place).map(({ entry }) => entry);
}
function codeAccepts(run, expectation, { tools }) {
    const { options } = expectation;
    const byName = { ...options, code: { ...options.code, arguments: "ignore" } };
    const outcome = code/* code */.a.score(run, { ...expectation, options: byName }, tools);
    return outcome.status !== "scored" || outcome.value === 1;
}

;// CONCATENATED MODULE: ./build/accept/plan-case.js



function planCase(run, rules) {
    const { expectedTool, expectedToolOrder, referenceToolCalls, options } = rules.expectation;
    const asksForTools = expectedTool !== undefined || expectedToolOrder !== undefined;
    const members = new Map();
    if (referenceToolCalls !== undefined || !asksForTools) {
        const aligned = alignReferences(run, rules);
        const named = options.code.arguments === "compare" ? inCallOrder(aligned) : aligned;
        const entries = asksForTools ? named : orderReferences(aligned, run, rules);
        const change = (0,accept_change/* itemsChange */.tL)(entries.map(({ item }) => item), referenceToolCalls?.length ?? -1);
        if (change !== undefined)
            members.set("referenceToolCalls", change);
    }
    for (const [key, change] of alignTools(run, rules))
        members.set(key, change);
    return (0,accept_change/* membersChange */.CY)(members);
}

// EXTERNAL MODULE: ./build/accept/select-trials.js
var select_trials = __webpack_require__(90431);
;// CONCATENATED MODULE: ./build/accept/plan-runs.js









function planRuns(candidates, passing, rules) {
    const [first, ...others] = candidates.map(({ run }) => run);
    if (first === undefined)
        throw new RangeError("no run to accept");
    refuseFewerCalls(candidates, passing, rules);
    const plan = (run) => planRun(run, rules);
    const outcome = (run) => outcomeOf(() => plan(essenceOf(run, rules)));
    if (others.length > 0) {
        const wanted = outcome(first);
        const agree = others.every((run) => (0,external_node_util_.isDeepStrictEqual)(outcome(run), wanted));
        if (!agree)
            throw new not_acceptable/* NotAcceptable */.I((0,select_trials/* disagreement */.f)(candidates));
    }
    return plan(first);
}
function refuseFewerCalls(candidates, passing, { expectation, tools }) {
    const calls = ({ run }) => (0,scorers_counted/* countedCalls */.eb)(run, expectation.options.f1, tools).length;
    for (const one of candidates) {
        const better = passing.find((other) => calls(other) > calls(one));
        if (better === undefined)
            continue;
        throw new not_acceptable/* NotAcceptable */.I(`${one.label} has ${(0,wording/* counted */.hS)(calls(one), "call")}, and ${better.label} passes with ${calls(better)}`, one.trial.trial);
    }
}
function essenceOf(run, { expectation, tools }) {
    const counted = new Set((0,scorers_counted/* countedCalls */.eb)(run, expectation.options.f1, tools));
    const toolCalls = run.toolCalls.map((call) => counted.has(call) ? call : { ...call, arguments: {}, malformed: false });
    return { ...run, toolCalls };
}
function outcomeOf(plan) {
    try {
        return { change: plan() };
    }
    catch (error) {
        if (error instanceof not_acceptable/* NotAcceptable */.I)
            return { reason: error.message };
        throw error;
    }
}
function planRun(run, rules) {
    if (run.textsOnly)
        throw new not_acceptable/* NotAcceptable */.I(not_assessed/* CALLS_UNRECORDED */.Cs.reason);
    if ((0,passes/* isCutShort */.z)(run.limit, rules.gate))
        throw new not_acceptable/* NotAcceptable */.I(`the run ended at a limit (${run.limit}), before the agent was done: accept another run, or write gate: { endedAtLimit: pass } in the policy`);
    const { brokenBudgets } = (0,score_run/* scoreRun */.I)(run, rules.expectation, rules.tools);
    if (brokenBudgets.length === 0)
        return planCase(run, rules);
    throw new not_acceptable/* NotAcceptable */.I(`the run broke a budget, which is yours to change: ${brokenBudgets.join("; ")}`);
}


/***/ }),

/***/ 90431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ selectTrials),
/* harmony export */   f: () => (/* binding */ disagreement)
/* harmony export */ });
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57806);
/* harmony import */ var _suite_trial_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22139);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9000);



function selectTrials(id, cases, { trial: name, named }) {
    const refused = (reason, trial) => ({ id, state: "refused", reason, trial });
    if (cases.length === 0)
        return refused("no run of it is among the recordings: record one, or check --runs");
    const recorded = cases.find(({ source }) => source === "recording");
    if (recorded !== undefined) {
        const place = recorded.trials[0] === undefined ? "" : ` (${(0,_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .placeName */ .fW)(recorded.trials[0])})`;
        return refused(`the recording says what is expected${place}: change it there, or declare the case in an expectations file`);
    }
    const all = cases.flatMap((one) => one.trials.map((trial) => ({ trial, label: labelOf(one, trial) })));
    const asked = name === undefined ? all : all.filter(({ trial }) => trial.trial === name);
    if (asked.length === 0) {
        const known = (0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)([...new Set(all.map(({ trial }) => trial.trial))], SHOWN_TRIALS);
        return refused(`it has no trial "${name}". Its trials: ${known}. The same bytes twice are one trial`);
    }
    const failing = asked.filter(({ trial }) => trial.pass !== true);
    if (failing.length === 0)
        return { id, state: "passes" };
    const candidates = failing.filter(({ trial }) => !isBroken(trial));
    const [first] = candidates;
    if (first === undefined)
        return refused(`only runs in error are left: ${brokenText(failing)}`);
    const isDeclared = cases.some(({ source }) => source === "file");
    if (!isDeclared && !named) {
        return refused("no expectations file has it. To add it, name it: rungate accept CASE");
    }
    if (!named && candidates.every(({ trial }) => trial.pass === null))
        return { id, state: "not-assessed" };
    const passing = all.filter(({ trial }) => trial.pass === true);
    if (name === undefined && passing.length >= candidates.length) {
        if (!named)
            return { id, state: "mostly-passes", passing: passing.length, runs: all.length };
        const labels = passing.map(({ label }) => label);
        return refused(`${passing.length} of its ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(all.length, "run")} pass (${(0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)(labels, SHOWN_TRIALS)})`, first.trial.trial);
    }
    return { id, state: "wanted", candidates, passing, isTrialNamed: name !== undefined };
}
const SHOWN_TRIALS = 10;
function disagreement(candidates) {
    const labels = (0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)(candidates.map(({ label }) => label), SHOWN_TRIALS);
    const names = new Set(candidates.map(({ trial }) => trial.trial));
    const advice = names.size > 1 ? "choose one with --trial NAME" : "name the recordings of one of them with --runs";
    return `the runs that do not pass made different calls: ${labels}. They share one expectation: ${advice}`;
}
function labelOf(one, trial) {
    const tags = Object.keys(one.tags).length === 0 ? "" : ` of ${(0,_suite_trial_js__WEBPACK_IMPORTED_MODULE_1__/* .caseLabel */ .P)(one)}`;
    return `trial ${trial.trial}${tags} at ${(0,_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .placeName */ .fW)(trial)}`;
}
function isBroken({ scores }) {
    return Object.values(scores).some(({ status }) => status === "error");
}
function brokenText(candidates) {
    const texts = candidates.map(({ label, trial }) => {
        const error = Object.values(trial.scores).find((outcome) => outcome.status === "error");
        return error === undefined ? label : `${label}: ${error.reason}`;
    });
    return (0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)(texts, SHOWN_TRIALS);
}


/***/ }),

/***/ 81799:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ noBaseline)
/* harmony export */ });
const noBaseline = { state: "none", reason: "no baseline was asked for" };


/***/ }),

/***/ 4805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ caseNotNamed)
/* harmony export */ });
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57806);

function caseNotNamed(demand, command) {
    const message = `${demand}. Write the case before the options: rungate ${command} CASE --runs …`;
    return new _problems_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1([{ severity: "error", message }]);
}


/***/ }),

/***/ 38079:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   accept: () => (/* binding */ accept)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _accept_accept_runs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54616);
/* harmony import */ var _accept_diff_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32512);
/* harmony import */ var _accept_mark_optional_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33869);
/* harmony import */ var _accept_not_acceptable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50397);
/* harmony import */ var _accept_outcome_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4901);
/* harmony import */ var _accept_select_trials_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(90431);
/* harmony import */ var _escape_terminal_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(82124);
/* harmony import */ var _init_next_command_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(66906);
/* harmony import */ var _job_configure_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(46956);
/* harmony import */ var _job_readers_all_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(15876);
/* harmony import */ var _job_run_unjudged_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(6884);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(57806);
/* harmony import */ var _scorers_load_libraries_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(84606);
/* harmony import */ var _case_not_named_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(4805);
/* harmony import */ var _print_text_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(88092);
/* harmony import */ var _tell_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(7798);
/* harmony import */ var _candidate_runs_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(33389);
/* harmony import */ var _job_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(8928);
/* harmony import */ var _program_name_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(49991);
/* harmony import */ var _replace_file_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(31994);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_accept_accept_runs_js__WEBPACK_IMPORTED_MODULE_1__, _accept_mark_optional_js__WEBPACK_IMPORTED_MODULE_3__, _job_readers_all_js__WEBPACK_IMPORTED_MODULE_10__, _job_run_unjudged_js__WEBPACK_IMPORTED_MODULE_11__]);
([_accept_accept_runs_js__WEBPACK_IMPORTED_MODULE_1__, _accept_mark_optional_js__WEBPACK_IMPORTED_MODULE_3__, _job_readers_all_js__WEBPACK_IMPORTED_MODULE_10__, _job_run_unjudged_js__WEBPACK_IMPORTED_MODULE_11__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);





















async function accept(ids, options) {
    checkUsage(ids, options);
    const job = await (0,_job_js__WEBPACK_IMPORTED_MODULE_18__/* .jobOf */ .Z)(options);
    const configured = (0,_job_configure_js__WEBPACK_IMPORTED_MODULE_9__/* .configure */ .j)(job, _job_readers_all_js__WEBPACK_IMPORTED_MODULE_10__/* .allReaders */ .A);
    if (options.optional !== undefined)
        return mark(ids, options.optional, options, job.root, configured);
    await (0,_scorers_load_libraries_js__WEBPACK_IMPORTED_MODULE_13__/* .loadLibraries */ .k)(configured.expectations, configured.scoring);
    const report = (0,_job_run_unjudged_js__WEBPACK_IMPORTED_MODULE_11__/* .runUnjudged */ .c)(job);
    checkKnown(ids, report, configured.expectations.keys());
    const selected = select(ids, report, options);
    const { wanted, refused } = (0,_candidate_runs_js__WEBPACK_IMPORTED_MODULE_17__/* .readCandidateRuns */ .u)(selected.filter((one) => one.state === "wanted"), job, configured);
    const accepted = (0,_accept_accept_runs_js__WEBPACK_IMPORTED_MODULE_1__/* .acceptRuns */ .T)(configured.texts, wanted, configured.ruling.policy);
    const changes = changedFiles(configured.texts, accepted.files);
    for (const { before, after } of changes)
        (0,_print_text_js__WEBPACK_IMPORTED_MODULE_15__/* .print */ .yy)((0,_accept_diff_text_js__WEBPACK_IMPORTED_MODULE_2__/* .diffText */ .N)(before.file, before.text, after, _print_text_js__WEBPACK_IMPORTED_MODULE_15__/* .hasColors */ .jG));
    const refusals = [...selected.filter((one) => one.state === "refused"), ...refused, ...accepted.refused];
    const refusedIds = new Set(refusals.map(({ id }) => id));
    const outcomes = selected.filter(({ id }) => !refusedIds.has(id));
    (0,_print_text_js__WEBPACK_IMPORTED_MODULE_15__/* .print */ .yy)((0,_accept_outcome_text_js__WEBPACK_IMPORTED_MODULE_5__/* .outcomeText */ .E)(outcomes, { all: options.all, callNothing: accepted.callNothing }));
    if (changes.length === 0)
        (0,_print_text_js__WEBPACK_IMPORTED_MODULE_15__/* .print */ .yy)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_7__/* .terminal */ .Fo) `nothing to write`);
    const broken = brokenRecordings(selected, report, options);
    (0,_tell_js__WEBPACK_IMPORTED_MODULE_16__/* .tell */ .q)([...refusals.map((one) => errorOf(refusalText(one, options))), ...broken]);
    const isWritten = changes.length === 0 || (await writeAll(changes, job.root, ids, options));
    return isWritten && refusals.length === 0 && broken.length === 0 ? 0 : 1;
}
async function mark(ids, reference, options, root, { texts, ruling }) {
    const [id = ""] = ids;
    try {
        const changes = changedFiles(texts, (0,_accept_mark_optional_js__WEBPACK_IMPORTED_MODULE_3__/* .markOptional */ .s)(texts, id, reference, ruling.policy));
        for (const { before, after } of changes)
            (0,_print_text_js__WEBPACK_IMPORTED_MODULE_15__/* .print */ .yy)((0,_accept_diff_text_js__WEBPACK_IMPORTED_MODULE_2__/* .diffText */ .N)(before.file, before.text, after, _print_text_js__WEBPACK_IMPORTED_MODULE_15__/* .hasColors */ .jG));
        if (changes.length === 0)
            (0,_print_text_js__WEBPACK_IMPORTED_MODULE_15__/* .print */ .yy)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_7__/* .terminal */ .Fo) `nothing to write`);
        return changes.length === 0 || (await writeAll(changes, root, ids, options)) ? 0 : 1;
    }
    catch (error) {
        if (!(error instanceof _accept_not_acceptable_js__WEBPACK_IMPORTED_MODULE_4__/* .NotAcceptable */ .I))
            throw error;
        (0,_tell_js__WEBPACK_IMPORTED_MODULE_16__/* .tell */ .q)([errorOf(refusalText({ id, reason: error.message }, options))]);
        return 1;
    }
}
function checkUsage(ids, { all, expectations, optional }) {
    const fail = (message) => {
        throw new _problems_js__WEBPACK_IMPORTED_MODULE_12__/* .ConfigurationError */ .j1([{ severity: "error", message }]);
    };
    if (ids.length === 0 && !all)
        throw (0,_case_not_named_js__WEBPACK_IMPORTED_MODULE_14__/* .caseNotNamed */ .t)("name the cases to accept, or say --all", "accept");
    if (ids.length > 0 && all)
        fail("name cases or say --all, not both");
    if (optional !== undefined && ids.length > 1)
        fail("--optional marks a reference of one case: name one");
    if (expectations.length === 0)
        fail("no expectations file to write to: name it with --expectations");
}
function checkKnown(ids, report, declared) {
    const known = new Set([...report.cases.map(({ id }) => id), ...declared]);
    const problems = ids
        .filter((id) => !known.has(id))
        .map((id) => ({
        severity: "error",
        message: `there is no case "${id}" in the recordings or the expectations.${(0,_problems_js__WEBPACK_IMPORTED_MODULE_12__/* .didYouMean */ .au)(id, known)}`,
    }));
    if (problems.length > 0)
        throw new _problems_js__WEBPACK_IMPORTED_MODULE_12__/* .ConfigurationError */ .j1(problems);
}
function select(ids, { cases }, { all, trial }) {
    const byId = new Map();
    for (const one of cases)
        byId.set(one.id, [...(byId.get(one.id) ?? []), one]);
    const asked = all ? [...byId.keys()] : [...new Set(ids)];
    return asked.map((id) => (0,_accept_select_trials_js__WEBPACK_IMPORTED_MODULE_6__/* .selectTrials */ .Y)(id, byId.get(id) ?? [], { trial, named: !all }));
}
function changedFiles(before, after) {
    return before.flatMap((file, at) => {
        const text = after[at]?.text ?? file.text;
        return text === file.text ? [] : [{ before: file, after: text }];
    });
}
async function writeAll(changes, root, ids, options) {
    if (options.dryRun) {
        for (const { before } of changes)
            (0,_print_text_js__WEBPACK_IMPORTED_MODULE_15__/* .print */ .yy)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_7__/* .terminal */ .Fo) `would write ${before.file}`);
        return true;
    }
    if (!options.yes && !(await isAgreed(ids, options)))
        return false;
    return changes.map((one) => write(one, root)).every(Boolean);
}
async function isAgreed(ids, options) {
    if (!(0,_print_text_js__WEBPACK_IMPORTED_MODULE_15__/* .canAsk */ .Gj)()) {
        const { all, trial, optional } = options;
        const chosen = [
            ...(all ? ["--all"] : []),
            ...(trial === undefined ? [] : ["--trial", trial]),
            ...(optional === undefined ? [] : ["--optional", String(optional)]),
        ];
        const command = acceptCommand(ids, options, [...chosen, "--yes"]);
        (0,_tell_js__WEBPACK_IMPORTED_MODULE_16__/* .tell */ .q)([
            errorOf(`nothing was written, because there is no terminal to ask at. To write it, run: ${command}`),
        ]);
        return false;
    }
    const isYes = await (0,_print_text_js__WEBPACK_IMPORTED_MODULE_15__/* .askForYes */ .QV)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_7__/* .terminal */ .Fo) `Write this?`);
    if (!isYes)
        (0,_print_text_js__WEBPACK_IMPORTED_MODULE_15__/* .print */ .yy)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_7__/* .terminal */ .Fo) `nothing was written`);
    return isYes;
}
function write({ before, after }, root) {
    const fault = (0,_replace_file_js__WEBPACK_IMPORTED_MODULE_20__/* .replaceFile */ .f)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, before.file), before.text, after);
    if (fault === undefined)
        (0,_print_text_js__WEBPACK_IMPORTED_MODULE_15__/* .print */ .yy)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_7__/* .terminal */ .Fo) `wrote ${before.file}`);
    else
        (0,_tell_js__WEBPACK_IMPORTED_MODULE_16__/* .tell */ .q)([{ ...errorOf(fault), file: before.file }]);
    return fault === undefined;
}
function refusalText({ id, reason, trial }, options) {
    const message = `case "${id}" cannot be accepted: ${reason}`;
    if (trial === undefined)
        return message;
    const command = acceptCommand([id], options, ["--trial", trial]);
    return `${message}. To expect what trial ${trial} did, run: ${command}`;
}
function acceptCommand(ids, options, flags) {
    const { runs, expectations, policy, format, caseField } = options;
    const named = { runs, expectations, policy, format, caseField };
    const dashed = ids.filter((id) => id.startsWith("-"));
    const words = ["accept", ...ids.filter((id) => !dashed.includes(id))];
    return `${(0,_program_name_js__WEBPACK_IMPORTED_MODULE_19__/* .programName */ .k)()} ${(0,_init_next_command_js__WEBPACK_IMPORTED_MODULE_8__/* .nextCommand */ .h)(words, named, dashed.length > 0 ? [...flags, "--", ...dashed] : flags)}`;
}
function brokenRecordings(selected, report, options) {
    const recorded = new Set(report.cases.map(({ id }) => id));
    if (!options.all && selected.every(({ id }) => recorded.has(id)))
        return [];
    const files = new Set(options.expectations);
    return report.problems.filter(({ severity, file }) => severity === "error" && !files.has(file ?? ""));
}
function errorOf(message) {
    return { severity: "error", message };
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 33389:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ readCandidateRuns)
/* harmony export */ });
/* harmony import */ var _disk_allowance_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53458);
/* harmony import */ var _disk_patterns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59157);
/* harmony import */ var _loading_load_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44692);
/* harmony import */ var _process_steps_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53245);
/* harmony import */ var _without_texts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53326);





function readCandidateRuns(cases, job, { options, expectations, scoring: { limits } }) {
    const compared = cases.map((one) => ({ ...one, passing: one.isTrialNamed ? [] : one.passing }));
    const chosen = new Map(compared.flatMap(({ id, candidates, passing }) => [...candidates, ...passing].map(({ trial }) => [keyOf(trial), { id, trial }])));
    const files = new Set([...chosen.values()].map(({ trial }) => trial.file));
    const runs = new Map();
    const allowance = new _disk_allowance_js__WEBPACK_IMPORTED_MODULE_0__/* .Allowance */ .b(limits);
    for (const file of (0,_process_steps_js__WEBPACK_IMPORTED_MODULE_3__/* .atOnce */ .zd)((0,_disk_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .findFiles */ .l)(job.runs, job.root, job.contained, limits)).files) {
        if (!files.has(file.name))
            continue;
        for (const one of (0,_loading_load_js__WEBPACK_IMPORTED_MODULE_2__/* .loadRuns */ .lR)(file, options, allowance)) {
            const key = keyOf(one.origin.place);
            const known = chosen.get(key);
            if ("fault" in one || known === undefined || known.trial.hash !== one.origin.hash)
                continue;
            const { texts, asked } = expectations.get(known.id) ?? {};
            const isCallsOnly = texts === undefined && asked === undefined;
            runs.set(key, isCallsOnly ? (0,_without_texts_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutTexts */ .X)(one.run) : one.run);
        }
    }
    const withRun = (one) => {
        const run = runs.get(keyOf(one.trial));
        return run === undefined ? [] : [{ ...one, run }];
    };
    const wanted = [];
    const refused = [];
    for (const { id, ...one } of compared) {
        const candidates = one.candidates.flatMap(withRun);
        const passing = one.passing.flatMap(withRun);
        const isWhole = candidates.length === one.candidates.length && passing.length === one.passing.length;
        if (isWhole)
            wanted.push({ id, candidates, passing });
        else
            refused.push({ id, reason: "its recordings were changed meanwhile: run this again" });
    }
    return { wanted, refused };
}
function keyOf({ file, index }) {
    return JSON.stringify([file, index]);
}


/***/ }),

/***/ 8928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ jobOf)
/* harmony export */ });
/* harmony import */ var _disk_checkout_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4142);
/* harmony import */ var _escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82124);
/* harmony import */ var _job_created_at_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29632);
/* harmony import */ var _policy_default_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48977);
/* harmony import */ var _print_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88092);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10504);






async function jobOf(options) {
    const root = process.cwd();
    const policy = options.policy ?? (0,_disk_checkout_js__WEBPACK_IMPORTED_MODULE_0__/* .defaultPolicyFile */ .km)(root);
    if (policy !== options.policy && policy !== _policy_default_file_js__WEBPACK_IMPORTED_MODULE_3__/* .DEFAULT_POLICY */ .z)
        (0,_print_text_js__WEBPACK_IMPORTED_MODULE_4__/* .complain */ .cc)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `policy: ${policy}`);
    return {
        runs: options.runs,
        expectations: options.expectations,
        policy,
        suite: options.suite,
        format: options.format,
        caseField: options.caseField,
        root,
        contained: false,
        commit: null,
        createdAt: (0,_job_created_at_js__WEBPACK_IMPORTED_MODULE_2__/* .createdAt */ .C)(options.now),
        onProgress: await (0,_progress_js__WEBPACK_IMPORTED_MODULE_5__/* .progressBar */ .h)(),
        workers: options.workers,
    };
}


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

/***/ 31994:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ replaceFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _disk_write_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46271);


function replaceFile(path, before, after) {
    try {
        const target = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(target, "utf8") !== before) {
            return "was changed by somebody else meanwhile and is not written: run this again";
        }
        (0,_disk_write_js__WEBPACK_IMPORTED_MODULE_1__/* .writeWhole */ .f)(target, after);
        return undefined;
    }
    catch (error) {
        if (error instanceof Error)
            return `cannot be written: ${error.message}`;
        throw error;
    }
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

/***/ 62331:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ insteadOf),
/* harmony export */   u: () => (/* binding */ otherTools)
/* harmony export */ });
const otherTools = new WeakMap();
function insteadOf(key, schema) {
    let one = schema;
    while (one !== undefined && !otherTools.has(one))
        one = parentOf(one);
    return one && otherTools.get(one)?.[key];
}
function parentOf(schema) {
    return schema._zod?.parent;
}


/***/ }),

/***/ 27249:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LF: () => (/* binding */ pathText),
/* harmony export */   hz: () => (/* binding */ byPlace),
/* harmony export */   tf: () => (/* binding */ validate),
/* harmony export */   v4: () => (/* binding */ issueText)
/* harmony export */ });
/* harmony import */ var _json_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35857);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57806);
/* harmony import */ var _other_tools_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62331);
/* harmony import */ var _shown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92110);




const KINDS = {
    string: "text",
    number: "a number",
    int: "a whole number",
    boolean: "true or false",
    array: "a list",
    object: "an object",
};
function validate(schema, document, adviceOn = () => undefined) {
    if (document.value === undefined)
        return { value: undefined, problems: document.problems };
    const result = schema.safeParse(document.value, { reportInput: true });
    const issues = result.error?.issues.flatMap((issue) => describe(issue, { schema, document, adviceOn })) ?? [];
    const told = new Set(document.problems.map(_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .placeText */ .Z9));
    const problems = [...document.problems, ...issues.filter((one) => !told.has((0,_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .placeText */ .Z9)(one)))].sort(byPlace);
    return { value: problems.length === 0 ? result.data : undefined, problems };
}
function byPlace(a, b) {
    return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}
function describe(issue, checked) {
    const { schema, document, adviceOn } = checked;
    const meant = issue.code === "invalid_union" ? meantOf(issue.errors) : undefined;
    if (meant !== undefined)
        return meant.flatMap((one) => describe({ ...one, path: [...issue.path, ...one.path] }, checked));
    if (issue.code === "unrecognized_keys") {
        const schemas = schemasAt(schema, issue.path);
        return issue.keys.map((key) => ({
            severity: "error",
            ...document.locate([...issue.path, key], "key"),
            message: adviceOn(issue.path, key) ?? `unknown key "${key}"${within(issue.path)}${knownText(key, schemas)}`,
        }));
    }
    return [
        {
            severity: "error",
            ...document.locate(issue.path, issue.code === "custom" && !(0,_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(issue.input) ? "key" : "value"),
            message: isMissing(issue) ? missing(issue.path) : `${pathText(issue.path)}: ${issueText(issue)}`,
        },
    ];
}
function meantOf(branches) {
    return branches.filter(isOfItsKind).sort((a, b) => unknownKeys(a) - unknownKeys(b))[0];
}
function unknownKeys(branch) {
    return branch.reduce((sum, one) => sum + (one.code === "unrecognized_keys" ? one.keys.length : 0), 0);
}
function isOfItsKind(branch) {
    return !branch.some(({ code, path }) => /^invalid_(?:type|value)$/.test(code) && path.length === 0);
}
function isMissing(issue) {
    return issue.input === undefined && issue.code !== "custom";
}
function missing(path) {
    return `"${String(path.at(-1))}" is missing${within(path.slice(0, -1))}`;
}
function issueText(issue) {
    if (issue.code === "custom")
        return issue.message;
    const given = issue.input;
    if (issue.code === "too_big" && Array.isArray(given))
        return `expected a list of at most ${issue.maximum}, got one of ${given.length}`;
    return `expected ${wanted(issue)}, got ${(0,_shown_js__WEBPACK_IMPORTED_MODULE_3__/* .shown */ .S)(given)}${advice(issue, given)}`;
}
function wanted(issue) {
    switch (issue.code) {
        case "invalid_type":
            if (typeof issue.input === "bigint" && issue.expected !== "string")
                return "a smaller number";
            return KINDS[issue.expected] ?? issue.expected;
        case "invalid_value":
            return issue.values.map((value) => (0,_shown_js__WEBPACK_IMPORTED_MODULE_3__/* .shown */ .S)(value)).join(" or ");
        case "too_small":
            if (issue.origin === "string")
                return "text that is not empty";
            if (issue.origin === "array")
                return "a list with something in it";
            return `${issue.inclusive === false ? "more than" : "at least"} ${issue.minimum}`;
        case "invalid_union":
            return [...new Set(issue.errors.flatMap((branch) => branch.map(wanted)))].join(" or ");
        case "too_big":
            if (issue.origin === "string")
                return `at most ${issue.maximum} characters`;
            return `${issue.inclusive === false ? "less than" : "at most"} ${issue.maximum}`;
        default:
            return issue.message;
    }
}
function advice(issue, given) {
    switch (issue.code) {
        case "invalid_union":
            return issue.errors.flatMap((branch) => branch.map((one) => advice(one, given))).find(Boolean) ?? "";
        case "invalid_value": {
            const hint = typeof given === "string" ? (0,_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(given, issue.values.map(String)) : "";
            return hint === "" ? "" : `.${hint}`;
        }
        case "too_big":
            return issue.maximum === 1 && issue.inclusive !== false ? shareOf(given) : "";
        case "invalid_type":
            return adviceOnType(issue.expected, given);
        default:
            return "";
    }
}
function adviceOnType(expected, given) {
    if (expected === "number" && /^\d+(?:\.\d+)? ?%$/.test(String(given))) {
        return shareOf(Number.parseFloat(String(given)));
    }
    const isBare = ["number", "bigint", "boolean"].includes(typeof given);
    if (expected === "string")
        return isBare ? `. Write it in quotes: "${given}"` : "";
    if (typeof given !== "string")
        return "";
    if (expected === "boolean" && /^(?:yes|no|on|off)$/i.test(given)) {
        return ". In YAML 1.2 yes, no, on and off are text";
    }
    const isQuoted = expected === "boolean" ? /^(?:true|false)$/.test(given) : /^-?\d+(?:\.\d+)?$/.test(given);
    return isQuoted ? ". Write it without quotes" : "";
}
function shareOf(percent) {
    const isPercent = typeof percent === "number" && percent >= 2 && percent <= 100;
    const example = isPercent ? Number((percent / 100).toPrecision(12)) : 0.7;
    return `. Write a share from 0 to 1, such as ${example}`;
}
function within(path) {
    return path.length === 0 ? "" : ` in ${pathText(path)}`;
}
function pathText(path) {
    const text = path.map((step) => {
        if (typeof step === "number")
            return `[${step}]`;
        const key = String(step);
        return /^[\p{L}\p{N}_$-]+$/u.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`;
    });
    return text.join("").replace(/^\./, "") || "the file";
}
function knownText(key, schemas) {
    const known = schemas.flatMap(keysOf);
    const instead = schemas.map((one) => (0,_other_tools_js__WEBPACK_IMPORTED_MODULE_2__/* .insteadOf */ .c)(key, one)).find((one) => one !== undefined);
    if (instead !== undefined)
        return `: ${instead}`;
    if (known.length === 0)
        return ". No key is known here";
    if (known.includes(key))
        return ` beside the others. Known together: ${schemas.map((one) => keysOf(one).join(", ")).join("; or ")}.`;
    return `.${(0,_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(key, known) || ` Known: ${known.join(", ")}.`}`;
}
function keysOf(schema) {
    return Object.keys(schema.shape ?? {});
}
function schemasAt(schema, path) {
    let at = alternatives(schema);
    for (const step of path) {
        const within = at;
        const found = within.map((one) => (typeof step === "number" ? one.element : one.shape?.[String(step)]));
        at = found.filter((one) => one !== undefined).flatMap(alternatives);
    }
    return at;
}
function alternatives(schema) {
    const inner = unwrap(schema);
    const { options } = inner.def ?? {};
    return options === undefined ? [inner] : options.flatMap(alternatives);
}
function unwrap(schema) {
    let inner = schema;
    for (;;) {
        const def = inner
            ?.def;
        const next = def?.innerType ?? def?.in ?? def?.getter?.();
        if (next === undefined)
            return inner;
        inner = next;
    }
}


/***/ }),

/***/ 1870:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ readConfigurationFile)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69480);
/* harmony import */ var _text_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20584);


function readConfigurationFile(file, { root, contained }, problems) {
    const bounds = { root, contained, mostBytes: _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.configurationBytes, remedy: "split it" };
    return (0,_text_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readTextFile */ .G)(file, bounds, problems);
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
            return fail(stats.isDirectory() ? "is a folder: name a file in it" : "is not a regular file");
        if (contained && (0,_contained_js__WEBPACK_IMPORTED_MODULE_3__/* .leadsOutside */ .d)(root, path))
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

/***/ 29632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ createdAt)
/* harmony export */ });
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57806);

const EPOCH_SECONDS = /^\d{1,11}$/;
function createdAt(said) {
    const epoch = process.env.SOURCE_DATE_EPOCH;
    if (said === undefined && !epoch)
        return null;
    const seconds = EPOCH_SECONDS.test(epoch ?? "") ? Number(epoch) : Number.NaN;
    const time = said === undefined ? new Date(seconds * 1000) : new Date(said);
    if (!Number.isNaN(time.getTime()))
        return time.toISOString();
    const message = said === undefined
        ? `SOURCE_DATE_EPOCH "${epoch}" is not a number of seconds since 1970`
        : `"${said}" is not a time: write it as 2026-01-31T12:00:00Z`;
    throw new _problems_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1([{ severity: "error", message }]);
}


/***/ }),

/***/ 15876:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ allReaders)
/* harmony export */ });
/* harmony import */ var _configuration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6897);
/* harmony import */ var _reports_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9900);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_configuration_js__WEBPACK_IMPORTED_MODULE_0__]);
_configuration_js__WEBPACK_IMPORTED_MODULE_0__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];


const allReaders = { ..._configuration_js__WEBPACK_IMPORTED_MODULE_0__, ..._reports_js__WEBPACK_IMPORTED_MODULE_1__ };

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

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

/***/ 6884:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ runUnjudged)
/* harmony export */ });
/* unused harmony export runShardUnjudged */
/* harmony import */ var _configure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46956);
/* harmony import */ var _gather_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80105);
/* harmony import */ var _job_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32130);
/* harmony import */ var _judging_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70402);
/* harmony import */ var _merged_part_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47255);
/* harmony import */ var _readers_all_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15876);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_readers_all_js__WEBPACK_IMPORTED_MODULE_5__]);
_readers_all_js__WEBPACK_IMPORTED_MODULE_5__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];






function runUnjudged(job) {
    const configuration = (0,_configure_js__WEBPACK_IMPORTED_MODULE_0__/* .configure */ .j)(job, _readers_all_js__WEBPACK_IMPORTED_MODULE_5__/* .allReaders */ .A);
    if (job.merge !== undefined) {
        const { part, reading } = (0,_merged_part_js__WEBPACK_IMPORTED_MODULE_4__/* .mergedPart */ .o)(job.merge, job, configuration, _readers_all_js__WEBPACK_IMPORTED_MODULE_5__/* .allReaders */ .A);
        return (0,_job_report_js__WEBPACK_IMPORTED_MODULE_2__/* .reportOf */ .E)(part, job, configuration, reading);
    }
    const found = (0,_gather_js__WEBPACK_IMPORTED_MODULE_1__/* .gatherAllAtOnce */ .Td)(job, configuration);
    return (0,_job_report_js__WEBPACK_IMPORTED_MODULE_2__/* .reportOf */ .E)((0,_judging_js__WEBPACK_IMPORTED_MODULE_3__/* .unjudged */ .b)(found, job, configuration), job, configuration);
}
function runShardUnjudged(job, shard) {
    const configuration = configure(job, allReaders);
    const found = gatherShardAtOnce(job, configuration, shard);
    return partialReportOf(unjudged(found, job, configuration), found, job, configuration, shard);
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 44139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ differences)
/* harmony export */ });
/* harmony import */ var _canonical_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76289);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35857);


function differences(head, base) {
    const names = [...new Set([...Object.keys(base), ...Object.keys(head)])].sort();
    return names
        .map((name) => ({ name, base: (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(base, name) ?? null, head: (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(head, name) ?? null }))
        .filter((one) => (0,_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .d)(one.base) !== (0,_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .d)(one.head));
}


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

/***/ 55071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ sayingsOf),
/* harmony export */   w: () => (/* binding */ demandsOf)
/* harmony export */ });
function sayingsOf({ $schema: _, gate, passMarks, ...rest }) {
    const nested = Object.entries(rest).flatMap(([key, value]) => Array.isArray(value) ? [[key, value]] : named(key, value));
    return { ...demandsOf({ gate, passMarks }), ...Object.fromEntries(nested) };
}
function demandsOf({ gate, passMarks }) {
    const { floors, ceilings = {}, regression, ...rest } = gate;
    return {
        ...Object.fromEntries(named("passMarks", passMarks)),
        ...Object.fromEntries(named("floors", floors)),
        ...Object.fromEntries(named("ceilings", ceilings)),
        ...Object.fromEntries(named("regression", regression)),
        ...rest,
    };
}
function named(prefix, values) {
    return Object.entries(values).map(([key, value]) => [`${prefix}.${key}`, value]);
}


/***/ }),

/***/ 44113:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ defaultJobLimits),
/* harmony export */   g: () => (/* binding */ MEBIBYTE)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69480);

const MEBIBYTE = 1024 * 1024;
const defaultJobLimits = {
    files: _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.files,
    entries: _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.entries,
    runs: _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.runs,
    recordingMegabytes: _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.recordingBytes / MEBIBYTE,
    documentMegabytes: _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.documentBytes / MEBIBYTE,
};


/***/ }),

/***/ 95218:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ defaultRuling),
/* harmony export */   k: () => (/* binding */ rulingPolicy)
/* harmony export */ });
/* harmony import */ var _json_differences_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44139);
/* harmony import */ var _defaults_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56221);
/* harmony import */ var _demands_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55071);



const defaultRuling = {
    policy: _defaults_js__WEBPACK_IMPORTED_MODULE_1__/* .defaultPolicy */ .G,
    source: "default",
    changed: false,
    pending: [],
    alsoHidden: [],
    hidesUnknown: false,
    problems: [],
};
function rulingPolicy({ base, head, isFirstUse }) {
    if (base === undefined) {
        if (head === undefined)
            return defaultRuling;
        return isFirstUse ? inForce(head, "head") : besides(defaultRuling, head);
    }
    if (base.text === head?.text)
        return inForce(base, "base");
    if (base.policy !== undefined)
        return besides(inForce(base, "base"), head);
    if (head?.policy === undefined)
        return inForce(base, "base");
    const message = "is invalid at the base commit and repaired here: this pull request is judged by the defaults";
    const problems = [{ severity: "warning", file: base.file, message }];
    return besides({ ...defaultRuling, hidesUnknown: true, problems }, head);
}
function inForce({ policy = _defaults_js__WEBPACK_IMPORTED_MODULE_1__/* .defaultPolicy */ .G, problems }, source) {
    return { ...defaultRuling, policy, source, problems: [...problems] };
}
function besides(ruling, next) {
    const later = (next?.problems ?? []).map((one) => ({ ...one, message: `${one.message} (merged, it would stop every pull request)` }));
    const policy = next === undefined ? _defaults_js__WEBPACK_IMPORTED_MODULE_1__/* .defaultPolicy */ .G : next.policy;
    return {
        ...ruling,
        changed: true,
        pending: policy === undefined ? [] : (0,_json_differences_js__WEBPACK_IMPORTED_MODULE_0__/* .differences */ .t)((0,_demands_js__WEBPACK_IMPORTED_MODULE_2__/* .sayingsOf */ .k)(policy), (0,_demands_js__WEBPACK_IMPORTED_MODULE_2__/* .sayingsOf */ .k)(ruling.policy)),
        alsoHidden: policy?.redact ?? [],
        problems: [...ruling.problems, ...later],
    };
}


/***/ }),

/***/ 9797:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ interruptible),
/* harmony export */   p: () => (/* binding */ letInterruptsThrough)
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
        await letInterruptsThrough();
        letGo();
    }
}
async function letInterruptsThrough() {
    await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setImmediate)();
    await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setImmediate)();
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

/***/ 1349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ SCHEMA_VERSION)
/* harmony export */ });
const SCHEMA_VERSION = 1;


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

/***/ 63015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ suiteNameFault),
/* harmony export */   c: () => (/* binding */ reportFileName)
/* harmony export */ });
const SUITE_NAME = /^[a-z0-9][a-z0-9-]{0,39}$/;
function suiteNameFault(name) {
    if (SUITE_NAME.test(name))
        return undefined;
    return `suite "${name}" is not a name: use a to z, 0 to 9 and "-", at most 40 characters`;
}
function reportFileName(suite, as = "json") {
    return `rungate-report.${suite}.${as}`;
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



/***/ })

};

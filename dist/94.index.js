export const id = 94;
export const ids = [94];
export const modules = {

/***/ 6617:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gx: () => (/* binding */ labelSchema),
/* harmony export */   OI: () => (/* binding */ labelFileSchema),
/* harmony export */   Uy: () => (/* binding */ labelListSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6921);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9846);


const name = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1).max(_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.name);
const labelSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    case: name,
    callId: name,
    appropriate: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    trial: zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([name, zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().transform(String)]).optional(),
    tags: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).optional(),
});
const labelListSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(labelSchema).min(1).max(_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.labels);
const labelFileSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ $schema: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(), labels: labelListSchema });


/***/ }),

/***/ 8094:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCommandLine: () => (/* binding */ runCommandLine)
});

// EXTERNAL MODULE: ./node_modules/commander/esm.mjs
var esm = __webpack_require__(8179);
// EXTERNAL MODULE: ./build/problems.js
var build_problems = __webpack_require__(7806);
// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(8508);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/expectations/fingerprint.js
var fingerprint = __webpack_require__(7698);
// EXTERNAL MODULE: ./build/expectations/load.js + 2 modules
var load = __webpack_require__(5823);
// EXTERNAL MODULE: ./build/policy/redact.js
var policy_redact = __webpack_require__(4942);
// EXTERNAL MODULE: ./build/policy/tools.js
var policy_tools = __webpack_require__(3704);
// EXTERNAL MODULE: ./build/suite/passes.js
var passes = __webpack_require__(334);
// EXTERNAL MODULE: ./build/suite/score-run.js
var score_run = __webpack_require__(949);
// EXTERNAL MODULE: ./build/wording.js
var wording = __webpack_require__(9000);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./build/config/document.js + 1 modules
var config_document = __webpack_require__(9233);
// EXTERNAL MODULE: ./build/json/json.js
var json = __webpack_require__(5857);
;// CONCATENATED MODULE: ./build/accept/change.js

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
            return changedMembers((0,json/* isObject */.Gv)(value) ? value : {}, change.members);
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

;// CONCATENATED MODULE: ./build/accept/not-acceptable.js
class NotAcceptable extends Error {
    name = "NotAcceptable";
}

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

// EXTERNAL MODULE: ./build/json/canonical.js
var canonical = __webpack_require__(6289);
;// CONCATENATED MODULE: ./build/accept/value-text.js


const LINE_WIDTH = 100;
const LEVEL = "  ";
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;
const PLAIN = /^[\p{L}\p{N}_$/(][\p{L}\p{M}\p{N} _$/().+@%-]*$/u;
const MEANS_OTHER = /^(?:null|true|false|yes|no|on|off)$|^[\d.+-][\d._]*(?:e[+-]?\d+)?$|^0[xob]| $/i;
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
    if (!json && quotes === "none" && PLAIN.test(text) && !MEANS_OTHER.test(text))
        return text;
    if (!json && quotes === "single" && text.search(INVISIBLE) === -1)
        return `'${text.replaceAll("'", "''")}'`;
    return JSON.stringify(text).replace(INVISIBLE, (character) => escaped(character, json));
}
function escaped(character, json) {
    const code = character.codePointAt(0) ?? 0;
    if (code > 0xffff && !json)
        return `\\U${code.toString(16).padStart(8, "0")}`;
    return [...Array(character.length).keys()]
        .map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, "0")}`)
        .join("");
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
        return changed(value, change);
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
        const added = [...change.members].flatMap(([name, to]) => to.kind === "remove" || known.has(name) ? [] : [this.newMember(name, changed(null, to), layout)]);
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
            throw new NotAcceptable("its case or its id is an alias (*): write it out");
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
    const change = membersChange(new Map([["cases", { kind: "items", items: [...kept, ...added] }]]));
    return mark + spliced(body, change === undefined ? [] : rewriter.change(root, change));
}
function expectations_file_open(text) {
    const mark = text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : "";
    const body = text.slice(mark.length);
    const [document] = (0,config_document/* compose */.Z)(body, new dist/* LineCounter */.HN());
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

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./build/scorers/counted.js
var scorers_counted = __webpack_require__(380);
;// CONCATENATED MODULE: ./build/expectations/written-value.js

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
        if (!(0,json/* isObject */.Gv)(value))
            return shows(String(value)) ? value : { $any: true };
        if (!Object.keys(value).every(shows))
            return { $any: true };
        return Object.fromEntries(Object.entries(value).map(([key, item]) => [writtenKey(key), write(item, [...keys, key])]));
    };
    return write;
}

// EXTERNAL MODULE: ./build/limits.js + 7 modules
var limits = __webpack_require__(9846);
// EXTERNAL MODULE: ./build/matching/compare.js
var compare = __webpack_require__(9737);
;// CONCATENATED MODULE: ./build/accept/align-arguments.js




function alignArguments(pattern, actual, { mode, listOrder }, write) {
    const wanted = mode === "flexible" && pattern.kind === "object" ? opened(pattern, actual) : pattern;
    return align(wanted, actual, { listOrder, write, keys: [] });
}
function opened(pattern, actual) {
    const sharesKey = (0,json/* isObject */.Gv)(actual) && [...pattern.entries.keys()].some((key) => Object.hasOwn(actual, key));
    return sharesKey ? { ...pattern, extraKeys: true } : pattern;
}
function align(pattern, actual, within) {
    if ((0,compare/* matches */.c)(pattern, actual, within.listOrder))
        return undefined;
    if (pattern.kind === "object" && (0,json/* isObject */.Gv)(actual))
        return alignObject(pattern, actual, within);
    const inOrder = pattern.kind === "list" && pattern.ordered && within.listOrder === "significant";
    if (inOrder && Array.isArray(actual))
        return alignList(pattern.items, actual, within);
    return replaceBy(within.write(actual, within.keys));
}
function alignObject(pattern, actual, within) {
    const members = new Map();
    for (const [key, entry] of pattern.entries) {
        const change = alignMember(entry, (0,json/* member */.Dc)(actual, key), { ...within, keys: [...within.keys, key] });
        if (change !== undefined)
            members.set(writtenKey(key), change);
    }
    for (const [key, value] of Object.entries(actual)) {
        if (pattern.extraKeys || pattern.entries.has(key))
            continue;
        members.set(writtenKey(key), replaceBy(within.write(value, [...within.keys, key])));
    }
    const change = membersChange(members);
    const isSubset = (0,json/* isObject */.Gv)(pattern.source) && (0,json/* member */.Dc)(pattern.source, "$subset") !== undefined;
    return change !== undefined && isSubset ? membersChange(new Map([["$subset", change]])) : change;
}
function alignMember(entry, actual, within) {
    if (actual !== undefined)
        return align(entry, actual, within);
    return (0,compare/* matches */.c)(entry, undefined, within.listOrder) ? undefined : { kind: "remove" };
}
function alignList(items, actual, within) {
    const aligned = actual.map((value, at) => {
        const item = items[at];
        return item === undefined
            ? { value: within.write(value, within.keys) }
            : { at, change: align(item, value, within) };
    });
    return itemsChange(aligned, items.length);
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

// EXTERNAL MODULE: ./build/scorers/f1.js + 1 modules
var f1 = __webpack_require__(5976);
;// CONCATENATED MODULE: ./build/accept/pair-calls.js




function pairCalls(declared, run, rules) {
    const { expectation, tools } = rules;
    const outcome = f1.f1.score(run, { ...expectation, referenceToolCalls: declared }, tools);
    if (outcome.status !== "scored")
        throw new NotAcceptable(`f1: ${outcome.reason}`);
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
    const value = { name, arguments: valueWriter(name, redact)(argumentsOf(call), []) };
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
    throw new NotAcceptable(`${count} reference calls would be needed, more than the ${limits/* limits */.F.references} that are read`);
}
function callAt({ toolCalls }, position) {
    const call = toolCalls[position];
    if (call === undefined)
        throw new RangeError(`no call ${position} of ${toolCalls.length}`);
    return call;
}
function alignCall(reference, call, { expectation, redact }) {
    const { arguments: pattern, name } = reference;
    const { f1 } = expectation.options;
    const change = alignArguments(pattern, argumentsOf(call), f1, valueWriter(name, redact));
    return change && membersChange(new Map([["arguments", change]]));
}
function argumentsOf({ name, arguments: args, malformed }) {
    if (malformed) {
        throw new NotAcceptable(`the arguments of ${name} are not JSON: correct the agent, or accept another run`);
    }
    if (!(0,json/* isObject */.Gv)(args)) {
        throw new NotAcceptable(`the arguments of ${name} are no object, and references have nothing else`);
    }
    return args;
}

// EXTERNAL MODULE: ./build/matching/pattern.js
var pattern = __webpack_require__(7220);
// EXTERNAL MODULE: ./build/scorers/code.js
var code = __webpack_require__(7777);
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
        return new Map([["expectedTool", replaceBy(only)]]);
    return new Map([
        ["expectedTool", { kind: "remove" }],
        ["expectedToolOrder", replaceBy(names)],
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
    return itemsChange(items, order.length);
}
function orderReferences(entries, run, rules) {
    const { expectation, tools } = rules;
    const { options, strictMode } = expectation;
    const references = entries.map(({ name, optional }) => ({ name, optional, arguments: pattern/* anyValue */.mh }));
    if (codeAccepts(run, { ...expectation, referenceToolCalls: references }, rules))
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
function inCallOrder(entries) {
    let last = -1;
    const placed = entries.map((entry) => {
        last = entry.call ?? last;
        return { entry, place: last };
    });
    return placed.sort((a, b) => a.place - b.place).map(({ entry }) => entry);
}
function codeAccepts(run, expectation, { tools }) {
    const outcome = code/* code */.a.score(run, expectation, tools);
    return outcome.status !== "scored" || outcome.value === 1;
}

;// CONCATENATED MODULE: ./build/accept/plan-case.js



function planCase(run, rules) {
    const { expectedTool, expectedToolOrder, referenceToolCalls } = rules.expectation;
    const asksForTools = expectedTool !== undefined || expectedToolOrder !== undefined;
    const members = new Map();
    if (referenceToolCalls !== undefined || !asksForTools) {
        const aligned = alignReferences(run, rules);
        const entries = asksForTools ? aligned : orderReferences(aligned, run, rules);
        const change = itemsChange(entries.map(({ item }) => item), referenceToolCalls?.length ?? -1);
        if (change !== undefined)
            members.set("referenceToolCalls", change);
    }
    for (const [key, change] of alignTools(run, rules))
        members.set(key, change);
    return membersChange(members);
}

// EXTERNAL MODULE: ./build/suite/trial.js
var suite_trial = __webpack_require__(2139);
;// CONCATENATED MODULE: ./build/accept/select-trials.js



function selectTrials(id, cases, { trial: name, named }) {
    const refused = (reason) => ({ id, state: "refused", reason });
    if (cases.length === 0)
        return refused("no run of it is among the recordings: record one, or check --runs");
    const recorded = cases.find(({ source }) => source === "recording");
    if (recorded !== undefined) {
        const place = recorded.trials[0] === undefined ? "" : ` (${(0,build_problems/* placeName */.fW)(recorded.trials[0])})`;
        return refused(`the recording says what is expected${place}: change it there, or declare the case in an expectations file`);
    }
    const all = cases.flatMap((one) => one.trials.map((trial) => ({ trial, label: labelOf(one, trial) })));
    const asked = name === undefined ? all : all.filter(({ trial }) => trial.trial === name);
    if (asked.length === 0) {
        const known = (0,wording/* listed */.KE)([...new Set(all.map(({ trial }) => trial.trial))], SHOWN_TRIALS);
        return refused(`it has no trial "${name}". Its trials: ${known}. The same bytes twice are one trial`);
    }
    const failing = asked.filter(({ trial }) => trial.pass !== true);
    if (failing.length === 0)
        return { id, state: "passes" };
    const candidates = failing.filter(({ trial }) => !isBroken(trial));
    if (candidates.length === 0)
        return refused(`only runs in error are left: ${brokenText(failing)}`);
    const isDeclared = cases.some(({ source }) => source === "file");
    if (!isDeclared && !named) {
        return refused("no expectations file has it. To add it, name it: rungate accept CASE");
    }
    if (!named && candidates.every(({ trial }) => trial.pass === null))
        return { id, state: "not-assessed" };
    return { id, state: "wanted", candidates, passing: all.filter(({ trial }) => trial.pass === true) };
}
const SHOWN_TRIALS = 10;
function disagreement(candidates) {
    const labels = (0,wording/* listed */.KE)(candidates.map(({ label }) => label), SHOWN_TRIALS);
    const names = new Set(candidates.map(({ trial }) => trial.trial));
    const advice = names.size > 1 ? "choose one with --trial NAME" : "name the recordings of one of them with --runs";
    return `the runs that do not pass made different calls: ${labels}. They share one expectation: ${advice}`;
}
function labelOf(one, trial) {
    const tags = Object.keys(one.tags).length === 0 ? "" : ` of ${(0,suite_trial/* caseLabel */.P)(one)}`;
    return `trial ${trial.trial}${tags} at ${(0,build_problems/* placeName */.fW)(trial)}`;
}
function isBroken({ scores }) {
    return Object.values(scores).some(({ status }) => status === "error");
}
function brokenText(candidates) {
    const texts = candidates.map(({ label, trial }) => {
        const error = Object.values(trial.scores).find((outcome) => outcome.status === "error");
        return error === undefined ? label : `${label}: ${error.reason}`;
    });
    return (0,wording/* listed */.KE)(texts, SHOWN_TRIALS);
}

;// CONCATENATED MODULE: ./build/accept/plan-runs.js






function planRuns(runs, candidates, rules) {
    const [first, ...others] = runs;
    if (first === undefined)
        throw new RangeError("no run to accept");
    const plan = (run) => planRun(run, rules);
    const outcome = (run) => outcomeOf(() => plan(essenceOf(run, rules)));
    if (others.length > 0) {
        const wanted = outcome(first);
        const agree = others.every((run) => (0,external_node_util_.isDeepStrictEqual)(outcome(run), wanted));
        if (!agree)
            throw new NotAcceptable(disagreement(candidates));
    }
    return plan(first);
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
        if (error instanceof NotAcceptable)
            return { reason: error.message };
        throw error;
    }
}
function planRun(run, rules) {
    const { brokenBudgets } = (0,score_run/* scoreRun */.I)(run, rules.expectation, rules.tools);
    if (brokenBudgets.length === 0)
        return planCase(run, rules);
    throw new NotAcceptable(`the run broke a budget, which is yours to change: ${brokenBudgets.join("; ")}`);
}

;// CONCATENATED MODULE: ./build/accept/accept-runs.js











function acceptRuns(files, wanted, policy) {
    const { expectations } = (0,load/* loadExpectations */.M)(files, policy.defaults);
    const undeclared = wanted.map(({ id }) => id).filter((id) => !expectations.has(id));
    const withCases = (sources, ids) => sources.map(({ file, text }, at) => ({ file, text: at === 0 ? appendCases(text, ids) : text }));
    const { planned, refused } = planAll(withCases(files, undeclared), wanted, policy);
    const settled = settle(files, planned, (sources, some) => {
        const missing = undeclared.filter((id) => some.some((one) => one.id === id));
        return attempt(withCases(sources, missing), some, policy);
    });
    return { files: settled.files, refused: [...refused, ...settled.refused] };
}
function planAll(files, wanted, policy) {
    const { expectations } = (0,load/* loadExpectations */.M)(files, policy.defaults);
    const tools = (0,policy_tools/* toolBook */.t)(policy.tools);
    const redact = (0,policy_redact/* redactRules */.zw)(policy.redact);
    const planned = [];
    const refused = [];
    for (const one of wanted) {
        const { id, runs, candidates } = one;
        const expectation = expectations.get(id);
        if (expectation === undefined)
            throw new TypeError(`no file has a case "${id}"`);
        try {
            const change = planRuns(runs, candidates, { expectation, tools, redact });
            planned.push({ ...one, change });
        }
        catch (error) {
            refused.push({ id, reason: reasonOf(error) });
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
        const reason = reasonOf(error);
        if (planned.length === 1)
            return { files, refused: [{ id: only.id, reason }] };
    }
    const middle = Math.ceil(planned.length / 2);
    const first = settle(files, planned.slice(0, middle), change);
    const second = settle(first.files, planned.slice(middle), change);
    return { files: second.files, refused: [...first.refused, ...second.refused] };
}
function attempt(files, planned, policy) {
    const { expectations } = (0,load/* loadExpectations */.M)(files, policy.defaults);
    const changed = files.map(({ file, text }) => {
        const here = planned.filter(({ id }) => expectations.get(id)?.place.file === file);
        const changes = here.flatMap(({ id, change }) => (change === undefined ? [] : [[id, change]]));
        return { file, text: changeCases(text, new Map(changes)) };
    });
    checkChanged(changed, expectations, planned, policy);
    return changed;
}
function checkChanged(files, before, planned, policy) {
    const { expectations, problems } = (0,load/* loadExpectations */.M)(files, policy.defaults);
    const [problem] = problems;
    if (problem !== undefined) {
        throw new NotAcceptable(`the file would not be valid: ${(0,build_problems/* placeText */.Z9)(problem)}${problem.message}`);
    }
    const tools = (0,policy_tools/* toolBook */.t)(policy.tools);
    const wanted = new Map(planned.map(({ id, runs }) => [id, runs]));
    for (const [id, old] of before) {
        const expectation = expectations.get(id);
        if (expectation === undefined)
            throw new NotAcceptable(`case "${id}" would be lost`);
        const runs = wanted.get(id);
        for (const run of runs ?? [])
            checkPasses((0,score_run/* scoreRun */.I)(run, expectation, tools), policy);
        if (runs === undefined && (0,fingerprint/* fingerprintOf */.a)(expectation, policy) !== (0,fingerprint/* fingerprintOf */.a)(old, policy))
            throw new NotAcceptable(`case "${id}" shares by an anchor (&) what would change: write it out there`);
    }
}
function checkPasses(scored, policy) {
    if ((0,passes/* passes */.W)(scored, policy) === true)
        return;
    const { passMarks, gate } = policy;
    const short = gate.scorers.map((id) => {
        const outcome = scored.scores[id];
        if (outcome?.status !== "scored")
            return `${id} ${outcome?.status ?? "not measured"}`;
        return `${id} ${(0,wording/* percent */.KN)(outcome.value)}, pass mark ${(0,wording/* percent */.KN)(passMarks[id])}`;
    });
    throw new NotAcceptable(`it would still not pass (${short.join("; ")}): edit the case by hand`);
}
function reasonOf(error) {
    if (error instanceof NotAcceptable)
        return error.message;
    throw error;
}

// EXTERNAL MODULE: ./node_modules/diff/libesm/patch/create.js + 2 modules
var create = __webpack_require__(7291);
// EXTERNAL MODULE: ./build/escape/terminal.js
var terminal = __webpack_require__(2124);
;// CONCATENATED MODULE: ./build/accept/diff-text.js



const CONTEXT_LINES = 3;
function diffText(file, before, after, colors) {
    const paint = (0,terminal/* paintWith */.Hy)(colors);
    const patch = (0,create/* structuredPatch */.YB)(file, file, before, after, undefined, undefined, {
        context: CONTEXT_LINES,
        maxEditLength: limits/* limits */.F.shownEdits,
    });
    const head = [paint.bold(`--- ${file}`), paint.bold(`+++ ${file}`)];
    if (patch === undefined) {
        head.push((0,terminal/* terminal */.Fo) `more than ${limits/* limits */.F.shownEdits} lines differ: write the file and see the difference in git`);
    }
    const hunks = (patch?.hunks ?? []).flatMap((hunk) => [
        paint.cyan(`@@ -${hunk.oldStart},${hunk.oldLines} +${hunk.newStart},${hunk.newLines} @@`),
        ...hunk.lines.map(paintLine),
    ]);
    return (0,terminal/* lines */.Mn)([...head, ...hunks]);
    function paintLine(line) {
        const shown = line.replace(/\r$/, "").replaceAll("\t", "    ");
        if (line.startsWith("+"))
            return paint.green(shown);
        return line.startsWith("-") ? paint.red(shown) : (0,terminal/* terminal */.Fo) `${shown}`;
    }
}

;// CONCATENATED MODULE: ./build/accept/outcome-text.js


function outcomeText(selected, { all, dryRun }) {
    const passing = selected.filter(({ state }) => state === "passes");
    const told = all ? selected.filter(({ state }) => state !== "passes") : selected;
    const summary = all && passing.length > 0 ? [`passing already: ${(0,wording/* counted */.hS)(passing.length, "case")}`] : [];
    const verb = dryRun ? "would accept" : "accepted";
    const said = [...told.map((one) => outcomeLine(one, verb)), ...summary];
    return (0,terminal/* lines */.Mn)(said.map((line) => (0,terminal/* terminal */.Fo) `${line}`));
}
function outcomeLine(one, verb) {
    switch (one.state) {
        case "passes":
            return `${one.id} passes already`;
        case "not-assessed":
            return `${one.id} asks for nothing and stays so: name it to accept its run`;
        case "refused":
            return `${one.id} is refused: ${one.reason}`;
        case "wanted": {
            const labels = (0,wording/* listed */.KE)(one.candidates.map(({ label }) => label));
            return `${verb} ${one.id}: ${labels}${passedBefore(one.passing.length)}`;
        }
    }
}
function passedBefore(count) {
    if (count === 0)
        return "";
    return `. ${(0,wording/* counted */.hS)(count, "other run")} passed before: rungate gate says whether that is still so`;
}

// EXTERNAL MODULE: ./build/configure.js + 3 modules
var configure = __webpack_require__(6168);
// EXTERNAL MODULE: ./build/run.js + 7 modules
var run = __webpack_require__(3434);
// EXTERNAL MODULE: ./build/disk/allowance.js
var disk_allowance = __webpack_require__(3458);
// EXTERNAL MODULE: ./build/disk/patterns.js + 2 modules
var disk_patterns = __webpack_require__(1009);
// EXTERNAL MODULE: ./build/load.js + 5 modules
var build_load = __webpack_require__(2755);
// EXTERNAL MODULE: ./build/steps.js
var steps = __webpack_require__(5587);
;// CONCATENATED MODULE: ./build/cli/without-texts.js
function withoutTexts({ row: _row, ...run }) {
    const toolCalls = run.toolCalls.map(({ result: _result, ...call }) => call);
    return { ...run, input: "", response: "", texts: [], toolCalls };
}

;// CONCATENATED MODULE: ./build/cli/candidate-runs.js





function readCandidateRuns(cases, job, { options, scoring: { limits } }) {
    const trials = cases.flatMap(({ candidates }) => candidates.map(({ trial }) => trial));
    const hashes = new Map(trials.map((trial) => [keyOf(trial), trial.hash]));
    const files = new Set(trials.map(({ file }) => file));
    const runs = new Map();
    const allowance = new disk_allowance/* Allowance */.b(limits);
    for (const file of (0,steps/* atOnce */.zd)((0,disk_patterns/* findFiles */.l)(job.runs, job.root, job.contained, limits)).files) {
        if (!files.has(file.name))
            continue;
        for (const one of (0,build_load/* loadRuns */.l)(file, options, allowance)) {
            const key = keyOf(one.origin.place);
            if ("fault" in one || !hashes.has(key) || hashes.get(key) !== one.origin.hash)
                continue;
            runs.set(key, withoutTexts(one.run));
        }
    }
    const wanted = [];
    const refused = [];
    for (const { id, candidates } of cases) {
        const found = candidates.flatMap(({ trial }) => runs.get(keyOf(trial)) ?? []);
        if (found.length === candidates.length)
            wanted.push({ id, runs: found, candidates });
        else
            refused.push({ id, reason: "its recordings were changed meanwhile: run this again" });
    }
    return { wanted, refused };
}
function keyOf({ file, index }) {
    return JSON.stringify([file, index]);
}

;// CONCATENATED MODULE: ./build/cli/case-not-named.js

function caseNotNamed(demand, command) {
    const message = `${demand}. Write the case before the options: rungate ${command} CASE --runs …`;
    return new build_problems/* ConfigurationError */.j1([{ severity: "error", message }]);
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/created-at.js
var created_at = __webpack_require__(2820);
// EXTERNAL MODULE: ./build/policy/load.js
var policy_load = __webpack_require__(7067);
;// CONCATENATED MODULE: ./build/cli/distinct-files.js



function demandDistinct(files) {
    const taken = new Map();
    for (const [flag, file] of Object.entries(files)) {
        if (file === undefined)
            continue;
        const place = placeOf(file);
        const other = taken.get(place);
        if (other !== undefined) {
            const message = `both ${other} and ${flag} would be written there: name another file for one of them`;
            throw new build_problems/* ConfigurationError */.j1([{ severity: "error", file, message }]);
        }
        taken.set(place, flag);
    }
}
function placeOf(file) {
    const path = (0,external_node_path_.resolve)(file);
    return real(path) ?? (0,external_node_path_.join)(real((0,external_node_path_.dirname)(path)) ?? (0,external_node_path_.dirname)(path), (0,external_node_path_.basename)(path));
}
function real(path) {
    try {
        return (0,external_node_fs_.realpathSync)(path);
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./node_modules/cli-progress/cli-progress.js
var cli_progress = __webpack_require__(8502);
;// CONCATENATED MODULE: ./build/cli/progress.js

const PATIENCE_MS = 1_000;
const REDRAW_MS = 100;
function progressBar() {
    return barOf("{bar} {value}/{total} files · {eta_formatted} left");
}
function judgeProgressBar() {
    const draw = barOf("{bar} judged {value}/{total}, {known} known before · {eta_formatted} left");
    return (done, total, known) => draw(done, total, { known });
}
function barOf(format) {
    if (!process.stderr.isTTY)
        return () => { };
    const started = performance.now();
    const bar = new cli_progress.SingleBar({ format, clearOnComplete: true, stream: process.stderr }, cli_progress.Presets.shades_classic);
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

;// CONCATENATED MODULE: ./build/cli/job-options.js






function withJobOptions(command) {
    return command
        .addOption(list("--runs <pattern...>", "recordings: globs with captures such as runs/{case}.{trial}.json", "none"))
        .addOption(list("--expectations <file...>", "expectations, YAML or JSON", "those in the recordings"))
        .addOption(filled("--policy <file>", `policy (default: ${policy_load/* DEFAULT_POLICY */.z} if it exists)`))
        .option("--suite <name>", "name of the suite", "default")
        .option("--format <name>", "format of the recordings (default: seen from their content)")
        .option("--case-field <pointer>", "JSON pointer to the case id in a recording, such as /metadata/case")
        .option("--now <time>", "ISO time to write into the report (default: SOURCE_DATE_EPOCH, or none)");
}
function withPrintOptions(command) {
    return command
        .addOption(new esm/* Option */.c$("--json", "print the report and nothing else").conflicts("markdown"))
        .option("--markdown", "print the report as Markdown")
        .addOption(filled("--output <file>", "write the report to a file too, as --json prints it"))
        .addOption(filled("--html <file>", "write the report as a page for a browser, in one file"))
        .addOption(filled("--junit <file>", "write the checks and cases as JUnit XML, for reporters of tests"))
        .hook("preAction", () => {
        const { output, html, junit, judgeCache } = command.opts();
        demandDistinct({ "--output": output, "--html": html, "--junit": junit, "--judge-cache": judgeCache });
    });
}
function filled(flags, description) {
    return new esm/* Option */.c$(flags, description).argParser((value) => {
        if (value.trim() !== "")
            return value;
        throw new esm/* InvalidArgumentError */.Di("It is blank: check that the variable it comes from is set.");
    });
}
function list(flags, description, preset) {
    return new esm/* Option */.c$(flags, description)
        .argParser((value, before) => [...before, value])
        .default([], preset);
}
function jobOf(options) {
    const policy = options.policy ?? ((0,external_node_fs_.existsSync)(policy_load/* DEFAULT_POLICY */.z) ? policy_load/* DEFAULT_POLICY */.z : undefined);
    return {
        runs: options.runs,
        expectations: options.expectations,
        policy,
        suite: options.suite,
        format: options.format,
        caseField: options.caseField,
        root: process.cwd(),
        contained: false,
        commit: null,
        createdAt: (0,created_at/* createdAt */.C)(options.now),
        onProgress: progressBar(),
    };
}

// EXTERNAL MODULE: ./node_modules/picocolors/picocolors.js
var picocolors = __webpack_require__(7336);
// EXTERNAL MODULE: ./build/escape/runner.js
var runner = __webpack_require__(1114);
;// CONCATENATED MODULE: ./build/cli/print-text.js


const hasColors = picocolors.isColorSupported;
function print({ text }) {
    process.stdout.write((0,runner/* withoutCommands */.Df)(inLines(text)));
}
function printJson(json) {
    process.stdout.write((0,runner/* jsonWithoutCommands */.Dw)(ended(json)));
}
function printMarkdown({ text }) {
    process.stdout.write((0,runner/* withoutCommands */.Df)(ended(text)));
}
function complain({ text }) {
    process.stderr.write((0,runner/* withoutCommands */.Df)(inLines(text)));
}
function inLines(text) {
    return text === "" ? "" : `${text}\n`;
}
function ended(text) {
    return text.endsWith("\n") ? text : `${text}\n`;
}

// EXTERNAL MODULE: ./build/disk/write.js
var write = __webpack_require__(6271);
;// CONCATENATED MODULE: ./build/cli/replace-file.js


function replaceFile(path, before, after) {
    try {
        const target = (0,external_node_fs_.realpathSync)(path);
        if ((0,external_node_fs_.readFileSync)(target, "utf8") !== before) {
            return "was changed by somebody else meanwhile and is not written: run this again";
        }
        (0,write/* writeWhole */.f)(target, after);
        return undefined;
    }
    catch (error) {
        if (error instanceof Error)
            return `cannot be written: ${error.message}`;
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/cli/tell.js



function tell(problems) {
    for (const problem of problems)
        complain((0,terminal/* terminal */.Fo) `${problem.severity}: ${(0,build_problems/* placeText */.Z9)(problem)}${problem.message}`);
    return problems.some(({ severity }) => severity === "error");
}
function tellFault(error) {
    complain((0,terminal/* manyLines */.hw)(error instanceof Error ? (error.stack ?? error.message) : String(error)));
    complain((0,terminal/* terminal */.Fo) `error: rungate failed on something it did not expect, so nothing was judged. Please report it with the lines above`);
}

;// CONCATENATED MODULE: ./build/cli/accept.js















const addAccept = (program, exit) => {
    const command = program
        .command("accept")
        .description("expect what recorded runs did: show the difference, then write it")
        .usage("[case...] [options]")
        .argument("[case...]", "ids of cases")
        .option("--all", "every case with a run that does not pass")
        .option("--trial <name>", "the trial to accept, where trials made different calls")
        .option("--dry-run", "show the difference and write nothing");
    withJobOptions(command).action((ids, options) => exit(accept(ids, options)));
};
function accept(ids, options) {
    checkUsage(ids, options);
    const job = jobOf(options);
    const configured = (0,configure/* configure */.j)(job);
    const report = (0,run/* runUnjudged */.cd)(job);
    checkKnown(ids, report, configured.expectations.keys());
    const selected = accept_select(ids, report, options);
    const { wanted, refused } = readCandidateRuns(selected.filter((one) => one.state === "wanted"), job, configured);
    const accepted = acceptRuns(configured.texts, wanted, configured.ruling.policy);
    const changes = changedFiles(configured.texts, accepted.files);
    for (const { before, after } of changes)
        print(diffText(before.file, before.text, after, hasColors));
    const refusals = [...selected.filter((one) => one.state === "refused"), ...refused, ...accepted.refused];
    const refusedIds = new Set(refusals.map(({ id }) => id));
    const outcomes = selected.filter(({ id }) => !refusedIds.has(id));
    print(outcomeText(outcomes, options));
    const written = changes.map(({ before, after }) => accept_write(before, after, job.root, options));
    if (changes.length === 0)
        print((0,terminal/* terminal */.Fo) `nothing to write`);
    tell(refusals.map(({ id, reason }) => errorOf(`case "${id}" cannot be accepted: ${reason}`)));
    const broken = brokenRecordings(selected, report, options);
    tell(broken);
    return refusals.length === 0 && broken.length === 0 && written.every(Boolean) ? 0 : 1;
}
function checkUsage(ids, { all, expectations }) {
    const fail = (message) => {
        throw new build_problems/* ConfigurationError */.j1([{ severity: "error", message }]);
    };
    if (ids.length === 0 && !all)
        throw caseNotNamed("name the cases to accept, or say --all", "accept");
    if (ids.length > 0 && all)
        fail("name cases or say --all, not both");
    if (expectations.length === 0)
        fail("no expectations file to write to: name it with --expectations");
}
function checkKnown(ids, report, declared) {
    const known = new Set([...report.cases.map(({ id }) => id), ...declared]);
    const problems = ids
        .filter((id) => !known.has(id))
        .map((id) => ({
        severity: "error",
        message: `there is no case "${id}" in the recordings or the expectations.${(0,build_problems/* didYouMean */.au)(id, known)}`,
    }));
    if (problems.length > 0)
        throw new build_problems/* ConfigurationError */.j1(problems);
}
function accept_select(ids, { cases }, { all, trial }) {
    const byId = new Map();
    for (const one of cases)
        byId.set(one.id, [...(byId.get(one.id) ?? []), one]);
    const asked = all ? [...byId.keys()] : [...new Set(ids)];
    return asked.map((id) => selectTrials(id, byId.get(id) ?? [], { trial, named: !all }));
}
function changedFiles(before, after) {
    return before.flatMap((file, at) => {
        const text = after[at]?.text ?? file.text;
        return text === file.text ? [] : [{ before: file, after: text }];
    });
}
function accept_write({ file, text }, after, root, { dryRun }) {
    const fault = dryRun ? undefined : replaceFile((0,external_node_path_.resolve)(root, file), text, after);
    if (fault === undefined)
        print((0,terminal/* terminal */.Fo) `${dryRun ? "would write" : "wrote"} ${file}`);
    else
        tell([{ ...errorOf(fault), file }]);
    return fault === undefined;
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

// EXTERNAL MODULE: ./build/group-by.js
var group_by = __webpack_require__(2217);
// EXTERNAL MODULE: ./build/report/judged-by.js
var judged_by = __webpack_require__(6414);
// EXTERNAL MODULE: ./build/statistics/normal.js
var normal = __webpack_require__(511);
;// CONCATENATED MODULE: ./build/statistics/kappa.js

function kappa({ bothYes, onlyFirst, onlySecond, bothNo }) {
    const apart = (bothYes + onlyFirst) * (onlyFirst + bothNo) + (bothYes + onlySecond) * (onlySecond + bothNo);
    return apart === 0 ? null : (2 * (bothYes * bothNo - onlyFirst * onlySecond)) / apart;
}
function kappaStandardError(ratings) {
    const value = kappa(ratings);
    if (value === null)
        return null;
    const { total, bothYes, onlyFirst, onlySecond, bothNo, firstYes, secondYes, byChance } = sharesOf(ratings);
    const agreed = bothYes * (1 - (firstYes + secondYes) * (1 - value)) ** 2 +
        bothNo * (1 - (2 - firstYes - secondYes) * (1 - value)) ** 2;
    const differing = onlyFirst * (secondYes + 1 - firstYes) ** 2 + onlySecond * (firstYes + 1 - secondYes) ** 2;
    const expected = value - byChance * (1 - value);
    const variance = agreed + (1 - value) ** 2 * differing - expected ** 2;
    return Math.sqrt(Math.max(0, variance) / total) / (1 - byChance);
}
function kappaInterval(ratings) {
    if (kappa(ratings) === null)
        return null;
    const more = {
        bothYes: ratings.bothYes + 1,
        onlyFirst: ratings.onlyFirst + 1,
        onlySecond: ratings.onlySecond + 1,
        bothNo: ratings.bothNo + 1,
    };
    const center = kappa(more) ?? 0;
    const margin = normal/* Z_95 */.U$ * (kappaStandardError(more) ?? 0);
    return [Math.max(-1, center - margin), Math.min(1, center + margin)];
}
function sharesOf(ratings) {
    const total = ratings.bothYes + ratings.onlyFirst + ratings.onlySecond + ratings.bothNo;
    const [bothYes, onlyFirst, onlySecond, bothNo] = [
        ratings.bothYes / total,
        ratings.onlyFirst / total,
        ratings.onlySecond / total,
        ratings.bothNo / total,
    ];
    const firstYes = bothYes + onlyFirst;
    const secondYes = bothYes + onlySecond;
    const byChance = firstYes * secondYes + (1 - firstYes) * (1 - secondYes);
    return { total, bothYes, onlyFirst, onlySecond, bothNo, firstYes, secondYes, byChance };
}

// EXTERNAL MODULE: ./build/statistics/wilson.js
var wilson = __webpack_require__(9664);
;// CONCATENATED MODULE: ./build/calibration/kappa-text.js
function kappaText(kappa, level) {
    const tells = (digits) => level === undefined || Number(kappa.toFixed(digits)) < level === kappa < level;
    const digits = [2, 3, 4, 6, 8].find(tells) ?? 10;
    const text = kappa.toFixed(digits);
    return /^-0\.0*$/.test(text) ? text.slice(1) : text.replace("-", "−");
}

;// CONCATENATED MODULE: ./build/calibration/caveats.js


const DEMANDED = { kappa: 0.6, labels: 50 };
function caveatsOf({ judges, kappa, confusion }, gates) {
    const severity = gates ? "warning" : "note";
    const against = (what, remedy) => ({
        severity,
        message: gates
            ? `${what}, and the policy lets the judge decide (gate.scorers has llm): ${remedy}`
            : `${what}: ${remedy} before the judge decides anything`,
    });
    const compared = confusion.both + confusion.onlyPeople + confusion.onlyJudge + confusion.neither;
    const caveats = [];
    const verdict = onlyVerdict(confusion);
    if (verdict !== undefined)
        caveats.push(against(`people find every call ${verdict}, of which kappa can say nothing`, "label calls of both kinds"));
    else if (kappa !== null && kappa.value < DEMANDED.kappa)
        caveats.push(against(`kappa ${kappaText(kappa.value, DEMANDED.kappa)} is below ${DEMANDED.kappa}`, "look at the disagreements, describe the tools better or take another model"));
    if (compared < DEMANDED.labels)
        caveats.push(against(`${(0,wording/* counted */.hS)(compared, "label")} compared, fewer than ${DEMANDED.labels}`, "label more calls"));
    if (judges.length > 1) {
        const names = (0,wording/* listed */.KE)(judges.map(({ name, labels }) => `${name} ${(0,wording/* counted */.hS)(labels, "label")}`));
        caveats.push({
            severity: "note",
            message: `not one judge but several, and this is about all of them together: ${names}`,
        });
    }
    return caveats;
}
function onlyVerdict({ both, onlyPeople, onlyJudge, neither }) {
    if (onlyJudge + neither === 0)
        return "appropriate";
    return both + onlyPeople === 0 ? "not appropriate" : undefined;
}

// EXTERNAL MODULE: ./build/report/reasons.js
var reasons = __webpack_require__(7802);
;// CONCATENATED MODULE: ./build/calibration/find-run.js


function findRun(label, cases) {
    const tagged = cases.filter((one) => hasTags(one, label.tags ?? {}));
    const runs = tagged.flatMap((one) => one.trials.map((trial) => ({ label, case: one, trial })));
    const [run, ...others] = runs.filter(({ trial }) => label.trial === undefined || trial.trial === label.trial);
    if (run !== undefined && others.length === 0)
        return run;
    const id = `case "${label.case}"`;
    const labels = (known) => `Known: ${(0,wording/* listed */.KE)(known.map(suite_trial/* caseLabel */.P))}`;
    if (tagged.length === 0)
        return { key: "tags", fault: `no ${id} has these tags. ${labels(cases)}` };
    const trials = `Known: ${(0,wording/* listed */.KE)([...new Set(runs.map(({ trial }) => trial.trial))])}`;
    if (run === undefined)
        return { key: "trial", fault: `${id} has no trial "${label.trial}". ${trials}` };
    if (tagged.length > 1)
        return {
            key: "case",
            fault: `${id} is there with several tags: say which with "tags". ${labels(tagged)}`,
        };
    return { key: "case", fault: `${id} has several trials: say which with "trial". ${trials}` };
}
function hasTags(one, tags) {
    return Object.entries(tags).every(([key, value]) => one.tags[key] === value);
}

;// CONCATENATED MODULE: ./build/calibration/find-calls.js






function findCalls(labels, cases) {
    const found = { judged: [], unjudged: [], problems: [] };
    const casesById = (0,group_by/* groupBy */.$)(cases, ({ id }) => id);
    const hintFor = hintsAmong([...casesById.keys()]);
    const labelled = new Map();
    for (const label of labels) {
        const call = findCall(label, casesById.get(label.case), hintFor);
        const fault = "fault" in call ? call : labelledBefore(call, labelled);
        if (fault !== undefined)
            found.problems.push({ severity: "error", ...label.place(fault.key), message: fault.fault });
        else if ("reason" in call)
            found.unjudged.push(call);
        else if ("evaluation" in call)
            found.judged.push(call);
    }
    return found;
}
function hintsAmong(ids) {
    let compared = 0;
    return (id) => {
        compared += ids.length;
        return compared > limits/* limits */.F.namesCompared ? "" : (0,build_problems/* didYouMean */.au)(id, ids);
    };
}
function findCall(label, cases, hintFor) {
    if (cases === undefined)
        return { key: "case", fault: `the report has no case "${label.case}".${hintFor(label.case)}` };
    const run = findRun(label, cases);
    if ("fault" in run)
        return run;
    const outcome = run.trial.scores.llm;
    if (outcome === undefined)
        return { ...run, reason: "not-assessed: no judge was asked" };
    if (outcome.status !== "scored")
        return { ...run, reason: `${outcome.status}: ${outcome.reason}` };
    const { details } = outcome;
    if (!(0,reasons/* isLlmDetails */.ky)(details))
        return { ...run, reason: "the report does not say what the judge said" };
    return findEvaluation(run, details);
}
function findEvaluation(run, details) {
    const { callId, case: id } = run.label;
    const recorded = details.evaluations.filter(({ toolCallId }) => toolCallId === callId);
    if (recorded.length > 1) {
        const names = recorded.map((one) => one.callId).join(" or ");
        return {
            key: "callId",
            fault: `${recorded.length} calls of case "${id}" have the id "${callId}": write ${names}`,
        };
    }
    const evaluation = recorded[0] ?? details.evaluations.find((one) => one.callId === callId);
    return evaluation === undefined ? noCall(run.label, details) : { ...run, evaluation, details };
}
function noCall({ case: id, callId }, { evaluations }) {
    const ids = evaluations.flatMap(({ callId, toolCallId }) => [callId, toolCallId ?? callId]);
    const known = evaluations.map((one) => [one.callId, one.name, one.toolCallId ?? "without an id"].join(" "));
    const rest = known.length === 0 ? " It made none" : ` Known: ${(0,wording/* listed */.KE)(known)}`;
    const fault = `the judge saw no call "${callId}" in this run of case "${id}".${(0,build_problems/* didYouMean */.au)(callId, ids) || rest}`;
    return { key: "callId", fault };
}
function labelledBefore(call, labelled) {
    const { label, trial } = call;
    const callId = "evaluation" in call ? call.evaluation.callId : label.callId;
    const identity = JSON.stringify([trial.file, trial.index, callId]);
    const first = labelled.get(identity);
    if (first === undefined) {
        labelled.set(identity, label.place());
        return undefined;
    }
    const fault = `call "${label.callId}" of case "${label.case}" has a label already, at ${(0,build_problems/* placeName */.fW)(first)}`;
    return { key: "callId", fault };
}

;// CONCATENATED MODULE: ./build/calibration/landis-koch.js
function landisKochWord(kappa) {
    if (kappa < 0)
        return "poor";
    if (kappa <= 0.2)
        return "slight";
    if (kappa <= 0.4)
        return "fair";
    if (kappa <= 0.6)
        return "moderate";
    return kappa <= 0.8 ? "substantial" : "almost perfect";
}

;// CONCATENATED MODULE: ./build/calibration/calibrate.js









function calibrate(labels, report, gates) {
    const { judged, unjudged, problems } = findCalls(labels, report.cases);
    if (problems.length > 0)
        throw new build_problems/* ConfigurationError */.j1(problems);
    if (judged.length === 0)
        throw nothingJudged(unjudged);
    const confusion = confusionOf(judged);
    const agreement = (confusion.both + confusion.neither) / judged.length;
    const measured = {
        judges: judgesOf(judged),
        agreement: { value: agreement, interval: (0,wilson/* wilsonInterval */.Y)(agreement, judged.length) },
        kappa: kappaOf(confusion),
        confusion,
    };
    return {
        ...measured,
        labels: { given: labels.length, compared: judged.length, unjudged: unjudged.length },
        disagreements: judged.filter(isDisagreement).map(disagreementOf).toSorted(byWorst),
        unjudged: unjudged.map(({ case: { id }, trial: { trial }, label: { callId }, reason }) => ({
            case: id,
            trial,
            callId,
            reason,
        })),
        caveats: caveatsOf(measured, gates),
    };
}
function nothingJudged(unjudged) {
    const reasons = [...(0,group_by/* groupBy */.$)(unjudged, ({ reason }) => reason)].map(([reason, { length }]) => `${length} ${reason}`);
    const message = `none of ${(0,wording/* counted */.hS)(unjudged.length, "labelled call")} was judged (${(0,wording/* listed */.KE)(reasons)}), so there is nothing to compare: name a judge with --judge-model, or a report whose runs were judged with --report`;
    return new build_problems/* ConfigurationError */.j1([{ severity: "error", message }]);
}
function judgesOf(judged) {
    const groups = (0,group_by/* groupBy */.$)(judged, ({ trial }) => (0,judged_by/* judgedBy */.N)(trial).join(", "));
    return [...groups].map(([name, { length }]) => ({ name, labels: length }));
}
function confusionOf(judged) {
    const count = (people, judge) => judged.filter(({ label, evaluation }) => label.appropriate === people && evaluation.wasAppropriate === judge).length;
    return {
        both: count(true, true),
        onlyPeople: count(true, false),
        onlyJudge: count(false, true),
        neither: count(false, false),
    };
}
function kappaOf({ both, onlyPeople, onlyJudge, neither }) {
    const ratings = { bothYes: both, onlyFirst: onlyPeople, onlySecond: onlyJudge, bothNo: neither };
    const value = kappa(ratings);
    const interval = kappaInterval(ratings);
    return value === null || interval === null ? null : { value, interval, word: landisKochWord(value) };
}
function isDisagreement({ label, evaluation }) {
    return label.appropriate !== evaluation.wasAppropriate;
}
function disagreementOf({ label, case: { id, tags }, trial, evaluation, details, }) {
    const { callId, toolCallId, name, agreeing, reasoning } = evaluation;
    return {
        case: id,
        tags,
        trial: trial.trial,
        callId,
        toolCallId,
        name,
        appropriateBy: label.appropriate ? "people" : "judge",
        agreeing,
        votes: details.votes,
        ...(reasoning === undefined ? {} : { reasoning }),
    };
}
function byWorst(a, b) {
    const passes = (one) => (one.appropriateBy === "judge" ? 1 : 0);
    return passes(b) - passes(a) || b.agreeing / b.votes - a.agreeing / a.votes;
}

// EXTERNAL MODULE: ./build/config/validate.js
var validate = __webpack_require__(9630);
;// CONCATENATED MODULE: ./build/calibration/json-lines.js

function parseJsonLines(file, text) {
    const lines = text.split(/\r?\n/).flatMap((line, at) => {
        if (line.trim() === "")
            return [];
        const inFile = (place) => ({ ...place, line: at + (place.line ?? 1) });
        return [{ document: (0,config_document/* parseConfiguration */.M)(file, line), inFile }];
    });
    const problems = lines.flatMap(({ document, inFile }) => document.problems.map(inFile));
    const parsed = lines.filter(({ document }) => document.value !== undefined);
    const values = parsed.map(({ document }) => document.value ?? null);
    return {
        file,
        value: values.length === 0 && problems.length > 0 ? undefined : values,
        problems,
        locate([at, ...path], what) {
            const line = parsed[Number(at)];
            return line === undefined ? { file } : line.inFile(line.document.locate(path, what));
        },
    };
}

// EXTERNAL MODULE: ./build/calibration/label.js
var label = __webpack_require__(6617);
;// CONCATENATED MODULE: ./build/calibration/read-labels.js





async function readLabels(file, text) {
    const document = await parse(file, text);
    const [listed, path, problems] = listIn(document);
    const labels = (listed ?? []).map((label, at) => ({
        ...label,
        place: (key) => document.locate([...path, at, ...(key === undefined ? [] : [key])]),
    }));
    return { labels, problems };
}
async function parse(file, text) {
    if (/\.(?:jsonl|ndjson)$/i.test(file))
        return parseJsonLines(file, text);
    if (!/\.csv$/i.test(file))
        return (0,config_document/* parseConfiguration */.M)(file, text);
    const { parseCsv } = await Promise.all(/* import() */[__webpack_require__.e(175), __webpack_require__.e(307)]).then(__webpack_require__.bind(__webpack_require__, 5307));
    return parseCsv(file, text);
}
function listIn(document) {
    if ((0,json/* isObject */.Gv)(document.value)) {
        const { value, problems } = (0,validate/* validate */.tf)(label/* labelFileSchema */.OI, document);
        return [value?.labels, ["labels"], problems];
    }
    const { value, problems } = (0,validate/* validate */.tf)(label/* labelListSchema */.Uy, document);
    return [value, [], problems];
}

// EXTERNAL MODULE: ./build/disk/baseline.js
var disk_baseline = __webpack_require__(1233);
// EXTERNAL MODULE: ./build/disk/configuration.js
var configuration = __webpack_require__(1870);
// EXTERNAL MODULE: ./build/views/terminal-width.js
var terminal_width = __webpack_require__(1884);
;// CONCATENATED MODULE: ./build/views/calibration.js







const SHOWN = { disagreements: 20, reasons: 5 };
function calibrationView(calibration, colors) {
    const paint = (0,terminal/* paintWith */.Hy)(colors);
    return (0,terminal/* sections */.V0)([
        headLines(calibration, paint),
        confusionLines(calibration, paint),
        disagreementLines(calibration, paint),
        unjudgedLines(calibration, paint),
        caveatLines(calibration, paint),
    ]);
}
function headLines({ judges, labels, agreement, kappa }, paint) {
    const { given, compared, unjudged } = labels;
    const names = (0,wording/* listed */.KE)(judges.map(({ name }) => name));
    const left = unjudged > 0 ? `, ${unjudged} of runs that were not judged` : "";
    const interval = (low, high) => `95 % interval ${low} to ${high}`;
    const [low, high] = agreement.interval;
    const agreed = paint.dim(interval((0,wording/* percent */.KN)(low), (0,wording/* percent */.KN)(high)));
    return [
        (0,terminal/* terminal */.Fo) `${paint.bold(names)} ${paint.dim(`${compared} of ${(0,wording/* counted */.hS)(given, "label")} compared${left}`)}`,
        (0,terminal/* terminal */.Fo) `  agreement  ${(0,terminal_width/* padStart */.CF)((0,wording/* percent */.KN)(agreement.value), 7)}  ${agreed}`,
        kappa === null
            ? (0,terminal/* terminal */.Fo) `  kappa      ${(0,terminal_width/* padStart */.CF)("–", 7)}  ${paint.dim("undefined: people and the judge found every call alike")}`
            : (0,terminal/* terminal */.Fo) `  kappa      ${(0,terminal_width/* padStart */.CF)(kappaText(kappa.value), 7)}  ${paint.dim(`${interval(kappaText(kappa.interval[0]), kappaText(kappa.interval[1]))} · ${kappa.word} (Landis & Koch)`)}`,
    ];
}
function confusionLines({ confusion }, paint) {
    const row = (name, ...cells) => (0,terminal/* terminal */.Fo) `  ${(0,terminal_width/* padEnd */.f)(name, 24)}${cells.map((cell) => (0,terminal_width/* padStart */.CF)(cell, 17))}`;
    return [
        paint.dim(row("", "judge: appropriate", "not appropriate")),
        row("people: appropriate", String(confusion.both), String(confusion.onlyPeople)),
        row("        not appropriate", String(confusion.onlyJudge), String(confusion.neither)),
    ];
}
function disagreementLines({ disagreements }, paint) {
    if (disagreements.length === 0)
        return [];
    const more = disagreements.length - SHOWN.disagreements;
    return [
        paint.bold("Disagreements"),
        ...disagreements.slice(0, SHOWN.disagreements).flatMap((one) => oneDisagreement(one, paint)),
        ...(more > 0 ? [paint.dim(`  … and ${(0,wording/* counted */.hS)(more, "more disagreement")}: --json has all`)] : []),
    ];
}
function oneDisagreement(one, paint) {
    const { callId, toolCallId, name, appropriateBy, agreeing, votes, reasoning, trial } = one;
    const spread = votes > 1 ? ` (${agreeing} of ${votes} votes)` : "";
    const verdict = appropriateBy === "judge"
        ? (0,terminal/* terminal */.Fo) `${paint.red("not appropriate")}, and the judge lets it through${spread}`
        : (0,terminal/* terminal */.Fo) `${paint.green("appropriate")}, and the judge objects${spread}`;
    const ids = [`trial ${trial}`, callId, ...(toolCallId === null ? [] : [toolCallId])].join(" · ");
    return [
        (0,terminal/* terminal */.Fo) `  ${paint.bold((0,suite_trial/* caseLabel */.P)({ id: one.case, tags: one.tags }))} ${cut(name)} ${paint.dim(cut(ids))}`,
        (0,terminal/* terminal */.Fo) `    ${verdict}`,
        ...(reasoning === undefined ? [] : [(0,terminal/* terminal */.Fo) `    ${paint.dim(cut(reasoning))}`]),
    ];
}
function unjudgedLines({ unjudged }, paint) {
    if (unjudged.length === 0)
        return [];
    const groups = [...(0,group_by/* groupBy */.$)(unjudged, ({ reason }) => reason)];
    const more = groups.length - SHOWN.reasons;
    return [
        paint.bold("Not judged"),
        ...groups
            .slice(0, SHOWN.reasons)
            .flatMap(([reason, labels]) => [
            (0,terminal/* terminal */.Fo) `  ${(0,wording/* counted */.hS)(labels.length, "label")}: ${cut(reason)}`,
            (0,terminal/* terminal */.Fo) `    ${paint.dim(cut((0,wording/* listed */.KE)(labels.map((one) => `${one.case} trial ${one.trial} ${one.callId}`))))}`,
        ]),
        ...(more > 0 ? [paint.dim(`  … and ${(0,wording/* counted */.hS)(more, "more reason")}: --json has all`)] : []),
    ];
}
function caveatLines({ caveats }, paint) {
    return caveats.map(({ severity, message }) => {
        const word = severity === "warning" ? paint.yellow("warning") : paint.dim("note   ");
        return (0,terminal/* terminal */.Fo) `${word} ${message}`;
    });
}
function cut(text) {
    return (0,wording/* shorten */.ml)(text, limits/* limits */.F.shownReasoning);
}

// EXTERNAL MODULE: ./build/interrupt.js
var interrupt = __webpack_require__(9343);
// EXTERNAL MODULE: ./build/judge/key.js
var key = __webpack_require__(5151);
// EXTERNAL MODULE: ./build/judgement/server.js
var server = __webpack_require__(4677);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(6921);
// EXTERNAL MODULE: ./build/report/case-schema.js
var case_schema = __webpack_require__(6823);
// EXTERNAL MODULE: ./build/report/read-stored.js
var read_stored = __webpack_require__(5227);
// EXTERNAL MODULE: ./build/report/schema.js
var schema = __webpack_require__(4892);
// EXTERNAL MODULE: ./build/disk/text-file.js
var text_file = __webpack_require__(584);
;// CONCATENATED MODULE: ./build/disk/judgements.js








const stored = {
    schema: schemas/* strictObject */.rej({
        schemaVersion: schemas/* literal */.euz(schema/* SCHEMA_VERSION */.f),
        tool: schemas/* strictObject */.rej({ version: schemas/* string */.YjP() }),
        judgements: schemas/* array */.YOg(case_schema/* llmDetailsSchema */.b$),
    }),
    name: "a file of judgements",
    writer: "--judge-cache writes",
    renewal: "delete it, and runs are judged again",
};
function readJudgements(file, problems) {
    if (!(0,external_node_fs_.existsSync)(file))
        return new Map();
    const bounds = { root: process.cwd(), contained: false, mostBytes: limits/* limits */.F.baselineBytes };
    const source = (0,text_file/* readTextFile */.G)(file, { ...bounds, remedy: stored.renewal }, problems);
    if (source === undefined)
        return new Map();
    try {
        const { judgements } = (0,read_stored/* readStored */.C)(source.text, stored).checked;
        return new Map(judgements.map((one) => [one.key, one]));
    }
    catch (error) {
        if (!(error instanceof read_stored/* ReportError */.$))
            throw error;
        problems.push({ severity: "error", file, message: error.message });
        return new Map();
    }
}
const AROUND = 1_000;
function judgementsText(before, now) {
    const older = [...before].filter(([key]) => !now.has(key));
    const texts = [...older, ...now].map(([, details]) => JSON.stringify(details));
    const head = JSON.stringify({ schemaVersion: schema/* SCHEMA_VERSION */.f, tool: { version: version/* version */.r } });
    return `${head.slice(0, -1)},"judgements":[${newest(texts, limits/* limits */.F.baselineBytes - AROUND).join()}]}\n`;
}
function newest(texts, bytes) {
    const kept = [];
    let left = bytes;
    for (const text of texts.toReversed()) {
        left -= Buffer.byteLength(text) + ",".length;
        if (left < 0 || kept.length === limits/* limits */.F.keptJudgements)
            break;
        kept.push(text);
    }
    return kept.reverse();
}

;// CONCATENATED MODULE: ./build/cli/write-output.js



function writeOutput(file, text) {
    writeOutputs([{ file, text }]);
}
function writeOutputs(outputs) {
    const problems = outputs.flatMap(({ file, text }) => {
        const message = faultOfWriting(file, text);
        return message === undefined ? [] : [{ severity: "error", file, message }];
    });
    if (problems.length > 0)
        throw new build_problems/* ConfigurationError */.j1(problems);
}
function faultOfWriting(file, text) {
    try {
        const there = (0,external_node_fs_.statSync)(file, { throwIfNoEntry: false });
        if (there?.isDirectory())
            return "cannot be written: it is a folder, name a file in it";
        if (there?.isFile() === false)
            return "cannot be written: it is not a regular file";
        (0,write/* writeWhole */.f)(there === undefined ? file : (0,external_node_fs_.realpathSync)(file), text);
        return undefined;
    }
    catch (error) {
        if (!(error instanceof Error))
            throw error;
        return `cannot be written, check that its folder is there and yours to write in: ${error.message}`;
    }
}

;// CONCATENATED MODULE: ./build/cli/judgement-cache.js



const BETWEEN_WRITES = 20;
class JudgementCache {
    known;
    file;
    added = new Map();
    unwritten = 0;
    constructor(file) {
        const problems = [];
        this.file = file;
        this.known = readJudgements(file, problems);
        if (problems.length > 0)
            throw new build_problems/* ConfigurationError */.j1(problems);
        this.write();
    }
    add(judgement) {
        this.added.set(judgement.key, judgement);
        this.unwritten += 1;
        if (this.unwritten % BETWEEN_WRITES === 0)
            this.tryToFinish();
    }
    finish() {
        if (this.unwritten > 0)
            this.write();
    }
    tryToFinish() {
        try {
            this.finish();
        }
        catch (error) {
            if (!(error instanceof build_problems/* ConfigurationError */.j1))
                throw error;
        }
    }
    write() {
        writeOutput(this.file, judgementsText(this.known, this.added));
        this.unwritten = 0;
    }
}

;// CONCATENATED MODULE: ./build/cli/judge-options.js









function withJudgedJobOptions(command) {
    return withJobOptions(command)
        .addOption(filled("--judge-model <name>", "model that judges the tool calls, with the key in RUNGATE_JUDGE_API_KEY or OPENAI_API_KEY (default: no judge)"))
        .option("--judge-base-url <address>", "its OpenAI-compatible server", server/* DEFAULT_SERVER */.K)
        .addOption(filled("--judge-cache <file>", "keeps judgements, so that the same run is judged once"));
}
async function withJudgedJob(options, work) {
    const job = jobOf(options);
    const { judgeModel, judgeBaseUrl, judgeCache } = options;
    const unusable = faultOf(options);
    if (unusable !== undefined)
        throw new build_problems/* ConfigurationError */.j1([{ severity: "error", message: unusable }]);
    const cache = judgeCache === undefined ? undefined : new JudgementCache(judgeCache);
    const known = cache?.known ?? new Map();
    const onJudged = (judgement) => cache?.add(judgement);
    const judge = judgeModel && { ...judgeOf(judgeModel, judgeBaseUrl), known, onJudged };
    const stopped = (signal) => {
        cache?.tryToFinish();
        complain((0,terminal/* terminal */.Fo) `error: stopped by ${signal} before the end: nothing was decided`);
    };
    try {
        const done = await (0,interrupt/* interruptible */.I)(() => work(judge ? { ...job, judge } : job), stopped);
        cache?.finish();
        return done;
    }
    catch (error) {
        cache?.tryToFinish();
        throw error;
    }
}
function judgeOf(model, server) {
    return { model, server, apiKey: (0,key/* judgeKey */.F)(), onProgress: judgeProgressBar() };
}
function faultOf({ judgeModel, judgeBaseUrl, judgeCache }) {
    if (judgeModel === undefined && judgeCache !== undefined)
        return "--judge-cache keeps what a judge says: name one with --judge-model";
    const fault = (0,server/* serverFault */.O)(judgeBaseUrl);
    return fault && `--judge-base-url: ${fault}`;
}

;// CONCATENATED MODULE: ./build/cli/calibrate.js
















const HERE = { root: process.cwd(), contained: false };
const addCalibrate = (program, exit) => {
    const command = program
        .command("calibrate")
        .description("compare the judge's verdicts on calls with people's labels: exit 0, 1 below --min-kappa, 2 usage")
        .usage("<labels> [options]")
        .argument("[labels]", "what people say of calls (case, callId, appropriate): YAML, JSON, JSONL or CSV")
        .addOption(filled("--report <file>", "report with the judge's verdicts, as --json printed it, in place of --runs").conflicts(["runs", "judgeModel"]))
        .addOption(new esm/* Option */.c$("--min-kappa <number>", "exit 1 when kappa is below").argParser(kappaOption))
        .option("--json", "print the calibration as JSON and nothing else");
    withJudgedJobOptions(command).action(async (file, options) => {
        const labels = await labelsIn(file, options);
        const tellOf = (report) => {
            const calibration = calibrate(labels, report, gateOf(report, options).scorers.includes("llm"));
            if (options.json)
                printJson(JSON.stringify(calibration, null, 2));
            else
                print(calibrationView(calibration, hasColors));
            exit(exitCodeOf(calibration, options));
        };
        if (options.report !== undefined)
            tellOf(reportIn(options.report));
        else
            await withJudgedJob(options, async (job) => tellOf(await judgeCases(labels, job)));
    });
};
function kappaOption(text) {
    const kappa = text.trim() === "" ? Number.NaN : Number(text);
    if (kappa >= -1 && kappa <= 1)
        return kappa;
    throw new esm/* InvalidArgumentError */.Di("Expected a number from -1 to 1, such as 0.6.");
}
async function labelsIn(file, { report, runs }) {
    if (file === undefined)
        throw usageError("name the file of labels. Write it before the options: rungate calibrate LABELS --report …");
    if (report === undefined && runs.length === 0)
        throw usageError("name a report whose runs were judged with --report, or recordings to judge with --runs");
    const unreadable = [];
    const source = (0,configuration/* readConfigurationFile */.B)(file, HERE, unreadable);
    if (source === undefined)
        throw new build_problems/* ConfigurationError */.j1(unreadable);
    const { labels, problems } = await readLabels(source.file, source.text);
    if (problems.length > 0)
        throw new build_problems/* ConfigurationError */.j1(problems);
    return labels;
}
function usageError(message) {
    return new build_problems/* ConfigurationError */.j1([{ severity: "error", message }]);
}
function reportIn(file) {
    const problems = [];
    const report = (0,disk_baseline/* readReportFile */.$)(file, HERE, problems);
    if (report === undefined)
        throw new build_problems/* ConfigurationError */.j1(problems);
    return report;
}
async function judgeCases(labels, { judge, ...job }) {
    const labelled = new Set(labels.map((label) => label.case));
    const asksAbout = (caseId) => labelled.has(caseId);
    const report = await (0,run/* run */.eF)({ ...job, judge: judge && { ...judge, asksAbout } });
    tell(report.problems.filter(({ severity }) => severity === "error"));
    return report;
}
function gateOf(report, options) {
    const { policy: file } = jobOf(options);
    if (options.report === undefined || typeof file !== "string")
        return report.policy.gate;
    const problems = [];
    const source = (0,configuration/* readConfigurationFile */.B)(file, HERE, problems);
    const loaded = source && (0,policy_load/* loadPolicy */.t)(source.file, source.text);
    if (loaded?.policy === undefined)
        throw new build_problems/* ConfigurationError */.j1([...problems, ...(loaded?.problems ?? [])]);
    return loaded.policy.gate;
}
function exitCodeOf({ kappa, labels }, { minKappa }) {
    if (minKappa === undefined)
        return 0;
    const fail = (found, demanded) => {
        tell([{ severity: "error", message: `${found}, and --min-kappa demands ${demanded}` }]);
        return 1;
    };
    if (kappa === null)
        return fail("kappa is undefined", String(minKappa));
    if (kappa.value < minKappa)
        return fail(`kappa is ${kappaText(kappa.value, minKappa)}`, String(minKappa));
    if (labels.compared < DEMANDED.labels)
        return fail(`${(0,wording/* counted */.hS)(labels.compared, "label")} compared`, `${DEMANDED.labels} by which it is known`);
    return 0;
}

;// CONCATENATED MODULE: ./build/cli/commander-output.js


const SUGGESTION = /\n(?=\(Did you mean [\w, -]+\?\)\n?$)/;
const output = {
    writeOut: (text) => print((0,terminal/* manyLines */.hw)(text)),
    writeErr: (text) => complain((0,terminal/* manyLines */.hw)(text)),
    outputError: (text) => {
        const said = text.replace(/\n$/, "").split(SUGGESTION);
        complain((0,terminal/* lines */.Mn)(said.map((line) => (0,terminal/* terminal */.Fo) `${line}`)));
    },
};

// EXTERNAL MODULE: ./build/conclude.js + 13 modules
var conclude = __webpack_require__(9569);
// EXTERNAL MODULE: ./build/report/text.js
var report_text = __webpack_require__(3920);
// EXTERNAL MODULE: ./build/views/html/page.js + 38 modules
var page = __webpack_require__(4596);
// EXTERNAL MODULE: ./build/views/junit/junit.js + 3 modules
var junit_junit = __webpack_require__(4313);
// EXTERNAL MODULE: ./build/views/summary.js + 1 modules
var summary = __webpack_require__(5466);
// EXTERNAL MODULE: ./build/views/terminal.js + 3 modules
var views_terminal = __webpack_require__(4062);
;// CONCATENATED MODULE: ./build/cli/print-report.js







function printReport(report, { json, markdown, output, html, junit }, how) {
    const text = (0,report_text/* reportText */.U)(report);
    const shown = how.verdict ? report : withoutDemands(report);
    if (json)
        printJson(text);
    else if (markdown)
        printMarkdown((0,summary/* summaryView */.k)(shown, how));
    else
        print((0,views_terminal/* terminalView */.u)(shown, { colors: hasColors, verdict: how.verdict }));
    const outputs = [];
    if (output !== undefined)
        outputs.push({ file: output, text });
    if (html !== undefined)
        outputs.push({ file: html, text: (0,page/* htmlView */.z)(shown, how) });
    if (junit !== undefined)
        outputs.push({ file: junit, text: (0,junit_junit/* junitView */.y)(report, how) });
    writeOutputs(outputs);
}
function withoutDemands(report) {
    const { policy } = report;
    const { passRate: _, ...floors } = policy.gate.floors;
    const floored = Object.keys(floors);
    const scorers = [...new Set([...policy.gate.scorers, ...floored])];
    return { ...report, policy: { ...policy, gate: { ...policy.gate, scorers, floors: {} } } };
}

;// CONCATENATED MODULE: ./build/cli/gate.js




const addGate = (program, exit) => {
    const command = program
        .command("gate")
        .description("score recordings, compare with a baseline and give a verdict: exit 0 pass, 1 fail, 2 usage")
        .addOption(list("--merge <pattern...>", "what score --shard has left, in place of --runs", "none").conflicts("runs"))
        .addOption(filled("--baseline <file>", "report to compare with, as --json printed it (default: none)"))
        .addOption(filled("--commit <sha>", "commit of the base branch that was recorded: makes the report a baseline, and only what is broken exits 1"))
        .option("--report-only", "exit 0 whatever the verdict");
    withPrintOptions(withJudgedJobOptions(command)).action((options) => withJudgedJob(options, async (job) => {
        const { baseline, merge, commit, reportOnly } = options;
        const report = await (0,run/* run */.eF)({
            ...job,
            baseline,
            merge: merge.length > 0 ? { patterns: merge } : undefined,
            commit: commit ?? null,
            role: commit === undefined ? "head" : "base",
        });
        const code = reportOnly ? 0 : gate_exitCodeOf(report.verdict);
        printReport(report, options, { verdict: true, isRed: code !== 0 });
        exit(code);
    }));
};
function gate_exitCodeOf({ blocks }) {
    return blocks ? 1 : 0;
}

;// CONCATENATED MODULE: ./build/cli/compare.js







const addCompare = (program, exit) => {
    const command = program
        .command("compare")
        .description("give the verdict on a report with another as its baseline: exit 0 pass, 1 fail, 2 usage")
        .argument("<base>", "report to compare with, as --json printed it")
        .argument("<head>", "report to judge, by the policy that it carries");
    withPrintOptions(command).action((base, head, options) => {
        const report = compareFiles(base, head);
        const code = gate_exitCodeOf(report.verdict);
        printReport(report, options, { verdict: true, isRed: code !== 0 });
        exit(code);
    });
};
function compareFiles(base, head) {
    const problems = [];
    const at = { root: process.cwd(), contained: false };
    const report = (0,disk_baseline/* readReportFile */.$)(head, at, problems);
    const baseline = (0,disk_baseline/* readBaseline */.m)(base, { ...at, suite: report?.suite }, problems);
    if (problems.length > 0 || report === undefined)
        throw new build_problems/* ConfigurationError */.j1(problems);
    return (0,conclude/* conclude */.E)(report, { baseline, role: "head", points: limits/* limits */.F.historyPoints });
}

;// CONCATENATED MODULE: ./build/views/explain-judgement.js



function judgementLines(details, paint) {
    const { evaluations, missingTools, reason, votes } = details;
    return [
        ...evaluations.map(({ name, callId, wasAppropriate, agreeing, reasoning }) => {
            const verdict = wasAppropriate ? paint.green("appropriate") : paint.red("not appropriate");
            const spread = votes > 1 ? `, ${agreeing} of ${votes} votes` : "";
            const which = paint.dim(explain_judgement_cut(`${callId}${spread}`));
            return (0,terminal/* terminal */.Fo) `    ${verdict} ${explain_judgement_cut(name)} ${which}${reasoning && ` ${explain_judgement_cut(reasoning)}`}`;
        }),
        ...missingTools.map((tool) => (0,terminal/* terminal */.Fo) `    ${paint.red("missing")} ${explain_judgement_cut(tool)}`),
        ...(reason ? [(0,terminal/* terminal */.Fo) `    ${paint.dim("in all")} ${explain_judgement_cut(reason)}`] : []),
    ];
}
function explain_judgement_cut(text) {
    return (0,wording/* shorten */.ml)(text, limits/* limits */.F.shownReasoning);
}

// EXTERNAL MODULE: ./build/views/outcome.js
var views_outcome = __webpack_require__(8193);
// EXTERNAL MODULE: ./build/views/scorers.js
var scorers = __webpack_require__(9716);
;// CONCATENATED MODULE: ./build/views/explain.js










function explainView(report, colors) {
    const paint = (0,terminal/* paintWith */.Hy)(colors);
    return (0,terminal/* sections */.V0)(report.cases.map((one) => explainCase(one, report, paint)));
}
function explainCase(one, report, paint) {
    const told = one.source === "recording" ? " · expectations from the recording" : "";
    const from = one.file === undefined ? told : ` · expected in ${one.file}:${one.line}`;
    const rate = one.passRate === null ? "not assessed" : `pass rate ${(0,wording/* percent */.KN)(one.passRate)}`;
    return [
        (0,terminal/* terminal */.Fo) `${paint.bold((0,suite_trial/* caseLabel */.P)(one))} ${rate}${paint.dim(from)}`,
        ...one.trials.flatMap((trial) => [(0,terminal/* terminal */.Fo) ``, ...explainTrial(trial, report, paint)]),
    ];
}
function explainTrial(trial, report, paint) {
    const mark = trial.pass === null ? paint.yellow("?") : trial.pass ? paint.green("✔") : paint.red("✘");
    const place = `${(0,build_problems/* placeName */.fW)(trial)}${trial.format === null ? "" : ` · ${trial.format}`}`;
    const { llm: _, ...measured } = trial.scores;
    const details = Object.values(measured).flatMap((one) => one.status === "scored" && (0,reasons/* isF1Details */.Ol)(one.details) ? [one.details] : []);
    const other = (0,reasons/* expectationReasons */.ur)(trial).filter(({ subject }) => ["missing", "unexpected", "tools", "budget"].includes(subject));
    return [
        (0,terminal/* terminal */.Fo) `  ${mark} trial ${trial.trial} ${paint.dim(place)}`,
        ...Object.entries(measured).map(([id, outcome]) => explain_outcomeLine(id, outcome, report)),
        ...details.flatMap((one) => pairLines(one, paint)),
        ...details.flatMap(({ leftOut }) => leftOut.map((one) => (0,terminal/* terminal */.Fo) `    ${paint.dim(`left out ${one.name} ${one.reason}`)}`)),
        ...other.map(({ subject, text }) => (0,terminal/* terminal */.Fo) `    ${paint.red(subject)} ${text}`),
        ...judgedLines(trial, report, paint),
    ];
}
function judgedLines(trial, report, paint) {
    const { llm } = trial.scores;
    if (llm === undefined || !(0,scorers/* isShown */.aJ)(report, "llm"))
        return [];
    const details = llm.status === "scored" && (0,reasons/* isLlmDetails */.ky)(llm.details) ? llm.details : undefined;
    return [
        explain_outcomeLine("llm", llm, report),
        ...(details === undefined ? [] : judgementLines(details, paint)),
        ...(0,judged_by/* judgedBy */.N)(trial).map((name) => (0,terminal/* terminal */.Fo) `    ${paint.dim(`judged by ${name}`)}`),
    ];
}
function explain_outcomeLine(id, outcome, { policy }) {
    const advisory = (0,scorers/* isAdvisory */.kW)(policy.gate, id) ? " · advisory" : "";
    return (0,terminal/* terminal */.Fo) `    ${(0,terminal_width/* padEnd */.f)(id, 5)} ${(0,views_outcome/* outcomeText */.E)(outcome)}${advisory}`;
}
function pairLines({ pairs, nearMisses }, paint) {
    const matched = pairs.map((pair) => ({ ...pair, word: paint.green("matched") }));
    const near = nearMisses.map((pair) => ({ ...pair, word: paint.red("no match") }));
    return [...matched, ...near]
        .toSorted((a, b) => a.reference - b.reference)
        .flatMap(({ word, name, reference, call, fraction, differences, malformed }) => {
        const share = fraction < 1 ? `, ${(0,wording/* percent */.KN)(fraction)} of its arguments` : "";
        const told = differences.map((one) => malformed ? `arguments are not JSON: ${String(one.actual)}` : (0,reasons/* differenceText */.Lr)(one));
        return [
            (0,terminal/* terminal */.Fo) `    ${word} ${name} ${paint.dim(`reference ${reference + 1}, call ${call + 1}${share}`)}`,
            ...told.map((text) => (0,terminal/* terminal */.Fo) `      ${text}`),
        ];
    });
}

;// CONCATENATED MODULE: ./build/cli/explain.js






const addExplain = (program, exit) => {
    const command = program
        .command("explain")
        .description("show each call of a case beside what was expected")
        .usage("<case> [options]")
        .argument("[case]", "the case's id")
        .option("--json", "print the case as the report has it");
    withJudgedJobOptions(command).action(async (id, options) => {
        if (id === undefined)
            throw caseNotNamed("name the case to explain", "explain");
        await withJudgedJob(options, (job) => explain(id, job, options));
        exit(0);
    });
};
async function explain(id, { judge, ...job }, { json }) {
    const isAsked = (caseId) => caseId === id;
    const report = await (0,run/* run */.eF)({
        ...job,
        keepsDetails: isAsked,
        judge: judge && { ...judge, asksAbout: isAsked },
    });
    const cases = report.cases.filter((one) => one.id === id);
    if (cases.length === 0) {
        const known = report.cases.map((one) => one.id);
        const message = `no run of a case "${id}" was found.${(0,build_problems/* didYouMean */.au)(id, known)}`;
        throw new build_problems/* ConfigurationError */.j1([{ severity: "error", message }]);
    }
    if (json)
        printJson(JSON.stringify(cases, null, 2));
    else
        print(explainView({ ...report, cases }, hasColors));
}

// EXTERNAL MODULE: ./build/policy/schema.js
var policy_schema = __webpack_require__(5760);
;// CONCATENATED MODULE: ./build/init/schema-line.js
function schemaLine(schema) {
    return `yaml-language-server: $schema=https://raw.githubusercontent.com/rungate/rungate/main/schemas/${schema}.schema.json`;
}

// EXTERNAL MODULE: ./build/escape/plain.js
var plain = __webpack_require__(854);
;// CONCATENATED MODULE: ./build/init/yaml-nodes.js



const ONE_LINE = 88;
const yaml_nodes_INVISIBLE = /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
const FORM = {
    lineWidth: 0,
    singleQuote: false,
    doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER,
};
function nodeOf(value) {
    if (Array.isArray(value))
        return sequence(value.map(nodeOf), isShort(value));
    if (!(0,json/* isObject */.Gv)(value))
        return scalar(value);
    return mapping(Object.entries(value).map(([key, item]) => [key, nodeOf(item)]), isShort(value));
}
function mapping(entries, oneLine = false) {
    const node = new dist/* YAMLMap */.CA();
    node.flow = oneLine;
    for (const [key, value] of entries)
        node.items.push(new dist/* Pair */.Rm(keyNode(key), value));
    return node;
}
function sequence(items, oneLine = items.length === 0) {
    const node = new dist/* YAMLSeq */.Rw();
    node.flow = oneLine;
    node.items = [...items];
    return node;
}
function comment(...lines) {
    return lines.map((line) => (line === "" ? "" : ` ${(0,plain/* plainText */.wh)(line)}`)).join("\n");
}
function yamlText(document) {
    return document.toString(FORM).replace(yaml_nodes_INVISIBLE, yaml_nodes_escaped);
}
function scalar(value) {
    const node = new dist/* Scalar */.X5(typeof value === "number" ? exact(value) : value);
    if (typeof value === "string" && value.search(yaml_nodes_INVISIBLE) >= 0)
        node.type = dist/* Scalar */.X5.QUOTE_DOUBLE;
    return node;
}
function exact(value) {
    return Number.isInteger(value) && !Number.isSafeInteger(value) ? BigInt(value) : value;
}
function keyNode(key) {
    const node = scalar(key);
    if (key === "<<")
        node.type = dist/* Scalar */.X5.QUOTE_DOUBLE;
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
function yaml_nodes_escaped(character) {
    const code = character.codePointAt(0) ?? 0;
    const digits = code.toString(16);
    return code > 0xffff ? `\\U${digits.padStart(8, "0")}` : `\\u${digits.padStart(4, "0")}`;
}

;// CONCATENATED MODULE: ./build/init/expectations-text.js





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
        schemaLine("expectations"),
        ...INTRODUCTION,
        `Calls that failed are not listed, nor are those that ${policy} leaves out.`,
        ...LESSON,
        ...leftOut("their recordings say themselves what is expected", ownWord),
        ...leftOut("they make more calls than a case may list", tooLong),
    ];
    const nodes = cases.map(caseNode);
    for (const node of nodes.slice(1))
        node.spaceBefore = true;
    const document = new dist/* Document */.yo(mapping([["cases", sequence(nodes)]]), { schema: "core" });
    document.commentBefore = comment(...head);
    return yamlText(document);
}
function leftOut(reason, ids) {
    if (ids.length === 0)
        return [];
    const shown = ids.map((id) => (0,wording/* shorten */.ml)(id, limits/* limits */.F.shownString));
    return ["", `Not listed, since ${reason}: ${(0,wording/* listed */.KE)(shown, SHOWN_CASES)}.`];
}
function caseNode({ id, lookups, calls, notes }) {
    const references = sequence(calls.map(callNode));
    if (calls.length === 0)
        references.comment = comment("must call nothing");
    const node = mapping([
        ["id", nodeOf(id)],
        ...(lookups ? [["f1", nodeOf({ calls: "all" })]] : []),
        ["referenceToolCalls", references],
    ]);
    return withNotes(node, notes);
}
function callNode({ name, arguments: args, notes }) {
    const node = mapping([
        ["name", nodeOf(name)],
        ...(args === undefined ? [] : [["arguments", nodeOf(args)]]),
    ]);
    return withNotes(node, notes);
}
function withNotes(node, notes) {
    if (notes.length > 0)
        node.commentBefore = comment(...notes);
    return node;
}

;// CONCATENATED MODULE: ./build/init/policy-text.js





const TEMPLATE = `# ${schemaLine("policy")}
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
    const document = (0,dist/* parseDocument */.Tp)(TEMPLATE);
    document.set("tools", toolsNode(rules));
    document.setIn(["gate", "floors"], floorsNode(passRate));
    return yamlText(document);
}
function toolsNode(rules) {
    const list = sequence(rules.map(ruleNode));
    if (rules.length === 0)
        list.comment = comment('such as { match: "get_*", readOnly: true }');
    return list;
}
function ruleNode({ rule, tools, reason }) {
    const node = nodeOf(rule);
    node.comment = comment(remark());
    return node;
    function remark() {
        if ("ignore" in rule)
            return "a scratchpad, by its name: never counted";
        if (reason === "conflict")
            return "recordings disagree whether it only reads";
        const names = tools.length === 1
            ? ""
            : (0,wording/* listed */.KE)(tools.map((name) => (0,wording/* shorten */.ml)(name, limits/* limits */.F.shownString)), 4);
        const source = reason === "hint" ? "the recordings say that it only reads" : "";
        return [names, source].filter((part) => part !== "").join(": ");
    }
}
function floorsNode(passRate) {
    const floor = Math.min(FLOOR, Math.floor((passRate ?? 0) * FLOOR_STEPS) / FLOOR_STEPS);
    const node = nodeOf(floor > 0 ? { passRate: floor } : {});
    node.comment = comment(passRate === null ? "such as { passRate: 0.7 }" : `the recorded runs reach ${(0,wording/* percent */.KN)(passRate)}`);
    return node;
}

// EXTERNAL MODULE: ./build/scorers/options.js
var scorers_options = __webpack_require__(4379);
// EXTERNAL MODULE: ./build/suite/trial-names.js
var trial_names = __webpack_require__(1010);
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
    const where = `in ${(0,build_problems/* placeName */.fW)(place)}`;
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
            ...(agreeing.length < trials.length ? [propose_case_disagreement(chosen, agreeing.length, trials.length)] : []),
            ...(chosen.lookups ? ["The agent only looked things up, so here lookups count."] : []),
            ...(chosen.nothingLeft ? ["Its calls failed or went to scratchpads, so none is listed."] : []),
        ],
    };
}
function propose_case_disagreement({ place }, agreeing, all) {
    const name = (0,build_problems/* placeName */.fW)(place);
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
    const write = valueWriter(call.name, redact);
    const isHidden = volatile?.values.some((value) => isAny(write(value, [volatile.key])));
    const values = volatile && !isHidden ? listedValues(volatile) : undefined;
    const matcher = values === undefined ? { $any: true } : { $oneOf: values };
    const entries = Object.entries(stated).map(([key, value]) => [
        writtenKey(key),
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
    const options = (0,scorers_options/* resolveOptions */.$i)(policy.defaults);
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
        const key = JSON.stringify([(0,suite_trial/* caseKey */.u)(identity.caseId, identity.tags), origin.hash]);
        const isNew = !seen.has(key);
        seen.add(key);
        return isNew;
    });
}

// EXTERNAL MODULE: ./build/report/aggregate.js
var aggregate = __webpack_require__(4260);
// EXTERNAL MODULE: ./build/report/coverage.js
var coverage = __webpack_require__(169);
// EXTERNAL MODULE: ./build/report/part.js
var part = __webpack_require__(1970);
// EXTERNAL MODULE: ./build/statistics/mean.js
var mean = __webpack_require__(3157);
// EXTERNAL MODULE: ./build/suite/suite.js
var suite_suite = __webpack_require__(859);
;// CONCATENATED MODULE: ./build/init/rehearsal.js






function rehearse(runs, expectations, policy) {
    const suite = new suite_suite/* Suite */.l({ expectations, policy });
    const setsFirst = runs.toSorted((a, b) => Number(b.run.expectsOnly ?? 0) - Number(a.run.expectsOnly ?? 0));
    for (const { run, identity, origin } of setsFirst)
        suite.add(run, identity, origin);
    const gathered = suite.finish();
    const problems = [...gathered.problems, ...(0,coverage/* coverageProblems */.D)((0,part/* partOf */.B)(gathered, policy), expectations)];
    return {
        passRate: (0,mean/* mean */.i)(gathered.cases.flatMap((one) => passRateOf(one, policy) ?? [])),
        errors: problems.filter(({ severity }) => severity === "error"),
    };
}
function passRateOf({ trials }, policy) {
    const judged = trials.map((one) => ({ ...one, pass: (0,passes/* passes */.W)(one, policy) }));
    return (0,aggregate/* casePassRate */.Ae)({ trials: judged });
}

// EXTERNAL MODULE: ./build/policy/glob.js
var glob = __webpack_require__(4757);
// EXTERNAL MODULE: ./build/policy/guess.js
var guess = __webpack_require__(3286);
;// CONCATENATED MODULE: ./build/init/tool-rules.js




function proposeToolRules(runs) {
    const hints = hintsOf(runs);
    const names = [...hints.keys()].sort();
    const scratchpads = names.filter((name) => (0,guess/* looksLikeScratchpad */.Vb)(name));
    const reading = names.filter((name) => !(0,guess/* looksLikeScratchpad */.Vb)(name) && isReadOnly(name, hints));
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
    return said.size === 0 ? (0,guess/* looksReadOnly */.Dx)(name) : !said.has(false);
}
function readOnlyRules(reading, all, hints) {
    const isReading = new Set(reading);
    const reasonOf = (name) => (hints.get(name)?.has(true) ? "hint" : "name");
    const families = (0,group_by/* groupBy */.$)(reading, (name) => (0,guess/* readingGlob */.TZ)(name) ?? (0,glob/* escapeGlob */.yk)(name));
    return [...families].flatMap(([glob, family]) => {
        const caught = all.filter((0,policy_tools/* nameMatcher */.M)(glob));
        if (family.length < 2 || !caught.every((name) => isReading.has(name)))
            return family.map((name) => ruleFor(name, { readOnly: true }, reasonOf(name)));
        const reason = family.every((name) => reasonOf(name) === "hint") ? "hint" : "name";
        return [{ rule: { match: glob, readOnly: true }, tools: family, reason }];
    });
}
function ruleFor(name, traits, reason) {
    return { rule: { match: (0,glob/* escapeGlob */.yk)(name), ...traits }, tools: [name], reason };
}

;// CONCATENATED MODULE: ./build/init/files.js










function proposeFiles(runs, names, kept) {
    const rules = kept === undefined ? proposeToolRules(runs.map(({ run }) => run)) : [];
    const policy = kept ?? readBack(names.policy, policyText(rules, null));
    const proposal = propose(runs, policy);
    const expectations = expectationsText(proposal, names.policy);
    const loaded = (0,load/* loadExpectations */.M)([{ file: names.expectations, text: expectations }], policy.defaults);
    refuse(loaded.problems, names.expectations, expectations);
    const rehearsal = rehearse(runs, loaded.expectations, policy);
    return {
        expectations,
        policy: kept === undefined ? policyText(rules, rehearsal.passRate) : undefined,
        cases: proposal.cases.length,
        leftOut: proposal.ownWord.length + proposal.tooLong.length,
        rehearsal,
    };
}
function readBack(file, text) {
    const { policy, problems } = (0,policy_load/* loadPolicy */.t)(file, text);
    refuse(problems, file, text);
    return policy ?? policy_schema/* defaultPolicy */.G4;
}
function refuse(problems, file, text) {
    const tooLarge = Buffer.byteLength(text) > limits/* limits */.F.configurationBytes;
    const found = tooLarge ? [tooMuch(file, `${Buffer.byteLength(text)} bytes`)] : problems;
    if (found.length > 0)
        throw new build_problems/* ConfigurationError */.j1(found);
}
function tooMuch(file, size) {
    const message = `would have ${size}, more than the ${limits/* limits */.F.configurationBytes} that are read: name fewer recordings with --runs`;
    return { severity: "error", file, message };
}

;// CONCATENATED MODULE: ./build/init/next-command.js

function nextCommand({ runs, expectations, policy, format, caseField }) {
    const options = [
        ...runs.map((pattern) => ["--runs", pattern]),
        ["--expectations", expectations],
        ["--policy", policy === policy_load/* DEFAULT_POLICY */.z ? undefined : policy],
        ["--format", format],
        ["--case-field", caseField],
    ];
    const words = options.flatMap(([name, value]) => (value === undefined ? [] : [name, shellWord(value)]));
    return ["rungate gate", ...words].join(" ");
}
function shellWord(text) {
    return /^[\w./:@%+=,-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

// EXTERNAL MODULE: ./build/gather.js + 1 modules
var gather = __webpack_require__(6576);
// EXTERNAL MODULE: ./build/load-options.js
var load_options = __webpack_require__(2229);
;// CONCATENATED MODULE: ./build/cli/recordings.js










function readRecordings(options) {
    const unusable = [];
    const how = (0,load_options/* loadOptions */.Z)(options, unusable);
    if (unusable.length > 0)
        throw new build_problems/* ConfigurationError */.j1(unusable);
    const { files, problems } = (0,steps/* atOnce */.zd)((0,disk_patterns/* findFiles */.l)(options.runs, process.cwd(), false));
    const runs = [];
    const allowance = new disk_allowance/* Allowance */.b();
    const progress = progressBar();
    for (const [at, file] of files.entries()) {
        for (const one of (0,build_load/* loadRuns */.l)(file, how, allowance)) {
            const { place } = one.origin;
            const fail = (message) => problems.push({ severity: "error", ...place, message });
            if ("fault" in one) {
                fail(one.fault);
                continue;
            }
            const { run, identity, origin } = one;
            for (const message of run.warnings)
                problems.push({ severity: "warning", ...place, message });
            if ((0,gather/* hasCase */.Z$)(identity))
                runs.push({ run: withoutTexts(run), identity, origin });
            else
                fail(gather/* NO_CASE */.Xu);
        }
        progress(at + 1, files.length);
    }
    return { runs, broken: tell(problems) };
}

;// CONCATENATED MODULE: ./build/cli/init.js













const DEFAULT_EXPECTATIONS = "evals/expectations.yml";
const YAML_NAME = /\.ya?ml$/i;
const EXISTS = "exists and is not overwritten: name another file with --expectations, or move this one away";
const addInit = (program, exit) => {
    program
        .command("init")
        .description("write a first expectations file and policy from recordings")
        .requiredOption("--runs <pattern...>", "recordings: globs with captures such as runs/{case}.{trial}.json")
        .option("--expectations <file>", "expectations to write", DEFAULT_EXPECTATIONS)
        .option("--policy <file>", "policy to write; one that exists is kept and used", policy_load/* DEFAULT_POLICY */.z)
        .option("--format <name>", "format of the recordings (default: seen from their content)")
        .option("--case-field <pointer>", "JSON pointer to the case id in a recording, such as /metadata/case")
        .option("--dry-run", "print both files and write neither")
        .action((options) => exit(init(options)));
};
function init(options) {
    const kept = checkFiles(options);
    const { runs, broken } = readRecordings(options);
    if (!runs.some(({ run }) => !run.expectsOnly)) {
        const message = "no run could be read, so there is nothing to propose and nothing is written";
        tell([{ severity: "error", message }]);
        return 1;
    }
    const files = proposeFiles(runs, options, kept);
    if (options.dryRun)
        printFiles(options, files);
    else
        writeFiles(options, files);
    const contradictory = tell(files.rehearsal.errors);
    return broken || contradictory ? 1 : 0;
}
function checkFiles({ expectations, policy, dryRun }) {
    const problems = [];
    const refuse = (file, message) => problems.push({ severity: "error", file, message });
    const hasPolicy = isThere(policy);
    for (const file of hasPolicy ? [expectations] : [expectations, policy])
        if (!YAML_NAME.test(file))
            refuse(file, "init writes YAML: name a file that ends in .yml or .yaml");
    if ((0,external_node_path_.resolve)(expectations) === (0,external_node_path_.resolve)(policy))
        refuse(policy, "is named for both files: name two");
    else if (!dryRun && isThere(expectations))
        refuse(expectations, EXISTS);
    const kept = hasPolicy ? readPolicy(policy, problems) : undefined;
    if (problems.length > 0)
        throw new build_problems/* ConfigurationError */.j1(problems);
    return kept;
}
function readPolicy(file, problems) {
    const source = (0,configuration/* readConfigurationFile */.B)(file, { root: process.cwd(), contained: false }, problems);
    if (source === undefined)
        return undefined;
    const { policy, problems: found } = (0,policy_load/* loadPolicy */.t)(source.file, source.text);
    for (const problem of found)
        problems.push(problem);
    return policy;
}
function printFiles({ expectations, policy }, files) {
    printFile(expectations, files.expectations);
    if (files.policy === undefined)
        complain((0,terminal/* terminal */.Fo) `${policy} exists: it would be kept`);
    else
        printFile(policy, files.policy);
}
function printFile(file, text) {
    print((0,terminal/* lines */.Mn)([(0,terminal/* terminal */.Fo) `==> ${file} <==`, (0,terminal/* manyLines */.hw)(text), (0,terminal/* terminal */.Fo) ``]));
}
function writeFiles(options, files) {
    const { expectations, policy, cases, leftOut, rehearsal } = files;
    writeNew(options.expectations, expectations);
    const others = leftOut === 0 ? "" : `, ${leftOut} left out (its comments say why)`;
    print((0,terminal/* terminal */.Fo) `wrote ${options.expectations}: ${(0,wording/* counted */.hS)(cases, "case")}${others}`);
    if (policy === undefined) {
        print((0,terminal/* terminal */.Fo) `kept ${options.policy}: it exists, and the cases are proposed for it`);
    }
    else {
        writeNew(options.policy, policy);
        print((0,terminal/* terminal */.Fo) `wrote ${options.policy}`);
    }
    const { passRate } = rehearsal;
    const reached = passRate === null
        ? "None of the runs could be assessed"
        : `The runs reach a pass rate of ${(0,wording/* percent */.KN)(passRate)}`;
    print((0,terminal/* terminal */.Fo) `\n${reached} by them. Read both, correct what is not right, then:\n\n  ${nextCommand(options)}`);
}
function writeNew(file, text) {
    try {
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(file), { recursive: true });
        if (isThere(file))
            throw new Error(EXISTS);
        (0,write/* writeWhole */.f)(file, text);
    }
    catch (error) {
        if (!(error instanceof Error))
            throw error;
        const message = `cannot be written: ${error.message}`;
        throw new build_problems/* ConfigurationError */.j1([{ severity: "error", file, message }]);
    }
}
function isThere(file) {
    try {
        (0,external_node_fs_.lstatSync)(file);
        return true;
    }
    catch {
        return false;
    }
}

// EXTERNAL MODULE: ./build/recordings/formats/index.js + 113 modules
var formats = __webpack_require__(2319);
;// CONCATENATED MODULE: ./build/recordings/marks.js


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
        if ((0,json/* isObject */.Gv)(value))
            for (const word of wordsOf(value))
                words.add(word);
        if (typeof value !== "object" || value === null)
            continue;
        for (const item of Object.values(value)) {
            if (values.length < limits/* limits */.F.valuesSearched)
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

// EXTERNAL MODULE: ./build/recordings/read.js
var read = __webpack_require__(1905);
// EXTERNAL MODULE: ./build/report/values.js
var values = __webpack_require__(3757);
;// CONCATENATED MODULE: ./build/views/inspect.js





const SHOWN_TEXT = 100;
const SHOWN_CANDIDATES = 5;
function inspectView({ runs, problems, unknown }, colors) {
    const paint = (0,terminal/* paintWith */.Hy)(colors);
    return (0,terminal/* sections */.V0)([
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
        ? "says what is expected, holds no run"
        : (0,wording/* counted */.hS)(run.toolCalls.length, "tool call");
    return [
        (0,terminal/* terminal */.Fo) `${paint.bold((0,build_problems/* placeName */.fW)(run))} ${paint.cyan(run.format)} · ${[...identity, ...tags].join(" · ")} · ${calls}`,
        paint.dim(`  known by ${run.knownBy.join(", ")}`),
        ...said("user", run.input, paint),
        ...run.toolCalls.map((call) => callLine(call, paint)),
        ...said("agent", run.response, paint),
        ...(run.referenceToolCalls ?? []).map((call) => referenceLine(call, paint)),
    ];
}
function candidateLines({ file, candidates }, paint) {
    if (candidates.length === 0)
        return [(0,terminal/* terminal */.Fo) `${file} has nothing of any format's marks`];
    return [
        (0,terminal/* terminal */.Fo) `${file} comes nearest to`,
        ...candidates
            .slice(0, SHOWN_CANDIDATES)
            .flatMap(({ format, looksFor, has, lacks }) => [
            (0,terminal/* terminal */.Fo) `  ${paint.cyan((0,terminal_width/* padEnd */.f)(format, 20))} has ${has.join(", ")}; ${lacks.length === 0 ? "not where they belong" : `lacks ${lacks.join(", ")}`}`,
            paint.dim(`${" ".repeat(23)}looks for ${looksFor}`),
        ]),
    ];
}
function said(who, text, paint) {
    return text === "" ? [] : [paint.dim(`  ${(0,terminal_width/* padEnd */.f)(who, 6)} ${(0,wording/* shorten */.ml)(text, SHOWN_TEXT)}`)];
}
function callLine({ id, name, arguments: args, malformed, status, group }, paint) {
    const colour = status === "ok" ? paint.green : status === "pending" ? paint.yellow : paint.red;
    const shown = malformed
        ? (0,terminal/* terminal */.Fo) `${paint.red("not JSON")} ${(0,wording/* shorten */.ml)(String(args), SHOWN_TEXT)}`
        : (0,wording/* shorten */.ml)((0,values/* valueText */.R)(args), SHOWN_TEXT);
    const known = id !== undefined && paint.dim(` ${id}`);
    return (0,terminal/* terminal */.Fo) `  ${(0,terminal_width/* padStart */.CF)(String(group), 3)}    ${colour((0,terminal_width/* padEnd */.f)(status, 8))} ${paint.bold(name)} ${shown}${known}`;
}
function referenceLine({ name, arguments: args }, paint) {
    return (0,terminal/* terminal */.Fo) `  ${paint.dim((0,terminal_width/* padEnd */.f)("expected", 15))} ${name} ${(0,wording/* shorten */.ml)((0,values/* valueText */.R)(args), SHOWN_TEXT)}`;
}
function problemLine(problem, paint) {
    const word = problem.severity === "error" ? paint.red("error  ") : paint.yellow("warning");
    return (0,terminal/* terminal */.Fo) `${word} ${(0,build_problems/* placeText */.Z9)(problem)}${problem.message}`;
}

;// CONCATENATED MODULE: ./build/cli/inspect.js















const addInspect = (program, exit) => {
    program
        .command("inspect")
        .description("show what is seen in recordings: format, case, each call")
        .argument("<file...>", "files, or patterns with captures")
        .option("--format <name>", "format of the recordings (default: seen from their content)")
        .option("--case-field <pointer>", "JSON pointer to the case id in a recording")
        .option("--json", "print JSON and nothing else")
        .action((files, options) => {
        const inspected = inspect(files, options);
        if (options.json)
            printJson((0,canonical/* jsonText */.s)(inspected, 2));
        else
            print(inspectView(inspected, hasColors));
        exit(inspected.problems.some(({ severity }) => severity === "error") ? 1 : 0);
    });
};
function inspect(patterns, stated) {
    const unusable = [];
    const options = (0,load_options/* loadOptions */.Z)(stated, unusable);
    if (unusable.length > 0)
        throw new build_problems/* ConfigurationError */.j1(unusable);
    const escaped = patterns.map((pattern) => (0,external_node_fs_.existsSync)(pattern) ? (0,glob/* escapeGlob */.yk)(pattern.split(external_node_path_.sep).join("/")) : pattern);
    const { files, problems } = (0,steps/* atOnce */.zd)((0,disk_patterns/* findFiles */.l)(escaped, process.cwd(), false));
    const inspected = { runs: [], problems: [...problems], unknown: [] };
    const allowance = new disk_allowance/* Allowance */.b();
    for (const file of files) {
        for (const one of (0,build_load/* loadRuns */.l)(file, options, allowance)) {
            if ("fault" in one)
                addFault(inspected, one);
            else
                addRun(inspected, one);
        }
    }
    return inspected;
}
function addFault(inspected, { fault, origin, identity, unknown, seen }) {
    const { place } = origin;
    if (seen !== undefined)
        addRun(inspected, { ...seen, identity: identity ?? seen.identity });
    inspected.problems.push({ severity: "error", ...place, message: fault });
    if (unknown === undefined || inspected.unknown.at(-1)?.file === place.file)
        return;
    inspected.unknown.push({ file: place.file, candidates: nearestFormats(formats/* formats */.F, unknown) });
}
function addRun({ runs, problems }, { run, identity, origin, document }) {
    const { place, format } = origin;
    for (const message of run.warnings)
        problems.push({ severity: "warning", ...place, message });
    const { referenceToolCalls: references } = run;
    runs.push({
        file: place.file,
        index: place.index,
        format,
        knownBy: compareMarks((0,read/* formatNamed */.vq)(format), wordsIn(document)).has,
        case: identity.caseId ?? null,
        trial: identity.trial ?? null,
        tags: identity.tags,
        input: run.input,
        response: run.response,
        toolCalls: run.toolCalls,
        ...(references === undefined ? {} : { referenceToolCalls: references.map(briefly) }),
        ...(run.expectsOnly ? { expectsOnly: true } : {}),
    });
}
function briefly({ name, arguments: { source } }) {
    return { name, arguments: source };
}

// EXTERNAL MODULE: ./build/shards/partial-report.js + 1 modules
var partial_report = __webpack_require__(160);
// EXTERNAL MODULE: ./build/shards/shard.js
var shards_shard = __webpack_require__(1064);
// EXTERNAL MODULE: ./build/views/shard.js
var views_shard = __webpack_require__(7257);
;// CONCATENATED MODULE: ./build/cli/score.js












const addScore = (program, exit) => {
    const command = program
        .command("score")
        .description("score recordings: exit 1 only when something could not be read")
        .addOption(new esm/* Option */.c$("--shard <share>", "score one share of the cases, such as 2/4, for gate --merge")
        .argParser(shardOption)
        .conflicts(["markdown", "html", "junit"]));
    withPrintOptions(withJudgedJobOptions(command)).action(async (options) => {
        const { shard } = options;
        if (shard !== undefined)
            demandOutput(options);
        exit(await withJudgedJob(options, (job) => shard === undefined ? scoreAll(job, options) : scoreShard(job, options, shard)));
    });
};
function shardOption(text) {
    const shard = (0,shards_shard/* parseShard */.uK)(text);
    if (shard === undefined) {
        const message = `Write it as 2/4: the second of four, of at most ${limits/* limits */.F.shards}.`;
        throw new esm/* InvalidArgumentError */.Di(message);
    }
    return shard;
}
async function scoreAll(job, options) {
    const report = await (0,run/* run */.eF)(job);
    const integrity = report.verdict.checks.find(({ name }) => name === "integrity");
    const code = integrity?.result === "fail" ? 1 : 0;
    printReport(report, options, { verdict: false, isRed: code !== 0 });
    return code;
}
async function scoreShard(job, { json, output }, shard) {
    const report = await (0,run/* runShard */.Ek)(job, shard);
    const text = (0,partial_report/* partialReportText */.N)(report);
    if (json)
        printJson(text);
    else
        print((0,views_shard/* shardView */.y)(report));
    if (output !== undefined)
        writeOutput(output, text);
    return 0;
}
function demandOutput({ json, output }) {
    if (output !== undefined || json !== undefined)
        return;
    const message = "name a file with --output: what a shard found is for gate --merge to judge";
    throw new build_problems/* ConfigurationError */.j1([{ severity: "error", message }]);
}

// EXTERNAL MODULE: ./build/trend/measure-trends.js
var measure_trends = __webpack_require__(8873);
// EXTERNAL MODULE: ./build/trend/trend.js
var trend = __webpack_require__(9751);
;// CONCATENATED MODULE: ./build/trend/merge.js


function mergedTrend(trends) {
    const based = trends.flat().filter(({ isHead }) => !isHead);
    const onBase = new Set(based.map(({ commit }) => commit));
    const own = trends.map((trend) => trend.filter(({ isHead, commit }) => !isHead || !onBase.has(commit)));
    const merged = own.map(once).reduce(merge, []);
    const onBranch = merged.filter(({ isHead }, at) => !isHead || at === merged.length - 1);
    return (0,trend/* withBreaks */.Hz)(onBranch.slice(-limits/* limits */.F.historyPoints));
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

// EXTERNAL MODULE: ./build/views/sparkline.js
var sparkline = __webpack_require__(3046);
;// CONCATENATED MODULE: ./build/views/braille-chart.js


const ROWS = 8;
const DOTS = { across: 2, down: 4 };
const BITS = [
    [0x01, 0x02, 0x04, 0x40],
    [0x08, 0x10, 0x20, 0x80],
];
const STRIDE = 4;
const LABEL = 9;
const NARROWEST = LABEL + 2;
const symbols = { floor: "┄", break: "┊" };
function isNear(floor, points) {
    const [low, high] = (0,sparkline/* rangeOf */.be)(points);
    return floor >= low - (high - low) && floor <= high + (high - low);
}
function brailleChart({ points, floor, marks }, width) {
    const range = (0,sparkline/* rangeOf */.be)(floor === undefined ? points : [...points, { value: floor, isBreak: false }]);
    const place = placesOf(points.length, range, width);
    const columns = Math.floor(place.x(points.length - 1) / DOTS.across) + 1;
    const dots = Array.from({ length: ROWS }, () => new Array(columns).fill(0));
    for (const dot of lineDots(points, place))
        setDot(dots, dot);
    const floorRow = floor === undefined ? -1 : Math.floor(place.y(floor) / DOTS.down);
    const breaks = new Set(points.flatMap(({ isBreak }, at) => isBreak && at > 0 ? Math.floor((place.x(at - 1) + place.x(at)) / 2 / DOTS.across) : []));
    const labels = new Map([
        [floorRow, floor],
        [0, range[1]],
        [ROWS - 1, range[0]],
    ]);
    const rows = dots.map((cells, row) => {
        const drawn = cells.map((bits, column) => {
            if (bits > 0)
                return String.fromCodePoint(0x2800 + bits);
            if (row === floorRow)
                return symbols.floor;
            return breaks.has(column) ? symbols.break : " ";
        });
        return `${labelText(labels.get(row))}${drawn.join("")}`.trimEnd();
    });
    return [...rows, `${" ".repeat(LABEL - 1)}└${"─".repeat(columns)}`, ...markLines(marks, place)];
}
function placesOf(points, [low, high], width) {
    const most = (Math.max(width, NARROWEST) - LABEL) * DOTS.across - 1;
    const right = Math.min(most, (points - 1) * STRIDE);
    const bottom = ROWS * DOTS.down - 1;
    return {
        x: (at) => (points === 1 ? 0 : Math.round((at * right) / (points - 1))),
        y: (share) => Math.round(((high - share) / (high - low)) * bottom),
    };
}
function lineDots(points, place) {
    return points.flatMap(({ value, isBreak }, at) => {
        if (value === null)
            return [];
        const to = { x: place.x(at), y: place.y(value) };
        const before = isBreak ? null : (points[at - 1]?.value ?? null);
        return before === null ? [to] : straight({ x: place.x(at - 1), y: place.y(before) }, to);
    });
}
function straight(from, to) {
    const [across, down] = [to.x - from.x, to.y - from.y];
    const steps = Math.max(Math.abs(across), Math.abs(down), 1);
    return Array.from({ length: steps + 1 }, (_, step) => ({
        x: Math.round(from.x + (across * step) / steps),
        y: Math.round(from.y + (down * step) / steps),
    }));
}
function setDot(dots, { x, y }) {
    const [row, column] = [Math.floor(y / DOTS.down), Math.floor(x / DOTS.across)];
    const cells = dots[row] ?? [];
    cells[column] = (cells[column] ?? 0) | (BITS[x % DOTS.across]?.[y % DOTS.down] ?? 0);
}
function labelText(share) {
    return share === undefined ? `${" ".repeat(LABEL - 1)}│` : `${(0,wording/* percent */.KN)(share).padStart(LABEL - 2)} ┤`;
}
function markLines(marks, place) {
    if (marks.length === 0)
        return [];
    const byColumn = new Map(marks.map(({ at, mark }) => [Math.floor(place.x(at) / DOTS.across), mark]));
    const line = Array.from({ length: Math.max(...byColumn.keys()) + 1 }, (_, at) => byColumn.get(at) ?? " ");
    return [`${" ".repeat(LABEL)}${line.join("")}`];
}

// EXTERNAL MODULE: ./build/views/trend.js
var views_trend = __webpack_require__(3334);
;// CONCATENATED MODULE: ./build/views/terminal-trend.js





const terminal_trend_SHOWN = { measures: 8, shifts: 5 };
const FEWEST = 2;
function terminalTrend(points, measures, { colors, width, more }) {
    const paint = (0,terminal/* paintWith */.Hy)(colors);
    if (points.length < FEWEST)
        return (0,terminal/* terminal */.Fo) `${tooFew(points)}`;
    return (0,terminal/* sections */.V0)([
        [paint.bold(headText(points))],
        ...measures.map((one) => measureLines(points, one, width, paint)),
        ...(more > 0 ? [[paint.dim(`… and ${(0,wording/* counted */.hS)(more, "more scorer")}: --scorer NAME shows one`)]] : []),
    ]);
}
function tooFew([point]) {
    const remedy = "A trend is of the commits of the base branch: name the newest report that a push to it uploaded, or several.";
    if (point === undefined)
        return `No trend yet: no report names the commit that it is of. ${remedy}`;
    const { commit, passRate } = point;
    const value = passRate === null ? "not assessed" : (0,wording/* percent */.KN)(passRate);
    return `No trend yet: there is 1 commit, ${(0,wording/* commitName */.l3)(commit)} (pass rate ${value}). ${remedy}`;
}
function headText(points) {
    const [oldest, newest] = [points[0], points.at(-1)].map((point) => (0,wording/* commitName */.l3)(point?.commit ?? ""));
    const head = points.at(-1)?.isHead ? ", which is not on the base branch" : "";
    return `Trend of ${(0,wording/* counted */.hS)(points.length, "commit")}, ${oldest} to ${newest}${head}`;
}
function measureLines(points, { measure, floor, shifts }, width, paint) {
    const label = (0,wording/* shorten */.ml)(measure, limits/* limits */.F.shownName);
    const name = paint.bold(label);
    const values = (0,views_trend/* valuesOf */.sm)(points, measure);
    if (values.length === 0)
        return [(0,terminal/* terminal */.Fo) `${name}  not assessed at any of these commits`];
    const notes = [
        (0,views_trend/* unassessedNote */.DB)(points, measure) ?? values.slice(-1).map(wording/* percent */.KN).join(""),
        (0,views_trend/* direction */.oW)(points, measure),
        (0,views_trend/* spanText */.Cp)(values),
    ].filter((text) => text !== undefined);
    const series = (0,views_trend/* seriesOf */.Lf)(points, measure);
    const marks = shifts.map(({ at, before, after }) => ({ at, mark: after < before ? "▼" : "▲" }));
    const drawn = floor !== null && isNear(floor, series) ? floor : undefined;
    const chart = brailleChart({ points: series, floor: drawn, marks }, width);
    return [
        (0,terminal/* terminal */.Fo) `${name}  ${notes.join(" · ")}`,
        ...chart.map((line) => painted(line, paint)),
        ...shiftLines(label, shifts, paint),
        ...legendLines(series, floor, drawn, paint),
    ];
}
function shiftLines(measure, shifts, paint) {
    const more = shifts.length - terminal_trend_SHOWN.shifts;
    return [
        ...(more > 0 ? [paint.dim(`  … ${(0,wording/* counted */.hS)(more, "earlier shift")}: --json has all`)] : []),
        ...shifts.slice(-terminal_trend_SHOWN.shifts).map((shift) => {
            const mark = shift.after < shift.before ? paint.red("▼") : paint.green("▲");
            const sentence = (0,views_trend/* shiftSentence */.WV)(shift, measure);
            return (0,terminal/* terminal */.Fo) `  ${mark} ${sentence}`;
        }),
    ];
}
function legendLines(series, floor, drawn, paint) {
    const unassessed = series.filter(({ value }) => value === null).length;
    const texts = [
        ...(floor === null ? [] : [floorText(floor, drawn)]),
        ...(series.some(({ isBreak }, at) => isBreak && at > 0)
            ? [`${symbols.break} the cases or the settings changed`]
            : []),
        ...(unassessed > 0 ? [`not assessed at ${(0,wording/* counted */.hS)(unassessed, "commit")}`] : []),
    ];
    return texts.length === 0 ? [] : [paint.dim(`  ${texts.join(" · ")}`)];
}
function floorText(floor, drawn) {
    return drawn === undefined
        ? `floor ${(0,wording/* percent */.KN)(floor)}, beyond the chart`
        : `${symbols.floor} floor ${(0,wording/* percent */.KN)(floor)}`;
}
function painted(line, paint) {
    const brushes = [
        [/^[\u2801-\u28ff]/, paint.cyan],
        [new RegExp(`^${symbols.floor}`), paint.yellow],
        [new RegExp(`^${symbols.break}`), paint.dim],
        [/^▼/, paint.red],
        [/^▲/, paint.green],
    ];
    const parts = line.split(new RegExp(`([\\u2801-\\u28ff]+|${symbols.floor}+|[${symbols.break}▼▲])`));
    return (0,terminal/* terminal */.Fo) `${parts.map((part) => brushes.find(([kind]) => kind.test(part))?.[1](part) ?? part)}`;
}

;// CONCATENATED MODULE: ./build/cli/trend.js











const FEWEST_POINTS = 2;
const WIDTH = 80;
const addTrend = (program, exit) => {
    program
        .command("trend")
        .description("show how the scores went over the commits that reports remember: exit 0, 2 usage")
        .usage("<report...> [options]")
        .argument("<report...>", "reports of one suite, as --json printed them; where two know a commit, the later one counts")
        .addOption(list("--scorer <name>", 'what to show, such as f1 or "pass rate"; may be repeated', "all in use"))
        .addOption(new esm/* Option */.c$("--points <number>", "newest commits to show")
        .argParser(pointsOption)
        .default(limits/* limits */.F.historyPoints))
        .option("--json", "print the commits and the lasting shifts as JSON and nothing else")
        .action((files, options) => {
        printTrend(sourcesIn(files), options);
        exit(0);
    });
};
function pointsOption(text) {
    const points = Number(text);
    if (/^\d+$/.test(text) && points >= FEWEST_POINTS && points <= limits/* limits */.F.historyPoints)
        return points;
    throw new esm/* InvalidArgumentError */.Di(`Expected a whole number from ${FEWEST_POINTS} to ${limits/* limits */.F.historyPoints}.`);
}
function sourcesIn(files) {
    const problems = [];
    const sources = [];
    for (const file of files) {
        const report = (0,disk_baseline/* readReportFile */.$)(file, { root: process.cwd(), contained: false }, problems, "trend");
        if (report === undefined)
            continue;
        const { suite, policy } = report;
        const [first] = sources;
        if (first !== undefined && first.suite !== suite)
            problems.push({ severity: "error", file, message: otherSuite(suite, first) });
        sources.push({ file, suite, points: (0,trend/* trendOf */.RS)(report), gate: policy.gate });
    }
    if (problems.length > 0)
        throw new build_problems/* ConfigurationError */.j1(problems);
    return sources;
}
function otherSuite(suite, first) {
    const [other, own] = [suite, first.suite].map((name) => `"${(0,wording/* shorten */.ml)(name, limits/* limits */.F.shownText)}"`);
    return `is the report of suite ${other}, and ${first.file} is of suite ${own}: a trend is of one suite, show each by itself`;
}
function printTrend(sources, { scorer, points: most, json }) {
    const points = (0,trend/* withBreaks */.Hz)(mergedTrend(sources.map((source) => source.points)).slice(-most));
    const newest = points.at(-1)?.commit;
    const source = sources.findLast((one) => one.points.at(-1)?.commit === newest) ?? sources.at(-1);
    if (source === undefined)
        return;
    const chosen = chosenMeasures(points, scorer);
    const told = chosen.slice(0, json ? limits/* limits */.F.printedMeasures : terminal_trend_SHOWN.measures);
    const measures = (0,measure_trends/* measureTrends */.J)(points, told, source.gate);
    const more = chosen.length - told.length;
    if (json) {
        printJson(JSON.stringify({ suite: source.suite, points, measures, moreMeasures: more }, null, 2));
    }
    else {
        const width = process.stdout.columns || WIDTH;
        print(terminalTrend(points, measures, { colors: hasColors, width, more }));
    }
}
function chosenMeasures(points, names) {
    if (points.length === 0)
        return [];
    const known = (0,measure_trends/* measuresOf */.d)(points);
    const problems = names
        .filter((name) => !known.includes(name))
        .map((name) => {
        const hint = (0,build_problems/* didYouMean */.au)(name, known) ||
            ` There is ${(0,wording/* listed */.KE)(known.map((one) => `"${(0,wording/* shorten */.ml)(one, limits/* limits */.F.shownName)}"`))}.`;
        return { severity: "error", message: `--scorer: no scorer "${name}" assessed these commits.${hint}` };
    });
    if (problems.length > 0)
        throw new build_problems/* ConfigurationError */.j1(problems);
    return names.length === 0 ? known : [...new Set(names)];
}

;// CONCATENATED MODULE: ./build/cli/program.js














const commands = [
    addGate,
    addScore,
    addCompare,
    addTrend,
    addExplain,
    addInspect,
    addInit,
    addAccept,
    addCalibrate,
];
async function runCommandLine(args) {
    let code = 0;
    const program = new esm/* Command */.uB("rungate")
        .description("Scores recorded runs of an LLM agent by its tool calls.")
        .version(version/* version */.r)
        .exitOverride()
        .configureOutput(output)
        .showHelpAfterError("(run with --help for the options)");
    for (const add of commands) {
        add(program, (answer) => {
            code = answer;
        });
    }
    process.stdout.on("error", ignoreClosedPipe);
    try {
        await program.parseAsync(args, { from: "user" });
        return code;
    }
    catch (error) {
        if (error instanceof esm/* CommanderError */.b7)
            return error.exitCode === 0 ? 0 : 2;
        if (error instanceof build_problems/* ConfigurationError */.j1) {
            tell(error.problems);
            return 2;
        }
        tellFault(error);
        return 1;
    }
}
function ignoreClosedPipe(error) {
    if (error.code !== "EPIPE")
        throw error;
}


/***/ })

};

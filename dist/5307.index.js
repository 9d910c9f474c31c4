export const id = 5307;
export const ids = [5307];
export const modules = {

/***/ 75307:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  parseCsv: () => (/* binding */ parseCsv)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./build/problems.js
var problems = __webpack_require__(57806);
// EXTERNAL MODULE: ./build/wording.js
var wording = __webpack_require__(9000);
// EXTERNAL MODULE: ./node_modules/csv-parse/lib/sync.js + 9 modules
var sync = __webpack_require__(25175);
;// CONCATENATED MODULE: ./build/calibration/csv-fields.js

const LINE_ENDS = ["\r\n", "\n", "\r"];
function fieldsOf(text) {
    const bytes = Buffer.from(text);
    const rows = [];
    let end = -1;
    try {
        (0,sync/* parse */.qg)(bytes, {
            record_delimiter: LINE_ENDS,
            relax_column_count: true,
            skip_empty_lines: true,
            trim: true,
            cast(field, { index, bytes: read }) {
                if (index === 0)
                    rows.push([]);
                rows.at(-1)?.push({ text: field, start: startAfter(end, bytes) });
                end = read;
                return field;
            },
        });
        return { rows };
    }
    catch (error) {
        if (!(error instanceof sync/* CsvError */.J$))
            throw error;
        return { rows, fault: { text: syntaxFault(error), start: startAfter(end, bytes) } };
    }
}
function startAfter(end, bytes) {
    const isLineEnd = (at) => bytes[at] === 10 || bytes[at] === 13;
    let start = end + 1;
    if (end < 0 || isLineEnd(end))
        while (isLineEnd(start))
            start += 1;
    return start;
}
function syntaxFault({ code }) {
    const what = code === "CSV_QUOTE_NOT_CLOSED"
        ? "a quote is opened here and never closed"
        : "a quote stands in the middle of this field";
    return `not CSV: ${what}. A text with a comma or a quote in it stands in quotes, and each quote in it is doubled`;
}

// EXTERNAL MODULE: ./build/calibration/label.js
var label = __webpack_require__(36617);
;// CONCATENATED MODULE: ./build/calibration/csv.js





const REQUIRED = ["case", "callId", "appropriate"];
const COLUMNS = Object.keys(label/* labelSchema */.Gx.shape).filter((name) => name !== "tags");
const TAG = /^tags\.(.+)$/s;
const TRUTH = new Map([
    ["true", true],
    ["yes", true],
    ["1", true],
    ["false", false],
    ["no", false],
    ["0", false],
]);
function parseCsv(file, source) {
    const text = source.replace(/^\uFEFF/, "");
    const placeAt = locatorIn(file, text);
    const placeOf = (field) => (field === undefined ? { file } : placeAt(field.start));
    const { rows: all, fault } = fieldsOf(text);
    const [header = [], ...rows] = all.filter((row) => row.some((field) => field.text !== ""));
    const unreadable = fault === undefined
        ? headerFaults(header, placeOf)
        : [{ severity: "error", ...placeOf(fault), message: fault.text }];
    if (unreadable.length > 0)
        return { file, value: undefined, problems: unreadable, locate: () => ({ file }) };
    return {
        file,
        value: rows.map((row) => labelOf(header, row)),
        problems: rows.flatMap((row) => lengthFault(row, header, placeOf)),
        locate([at, key, tag]) {
            const row = rows[Number(at)];
            const name = tag === undefined ? key : `${String(key)}.${String(tag)}`;
            const column = header.findIndex((field) => field.text === name);
            return placeOf(row?.[column] ?? row?.[0] ?? header[0]);
        },
    };
}
function locatorIn(file, text) {
    const bytes = Buffer.from(text);
    const lines = new dist/* LineCounter */.HN();
    lines.addNewLine(0);
    for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1))
        lines.addNewLine(at + 1);
    return (start) => {
        const { line, col } = lines.linePos(start);
        return { file, line, column: bytes.toString("utf8", start - col + 1, start).length + 1 };
    };
}
function headerFaults(header, placeOf) {
    const names = header.map(({ text }) => text);
    const fault = (field, message) => ({
        severity: "error",
        ...placeOf(field),
        message,
    });
    const columns = `${COLUMNS.join(", ")}, tags.NAME, separated by commas`;
    if (names.length === 0)
        return [fault(undefined, `empty: no label is here. Columns: ${columns}`)];
    const missing = REQUIRED.filter((name) => !names.includes(name));
    return [
        ...header.flatMap((field, at) => {
            const { text } = field;
            if (names.indexOf(text) < at)
                return [fault(field, `column "${text}" is there a second time`)];
            if (COLUMNS.includes(text) || TAG.test(text))
                return [];
            return [fault(field, `unknown column "${text}".${(0,problems/* didYouMean */.au)(text, COLUMNS) || ` Known: ${columns}.`}`)];
        }),
        ...missing.map((name) => fault(header[0], `column "${name}" is missing`)),
    ];
}
function lengthFault(row, header, placeOf) {
    if (row.length === header.length)
        return [];
    const message = `has ${(0,wording/* counted */.hS)(row.length, "field")} where the first row names ${(0,wording/* counted */.hS)(header.length, "column")}. A text with a comma in it stands in quotes`;
    return [{ severity: "error", ...placeOf(row[0]), message }];
}
function labelOf(header, row) {
    const given = header.flatMap(({ text: name }, at) => {
        const text = row[at]?.text ?? "";
        return text === "" ? [] : [[name, text]];
    });
    const tags = given.flatMap(([name, text]) => {
        const tag = TAG.exec(name)?.[1];
        return tag === undefined ? [] : [[tag, text]];
    });
    const values = given
        .filter(([name]) => !TAG.test(name))
        .map(([name, text]) => [name, name === "appropriate" ? truthOf(text) : text]);
    return Object.fromEntries([...values, ...(tags.length === 0 ? [] : [["tags", Object.fromEntries(tags)]])]);
}
function truthOf(text) {
    return TRUTH.get(text.toLowerCase()) ?? text;
}


/***/ })

};

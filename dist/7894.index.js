export const id = 7894;
export const ids = [7894,583];
export const modules = {

/***/ 37894:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  JudgementCache: () => (/* binding */ JudgementCache)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/limits.js + 8 modules
var limits = __webpack_require__(69480);
// EXTERNAL MODULE: ./build/report/case-schema.js
var case_schema = __webpack_require__(16823);
// EXTERNAL MODULE: ./build/report/read-stored.js
var read_stored = __webpack_require__(45227);
// EXTERNAL MODULE: ./build/report/schema-version.js
var schema_version = __webpack_require__(1349);
// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(58508);
// EXTERNAL MODULE: ./build/zod.js
var zod = __webpack_require__(37753);
// EXTERNAL MODULE: ./build/disk/text-file.js
var text_file = __webpack_require__(20584);
;// CONCATENATED MODULE: ./build/disk/judgements.js








const stored = {
    schema: zod.z.strictObject({
        schemaVersion: zod.z.literal(schema_version/* SCHEMA_VERSION */.f),
        tool: zod.z.strictObject({ version: zod.z.string() }),
        judgements: zod.z.array(zod.z.union([case_schema/* llmDetailsSchema */.b$, case_schema/* sheetDetailsSchema */.dK])),
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
    const head = JSON.stringify({ schemaVersion: schema_version/* SCHEMA_VERSION */.f, tool: { version: version/* version */.r } });
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

// EXTERNAL MODULE: ./build/problems.js
var build_problems = __webpack_require__(57806);
// EXTERNAL MODULE: ./build/cli/work/write-output.js
var write_output = __webpack_require__(65340);
;// CONCATENATED MODULE: ./build/cli/work/judgement-cache.js



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
        (0,write_output/* writeOutput */.z)(this.file, judgementsText(this.known, this.added));
        this.unwritten = 0;
    }
}


/***/ }),

/***/ 65340:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ writeOutputs),
/* harmony export */   z: () => (/* binding */ writeOutput)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _disk_write_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46271);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57806);



function writeOutput(file, text) {
    writeOutputs([{ file, text }]);
}
function writeOutputs(outputs) {
    const problems = outputs.flatMap(({ file, text }) => {
        const message = faultOfWriting(file, text);
        return message === undefined ? [] : [{ severity: "error", file, message }];
    });
    if (problems.length > 0)
        throw new _problems_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1(problems);
}
function faultOfWriting(file, text) {
    try {
        const there = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file, { throwIfNoEntry: false });
        if (there?.isDirectory())
            return "cannot be written: it is a folder, name a file in it";
        if (there?.isFile() === false)
            return "cannot be written: it is not a regular file";
        (0,_disk_write_js__WEBPACK_IMPORTED_MODULE_1__/* .writeWhole */ .f)(there === undefined ? file : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(file), text);
        return undefined;
    }
    catch (error) {
        if (!(error instanceof Error))
            throw error;
        return `cannot be written, check that its folder is there and yours to write in: ${error.message}`;
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

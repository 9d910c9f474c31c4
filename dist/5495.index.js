export const id = 5495;
export const ids = [5495,3851,8756];
export const modules = {

/***/ 278:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SF: () => (/* binding */ ALL_CASES),
/* harmony export */   i_: () => (/* binding */ tiersByName),
/* harmony export */   ow: () => (/* binding */ unknownTierText),
/* harmony export */   vv: () => (/* binding */ tierTest)
/* harmony export */ });
/* harmony import */ var _core_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98998);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51400);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26067);



const ALL_CASES = "all";
function tierTest(tier) {
    if (tier === ALL_CASES)
        return () => true;
    const tags = new Set(tier.tags ?? []);
    const globs = (tier.cases ?? []).map(_core_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .globTest */ .FX);
    return ({ id, labels = [] }) => labels.some((label) => tags.has(label)) || globs.some((test) => test(id));
}
function tiersByName(tiers = {}) {
    return new Map([...Object.entries(tiers), [ALL_CASES, ALL_CASES]]);
}
function unknownTierText(name, tiers) {
    const names = [...tiers.keys()];
    return `the policy has no tier "${name}".${(0,_core_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(name, names) || ` There is: ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)(names)}.`}`;
}


/***/ }),

/***/ 43851:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EZ4: () => (/* binding */ kinds),
/* harmony export */   IeY: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.IeY),
/* harmony export */   Ikc: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.Ikc),
/* harmony export */   KCZ: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.KCZ),
/* harmony export */   L5J: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.L5J),
/* harmony export */   OZ5: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.OZ5),
/* harmony export */   PVZ: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.PVZ),
/* harmony export */   QaX: () => (/* binding */ schemaAddress),
/* harmony export */   RZV: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.RZV),
/* harmony export */   Whr: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.Whr),
/* harmony export */   YOg: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.YOg),
/* harmony export */   YjP: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.YjP),
/* harmony export */   YqI: () => (/* binding */ choice),
/* harmony export */   _H3: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__._H3),
/* harmony export */   aig: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.aig),
/* harmony export */   auy: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.auy),
/* harmony export */   blZ: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.blZ),
/* harmony export */   chJ: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.chJ),
/* harmony export */   euz: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.euz),
/* harmony export */   g1P: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.g1P),
/* harmony export */   gMt: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.gMt),
/* harmony export */   ilI: () => (/* binding */ textWithout),
/* harmony export */   k5n: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.k5n),
/* harmony export */   rej: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.rej),
/* harmony export */   vkY: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.vkY),
/* harmony export */   zMY: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.zMY)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88532);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85411);

zod__WEBPACK_IMPORTED_MODULE_1__/* .config */ .$W({ jitless: true });

const kinds = {
    array: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg,
    boolean: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY,
    number: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig,
    strictObject: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej,
    string: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP,
    union: zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ,
    unknown: zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J,
};
function textWithout(faultOf) {
    return zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
        .min(1)
        .superRefine((text, context) => {
        const message = faultOf(text);
        if (message !== undefined)
            context.addIssue({ code: "custom", message });
    });
}
const schemaAddress = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
    .describe("The address of this schema, for editors. A YAML file names it in its first line instead")
    .optional();
function choice(about, means) {
    return zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(Object.keys(means))
        .meta({ description: about, enumDescriptions: Object.values(means) });
}


/***/ }),

/***/ 14994:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ ReportError),
/* harmony export */   C: () => (/* binding */ readStored)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28314);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40332);
/* harmony import */ var _core_parse_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40476);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26067);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58508);





const TOO_DEEP = `nests deeper than the ${_core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.reportNesting} levels that a report may have`;
class ReportError extends Error {
    name = "ReportError";
}
function readStored(text, stored) {
    const value = parse(text, stored);
    const { schemaVersion, tool } = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) ? value : {};
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) && schemaVersion === undefined)
        throw new ReportError(`is not ${stored.name} of rungate: it has no schemaVersion; ${sourceOf(stored)}`);
    refuseOtherVersion(schemaVersion, stored);
    const { success, data, error } = stored.schema.safeParse(value);
    if (!success || !(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value)) {
        throw new ReportError(notStored(error?.issues ?? [], (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(tool) ? tool.version : undefined, stored));
    }
    return { value, checked: data };
}
function refuseOtherVersion(schemaVersion, { name, renewal }) {
    if (typeof schemaVersion !== "number" || schemaVersion === _version_js__WEBPACK_IMPORTED_MODULE_4__/* .SCHEMA_VERSION */ .f)
        return;
    const [writer, remedy] = schemaVersion > _version_js__WEBPACK_IMPORTED_MODULE_4__/* .SCHEMA_VERSION */ .f ? ["a newer rungate", "update rungate"] : ["an older rungate", renewal];
    throw new ReportError(`is ${name} of ${writer}: schema version ${schemaVersion}, and this one (${_version_js__WEBPACK_IMPORTED_MODULE_4__/* .version */ .r}) reads ${_version_js__WEBPACK_IMPORTED_MODULE_4__/* .SCHEMA_VERSION */ .f}; ${remedy}`);
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
    const fault = faultIn(value, _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.reportNesting);
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
function whyNotJson(text) {
    try {
        (0,_core_parse_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(text);
    }
    catch (error) {
        if (error instanceof RangeError)
            throw new ReportError(TOO_DEEP);
        if (!(error instanceof _core_parse_json_js__WEBPACK_IMPORTED_MODULE_2__/* .JsonError */ .N3))
            throw error;
        return `line ${error.line}, column ${error.column}: ${error.message}`;
    }
    return "the place is unknown";
}
function notStored([first], writtenBy, stored) {
    const where = first === undefined || first.path.length === 0 ? "" : ` at ${first.path.map(String).join(".")}`;
    const what = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(`${where}: ${first?.message ?? "unknown shape"}`, _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.shownText);
    const other = typeof writtenBy === "string" && writtenBy !== _version_js__WEBPACK_IMPORTED_MODULE_4__/* .version */ .r
        ? ` (rungate ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(writtenBy, _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.shownText)} wrote it, this is ${_version_js__WEBPACK_IMPORTED_MODULE_4__/* .version */ .r})`
        : "";
    return `is not ${stored.name} of rungate${what}${other}; ${sourceOf(stored)}`;
}


/***/ })

};

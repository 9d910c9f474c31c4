export const id = 4994;
export const ids = [4994,3851];
export const modules = {

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
/* harmony export */   xLC: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.xLC),
/* harmony export */   zMY: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.zMY)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88532);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88343);
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

/***/ 70182:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ comparisonSchema),
/* harmony export */   Iu: () => (/* binding */ asOnBaseSchema),
/* harmony export */   Ko: () => (/* binding */ historyPointSchema),
/* harmony export */   OM: () => (/* binding */ poolSchema),
/* harmony export */   Pq: () => (/* binding */ json),
/* harmony export */   d2: () => (/* binding */ baselineSchema),
/* harmony export */   ng: () => (/* binding */ caseComparisonSchema),
/* harmony export */   uM: () => (/* binding */ share),
/* harmony export */   vA: () => (/* binding */ valuesOfRecord),
/* harmony export */   wz: () => (/* binding */ differingSchema),
/* harmony export */   zv: () => (/* binding */ recordOf)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28314);
/* harmony import */ var _core_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43851);


const PROTO = "__proto__";
function recordOf(values) {
    const record = _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .preprocess */ .vkY((value, context) => {
        const { error } = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) && Object.hasOwn(value, PROTO) ? values.safeParse(value[PROTO]) : {};
        for (const { message, path } of error?.issues ?? []) {
            context.addIssue({ code: "custom", message, path: [PROTO, ...path] });
        }
        return value;
    }, _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(_core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), values));
    valuesOfRecords.set(record, values);
    return record;
}
function valuesOfRecord(schema) {
    return valuesOfRecords.get(schema);
}
const valuesOfRecords = new WeakMap();
const share = _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().min(0).max(1);
const json = _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J().describe("Any JSON value");
const tallySchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    passed: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0).describe("Runs that passed"),
    trials: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0).describe("Runs that passed or failed"),
});
const asOnBaseSchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    passed: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0).describe("Runs that pass"),
    trials: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0).describe("Runs that pass or fail, or do not have what is measured"),
    why: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional().describe("Why the first of them fails that does. Absent: none fails"),
});
const caseComparisonSchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    state: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["comparable", "unchanged", "changed", "new", "unassessed"])
        .describe("unchanged: all recordings have the bytes of those on the base; changed: other expectations; unassessed: no run that passes or fails on one side"),
    formerly: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional().describe("The id under which the baseline knows the case"),
    base: tallySchema.describe("Distinct runs of the baseline and its pool"),
    head: tallySchema.describe("Distinct runs of this report that are compared"),
    extra: tallySchema
        .optional()
        .describe("Runs beyond as many as the other cases have, those that failed counted first above: they are not compared. Absent: none"),
    earlier: tallySchema
        .optional()
        .describe("Distinct runs that earlier runs of the workflow recorded at this commit. Absent: none"),
    anew: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0).describe("Those of them that did what no run of the baseline's own report did"),
    own: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0).optional().describe("Distinct runs of the baseline's own report, without its pool"),
    kept: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr()
        .min(1)
        .optional()
        .describe("Runs that are recordings of the baseline's own report, where a new one fails. Absent: none"),
});
const poolSchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    commit: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable().describe("The base commit that the runs are of"),
    runs: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([_core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .tuple */ .PVZ([_core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()]), _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .tuple */ .PVZ([_core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(), _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()])]))
        .describe("Hash of the recording, whether it passed, and where the case has anyOf the name of its variant"),
});
const baselineSchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    state: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["none", "found", "first-use", "missing", "unavailable"])
        .describe("none: not asked for; missing: there should be one; unavailable: rungate could not look whether there is one"),
    commit: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable().describe("The commit whose report it is"),
    isWhole: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().describe("false: recordings of it were in error"),
    reason: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe("Where it came from, or why there is none"),
    distance: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr()
        .min(0)
        .nullable()
        .describe("How many first parents it lies below the base commit; null when it is a file"),
    runId: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nullable().describe("The workflow run that recorded it"),
    artifactId: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nullable().describe("The artifact that has it"),
    createdAt: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .optional()
        .describe("When it was recorded: when GitHub got the artifact, or what the report in a file says. Absent: not known, and in reports of the base branch and older ones"),
    instead: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        why: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe("What became of the report of the base commit, in a sentence"),
        isUnderWay: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().describe("true: the run that would leave it has not ended"),
    })
        .optional()
        .describe("It is not the report of the base commit itself, but an older one"),
    leftOut: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP())
        .optional()
        .describe("Suites that the base branch gates in one call with this one, and the call here does not"),
});
const changeSchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    base: share.describe("On the base"),
    head: share.describe("In this report"),
    change: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().describe("head - base"),
    low: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().describe("95% interval of the change"),
    high: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().describe("The other end of that interval"),
});
const caseNameSchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    id: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe("The id of the case"),
    tags: recordOf(_core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).describe("Its tags"),
});
const rangeSchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .tuple */ .PVZ([_core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0), _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0)]).describe("fewest and most");
const differingSchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    name: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe("What differs"),
    base: json.describe("What it is on the base"),
    head: json.describe("What it is here"),
});
const riseSchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    base: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().describe("What a run took on the base: the mean of its cases' means"),
    head: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().describe("The same in this report"),
    rise: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullable().describe("head / base - 1; null where the base took nothing"),
    p: share.describe("Chance of a rise like this when nothing changed"),
    exact: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().describe("p comes from the exact permutation test, not from its normal form"),
    detectable: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()
        .nullable()
        .describe("The rise, as a share, that this suite shows with 80% power; null: none"),
    cases: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(1).describe("Cases of which both sides know it"),
    rose: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0).describe("Those of them that take more here"),
    most: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        case: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe("Its name"),
        rise: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullable().describe("head / base - 1 of it; null where the base took nothing"),
    })
        .optional()
        .describe("The case that rose most. Absent: none did, or it is a ratio of all cases"),
});
const risesSchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    tokens: riseSchema.optional().describe("Tokens of a run"),
    calls: riseSchema.optional().describe("Tool calls of a run"),
    steps: riseSchema.optional().describe("Answers of the model in a run"),
    duration: riseSchema.optional().describe("Milliseconds of a run"),
    cost: riseSchema.optional().describe("US dollars of a run"),
    costPerSuccess: riseSchema.optional().describe("US dollars of a run that passes: a ratio of means"),
})
    .optional();
const dropTestShape = {
    p: share.nullable().describe("Chance of a drop like this when nothing changed; null: no case compared"),
    sum: share.optional().describe("p of the sum over cases. Absent in older reports: p"),
    worst: share.optional().describe("p of the case that is least likely by itself. Absent in older reports"),
    byWorst: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(true).optional().describe("true: the worst case alone makes p as small as it is"),
    exact: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().describe("The sum's p comes from the exact permutation test, not from its normal form"),
    mostExtreme: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()
        .default(false)
        .describe("Every case that differs passed each base trial and fails each head trial: so many trials cannot show more"),
};
const comparisonSchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    removed: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(caseNameSchema.extend({
        hint: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe("What may have become of it").optional(),
    }))
        .describe("Cases that the baseline assesses and that are neither declared nor recorded here"),
    retired: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(caseNameSchema.extend({
        reason: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe("Why, as the expectations say"),
        failingAs: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional().describe("A new case that expects the same and fails. Absent: none"),
    }))
        .describe("Cases of the baseline that the expectations have taken out"),
    settings: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(differingSchema).describe("Settings of the workflow that differ from the baseline's"),
    policyDiffers: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().describe("The baseline was judged by another policy"),
    policyChanges: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(differingSchema).describe("How its requirements differ"),
    unscored: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        scorer: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe("The scorer"),
        cases: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).describe("The cases, by name"),
        byFault: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(true).optional().describe("true: the judge failed"),
    }))
        .describe("Cases that a gating scorer measured on the base and does not measure here"),
    takenOut: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP())
        .describe("Cases that have fewer runs here than in the baseline's own report: `refund (2 of 3)`"),
    hintedTools: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP())
        .default([])
        .describe("Tools of which calls do not count here by the word of recordings, and did count on the base"),
    renamedToQuarantine: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP())
        .min(1)
        .optional()
        .describe("Cases that decided on the base and are in quarantine by their new names: `book → refund`. Absent: none"),
    requiredTouched: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP())
        .describe("Required cases of the base that were changed, are required no more, or gone"),
    baseCases: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0).describe("Cases of the baseline that have an expectation"),
    renewed: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr()
        .min(1)
        .optional()
        .describe("Cases that are compared although another rungate gave them another fingerprint: the base commit expects of them what is expected here. Absent: none"),
    unseenExpectations: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(true)
        .optional()
        .describe("true: some of what the base commit expects could not be read, so not every changed case was scored by it"),
    passRate: changeSchema
        .nullable()
        .describe("Over the comparable and the unchanged cases. The base's rate is that of its window; an unchanged case has it on both sides"),
    scores: recordOf(changeSchema).describe("The change of each scorer over the cases that both sides assess"),
    slices: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        tag: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe("The name of the tag"),
        value: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable().describe("Its value; null: the cases without it"),
        passRate: changeSchema.describe("How the pass rate of these cases changed"),
    }))
        .optional()
        .describe("The pass rate's change in the cases that share a value of a tag, null: in those without it; where some are paired. Decides nothing"),
    measures: risesSchema.describe("How what runs take changed, where both sides know it"),
    unmeasured: recordOf(_core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).min(1))
        .optional()
        .describe("By measure: cases of which it is known of a smaller share of the runs here than on the base"),
    models: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        base: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).describe("On the base"),
        head: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).describe("In this report"),
    })
        .optional()
        .describe("The models that answered, where they are other ones than on the base"),
    judgedOtherwise: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        cases: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(1).describe("How many cases"),
        scorers: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP())
            .default(["llm"])
            .describe("Whose scores are not compared in any of them. Absent in older reports: those of llm"),
        base: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).describe("What judged them on the base"),
        head: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).describe("What judged them here"),
    })
        .nullable()
        .describe("Cases of which some scores are not compared, since another model judged them, or in another way; and what judged them on each side"),
    scorerVersions: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        scorer: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe("Its name"),
        base: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(1).describe("Its version on the base"),
        head: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(1).describe("Its version here"),
    }))
        .min(1)
        .optional()
        .describe("Scorers by which runs pass that count otherwise here than on the base, whose outcomes are compared as they were recorded. Absent: none"),
    mode: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["strict", "statistical", "off"])
        .describe("How the pass rates were compared: what the policy's mode came to"),
    snapshots: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().optional().describe("In older reports: half of the runs did as on the base"),
    steady: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["kept", "long", "thin"])
        .optional()
        .describe("mode auto, and no case of the base's window passed and failed. kept: the other cases have the base's recordings; long: each case has 8 recordings there; thin: fewer. Absent: noisy, or much was done otherwise"),
    trials: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ base: rangeSchema, head: rangeSchema }).describe("Of a comparable case"),
    ...dropTestShape,
    moved: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        points: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()
            .min(0)
            .describe("How much the base's pass rate moves between its commits, as a share"),
        variance: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().min(0).describe("Of the difference to expect, in squared log odds"),
        pooled: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(1).describe("Base commits whose runs are compared"),
    })
        .optional()
        .describe("The movement of the base itself, which p allows for. Absent: none was found"),
    suites: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        count: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(2).describe("Suites of this job of which something was recorded again"),
        p: share.describe("p of this suite, adjusted for their number"),
        together: share
            .optional()
            .describe("p of all of them as one suite. Absent: one of them got worse by itself, or this one did not fall"),
    })
        .optional()
        .describe("Several suites are one verdict. Absent: no other suite was recorded again"),
    detectable: share.nullable().describe("The drop that this suite shows with 80% power; null: none"),
    ifFailed: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        passRate: changeSchema.nullable().describe("Over the cases that would be compared then"),
        ...dropTestShape,
    })
        .optional()
        .describe("The comparison as if the runs that could not run had failed; absent where all could run"),
    earlier: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        runs: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(1).describe("Runs of the workflow that recorded them"),
        passRate: changeSchema.nullable().describe("With their recordings among the head's"),
        trials: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ base: rangeSchema, head: rangeSchema }).describe("Of a comparable case"),
        ...dropTestShape,
    })
        .optional()
        .describe("The comparison together with what earlier runs of the workflow recorded at this commit, by their reports. Absent: they recorded nothing else"),
    shift: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["better", "worse"])
        .nullable()
        .describe("A significant change: a base report with one starts a new pool"),
});
const historyPointSchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    commit: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe("The commit"),
    createdAt: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable().describe("When its report was made"),
    scores: recordOf(share.nullable()).describe("The score of each scorer; null when nothing was assessed"),
    passRate: share.nullable().describe("The pass rate; null when nothing was assessed"),
    cases: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0).describe("How many cases it had"),
    errors: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0).describe("How many of its runs were in error"),
    measures: recordOf(_core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().min(0))
        .optional()
        .describe("The mean of each measure that is known. Absent in older reports"),
    level: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        runs: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(1).describe("Runs that were recorded for this commit"),
        spread: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().min(0).nullable().describe("The variance of one trial; null: no case has two"),
        terms: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe("The same as long as the same is expected of the same cases"),
        accepted: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(true).optional().describe("true: a change of level was accepted here"),
    })
        .optional()
        .describe("What its pass rate says of the base's level. Absent: little was recorded, and in older reports"),
    caseSet: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .describe("The same as long as the cases are, and the settings that decide what is measured"),
});


/***/ }),

/***/ 14994:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $g: () => (/* binding */ ReportError),
/* harmony export */   CL: () => (/* binding */ readStored),
/* harmony export */   Ge: () => (/* binding */ quickTest)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28314);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40332);
/* harmony import */ var _core_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43851);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26067);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58508);
/* harmony import */ var _comparison_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(70182);






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
    const { success, data, error } = stored.schema.safeParse(withoutSoundBulk(value, stored));
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
function withoutSoundBulk(value, { bulk }) {
    if (bulk === undefined || !(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) || !bulk.isSound(value[bulk.key]))
        return value;
    return { ...value, [bulk.key]: [] };
}
function whyNotJson(text) {
    try {
        (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(text);
    }
    catch (error) {
        if (error instanceof RangeError)
            throw new ReportError(TOO_DEEP);
        if (!(error instanceof _core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .JsonError */ .N3))
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
function quickTest(schema) {
    const values = (0,_comparison_js__WEBPACK_IMPORTED_MODULE_5__/* .valuesOfRecord */ .vA)(schema);
    if (values !== undefined)
        return recordTest(quickTest(values));
    const bySchema = (value) => _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .safeParse */ .xLC(schema, value).success;
    const def = defOf(schema);
    if (def.type === "number")
        return numberTest(def) ?? bySchema;
    if (hasRules(def))
        return bySchema;
    switch (def.type) {
        case "unknown":
            return (value) => value !== undefined;
        case "boolean":
            return (value) => typeof value === "boolean";
        case "string":
            return _core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg;
        case "literal":
            return (value) => def.values.includes(value);
        case "enum": {
            const values = new Set(Object.values(def.entries));
            return [...values].every(_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg) ? (value) => values.has(value) : bySchema;
        }
        case "nullable": {
            const inner = quickTest(def.innerType);
            return (value) => value === null || inner(value);
        }
        case "array": {
            const element = quickTest(def.element);
            return (value) => Array.isArray(value) && value.every(element);
        }
        case "union": {
            if (def.inclusive === false && !("discriminator" in def))
                return bySchema;
            const options = def.options.map(quickTest);
            return (value) => options.some((option) => option(value));
        }
        case "object":
            return def.catchall?._zod.def.type === "never" ? objectTest(def.shape) : bySchema;
        default:
            return bySchema;
    }
}
function defOf(schema) {
    return schema._zod.def;
}
function hasRules(def) {
    return "check" in def || (def.checks?.length ?? 0) > 0;
}
function numberTest(def) {
    const { format } = def;
    if (format !== undefined && format !== "safeint")
        return undefined;
    const isNumber = format === undefined ? Number.isFinite : Number.isSafeInteger;
    let least = Number.NEGATIVE_INFINITY;
    let most = Number.POSITIVE_INFINITY;
    for (const check of (def.checks ?? [])) {
        const bound = check._zod.def;
        if (bound.check === "greater_than" && bound.inclusive)
            least = Math.max(least, Number(bound.value));
        else if (bound.check === "less_than" && bound.inclusive)
            most = Math.min(most, Number(bound.value));
        else
            return undefined;
    }
    return (value) => isNumber(value) && value >= least && value <= most;
}
function objectTest(shape) {
    const members = Object.entries(shape).map(([key, schema]) => {
        const def = defOf(schema);
        const isOptional = def.type === "optional" && !hasRules(def);
        return { key, isOptional, test: quickTest(isOptional ? def.innerType : schema) };
    });
    return (value) => {
        if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
            return false;
        let left = Object.keys(value).length;
        for (const { key, isOptional, test } of members) {
            const part = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(value, key);
            if (part === undefined && isOptional)
                continue;
            if (part === undefined || !test(part))
                return false;
            left -= 1;
        }
        return left === 0;
    };
}
function recordTest(test) {
    return (value) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) &&
        !Object.hasOwn(value, "constructor") &&
        Object.keys(value).every((key) => test(value[key]));
}


/***/ })

};

export const id = 285;
export const ids = [285];
export const modules = {

/***/ 285:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runAction: () => (/* binding */ runAction)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 14 modules
var core = __webpack_require__(6421);
// EXTERNAL MODULE: ./build/created-at.js
var created_at = __webpack_require__(2820);
// EXTERNAL MODULE: ./build/disk/write.js
var write = __webpack_require__(6271);
// EXTERNAL MODULE: ./build/policy/load.js
var load = __webpack_require__(9448);
// EXTERNAL MODULE: ./build/problems.js
var problems = __webpack_require__(7806);
// EXTERNAL MODULE: ./build/report/text.js
var report_text = __webpack_require__(3920);
// EXTERNAL MODULE: ./build/run.js + 5 modules
var run = __webpack_require__(3366);
// EXTERNAL MODULE: ./build/views/escape.js
var views_escape = __webpack_require__(9550);
// EXTERNAL MODULE: ./build/views/summary.js + 1 modules
var summary = __webpack_require__(1114);
// EXTERNAL MODULE: ./build/views/terminal.js
var terminal = __webpack_require__(6445);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 17 modules
var schemas = __webpack_require__(8816);
;// CONCATENATED MODULE: ./build/action/inputs.js


const inputs_text = schemas/* string */.YjP().trim();
const optional = inputs_text.transform((value) => (value === "" ? undefined : value));
const lines = inputs_text.transform((value) => value.split(/\r?\n/).flatMap((line) => line.trim() || []));
const flag = inputs_text
    .toLowerCase()
    .pipe(schemas/* enum */.k5n(["true", "false"]))
    .transform((value) => value === "true");
const inputsSchema = schemas/* strictObject */.rej({
    runs: lines.refine((patterns) => patterns.length > 0, "name the recordings with a pattern such as evals/runs/{case}.json"),
    expectations: lines,
    policy: optional,
    suite: inputs_text,
    format: optional,
    "case-field": optional,
    "report-only": flag,
});
function loadInputs(getInput) {
    const given = Object.fromEntries(Object.keys(inputsSchema.shape).map((name) => [name, getInput(name)]));
    const result = inputsSchema.safeParse(given);
    if (result.success)
        return result.data;
    throw new problems/* ConfigurationError */.j1(result.error.issues.map(({ path, message }) => ({
        severity: "error",
        message: `input ${path.join(".")}: ${message}`,
    })));
}
function settingsOf(inputs) {
    return Object.fromEntries(Object.entries(inputs).map(([name, value]) => [name, value ?? null]));
}

;// CONCATENATED MODULE: ./build/action/log.js
function writeLog(text) {
    process.stdout.write(text.replace(/^(\s*):(?=:)/gm, "$1:\u200b").replaceAll("##[", "#\u200b#["));
}

;// CONCATENATED MODULE: ./build/action/action.js














async function runAction() {
    try {
        const inputs = loadInputs(core/* getInput */.V4);
        const root = process.env.GITHUB_WORKSPACE ?? process.cwd();
        const report = (0,run/* run */.eF)(jobOf(inputs, root));
        await action_write(report, root);
        if (report.verdict.blocks && !inputs["report-only"])
            process.exitCode = 1;
    }
    catch (error) {
        if (!(error instanceof problems/* ConfigurationError */.j1))
            throw error;
        for (const { message, file, line, column } of error.problems) {
            const place = {
                ...(file && { file }),
                ...(line && { startLine: line }),
                ...(column && { startColumn: column }),
            };
            core/* error */.z3((0,views_escape/* plainText */.wh)(message), { title: "rungate configuration", ...place });
        }
        core/* setOutput */.uH("verdict", "fail");
        process.exitCode = 2;
    }
}
function jobOf(inputs, root) {
    const { policy } = inputs;
    return {
        runs: inputs.runs,
        expectations: inputs.expectations,
        policy: policy === load/* DEFAULT_POLICY */.z && !(0,external_node_fs_.existsSync)((0,external_node_path_.resolve)(root, policy)) ? undefined : policy,
        suite: inputs.suite,
        format: inputs.format,
        caseField: inputs["case-field"],
        root,
        contained: true,
        commit: process.env.GITHUB_SHA ?? null,
        settings: settingsOf(inputs),
        createdAt: (0,created_at/* createdAt */.C)(),
    };
}
async function action_write(report, root) {
    const file = (0,external_node_path_.resolve)(root, `rungate-report.${report.suite}.json`);
    (0,write/* writeWhole */.f)(file, (0,report_text/* reportText */.U)(report));
    writeLog((0,terminal/* terminalView */.u)(report, { colors: false, verdict: true }));
    await core/* summary */.z.addRaw((0,summary/* summaryView */.k)(report)).write();
    core/* setOutput */.uH("verdict", report.verdict.result);
    core/* setOutput */.uH("report", file);
    for (const [id, { value }] of Object.entries(report.scores))
        core/* setOutput */.uH(`score-${id}`, value ?? "");
    if (!report.verdict.blocks)
        return;
    const decided = report.verdict.checks.filter(({ result }) => result === report.verdict.result);
    core/* error */.z3(decided.map(({ title, message }) => (0,views_escape/* plainText */.wh)(`${title}: ${message}`)).join("\n"), {
        title: "rungate",
    });
}


/***/ })

};

export const id = 215;
export const ids = [215];
export const modules = {

/***/ 38441:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publish: () => (/* binding */ publish)
});

// EXTERNAL MODULE: ./build/disk/write.js
var write = __webpack_require__(46271);
// EXTERNAL MODULE: ./build/report/changes.js
var changes = __webpack_require__(84662);
// EXTERNAL MODULE: ./build/report/text.js
var report_text = __webpack_require__(13920);
// EXTERNAL MODULE: ./build/checks/why-it-fails.js
var why_it_fails = __webpack_require__(69742);
// EXTERNAL MODULE: ./build/escape/runner.js
var runner = __webpack_require__(81114);
// EXTERNAL MODULE: ./build/limits.js + 7 modules
var limits = __webpack_require__(69846);
// EXTERNAL MODULE: ./build/suite/trial.js
var trial = __webpack_require__(22139);
// EXTERNAL MODULE: ./build/wording.js
var wording = __webpack_require__(9000);
// EXTERNAL MODULE: ./build/views/case-groups.js
var case_groups = __webpack_require__(74122);
;// CONCATENATED MODULE: ./build/views/annotations.js






function annotationsOf(report) {
    const level = report.verdict.result === "pass" ? "notice" : "warning";
    return (0,case_groups/* groupCases */.Ju)(report)
        .told.flatMap((one) => {
        const { file, line } = one;
        if (file === undefined || line === undefined)
            return [];
        return [{ level, file, line, title: titleOf(one, report), message: messageOf(one) }];
    })
        .slice(0, limits/* limits */.F.annotations);
}
function titleOf({ comparison }, { suite }) {
    const title = comparison?.state === "comparable" ? "Worse than on the base" : "Failing";
    return suite === "default" ? title : `${title} (${annotations_text(suite)})`;
}
function messageOf(one) {
    const why = (0,why_it_fails/* whyItFails */.h)(one);
    const reason = why === undefined ? "" : `: ${why}`;
    return annotations_text(`${(0,trial/* caseLabel */.P)(one)} ${(0,case_groups/* passedText */.qv)(one)}${reason}`);
}
function annotations_text(untrusted) {
    return (0,runner/* oneLine */.TN)((0,wording/* shorten */.ml)(untrusted, limits/* limits */.F.shownText));
}

// EXTERNAL MODULE: ./build/views/comment/comment.js
var comment = __webpack_require__(56222);
// EXTERNAL MODULE: ./build/views/html/page.js + 38 modules
var page = __webpack_require__(24596);
// EXTERNAL MODULE: ./build/views/junit/junit.js + 3 modules
var junit_junit = __webpack_require__(94313);
// EXTERNAL MODULE: ./build/views/summary.js + 1 modules
var summary = __webpack_require__(95466);
// EXTERNAL MODULE: ./build/views/terminal.js + 3 modules
var terminal = __webpack_require__(54062);
// EXTERNAL MODULE: ./build/views/verdict.js
var views_verdict = __webpack_require__(38432);
// EXTERNAL MODULE: ./build/action/comment.js + 1 modules
var action_comment = __webpack_require__(62728);
// EXTERNAL MODULE: ./build/action/environment.js
var action_environment = __webpack_require__(88466);
// EXTERNAL MODULE: ./build/action/log.js
var log = __webpack_require__(14173);
// EXTERNAL MODULE: ./build/action/outputs.js + 1 modules
var outputs = __webpack_require__(40698);
// EXTERNAL MODULE: ./build/action/summary.js
var action_summary = __webpack_require__(76079);
;// CONCATENATED MODULE: ./build/action/publish.js















async function publish(report, files, started, isRed) {
    const isWritten = writeReport(report, files.report);
    (0,log/* writeLog */.ur)((0,terminal/* terminalView */.u)(report, { colors: false, verdict: true }));
    (0,action_summary/* addToSummary */.D)((0,summary/* summaryView */.k)(report));
    annotateReport(report);
    const isToldOn = (0,outputs/* setOutputs */.n)(outputsOf(report, isWritten ? files.report : ""));
    const { environment } = started;
    const place = {
        run: environment.GITHUB_RUN_ID,
        job: (0,action_environment/* jobUrl */.Ne)(environment),
        report: isWritten
            ? `${(0,action_environment/* repositoryUrl */.Ek)(environment)}/actions/runs/${environment.GITHUB_RUN_ID}#artifacts`
            : null,
        repository: (0,action_environment/* repositoryUrl */.Ek)(environment),
    };
    await (0,action_comment/* comment */.I)((0,comment/* commentView */.l)(report, place), isSilenced(report) ? wanting(started) : started);
    const html = writeView("page", files.html, () => (0,page.htmlView)(report));
    const junit = writeView("JUnit file", files.junit, () => (0,junit_junit/* junitView */.y)(report, { verdict: true, isRed }));
    return isToldOn && (0,outputs/* setOutputs */.n)({ html, junit }) && isWritten;
}
function isSilenced({ comparison }) {
    return comparison?.settings.some(({ name, base }) => name === "comment" && base === "auto") ?? false;
}
function wanting(started) {
    return { ...started, inputs: { ...started.inputs, comment: "auto" } };
}
function writeReport(report, file) {
    try {
        (0,write/* writeWhole */.f)(file, (0,report_text/* reportPieces */.i)(report));
        return true;
    }
    catch (error) {
        const message = `the report cannot be written, so the next comparison would miss it: ${error.message}`;
        (0,log/* annotate */.fz)("error", message, { title: "rungate" });
        return false;
    }
}
function writeView(name, file, textOf) {
    try {
        (0,write/* writeWhole */.f)(file, textOf());
        return file;
    }
    catch (error) {
        const message = `the ${name} of the report cannot be written: ${error.message}`;
        (0,log/* annotate */.fz)("warning", message, { title: "rungate" });
        return "";
    }
}
function annotateReport(report) {
    const { verdict } = report;
    if (verdict.blocks) {
        const decided = verdict.checks.filter(({ result }) => result === verdict.result);
        const message = decided.map(({ title, message }) => `${title}: ${message}`).join(" · ");
        (0,log/* annotate */.fz)("error", message, { title: "rungate" });
    }
    for (const { level, message, ...place } of annotationsOf(report))
        (0,log/* annotate */.fz)(level, message, place);
}
function outputsOf(report, file) {
    const { verdict, scores, baseline } = report;
    return {
        verdict: verdict.result,
        summary: `${verdict.result} ${(0,views_verdict/* verdictSentences */.q)(report).first}`,
        report: file,
        "score-code": scores.code?.value ?? "",
        "score-f1": scores.f1?.value ?? "",
        "score-llm": scores.llm?.value ?? "",
        regressions: (0,changes/* worseCases */.cb)(report).length,
        "baseline-sha": baseline.commit ?? "",
    };
}


/***/ }),

/***/ 47698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ fingerprint),
/* harmony export */   a: () => (/* binding */ fingerprintOf)
/* harmony export */ });
/* harmony import */ var _json_canonical_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76289);
/* harmony import */ var _scorers_gating_judges_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35685);
/* harmony import */ var _scorers_registry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81999);
/* harmony import */ var _sha256_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93021);




function fingerprintOf(expectation, policy) {
    const known = fingerprints.get(expectation);
    if (known?.policy === policy)
        return known.text;
    const text = newFingerprint(expectation, policy);
    fingerprints.set(expectation, { policy, text });
    return text;
}
const fingerprints = new WeakMap();
function newFingerprint(expectation, policy) {
    const { id: _id, formerly: _formerly, place: _place, source: _source, required: _required, referenceToolCalls, availableTools, ...rest } = expectation;
    const judges = (0,_scorers_gating_judges_js__WEBPACK_IMPORTED_MODULE_1__/* .decidingJudges */ .g)(policy.gate);
    const references = referenceToolCalls?.map(({ name, arguments: args, optional }) => ({
        name,
        arguments: args.source,
        optional,
    }));
    return fingerprint({
        ...rest,
        referenceToolCalls: references ?? null,
        tools: policy.tools,
        passMarks: policy.passMarks,
        gating: policy.gate.scorers,
        ...(judges.length > 0 && availableTools !== undefined
            ? { availableTools: availableTools }
            : {}),
        scorers: Object.fromEntries([..._scorers_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .deterministicScorers */ .Q2, ...judges].map(({ id, version }) => [id, version])),
    });
}
function fingerprint(value) {
    return (0,_sha256_js__WEBPACK_IMPORTED_MODULE_3__/* .sha256 */ .s)((0,_json_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .d)(value));
}


/***/ }),

/***/ 35685:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ decidingJudges),
/* harmony export */   x: () => (/* binding */ gatingJudges)
/* harmony export */ });
/* harmony import */ var _registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81999);

function gatingJudges({ scorers }) {
    return _registry_js__WEBPACK_IMPORTED_MODULE_0__/* .judgedScorers */ .Fk.filter(({ id }) => scorers.includes(id));
}
function decidingJudges({ scorers, floors }) {
    return _registry_js__WEBPACK_IMPORTED_MODULE_0__/* .judgedScorers */ .Fk.filter(({ id }) => scorers.includes(id) || Object.keys(floors).includes(id));
}


/***/ }),

/***/ 56222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ commentView)
/* harmony export */ });
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84777);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69846);
/* harmony import */ var _fit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51658);
/* harmony import */ var _sections_report_sections_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2640);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28125);





const CASES = 50;
const REPORTERS = { fork: "the fork's run", dependabot: "Dependabot's run" };
function commentView(report, at) {
    const marker = (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD) `${(0,_marker_js__WEBPACK_IMPORTED_MODULE_4__/* .markerLine */ .B)({ suite: report.suite, run: at.run })}\n`;
    const word = at.reporter === undefined ? _escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6 : wordOf(at.reporter);
    const budget = _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .F.commentCharacters - marker.text.length - word.text.length;
    return (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD) `${marker}${(0,_fit_js__WEBPACK_IMPORTED_MODULE_2__/* .fit */ .U)((0,_sections_report_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .reportSections */ .l)(report, CASES, at), budget)}${word}`;
}
function wordOf(reporter) {
    return (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD) `\n\n<sub>reported by ${REPORTERS[reporter]}: whether it is red or green is GitHub's word, the rest its own</sub>`;
}


/***/ }),

/***/ 51884:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CF: () => (/* binding */ padStart),
/* harmony export */   JL: () => (/* binding */ terminalWidth),
/* harmony export */   f: () => (/* binding */ padEnd)
/* harmony export */ });
/* harmony import */ var _escape_plain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30854);

const WIDE = /^(?:[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation})/u;
const COMBINING = /^\p{M}/u;
function terminalWidth(text) {
    let columns = 0;
    for (const character of (0,_escape_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(text))
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


/***/ })

};

export const id = 6465;
export const ids = [6465];
export const modules = {

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

/***/ 76557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ codeBlock),
/* harmony export */   t: () => (/* binding */ chartLabel)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84777);
/* harmony import */ var _plain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30854);


function codeBlock(language, lines) {
    const kept = lines.map(_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh);
    const longest = Math.max(2, ...(kept.join("\n").match(/`+/g) ?? []).map(({ length }) => length));
    const fence = "`".repeat(longest + 1);
    return new _markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .Markdown */ .oz([`${fence}${language}`, ...kept, fence].join("\n"));
}
function chartLabel(text) {
    return `"${text.replace(/[^\p{L}\p{M}\p{N} .,%()-]/gu, "-")}"`;
}


/***/ }),

/***/ 48081:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ uploadLines)
/* harmony export */ });
/* harmony import */ var _suite_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63015);

function uploadLines(suite) {
    const file = (0,_suite_name_js__WEBPACK_IMPORTED_MODULE_0__/* .reportFileName */ .c)(suite);
    return [
        "- uses: actions/upload-artifact@v7",
        "  if: ${{ !cancelled() }}",
        "  with:",
        `    path: ${file}`,
        `    name: ${file}`,
        "    archive: false",
        "    overwrite: true",
        "    if-no-files-found: error",
    ];
}


/***/ }),

/***/ 40452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ headline),
/* harmony export */   l: () => (/* binding */ measuredHeadline)
/* harmony export */ });
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84777);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69480);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9000);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38432);




const WORDS = { pass: "✅ Pass", inconclusive: "🟡 Inconclusive", fail: "❌ Fail" };
function headline(report, reporter) {
    const { first, others } = (0,_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .verdictSentences */ .q)(report);
    const by = reporter !== undefined && (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD) `, reported by ${reporter}`;
    const line = (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD) `### ${WORDS[report.verdict.result]}${(0,_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .blockingWord */ ._)(report)}${by}${suiteName(report)} ${first}`;
    const findings = others.map((text) => (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD) `- ${text}`);
    return {
        kind: "verdict",
        name: "the verdict",
        items: findings.length,
        text: (shown) => {
            const more = findings.length - shown;
            const rest = more > 0 ? [(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD) `- … and ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(more, "more finding")}`] : [];
            return (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)([line, ...findings.slice(0, shown), ...rest], "\n");
        },
    };
}
function measuredHeadline(report) {
    const text = (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD) `### What was measured${suiteName(report)}`;
    return { kind: "verdict", name: "what this is", items: 0, text: () => text };
}
function suiteName({ suite }) {
    return suite !== "default" && (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD) ` · ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(suite, _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .F.shownName)}`;
}


/***/ }),

/***/ 2640:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ reportSections)
});

// EXTERNAL MODULE: ./build/escape/markdown.js
var markdown = __webpack_require__(84777);
// EXTERNAL MODULE: ./build/report/reasons.js
var report_reasons = __webpack_require__(77802);
// EXTERNAL MODULE: ./build/suite/trial.js
var suite_trial = __webpack_require__(22139);
// EXTERNAL MODULE: ./build/wording.js
var wording = __webpack_require__(9000);
// EXTERNAL MODULE: ./build/views/case-groups.js
var case_groups = __webpack_require__(74122);
// EXTERNAL MODULE: ./build/views/scorers.js
var scorers = __webpack_require__(79716);
;// CONCATENATED MODULE: ./build/views/sections/details.js

function details(title, text) {
    return (0,markdown/* markdown */.wD) `<details><summary>${title}</summary>\n\n${text}\n\n</details>`;
}

;// CONCATENATED MODULE: ./build/views/sections/reason-lines.js

function reasonLines(reasons, most) {
    const more = reasons.length - most;
    return [
        ...reasons.slice(0, most).map(({ subject, text }) => (0,markdown/* markdown */.wD) `  - ${(0,markdown/* code */.aY)(subject)} ${(0,markdown/* code */.aY)(text)}`),
        ...(more > 0 ? [(0,markdown/* markdown */.wD) `  - … and ${more} more`] : []),
    ];
}

;// CONCATENATED MODULE: ./build/views/sections/cases.js








const SHOWN = { open: 5, reasons: 6 };
function changedCases(report, most) {
    const { heading, told, lines } = (0,case_groups/* groupCases */.Ju)(report);
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
                ...(more > 0 ? [(0,markdown/* markdown */.wD) `- … and ${(0,wording/* counted */.hS)(more, "more case")}, in the report`] : []),
                ...lines.map((line) => (0,markdown/* markdown */.wD) `- ${line}`),
            ];
            const lists = folded.length === 0
                ? [(0,markdown/* joined */.oR)([...open, ...others], "\n")]
                : [
                    (0,markdown/* joined */.oR)(open, "\n"),
                    details((0,wording/* counted */.hS)(folded.length, "more case"), (0,markdown/* joined */.oR)(folded, "\n")),
                    (0,markdown/* joined */.oR)(others, "\n"),
                ];
            return (0,markdown/* joined */.oR)([told.length > 0 ? (0,markdown/* markdown */.wD) `#### ${heading}` : markdown/* nothing */.s6, ...lists], "\n\n");
        },
    };
}
function unchangedCases(report) {
    const { unchanged } = (0,case_groups/* groupCases */.Ju)(report);
    const parts = unchanged.map((line) => (0,markdown/* markdown */.wD) `${line}`);
    const text = (0,markdown/* joined */.oR)(parts, "\n\n");
    return { kind: "unchanged", name: "cases that failed before", items: 0, text: () => text };
}
function caseItem(one, report) {
    const scores = (0,scorers/* caseScores */.cm)(one, report).map((score) => (0,markdown/* markdown */.wD) `${score}`);
    const head = (0,markdown/* markdown */.wD) `**${(0,markdown/* code */.aY)((0,suite_trial/* caseLabel */.P)(one))}** ${(0,case_groups/* passedText */.qv)(one)}`;
    const failing = one.trials.find(({ pass }) => pass === false);
    const reasons = failing === undefined ? [] : (0,report_reasons/* reasonsOf */.zM)(failing, report.policy);
    const item = (0,markdown/* markdown */.wD) `- ${(0,markdown/* joined */.oR)([head, ...scores], " · ")}`;
    return (0,markdown/* joined */.oR)([item, ...reasonLines(reasons, SHOWN.reasons)], "\n");
}

// EXTERNAL MODULE: ./build/views/code-spans.js
var code_spans = __webpack_require__(34452);
// EXTERNAL MODULE: ./build/views/first-use.js
var first_use = __webpack_require__(80585);
;// CONCATENATED MODULE: ./build/views/sections/first-use.js



function firstUse(report) {
    const text = (0,first_use/* isFirstUse */.g)(report) ? (0,markdown/* markdown */.wD) `**Welcome.** ${(0,code_spans/* codeSpans */.t)(first_use/* FIRST_USE */.r)}` : markdown/* nothing */.s6;
    return { kind: "scores", name: "what to do first", items: 0, text: () => text };
}

// EXTERNAL MODULE: ./build/views/sections/footer.js
var footer = __webpack_require__(91155);
// EXTERNAL MODULE: ./build/views/sections/headline.js
var headline = __webpack_require__(40452);
// EXTERNAL MODULE: ./build/escape/code-block.js
var code_block = __webpack_require__(76557);
// EXTERNAL MODULE: ./build/views/hint.js
var hint = __webpack_require__(23460);
;// CONCATENATED MODULE: ./build/views/sections/hint.js



function hint_hint(report) {
    return {
        kind: "unchanged",
        name: "a hint",
        items: 0,
        text: () => (0,markdown/* joined */.oR)((0,hint/* hintViews */.e)(report).map(hintText), "\n\n"),
    };
}
function hintText({ sentence, language, lines }) {
    const block = lines.length > 0 && (0,markdown/* markdown */.wD) `\n\n${(0,code_block/* codeBlock */.D)(language, lines)}`;
    return (0,markdown/* markdown */.wD) `**Hint** ${sentence}${block}`;
}

// EXTERNAL MODULE: ./build/views/judge.js
var judge = __webpack_require__(18734);
;// CONCATENATED MODULE: ./build/views/sections/judge.js


function judge_judge(report) {
    const judged = (0,judge/* judgeSentence */.$L)(report);
    const otherwise = (0,judge/* judgedOtherwiseSentence */.bc)(report);
    const parts = [(0,markdown/* markdown */.wD) `${judged !== undefined && (0,markdown/* markdown */.wD) `**Judge** ${judged}`}`, (0,markdown/* markdown */.wD) `${otherwise}`];
    const text = (0,markdown/* joined */.oR)(parts, "\n\n");
    return { kind: "scores", name: "the judge", items: 0, text: () => text };
}

;// CONCATENATED MODULE: ./build/views/sections/objections.js







const objections_SHOWN = { cases: 10, reasons: 3 };
function objections(report) {
    const text = objectionsText((0,judge/* objectionsOf */.Ij)(report));
    return { kind: "unchanged", name: "what the judge objects to", items: 0, text: () => text };
}
function objectionsText(cases) {
    if (cases.length === 0)
        return markdown/* nothing */.s6;
    const more = cases.length - objections_SHOWN.cases;
    const items = [
        ...cases.slice(0, objections_SHOWN.cases).map(objections_caseItem),
        ...(more > 0 ? [(0,markdown/* markdown */.wD) `- … and ${(0,wording/* counted */.hS)(more, "more case")}, in the report`] : []),
    ];
    return details(`What the judge objects to in ${(0,wording/* counted */.hS)(cases.length, "other case")}`, (0,markdown/* joined */.oR)(items, "\n"));
}
function objections_caseItem({ one, trial, scores }) {
    const head = [(0,markdown/* markdown */.wD) `**${(0,markdown/* code */.aY)((0,suite_trial/* caseLabel */.P)(one))}**`, ...scores.map((score) => (0,markdown/* markdown */.wD) `${score}`)];
    const reasons = reasonLines((0,report_reasons/* judgeReasons */.vn)(trial), objections_SHOWN.reasons);
    return (0,markdown/* joined */.oR)([(0,markdown/* markdown */.wD) `- ${(0,markdown/* joined */.oR)(head, " · ")}`, ...reasons], "\n");
}

// EXTERNAL MODULE: ./build/problems.js
var build_problems = __webpack_require__(57806);
;// CONCATENATED MODULE: ./build/views/sections/problems.js



const problems_SHOWN = 30;
function problems({ problems, problemCounts }) {
    const shown = problems.slice(0, problems_SHOWN);
    const more = problemCounts.errors + problemCounts.warnings - shown.length;
    const rows = shown.map((problem) => (0,markdown/* markdown */.wD) `- ${problem.severity} ${(0,markdown/* code */.aY)(`${(0,build_problems/* placeText */.Z9)(problem)}${problem.message}`)}`);
    const rest = more > 0 ? [(0,markdown/* markdown */.wD) `- … and ${(0,wording/* counted */.hS)(more, "more problem")}`] : [];
    const text = (0,markdown/* markdown */.wD) `#### Problems\n\n${(0,markdown/* joined */.oR)([...rows, ...rest], "\n")}`;
    return {
        kind: "unchanged",
        name: "the list of problems",
        items: 0,
        text: () => (rows.length === 0 ? markdown/* nothing */.s6 : text),
    };
}

;// CONCATENATED MODULE: ./build/views/markdown-table.js

function markdownTable(titles, rows) {
    const shown = [...titles.keys()].filter((at) => rows.some((row) => saysSomething(row[at])));
    const line = (cells) => (0,markdown/* markdown */.wD) `${shown.map((at) => (0,markdown/* markdown */.wD) `| ${cells[at]} `)}|`;
    const rule = (0,markdown/* markdown */.wD) `|${shown.map(() => (0,markdown/* markdown */.wD) `---|`)}`;
    return (0,markdown/* joined */.oR)([line(titles), rule, ...rows.map(line)], "\n");
}
function saysSomething(cell) {
    return cell !== undefined && (typeof cell === "string" ? cell : cell.text) !== "";
}

// EXTERNAL MODULE: ./build/views/score-evidence.js
var score_evidence = __webpack_require__(66029);
// EXTERNAL MODULE: ./build/views/score-rows.js + 1 modules
var score_rows = __webpack_require__(74923);
;// CONCATENATED MODULE: ./build/views/sections/scores.js





const MARKS = { good: "✅", doubtful: "🟡", bad: "❌" };
function scores(report) {
    return { kind: "scores", name: "the table of scores", items: 0, text: () => scoresText(report) };
}
function scoresText(report) {
    const rows = (0,score_rows/* scoreRows */.A)(report);
    if (rows.length === 0)
        return markdown/* nothing */.s6;
    const demand = (0,score_rows/* demandColumn */.E)(rows);
    const titles = ["", "base", "head", "change", demand.title, "state"];
    const notes = [(0,score_evidence/* countsText */.WN)(report), ...(0,score_evidence/* scoreNotes */.EG)(report)].map((note) => (0,markdown/* markdown */.wD) `${note}`);
    const errors = (0,score_evidence/* scoreErrors */.wQ)(report).map(errorLine);
    const table = markdownTable(titles, rows.map((row) => cells(row, demand.cell(row))));
    return (0,markdown/* joined */.oR)([table, (0,markdown/* joined */.oR)(notes, " · "), (0,markdown/* joined */.oR)(errors, "\n")], "\n\n");
}
function cells({ label, isPassRate, base, head, band, change, state }, demanded) {
    const bold = (text) => (isPassRate ? (0,markdown/* markdown */.wD) `**${text}**` : text);
    return [
        bold(label),
        base,
        (0,markdown/* markdown */.wD) `${bold(head)}${band !== "" && (0,markdown/* markdown */.wD) ` ${band}`}`,
        change,
        demanded,
        state === undefined ? "" : (0,markdown/* markdown */.wD) `${MARKS[state.mark]} ${state.word}`,
    ];
}
function errorLine({ scorers, runs, first }) {
    const names = scorers.map((name) => (0,markdown/* markdown */.wD) `${name}`);
    const reason = first !== undefined && (0,markdown/* markdown */.wD) `, the first: ${(0,markdown/* code */.aY)(first)}`;
    return (0,markdown/* markdown */.wD) `- ${(0,markdown/* joined */.oR)(names, ", ")} in error in ${(0,wording/* counted */.hS)(runs, "run")}${reason}`;
}

// EXTERNAL MODULE: ./build/views/slices.js + 1 modules
var slices = __webpack_require__(53708);
;// CONCATENATED MODULE: ./build/views/sections/slices.js





const slices_SHOWN = { values: 20, open: 5, characters: 60 };
function slices_slices(report) {
    const { tables, more } = (0,slices/* sliceTables */.A)(report, { ...slices/* FEW */.d, rows: slices_SHOWN.values });
    const text = (0,markdown/* joined */.oR)([...tables.map(tableText), (0,markdown/* markdown */.wD) `${more}`], "\n\n");
    return { kind: "unchanged", name: "the scores by tag", items: 0, text: () => text };
}
function tableText(table) {
    const { tag, size, titles, rows, more } = table;
    const title = (0,markdown/* markdown */.wD) `by ${nameText(tag)}`;
    const lines = rows.map((row) => [rowName(row), ...row.cells]);
    const text = markdownTable([title, ...titles], [...lines, ...(more === "" ? [] : [[more]])]);
    return rows.length <= slices_SHOWN.open
        ? text
        : details((0,markdown/* markdown */.wD) `Scores ${title}, ${size}, the lowest pass rate first`, text);
}
function rowName({ name, isValue }) {
    return isValue ? nameText(name) : (0,markdown/* markdown */.wD) `${(0,wording/* shorten */.ml)(name, slices_SHOWN.characters)}`;
}
function nameText(name) {
    return (0,markdown/* code */.aY)((0,wording/* shorten */.ml)(name, slices_SHOWN.characters));
}

// EXTERNAL MODULE: ./build/trend/shifts.js + 5 modules
var trend_shifts = __webpack_require__(44509);
// EXTERNAL MODULE: ./build/trend/trend.js
var trend = __webpack_require__(39751);
// EXTERNAL MODULE: ./build/views/trend.js
var views_trend = __webpack_require__(73334);
// EXTERNAL MODULE: ./build/trend/segments.js
var trend_segments = __webpack_require__(76364);
// EXTERNAL MODULE: ./build/views/sparkline.js
var sparkline = __webpack_require__(13046);
;// CONCATENATED MODULE: ./build/views/sections/trend-chart.js






const COLOURS = { value: "#2f81f7", level: "#bf8700" };
const FEWEST = 5;
const NUMBERED = 20;
function trendChart(points, lasting, shown) {
    const segments = (0,trend_segments/* segmentsOf */.O)(points, trend/* PASS_RATE */.h1).map((segment) => segment.filter(({ at }) => at >= points.length - shown));
    const charted = segments.findLastIndex(({ length }) => length >= FEWEST);
    const segment = segments[charted];
    if (segment === undefined)
        return markdown/* nothing */.s6;
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
    const [low, high] = (0,sparkline/* rangeOf */.be)(series.flat().map((value) => ({ value, isBreak: false })));
    const palette = `${COLOURS.value}, ${COLOURS.level}`;
    return (0,code_block/* codeBlock */.D)("mermaid", [
        `%%{init: {"xyChart": {"height": 300}, "themeVariables": {"xyChart": {"plotColorPalette": "${palette}"}}}}%%`,
        "xychart-beta",
        `  x-axis ${(0,code_block/* chartLabel */.t)("commits, oldest first")} ${axis(segment.length)}`,
        `  y-axis ${(0,code_block/* chartLabel */.t)("pass rate, %")} ${Math.floor(low * 100)} --> ${Math.ceil(high * 100)}`,
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

;// CONCATENATED MODULE: ./build/views/sections/trend.js





function trend_trend(report) {
    const text = trendText((0,trend/* trendOf */.RS)(report));
    return { kind: "trend", name: "the trend", items: 0, text: () => text };
}
function trendText(points) {
    const lasting = (0,trend_shifts/* lastingShifts */.a)(points, trend/* PASS_RATE */.h1);
    const words = (0,views_trend/* trendWords */.nv)(points, trend/* PASS_RATE */.h1, lasting);
    if (words === undefined)
        return markdown/* nothing */.s6;
    const { arrow, line, values, notes, shifts } = words;
    const bars = line === undefined ? markdown/* nothing */.s6 : (0,markdown/* code */.aY)(line);
    const parts = [(0,markdown/* markdown */.wD) `${arrow}`, bars, ...[values, ...notes].map((text) => (0,markdown/* markdown */.wD) `${text}`)];
    return (0,markdown/* joined */.oR)([
        (0,markdown/* markdown */.wD) `**Trend** ${(0,markdown/* joined */.oR)(parts, " · ")}`,
        ...shifts.map((shift) => (0,markdown/* markdown */.wD) `**Hint** ${shift}`),
        trendChart(points, lasting, views_trend/* TOLD */.Ev.commits),
    ], "\n\n");
}

;// CONCATENATED MODULE: ./build/views/sections/report-sections.js











function reportSections(report, cases, { reporter, ...links }) {
    return [
        (0,headline/* headline */.P)(report, reporter),
        firstUse(report),
        scores(report),
        judge_judge(report),
        slices_slices(report),
        changedCases(report, cases),
        unchangedCases(report),
        objections(report),
        problems(report),
        hint_hint(report),
        trend_trend(report),
        (0,footer/* footer */.q)(report, links),
    ];
}


/***/ }),

/***/ 73085:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ summaryView)
});

// EXTERNAL MODULE: ./build/escape/markdown.js
var markdown = __webpack_require__(84777);
// EXTERNAL MODULE: ./build/limits.js + 8 modules
var limits = __webpack_require__(69480);
// EXTERNAL MODULE: ./build/views/fit.js
var fit = __webpack_require__(51658);
// EXTERNAL MODULE: ./build/views/sections/headline.js
var sections_headline = __webpack_require__(40452);
// EXTERNAL MODULE: ./build/views/sections/report-sections.js + 13 modules
var report_sections = __webpack_require__(2640);
// EXTERNAL MODULE: ./build/escape/code-block.js
var code_block = __webpack_require__(76557);
// EXTERNAL MODULE: ./build/suite/suite-name.js
var suite_name = __webpack_require__(63015);
// EXTERNAL MODULE: ./build/suite/upload-step.js
var upload_step = __webpack_require__(48081);
;// CONCATENATED MODULE: ./build/views/sections/upload-step.js




function uploadStep(report) {
    const { role, baseline, suite, settings, baselineEligible } = report;
    const lacksOne = role === "base" && (baseline.state === "first-use" || baseline.state === "missing");
    const asksForOne = settings === null || settings.baseline === "auto";
    const isShown = lacksOne && asksForOne && baselineEligible && (0,suite_name/* suiteNameFault */.G)(suite) === undefined;
    return {
        kind: "scores",
        name: "the step that uploads the report",
        items: 0,
        text: () => (isShown ? stepText(suite) : markdown/* nothing */.s6),
    };
}
function stepText(suite) {
    const step = (0,code_block/* codeBlock */.D)("yaml", (0,upload_step/* uploadLines */.n)(suite));
    return (0,markdown/* markdown */.wD) `**No baseline yet.** Pull requests are compared with the report that this run uploads. The reusable workflow uploads it by itself; in a job of your own this step does, after rungate's:\n\n${step}`;
}

;// CONCATENATED MODULE: ./build/views/summary.js






const CASES = 500;
const NO_LINKS = { job: null, report: null, repository: null };
function summaryView(report, { verdict } = { verdict: true }) {
    const [headline, ...others] = (0,report_sections/* reportSections */.l)(report, CASES, NO_LINKS);
    const first = verdict ? headline : (0,sections_headline/* measuredHeadline */.l)(report);
    const sections = first === undefined ? others : [first, uploadStep(report), ...others];
    const budget = limits/* limits */.F.summaryBytes - limits/* limits */.F.summaryRest;
    return (0,markdown/* markdown */.wD) `${(0,fit/* fit */.U)(sections, budget, (text) => Buffer.byteLength(text))}\n`;
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


/***/ }),

/***/ 54062:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ terminalView)
});

// EXTERNAL MODULE: ./build/escape/terminal.js
var terminal = __webpack_require__(82124);
// EXTERNAL MODULE: ./build/problems.js
var build_problems = __webpack_require__(57806);
// EXTERNAL MODULE: ./build/report/reasons.js
var reasons = __webpack_require__(77802);
// EXTERNAL MODULE: ./build/suite/trial.js
var suite_trial = __webpack_require__(22139);
// EXTERNAL MODULE: ./build/wording.js
var wording = __webpack_require__(9000);
// EXTERNAL MODULE: ./build/views/case-groups.js
var case_groups = __webpack_require__(74122);
// EXTERNAL MODULE: ./build/views/hint.js
var hint = __webpack_require__(23460);
// EXTERNAL MODULE: ./build/views/judge.js
var judge = __webpack_require__(18734);
// EXTERNAL MODULE: ./build/views/scorers.js
var scorers = __webpack_require__(79716);
// EXTERNAL MODULE: ./build/json/json.js
var json = __webpack_require__(35857);
// EXTERNAL MODULE: ./build/policy/pass-marks.js
var pass_marks = __webpack_require__(51973);
// EXTERNAL MODULE: ./build/views/change.js
var change = __webpack_require__(87313);
// EXTERNAL MODULE: ./build/views/terminal-width.js
var terminal_width = __webpack_require__(51884);
;// CONCATENATED MODULE: ./build/views/terminal-scores.js








const BAR = 20;
const LABEL = 10;
const VALUE = 7;
const BAND = 9;
function scoreLines(report, paint) {
    if (report.totals.runs === 0)
        return [];
    const { totals, scores, comparison, baseline, policy } = report;
    const against = comparison !== null && paint.dim(` · compared with ${(0,change/* baselineText */.BW)(baseline)}`);
    const head = `${(0,wording/* counted */.hS)(totals.cases, "case")} · ${(0,wording/* counted */.hS)(totals.runs, "run")} · ${(0,wording/* counted */.hS)(totals.toolCalls, "tool call")}`;
    const shown = Object.entries(scores).filter(([id]) => (0,scorers/* isShown */.aJ)(report, id));
    const width = shown.reduce((most, [id]) => Math.max(most, (0,terminal_width/* terminalWidth */.JL)(id)), LABEL);
    const rows = shown.map(([id, score]) => {
        const facts = [
            ...((0,pass_marks/* isLowerBetter */.ui)(id) ? [scorers/* LOWER_IS_BETTER */.Uo] : []),
            ...((0,scorers/* isAdvisory */.kW)(policy.gate, id) ? ["advisory"] : []),
        ];
        if (score.value === null) {
            const asked = score.notAssessed + score.errors > 0;
            const what = asked
                ? `not assessed in ${(0,wording/* counted */.hS)(score.notAssessed, "run")}${errors(score.errors)}`
                : "no case asks for it";
            const note = [what, ...facts];
            return (0,terminal/* terminal */.Fo) `${emptyCells(id, width)}  ${paint.dim(note.join(" · "))}`;
        }
        const left = score.notAssessed > 0 ? `, ${score.notAssessed} not assessed` : "";
        const notes = [
            `${(0,wording/* counted */.hS)(score.assessed, "run")}${left}${errors(score.errors)}`,
            ...facts,
            (0,change/* changeText */.k0)(comparison === null ? undefined : (0,json/* member */.Dc)(comparison.scores, id), score.value),
        ];
        return scoreLine({ label: id, width, value: score.value, word: score.band ?? "", notes }, paint);
    });
    return [
        (0,terminal/* terminal */.Fo) `${paint.bold(head)}${against}`,
        ...rows,
        passRateLine(report, width, paint),
        ...judgeLines(report).map((line) => paint.dim(`  ${line}`)),
    ];
}
function judgeLines(report) {
    const judged = (0,judge/* judgeSentence */.$L)(report);
    const otherwise = (0,judge/* judgedOtherwiseSentence */.bc)(report);
    return [
        ...(judged === undefined ? [] : [`judge ${judged}`]),
        ...(otherwise === undefined ? [] : [otherwise]),
    ];
}
function passRateLine(report, width, paint) {
    const { passRate, passInterval, passPower, comparison } = report;
    const label = "pass rate";
    if (passRate === null)
        return (0,terminal/* terminal */.Fo) `${emptyCells(label, width)}`;
    const interval = passInterval === null ? "" : `95 % interval ${passInterval.map(wording/* percent */.KN).join(" to ")}`;
    const power = passPower === null ? "" : `pass^${passPower.k} ${(0,wording/* percent */.KN)(passPower.value)}`;
    const notes = [interval, power, (0,change/* changeText */.k0)(comparison?.passRate, passRate)];
    return scoreLine({ label, width, value: passRate, word: "", notes }, paint);
}
function scoreLine({ label, width, value, word, notes }, paint) {
    const note = paint.dim(notes.filter((text) => text !== "").join(" · "));
    return (0,terminal/* terminal */.Fo) `  ${(0,terminal_width/* padEnd */.f)(label, width)} ${(0,terminal_width/* padStart */.CF)((0,wording/* percent */.KN)(value), VALUE)}  ${bar(value, paint)} ${(0,terminal_width/* padEnd */.f)(word, BAND)}  ${note}`;
}
function emptyCells(label, width) {
    return `  ${(0,terminal_width/* padEnd */.f)(label, width)} ${(0,terminal_width/* padStart */.CF)("–", VALUE)}`;
}
function errors(count) {
    return count > 0 ? `, ${count} in error` : "";
}
function bar(value, paint) {
    const eighths = Math.round(value * BAR * 8);
    const full = "█".repeat(Math.floor(eighths / 8));
    const part = eighths % 8 === 0 ? "" : (" ▏▎▍▌▋▊▉"[eighths % 8] ?? "");
    const filled = full + part;
    return (0,terminal/* terminal */.Fo) `${paint.cyan(filled)}${paint.dim("·".repeat(BAR - filled.length))}`;
}

// EXTERNAL MODULE: ./build/escape/plain.js
var plain = __webpack_require__(30854);
// EXTERNAL MODULE: ./build/views/slices.js + 1 modules
var slices = __webpack_require__(53708);
;// CONCATENATED MODULE: ./build/views/terminal-slices.js





const SHOWN = { values: 10, characters: 40 };
function sliceLines(report, paint) {
    const { tables, more } = (0,slices/* sliceTables */.A)(report, { ...slices/* FEW */.d, rows: SHOWN.values });
    return [
        ...tables.flatMap((table, at) => [...(at === 0 ? [] : [(0,terminal/* terminal */.Fo) ``]), ...tableLines(table, paint)]),
        ...(more === "" ? [] : [paint.dim(`  ${more}`)]),
    ];
}
function tableLines({ tag, titles, rows, more }, paint) {
    const head = [`By ${cut(tag)}`, ...titles.map(cut)];
    const body = rows.map((row) => [`  ${rowName(row)}`, ...row.cells]);
    const widths = head.map((_, at) => [head, ...body].reduce((most, row) => Math.max(most, (0,terminal_width/* terminalWidth */.JL)(row[at] ?? "")), 0));
    const name = ([first = ""]) => (0,terminal_width/* padEnd */.f)(first, widths[0] ?? 0);
    const values = (row) => row.map((cell, at) => (at === 0 ? "" : `  ${(0,terminal_width/* padStart */.CF)(cell, widths[at] ?? 0)}`)).join("");
    return [
        (0,terminal/* terminal */.Fo) `${paint.bold(name(head))}${paint.dim(values(head))}`,
        ...body.map((row) => (0,terminal/* terminal */.Fo) `${name(row)}${values(row)}`),
        ...(more === "" ? [] : [paint.dim(`  ${more}`)]),
    ];
}
function rowName({ name, isValue }) {
    return isValue && /^(without\b|")/.test(name) ? `"${cut(name)}"` : cut(name);
}
function cut(text) {
    return (0,wording/* shorten */.ml)((0,plain/* plainText */.wh)(text), SHOWN.characters);
}

// EXTERNAL MODULE: ./build/trend/shifts.js + 5 modules
var trend_shifts = __webpack_require__(44509);
// EXTERNAL MODULE: ./build/trend/trend.js
var trend = __webpack_require__(39751);
// EXTERNAL MODULE: ./build/views/trend.js
var views_trend = __webpack_require__(73334);
;// CONCATENATED MODULE: ./build/views/terminal-trend-line.js




function trendLines(report, paint) {
    const points = (0,trend/* trendOf */.RS)(report);
    const words = (0,views_trend/* trendWords */.nv)(points, trend/* PASS_RATE */.h1, (0,trend_shifts/* lastingShifts */.a)(points, trend/* PASS_RATE */.h1));
    if (words === undefined)
        return [];
    const { arrow, line, values, notes, shifts } = words;
    const parts = [arrow, line && paint.cyan(line), values, ...notes].filter((text) => text !== undefined);
    return [
        (0,terminal/* terminal */.Fo) `${paint.bold("Trend")} ${parts.map((part, at) => [at > 0 && " · ", part])}`,
        ...shifts.map((text) => (0,terminal/* terminal */.Fo) `  ${text}`),
    ];
}

// EXTERNAL MODULE: ./build/views/verdict.js
var verdict = __webpack_require__(38432);
;// CONCATENATED MODULE: ./build/views/terminal.js













const terminal_SHOWN = { cases: 10, objections: 3, reasons: 4, problems: 20, characters: 200 };
function terminalView(report, { colors, verdict, asked }) {
    const paint = (0,terminal/* paintWith */.Hy)(colors);
    return (0,terminal/* sections */.V0)([
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
    const { first, others } = (0,verdict/* verdictSentences */.q)(report);
    return [
        (0,terminal/* terminal */.Fo) `${paint.bold(words[result])}${(0,verdict/* blockingWord */._)(report)} ${first}`,
        ...others.map((text) => (0,terminal/* terminal */.Fo) `  ${text}`),
    ];
}
function worstLines(report, paint) {
    const { heading, told, lines, unchanged } = (0,case_groups/* groupCases */.Ju)(report);
    const more = told.length - terminal_SHOWN.cases;
    return [
        ...(told.length > 0 ? [paint.bold(heading)] : []),
        ...told.slice(0, terminal_SHOWN.cases).flatMap((one) => caseLines(one, report, paint)),
        ...(more > 0 ? [paint.dim(`  … and ${(0,wording/* counted */.hS)(more, "more case")}`)] : []),
        ...[...lines, ...unchanged].map((line) => (0,terminal/* terminal */.Fo) `  ${line}`),
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
    const notes = [(0,case_groups/* beforeText */.Ny)(one), ...(0,scorers/* caseScores */.cm)(one, report)].filter((text) => text !== "");
    const worst = one.trials.find(({ pass }) => pass === false);
    return [
        (0,terminal/* terminal */.Fo) `  ${marks} ${paint.bold((0,suite_trial/* caseLabel */.P)(one))}  ${paint.dim(notes.join(" · "))}`,
        ...(worst === undefined ? [] : trialLines(worst, (0,reasons/* reasonsOf */.zM)(worst, report.policy), paint)),
    ];
}
function objectionLines(report, paint) {
    const cases = (0,judge/* objectionsOf */.Ij)(report);
    if (cases.length === 0)
        return [];
    const more = cases.length - terminal_SHOWN.objections;
    return [
        paint.bold("What the judge objects to in other cases"),
        ...cases
            .slice(0, terminal_SHOWN.objections)
            .flatMap(({ one, trial, scores }) => [
            (0,terminal/* terminal */.Fo) `  ${paint.bold((0,suite_trial/* caseLabel */.P)(one))}  ${paint.dim(scores.join(" · "))}`,
            ...trialLines(trial, (0,reasons/* judgeReasons */.vn)(trial), paint),
        ]),
        ...(more > 0 ? [paint.dim(`  … and ${(0,wording/* counted */.hS)(more, "more case")}`)] : []),
    ];
}
function trialLines(trial, reasons, paint) {
    const lines = reasons
        .slice(0, terminal_SHOWN.reasons)
        .map(({ subject, text }) => (0,terminal/* terminal */.Fo) `      ${paint.red(terminal_cut(subject))} ${terminal_cut(text)}`);
    const more = reasons.length - terminal_SHOWN.reasons;
    return [
        (0,terminal/* terminal */.Fo) `    ${paint.dim(`trial ${trial.trial} · ${(0,build_problems/* placeName */.fW)(trial)}`)}`,
        ...lines,
        ...(more > 0 ? [paint.dim(`      … and ${more} more`)] : []),
    ];
}
function terminal_cut(text) {
    return (0,wording/* shorten */.ml)(text, terminal_SHOWN.characters);
}
function problemLines({ problems, problemCounts }, paint) {
    if (problems.length === 0)
        return [];
    const more = problemCounts.errors + problemCounts.warnings - terminal_SHOWN.problems;
    return [
        paint.bold("Problems"),
        ...problems.slice(0, terminal_SHOWN.problems).map((problem) => {
            const word = problem.severity === "error" ? paint.red("error  ") : paint.yellow("warning");
            return (0,terminal/* terminal */.Fo) `  ${word} ${(0,build_problems/* placeText */.Z9)(problem)}${problem.message}`;
        }),
        ...(more > 0 ? [paint.dim(`  … and ${(0,wording/* counted */.hS)(more, "more problem")}`)] : []),
    ];
}
function hintLines(report, paint, asked) {
    return (0,hint/* hintViews */.e)(report, asked).flatMap(({ sentence, lines }) => [
        (0,terminal/* terminal */.Fo) `${paint.bold("Hint")} ${sentence}`,
        ...lines.map((line) => (0,terminal/* terminal */.Fo) `    ${line}`),
    ]);
}


/***/ })

};

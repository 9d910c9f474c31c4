export const id = 8751;
export const ids = [8751];
export const modules = {

/***/ 28751:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  changesSection: () => (/* binding */ changesSection),
  checksSection: () => (/* binding */ checksSection),
  commandsSection: () => (/* binding */ commandsSection),
  factsList: () => (/* binding */ factsList),
  hintSection: () => (/* binding */ hintSection),
  htmlView: () => (/* binding */ htmlView),
  measuredSection: () => (/* binding */ measuredSection),
  pageBody: () => (/* binding */ pageBody),
  problemsSection: () => (/* binding */ problemsSection),
  suiteName: () => (/* binding */ suiteName),
  verdictSection: () => (/* binding */ verdictSection)
});

// EXTERNAL MODULE: ./build/core/escape.js + 1 modules
var core_escape = __webpack_require__(11977);
// EXTERNAL MODULE: ./build/core/limits.js
var limits = __webpack_require__(40332);
// EXTERNAL MODULE: ./build/core/problems.js
var core_problems = __webpack_require__(51400);
// EXTERNAL MODULE: ./build/core/text.js
var core_text = __webpack_require__(26067);
// EXTERNAL MODULE: ./build/report/cases.js
var report_cases = __webpack_require__(65594);
// EXTERNAL MODULE: ./build/views/cases.js
var cases = __webpack_require__(17580);
// EXTERNAL MODULE: ./build/views/headline.js
var headline = __webpack_require__(19401);
// EXTERNAL MODULE: ./build/views/next-command.js
var next_command = __webpack_require__(79988);
// EXTERNAL MODULE: ./build/views/verdict-text.js
var verdict_text = __webpack_require__(22586);
;// CONCATENATED MODULE: ./build/views/page/assets.generated.js
const style = ":root {\ncolor-scheme: light dark;\n--background: #ffffff;\n--raised: #f6f8fa;\n--text: #1f2328;\n--muted: #57606a;\n--border: #d1d9e0;\n--link: #0969da;\n--shadow: #1f232833;\n--good: #116329;\n--doubtful: #7d4e00;\n--bad: #b3202c;\n--good-background: #dafbe1;\n--doubtful-background: #fff8c5;\n--bad-background: #ffebe9;\n--mono: ui-monospace, SFMono-Regular, \"SF Mono\", Menlo, Consolas, \"Liberation Mono\", monospace;\n}\n@media screen and (prefers-color-scheme: dark) {\n:root {\n--background: #0d1117;\n--raised: #151b23;\n--text: #e6edf3;\n--muted: #9da7b3;\n--border: #3d444d;\n--link: #58a6ff;\n--shadow: #00000099;\n--good: #56d364;\n--doubtful: #e3b341;\n--bad: #ff8d86;\n--good-background: #12261e;\n--doubtful-background: #272115;\n--bad-background: #2d1518;\n}\n}\n*,\n::before,\n::after {\nbox-sizing: border-box;\n}\nhtml {\nbackground: var(--background);\ncolor: var(--text);\nfont:\n0.9375rem / 1.5 -apple-system,\nBlinkMacSystemFont,\n\"Segoe UI\",\n\"Noto Sans\",\nHelvetica,\nArial,\nsans-serif;\noverflow-wrap: anywhere;\ntext-size-adjust: 100%;\n}\nbody {\nmargin: 0 auto;\nmax-width: 72rem;\npadding: 1.5rem clamp(0.75rem, 3vw, 2rem) 3rem;\n}\nh1,\nh2,\nh3 {\nline-height: 1.25;\nmargin: 0;\n}\nh2 {\nborder-bottom: 1px solid var(--border);\nfont-size: 1.25rem;\nmargin-top: 2.5rem;\npadding-bottom: 0.375rem;\n}\nh3 {\nfont-size: 1rem;\n}\np,\nul,\ndl,\npre {\nmargin: 0.75rem 0;\n}\nul {\npadding-left: 1.25rem;\n}\ncode,\npre {\nfont-family: var(--mono);\nfont-size: 0.8125rem;\n}\npre {\nbackground: var(--raised);\nborder: 1px solid var(--border);\nborder-radius: 6px;\noverflow-x: auto;\npadding: 0.75rem 1rem;\n}\na {\ncolor: var(--link);\n}\n:focus-visible {\nborder-radius: 3px;\noutline: 2px solid var(--link);\noutline-offset: 2px;\n}\n.muted {\ncolor: var(--muted);\n}\n.good {\ncolor: var(--good);\n}\n.doubtful {\ncolor: var(--doubtful);\n}\n.bad {\ncolor: var(--bad);\n}\n.skip {\nbackground: var(--background);\nleft: 1rem;\npadding: 0.5rem 1rem;\nposition: absolute;\ntop: -4rem;\n}\n.skip:focus {\ntop: 0.5rem;\n}\nbutton,\ninput,\nselect {\nbackground: var(--background);\nborder: 1px solid var(--border);\nborder-radius: 6px;\ncolor: inherit;\nfont: inherit;\npadding: 0.25rem 0.625rem;\n}\nbutton {\nbackground: var(--raised);\ncursor: pointer;\n}\nbutton:hover {\nborder-color: var(--muted);\n}\n@media (prefers-reduced-motion: no-preference) {\nhtml {\nscroll-behavior: smooth;\n}\n}\n.filters:not([hidden]) {\nalign-items: end;\ndisplay: flex;\nflex-wrap: wrap;\ngap: 0.5rem 1rem;\nmargin: 0.75rem 0;\n}\n.filters label {\ncolor: var(--muted);\ndisplay: grid;\nfont-size: 0.8125rem;\ngrid-template-columns: minmax(0, 1fr);\nmax-width: 16rem;\n}\n.filters input,\n.filters select {\ncolor: var(--text);\nfont-size: 0.9375rem;\nheight: 2.25rem;\nmax-width: 100%;\n}\n.filters output {\ncolor: var(--muted);\npadding-bottom: 0.25rem;\n}\n.cases > table {\nwidth: 100%;\n}\n.cases thead button,\n.row > th button {\nbackground: none;\nborder: 0;\nborder-radius: 3px;\nfont-weight: inherit;\npadding: 0;\ntext-align: start;\n}\n.cases thead button:hover,\n.row > th button:hover {\ncolor: var(--link);\n}\n.cases [aria-sort] button::after {\ncontent: \" ▾\";\n}\n.cases [aria-sort=\"ascending\"] button::after {\ncontent: \" ▴\";\n}\n.row > th {\nmin-width: 12rem;\n}\n.cases thead th {\nvertical-align: bottom;\n}\n.cases thead [data-worst] {\nmin-width: 7rem;\noverflow-wrap: normal;\nwhite-space: normal;\n}\n.cases thead .number button {\ntext-align: end;\n}\n@container (min-width: 40rem) {\n.row > th {\nbackground: var(--background);\n}\n.row > th,\n.cases thead th:first-child {\nbox-shadow: 1px 0 var(--border);\nleft: 0;\nposition: sticky;\n}\n}\n.row > th button::before {\ncolor: var(--muted);\ncontent: \"▸ \";\n}\n.open > .row > th button::before {\ncontent: \"▾ \";\n}\n.row > td {\nwhite-space: nowrap;\n}\n.js .case:not(.shown),\n.js .case:not(.open) > .detail {\ndisplay: none;\n}\n.old > .row .old,\n.old .detail .bad {\ncolor: var(--muted);\n}\n.detail > td {\nbackground: var(--raised);\npadding: 0;\n}\n.cases {\ncontainer-type: inline-size;\n}\n.case-detail {\nleft: 0;\nmax-width: 100cqi;\npadding: 0.75rem 1rem 1rem;\nposition: sticky;\n}\n.detail p,\n.detail ul {\nmargin: 0.25rem 0 0.5rem;\n}\n.detail ul {\npadding-left: 1rem;\n}\n.detail .trial {\nbackground: var(--background);\nborder: 1px solid var(--border);\nborder-radius: 6px;\nmargin-top: 0.75rem;\npadding: 0.625rem 0.875rem;\n}\n.detail .calls {\nfont-size: 0.875rem;\nmargin: 0.5rem 0;\ntable-layout: fixed;\nwidth: 100%;\n}\n.calls th[scope=\"row\"] {\nfont-weight: 400;\n}\n.calls thead td {\nwidth: 22%;\n}\n.calls .difference th {\nborder-top: 0;\npadding-left: 1.75rem;\n}\n.calls .difference td {\nborder-top: 0;\n}\n.calls .wanted {\nbackground: var(--good-background);\n}\n.calls .got {\nbackground: var(--bad-background);\n}\n.old .calls .got {\nbackground: none;\n}\n@container (max-width: 40rem) {\n.case-detail {\npadding: 0.5rem;\n}\n.detail .trial {\npadding: 0.5rem;\n}\n.calls thead td {\nwidth: 6.5rem;\n}\n.calls th,\n.calls td {\npadding: 0.25rem 0.375rem;\n}\n.calls .difference th {\npadding-left: 0.75rem;\n}\n}\n@media screen and (max-width: 30rem) {\n#case-table > thead th,\n#case-table > tbody > .row > :is(th, td) {\npadding-inline: 0.375rem;\n}\n#case-table > tbody > .row > th {\nmin-width: 8rem;\n}\n}\n.charts {\ndisplay: grid;\ngrid-template-columns: repeat(auto-fill, minmax(min(100%, 24rem), 1fr));\ngap: 1rem 2rem;\n}\n.chart {\nmargin: 0;\nmax-width: 34rem;\n}\n.chart svg {\ndisplay: block;\nwidth: 100%;\nheight: auto;\noverflow: visible;\n}\n.chart text {\nfill: var(--muted);\nfont-size: 11px;\nfont-variant-numeric: tabular-nums;\n}\n.chart text.number,\n.chart text.last {\ntext-anchor: end;\n}\n.chart text.shift {\nfill: var(--chart-shift);\nfont-weight: 600;\ntext-anchor: middle;\n}\n.chart text.floor,\n.chart text.ceiling {\nfill: var(--doubtful);\npaint-order: stroke;\nstroke: var(--background);\nstroke-width: 3px;\n}\n.chart line,\n.chart polyline,\n.legend line {\nfill: none;\nstroke-width: 1;\n}\n.tick {\nstroke: var(--border);\n}\n.line {\nstroke: var(--link);\nstroke-linejoin: round;\n}\n.chart polyline.line {\nstroke-width: 1.8;\n}\n.to-head {\nstroke: var(--link);\nstroke-dasharray: 2 3;\n}\n.dot {\nfill: var(--link);\n}\n.dot.head {\nfill: var(--background);\nstroke: var(--link);\nstroke-width: 2;\n}\nline.floor,\nline.ceiling {\nstroke: var(--doubtful);\nstroke-dasharray: 6 4;\n}\nline.break {\nstroke: var(--muted);\nstroke-dasharray: 1 3;\n}\nline.shift {\nstroke: var(--chart-shift);\n}\n.chart .cursor {\nstroke: var(--muted);\nvisibility: hidden;\n}\n.chart .cursor.placed {\nvisibility: visible;\n}\n.strip {\nfill: transparent;\n}\n.reading,\n.legend {\ncolor: var(--muted);\nfont-size: 0.85rem;\nmargin: 0.25rem 0;\n}\n.reading {\nfont-variant-numeric: tabular-nums;\nmin-height: 1.5em;\noverflow-wrap: anywhere;\n}\n.legend {\ndisplay: flex;\nflex-wrap: wrap;\ngap: 0.25rem 1.5rem;\nlist-style: none;\npadding: 0;\n}\n.legend svg {\nheight: 0.75rem;\nvertical-align: -0.1rem;\nwidth: 1.5rem;\n}\n.trend-table tbody {\nwhite-space: nowrap;\n}\n.along input {\nmax-width: 100%;\npadding: 0;\nvertical-align: middle;\nwidth: 24rem;\n}\n:root {\n--chart-shift: #8250df;\n}\n@media screen and (prefers-color-scheme: dark) {\n:root {\n--chart-shift: #ab7df8;\n}\n}\n@media (max-width: 30rem) {\n.chart text {\nfont-size: 13px;\n}\n.reading {\nmin-height: 3em;\n}\n}\n@media print {\n.along {\ndisplay: none;\n}\n}\n.scroll {\nbackground:\nlinear-gradient(to right, var(--background) 40%, transparent) 0 0 / 3rem 100% local,\nlinear-gradient(to left, var(--background) 40%, transparent) 100% 0 / 3rem 100% local,\nlinear-gradient(to right, var(--shadow), transparent) 0 0 / 1rem 100% scroll,\nlinear-gradient(to left, var(--shadow), transparent) 100% 0 / 1rem 100% scroll;\nbackground-repeat: no-repeat;\nmargin: 0.75rem 0;\nmax-width: 100%;\noverflow-x: auto;\n}\n.scroll::-webkit-scrollbar {\nheight: 0.5rem;\n}\n.scroll::-webkit-scrollbar-thumb {\nbackground: var(--border);\nborder-radius: 0.25rem;\n}\ntable {\nborder-collapse: collapse;\nfont-variant-numeric: tabular-nums;\n}\ncaption {\ncolor: var(--muted);\nfont-size: 0.875rem;\npadding: 0.25rem 0;\ntext-align: start;\n}\nth,\ntd {\nborder: 1px solid var(--border);\npadding: 0.3125rem 0.75rem;\ntext-align: start;\nvertical-align: top;\n}\nthead th {\nbackground: var(--raised);\nfont-size: 0.8125rem;\nwhite-space: nowrap;\n}\nth[scope=\"row\"] {\nfont-weight: 600;\n}\n.number {\ntext-align: end;\nwhite-space: nowrap;\n}\n.scores td {\nwhite-space: nowrap;\n}\n.scores th[scope=\"row\"] {\nmin-width: 11rem;\n}\n.scores .bar {\ndisplay: block;\nheight: 0.375rem;\nmargin-top: 0.25rem;\nmin-width: 7rem;\nwidth: 100%;\n}\n.bar .track {\nfill: var(--border);\n}\n.bar .value {\nfill: var(--link);\n}\n.bar .floor,\n.bar .ceiling {\nfill: var(--text);\n}\n.slices {\ndisplay: flex;\nflex-wrap: wrap;\ngap: 0 2rem;\n}\n.slices .scroll {\nflex: 0 1 auto;\n}\n.slices th[scope=\"row\"] {\nmin-width: 8rem;\n}\n.tools th[scope=\"row\"] {\nmin-width: 10rem;\n}\n.tools td:last-child {\nmin-width: 14rem;\n}\n@media screen and (max-width: 30rem) {\n.scores :is(th, td) {\npadding-inline: 0.375rem;\n}\n.scores th[scope=\"row\"],\n.scores .bar {\nmin-width: 0;\n}\n}\n.verdict {\nborder-left: 4px solid currentColor;\npadding-left: 1rem;\n}\n.verdict > * {\ncolor: var(--text);\n}\n.verdict h1 {\nfont-size: 1.75rem;\n}\n.verdict .word {\nmargin-inline-end: 0.375rem;\n}\n.verdict h1 .suite {\ncolor: var(--muted);\nfont-weight: 400;\n}\n.verdict .lead {\nfont-size: 1.0625rem;\nmargin: 0.5rem 0 0;\n}\n.facts {\ncolor: var(--muted);\ndisplay: flex;\nflex-wrap: wrap;\nfont-size: 0.8125rem;\ngap: 0.25rem 1.25rem;\n}\n.facts div {\ndisplay: flex;\ngap: 0.375rem;\n}\n.facts dt {\ncolor: var(--muted);\n}\n.facts dd {\ncolor: var(--text);\nmargin: 0;\n}\n.welcome {\nbackground: var(--raised);\nborder: 1px solid var(--border);\nborder-radius: 6px;\npadding: 0.75rem 1rem;\n}\nfooter {\nborder-top: 1px solid var(--border);\ncolor: var(--muted);\nfont-size: 0.8125rem;\nmargin-top: 3rem;\n}\n@media print {\n:root {\ncolor-scheme: light;\n}\nbody {\nmax-width: none;\npadding: 0;\n}\n.skip,\n.filters:not([hidden]),\n.cases ~ button {\ndisplay: none;\n}\n.scroll {\noverflow: visible;\n}\na {\ncolor: inherit;\ntext-decoration: none;\n}\nh2,\nh3,\ncaption,\nthead,\n.row {\nbreak-after: avoid;\n}\n.trial,\n.calls tr,\n.row {\nbreak-inside: avoid;\n}\n.row > td {\nwhite-space: normal;\n}\n.js .case.printed > .detail {\ndisplay: table-row;\n}\n}\n:root:not(.js) .filters {\ndisplay: none;\n}\n:root:not(.js) .detail > td:has(> noscript):not(:has(> noscript > *))::before {\ncolor: var(--muted);\ncontent: \"The runs of this case are not shown, since the page’s script was kept from running. Saved and opened from the disk, the page shows them; rungate’s report file has them too.\";\ndisplay: block;\npadding: 0.75rem 1rem;\n}";
const styleHash = "sha256-W6Hw4l9B1EbgGPnoObhY888oxeVnIWpEeLkjY42h48Q=";
const script = "(function(e){Object.defineProperty(e,Symbol.toStringTag,{value:`Module`});function t(e,t){return`${n(e)} ${t}${e===1?``:`s`}`}function n(e){return String(e).replace(/\\B(?=(?:\\d{3})+$)/g,`,`)}function r(e,r){return`${e===r?``:`${n(e)} of `}${t(r,`case`)}`}var i=class{form;search;#e;#t;constructor(e){this.form=e,this.search=e.querySelector(`input[name=search]`),this.#e=e.querySelector(`select[name=state]`),this.#t=[...e.querySelectorAll(`select[data-tag]`)],e.hidden=!1}read(e){let t=this.#t.map(e=>[e.dataset.tag??``,e.value]);return{search:this.search?.value.trim()??``,state:this.#e?.value??``,tags:new Map(t.filter(([,e])=>e!==``)),sort:e}}wishes(){let e=[this.#e??[],this.#t].flat().filter(({value:e})=>e!==``);return[...this.search===null||this.search.value.trim()===``?[]:[this.search],...e].map(e=>`${o(e)}: ${s(e)}`)}write({search:e,state:t,tags:n}){this.search!==null&&(this.search.value=e),this.#e!==null&&a(this.#e,t);for(let e of this.#t)a(e,n.get(e.dataset.tag??``)??``)}onChange(e){let t;this.form.addEventListener(`input`,({target:n})=>{clearTimeout(t),t=setTimeout(e,n===this.search?120:0)}),this.form.addEventListener(`submit`,n=>{n.preventDefault(),clearTimeout(t),e()}),this.form.addEventListener(`reset`,()=>setTimeout(e))}addButton(e,t){let n=document.createElement(`button`);return n.type=t,n.textContent=e,this.form.append(n),n}};function a(e,t){e.value=[...e.options].some(e=>e.value===t)?t:``}function o({labels:e}){return e?.[0]?.firstChild?.textContent?.trim()??``}function s(e){if(e instanceof HTMLInputElement)return`“${e.value.trim()}”`;let t=e.selectedOptions[0]?.textContent??``;return e.name===`state`?t.replace(/ \\([\\d,]+\\)$/,``):t}var c=class{table;all;chosen=[];shown=[];#e;#t=null;#n=!1;#r;constructor(e,t){this.table=e,this.all=[...e.tBodies].map(e=>new y(e)),this.#e=this.all,this.#r=t}choose(e){this.#i(e.sort),this.chosen=this.#e.filter(t=>g(t,e)),this.showUpTo(200)}showMore(){let e=this.shown.length;return this.showUpTo(e+200),this.shown[e]}get sorting(){if(this.#t!==null)return`sorted by ${m(this.table,this.#t.column)?.textContent}, ${this.#t.isDescending?`descending`:`ascending`}`}get isCut(){return this.all.length<Number(this.table.dataset.cases??0)}showUpTo(e){let t=new Set(this.shown);this.shown=this.chosen.slice(0,e);for(let e of this.shown)t.delete(e)||e.show();for(let e of t)e.hide();this.#n&&this.table.append(...this.shown.map(({body:e})=>e)),this.#r()}visit(e){let t=this.chosen.indexOf(e);t>=this.shown.length&&this.showUpTo(t+1),e.open(!0),e.focus(),e.body.scrollIntoView()}rowOf(e){let t=e.closest(`tbody`);return this.all.find(e=>e.body===t)}#i(e){if(e?.column===this.#t?.column&&e?.isDescending===this.#t?.isDescending)return;let t=e===null?void 0:m(this.table,e.column);this.#t=t===void 0?null:e,this.#e=this.#t===null?this.all:u(this.all,this.#t,t?.dataset.sort===`number`),this.#n=!0,p(this.table,this.#t)}};let l=new Intl.Collator(`en`,{numeric:!0,sensitivity:`base`});function u(e,{column:t,isDescending:n},r){let i=r?(e,t)=>Number(e)-Number(t):(e,t)=>l.compare(e,t),a=e.map(e=>({row:e,key:e.keyOf(t)}));return a.sort((e,t)=>e.key===``||t.key===``?Number(e.key===``)-Number(t.key===``):n?i(t.key,e.key):i(e.key,t.key)),a.map(({row:e})=>e)}function d(e,t){for(let n of h(e)){let e=document.createElement(`button`);e.type=`button`,e.append(...n.childNodes),n.append(e),e.addEventListener(`click`,()=>t(n.cellIndex))}}function f(e,t,n){let r=m(e,n)?.dataset.worst===`high`;return t?.column===n?t.isDescending===r?{column:n,isDescending:!r}:null:{column:n,isDescending:r}}function p(e,t){for(let n of h(e))n.cellIndex===t?.column?n.setAttribute(`aria-sort`,t.isDescending?`descending`:`ascending`):n.removeAttribute(`aria-sort`)}function m(e,t){return h(e).find(({cellIndex:e})=>e===t)}function h(e){return[...e.querySelectorAll(`thead th[data-sort]`)]}function g(e,{search:t,state:n,tags:r}){return n!==``&&!e.states.includes(n)||r.size>0&&!_(e.tags,r)?!1:(t.toLowerCase().match(/\\S+/g)??[]).every(t=>e.text.includes(t))}function _(e,t){return[...t].every(([t,n])=>n===`none`?!e.has(t):n===`v:${e.get(t)}`)}let v=[`failing`,`error`];var y=class{body;#e;#t;constructor(e){this.body=e}get text(){return this.#e??=this.#n().toLowerCase(),this.#e}get states(){return(this.body.dataset.states??``).split(` `)}get tags(){return new Map(Object.entries(JSON.parse(this.body.dataset.tags??`{}`)))}get id(){return this.#r?.id}get isOpen(){return this.body.classList.contains(`open`)}keyOf(e){return this.body.rows[0]?.cells[e]?.dataset.key??``}get isPrinted(){return this.states.some(e=>v.includes(e))}show(){this.body.classList.add(`shown`),this.body.classList.toggle(`printed`,this.isPrinted),this.#t??=this.#a()}hide(){this.body.classList.remove(`shown`)}open(e){this.unfold(),this.body.classList.toggle(`open`,e&&this.id!==void 0),this.#t?.setAttribute(`aria-expanded`,String(this.isOpen))}unfold(){this.#i!==void 0&&x(this.#i)}focus(){this.#t?.focus()}#n(){let e=this.#i===void 0?this.#r?.textContent:S(this.#i);return`${this.body.rows[0]?.textContent} ${e??``}`}get#r(){return this.body.querySelector(`tr.detail`)}get#i(){return this.#r===null?void 0:b(this.#r)[0]}#a(){let e=this.body.querySelector(`tr.row > th`);if(e===null||this.id===void 0)return null;let t=document.createElement(`button`);return t.type=`button`,t.setAttribute(`aria-expanded`,String(this.isOpen)),t.setAttribute(`aria-controls`,this.id),t.append(...e.childNodes),e.append(t),t}};function b(e){return[...e.querySelectorAll(`noscript`)]}function x(e){let{body:t}=new DOMParser().parseFromString(e.textContent??``,`text/html`);e.replaceWith(...t.childNodes)}function S({textContent:e}){return(e??``).replace(/<[^>]*>/g,` `).replace(/&#(\\d+);/g,(e,t)=>String.fromCodePoint(Number(t)))}var C=class{#e;#t;constructor({caption:e}){this.#e=e,this.#t=e?.textContent??``}tell(e,t){if(this.#e===null)return;let n=t.length===0&&e.sorting===void 0,r=t.length===0?``:` (${t.join(`, `)})`,i=e.sorting??`worst first`;this.#e.textContent=n?this.#t:`${w(e)}${r}, ${i}, each with its runs below it`}};function w({all:e,chosen:t,isCut:n}){return`${r(t.length,e.length)}${n?` here`:``}`}let T=document.documentElement;T.classList.add(`js`),document.addEventListener(`DOMContentLoaded`,()=>{try{D(),E()}catch(e){throw T.classList.remove(`js`),b(document).forEach(x),e}});function E(){let e=document.querySelector(`#trend`),t=[...document.querySelectorAll(`#trend .chart`)].map(e=>({strips:[...e.querySelectorAll(`rect.strip`)],cursor:e.querySelector(`line.cursor`),reading:e.querySelector(`.reading`)})),n=document.querySelector(`#trend input[type=range]`);if(e===null||n===null)return;let r=()=>n.setAttribute(`aria-valuetext`,t[0]?.strips[n.valueAsNumber]?.textContent??``),i=e=>{if(!(e<0)){for(let{strips:n,cursor:r,reading:i}of t){let t=n[e];if(t===void 0||r===null||i===null)continue;let a=String(t.x.baseVal.value+t.width.baseVal.value/2);r.setAttribute(`x1`,a),r.setAttribute(`x2`,a),r.classList.add(`placed`),i.textContent=t.textContent}n.value=String(e),r()}},a=({target:e})=>{let n=t.map(({strips:t})=>t.indexOf(e));i(Math.max(...n))};e.addEventListener(`pointermove`,a),e.addEventListener(`click`,e=>{a(e),e.target instanceof SVGElement&&n.focus()}),n.addEventListener(`input`,()=>i(n.valueAsNumber)),r(),n.closest(`[hidden]`)?.removeAttribute(`hidden`)}function D(){let e=document.querySelector(`#case-table`),t=document.querySelector(`#filters`);if(e===null||t===null)return;let n=new i(t),r=O(e),a=new C(e),o=new c(e,()=>{k(o,r),a.tell(o,n.wishes())}),s=null,l=()=>{let e=n.read(s);o.choose(e),I(e)},u=()=>{let e=F(location.hash);n.write(e),s=e.sort,o.choose(n.read(s));let t=o.all.find(({id:e})=>e!==void 0&&location.hash===`#${e}`);t!==void 0&&o.visit(t)};n.onChange(l),n.search!==null&&N(n.search,l),d(e,t=>{s=f(e,s,t),l()});let p=e=>()=>{for(let t of e?o.shown:o.all)t.open(e)};n.addButton(`Open all shown`,`button`).addEventListener(`click`,p(!0)),n.addButton(`Close all`,`button`).addEventListener(`click`,p(!1)),n.addButton(`Clear filters`,`reset`),r.addEventListener(`click`,()=>{let e=o.showMore();r.hidden&&e?.focus()}),j(o),M(o),window.addEventListener(`hashchange`,()=>{A(location.hash)||u()}),u()}function O(e){let t=document.createElement(`button`);return t.type=`button`,t.className=`more`,t.textContent=`Show more`,(e.closest(`.scroll`)??e).after(t),t}function k(e,t){let{chosen:r,shown:i}=e,a=i.length===r.length?``:`, the first ${n(i.length)} shown`,o=document.querySelector(`#shown-cases`);o!==null&&(o.textContent=`${w(e)}${a}`),t.hidden=i.length===r.length}function A(e){let t=document.getElementById(e.slice(1));return t!==null&&!t.matches(`tr.detail`)}function j(e){e.table.addEventListener(`click`,({target:t})=>{if(!(t instanceof Element)||t.closest(`tr.row`)===null||t.closest(`a`)!==null)return;let n=t.closest(`button`)===null&&getSelection()?.isCollapsed===!1,r=e.rowOf(t);r!==void 0&&!n&&r.open(!r.isOpen)})}function M(e){let t=0;window.addEventListener(`beforeprint`,()=>{t=e.shown.length,e.showUpTo(e.chosen.length);for(let t of e.shown)t.isPrinted&&t.unfold()}),window.addEventListener(`afterprint`,()=>e.showUpTo(t))}function N(e,t){document.addEventListener(`keydown`,t=>{let{key:n,target:r}=t,i=t.ctrlKey||t.metaKey||t.altKey,a=r instanceof Element&&r.matches(`input:not([type=range]), select, textarea`);n!==`/`||i||a||(t.preventDefault(),e.focus())}),e.addEventListener(`keydown`,n=>{n.key===`Escape`&&(n.preventDefault(),e.value=``,t())})}function P({search:e,state:t,tags:n,sort:r}){let i=new URLSearchParams;e!==``&&i.set(`search`,e),t!==``&&i.set(`state`,t);for(let[e,t]of n)i.set(`${L}${e}`,t);return r!==null&&i.set(`sort`,`${r.isDescending?`-`:``}${r.column+1}`),i.size===0?``:`#${i}`}function F(e){let t=new URLSearchParams(e.slice(1)),n=[...t].filter(([e])=>e.startsWith(L)),[,r,i]=/^(-?)([1-9]\\d{0,2})$/.exec(t.get(`sort`)??``)??[];return{search:t.get(`search`)??``,state:t.get(`state`)??``,tags:new Map(n.map(([e,t])=>[e.slice(L.length),t])),sort:i===void 0?null:{column:Number(i)-1,isDescending:r===`-`}}}function I(e){let[t=``]=location.href.split(`#`);try{history.replaceState(null,``,t+P(e))}catch{}}let L=`tag.`;return e.addShortcuts=N,e.choiceFromHash=F,e.followCases=D,e.followTrend=E,e.rememberChoice=I,e})({});";
const scriptHash = "sha256-JPIXu6vvrXu5fGLH68mo1f2BW58DX64fhBSVUjmFdeA=";

// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(28314);
// EXTERNAL MODULE: ./build/scorers/pass-marks.js
var pass_marks = __webpack_require__(24714);
// EXTERNAL MODULE: ./build/views/judge.js
var judge = __webpack_require__(18734);
// EXTERNAL MODULE: ./build/views/scores.js
var views_scores = __webpack_require__(80354);
;// CONCATENATED MODULE: ./build/views/page/elements.js



function within(room, items, write) {
    const rendered = [];
    let left = room;
    for (const item of items) {
        if (left <= 0)
            break;
        const element = write(item);
        left -= element.text.length;
        rendered.push(element);
    }
    return rendered;
}
function shareBar(share, bound) {
    const mark = bound !== undefined &&
        (0,core_escape/* markup */.PT) `<rect class="${bound.kind}" x="${x(Math.min(bound.value, 0.99))}" width="1" height="6"/>`;
    return (0,core_escape/* markup */.PT) `<svg class="bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true"><rect class="track" width="100" height="6"/><rect class="value" width="${x(share)}" height="6"/>${mark}</svg>`;
}
function x(share) {
    return (share * 100).toFixed(1);
}
function scrollable(label, content, name = "") {
    return (0,core_escape/* markup */.PT) `<div class="${`scroll ${name}`.trim()}" tabindex="0" role="region" aria-label="${label}">${content}</div>`;
}
const MARKS = { good: "✔", doubtful: "●", bad: "✘", old: "✘" };
function leftOutNote(count, noun) {
    return count > 0 && (0,core_escape/* markup */.PT) `<p class="muted">… and ${(0,core_text/* counted */.hS)(count, noun)}, in the report</p>\n`;
}
function cutShort(text) {
    return (0,core_text/* shorten */.ml)(text, limits/* limits */.Fy.shownSentence);
}
function codeSpans(text) {
    const parts = text.split("`").map((part, at) => (at % 2 === 1 ? (0,core_escape/* markup */.PT) `<code>${part}</code>` : part));
    return (0,core_escape/* markup */.PT) `${parts}`;
}

// EXTERNAL MODULE: ./build/report/difference-text.js
var difference_text = __webpack_require__(66486);
// EXTERNAL MODULE: ./build/report/reasons.js
var reasons = __webpack_require__(77802);
// EXTERNAL MODULE: ./build/views/measures.js
var measures = __webpack_require__(40412);
;// CONCATENATED MODULE: ./build/views/page/run.js











function isAsExpected(trial, report) {
    return trial.pass === true && shownOutcomes(trial, report).every(([id, outcome]) => isPerfect(id, outcome));
}
function trialLine(trial, report) {
    const scores = shownOutcomes(trial, report).flatMap(([id, outcome]) => outcome.status === "scored" ? [`${id} ${(0,core_text/* percent */.KN)(outcome.value)}`] : []);
    return [`${MARKS.good} trial ${trial.trial}`, recordingText(trial, report), ...scores].join(" · ");
}
function trialDetail(trials, report) {
    const [trial] = trials;
    if (trial === undefined)
        return (0,core_escape/* markup */.PT) ``;
    const outcomes = shownOutcomes(trial, report);
    const judgements = outcomes.flatMap(([, outcome]) => outcome.status === "scored" && (0,reasons/* isLlmDetails */.ky)(outcome.details) ? [outcome.details] : []);
    const [word, tone] = resultOf(trial, report);
    return (0,core_escape/* markup */.PT) `
<section class="trial">
<h3><span class="${tone}">${MARKS[tone]} ${word}</span> · ${(0,cases/* trialNames */.rJ)(trials)}</h3>
<p class="muted">${recordingText(trial, report)}${trial.variant !== undefined && (0,core_escape/* markup */.PT) ` · nearest to <strong>${cutShort(trial.variant)}</strong>`}</p>
<ul>${outcomes.map(([id, outcome]) => outcomeItem(id, outcome, trial, report))}${(0,reasons/* brokenRuleTexts */.gC)(trial).map((text) => (0,core_escape/* markup */.PT) `<li><span class="bad">✘ rule</span> ${cutShort(text)}</li>`)}${limitItem(trial)}</ul>
${callTable(trial)}${judgements.map(judgement)}${(trial.judgements ?? []).map(sheetJudge)}</section>`;
}
function limitItem({ limit, pass }) {
    const tone = pass === false ? "bad" : "muted";
    return (limit !== undefined && (0,core_escape/* markup */.PT) `<li><span class="${tone}">ended</span> at a limit: ${cutShort(limit)}</li>`);
}
function resultOf(trial, { policy }) {
    if (trial.pass === null)
        return [(0,views_scores/* isInError */.GK)(trial, policy.gate) ? "in error" : "not assessed", "doubtful"];
    return trial.pass ? ["passed", "good"] : ["failed", "bad"];
}
function outcomeItem(id, outcome, trial, { policy }) {
    const lacks = (0,reasons/* textReasons */.Pe)(trial, id).map(({ text }) => (0,core_escape/* markup */.PT) `<li><span class="bad">✘</span> ${cutShort(text)}</li>`);
    return (0,core_escape/* markup */.PT) `<li><strong>${id}</strong> ${cutShort((0,cases/* outcomeText */.EL)(outcome))}${(0,views_scores/* outcomeNotes */.w3)(id, outcome, policy.gate)}${lacks.length > 0 && (0,core_escape/* markup */.PT) `<ul>${lacks}</ul>`}</li>`;
}
function recordingText(trial, report) {
    const format = trial.format === null ? [] : [trial.format];
    const took = (0,measures/* tookText */.vR)(trial, report);
    const parts = [(0,core_problems/* placeName */.fW)(trial), ...format, (0,core_text/* counted */.hS)(trial.toolCalls, "tool call"), took];
    return cutShort(parts.filter((part) => part !== "").join(" · "));
}
function shownOutcomes({ scores }, report) {
    return Object.entries(scores).filter(([id]) => (0,views_scores/* isShown */.aJ)(report, id));
}
function isPerfect(id, outcome) {
    if (outcome.status !== "scored")
        return outcome.status === "not-assessed";
    return (0,pass_marks/* scorerNamed */.uL)(id).isBest(outcome.value) && !(0,reasons/* isLlmDetails */.ky)(outcome.details);
}
function judgement({ by, evaluations, missingTools, reason, votes }) {
    const verdicts = evaluations.map(({ name, callId, wasAppropriate, partly, agreeing, reasoning }) => {
        const half = partly ? ["◐ partly appropriate", "doubtful"] : ["✘ not appropriate", "bad"];
        const [word, tone] = wasAppropriate ? ["✔ appropriate", "good"] : half;
        const spread = votes > 1 ? `, ${agreeing} of ${votes} votes` : "";
        return (0,core_escape/* markup */.PT) `<li><span class="${tone}">${word}</span> <code>${cut(name)}</code> <span class="muted">${callId}${spread}</span> ${cut(reasoning ?? "")}</li>`;
    });
    const missing = missingTools.map((tool) => (0,core_escape/* markup */.PT) `<li><span class="bad">✘ missing</span> <code>${cut(tool)}</code></li>`);
    return (0,core_escape/* markup */.PT) `<p>Judged by ${cut(by.model)} (${cut(by.rung)}, prompt ${by.promptVersion}${by.reasoning && ", with reasoning"})${reason !== undefined && reason !== "" && `: ${cut(reason)}`}</p>
<ul>${verdicts}${missing}</ul>`;
}
function sheetJudge({ by, scorers }) {
    return (0,core_escape/* markup */.PT) `<p>Judged by ${cut(by.model)} (${cut(by.rung)}, sheet ${by.promptVersion}): ${cut((0,core_text/* listed */.KE)(scorers, scorers.length))}</p>
`;
}
function cut(text) {
    return (0,core_text/* shorten */.ml)(text, limits/* limits */.Fy.shownReasoning);
}
function callTable({ scores, toolCalls }) {
    const scored = Object.values(scores).flatMap((outcome) => (outcome.status === "scored" ? [outcome] : []));
    const rows = [
        ...scored.flatMap(({ details, turn }) => (0,reasons/* isF1Details */.Ol)(details) ? callRows(details, turn === undefined ? toolCalls : 0) : []),
        ...scored.flatMap(({ details, value }) => (0,reasons/* isCodeDetails */.CV)(details) ? [toolsRow(details, value === 1), ...stepRows(details)] : []),
    ];
    if (rows.length === 0)
        return (0,core_escape/* markup */.PT) ``;
    return (0,core_escape/* markup */.PT) `<table class="calls">
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
        ...others.renamed.map(({ expected, called }) => row("✘ renamed?", "bad", toolName(expected), (0,core_escape/* markup */.PT) `${toolName((0,difference_text/* besideText */.Gw)(called, expected))} <span class="muted">with the same arguments</span>`)),
        ...others.missing.map(({ name, arguments: args, agent, hint }) => row("✘ missing", "bad", (0,core_escape/* markup */.PT) `${toolName(name)} ${(0,difference_text/* argumentsText */.MZ)(args)}${(0,difference_text/* byAgent */.pu)(agent)}`, (0,core_escape/* markup */.PT) `not called${(0,difference_text/* hintText */.dx)(hint)}`)),
        ...moreRow(references - truePositives - missing.length, "more missing"),
        ...others.unexpected.map(({ name, arguments: args, malformed, agent, hint }) => row("✘ unexpected", "bad", (0,core_escape/* markup */.PT) `not expected`, (0,core_escape/* markup */.PT) `${toolName(name)} ${malformed ? (0,difference_text/* notJson */.O2)(args) : (0,difference_text/* valueText */.Ru)(args)}${(0,difference_text/* byAgent */.pu)(agent)}${(0,difference_text/* hintText */.dx)(hint)}`)),
        ...(extra ?? []).map(({ name, arguments: args }) => row("extra", "muted", (0,core_escape/* markup */.PT) `may be there`, (0,core_escape/* markup */.PT) `${toolName(name)} ${(0,difference_text/* valueText */.Ru)(args)}`)),
        ...moreRow(calls - truePositives - (extra ?? unexpected).length, extra === undefined ? "more unexpected" : "more extra"),
        ...leftOut.map(({ name, reason }) => row("not counted", "muted", (0,core_escape/* markup */.PT) `left out of f1`, (0,core_escape/* markup */.PT) `${toolName(name)} ${reason}`)),
        ...moreRow(toolCalls - calls - leftOut.length, "more left out"),
    ];
}
function pairRows(pair, isMatch) {
    const { name, reference, call, fraction, differences, resultDifferences = [] } = pair;
    const share = fraction < 1 ? `, ${(0,core_text/* percent */.KN)(fraction)} of its arguments` : "";
    const positioned = (text) => (0,core_escape/* markup */.PT) `${toolName(name)} <span class="muted">${text}</span>`;
    return [
        row(isMatch ? "✔ matched" : "✘ no match", isMatch ? "good" : "bad", positioned(`reference ${reference + 1}`), positioned(`call ${call + 1}${share}`)),
        ...differenceRows(pair),
        ...(Math.max(differences.length, resultDifferences.length) < limits/* limits */.Fy.shownDifferences
            ? []
            : [row("…", "muted", (0,core_escape/* markup */.PT) ``, (0,core_escape/* markup */.PT) `no more differences of one call are listed`)]),
    ];
}
function differenceRows({ name, agent, differences, malformed, resultDifferences = [], }) {
    const ofAgent = agent &&
        (0,core_escape/* markup */.PT) `
<tr class="difference"><th scope="row">agent</th><td class="wanted"><code>${cutShort(agent.expected)}</code></td><td class="got"><code>${cutShort(agent.actual)}</code></td></tr>`;
    return [
        ...(ofAgent === undefined ? [] : [ofAgent]),
        ...differences.map((each) => differenceRow(each.path, each, malformed === true)),
        ...resultDifferences.map((each) => differenceRow((0,difference_text/* resultName */.x5)(name, each), each, false)),
    ];
}
function differenceRow(place, difference, malformed) {
    const { expected, actual } = (0,difference_text/* differenceSides */.MA)(difference);
    const called = malformed ? (0,difference_text/* notJson */.O2)(difference.actual) : actual;
    const { hint } = difference;
    return (0,core_escape/* markup */.PT) `
<tr class="difference"><th scope="row"><code>${place === "" ? "arguments" : cutShort(place)}</code></th><td class="wanted"><code>${expected}</code></td><td class="got"><code>${called}</code></td></tr>${hint !== undefined && row("hint", "muted", (0,core_escape/* markup */.PT) ``, (0,core_escape/* markup */.PT) `${hint}`)}`;
}
function toolsRow(details, isMet) {
    const { expected, called } = (0,reasons/* toolSides */.DN)(details);
    return row(isMet ? "✔ tools" : "✘ tools", isMet ? "good" : "bad", (0,core_escape/* markup */.PT) `<code>${cutShort(expected)}</code>`, (0,core_escape/* markup */.PT) `<code>${cutShort(called)}</code>${(0,difference_text/* hintText */.dx)(details.hint)}`);
}
function stepRows({ unmetStep: step, order }) {
    if (step === undefined)
        return [];
    const { position, name, arguments: args, call } = step;
    const isFree = order === "free";
    const absent = isFree ? (0,core_escape/* markup */.PT) `not called` : (0,core_escape/* markup */.PT) `not in its place`;
    const called = call === undefined ? absent : (0,core_escape/* markup */.PT) `${toolName(name)} call ${call + 1}`;
    return [
        row(isFree ? "✘ expected" : `✘ step ${position + 1}`, "bad", (0,core_escape/* markup */.PT) `${toolName(name)} ${(0,difference_text/* argumentsText */.MZ)(args)}`, called),
        ...differenceRows(step),
    ];
}
function row(word, tone, expected, called) {
    return (0,core_escape/* markup */.PT) `
<tr><th scope="row" class="${tone}">${word}</th><td>${expected}</td><td>${called}</td></tr>`;
}
function moreRow(count, what) {
    return count > 0 ? [row("…", "muted", (0,core_escape/* markup */.PT) ``, (0,core_escape/* markup */.PT) `and ${count} ${what}`)] : [];
}
function toolName(name) {
    return (0,core_escape/* markup */.PT) `<strong>${name}</strong>`;
}

;// CONCATENATED MODULE: ./build/views/page/cases.js











function casesSection(report) {
    if (report.cases.length === 0)
        return (0,core_escape/* markup */.PT) ``;
    const states = caseStates(report);
    const columns = caseColumns(report, states);
    const tags = (0,report_cases/* dividingTags */.Yu)(report.cases).slice(0, limits/* limits */.Fy.slicedTags);
    const open = new Set((0,cases/* groupCases */.Ju)(report).explained.slice(0, cases/* OPEN_CASES */.xD));
    const fitting = casesInOrder(report, states).slice(0, limits/* limits */.Fy.pageCases);
    const details = caseDetails(fitting, report);
    const bodies = within(limits/* limits */.Fy.pageCharacters, [...fitting.entries()], ([at, reportCase]) => (0,core_escape/* markup */.PT) `
<tbody class="case${open.has(reportCase) && " open"}${isOld(states.get(reportCase)) && " old"}" data-states="${states.get(reportCase)?.join(" ")}" data-tags="${tagData(reportCase, tags)}">
<tr class="row">${columns.map((column) => cell(column, reportCase))}</tr>
<tr class="detail" id="case-${at + 1}"><td colspan="${columns.length}">${folded((0,core_escape/* markup */.PT) `<div class="case-detail">${details[at]}</div>`, at)}</td></tr>
</tbody>`);
    const shown = fitting.slice(0, bodies.length);
    const table = (0,core_escape/* markup */.PT) `<table id="case-table" data-cases="${report.cases.length}">
<caption>${(0,core_text/* shareOfCases */.WL)(shown.length, report.cases.length)}, worst first, each with its runs below it</caption>
<thead><tr>${columns.map(heading)}</tr></thead>${bodies}
</table>`;
    return (0,core_escape/* markup */.PT) `<section id="cases" aria-labelledby="cases-title">
<h2 id="cases-title">Cases</h2>
${caseFilters(shown, states, tags)}
${scrollable("Table of cases", table, "cases")}
${leftOutNote(report.cases.length - shown.length, "more case")}</section>
`;
}
function folded(detail, at) {
    return at < limits/* limits */.Fy.pageUnfolded ? detail : (0,core_escape/* markup */.PT) `<noscript>${detail}</noscript>`;
}
function heading({ title, sort, isNumber, isHighWorst }) {
    const worst = isHighWorst && (0,core_escape/* markup */.PT) ` data-worst="high"`;
    return (0,core_escape/* markup */.PT) `<th scope="col" data-sort="${sort}"${worst}${isNumber && NUMBER}>${title}</th>`;
}
function cell({ key, content, tone, isNumber, isHead }, reportCase) {
    if (isHead)
        return (0,core_escape/* markup */.PT) `<th scope="row" data-key="${key(reportCase)}">${content(reportCase)}</th>`;
    const look = isNumber ? NUMBER : tone && (0,core_escape/* markup */.PT) ` class="${tone(reportCase)}"`;
    return (0,core_escape/* markup */.PT) `<td data-key="${key(reportCase)}"${look}>${content(reportCase)}</td>`;
}
const NUMBER = (0,core_escape/* markup */.PT) ` class="number"`;
function casesInOrder(report, states) {
    const { explained } = (0,cases/* groupCases */.Ju)(report);
    const inState = (state) => report.cases.filter((each) => states.get(each)?.includes(state));
    return [
        ...new Set([
            ...explained,
            ...(0,report_cases/* worstCases */.I1)(report),
            ...inState("quarantine"),
            ...inState("error"),
            ...inState("unassessed"),
            ...(0,judge/* objectionsOf */.Ij)(report, explained).map(({ one }) => one),
            ...report.cases,
        ]),
    ];
}
function caseFilters(cases, states, tags) {
    const found = cases.flatMap((each) => states.get(each) ?? []);
    const counts = Object.keys(STATES).map((state) => ({
        state,
        count: found.filter((each) => each === state).length,
    }));
    return (0,core_escape/* markup */.PT) `<form class="filters" id="filters" hidden>
<label>Search <input type="search" name="search" placeholder="case, tool, difference, file" autocomplete="off"></label>
<label>State <select name="state"><option value="">all</option>${counts.map(({ state, count }) => count > 0 && (0,core_escape/* markup */.PT) `<option value="${state}">${STATES[state]} (${(0,core_text/* grouped */.zD)(count)})</option>`)}</select></label>${(0,report_cases/* divisionsOf */.y1)(cases, tags).map(tagFilter)}
<output id="shown-cases"></output>
</form>`;
}
function tagData(reportCase, filtered) {
    const tags = (0,report_cases/* dividersOf */.Ac)(reportCase);
    const own = filtered.flatMap((tag) => {
        const value = (0,json/* member */.Dc)(tags, tag);
        return value === undefined ? [] : [[(0,core_escape/* plainText */.wh)(tag), (0,core_escape/* plainText */.wh)(value)]];
    });
    return JSON.stringify(Object.fromEntries(own));
}
function tagFilter({ tag, groups }) {
    const options = groups.map(({ value }) => value === null
        ? (0,core_escape/* markup */.PT) `<option value="none">without ${shownName(tag)}</option>`
        : (0,core_escape/* markup */.PT) `<option value="v:${value}">${shownName(value)}</option>`);
    return (0,core_escape/* markup */.PT) `
<label>${shownName(tag)} <select name="tag" data-tag="${tag}"><option value="">all</option>${options}</select></label>`;
}
function shownName(text) {
    return (0,core_text/* shorten */.ml)(text, limits/* limits */.Fy.shownName);
}
function caseDetails(cases, report) {
    let room = limits/* limits */.Fy.pageCharacters - limits/* limits */.Fy.pageRows;
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
function caseDetail(reportCase, report, room) {
    const most = room > 0 ? limits/* limits */.Fy.pageTrials : 0;
    const plain = reportCase.trials.filter((trial) => isAsExpected(trial, report));
    const isPlain = new Set(plain);
    const eventful = reportCase.trials
        .filter((trial) => !isPlain.has(trial))
        .toSorted((a, b) => concern(a) - concern(b))
        .slice(0, most);
    const groups = (0,cases/* equalTrials */.SB)(eventful);
    const rendered = within(room, groups, (trials) => trialDetail(trials, report));
    const renderedRuns = groups.slice(0, rendered.length).flat().length;
    const listed = plain.slice(0, most - eventful.length);
    const quarantine = (0,cases/* quarantineText */.kc)(reportCase);
    return (0,core_escape/* markup */.PT) `${wholeName(reportCase)}<p class="muted">${originText(reportCase)}</p>${quarantine !== "" && (0,core_escape/* markup */.PT) `<p>${quarantine}</p>`}${rendered}${listed.length > 0 &&
        (0,core_escape/* markup */.PT) `
<p>${plain.length === reportCase.trials.length ? "As expected in every run" : `As expected in ${(0,core_text/* counted */.hS)(plain.length, "other run")}`}; what passing runs called is not kept.</p>
<ul>${listed.map((trial) => (0,core_escape/* markup */.PT) `<li>${trialLine(trial, report)}</li>`)}</ul>`}${leftOutNote(reportCase.trials.length - renderedRuns - listed.length, "more run")}`;
}
function concern({ pass }) {
    return pass === false ? 0 : pass === null ? 1 : 2;
}
function wholeName({ id, tags }) {
    const pairs = Object.entries(tags).map(([tag, value]) => `${tag}=${value}`);
    const long = [id, ...pairs].filter((text) => text.length > limits/* limits */.Fy.shownName);
    return (0,core_escape/* markup */.PT) `${long.map((text) => (0,core_escape/* markup */.PT) `<p><code>${text}</code></p>`)}`;
}
function originText({ source, file, line, required, formerly, expectsNothing }) {
    const expected = expectsNothing ? "no expectation yet" : "expected";
    const origins = {
        file: file === undefined ? "expected by the expectations file" : `${expected} in ${file}:${line}`,
        recording: "expectations from the recording",
        none: "no expectations",
    };
    return [
        origins[source],
        ...(required ? ["required"] : []),
        ...(formerly === undefined ? [] : [`formerly ${formerly}`]),
    ].join(" · ");
}
function caseColumns(report, states) {
    const statesOf = (reportCase) => states.get(reportCase) ?? [];
    const order = Object.keys(STATES);
    const tone = (reportCase) => toneOf(statesOf(reportCase));
    return [
        { title: "case", sort: "text", key: report_cases/* caseLabel */.PZ, content: report_cases/* caseLabel */.PZ, isHead: true },
        {
            title: "state",
            sort: "number",
            key: (reportCase) => String(order.indexOf(statesOf(reportCase)[0] ?? "")),
            content: (reportCase) => `${MARKS[tone(reportCase)]} ${stateText(statesOf(reportCase))}`,
            tone,
        },
        {
            title: "pass rate",
            sort: "number",
            isNumber: true,
            key: ({ passRate }) => numberKey(passRate),
            content: ({ passRate }) => (0,core_text/* shareText */.Lu)(passRate),
        },
        ...(report.comparison === null ? [] : [before]),
        ...(0,views_scores/* decidingFirst */.Qf)((0,views_scores/* scorersInUse */.ML)(report), report.policy.gate).map(scorerColumn),
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
    key: (reportCase) => shareKey(baseOf(reportCase)),
    content: (reportCase) => {
        const { passed, trials } = baseOf(reportCase);
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
    const relevant = states.filter((state) => state !== "failing" || !states.includes("old"));
    const shown = [...relevant.filter(isPassing), ...relevant.filter((state) => !isPassing(state))];
    return shown.map((state) => STATES[state]).join(", ");
}
function toneOf(states) {
    if (isOld(states))
        return "old";
    if (states.includes("failing"))
        return "bad";
    return states.includes("passing") ? "good" : "doubtful";
}
function isOld(states = []) {
    return states.includes("old") || (states.includes("quarantine") && states.includes("failing"));
}
function scorerColumn(id) {
    return {
        title: (0,views_scores/* scorerLabel */.lc)(id),
        sort: "number",
        isNumber: true,
        isHighWorst: (0,pass_marks/* scorerNamed */.uL)(id).isLowerBetter,
        key: ({ scores }) => numberKey((0,json/* member */.Dc)(scores, id) ?? null),
        content: ({ scores, trials }) => {
            const value = (0,json/* member */.Dc)(scores, id) ?? null;
            if (value !== null)
                return (0,core_text/* percent */.KN)(value);
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
const STATES = {
    worse: "worse",
    old: "already failing",
    failing: "failing",
    error: "in error",
    unassessed: "not assessed",
    changed: "changed",
    new: "new",
    fixed: "fixed",
    passing: "passing",
    carried: "carried from the base",
    quarantine: "in quarantine",
};
function caseStates(report) {
    const { gate } = report.policy;
    const worse = new Set((0,report_cases/* worseCases */.cb)(report).map(({ reportCase }) => reportCase));
    const fixed = new Set((0,report_cases/* fixedCases */.KV)(report).map(({ reportCase }) => reportCase));
    const explained = new Set((0,cases/* groupCases */.Ju)(report).explained);
    const isFailing = ({ passRate }) => passRate !== null && passRate < 1;
    const isIn = {
        worse: (reportCase) => worse.has(reportCase),
        error: ({ trials }) => trials.some((trial) => (0,views_scores/* isInError */.GK)(trial, gate)),
        old: (each) => isFailing(each) && (0,report_cases/* decides */.yN)(each) && report.comparison !== null && !explained.has(each),
        failing: isFailing,
        unassessed: ({ trials }) => trials.length === 0 || trials.some((trial) => trial.pass === null && !(0,views_scores/* isInError */.GK)(trial, gate)),
        changed: ({ comparison }) => comparison?.state === "changed",
        new: ({ comparison }) => comparison?.state === "new",
        fixed: (reportCase) => fixed.has(reportCase),
        passing: ({ passRate, trials }) => passRate === 1 && trials.every(({ pass }) => pass !== null),
        carried: ({ carried }) => carried === true,
        quarantine: (reportCase) => !(0,report_cases/* decides */.yN)(reportCase),
    };
    const all = Object.keys(STATES);
    return new Map(report.cases.map((reportCase) => [reportCase, all.filter((state) => isIn[state](reportCase))]));
}

// EXTERNAL MODULE: ./build/gate/decide/measure-check.js
var measure_check = __webpack_require__(90354);
// EXTERNAL MODULE: ./build/scorers/measures.js
var scorers_measures = __webpack_require__(16573);
;// CONCATENATED MODULE: ./build/views/page/scores.js









function scoresSection(report) {
    const scored = (0,views_scores/* scoreRows */.A1)(report);
    if (scored.length === 0)
        return (0,core_escape/* markup */.PT) ``;
    const rows = [...scored, ...(0,measures/* measureRows */._$)(report)];
    const columns = columnsOf((0,views_scores/* demandColumn */.EL)(rows)).filter(({ text }) => rows.some((row) => text(row) !== ""));
    const table = (0,core_escape/* markup */.PT) `<table class="scores">
<caption>${(0,judge/* countsText */.WN)(report)}</caption>
<thead><tr><th scope="col">measure</th>${columns.map(({ title }) => (0,core_escape/* markup */.PT) `<th scope="col">${title}</th>`)}</tr></thead>
<tbody>${rows.map((row) => (0,core_escape/* markup */.PT) `\n<tr><th scope="row">${row.label}</th>${columns.map(({ cell }) => cell(row))}</tr>`)}
</tbody>
</table>`;
    return (0,core_escape/* markup */.PT) `<section aria-labelledby="scores-title">
<h2 id="scores-title">Scores</h2>
${scrollable("Table of scores", table)}
${remarks(report)}</section>
`;
}
const columnsOf = (demand) => [
    {
        title: "state",
        text: ({ state }) => state?.word ?? "",
        cell: ({ state }) => state === undefined
            ? (0,core_escape/* markup */.PT) `<td></td>`
            : (0,core_escape/* markup */.PT) `<td class="${state.mark}">${MARKS[state.mark]} ${state.word}</td>`,
    },
    {
        title: "base",
        text: ({ base }) => base,
        cell: ({ base }) => (0,core_escape/* markup */.PT) `<td class="number">${base}</td>`,
    },
    {
        title: "head",
        text: ({ head }) => head,
        cell: ({ head, value, bound, isPassRate }) => (0,core_escape/* markup */.PT) `<td>${isPassRate ? (0,core_escape/* markup */.PT) `<strong>${head}</strong>` : head}${value !== null && shareBar(value, bound)}</td>`,
    },
    {
        title: "change",
        text: ({ change }) => change,
        cell: ({ change }) => (0,core_escape/* markup */.PT) `<td>${change}</td>`,
    },
    {
        title: demand.title,
        text: demand.cell,
        cell: (row) => (0,core_escape/* markup */.PT) `<td class="number">${demand.cell(row)}</td>`,
    },
];
function remarks(report) {
    const notes = [...(0,judge/* scoreNotes */.EG)(report), (0,views_scores/* intervalsText */.gO)(report)].filter((note) => note !== "");
    const judged = (0,judge/* judgeSentence */.$L)(report);
    const otherwise = (0,judge/* judgedDifferentlySentence */.Vj)(report);
    const errors = (0,judge/* scoreErrors */.wQ)(report).map(({ scorers, runs, first }) => {
        const reason = first !== undefined && (0,core_escape/* markup */.PT) `, the first: <code>${cutShort(first)}</code>`;
        return (0,core_escape/* markup */.PT) `<p class="bad">${scorers.join(", ")} in error in ${(0,core_text/* counted */.hS)(runs, "run")}${reason}</p>\n`;
    });
    return (0,core_escape/* markup */.PT) `${notes.length > 0 && (0,core_escape/* markup */.PT) `<p class="muted">${notes.join(" · ")}</p>\n`}${errors}${judged !== undefined && (0,core_escape/* markup */.PT) `<p><strong>Judge</strong> ${judged}</p>\n`}${otherwise !== undefined && (0,core_escape/* markup */.PT) `<p>${otherwise}</p>\n`}`;
}
function slicesSection(report) {
    const { tables, more } = (0,views_scores/* sliceTables */.Av)(report, {
        tables: limits/* limits */.Fy.slicedTags,
        rows: limits/* limits */.Fy.slicedValues,
        scorers: Number.POSITIVE_INFINITY,
    });
    if (tables.length === 0)
        return (0,core_escape/* markup */.PT) ``;
    return (0,core_escape/* markup */.PT) `<section aria-labelledby="slices-title">
<h2 id="slices-title">Slices</h2>
<p class="muted">The scores by what divides the cases. They decide nothing.</p>
<div class="slices">${tables.map(sliceTable)}
</div>
${more !== "" && (0,core_escape/* markup */.PT) `<p class="muted">${more}</p>\n`}</section>
`;
}
function sliceTable({ tag, size, titles, rows, more }) {
    const cut = (0,core_text/* shorten */.ml)(tag, limits/* limits */.Fy.shownName);
    const table = (0,core_escape/* markup */.PT) `<table>
<caption>by ${cut}, ${size}</caption>
<thead><tr><th scope="col">${cut}</th>${titles.map((title) => (0,core_escape/* markup */.PT) `<th scope="col" class="number">${title}</th>`)}</tr></thead>
<tbody>${rows.map(({ name, isValue, cells }) => (0,core_escape/* markup */.PT) `\n<tr><th scope="row">${isValue ? (0,core_text/* shorten */.ml)(name, limits/* limits */.Fy.shownName) : (0,core_escape/* markup */.PT) `<em>${(0,core_text/* shorten */.ml)(name, limits/* limits */.Fy.shownName)}</em>`}</th>${cells.map((cell) => (0,core_escape/* markup */.PT) `<td class="number">${cell}</td>`)}</tr>`)}
</tbody>
</table>${more !== "" && (0,core_escape/* markup */.PT) `<p class="muted">${more}</p>`}`;
    return (0,core_escape/* markup */.PT) `\n${scrollable(`Table by ${cut}`, table)}`;
}
function toolsSection({ tools = [] }) {
    if (!tools.some(({ expected }) => expected > 0))
        return (0,core_escape/* markup */.PT) ``;
    const table = (0,core_escape/* markup */.PT) `<table class="tools">
<thead><tr><th scope="col">Tool</th><th scope="col" class="number">Expected</th><th scope="col" class="number">Called</th><th scope="col" class="number">Wrong arguments</th><th scope="col">Confused with</th></tr></thead>
<tbody>${tools.map(toolRow)}
</tbody>
</table>`;
    return (0,core_escape/* markup */.PT) `<section aria-labelledby="tools-title">
<h2 id="tools-title">Tools</h2>
<p class="muted">Calls by tool, the tools with the most trouble first. They decide nothing.</p>
${scrollable("Table of tools", table)}
${tools.length >= limits/* limits */.Fy.reportedTools && (0,core_escape/* markup */.PT) `<p class="muted">At most ${limits/* limits */.Fy.reportedTools} tools are listed.</p>\n`}</section>
`;
}
function toolRow({ name, expected, called, wrongArguments, confusedWith }) {
    const others = confusedWith.map((other, at) => (0,core_escape/* markup */.PT) `${at > 0 && ", "}<code>${scores_cut(other.name)}</code>\u00a0×${other.times}`);
    return (0,core_escape/* markup */.PT) `\n<tr><th scope="row"><code>${scores_cut(name)}</code></th>${[expected, called, wrongArguments].map((count) => (0,core_escape/* markup */.PT) `<td class="number">${count}</td>`)}<td>${others}</td></tr>`;
}
function scores_cut(name) {
    return (0,core_text/* shorten */.ml)(name, limits/* limits */.Fy.shownName);
}
function measuresSection({ measures = {} }) {
    const rows = scorers_measures/* suiteMeasures */.Kx.flatMap((measure) => {
        const summary = measures[measure];
        if (summary === undefined)
            return [];
        const { mean, median, runs, unknown = 0, why } = summary;
        const text = (value) => (value === null ? "–" : (0,scorers_measures/* measureText */.kD)(measure, value));
        const note = unknown > 0 ? `not known of ${(0,core_text/* counted */.hS)(unknown, "run")}: ${why ?? ""}` : (why ?? "");
        return [
            (0,core_escape/* markup */.PT) `\n<tr><th scope="row">${(0,measure_check/* measureLabel */.bU)(measure)}</th><td class="number">${text(mean)}</td><td class="number">${text(median)}</td><td class="number">${runs}</td><td>${cutShort(note)}</td></tr>`,
        ];
    });
    if (rows.length === 0)
        return (0,core_escape/* markup */.PT) ``;
    const table = (0,core_escape/* markup */.PT) `<table class="measures">
<thead><tr><th scope="col">measure</th><th scope="col" class="number">mean</th><th scope="col" class="number">median</th><th scope="col" class="number">runs</th><th scope="col">remark</th></tr></thead>
<tbody>${rows}
</tbody>
</table>`;
    return (0,core_escape/* markup */.PT) `<section aria-labelledby="measures-title">
<h2 id="measures-title">Cost and speed</h2>
<p class="muted">Trials are averaged within a case first, then the cases.</p>
${scrollable("Table of what runs take", table)}
</section>
`;
}

// EXTERNAL MODULE: ./build/gate/measure/build-trend.js + 1 modules
var build_trend = __webpack_require__(76765);
// EXTERNAL MODULE: ./build/views/trend.js
var views_trend = __webpack_require__(73334);
// EXTERNAL MODULE: ./build/views/trend-scale.js
var trend_scale = __webpack_require__(71045);
// EXTERNAL MODULE: ./build/config/policy.js
var policy = __webpack_require__(98389);
;// CONCATENATED MODULE: ./build/views/page/trend-chart.js






function chart(points, trend) {
    const { measure, bound, shifts } = trend;
    const scale = (0,trend_scale/* scaleOf */._)(measure);
    const values = (0,views_trend/* valuesOf */.sm)(points, measure);
    const drawn = bound !== null && bound.value <= scale.farthest(values) ? bound : null;
    const axis = axisOf([...values, ...(drawn === null ? [] : [drawn.value])], scale);
    const place = placeOf(points.length, axis);
    const texts = points.map((point, at) => pointText(point, at, trend));
    const beyond = bound !== null && drawn === null && `${(0,policy/* boundText */.O6)(bound, scale.text(bound.value))}, beyond the chart`;
    const notes = [(0,views_trend/* direction */.oW)(points, measure) ?? (0,views_trend/* missingNote */.jA)(points, measure), beyond].filter((note) => note);
    return (0,core_escape/* markup */.PT) `<figure class="chart">
<figcaption><strong>${scale.title}</strong> ${notes.join(" · ")}</figcaption>
<svg viewBox="0 0 ${SIZE.width} ${SIZE.height}" role="img" aria-label="${(0,views_trend/* rangeText */.lq)(points, measure)}">
${axis.ticks.map((tick) => tickLine(tick, place))}
${ends(points, place)}
${points.map(({ isBreak }, at) => isBreak && breakLine(place.left(at)))}
${shiftMarks(shifts, scale, place)}
${chartLine(points, measure, place)}
${drawn !== null && boundLine(drawn, scale.text(drawn.value), place)}
<line class="cursor" x1="0" x2="0" y1="${PLOT.top}" y2="${PLOT.bottom}"/>
<g>${texts.map((text, at) => strip(text, at, place))}</g>
</svg>
<p class="reading">${texts.at(-1)}</p>
</figure>`;
}
function pointText(point, place, { measure, shifts }) {
    const { text, missing } = (0,trend_scale/* scaleOf */._)(measure);
    const value = (0,build_trend/* valueAt */.fK)(point, measure);
    const shift = shifts.find(({ at }) => at === place);
    return [
        value === null ? `not ${missing}` : text(value),
        (0,core_text/* commitName */.l3)(point.commit),
        dayOf(point),
        (0,core_text/* counted */.hS)(point.cases, "case"),
        ...trend_chart_remarks(point),
        shift === undefined ? "" : shiftText(shift),
    ]
        .filter((text) => text !== "")
        .join(" · ");
}
function tickLine({ value, text }, { start, y }) {
    const height = y(value);
    return (0,core_escape/* markup */.PT) `<line class="tick" x1="${start}" x2="${PLOT.right}" y1="${height}" y2="${height}"/>
<text class="number" x="${start - 5}" y="${height + 4}">${text}</text>`;
}
function ends(points, { start }) {
    const name = (point) => point && [(0,core_text/* shorten */.ml)((0,core_text/* commitName */.l3)(point.commit), 16), dayOf(point)].filter((text) => text !== "").join(" · ");
    return (0,core_escape/* markup */.PT) `<text x="${start}" y="${SIZE.height - 6}">${name(points[0])}</text>
<text class="last" x="${PLOT.right}" y="${SIZE.height - 6}">${name(points.at(-1))}</text>`;
}
function breakLine(x) {
    return (0,core_escape/* markup */.PT) `<line class="break" x1="${x}" x2="${x}" y1="${PLOT.top}" y2="${PLOT.bottom}"/>`;
}
function boundLine(bound, text, { start, y }) {
    const height = y(bound.value);
    const isAtTop = height < PLOT.top + 14;
    return (0,core_escape/* markup */.PT) `<line class="${bound.kind}" x1="${start}" x2="${PLOT.right}" y1="${height}" y2="${height}"/>
<text class="${bound.kind}" x="${start + 4}" y="${height + (isAtTop ? 13 : -5)}">${(0,policy/* boundText */.O6)(bound, text)}</text>`;
}
function strip(text, at, { left, step }) {
    return (0,core_escape/* markup */.PT) `<rect class="strip" x="${left(at)}" y="${PLOT.top}" width="${step}" height="${PLOT.bottom - PLOT.top}"><title>${text}</title></rect>`;
}
function dayOf({ createdAt }) {
    return /^\d{4}-\d{2}-\d{2}(?=T)/.exec(createdAt ?? "")?.[0] ?? "";
}
function trend_chart_remarks({ isBreak, isHead }) {
    return [...(isBreak ? ["other cases or settings from here on"] : []), ...(isHead ? ["this change"] : [])];
}
const LABEL = 52;
function shiftMarks(shifts, scale, { start, left }) {
    let free = Number.POSITIVE_INFINITY;
    const labels = shifts.toReversed().flatMap((shift) => {
        const x = Math.min(Math.max(left(shift.at), start + LABEL / 2), PLOT.right - LABEL / 2);
        if (x > free)
            return [];
        free = x - LABEL;
        return [label(shift, scale, x)];
    });
    return (0,core_escape/* markup */.PT) `${shifts.map(({ at }) => (0,core_escape/* markup */.PT) `<line class="shift" x1="${left(at)}" x2="${left(at)}" y1="${PLOT.top}" y2="${PLOT.bottom}"/>\n`)}${labels}`;
}
function label({ before, after }, scale, x) {
    return (0,core_escape/* markup */.PT) `<text class="shift" x="${x}" y="${PLOT.top - 7}">${after < before ? "▼" : "▲"} ${scale.step({ before, after })}</text>`;
}
function shiftText({ before, after, stands }) {
    return `${after < before ? "fell" : "rose"} here${stands ? " and stayed" : ""}`;
}
const SIZE = { width: 400, height: 190 };
const PLOT = { left: 44, right: 394, top: 20, bottom: 166, beside: 9, character: 8 };
function placeOf(commits, { low, high, ticks }) {
    const longest = Math.max(...ticks.map(({ text }) => text.length));
    const start = Math.max(PLOT.left, Math.ceil(PLOT.beside + longest * PLOT.character));
    const step = (PLOT.right - start) / commits;
    const part = (value) => (value - low) / (high - low);
    return {
        start,
        step: round(step),
        left: (at) => round(start + at * step),
        x: (at) => round(start + (at + 0.5) * step),
        y: (value) => round(PLOT.bottom - part(value) * (PLOT.bottom - PLOT.top)),
    };
}
function round(length) {
    return Number(length.toFixed(2));
}
const DOTTED = 60;
const RADIUS = 2.5;
function chartLine(points, measure, place) {
    const all = stretches(points, measure);
    const isHead = ({ at }) => points[at]?.isHead === true;
    const onBranch = all.map((stretch) => stretch.filter((value) => !isHead(value)));
    const dots = onBranch.filter((stretch) => stretch.length === 1 || points.length <= DOTTED).flat();
    const last = all.at(-1) ?? [];
    const head = last.find(isHead);
    return (0,core_escape/* markup */.PT) `${onBranch.map((stretch) => polyline("line", stretch, place))}
${head === undefined ? [] : polyline("to-head", last.slice(-2), place)}
${dots.map(({ at, value }) => (0,core_escape/* markup */.PT) `<circle class="dot" cx="${place.x(at)}" cy="${place.y(value)}" r="${RADIUS}"/>`)}
${head && (0,core_escape/* markup */.PT) `<circle class="dot head" cx="${place.x(head.at)}" cy="${place.y(head.value)}" r="${RADIUS + 1.5}"/>`}`;
}
function stretches(points, measure) {
    const found = [[]];
    for (const [at, point] of points.entries()) {
        const value = (0,build_trend/* valueAt */.fK)(point, measure);
        if (value === null || point.isBreak)
            found.push([]);
        if (value !== null)
            found.at(-1)?.push({ at, value });
    }
    return found.filter((stretch) => stretch.length > 0);
}
function polyline(name, stretch, { x, y }) {
    const corners = stretch.map(({ at, value }) => `${x(at)},${y(value)}`).join(" ");
    return stretch.length > 1 && (0,core_escape/* markup */.PT) `<polyline class="${name}" points="${corners}"/>`;
}
const MOST = 5;
const FACTORS = [1, 2, 5, 10, 20];
function axisOf(values, scale) {
    const [low, high] = scale.range(values);
    const { size, before = "", after = "" } = scale.unit(high);
    const exponent = Math.floor(Math.log10((high - low) / size / MOST));
    const inSteps = (value, step) => Number((value / (step * size)).toFixed(6));
    let [step, first, last, digits] = [1, 0, 0, 0];
    for (const factor of FACTORS) {
        step = Number(`${factor}e${exponent}`);
        [first, last] = [Math.floor(inSteps(low, step)), Math.ceil(inSteps(high, step))];
        digits = Math.max(0, -exponent - Number(factor >= 10));
        if (last - first <= MOST)
            break;
    }
    const ticks = Array.from({ length: last - first + 1 }, (_, at) => {
        const count = (first + at) * step;
        if (count === 0)
            return { value: 0, text: `${before}0${after.startsWith(" ") ? "" : after}` };
        return { value: count * size, text: `${before}${count.toFixed(digits)}${after}` };
    });
    return { low: ticks[0]?.value ?? 0, high: ticks.at(-1)?.value ?? 1, ticks };
}

;// CONCATENATED MODULE: ./build/views/page/trend.js









const FEWEST = 3;
function trendSection(report) {
    if (report.history.length === 0)
        return (0,core_escape/* markup */.PT) ``;
    const points = (0,build_trend/* trendOf */.RS)(report);
    const measures = (0,build_trend/* measuresOf */.d6)(points).filter((measure) => (0,views_scores/* isShown */.aJ)(report, measure) && (0,views_trend/* valuesOf */.sm)(points, measure).length >= FEWEST);
    const trends = (0,build_trend/* measureTrends */.Jd)(points, chartedOf(measures, report), report.policy);
    return (0,core_escape/* markup */.PT) `<section id="trend" aria-labelledby="trend-title">
<h2 id="trend-title">Trend</h2>
${trends.length === 0 ? tooFew(points) : charts(points, trends, measures.length - trends.length)}
</section>`;
}
function chartedOf(measures, { policy }) {
    const [passRate = [], ...rest] = measures;
    const scorers = (0,views_scores/* decidingFirst */.Qf)(rest.filter((measure) => !(0,build_trend/* isAmount */.Pt)(measure)), policy.gate);
    const inOrder = [passRate, ...scorers, ...rest.filter(build_trend/* isAmount */.Pt)].flat();
    const charted = new Set(inOrder.slice(0, limits/* limits */.Fy.chartedMeasures));
    return measures.filter((measure) => charted.has(measure));
}
function tooFew(points) {
    const assessed = (0,views_trend/* valuesOf */.sm)(points, build_trend/* PASS_RATE */.h1).length;
    return (0,core_escape/* markup */.PT) `<p>The trend needs at least ${FEWEST} assessed commits. This report has ${(0,core_text/* counted */.hS)(points.length, "commit")}, ${assessed === 0 ? "none" : assessed} of them assessed.</p>`;
}
function charts(points, trends, more) {
    return (0,core_escape/* markup */.PT) `${shiftList(trends)}
<p class="along" hidden><label>Commit <input type="range" min="0" max="${points.length - 1}" value="${points.length - 1}"></label></p>
<div class="charts">
${trends.map((trend) => chart(points, trend))}
</div>
${more > 0 && (0,core_escape/* markup */.PT) `<p>${(0,core_text/* grouped */.zD)(more)} more without a chart.</p>`}
${chartLegend(points, trends)}
${trendTable(points, trends)}`;
}
const TITLE = "The commits as a table";
function trendTable(points, trends) {
    const measures = trends.map(({ measure }) => measure);
    const table = (0,core_escape/* markup */.PT) `<table>
<caption>Commits of the trend, newest first</caption>
<thead><tr><th scope="col">commit</th><th scope="col">date</th>${measures.map((measure) => (0,core_escape/* markup */.PT) `<th scope="col">${(0,trend_scale/* scaleOf */._)(measure).title}</th>`)}<th scope="col">cases</th><th scope="col">runs in error</th><th scope="col">remark</th></tr></thead>
<tbody>
${points.toReversed().map((point) => trend_row(point, measures))}</tbody>
</table>`;
    return (0,core_escape/* markup */.PT) `<details class="trend-table">
<summary>${TITLE}</summary>
${scrollable(TITLE, table)}
</details>`;
}
function trend_row(point, measures) {
    const { commit, cases, errors } = point;
    const values = measures.map((measure) => {
        const value = (0,build_trend/* valueAt */.fK)(point, measure);
        return (0,core_escape/* markup */.PT) `<td class="number">${value === null ? "–" : (0,trend_scale/* scaleOf */._)(measure).text(value)}</td>`;
    });
    return (0,core_escape/* markup */.PT) `<tr><th scope="row"><code>${(0,core_text/* commitName */.l3)(commit)}</code></th><td>${dayOf(point)}</td>${values}<td class="number">${cases}</td><td class="number">${errors}</td><td>${trend_chart_remarks(point).join(", ")}</td></tr>
`;
}
function shiftList(trends) {
    const shifts = trends
        .flatMap(({ measure, shifts }) => shifts.map((shift) => ({ ...shift, measure })))
        .sort((a, b) => Number(b.stands) - Number(a.stands) || b.at - a.at);
    if (shifts.length === 0)
        return (0,core_escape/* markup */.PT) ``;
    const listed = shifts.slice(0, limits/* limits */.Fy.listedShifts);
    const more = shifts.length - listed.length;
    return (0,core_escape/* markup */.PT) `<ul class="shifts">${listed.map((shift) => (0,core_escape/* markup */.PT) `<li>${(0,views_trend/* shiftSentence */.WV)(shift, (0,trend_scale/* scaleOf */._)(shift.measure))}</li>`)}${more > 0 && (0,core_escape/* markup */.PT) `<li>… and ${more} more, marked in the charts</li>`}</ul>`;
}
function chartLegend(points, trends) {
    const entries = [
        [trends.some(({ bound }) => bound !== null), flat("floor"), "what the policy requires"],
        [points.some(({ isBreak }) => isBreak), upright("break"), "other cases or settings from here on"],
        [trends.some(({ shifts }) => shifts.length > 0), upright("shift"), "it rose or fell to another level"],
        [points.some(({ isHead }) => isHead), hollow, "this change"],
    ];
    const present = entries.filter(([isThere]) => isThere);
    if (present.length === 0)
        return (0,core_escape/* markup */.PT) ``;
    return (0,core_escape/* markup */.PT) `<ul class="legend">
${present.map(([, mark, text]) => (0,core_escape/* markup */.PT) `<li><svg viewBox="0 0 24 12" aria-hidden="true">${mark}</svg> ${text}</li>\n`)}</ul>`;
}
const flat = (name) => (0,core_escape/* markup */.PT) `<line class="${name}" x1="0" x2="24" y1="6" y2="6"/>`;
const upright = (name) => (0,core_escape/* markup */.PT) `<line class="${name}" x1="12" x2="12" y1="0" y2="12"/>`;
const hollow = (0,core_escape/* markup */.PT) `<circle class="dot head" cx="12" cy="6" r="4"/>`;

;// CONCATENATED MODULE: ./build/views/page/page.js














const JUDGED = { verdict: true };
function htmlView(report, options = JUDGED) {
    return `<!doctype html>\n${page(report, options).text}\n`;
}
function pageBody(report, { verdict, asked } = JUDGED) {
    return (0,core_escape/* markup */.PT) `<a class="skip" href="#main">Skip to the scores</a>${report.cases.length > 0 && (0,core_escape/* markup */.PT) `<a class="skip" href="#cases">Skip to the cases</a>`}
${verdict ? verdictSection(report, asked) : measuredSection(report)}
<main id="main">
${scoresSection(report)}${casesSection(report)}${verdict && commandsSection(report, asked)}${changesSection(report)}${problemsSection(report)}${hintSection(report, asked)}${slicesSection(report)}${measuresSection(report)}${toolsSection(report)}${verdict && checksSection(report)}${trendSection(report)}</main>
<footer>
${factsList(report)}
<p>Written by rungate ${report.tool.version}. ${contentsText(report)}</p>
</footer>`;
}
function contentsText({ judge }) {
    const promise = "It has arguments of calls that lost points, no recorded results and no message texts";
    return judge === null ? `${promise}.` : `${promise}, unless a sentence of the judge repeats them.`;
}
function page(report, options) {
    const { suite, pullRequest, verdict } = report;
    const title = [
        `rungate: ${options.verdict ? ((0,verdict_text/* hasComparedNothing */.nM)(report) ? "nothing compared" : OUTCOMES[verdict.result]) : "scores"}`,
        ...(suite === "default" ? [] : [(0,core_text/* shorten */.ml)(suite, limits/* limits */.Fy.shownName)]),
        ...(pullRequest === null ? [] : [`#${pullRequest}`]),
    ].join(", ");
    return (0,core_escape/* markup */.PT) `<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${new core_escape/* Markup */.VK(style)}</style>
<script>${new core_escape/* Markup */.VK(script)}</script>
</head>
<body>
${pageBody(report, options)}
</body>
</html>`;
}
const POLICY = `default-src 'none'; script-src '${scriptHash}'; style-src '${styleHash}'; base-uri 'none'; form-action 'none'`;
const WORDS = { pass: "Pass", inconclusive: "Inconclusive", fail: "Fail" };
const OUTCOMES = { pass: "passed", inconclusive: "inconclusive", fail: "failed" };
const TONES = { pass: "good", inconclusive: "doubtful", fail: "bad" };
function verdictSection(report, asked) {
    const { result } = report.verdict;
    const isUncompared = (0,verdict_text/* hasComparedNothing */.nM)(report);
    const tone = isUncompared ? "doubtful" : TONES[result];
    const [mark, word] = isUncompared ? ["○", "Nothing compared"] : [MARKS[tone], WORDS[result]];
    const difference = (0,headline/* leadingDifference */.Kb)(report);
    const unexpected = (0,next_command/* unexpectedHint */.ju)(report, asked);
    const sentence = (0,verdict_text/* blockingSentence */.df)(report);
    const open = (0,verdict_text/* openChecks */._g)(report).map((check) => ({ ...check, text: `${check.title}: ${check.message}` }));
    return (0,core_escape/* markup */.PT) `<header class="verdict ${tone}">
<h1><span class="word ${tone}">${mark} ${word}</span> ${(0,headline/* headlineText */.uh)(report)}</h1>
${difference !== undefined && (0,core_escape/* markup */.PT) `<p class="lead"><strong>${cutShort(difference.subject)}</strong>${difference.isCase ? "" : ":"} ${cutShort(difference.text)}</p>\n`}${unexpected !== undefined && (0,core_escape/* markup */.PT) `<p>${unexpected.sentence} <code>${unexpected.command}</code></p>\n`}${sentence !== "" && (0,core_escape/* markup */.PT) `<p>${sentence}</p>\n`}${open.length > 0 && (0,core_escape/* markup */.PT) `<ul>${open.map(checkItem)}\n</ul>\n`}${(0,verdict_text/* isFirstUse */.gR)(report) && (0,core_escape/* markup */.PT) `<p class="welcome"><strong>Welcome.</strong> ${codeSpans(verdict_text/* FIRST_USE */.rz)}</p>\n`}</header>`;
}
function checkItem({ result, text }) {
    const tone = result === null ? undefined : TONES[result];
    return (0,core_escape/* markup */.PT) `\n<li>${tone && (0,core_escape/* markup */.PT) `<span class="${tone}">${MARKS[tone]}</span> `}${cutShort(text)}</li>`;
}
function commandsSection(report, asked) {
    const steps = (0,next_command/* nextSteps */.Zn)(report, asked);
    if (report.verdict.result === "pass" || !steps.some(({ name }) => name === "Reproduce"))
        return (0,core_escape/* markup */.PT) ``;
    return (0,core_escape/* markup */.PT) `<section aria-labelledby="commands-title">
<h2 id="commands-title">Next steps</h2>
<dl>
${steps.map(({ title, command }) => (0,core_escape/* markup */.PT) `<dt>${title}</dt>\n<dd><pre tabindex="0">${command}</pre></dd>\n`)}</dl>
</section>
`;
}
function checksSection(report) {
    const { first, others } = (0,verdict_text/* verdictSentences */.qW)(report);
    const line = `${WORDS[report.verdict.result]}${(0,verdict_text/* blockingWord */._$)(report)} ${first}`;
    return (0,core_escape/* markup */.PT) `<section aria-labelledby="checks-title">
<h2 id="checks-title">Checks</h2>
<p>${cutShort(line)}</p>
${others.length > 0 && (0,core_escape/* markup */.PT) `<ul>${others.map(checkItem)}\n</ul>\n`}</section>
`;
}
function problemsSection({ problems, problemCounts, }) {
    if (problems.length === 0)
        return (0,core_escape/* markup */.PT) ``;
    const more = problemCounts.errors + problemCounts.warnings - problems.length;
    return (0,core_escape/* markup */.PT) `<section aria-labelledby="problems-title">
<h2 id="problems-title">Problems</h2>
<ul>${problems.map((problem) => (0,core_escape/* markup */.PT) `\n<li><strong class="${problem.severity === "error" ? "bad" : "doubtful"}">${problem.severity}</strong> <code>${cutShort(`${(0,core_problems/* placeText */.Z9)(problem)}${problem.message}`)}</code></li>`)}${more > 0 && (0,core_escape/* markup */.PT) `\n<li>… and ${(0,core_text/* counted */.hS)(more, "more problem")}</li>`}
</ul>
</section>
`;
}
function measuredSection(report) {
    return (0,core_escape/* markup */.PT) `<header class="verdict">
<h1>What was measured${suiteName(report)}</h1>
<p class="lead">No verdict was asked for. <code>rungate gate</code> gives one.</p>
</header>`;
}
function suiteName({ suite }) {
    return suite !== "default" && (0,core_escape/* markup */.PT) ` <span class="suite">${(0,core_text/* shorten */.ml)(suite, limits/* limits */.Fy.shownName)}</span>`;
}
function hintSection(report, asked) {
    const hints = (0,next_command/* hintViews */.ej)(report, asked);
    if (hints.length === 0)
        return (0,core_escape/* markup */.PT) ``;
    return (0,core_escape/* markup */.PT) `<section aria-labelledby="hint-title">
<h2 id="hint-title">Hint</h2>
${hints.map(hintMarkup)}</section>
`;
}
function hintMarkup({ sentence, lines }) {
    const block = lines.map((line) => (0,core_escape/* markup */.PT) `${line}\n`);
    return (0,core_escape/* markup */.PT) `<p>${sentence}</p>
${lines.length > 0 && (0,core_escape/* markup */.PT) `<pre tabindex="0">${block}</pre>\n`}`;
}
function factsList(report) {
    return (0,core_escape/* markup */.PT) `<dl class="facts">${facts(report).map(([name, value]) => (0,core_escape/* markup */.PT) `\n<div><dt>${name}</dt> <dd>${cutShort(value)}</dd></div>`)}
</dl>`;
}
function facts(report) {
    const { commit, headCommit, baseCommit, pullRequest, runAttempt, runAtCommit, createdAt, tool } = report;
    const head = headCommit ?? commit;
    const tested = commit === head ? null : commit;
    const { source, fingerprint = "" } = (0,verdict_text/* policyName */.ct)(report.policy);
    return [
        ...fact("pull request", pullRequest === null ? null : `#${pullRequest}`),
        ...fact("head", head && (0,core_text/* commitName */.l3)(head)),
        ...fact("tested as", tested && (0,core_text/* commitName */.l3)(tested)),
        ...fact("base", baseCommit && (0,core_text/* commitName */.l3)(baseCommit)),
        ["baseline", (0,verdict_text/* baselineText */.BW)(report)],
        ["policy", `${source} ${fingerprint}`.trim()],
        ...fact("run at this commit", runAtCommit === undefined ? null : String(runAtCommit)),
        ...fact("attempt", runAttempt > 1 ? String(runAttempt) : null),
        ...fact("created", createdAt),
        ["rungate", tool.version],
    ];
}
function fact(name, value) {
    return value === null ? [] : [[name, value]];
}
function changesSection(report) {
    const { comparison, totals } = report;
    const { lines, unchanged } = (0,cases/* groupCases */.Ju)(report);
    const changes = [...lines, ...unchanged];
    if (comparison === null || changes.length === 0)
        return (0,core_escape/* markup */.PT) ``;
    const removed = totals.runs === 0 ? [] : comparison.removed;
    const gone = [
        ...removed.map((one) => ({ one, word: "removed", why: one.hint ?? "" })),
        ...comparison.retired.map((one) => ({ one, word: "retired", why: one.reason })),
    ];
    const more = gone.length - limits/* limits */.Fy.pageGoneCases;
    const table = (0,core_escape/* markup */.PT) `<table>
<caption>Cases that the baseline has and this report has not</caption>
<thead><tr><th scope="col">case</th><th scope="col">state</th><th scope="col">why</th></tr></thead>
<tbody>${gone
        .slice(0, limits/* limits */.Fy.pageGoneCases)
        .map(({ one, word, why }) => (0,core_escape/* markup */.PT) `\n<tr><th scope="row">${(0,report_cases/* caseLabel */.PZ)(one)}</th><td>${word}</td><td>${cutShort(why)}</td></tr>`)}
</tbody>
</table>`;
    return (0,core_escape/* markup */.PT) `<section aria-labelledby="changes-title">
<h2 id="changes-title">The other cases</h2>
<ul>${changes.map((line) => (0,core_escape/* markup */.PT) `\n<li>${line}</li>`)}
</ul>
${gone.length > 0 && scrollable("Cases that are gone", table)}
${leftOutNote(more, "more case")}</section>
`;
}


/***/ })

};

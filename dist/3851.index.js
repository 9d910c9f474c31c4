export const id = 3851;
export const ids = [3851];
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


/***/ })

};

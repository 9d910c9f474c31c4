import { expect, test } from "vitest";
import { withStableNames } from "../../scripts/stable-names.ts";

const chunk = (first: number, second: number) => `export const modules = {

/***/ 12:
/***/ ((module) => {

/* harmony import */ var _a_js__WEBPACK_IMPORTED_MODULE_${first}__ = __webpack_require__(3);
/* harmony import */ var _b_js__WEBPACK_IMPORTED_MODULE_${second}__ = __webpack_require__(4);
const both = [_b_js__WEBPACK_IMPORTED_MODULE_${second}__/* .b */ .b, _a_js__WEBPACK_IMPORTED_MODULE_${first}__];

/***/ }),

/***/ 13:
/***/ ((module) => {

/* harmony import */ var _b_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4);

/***/ })

};
`;

test("in whatever order webpack has numbered what a module imports, the same bytes come of it", () => {
  expect(withStableNames(chunk(1, 0))).toBe(chunk(0, 1));
  expect(withStableNames(chunk(5, 2))).toBe(chunk(0, 1));
  expect(withStableNames(chunk(0, 1))).toBe(chunk(0, 1));
});

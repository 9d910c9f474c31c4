export const id = 474;
export const ids = [474];
export const modules = {

/***/ 9114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ readBytes)
/* harmony export */ });
async function readBytes(stream, most) {
    const chunks = [];
    let length = 0;
    for await (const chunk of stream) {
        if (!(chunk instanceof Uint8Array))
            throw new TypeError("a stream of bytes was expected");
        length += chunk.length;
        if (length > most)
            return undefined;
        chunks.push(chunk);
    }
    return Buffer.concat(chunks);
}


/***/ }),

/***/ 1474:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openWay: () => (/* binding */ openWay)
/* harmony export */ });
/* harmony import */ var _actions_http_client__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2561);
/* harmony import */ var undici__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4371);
/* harmony import */ var _github_read_bytes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9114);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7598);
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2056);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1566);






function openWay(server, onAttempt, onAnswer) {
    const proxy = (0,_actions_http_client__WEBPACK_IMPORTED_MODULE_0__/* .getProxyUrl */ .s_)(server);
    const untimed = { headersTimeout: 0, bodyTimeout: 0 };
    const dispatcher = proxy === "" ? new undici__WEBPACK_IMPORTED_MODULE_1__.Agent(untimed) : new undici__WEBPACK_IMPORTED_MODULE_1__.ProxyAgent({ uri: proxy, ...untimed });
    return {
        async fetch(url, { method = "GET", headers, body, signal } = {}) {
            onAttempt();
            const answer = await (0,undici__WEBPACK_IMPORTED_MODULE_1__.fetch)(String(url), {
                method,
                headers: [...new Headers(headers)],
                body: typeof body === "string" ? body : null,
                signal: signal ?? null,
                redirect: "manual",
                dispatcher,
            });
            const bytes = answer.body === null ? Buffer.of() : await (0,_github_read_bytes_js__WEBPACK_IMPORTED_MODULE_5__/* .readBytes */ .i)(answer.body, _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .F.judgeAnswerBytes);
            const answerHeaders = new Headers([...answer.headers]);
            onAnswer(answer.status, answerHeaders);
            return passOn(answer.status, answerHeaders, bytes);
        },
        close: () => dispatcher.destroy(),
    };
}
function passOn(status, headers, bytes) {
    headers.set("x-should-retry", String((0,_retry_js__WEBPACK_IMPORTED_MODULE_4__/* .mayAskAgain */ .J4)(status, headers, bytes?.toString("utf8") ?? "")));
    headers.delete("content-encoding");
    headers.delete("content-length");
    if (bytes === undefined)
        return new Response(tooLong(), { status, headers });
    return new Response(bytes.length === 0 ? null : new Uint8Array(bytes), { status, headers });
}
function tooLong() {
    return new ReadableStream({ start: (controller) => controller.error(new _fault_js__WEBPACK_IMPORTED_MODULE_3__/* .AnswerTooLong */ .rx()) });
}


/***/ })

};

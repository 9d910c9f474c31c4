export const id = 9329;
export const ids = [9329];
export const modules = {

/***/ 9329:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openTransport: () => (/* binding */ openTransport)
/* harmony export */ });
/* harmony import */ var undici__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46752);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69480);
/* harmony import */ var _network_proxy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88637);
/* harmony import */ var _network_read_bytes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2207);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58508);
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(52056);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(82488);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(91566);








function openTransport({ server, apiKey }, watch) {
    const dispatcher = dispatcherFor(server);
    const headers = {
        accept: "application/json",
        "content-type": "application/json",
        "user-agent": `rungate/${_version_js__WEBPACK_IMPORTED_MODULE_4__/* .version */ .r}`,
        authorization: `Bearer ${apiKey}`,
    };
    const wholeAnswer = async (url, { method = "GET", body, signal }) => {
        const text = typeof body === "string" ? body : null;
        const init = { method, headers, body: text, signal: signal ?? null, redirect: "manual" };
        const answer = await (0,undici__WEBPACK_IMPORTED_MODULE_0__.fetch)(url, { ...init, dispatcher });
        const bytes = answer.body === null ? Buffer.of() : await (0,_network_read_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .readBytes */ .i)(answer.body, _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .F.judgeAnswerBytes);
        return { status: answer.status, headers: new Headers([...answer.headers]), bytes };
    };
    return {
        async fetch(url, init = {}) {
            watch.onAttempt();
            const answer = await wholeAnswer(String(url), init).catch((error) => {
                watch.onBreak();
                throw error;
            });
            const again = (0,_retry_js__WEBPACK_IMPORTED_MODULE_7__/* .mayAskAgain */ .J4)(answer.status, answer.headers, answer.bytes?.toString("utf8") ?? "");
            watch.onAnswer(answer.status, answer.headers, again);
            return passOn(answer, again);
        },
        close: () => dispatcher.destroy(),
    };
}
function dispatcherFor(server) {
    const untimed = { headersTimeout: 0, bodyTimeout: 0 };
    try {
        const proxy = (0,_network_proxy_js__WEBPACK_IMPORTED_MODULE_2__/* .proxyTo */ .U)(server, process.env);
        return proxy === undefined ? new undici__WEBPACK_IMPORTED_MODULE_0__/* .Agent */ .g6(untimed) : new undici__WEBPACK_IMPORTED_MODULE_0__.ProxyAgent({ uri: proxy.href, ...untimed });
    }
    catch {
        throw new _fault_js__WEBPACK_IMPORTED_MODULE_5__/* .JudgeFault */ .YD("judge", _network_proxy_js__WEBPACK_IMPORTED_MODULE_2__/* .UNUSABLE_PROXY */ .f);
    }
}
function passOn({ status, headers, bytes }, again) {
    headers.set("x-should-retry", String(again));
    headers.delete("content-encoding");
    headers.delete("content-length");
    return new Response(bodyOf(status, bytes), { status, headers });
}
function bodyOf(status, bytes) {
    const tooLong = new _fault_js__WEBPACK_IMPORTED_MODULE_5__/* .AnswerTooLong */ .rx();
    if (status >= 400)
        return JSON.stringify({ error: (0,_refusal_js__WEBPACK_IMPORTED_MODULE_6__/* .readRefusal */ .n)(bytes?.toString("utf8") ?? tooLong.message) });
    if (bytes === undefined)
        return new ReadableStream({ start: (controller) => controller.error(tooLong) });
    return status >= 300 || bytes.length === 0 ? null : new Uint8Array(bytes);
}


/***/ }),

/***/ 88637:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ proxyTo),
/* harmony export */   f: () => (/* binding */ UNUSABLE_PROXY)
/* harmony export */ });
const UNUSABLE_PROXY = "the proxy that the environment names (https_proxy) cannot be used: expected an address at http:// or https://";
function proxyTo(address, variables) {
    const { protocol, hostname, port } = new URL(address);
    const either = (name) => variables[name] || variables[name.toUpperCase()] || "";
    const proxy = either(protocol === "https:" ? "https_proxy" : "http_proxy");
    if (proxy === "" || isThisMachine(hostname))
        return undefined;
    const places = [hostname, `${hostname}:${port || (protocol === "https:" ? "443" : "80")}`];
    if (either("no_proxy")
        .split(",")
        .some((exception) => covers(exception.trim().toLowerCase(), places)))
        return undefined;
    return new URL(proxy.includes("://") ? proxy : `http://${proxy}`);
}
function isThisMachine(host) {
    return host === "localhost" || host.startsWith("127.") || host === "[::1]";
}
function covers(exception, places) {
    if (exception === "")
        return false;
    const domain = exception.startsWith(".") ? exception : `.${exception}`;
    return exception === "*" || places.some((place) => place === exception || place.endsWith(domain));
}


/***/ }),

/***/ 2207:
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


/***/ })

};

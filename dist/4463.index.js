export const id = 4463;
export const ids = [4463];
export const modules = {

/***/ 44463:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   connect: () => (/* binding */ connect)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69480);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58508);
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96730);
/* harmony import */ var _fetch_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4882);




const TOO_MANY_REQUESTS = `this job has sent ${_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.requests} requests to GitHub, and no more than that are sent: where pull requests have this many comments and events, run the gate without comment or acceptLabel`;
async function connect({ token, repository, debug }) {
    const baseUrl = process.env.GITHUB_API_URL || "https://api.github.com";
    const fetch = await (0,_fetch_js__WEBPACK_IMPORTED_MODULE_3__/* .fetchFrom */ .p)(baseUrl);
    const { Octokit, restEndpointMethods, retry, throttling } = await Promise.all(/* import() */[__webpack_require__.e(1090), __webpack_require__.e(987)]).then(__webpack_require__.bind(__webpack_require__, 40987));
    const [owner = "", repo = ""] = repository.split("/");
    const waits = (what) => (seconds, _options, _octokit, waited) => {
        const isShort = seconds <= _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.rateLimitSeconds && waited < _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.rateLimitWaits;
        debug(`${what}: ${isShort ? `waiting ${seconds} s` : `not waiting ${seconds} s`}`);
        return isShort;
    };
    let sent = 0;
    const watched = ({ hook, request: { endpoint } }) => {
        hook.wrap("request", async (request, options) => {
            if (sent === _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.requests)
                throw new _fault_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubError */ .y_(TOO_MANY_REQUESTS);
            sent += 1;
            options.request = { ...options.request, signal: AbortSignal.timeout(_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.requestSeconds * 1000) };
            const name = `${options.method} ${new URL(endpoint(options).url).pathname}`;
            try {
                const response = await request(options);
                const left = response.headers["x-ratelimit-remaining"] ?? "?";
                debug(`${name}: ${response.status}, ${left} requests left`);
                return response;
            }
            catch (error) {
                debug(`${name}: ${error.message}`);
                throw error;
            }
        });
        return {};
    };
    const silent = () => { };
    const Client = Octokit.plugin(restEndpointMethods, watched, retry, throttling);
    const octokit = new Client({
        auth: token,
        baseUrl,
        userAgent: `rungate/${_version_js__WEBPACK_IMPORTED_MODULE_1__/* .version */ .r}`,
        request: { fetch },
        retry: { retries: _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.requestRetries },
        throttle: { onRateLimit: waits("rate limit"), onSecondaryRateLimit: waits("secondary rate limit") },
        log: { debug: silent, info: silent, warn: debug, error: debug },
    });
    return { octokit, owner, repo };
}


/***/ }),

/***/ 96730:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ij: () => (/* binding */ faultText),
/* harmony export */   Ze: () => (/* binding */ isFaultOfGitHub),
/* harmony export */   bL: () => (/* binding */ lookText),
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   y_: () => (/* binding */ GitHubError)
/* harmony export */ });
/* harmony import */ var _network_unreachable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59527);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9000);


class GitHubError extends Error {
    name = "GitHubError";
}
const SHOWN = 200;
function faultText(error) {
    if (error instanceof GitHubError)
        return error.message;
    const status = statusOf(error);
    const said = (error instanceof Error ? error.message : String(error)).replace(/ - https:\/\/docs\.github\.com\S*$/, "");
    const message = (0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)(said, SHOWN);
    return status === undefined || !hasResponse(error)
        ? `GitHub could not be reached (${message})${(0,_network_unreachable_js__WEBPACK_IMPORTED_MODULE_0__/* .adviceOn */ .i)((0,_network_unreachable_js__WEBPACK_IMPORTED_MODULE_0__/* .codeOf */ .$)(error))}`
        : `GitHub answered ${status} (${message})`;
}
function lookText(error) {
    const text = faultText(error);
    if (![403, 404].includes(statusOf(error) ?? 0) || /rate limit/i.test(text))
        return text;
    const { url } = error.request ?? {};
    const permission = String(url).includes("/actions/") ? "actions: read" : "contents: read";
    return `${text}, as where the job lacks the permission "${permission}"`;
}
function isFaultOfGitHub(error) {
    return error instanceof GitHubError || statusOf(error) !== undefined;
}
function statusOf(error) {
    const { status } = (error ?? {});
    return typeof status === "number" ? status : undefined;
}
function hasResponse(error) {
    return error.response !== undefined;
}


/***/ }),

/***/ 4882:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ fetchFrom)
/* harmony export */ });
/* harmony import */ var _network_proxy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88637);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57806);


const UNUSABLE_ADDRESS = "the address of GitHub's API (GITHUB_API_URL) is none: expected one such as https://api.github.com";
async function fetchFrom(address) {
    const href = URL.canParse(address) ? new URL(address).href : undefined;
    if (href === undefined)
        throw new _problems_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1([{ severity: "error", message: UNUSABLE_ADDRESS }]);
    const proxy = usable(() => (0,_network_proxy_js__WEBPACK_IMPORTED_MODULE_0__/* .proxyTo */ .U)(href, process.env));
    if (proxy === undefined)
        return fetch;
    const { fetch: fetchBy, ProxyAgent } = await __webpack_require__.e(/* import() */ 6752).then(__webpack_require__.t.bind(__webpack_require__, 46752, 19));
    const dispatcher = usable(() => new ProxyAgent(proxy.href));
    return ((url, init) => fetchBy(url, { ...init, dispatcher }));
}
function usable(find) {
    try {
        return find();
    }
    catch {
        throw new _problems_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1([{ severity: "error", message: _network_proxy_js__WEBPACK_IMPORTED_MODULE_0__/* .UNUSABLE_PROXY */ .f }]);
    }
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

/***/ 59527:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ codeOf),
/* harmony export */   i: () => (/* binding */ adviceOn)
/* harmony export */ });
const ADVICE = [
    {
        codes: [
            "SELF_SIGNED_CERT_IN_CHAIN",
            "DEPTH_ZERO_SELF_SIGNED_CERT",
            "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
            "UNABLE_TO_GET_ISSUER_CERT",
            "UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
        ],
        advice: "Node does not know who signed its certificate; name a file with theirs in NODE_EXTRA_CA_CERTS",
    },
    {
        codes: ["CERT_HAS_EXPIRED", "CERT_NOT_YET_VALID"],
        advice: "its certificate is not valid today; renew it, or set the clock",
    },
    {
        codes: ["ERR_TLS_CERT_ALTNAME_INVALID"],
        advice: "its certificate is for another name; check the address",
    },
    {
        codes: ["EPROTO", "ERR_SSL_WRONG_VERSION_NUMBER", "ERR_SSL_PACKET_LENGTH_TOO_LONG"],
        advice: "what answers there speaks no TLS; check https and the port",
    },
    {
        codes: ["ECONNREFUSED"],
        advice: "nothing listens there; check the address, that of a proxy too, and that the server runs",
    },
    {
        codes: ["ENOTFOUND", "EAI_AGAIN"],
        advice: "its name is not known here; check the address, and behind a proxy set https_proxy",
    },
    {
        codes: ["ETIMEDOUT", "UND_ERR_CONNECT_TIMEOUT", "EHOSTUNREACH", "ENETUNREACH"],
        advice: "no way leads there; check the address and the firewall, and behind a proxy set https_proxy",
    },
    {
        codes: ["UND_ERR_ABORTED"],
        advice: "the proxy gave no way; check https_proxy, no_proxy and what the proxy allows",
    },
];
function codeOf(error) {
    if (!(error instanceof Error))
        return undefined;
    if ("code" in error && typeof error.code === "string" && /^\w+$/.test(error.code))
        return error.code;
    return codeOf(error.cause);
}
function adviceOn(code) {
    const known = ADVICE.find(({ codes }) => code !== undefined && codes.includes(code));
    return known === undefined ? "" : `: ${known.advice}`;
}


/***/ })

};

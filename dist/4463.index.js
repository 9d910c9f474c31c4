export const id = 4463;
export const ids = [4463];
export const modules = {

/***/ 44463:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GitHubError: () => (/* binding */ GitHubError),
/* harmony export */   TooManyPages: () => (/* binding */ TooManyPages),
/* harmony export */   apiUrl: () => (/* binding */ apiUrl),
/* harmony export */   commitId: () => (/* binding */ commitId),
/* harmony export */   connect: () => (/* binding */ connect),
/* harmony export */   faultText: () => (/* binding */ faultText),
/* harmony export */   fetchFrom: () => (/* binding */ fetchFrom),
/* harmony export */   graphqlError: () => (/* binding */ graphqlError),
/* harmony export */   isFaultOfGitHub: () => (/* binding */ isFaultOfGitHub),
/* harmony export */   lookText: () => (/* binding */ lookText),
/* harmony export */   readAnswer: () => (/* binding */ readAnswer),
/* harmony export */   readPages: () => (/* binding */ readPages),
/* harmony export */   statusOf: () => (/* binding */ statusOf)
/* harmony export */ });
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40332);
/* harmony import */ var _core_network_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18032);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51400);
/* harmony import */ var _core_schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43851);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26067);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58508);






class GitHubError extends Error {
    name = "GitHubError";
}
const SHOWN = 200;
function faultText(error) {
    if (error instanceof GitHubError)
        return error.message;
    const refused = graphqlError(error);
    if (refused !== undefined)
        return `GitHub answered an error (${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(refused.message, SHOWN)})`;
    const status = statusOf(error);
    const fullMessage = (error instanceof Error ? error.message : String(error)).replace(/ - https:\/\/docs\.github\.com\S*$/, "");
    const message = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(fullMessage, SHOWN);
    return status === undefined || !hasResponse(error)
        ? `GitHub could not be reached (${message})${(0,_core_network_js__WEBPACK_IMPORTED_MODULE_1__/* .adviceOn */ .ik)((0,_core_network_js__WEBPACK_IMPORTED_MODULE_1__/* .codeOf */ .$N)(error))}`
        : `GitHub answered ${status} (${message})`;
}
function lookText(error) {
    const text = faultText(error);
    if (![403, 404].includes(statusOf(error) ?? 0) || /rate limit/i.test(text))
        return text;
    const { url } = error.request ?? {};
    const permission = String(url).includes("/actions/") ? "actions: read" : "contents: read";
    return `${text}, which happens when the job does not have the permission "${permission}"`;
}
function isFaultOfGitHub(error) {
    return error instanceof GitHubError || statusOf(error) !== undefined || graphqlError(error) !== undefined;
}
const graphqlSchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    errors: _core_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_core_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ type: _core_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional(), message: _core_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() })).min(1),
});
function graphqlError(error) {
    return graphqlSchema.safeParse(error).data?.errors[0];
}
function statusOf(error) {
    const { status } = (error ?? {});
    return typeof status === "number" ? status : undefined;
}
function hasResponse(error) {
    return error.response !== undefined;
}
const commitId = _core_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(/^[0-9a-f]{40}$/);
function readAnswer(schema, answer, what) {
    const { success, data } = schema.safeParse(answer);
    if (!success)
        throw new GitHubError(`GitHub's answer is cut off or is not ${what}`);
    return data;
}
const UNUSABLE_ADDRESS = "the address of GitHub's API (GITHUB_API_URL) is none: expected one such as https://api.github.com";
async function fetchFrom(address) {
    const href = URL.canParse(address) ? new URL(address).href : undefined;
    if (href === undefined)
        throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1([{ severity: "error", message: UNUSABLE_ADDRESS }]);
    const proxy = usable(() => (0,_core_network_js__WEBPACK_IMPORTED_MODULE_1__/* .proxyTo */ .UM)(href, process.env));
    const { fetch, ProxyAgent } = await __webpack_require__.e(/* import() */ 6752).then(__webpack_require__.t.bind(__webpack_require__, 46752, 19));
    if (proxy === undefined)
        return fetch;
    const dispatcher = usable(() => new ProxyAgent(proxy.href));
    return ((url, init) => fetch(url, { ...init, dispatcher }));
}
function usable(find) {
    try {
        return find();
    }
    catch {
        throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1([{ severity: "error", message: _core_network_js__WEBPACK_IMPORTED_MODULE_1__/* .UNUSABLE_PROXY */ .fB }]);
    }
}
const TOO_LONG = `GitHub's answer is longer than the ${_core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .Fy.githubAnswerBytes / _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MEBIBYTE */ .gJ} MiB that are read of one`;
function bounded(fetch, isStreamed) {
    return async (address, init) => {
        const answer = await fetch(address, init);
        if (answer.body === null || (isStreamed && answer.ok))
            return answer;
        const bytes = await (0,_core_network_js__WEBPACK_IMPORTED_MODULE_1__/* .readBytes */ .io)(answer.body, _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .Fy.githubAnswerBytes).catch(() => Buffer.of());
        if (bytes === undefined)
            throw new GitHubError(TOO_LONG);
        return new Response(new Uint8Array(bytes), { status: answer.status, headers: answer.headers });
    };
}
const TOO_MANY_REQUESTS = `this job has sent ${_core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .Fy.requests} requests to GitHub, and no more than that are sent: where pull requests have this many comments and events, run the gate without comment or acceptLabel`;
const API_VERSION = "2022-11-28";
function apiUrl() {
    return process.env.GITHUB_API_URL || "https://api.github.com";
}
async function connect({ token, repository, debug, getOctokit }) {
    const baseUrl = apiUrl();
    const fetch = await fetchFrom(baseUrl);
    const { retry, throttling, ...plain } = await Promise.all(/* import() */[__webpack_require__.e(3437), __webpack_require__.e(8214), __webpack_require__.e(987)]).then(__webpack_require__.bind(__webpack_require__, 40987));
    const [owner = "", repo = ""] = repository.split("/");
    const waits = (what) => (seconds, _options, _octokit, waited) => {
        const isShort = seconds <= _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .Fy.rateLimitSeconds && waited < _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .Fy.rateLimitWaits;
        debug(`${what}: ${isShort ? `waiting ${seconds} s` : `not waiting ${seconds} s`}`);
        return isShort;
    };
    let sent = 0;
    const watched = ({ hook, request: { endpoint } }) => {
        hook.wrap("request", async (request, options) => {
            if (sent === _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .Fy.requests)
                throw new GitHubError(TOO_MANY_REQUESTS);
            sent += 1;
            options.headers["x-github-api-version"] = API_VERSION;
            options.request = {
                ...options.request,
                fetch: bounded(fetch, options.request.parseSuccessResponseBody === false),
                signal: AbortSignal.timeout(_core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .Fy.requestSeconds * 1000),
            };
            const name = `${options.method} ${new URL(endpoint(options).url).pathname}`;
            try {
                const response = await request(options);
                const left = response.headers["x-ratelimit-remaining"] ?? "?";
                debug(`${name}: ${response.status}, ${left} requests left`);
                return response;
            }
            catch (error) {
                debug(`${name}: ${error.message}`);
                const { cause } = error;
                throw cause instanceof GitHubError ? cause : error;
            }
        });
        return {};
    };
    const silent = () => { };
    const options = {
        baseUrl,
        userAgent: `rungate/${_version_js__WEBPACK_IMPORTED_MODULE_5__/* .version */ .r}`,
        retry: { retries: _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .Fy.requestRetries },
        throttle: {
            write: UNPACED,
            notifications: UNPACED,
            onRateLimit: waits("rate limit"),
            onSecondaryRateLimit: waits("secondary rate limit"),
        },
        log: { debug: silent, info: silent, warn: debug, error: debug },
    };
    const octokit = (getOctokit ?? plain.getOctokit)(token, options, watched, retry, throttling);
    return { octokit, owner, repo };
}
const UNPACED = { key: () => ({ schedule: async () => undefined }) };
class TooManyPages extends GitHubError {
}
async function readPages(schema, ask, what) {
    const entries = [];
    for (let page = 1; page <= _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .Fy.pages; page++) {
        const { data, headers } = await ask(page);
        entries.push(...readAnswer(schema, data, what));
        if (!headers.link?.includes('rel="next"'))
            return entries;
    }
    throw new TooManyPages(`${what} of more than ${_core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .Fy.pages} pages is not read`);
}


/***/ })

};

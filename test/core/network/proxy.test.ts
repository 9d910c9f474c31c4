import { getProxyUrl } from "@actions/http-client";
import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { proxyTo } from "../../../src/core/network.ts";

const VARIABLES = ["https_proxy", "HTTPS_PROXY", "http_proxy", "HTTP_PROXY", "no_proxy", "NO_PROXY"] as const;

const host = fc.constantFrom(
  "api.github.com",
  "github.com",
  "xgithub.com",
  "API.GitHub.com",
  "ghe.example:8443",
  "ghe.example:443",
  "127.0.0.1:80",
  "127.8.9.1",
  "localhost:3000",
  "[::1]:80",
  "10.0.0.1",
);
const address = fc.tuple(fc.constantFrom("http", "https"), host).map(([by, at]) => `${by}://${at}/path`);
const proxy = fc.constantFrom(
  "",
  "http://proxy.example:3128",
  "https://us%40er:p%3Ass@proxy.example",
  "10.1.1.1:8080",
);
const exception = fc.constantFrom(
  "",
  "*",
  " github.com ",
  ".github.com",
  "api.github.com:443",
  "API.GITHUB.COM",
  "hub.com",
  "example:8443",
  "ghe.example:80",
  "10.0.0.1",
  "10.0.0.0/8",
);
const exceptions = fc.array(exception, { maxLength: 3 }).map((all) => all.join(","));
const environment = fc.record(
  {
    ...{ https_proxy: proxy, HTTPS_PROXY: proxy, http_proxy: proxy, HTTP_PROXY: proxy },
    ...{ no_proxy: exceptions, NO_PROXY: exceptions },
  },
  { requiredKeys: [] },
);

afterEach(() => vi.unstubAllEnvs());

describe("the proxy that leads to an address", () => {
  test("is the one by which GitHub's own actions go", () => {
    fc.assert(
      fc.property(address, environment, (to, variables) => {
        for (const name of VARIABLES) vi.stubEnv(name, variables[name]);
        expect(proxyTo(to, variables)?.href ?? "").toBe(getProxyUrl(to));
      }),
      { numRuns: 1000 },
    );
  });

  test("may be named without its protocol", () => {
    const found = proxyTo("https://api.github.com", { https_proxy: "proxy.example:3128" });
    expect(found?.href).toBe("http://proxy.example:3128/");
  });

  test.each(["http://", "https://a b", "http://proxy.example:99999"])(
    "that is no address throws: %s",
    (named) => {
      expect(() => proxyTo("https://api.github.com", { https_proxy: named })).toThrow(TypeError);
    },
  );
});

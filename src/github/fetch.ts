import { proxyTo, UNUSABLE_PROXY } from "../network/proxy.ts";
import { ConfigurationError } from "../problems.ts";

/** How one asks a server: Node's own fetch, or one by the runner's proxy. */
export type Fetch = (address: string, init?: RequestInit) => Promise<Response>;

const UNUSABLE_ADDRESS =
  "the address of GitHub's API (GITHUB_API_URL) is none: expected one such as https://api.github.com";

/** How one asks the server of this address. Throws ConfigurationError for what is no address, and when the environment names a proxy that cannot be used. */
export async function fetchFrom(address: string): Promise<Fetch> {
  const href = URL.canParse(address) ? new URL(address).href : undefined;
  if (href === undefined) throw new ConfigurationError([{ severity: "error", message: UNUSABLE_ADDRESS }]);
  const proxy = usable(() => proxyTo(href, process.env));
  if (proxy === undefined) return fetch;
  // Takes long to load, and Node's own fetch takes no proxy of it.
  const { fetch: fetchBy, ProxyAgent } = await import("undici");
  const dispatcher = usable(() => new ProxyAgent(proxy.href));
  return ((url, init) => fetchBy(url, { ...(init as object), dispatcher })) as Fetch;
}

function usable<T>(find: () => T): T {
  try {
    return find();
  } catch {
    throw new ConfigurationError([{ severity: "error", message: UNUSABLE_PROXY }]);
  }
}

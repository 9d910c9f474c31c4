/** What is said of a proxy that cannot be used. Its address is not quoted: it may hold a password. */
export const UNUSABLE_PROXY =
  "the proxy that the environment names (https_proxy) cannot be used: expected an address at http:// or https://";

type Variables = Record<string, string | undefined>;

/**
 * The proxy by which the environment leads to an address: `https_proxy` or `http_proxy`, by the address's protocol and in small letters
 * or capitals, unless `no_proxy` names the host or a domain that it is in. None leads to this machine. Throws TypeError when what is
 * named is no address.
 */
export function proxyTo(address: string, variables: Variables): URL | undefined {
  const { protocol, hostname, port } = new URL(address);
  const either = (name: string) => variables[name] || variables[name.toUpperCase()] || "";
  const proxy = either(protocol === "https:" ? "https_proxy" : "http_proxy");
  if (proxy === "" || isThisMachine(hostname)) return undefined;
  const places = [hostname, `${hostname}:${port || (protocol === "https:" ? "443" : "80")}`];
  if (
    either("no_proxy")
      .split(",")
      .some((exception) => covers(exception.trim().toLowerCase(), places))
  )
    return undefined;
  return new URL(proxy.includes("://") ? proxy : `http://${proxy}`);
}

function isThisMachine(host: string): boolean {
  return host === "localhost" || host.startsWith("127.") || host === "[::1]";
}

function covers(exception: string, places: string[]): boolean {
  if (exception === "") return false;
  const domain = exception.startsWith(".") ? exception : `.${exception}`;
  return exception === "*" || places.some((place) => place === exception || place.endsWith(domain));
}

/** Advice on error codes of the system, of TLS and of the HTTP client. */
const ADVICE: readonly (readonly [codes: string, advice: string])[] = [
  [
    `SELF_SIGNED_CERT_IN_CHAIN DEPTH_ZERO_SELF_SIGNED_CERT UNABLE_TO_VERIFY_LEAF_SIGNATURE UNABLE_TO_GET_ISSUER_CERT
    UNABLE_TO_GET_ISSUER_CERT_LOCALLY`,
    "Node does not know who signed its certificate; name a file with theirs in NODE_EXTRA_CA_CERTS",
  ],
  ["CERT_HAS_EXPIRED CERT_NOT_YET_VALID", "its certificate is not valid today; renew it, or set the clock"],
  ["ERR_TLS_CERT_ALTNAME_INVALID", "its certificate is for another name; check the address"],
  [
    "EPROTO ERR_SSL_WRONG_VERSION_NUMBER ERR_SSL_PACKET_LENGTH_TOO_LONG",
    "what answers there speaks no TLS; check https and the port",
  ],
  ["ECONNREFUSED", "nothing listens there; check the address, that of a proxy too, and that the server runs"],
  [
    "ENOTFOUND EAI_AGAIN",
    "its name is not known here; check the address, and behind a proxy set https_proxy",
  ],
  [
    "ETIMEDOUT UND_ERR_CONNECT_TIMEOUT EHOSTUNREACH ENETUNREACH",
    "no way leads there; check the address and the firewall, and behind a proxy set https_proxy",
  ],
  ["UND_ERR_ABORTED", "the proxy gave no way; check https_proxy, no_proxy and what the proxy allows"],
];

/** Returns the code of an error or its causes. Never a message, which may contain an address. */
export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ("code" in error && typeof error.code === "string" && /^\w+$/.test(error.code)) return error.code;
  return codeOf(error.cause);
}

/** Returns `: advice` on the code of a failed connection, or "". */
export function adviceOn(code: string | undefined): string {
  const [, advice] = ADVICE.find(([codes]) => code !== undefined && codes.split(/\s+/).includes(code)) ?? [];
  return advice === undefined ? "" : `: ${advice}`;
}

/** Returns the bytes of a stream; undefined above `most`, where reading stops. Rethrows errors of the stream. */
export async function readBytes(stream: AsyncIterable<unknown>, most: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream) {
    if (!(chunk instanceof Uint8Array)) throw new TypeError("a stream of bytes was expected");
    length += chunk.length;
    if (length > most) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The message for an unusable proxy. It omits the address, which may contain a password. */
export const UNUSABLE_PROXY =
  "the proxy that the environment names (https_proxy) cannot be used: expected an address at http:// or https://";

type Variables = Record<string, string | undefined>;

/**
 * Returns the proxy for an address from `https_proxy` or `http_proxy`, lowercase or uppercase, unless `no_proxy` contains the host or its
 * domain. Undefined for this machine. Throws TypeError for an invalid proxy address.
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

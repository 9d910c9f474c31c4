/** What to do about codes of the system, of TLS and of the client, which say little by themselves. */
const ADVICE: readonly { codes: readonly string[]; advice: string }[] = [
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

/** The code of an error, or of what caused it; undefined where it has none. Never a text, which may hold an address. */
export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ("code" in error && typeof error.code === "string" && /^\w+$/.test(error.code)) return error.code;
  return codeOf(error.cause);
}

/** `: what to do` about the code of a failed connection, to follow what failed; "" where nothing is known. */
export function adviceOn(code: string | undefined): string {
  const known = ADVICE.find(({ codes }) => code !== undefined && codes.includes(code));
  return known === undefined ? "" : `: ${known.advice}`;
}

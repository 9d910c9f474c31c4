/** The server that is asked where nobody names another. */
export const DEFAULT_SERVER = "https://api.openai.com/v1";

/** Why a server cannot be trusted with a key; undefined when it can. */
export function serverFault(address: string): string | undefined {
  if (!URL.canParse(address)) return "write the address of a server, such as https://api.openai.com/v1";
  const { protocol, hostname, username, password } = new URL(address);
  if (username || password) return "leave out the name and the password: the address stands in the report";
  if (address.includes("#")) return "leave out the fragment (#…): no server gets to see it";
  if (address.includes("?"))
    return "leave out the query (?…): the address stands in the report, and requests go to paths below it";
  const isLoopback = hostname === "localhost" || hostname === "[::1]" || /^127(?:\.\d+){3}$/.test(hostname);
  return protocol === "https:" || (protocol === "http:" && isLoopback)
    ? undefined
    : "use https: the key would be sent in the open";
}

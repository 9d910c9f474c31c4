import { ConfigurationError } from "../../core/problems.ts";

export interface Provider {
  name: string;
  /** Default address; undefined if the user must set it. */
  address?: string;
  /** Environment variables for the address, the official one first. */
  variables: readonly string[];
}

/** Security: requests are forwarded only to these providers. */
export const providers: readonly Provider[] = [
  { name: "openai", address: "https://api.openai.com/v1", variables: ["OPENAI_BASE_URL", "OPENAI_API_BASE"] },
  {
    name: "anthropic",
    address: "https://api.anthropic.com",
    variables: ["ANTHROPIC_BASE_URL", "ANTHROPIC_API_URL", "ANTHROPIC_API_BASE"],
  },
  {
    name: "google",
    address: "https://generativelanguage.googleapis.com",
    variables: ["GOOGLE_GEMINI_BASE_URL", "GEMINI_API_BASE"],
  },
  { name: "openrouter", address: "https://openrouter.ai/api/v1", variables: ["OPENROUTER_BASE_URL"] },
  { name: "azure", variables: ["AZURE_OPENAI_ENDPOINT"] },
  { name: "ollama", variables: ["OLLAMA_HOST"] },
];

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Returns the address of each provider: from an option (`azure=https://…`), the environment, or the default. Omits providers without an
 * address. Throws ConfigurationError for an invalid address.
 */
export function addressesOf(options: readonly string[], environment: Variables): Map<string, URL> {
  const fromOptions = new Map(options.map(readOption));
  return new Map(
    providers.flatMap(({ name, address, variables }) => {
      const variable = variables.find((key) => (environment[key] ?? "") !== "");
      const text = fromOptions.get(name) ?? (variable === undefined ? address : environment[variable]);
      if (text === undefined) return [];
      return [
        [name, readAddress(text, fromOptions.has(name) ? `--upstream ${name}` : (variable ?? name))] as const,
      ];
    }),
  );
}

function readOption(option: string): [name: string, address: string] {
  const at = option.indexOf("=");
  const name = option.slice(0, Math.max(at, 0));
  const names = providers.map((provider) => provider.name);
  if (names.includes(name)) return [name, option.slice(at + 1)];
  const message = `--upstream ${JSON.stringify(name || option.split(/[:/]/)[0])} is no provider with an address: write NAME=ADDRESS, such as azure=https://example.openai.azure.com. Names: ${names.join(", ")}`;
  throw new ConfigurationError([{ severity: "error", message }]);
}

/** Ollama's variable may be only a host and port. The message omits the address, which may contain a password. */
function readAddress(text: string, from: string): URL {
  const whole = text.includes("://") ? text : `http://${text}`;
  const address = URL.canParse(whole) ? new URL(whole) : undefined;
  if (address !== undefined && /^https?:$/.test(address.protocol) && address.search === "") return address;
  const message = `${from} is not an address: write it as https://example.com/v1`;
  throw new ConfigurationError([{ severity: "error", message }]);
}

const VERSION = /\/v1\/?$/;
const GOOGLE_VERSION = /\/v1(?:alpha|beta)?/.source;
const GOOGLE_PATH = new RegExp(`^${GOOGLE_VERSION}(?=/)`);
const GOOGLE_BASE = new RegExp(`${GOOGLE_VERSION}$`);

/** Returns the listener's address for a provider's variable, with the version that clients expect. */
export function ownAddress(channel: string, name: string, { pathname }: URL): string {
  const version = name !== "anthropic" && VERSION.test(pathname) ? "/v1" : "";
  return `${channel}/${name}${version}`;
}

export interface Route {
  provider: string;
  target: URL;
}

/** Resolves a request path for a provider; clients may or may not include the version. Undefined without an address. */
export function routeOf(name: string, path: string, addresses: ReadonlyMap<string, URL>): Route | undefined {
  // Azure's client prefers OpenAI's variable to its own.
  const [, deployment] = /^(?:\/v1)?(\/deployments\/.*)$/.exec(path) ?? [];
  const isAzure = name === "openai" && deployment !== undefined && addresses.has("azure");
  const provider = isAzure ? "azure" : name;
  const address = addresses.get(provider);
  if (address === undefined) return undefined;
  const { origin, pathname } = address;
  if (isAzure) return { provider, target: new URL(`${origin}/openai${deployment}`) };
  const versionless = path.replace(/^\/v1(?=\/)/, "");
  const base = pathname.replace(/\/$/, "");
  if (provider === "anthropic")
    return { provider, target: new URL(`${origin}${base.replace(VERSION, "")}/v1${versionless}`) };
  if (provider === "google") return { provider, target: new URL(`${origin}${googlePath(base, path)}`) };
  return { provider, target: new URL(`${origin}${base}${VERSION.test(base) ? versionless : path}`) };
}

/** LiteLLM expects the version in the address, and Google's own clients add it. */
function googlePath(base: string, path: string): string {
  if (GOOGLE_BASE.test(base)) return base + path.replace(GOOGLE_PATH, "");
  return base + (base === "" && path.startsWith("/models/") ? "/v1beta" : "") + path;
}

/** Paths of APIs with conversations. Other requests are forwarded but not recorded. */
const CONVERSATIONS =
  /\/(?:chat\/completions|responses|messages|api\/chat)$|:(?:generateContent|streamGenerateContent)$/;

/** Returns true if requests to this address contain a conversation. */
export function holdsConversation({ pathname }: URL): boolean {
  return CONVERSATIONS.test(pathname);
}

import { ConfigurationError } from "../../base/problems.ts";

/** A service whose model requests are recorded. */
export interface Provider {
  name: string;
  /** Where its requests go unless the environment or an option says otherwise; undefined where only they can. */
  address?: string;
  /** The variables from which clients read the address, the first one as their makers document it. */
  variables: readonly string[];
}

/** Every provider. Requests are forwarded to these and to no other place. */
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
 * Where each provider's requests go: as an option says it (`azure=https://…`), else as the environment does, else to the provider
 * itself. Providers of which nothing is known are left out. Throws ConfigurationError on an option or a variable that is no address.
 */
export function addressesOf(options: readonly string[], environment: Variables): Map<string, URL> {
  const stated = new Map(options.map(readOption));
  return new Map(
    providers.flatMap(({ name, address, variables }) => {
      const variable = variables.find((one) => (environment[one] ?? "") !== "");
      const text = stated.get(name) ?? (variable === undefined ? address : environment[variable]);
      if (text === undefined) return [];
      return [
        [name, readAddress(text, stated.has(name) ? `--upstream ${name}` : (variable ?? name))] as const,
      ];
    }),
  );
}

function readOption(option: string): [name: string, address: string] {
  const at = option.indexOf("=");
  const name = option.slice(0, Math.max(at, 0));
  const known = providers.map((one) => one.name);
  if (known.includes(name)) return [name, option.slice(at + 1)];
  const message = `--upstream ${JSON.stringify(name || option.split(/[:/]/)[0])} is no provider with an address: write NAME=ADDRESS, such as azure=https://example.openai.azure.com. Names: ${known.join(", ")}`;
  throw new ConfigurationError([{ severity: "error", message }]);
}

/** Ollama's variable may hold a host and a port only. The address is not quoted: it may hold a password. */
function readAddress(text: string, from: string): URL {
  const whole = text.includes("://") ? text : `http://${text}`;
  const address = URL.canParse(whole) ? new URL(whole) : undefined;
  if (address !== undefined && /^https?:$/.test(address.protocol) && address.search === "") return address;
  const message = `${from} is not an address: write it as https://example.com/v1`;
  throw new ConfigurationError([{ severity: "error", message }]);
}

const VERSION = /\/v1\/?$/;

/** What variables say in place of a provider's address: the listener's, with the version that clients of the provider expect in it. */
export function ownAddress(channel: string, name: string, { pathname }: URL): string {
  const version = name !== "anthropic" && VERSION.test(pathname) ? "/v1" : "";
  return `${channel}/${name}${version}`;
}

/** Where a request goes: the address of its provider, with what follows the listener's own. */
export interface Route {
  provider: string;
  target: URL;
}

/**
 * The way of a request to its provider. Clients disagree on whether the address holds the version: both are understood. Undefined for
 * a provider of which no address is known.
 */
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
  return { provider, target: new URL(`${origin}${base}${VERSION.test(base) ? versionless : path}`) };
}

/** The APIs whose requests hold a conversation. Others are forwarded, and nothing of them is kept. */
const CONVERSATIONS =
  /\/(?:chat\/completions|responses|messages|api\/chat)$|:(?:generateContent|streamGenerateContent)$/;

/** Whether a request to that address holds a conversation. */
export function holdsConversation({ pathname }: URL): boolean {
  return CONVERSATIONS.test(pathname);
}

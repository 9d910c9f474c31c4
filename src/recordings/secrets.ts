/** A kind of key or token that can be told by its looks. */
interface KeyShape {
  name: string;
  /** What all of that kind look like. Whatever repeats has a bound, so that the time to search is in proportion to the text. */
  source: string;
  /** What stands before it, and is no part of it. */
  before?: string;
}

/** Characters of a long token, at most: more than any has. */
const MOST = 5_000;
const LONG = `[\\w-]{20,${MOST}}`;
const SEGMENT = `[\\w-]{16,${MOST}}`;
const HEX_UUID = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
/** What stands in a PEM block: no line of it begins another block. */
const PEM_TEXT = "(?:[A-Za-z0-9+/=:,.\\s\\\\]|-(?!-))";
const PEM_BEGIN = "-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----";
const PEM_END = "-----END [A-Z0-9 ]{0,60}-----";

/** As their makers, and those who look for leaks, describe them. Of two that fit the first one counts. */
const tokens: readonly KeyShape[] = [
  { name: "Anthropic key", source: `sk-ant-${LONG}` },
  { name: "OpenRouter key", source: "sk-or-v1-[0-9a-f]{32,128}" },
  { name: "Langfuse key", source: `sk-lf-${HEX_UUID}` },
  { name: "OpenAI key", source: `sk-(?:proj|svcacct|admin)-${LONG}` },
  { name: "OpenAI key", source: "sk-[A-Za-z0-9]{20}T3BlbkFJ[A-Za-z0-9]{20}" },
  // DeepSeek and others have taken over the beginning of OpenAI's.
  { name: "API key that begins with sk-", source: "sk-[A-Za-z0-9]{32,128}(?![\\w-])" },
  { name: "Google API key", source: "AIza[\\w-]{35}(?![\\w-])" },
  { name: "GitHub token", source: "gh[oprsu]_[A-Za-z0-9]{36,255}" },
  { name: "GitHub token", source: "github_pat_\\w{60,255}" },
  { name: "GitLab token", source: "glpat-[\\w-]{20,300}(?:\\.[\\w-]{2,60}){0,3}" },
  { name: "AWS access key", source: "A(?:KIA|SIA)[A-Z2-7]{16}(?!\\w)" },
  { name: "Slack token", source: "xox[a-z]-[\\w-]{20,300}" },
  { name: "Stripe key", source: "[rs]k_live_[A-Za-z0-9]{16,250}" },
  { name: "Hugging Face token", source: "hf_[A-Za-z0-9]{34}(?!\\w)" },
  { name: "Groq key", source: "gsk_[A-Za-z0-9]{40,100}(?!\\w)" },
  { name: "xAI key", source: "xai-[A-Za-z0-9]{60,120}(?!\\w)" },
  { name: "LangSmith key", source: "lsv2_(?:pt|sk)_[0-9a-f]{32}_[0-9a-f]{10,16}" },
  { name: "npm token", source: "npm_[A-Za-z0-9]{36}(?!\\w)" },
  { name: "Azure key", source: "[A-Za-z0-9]{52}JQQJ99[A-Za-z0-9]{26}(?!\\w)" },
  { name: "Azure client secret", source: "[\\w~.]{3}\\dQ~[\\w~.-]{31,34}(?![\\w~.-])" },
  { name: "JSON Web Token", source: `eyJ${SEGMENT}\\.eyJ${SEGMENT}\\.${SEGMENT}` },
];

const PASSWORD = "password in a URL";
/** Those that only their place tells. */
const placed: readonly KeyShape[] = [
  {
    name: "private key",
    source: `${PEM_BEGIN}(?=${PEM_TEXT}{0,400}?[A-Za-z0-9+/]{40})${PEM_TEXT}{40,20000}(?:${PEM_END})?`,
  },
  { name: "Azure storage key", before: "AccountKey=", source: "[A-Za-z0-9+/]{86}==" },
  {
    name: PASSWORD,
    before: `://[^\\s/?#:@"'\\\\<>]{0,100}:`,
    source: `[^\\s/?#@"'\\\\<>\${}*]{3,200}(?=@)`,
  },
  {
    name: "bearer token",
    before: `[Bb]earer (?=\\S{0,80}?\\d)(?!${eitherOf(tokens)})`,
    source: `${LONG}[\\w.~+/=-]{0,${MOST}}`,
  },
];

const shapes = [...tokens, ...placed];
const names = [...new Set(shapes.map(({ name }) => name))];

/** Before a token stands no other letter, but for that of an escape in JSON. */
const BEGINNING = "(?:(?<![\\w-])|(?<=\\\\[bfnrt]))";
const KEYS = new RegExp(
  `${BEGINNING}(?:${tokens.map(grouped).join("|")})|${placed.map(grouped).join("|")}`,
  "g",
);

function grouped({ before = "", source }: KeyShape): string {
  return `${before}(${source})`;
}

function eitherOf(some: readonly KeyShape[]): string {
  return some.map(({ source }) => source).join("|");
}

/** What people write where a key belongs. */
const PLACEHOLDER =
  /x{6}|\*{3}|\.{3}|your[-_]|[-_]your|example|redacted|removed|placeholder|dummy|^(?:pass(?:word|wd)?|pwd|secret|\[.*\])$/i;
/** Different characters in what is random. A password need not be that. */
const FEWEST_CHARACTERS = 8;

/** The names of the kinds of keys and tokens that a text holds, each once, in the order of the list. Examples of keys are none. */
export function keyShapesIn(text: string): string[] {
  const found = new Set<string>();
  for (const [, ...groups] of text.matchAll(KEYS)) {
    const key = keyIn(groups);
    if (key !== undefined) found.add(key.name);
  }
  return names.filter((name) => found.has(name));
}

/** The text with each of these keys replaced: of a URL the password alone, of a header the token. */
export function withoutKeys(text: string, replacement: string): string {
  return text.replace(KEYS, (match: string, ...groups: (string | undefined)[]) => {
    const key = keyIn(groups.slice(0, shapes.length))?.text;
    return key === undefined ? match : match.slice(0, match.length - key.length) + replacement;
  });
}

/** The key that one of the groups holds, unless it is an example. */
function keyIn(groups: readonly (string | undefined)[]): { name: string; text: string } | undefined {
  const at = groups.findIndex((group) => group !== undefined);
  const [name, text] = [shapes[at]?.name ?? "", groups[at] ?? ""];
  const isRandom = name === PASSWORD || new Set(text.slice(0, 200)).size >= FEWEST_CHARACTERS;
  return isRandom && !PLACEHOLDER.test(text) ? { name, text } : undefined;
}

/** Bytes of the shortest token among them. */
const SHORTEST = 20;
const IN_TOKEN = new Uint8Array(256);
for (const byte of Buffer.from("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-"))
  IN_TOKEN[byte] = 1;

/** The first two bytes of the tokens that begin with some of their own. */
const BEGINNINGS = new Set(
  ["sk", "rk", "AI", "gh", "gi", "gl", "AK", "AS", "xo", "hf", "gs", "xa", "ls", "np", "ey"].map((two) =>
    Buffer.from(two).readUInt16BE(),
  ),
);
const BEARER = "earer ";
const AZURE = { mark: "JQQJ99", length: 84 };
const [AT, BACKSLASH, SLASH, COLON] = [...Buffer.from("@\\/:")] as [number, number, number, number];
/** What ends a name and a password in a URL, seen from their end. */
const OUTSIDE = new Set(Buffer.from(" \t\r\n?#@\"'\\<>"));
const LONGEST_LOGIN = 1_200;

/**
 * Whether a text in UTF-8 may hold one of these keys, in a small part of the time that it takes to search for them. Where it says no, the
 * text has none.
 */
export function mayHoldKeys(text: Buffer): boolean {
  return (
    hasToken(text) ||
    text.includes("PRIVATE KEY") ||
    hasPassword(text) ||
    text.includes("Q~") ||
    // To look for a rarer letter first takes a third of the time.
    (text.includes("Key=") && text.includes("AccountKey="))
  );
}

/** Looks at every twentieth byte, and at what stands around it where that may be part of a token. */
function hasToken(text: Buffer): boolean {
  const { length } = text;
  for (let at = SHORTEST - 1; at < length; at += SHORTEST) {
    if (IN_TOKEN[text[at] ?? 0] === 0) continue;
    let start = at;
    while (start > 0 && IN_TOKEN[text[start - 1] ?? 0] === 1) start -= 1;
    while (at + 1 < length && IN_TOKEN[text[at + 1] ?? 0] === 1) at += 1;
    if (at - start + 1 >= SHORTEST && mayBeKey(text, start, at + 1)) return true;
  }
  return false;
}

function mayBeKey(text: Buffer, start: number, end: number): boolean {
  const before = text[start - 1];
  // The letter of an escape is no part of what follows it.
  const isEscaped = before === BACKSLASH && BEGINNINGS.has(text.readUInt16BE(start + 1));
  if (isEscaped || BEGINNINGS.has(text.readUInt16BE(start))) return true;
  if (end - start >= AZURE.length && text.subarray(start, end).includes(AZURE.mark)) return true;
  return text.toString("latin1", Math.max(start - BEARER.length, 0), start) === BEARER;
}

/** Looks back from every @ for the name and the password of a URL. */
function hasPassword(text: Buffer): boolean {
  for (let at = text.indexOf(AT); at >= 0; at = text.indexOf(AT, at + 1)) {
    let start = at - 1;
    let hasColon = false;
    while (start > at - LONGEST_LOGIN && !OUTSIDE.has(text[start] ?? 0) && text[start] !== SLASH) {
      hasColon ||= text[start] === COLON;
      start -= 1;
    }
    if (hasColon && text[start] === SLASH && text[start - 1] === SLASH && text[start - 2] === COLON)
      return true;
  }
  return false;
}

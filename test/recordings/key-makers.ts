import fc from "fast-check";

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const ALPHANUMERIC = `${LETTERS}${LETTERS.toUpperCase()}0123456789`;
const HEX = "0123456789abcdef";

/** A text of so many of these characters, as different as chance has it, and never the same twice. */
function random(alphabet: string, least: number, most = least): fc.Arbitrary<string> {
  const some = fc.constantFrom(...alphabet);
  const varied = alphabet.length < 10 ? alphabet : alphabet.slice(0, 10);
  return fc
    .array(some, { minLength: least, maxLength: most })
    .map((characters) =>
      [...varied, ...characters.slice(varied.length)].join("").slice(0, characters.length),
    );
}

const urlSafe = (least: number, most = least) => random(`${ALPHANUMERIC}-_`, least, most);
const alphanumeric = (least: number, most = least) => random(ALPHANUMERIC, least, most);
const hex = (length: number) => random(HEX, length);
const joined = (...parts: (string | fc.Arbitrary<string>)[]) =>
  fc
    .tuple(...parts.map((part) => (typeof part === "string" ? fc.constant(part) : part)))
    .map((texts) => texts.join(""));

const uuid = fc.tuple(hex(8), hex(4), hex(4), hex(4), hex(12)).map((parts) => parts.join("-"));
const body = random(`${ALPHANUMERIC}+/`, 64);
const pem = (kind: string) =>
  fc
    .array(body, { minLength: 2, maxLength: 6 })
    .map((lines) => `-----BEGIN ${kind}-----\n${lines.join("\n")}\n-----END ${kind}-----\n`);

/** Keys of every kind by its name, made up as their makers make them: none of them is in this file. */
export const keyMakers: readonly [name: string, keys: fc.Arbitrary<string>][] = [
  ["Anthropic key", joined("sk-ant-", "api03-", urlSafe(93), "AA")],
  ["Anthropic key", joined("sk-ant-", "oat01-", urlSafe(93), "AA")],
  ["OpenRouter key", joined("sk-or-", "v1-", hex(64))],
  ["Langfuse key", joined("sk-lf-", uuid)],
  ["OpenAI key", joined("sk-", "proj-", urlSafe(74), "T3Blbk", "FJ", urlSafe(74))],
  ["OpenAI key", joined("sk-", "svcacct-", urlSafe(74), "T3Blbk", "FJ", urlSafe(74))],
  ["OpenAI key", joined("sk-", alphanumeric(20), "T3Blbk", "FJ", alphanumeric(20))],
  ["API key that begins with sk-", joined("sk-", hex(32))],
  ["Google API key", joined("AI", "za", urlSafe(35))],
  ["GitHub token", joined(fc.constantFrom("ghp", "gho", "ghu", "ghs", "ghr"), "_", alphanumeric(36))],
  ["GitHub token", joined("github_", "pat_", alphanumeric(22), "_", alphanumeric(59))],
  ["GitLab token", joined("glp", "at-", urlSafe(20))],
  ["GitLab token", joined("glp", "at-", urlSafe(27, 60), ".01.", random(`${LETTERS}0123456789`, 9))],
  [
    "AWS access key",
    joined(fc.constantFrom("AKI", "ASI"), "A", random("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567", 16)),
  ],
  ["Slack token", joined("xox", "b-", random("0123456789", 12), "-", alphanumeric(24))],
  ["Stripe key", joined(fc.constantFrom("sk", "rk"), "_live_", alphanumeric(24, 99))],
  ["Hugging Face token", joined("hf", "_", random(LETTERS + LETTERS.toUpperCase(), 34))],
  ["Groq key", joined("gsk", "_", alphanumeric(52))],
  ["xAI key", joined("xai", "-", alphanumeric(80))],
  ["LangSmith key", joined("lsv2", "_pt_", hex(32), "_", hex(10))],
  ["npm token", joined("npm", "_", alphanumeric(36))],
  ["Azure key", joined(alphanumeric(52), "JQQJ", "99", alphanumeric(26))],
  ["Azure client secret", joined(alphanumeric(3), "8Q~", random(`${ALPHANUMERIC}_~.-`, 34))],
  ["JSON Web Token", joined("ey", "J", urlSafe(30), ".ey", "J", urlSafe(40, 300), ".", urlSafe(43))],
  ["private key", pem("PRIVATE KEY")],
  ["private key", pem("RSA PRIVATE KEY")],
  ["private key", pem("OPENSSH PRIVATE KEY")],
];

/** Keys that only what stands before them tells: the text before, the key, the text after. */
export const placedKeys: readonly [
  name: string,
  before: string,
  keys: fc.Arbitrary<string>,
  after: string,
][] = [
  ["bearer token", "Authorization: Bearer ", alphanumeric(40).map((text) => `${text}1`), ""],
  [
    "Azure storage key",
    "AccountName=store;AccountKey=",
    random(`${ALPHANUMERIC}+/`, 86).map((text) => `${text}==`),
    ";",
  ],
  ["password in a URL", "postgres://app:", random(`${ALPHANUMERIC}!-_.`, 12), "@db.internal:5432/app"],
  ["password in a URL", "redis://:", alphanumeric(16), "@cache"],
];

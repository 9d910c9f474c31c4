import { generateKeyPairSync, sign } from "node:crypto";
import fc from "fast-check";

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const ALPHANUMERIC = `${LETTERS}${LETTERS.toUpperCase()}0123456789`;
const HEX = "0123456789abcdef";

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

const digits = (least: number, most = least) => random("0123456789", least, most);
const upper = (length: number) => random("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567", length);
const base64 = (text: string) => Buffer.from(text).toString("base64");

const signer = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey;
const jwt = fc
  .record({
    iss: fc.webUrl(),
    sub: hex(24),
    jti: uuid,
    installation_id: fc.nat(),
    permissions: urlSafe(0, 200),
  })
  .map((claims) => {
    const parts = [{ alg: "ES256", typ: "JWT", kid: "3f2504e0-4f89-11d3" }, claims];
    const signed = parts.map((part) => Buffer.from(JSON.stringify(part)).toString("base64url")).join(".");
    const signature = sign("sha256", Buffer.from(signed), { key: signer, dsaEncoding: "ieee-p1363" });
    return `${signed}.${signature.toString("base64url")}`;
  });
/** An installation token of 2026: `ghs_`, the id of the app, and a JSON Web Token. */
const installationToken = joined("gh", "s_", digits(5, 8), "_", jwt);

/** Generated keys by kind, like their issuers': the file contains none of them. */
export const keyMakers: readonly [name: string, keys: fc.Arbitrary<string>][] = [
  ["Anthropic key", joined("sk-ant-", fc.constantFrom("api03-", "admin01-", "oat01-"), urlSafe(93), "AA")],
  ["OpenRouter key", joined("sk-or-", "v1-", hex(64))],
  ["Langfuse key", joined("sk-lf-", uuid)],
  [
    "OpenAI key",
    joined("sk-", fc.constantFrom("proj-", "svcacct-"), urlSafe(74), "T3Blbk", "FJ", urlSafe(74)),
  ],
  ["OpenAI key", joined("sk-", "admin-", urlSafe(58), "T3Blbk", "FJ", urlSafe(58))],
  ["OpenAI key", joined("sk-", alphanumeric(20), "T3Blbk", "FJ", alphanumeric(20))],
  ["API key that begins with sk-", joined("sk-", hex(32))],
  ["Google API key", joined("AI", "zaSy", urlSafe(33))],
  ["Google API key", joined("AQ", ".Ab8", urlSafe(47))],
  ["Google access token", joined("ya", "29.", urlSafe(100, 900))],
  ["Perplexity key", joined("pp", "lx-", alphanumeric(48))],
  ["Groq key", joined("gsk", "_", alphanumeric(52))],
  ["xAI key", joined("xai", "-", alphanumeric(80))],
  ["Hugging Face token", joined("hf", "_", random(LETTERS + LETTERS.toUpperCase(), 34))],
  ["Replicate token", joined("r", "8_", alphanumeric(37))],
  ["Cerebras key", joined("csk", fc.constantFrom("-", "_"), alphanumeric(48))],
  ["NVIDIA key", joined("nv", "api-", urlSafe(64))],
  ["Together AI key", joined("tgp", "_v1_", urlSafe(43))],
  ["Fireworks AI key", joined("fw", "_", alphanumeric(22, 24))],
  ["ElevenLabs key", joined("sk", "_", hex(48))],
  ["LangSmith key", joined("lsv2", "_pt_", hex(32), "_", hex(10))],
  ["Pinecone key", joined("pcsk", "_", alphanumeric(5, 6), "_", alphanumeric(63))],
  ["Tavily key", joined("tvly", fc.constantFrom("-", "-dev-", "-prod-"), alphanumeric(32))],
  ["Firecrawl key", joined("fc", "-", hex(32))],
  ["E2B key", joined("e2b", "_", hex(40))],
  ["GitHub token", installationToken],
  ["GitHub token", joined(fc.constantFrom("ghp", "gho", "ghu", "ghs"), "_", alphanumeric(36))],
  ["GitHub token", joined("gh", "r_", alphanumeric(76))],
  ["GitHub token", joined("github_", "pat_", alphanumeric(22), "_", alphanumeric(59))],
  ["GitLab token", joined("gl", fc.constantFrom("pat", "dt", "rt", "ft", "soat", "ffct"), "-", urlSafe(20))],
  ["GitLab token", joined("glp", "at-", urlSafe(27, 300), ".01.", random(`${LETTERS}0123456789`, 9))],
  ["GitLab token", joined("glr", "t-t1_", urlSafe(27, 300), ".01.", random(`${LETTERS}0123456789`, 9))],
  ["GitLab token", joined("glc", "bt-", hex(2), "_", urlSafe(20))],
  ["GitLab token", joined("glp", "tt-", hex(40))],
  ["AWS access key", joined(fc.constantFrom("AKI", "ASI", "ABI"), "A", upper(16))],
  ["AWS session token", joined("IQoJ", base64("origin_ec"), random(`${ALPHANUMERIC}+/`, 400, 900), "==")],
  [
    "Amazon Bedrock key",
    fc
      .tuple(alphanumeric(4), digits(12), alphanumeric(50, 100))
      .map(([id, account, secret]) => `AB${"SK"}${base64(`BedrockAPIKey-${id}-at-${account}:${secret}`)}`),
  ],
  [
    "Amazon Bedrock key",
    joined("bedrock-", "api-key-", base64("bedrock.amazonaws.com/?Action="), alphanumeric(900)),
  ],
  ["Azure key", joined(alphanumeric(52), "JQQJ", "99", alphanumeric(26))],
  ["Azure client secret", joined(alphanumeric(3), "8Q~", random(`${ALPHANUMERIC}_~.-`, 34))],
  ["Databricks token", joined("da", "pi", hex(32))],
  ["Cloudflare token", joined("cf", fc.constantFrom("ut", "at", "k"), "_", alphanumeric(40), hex(8))],
  ["DigitalOcean token", joined("do", fc.constantFrom("p", "o", "r"), "_v1_", hex(64))],
  ["Vercel token", joined("vc", fc.constantFrom("p", "i", "a", "r", "k"), "_", alphanumeric(56))],
  ["Supabase key", joined("sb", "_secret_", urlSafe(22), "_", alphanumeric(8))],
  ["Supabase token", joined("sb", "p_", hex(40))],
  ["npm token", joined("npm", "_", alphanumeric(36))],
  ["PyPI token", joined("py", "pi-", "AgEIcHlwaS5vcmc", urlSafe(150, 170))],
  ["Docker token", joined("dckr", "_pat_", urlSafe(27))],
  ["Stripe key", joined(fc.constantFrom("sk", "rk"), "_live_", alphanumeric(24, 99))],
  ["SendGrid key", joined("S", "G.", urlSafe(22), ".", urlSafe(43))],
  ["Linear key", joined("lin", "_api_", alphanumeric(40))],
  ["Notion token", joined("n", "tn_", digits(11), alphanumeric(35))],
  [
    "Sentry token",
    joined(
      "sntrys_",
      fc.nat().map((iat) => base64(JSON.stringify({ iat, url: "https://sentry.io", org: "acme" }))),
      "_",
      random(`${ALPHANUMERIC}+/`, 43),
    ),
  ],
  ["Sentry token", joined("sntry", "u_", hex(64))],
  ["Grafana token", joined("gl", "sa_", alphanumeric(32), "_", hex(8))],
  [
    "Grafana token",
    fc
      .tuple(digits(6), alphanumeric(40))
      .map(([o, k]) => `gl${"c_"}${base64(JSON.stringify({ o, n: "stack", k }))}`),
  ],
  ["Atlassian token", joined("ATA", "TT3", random(`${ALPHANUMERIC}_-`, 182), "=", hex(8))],
  ["Slack token", joined("xox", "b-", digits(12), "-", digits(12), "-", alphanumeric(24))],
  ["Slack token", joined("xa", "pp-1-A", digits(10), "-", digits(13), "-", hex(64))],
  [
    "Discord token",
    joined(
      digits(18).map((id) => base64(`1${id.slice(1)}`)),
      ".G",
      alphanumeric(5),
      ".",
      urlSafe(38),
    ),
  ],
  ["JSON Web Token", jwt],
];

/** Keys that only the text before them reveals: the text before, the key, the text after. */
export const placedKeys: readonly [
  name: string,
  before: string,
  keys: fc.Arbitrary<string>,
  after: string,
][] = [
  ["bearer token", "Authorization: Bearer ", alphanumeric(40).map((text) => `${text}1`), ""],
  // The header that actions/checkout sets, as git prints it.
  [
    "login of a header",
    "AUTHORIZATION: basic ",
    installationToken.map((token) => base64(`x-access-token:${token}`)),
    "",
  ],
  [
    "login of a header",
    "=> Send header: Authorization: Basic ",
    alphanumeric(9).map((word) => base64(`joe:${word}`)),
    "",
  ],
  [
    "login of a header",
    "'authorization': 'Basic ",
    alphanumeric(40).map((word) => base64(`api:${word}`)),
    "'",
  ],
  [
    "Azure storage key",
    "AccountName=store;AccountKey=",
    random(`${ALPHANUMERIC}+/`, 86).map((text) => `${text}==`),
    ";",
  ],
  ["AWS secret key", "aws_secret_access_key = ", random(`${ALPHANUMERIC}+/`, 40), "\n"],
  ["AWS secret key", '"SecretAccessKey": "', random(`${ALPHANUMERIC}+/`, 40), '"'],
  [
    "Slack webhook",
    "https://hooks.slack.com/services/",
    joined("T", upper(10), "/B", upper(10), "/", alphanumeric(24)),
    "",
  ],
  ["Discord webhook", "https://discord.com/api/webhooks/1234567890123456789/", urlSafe(68), ""],
  ["Telegram token", "https://api.telegram.org/bot 7123456789:", joined("A", "A", urlSafe(33)), ""],
  ["password in a URL", "postgres://app:", random(`${ALPHANUMERIC}!-_.`, 12), "@db.internal:5432/app"],
  ["password in a URL", "redis://:", alphanumeric(16), "@cache"],
  ["password in a URL", "origin\thttps://x-access-token:", installationToken, "@github.com/o/r.git (fetch)"],
  ["password in a URL", "https://joe:", random(`${ALPHANUMERIC}!-_.:`, 200, 3_000), "@proxy:3128"],
  ["private key", "", pem("PRIVATE KEY"), ""],
  ["private key", "", pem("RSA PRIVATE KEY"), ""],
  ["private key", "", pem("OPENSSH PRIVATE KEY"), ""],
];

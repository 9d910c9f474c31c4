/** A kind of secret, as its issuer or leak scanners describe it. */
export interface KeyShape {
  name: string;
  /** A regular expression with bounded repetitions, so that the search time is linear. */
  shape: string;
  /** The required context before the secret. Absent: a word boundary. */
  before?: string;
  /** Every text with the secret contains one of these. Absent: the secret begins with 20 word characters, the first given by the shape. */
  marks?: readonly string[];
  rule: Rule;
}

/** The source of the rule, with its publication date or else the date of reading. */
interface Rule {
  url: string;
  date: string;
}

function rule(page: string, date = "2026-11-28"): Rule {
  return { url: `https://${page}`, date };
}

const gitleaks = rule("github.com/gitleaks/gitleaks/blob/master/config/gitleaks.toml", "2026-07-22");
const trufflehog = rule("github.com/trufflesecurity/trufflehog/tree/main/pkg/detectors", "2026-08-21");
const supabase = rule("github.com/gitleaks/gitleaks/pull/2226", "2026-07-31");
const rfc = (number: number, date: string) => rule(`www.rfc-editor.org/rfc/rfc${number}`, date);

/** Longer than any known token or password. */
const MOST = 5_000;
const LONG = `[\\w-]{20,${MOST}}`;
const SEGMENT = `[\\w-]{16,${MOST}}`;
const BASE64 = "[A-Za-z0-9+/]";
const END = "(?![\\w-])";
const UUID = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
/** The text of a PEM block; no line of it begins another block. */
const PEM_TEXT = "(?:[A-Za-z0-9+/=:,.\\s\\\\]|-(?!-))";
const PEM_BEGIN = "-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----";
const PEM_END = "-----END [A-Z0-9 ]{0,60}-----";
/** The separator of a name and value in headers, settings, JSON and nested JSON. */
const IS = `["'\\\\\\s]{0,8}[:=,]["'\\\\\\s]{0,8}`;
const AUTHORIZATION = `(?:[Aa]uthorization|AUTHORIZATION)${IS}`;

export const PASSWORD = "password in a URL";

/** At equal positions the first match applies. */
export const keyShapes: readonly KeyShape[] = [
  {
    name: PASSWORD,
    before: `://[^\\s/?#:@"'\\\\<>]{0,100}:`,
    shape: `[^\\s/?#@"'\\\\<>\${}*]{3,${MOST}}(?=@)`,
    marks: [],
    rule: rfc(3986, "2005-01-01"),
  },

  { name: "Anthropic key", shape: `sk-ant-${LONG}`, rule: gitleaks },
  { name: "OpenRouter key", shape: "sk-or-v1-[0-9a-f]{32,128}", rule: trufflehog },
  { name: "Langfuse key", shape: `sk-lf-${UUID}`, rule: trufflehog },
  { name: "OpenAI key", shape: `sk-(?:proj|svcacct|service|admin)-${LONG}`, rule: gitleaks },
  { name: "OpenAI key", shape: "sk-[A-Za-z0-9]{20}T3BlbkFJ[A-Za-z0-9]{20}", rule: gitleaks },
  // DeepSeek and others reuse OpenAI's prefix.
  { name: "API key that begins with sk-", shape: `sk-[A-Za-z0-9]{32,128}${END}`, rule: trufflehog },
  { name: "Google API key", shape: `AIza[\\w-]{35}${END}`, rule: gitleaks },
  {
    name: "Google API key",
    shape: "AQ\\.[\\w-]{30,200}",
    marks: ["AQ."],
    rule: rule("ai.google.dev/gemini-api/docs/api-key"),
  },
  { name: "Google access token", shape: `ya29\\.${LONG}`, marks: ["ya29."], rule: trufflehog },
  { name: "Perplexity key", shape: `pplx-[A-Za-z0-9]{48}${END}`, rule: gitleaks },
  { name: "Groq key", shape: `gsk_[A-Za-z0-9]{40,100}${END}`, rule: trufflehog },
  { name: "xAI key", shape: `xai-\\w{60,120}${END}`, rule: trufflehog },
  { name: "Hugging Face token", shape: `(?:hf|api_org)_[A-Za-z0-9]{34}${END}`, rule: trufflehog },
  { name: "Replicate token", shape: `r8_[\\w-]{37}${END}`, rule: trufflehog },
  {
    name: "Cerebras key",
    shape: `csk[-_][\\w-]{48}${END}`,
    rule: rule("docs.rs/crate/redact-secret/0.1.0-beta.15/source/src/detectors/cerebras.rs"),
  },
  {
    name: "NVIDIA key",
    shape: `nvapi-[\\w-]{60,70}${END}`,
    rule: rule("nvidia.github.io/NeMo-Retriever/extraction/api-keys/"),
  },
  {
    name: "Together AI key",
    shape: `tgp_v1_[\\w-]{43}${END}`,
    rule: rule("api.together.ai/settings/api-keys"),
  },
  {
    name: "Fireworks AI key",
    shape: `fw_[A-Za-z0-9]{22,24}${END}`,
    rule: rule("app.fireworks.ai/settings/users/api-keys"),
  },
  { name: "ElevenLabs key", shape: `sk_[0-9a-f]{48}${END}`, rule: trufflehog },
  { name: "LangSmith key", shape: "lsv2_(?:pt|sk)_[0-9a-f]{32}_[0-9a-f]{10,16}", rule: trufflehog },
  { name: "Pinecone key", shape: `pcsk_[A-Za-z0-9]{5,6}_[A-Za-z0-9]{63}${END}`, rule: trufflehog },
  {
    name: "Tavily key",
    shape: `tvly-(?:(?:dev|prod)-)?[\\w-]{24,64}${END}`,
    rule: rule("docs.tavily.com/documentation/enterprise/generate-keys"),
  },
  {
    name: "Firecrawl key",
    shape: `fc-[0-9a-f]{32}${END}`,
    rule: rule("docs.rs/crate/redact-secret/0.1.0-beta.15/source/src/detectors/firecrawl.rs"),
  },
  { name: "E2B key", shape: `e2b_[0-9a-f]{40}${END}`, rule: rule("e2b.dev/docs/api-key") },

  // Installation tokens since 2026 are an app id and a JSON Web Token; a truncated token counts too.
  {
    name: "GitHub token",
    shape: `gh[oprsu]_\\d{1,20}_eyJ${SEGMENT}(?:\\.[\\w-]{1,${MOST}}){0,2}`,
    rule: rule(
      "docs.github.com/en/authentication/keeping-your-account-and-data-secure/about-authentication-to-github",
      "2026-04-27",
    ),
  },
  { name: "GitHub token", shape: "gh[oprsu]_[A-Za-z0-9]{36,255}", rule: gitleaks },
  { name: "GitHub token", shape: "github_pat_\\w{60,255}", rule: gitleaks },
  {
    name: "GitLab token",
    shape: `gl(?:agent|cbt|dt|ffct|ft|imt|oas|pat|ptt|rtr?|soat|wt)-[\\w-]{20,${MOST}}(?:\\.[\\w-]{2,${MOST}}){0,3}`,
    rule: rule("docs.gitlab.com/security/tokens/"),
  },
  { name: "AWS access key", shape: "A[BKS]IA[A-Z2-7]{16}(?!\\w)", rule: gitleaks },
  {
    name: "AWS secret key",
    before: `(?:aws_secret_access_key|AWS_SECRET_ACCESS_KEY|SecretAccessKey)${IS}`,
    shape: `${BASE64}{40}(?![A-Za-z0-9+/=])`,
    marks: ["ws_secr", "WS_SECR", "SecretA"],
    rule: trufflehog,
  },
  {
    name: "AWS session token",
    shape: `IQoJb3JpZ2lu${BASE64}{80,${MOST}}={0,2}`,
    marks: ["IQoJb3J"],
    rule: trufflehog,
  },
  { name: "Amazon Bedrock key", shape: `ABSKQmVkcm9ja0FQSUtleS${BASE64}{80,260}={0,2}`, rule: gitleaks },
  {
    name: "Amazon Bedrock key",
    shape: `bedrock-api-key-YmVkcm9jay5hbWF6b25hd3MuY29t${BASE64}{20,${MOST}}={0,2}`,
    rule: gitleaks,
  },
  {
    name: "Azure key",
    shape: "[A-Za-z0-9]{52}JQQJ99[A-Za-z0-9]{26}(?!\\w)",
    marks: ["JQQJ99"],
    rule: rule("learn.microsoft.com/en-us/purview/sit-defn-azure-cognitive-service-key"),
  },
  {
    name: "Azure client secret",
    shape: "[\\w~.]{3}\\dQ~[\\w~.-]{31,34}(?![\\w~.-])",
    marks: ["Q~"],
    rule: gitleaks,
  },
  {
    name: "Azure storage key",
    before: "AccountKey=",
    shape: `${BASE64}{86}==`,
    marks: ["Key="],
    rule: rule("learn.microsoft.com/en-us/purview/sit-defn-azure-storage-account-key"),
  },
  { name: "Databricks token", shape: `dapi[0-9a-f]{32}(?:-\\d)?${END}`, rule: gitleaks },
  { name: "Cloudflare token", shape: `cf(?:[au]t|k)_[A-Za-z0-9]{40}[0-9a-f]{8}${END}`, rule: trufflehog },
  { name: "DigitalOcean token", shape: `do[opr]_v1_[0-9a-f]{64}${END}`, rule: gitleaks },
  {
    name: "Vercel token",
    shape: `vc[acikpr]_(?=[\\w-]{0,60}\\d)[\\w-]{50,64}${END}`,
    rule: rule("vercel.com/changelog/new-token-formats-and-secret-scanning"),
  },
  {
    name: "Supabase key",
    shape: `sb_secret_[\\w-]{31}${END}`,
    rule: supabase,
  },
  { name: "Supabase token", shape: `sbp_(?:\\w{2}_)?[0-9a-f]{40}${END}`, rule: supabase },
  { name: "npm token", shape: "npm_[A-Za-z0-9]{36}(?!\\w)", rule: gitleaks },
  { name: "PyPI token", shape: `pypi-AgE[\\w-]{50,${MOST}}`, rule: gitleaks },
  { name: "Docker token", shape: `dckr_[op]at_[\\w-]{27,32}${END}`, rule: trufflehog },
  { name: "Stripe key", shape: "[rs]k_live_[A-Za-z0-9]{16,250}", rule: gitleaks },
  {
    name: "SendGrid key",
    shape: `SG\\.[\\w-]{20,24}\\.[\\w-]{39,50}${END}`,
    marks: ["SG."],
    rule: trufflehog,
  },
  { name: "Linear key", shape: `lin_(?:api|oauth)_[A-Za-z0-9]{40,64}${END}`, rule: gitleaks },
  { name: "Notion token", shape: `ntn_\\d{11}[A-Za-z0-9]{35}${END}`, rule: gitleaks },
  { name: "Sentry token", shape: `sntrys_eyJ[A-Za-z0-9]{10}[\\w+/=]{60,${MOST}}`, rule: gitleaks },
  { name: "Sentry token", shape: `sntryu_[0-9a-f]{64}${END}`, rule: gitleaks },
  { name: "Grafana token", shape: `glsa_[A-Za-z0-9]{32}_[0-9a-fA-F]{8}${END}`, rule: gitleaks },
  { name: "Grafana token", shape: `glc_eyJ[A-Za-z0-9]{13}${BASE64}{40,400}={0,2}`, rule: gitleaks },
  { name: "Atlassian token", shape: "ATATT3[\\w=-]{160,220}", rule: gitleaks },
  { name: "Slack token", shape: "(?:xox[a-z]|xapp)-[\\w-]{20,300}", rule: gitleaks },
  {
    name: "Slack webhook",
    before: "hooks\\.slack\\.com/(?:services|workflows|triggers)/",
    shape: "[\\w/]{40,120}",
    marks: ["ks.slac"],
    rule: gitleaks,
  },
  {
    name: "Discord webhook",
    before: "discord(?:app)?\\.com/api/webhooks/\\d{17,20}/",
    shape: "[\\w-]{60,80}",
    marks: ["webhook"],
    rule: trufflehog,
  },
  {
    name: "Discord token",
    shape: `[MNO][DTjz][\\w-]{22,26}\\.[\\w-]{6}\\.[\\w-]{27,38}${END}`,
    rule: trufflehog,
  },
  {
    name: "Telegram token",
    before: "(?<!\\w)\\d{8,10}:",
    shape: `AA[\\w-]{33}${END}`,
    rule: rule("core.telegram.org/bots/features#botfather"),
  },

  {
    name: "JSON Web Token",
    shape: `eyJ${SEGMENT}\\.eyJ${SEGMENT}\\.${SEGMENT}`,
    rule: rfc(7519, "2015-05-01"),
  },
  {
    name: "bearer token",
    before: "[Bb]earer ",
    shape: `(?=\\S{0,80}?\\d)${LONG}[\\w.~+/=-]{0,${MOST}}`,
    marks: [],
    rule: rfc(6750, "2012-10-01"),
  },
  {
    name: "login of a header",
    before: `${AUTHORIZATION}(?:[Bb]asic|BASIC) {1,4}`,
    // Words after the method, such as "Authentication", have no other capital letter.
    shape: `(?=\\w[a-z]{0,80}[A-Z0-9+/=])${BASE64}{8,${MOST}}={0,2}`,
    marks: [],
    rule: rfc(7617, "2015-09-01"),
  },
  {
    name: "private key",
    before: "",
    shape: `${PEM_BEGIN}(?=${PEM_TEXT}{0,400}?[A-Za-z0-9+/]{40})${PEM_TEXT}{40,20000}(?:${PEM_END})?`,
    marks: ["VATE KE"],
    rule: rfc(7468, "2015-04-01"),
  },
];

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { keyShapes } from "../../src/recordings/reading/key-shapes.ts";
import { keyShapesIn, mayHoldKeys, withoutKeys } from "../../src/recordings/redact-secrets.ts";
import { keyMakers, placedKeys } from "./key-makers.ts";

const REMOVED = "[removed]";

/** Texts around a key in recordings: a message, a header, an environment, JSON, and JSON in JSON. */
const surroundings: Record<string, (text: string) => string> = {
  alone: (text) => text,
  spoken: (text) => `Use ${text} for this, please.`,
  "in brackets": (text) => `(${text})`,
  assigned: (text) => `export API_KEY=${text}\n`,
  quoted: (text) => `{"apiKey":"${text}"}`,
  "in JSON": (text) => JSON.stringify({ role: "user", content: `key:\n${text}\n` }),
  "in JSON in JSON": (text) => JSON.stringify({ arguments: JSON.stringify({ key: `\t${text}` }) }),
  "in another script": (text) => `ключ ${text} 鍵`,
};
const around = fc.constantFrom(...Object.keys(surroundings));

const tokens = keyMakers.find(([name]) => name === "GitHub token")?.[1] ?? fc.constant("");

const placed = placedKeys.map(([name, before, keys, after]) => {
  const texts = keys.map((key) => ({ key, text: `${before}${key}${after}` }));
  return [name, texts] as const;
});
const all = [
  ...keyMakers.map(([name, keys]) => [name, keys.map((key) => ({ key, text: key }))] as const),
  ...placed,
];

describe("each row of the table", () => {
  test.each(keyShapes.map((row, at) => ({ ...row, at })))("$at: $name has keys made by its rule", (row) => {
    const { name, shape, before = "(?<![\\w-])", rule } = row;
    const alone = new RegExp(`(?<=${before})(?:${shape})`);
    const made = all.filter(([one]) => one === name).map(([, keys]) => keys);
    const samples = made.flatMap((keys) => fc.sample(keys, { numRuns: 5, seed: 1 }));
    const whole = samples.filter(({ key, text }) => alone.exec(text)?.[0] === key.trim());
    expect(whole.length).toBeGreaterThanOrEqual(5);
    expect(rule).toEqual({
      url: expect.stringMatching(/^https:\/\/\S+$/),
      date: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
    });
  });
});

describe("a key is told by its looks", () => {
  test.each(all.map(([name, keys], at) => ({ name, keys, at })))("$at: $name", ({ name, keys }) => {
    fc.assert(
      fc.property(keys, around, ({ key, text }, where) => {
        const whole = surroundings[where]?.(text) ?? "";
        expect(keyShapesIn(whole)).toEqual([name]);
        expect(mayHoldKeys(Buffer.from(whole))).toBe(true);
        const left = withoutKeys(whole, REMOVED);
        expect(left).toContain(REMOVED);
        expect(keyShapesIn(left)).toEqual([]);
        expect(left).not.toContain(key.trim().slice(-20));
      }),
      { numRuns: 40 },
    );
  });

  test("and all that are in a text, in the order of the list, each kind once", () => {
    const some = fc.shuffledSubarray(
      all.map(([name, keys]) => ({ name, keys })),
      { minLength: 2, maxLength: 6 },
    );
    fc.assert(
      fc.property(
        some.chain((kinds) => fc.tuple(fc.constant(kinds), fc.tuple(...kinds.map(({ keys }) => keys)))),
        ([kinds, keys]) => {
          const text = keys.map((key) => key.text).join(" and ");
          const names = new Set(kinds.map(({ name }) => name));
          expect(new Set(keyShapesIn(text))).toEqual(names);
          expect(keyShapesIn(`${text} ${text}`)).toEqual(keyShapesIn(text));
          expect(keyShapesIn(withoutKeys(text, REMOVED))).toEqual([]);
        },
      ),
      { numRuns: 40 },
    );
  });

  test("of a URL the password is replaced, and of a header the token", () => {
    expect(withoutKeys("postgres://app:tr0ub4dor-3@db/app?x=1", "***")).toBe("postgres://app:***@db/app?x=1");
    const token = "a1B2c3D4e5F6g7H8i9J0k1L2";
    expect(withoutKeys(`curl -H "Authorization: Bearer ${token}" https://x`, "***")).toBe(
      'curl -H "Authorization: Bearer ***" https://x',
    );
    const pem = `-----BEGIN PRIVATE KEY-----\\n${"MIIEvQIBADANBgkqhkiG9w0BAQEFAASC".repeat(4)}\\n-----END PRIVATE KEY-----`;
    expect(withoutKeys(`{"key":"${pem}\\n"}`, "***")).toBe('{"key":"***\\n"}');
  });

  test("a header's key of a known kind is that kind, and is replaced once", () => {
    fc.assert(
      fc.property(fc.constantFrom(...keyMakers), ([name, keys]) => {
        for (const key of fc.sample(keys, 3)) {
          expect(keyShapesIn(`Bearer ${key}`)).toEqual([name]);
          expect(withoutKeys(`Bearer ${key}`, "***")).toBe("Bearer ***");
        }
      }),
      { numRuns: 100 },
    );
  });

  test("a login of any length is hidden whole: where git prints it, in a URL, and beside a key", () => {
    for (const key of fc.sample(tokens, 20)) {
      expect(withoutKeys(`git clone https://x-access-token:${key}@github.com/o/r`, "***")).toBe(
        "git clone https://x-access-token:***@github.com/o/r",
      );
      expect(withoutKeys(`https://${key}:x-oauth-basic@github.com`, "***")).not.toContain(key.slice(-20));
      const login = Buffer.from(`x-access-token:${key}`).toString("base64");
      for (const header of ["AUTHORIZATION: basic ", "authorization: Basic ", '"Authorization":"BASIC '])
        expect(withoutKeys(`extraheader=${header}${login}`, "***")).toBe(`extraheader=${header}***`);
    }
  });

  test("a token of GitHub's whose end was cut off", () => {
    for (const key of fc.sample(tokens, 20)) {
      const [head = "", claims = ""] = key.split(".");
      expect(withoutKeys(`GITHUB_TOKEN=${head}.${claims}`, "***")).toBe("GITHUB_TOKEN=***");
    }
  });
});

describe("no key is", () => {
  const HASH = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";
  test.each([
    [
      "an id of OpenAI's",
      "chatcmpl-BtT8ZqSFWCWRxJGeCsqnYkGBPmZ0l call_VvKcuH8zSOq7PWJ1sNdXz4Ab resp_68a5c0ffee0c81a2b3c4d5e6f7a8b9c0d1e2f3a4",
    ],
    [
      "an id of Anthropic's",
      "msg_01XFDUDYJgAACzvnptvVoYEL toolu_01A09q90qw90lq917835lq9 req_011CSHoEeqs5C35K2UUqR7Fy",
    ],
    [
      "an id of an assistant's",
      "run_abc123DEF456ghi789JKL012 thread_Xy12Zw34Vu56Ts78 asst_1234567890abcdefghijklmn fc_68a5c0ffee0c81a2b3c4d5e6f7a8b9c0d1e2f3a4",
    ],
    ["a hash", `sha256:${HASH} ${HASH.slice(0, 40)} integrity="sha512-${HASH}${HASH}=="`],
    ["a UUID", "3f2504e0-4f89-11d3-9a0c-0305e82c3301 pk-lf-3f2504e0-4f89-11d3-9a0c-0305e82c3301"],
    [
      "a picture",
      `data:image/png;base64,iVBORw0KGgo${"AAAANSUhEUgAAAAUA/+CNbyblAAAAHElEQVQI12P4".repeat(40)}=`,
    ],
    [
      "a word with sk- in it",
      "task-management-and-risk-assessment-of-2026-q3 ask-for-more-than-thirty-two-characters-please",
    ],
    [
      "a name in code",
      "hf_hub_download_with_retries_and_backoff npm_config_registry_of_the_whole_team gh_pages_branch_name_for_all",
    ],
    [
      "an address",
      "mailto:yusuf.rossi@example.com https://example.com:8443/a@b git@github.com:o/r.git http://[::1]:80/@x",
    ],
    [
      "an example",
      `sk-ant-api03-${"x".repeat(40)} sk-proj-your-key-goes-here-1234567890 AKIAIOSFODNN7EXAMPLE ghp_${"0".repeat(36)}`,
    ],
    [
      "a place for a password",
      "postgres://user:password@localhost mysql://root:$PASS@db https://u:<token>@h redis://:***@h amqp://u:xxxxxxxx@h",
    ],
    [
      "a word on tokens",
      "Bearer authentication/authorization-of-the-request. The Bearer {{ACCESS_TOKEN}} Bearer <token>",
    ],
    [
      "a word on private keys",
      `-----BEGIN PRIVATE KEY----- is how one begins, ${"and it goes on ".repeat(20)}`,
    ],
    ["a test key", `sk_test_${"4eC39HqLyjWDarjtT1zdp7dc"}`],
    [
      "a word on a login",
      "Authorization: Basic authentication, Authorization: Basic Authentication, Authorization: Basic <credentials>",
    ],
    [
      "a long name in code",
      "vcr_cassettes_for_the_whole_of_the_test_suite_of_this_repository glsa_is_a_beginning fc-daygrid-day-number-of-the-calendar-2026",
    ],
    ["two parts of a token", `eyJ${HASH}.eyJ${HASH}`],
  ])("%s", (_what, text) => {
    expect(keyShapesIn(text)).toEqual([]);
    expect(withoutKeys(text, REMOVED)).toBe(text);
  });

  test("anything that chance makes of base64", () => {
    fc.assert(
      fc.property(fc.base64String({ minLength: 400, maxLength: 4_000 }), (text) => {
        expect(keyShapesIn(text)).toEqual([]);
      }),
    );
  });

  test("inside of a longer word", () => {
    for (const [name, keys] of keyMakers)
      for (const key of fc.sample(keys, 3)) expect(keyShapesIn(`x${key}`), name).toEqual([]);
  });
});

describe("what may hold a key", () => {
  const fragments = [
    ...[
      "sk-",
      "sk-ant-",
      "sk-or-v1-",
      "AIza",
      "ghp_",
      "ghs_1_",
      "AQ.",
      "SG.",
      "ya29.",
      "IQoJb3JpZ2lu",
      "1234567890:AA",
      "glpat-",
      "AKIA",
      "xoxb-",
      "hf_",
      "eyJ",
      ".",
      "-",
      "_",
      "~",
    ],
    ...[
      "Bearer ",
      "://",
      ":",
      "@",
      "/",
      "Q~",
      "JQQJ99",
      "AccountKey=",
      "aws_secret_access_key=",
      "authorization: basic ",
      "Authorization",
      "Basic ",
      "hooks.slack.com/services/",
      "==",
      "PRIVATE KEY",
      "-----",
      "\\n",
      "\\",
      '"',
    ],
    ...[" ", "\n", "a1B2c3D4e5F6g7H8i9J0", "0123456789abcdef0123456789abcdef", "é", "鍵"],
  ];
  const key = fc.oneof(...all.map(([, keys]) => keys)).map(({ text }) => text);
  const text = fc
    .array(fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...fragments) }, { weight: 1, arbitrary: key }), {
      maxLength: 30,
    })
    .map((parts) => parts.join(""));

  test("is never said to hold none", () => {
    fc.assert(
      fc.property(text, (one) => {
        if (keyShapesIn(one).length > 0) expect(mayHoldKeys(Buffer.from(one))).toBe(true);
      }),
      { numRuns: 3_000 },
    );
  });

  test("is no usual recording", () => {
    const folder = new URL("../fixtures/", import.meta.url);
    // Reports are no recordings.
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
      (name) => name.includes("/") && !name.startsWith("reports/"),
    );
    const held = files.filter((name) => mayHoldKeys(readFileSync(new URL(name, folder))));
    expect(files.length).toBeGreaterThan(80);
    expect(held.length).toBeLessThan(5);
  });
});

test("a hostile text is searched once through, whatever it repeats", () => {
  const million = (text: string) => text.repeat(Math.ceil(1_000_000 / text.length));
  const seeds = [
    ...[
      "sk-",
      "sk-ant-",
      "eyJ",
      "eyJ.eyJ.",
      "-----BEGIN PRIVATE KEY-----",
      "-----BEGIN ",
      "Bearer ",
      "Bearer a1",
      "://",
    ],
    ...[
      "://a:",
      "://a:b",
      "a:",
      ":",
      "@",
      "a@",
      "AIza",
      "A",
      "a",
      "1",
      "Q~",
      "0Q~a",
      "glpat-a.",
      "AccountKey=",
      "AccountKey=a",
    ],
    ...[
      "-",
      ".",
      "\\n",
      "\\",
      " ",
      "a.",
      "a-",
      "aaaaaaaaaaaaaaaaaaa ",
      "-----BEGIN PRIVATE KEY-----aaaa aaaa aaaa ",
    ],
    ...[
      "authorization: basic ",
      "authorization: basic a1A",
      "ghs_1_eyJ",
      "ghs_1_eyJ.",
      "glpat-aaaaaaaaaaaaaaaaaaaa.",
    ],
    ...[
      "aws_secret_access_key=",
      "hooks.slack.com/services/",
      "1234567890:AA",
      "MTaaaaaaaaaaaaaaaaaaaaaa.",
      "SG.",
    ],
    ...["gh", "github_pat_", "xoxb-", "lsv2_pt_", "0123456789abcdef", "x".repeat(39)],
  ];
  for (const seed of seeds) {
    const text = million(seed);
    expect(withoutKeys(text, "").length).toBeLessThanOrEqual(text.length);
    expect(typeof mayHoldKeys(Buffer.from(text))).toBe("boolean");
  }
  expect(keyShapesIn("a".repeat(40_000_000))).toEqual([]);
  expect(keyShapesIn(`sk-${"a1B2c3D4e5".repeat(2_000_000)}`)).toEqual([]);
}, 60_000);

const shared = new URL("../../../shared/", import.meta.url);
const present = existsSync(shared);
const where = present ? "" : " (skipped: ../shared is not there)";

describe.skipIf(!present)(`the recordings of ../shared${where}`, () => {
  test.each(["formats/", "taubench/"])("%s hold no key", (name) => {
    const folder = new URL(name, shared);
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
    expect(files.length).toBeGreaterThan(20);
    const found = files.flatMap((file) => {
      const content = readFileSync(`${file.parentPath}/${file.name}`);
      const text = (file.name.endsWith(".gz") ? gunzipSync(content) : content).toString("utf8");
      return keyShapesIn(text).map((kind) => `${file.name}: ${kind}`);
    });
    expect(found).toEqual([]);
  });
});

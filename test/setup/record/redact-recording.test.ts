import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseJson } from "../../../src/core/parse-json.ts";
import { redactingScrub, scrubbed, scrubber, secretsIn } from "../../../src/setup/record/redact-recording.ts";

const KEY = "sk-proj-AbCdEfGhIjKlMnOpQrStUvWxYz0123456789AbCdEfGh";
const SECRET = "hunter2-correct-horse";
const scrub = scrubber(new Map([["DB_PASSWORD", SECRET]]));

describe("secrets of the environment", () => {
  test("are the values of variables named so, and no paths or short words", () => {
    const environment = {
      OPENAI_API_KEY: KEY,
      DB_PASSWORD: SECRET,
      MY_PAT: "abcdefgh1",
      SSH_AUTH_SOCK: "/run/user/1000/keyring/ssh",
      GOOGLE_CREDENTIALS_FILE: "/etc/google.json",
      AWS_SECRET_ACCESS_KEY: "/wJalrXUtnFEMIK7MDENGbPxRfi",
      TOKEN: "short",
      HOME: "/home/somebody",
      PATH: "/usr/bin:/bin",
      CAPITAL: "Lisbon and Porto",
      PWD: "/home/somebody/agent",
      OLDPWD: "/home/somebody/before",
      INIT_CWD: "/home/somebody/agent",
      SITE_KEYS: "/home/somebody/keys",
    };
    const found = secretsIn(environment, (value) => value === "/home/somebody/keys");
    expect([...found]).toEqual([
      ["OPENAI_API_KEY", KEY],
      ["DB_PASSWORD", SECRET],
      ["MY_PAT", "abcdefgh1"],
      ["AWS_SECRET_ACCESS_KEY", "/wJalrXUtnFEMIK7MDENGbPxRfi"],
    ]);
  });

  test("are told of by the names of their variables, once a text has one in any form", () => {
    const printed: string[] = [];
    const hide = scrubber(
      new Map([
        ["A_KEY", SECRET],
        ["B_KEY", "another-secret"],
      ]),
      [],
      (name) => printed.push(name),
    );
    hide("nothing");
    expect(printed).toEqual([]);
    hide(`Basic ${Buffer.from(SECRET).toString("base64")}`);
    expect(printed).toEqual(["A_KEY"]);
  });

  test("are hidden where they are numbers, too, and JSON stays JSON", () => {
    const hide = scrubber(
      new Map([
        ["PIN_TOKEN", "1234567890"],
        ["LONG_TOKEN", "12345678901234567890"],
      ]),
    );
    const inner = '{"pin":1234567890,"deep":"{\\"pin\\":[-1234567890]}","count":12345678901}';
    const large = parseJson('{"n":12345678901234567890}');
    expect(
      scrubbed({ input: { pin: 1234567890, count: 12345678901, large }, arguments: inner }, hide),
    ).toEqual({
      input: { pin: "[redacted]", count: 12345678901, large: { n: "[redacted]" } },
      arguments: '{"pin":"[redacted]","deep":"{\\"pin\\":[\\"[redacted]\\"]}","count":12345678901}',
    });
    expect(hide("pay with 1234567890")).toBe("pay with [redacted]");
  });

  test("that are numbers are hidden in a stream, wherever its pieces cut them in two", () => {
    const hide = scrubber(new Map([["PIN_TOKEN", "1234567890"]]));
    const response = ['{"a":1,"pin":123', "4567", '890,"b":2}'].map((text) => ({
      delta: { arguments: text },
    }));
    const left = scrubbed({ response }, hide) as { response: typeof response };
    expect(left.response.map(({ delta }) => delta.arguments).join("")).toBe(
      '{"a":1,"pin":"[redacted]","b":2}',
    );
  });
});

describe("a document", () => {
  test("has neither a key nor a secret, in texts, in keys, and in JSON that is a text", () => {
    const inner = JSON.stringify({ password: SECRET, quote: '"' });
    const left = JSON.stringify(scrubbed({ [SECRET]: [{ a: `Bearer ${KEY}` }], arguments: inner }, scrub));
    expect(left).not.toContain(SECRET);
    expect(left).not.toContain(KEY);
    expect(JSON.parse(JSON.parse(left).arguments)).toEqual({ password: "[redacted]", quote: '"' });
  });

  test("has no secret in any form: escaped twice, in an address, in Base64", () => {
    const hide = scrubber(new Map([["PASSWORD", 'pa"ss wörd+1']]));
    for (const form of [
      JSON.stringify(JSON.stringify({ a: 'pa"ss wörd+1' })),
      `https://example.com/?p=${encodeURIComponent('pa"ss wörd+1')}`,
      Buffer.from('pa"ss wörd+1').toString("base64"),
    ])
      expect(hide(form)).toContain("[redacted]");
  });

  test("that is a stream has none either, wherever its pieces cut them in two", () => {
    const text = fc.tuple(fc.string(), fc.constantFrom(KEY, SECRET), fc.string({ minLength: 1 }));
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 9 }), ([before, secret, after], size) => {
        const whole = `${before} ${secret} ${after}`;
        const pieces = whole.match(new RegExp(`[\\s\\S]{1,${size}}`, "g")) ?? [];
        const chunks = pieces.map((content) => ({ choices: [{ index: 0, delta: { content } }] }));
        const { response } = scrubbed({ response: chunks }, scrub) as { response: typeof chunks };
        const joined = response.map(({ choices }) => choices[0]?.delta.content).join("");
        expect(joined).not.toContain(secret);
        expect(joined).toBe(scrub(whole));
      }),
    );
  });

  test("keeps the calls of a stream apart", () => {
    const piece = (index: number, text: string) => ({
      choices: [{ delta: { tool_calls: [{ index, function: { arguments: text } }] } }],
    });
    const half = SECRET.length / 2;
    const pieces = [
      piece(0, '{"a":"'),
      piece(1, '{"b":'),
      piece(0, SECRET.slice(0, half)),
      piece(0, SECRET.slice(half)),
      piece(1, "2}"),
      piece(0, '"}'),
    ];
    const { response } = scrubbed({ response: pieces }, scrub) as { response: typeof pieces };
    const argumentsOf = (index: number) =>
      response
        .flatMap(({ choices }) => choices[0]?.delta.tool_calls ?? [])
        .filter((one) => one.index === index)
        .map((one) => one.function.arguments)
        .join("");
    expect(argumentsOf(0)).toBe('{"a":"[redacted]"}');
    expect(argumentsOf(1)).toBe('{"b":2}');
  });

  test("keeps messages apart, which are no pieces of one text", () => {
    const messages = ["my key is AKIAQWERTYUIOP234567", "to Lisbon", KEY.slice(0, 20), KEY.slice(20)].map(
      (content) => ({
        role: "user",
        content,
      }),
    );
    const { request } = scrubbed({ request: { messages } }, scrub) as {
      request: { messages: typeof messages };
    };
    expect(request.messages.map(({ content }) => content)).toEqual([
      "my key is [redacted]",
      "to Lisbon",
      KEY.slice(0, 20),
      KEY.slice(20),
    ]);
  });

  test("is as it was where there is nothing to hide", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const plain = JSON.parse(JSON.stringify(value));
        expect(scrubbed(plain, (text) => text)).toEqual(plain);
      }),
    );
  });

  test("holds the digest of encoded data, the same for the same data", () => {
    const picture = (byte: number) => `data:image/png;base64,${Buffer.alloc(9000, byte).toString("base64")}`;
    const [one, same, other] = [picture(1), picture(1), picture(2)].map((url) =>
      JSON.stringify(scrubbed({ url }, scrub)),
    );
    expect(one).toBe(same);
    expect(one).not.toBe(other);
    expect(one?.length).toBeLessThan(200);
    const words = "a long text of words ".repeat(900);
    expect(scrubbed(words, scrub)).toBe(words);
  });
});

describe("the policy's rules", () => {
  const call = {
    name: "pay",
    arguments: { card: "4111 2222", amount: 5 },
    malformed: false,
    status: "ok",
    turn: 0,
    group: 0,
  } as const;

  test("hide values by their paths wherever they are, and what expressions match", () => {
    const rules = ["pay.card", "/NV\\d+/"];
    const hide = redactingScrub([call], rules, scrubber(new Map(), rules));
    expect(hide?.('the card 4111 2222 paid for NV417, {\\"card\\":\\"4111 2222\\"}')).toBe(
      'the card [redacted] paid for [redacted], {\\"card\\":\\"[redacted]\\"}',
    );
  });

  test("hide nothing where there are none, and say so where there are too many values", () => {
    expect(redactingScrub([call], [], scrub)).toBe(scrub);
    const many = Array.from({ length: 1_500 }, (_, at) => `value number ${at}`);
    expect(redactingScrub([{ ...call, arguments: { card: many } }], ["pay.card"], scrub)).toBeUndefined();
  });
});

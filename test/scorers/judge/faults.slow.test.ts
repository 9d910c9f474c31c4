import { createServer } from "node:http";
import { afterEach, describe, expect, it, vi } from "vitest";
import { tokensOf } from "../../../src/scorers/judge/judgement.ts";
import { completion, refusal, replyTo } from "../../loopback/openai/answers.ts";
import { readQuestion } from "../../loopback/openai/asked.ts";
import { ask, judgeServer, KEY, question, questions } from "./asking.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

describe("a fault that passes is asked again", () => {
  it.concurrent.each([
    ["429 in seconds", {}],
    ["429 in milliseconds", {}],
    ["429 with a date", {}],
    ["500 once", {}],
    ["hang up once", {}],
    ["reset once", {}],
    ["silence once", { timeoutSeconds: 2 }],
    ["stall once", { timeoutSeconds: 2 }],
  ])("%s", async (model, bounds) => {
    const server = await judgeServer();
    const { all, usage } = await ask(server, [question()], { model, ...bounds });
    expect(all).toMatchObject([{ status: "judged" }]);
    expect(server.requests).toHaveLength(2);
    expect(usage.requests).toBe(2);
  });
});

it("new requests wait as long as the server asks, behind the one that it turned away", async () => {
  const came: string[] = [];
  const server = await judgeServer({
    script: async (request, n) => {
      const question = readQuestion(request);
      came.push(question.texts.replace(/\D/g, ""));
      if (came.at(-1) === "2" && n === 1)
        return refusal(429, "Slow down", { headers: { "retry-after": "1" } });
      if (came.at(-1) === "3") await new Promise((done) => setTimeout(done, 300));
      return completion(replyTo(question));
    },
  });
  const { all } = await ask(server, questions(4), { concurrency: 2 });
  expect(all.map(({ status }) => status)).toEqual(Array(4).fill("judged"));
  expect(came).toEqual(["1", "2", "3", "2", "4"]);
});

describe("a fault that does not pass fails the run", () => {
  it.concurrent.each([
    ["429 for ever", {}, "the judge's server answered 429"],
    ["500 for ever", {}, "the judge's server answered 500"],
    [
      "silence",
      { timeoutSeconds: 1 },
      "the judge's server did not answer within 1 s (judge.timeoutSeconds of the policy)",
    ],
    [
      "stall",
      { timeoutSeconds: 1 },
      "the judge's server did not answer within 1 s (judge.timeoutSeconds of the policy)",
    ],
  ])("%s, after four requests", async (model, bounds, reason) => {
    const server = await judgeServer();
    const { all } = await ask(server, [question()], { model, ...bounds });
    expect(all).toEqual([{ status: "failed", reason }]);
    expect(server.requests).toHaveLength(4);
  });

  it("without a server, too", async () => {
    const server = await judgeServer();
    await server.close();
    const { all, usage } = await ask(server, [question()]);
    expect(all).toEqual([
      {
        status: "failed",
        reason:
          "the judge's server could not be reached (ECONNREFUSED): nothing listens there; check the address, that of a proxy too, and that the server runs",
      },
    ]);
    expect(usage.requests).toBe(4);
  });

  it("and stops the judge when it fails three runs in a row", async () => {
    const server = await judgeServer();
    const { all } = await ask(server, questions(8), { model: "500 for ever", concurrency: 1 });
    const failed = { status: "failed", reason: "the judge's server answered 500" };
    const reason = "the judge was stopped after 3 failures in a row: the judge's server answered 500";
    expect(all).toEqual([failed, failed, failed, ...Array(5).fill({ status: "left", reason })]);
    expect(server.requests).toHaveLength(12);
  });

  it("but not when runs between them are judged", async () => {
    const server = await judgeServer({
      script: (request) =>
        /flight [369]\./.test(readQuestion(request).texts)
          ? completion(replyTo(readQuestion(request)))
          : refusal(503, "Overloaded", { headers: { "retry-after-ms": "1" } }),
    });
    const { all } = await ask(server, questions(9), { concurrency: 1 });
    const statuses = all.map(({ status }) => status);
    expect(statuses).toEqual(Array(3).fill(["failed", "failed", "judged"]).flat());
  });
});

describe("a run that the server cannot take fails alone", () => {
  it.each([
    ["413", 1, "the judge's server answered 413 (Request body too large for model. Max size: 8000 tokens.)"],
    [
      "400 for ever",
      1,
      "the judge's server answered 400 (This model's maximum context length is 8192 tokens.)",
    ],
    [
      "400 for seed, for ever",
      5,
      "the judge's server answered 400 (seed and temperature and response_format: no.)",
    ],
  ])("%s", async (model, each, reason) => {
    const server = await judgeServer();
    const { all } = await ask(server, questions(5), { model });
    expect(all).toEqual(Array(5).fill({ status: "failed", reason }));
    expect(server.requests).toHaveLength(5 * each);
  });
});

describe("a refusal is read however it is worded", () => {
  const deep = "[".repeat(300_000) + "]".repeat(300_000);
  it.each([
    ["as a sentence", "Too long.", "(Too long.)"],
    ["as a sentence in JSON", '{"error": "Too long."}', "(Too long.)"],
    ["as something else in JSON", '{"detail": "Too long."}', '({"detail": "Too long."})'],
    ["nested deep", `{"error":{"message":${deep}}}`, /\({"error":{"message":\[+…\)$/],
    ["nested deep instead of an error", deep, /\(\[+…\)$/],
    ["with a number for a message", '{"error":{"message":7,"code":{},"param":[1]}}', '"message":7'],
    ["at great length", "x".repeat(2 * 1024 * 1024), "(the answer was longer than 1048576 bytes)"],
    ["not at all", "", /answered 400$/],
  ])("%s", async (_how, body, message) => {
    const server = await judgeServer({ script: () => ({ status: 400, body }) });
    const { all } = await ask(server, questions(2));
    expect(all.map(({ status }) => status)).toEqual(["failed", "failed"]);
    for (const answer of all) expect("reason" in answer && answer.reason).toMatch(message);
  });
});

describe("what holds for all runs is asked once and stops the judge", () => {
  it.each([
    ["401", "the judge's server answered 401: check the key"],
    ["402", "the judge's server answered 402 (Insufficient credits.): check the account's credit"],
    ["403", "the judge's server answered 403 (Your key may not use this model.): check what the key may do"],
    [
      "404",
      "the judge's server answered 404 (The model does not exist.): check the model and the server's address",
    ],
    ["404 as a page", "the judge's server answered 404: check the model and the server's address"],
    ["try 401 again", "the judge's server answered 401: check the key"],
    ["insufficient quota", "the judge's server answered 429: the key's quota is used up"],
    ["429 for 120 s", "the judge's server answered 429: it asks to wait longer than 60 s"],
    ["429 for 120,000 ms", "the judge's server answered 429: it asks to wait longer than 60 s"],
    ["429 until a late date", "the judge's server answered 429: it asks to wait longer than 60 s"],
    ["503 for 120 s", "the judge's server answered 503: it asks to wait longer than 60 s"],
  ])("%s", async (model, reason) => {
    const server = await judgeServer();
    const { all } = await ask(server, questions(6), { model });
    const left = { status: "left", reason: `the judge was stopped: ${reason}` };
    expect(all).toEqual([{ status: "failed", reason }, ...Array(5).fill(left)]);
    expect(server.requests).toHaveLength(1);
  });

  it("in the middle of a job, too: what is judged stays, what is in flight ends", async () => {
    const server = await judgeServer({
      script: (request) => {
        const question = readQuestion(request);
        if (/flight [12]\./.test(question.texts)) return completion(replyTo(question));
        return question.texts.includes("flight 3.") ? refusal(403, "No more.") : { fate: "silence" };
      },
    });
    const { all } = await ask(server, questions(8));
    const statuses = all.map(({ status }) => status);
    expect(statuses).toEqual(["judged", "judged", "failed", ...Array(5).fill("left")]);
  });

  it("is the reason for all that is left, not the tokens that would not have sufficed for it", async () => {
    const maxTokens = tokensOf(question());
    const { all } = await ask(await judgeServer(), questions(2), { model: "404", maxTokens });
    expect(all).toMatchObject([
      { status: "failed" },
      { reason: expect.stringMatching(/^the judge was stopped/) },
    ]);
  });

  it("follows no redirect: the key goes nowhere else", async () => {
    const elsewhere = await judgeServer();
    const server = await judgeServer({
      script: () => ({ status: 307, headers: { location: `${elsewhere.url}/chat/completions` } }),
    });
    const { all } = await ask(server, questions(2));
    expect(all).toMatchObject([
      { status: "failed", reason: expect.stringContaining("answered 307, a redirect") },
      { status: "left" },
    ]);
    expect(server.requests).toHaveLength(1);
    expect(elsewhere.requests).toHaveLength(0);
  });

  it("takes a key that no header can carry for a fault of the key", async () => {
    const server = await judgeServer();
    const { all } = await ask(server, questions(2), { apiKey: "not\na key" });
    expect(all).toMatchObject([{ status: "failed" }, { status: "left" }]);
    expect(JSON.stringify(all)).not.toMatch(/not.{1,3}a key/);
    expect(server.requests).toHaveLength(0);
  });
});

describe("the runner's proxy", () => {
  it.each(["socks5://user:hunter2@127.0.0.1:9", "ftp://127.0.0.1:9"])(
    "closes the judge when it cannot be used: %s",
    async (proxy) => {
      vi.stubEnv("https_proxy", proxy);
      vi.stubEnv("no_proxy", "");
      const server = { url: "https://judge.invalid/v1", requests: [], close: async () => {} };
      const { all, usage } = await ask(server, questions(2));
      const reason =
        "the judge cannot be asked: the proxy that the environment names (https_proxy) cannot be used: expected an address at http:// or https://";
      expect(all).toEqual(Array(2).fill({ status: "left", reason }));
      expect(usage.requests).toBe(0);
    },
  );

  it("is asked for the way, and is not told the key", async () => {
    const authorizations: (string | undefined)[] = [];
    const proxy = createServer().on("connect", (request, socket) => {
      authorizations.push(request.url, JSON.stringify(request.headers));
      socket.end("HTTP/1.1 502 Bad Gateway\r\n\r\n");
    });
    await new Promise<void>((done) => proxy.listen(0, "127.0.0.1", done));
    const address = proxy.address();
    const port = typeof address === "object" ? address?.port : undefined;
    vi.stubEnv("https_proxy", `http://127.0.0.1:${port}`);
    vi.stubEnv("no_proxy", "");
    const server = { url: "https://judge.invalid/v1", requests: [], close: async () => {} };
    const { all } = await ask(server, [question()]);
    proxy.close();
    expect(all).toMatchObject([
      { status: "failed", reason: expect.stringContaining("could not be reached") },
    ]);
    expect(authorizations[0]).toBe("judge.invalid:443");
    expect(authorizations.join()).not.toContain(KEY);
  });
});

describe("headers that the environment adds to the client", () => {
  it("are not sent, and replace none", async () => {
    vi.stubEnv("OPENAI_CUSTOM_HEADERS", "X-Company-Secret: hunter2\nAuthorization: Bearer another");
    const server = await judgeServer();
    await ask(server, [question()]);
    const [{ headers = {} } = {}] = server.requests;
    expect(headers).toMatchObject({
      authorization: `Bearer ${KEY}`,
      accept: "application/json",
      "content-type": "application/json",
      "user-agent": expect.stringMatching(/^rungate\//),
    });
    expect(JSON.stringify(headers)).not.toMatch(/hunter2|another|stainless/i);
  });

  it("close the judge when they cannot be read, and are not quoted", async () => {
    vi.stubEnv("OPENAI_CUSTOM_HEADERS", "X Secret hunter2: abc");
    const server = await judgeServer();
    const { all } = await ask(server, questions(2));
    expect(all).toEqual(Array(2).fill({ status: "left", reason: "the judge cannot be asked: TypeError" }));
    expect(server.requests).toEqual([]);
  });
});

describe("what a server says is shown short, on one line and without the key", () => {
  it.each([
    ["refused", () => refusal(403, `${"x".repeat(190)} ${KEY}\n${"y".repeat(1000)}`)],
    ["refused for the key", () => refusal(401, `bad key ${KEY.slice(0, 12)}***`)],
    ["refused by a gateway", () => ({ status: 404, body: `<html>${KEY}</html>` })],
    ["an error with 200", () => ({ body: { error: { message: `bad key\u202e\n${KEY}` } } })],
    [
      "the reason to refuse",
      () => completion(null, { message: { refusal: `no ${KEY} ${"y".repeat(1000)}` } }),
    ],
    ["a reply", () => completion({ nonce: KEY, evaluations: [], missingTools: [], reason: "" })],
    ["the end of the reply", () => completion("{}", { finish_reason: KEY })],
  ])("%s", async (_what, script) => {
    const messages: string[] = [];
    const server = await judgeServer({ script });
    const { all } = await ask(server, questions(2), { debug: (text) => messages.push(text) });
    expect(all).toMatchObject([{ status: "failed" }, {}]);
    for (const text of [...all.map((answer) => ("reason" in answer ? answer.reason : "")), ...messages]) {
      expect(text).not.toContain("sk-secret");
      expect(text).not.toMatch(/[\n\u202e]/);
      expect(text.length).toBeLessThan(400);
    }
  });

  it("the name of the model", async () => {
    const server = await judgeServer({
      script: (request) =>
        completion(replyTo(readQuestion(request)), {}, { model: `m\n${KEY}${"x".repeat(5000)}` }),
    });
    const { all } = await ask(server, [question()]);
    expect(all).toMatchObject([
      { status: "judged", judgement: { by: { model: expect.stringMatching(/^m \*\*\*x+…$/) } } },
    ]);
  });
});

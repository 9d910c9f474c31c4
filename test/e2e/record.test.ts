import { chmodSync, existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { agent, booking, breakDate, type Model, model, streamed } from "../record/model.ts";
import { workspace, write } from "../workspace.ts";
import { type CommandResult, rungate } from "./command-line.ts";

const KEY = "sk-proj-ThisIsTheKeyOfTheTestsAndMustNotBeOnDisk0123456789";

const CASES = `cases:
  - id: lisbon
    input: to Lisbon
    referenceToolCalls: [{ name: book, arguments: { to: to Lisbon, date: "2026-06-12" } }]
  - id: porto
    input: to Porto
    referenceToolCalls: [{ name: book, arguments: { to: to Porto, date: "2026-06-12" } }]
`;

/** A folder with an agent and cases, and a file that says what is gated. */
function project(files: Record<string, string> = {}): string {
  return workspace({
    "agent.mjs": agent,
    "evals/cases.yml": CASES,
    ".github/rungate.yml":
      "runs: evals/runs/{case}.{trial}.json\nexpectations: evals/cases.yml\ngate: { floors: { passRate: 1 } }\n",
    ...files,
  });
}

const AGENT = ["--", process.execPath, "agent.mjs"];
const PER_CASE = ["record", "--cases", "evals/cases.yml"];

function record(
  root: string,
  { address }: Pick<Model, "address">,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<CommandResult> {
  return rungate(root, args, { OPENAI_BASE_URL: address, OPENAI_API_KEY: KEY, ...env });
}

const runsIn = (root: string) => readdirSync(join(root, "evals/runs")).sort();
const documentOf = (root: string, file: string) =>
  JSON.parse(readFileSync(join(root, "evals/runs", file), "utf8"));

describe("an agent that is started for each case", () => {
  test("is recorded, gated, and red once an argument is wrong", async () => {
    const root = project();
    const server = await model(booking);
    const { status, stdout, stderr } = await record(root, server, [...PER_CASE, ...AGENT]);
    expect(stderr).toBe("");
    expect(stdout).toMatch(
      /^Recorded 6 runs of 2 cases in evals\/runs: 6 from model requests\nNext: .* gate\n$/,
    );
    expect(status).toBe(0);
    expect(runsIn(root)).toEqual([
      "lisbon.1.json",
      "lisbon.2.json",
      "lisbon.3.json",
      "porto.1.json",
      "porto.2.json",
      "porto.3.json",
    ]);
    expect(documentOf(root, "lisbon.2.json")).toMatchObject({
      case: "lisbon",
      trial: "2",
      recorder: { source: "model requests" },
      modelCalls: [{ model: "gpt-5", usage: { total_tokens: 15 } }, { model: "gpt-5" }],
    });
    expect((await rungate(root, ["gate"])).status).toBe(0);

    breakDate("2026-06-05");
    await record(root, server, [...PER_CASE, ...AGENT]);
    const gate = await rungate(root, ["gate"]);
    expect(gate.status).toBe(1);
    expect(gate.stdout.split("\n").slice(0, 4).join("\n")).toMatch(
      /lisbon[\s\S]*book date: expected "2026-06-12", got "2026-06-05"/,
    );
  });

  test("streams: the answers pass as they come, and are kept whole", async () => {
    const root = project();
    const server = await model(booking);
    await record(root, server, [...PER_CASE, ...AGENT, "--stream"]);
    const { stdout } = await rungate(root, ["inspect", "evals/runs/{case}.{trial}.json"]);
    expect(stdout.match(/recorded from model requests/g)).toHaveLength(6);
    expect(stdout).toContain('book {"to":"to Porto","date":"2026-06-12"}');
    expect(stdout).toContain("agent  Booked: NV417");
  });

  test("leaves neither a key nor a header on disk, whatever it sends", async () => {
    const secret = "a passphrase of the team";
    const root = project({
      "agent.mjs": agent.replace(
        "You book.",
        `You book with ${KEY}, the ${secret} and AKIA${"ABCDEFGH23456789"}`,
      ),
    });
    const server = await model((body, response) => {
      const { messages } = JSON.parse(body);
      if (messages.at(-1).role === "tool")
        streamed(response, { content: `Your key is ${KEY}, ${secret}.` }, "stop");
      else booking(body, response);
    });
    await record(root, server, [...PER_CASE, ...AGENT, "--stream"], { TEAM_PASSWORD: secret });
    expect(server.requests[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
    for (const file of runsIn(root)) {
      const bytes = readFileSync(join(root, "evals/runs", file), "utf8");
      expect(bytes).toContain("[redacted]");
      for (const hidden of [KEY, secret, "AKIA", "uthorization", "Bearer", "x-request-id", "127.0.0.1"])
        expect(bytes).not.toContain(hidden);
      const joined = [JSON.parse(bytes).response]
        .flat()
        .map(({ choices }) => choices[0].delta.content ?? "")
        .join("");
      expect(joined).toBe("Your key is [redacted], [redacted].");
    }
  });

  test("--redact hides what the policy's rules name", async () => {
    const root = project({
      ".github/rungate.yml":
        "runs: evals/runs/{case}.{trial}.json\nexpectations: evals/cases.yml\nredact: [book.to, /NV\\d+/]\n",
    });
    await record(root, await model(booking), [...PER_CASE, "--redact", "--trials", "1", ...AGENT]);
    const bytes = runsIn(root)
      .map((file) => readFileSync(join(root, "evals/runs", file), "utf8"))
      .join("");
    expect(bytes).not.toMatch(/to (?:Lisbon|Porto)|NV417/);
    expect(bytes).toContain("2026-06-12");
  });

  test("is told its task, and --trials, --out, --concurrency and --timeout say how", async () => {
    const root = project({
      "say.mjs": `${agent}\nimport { appendFileSync } from "node:fs";\nappendFileSync("said.txt", [process.env.RUNGATE_CASE, process.env.RUNGATE_TRIAL, process.env.RUNGATE_INPUT].join("|") + "\\n");`,
    });
    const options = ["--trials", "2", "--out", "elsewhere/deep", "--concurrency", "1", "--timeout", "30"];
    const { status } = await record(root, await model(booking), [
      ...PER_CASE,
      ...options,
      "--",
      process.execPath,
      "say.mjs",
    ]);
    expect(status).toBe(0);
    expect(readFileSync(join(root, "said.txt"), "utf8").trim().split("\n")).toEqual([
      "lisbon|1|to Lisbon",
      "porto|1|to Porto",
      "lisbon|2|to Lisbon",
      "porto|2|to Porto",
    ]);
    expect(readdirSync(join(root, "elsewhere/deep"))).toHaveLength(4);
  });

  test("--cases without a file takes those of rungate.yml", async () => {
    const root = project();
    await record(root, await model(booking), ["record", "--cases", "--trials", "1", ...AGENT]);
    expect(runsIn(root)).toEqual(["lisbon.1.json", "porto.1.json"]);
  });

  test("--resume records what is missing or could not run, and nothing else", async () => {
    const root = project();
    let isBusy = true;
    const server = await model((body, response) => {
      if (isBusy && body.includes("Porto"))
        response.writeHead(429, { "retry-after": "0" }).end('{"error":{"message":"Slow down"}}');
      else booking(body, response);
    });
    const first = await record(root, server, [...PER_CASE, "--trials", "2", ...AGENT]);
    expect(first.status).toBe(0);
    expect(first.stdout).toContain("Recorded 2 runs of 1 case");
    expect(first.stdout).toMatch(
      /2 runs could not run:\n {2}porto\.\d\.json {2}429 from 127\.0\.0\.1:\d+: Slow down/,
    );
    expect(first.stdout).toContain("the model says 429");
    expect(first.stdout).toContain("with --resume");
    expect(documentOf(root, "porto.1.json")).toMatchObject({
      runError: expect.stringMatching(/^429 from .*: Slow down$/),
    });
    const gate = await rungate(root, ["gate"]);
    expect(gate.status).toBe(1);
    expect(gate.stdout).toContain("could not run: 429");

    isBusy = false;
    const before = statSync(join(root, "evals/runs/lisbon.1.json")).mtimeMs;
    const asked = server.requests.length;
    const second = await record(root, server, [...PER_CASE, "--trials", "2", "--resume", ...AGENT]);
    expect(second.stdout).toMatch(/Recorded 2 runs of 1 case .*\nKept 2 recordings from before/);
    expect(server.requests.length - asked).toBe(4);
    expect(statSync(join(root, "evals/runs/lisbon.1.json")).mtimeMs).toBe(before);
    expect((await rungate(root, ["gate"])).status).toBe(0);
  });

  test("a failure that the client tries again after is none", async () => {
    let asked = 0;
    const server = await model((body, response) => {
      asked += 1;
      if (asked % 3 === 1) response.writeHead(asked % 2 === 0 ? 429 : 503).end("{}");
      else booking(body, response);
    });
    const again = agent.replace(
      "if (!response.ok) throw",
      "if (response.status >= 429) return ask(messages);\n  if (!response.ok) throw",
    );
    const root = project({ "agent.mjs": again });
    const { stdout } = await record(root, server, [...PER_CASE, ...AGENT]);
    expect(stdout).toContain("Recorded 6 runs of 2 cases");
    expect(stdout).not.toContain("could not run");
    expect((await rungate(root, ["gate"])).status).toBe(0);
  });
});

describe("a process that runs all cases itself", () => {
  test("has its conversations matched to the cases by their inputs, once for each trial", async () => {
    const root = project();
    const { stdout } = await record(root, await model(booking), ["record", ...AGENT]);
    expect(stdout).toContain("Recorded 6 runs of 2 cases");
    expect(runsIn(root)).toHaveLength(6);
    expect((await rungate(root, ["gate"])).status).toBe(0);
  });

  test("names them by what was asked where nobody says what the cases are", async () => {
    const root = workspace({ "agent.mjs": agent });
    const { stdout } = await record(root, await model(booking), ["record", "--trials", "2", ...AGENT]);
    expect(stdout).toMatch(/Next: .* init\n$/);
    expect(runsIn(root)).toEqual([
      "to-lisbon.1.json",
      "to-lisbon.2.json",
      "to-porto.1.json",
      "to-porto.2.json",
    ]);
  });

  test("does not know what is missing", async () => {
    const { status, stderr } = await record(project(), await model(booking), [
      "record",
      "--resume",
      ...AGENT,
    ]);
    expect([status, stderr]).toEqual([
      2,
      "error: --resume needs --cases: without them, rungate does not know which runs are missing\n",
    ]);
  });
});

describe("what goes wrong", () => {
  test.each([
    [
      "is not there",
      ["no-such-program"],
      'error: cannot start "no-such-program": there is no such program\n',
    ],
    [
      "is one word with blanks",
      ["node agent.mjs"],
      'error: cannot start "node agent.mjs": there is no such program. Write it as separate words, without quotes around all of them\n',
    ],
  ])("a command that %s", async (_, command, message) => {
    const root = project();
    const { status, stderr } = await record(root, await model(booking), [...PER_CASE, "--", ...command]);
    expect([status, stderr]).toEqual([2, message]);
    expect(runsIn(root)).toEqual([]);
  });

  test("a command that cannot be run", async () => {
    const root = project();
    write(root, "plain.txt", "text");
    chmodSync(join(root, "plain.txt"), 0o644);
    const { status, stderr } = await record(root, await model(booking), [...PER_CASE, "--", "./plain.txt"]);
    expect([status, stderr]).toEqual([2, 'error: cannot start "./plain.txt": EACCES\n']);
  });

  test("no command", async () => {
    const { status, stderr } = await record(project(), await model(booking), PER_CASE);
    expect(status).toBe(2);
    expect(stderr).toContain("missing required argument 'command'");
  });

  test("a command that ignores the variables: nothing more is started, and they are named", async () => {
    const root = project({
      "deaf.mjs": 'import { appendFileSync } from "node:fs"; appendFileSync("starts.txt", "x");',
    });
    const { status, stderr } = await record(root, await model(booking), [
      ...PER_CASE,
      "--concurrency",
      "1",
      "--",
      process.execPath,
      "deaf.mjs",
    ]);
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /^error: nothing was recorded: the command ended without a request to rungate\. It does not read any of OPENAI_BASE_URL, .*ANTHROPIC_BASE_URL, .*OTEL_EXPORTER_OTLP_ENDPOINT\. docs\/record\.md has/,
    );
    expect(readFileSync(join(root, "starts.txt"), "utf8")).toBe("x");
    expect(runsIn(root)).toEqual([]);
  });

  test("a command that fails before it asks anything shows what it printed, without its secrets", async () => {
    const root = project({
      "fails.mjs": 'console.log("first"); throw new Error("cannot read with " + process.env.OPENAI_API_KEY)',
    });
    const { status, stderr } = await record(root, await model(booking), [
      ...PER_CASE,
      "--",
      process.execPath,
      "fails.mjs",
    ]);
    expect(status).toBe(1);
    expect(stderr).toContain(
      "error: nothing was recorded: the command ended with exit code 1, and sent no request before that\nThe command printed last:\n",
    );
    expect(stderr).toContain("cannot read with [redacted]");
    expect(stderr).not.toContain(KEY);
  });

  test("a command that hangs is ended with all that it started, and its run could not run", async () => {
    const hanging = `${agent}\nimport { spawn } from "node:child_process";\nif (process.env.RUNGATE_CASE === "porto") { spawn(process.execPath, ["-e", "setTimeout(() => {}, 600000)"], { stdio: "inherit" }); process.on("SIGTERM", () => {}); setTimeout(() => {}, 600000); }`;
    const root = project({ "hangs.mjs": hanging });
    const { status, stdout } = await record(root, await model(booking), [
      ...PER_CASE,
      "--trials",
      "1",
      "--timeout",
      "2",
      "--",
      process.execPath,
      "hangs.mjs",
    ]);
    expect(status).toBe(0);
    expect(stdout).toContain("porto.1.json  the command did not end within 2 s");
    expect(documentOf(root, "porto.1.json").runError).toBe("the command did not end within 2 s");
  });

  test("nothing but failures is exit 1", async () => {
    const root = project();
    const server = await model((_, response) => void response.writeHead(500).end());
    const { status, stderr } = await record(root, server, [...PER_CASE, "--trials", "1", ...AGENT]);
    expect(status).toBe(1);
    expect(stderr).toMatch(/2 runs could not run:\n {2}\w+\.1\.json {2}500 from 127/);
    expect(runsIn(root)).toHaveLength(2);
  });

  test("a stream that is cut is no run", async () => {
    const server = await model((body, response) => {
      if (JSON.parse(body).messages.at(-1).role !== "tool") return booking(body, response);
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.write(
        `data: ${JSON.stringify({ object: "chat.completion.chunk", choices: [{ index: 0, delta: { content: "Boo" }, finish_reason: null }] })}\n\n`,
      );
      setTimeout(() => response.destroy(), 20);
    });
    const root = project({
      "agent.mjs": agent.replace("await response.text()", 'await response.text().catch(() => "")'),
    });
    const { status, stderr } = await record(root, server, [
      ...PER_CASE,
      "--trials",
      "1",
      ...AGENT,
      "--stream",
    ]);
    expect(status).toBe(1);
    expect(stderr).toMatch(/lisbon\.1\.json {2}the answer of 127\.0\.0\.1:\d+ was cut off/);
  });

  test("a provider that is not there says so to the agent, and in the recording", async () => {
    const root = project();
    const { status, stderr } = await record(root, { address: "http://127.0.0.1:1/v1" }, [
      ...PER_CASE,
      "--trials",
      "1",
      ...AGENT,
    ]);
    expect(status).toBe(1);
    expect(stderr).toContain("no answer from 127.0.0.1:1 (ECONNREFUSED): nothing listens there");
  });

  test("an agent that speaks gRPC only is told of the variable", async () => {
    const speaks =
      'import http2 from "node:http2"; const c = http2.connect(new URL(process.env.OTEL_EXPORTER_OTLP_ENDPOINT).origin); c.on("error", () => {}); c.request({ ":method": "POST" }).on("error", () => {}); setTimeout(() => process.exit(0), 300);';
    const { status, stderr } = await record(project({ "grpc.mjs": speaks }), await model(booking), [
      ...PER_CASE,
      "--",
      process.execPath,
      "grpc.mjs",
    ]);
    expect(status).toBe(1);
    expect(stderr).toContain("error: nothing was recorded: something exported traces by gRPC");
    expect(stderr).toContain("OTEL_EXPORTER_OTLP_PROTOCOL=http/protobuf");
  });

  test("two providers: one conversation with each is unclear, unless one begins with the input", async () => {
    const two = `${agent.replace("await Promise.all", "const run = (inputs) => Promise.all").replace(/\)\);\n$/, "));\n")}
const own = inputs[0];
await run(process.argv.includes("--unclear") ? ["first of two"] : [own]);
const response = await fetch(process.env.ANTHROPIC_BASE_URL + "/v1/messages", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ model: "claude", max_tokens: 9, tools: [{ name: "check", input_schema: {} }], messages: [{ role: "user", content: "Check it" }] }) });
await response.json();`;
    const root = project({ "two.mjs": two });
    const server = await model((body, response, { url }) => {
      if (!url?.endsWith("/messages")) return booking(body, response);
      response.writeHead(200, { "content-type": "application/json" });
      response.end(
        JSON.stringify({
          id: "msg_1",
          type: "message",
          role: "assistant",
          model: "claude",
          content: [{ type: "text", text: "Fine." }],
          stop_reason: "end_turn",
          usage: { input_tokens: 1, output_tokens: 1 },
        }),
      );
    });
    const env = { ANTHROPIC_BASE_URL: server.address };
    const good = await record(
      root,
      server,
      [...PER_CASE, "--trials", "1", "--", process.execPath, "two.mjs"],
      env,
    );
    expect(good.stdout).toContain("Recorded 2 runs");
    expect(documentOf(root, "lisbon.1.json").request.model).toBe("gpt-5");
    const unclear = await record(
      root,
      server,
      [...PER_CASE, "--trials", "1", "--", process.execPath, "two.mjs", "--unclear"],
      env,
    );
    expect(unclear.status).toBe(1);
    expect(unclear.stderr).toContain("the run has 2 conversations with 127.0.0.1");
  });

  test("50 MB pass through, and a recording holds the digest of a picture", async () => {
    const big = agent.replace(
      "content: input }",
      'content: [{ type: "text", text: input }, { type: "image_url", image_url: { url: "data:image/png;base64," + "A".repeat(50_000_000) } }] }',
    );
    const root = project({ "agent.mjs": big });
    const server = await model((body, response) => {
      const short = body.replace("A".repeat(50_000_000), "");
      const request = JSON.parse(short);
      for (const message of request.messages)
        if (Array.isArray(message.content)) message.content = message.content[0].text;
      booking(JSON.stringify(request), response);
    });
    const { stdout, stderr } = await record(root, server, [
      ...PER_CASE,
      "--trials",
      "1",
      "--concurrency",
      "1",
      ...AGENT,
    ]);
    expect(stderr).toBe("");
    expect(stdout).toContain("Recorded 2 runs");
    expect(server.requests[0]?.body.length).toBeGreaterThan(50_000_000);
    expect(statSync(join(root, "evals/runs/lisbon.1.json")).size).toBeLessThan(5_000);
  }, 60_000);

  test("a proxy that is set leads to the provider, and not to rungate", async () => {
    const server = await model(booking);
    const seen: string[] = [];
    const proxy = createServer((socket) => {
      socket.once("data", (bytes) => {
        seen.push(bytes.toString("latin1").split("\r\n")[0] ?? "");
        socket.end("HTTP/1.1 502 Bad Gateway\r\n\r\n");
      });
      socket.on("error", () => {});
    });
    await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
    const address = proxy.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    const env = {
      HTTP_PROXY: `http://127.0.0.1:${port}`,
      HTTPS_PROXY: `http://127.0.0.1:${port}`,
      NODE_USE_ENV_PROXY: "1",
    };
    try {
      const root = project();
      const { stdout } = await record(root, server, [...PER_CASE, "--trials", "1", ...AGENT], env);
      expect(stdout).toContain("Recorded 2 runs");
      expect(seen).toEqual([]);
      await record(
        root,
        { address: "https://model.example/v1" },
        [...PER_CASE, "--trials", "1", ...AGENT],
        env,
      );
      expect(new Set(seen)).toEqual(new Set(["CONNECT model.example:443 HTTP/1.1"]));
    } finally {
      proxy.close();
    }
  });

  test("a folder that cannot be written to is told, and a disk that is full", async () => {
    const root = project({ blocked: "a file" });
    const blocked = await record(root, await model(booking), [
      ...PER_CASE,
      "--out",
      "blocked/runs",
      ...AGENT,
    ]);
    expect(blocked.status).toBe(2);
    expect(blocked.stderr).toMatch(/^error: blocked\/runs: cannot be made: /);
    const full = await rungate(
      root,
      [...PER_CASE, "--concurrency", "1", ...AGENT],
      { OPENAI_BASE_URL: (await model(booking)).address, OPENAI_API_KEY: KEY },
      { prelude: "ulimit -f 0" },
    );
    expect(full.status).toBe(2);
    expect(full.stderr).toMatch(
      /^error: lisbon\.1\.json cannot be written to evals\/runs: (?:EFBIG|ENOSPC).*Recordings before it are kept/,
    );
  });

  test("recordings from before that this did not write are told of", async () => {
    const root = project({ "evals/runs/gone.1.json": "{}" });
    const { stdout } = await record(root, await model(booking), [...PER_CASE, "--trials", "1", ...AGENT]);
    expect(stdout).toContain(
      "warning: evals/runs has 1 recording from before, which the gate reads too: gone.1.json",
    );
  });

  test.each([
    ["cases without an input", "cases: [{ id: a }]", "no case has an input"],
    [
      "a case that cannot be a file",
      "cases: [{ id: a/b, input: Fly }]",
      'case "a/b" cannot be the name of a file',
    ],
    ["a case that leads out", 'cases: [{ id: "..", input: Fly }]', "cannot be the name of a file"],
    [
      "a case with dots that read otherwise",
      'cases: [{ id: ".x", input: Fly }]',
      "cannot be the name of a file",
    ],
    ["cases that are no YAML", "cases: [", "error: evals/cases.yml:"],
  ])("%s", async (_, text, message) => {
    const root = project({ "evals/cases.yml": text });
    const { status, stderr } = await record(root, await model(booking), [...PER_CASE, ...AGENT]);
    expect(status).toBe(2);
    expect(stderr).toContain(message);
  });

  test.each([
    ["--trials", "0"],
    ["--trials", "1e9"],
    ["--concurrency", "101"],
    ["--timeout", "-1"],
    ["--upstream", "elsewhere=https://x.example"],
    ["--upstream", "azure=nonsense at all"],
  ])("%s %s is refused", async (option, value) => {
    const { status, stderr } = await record(project(), await model(booking), [
      ...PER_CASE,
      option,
      value,
      ...AGENT,
    ]);
    expect(status).toBe(2);
    expect(stderr).toContain(option);
  });

  test("Ctrl-C keeps what was recorded", async () => {
    const root = project();
    const slow = `${agent}\nif (process.env.RUNGATE_TRIAL === "2") { const { writeFileSync } = await import("node:fs"); writeFileSync("second", ""); setTimeout(() => {}, 600000); }`;
    write(root, "agent.mjs", slow);
    const result = await rungate(
      root,
      [...PER_CASE, "--concurrency", "2", ...AGENT],
      { OPENAI_BASE_URL: (await model(booking)).address, OPENAI_API_KEY: KEY },
      {
        started: (kill) => {
          const timer = setInterval(() => {
            if (!existsSync(join(root, "second"))) return;
            clearInterval(timer);
            kill("SIGINT");
          }, 20);
        },
      },
    );
    expect(result.status).toBe(130);
    expect(result.stderr).toContain(
      "stopped. What was recorded is in evals/runs: add --resume to record the rest",
    );
    expect(runsIn(root)).toEqual(["lisbon.1.json", "porto.1.json"]);
  });
});

test("a hundred streams at once are intact", async () => {
  const words = (at: number) => Array.from({ length: 200 }, (_, word) => `${at}-${word}`).join(" ");
  const server = await model(async (body, response) => {
    const at = Number(/input (\d+)/.exec(body)?.[1]);
    response.writeHead(200, { "content-type": "text/event-stream" });
    for (const piece of words(at).match(/[\s\S]{1,40}/g) ?? []) {
      response.write(
        `data: ${JSON.stringify({ object: "chat.completion.chunk", choices: [{ index: 0, delta: { content: piece }, finish_reason: null }] })}\n\n`,
      );
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    response.end(
      `data: ${JSON.stringify({ object: "chat.completion.chunk", choices: [{ index: 0, delta: {}, finish_reason: "stop" }] })}\n\ndata: [DONE]\n\n`,
    );
  });
  const inputs = JSON.stringify(Array.from({ length: 100 }, (_, at) => `input ${at} of all`));
  const root = workspace({ "agent.mjs": agent.replace('["to Lisbon", "to Porto"]', inputs) });
  const { stdout } = await record(root, server, ["record", "--trials", "1", ...AGENT, "--stream"]);
  expect(stdout).toContain("Recorded 100 runs of 100 cases");
  for (let at = 0; at < 100; at += 1) {
    const { response } = documentOf(root, `input-${at}-of-all.1.json`);
    const said = response
      .map(({ choices }: { choices: { delta: { content?: string } }[] }) => choices[0]?.delta.content ?? "")
      .join("");
    expect(said).toBe(words(at));
  }
}, 60_000);

test("nobody else gets through: another path is not found, and so is another place", async () => {
  const probing = `
const base = new URL(process.env.OPENAI_BASE_URL);
const parts = base.pathname.split("/");
const at = async (path, options) => (await fetch(base.origin + path, options)).status;
const body = { method: "POST", body: "{}" };
console.log(JSON.stringify([
  await at("/", body), await at("/v1/chat/completions", body),
  await at(["", "0".repeat(32), ...parts.slice(2)].join("/"), body),
  await at(["", parts[1], parts[2], "9", ...parts.slice(4)].join("/"), body),
  await at([...parts.slice(0, 4), "evil.example", "v1"].join("/"), body),
]));
process.exit(1);`;
  const root = project({ "probe.mjs": probing });
  const server = await model(booking);
  const { stderr } = await record(root, server, [
    ...PER_CASE,
    "--trials",
    "1",
    "--concurrency",
    "1",
    "--",
    process.execPath,
    "probe.mjs",
  ]);
  expect(stderr).toContain("[404,404,404,404,404]");
  expect(server.requests).toEqual([]);
});

import { chmodSync, existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { agent, booking, model } from "../setup/record/model.ts";
import { AGENT, documentOf, KEY, PER_CASE, project, record, runsIn } from "../setup/record/project.ts";
import { write } from "../workspace.ts";
import { rungate } from "./command-line.ts";

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
    expect(stderr).toBe(
      'error: no command is named: write -- before it, such as "rungate record --cases evals/cases.yml -- node agent.mjs"\n',
    );
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
      /^error: nothing was recorded: the command ended without a request to rungate\. It asked no model, or reads none of OPENAI_BASE_URL, .*ANTHROPIC_BASE_URL, .*OTEL_EXPORTER_OTLP_ENDPOINT\. https:\/\/\S+docs\/record\.md\S* has/,
    );
    expect(readFileSync(join(root, "starts.txt"), "utf8")).toBe("x");
    expect(runsIn(root)).toEqual([]);
  });

  test("a start that needs no model is no reason to stop, if another one asks it", async () => {
    const root = project({
      "agent.mjs": `if (process.env.RUNGATE_CASE === "porto") process.exit(0);\n${agent}`,
    });
    const { status, stdout } = await record(root, await model(booking), [
      ...PER_CASE,
      "--trials",
      "1",
      ...AGENT,
    ]);
    expect(status).toBe(0);
    expect(stdout).toContain("porto.1.json  nothing was recorded of this run");
    expect(runsIn(root)).toEqual(["lisbon.1.json", "porto.1.json"]);
  });

  test("a command that fails while it runs the cases itself is exit 1, and what was recorded is kept", async () => {
    const root = project({ "agent.mjs": `${agent}\nprocess.exit(3);` });
    const { status, stderr } = await record(root, await model(booking), [
      "record",
      "--trials",
      "1",
      ...AGENT,
    ]);
    expect(status).toBe(1);
    expect(stderr).toContain("Recorded 2 runs of 2 cases");
    expect(stderr).toContain("warning: start 1: the command ended with exit code 3, so runs may be missing");
    expect(runsIn(root)).toHaveLength(2);
  });

  test("a command that fails before it asks anything shows what it printed, without its secrets", async () => {
    const root = project({
      "fails.mjs":
        'console.log("fir" + "st!", "x".repeat(3_000)); throw new Error("cannot read with " + process.env.OPENAI_API_KEY)',
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
    expect(stderr).not.toContain("first!");
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

  test("two providers: one that is offered no tools is a helper, and two that are have no main one", async () => {
    const two = `${agent}
const tools = process.argv.includes("--tools") ? [{ name: "check", input_schema: { type: "object" } }] : [];
const body = JSON.stringify({ model: "claude", max_tokens: 9, tools, messages: [{ role: "user", content: "Check it" }] });
await fetch(process.env.ANTHROPIC_BASE_URL + "/v1/messages", { method: "POST", headers: { "content-type": "application/json" }, body });`;
    const root = project({
      "two.mjs": two
        .replace("const tools = [{", "const offered = [{")
        .replace("messages, tools, stream", "messages, tools: offered, stream"),
    });
    const server = await model((body, response, { url }) => {
      if (!url?.endsWith("/messages")) return booking(body, response);
      const answer = {
        id: "msg_1",
        type: "message",
        role: "assistant",
        model: "claude",
        stop_reason: "end_turn",
      };
      response.writeHead(200, { "content-type": "application/json" });
      response.end(
        JSON.stringify({
          ...answer,
          content: [{ type: "text", text: "Fine." }],
          usage: { input_tokens: 1, output_tokens: 1 },
        }),
      );
    });
    const start = [...PER_CASE, "--trials", "1", "--", process.execPath, "two.mjs"];
    const good = await record(root, server, start, { ANTHROPIC_BASE_URL: server.address });
    expect(good.stdout).toContain("Recorded 2 runs");
    expect(documentOf(root, "lisbon.1.json").request.model).toBe("gpt-5");
    const unclear = await record(root, server, [...start, "--tools"], { ANTHROPIC_BASE_URL: server.address });
    expect(unclear.status).toBe(1);
    expect(unclear.stderr).toContain("the run has 2 conversations with 127.0.0.1");
  });

  test.each([
    ["each piece says that it is the last", "stop"],
    ["no piece says why it ends", ""],
  ])("a stream that is cut is no run, though %s", async (_, reason) => {
    const server = await model((body, response) => {
      if (JSON.parse(body).messages.at(-1).role !== "tool") return booking(body, response);
      const chunk = {
        object: "chat.completion.chunk",
        choices: [{ index: 0, delta: { content: "Boo" }, finish_reason: reason }],
      };
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.write(`data: ${JSON.stringify(chunk)}\n\n`);
      setTimeout(() => response.destroy(), 20);
    });
    const patient = agent.replace("await response.text()", 'await response.text().catch(() => "")');
    const root = project({ "agent.mjs": patient });
    const { status, stderr } = await record(root, server, [
      ...PER_CASE,
      "--trials",
      "1",
      ...AGENT,
      "--stream",
    ]);
    expect(status).toBe(1);
    expect(stderr).toContain("was cut off");
  });

  test("an agent that closes a stream after its last piece has the whole answer", async () => {
    const server = await model((body, response) => {
      booking(body, response);
    });
    const hasty = agent.replace(
      "for (const line of (await response.text()).split",
      `const reader = response.body.getReader();
  let text = "";
  while (!/"finish_reason":"(stop|tool_calls)"/.test(text)) text += new TextDecoder().decode((await reader.read()).value);
  await reader.cancel();
  for (const line of text.split`,
    );
    const root = project({ "agent.mjs": hasty });
    const { stdout } = await record(root, server, [...PER_CASE, "--trials", "1", ...AGENT, "--stream"]);
    expect(stdout).toContain("Recorded 2 runs");
  });

  test("a request that nests too deep is a fault of its run, and of no other", async () => {
    const lists = `process.env.RUNGATE_CASE === "porto" ? "[".repeat(9000) + "]".repeat(9000) : "{}"`;
    const deep = agent.replace(
      "tools, stream }),",
      `tools, stream, metadata: "deep" }).replace('"deep"', ${lists}),`,
    );
    const root = project({ "agent.mjs": deep });
    const { stdout } = await record(root, await model(booking), [...PER_CASE, "--trials", "1", ...AGENT]);
    expect(stdout).toContain("Recorded 1 run of 1 case");
    expect(stdout).toMatch(/porto\.1\.json {2}a request that nests deeper than \d+ levels/);
  });

  test("what a provider says of a failure is written without secrets, and so is a name made of an input", async () => {
    const server = await model((body, response) => {
      response
        .writeHead(body.includes("Porto") ? 400 : 429)
        .end(JSON.stringify({ error: { message: `bad key ${KEY} of jane@corp.example` } }));
    });
    const files = {
      ".github/rungate.yml": "runs: evals/runs/{case}.{trial}.json\nredact: ['/[a-z]+@[a-z.]+/']\n",
    };
    const root = project({
      ...files,
      "agent.mjs": agent.replace(
        '["to Lisbon", "to Porto"]',
        `["${KEY.toLowerCase()} to jane@corp.example", "to Porto"]`,
      ),
    });
    const { stderr } = await record(root, server, ["record", "--redact", "--trials", "1", ...AGENT]);
    const all = [
      stderr,
      ...runsIn(root),
      ...runsIn(root).map((file) => readFileSync(join(root, "evals/runs", file), "utf8")),
    ].join("\n");
    expect(all).toContain("bad key [redacted] of [redacted]");
    for (const hidden of [KEY, KEY.toLowerCase(), "jane", "corp"]) expect(all).not.toContain(hidden);
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
    expect(blocked.stderr).toMatch(
      /^error: blocked\/runs: is a file, or lies in one: name a folder with --out/,
    );
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
    ["--trials", "101"],
    ["--concurrency", "101"],
    ["--timeout", "-1"],
    ["--timeout", "86401"],
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
    const slow = `${agent}\nif (process.env.RUNGATE_TRIAL === "2") { const { writeFileSync } = await import("node:fs"); writeFileSync("second-" + process.env.RUNGATE_CASE, String(process.pid)); setTimeout(() => {}, 600000); }`;
    write(root, "agent.mjs", slow);
    const waiting = ["second-lisbon", "second-porto"];
    const result = await rungate(
      root,
      [...PER_CASE, "--concurrency", "2", ...AGENT],
      { OPENAI_BASE_URL: (await model(booking)).address, OPENAI_API_KEY: KEY },
      {
        started: (kill) => {
          const timer = setInterval(() => {
            if (!waiting.every((file) => existsSync(join(root, file)))) return;
            clearInterval(timer);
            kill("SIGINT");
          }, 20);
        },
      },
    );
    expect(result.status).toBe(130);
    const pids = waiting.map((file) => Number(readFileSync(join(root, file), "utf8")));
    await expect.poll(() => pids.some(isRunning), { timeout: 5_000 }).toBe(false);
    expect(result.stderr).toContain(
      "stopped. What was recorded is in evals/runs: add --resume to record the rest",
    );
    expect(runsIn(root)).toEqual(["lisbon.1.json", "porto.1.json"]);
  });
});

/** False for an ended process, also before its parent has reaped it. */
function isRunning(pid: number): boolean {
  const status = `/proc/${pid}/status`;
  if (existsSync("/proc/self/status"))
    return existsSync(status) && !/^State:\s+[ZX]/m.test(readFileSync(status, "utf8"));
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

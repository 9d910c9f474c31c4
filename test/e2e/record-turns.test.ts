import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { agent, booking, model } from "../setup/record/model.ts";
import { AGENT, documentOf, PER_CASE, project, record } from "../setup/record/project.ts";
import { agents, bookLast, documented } from "../setup/record/turns.ts";
import { rungate } from "./command-line.ts";

const hasPython = spawnSync("python3", ["--version"]).status === 0;
if (!hasPython) console.warn("python3 is missing: its agents are not tested");

const TURNS = `cases:
  - id: change
    input: [to Lisbon, to Porto]
    referenceToolCalls:
      - { name: book, arguments: { to: to Lisbon } }
      - { name: book, arguments: { to: to Porto } }
  - id: faro
    input: to Faro
    referenceToolCalls: [{ name: book, arguments: { to: to Faro } }]
`;
const ADDRESS = "http://127.0.0.1:{port}/chat";
const ONCE = [...PER_CASE, "--trials", "1"];
const server = (address = ADDRESS, program = "server.mjs") => [
  ...ONCE,
  ...["--server", address, "--", process.execPath, program],
];

const team = (files: Record<string, string> = {}) =>
  project({
    ...agents,
    ...Object.fromEntries(
      ["server.mjs", "server.py", "turns.mjs", "turns.py"].map((name) => [name, documented(name)]),
    ),
    "evals/cases.yml": TURNS,
    ...files,
  });

describe.each([
  { language: "JavaScript", program: process.execPath, ending: "mjs", isThere: true },
  { language: "Python", program: "python3", ending: "py", isThere: hasPython },
])("the agents of the docs, in $language", ({ program, ending, isThere }) => {
  test.runIf(isThere).each([
    ["a command that takes the turns", (): string[] => [...ONCE, "--", program, `turns.${ending}`]],
    ["a server", () => [...ONCE, "--server", ADDRESS, "--", program, `server.${ending}`]],
  ])("%s is recorded and gated", async (_, args) => {
    const root = team();
    const { stdout, stderr, status } = await record(root, await model(bookLast), args());
    expect(stderr).toBe("");
    expect(stdout).toContain(
      "Recorded 2 runs of 2 cases in evals/runs: 2 from model requests\nTook 2 runs, 90 tokens\n",
    );
    expect(status).toBe(0);
    const messages = documentOf(root, "change.1.json").request.messages;
    expect(messages.filter(({ role }: { role: string }) => role === "user")).toEqual([
      { role: "user", content: "to Lisbon" },
      { role: "user", content: "to Porto" },
    ]);
    expect((await rungate(root, ["gate"])).status).toBe(0);
  });
});

describe("a server", () => {
  test("waits for a server that needs long to listen", async () => {
    const slow = `await new Promise((go) => setTimeout(go, 3000));\n${documented("server.mjs").replaceAll(/^import (.*) from (.*);$/gm, "const $1 = await import($2);")}`;
    const { stdout } = await record(
      team({ "slow.mjs": slow }),
      await model(bookLast),
      server(ADDRESS, "slow.mjs"),
    );
    expect(stdout).toContain("Recorded 2 runs of 2 cases");
  });

  test("a port of its own must be free, and its starts follow one another", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void other.close());
    const { port } = other.address() as AddressInfo;
    const root = team();
    const args = server(`http://127.0.0.1:${port}/chat`);
    const taken = await record(root, await model(bookLast), args);
    expect(taken.status).toBe(2);
    expect(taken.stderr).toContain(`port ${port} is in use: end what listens there, or write {port}`);
    await new Promise((resolve) => other.close(resolve));
    const free = await record(root, await model(bookLast), args);
    expect(free.stdout).toContain("Recorded 2 runs of 2 cases");
  });

  test("takes the body that --body describes, and the port among its words", async () => {
    const own = documented("server.mjs")
      .replace("{ input, session }", "{ message: input, thread: session }")
      .replace("process.env.PORT", "process.argv[2]");
    const { stdout } = await record(team({ "own.mjs": own }), await model(bookLast), [
      ...ONCE,
      ...["--server", ADDRESS, "--body", '{"message": {input}, "thread": {session}}'],
      ...["--", process.execPath, "own.mjs", "{port}"],
    ]);
    expect(stdout).toContain("Recorded 2 runs of 2 cases");
  });

  test.each([
    [
      "ends before it listens",
      'console.log("no database"); process.exit(3);',
      /the command ended with exit code 3 before it could listen on port \d+[\s\S]*no database/,
    ],
    ["never listens", "setInterval(() => {}, 1000);", /the server did not listen on port \d+ within 2 s/],
    [
      "refuses a turn",
      documented("server.mjs").replace(
        "response.end(",
        'if (messages.length > 1) response.writeHead(503);\n  response.end("full: " + ',
      ),
      /change\.1\.json {2}the server answered turn 2 with 503: full: Booked 2/,
    ],
    [
      "forgets the turns before",
      documented("server.mjs").replace("sessions.set(session, messages);", ""),
      /change\.1\.json {2}the run has 2 conversations/,
    ],
    [
      "drops the task",
      documented("server.mjs").replace("content: input", 'content: ""'),
      /the agent asked its model without a task: read the body of the request in your server/,
    ],
    [
      "ends in the middle of a turn",
      documented("server.mjs").replace(
        "response.end(",
        "if (messages.length > 1) process.exit(0);\n  response.end(",
      ),
      /change\.1\.json {2}the (?:command ended with exit code 0 before it could answer turn 2 of 2|server broke off its answer to turn 2: )/,
    ],
  ])("could not run where it %s", async (_, code, message) => {
    const [first = "", ...rest] = server(ADDRESS, "bad.mjs");
    const args = [first, "--timeout", "2", ...rest];
    const { stdout, stderr } = await record(team({ "bad.mjs": code }), await model(bookLast), args);
    expect(stdout + stderr).toMatch(message);
  });

  test("a reply that is too large could not run", async () => {
    const large = documented("server.mjs").replace(
      "response.end(await answer(messages))",
      'await answer(messages);\n  response.end("x".repeat(65 * 1024 * 1024))',
    );
    const { stderr } = await record(
      team({ "large.mjs": large }),
      await model(bookLast),
      server(ADDRESS, "large.mjs"),
    );
    expect(stderr).toContain("the server answered turn 1 with more than 64 MiB");
  });

  test.each([
    [["--server", "http://example.com/chat"], "write an address on this machine"],
    [["--server", "https://127.0.0.1:1/chat"], "write an address on this machine"],
    [["--server", ADDRESS, "--body", '{"a": 1}'], "--body is not JSON with {input} in it"],
    [["--server", ADDRESS, "--body", "{input"], "--body is not JSON with {input} in it"],
    [["--body", '{"a": {input}}'], "--body needs --server"],
  ])("%j is refused", async (options, message) => {
    const { stderr, status } = await record(team(), { address: "" }, [...ONCE, ...options, ...AGENT]);
    expect(stderr).toContain(message);
    expect(status).toBe(2);
  });

  test("needs cases, whose turns it is sent", async () => {
    const { stderr } = await record(team(), { address: "" }, ["record", "--server", ADDRESS, ...AGENT]);
    expect(stderr).toContain("--server needs --cases");
  });

  test("refuses more turns than a case may have", async () => {
    const many = `cases: [{ id: a, input: [${Array(101).fill("b").join(", ")}] }]\n`;
    const { stderr, status } = await record(team({ "evals/cases.yml": many }), { address: "" }, server());
    expect(stderr).toMatch(/evals\/cases\.yml:1.*input/);
    expect(status).toBe(2);
  });
});

describe("an agent whose conversation OpenAI keeps", () => {
  const keeping = `
const ask = async (path, body) => {
  const response = await fetch(process.env.OPENAI_BASE_URL + path, { method: "POST", body: JSON.stringify(body) });
  return response.json();
};
const [known] = process.argv.slice(2);
const { id } = known === undefined ? await ask("/conversations", {}) : { id: known };
const tools = [{ type: "function", name: "book", parameters: { type: "object" } }];
for (let input of JSON.parse(process.env.RUNGATE_TURNS))
  for (;;) {
    const { output } = await ask("/responses", { model: "gpt-5", conversation: id, input, tools });
    const calls = output.filter(({ type }) => type === "function_call");
    if (calls.length === 0) break;
    input = calls.map(({ call_id }) => ({ type: "function_call_output", call_id, output: "NV417" }));
  }
await ask("/responses", { model: "judge", input: "Was it good?" });
`;
  let made = 0;
  const answer: Parameters<typeof model>[0] = (body, response, { url }) => {
    const { input, tools } = JSON.parse(body);
    made += 1;
    const call = { type: "function_call", name: "book", arguments: JSON.stringify({ to: input }) };
    const text = tools === undefined ? "Good." : `Booked ${made}.`;
    const message = { type: "message", role: "assistant", content: [{ type: "output_text", text }] };
    const output =
      tools !== undefined && typeof input === "string"
        ? { ...call, id: `fc_${made}`, call_id: `call_${made}` }
        : { ...message, id: `msg_${made}` };
    const whole = { object: "response", status: "completed", output: [output], usage: { total_tokens: 15 } };
    response.writeHead(200, { "content-type": "application/json" });
    const isNew = url?.endsWith("/conversations");
    response.end(JSON.stringify({ id: `id_${made}`, ...(isNew ? { object: "conversation" } : whole) }));
  };
  const run = async (...args: string[]) => {
    const root = team({ "keeping.mjs": keeping });
    const command = ["--", process.execPath, "keeping.mjs", ...args];
    return { root, ...(await record(root, await model(answer), [...ONCE, ...command])) };
  };

  test("is recorded with both turns, without the scorer that asks a model once it is done", async () => {
    const { root, stdout } = await run();
    expect(stdout).toContain(
      "Recorded 2 runs of 2 cases in evals/runs: 2 from model requests\nTook 2 runs, 90 ",
    );
    const { modelCalls, request, response } = documentOf(root, "change.1.json");
    expect(modelCalls.map((call: { model: string }) => call.model)).toEqual(Array(4).fill("gpt-5"));
    expect(JSON.stringify([request.input, response.output])).toMatch(
      /to Lisbon.*NV417.*Booked \d+.*to Porto.*NV417.*Booked \d+/,
    );
    expect((await rungate(root, ["gate"])).status).toBe(0);
  });

  test("could not run if another process began it", async () => {
    const { stdout, stderr, status } = await run("conv_before");
    expect(stdout + stderr).toMatch(
      /change\.1\.json {2}a request to 127\.0\.0\.1:\d+ goes on from the conversation "conv_before", which this start of the command never got: let each start begin its own/,
    );
    expect(status).toBe(1);
  });
});

describe("an agent that does not read its task", () => {
  const reading = (words: string) => agent.replace(/^const inputs = .*$/m, `const inputs = [${words}];`);

  test("asks without a task: it could not run, and init expects nothing of it", async () => {
    const root = project({ "agent.mjs": reading('""') });
    const { stderr, status } = await record(root, await model(booking), [...ONCE, ...AGENT]);
    expect(stderr).toMatch(
      /lisbon\.1\.json {2}the agent asked its model without a task: read process\.env\.RUNGATE_INPUT in your command/,
    );
    expect(status).toBe(1);
    rmSync(join(root, ".github"), { recursive: true });
    const init = await rungate(root, ["init", "--expectations", "evals/new.yml"]);
    expect(init.stdout + init.stderr).not.toContain("wrote evals/new.yml");
  });

  test("asks the same for every case: a warning names them and the variable", async () => {
    const root = project({ "agent.mjs": reading('"to Rome"') });
    const { stdout } = await record(root, await model(booking), [...ONCE, ...AGENT]);
    expect(stdout).toContain(
      "warning: lisbon, porto began with the same words, though their inputs differ. Check that your command reads process.env.RUNGATE_INPUT\n",
    );
  });

  test("asks something else: a warning names the case", async () => {
    const words = 'process.env.RUNGATE_INPUT.replace("Porto", "the north")';
    const root = project({ "agent.mjs": reading(words) });
    const { stdout } = await record(root, await model(booking), [...ONCE, ...AGENT]);
    expect(stdout).toContain("warning: no request holds the input of porto. Check that");
  });

  test("has its task among the instructions: all is well", async () => {
    const code = reading('""').replace('"You book."', '"Your task: " + process.env.RUNGATE_INPUT');
    const { stdout, stderr } = await record(project({ "agent.mjs": code }), await model(booking), [
      ...ONCE,
      ...AGENT,
    ]);
    expect(stdout).toContain("Recorded 2 runs");
    expect(stdout + stderr).not.toContain("warning");
  });

  test("leaves out a turn: it could not run", async () => {
    const root = team({ "agent.mjs": reading("process.env.RUNGATE_INPUT") });
    const { stdout } = await record(root, await model(booking), [...ONCE, ...AGENT]);
    expect(stdout).toMatch(
      /change\.1\.json {2}the agent never got turn 2 of 2: send each of RUNGATE_TURNS, a JSON list, in one conversation/,
    );
  });
});

import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { agent, booking, breakDate, model, streamed } from "../setup/record/model.ts";
import {
  AGENT,
  documentOf,
  KEY,
  PER_CASE,
  project,
  record,
  recordingsIn,
  runsIn,
} from "../setup/record/project.ts";
import { workspace } from "../workspace.ts";
import { rungate } from "./command-line.ts";

describe("an agent that is started for each case", () => {
  test("is recorded, gated, and red once an argument is wrong", async () => {
    const root = project();
    const server = await model(booking);
    const { status, stdout, stderr } = await record(root, server, [...PER_CASE, ...AGENT]);
    expect(stderr).toBe("");
    expect(stdout).toMatch(
      /^Recorded 6 runs of 2 cases in evals\/runs: 6 from model requests\nTook 6 runs, 180 tokens\nNext: .* gate\n$/,
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
        `You book with ${KEY}, the ${secret} and AKIA${"QWERTYUIOP234567"}`,
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

  test("says which variables it hid: numbers too, and no paths", async () => {
    const root = project({
      "agent.mjs": agent.replace(/(["'`])You book\./, "process.cwd() + $1/src is yours. You book."),
    });
    const server = await model((body, response) => {
      const { messages } = JSON.parse(body);
      const call = { index: 0, id: "call_1", type: "function" };
      const args = JSON.stringify({ to: `${root}/evals/cases.yml`, pin: 1234567890 });
      if (messages.at(-1).role === "tool") booking(body, response);
      else
        streamed(
          response,
          { content: null, tool_calls: [{ ...call, function: { name: "book", arguments: args } }] },
          "tool_calls",
        );
    });
    const env = {
      PWD: root,
      OLDPWD: root,
      INIT_CWD: root,
      SITE_KEYS: join(root, "evals"),
      PIN_TOKEN: "1234567890",
    };
    const { stdout } = await record(root, server, [...PER_CASE, "--trials", "1", ...AGENT, "--stream"], env);
    expect(stdout).toContain("\nHid PIN_TOKEN in 2 files\nNext: ");
    for (const file of runsIn(root)) {
      const bytes = JSON.stringify(documentOf(root, file));
      expect(bytes).toContain(`${root}/src is yours`);
      expect(bytes).toContain(`${root}/evals/cases.yml`);
      expect(bytes).not.toContain("1234567890");
    }
    const { stdout: inspected } = await rungate(root, ["inspect", "evals/runs/*.json"]);
    expect(inspected).toContain('"pin":"[redacted]"');
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
    expect(recordingsIn(join(root, "elsewhere/deep"))).toHaveLength(4);
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
    const requestCount = server.requests.length;
    const second = await record(root, server, [...PER_CASE, "--trials", "2", "--resume", ...AGENT]);
    expect(second.stdout).toMatch(/Recorded 2 runs of 1 case .*\nKept 2 recordings from before/);
    expect(server.requests.length - requestCount).toBe(4);
    expect(statSync(join(root, "evals/runs/lisbon.1.json")).mtimeMs).toBe(before);
    expect((await rungate(root, ["gate"])).status).toBe(0);
  });

  test("--resume does not record again what the agent itself failed at", async () => {
    const root = project({
      "agent.mjs": `${agent}\nif (process.env.RUNGATE_CASE === "porto") process.exit(3);`,
    });
    const server = await model(booking);
    const first = await record(root, server, [...PER_CASE, "--trials", "1", ...AGENT]);
    expect(first.stdout).toContain("porto.1.json  the command ended with exit code 3");
    const requestCount = server.requests.length;
    const second = await record(root, server, [...PER_CASE, "--trials", "1", "--resume", ...AGENT]);
    expect(second.stdout).toContain(
      "Kept 1 recording from before\nwarning: 1 recording of runs whose command failed is left as before",
    );
    expect(server.requests.length).toBe(requestCount);
  });

  test("a failure that the client tries again after is none", async () => {
    let requestCount = 0;
    const server = await model((body, response) => {
      requestCount += 1;
      if (requestCount % 3 === 1) response.writeHead(requestCount % 2 === 0 ? 429 : 503).end("{}");
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

describe("--again", () => {
  test("records every case once more, as often as before, and keeps what is there", async () => {
    const root = project();
    const server = await model(booking);
    await record(root, server, [...PER_CASE, "--trials", "2", ...AGENT]);
    const before = statSync(join(root, "evals/runs/lisbon.1.json")).mtimeMs;
    const again = await record(root, server, [...PER_CASE, "--again", ...AGENT]);
    expect(again.stderr).toBe("");
    expect(again.stdout).toMatch(
      /^Recorded 4 runs of 2 cases in evals\/runs: 4 from model requests\nTook 4 runs, 120 tokens\nNext: /,
    );
    expect(runsIn(root)).toEqual(
      ["lisbon", "porto"].flatMap((id) => [1, 2, 3, 4].map((trial) => `${id}.${trial}.json`)),
    );
    expect(documentOf(root, "porto.4.json")).toMatchObject({ case: "porto", trial: "4" });
    expect(statSync(join(root, "evals/runs/lisbon.1.json")).mtimeMs).toBe(before);
    const gate = await rungate(root, ["gate", "--json"]);
    expect(JSON.parse(gate.stdout)).toMatchObject({ totals: { cases: 2, runs: 8 } });
  });

  test("records the cases that --case names alone", async () => {
    const root = project();
    const server = await model(booking);
    await record(root, server, [...PER_CASE, "--trials", "1", ...AGENT]);
    const again = await record(root, server, [
      ...PER_CASE,
      ...["--case", "porto", "--trials", "3", "--again"],
      ...AGENT,
    ]);
    expect(again.stdout).toMatch(/^Recorded 3 runs of 1 case in evals\/runs/);
    expect(runsIn(root)).toEqual(["lisbon.1.json", ...[1, 2, 3, 4].map((trial) => `porto.${trial}.json`)]);
  });

  test("numbers runs after the highest trial, also where the command runs all cases", async () => {
    const root = project({ "evals/runs/lisbon.7.json": "{}", "evals/runs/other.30.json": "{}" });
    await record(root, await model(booking), ["record", "--again", "--trials", "1", ...AGENT]);
    expect(runsIn(root)).toEqual(["lisbon.7.json", "lisbon.8.json", "other.30.json", "porto.8.json"]);
  });

  test.each([
    [
      "where nothing is recorded",
      [...PER_CASE, "--again"],
      "--again needs recordings in evals/runs, and there are none of these cases: record without --again first",
    ],
    [
      "with --resume",
      [...PER_CASE, "--again", "--resume"],
      "--again and --resume: --again records every case once more, and --resume records what is missing. Use one of them",
    ],
    [
      "for a case that is not there",
      [...PER_CASE, "--case", "prto", "--again"],
      '--case prto: no case has this id. Did you mean "porto"?',
    ],
    [
      "for single cases of a command that runs all of them",
      ["record", "--case", "porto", "--again"],
      "--case needs --cases: without them, the command chooses its cases itself",
    ],
  ])("is refused %s", async (_, args, message) => {
    const { status, stderr } = await record(project(), await model(booking), [...args, ...AGENT]);
    expect([status, stderr]).toEqual([2, `error: ${message}\n`]);
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
    const named = runsIn(root).map((file) => file.replace(/-[0-9a-f]{6}\./, "."));
    expect(named).toEqual(["to-lisbon.1.json", "to-lisbon.2.json", "to-porto.1.json", "to-porto.2.json"]);
  });

  test("is told of --cases where it sends no task", async () => {
    const root = project({ "agent.mjs": agent.replace('["to Lisbon", "to Porto"]', '[""]') });
    const { stdout, stderr } = await record(root, await model(booking), [
      "record",
      "--trials",
      "1",
      ...AGENT,
    ]);
    expect(`${stdout}${stderr}`).toContain(
      "warning: the command sent its model no task. If it reads RUNGATE_INPUT, run",
    );
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
    const file = runsIn(root).find((name) => name.startsWith(`input-${at}-of-all-`)) ?? "";
    const { response } = documentOf(root, file);
    const messages = response
      .map(({ choices }: { choices: { delta: { content?: string } }[] }) => choices[0]?.delta.content ?? "")
      .join("");
    expect(messages).toBe(words(at));
  }
}, 60_000);

test("nobody else gets through: another path is not found, and so is another place", async () => {
  const probing = `
import { networkInterfaces } from "node:os";
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
const others = Object.values(networkInterfaces()).flat().filter(({ internal, family }) => !internal && family === "IPv4");
for (const { address } of others)
  console.log(await fetch("http://" + address + ":" + base.port + base.pathname, body).then(() => "reached", () => "not reached"));
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
  expect(stderr).not.toMatch(/^ *reached/m);
  expect(server.requests).toEqual([]);
});

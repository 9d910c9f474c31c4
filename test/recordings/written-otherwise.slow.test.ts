import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { atOnce } from "../../src/core/interruptible.ts";
import { isObject, type Json, jsonText } from "../../src/core/json.ts";
import { parseJson } from "../../src/core/parse-json.ts";
import { findFiles } from "../../src/recordings/files/find.ts";
import { loadRuns } from "../../src/recordings/files/load.ts";
import { type Content, workspace } from "../workspace.ts";

const fixtures = new URL("../fixtures/", import.meta.url);
const shared = new URL("../../../shared/formats/", import.meta.url);

function read(name: string, content: Content): unknown[] {
  const { files } = atOnce(findFiles([name], workspace({ [name]: content }), true));
  return files.flatMap((file) =>
    [...loadRuns(file)].map((one) => {
      // Pointers refer to the written form, so the row of a list of one is the list or its only object.
      const { caseId, trial, tags, format, place, hash: _hash, ...rest } = one;
      const what = "error" in rest ? rest.error : { ...rest, row: undefined, document: undefined };
      return { what, caseId, trial, tags, format, index: place.index };
    }),
  );
}

function reordered(value: Json, order: (keys: string[]) => string[]): Json {
  if (Array.isArray(value)) return value.map((item) => reordered(item, order));
  if (!isObject(value)) return value;
  const keys = order(Object.keys(value));
  return Object.fromEntries(keys.map((key) => [key, reordered(value[key] as Json, order)]));
}

function writings(document: Json): [way: string, name: string, content: Content][] {
  const compact = jsonText(document);
  const pretty = jsonText(document, 2);
  const lines = (Array.isArray(document) && document.length > 0 ? document : [document]).map((row) =>
    jsonText(row),
  );
  return [
    ["pretty", "a.json", pretty],
    ["with tabs and carriage returns", "a.json", pretty.replaceAll("\n  ", "\r\n\t")],
    ["with a byte order mark", "a.json", `\uFEFF${pretty}`],
    ["as a row", "a.jsonl", `${compact}\n`],
    ["as rows", "a.jsonl", lines.join("\n")],
    // A single row is not recognisable as a row.
    ["as rows in a .json file", lines.length > 1 ? "a.json" : "a.jsonl", `${lines.join("\n")}\n`],
    ["as rows with a byte order mark and carriage returns", "a.jsonl", `\uFEFF${lines.join("\r\n")}\r\n`],
    ["as rows with empty lines between", "a.jsonl", lines.join("\n\n")],
    ["gzipped", "a.json.gz", gzipSync(compact)],
    ["with sorted keys", "a.json", jsonText(reordered(document, (keys) => keys.sort()))],
    ["with reversed keys", "a.json", jsonText(reordered(document, (keys) => keys.reverse()))],
  ];
}

function recordingsIn(folder: URL): [string, URL][] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => [".json", ".jsonl"].includes(extname(name)) && name.includes("/"))
    .map((name) => [name, new URL(name, folder)]);
}

function documentIn(url: URL): Json {
  const text = readFileSync(url, "utf8");
  return url.pathname.endsWith(".jsonl") ? text.trim().split("\n").map(parseJson) : parseJson(text);
}

const recordings = [
  ...recordingsIn(fixtures),
  // Empty when that folder is missing.
  ...recordingsIn(shared).map(([name, url]): [string, URL] => [`../shared: ${name}`, url]),
];

describe("however it is written, a recording reads the same", () => {
  test.each(recordings)("%s", (_name, url) => {
    const document = documentIn(url);
    const expected = read("a.json", jsonText(document));
    for (const [way, name, content] of writings(document)) expect(read(name, content), way).toEqual(expected);
  });
});

test("a message that nests too deep to be walked through does not keep the others from being read", () => {
  const chat = [
    { role: "user", content: "Feed the cat." },
    {
      role: "assistant",
      content: null,
      tool_calls: [{ id: "c1", function: { name: "feed", arguments: "{}" } }],
    },
    { role: "tool", tool_call_id: "c1", content: "fed" },
  ];
  const deep = `{"role":"user","content":"x","extra":${"[".repeat(9_000)}${"]".repeat(9_000)}}`;
  const rows = [...chat.map((message) => JSON.stringify(message)), deep].join("\n");
  expect(read("a.jsonl", rows)).toMatchObject([
    { what: { toolCalls: [{ name: "feed", status: "ok" }] }, format: "openai-chat" },
  ]);
});

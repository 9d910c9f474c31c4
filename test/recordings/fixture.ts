import { readdirSync, readFileSync } from "node:fs";
import { expect } from "vitest";
import type { Json } from "../../src/core/json.ts";
import { parseJson } from "../../src/core/parse-json.ts";
import { claimants, readDocument } from "../../src/recordings/detect.ts";
import type { Run, ToolCall } from "../../src/recordings/run.ts";

const root = new URL("../fixtures/", import.meta.url);

export function fixture(path: string): Json {
  return parseJson(readFileSync(new URL(path, root), "utf8"));
}

export function fixtureRows(path: string): Json[] {
  if (!path.endsWith(".jsonl")) return fixture(path) as Json[];
  const text = readFileSync(new URL(path, root), "utf8");
  return text.trimEnd().split("\n").map(parseJson);
}

/** Every document in the fixtures, with its folder, the format's id. Rows that are no joint recording are separate documents. */
export function fixtureDocuments(): { folder: string; path: string; document: Json }[] {
  const entries = readdirSync(root, { withFileTypes: true });
  // Reports are no recordings.
  const folders = entries.filter((entry) => entry.isDirectory() && entry.name !== "reports");
  return folders.flatMap(({ name: folder }) =>
    readdirSync(new URL(`${folder}/`, root)).flatMap((name) => {
      const path = `${folder}/${name}`;
      const whole = name.endsWith(".jsonl") ? fixtureRows(path) : fixture(path);
      const documents = Array.isArray(whole) && claimants(whole).length === 0 ? whole : [whole];
      return documents.map((document) => ({ folder, path, document }));
    }),
  );
}

/** The runs of a document that only this format claims. */
export function readAs(format: string, document: Json | undefined): Run[] {
  if (document === undefined) throw new Error("no such row in the fixture");
  expect(claimants(document).map(({ id }) => id)).toEqual([format]);
  return readDocument(document).runs;
}

/** The only run of a document that only this format claims. */
export function readOne(format: string, document: Json | undefined): Run {
  const [run, ...rest] = readAs(format, document);
  expect(rest).toEqual([]);
  if (run === undefined) throw new Error("the document holds no run");
  return run;
}

export function call(name: string, args: Json, more: Partial<ToolCall>): ToolCall {
  return { name, arguments: args, malformed: false, status: "ok", turn: 0, group: 0, ...more };
}

export function spoken(run: Run | undefined): string[] {
  return (run?.texts ?? []).map(({ speaker, text }) => `${speaker}: ${text}`);
}

/** The usage of a run without its steps. */
export function usageOf({ usage, duration, model, unmeasured, steps }: Run): Partial<Run> {
  return {
    ...(usage && { usage }),
    ...(duration === undefined ? {} : { duration }),
    ...(model === undefined ? {} : { model }),
    ...(unmeasured && { unmeasured }),
    ...(steps === undefined ? {} : { steps }),
  };
}

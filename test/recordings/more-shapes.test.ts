import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { atOnce } from "../../src/core/interruptible.ts";
import type { Json } from "../../src/core/json.ts";
import { parseJson } from "../../src/core/parse-json.ts";
import { findFiles } from "../../src/recordings/files/find.ts";
import { loadRuns } from "../../src/recordings/files/load.ts";
import { type Content, workspace } from "../workspace.ts";

/** A producer's documented file with other values, and the expected runs. */
interface Shape {
  shape: string;
  source: string;
  /** One entry per run, `format: name arguments status id …`, or the start of the error. */
  outcome: string[];
  document?: Content;
  rows?: Json[];
}

const shapes = readFileSync(new URL("more-shapes.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => parseJson(line) as unknown as Shape);

function outcomeOf({ document = "", rows }: Shape): string[] {
  const name = rows === undefined ? "run.json" : "run.jsonl";
  const content = rows?.map((row) => JSON.stringify(row)).join("\n") ?? document;
  const { files } = atOnce(findFiles([name], workspace({ [name]: content }), true));
  return files
    .flatMap((file) => [...loadRuns(file)])
    .map((one) => {
      if ("error" in one) return one.error;
      const calls = one.toolCalls.map(({ name: tool, arguments: args, status, id }) =>
        [tool, JSON.stringify(args), status, id].filter((part) => part !== undefined).join(" "),
      );
      const result = one.scores?.get("result");
      return [
        `${one.format}:`,
        ...calls,
        ...(result === undefined ? [] : [`result ${result}`]),
        ...(one.limit === undefined ? [] : [one.limit]),
      ].join(" ");
    });
}

test.each(shapes.map((shape) => [shape.shape, shape] as const))(
  "%s is read whole, or refused once",
  (_shape, shape) => {
    const outcome = outcomeOf(shape);
    expect(outcome).toEqual(shape.outcome.map((start) => expect.stringContaining(start)));
    // Each run has a call, or ended early.
    for (const run of outcome) expect(run).not.toMatch(/^[\w-]+:$/);
  },
);

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import {
  ACTION_INPUTS,
  CALL_INPUTS,
  CALL_SECRETS,
  SHARDED_INPUTS,
} from "../../../src/setup/doctor/inputs.ts";
import { root } from "../../e2e/runner.ts";

const read = (file: string) => parse(readFileSync(join(root, file), "utf8"));

test("the inputs and secrets that doctor knows are those of the workflows and action.yml", () => {
  const { inputs, secrets } = read(".github/workflows/gate.yml").on.workflow_call;
  expect([...CALL_INPUTS].sort()).toEqual(Object.keys(inputs).sort());
  const sharded = read(".github/workflows/gate-sharded.yml").on.workflow_call;
  expect([...SHARDED_INPUTS].sort()).toEqual(Object.keys(sharded.inputs).sort());
  expect([...CALL_SECRETS]).toEqual(Object.keys(secrets));
  expect([...ACTION_INPUTS].sort()).toEqual(Object.keys(read("action.yml").inputs).sort());
});

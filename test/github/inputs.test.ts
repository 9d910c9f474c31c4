import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { ConfigurationError } from "../../src/core/problems.ts";
import { loadCommentInputs, loadInputs, settingsOf } from "../../src/github/inputs.ts";

const action = parse(readFileSync(new URL("../../action.yml", import.meta.url), "utf8"));
const presets: [string, string][] = Object.entries<{ default?: string }>(action.inputs).map(
  ([name, { default: preset = "" }]) => [name, String(preset)],
);

function load(inputs: Record<string, string>) {
  const all = new Map([...presets, ["runs", "runs/*.json"], ...Object.entries(inputs)]);
  return loadInputs((name) => {
    const value = all.get(name);
    if (value === undefined) throw new Error(`action.yml has no input ${name}`);
    return value;
  });
}

function faultsOf(inputs: Record<string, string>): string[] {
  try {
    load(inputs);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems.map(({ message }) => message);
    throw error;
  }
  return [];
}

const needs = (result: string) => JSON.stringify({ score: { result, outputs: {} } });

describe("a shard", () => {
  test.each([
    ["2/4", { index: 2, of: 4 }],
    [" 1/1 ", { index: 1, of: 1 }],
    ["20/20", { index: 20, of: 20 }],
    ["", undefined],
  ])("%j is read", (text, shard) => {
    expect(load({ shard: text }).shard).toEqual(shard);
  });

  test.each(["0/4", "5/4", "2", "2/", "2/4/8", "1/21", "-1/4", "1.5/4", "02/4"])("%s is none", (shard) => {
    expect(faultsOf({ shard })).toEqual(["input shard: write it as 2/4: the second of four, of at most 20"]);
  });

  test("is scored or merged, not both", () => {
    expect(faultsOf({ shard: "1/2", merge: "shards/*.json" })).toEqual([
      "inputs shard and merge: a job scores a share of the cases, or merges what all shares came to",
    ]);
  });
});

describe("one of two words", () => {
  test.each([
    ["report-only", "yes", 'input report-only: expected "true" or "false", got "yes"'],
    ["report-only", "", 'input report-only: expected "true" or "false", got ""'],
    ["comment", "always", 'input comment: expected "auto" or "changes" or "never", got "always"'],
    [
      "comment",
      "nevr",
      'input comment: expected "auto" or "changes" or "never", got "nevr". Did you mean "never"?',
    ],
  ])("%s is not %j", (name, inputs, message) => {
    expect(faultsOf({ [name]: inputs })).toEqual([message]);
  });

  test("is told with all else that is wrong", () => {
    expect(faultsOf({ comment: "always", shard: "2", suite: "A b" })).toEqual([
      'input suite: suite "A b" is not a name: use a to z, 0 to 9 and "-", at most 40 characters',
      'input comment: expected "auto" or "changes" or "never", got "always"',
      "input shard: write it as 2/4: the second of four, of at most 20",
    ]);
  });
});

test("to comment takes a token", () => {
  const inputsOf = (name: string) => ({ suite: "default", "github-token": " " })[name] ?? "";
  expect(() => loadCommentInputs(inputsOf)).toThrow(
    expect.objectContaining({
      problems: [
        expect.objectContaining({
          message: "input github-token: nothing can be read or written without a token",
        }),
      ],
    }),
  );
});

describe("how jobs ended", () => {
  test("must be told beside merge", () => {
    const fault =
      // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub's, not ours
      "input shard-jobs: beside merge it says how the jobs of the shards ended. Write it as ${{ toJSON(needs) }}";
    expect(faultsOf({ merge: "shards/*.json" })).toEqual([fault]);
    expect(faultsOf({ merge: "shards/*.json", "shard-jobs": needs("success") })).toEqual([]);
  });

  test.each(["success", "{", "[]", "null", '{"record":"success"}', '{"record":{"outputs":{}}}'])(
    "is not in %s",
    (text) => {
      // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub's, not ours
      expect(faultsOf({ needs: text })).toEqual(["input needs: write it as ${{ toJSON(needs) }}"]);
    },
  );
});

describe("a judge's server", () => {
  test.each(["", "https://models.example.com/v1", "http://localhost:11434/v1", "http://127.0.0.1:8000/v1"])(
    "may be %j",
    (address) => {
      expect(faultsOf({ "judge-base-url": address })).toEqual([]);
    },
  );

  test.each([
    ["http://models.example.com/v1", "use https: the key would be sent in the open"],
    ["http://localhost.example.com/v1", "use https: the key would be sent in the open"],
    ["http://127.0.0.1.example.com/v1", "use https: the key would be sent in the open"],
    ["file:///etc/passwd", "use https: the key would be sent in the open"],
    ["models.example.com", "write the address of a server, such as https://api.openai.com/v1"],
  ])("may not be %s", (address, fault) => {
    expect(faultsOf({ "judge-base-url": address })).toEqual([`input judge-base-url: ${fault}`]);
  });
});

describe("settings", () => {
  const settings = (inputs: Record<string, string>) => settingsOf(load(inputs));

  test("hold no secret", () => {
    const text = JSON.stringify(settings({ "github-token": "token-1", "judge-api-key": "key-1" }));
    expect(text).not.toMatch(/token-1|key-1/);
  });

  test("are the same on many runners, and however their jobs ended", () => {
    expect(settings({ merge: "shards/*.json", "shard-jobs": needs("failure") })).toEqual(settings({}));
    expect(settings({ shard: "2/4" })).toEqual(settings({}));
    expect(settings({ needs: needs("failure") })).toEqual(settings({ needs: needs("success") }));
  });

  test("tell of which jobs anybody says how they ended", () => {
    expect(settings({ needs: needs("success") })).not.toEqual(settings({}));
    expect(settings({ needs: "{}" })).not.toEqual(settings({}));
    const ended = { result: "success", outputs: { large: "x" } };
    const two = settings({ needs: JSON.stringify({ b: ended, a: ended }) });
    expect(two.needs).toEqual(["a", "b"]);
  });

  test("tell who judges", () => {
    expect(settings({ "judge-model": "small" })).not.toEqual(settings({}));
    expect(settings({ "judge-base-url": "https://example.com" })).not.toEqual(settings({}));
  });
});

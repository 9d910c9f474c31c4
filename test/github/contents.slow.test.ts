import { describe, expect, test } from "vitest";
import { GitHubError } from "../../src/github/client.ts";
import { readFileAt } from "../../src/github/commits.ts";
import { startGitHub } from "../loopback/loopback.ts";

const FILES = {
  ".github/rungate.yml": "gate: {}\n",
  "evals/hash #1 ?ü{a}%41.yml": "a: ü",
  "bytes.yml": Buffer.from([0xff, 0xfe, 0x00]),
  "data.json": "{}",
};

async function reading(path: string, { most = 100 } = {}) {
  const github = await startGitHub();
  const { sha } = github.commit({ files: FILES });
  const text = async () => readFileAt(await github.connect(), path, sha, most);
  const fault = async () => faultOf(text());
  return { github, sha, text, fault };
}

/** The message of a fault. `toThrow` also accepts a rejection with nothing. */
async function faultOf(answer: Promise<unknown>): Promise<unknown> {
  return answer.then(
    () => "no fault",
    (error: unknown) => (error instanceof GitHubError ? error.message : error),
  );
}

test.each([
  ".github/rungate.yml",
  ".github/rungate.yml/",
  "./.github/rungate.yml",
  ".github//x/../rungate.yml",
  ".github\\rungate.yml",
])("the text of %s at a commit", async (path) => {
  const { text } = await reading(path);
  expect(await text()).toBe("gate: {}\n");
});

test("a path is encoded, and JSON is text like any other", async () => {
  expect(await (await reading("evals/hash #1 ?ü{a}%41.yml")).text()).toBe("a: ü");
  expect(await (await reading("data.json")).text()).toBe("{}");
});

test.each([
  ["rungate.yml", "rungate.yml"],
  [".github/rungate.yaml", ".github"],
  ["gone/rungate.yml", "gone"],
])("a file that is not there is undefined, once a second answer agrees: %s", async (path, second) => {
  const { github, text } = await reading(path);
  expect(await text()).toBeUndefined();
  expect(github.log.map(({ path }) => decodeURIComponent(path).split("/contents/")[1])).toEqual([
    path,
    second,
  ]);
});

describe("a single 404 does not make a file missing", () => {
  const operation = "repos/get-content";

  test.each([
    ["data.json", 1],
    [".github/rungate.yml", 1],
    [".github/rungate.yml", 2],
  ])("%s, %i times", async (path, times) => {
    const { github, sha, fault } = await reading(path);
    github.fail({ status: 404 }, { operation, path: /(data\.json|rungate\.yml)$/, times });
    expect(await fault()).toBe(
      `${path} at ${sha.slice(0, 7)} is there and did not arrive: run this job again`,
    );
  });

  test("nor does a second request that is refused, or answered with no folder", async () => {
    const { github, text, fault } = await reading(".github/rungate.yaml");
    github.fail({ status: 403 }, { operation, from: 2 });
    await expect(text()).rejects.toMatchObject({ status: 403 });
    github.fail({ status: 200, body: {} }, { operation, from: 2 });
    expect(await fault()).toBe("GitHub's answer is cut off or is not a folder");
  });
});

describe("an answer is no file", () => {
  const whole = {
    type: "file",
    size: 3,
    encoding: "base64",
    content: "YWJj",
    sha: "f2ba8f84ab5c1bce84a7b441cb1959cfc7093b7f",
  };

  test.each<[object, string]>([
    [{ ...whole, type: "submodule" }, "is a folder, a submodule or a link to nowhere: name a file"],
    [{ ...whole, content: "YWI=" }, "did not arrive whole"],
    [{ ...whole, size: 0, content: "" }, "did not arrive as GitHub has it: run this job again"],
    [{ ...whole, content: "YWJk" }, "did not arrive as GitHub has it: run this job again"],
  ])("when it is %j", async (body, what) => {
    const { github, sha, text, fault } = await reading("data.json");
    github.fail({ status: 200, body: whole });
    expect(await text()).toBe("abc");
    github.fail({ status: 200, body });
    expect(await fault()).toBe(`data.json at ${sha.slice(0, 7)} ${what}`);
  });

  test("when it is anything else", async () => {
    const { github, fault } = await reading("data.json");
    github.fail({ status: 200, body: {} });
    expect(await fault()).toBe("GitHub's answer is cut off or is not a file");
  });
});

test.each(["/etc/passwd", "../x.yml", "a/../../x.yml", "C:\\x.yml", "c:/x.yml", "", ".", "..", "a\0b"])(
  "%j leads to no file of the repository, and is not asked for",
  async (path) => {
    const { github, text } = await reading(path);
    await expect(text()).rejects.toThrow(
      /^".*" is no path of a file inside the repository: name it from its root on$/,
    );
    expect(github.log).toEqual([]);
  },
);

test("a folder is no file", async () => {
  const { sha, fault } = await reading(".github");
  expect(await fault()).toBe(
    `.github at ${sha.slice(0, 7)} is a folder, a submodule or a link to nowhere: name a file`,
  );
});

test("what is not UTF-8 is no text", async () => {
  const { sha, fault } = await reading("bytes.yml");
  expect(await fault()).toBe(`bytes.yml at ${sha.slice(0, 7)} is not UTF-8 text: save it as UTF-8`);
});

test("a file is read up to the bound", async () => {
  expect(await (await reading(".github/rungate.yml", { most: 9 })).text()).toBe("gate: {}\n");
  await expect((await reading(".github/rungate.yml", { most: 8 })).text()).rejects.toThrow(
    /has 9 bytes, and 8 are read: make it smaller$/,
  );
});

test("a missing commit is not a missing file", async () => {
  const { github } = await reading("x");
  await expect(readFileAt(await github.connect(), "x", "b".repeat(40), 9)).rejects.toThrow(/No commit found/);
});

test.each(["reset", "truncated"] as const)(
  "an answer that breaks off (%s) is not a shorter file",
  async (fault) => {
    const { github, text } = await reading(".github/rungate.yml");
    github.fail(fault, { operation: "repos/get-content" });
    await expect(text()).rejects.toThrow(/cut off|terminated|other side closed|JSON/);
  },
);

test("a file that GitHub gives only by itself is read whole or not at all", async () => {
  const github = await startGitHub();
  const large = "a".repeat(1_200_000);
  const { sha } = github.commit({ files: { "large.yml": large } });
  const text = async () => readFileAt(await github.connect(), "large.yml", sha, 2_000_000);
  expect(await text()).toBe(large);
  const operation = "repos/get-content";
  const longer = { text: large + large };
  for (const fault of [
    { status: 200, body: {} },
    { status: 200, body: longer },
    { status: 204 },
    "reset",
  ] as const) {
    github.fail(fault, { operation, from: 2 });
    expect(await faultOf(text())).toBe(`large.yml at ${sha.slice(0, 7)} did not arrive whole`);
  }
});

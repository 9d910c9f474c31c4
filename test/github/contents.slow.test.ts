import { expect, test } from "vitest";
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
  return { github, sha, text };
}

test.each([
  ".github/rungate.yml",
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

test("a file that is not there is undefined", async () => {
  expect(await (await reading("rungate.yml")).text()).toBeUndefined();
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
  const { sha, text } = await reading(".github");
  await expect(text()).rejects.toThrow(
    `.github at ${sha.slice(0, 7)} is a folder, a submodule or a link to nowhere: name a file`,
  );
});

test("what is not UTF-8 is no text", async () => {
  const { sha, text } = await reading("bytes.yml");
  await expect(text()).rejects.toThrow(`bytes.yml at ${sha.slice(0, 7)} is not UTF-8 text: save it as UTF-8`);
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
  github.fail({ status: 200, body: {} }, { operation, from: 2 });
  await expect(text()).rejects.toThrow("did not arrive whole");
});

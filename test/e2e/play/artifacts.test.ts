import { describe, expect, test } from "vitest";
import { jobOf } from "../player.ts";
import { pushOf } from "./push-of.ts";

const SINGLE = "{ name: a.txt, path: a.txt, archive: false, overwrite: true }";

test("a workspace is empty until it is checked out, and each job has its own", async () => {
  const look = "ls; cat a.txt .git/HEAD";
  const checkout = `{ uses: actions/checkout@v7, with: { persist-credentials: false } }`;
  const played = await pushOf(
    `
one: { runs-on: x, steps: [{ run: touch mine; ls }, ${checkout}, { run: ${look} }] }
two: { runs-on: x, steps: [{ run: ls }] }`,
    {},
    { "a.txt": "a\n" },
  );
  expect(jobOf(played, "one").steps.map(({ log }) => log)).toEqual([
    "mine\n",
    expect.stringContaining("checked out"),
    "a.txt\na\nref: refs/heads/main\n",
  ]);
  expect(jobOf(played, "two").log).toBe("");
});

describe("artifacts", () => {
  const up = (given: string) => `{ uses: actions/upload-artifact@v7, with: ${given} }`;
  const down = (given: string) => `{ uses: actions/download-artifact@v8, with: ${given} }`;
  const make = "{ run: mkdir -p d/e; echo a > a.txt; echo b > d/b.txt; echo c > d/e/c.txt; echo h > d/.h }";
  const job = (...steps: string[]) => `job: { runs-on: x, steps: [${steps.join(", ")}] }`;

  test("are archives, or files under their own name that GitHub lists", async () => {
    const played = await pushOf(
      job(
        make,
        up("{ name: many, path: d }"),
        up("{ name: one, path: a.txt, retention-days: 1 }"),
        up(SINGLE),
        down("{ name: many, path: x }"),
        down("{ pattern: '{one,a.*}', path: y }"),
        down("{ pattern: '*', path: z, merge-multiple: true }"),
        down("{ pattern: 'o*', path: w }"),
        down("{ pattern: none-* }"),
        '{ run: \'find w x y z -type f | sort | tr "\\n" " "\' }',
      ),
    );
    expect(jobOf(played, "job").steps.at(-1)?.log.trim()).toBe(
      "w/a.txt x/b.txt x/e/c.txt y/a.txt/a.txt y/one/a.txt z/a.txt z/b.txt z/e/c.txt",
    );
    expect(played.artifacts.names()).toEqual(["a.txt", "many", "one"]);
    const listed = played.trigger.github.artifacts.map(({ name, run }) => [name, run?.id]);
    expect(listed).toEqual([["a.txt", played.run.id]]);
  });

  test.each([
    ["is overwritten", job(make, up(SINGLE), "{ run: echo n > a.txt }", up(SINGLE)), undefined],
    ["is there", job(make, up("{ path: a.txt }"), up("{ path: d }")), "(409) Conflict"],
    [
      "is named after another file",
      job(make, up(SINGLE.replace("name: a.txt", "name: b")), up(SINGLE.replace("name: a.txt", "name: b"))),
      "(409) Conflict",
    ],
    ["is many files", job(make, up("{ path: d, archive: false }")), "archive: false takes one file"],
    ["is no file", job(up("{ path: a.txt, if-no-files-found: error }")), "No files were found"],
    ["may be no file", job(up("{ path: a.txt }")), undefined],
    ["is not found", job(down("{ name: a }")), "Artifact not found: a"],
  ])("one %s", async (_what, text, why) => {
    const { result, annotations } = jobOf(await pushOf(text), "job");
    expect(result).toBe(why === undefined ? "success" : "failure");
    expect(annotations[0]?.message ?? "").toContain(why ?? "");
  });

  test("can be taken away and replaced before a job", async () => {
    const text = `${job(make, up(SINGLE), up("{ name: many, path: d }"))}
next: { needs: job, runs-on: x, steps: [${down("{ name: a.txt }")}, { run: cat a.txt }, ${down("{ name: many }")}] }`;
    const played = await pushOf(text, {
      before: {
        next: (artifacts) => {
          artifacts.replace("a.txt", "other");
          artifacts.remove("many");
        },
      },
    });
    expect(jobOf(played, "next").log).toContain("other");
    expect(jobOf(played, "next").annotations[0]?.message).toContain("Artifact not found: many");
  });
});

import { describe, expect, test } from "vitest";
import { startGitHub } from "../../loopback/loopback.ts";
import { jobOf, play } from "../player.ts";
import { commit, pushOf } from "./push-of.ts";
import { pushed } from "./trigger.ts";

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
  const up = (inputs: string) => `{ uses: actions/upload-artifact@v7, with: ${inputs} }`;
  const down = (inputs: string) => `{ uses: actions/download-artifact@v8, with: ${inputs} }`;
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
    const listed = played.trigger.github.artifacts.map(({ name, contentType }) => [name, contentType]);
    expect(listed).toEqual([
      ["many", "application/zip"],
      ["one", "application/zip"],
      ["a.txt", "text/plain"],
    ]);
  });

  test("have the files that GitHub's action finds: those behind links, and no hidden ones wherever they are", async () => {
    const more =
      "{ run: cd d; ln -s ../a.txt to-a; ln -s . round; ln -s none broken; mkdir .f; echo x > .f/x }";
    const played = await pushOf(
      job(
        make,
        more,
        up("{ name: shown, path: d }"),
        up("{ name: all, path: d, include-hidden-files: true }"),
        up("{ name: hidden, path: d/.f }"),
        up("{ name: inside, path: d/.f/x }"),
        up("{ name: none, path: d/.f, if-no-files-found: ignore }"),
        down("{ path: x }"),
        '{ run: \'cd x; find . -type f | cut -c 3- | sort | tr "\\n" " "\' }',
      ),
    );
    const { steps, annotations } = jobOf(played, "job");
    expect(steps.at(-1)?.log.trim()).toBe(
      "all/.f/x all/.h all/b.txt all/e/c.txt all/to-a inside/x shown/b.txt shown/e/c.txt shown/to-a",
    );
    expect(annotations).toEqual([
      {
        level: "warning",
        message: "No files were found with the provided path: d/.f. No artifacts will be uploaded.",
      },
    ]);
  });

  test("are matched by a pattern as names of files are: a leading dot is no part of a star", async () => {
    const played = await pushOf(
      job(
        make,
        up("{ name: .dotted, path: d }"),
        up("{ name: plain, path: a.txt }"),
        down("{ pattern: '*', path: x }"),
        down("{ path: y }"),
        "{ run: ls -A x y }",
      ),
    );
    expect(jobOf(played, "job").steps.at(-1)?.log).toBe("x:\na.txt\n\ny:\n.dotted\nplain\n");
  });

  test("are told to later steps: id, digest, address, folder", async () => {
    const played = await pushOf(
      job(
        make,
        up(SINGLE).replace("{", "{ id: up,"),
        down("{ name: a.txt, path: x }").replace("{", "{ id: down,"),
        `{ run: "echo '\${{ steps.up.outputs.artifact-digest }}  a.txt' | sha256sum --check" }`,
        `{ run: "echo \${{ steps.up.outputs.artifact-url }}; cat \${{ steps.down.outputs.download-path }}/a.txt" }`,
      ),
    );
    const { run, trigger } = played;
    const [artifact] = trigger.github.artifacts;
    expect(jobOf(played, "job").log).toContain(
      `a.txt: OK\nhttps://github.com/octo/demo/actions/runs/${run.id}/artifacts/${artifact?.id}\na\n`,
    );
  });

  test("fail the download whose bytes are others than were uploaded", async () => {
    const github = await startGitHub();
    commit(github, `${job(make, up(SINGLE))}\nnext: { needs: job, runs-on: x, steps: [${down("{}")}] }`);
    const lie = () => {
      for (const artifact of github.artifacts) artifact.digest = `sha256:${"0".repeat(64)}`;
    };
    const played = await play(pushed(github), { before: { next: lie } });
    expect(jobOf(played, "next").annotations).toEqual([
      {
        level: "error",
        message: "Unable to download artifact(s): Digest validation failed for artifact(s): a.txt",
      },
    ]);
  });

  test("go through GitHub's own client, whose words are in the log", async () => {
    const { log } = jobOf(await pushOf(job(make, up(SINGLE), down("{}"))), "job");
    expect(log).toContain("Artifact a.txt successfully finalized. Artifact ID ");
    expect(log).toContain("Downloading raw file (non-zip) to: ");
    expect(log).not.toContain("::");
  });

  test.each([
    ["is overwritten", job(make, up(SINGLE), "{ run: echo n > a.txt }", up(SINGLE)), undefined],
    ["is there", job(make, up("{ path: a.txt }"), up("{ path: d }")), "(409) Conflict"],
    [
      "is named after another file",
      job(make, up(SINGLE.replace("name: a.txt", "name: b")), up(SINGLE.replace("name: a.txt", "name: b"))),
      "(409) Conflict",
    ],
    ["is many files", job(make, up("{ path: d, archive: false }")), "only a single file can be uploaded"],
    ["is no file", job(up("{ path: a.txt, if-no-files-found: error }")), "No files were found"],
    ["may be no file", job(up("{ path: a.txt }")), undefined],
    [
      "is not found",
      job(down("{ name: a }")),
      "Unable to download artifact(s): Artifact not found for name: a",
    ],
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
    expect(jobOf(played, "next").annotations[0]?.message).toContain("Artifact not found for name: many");
  });
});

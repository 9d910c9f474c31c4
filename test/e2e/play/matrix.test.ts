import { describe, expect, test } from "vitest";
import { jobOf, replay } from "../player.ts";
import { pushOf, resultsOf } from "./push-of.ts";

const MATRIX = `
plan:
  runs-on: ubuntu-latest
  outputs: { list: "\${{ steps.it.outputs.list }}" }
  steps: [{ id: it, run: 'echo "list=[1, 2, 3]" >> "$GITHUB_OUTPUT"' }]
part:
  name: part (\${{ matrix.n }}/3)
  needs: plan
  runs-on: ubuntu-latest
  strategy: { fail-fast: false, matrix: { n: "\${{ fromJSON(needs.plan.outputs.list) }}" } }
  outputs: { "last": "\${{ matrix.n }}", "second": "\${{ matrix.n == 2 && 'two' || '' }}" }
  steps: [{ run: "echo \${{ matrix.n }} at \${{ github.run_attempt }}" }]
end:
  needs: part
  if: always()
  runs-on: ubuntu-latest
  steps: [{ run: "echo \${{ needs.part.result }} \${{ needs.part.outputs.last }} \${{ needs.part.outputs.second }}" }]
`;

describe("a matrix", () => {
  test("has a job for each of its values, and the worst of their results", async () => {
    const played = await pushOf(MATRIX, { fails: ["part (2/3)"], cancels: ["part (3/3)"] });
    expect(resultsOf(played)).toEqual({
      plan: "success",
      "part (1/3)": "success",
      "part (2/3)": "failure",
      "part (3/3)": "cancelled",
      end: "success",
    });
    expect(jobOf(played, "part (1/3)").log).toBe("1 at 1\n");
    expect(jobOf(played, "end").log).toBe("failure 1\n");
  });

  test("is named after its values, and does without what it cannot be made of when it is skipped", async () => {
    const text = `
part:
  runs-on: ubuntu-latest
  strategy: { fail-fast: false, matrix: { os: [a, b], n: [1] } }
  steps: [{ run: exit 0 }]
`;
    expect(Object.keys(resultsOf(await pushOf(text)))).toEqual(["part (a, 1)", "part (b, 1)"]);
    const skipped = await pushOf(MATRIX.replace("needs: plan", "needs: plan\n  if: false"));
    expect(jobOf(skipped, "end").log).toBe("skipped\n");
  });
});

describe("a run that is played again", () => {
  test("repeats what failed and what needs it, and keeps the rest", async () => {
    const failed = await pushOf(MATRIX, { fails: ["part (2/3)"] });
    const again = await replay(failed, "failed");
    expect(again.run).toMatchObject({ id: failed.run.id, attempt: 2, conclusion: "success" });
    expect(again.jobs.map(({ log }) => log)).toEqual([
      "",
      "1 at 1\n",
      "2 at 2\n",
      "3 at 1\n",
      "success 3 two\n",
    ]);
  });

  test("or everything", async () => {
    const again = await replay(await pushOf(MATRIX), "all", { cancels: ["part (1/3)"] });
    expect(again.jobs.map(({ log }) => log)).toEqual(["", "", "2 at 2\n", "3 at 2\n", "cancelled 3 two\n"]);
    expect(again.run.conclusion).toBe("cancelled");
  });
});

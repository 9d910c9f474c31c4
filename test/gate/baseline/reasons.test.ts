import { describe, expect, test } from "vitest";
import { foundReason, refusedReason, unrecordedReason } from "../../../src/gate/baseline/baseline.ts";

const commit = "a1b2c3d".padEnd(40, "0");

describe("reasons", () => {
  const one = { commit, why: "has expired", remedy: "record it again" };

  test("for a baseline say where it is from, and what was passed over", () => {
    const at = { distance: 0, event: "push", runId: 123 };
    expect(foundReason(at, [])).toBe("recorded by the push of the base commit, run 123");
    expect(foundReason({ ...at, distance: 1 }, [])).toBe("1 commit below the base commit, run 123");
    expect(foundReason({ ...at, distance: 3, event: "schedule" }, [one])).toBe(
      "3 commits below the base commit, run 123 (passed over: the report of a1b2c3d has expired)",
    );
    expect(foundReason({ ...at, event: "constructor" }, [one, one, one])).toBe(
      "recorded at the base commit, run 123 (passed over: the report of a1b2c3d has expired, and 2 more)",
    );
  });

  test("for none say why, and what to do", () => {
    expect(refusedReason(one, [])).toBe("the report of a1b2c3d has expired (record it again)");
    expect(refusedReason({ commit, why: "is no report" }, [one])).toBe(
      "the report of a1b2c3d is no report, and 1 more",
    );
    const todo = "(run the workflow on the base branch, with its upload step)";
    expect(unrecordedReason(1)).toBe(`no report is of the base commit ${todo}`);
    expect(unrecordedReason(58)).toBe(
      `no report is of the base commit or one of the 57 first parents below it ${todo}`,
    );
  });
});

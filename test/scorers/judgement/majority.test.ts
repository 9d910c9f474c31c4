import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CallsReply } from "../../../src/scorers/judge/judgement.ts";
import { majority } from "../../../src/scorers/judge/reply.ts";
import { by } from "./fixture.ts";

/** A vote: true for each appropriate call, 0.5 for a partly appropriate one. */
function vote(voter: string, verdicts: readonly (boolean | 0.5)[], missingTools: string[] = []): CallsReply {
  return {
    evaluations: verdicts.map((verdict, at) => ({
      callId: `call-${at + 1}`,
      ...(verdict === 0.5 ? { wasAppropriate: false, partly: true } : { wasAppropriate: verdict }),
      reasoning: `${voter} on call-${at + 1}`,
    })),
    missingTools,
    reason: `${voter} on the whole`,
  };
}

describe("the majority", () => {
  test("of one vote is that vote", () => {
    expect(majority([vote("A", [true, false], ["x"])], by)).toEqual({
      evaluations: [
        { callId: "call-1", wasAppropriate: true, agreeing: 1, reasoning: "A on call-1" },
        { callId: "call-2", wasAppropriate: false, agreeing: 1, reasoning: "A on call-2" },
      ],
      missingTools: ["x"],
      reason: "A on the whole",
      by,
      votes: 1,
    });
  });

  test("is found call by call, with the reason of the first who is of it", () => {
    const { evaluations } = majority(
      [vote("A", [true, true, false]), vote("B", [false, true, true]), vote("C", [false, true, false])],
      by,
    );
    expect(evaluations.map(({ callId: _, ...verdict }) => Object.values(verdict).join())).toEqual([
      "false,2,B on call-1",
      "true,3,A on call-2",
      "false,2,A on call-3",
    ]);
  });

  test("of whole and in part and not is what lies in the middle", () => {
    const { evaluations } = majority(
      [
        vote("A", [true, 0.5, 0.5, 0.5]),
        vote("B", [0.5, false, true, 0.5]),
        vote("C", [false, false, true, true]),
      ],
      by,
    );
    expect(
      evaluations.map(({ wasAppropriate, partly, agreeing }) => [wasAppropriate, partly, agreeing]),
    ).toEqual([
      [false, true, 1],
      [false, undefined, 2],
      [true, undefined, 2],
      [false, true, 2],
    ]);
    expect(evaluations[0]?.reasoning).toBe("B on call-1");
  });

  test("misses a tool that more than half miss, and says why by the first who misses the same", () => {
    const votes = [vote("A", [], ["x"]), vote("B", [], ["y", "x"]), vote("C", [], ["x", "y"])];
    expect(majority(votes, by)).toMatchObject({ missingTools: ["x", "y"], reason: "B on the whole" });
    expect(majority([vote("A", [], ["x"]), vote("B", []), vote("C", [])], by)).toMatchObject({
      missingTools: [],
      reason: "B on the whole",
    });
  });

  test("has a reason where nobody misses the same", () => {
    const votes = [vote("A", [], ["x", "y"]), vote("B", [], ["y", "z"]), vote("C", [], ["z", "x"])];
    expect(majority(votes, by)).toMatchObject({ missingTools: ["x", "y", "z"], reason: "A on the whole" });
  });

  test("is not there in a tie: then a call is not appropriate, and a tool not missing", () => {
    const tie = majority([vote("A", [true], ["x"]), vote("B", [false])], by);
    expect(tie).toMatchObject({ evaluations: [{ wasAppropriate: false, agreeing: 1 }], missingTools: [] });
  });

  test("needs a vote", () => {
    expect(() => majority([], by)).toThrow("a verdict needs a vote");
  });

  test("does not hang on the order of the votes", () => {
    const tools = fc.uniqueArray(fc.constantFrom("x", "y", "z"));
    const anyVotes = fc
      .integer({ min: 1, max: 4 })
      .chain((calls) =>
        fc.array(
          fc.tuple(
            fc.array(fc.constantFrom(true, false, 0.5 as const), { minLength: calls, maxLength: calls }),
            tools,
          ),
          {
            minLength: 1,
            maxLength: 5,
          },
        ),
      )
      .map((votes) => votes.map(([verdicts, missing], at) => vote(`${at}`, verdicts, missing)));
    const decided = (votes: readonly CallsReply[]) => {
      const { evaluations, missingTools } = majority(votes, by);
      return {
        verdicts: evaluations.map((evaluation) => [
          evaluation.wasAppropriate,
          evaluation.partly,
          evaluation.agreeing,
        ]),
        tools: missingTools.toSorted(),
      };
    };
    fc.assert(
      fc.property(anyVotes, (votes) => {
        expect(decided(votes.toReversed())).toEqual(decided(votes));
      }),
    );
  });
});

import assert from "node:assert/strict";
import fc from "fast-check";
import type { Json } from "../../../src/core/json.ts";
import { jsonText } from "../../../src/core/json.ts";
import { majority, readReply } from "../../../src/scorers/judge/reply.ts";
import { recall, scoreJudgement } from "../../../src/scorers/llm.ts";
import { anyJson } from "../../../test/core/json/arbitrary.ts";
import { mutate, mutation } from "../../../test/recordings/mutations.ts";
import { made } from "../../../test/scorers/fixture.ts";
import { by, judgeQuestion, replyTo, runWith, seen } from "../../../test/scorers/judgement/fixture.ts";
import { target } from "../target.ts";
import { damagedText } from "../texts.ts";

const question = judgeQuestion(
  runWith([made("a"), made("b"), made("a")]),
  seen(["a", "b", "c", "__proto__"]),
);
const ids = question.calls.map(({ callId }) => callId);
const whole = fc
  .tuple(fc.subarray(ids), fc.subarray(["c", "__proto__", "a"]))
  .map(([not, missing]): Json => replyTo(question, { not, missing }) as unknown as Json);
const changed = fc
  .tuple(whole, fc.array(mutation, { minLength: 1, maxLength: 2 }))
  .map(([reply, mutations]) => {
    const copy = structuredClone(reply);
    for (const one of mutations) mutate(copy, one);
    return copy;
  });
const objects = fc.oneof(whole, changed, anyJson).map((reply) => jsonText(reply));
const around = fc.constantFrom(
  ...["", "\n", "```json\n", "```", "<think>", "{", "}", '"', "\\", "[", "Full marks!", "\ufeff"],
);
const replies = fc
  .array(fc.tuple(around, objects, around), { minLength: 1, maxLength: 3 })
  .map((parts) => parts.flat().join(""));

export const judgeReply = target<string>({
  name: "judge-reply",
  promise: "what a judge says is a verdict on every call, or no verdict, and says why",
  few: 1_000,
  examples: fc.oneof(
    { weight: 2, arbitrary: replies },
    {
      weight: 1,
      arbitrary: damagedText(replies, [question.nonce, '"nonce":', "true", "false", '"', "{", "}", ","]),
    },
  ),
  check(text) {
    const read = readReply(text, question);
    if ("fault" in read) return assert.notEqual(read.fault.trim(), "");
    const { reply } = read;
    assert.deepEqual(
      reply.evaluations.map(({ callId }) => callId),
      ids,
    );
    assert.ok(reply.missingTools.every((name) => question.tools.includes(name)));
    assert.ok(text.includes(question.nonce) || text.includes("\\"), "it has seen the question");
    const outcome = scoreJudgement(majority([reply, reply, reply], by), question);
    assert.ok(outcome.status === "scored" && outcome.value >= 0 && outcome.value <= 1);
    assert.deepEqual(recall(outcome.details, question), outcome, "kept and found again");
  },
});

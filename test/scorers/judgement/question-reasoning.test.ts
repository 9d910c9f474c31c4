import { describe, expect, test } from "vitest";
import { redactRules } from "../../../src/recordings/redact-values.ts";
import { callsForm } from "../../../src/scorers/judge/sheet-reply.ts";
import { made } from "../fixture.ts";
import { by, dataOf, judgeQuestion, replyTo, runWith, seen, talk } from "./fixture.ts";
import { run } from "./question-fixture.ts";

const thoughtful = seen(["get_booking"], { seesReasoning: true });

describe("a judge that sees what the agent thought", () => {
  test("is shown it where it was thought, and told what to make of it", () => {
    const { system } = judgeQuestion(run, thoughtful);
    const { conversation } = dataOf(judgeQuestion(run, thoughtful));
    expect(conversation.slice(1, 4)).toEqual([
      { speaker: "user", text: "Cancel my booking HL207, please." },
      { speaker: "thought", text: "I should look it up first." },
      { speaker: "agent", text: "Let me see." },
    ]);
    expect(system).toContain("A text of the speaker thought is what the agent thought");
    expect(judgeQuestion(run, seen(["get_booking"])).system).not.toContain("thought");
  });

  test("is asked another question, also about a run without a thought, and is another judge", () => {
    const silent = runWith([made("get_booking")], { texts: talk(["user", "Look it up."]) });
    for (const one of [run, silent])
      expect(judgeQuestion(one, thoughtful).key).not.toBe(judgeQuestion(one, seen(["get_booking"])).key);
    const forms = [judgeQuestion(run, thoughtful), judgeQuestion(run, seen(["get_booking"]))].map(callsForm);
    expect(forms.map(({ reasoning }) => reasoning)).toEqual([true, undefined]);
    const question = judgeQuestion(silent, thoughtful);
    const read = callsForm(question).read(JSON.stringify(replyTo(question)));
    expect("reply" in read && callsForm(question).verdict([read.reply], by)).toMatchObject({ votes: 1 });
  });

  test("is not shown what the policy hides of it", () => {
    const secret = runWith([made("pay", { card: "4111 1111" })], {
      input: "Pay.",
      texts: talk(["user", "Pay."], ["reasoning", "The card is 4111 1111, the code abc-123."]),
    });
    const hidden = redactRules(["pay.card", "/abc-\\d+/"]);
    const { user } = judgeQuestion(secret, seen(["pay"], { seesReasoning: true, redact: hidden }));
    expect(user).toContain("The card is [redacted], the code [redacted].");
  });
});

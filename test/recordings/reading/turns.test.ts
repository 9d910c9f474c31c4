import { describe, expect, test } from "vitest";
import { askedIn } from "../../../src/recordings/reading/turns.ts";
import type { Speaker, Text } from "../../../src/recordings/run.ts";
import { made, runOf } from "../../scorers/fixture.ts";

function runOfTexts(...texts: [Speaker, string][]) {
  const spoken = texts.map(([speaker, text], turn): Text => ({ speaker, text, turn }));
  return { ...runOf([made("login", { password: "hunter22" })]), texts: spoken };
}

describe("what the user asked in a run", () => {
  test("is a text, or one for each turn", () => {
    const one = runOfTexts(["system", "You book."], ["user", "to Lisbon"], ["assistant", "Booked."]);
    expect(askedIn(one, [])).toBe("to Lisbon");
    const two = runOfTexts(
      ["user", "to Lisbon"],
      ["assistant", "When?"],
      ["user", "in June"],
      ["user", "please"],
    );
    expect(askedIn(two, [])).toEqual(["to Lisbon", "in June\nplease"]);
    expect(askedIn(runOf([], { input: "to Porto" }), [])).toBe("to Porto");
  });

  test("leaves out what a program wrote into it", () => {
    const run = runOfTexts(["user", "to Lisbon"], ["user", "<system-reminder>be brief</system-reminder>"]);
    expect(askedIn(run, [])).toBe("to Lisbon");
  });

  test("is unknown where the recording does not have all of it", () => {
    expect(askedIn(runOf([]), [])).toBeUndefined();
    expect(askedIn(runOfTexts(["user", "I am [redacted]"]), [])).toBeUndefined();
    expect(askedIn(runOfTexts(["user", "Hello"], ["assistant", "Hi"], ["user", " "]), [])).toBeUndefined();
    expect(askedIn(runOfTexts(["user", "x".repeat(100_001)]), [])).toBeUndefined();
  });

  test("is not written down where it holds a key, or what redact rules hide", () => {
    const key = `Use AKIA${"QWERTYUIOP234567"}`;
    expect(askedIn(runOfTexts(["user", key]), [])).toBeUndefined();
    const run = runOfTexts(["user", "I am hunter22, card 1234567890123456"]);
    expect(askedIn(run, [])).toBe("I am hunter22, card 1234567890123456");
    expect(askedIn(run, ["/[0-9]{16}/"])).toBeUndefined();
    expect(askedIn(run, ["login.password"])).toBeUndefined();
    expect(askedIn(run, ["login.user"])).toBe("I am hunter22, card 1234567890123456");
  });
});

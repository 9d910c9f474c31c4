import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CUT_CONTEXT, conversationsIn } from "../../../src/setup/record/conversations.ts";
import type { Exchange } from "../../../src/setup/record/traffic.ts";
import { conversation, exchange, refused } from "./exchanges.ts";

const inputsOf = (exchanges: readonly Exchange[]) =>
  conversationsIn(exchanges).map(({ run, exchanges: own }) => [
    run?.texts.find(({ speaker }) => speaker === "user")?.text,
    own.length,
  ]);

describe("conversations of one process", () => {
  test("a request goes on from the one that it repeats, and the last one tells all", () => {
    const [only, ...rest] = conversationsIn(conversation("Fly", 3, { id: "a" }));
    expect(rest).toEqual([]);
    expect(only?.exchanges).toHaveLength(4);
    expect(only?.run?.toolCalls.map(({ id, status }) => [id, status])).toEqual([
      ["a-0", "ok"],
      ["a-1", "ok"],
      ["a-2", "ok"],
    ]);
  });

  test("any number of them are told apart, in whatever order their requests come", () => {
    const inputs = fc.array(fc.record({ calls: fc.nat(4), sameInput: fc.boolean() }), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(inputs, fc.infiniteStream(fc.nat(1000)), (shapes, picks) => {
        const all = shapes.map(({ calls, sameInput }, at) =>
          conversation(sameInput ? "the same" : `input ${at}`, calls, { id: `c${at}` }),
        );
        const lengths = all.map(({ length }) => length);
        const merged: Exchange[] = [];
        const left = all.map((one) => [...one]);
        while (left.some(({ length }) => length > 0)) {
          const open = left.filter(({ length }) => length > 0);
          const next = open[(picks.next().value ?? 0) % open.length]?.shift();
          if (next !== undefined) merged.push({ ...next, startedAt: merged.length });
        }
        const found = conversationsIn(merged);
        expect(found.map(({ exchanges }) => exchanges.length).sort()).toEqual(lengths.sort());
        for (const { run, fault } of found) {
          expect(fault).toBeUndefined();
          expect(run?.toolCalls.every(({ status }) => status === "ok")).toBe(true);
          expect(new Set(run?.toolCalls.map(({ id = "" }) => id.split("-")[0])).size).toBeLessThan(2);
        }
      }),
    );
  });

  test("one whose agent leaves out what it said before has a fault, and its rest is no conversation", () => {
    const [first, second, third] = conversation("Fly", 2, { id: "a" }) as [Exchange, Exchange, Exchange];
    const { request } = third;
    const cut = {
      ...third,
      request: { ...request, messages: (request.messages as object[]).slice(-2) as never },
    };
    const found = conversationsIn([first, second, cut]);
    expect(found.map(({ run, fault }) => [run?.toolCalls.length, fault])).toEqual([[2, CUT_CONTEXT]]);
  });

  test("a call is the same if the client repairs its arguments, or leaves out its id", () => {
    const [first, second] = conversation("Fly", 1, { id: "a" }) as [Exchange, Exchange];
    const asText = JSON.stringify(first).replace('{\\"step\\":0}', '{\\"step\\":');
    expect(conversationsIn([JSON.parse(asText), second])).toHaveLength(1);
    const withoutId = JSON.parse(
      JSON.stringify(second).replace('"id":"a-0",', "").replace('"tool_call_id":"a-0",', ""),
    );
    expect(conversationsIn([first, withoutId])).toHaveLength(1);
  });

  test("one that ended with words does not go on in another one that began alike", () => {
    const [silent] = conversation("Fly", 0, { id: "a" }) as [Exchange];
    const busy = conversation("Fly", 1, { id: "b", startedAt: 100 });
    for (const order of [
      [silent, ...busy],
      [busy[0] as Exchange, { ...silent, startedAt: 105 }, busy[1] as Exchange],
    ]) {
      const found = conversationsIn(order).map(({ run }) => [
        run?.toolCalls.map(({ id }) => id),
        run?.response,
      ]);
      expect(found).toContainEqual([[], "Done."]);
      expect(found).toContainEqual([["b-0"], "Done."]);
    }
  });

  test("an answer to one of two that began alike makes up for no failure of the other", () => {
    const [first, second] = conversation("Fly", 1, { id: "a" }) as [Exchange, Exchange];
    const lost = refused({ ...first, startedAt: 1 });
    expect(conversationsIn([first, lost, { ...second, startedAt: 30 }]).map(({ fault }) => fault)).toEqual([
      undefined,
      "429 from api.openai.com",
    ]);
  });

  test("another provider, and another time in the instructions, make up for a failure", () => {
    const [first] = conversation("Fly", 0, { id: "a" }) as [Exchange];
    const expected = {
      type: "message",
      role: "assistant",
      content: [{ type: "text", text: "Done." }],
      stop_reason: "end_turn",
    };
    const fallback = {
      ...first,
      provider: "anthropic",
      startedAt: 20,
      request: {
        model: "claude",
        system: "It is noon.",
        messages: [{ role: "user", content: [{ type: "text", text: "Fly" }] }],
        tools: [{ name: "search" }],
      },
      response: expected,
    } as Exchange;
    expect(conversationsIn([refused(first), fallback]).map(({ fault }) => fault)).toEqual([undefined]);
  });

  test("of several answers at the end nobody knows which one was taken", () => {
    const [first] = conversation("Fly", 0, { id: "a" }) as [Exchange];
    const { choices } = first.response as { choices: object[] };
    const both = {
      ...first,
      response: { object: "chat.completion", choices: [...choices, { ...choices[0], index: 1 }] },
    } as Exchange;
    expect(conversationsIn([both])[0]?.fault).toMatch(/^the agent asked for several answers/);
  });

  test("another turn of the user goes on", () => {
    const first = conversation("Hello", 1, { id: "a" });
    const [, { request }] = first as [Exchange, Exchange];
    const messages = request.messages as object[];
    const more = [
      ...messages,
      { role: "assistant", content: "Done." },
      { role: "user", content: "And back?" },
    ];
    const second = exchange(more as never, { content: "Yes." }, 100);
    expect(inputsOf([...first, second])).toEqual([["Hello", 3]]);
  });

  test("a failure is forgotten if the request was answered later, by the same request or a longer one", () => {
    const all = conversation("Fly", 1, { id: "a" });
    const [first, second] = all as [Exchange, Exchange];
    const [only] = conversationsIn([
      refused({ ...first, startedAt: -1 }),
      first,
      refused(second),
      { ...second, startedAt: 11 },
    ]);
    expect(only?.fault).toBeUndefined();
    expect(only?.run?.response).toBe("Done.");
  });

  test("a failure that took no time does not make up for itself", () => {
    const [first] = conversation("Fly", 0, { id: "a" }) as [Exchange];
    const [only] = conversationsIn([{ ...refused(first), milliseconds: 0 }]);
    expect(only?.fault).toBe("429 from api.openai.com");
  });

  test("a failure that lasts is a fault of its conversation, and of no other", () => {
    const [first, second] = conversation("Fly", 1, { id: "a" }) as [Exchange, Exchange];
    const other = conversation("Refund", 0, { id: "b", startedAt: 3 });
    const found = conversationsIn([first, ...other, refused(second)]);
    expect(found.map(({ run, fault }) => [run?.toolCalls.length, fault])).toEqual([
      [1, "429 from api.openai.com"],
      [0, undefined],
    ]);
  });

  test("a request that was only ever refused, again and again, is one conversation without a run", () => {
    const [first] = conversation("Fly", 0, { id: "a" }) as [Exchange];
    const [only, ...rest] = conversationsIn([refused(first), refused({ ...first, startedAt: 5 })]);
    expect(rest).toEqual([]);
    expect(only).toMatchObject({ fault: "429 from api.openai.com" });
    expect(only).not.toHaveProperty("run");
  });

  test("a stream without its end is a failure", () => {
    const [first] = conversation("Fly", 0, { id: "a" }) as [Exchange];
    const cut = [
      {
        object: "chat.completion.chunk",
        choices: [{ index: 0, delta: { content: "Do" }, finish_reason: null }],
      },
    ];
    const [only] = conversationsIn([{ ...first, response: cut }]);
    expect(only?.run).toBeUndefined();
    expect(only?.fault).toMatch(/^the answer of api\.openai\.com cannot be read: .*cut/);
  });
});

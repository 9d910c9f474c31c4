import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isEventStream, parseEventStream } from "../../src/core/event-stream.ts";
import { JsonError, parseJson } from "../../src/core/parse-json.ts";

describe("a stream of server-sent events", () => {
  test.each([
    ["events with a blank line between them", 'data: {"a":1}\n\ndata: {"a":2}\n\ndata: [DONE]\n\n'],
    [
      "names, ids, comments and a keep-alive",
      ': hi\nevent: x\nid: 7\ndata: {"a":1}\n\n:\n\ndata:{"a":2}\n\n',
    ],
    ["carriage returns", 'data: {"a":1}\r\n\r\ndata: {"a":2}\r\n\r\n'],
    ["a last event without an end", 'data: {"a":1}\n\ndata: {"a":2}'],
    ["a byte order mark and blank lines before it", '\uFEFF\n \ndata: {"a":1}\n\ndata: {"a":2}\n\n'],
    ["one value over several lines", 'data: {"a":1}\n\ndata: {\ndata: "a":2}\n\n'],
    ["no blank lines at all", 'data: {"a":1}\ndata: {"a":2}\ndata: [DONE]\n'],
    ["empty data", 'data: {"a":1}\n\ndata:\n\ndata: {"a":2}\n\n'],
  ])("with %s", (_what, text) => {
    expect(isEventStream(text)).toBe(true);
    expect(parseEventStream(text)).toEqual([{ a: 1 }, { a: 2 }]);
  });

  test("that was cut is an error with its place", () => {
    const parse = () => parseEventStream('data: {"a":1}\n\ndata: {"a":\n\n');
    expect(parse).toThrow(JsonError);
    expect(parse).toThrow(expect.objectContaining({ line: 3, column: 6 }));
  });

  test("carries any JSON", () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), (values) => {
        const text = values.map((value) => `data: ${JSON.stringify(value)}\n\n`).join("");
        expect(parseEventStream(text)).toEqual(values.map((value) => parseJson(JSON.stringify(value))));
      }),
    );
  });

  test("is never JSON", () => {
    fc.assert(fc.property(fc.json(), (text) => !isEventStream(text)));
  });
});

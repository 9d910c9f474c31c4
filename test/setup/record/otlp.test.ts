import { BinaryWriter, WireType } from "@bufbuild/protobuf/wire";
import fc from "fast-check";
import { expect, test } from "vitest";
import { decodeRequest } from "../../../src/setup/record/otlp.ts";

/** A field that is a message. */
function part(writer: BinaryWriter, number: number, write: (inner: BinaryWriter) => void): BinaryWriter {
  writer.tag(number, WireType.LengthDelimited).fork();
  write(writer);
  return writer.join();
}

function attribute(writer: BinaryWriter, key: string, write: (value: BinaryWriter) => void): void {
  part(writer, 9, (inner) => {
    inner.tag(1, WireType.LengthDelimited).string(key);
    part(inner, 2, write);
  });
}

test("spans are read as OTLP's JSON has them: ids in hexadecimal digits, times and integers as text", () => {
  const writer = new BinaryWriter();
  part(writer, 1, (resourceSpans) => {
    part(resourceSpans, 1, (resource) =>
      part(resource, 1, (pair) => {
        pair.tag(1, WireType.LengthDelimited).string("service.name");
        part(pair, 2, (value) => value.tag(1, WireType.LengthDelimited).string("agent"));
      }),
    );
    part(resourceSpans, 2, (scopeSpans) => {
      part(scopeSpans, 1, (scope) => scope.tag(1, WireType.LengthDelimited).string("ai"));
      part(scopeSpans, 2, (span) => {
        span.tag(1, WireType.LengthDelimited).bytes(Uint8Array.from({ length: 16 }, (_, at) => at));
        span.tag(2, WireType.LengthDelimited).bytes(Uint8Array.from([1, 2, 3, 4, 5, 6, 7, 255]));
        span.tag(5, WireType.LengthDelimited).string("chat gpt-5");
        span.tag(7, WireType.Bit64).fixed64("1764208800000000001");
        span.tag(99, WireType.LengthDelimited).string("a field of tomorrow");
        attribute(span, "text", (value) => value.tag(1, WireType.LengthDelimited).string("é"));
        attribute(span, "yes", (value) => value.tag(2, WireType.Varint).bool(true));
        attribute(span, "count", (value) => value.tag(3, WireType.Varint).int64("-9007199254740993"));
        attribute(span, "share", (value) => value.tag(4, WireType.Bit64).double(0.5));
        attribute(span, "list", (value) =>
          part(value, 5, (list) =>
            part(list, 1, (item) => item.tag(1, WireType.LengthDelimited).string("a")),
          ),
        );
        part(span, 15, (status) => status.tag(3, WireType.Varint).int32(2));
      });
    });
  });
  expect(decodeRequest("traces", writer.finish())).toEqual({
    resourceSpans: [
      {
        resource: { attributes: [{ key: "service.name", value: { stringValue: "agent" } }] },
        scopeSpans: [
          {
            scope: { name: "ai" },
            spans: [
              {
                traceId: "000102030405060708090a0b0c0d0e0f",
                spanId: "01020304050607ff",
                name: "chat gpt-5",
                startTimeUnixNano: "1764208800000000001",
                attributes: [
                  { key: "text", value: { stringValue: "é" } },
                  { key: "yes", value: { boolValue: true } },
                  { key: "count", value: { intValue: "-9007199254740993" } },
                  { key: "share", value: { doubleValue: 0.5 } },
                  { key: "list", value: { arrayValue: { values: [{ stringValue: "a" }] } } },
                ],
                status: { code: 2 },
              },
            ],
          },
        ],
      },
    ],
  });
});

test("any bytes are read or refused", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), fc.constantFrom("traces", "logs"), (bytes, signal) => {
      try {
        expect(typeof decodeRequest(signal as "traces", bytes)).toBe("object");
      } catch (error) {
        expect(error).toBeInstanceOf(Error);
      }
    }),
    { numRuns: 2_000 },
  );
});

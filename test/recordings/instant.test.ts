import { describe, expect, test } from "vitest";
import { instant } from "../../src/recordings/run.ts";

const NOON = 1_772_366_400_000_000_000n;

describe("an instant in nanoseconds", () => {
  test.each([
    ["nanoseconds as text", "1772366400000000000", NOON],
    ["nanoseconds", NOON, NOON],
    ["a small number", 7, 7n],
    ["UTC", "2026-03-01T12:00:00Z", NOON],
    ["no zone, which is UTC", "2026-03-01T12:00:00", NOON],
    ["a zone", "2026-03-01T14:00:00+02:00", NOON],
    ["a zone without a colon", "2026-03-01T09:00:00.5-0300", NOON + 500_000_000n],
    ["a space instead of T", "2026-03-01 12:00:00", NOON],
    ["milliseconds", "2026-03-01T12:00:00.123Z", NOON + 123_000_000n],
    ["microseconds", "2026-03-01T12:00:00.000001+00:00", NOON + 1_000n],
    ["nanoseconds after the point", "2026-03-01T12:00:00.000000001", NOON + 1n],
    ["digits beyond nanoseconds, which are cut", "2026-03-01T12:00:00.0000000019Z", NOON + 1n],
  ])("of %s", (_what, time, expected) => expect(instant(time)).toBe(expected));

  test.each(["", "yesterday", "12:00", 1.5, Number.NaN, null, undefined, true, {}, "9".repeat(100_000)])(
    "is not %j",
    (time) => expect(instant(time)).toBeUndefined(),
  );
});

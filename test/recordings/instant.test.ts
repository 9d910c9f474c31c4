import { describe, expect, test } from "vitest";
import { instant, orderOf, periodOf } from "../../src/recordings/run.ts";

const NOON = 1_772_366_400_000_000_000n;

describe("an instant in nanoseconds", () => {
  test.each([
    ["nanoseconds as text", "1772366400000000000", NOON],
    ["nanoseconds", NOON, NOON],
    ["microseconds since 1970", 1_772_366_400_000_000, NOON],
    ["milliseconds since 1970", 1_772_366_400_000, NOON],
    ["milliseconds as text", "1772366400000", NOON],
    ["seconds since 1970", 1_772_366_400, NOON],
    ["seconds with a fraction", 1_772_366_400.25, NOON + 250_000_000n],
    ["seconds with a fraction, as text", "1772366400.000001", NOON + 1_000n],
    ["UTC", "2026-03-01T12:00:00Z", NOON],
    ["no zone, which is UTC", "2026-03-01T12:00:00", NOON],
    ["a zone", "2026-03-01T14:00:00+02:00", NOON],
    ["a zone without a colon", "2026-03-01T09:00:00.5-0300", NOON + 500_000_000n],
    ["a zone that is named", "2026-03-01 12:00:00.5 UTC", NOON + 500_000_000n],
    ["a zone without minutes", "2026-03-01 14:00:00.5+02", NOON + 500_000_000n],
    ["a space instead of T", "2026-03-01 12:00:00", NOON],
    ["milliseconds", "2026-03-01T12:00:00.123Z", NOON + 123_000_000n],
    ["microseconds", "2026-03-01T12:00:00.000001+00:00", NOON + 1_000n],
    ["nanoseconds after the point", "2026-03-01T12:00:00.000000001", NOON + 1n],
    ["digits beyond nanoseconds, which are cut", "2026-03-01T12:00:00.0000000019Z", NOON + 1n],
  ])("of %s", (_what, time, expected) => expect(instant(time)).toBe(expected));

  test.each([
    "",
    "yesterday",
    "12:00",
    1.5,
    7,
    0,
    "7",
    -1,
    5e12,
    9e9,
    1e30,
    Number.NaN,
    null,
    undefined,
    true,
    {},
    "9".repeat(100_000),
  ])("is not %j", (time) => expect(instant(time)).toBeUndefined());
});

test("a number of no known unit is a place in an order", () => {
  expect([7, "7", 7n, 1.5, true, "soon"].map(orderOf)).toEqual([7n, 7n, 7n, undefined, undefined, undefined]);
});

describe("a period", () => {
  test.each<[string, unknown, unknown, string]>([
    ["in milliseconds", 1_772_366_400_000, 1_772_366_402_000, "2000000000"],
    ["in microseconds", "1772366400000000", "1772366400000005", "5000"],
    ["in seconds", 1_772_366_400.5, 1_772_366_401, "500000000"],
    ["of texts", "2026-03-01T12:00:00Z", "2026-03-01T12:00:01Z", "1000000000"],
    ["in nanoseconds, one end as text", NOON, String(NOON + 3n), "3"],
    ["of numbers that are no dates", 1, 9, "not known"],
    ["whose end is no date", 1_772_366_400_000, 5, "not known"],
    ["in two units", 1_772_366_400_000, 1_772_366_402, "not known"],
    ["of a text and a number", "2026-03-01T12:00:00Z", 1_772_366_402, "not known"],
    ["that has not ended", 1_772_366_400_000, null, "not known"],
  ])("%s", (_what, start, end, took) => {
    const recorded = periodOf(start, end)?.recorded;
    const hasTimes = recorded?.start !== undefined && recorded.end !== undefined;
    expect(hasTimes ? String((recorded.end ?? 0n) - (recorded.start ?? 0n)) : "not known").toBe(took);
  });
});

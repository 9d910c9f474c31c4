import { z } from "../zod.ts";

export const share = z.number().min(0).max(1);
/** Any JSON: argument values as recorded or expected, redacted and capped. Integers beyond 2^53 stand as text. */
export const json = z.unknown().describe("Any JSON value");

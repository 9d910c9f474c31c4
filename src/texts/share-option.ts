import type { SchemaKit } from "./text-scorer.ts";

/** An option from 0 to 1. Takes what it is, and what it is where no level says it. */
export function shareOption({ z }: SchemaKit, about: string, value: number) {
  return z.number().min(0).max(1).describe(`${about}. Where no level says it: ${value}`).optional();
}

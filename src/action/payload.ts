import { readFileSync } from "node:fs";
import { ConfigurationError } from "../problems.ts";
import type { z } from "../zod.ts";
import type { Environment } from "./environment.ts";

/** What is used of the event's payload, checked. Throws ConfigurationError with every place where it is not as GitHub sends it. */
export function readPayload<T extends z.ZodType>(
  { GITHUB_EVENT_NAME: name, GITHUB_EVENT_PATH: file }: Environment,
  schema: T,
): z.output<T> {
  const { success, data, error } = schema.safeParse(parse(file));
  if (success) return data;
  throw new ConfigurationError(
    error.issues.map(({ path, message }) => ({
      severity: "error",
      message: `the payload of ${name} is not as GitHub sends it, at ${path.join(".") || "its top"}: ${message}`,
    })),
  );
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    const message = `the event's payload cannot be read (GITHUB_EVENT_PATH): ${(error as Error).message}`;
    throw new ConfigurationError([{ severity: "error", message }]);
  }
}

import type { Json } from "../json/json.ts";
import type { CallStatus } from "./run.ts";

/** A tool call as a format states it. `arguments` is JSON, `argumentsText` the JSON text of it. */
export interface StatedCall {
  id?: Json | undefined;
  name: Json | undefined;
  arguments?: Json | undefined;
  argumentsText?: string | undefined;
  status?: CallStatus | undefined;
  result?: Json | undefined;
}

/** The result of a tool call as a format states it. */
export interface StatedResult {
  id?: Json | undefined;
  name?: Json | undefined;
  status: CallStatus;
  result?: Json | undefined;
}

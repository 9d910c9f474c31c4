import type { JudgedBy } from "../judgement/judgement.ts";

/** How a run was judged: the judgement, with the calls by their names. */
export interface LlmDetails {
  key: string;
  by: JudgedBy;
  votes: number;
  evaluations: {
    callId: string;
    toolCallId: string | null;
    name: string;
    wasAppropriate: boolean;
    partly?: true | undefined;
    agreeing: number;
    reasoning?: string | undefined;
  }[];
  missingTools: string[];
  reason?: string | undefined;
}

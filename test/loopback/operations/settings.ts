import { paged } from "../answer.ts";
import type { Operations } from "./call.ts";

export const settings: Operations = {
  "repos/get-branch-rules": (call) => paged(call.state.settings.rules, call, (page) => page),
};

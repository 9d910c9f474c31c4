import { paged } from "../answer.ts";
import type { Operations } from "./call.ts";

export const settings: Operations = {
  "repos/get-branch-rules": (call) => paged(call.state.settings.rules, call, (page) => page),
  "actions/get-artifact-and-log-retention-settings-repository": ({ state }) => ({
    body: { days: state.settings.retentionDays, maximum_allowed_days: 90 },
  }),
};

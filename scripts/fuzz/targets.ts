import type { Target } from "./target.ts";
import { expectations, policy } from "./targets/configuration.ts";
import { files } from "./targets/files.ts";
import { eventStream, jsonInText, jsonParser, jsonPointer } from "./targets/json.ts";
import { judgeQuestion } from "./targets/judge-question.ts";
import { judgeReply } from "./targets/judge-reply.ts";
import { judgeSheet } from "./targets/judge-sheet.ts";
import { labels } from "./targets/labels.ts";
import { lostCalls } from "./targets/lost-calls.ts";
import { assignment, matching } from "./targets/matching.ts";
import { detection, readers } from "./targets/readers.ts";
import { partialReports, reports } from "./targets/reports.ts";
import { suite } from "./targets/suite.ts";
import { workflows } from "./targets/workflows.ts";

export const targets: readonly Target[] = [
  ...readers,
  detection,
  files,
  expectations,
  policy,
  reports,
  partialReports,
  jsonParser,
  eventStream,
  jsonInText,
  jsonPointer,
  matching,
  assignment,
  judgeQuestion,
  judgeReply,
  judgeSheet,
  labels,
  suite,
  lostCalls,
  workflows,
];

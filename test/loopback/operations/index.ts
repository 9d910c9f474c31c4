import { artifacts } from "./artifacts.ts";
import type { Operations } from "./call.ts";
import { checks } from "./checks.ts";
import { comments } from "./comments.ts";
import { commits } from "./commits.ts";
import { contents } from "./contents.ts";
import { issues } from "./issues.ts";
import { pulls } from "./pulls.ts";
import { repository } from "./repository.ts";
import { runs } from "./runs.ts";
import { settings } from "./settings.ts";

export const operations: Operations = {
  ...artifacts,
  ...checks,
  ...comments,
  ...commits,
  ...contents,
  ...issues,
  ...pulls,
  ...repository,
  ...runs,
  ...settings,
};

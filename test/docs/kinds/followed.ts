import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../pages.ts";
import type { Kind } from "./kind.ts";

/** Pages whose steps a separate test executes in order, and the languages that it covers. */
const followed: Readonly<Record<string, { test: string; languages: readonly string[] }>> = {
  "CONTRIBUTING.md": { test: "test/docs/contributing.test.ts", languages: ["ts"] },
  "README.md": { test: "test/walk/walk.weekly.test.ts", languages: ["console"] },
};

export const step: Kind = {
  name: "step of a page that a test follows",
  claims: ({ page, language }) => followed[page]?.languages.includes(language) ?? false,
  faults: ({ page }) => {
    const file = followed[page]?.test ?? "";
    const isRead =
      existsSync(join(root, file)) && readFileSync(join(root, file), "utf8").includes(`"${page}"`);
    return isRead ? [] : [`${file} does not read ${page}`];
  },
};

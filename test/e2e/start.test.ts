import { copyFileSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { workspace } from "../workspace.ts";
import { after } from "./process.ts";
import { root } from "./runner.ts";

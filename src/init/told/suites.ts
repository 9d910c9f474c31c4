import { lines, type TerminalText, terminal } from "../../escape/terminal.ts";
import { counted, listed } from "../../wording.ts";
import type { Home } from "../finding/home.ts";
import { suiteName } from "../finding/project.ts";
import { shellWord } from "../next-command.ts";

/** A project of a monorepo, and the patterns of its recordings. */
export interface ProjectSuite {
  home: Home;
  patterns: readonly string[];
}

const SHOWN_SUITES = 10;

/** That there are several suites, and how to begin with one of them. */
export function suitesText(suites: readonly ProjectSuite[], program: string): TerminalText {
  return lines([
    terminal`error: ${counted(suites.length, "project")} have recordings, and each of them is a suite of its own. Nothing is written: begin with one of them`,
    ...suites
      .slice(0, SHOWN_SUITES)
      .flatMap(({ home, patterns }) => [
        terminal``,
        terminal`  ${home.folder}: ${counted(home.files.length, "file")} of recordings`,
        terminal`    ${[program, "init", ...optionsFor(home, patterns)].join(" ")}`,
      ]),
    ...(suites.length > SHOWN_SUITES
      ? [terminal``, terminal`  and ${String(suites.length - SHOWN_SUITES)} more`]
      : []),
  ]);
}

function optionsFor({ project }: Home, patterns: readonly string[]): string[] {
  const name = project.split("/").at(-1) ?? "";
  const suite = suiteName(project);
  return [
    ...patterns.flatMap((pattern) => ["--runs", shellWord(pattern)]),
    "--expectations",
    shellWord(`${project}/evals/expectations.yml`),
    "--policy",
    shellWord(`.github/rungate.${name}.yml`),
    ...(suite === undefined ? [] : ["--suite", suite]),
  ];
}

/** That recordings lie elsewhere too, and are left out. */
export function leftOutText(homes: readonly Home[]): TerminalText {
  const places = homes.map(({ folder, files }) => `${folder} (${counted(files.length, "file")})`);
  return terminal`Left out: ${listed(places)}. To choose otherwise name each pattern with --runs`;
}
